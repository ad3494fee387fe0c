(* What statements say of one network within another, and of clusters. *)

From Coq Require Import ZArith List.
From Topocert Require Import Graph NetworkName.
Import ListNotations.
Open Scope Z_scope.

Inductive maps :=
| Contains (other : network)     (* contains G OTHER = yes *)
| ClusterAtLeast (d s : Z)       (* cluster G d >= s *)
| ClusterAtMost (d s : Z).       (* cluster G d <= s *)

(* g has all links of h when the vertices of h are renamed, different ones differently. *)
Definition contains (g h : graph) : Prop :=
  exists m : vertex h -> vertex g, (forall v, is_vertex h v -> is_vertex g (m v)) /\
    (forall u v, is_vertex h u -> is_vertex h v -> m u = m v -> u = v) /\ (forall u v, adj h u v -> adj g (m u) (m v)).

(* A set of vertices of which no two are further apart than d. *)
Definition cluster (g : graph) (d : Z) (l : list (vertex g)) : Prop :=
  NoDup l /\ (forall v, In v l -> is_vertex g v) /\ forall u v, In u l -> In v l -> exists e, dist g u v e /\ e <= d.

Definition maps_say (g : graph) (m : maps) : Prop :=
  match m with
  | Contains other => contains g (network_graph other)
  | ClusterAtLeast d s => exists l, cluster g d l /\ s <= Z.of_nat (length l)
  | ClusterAtMost d s => forall l, cluster g d l -> Z.of_nat (length l) <= s
  end.
