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
Fixpoint once (l : list (Z * Z * Z)) : bool :=
  match l with [] => true | a :: l => negb (existsb (fun b => yes (same3 a b)) l) && once l end.

Lemma once_NoDup l : once l = true -> NoDup l.
Proof.
  induction l as [|a l IH]; [constructor|]; cbn [once]; intros H; apply andb_true_iff in H; destruct H as [A B].
  constructor; [|auto]; intros I; apply negb_true_iff in A.
  enough (T : existsb (fun b => yes (same3 a b)) l = true) by congruence.
  apply existsb_exists; exists a; split; [exact I | apply yes_iff; reflexivity].
Qed.

Lemma neighbours_once u : is_vertex (QT 6 6) u -> NoDup (qt_neighbours 6 6 u).
Proof.
  intros U; assert (C : forallb (fun u => once (qt_neighbours 6 6 u)) (vertices (QT 6 6)) = true)
    by (vm_compute; reflexivity).
  rewrite forallb_forall in C; apply once_NoDup; exact (C u U).
Qed.

Lemma arcs66_once : NoDup arcs66.
Proof.
  unfold arcs66; apply NoDup_flat_map.
  - apply qt_proper; lia.
  - intros u U; apply FinFun.Injective_map_NoDup; [intros a b Q; injection Q; auto | apply neighbours_once; exact U].
  - intros a b x A B; apply in_map_iff in A; apply in_map_iff in B; destruct A as (y & Ex & _), B as (z & Ez & _).
    rewrite <- Ex in Ez; injection Ez; auto.
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

(* The arcs with an end in the module (2,3), in (3,1), and the others; none has ends in both. *)
Definition at_module (x y : Z) (e : (Z * Z * Z) * (Z * Z * Z)) : bool :=
  yes (same2 (fst (fst e)) (x, y)) || yes (same2 (fst (snd e)) (x, y)).

Definition near_first := Eval vm_compute in filter (at_module 2 3) arcs66.
Definition near_second := Eval vm_compute in filter (at_module 3 1) arcs66.

Definition none (z : Z) : bool := false.

Lemma filter_split {A} (f h : A -> bool) l :
  length (filter f l) = (length (filter f (filter h l)) + length (filter f (filter (fun a => negb (h a)) l)))%nat.
Proof.
  induction l as [|a l IH]; [reflexivity|]; cbn [filter]; destruct (h a) eqn:H; cbn [negb filter]; destruct (f a); cbn [length]; lia.
Qed.

(* At the first module only p matters, at the second only q, elsewhere neither. *)
Lemma cut_by_module p q e : cut_by p q e =
  cut_by (if at_module 2 3 e then p else none) (if at_module 3 1 e then q else none) e.
