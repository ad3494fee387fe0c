(* QT(6,6), the network of the hyper-torus paper's figure, with network A the columns below 3: what
   exchanging some nodes of the modules (2,3) and (3,1) does to the cut. Section 3. *)

From Coq Require Import ZArith Lia List Bool Permutation.
From Topocert Require Import Graph Walk Links Computed Networks QtBisection QtCases.
Import ListNotations.
Open Scope Z_scope.

(* The labels that p chooses of the module (2,3) go to B, those that q chooses of (3,1) to A. *)
Definition qt_exchanged (p q : Z -> bool) (v : Z * Z * Z) : bool :=
  let '(x, y, z) := v in
  if (x =? 2) && (y =? 3) then negb (p z) else if (x =? 3) && (y =? 1) then q z else x <? 3.

(* The node (2,3,z) moved to B: then i links are cut within its module, b to modules of B, a to modules
   of A. *)
Definition qt_flipped (z i b a : Z) : Prop :=
  let S := fun v => qt_columns 6 v && negb (yes (same3 v (2, 3, z))) in
  count (fun e => adj (QT 6 6) (fst e) (snd e) /\ S (fst e) = true /\ S (snd e) = false /\ fst (fst e) = (2, 3) /\ fst (snd e) = (2, 3)) i /\
  count (fun e => adj (QT 6 6) (fst e) (snd e) /\ S (fst e) = true /\ S (snd e) = false /\ fst (fst e) = (2, 3) /\ fst (snd e) <> (2, 3)) b /\
  count (fun e => adj (QT 6 6) (fst e) (snd e) /\ S (fst e) = false /\ S (snd e) = true /\ fst (fst e) = (2, 3) /\ fst (snd e) <> (2, 3)) a.

(* ---------- Links from their ends ---------- *)

(* Each link of QT(6,6) in both directions, once. *)
Definition arcs66 : list ((Z * Z * Z) * (Z * Z * Z)) :=
  flat_map (fun u => map (pair u) (qt_neighbours 6 6 u)) (vertices (QT 6 6)).

Lemma arcs66_in e : In e arcs66 <-> adj (QT 6 6) (fst e) (snd e).
Proof.
  unfold arcs66; rewrite in_flat_map; destruct e as [u v]; cbn [fst snd]; rewrite (qt_adj 6 6 u v ltac:(lia) ltac:(lia)); split.
  - intros (w & W & I); apply in_map_iff in I; destruct I as (x & Q & X); injection Q as -> ->; auto.
  - intros [U V]; exists u; split; [exact U | apply in_map; exact V].
Qed.

(* Without repetition: the second ends of each are different. *)
Lemma arcs66_once : NoDup arcs66.
Proof.
  unfold arcs66; apply NoDup_flat_map.
  - apply qt_proper; lia.
  - intros u U; apply FinFun.Injective_map_NoDup; [intros a b Q; congruence|].
    apply (forallb_forall (fun u => if ListDec.NoDup_dec same3 (qt_neighbours 6 6 u) then true else false) (vertices (QT 6 6))) in U;
      [destruct (ListDec.NoDup_dec same3 (qt_neighbours 6 6 u)); [assumption | discriminate] | vm_compute; reflexivity].
  - intros a b x A B; apply in_map_iff in A, B; destruct A as (y & <- & _), B as (z & Q & _); congruence.
Qed.

Lemma count_arcs66 P (b : (Z * Z * Z) * (Z * Z * Z) -> bool) : (forall e, b e = true <-> P e) ->
  count (fun e => adj (QT 6 6) (fst e) (snd e) /\ P e) (Z.of_nat (length (filter b arcs66))).
Proof.
  intros B; apply count_list; [apply NoDup_filter, arcs66_once|].
  intros e; rewrite filter_In, B, arcs66_in; tauto.
Qed.

(* ---------- The exchange ---------- *)

