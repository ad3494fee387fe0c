(* Routers: a table of next hops, and one row of it that symmetry carries to all
   destinations. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List Permutation.
From Topocert Require Import Graph Walk CheckGraph CheckPack.
Import ListNotations.
Open Scope Z_scope.

Section Routers.
Variable g : graph.
Implicit Types u v : vertex g.

(* ---------- One source, and automorphisms ---------- *)

(* [shift v] takes the home to v, and [back v] undoes it. Where a message at u for v
   goes next, a message at [back v u] for the home says. *)
Definition carried (shift back : vertex g -> vertex g -> vertex g) (step : vertex g -> vertex g) u v : vertex g :=
  shift v (step (back v u)).

End Routers.

(* ---------- Computed ---------- *)

Section Compute.
Variable P : plain.
Notation N := (total P).

(* The levels from a vertex, found by a search; nothing depends on their being right. *)
Definition unknown : int := 9223372036854775807.

Fixpoint search (fuel : nat) (level : int) (frontier : list int) (t : array int) : array int :=
  match fuel, frontier with
  | S fuel, _ :: _ =>
      let '(next, t) := fold_left (fun (s : list int * array int) u =>
        fold_left (fun (s : list int * array int) v => let (next, t) := s in
          if (t.[v] =? unknown)%uint63 then (v :: next, t.[v <- level]) else s) (row P u) s) frontier ([], t) in
      search fuel (level + 1)%uint63 next t
  | _, _ => t
  end.

Definition levels (s : int) : array int :=
  search (Z.to_nat (to_Z N)) 1 [s] (make N unknown).[s <- 0%uint63].

(* How many hops each vertex's message to d takes, as far as N hops tell. *)
Fixpoint walk_hops (fuel : nat) (next : int -> int) (d u hops : int) : int :=
  match fuel with
  | O => unknown
  | S fuel => if (u =? d)%uint63 then hops else walk_hops fuel next d (next u) (hops + 1)%uint63
  end.

Definition hops (next : int -> int) (d : int) : array int :=
  let fuel := Z.to_nat (to_Z N) in
  fold_left (fun t u => t.[u <- walk_hops fuel next d u 0]) (ints N) (make N unknown).

(* f falls by 1 with every hop to d, and is 0 at d. *)
Definition falls (next f : int -> int) (d : int) : bool :=
  ((f d =? 0) && forallb (fun u => (f u <? N) && ((u =? d) ||
    let w := next u in among w (row P u) && (f w + 1 =? f u))) (ints N))%uint63.

(* Whether the message from u to d arrives within so many hops. *)
Fixpoint arrives (fuel : nat) (next : int -> int) (d u : int) : bool :=
  (u =? d)%uint63 || match fuel with
  | O => false
  | S fuel => let w := next u in among w (row P u) && arrives fuel next d w
  end.

(* The message from u to d takes h hops, and no fewer. *)
Fixpoint takes_hops (h : nat) (next : int -> int) (d u : int) : bool :=
  match h with
  | O => (u =? d)%uint63
  | S h => negb (u =? d)%uint63 && let w := next u in among w (row P u) && takes_hops h next d w
  end.

(* A walk from u to d along a list of vertices, d the last one. *)
Fixpoint walks (u d : int) (l : list int) : bool :=
  match l with
  | [] => (u =? d)%uint63
  | v :: r => among v (row P u) && walks v d r
  end.

Hypothesis W : good_plain P.

Lemma all_ints (p : int -> bool) : forallb p (ints N) = true -> forall u, is_vertex (Numbers P) u -> p u = true.
Proof. intros H u U; rewrite forallb_forall in H; apply H; exact U. Qed.

Lemma row_adj u v : is_vertex (Numbers P) u -> In v (row P u) -> adj (Numbers P) u v.
Proof. intros U I; apply numbers_adj; [exact W|]; split; [apply numbers_vertex; exact U | exact I]. Qed.

Lemma below_total u (f : int -> int) : (f u <? N)%uint63 = true -> to_Z (f u + 1) = to_Z (f u) + 1.
Proof.
  intros L; apply Uint63.ltb_spec in L; pose proof (total_some W); pose proof wB_large; pose proof (int_range (f u)).
  rewrite Uint63.add_spec; apply Z.mod_small; change (to_Z 1) with 1; lia.
Qed.

Lemma ltb_vertex u : (u <? N)%uint63 = true -> is_vertex (Numbers P) u.
Proof. intros H; apply numbers_vertex, Uint63.ltb_spec; exact H. Qed.

End Compute.

(* ---------- Tables ---------- *)

(* A router as a table: number d * N + u is the place, in the row of u, of the next vertex on
   the way to d; the message stops where the row has no such place. *)
Definition at_place (P : plain) (u k : int) : int := nth (Z.to_nat (to_Z k)) (row P u) u.

(* A list of the vertices at which a message to d is, from u on; d is the last one, and stands
   nowhere else. *)
Fixpoint check_way (next : int -> int -> int) (u d : int) (l : list int) : bool :=
  match l with
  | [] => false
  | v :: r => (v =? u)%uint63 && if (u =? d)%uint63 then match r with [] => true | _ :: _ => false end else check_way next (next u d) d r
  end.