Proof.
  destruct e as [[[x y] z] [[x' y'] z']]; unfold cut_by, qt_exchanged, at_module; cbn [fst snd].
  assert (Y : forall a b c d : Z, yes (same2 (a, b) (c, d)) = (a =? c) && (b =? d)).
  { intros a b c d; unfold yes; destruct (same2 (a, b) (c, d)) as [Q|Q]; [injection Q as -> ->; rewrite !Z.eqb_refl; reflexivity|].
    destruct (Z.eqb_spec a c), (Z.eqb_spec b d); try reflexivity; subst; contradiction. }
  rewrite !Y; destruct ((x =? 2) && (y =? 3)), ((x =? 3) && (y =? 1)), ((x' =? 2) && (y' =? 3)), ((x' =? 3) && (y' =? 1)); reflexivity.
Qed.

Lemma exchanged_count p q : Z.of_nat (length (filter (cut_by p q) arcs66)) =
  Z.of_nat (length (filter (cut_by p none) near_first)) + Z.of_nat (length (filter (cut_by none q) near_second)) + 30.
Proof.
  rewrite (filter_split (cut_by p q) (at_module 2 3) arcs66), (filter_split (cut_by p q) (at_module 3 1) (filter (fun e => negb (at_module 2 3 e)) arcs66)).
  change (filter (at_module 2 3) arcs66) with near_first.
  replace (filter (at_module 3 1) (filter (fun e => negb (at_module 2 3 e)) arcs66)) with near_second by (vm_compute; reflexivity).
  rewrite (filter_ext_in (cut_by p q) (cut_by p none) near_first), (filter_ext_in (cut_by p q) (cut_by none q) near_second),
    (filter_ext_in (cut_by p q) (cut_by none none) (filter _ _)).
  - replace (length (filter (cut_by none none) _)) with 30%nat by (vm_compute; reflexivity); lia.
  - intros e I; rewrite !filter_In in I; destruct I as [[_ I] J]; apply negb_true_iff in I, J.
    rewrite (cut_by_module p q), (cut_by_module none none), I, J; reflexivity.
  - intros e I; assert (C : forallb (fun e => negb (at_module 2 3 e)) near_second = true) by (vm_compute; reflexivity).
    rewrite forallb_forall in C; specialize (C e I); apply negb_true_iff in C.
    rewrite (cut_by_module p q), (cut_by_module none q), C; reflexivity.
  - intros e I; assert (C : forallb (fun e => negb (at_module 3 1 e)) near_first = true) by (vm_compute; reflexivity).
    rewrite forallb_forall in C; specialize (C e I); apply negb_true_iff in C.
    rewrite (cut_by_module p q), (cut_by_module p none), C; reflexivity.
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

Lemma near_labels e : In e near_first \/ In e near_second -> In (snd (fst e)) eight_labels /\ In (snd (snd e)) eight_labels.
Proof.
  intros I; assert (C : forallb (fun e : (Z * Z * Z) * (Z * Z * Z) => existsb (Z.eqb (snd (fst e))) eight_labels && existsb (Z.eqb (snd (snd e))) eight_labels)
    (near_first ++ near_second) = true) by (vm_compute; reflexivity).
  rewrite forallb_forall in C; specialize (C e (in_or_app _ _ _ I)); cbv beta in C; apply andb_true_iff in C; rewrite !existsb_exists in C.
  destruct C as [(a & A & Q) (b & B & R)]; apply Z.eqb_eq in Q, R; subst a b; auto.
Qed.

Lemma first_chosen p : filter (cut_by p none) near_first = filter (cut_by (chooses (filter p eight_labels)) none) near_first.
Proof.
  apply filter_ext_in; intros [[[x y] z] [[x' y'] z']] I; apply (fun e I => near_labels e (or_introl I)) in I; cbn [fst snd] in I; destruct I as [A B].
  unfold cut_by, qt_exchanged; cbn [fst snd]; rewrite !chooses_filter; auto.
Qed.

Lemma second_chosen q : filter (cut_by none q) near_second = filter (cut_by none (chooses (filter q eight_labels))) near_second.
Proof.
  apply filter_ext_in; intros [[[x y] z] [[x' y'] z']] I; apply (fun e I => near_labels e (or_intror I)) in I; cbn [fst snd] in I; destruct I as [A B].
  unfold cut_by, qt_exchanged; cbn [fst snd]; rewrite !chooses_filter; auto.
Qed.

Fixpoint choices (l : list Z) : list (list Z) :=
  match l with [] => [[]] | z :: l => choices l ++ map (cons z) (choices l) end.

Lemma filter_choice p l : In (filter p l) (choices l).
Proof.
  induction l as [|z l IH]; cbn; [auto|]; apply in_or_app; destruct (p z); [right; apply in_map; exact IH | left; exact IH].
Qed.

(* For every choice of 1 ... 4 of each. *)
Definition fewest_exchanged : bool :=
  forallb (fun P => let k := Z.of_nat (length P) in if (1 <=? k) && (k <=? 4) then
    (5 <=? Z.of_nat (length (filter (cut_by (chooses P) none) near_first))) && (5 <=? Z.of_nat (length (filter (cut_by none (chooses P)) near_second)))
    else true) (choices eight_labels).

Lemma fewest_exchanged_right : fewest_exchanged = true.
Proof. vm_cast_no_check (eq_refl true). Qed.

Theorem qt_bisection_swap_single :
  forall k : Z, 1 <= k <= 4 -> let chosen := fun p : Z -> bool => Z.of_nat (length (filter p (zrange
  8))) = k in (exists p q, chosen p /\ chosen q /\ balanced (QT 6 6) (qt_exchanged p q) /\ cut (QT 6
  6) (qt_exchanged p q) 40) /\ (forall p q, chosen p -> chosen q -> exists c, cut (QT 6 6)
  (qt_exchanged p q) c /\ 40 <= c).
Proof.
  intros k K; cbv zeta; change (zrange 8) with eight_labels; split.
  - assert (C : exists P Q, Z.of_nat (length P) = k /\ Z.of_nat (length Q) = k /\
      Z.of_nat (length (filter (cut_by (chooses P) (chooses Q)) arcs66)) = 40 /\ filter (chooses P) eight_labels = P /\ filter (chooses Q) eight_labels = Q /\
      (Z.of_nat (length (filter (qt_exchanged (chooses P) (chooses Q)) (vertices (QT 6 6)))) =? 144) = true).
    { assert (D : k = 1 \/ k = 2 \/ k = 3 \/ k = 4) by lia.
      destruct D as [->|[->|[->| ->]]]; [exists [4], [0] | exists [4; 6], [0; 2] | exists [4; 6; 7], [0; 2; 3] | exists [4; 5; 6; 7], [0; 1; 2; 3]];
      repeat split; vm_compute; reflexivity. }
    destruct C as (P & Q & LP & LQ & C & FP & FQ & B); exists (chooses P), (chooses Q); rewrite FP, FQ.
    split; [exact LP|]; split; [exact LQ|]; split; [apply Z.eqb_eq in B; exact B|].
    rewrite <- C; apply exchanged_cut.
  - intros p q P Q; exists (Z.of_nat (length (filter (cut_by p q) arcs66))); split; [apply exchanged_cut|].
    rewrite exchanged_count, first_chosen, second_chosen.
    pose proof fewest_exchanged_right as F; unfold fewest_exchanged in F; rewrite forallb_forall in F.
    pose proof (F _ (filter_choice p eight_labels)) as A; pose proof (F _ (filter_choice q eight_labels)) as B; cbv zeta in A, B; rewrite P in A; rewrite Q in B.
    replace ((1 <=? k) && (k <=? 4)) with true in A, B by (symmetry; apply andb_true_iff; lia).
    apply andb_true_iff in A, B; lia.
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