Definition cut_by (p q : Z -> bool) (e : (Z * Z * Z) * (Z * Z * Z)) : bool :=
  qt_exchanged p q (fst e) && negb (qt_exchanged p q (snd e)).

Lemma exchanged_cut p q : cut (QT 6 6) (qt_exchanged p q) (Z.of_nat (length (filter (cut_by p q) arcs66))).
Proof.
  apply (count_arcs66 (fun e => qt_exchanged p q (fst e) = true /\ qt_exchanged p q (snd e) = false) (cut_by p q)).
  intros e; unfold cut_by; rewrite andb_true_iff, negb_true_iff; reflexivity.
Qed.

(* The arcs with an end in one of the two modules, and the others, which p and q do not matter to. *)
Definition at_modules (e : (Z * Z * Z) * (Z * Z * Z)) : bool :=
  let there := fun v : Z * Z * Z => let '(x, y, _) := v in (x =? 2) && (y =? 3) || (x =? 3) && (y =? 1) in
  there (fst e) || there (snd e).

Definition near_arcs := Eval vm_compute in filter at_modules arcs66.

Lemma filter_split {A} (f h : A -> bool) l :
  length (filter f l) = (length (filter f (filter h l)) + length (filter f (filter (fun a => negb (h a)) l)))%nat.
Proof.
  induction l as [|a l IH]; [reflexivity|]; cbn [filter]; destruct (h a) eqn:H; cbn [negb filter]; destruct (f a); cbn [length]; lia.
Qed.

