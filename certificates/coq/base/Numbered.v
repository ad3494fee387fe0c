(* What is said of vertices by their numbers, as certificates and formulas name them: the first
   vertex of the network's list has number 0. And how many shortest paths there are. *)

From Coq Require Import ZArith List.
From Topocert Require Import Graph.
Import ListNotations.
Open Scope Z_scope.

(* v is vertex number i. *)
Definition numbered (g : graph) (i : Z) (v : vertex g) : Prop :=
  0 <= i /\ nth_error (vertices g) (Z.to_nat i) = Some v.

Definition distance_between (g : graph) (i j d : Z) : Prop :=
  exists u v, numbered g i u /\ numbered g j v /\ dist g u v d.

Definition eccentricity_of (g : graph) (i e : Z) : Prop := exists v, numbered g i v /\ eccentricity g v e.

(* n vertices are at distance d from vertex i. *)
Definition at_distance (g : graph) (i d n : Z) : Prop :=
  exists v, numbered g i v /\ count (fun u => dist g v u d) n.

(* The distances from vertex i to all vertices add up to s. *)
Definition distance_sum_from (g : graph) (i s : Z) : Prop :=
  exists v d, numbered g i v /\ (forall u, is_vertex g u -> dist g v u (d u)) /\ sum_over d (vertices g) = s.

(* The shortest paths from u to v, each as the list of the vertices after u, are n. *)
Definition shortest_paths (g : graph) (u v : vertex g) (n : Z) : Prop :=
  exists d, dist g u v d /\ count (fun l => path g (u :: l) /\ last l u = v /\ Z.of_nat (length l) = d) n.

(* The shortest paths from u to all vertices add up to n. *)
Definition shortest_paths_from (g : graph) (u : vertex g) (n : Z) : Prop :=
  exists p, (forall v, is_vertex g v -> shortest_paths g u v (p v)) /\ sum_over p (vertices g) = n.
