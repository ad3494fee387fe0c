(* A cycle through all vertices, given as the list of them. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List Permutation.
From Topocert Require Import Graph Walk CheckGraph CheckIso CheckSymmetry.
Import ListNotations.
Open Scope Z_scope.

Fixpoint path_check (P : plain) (u : int) (l : list int) : bool :=
  match l with
  | [] => true
  | v :: rest => among v (row P u) && path_check P v rest
  end.

(* The place of each vertex in a list, from 1 on; 0 if it does not occur. *)
Definition places (n : int) (l : list int) : array int :=
  fst (fold_left (fun (s : array int * int) v => let (t, i) := s in (t.[v <- i], (i + 1)%uint63)) l (make n 0%uint63, 1%uint63)).

(* As many as there are, each of them, and each is joined to the next. *)
Definition cycle_check (P : plain) (cycle : list int) : bool :=
  match cycle with
  | [] => false
  | u :: l =>
    let t := places (total P) cycle in
    (2 <=? Z.of_nat (length l)) && (Z.of_nat (length cycle) =? to_Z (total P)) &&
    every (total P) (fun v => negb (t.[v] =? 0)%uint63) && forallb (fun v => v <? total P)%uint63 cycle &&
    path_check P u l && among u (row P (last l u))
  end.

Lemma places_in n l v : (places n l).[v] <> 0%uint63 -> In v l.
Proof.
  unfold places.
  assert (L : forall l s, (forall x, (fst s).[x] <> 0%uint63 -> In x (l : list int) \/ (fst s).[x] <> 0%uint63) ->
    (fst (fold_left (fun (s : array int * int) v => let (t, i) := s in (t.[v <- i], (i + 1)%uint63)) l s)).[v] <> 0%uint63 ->
    In v l \/ (fst s).[v] <> 0%uint63).
  { clear l; induction l as [|x l IH]; intros [t i] H N; [right; exact N|]; simpl in N.
    apply IH in N; [|intros y Y; right; exact Y]; destruct N as [N|N]; [left; right; exact N|]; simpl in N.
    destruct (get_set_cases t x v i) as [E|[-> E]]; [rewrite E in N; right; exact N | left; left; reflexivity]. }
  intros N; apply L in N; [|intros x X; right; exact X]; destruct N as [N|N]; [exact N|].
  simpl in N; rewrite get_make in N; contradiction.
Qed.

Section Cycle.
Variable P : plain.
Hypothesis W : good_plain P.

Lemma path_check_sound l : forall u, to_Z u < to_Z (total P) -> (forall v, In v l -> to_Z v < to_Z (total P)) ->
  path_check P u l = true -> path (Numbers P) (u :: l).
Proof.
  induction l as [|v l IH]; intros u U L C; [exact I|]; simpl in C; apply andb_true_iff in C; destruct C as [A C].
  apply among_spec in A; split; [apply numbers_adj; auto|]; apply IH; [apply L; left; reflexivity | intros w I; apply L; right; exact I | exact C].
Qed.

Lemma cycle_sound cycle : cycle_check P cycle = true -> hamiltonian (Numbers P).
Proof.
  destruct cycle as [|u l]; [discriminate|]; unfold cycle_check; set (t := places _ _).
  rewrite !andb_true_iff, Z.leb_le, Z.eqb_eq, forallb_forall; intros [[[[[A B] C] D] E] F].
  assert (U : forall v, In v (u :: l) -> to_Z v < to_Z (total P)) by (intros v V; apply ltb_true, D, V).
  exists u, l; split; [exact A|]; split; [|split].
  - symmetry; apply NoDup_Permutation_bis.
    + apply NoDup_ints.
    + apply Nat2Z.inj_le; change (vertices (Numbers P)) with (ints (total P)); rewrite length_ints, <- B; reflexivity.
    + intros v V; apply in_ints in V; apply (every_sound _ _ C) in V; apply negb_true_iff, int_eqb_neq in V.
      apply (places_in _ _ _ V).
  - apply path_check_sound; [apply U; left; reflexivity | intros v V; apply U; right; exact V | exact E].
  - apply numbers_adj; [exact W|]; split; [|apply among_spec; exact F].
    apply U; destruct l as [|v l]; [left; reflexivity | right];
    assert (X : forall (l : list int) d, l <> [] -> In (last l d) l).
    { clear; induction l as [|a [|b l] IH]; intros d N; [contradiction | left; reflexivity|]; right; apply IH; discriminate. }
    apply X; discriminate.
Qed.

End Cycle.
