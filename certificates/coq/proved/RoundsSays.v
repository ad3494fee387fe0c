(* What statements say of broadcasts: in how many rounds one vertex can inform all (broadcast), and
   every vertex all (gossip). Rounds, and what a vertex sends in one, are those of Graph.v. *)

From Coq Require Import ZArith List.
From Topocert Require Import Graph Numbered.
Open Scope Z_scope.

(* To how many neighbours a vertex sends in a round, and from how many it receives: all-port,
   any; single-port, one at most. *)
Inductive ports := AllPort | SinglePort.

Definition round_of (g : graph) (m : ports) : list (send g) -> Prop :=
  match m with AllPort => all_port g | SinglePort => single_port g end.

Inductive rounds :=
| BroadcastAtMost (m : ports) (s r : Z)     (* broadcast G MODEL s <= r *)
| BroadcastAtLeast (m : ports) (s r : Z)    (* broadcast G MODEL s >= r *)
| BroadcastsAtMost (m : ports) (r : Z)      (* broadcast G MODEL all <= r *)
| BroadcastsAtLeast (m : ports) (r : Z)     (* broadcast G MODEL all >= r *)
| GossipAtMost (m : ports) (r : Z)          (* gossip G MODEL <= r *)
| GossipAtLeast (m : ports) (r : Z).        (* gossip G MODEL >= r *)

(* At least r rounds: fewer are not enough, be it that no number of rounds is. *)
Definition rounds_say (g : graph) (f : rounds) : Prop :=
  match f with
  | BroadcastAtMost m s r => exists v, numbered g s v /\ broadcast_within g (round_of g m) v r
  | BroadcastAtLeast m s r => exists v, numbered g s v /\ ~ broadcast_within g (round_of g m) v (r - 1)
  | BroadcastsAtMost m r => forall v, is_vertex g v -> broadcast_within g (round_of g m) v r
  | BroadcastsAtLeast m r => exists v, is_vertex g v /\ ~ broadcast_within g (round_of g m) v (r - 1)
  | GossipAtMost m r => alltoall_within g (round_of g m) r
  | GossipAtLeast m r => ~ alltoall_within g (round_of g m) (r - 1)
  end.