Lemma exchanged_count p q : Z.of_nat (length (filter (cut_by p q) arcs66)) = Z.of_nat (length (filter (cut_by p q) near_arcs)) + 30.
Proof.
  rewrite (filter_split (cut_by p q) at_modules arcs66), Nat2Z.inj_add; f_equal.
  rewrite (filter_ext_in (cut_by p q) (cut_by (fun _ => false) (fun _ => false))); [vm_compute; reflexivity|].
  intros [[[x y] z] [[x' y'] z']] I; apply filter_In in I; destruct I as [_ I].
  unfold at_modules, cut_by, qt_exchanged in *; cbn [fst snd] in *.
  destruct ((x =? 2) && (y =? 3)), ((x =? 3) && (y =? 1)), ((x' =? 2) && (y' =? 3)), ((x' =? 3) && (y' =? 1)); try discriminate I; reflexivity.
Qed.

(* Only which of the eight labels are chosen matters. *)
Definition eight_labels := [0; 1; 2; 3; 4; 5; 6; 7].
Definition chooses (l : list Z) (z : Z) : bool := existsb (Z.eqb z) l.

Lemma chooses_filter p z : In z eight_labels -> chooses (filter p eight_labels) z = p z.
Proof.
  intros I; unfold chooses; destruct (p z) eqn:P.
  - apply existsb_exists; exists z; rewrite Z.eqb_refl, filter_In; auto.
  - destruct (existsb (Z.eqb z) (filter p eight_labels)) eqn:X; auto; apply existsb_exists in X; destruct X as (y & Y & Q).
    apply Z.eqb_eq in Q; subst y; apply filter_In in Y; destruct Y; congruence.
Qed.

Lemma near_labels e : In e near_arcs -> In (snd (fst e)) eight_labels /\ In (snd (snd e)) eight_labels.
Proof.
  intros I; assert (C : forallb (fun e : (Z * Z * Z) * (Z * Z * Z) => existsb (Z.eqb (snd (fst e))) eight_labels && existsb (Z.eqb (snd (snd e))) eight_labels) near_arcs = true)
    by (vm_compute; reflexivity).
  rewrite forallb_forall in C; specialize (C e I); cbv beta in C; apply andb_true_iff in C; rewrite !existsb_exists in C.
  destruct C as [(a & A & Q) (b & B & R)]; apply Z.eqb_eq in Q, R; subst a b; auto.
Qed.

Lemma near_chosen p q : filter (cut_by p q) near_arcs =
  filter (cut_by (chooses (filter p eight_labels)) (chooses (filter q eight_labels))) near_arcs.
Proof.
  apply filter_ext_in; intros [[[x y] z] [[x' y'] z']] I; apply near_labels in I; cbn [fst snd] in I; destruct I as [A B].
  unfold cut_by, qt_exchanged; cbn [fst snd]; rewrite !chooses_filter; auto.
Qed.

Fixpoint choices (l : list Z) : list (list Z) :=
  match l with [] => [[]] | z :: l => choices l ++ map (cons z) (choices l) end.

Lemma filter_choice p l : In (filter p l) (choices l).
Proof.
  induction l as [|z l IH]; cbn; [auto|]; apply in_or_app; destruct (p z); [right; apply in_map; exact IH | left; exact IH].
Qed.

(* For every choice of as many of each, 1 ... 4. *)
Definition fewest_exchanged : bool :=
  forallb (fun k => forallb (fun P => forallb (fun Q => 10 <=? Z.of_nat (length (filter (cut_by (chooses P) (chooses Q)) near_arcs)))
    (filter (fun Q => Z.of_nat (length Q) =? k) (choices eight_labels))) (filter (fun P => Z.of_nat (length P) =? k) (choices eight_labels))) [1; 2; 3; 4].

Lemma fewest_exchanged_right : fewest_exchanged = true.
Proof. vm_cast_no_check (eq_refl true). Qed.

Theorem qt_bisection_swap_single :
  forall k : Z, 1 <= k <= 4 -> let chosen := fun p : Z -> bool => Z.of_nat (length (filter p (zrange
  8))) = k in (exists p q, chosen p /\ chosen q /\ balanced (QT 6 6) (qt_exchanged p q) /\ cut (QT 6
  6) (qt_exchanged p q) 40) /\ (forall p q, chosen p -> chosen q -> exists c, cut (QT 6 6)
  (qt_exchanged p q) c /\ 40 <= c).
Proof.
  intros k K; cbv zeta; change (zrange 8) with eight_labels; split.
  - assert (C : exists P Q, In P (choices eight_labels) /\ In Q (choices eight_labels) /\ Z.of_nat (length P) = k /\ Z.of_nat (length Q) = k /\
      Z.of_nat (length (filter (cut_by (chooses P) (chooses Q)) near_arcs)) = 10 /\ filter (chooses P) eight_labels = P /\ filter (chooses Q) eight_labels = Q /\
      (Z.of_nat (length (filter (qt_exchanged (chooses P) (chooses Q)) (vertices (QT 6 6)))) =? 144) = true).
    { assert (D : k = 1 \/ k = 2 \/ k = 3 \/ k = 4) by lia.
      destruct D as [->|[->|[->|->]]]; [exists [4], [0] | exists [4; 6], [0; 2] | exists [4; 6; 7], [0; 2; 3] | exists [4; 5; 6; 7], [0; 1; 2; 3]];
      (split; [cbn; tauto|]); (split; [cbn; tauto|]); repeat split; vm_compute; reflexivity. }
    destruct C as (P & Q & _ & _ & LP & LQ & C & FP & FQ & B); exists (chooses P), (chooses Q); rewrite FP, FQ.
    split; [exact LP|]; split; [exact LQ|]; split; [apply Z.eqb_eq in B; exact B|].
    replace 40 with (Z.of_nat (length (filter (cut_by (chooses P) (chooses Q)) arcs66))); [apply exchanged_cut|].
    rewrite exchanged_count, C; reflexivity.
  - intros p q P Q; exists (Z.of_nat (length (filter (cut_by p q) arcs66))); split; [apply exchanged_cut|].
    rewrite exchanged_count, near_chosen.
    pose proof fewest_exchanged_right as F; unfold fewest_exchanged in F; rewrite forallb_forall in F.
    assert (I : In k [1; 2; 3; 4]) by (cbn; lia); specialize (F k I); cbv beta in F; rewrite forallb_forall in F.
    assert (IP : In (filter p eight_labels) (filter (fun P => Z.of_nat (length P) =? k) (choices eight_labels)))
      by (apply filter_In; split; [apply filter_choice | apply Z.eqb_eq; exact P]).
    assert (IQ : In (filter q eight_labels) (filter (fun P => Z.of_nat (length P) =? k) (choices eight_labels)))
      by (apply filter_In; split; [apply filter_choice | apply Z.eqb_eq; exact Q]).
    specialize (F _ IP); cbv beta in F; rewrite forallb_forall in F; specialize (F _ IQ); cbv beta in F; apply Z.leb_le in F; lia.
Qed.

(* ---------- One node ---------- *)

Definition flip_counts (z : Z) : Z * Z * Z :=
  let S := fun v : Z * Z * Z => qt_columns 6 v && negb (yes (same3 v (2, 3, z))) in
  let at_home := fun v : Z * Z * Z => yes (same2 (fst v) (2, 3)) in
  let number := fun f : (Z * Z * Z) * (Z * Z * Z) -> bool => Z.of_nat (length (filter f arcs66)) in
  (number (fun e => S (fst e) && negb (S (snd e)) && at_home (fst e) && at_home (snd e)),
   number (fun e => S (fst e) && negb (S (snd e)) && at_home (fst e) && negb (at_home (snd e))),
   number (fun e => negb (S (fst e)) && S (snd e) && at_home (fst e) && negb (at_home (snd e)))).

Lemma not_yes {P : Prop} (d : {P} + {~ P}) : yes d = false <-> ~ P.
Proof. unfold yes; destruct d; split; auto; try discriminate; contradiction. Qed.

Lemma flip_counts_right z : qt_flipped z (fst (fst (flip_counts z))) (snd (fst (flip_counts z))) (snd (flip_counts z)).
Proof.
  unfold qt_flipped, flip_counts; cbv zeta; cbn [fst snd]; repeat split; apply count_arcs66;
    intros e; rewrite !andb_true_iff, ?negb_true_iff, ?yes_iff, ?not_yes; tauto.
Qed.

Theorem qt_bisection_flip_case2_correction :
  forall z : Z, 0 <= z < 8 -> qt_columns 6 (qt_out 6 6 (2, 3, z)) = true -> qt_flipped z 3 3 1.
Proof.
  intros z Z I; pose proof (flip_counts_right z) as F.
  assert (C : forallb (fun z => implb (qt_columns 6 (qt_out 6 6 (2, 3, z))) (let '(i, b, a) := flip_counts z in (i =? 3) && (b =? 3) && (a =? 1))) eight_labels = true)
    by (vm_compute; reflexivity).
  rewrite forallb_forall in C; assert (L : In z eight_labels) by (cbn; lia); specialize (C z L); cbv beta in C; rewrite I in C.
  destruct (flip_counts z) as [[i b] a]; cbn [implb fst snd] in *; rewrite !andb_true_iff, !Z.eqb_eq in C; destruct C as [[-> ->] ->]; exact F.
Qed.

Theorem qt_bisection_flip_case2_refuted :
  ~ (forall z : Z, 0 <= z < 8 -> qt_columns 6 (qt_out 6 6 (2, 3, z)) = true -> exists i b a,
  qt_flipped z i b a /\ i = 3 /\ b + a = 3).
Proof.
  intros H; assert (Z : 0 <= 0 < 8) by lia.
  assert (I : qt_columns 6 (qt_out 6 6 (2, 3, 0)) = true) by (vm_compute; reflexivity).
  destruct (H 0 Z I) as (i & b & a & (_ & B & A) & _ & S); destruct (qt_bisection_flip_case2_correction 0 Z I) as (_ & B' & A').
  pose proof (count_unique _ _ _ B B'); pose proof (count_unique _ _ _ A A'); lia.
Qed.
