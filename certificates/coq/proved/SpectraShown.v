(* The checker of multiplicities of eigenvalues: from below by vectors, from above by an elimination up to multiples of
   a prime. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List Permutation.
From Topocert Require Import Graph Walk Finite CheckGraph CheckSymmetry SpectraSays Determinant Pivots.
Import ListNotations.
Open Scope Z_scope.

(* The vectors, each as its entries by vertex, with a vertex each at which those behind are 0; or vertices such that an
   eigenvector that is 0 there is 0, which is found up to multiples of p. *)
Inductive spectra_proof :=
| ByVectors (pivots : list int) (vectors : list (array Z))
| ByRank (away : list int) (p : int).

(* ---------- Combinations ---------- *)

Section Combinations.
Context {A : Type}.
Implicit Types B : list (A -> Z).

Lemma combination_app c B c' B' v : length c = length B -> combination (c ++ c') (B ++ B') v = combination c B v + combination c' B' v.
Proof.
  revert B; induction c as [|y c IH]; intros [|b B] E; try discriminate; cbn [app combination]; [lia|].
  injection E as E; rewrite IH by exact E; lia.
Qed.

Lemma combination_scaled s c B v : combination (map (Z.mul s) c) B v = s * combination c B v.
Proof. revert B; induction c as [|y c IH]; intros [|b B]; cbn [map combination]; try lia; rewrite IH; ring. Qed.

Lemma combination_less s a (b : A -> Z) c B v :
  combination c (map (fun d v => s * d v - d a * b v) B) v = s * combination c B v - combination c B a * b v.
Proof. revert B; induction c as [|y c IH]; intros [|d B]; cbn [map combination]; try lia; rewrite IH; ring. Qed.

Lemma scaled_zero s c : s <> 0 -> Forall (fun y => y = 0) (map (Z.mul s) c) -> Forall (fun y => y = 0) c.
Proof. intros S F; rewrite Forall_map in F; revert F; apply Forall_impl; intros y E; apply Z.mul_eq_0 in E; tauto. Qed.

(* More vectors than there are places have a combination that is 0 at all of them. *)
Lemma relation : forall (places : list A) B, (length places < length B)%nat ->
  exists c, length c = length B /\ ~ Forall (fun y => y = 0) c /\ forall a, In a places -> combination c B a = 0.
Proof.
  induction places as [|a places IH]; intros B L.
  { exists (map (fun _ => 1) B); split; [apply map_length|]; split; [|intros a []].
    destruct B; [simpl in L; lia|]; intros F; inversion F; discriminate. }
  cbn [length] in L; destruct (forallb (fun b => b a =? 0) B) eqn:Z0.
  { destruct (IH B ltac:(lia)) as (c & C1 & C2 & C3); exists c; split; [exact C1|]; split; [exact C2|].
    intros v [<-|I]; [|exact (C3 v I)]; clear - Z0; revert c; induction B as [|b B IH]; intros [|y c]; cbn [combination]; try reflexivity.
    cbn [forallb] in Z0; apply andb_true_iff in Z0; destruct Z0 as [Z1 Z0]; apply Z.eqb_eq in Z1; rewrite Z1, IH by exact Z0; lia. }
  assert (X : exists B1 b B2, B = B1 ++ b :: B2 /\ b a <> 0).
  { clear - Z0; induction B as [|b B IH]; [discriminate|]; cbn [forallb] in Z0; destruct (b a =? 0) eqn:E.
    - destruct (IH Z0) as (B1 & d & B2 & -> & N); exists (b :: B1), d, B2; auto.
    - exists [], b, B; split; [reflexivity | apply Z.eqb_neq, E]. }
  destruct X as (B1 & b & B2 & -> & N); rewrite app_length in L; cbn [length] in L.
  destruct (IH (map (fun d v => b a * d v - d a * b v) (B1 ++ B2))) as (c & C1 & C2 & C3); [rewrite map_length, app_length; lia|].
  rewrite map_length, app_length in C1; set (c1 := firstn (length B1) c); set (c2 := skipn (length B1) c).
  assert (E : c = c1 ++ c2) by (symmetry; apply firstn_skipn).
  assert (L1 : length c1 = length B1) by (unfold c1; rewrite firstn_length; lia).
  assert (L2 : length c2 = length B2) by (unfold c2; rewrite skipn_length; lia).
  exists (map (Z.mul (b a)) c1 ++ - combination c (B1 ++ B2) a :: map (Z.mul (b a)) c2).
  assert (K : forall v, combination (map (Z.mul (b a)) c1 ++ - combination c (B1 ++ B2) a :: map (Z.mul (b a)) c2) (B1 ++ b :: B2) v =
    combination c (map (fun d v => b a * d v - d a * b v) (B1 ++ B2)) v).
  { intros v; rewrite combination_less, combination_app by (rewrite map_length; exact L1); cbn [combination].
    rewrite !combination_scaled; rewrite E, !combination_app by exact L1; ring. }
  split; [rewrite !app_length; cbn [length]; rewrite !map_length; lia|]; split.
  - intros F; apply C2; rewrite E; apply Forall_app in F; destruct F as [F1 F2]; inversion F2; apply Forall_app; split; apply (scaled_zero (b a)); assumption.
  - intros v [<-|I]; rewrite K; [rewrite combination_less; ring | exact (C3 v I)].
Qed.

(* Each vector is not 0 at its pivot, where those behind are. *)
Fixpoint triangular (pivots : list A) B : bool :=
  match B, pivots with
  | [], _ => true
  | b :: B, a :: pivots => negb (b a =? 0) && forallb (fun d => d a =? 0) B && triangular pivots B
  | _, [] => false
  end.

Lemma triangular_zero (good : A -> Prop) B : forall pivots, Forall good pivots -> triangular pivots B = true ->
  forall c, length c = length B -> (forall v, good v -> combination c B v = 0) -> Forall (fun y => y = 0) c.
Proof.
  induction B as [|b B IH]; intros pivots G T c L Z0; [destruct c; [constructor | discriminate]|].
  destruct pivots as [|a pivots]; [discriminate|]; destruct c as [|y c]; [discriminate|]; injection L as L.
  cbn [triangular] in T; rewrite !andb_true_iff, negb_true_iff, Z.eqb_neq in T; destruct T as [[T1 T2] T3]; inversion G as [|? ? Ga Gp]; subst.
  assert (Y : y = 0).
  { pose proof (Z0 a Ga) as E; cbn [combination] in E; replace (combination c B a) with 0 in E; [rewrite Z.add_0_r in E; apply Z.mul_eq_0 in E; tauto|].
    clear - T2; revert c; induction B as [|d B IH]; intros [|y c]; cbn [combination]; try reflexivity.
    cbn [forallb] in T2; apply andb_true_iff in T2; destruct T2 as [E T2]; apply Z.eqb_eq in E; rewrite E, <- IH by exact T2; lia. }
  subst y; constructor; [reflexivity|]; apply (IH pivots Gp T3 c L); intros v V; specialize (Z0 v V); cbn [combination] in Z0; lia.
Qed.

End Combinations.

(* ---------- Equations up to multiples of p ---------- *)

Fixpoint valued (r : list int) (x : list Z) : Z :=
  match r, x with a :: r, y :: x => to_Z a * y + valued r x | _, _ => 0 end.

(* The first equation in which the first unknown is, and the others. *)
Fixpoint pick (rows : list (list int)) : option (int * list int * list (list int)) :=
  match rows with
  | [] => None
  | [] :: _ => None
  | (a :: r) :: rows => if (a =? 0)%uint63 then option_map (fun q => (fst q, (a :: r) :: snd q)) (pick rows) else Some (a, r, rows)
  end.

(* An equation without the first unknown, c being 1 divided by what it has in the equation that was picked. *)
Definition reduced_row (p c : int) (r row : list int) : list int :=
  match row with [] => [] | b :: q => if (b =? 0)%uint63 then q else less_multiple p (b * c mod p)%uint63 r q end.

Fixpoint full_rank (p : int) (e : positive) (unknowns : list int) (rows : list (list int)) : bool :=
  match unknowns with
  | [] => true
  | _ :: unknowns => match pick rows with
      | Some (a, r, others) => let c := power_mod p a e in (a * c mod p =? 1)%uint63 && full_rank p e unknowns (map (reduced_row p c r) others)
      | None => false
      end
  end.

Lemma pick_in rows : forall a r others, pick rows = Some (a, r, others) -> In (a :: r) rows /\ incl others rows.
Proof.
  induction rows as [|[|b q] rows IH]; intros a r others E; try discriminate; cbn [pick] in E; destruct (b =? 0)%uint63.
  - destruct (pick rows) as [[[a' r'] o]|]; [|discriminate]; cbn in E; injection E as <- <- <-; destruct (IH _ _ _ eq_refl) as [I J].
    split; [right; exact I|]; intros x [<-|X]; [left; reflexivity | right; exact (J x X)].
  - injection E as <- <- <-; split; [left; reflexivity | intros x X; right; exact X].
Qed.

Section Modulus.
Variable p : int.
Hypothesis Fits : prime_fits p = true.
Notation same := (same_up_to (to_Z p)).

Lemma same_add a b c d : same a b -> same c d -> same (a + c) (b + d).
Proof. intros [x X] [y Y]; exists (x + y); lia. Qed.

Lemma valued_less y r : small p y -> Forall (small p) r -> forall row x, Forall (small p) row ->
  same (valued (less_multiple p y r row) x) (valued row x - to_Z y * valued r x).
Proof.
  intros Y R; induction R as [|a r Ra R IH]; intros row x F; cbn [less_multiple].
  - cbn [valued]; rewrite Z.mul_0_r, Z.sub_0_r; apply same_here.
  - assert (Head : forall w q, small p w -> Forall (small p) q -> same (valued (((w + (p - y) * a) mod p)%uint63 :: less_multiple p y r q) x)
      (valued (w :: q) x - to_Z y * valued (a :: r) x)).
    { intros w q W Q; destruct x as [|z x]; cbn [valued]; [rewrite Z.mul_0_r; apply same_here|].
      replace (to_Z w * z + valued q x - to_Z y * (to_Z a * z + valued r x)) with ((to_Z w - to_Z y * to_Z a) * z + (valued q x - to_Z y * valued r x)) by ring.
      apply same_add; [apply same_mul; [apply less_product; assumption | apply same_here] | apply IH, Q]. }
    destruct F as [|w row W F]; [|apply Head; assumption].
    specialize (Head 0%uint63 [] (small_zero p Fits) (Forall_nil _)); replace ((0 + (p - y) * a))%uint63 with ((p - y) * a)%uint63 in Head.
    + destruct x as [|z x]; [exact Head|]; eapply same_trans; [exact Head|]; cbn [valued]; change (to_Z 0) with 0; exists 0; lia.
    + apply to_Z_inj; rewrite Uint63.add_spec; change (to_Z 0) with 0; rewrite Z.add_0_l; symmetry; apply Z.mod_small, int_range.
Qed.

Lemma full_rank_sound e : forall unknowns rows x, Forall (Forall (small p)) rows -> length x = length unknowns ->
  Forall (fun r => same (valued r x) 0) rows -> full_rank p e unknowns rows = true -> Forall (fun y => (to_Z p | y)) x.
Proof.
  induction unknowns as [|u unknowns IH]; intros rows x S L E C; [destruct x; [constructor | discriminate]|].
  destruct x as [|y x]; [discriminate|]; injection L as L; cbn [full_rank] in C.
  destruct (pick rows) as [[[a r] others]|] eqn:P; [|discriminate]; apply pick_in in P; destruct P as [I J].
  cbv zeta in C; set (c := power_mod p a e) in C; rewrite andb_true_iff, int_eqb_eq in C; destruct C as [Inv C].
  rewrite Forall_forall in S, E; pose proof (S _ I) as Sr; pose proof (E _ I) as Er; cbv beta in Er; cbn [valued] in Er.
  pose proof (Forall_inv Sr) as Sa; apply Forall_inv_tail in Sr; pose proof (power_small p Fits a e Sa) as Sc; fold c in Sc.
  assert (K : same (to_Z a * to_Z c) 1) by (change 1 with (to_Z 1); rewrite <- Inv; apply same_back, product_mod; assumption).
  assert (X : Forall (fun y => (to_Z p | y)) x).
  { apply (IH (map (reduced_row p c r) others)); [| exact L | | exact C]; apply Forall_map, Forall_forall; intros q Q; apply J in Q;
      pose proof (S _ Q) as Sq; pose proof (E _ Q) as Eq; (destruct q as [|b q]; [constructor || (exists 0; reflexivity)|]);
      unfold reduced_row; pose proof (Forall_inv Sq) as Sb; apply Forall_inv_tail in Sq; destruct (b =? 0)%uint63 eqn:Bz.
    - exact Sq.
    - apply less_multiple_small; assumption.
    - apply int_eqb_eq in Bz; subst b; cbn [valued] in Eq; change (to_Z 0) with 0 in Eq; exact Eq.
    - pose proof (small_mod p Fits (b * c)) as Sm; eapply same_trans; [apply valued_less; assumption|].
      cbn [valued] in Eq; pose proof (product_mod p Fits b c Sb Sc) as [m M].
      destruct Eq as [f F], Er as [g G], K as [h H]; rewrite !Z.sub_0_r in *.
      exists (f - m * valued r x - to_Z b * to_Z c * g + to_Z b * y * h).
      apply (f_equal (Z.mul (- (to_Z b * to_Z c)))) in G; apply (f_equal (Z.mul (to_Z b * y))) in H; apply (f_equal (Z.mul (- valued r x))) in M; lia. }
  constructor; [|exact X].
  assert (V : (to_Z p | valued r x)).
  { clear - X; revert r; induction X as [|z x Z0 X IH]; intros [|w r]; cbn [valued]; try apply Z.divide_0_r; apply Z.divide_add_r; [apply Z.divide_mul_r, Z0 | apply IH]. }
  destruct V as [v V], Er as [g G], K as [h H]; rewrite Z.sub_0_r in G; exists (to_Z c * (g - v) - h * y).
  apply (f_equal (Z.mul (to_Z c))) in G; apply (f_equal (Z.mul (to_Z c))) in V; apply (f_equal (Z.mul y)) in H; lia.
Qed.

End Modulus.

(* ---------- The equations of an eigenvector ---------- *)

Definition on_diagonal (a : matrix) (k : Z) (neighbours : list int) : Z :=
  match a with Adjacency => k | Laplacian => Z.of_nat (length neighbours) - k end.

(* At each vertex, with the neighbours: so many times x there is the sum over these. *)
Definition equation_here (a : matrix) (k : Z) (x : int -> Z) (neighbours : list int) (v : int) : bool :=
  sum_over x neighbours =? on_diagonal a k neighbours * x v.

Definition equation_mod (p : int) (columns : list int) (a : matrix) (k : Z) (neighbours : list int) (v : int) : list int :=
  map (fun u => if (u =? v)%uint63 then of_Z (on_diagonal a k neighbours mod to_Z p) else if among u neighbours then (p - 1)%uint63 else 0%uint63) columns.

Definition spectra_check (P : plain) (q : spectra_proof) (m : spectra) : bool :=
  match q, m with
  | ByVectors pivots vectors, MultiplicityAtLeast a k m =>
      let B := map (fun t (v : int) => t.[v]) vectors in
      (m <=? Z.of_nat (length B)) && forallb (fun v => (v <? total P)%uint63) pivots && triangular pivots B &&
      every (total P) (fun v => let l := row P v in forallb (fun x => equation_here a k x l v) B)
  | ByRank away p, MultiplicityAtMost a k m =>
      let columns := filter (fun u => negb (among u away)) (ints (total P)) in
      (Z.of_nat (length away) <=? m) && prime_fits p &&
      full_rank p (Z.to_pos (to_Z p - 2)) columns (map (fun v => equation_mod p columns a k (row P v) v) (ints (total P)))
  | _, _ => false
  end.

(* Only one statement a certificate. *)
Definition spectra_checks (P : plain) (q : spectra_proof) (l : list spectra) : bool :=
  match l with [m] => spectra_check P q m | _ => false end.

Section Graphs.
Variable P : plain.
Hypothesis W : good_plain P.
Notation g := (Numbers P).

Lemma neighbours_listed v l : is_vertex g v -> lists (adj g v) l <-> Permutation l (row P v).
Proof.
  intros V; pose proof (proj1 (numbers_vertex P v) V) as V'.
  assert (R : lists (adj g v) (row P v)) by (split; [apply row_once; assumption | intros u; rewrite numbers_adj by exact W; tauto]).
  split.
  - intros [N I]; apply NoDup_Permutation; [exact N | apply R|]; intros u; rewrite I; destruct R as [_ R]; symmetry; apply R.
  - intros E; split; [apply (Permutation_NoDup (Permutation_sym E)), R|]; intros u; rewrite <- (proj2 R u); split; apply Permutation_in; [exact E | apply Permutation_sym, E].
Qed.

Lemma sum_permuted (x : int -> Z) l m : Permutation l m -> sum_over x l = sum_over x m.
Proof. induction 1; cbn [sum_over]; lia. Qed.

Lemma eigenvector_here a k x : eigenvector g a k x <-> forall v, is_vertex g v -> equation_here a k x (row P v) v = true.
Proof.
  unfold equation_here; split; intros E v.
  - intros V; specialize (E v (row P v) V (proj2 (neighbours_listed v _ V) (Permutation_refl _))); change (vertex g) with int in *; apply Z.eqb_eq; unfold on_diagonal; destruct a; lia.
  - intros l V L; specialize (E v V); apply Z.eqb_eq in E; apply (neighbours_listed v l V) in L.
    change (vertex g) with int in *; rewrite (sum_permuted x _ _ L), (Permutation_length L); unfold on_diagonal in E; destruct a; lia.
Qed.

Lemma sum_filtered (f : int -> bool) (x : int -> Z) l : (forall u, In u l -> f u = false -> x u = 0) -> sum_over x l = sum_over x (filter f l).
Proof.
  induction l as [|u l IH]; intros Z0; [reflexivity|]; cbn [sum_over filter]; rewrite IH by (intros w I; apply Z0; right; exact I).
  destruct (f u) eqn:E; [reflexivity | rewrite (Z0 u (or_introl eq_refl) E); reflexivity].
Qed.

Lemma sum_if (f : int -> bool) (x : int -> Z) l : sum_over (fun u => if f u then x u else 0) l = sum_over x (filter f l).
Proof. induction l as [|u l IH]; [reflexivity|]; cbn [sum_over filter]; rewrite IH; destruct (f u); reflexivity. Qed.

Lemma sum_at (v : int) (x : int -> Z) l : NoDup l -> sum_over (fun u => if (u =? v)%uint63 then x u else 0) l = if among v l then x v else 0.
Proof.
  induction 1 as [|u l I N IH]; [reflexivity|]; cbn [sum_over]; unfold among in *; cbn [existsb]; rewrite IH.
  destruct (u =? v)%uint63 eqn:E.
  - apply int_eqb_eq in E; subst u; rewrite (proj2 (int_eqb_eq v v) eq_refl); cbn [orb].
    destruct (existsb _ l) eqn:X; [|lia]; apply (among_spec v l) in X; contradiction.
  - replace (v =? u)%uint63 with false by (symmetry; apply int_eqb_neq; apply int_eqb_neq in E; congruence); cbn [orb]; lia.
Qed.

Lemma no_more_than_vertices B : independent g B -> (length B <= length (ints (total P)))%nat.
Proof.
  intros I; destruct (le_lt_dec (length B) (length (ints (total P)))) as [L|L]; [exact L|]; exfalso.
  destruct (relation (ints (total P)) B L) as (c & C1 & C2 & C3); apply C2, I; assumption.
Qed.

Section Rank.
Variable away : list int.
Variables (a : matrix) (k : Z) (p : int).
Hypothesis Fits : prime_fits p = true.
Notation columns := (filter (fun u => negb (among u away)) (ints (total P))).

Lemma equation_small v : Forall (small p) (equation_mod p columns a k (row P v) v).
Proof.
  pose proof (prime_range p Fits); pose proof (int_range p); apply Forall_map, Forall_forall; intros u _; unfold small; destruct (u =? v)%uint63.
  - rewrite int_of_Z; [apply Z.mod_pos_bound; lia|]; pose proof (Z.mod_pos_bound (on_diagonal a k (row P v)) (to_Z p)); lia.
  - destruct (among u _); [|change (to_Z 0) with 0; lia]; rewrite Uint63.sub_spec; change (to_Z 1) with 1; rewrite Z.mod_small; lia.
Qed.

Lemma equation_valued v x : is_vertex g v -> (forall u, In u away -> x u = 0) -> equation_here a k x (row P v) v = true ->
  same_up_to (to_Z p) (valued (equation_mod p columns a k (row P v) v) (map x columns)) 0.
Proof.
  intros V Z0 E; apply Z.eqb_eq in E; set (d := on_diagonal a k (row P v)) in *; pose proof (prime_range p Fits); pose proof (int_range p).
  apply numbers_vertex in V; pose proof (NoDup_filter (fun u => negb (among u away)) (NoDup_ints (total P))) as N.
  assert (G : forall l, same_up_to (to_Z p) (valued (equation_mod p l a k (row P v) v) (map x l))
    (d * sum_over (fun u => if (u =? v)%uint63 then x u else 0) l - sum_over (fun u => if negb (u =? v)%uint63 && among u (row P v) then x u else 0) l)).
  { induction l as [|u l IH]; [exists 0; cbn; lia|]; cbn [equation_mod map valued sum_over].
    match goal with |- same_up_to _ _ (d * (?e + ?f) - (?h + ?j)) => replace (d * (e + f) - (h + j)) with ((d * e - h) + (d * f - j)) by ring end.
    apply (same_add p); [|exact IH]; fold d; destruct (u =? v)%uint63; cbn [negb andb].
    - rewrite int_of_Z by (pose proof (Z.mod_pos_bound d (to_Z p)); lia); rewrite Z.sub_0_r; apply same_mul; [apply same_mod | apply same_here].
    - destruct (among u _); [|exists 0; change (to_Z 0) with 0; lia].
      rewrite Uint63.sub_spec; change (to_Z 1) with 1; rewrite Z.mod_small by lia; exists (x u); lia. }
  eapply same_trans; [apply G|]; rewrite sum_at by exact N.
  assert (S1 : (if among v columns then x v else 0) = x v).
  { destruct (among v columns) eqn:X; [reflexivity|]; symmetry; apply Z0; destruct (among v away) eqn:Y; [apply among_spec, Y|].
    exfalso; assert (I : In v columns) by (apply filter_In; rewrite in_ints, Y; split; [exact V | reflexivity]); apply among_spec in I; congruence. }
  assert (S2 : sum_over (fun u => if negb (u =? v)%uint63 && among u (row P v) then x u else 0) columns = sum_over x (row P v)).
  { rewrite sum_if, (sum_filtered (fun u => negb (among u away)) x (row P v)).
    - apply sum_permuted, NoDup_Permutation; [apply NoDup_filter, N | apply NoDup_filter, row_once; assumption|].
      intros u; rewrite !filter_In, in_ints, andb_true_iff, !negb_true_iff, int_eqb_neq, among_spec; split; [tauto|].
      intros [I A]; split; [split; [exact (row_below W v u V I) | exact A]|]; split; [intros Q; apply (row_other W v u V I); congruence | exact I].
    - intros u _ A; apply Z0, among_spec; apply negb_false_iff, A. }
  rewrite S1, S2; exists 0; lia.
Qed.

Hypothesis Full : full_rank p (Z.to_pos (to_Z p - 2)) columns (map (fun v => equation_mod p columns a k (row P v) v) (ints (total P))) = true.

(* By descent: what is 0 up to multiples of p can be divided by p. *)
Lemma eigenvector_zero : forall (n : nat) x, eigenvector g a k x -> (forall u, In u away -> x u = 0) ->
  (forall v, is_vertex g v -> Z.abs (x v) <= Z.of_nat n) -> forall v, is_vertex g v -> x v = 0.
Proof.
  pose proof (prime_range p Fits) as R; induction n as [n IH] using lt_wf_ind; intros x E A B v V.
  assert (D : forall u, is_vertex g u -> (to_Z p | x u)).
  { intros u U; destruct (among u away) eqn:X; [rewrite A by (apply among_spec, X); apply Z.divide_0_r|].
    assert (I : In u columns) by (apply filter_In; rewrite X; split; [exact U | reflexivity]).
    assert (F : Forall (fun y => (to_Z p | y)) (map x columns)).
    { apply (full_rank_sound p Fits (Z.to_pos (to_Z p - 2)) columns (map (fun v => equation_mod p columns a k (row P v) v) (ints (total P))));
        [apply Forall_map, Forall_forall; intros w _; apply equation_small | apply map_length | | exact Full].
      apply Forall_map, Forall_forall; intros w Iw; apply equation_valued; [exact Iw | exact A | apply eigenvector_here; [exact E | exact Iw]]. }
    rewrite Forall_map, Forall_forall in F; exact (F u I). }
  destruct n as [|n]; [specialize (B v V); lia|].
  assert (Q : forall u, is_vertex g u -> x u = to_Z p * (x u / to_Z p)) by (intros u U; apply Z_div_exact_full_2; [lia | apply Z.mod_divide; [lia | exact (D u U)]]).
  rewrite (Q v V); replace (x v / to_Z p) with 0; [lia|]; symmetry.
  apply (IH (Z.to_nat (Z.of_nat (S n) / 2))) with (x := fun u => x u / to_Z p); [| | | | exact V].
  - apply Nat2Z.inj_lt; rewrite Z2Nat.id by (apply Z.div_pos; lia); apply Z.div_lt; lia.
  - apply eigenvector_here; intros u U; pose proof (proj1 (eigenvector_here a k x) E u U) as H; unfold equation_here in *; apply Z.eqb_eq in H; apply Z.eqb_eq.
    apply (Z.mul_cancel_l _ _ (to_Z p)); [lia|]; rewrite Z.mul_assoc, (Z.mul_comm (to_Z p) (on_diagonal _ _ _)), <- Z.mul_assoc, <- (Q u U), <- H, <- sum_over_scale.
    apply sum_over_ext; intros w I; symmetry; apply Q, numbers_vertex; exact (row_below W u w (proj1 (numbers_vertex P u) U) I).
  - intros u I; rewrite (A u I); apply Z.div_0_l; lia.
  - intros u U; pose proof (Q u U) as Qu; specialize (B u U); rewrite Z2Nat.id by (apply Z.div_pos; lia).
    apply Z.div_le_lower_bound; [lia|]; nia.
Qed.

Lemma bounded (x : int -> Z) l : exists n, forall v, In v l -> Z.abs (x v) <= Z.of_nat n.
Proof.
  induction l as [|u l [n IH]]; [exists 0%nat; intros v []|]; exists (n + Z.to_nat (Z.abs (x u)))%nat; intros v [<-|I]; [|specialize (IH v I)]; lia.
Qed.

Lemma combination_eigenvector B : Forall (eigenvector g a k) B -> forall c, eigenvector g a k (combination c B).
Proof.
  intros F c; apply eigenvector_here; intros v V; unfold equation_here; apply Z.eqb_eq.
  assert (None : forall f l, (forall u : int, f u = 0) -> sum_over f l = 0) by (intros f l Z0; induction l as [|u l IH]; cbn [sum_over]; [reflexivity | rewrite Z0, IH; reflexivity]).
  revert c; induction F as [|b B E F IH]; intros c; [destruct c; rewrite None by reflexivity; cbn [combination]; lia|].
  destruct c as [|y c]; [rewrite None by reflexivity; cbn [combination]; lia|]; cbn [combination].
  apply (proj1 (eigenvector_here a k b)) with (v := v) in E; [|exact V]; unfold equation_here in E; apply Z.eqb_eq in E.
  change (vertex g) with int in *; transitivity (y * sum_over b (row P v) + sum_over (combination c B) (row P v)).
  - rewrite <- sum_over_scale, <- sum_over_add; reflexivity.
  - rewrite E, IH; ring.
Qed.

Lemma no_more B : Forall (eigenvector g a k) B -> independent g B -> (length B <= length away)%nat.
Proof.
  intros F I; destruct (le_lt_dec (length B) (length away)) as [L|L]; [exact L|]; exfalso.
  destruct (relation away B L) as (c & C1 & C2 & C3); apply C2, I; [exact C1|].
  destruct (bounded (combination c B) (ints (total P))) as [n N].
  apply (eigenvector_zero n); [apply combination_eigenvector, F | exact C3 | exact N].
Qed.

End Rank.

Lemma spectra_check_sound q m : spectra_check P q m = true -> spectra_say g m.
Proof.
  destruct q as [pivots vectors|away p], m as [a k m|a k m]; try discriminate; unfold spectra_check; cbv zeta; rewrite !andb_true_iff, Z.leb_le.
  - intros [[[L V] T] E]; exists (map (fun t (v : int) => t.[v]) vectors); split; [|split; [|exact L]].
    + apply Forall_forall; intros x I; apply eigenvector_here; intros v U; apply numbers_vertex in U.
      pose proof (every_sound _ _ E v U) as H; cbv beta zeta in H; rewrite forallb_forall in H; exact (H x I).
    + intros c Lc Z0; refine (triangular_zero (is_vertex g) _ pivots _ T c Lc Z0).
      apply Forall_forall; intros v I; rewrite forallb_forall in V; apply numbers_vertex, ltb_true, V, I.
  - intros [[L F] R] B E I; pose proof (no_more away a k p F R B E I); lia.
Qed.

Theorem spectra_sound q l : spectra_checks P q l = true -> forall m, In m l -> spectra_say g m.
Proof. unfold spectra_checks; destruct l as [|m [|? ?]]; try discriminate; intros C m' [<-|[]]; exact (spectra_check_sound q m C). Qed.

End Graphs.
