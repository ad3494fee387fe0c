(* The components of what is left of a plain network when some vertices are taken away, as a search
   finds them: numbers 1, 2, … of the parts, and a vertex of each. What the search finds is not
   believed: [parts_right] is tested. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List.
From Topocert Require Import Graph Walk CheckGraph CheckSymmetry.
Import ListNotations.
Open Scope Z_scope.

Definition mark_new (label : int) (s : array int * list int) (w : int) : array int * list int :=
  let (t, ahead) := s in if (t.[w] =? 0)%uint63 then (t.[w <- label], w :: ahead) else s.

Fixpoint flood (next : int -> list int) (fuel : nat) (label : int) (ahead : list int) (t : array int) : array int :=
  match fuel, ahead with
  | S k, v :: rest => let (t, ahead) := fold_left (mark_new label) (next v) (t, rest) in flood next k label ahead t
  | _, _ => t
  end.

(* The labels of all vertices, 1 for those that are taken away, then 2, 3, … for the parts;
   and the vertices at which the parts began, the last one first. *)
Definition labels (n : int) (next : int -> list int) (removed : list int) : array int * list int :=
  let fuel := Z.to_nat (to_Z n) in
  let t := fold_left (fun (t : array int) v => t.[v <- 1%uint63]) removed (make n 0%uint63) in
  let '(t, roots, _) := fold_left (fun (s : array int * list int * int) v =>
    let '(t, roots, label) := s in
    if (t.[v] =? 0)%uint63 then (flood next fuel label [v] t.[v <- label], v :: roots, (label + 1)%uint63) else s)
    (ints n) (t, [], 2%uint63) in
  (t, roots).

(* Links do not lead from part to part. *)
Definition parts_right (n : int) (next : int -> list int) (t : array int) : bool :=
  every n (fun u => let p := t.[u] in (p =? 1)%uint63 || forallb (fun v => let q := t.[v] in (q =? 1)%uint63 || (q =? p)%uint63) (next u)).

(* The i-th of the vertices from i on is in part i. *)
Fixpoint roots_right (n : int) (t : array int) (i : int) (roots : list int) : bool :=
  match roots with
  | [] => true
  | v :: roots => (v <? n)%uint63 && (t.[v] =? i)%uint63 && roots_right n t (i + 1)%uint63 roots
  end.

Definition taken_away (P : plain) (t : array int) : list int := filter (fun v => (t.[v] =? 1)%uint63) (ints (total P)).

Lemma parts_right_sound n next t : parts_right n next t = true ->
  forall u v, to_Z u < to_Z n -> In v (next u) -> t.[u] <> 1%uint63 -> t.[v] <> 1%uint63 -> t.[u] = t.[v].
Proof.
  intros C u v I J U V; apply (every_sound _ _ C) in I; cbv beta zeta in I.
  apply orb_true_iff in I; destruct I as [I|I]; [apply int_eqb_eq in I; contradiction|].
  rewrite forallb_forall in I; apply I in J; apply orb_true_iff in J; destruct J as [J|J]; apply int_eqb_eq in J; [contradiction | congruence].
Qed.

Lemma in_taken_away P t v : is_vertex (Numbers P) v -> t.[v] = 1%uint63 -> In v (taken_away P t).
Proof. intros V E; apply filter_In; split; [exact V | apply int_eqb_eq, E]. Qed.

Lemma roots_right_sound n t roots : forall i, roots_right n t i roots = true -> to_Z i + Z.of_nat (length roots) < wB ->
  forall j, 0 <= j < Z.of_nat (length roots) -> exists v, to_Z v < to_Z n /\ to_Z t.[v] = to_Z i + j.
Proof.
  induction roots as [|v roots IH]; intros i C B j J; [simpl in J; lia|]; cbn [roots_right] in C.
  rewrite !andb_true_iff, ltb_true, int_eqb_eq in C; destruct C as [[V E] C].
  cbn [length] in J, B; rewrite Nat2Z.inj_succ in J, B; pose proof (int_range i).
  assert (S : to_Z (i + 1) = to_Z i + 1) by (rewrite Uint63.add_spec; apply Z.mod_small; change (to_Z 1) with 1; lia).
  destruct (Z.eq_dec j 0) as [->|N]; [exists v; split; [exact V | rewrite E; lia]|].
  destruct (IH _ C ltac:(lia) (j - 1) ltac:(lia)) as (u & U & X); exists u; split; [exact U | lia].
Qed.
