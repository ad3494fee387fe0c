(* The checkers of statements about matchings. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List Permutation.
From Topocert Require Import Graph Walk CheckGraph CheckSymmetry CheckFlow Ways Components MatchingSays.
Import ListNotations.
Open Scope Z_scope.

(* What a certificate holds: links, each by its two ends; vertices that are taken away, or none. *)
Inductive matching_proof :=
| MatchingByPairs (pairs : list (int * int))
| MatchingByBarrier (removed : list int).

Definition pairs_check (P : plain) (L : list (int * int)) (m : Z) : bool :=
  (m <=? Z.of_nat (length L)) &&
  forallb (fun e : int * int => let (u, v) := e in (u <? total P)%uint63 && among v (row P u)) L &&
  different (map fst L ++ map snd L).

Lemma pairs_sound P L m : good_plain P -> pairs_check P L m = true -> matching_says (Numbers P) (MatchingAtLeast m).
Proof.
  unfold pairs_check; rewrite !andb_true_iff, Z.leb_le, forallb_forall; intros W [[M A] D]; exists L; split; [|exact M]; split.
  - intros u v I; apply A in I; apply andb_true_iff in I; destruct I as [U R]; apply ltb_true in U; apply among_spec in R; apply numbers_adj; auto.
  - apply different_sound, D.
Qed.

(* ---------- Barriers ---------- *)

(* Each part with an odd number of vertices leaves one without a link, or has one that is linked to a
   vertex that is taken away. *)
Definition odd_parts (n : int) (t : array int) (parts : list int) : Z :=
  Z.of_nat (length (filter (fun i => Nat.odd (length (filter (fun v => (t.[v] =? i)%uint63) (ints n)))) parts)).

Definition barrier_check (P : plain) (removed : list int) (m : Z) : bool :=
  let n := total P in
  let (t, roots) := labels n (row P) removed in
  let parts := filter (fun i => negb (i =? 1)%uint63) (ints (of_Z (Z.of_nat (length roots) + 2))) in
  parts_right n (row P) t &&
  (to_Z n + Z.of_nat (length (taken_away P t)) - odd_parts n t parts <? 2 * m + 2).

Definition is_ (b : bool) : Z := if b then 1 else 0.

Lemma count_is {A} (b : A -> bool) l : Z.of_nat (length (filter b l)) = sum_over (fun a => is_ (b a)) l.
Proof. induction l as [|a l IH]; [reflexivity|]; cbn [filter sum_over]; unfold is_ at 1; destruct (b a); cbn [length]; lia. Qed.

(* A vertex is in one part at most. *)
Lemma in_one_part (x : int) parts : NoDup parts -> sum_over (fun i => is_ (x =? i)%uint63) parts <= 1.
Proof.
  induction 1 as [|i parts N D IH]; [simpl; lia|]; cbn [sum_over]; unfold is_ at 1; destruct (x =? i)%uint63 eqn:E; [|lia].
  apply int_eqb_eq in E; subst x; rewrite (sum_over_constant _ 0); [lia|]; intros j J; unfold is_; destruct (i =? j)%uint63 eqn:F; [|reflexivity].
  apply int_eqb_eq in F; subst j; contradiction.
Qed.

Section Barrier.
Variable P : plain.
Hypothesis W : good_plain P.
Variable t : array int.
Hypothesis Right : parts_right (total P) (row P) t = true.
Variable L : list (int * int).
Hypothesis M : is_matching (Numbers P) L.

Notation V := (ints (total P)).
Notation ends := (map fst L ++ map snd L).

Definition ended (v : int) : bool := among v ends.
Definition at_ (i v : int) : Z := is_ (t.[v] =? i)%uint63.

Lemma ends_here : Permutation (filter ended V) ends.
Proof.
  destruct M as [A N]; apply NoDup_Permutation; [apply NoDup_filter, NoDup_ints | exact N|].
  intros v; rewrite filter_In; unfold ended; rewrite among_spec; split; [tauto|]; intros I; split; [|exact I].
  apply in_app_or in I; destruct I as [I|I]; apply in_map_iff in I; destruct I as ([a b] & <- & I); apply A in I; [exact (adj_left I) | exact (adj_right I)].
Qed.

Lemma sum_ends (f : int -> Z) : sum_over (fun v => if ended v then f v else 0) V = sum_over (fun e => f (fst e) + f (snd e)) L.
Proof.
  rewrite <- sum_over_filter, (sum_over_permutation f _ _ ends_here), sum_over_app, !sum_over_map, sum_over_add; reflexivity.
Qed.

(* Links that lead from part i to what is taken away. *)
Definition leading (i : int) (e : int * int) : Z := at_ i (fst e) * at_ 1 (snd e) + at_ i (snd e) * at_ 1 (fst e).
Definition inside (i : int) (e : int * int) : Z := at_ i (fst e) * at_ i (snd e).

Lemma link_ends i e : i <> 1%uint63 -> In e L -> at_ i (fst e) + at_ i (snd e) = 2 * inside i e + leading i e.
Proof.
  intros N I; destruct e as [u v]; destruct M as [A _]; specialize (A u v I); apply numbers_adj in A; [|exact W]; destruct A as [U R]; cbn [fst snd].
  unfold inside, leading, at_, is_; cbn [fst snd]; pose proof (parts_right_sound _ _ _ Right u v U R) as S.
  destruct (t.[u] =? i)%uint63 eqn:E1, (t.[v] =? i)%uint63 eqn:E2, (t.[u] =? 1)%uint63 eqn:E3, (t.[v] =? 1)%uint63 eqn:E4;
    try lia; rewrite ?int_eqb_eq, ?int_eqb_neq in *; exfalso; first [congruence | specialize (S ltac:(congruence) ltac:(congruence)); congruence].
Qed.

Lemma at_range i v : 0 <= at_ i v <= 1.
Proof. unfold at_, is_; destruct (_ =? _)%uint63; lia. Qed.

Lemma leading_range i e : 0 <= leading i e.
Proof. unfold leading; pose proof (at_range i (fst e)); pose proof (at_range i (snd e)); pose proof (at_range 1 (fst e)); pose proof (at_range 1 (snd e)); nia. Qed.

Definition alone (i : int) : Z := sum_over (fun v => if ended v then 0 else at_ i v) V.

Lemma odd_part i : i <> 1%uint63 -> is_ (Nat.odd (length (filter (fun v => (t.[v] =? i)%uint63) V))) <= alone i + sum_over (leading i) L.
Proof.
  intros N; assert (A : 0 <= alone i) by (apply sum_over_nonneg; intros v _; destruct (ended v); [lia | apply at_range]).
  assert (B : 0 <= sum_over (leading i) L) by (apply sum_over_nonneg; intros e _; apply leading_range).
  destruct (Nat.odd _) eqn:O; unfold is_; [|lia]; apply Nat.odd_spec in O; destruct O as [h O].
  assert (S : Z.of_nat (length (filter (fun v => (t.[v] =? i)%uint63) V)) = alone i + 2 * sum_over (inside i) L + sum_over (leading i) L).
  { rewrite count_is; rewrite <- sum_over_scale, <- Z.add_assoc, <- sum_over_add.
    rewrite <- (sum_over_ext (fun e => at_ i (fst e) + at_ i (snd e)) (fun e => 2 * inside i e + leading i e) L) by (intros e I; apply link_ends; assumption).
    rewrite <- sum_ends; unfold alone; rewrite <- sum_over_add; apply sum_over_ext; intros v _; unfold at_; destruct (ended v); lia. }
  lia.
Qed.

Lemma barrier_bound parts : NoDup parts -> (forall i, In i parts -> i <> 1%uint63) ->
  2 * Z.of_nat (length L) <= to_Z (total P) + Z.of_nat (length (taken_away P t)) - odd_parts (total P) t parts.
Proof.
  intros N O.
  assert (C : odd_parts (total P) t parts <= sum_over alone parts + sum_over (fun i => sum_over (leading i) L) parts).
  { unfold odd_parts; rewrite count_is, <- sum_over_add; apply sum_over_le; intros i I; apply odd_part, O, I. }
  assert (A : sum_over alone parts <= to_Z (total P) - 2 * Z.of_nat (length L)).
  { unfold alone; rewrite sum_over_swap.
    transitivity (sum_over (fun v => if ended v then 0 else 1) V).
    - apply sum_over_le; intros v _; destruct (ended v); [rewrite (sum_over_constant _ 0); [lia | reflexivity] | apply in_one_part, N].
    - pose proof (sum_ends (fun _ => 1)) as S; rewrite (sum_over_constant (fun e : int * int => 1 + 1) 2) in S by reflexivity.
      assert (T : sum_over (fun v => (if ended v then 1 else 0) + (if ended v then 0 else 1)) V = to_Z (total P)).
      { rewrite (sum_over_constant _ 1); [rewrite length_ints; lia|]; intros v _; destruct (ended v); reflexivity. }
      rewrite sum_over_add in T; lia. }
  assert (B : sum_over (fun i => sum_over (leading i) L) parts <= Z.of_nat (length (taken_away P t))).
  { rewrite sum_over_swap; transitivity (sum_over (fun e => at_ 1 (fst e) + at_ 1 (snd e)) L).
    - apply sum_over_le; intros e _; unfold leading; rewrite sum_over_add.
      assert (Q : forall a b, sum_over (fun i => at_ i a * at_ 1 b) parts <= at_ 1 b).
      { intros a b; pose proof (in_one_part t.[a] parts N) as K; pose proof (at_range 1 b).
        rewrite (sum_over_ext _ (fun i => at_ 1 b * is_ (t.[a] =? i)%uint63)) by (intros; unfold at_; lia); rewrite sum_over_scale; nia. }
      pose proof (Q (fst e) (snd e)); pose proof (Q (snd e) (fst e)); lia.
    - rewrite <- sum_ends; unfold taken_away; rewrite count_is; apply sum_over_le; intros v _; unfold at_; destruct (ended v); [lia|]; unfold is_; destruct (_ =? _)%uint63; lia. }
  lia.
Qed.

End Barrier.

Lemma barrier_sound P removed m : good_plain P -> barrier_check P removed m = true -> matching_says (Numbers P) (MatchingAtMost m).
Proof.
  unfold barrier_check; intros W; destruct (labels _ _ _) as [t roots]; rewrite andb_true_iff, Z.ltb_lt; intros [R B] L M.
  set (parts := filter _ _) in B; change (vertex (Numbers P)) with int in *.
  pose proof (barrier_bound P W t R L M parts) as X.
  assert (Y : 2 * Z.of_nat (length L) <= to_Z (total P) + Z.of_nat (length (taken_away P t)) - odd_parts (total P) t parts).
  { apply X; [apply NoDup_filter, NoDup_ints|]; intros i I; apply filter_In in I; destruct I as [_ I]; apply negb_true_iff, int_eqb_neq in I; exact I. }
  lia.
Qed.

(* ---------- All ---------- *)

Definition matching_check (P : plain) (p : matching_proof) (m : matching) : bool :=
  match p, m with
  | MatchingByPairs pairs, MatchingAtLeast k => pairs_check P pairs k
  | MatchingByBarrier removed, MatchingAtMost k => barrier_check P removed k
  | _, _ => false
  end.

(* Only one statement a certificate. *)
Definition matching_checks (P : plain) (p : matching_proof) (l : list matching) : bool :=
  match l with [m] => matching_check P p m | _ => false end.

Theorem matching_sound P p l : good_plain P -> matching_checks P p l = true -> forall m, In m l -> matching_says (Numbers P) m.
Proof.
  intros W; unfold matching_checks; destruct l as [|m [|? ?]]; try discriminate; intros C m' [<-|[]].
  destruct p, m; simpl in C; try discriminate.
  - exact (pairs_sound P _ _ W C).
  - exact (barrier_sound P _ _ W C).
Qed.
