(* Words about what is left of a network without some vertices or links: what their texts say (StandardWords.v), here of a graph of any size. *)

From Coq Require Import ZArith List.
From Topocert Require Import Graph FaultsSays.
Import ListNotations.
Open Scope Z_scope.

(* At most k vertices without which two others are not joined, and no other is alone. *)
Definition restricted_cut (g : graph) (k : Z) : Prop :=
  exists l : list (vertex g), (forall v, In v l -> is_vertex g v) /\ Z.of_nat (List.length l) <= k /\
    (exists u v, is_vertex g u /\ is_vertex g v /\ ~ In u l /\ ~ In v l /\ ~ joined (without_vertices g l) u v) /\
    forall v, is_vertex g v -> In v l \/ exists u, adj g v u /\ ~ In u l.

(* At most k vertices without which two others are not joined, and each other is joined to more than d, itself counted. *)
Definition extra_cut (g : graph) (d k : Z) : Prop :=
  exists l : list (vertex g), (forall v, In v l -> is_vertex g v) /\ Z.of_nat (length l) <= k /\
    (exists u v, is_vertex g u /\ is_vertex g v /\ ~ In u l /\ ~ In v l /\ ~ joined (without_vertices g l) u v) /\
    forall v, is_vertex g v -> In v l \/ exists m, NoDup m /\ d < Z.of_nat (length m) /\ forall u, In u m -> joined (without_vertices g l) v u.

(* At most k vertices without which the others fall into r parts, or more. *)
Definition component_cut (g : graph) (r k : Z) : Prop :=
  exists (l : list (vertex g)) (c : vertex g -> Z), (forall v, In v l -> is_vertex g v) /\ Z.of_nat (length l) <= k /\
    (forall v, is_vertex g v -> In v l \/ 1 <= c v <= r) /\ (forall i, 1 <= i <= r -> exists v, is_vertex g v /\ ~ In v l /\ c v = i) /\
    forall u v, adj g u v -> In u l \/ In v l \/ c u = c v.

(* At most k vertices of which, for any two, one is not as far from both. *)
Definition resolving (g : graph) (k : Z) : Prop :=
  exists l : list (vertex g), (forall v, In v l -> is_vertex g v) /\ Z.of_nat (length l) <= k /\
    forall u v, is_vertex g u -> is_vertex g v -> u <> v -> exists s d, In s l /\ ~ (dist g s u d <-> dist g s v d).

(* Between any two vertices k disjoint paths, of at most D hops each. *)
Definition wide (g : graph) (k D : Z) : Prop :=
  1 <= D /\ forall u v, is_vertex g u -> is_vertex g v -> u <> v ->
    k <= 0 \/ exists ps, k <= Z.of_nat (length ps) /\ disjoint_ways g u v ps /\ forall p, In p ps -> Z.of_nat (length p) + 1 <= D.

(* Whatever f vertices are dead, or fewer, the others are at most D hops apart. *)
Definition survives (g : graph) (f D : Z) : Prop :=
  0 <= f /\ 0 <= D /\ forall F, (forall v, In v F -> is_vertex g v) -> Z.of_nat (length F) <= f ->
    forall u v, is_vertex g u -> is_vertex g v -> ~ In u F -> ~ In v F -> exists d, walk (without_vertices g F) u v d /\ d <= D.

(* At most f vertices and links; what is left without them, and all its vertices, each once. *)
Definition fails (g : graph) (f : Z) (F : list (vertex g)) (L : list (vertex g * vertex g)) : Prop :=
  (forall v, In v F -> is_vertex g v) /\ (forall e, In e L -> adj g (fst e) (snd e)) /\ Z.of_nat (length F) + Z.of_nat (length L) <= f.
Definition left_of (g : graph) (F : list (vertex g)) (L : list (vertex g * vertex g)) : graph := without_links (without_vertices g F) L.
Definition survivors (g : graph) (F l : list (vertex g)) : Prop := NoDup l /\ forall v, In v l <-> is_vertex g v /\ ~ In v F.

(* Whatever f vertices and links fail, or fewer, all others are on a cycle; and on a path between any two of them. *)
Definition fault_hamiltonian (g : graph) (f : Z) : Prop := forall F L, fails g f F L ->
  exists u l, 2 <= Z.of_nat (length l) /\ survivors g F (u :: l) /\ path (left_of g F L) (u :: l) /\ adj (left_of g F L) (last l u) u.
Definition fault_hamiltonian_connected (g : graph) (f : Z) : Prop := forall F L, fails g f F L ->
  forall u v, is_vertex g u -> is_vertex g v -> ~ In u F -> ~ In v F -> u <> v -> exists l, survivors g F (u :: l) /\ path (left_of g F L) (u :: l) /\ last l u = v.
