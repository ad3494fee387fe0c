(* Between which vertices a router sends a message: what words say of it by route("r", G, u, v). *)

From Coq Require Import ZArith List Uint63.
From Topocert Require Import Graph CheckGraph NetworkName TrafficSays.
Import ListNotations.
Open Scope Z_scope.

(* f u v are the pairs of vertices between which the message from u to v goes, each once, if it arrives, after 4N+1 hops at
   most, where N is the number of vertices. *)
Definition ways_right (n : network) (P : plain) (r : routing) (f : int -> int -> option (list (int * int))) : Prop :=
  let g := Numbers P in forall u v, is_vertex g u -> is_vertex g v ->
  let soon := exists d, d <= 4 * to_Z (total P) + 1 /\ arrives g (router_of n P r) u v d in
  match f u v with
  | Some l => soon /\ NoDup l /\ forall w x, In (w, x) l <-> exists d k, takes_at g (router_of n P r) u v d (w, x, k)
  | None => ~ soon
  end.
