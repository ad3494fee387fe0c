(* What statements say of a network that loses vertices or links: connectivities, disjoint paths,
   detours. *)

From Coq Require Import ZArith List.
From Topocert Require Import Graph Numbered MetricSays.
Import ListNotations.
Open Scope Z_scope.

Inductive faults :=
| VertexConnectivityAtLeast (k : Z)      (* vertex-connectivity G >= k *)
| VertexConnectivityAtMost (k : Z)       (* vertex-connectivity G <= k *)
| EdgeConnectivityAtLeast (k : Z)        (* edge-connectivity G >= k *)
| EdgeConnectivityAtMost (k : Z)         (* edge-connectivity G <= k *)
| DisjointPathsAtLeast (s t k : Z)       (* disjoint-paths G s t >= k *)
| DisjointPathsAtMost (s t k : Z)        (* disjoint-paths G s t <= k *)
| VertexFaultDetourIs (d : extended)     (* vertex-fault-detour G = d *)
| EdgeFaultDetourIs (d : extended).      (* edge-fault-detour G = d *)

Definition joined (g : graph) (u v : vertex g) : Prop := exists d, walk g u v d.

(* Without the vertices F the network has two components or more, or one vertex. *)
Definition separates (g : graph) (F : list (vertex g)) : Prop :=
  (forall x, In x F -> is_vertex g x) /\
  ((exists u v, is_vertex g u /\ is_vertex g v /\ ~ In u F /\ ~ In v F /\ ~ joined (without_vertices g F) u v) \/
   (exists u, is_vertex g u /\ ~ In u F /\ forall v, is_vertex g v -> ~ In v F -> v = u)).

(* The network without the links L, each given in either direction. *)
Definition without_links (g : graph) (L : list (vertex g * vertex g)) : graph :=
  Graph (vertex g) (vertices g) (fun u v => adj g u v /\ ~ In (u, v) L /\ ~ In (v, u) L).

Definition links_separate (g : graph) (L : list (vertex g * vertex g)) : Prop :=
  exists u v, is_vertex g u /\ is_vertex g v /\ ~ joined (without_links g L) u v.

(* Different paths from u to v, each the list of the vertices between: they share no vertex but u and v,
   and none comes back to a vertex. So at most one is the link of u and v, and no link is in two. *)
Definition disjoint_ways (g : graph) (u v : vertex g) (ps : list (list (vertex g))) : Prop :=
  NoDup ps /\ (forall p, In p ps -> path g (u :: p ++ [v])) /\ NoDup (u :: v :: concat ps).

(* The vertices s and t, which are joined in the network, and the dead one f, which is neither. *)
Definition around (g : graph) (f s t : vertex g) (a : Z) : Prop :=
  is_vertex g f /\ s <> f /\ t <> f /\ dist g s t a.

(* A detour is the largest difference d of a distance b without what is dead and the distance a: all
   are at most d, and one is d. It is 0 for s = t, and 0 is what is said if there is no pair at all. *)
Definition faults_says (g : graph) (m : faults) : Prop :=
  match m with
  | VertexConnectivityAtLeast k => forall F, Z.of_nat (length F) < k -> ~ separates g F
  | VertexConnectivityAtMost k => exists F, Z.of_nat (length F) <= k /\ separates g F
  | EdgeConnectivityAtLeast k =>
    (0 < k -> exists u v, is_vertex g u /\ is_vertex g v /\ u <> v) /\
    forall L, Z.of_nat (length L) < k -> ~ links_separate g L
  | EdgeConnectivityAtMost k =>
    (0 <= k /\ order g 1) \/ exists L, Z.of_nat (length L) <= k /\ links_separate g L
  | DisjointPathsAtLeast s t k => exists u v, numbered g s u /\ numbered g t v /\
    (k <= 0 \/ exists ps, k <= Z.of_nat (length ps) /\ disjoint_ways g u v ps)
  | DisjointPathsAtMost s t k => exists u v, numbered g s u /\ numbered g t v /\
    0 <= k /\ forall ps, disjoint_ways g u v ps -> Z.of_nat (length ps) <= k
  | VertexFaultDetourIs (Finite d) => 0 <= d /\
    (forall f s t a, around g f s t a -> exists b, dist (without_node g f) s t b /\ b - a <= d) /\
    (d = 0 \/ exists f s t a b, around g f s t a /\ dist (without_node g f) s t b /\ b - a = d)
  | VertexFaultDetourIs Infinite => exists f s t a, around g f s t a /\ ~ joined (without_node g f) s t
  | EdgeFaultDetourIs (Finite d) => 0 <= d /\
    (forall u v s t a, adj g u v -> dist g s t a -> exists b, dist (without_link g u v) s t b /\ b - a <= d) /\
    (d = 0 \/ exists u v s t a b, adj g u v /\ dist g s t a /\ dist (without_link g u v) s t b /\ b - a = d)
  | EdgeFaultDetourIs Infinite => exists u v s t a, adj g u v /\ dist g s t a /\ ~ joined (without_link g u v) s t
  end.
