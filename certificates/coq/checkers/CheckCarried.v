(* A minimal router on a large network: what it does for one destination, its home, and
   automorphisms that carry this to all others. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List Permutation.
From Topocert Require Import Graph Walk CheckGraph CheckPack CheckRouter.
Import ListNotations.
Open Scope Z_scope.

Section Carried.
Variable P : plain.
Notation N := (total P).

(* A move is an automorphism, and what undoes it. *)
Definition move : Type := ((int -> int) * (int -> int))%type.

Definition keeps_links (p : int -> int) : bool :=
  forallb (fun u => let r := row P (p u) in forallb (fun v => among (p v) r) (row P u)) (ints N).

Definition check_move (m : move) : bool :=
  let (p, q) := m in
  forallb (fun u => (p u <? N) && (q u <? N) && (q (p u) =? u) && (p (q u) =? u))%uint63 (ints N) &&
  keeps_links p && keeps_links q.

(* What undoes a permutation. *)
Definition undo (p : int -> int) : int -> int :=
  let t := fold_left (fun t u => t.[p u <- u]) (ints N) (make N unknown) in fun u => t.[u].

Definition moves_of (ps : list (int -> int)) : list move := map (fun p => (p, undo p)) ps.

(* The moves, one after the other, that take the home to v; f tells how far v is. *)
Variable moves : list move.
Variable f : int -> int.
Variable home : int.

Definition chosen (v : int) : option move := find (fun m => f (snd m v) <? f v)%uint63 moves.

Fixpoint shift_by (fuel : nat) (v x : int) : int :=
  match fuel with
  | O => x
  | S fuel => if (v =? home)%uint63 then x else
      match chosen v with None => x | Some (p, q) => p (shift_by fuel (q v) x) end
  end.

Fixpoint back_by (fuel : nat) (v x : int) : int :=
  match fuel with
  | O => x
  | S fuel => if (v =? home)%uint63 then x else
      match chosen v with None => x | Some (p, q) => back_by fuel (q v) (q x) end
  end.

Definition shift (v x : int) : int := shift_by (Z.to_nat (to_Z N)) v x.
Definition unshift (v x : int) : int := back_by (Z.to_nat (to_Z N)) v x.

Definition check_moves : bool :=
  (home <? N)%uint63 && (f home =? 0)%uint63 && forallb check_move moves &&
  forallb (fun v => ((f v <? N) && ((v =? home) || match chosen v with Some _ => true | None => false end)))%uint63 (ints N).

Hypothesis W : good_plain P.

Lemma keeps_links_sound p : keeps_links p = true -> (forall u, is_vertex (Numbers P) u -> is_vertex (Numbers P) (p u)) ->
  forall u v, adj (Numbers P) u v -> adj (Numbers P) (p u) (p v).
Proof.
  intros H V u v A; assert (X := all_ints P _ H u (adj_left A)); simpl in X; rewrite forallb_forall in X.
  assert (U := adj_left A); apply (numbers_adj P u v W) in A as [_ I]; specialize (X v I); apply among_spec in X.
  apply row_adj; auto.
Qed.

Lemma check_move_sound m : check_move m = true -> symmetry (Numbers P) (fst m) (snd m).
Proof.
  destruct m as [p q]; unfold check_move; rewrite !andb_true_iff; intros ((H & K) & L); simpl.
  assert (V : forall u, is_vertex (Numbers P) u ->
    is_vertex (Numbers P) (p u) /\ is_vertex (Numbers P) (q u) /\ q (p u) = u /\ p (q u) = u).
  { intros u U; assert (X := all_ints P _ H u U); simpl in X; rewrite !andb_true_iff, !int_eqb_eq in X.
    destruct X as (((X1 & X2) & X3) & X4); auto using (ltb_vertex P). }
  assert (Kp := keeps_links_sound p K (fun u U => proj1 (V u U))).
  assert (Kq := keeps_links_sound q L (fun u U => proj1 (proj2 (V u U)))).
  split; [|split; [|split]].
  - intros u U; destruct (V u U) as (A & _ & B & _); auto.
  - intros u U; destruct (V u U) as (_ & A & _ & B); auto.
  - exact Kp.
  - exact Kq.
Qed.

Lemma check_moves_sound : check_moves = true -> forall v, is_vertex (Numbers P) v ->
  symmetry (Numbers P) (shift v) (unshift v) /\ shift v home = v.
Proof.
  unfold check_moves; rewrite !andb_true_iff; intros (((Home & F0) & M) & C); apply ltb_vertex in Home; apply int_eqb_eq in F0.
  rewrite forallb_forall in M.
  assert (C' := all_ints P _ C); clear C; simpl in C'.
  assert (I : symmetry (Numbers P) (fun x => x) (fun x => x)) by (split; [|split; [|split]]; auto).
  assert (K : forall fuel v, is_vertex (Numbers P) v -> to_Z (f v) < Z.of_nat fuel ->
    symmetry (Numbers P) (shift_by fuel v) (back_by fuel v) /\ shift_by fuel v home = v).
  { induction fuel as [|fuel IH]; intros v V L; [pose proof (int_range (f v)); simpl in L; lia|].
    assert (X := C' v V); rewrite andb_true_iff, orb_true_iff in X; destruct X as [_ X]; simpl.
    destruct (v =? home)%uint63 eqn:E; [apply int_eqb_eq in E; subst; split; [exact I | reflexivity]|].
    destruct X as [X|X]; [discriminate|].
    destruct (chosen v) as [[p q]|] eqn:G; [|discriminate]; clear X; unfold chosen in G; apply find_some in G; destruct G as [G D].
    apply M in G; apply check_move_sound in G; simpl in G, D; apply Uint63.ltb_spec in D.
    destruct G as (G1 & G2 & G3 & G4).
    destruct (IH (q v)) as [(S1 & S2 & S3 & S4) H]; [apply (G2 v V) | lia|].
    split; [|rewrite H; apply (G2 v V)].
    split; [|split; [|split]].
    - intros x Xv; destruct (S1 x Xv) as [A B]; destruct (G1 _ A) as [A' B']; split; [exact A' | rewrite B'; exact B].
    - intros x Xv; destruct (G2 x Xv) as [A B]; destruct (S2 _ A) as [A' B']; split; [exact A' | rewrite B'; exact B].
    - intros a b A; apply G3, S3; exact A.
    - intros a b A; apply S4, G4; exact A. }
  intros v V; apply K; [exact V|]; assert (X := C' v V); rewrite andb_true_iff in X; destruct X as [X _].
  apply Uint63.ltb_spec in X; pose proof (int_range N); lia.
Qed.

Definition check_carried (step : int -> int) : bool :=
  check_moves && falls P step f home && gentle P f.

Lemma check_carried_sound step : check_carried step = true ->
  minimal_router (Numbers P) (carried (Numbers P) shift unshift step).
Proof.
  unfold check_carried; rewrite !andb_true_iff; intros ((M & F) & G); assert (M' := check_moves_sound M).
  assert (Home : is_vertex (Numbers P) home).
  { unfold check_moves in M; rewrite !andb_true_iff in M; apply ltb_vertex; tauto. }
  destruct (falls_sound P W step f home Home F) as [F0 F1].
  apply (carried_minimal (Numbers P) shift unshift step (fun u => to_Z (f u)) home); auto.
  - intros u _; apply int_range.
  - intros u U E; destruct (int_dec u home) as [->|Ne]; [reflexivity|]; destruct (F1 u U) as [_ X].
    destruct (X Ne) as [_ Y]; pose proof (int_range (f (step u))); lia.
  - intros u U Ne; apply F1; auto.
  - apply (gentle_sound P W f); [|exact G]; intros u U; apply F1; exact U.
  - intros v V; destruct (M' v V) as [S H]; assert (D := NoDup_ints N : NoDup (vertices (Numbers P))); split; [|split; [|split]].
    + apply (symmetry_automorphism _ _ _ D S).
    + apply (symmetry_automorphism _ _ _ D (symmetry_inverse _ _ _ S)).
    + exact H.
    + intros u U; destruct S as (S1 & S2 & _); split; [apply S2 | apply S1]; exact U.
Qed.

End Carried.

(* The router: what it does for the home, [step], carried to all destinations. *)
Definition carried_router (P : plain) moves f home step : int -> int -> int :=
  carried (Numbers P) (shift P moves f home) (unshift P moves f home) step.
