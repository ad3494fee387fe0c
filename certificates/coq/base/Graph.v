(* What is said of networks, in ordinary words. Everything else in this folder
   rests on this page; a reader of a theorem reads it, the network's definition,
   and the theorem's statement. Numbers are integers (Z). *)

From Coq Require Import ZArith List Permutation.
Import ListNotations.
Open Scope Z_scope.

(* A network: its vertices, each once, and links between them as the paper
   writes them. A link may be given in one direction or both; a pair that is not
   of two different vertices is no link. *)
Record graph := Graph {
  vertex : Type;
  vertices : list vertex;
  link : vertex -> vertex -> Prop
}.

Definition is_vertex (g : graph) (v : vertex g) : Prop := In v (vertices g).

(* The list of vertices repeats nothing and is not empty. Each network is shown
   to be proper; nothing below is meant for what is not. *)
Definition proper (g : graph) : Prop := NoDup (vertices g) /\ vertices g <> [].

(* Two vertices are adjacent if a link joins them, in either direction. *)
Definition adj (g : graph) (u v : vertex g) : Prop :=
  is_vertex g u /\ is_vertex g v /\ u <> v /\ (link g u v \/ link g v u).

(* A walk of d hops. *)
Inductive walk (g : graph) : vertex g -> vertex g -> Z -> Prop :=
| walk_here v : is_vertex g v -> walk g v v 0
| walk_hop u v w d : adj g u v -> walk g v w d -> walk g u w (d + 1).

(* The distance: there is a walk of d hops, and none of fewer. *)
Definition dist (g : graph) (u v : vertex g) (d : Z) : Prop :=
  walk g u v d /\ forall e, walk g u v e -> d <= e.

Definition connected (g : graph) : Prop :=
  forall u v, is_vertex g u -> is_vertex g v -> exists d, walk g u v d.

(* The diameter: no two vertices are further apart, and some two are as far. *)
Definition diameter (g : graph) (D : Z) : Prop :=
  (forall u v, is_vertex g u -> is_vertex g v -> exists d, dist g u v d /\ d <= D) /\
  (exists u v, dist g u v D).

(* No vertex is further from v than e, and one is as far. *)
Definition eccentricity (g : graph) (v : vertex g) (e : Z) : Prop :=
  (forall u, is_vertex g u -> exists d, dist g v u d /\ d <= e) /\ exists u, dist g v u e.

(* The least eccentricity. *)
Definition radius (g : graph) (r : Z) : Prop :=
  (exists v, is_vertex g v /\ eccentricity g v r) /\
  forall v, is_vertex g v -> exists e, eccentricity g v e /\ r <= e.

Fixpoint sum_over {A} (f : A -> Z) (l : list A) : Z :=
  match l with [] => 0 | a :: l => f a + sum_over f l end.

(* The sum of the distances of all ordered pairs. *)
Definition distance_sum (g : graph) (s : Z) : Prop :=
  exists d : vertex g -> vertex g -> Z, (forall u v, is_vertex g u -> is_vertex g v -> dist g u v (d u v)) /\
    sum_over (fun u => sum_over (d u) (vertices g)) (vertices g) = s.

(* A list of some vertices, each once, that satisfy P and that are all that do. *)
Definition lists {A : Type} (P : A -> Prop) (l : list A) : Prop :=
  NoDup l /\ forall a, In a l <-> P a.

Definition count {A : Type} (P : A -> Prop) (n : Z) : Prop :=
  exists l, lists P l /\ Z.of_nat (length l) = n.

Definition order (g : graph) (N : Z) : Prop := proper g /\ Z.of_nat (length (vertices g)) = N.

Definition degree (g : graph) (v : vertex g) (d : Z) : Prop := count (adj g v) d.

Definition regular (g : graph) (d : Z) : Prop := forall v, is_vertex g v -> degree g v d.

(* The number of links: every link is counted in both directions. *)
Definition size (g : graph) (M : Z) : Prop :=
  count (fun e : vertex g * vertex g => adj g (fst e) (snd e)) (2 * M).

Definition min_degree (g : graph) (d : Z) : Prop :=
  (exists v, is_vertex g v /\ degree g v d) /\
  forall v, is_vertex g v -> exists e, degree g v e /\ d <= e.

Definition max_degree (g : graph) (d : Z) : Prop :=
  (exists v, is_vertex g v /\ degree g v d) /\
  forall v, is_vertex g v -> exists e, degree g v e /\ e <= d.

(* An automorphism takes vertices to vertices, one to one, and adjacent ones, and
   no others, to adjacent ones. *)
Definition automorphism (g : graph) (f : vertex g -> vertex g) : Prop :=
  Permutation (map f (vertices g)) (vertices g) /\
  forall u v, is_vertex g u -> is_vertex g v -> (adj g u v <-> adj g (f u) (f v)).

Definition vertex_transitive (g : graph) : Prop :=
  forall u v, is_vertex g u -> is_vertex g v -> exists f, automorphism g f /\ f u = v.

(* Any link can be taken to any other by an automorphism, in one direction at least. *)
Definition edge_transitive (g : graph) : Prop :=
  forall u v u' v', adj g u v -> adj g u' v' ->
  exists f, automorphism g f /\ (f u = u' /\ f v = v' \/ f u = v' /\ f v = u').

(* Automorphisms take k vertices to all others, and none of them to another of them. *)
Definition vertex_orbits (g : graph) (k : Z) : Prop :=
  exists l, NoDup l /\ Z.of_nat (length l) = k /\ (forall s, In s l -> is_vertex g s) /\
    (forall v, is_vertex g v -> exists s f, In s l /\ automorphism g f /\ f s = v) /\
    (forall s t f, In s l -> In t l -> automorphism g f -> f s = t -> s = t).

(* The links between the vertices of a set and the others, counted once. *)
Definition cut (g : graph) (S : vertex g -> bool) (w : Z) : Prop :=
  count (fun e => adj g (fst e) (snd e) /\ S (fst e) = true /\ S (snd e) = false) w.

(* Half of the vertices, rounded down, are in the set. *)
Definition balanced (g : graph) (S : vertex g -> bool) : Prop :=
  Z.of_nat (length (filter S (vertices g))) = Z.of_nat (length (vertices g)) / 2.

Definition bisection_width (g : graph) (w : Z) : Prop :=
  (exists S, balanced g S /\ cut g S w) /\
  forall S, balanced g S -> exists c, cut g S c /\ w <= c.

(* Its halves: no balanced cut has fewer than w links; some balanced cut has no more. *)
Definition width_at_least (g : graph) (w : Z) : Prop := forall S, balanced g S -> exists c, cut g S c /\ w <= c.

Definition width_at_most (g : graph) (w : Z) : Prop := exists S, balanced g S /\ exists c, cut g S c /\ c <= w.

(* A cycle through all vertices: each vertex once, each adjacent to the next and
   the last to the first. There are at least three. *)
Fixpoint path (g : graph) (l : list (vertex g)) : Prop :=
  match l with
  | u :: ((v :: _) as rest) => adj g u v /\ path g rest
  | _ => True
  end.

Definition hamiltonian (g : graph) : Prop :=
  exists u l, 2 <= Z.of_nat (length l) /\ Permutation (u :: l) (vertices g) /\
    path g (u :: l) /\ adj g (last l u) u.

Definition bipartite (g : graph) : Prop :=
  exists colour : vertex g -> bool, forall u v, adj g u v -> colour u <> colour v.

(* The network without the links of a vertex, without one link, *)
Definition without_node (g : graph) (f : vertex g) : graph :=
  Graph (vertex g) (vertices g) (fun u v => adj g u v /\ u <> f /\ v <> f).

Definition without_link (g : graph) (a b : vertex g) : graph :=
  Graph (vertex g) (vertices g) (fun u v => adj g u v /\ ~ (u = a /\ v = b) /\ ~ (u = b /\ v = a)).

(* and without the links of the vertices F. *)
Definition without_vertices (g : graph) (F : list (vertex g)) : graph :=
  Graph (vertex g) (vertices g) (fun u v => adj g u v /\ ~ In u F /\ ~ In v F).

(* Whatever fewer than k vertices fail, the others stay connected. *)
Definition connected_without (g : graph) (k : Z) : Prop :=
  forall F, Z.of_nat (length F) < k -> (forall x, In x F -> is_vertex g x) ->
  forall u v, is_vertex g u -> is_vertex g v -> ~ In u F -> ~ In v F -> exists d, walk (without_vertices g F) u v d.

(* The vertex connectivity: that, and some k vertices separate two others. *)
Definition vertex_connectivity (g : graph) (k : Z) : Prop :=
  connected_without g k /\
  exists F u v, Z.of_nat (length F) = k /\ (forall x, In x F -> is_vertex g x) /\
    is_vertex g u /\ is_vertex g v /\ ~ In u F /\ ~ In v F /\ ~ exists d, walk (without_vertices g F) u v d.

(* Three paths from u to v, given by the vertices between, that share none of them. *)
Definition disjoint_paths (g : graph) (u v : vertex g) (p q r : list (vertex g)) : Prop :=
  path g (u :: p ++ [v]) /\ path g (u :: q ++ [v]) /\ path g (u :: r ++ [v]) /\
  NoDup (u :: v :: p ++ q ++ r).

(* A router says to which vertex a message at a vertex goes next, by its
   destination. [route g next u v d]: the message from u arrives at v after d
   hops, and not before. *)
Inductive route (g : graph) (next : vertex g -> vertex g -> vertex g) : vertex g -> vertex g -> Z -> Prop :=
| route_home v : is_vertex g v -> route g next v v 0
| route_hop u v d : u <> v -> adj g u (next u v) -> route g next (next u v) v d -> route g next u v (d + 1).

Definition delivers (g : graph) (next : vertex g -> vertex g -> vertex g) : Prop :=
  forall u v, is_vertex g u -> is_vertex g v -> exists d, route g next u v d.

Definition minimal_router (g : graph) (next : vertex g -> vertex g -> vertex g) : Prop :=
  forall u v, is_vertex g u -> is_vertex g v -> exists d, route g next u v d /\ dist g u v d.

(* The product of two networks: a vertex is a vertex of each, and a link moves one
   part along a link of its network and leaves the other as it is. *)
Definition product (g h : graph) : graph := Graph (vertex g * vertex h)
  (list_prod (vertices g) (vertices h))
  (fun u v => link g (fst u) (fst v) /\ snd u = snd v \/ fst u = fst v /\ link h (snd u) (snd v)).

(* Messages wait for one another (Dally and Seitz): a message that takes channel c
   and then channel c' makes c depend on c'. A channel is a directed link with a
   class, the virtual channel, which a router chooses with the hop: [next w v]
   is the next vertex and the class of the channel for a message at w to v.
   Deadlock-free: no cycle of dependencies. *)
Definition channel (g : graph) : Type := (vertex g * vertex g * Z)%type.

Inductive takes (g : graph) (next : vertex g -> vertex g -> vertex g * Z) :
  vertex g -> vertex g -> vertex g -> Prop :=
| takes_start u v : is_vertex g u -> is_vertex g v -> takes g next u v u
| takes_on u v w : takes g next u v w -> w <> v -> takes g next u v (fst (next w v)).

Definition depends (g : graph) (next : vertex g -> vertex g -> vertex g * Z) (c c' : channel g) : Prop :=
  exists u v w, takes g next u v w /\ w <> v /\
    let (x, k) := next w v in x <> v /\
    let (y, k') := next x v in c = (w, x, k) /\ c' = (x, y, k').

Inductive depends_on (g : graph) (next : vertex g -> vertex g -> vertex g * Z) : channel g -> channel g -> Prop :=
| depends_one c c' : depends g next c c' -> depends_on g next c c'
| depends_more c c' c'' : depends g next c c' -> depends_on g next c' c'' -> depends_on g next c c''.

Definition deadlock_free (g : graph) (next : vertex g -> vertex g -> vertex g * Z) : Prop :=
  forall c, ~ depends_on g next c c.

(* A broadcast: in each round vertices that are informed send to neighbours.
   [informed g all_port u r v]: v can be informed within r rounds by the
   schedule, a list of rounds, each a list of sends. *)
Definition send (g : graph) : Type := (vertex g * vertex g)%type.

Fixpoint informed (g : graph) (source : vertex g) (rounds : list (list (send g))) (v : vertex g) : Prop :=
  match rounds with  (* the last round first *)
  | [] => v = source
  | now :: before => informed g source before v \/ exists u, In (u, v) now /\ informed g source before u
  end.

(* A round that all-port vertices can carry out: along links only, from informed
   vertices. A single-port vertex sends to one neighbour at most and receives
   from one at most. *)
Definition all_port (g : graph) (now : list (send g)) : Prop :=
  forall u v, In (u, v) now -> adj g u v.

Definition single_port (g : graph) (now : list (send g)) : Prop :=
  all_port g now /\ NoDup (map fst now) /\ NoDup (map snd now).

Definition sends_what_it_has (g : graph) (source : vertex g) (rounds : list (list (send g))) : Prop :=
  forall now before after, rounds = after ++ now :: before ->
    forall u v, In (u, v) now -> informed g source before u.

Definition broadcast_within (g : graph) (model : list (send g) -> Prop) (source : vertex g) (r : Z) : Prop :=
  exists rounds, Z.of_nat (length rounds) <= r /\ Forall model rounds /\
    sends_what_it_has g source rounds /\ forall v, is_vertex g v -> informed g source rounds v.

Definition broadcast_rounds (g : graph) (model : list (send g) -> Prop) (source : vertex g) (r : Z) : Prop :=
  broadcast_within g model source r /\ ~ broadcast_within g model source (r - 1).

(* All-to-all: every vertex sends on all that it has, so that one list of rounds
   informs all of every vertex's message. *)
Definition alltoall_within (g : graph) (model : list (send g) -> Prop) (r : Z) : Prop :=
  exists rounds, Z.of_nat (length rounds) <= r /\ Forall model rounds /\
    forall s v, is_vertex g s -> is_vertex g v -> informed g s rounds v.

Definition alltoall_rounds (g : graph) (model : list (send g) -> Prop) (r : Z) : Prop :=
  alltoall_within g model r /\ ~ alltoall_within g model (r - 1).
