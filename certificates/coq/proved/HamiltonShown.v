(* The checkers of statements about cycles through all vertices. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List.
From Topocert Require Import Graph Walk CheckGraph CheckSymmetry CheckCycle CheckSeparator CheckCnf CheckHamilton CheckRefute.
From Topocert Require Import NetworkTable Refuted Components Frontier HamiltonSays.
Import ListNotations.
Open Scope Z_scope.

(* What a certificate holds: the cycle; nothing, for fewer than 3 vertices; the vertices that are
   taken away; all vertices, in the order in which they are placed; sets that a cycle leaves, and a refutation with the number of its slots (Refuted.v). *)
Inductive hamilton_proof :=
| HamiltonByCycle (cycle : list int)
| HamiltonByFew
| HamiltonBySeparator (removed : list int)
| HamiltonByFrontier (order : list int)
| HamiltonByLrat (sets : list (list int)) (slots : int) (proof : lrat_parts).

(* ---------- Separators ---------- *)

Definition separator_check (P : plain) (removed : list int) : bool :=
  let n := total P in
  let (t, roots) := labels n (row P) removed in
  let taken := taken_away P t in
  match taken with [] => false | _ => true end && parts_right n (row P) t && roots_right n t 2%uint63 (rev' roots) &&
  (Z.of_nat (length taken) <? Z.of_nat (length roots)) && (Z.of_nat (length roots) <? wB - 2).

Definition part_of (t : array int) (v : int) : Z :=
  let i := to_Z t.[v] in if i =? 1 then -1 else if i =? 0 then wB else i - 2.

Lemma part_of_taken t v : part_of t v < 0 -> t.[v] = 1%uint63.
Proof.
  unfold part_of; pose proof (int_range t.[v]); destruct (Z.eqb_spec (to_Z t.[v]) 1); [intros _; apply to_Z_inj; assumption|].
  destruct (Z.eqb_spec (to_Z t.[v]) 0); intros; [unfold wB in *|]; lia.
Qed.

Lemma separator_check_sound P removed : good_plain P -> separator_check P removed = true -> ~ hamiltonian (Numbers P).
Proof.
  intros W; unfold separator_check; destruct (labels _ _ _) as [t roots]; rewrite !andb_true_iff, !Z.ltb_lt.
  unfold rev'; rewrite rev_append_rev, app_nil_r; intros [[[[E R] Q] K] B].
  assert (L : forall j, 0 <= j < Z.of_nat (length roots) -> exists v, to_Z v < to_Z (total P) /\ to_Z t.[v] = 2 + j).
  { intros j J; apply (roots_right_sound _ _ _ _ Q); rewrite rev_length; [change (to_Z 2) with 2|]; lia. }
  assert (N : forall v, 0 <= part_of t v -> t.[v] <> 1%uint63) by (intros v V X; unfold part_of in V; rewrite X in V; change (to_Z 1) with 1 in V; simpl in V; lia).
  apply (separator_sound (Numbers P) (part_of t) (taken_away P t) (NoDup_ints (total P))).
  - intros X; rewrite X in E; discriminate.
  - intros v V X; apply in_taken_away; [exact V | apply part_of_taken, X].
  - intros u v A U V; unfold part_of; apply numbers_adj in A; [|exact W]; destruct A as [A I]; rewrite (parts_right_sound _ _ t R u v A I); auto.
  - change (vertex (Numbers P)) with int; intros j J; destruct (L j ltac:(lia)) as (v & V & X); exists v; split; [apply numbers_vertex, V|].
    unfold part_of; rewrite X; destruct (Z.eqb_spec (2 + j) 1); [lia|]; destruct (Z.eqb_spec (2 + j) 0); lia.
Qed.

(* ---------- Refutations ---------- *)

Definition hamilton_refuted (P : plain) (sets : list (list int)) (slots : int) (proof : lrat_parts) : bool :=
  let sets := map (map to_Z) sets in
  forallb (proper_set (to_Z (total P))) sets &&
  refuted_by (hamilton_formula (to_Z (total P)) (Z_links P) sets) slots proof.

Lemma hamilton_refuted_sound P sets slots proof : good_plain P ->
  hamilton_refuted P sets slots proof = true -> ~ hamiltonian (Numbers P).
Proof.
  unfold hamilton_refuted; rewrite andb_true_iff; intros G [A U] H; apply hamiltonian_tour in H; [|exact G].
  destruct H as [f T]; revert f T; apply (CheckHamilton.hamilton_refuted _ _ _ (Z_links_ordered P G) A), (refuted_by_sound _ _ _ U).
Qed.

(* ---------- All ---------- *)

Definition hamilton_check (P : plain) (p : hamilton_proof) (m : hamilton) : bool :=
  match p, m with
  | HamiltonByCycle cycle, IsHamiltonian => cycle_check P cycle
  | HamiltonByFew, IsNotHamiltonian => check_few P
  | HamiltonBySeparator removed, IsNotHamiltonian => separator_check P removed
  | HamiltonByFrontier order, IsNotHamiltonian => frontier_check P order
  | HamiltonByLrat sets slots proof, IsNotHamiltonian => hamilton_refuted P sets slots proof
  | _, _ => false
  end.

(* Only one statement a certificate. *)
Definition hamilton_checks (P : plain) (p : hamilton_proof) (l : list hamilton) : bool :=
  match l with [m] => hamilton_check P p m | _ => false end.

Theorem hamilton_sound P p l : good_plain P -> hamilton_checks P p l = true -> forall m, In m l -> hamilton_says (Numbers P) m.
Proof.
  intros W; unfold hamilton_checks; destruct l as [|m [|? ?]]; try discriminate; intros C m' [<-|[]].
  destruct p, m; simpl in C; try discriminate; simpl.
  - exact (cycle_sound P W _ C).
  - exact (check_few_sound P C).
  - exact (separator_check_sound P _ W C).
  - exact (frontier_sound P _ W C).
  - exact (hamilton_refuted_sound P _ _ _ W C).
Qed.
