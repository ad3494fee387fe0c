(* The standard words' texts: made from certificates/words/standard.words by package gallina, which a test
   does again. WordSays.v says what they mean; a name is the number of its place there, the innermost first. *)

From Coq Require Import ZArith List String.
From Topocert Require Import WordSays.
Import ListNotations.
Open Scope Z_scope.

(* without(G, f) = graph v in vertices(G) if !(v in f):
       u for u in neighbors(G, v) if !(u in f) && !(link(v, u) in f) *)
Definition without_word : expression :=
  Graph_ false (Range_ 1 (Over (Of Vertices_ (Local 1))) (Not (In_ (Local 0) (Local 1))) NoRange) (Next_ (Range_ 1 (Over (OfVertex Neighbours_ (Local 2) (Local 0))) (And (Not (In_ (Local 0) (Local 2))) (Not (In_ (LinkOf (Local 1) (Local 0)) (Local 2)))) NoRange) (Always true) (Local 0) NoNext).

(* keep(G, e) = graph v in vertices(G): u for u in neighbors(G, v) if link(v, u) in e *)
Definition keep_word : expression :=
  Graph_ false (Range_ 1 (Over (Of Vertices_ (Local 1))) (Always true) NoRange) (Next_ (Range_ 1 (Over (OfVertex Neighbours_ (Local 2) (Local 0))) (In_ (LinkOf (Local 1) (Local 0)) (Local 2)) NoRange) (Always true) (Local 0) NoNext).

(* induced(G, s) = graph v in vertices(G) if v in s: u for u in neighbors(G, v) if u in s *)
Definition induced_word : expression :=
  Graph_ false (Range_ 1 (Over (Of Vertices_ (Local 1))) (In_ (Local 0) (Local 1)) NoRange) (Next_ (Range_ 1 (Over (OfVertex Neighbours_ (Local 2) (Local 0))) (In_ (Local 0) (Local 2)) NoRange) (Always true) (Local 0) NoNext).

(* complement(G) = graph v in vertices(G): u for u in vertices(G) if u != v && !adjacent(G, v, u) *)
Definition complement_word : expression :=
  Graph_ false (Range_ 1 (Over (Of Vertices_ (Local 0))) (Always true) NoRange) (Next_ (Range_ 1 (Over (Of Vertices_ (Local 1))) (And (Not (Equal (Local 0) (Local 1))) (Not (OfTwo Adjacent_ (Local 2) (Local 1) (Local 0)))) NoRange) (Always true) (Local 0) NoNext).

(* line(G) = graph e in links(G): f for f in links(G) if f != e && some v in e: v in f *)
Definition line_word : expression :=
  Graph_ false (Range_ 1 (Over (Of Links_ (Local 0))) (Always true) NoRange) (Next_ (Range_ 1 (Over (Of Links_ (Local 1))) (And (Not (Equal (Local 0) (Local 1))) (Quantify_ Exists_ 1 (Over (Local 1)) (Always true) (In_ (Local 0) (Local 1)))) NoRange) (Always true) (Local 0) NoNext).

(* min_degree(G) = cond(order(G) == 0, 0, min v in vertices(G): degree(G, v)) *)
Definition min_degree_word : expression :=
  Cond (Equal (Of Order_ (Local 0)) (Whole 0)) (Whole 0) (Quantify_ Minimum 1 (Over (Of Vertices_ (Local 0))) (Always true) (OfVertex Degree_ (Local 1) (Local 0))).

(* max_degree(G) = cond(order(G) == 0, 0, max v in vertices(G): degree(G, v)) *)
Definition max_degree_word : expression :=
  Cond (Equal (Of Order_ (Local 0)) (Whole 0)) (Whole 0) (Quantify_ Maximum 1 (Over (Of Vertices_ (Local 0))) (Always true) (OfVertex Degree_ (Local 1) (Local 0))).

(* eccentricity(G, v) = max u in vertices(G): distance(G, v, u) *)
Definition eccentricity_word : expression :=
  Quantify_ Maximum 1 (Over (Of Vertices_ (Local 1))) (Always true) (OfTwo Distance_ (Local 2) (Local 1) (Local 0)).

(* diameter(G) = cond(order(G) == 0, 0, max v in vertices(G): eccentricity(G, v)) *)
Definition diameter_word : expression :=
  Cond (Equal (Of Order_ (Local 0)) (Whole 0)) (Whole 0) (Quantify_ Maximum 1 (Over (Of Vertices_ (Local 0))) (Always true) (Call (Arg (Local 1) (Arg (Local 0) NoArg)) eccentricity_word)).

(* radius(G) = cond(order(G) == 0, 0, min v in vertices(G): eccentricity(G, v)) *)
Definition radius_word : expression :=
  Cond (Equal (Of Order_ (Local 0)) (Whole 0)) (Whole 0) (Quantify_ Minimum 1 (Over (Of Vertices_ (Local 0))) (Always true) (Call (Arg (Local 1) (Arg (Local 0) NoArg)) eccentricity_word)).

(* at_distance(G, v, d) = count u in vertices(G): distance(G, v, u) == d *)
Definition at_distance_word : expression :=
  Quantify_ Count 1 (Over (Of Vertices_ (Local 2))) (Always true) (Equal (OfTwo Distance_ (Local 3) (Local 2) (Local 0)) (Local 1)).

(* distance_sum_from(G, v) = sum u in component(G, v): distance(G, v, u) *)
Definition distance_sum_from_word : expression :=
  Quantify_ Sum_of 1 (Over (OfVertex Component_ (Local 1) (Local 0))) (Always true) (OfTwo Distance_ (Local 2) (Local 1) (Local 0)).

(* distance_sum(G) = cond(connected(G), sum v in vertices(G): distance_sum_from(G, v), infinite) *)
Definition distance_sum_word : expression :=
  Cond (Of Connected_ (Local 0)) (Quantify_ Sum_of 1 (Over (Of Vertices_ (Local 0))) (Always true) (Call (Arg (Local 1) (Arg (Local 0) NoArg)) distance_sum_from_word)) Infinite_.

(* mean_distance(G) = cond(connected(G), distance_sum(G)/(order(G)*(order(G)-1)), infinite) *)
Definition mean_distance_word : expression :=
  Cond (Of Connected_ (Local 0)) (Calculate Over_ (Call (Arg (Local 0) NoArg) distance_sum_word) (Calculate Times_ (Of Order_ (Local 0)) (Calculate Minus_ (Of Order_ (Local 0)) (Whole 1)))) Infinite_.

(* path(G, u, v, l) = some p in maps(0..l, vertices(G)): p[0] == u && p[l] == v &&
       (all i in 0..l, j in 0..i-1: p[i] != p[j]) && all i in 0..l-1: adjacent(G, p[i], p[i+1]) *)
Definition path_word : expression :=
  Quantify_ Exists_ 1 (Maps_ (To_ (Whole 0) (Local 0)) (Of Vertices_ (Local 3))) (Always true) (And (And (And (Equal (At_ (Local 0) (Whole 0)) (Local 3)) (Equal (At_ (Local 0) (Local 1)) (Local 2))) (Quantify_ All 1 (Over (To_ (Whole 0) (Local 1))) (Always true) (Quantify_ All 1 (Over (To_ (Whole 0) (Calculate Minus_ (Local 0) (Whole 1)))) (Always true) (Not (Equal (At_ (Local 2) (Local 1)) (At_ (Local 2) (Local 0))))))) (Quantify_ All 1 (Over (To_ (Whole 0) (Calculate Minus_ (Local 1) (Whole 1)))) (Always true) (OfTwo Adjacent_ (Local 5) (At_ (Local 1) (Local 0)) (At_ (Local 1) (Calculate Plus_ (Local 0) (Whole 1)))))).

(* cycle(G, l) = l >= 3 && some c in maps(0..l-1, vertices(G)):
       (all i in 0..l-1, j in 0..i-1: c[i] != c[j]) && all i in 0..l-1: adjacent(G, c[i], c[(i+1)%l]) *)
Definition cycle_word : expression :=
  And (Not (Less (Local 0) (Whole 3))) (Quantify_ Exists_ 1 (Maps_ (To_ (Whole 0) (Calculate Minus_ (Local 0) (Whole 1))) (Of Vertices_ (Local 1))) (Always true) (And (Quantify_ All 1 (Over (To_ (Whole 0) (Calculate Minus_ (Local 1) (Whole 1)))) (Always true) (Quantify_ All 1 (Over (To_ (Whole 0) (Calculate Minus_ (Local 0) (Whole 1)))) (Always true) (Not (Equal (At_ (Local 2) (Local 1)) (At_ (Local 2) (Local 0)))))) (Quantify_ All 1 (Over (To_ (Whole 0) (Calculate Minus_ (Local 1) (Whole 1)))) (Always true) (OfTwo Adjacent_ (Local 3) (At_ (Local 1) (Local 0)) (At_ (Local 1) (Calculate Modulo_ (Calculate Plus_ (Local 0) (Whole 1)) (Local 2))))))).

(* girth(G) = least l in 3..order(G): cycle(G, l) *)
Definition girth_word : expression :=
  First false (Whole 3) (Of Order_ (Local 0)) (Always true) (Call (Arg (Local 1) (Arg (Local 0) NoArg)) cycle_word).

(* circumference(G) = most l in 0..order(G): l == 0 || cycle(G, l) *)
Definition circumference_word : expression :=
  First true (Whole 0) (Of Order_ (Local 0)) (Always true) (Or (Equal (Local 0) (Whole 0)) (Call (Arg (Local 1) (Arg (Local 0) NoArg)) cycle_word)).

(* bipartite(G) = some A in sets(vertices(G)): all (u, v) in links(G): (u in A) != (v in A) *)
Definition bipartite_word : expression :=
  Quantify_ Exists_ 1 (Sets (Of Vertices_ (Local 0)) Any) (Always true) (Quantify_ All 2 (Over (Of Links_ (Local 1))) (Always true) (Not (Equal (In_ (Local 1) (Local 2)) (In_ (Local 0) (Local 2))))).

(* hamiltonian(G) = cycle(G, order(G)) *)
Definition hamiltonian_word : expression :=
  Call (Arg (Local 0) (Arg (Of Order_ (Local 0)) NoArg)) cycle_word.

(* hamiltonian_path(G) = some p in maps(0..order(G)-1, vertices(G)):
       (all i in 0..order(G)-1, j in 0..i-1: p[i] != p[j]) && all i in 0..order(G)-2: adjacent(G, p[i], p[i+1]) *)
Definition hamiltonian_path_word : expression :=
  Quantify_ Exists_ 1 (Maps_ (To_ (Whole 0) (Calculate Minus_ (Of Order_ (Local 0)) (Whole 1))) (Of Vertices_ (Local 0))) (Always true) (And (Quantify_ All 1 (Over (To_ (Whole 0) (Calculate Minus_ (Of Order_ (Local 1)) (Whole 1)))) (Always true) (Quantify_ All 1 (Over (To_ (Whole 0) (Calculate Minus_ (Local 0) (Whole 1)))) (Always true) (Not (Equal (At_ (Local 2) (Local 1)) (At_ (Local 2) (Local 0)))))) (Quantify_ All 1 (Over (To_ (Whole 0) (Calculate Minus_ (Of Order_ (Local 1)) (Whole 2)))) (Always true) (OfTwo Adjacent_ (Local 2) (At_ (Local 1) (Local 0)) (At_ (Local 1) (Calculate Plus_ (Local 0) (Whole 1)))))).

(* hamiltonian_connected(G) = all u in vertices(G), v in vertices(G) if u != v: path(G, u, v, order(G)-1) *)
Definition hamiltonian_connected_word : expression :=
  Quantify_ All 1 (Over (Of Vertices_ (Local 0))) (Always true) (Quantify_ All 1 (Over (Of Vertices_ (Local 1))) (Not (Equal (Local 1) (Local 0))) (Call (Arg (Local 2) (Arg (Local 1) (Arg (Local 0) (Arg (Calculate Minus_ (Of Order_ (Local 2)) (Whole 1)) NoArg)))) path_word)).

(* hamiltonian_laceable(G) = connected(G) && bipartite(G) &&
       all u in vertices(G), v in vertices(G) if distance(G, u, v)%2 == 1: path(G, u, v, order(G)-1) *)
Definition hamiltonian_laceable_word : expression :=
  And (And (Of Connected_ (Local 0)) (Call (Arg (Local 0) NoArg) bipartite_word)) (Quantify_ All 1 (Over (Of Vertices_ (Local 0))) (Always true) (Quantify_ All 1 (Over (Of Vertices_ (Local 1))) (Equal (Calculate Modulo_ (OfTwo Distance_ (Local 2) (Local 1) (Local 0)) (Whole 2)) (Whole 1)) (Call (Arg (Local 2) (Arg (Local 1) (Arg (Local 0) (Arg (Calculate Minus_ (Of Order_ (Local 2)) (Whole 1)) NoArg)))) path_word))).

(* pancyclic(G) = order(G) >= 3 && all l in 3..order(G): cycle(G, l) *)
Definition pancyclic_word : expression :=
  And (Not (Less (Of Order_ (Local 0)) (Whole 3))) (Quantify_ All 1 (Over (To_ (Whole 3) (Of Order_ (Local 0)))) (Always true) (Call (Arg (Local 1) (Arg (Local 0) NoArg)) cycle_word)).

(* bipancyclic(G) = order(G) >= 4 && all m in 2..floor(order(G)/2): cycle(G, 2*m) *)
Definition bipancyclic_word : expression :=
  And (Not (Less (Of Order_ (Local 0)) (Whole 4))) (Quantify_ All 1 (Over (To_ (Whole 2) (Function Floor__ (Calculate Over_ (Of Order_ (Local 0)) (Whole 2))))) (Always true) (Call (Arg (Local 1) (Arg (Calculate Times_ (Whole 2) (Local 0)) NoArg)) cycle_word)).

(* vertex_pancyclic(G) = order(G) >= 3 && all v in vertices(G), l in 3..order(G): some u in neighbors(G, v): path(G, v, u, l-1) *)
Definition vertex_pancyclic_word : expression :=
  And (Not (Less (Of Order_ (Local 0)) (Whole 3))) (Quantify_ All 1 (Over (Of Vertices_ (Local 0))) (Always true) (Quantify_ All 1 (Over (To_ (Whole 3) (Of Order_ (Local 1)))) (Always true) (Quantify_ Exists_ 1 (Over (OfVertex Neighbours_ (Local 2) (Local 1))) (Always true) (Call (Arg (Local 3) (Arg (Local 2) (Arg (Local 0) (Arg (Calculate Minus_ (Local 1) (Whole 1)) NoArg)))) path_word)))).

(* edge_pancyclic(G) = order(G) >= 3 && all (u, v) in links(G), l in 3..order(G): path(G, u, v, l-1) *)
Definition edge_pancyclic_word : expression :=
  And (Not (Less (Of Order_ (Local 0)) (Whole 3))) (Quantify_ All 2 (Over (Of Links_ (Local 0))) (Always true) (Quantify_ All 1 (Over (To_ (Whole 3) (Of Order_ (Local 2)))) (Always true) (Call (Arg (Local 3) (Arg (Local 2) (Arg (Local 1) (Arg (Calculate Minus_ (Local 0) (Whole 1)) NoArg)))) path_word))).

(* edge_bipancyclic(G) = order(G) >= 4 && all (u, v) in links(G), m in 2..floor(order(G)/2): path(G, u, v, 2*m-1) *)
Definition edge_bipancyclic_word : expression :=
  And (Not (Less (Of Order_ (Local 0)) (Whole 4))) (Quantify_ All 2 (Over (Of Links_ (Local 0))) (Always true) (Quantify_ All 1 (Over (To_ (Whole 2) (Function Floor__ (Calculate Over_ (Of Order_ (Local 2)) (Whole 2))))) (Always true) (Call (Arg (Local 3) (Arg (Local 2) (Arg (Local 1) (Arg (Calculate Minus_ (Calculate Times_ (Whole 2) (Local 0)) (Whole 1)) NoArg)))) path_word))).

(* panconnected(G) = connected(G) && all u in vertices(G), v in vertices(G) if u != v, l in distance(G, u, v)..order(G)-1: path(G, u, v, l) *)
Definition panconnected_word : expression :=
  And (Of Connected_ (Local 0)) (Quantify_ All 1 (Over (Of Vertices_ (Local 0))) (Always true) (Quantify_ All 1 (Over (Of Vertices_ (Local 1))) (Not (Equal (Local 1) (Local 0))) (Quantify_ All 1 (Over (To_ (OfTwo Distance_ (Local 2) (Local 1) (Local 0)) (Calculate Minus_ (Of Order_ (Local 2)) (Whole 1)))) (Always true) (Call (Arg (Local 3) (Arg (Local 2) (Arg (Local 1) (Arg (Local 0) NoArg)))) path_word)))).

(* bipanconnected(G) = connected(G) && all u in vertices(G), v in vertices(G) if u != v,
       l in distance(G, u, v)..order(G)-1 if (l-distance(G, u, v))%2 == 0: path(G, u, v, l) *)
Definition bipanconnected_word : expression :=
  And (Of Connected_ (Local 0)) (Quantify_ All 1 (Over (Of Vertices_ (Local 0))) (Always true) (Quantify_ All 1 (Over (Of Vertices_ (Local 1))) (Not (Equal (Local 1) (Local 0))) (Quantify_ All 1 (Over (To_ (OfTwo Distance_ (Local 2) (Local 1) (Local 0)) (Calculate Minus_ (Of Order_ (Local 2)) (Whole 1)))) (Equal (Calculate Modulo_ (Calculate Minus_ (Local 0) (OfTwo Distance_ (Local 3) (Local 2) (Local 1))) (Whole 2)) (Whole 0)) (Call (Arg (Local 3) (Arg (Local 2) (Arg (Local 1) (Arg (Local 0) NoArg)))) path_word)))).

(* chromatic_number(G) = least k in 0..order(G): some c in maps(vertices(G), 1..k): all (u, v) in links(G): c[u] != c[v] *)
Definition chromatic_number_word : expression :=
  First false (Whole 0) (Of Order_ (Local 0)) (Always true) (Quantify_ Exists_ 1 (Maps_ (Of Vertices_ (Local 1)) (To_ (Whole 1) (Local 0))) (Always true) (Quantify_ All 2 (Over (Of Links_ (Local 2))) (Always true) (Not (Equal (At_ (Local 2) (Local 1)) (At_ (Local 2) (Local 0)))))).

(* edge_chromatic_number(G) = chromatic_number(line(G)) *)
Definition edge_chromatic_number_word : expression :=
  Call (Arg (Call (Arg (Local 0) NoArg) line_word) NoArg) chromatic_number_word.

(* independence_number(G) = most k in 0..order(G): some S in sets(vertices(G)): len(S) >= k && all (u, v) in links(G): !(u in S && v in S) *)
Definition independence_number_word : expression :=
  First true (Whole 0) (Of Order_ (Local 0)) (Always true) (Quantify_ Exists_ 1 (Sets (Of Vertices_ (Local 1)) Any) (Always true) (And (Not (Less (Len (Local 0)) (Local 1))) (Quantify_ All 2 (Over (Of Links_ (Local 2))) (Always true) (Not (And (In_ (Local 1) (Local 2)) (In_ (Local 0) (Local 2))))))).

(* clique_number(G) = independence_number(complement(G)) *)
Definition clique_number_word : expression :=
  Call (Arg (Call (Arg (Local 0) NoArg) complement_word) NoArg) independence_number_word.

(* cluster(G, d) = most k in 0..order(G): some S in sets(vertices(G)): len(S) >= k &&
       all u in vertices(G), v in vertices(G) if distance(G, u, v) > d: !(u in S && v in S) *)
Definition cluster_word : expression :=
  First true (Whole 0) (Of Order_ (Local 1)) (Always true) (Quantify_ Exists_ 1 (Sets (Of Vertices_ (Local 2)) Any) (Always true) (And (Not (Less (Len (Local 0)) (Local 1))) (Quantify_ All 1 (Over (Of Vertices_ (Local 3))) (Always true) (Quantify_ All 1 (Over (Of Vertices_ (Local 4))) (Less (Local 4) (OfTwo Distance_ (Local 5) (Local 1) (Local 0))) (Not (And (In_ (Local 1) (Local 2)) (In_ (Local 0) (Local 2)))))))).

(* domination_number(G) = least k in 0..order(G): some S in sets(vertices(G), k): all v in vertices(G): v in S || some u in neighbors(G, v): u in S *)
Definition domination_number_word : expression :=
  First false (Whole 0) (Of Order_ (Local 0)) (Always true) (Quantify_ Exists_ 1 (Sets (Of Vertices_ (Local 1)) (UpTo (Local 0))) (Always true) (Quantify_ All 1 (Over (Of Vertices_ (Local 2))) (Always true) (Or (In_ (Local 0) (Local 1)) (Quantify_ Exists_ 1 (Over (OfVertex Neighbours_ (Local 3) (Local 0))) (Always true) (In_ (Local 0) (Local 2)))))).

(* matching_number(G) = independence_number(line(G)) *)
Definition matching_number_word : expression :=
  Call (Arg (Call (Arg (Local 0) NoArg) line_word) NoArg) independence_number_word.

(* metric_dimension(G) = least k in 0..order(G): some S in sets(vertices(G), k):
       all u in vertices(G), v in vertices(G) if u != v: some s in S: distance(G, s, u) != distance(G, s, v) *)
Definition metric_dimension_word : expression :=
  First false (Whole 0) (Of Order_ (Local 0)) (Always true) (Quantify_ Exists_ 1 (Sets (Of Vertices_ (Local 1)) (UpTo (Local 0))) (Always true) (Quantify_ All 1 (Over (Of Vertices_ (Local 2))) (Always true) (Quantify_ All 1 (Over (Of Vertices_ (Local 3))) (Not (Equal (Local 1) (Local 0))) (Quantify_ Exists_ 1 (Over (Local 2)) (Always true) (Not (Equal (OfTwo Distance_ (Local 5) (Local 0) (Local 2)) (OfTwo Distance_ (Local 5) (Local 0) (Local 1)))))))).

(* spanning_trees(G) = count T in sets(links(G), order(G)-1): connected(keep(G, T)) *)
Definition spanning_trees_word : expression :=
  Quantify_ Count 1 (Sets (Of Links_ (Local 0)) (UpTo (Calculate Minus_ (Of Order_ (Local 0)) (Whole 1)))) (Always true) (Of Connected_ (Call (Arg (Local 1) (Arg (Local 0) NoArg)) keep_word)).

(* automorphisms(G) = count f in maps(vertices(G), vertices(G)):
       (all u in vertices(G), v in vertices(G) if u != v: f[u] != f[v]) && all (u, v) in links(G): adjacent(G, f[u], f[v]) *)
Definition automorphisms_word : expression :=
  Quantify_ Count 1 (Maps_ (Of Vertices_ (Local 0)) (Of Vertices_ (Local 0))) (Always true) (And (Quantify_ All 1 (Over (Of Vertices_ (Local 1))) (Always true) (Quantify_ All 1 (Over (Of Vertices_ (Local 2))) (Not (Equal (Local 1) (Local 0))) (Not (Equal (At_ (Local 2) (Local 1)) (At_ (Local 2) (Local 0)))))) (Quantify_ All 2 (Over (Of Links_ (Local 1))) (Always true) (OfTwo Adjacent_ (Local 3) (At_ (Local 2) (Local 1)) (At_ (Local 2) (Local 0))))).

(* moves(G, v, w) = some f in maps(vertices(G), vertices(G)): f[v] == w &&
       (all x in vertices(G), y in vertices(G) if x != y: f[x] != f[y]) && all (x, y) in links(G): adjacent(G, f[x], f[y]) *)
Definition moves_word : expression :=
  Quantify_ Exists_ 1 (Maps_ (Of Vertices_ (Local 2)) (Of Vertices_ (Local 2))) (Always true) (And (And (Equal (At_ (Local 0) (Local 2)) (Local 1)) (Quantify_ All 1 (Over (Of Vertices_ (Local 3))) (Always true) (Quantify_ All 1 (Over (Of Vertices_ (Local 4))) (Not (Equal (Local 1) (Local 0))) (Not (Equal (At_ (Local 2) (Local 1)) (At_ (Local 2) (Local 0))))))) (Quantify_ All 2 (Over (Of Links_ (Local 3))) (Always true) (OfTwo Adjacent_ (Local 5) (At_ (Local 2) (Local 1)) (At_ (Local 2) (Local 0))))).

(* vertex_orbits(G) = least k in 0..order(G): some S in sets(vertices(G), k): all v in vertices(G): some u in vertices(G): u in S && moves(G, u, v) *)
Definition vertex_orbits_word : expression :=
  First false (Whole 0) (Of Order_ (Local 0)) (Always true) (Quantify_ Exists_ 1 (Sets (Of Vertices_ (Local 1)) (UpTo (Local 0))) (Always true) (Quantify_ All 1 (Over (Of Vertices_ (Local 2))) (Always true) (Quantify_ Exists_ 1 (Over (Of Vertices_ (Local 3))) (Always true) (And (In_ (Local 0) (Local 2)) (Call (Arg (Local 4) (Arg (Local 0) (Arg (Local 1) NoArg))) moves_word))))).

(* vertex_transitive(G) = all v in vertices(G), w in vertices(G): moves(G, v, w) *)
Definition vertex_transitive_word : expression :=
  Quantify_ All 1 (Over (Of Vertices_ (Local 0))) (Always true) (Quantify_ All 1 (Over (Of Vertices_ (Local 1))) (Always true) (Call (Arg (Local 2) (Arg (Local 1) (Arg (Local 0) NoArg))) moves_word)).

(* edge_transitive(G) = all (u, v) in links(G), (x, y) in links(G): some f in maps(vertices(G), vertices(G)):
       (f[u] == x && f[v] == y || f[u] == y && f[v] == x) &&
       (all a in vertices(G), b in vertices(G) if a != b: f[a] != f[b]) && all (a, b) in links(G): adjacent(G, f[a], f[b]) *)
Definition edge_transitive_word : expression :=
  Quantify_ All 2 (Over (Of Links_ (Local 0))) (Always true) (Quantify_ All 2 (Over (Of Links_ (Local 2))) (Always true) (Quantify_ Exists_ 1 (Maps_ (Of Vertices_ (Local 4)) (Of Vertices_ (Local 4))) (Always true) (And (And (Or (And (Equal (At_ (Local 0) (Local 4)) (Local 2)) (Equal (At_ (Local 0) (Local 3)) (Local 1))) (And (Equal (At_ (Local 0) (Local 4)) (Local 1)) (Equal (At_ (Local 0) (Local 3)) (Local 2)))) (Quantify_ All 1 (Over (Of Vertices_ (Local 5))) (Always true) (Quantify_ All 1 (Over (Of Vertices_ (Local 6))) (Not (Equal (Local 1) (Local 0))) (Not (Equal (At_ (Local 2) (Local 1)) (At_ (Local 2) (Local 0))))))) (Quantify_ All 2 (Over (Of Links_ (Local 5))) (Always true) (OfTwo Adjacent_ (Local 7) (At_ (Local 2) (Local 1)) (At_ (Local 2) (Local 0))))))).

(* isomorphic(G, H) = order(G) == order(H) && size(G) == size(H) && some f in maps(vertices(G), vertices(H)):
       (all u in vertices(G), v in vertices(G) if u != v: f[u] != f[v]) && all (u, v) in links(G): adjacent(H, f[u], f[v]) *)
Definition isomorphic_word : expression :=
  And (And (Equal (Of Order_ (Local 1)) (Of Order_ (Local 0))) (Equal (Of Size_ (Local 1)) (Of Size_ (Local 0)))) (Quantify_ Exists_ 1 (Maps_ (Of Vertices_ (Local 1)) (Of Vertices_ (Local 0))) (Always true) (And (Quantify_ All 1 (Over (Of Vertices_ (Local 2))) (Always true) (Quantify_ All 1 (Over (Of Vertices_ (Local 3))) (Not (Equal (Local 1) (Local 0))) (Not (Equal (At_ (Local 2) (Local 1)) (At_ (Local 2) (Local 0)))))) (Quantify_ All 2 (Over (Of Links_ (Local 2))) (Always true) (OfTwo Adjacent_ (Local 3) (At_ (Local 2) (Local 1)) (At_ (Local 2) (Local 0)))))).

(* contains(G, H) = some f in maps(vertices(H), vertices(G)):
       (all u in vertices(H), v in vertices(H) if u != v: f[u] != f[v]) && all (u, v) in links(H): adjacent(G, f[u], f[v]) *)
Definition contains_word : expression :=
  Quantify_ Exists_ 1 (Maps_ (Of Vertices_ (Local 0)) (Of Vertices_ (Local 1))) (Always true) (And (Quantify_ All 1 (Over (Of Vertices_ (Local 1))) (Always true) (Quantify_ All 1 (Over (Of Vertices_ (Local 2))) (Not (Equal (Local 1) (Local 0))) (Not (Equal (At_ (Local 2) (Local 1)) (At_ (Local 2) (Local 0)))))) (Quantify_ All 2 (Over (Of Links_ (Local 1))) (Always true) (OfTwo Adjacent_ (Local 4) (At_ (Local 2) (Local 1)) (At_ (Local 2) (Local 0))))).

(* embeds(G, H, d) = some f in maps(vertices(G), vertices(H)): (all u in vertices(G), v in vertices(G) if u != v: f[u] != f[v]) &&
       all (u, v) in links(G): distance(H, f[u], f[v]) <= d *)
Definition embeds_word : expression :=
  Quantify_ Exists_ 1 (Maps_ (Of Vertices_ (Local 2)) (Of Vertices_ (Local 1))) (Always true) (And (Quantify_ All 1 (Over (Of Vertices_ (Local 3))) (Always true) (Quantify_ All 1 (Over (Of Vertices_ (Local 4))) (Not (Equal (Local 1) (Local 0))) (Not (Equal (At_ (Local 2) (Local 1)) (At_ (Local 2) (Local 0)))))) (Quantify_ All 2 (Over (Of Links_ (Local 3))) (Always true) (Not (Less (Local 3) (OfTwo Distance_ (Local 4) (At_ (Local 2) (Local 1)) (At_ (Local 2) (Local 0))))))).

(* cut(G, s) = count e in links(G): (some v in e: v in s) && some v in e: !(v in s) *)
Definition cut_word : expression :=
  Quantify_ Count 1 (Over (Of Links_ (Local 1))) (Always true) (And (Quantify_ Exists_ 1 (Over (Local 0)) (Always true) (In_ (Local 0) (Local 2))) (Quantify_ Exists_ 1 (Over (Local 0)) (Always true) (Not (In_ (Local 0) (Local 2))))).

(* bisection(G) = least k in 0..size(G): some S in sets(vertices(G)): len(S) == floor(order(G)/2) && cut(G, S) <= k *)
Definition bisection_word : expression :=
  First false (Whole 0) (Of Size_ (Local 0)) (Always true) (Quantify_ Exists_ 1 (Sets (Of Vertices_ (Local 1)) Any) (Always true) (And (Equal (Len (Local 0)) (Function Floor__ (Calculate Over_ (Of Order_ (Local 2)) (Whole 2)))) (Not (Less (Local 1) (Call (Arg (Local 2) (Arg (Local 0) NoArg)) cut_word))))).

(* vertex_connectivity(G) = least k in 0..order(G): some S in sets(vertices(G), k): !connected(without(G, S)) || len(S) >= order(G)-1 *)
Definition vertex_connectivity_word : expression :=
  First false (Whole 0) (Of Order_ (Local 0)) (Always true) (Quantify_ Exists_ 1 (Sets (Of Vertices_ (Local 1)) (UpTo (Local 0))) (Always true) (Or (Not (Of Connected_ (Call (Arg (Local 2) (Arg (Local 0) NoArg)) without_word))) (Not (Less (Len (Local 0)) (Calculate Minus_ (Of Order_ (Local 2)) (Whole 1)))))).

(* edge_connectivity(G) = cond(order(G) <= 1, 0, least k in 0..size(G): some F in sets(links(G), k): !connected(without(G, F))) *)
Definition edge_connectivity_word : expression :=
  Cond (Not (Less (Whole 1) (Of Order_ (Local 0)))) (Whole 0) (First false (Whole 0) (Of Size_ (Local 0)) (Always true) (Quantify_ Exists_ 1 (Sets (Of Links_ (Local 1)) (UpTo (Local 0))) (Always true) (Not (Of Connected_ (Call (Arg (Local 2) (Arg (Local 0) NoArg)) without_word))))).

(* restricted_connectivity(G) = least k in 0..order(G): some S in sets(vertices(G), k): !connected(without(G, S)) &&
       all v in vertices(G): v in S || some u in neighbors(G, v): !(u in S) *)
Definition restricted_connectivity_word : expression :=
  First false (Whole 0) (Of Order_ (Local 0)) (Always true) (Quantify_ Exists_ 1 (Sets (Of Vertices_ (Local 1)) (UpTo (Local 0))) (Always true) (And (Not (Of Connected_ (Call (Arg (Local 2) (Arg (Local 0) NoArg)) without_word))) (Quantify_ All 1 (Over (Of Vertices_ (Local 2))) (Always true) (Or (In_ (Local 0) (Local 1)) (Quantify_ Exists_ 1 (Over (OfVertex Neighbours_ (Local 3) (Local 0))) (Always true) (Not (In_ (Local 0) (Local 2)))))))).

(* restricted_connectivity_strict(G) = least k in 0..order(G): some S in sets(vertices(G), k): !connected(without(G, S)) &&
       all v in vertices(G): some u in neighbors(G, v): !(u in S) *)
Definition restricted_connectivity_strict_word : expression :=
  First false (Whole 0) (Of Order_ (Local 0)) (Always true) (Quantify_ Exists_ 1 (Sets (Of Vertices_ (Local 1)) (UpTo (Local 0))) (Always true) (And (Not (Of Connected_ (Call (Arg (Local 2) (Arg (Local 0) NoArg)) without_word))) (Quantify_ All 1 (Over (Of Vertices_ (Local 2))) (Always true) (Quantify_ Exists_ 1 (Over (OfVertex Neighbours_ (Local 3) (Local 0))) (Always true) (Not (In_ (Local 0) (Local 2))))))).

(* restricted_edge_connectivity(G) = least k in 0..size(G): some F in sets(links(G), k): !connected(without(G, F)) &&
       all v in vertices(G): some e in incident(G, v): !(e in F) *)
Definition restricted_edge_connectivity_word : expression :=
  First false (Whole 0) (Of Size_ (Local 0)) (Always true) (Quantify_ Exists_ 1 (Sets (Of Links_ (Local 1)) (UpTo (Local 0))) (Always true) (And (Not (Of Connected_ (Call (Arg (Local 2) (Arg (Local 0) NoArg)) without_word))) (Quantify_ All 1 (Over (Of Vertices_ (Local 2))) (Always true) (Quantify_ Exists_ 1 (Over (OfVertex Incident_ (Local 3) (Local 0))) (Always true) (Not (In_ (Local 0) (Local 2))))))).

(* extra_connectivity(G, g) = least k in 0..order(G): some S in sets(vertices(G), k): !connected(without(G, S)) &&
       all v in vertices(G): v in S || len(component(without(G, S), v)) > g *)
Definition extra_connectivity_word : expression :=
  First false (Whole 0) (Of Order_ (Local 1)) (Always true) (Quantify_ Exists_ 1 (Sets (Of Vertices_ (Local 2)) (UpTo (Local 0))) (Always true) (And (Not (Of Connected_ (Call (Arg (Local 3) (Arg (Local 0) NoArg)) without_word))) (Quantify_ All 1 (Over (Of Vertices_ (Local 3))) (Always true) (Or (In_ (Local 0) (Local 1)) (Less (Local 3) (Len (OfVertex Component_ (Call (Arg (Local 4) (Arg (Local 1) NoArg)) without_word) (Local 0)))))))).

(* extra_connectivity_by_sets(G, g) = least k in 0..order(G): some S in sets(vertices(G), k): !connected(without(G, S)) &&
       all C in sets(vertices(G), g): len(C) == 0 || !connected(induced(G, C)) ||
           (some c in C: c in S) || some c in C, u in neighbors(G, c): !(u in C) && !(u in S) *)
Definition extra_connectivity_by_sets_word : expression :=
  First false (Whole 0) (Of Order_ (Local 1)) (Always true) (Quantify_ Exists_ 1 (Sets (Of Vertices_ (Local 2)) (UpTo (Local 0))) (Always true) (And (Not (Of Connected_ (Call (Arg (Local 3) (Arg (Local 0) NoArg)) without_word))) (Quantify_ All 1 (Sets (Of Vertices_ (Local 3)) (UpTo (Local 2))) (Always true) (Or (Or (Or (Equal (Len (Local 0)) (Whole 0)) (Not (Of Connected_ (Call (Arg (Local 4) (Arg (Local 0) NoArg)) induced_word)))) (Quantify_ Exists_ 1 (Over (Local 0)) (Always true) (In_ (Local 0) (Local 2)))) (Quantify_ Exists_ 1 (Over (Local 0)) (Always true) (Quantify_ Exists_ 1 (Over (OfVertex Neighbours_ (Local 5) (Local 0))) (Always true) (And (Not (In_ (Local 0) (Local 2))) (Not (In_ (Local 0) (Local 3)))))))))).

(* component_connectivity(G, r) = least k in 0..order(G): some c in maps(vertices(G), 0..r): (count v in vertices(G): c[v] == 0) <= k &&
       (all i in 1..r: some v in vertices(G): c[v] == i) && all (u, v) in links(G): c[u] == 0 || c[v] == 0 || c[u] == c[v] *)
Definition component_connectivity_word : expression :=
  First false (Whole 0) (Of Order_ (Local 1)) (Always true) (Quantify_ Exists_ 1 (Maps_ (Of Vertices_ (Local 2)) (To_ (Whole 0) (Local 1))) (Always true) (And (And (Not (Less (Local 1) (Quantify_ Count 1 (Over (Of Vertices_ (Local 3))) (Always true) (Equal (At_ (Local 1) (Local 0)) (Whole 0))))) (Quantify_ All 1 (Over (To_ (Whole 1) (Local 2))) (Always true) (Quantify_ Exists_ 1 (Over (Of Vertices_ (Local 4))) (Always true) (Equal (At_ (Local 2) (Local 0)) (Local 1))))) (Quantify_ All 2 (Over (Of Links_ (Local 3))) (Always true) (Or (Or (Equal (At_ (Local 2) (Local 1)) (Whole 0)) (Equal (At_ (Local 2) (Local 0)) (Whole 0))) (Equal (At_ (Local 2) (Local 1)) (At_ (Local 2) (Local 0))))))).

(* cyclic_edge_connectivity(G) = least k in 0..size(G): some A in sets(vertices(G)), X in sets(vertices(G)), Y in sets(vertices(G)):
       cut(G, A) <= k && len(X) >= 1 && len(Y) >= 1 &&
       (all v in vertices(G): !(v in X) || v in A && (count u in neighbors(G, v): u in X) >= 2) &&
       all v in vertices(G): !(v in Y) || !(v in A) && (count u in neighbors(G, v): u in Y) >= 2 *)
Definition cyclic_edge_connectivity_word : expression :=
  First false (Whole 0) (Of Size_ (Local 0)) (Always true) (Quantify_ Exists_ 1 (Sets (Of Vertices_ (Local 1)) Any) (Always true) (Quantify_ Exists_ 1 (Sets (Of Vertices_ (Local 2)) Any) (Always true) (Quantify_ Exists_ 1 (Sets (Of Vertices_ (Local 3)) Any) (Always true) (And (And (And (And (Not (Less (Local 3) (Call (Arg (Local 4) (Arg (Local 2) NoArg)) cut_word))) (Not (Less (Len (Local 1)) (Whole 1)))) (Not (Less (Len (Local 0)) (Whole 1)))) (Quantify_ All 1 (Over (Of Vertices_ (Local 4))) (Always true) (Or (Not (In_ (Local 0) (Local 2))) (And (In_ (Local 0) (Local 3)) (Not (Less (Quantify_ Count 1 (Over (OfVertex Neighbours_ (Local 5) (Local 0))) (Always true) (In_ (Local 0) (Local 3))) (Whole 2))))))) (Quantify_ All 1 (Over (Of Vertices_ (Local 4))) (Always true) (Or (Not (In_ (Local 0) (Local 1))) (And (Not (In_ (Local 0) (Local 3))) (Not (Less (Quantify_ Count 1 (Over (OfVertex Neighbours_ (Local 5) (Local 0))) (Always true) (In_ (Local 0) (Local 2))) (Whole 2)))))))))).

(* container(G, u, v, k, l) = some p in maps((1..k, 0..l), vertices(G)): all i in 1..k: p[i,0] == u && p[i,l] == v &&
       (all a in 0..l-1: p[i,a+1] != u && (adjacent(G, p[i,a], p[i,a+1]) || p[i,a] == v && p[i,a+1] == v)) &&
       all j in 1..i-1: !(p[i,1] == v && p[j,1] == v) && all a in 1..l, b in 1..l: p[i,a] == v || p[i,a] != p[j,b] *)
Definition container_word : expression :=
  Quantify_ Exists_ 1 (Maps_ (Tuple (To_ (Whole 1) (Local 1)) (Tuple (To_ (Whole 0) (Local 0)) Nil)) (Of Vertices_ (Local 4))) (Always true) (Quantify_ All 1 (Over (To_ (Whole 1) (Local 2))) (Always true) (And (And (And (Equal (At_ (Local 1) (Tuple (Local 0) (Tuple (Whole 0) Nil))) (Local 5)) (Equal (At_ (Local 1) (Tuple (Local 0) (Tuple (Local 2) Nil))) (Local 4))) (Quantify_ All 1 (Over (To_ (Whole 0) (Calculate Minus_ (Local 2) (Whole 1)))) (Always true) (And (Not (Equal (At_ (Local 2) (Tuple (Local 1) (Tuple (Calculate Plus_ (Local 0) (Whole 1)) Nil))) (Local 6))) (Or (OfTwo Adjacent_ (Local 7) (At_ (Local 2) (Tuple (Local 1) (Tuple (Local 0) Nil))) (At_ (Local 2) (Tuple (Local 1) (Tuple (Calculate Plus_ (Local 0) (Whole 1)) Nil)))) (And (Equal (At_ (Local 2) (Tuple (Local 1) (Tuple (Local 0) Nil))) (Local 5)) (Equal (At_ (Local 2) (Tuple (Local 1) (Tuple (Calculate Plus_ (Local 0) (Whole 1)) Nil))) (Local 5))))))) (Quantify_ All 1 (Over (To_ (Whole 1) (Calculate Minus_ (Local 0) (Whole 1)))) (Always true) (And (Not (And (Equal (At_ (Local 2) (Tuple (Local 1) (Tuple (Whole 1) Nil))) (Local 5)) (Equal (At_ (Local 2) (Tuple (Local 0) (Tuple (Whole 1) Nil))) (Local 5)))) (Quantify_ All 1 (Over (To_ (Whole 1) (Local 3))) (Always true) (Quantify_ All 1 (Over (To_ (Whole 1) (Local 4))) (Always true) (Or (Equal (At_ (Local 4) (Tuple (Local 3) (Tuple (Local 1) Nil))) (Local 7)) (Not (Equal (At_ (Local 4) (Tuple (Local 3) (Tuple (Local 1) Nil))) (At_ (Local 4) (Tuple (Local 2) (Tuple (Local 0) Nil)))))))))))).

(* disjoint_paths(G, u, v) = most k in 0..degree(G, u): container(G, u, v, k, order(G)-1) *)
Definition disjoint_paths_word : expression :=
  First true (Whole 0) (OfVertex Degree_ (Local 2) (Local 1)) (Always true) (Call (Arg (Local 3) (Arg (Local 2) (Arg (Local 1) (Arg (Local 0) (Arg (Calculate Minus_ (Of Order_ (Local 3)) (Whole 1)) NoArg))))) container_word).

(* wide_diameter(G, k) = cond(order(G) <= 1, 0, least l in 1..order(G): all u in vertices(G), v in vertices(G) if u != v: container(G, u, v, k, l)) *)
Definition wide_diameter_word : expression :=
  Cond (Not (Less (Whole 1) (Of Order_ (Local 1)))) (Whole 0) (First false (Whole 1) (Of Order_ (Local 1)) (Always true) (Quantify_ All 1 (Over (Of Vertices_ (Local 2))) (Always true) (Quantify_ All 1 (Over (Of Vertices_ (Local 3))) (Not (Equal (Local 1) (Local 0))) (Call (Arg (Local 4) (Arg (Local 1) (Arg (Local 0) (Arg (Local 3) (Arg (Local 2) NoArg))))) container_word)))).

(* fault_diameter(G, f) = max F in sets(vertices(G), f): diameter(without(G, F)) *)
Definition fault_diameter_word : expression :=
  Quantify_ Maximum 1 (Sets (Of Vertices_ (Local 1)) (UpTo (Local 0))) (Always true) (Call (Arg (Call (Arg (Local 2) (Arg (Local 0) NoArg)) without_word) NoArg) diameter_word).

(* edge_fault_diameter(G, f) = max F in sets(links(G), f): diameter(without(G, F)) *)
Definition edge_fault_diameter_word : expression :=
  Quantify_ Maximum 1 (Sets (Of Links_ (Local 1)) (UpTo (Local 0))) (Always true) (Call (Arg (Call (Arg (Local 2) (Arg (Local 0) NoArg)) without_word) NoArg) diameter_word).

(* detour(H, G, u, v) = cond(distance(H, u, v) < infinite, distance(H, u, v) - distance(G, u, v), infinite) *)
Definition detour_word : expression :=
  Cond (Less (OfTwo Distance_ (Local 3) (Local 1) (Local 0)) Infinite_) (Calculate Minus_ (OfTwo Distance_ (Local 3) (Local 1) (Local 0)) (OfTwo Distance_ (Local 2) (Local 1) (Local 0))) Infinite_.

(* vertex_fault_detour(G) = cond(order(G) <= 1, 0,
       max x in vertices(G), u in vertices(G) if u != x, v in vertices(G) if v != x && distance(G, u, v) < infinite:
           detour(induced(G, set y in vertices(G): y != x), G, u, v)) *)
Definition vertex_fault_detour_word : expression :=
  Cond (Not (Less (Whole 1) (Of Order_ (Local 0)))) (Whole 0) (Quantify_ Maximum 1 (Over (Of Vertices_ (Local 0))) (Always true) (Quantify_ Maximum 1 (Over (Of Vertices_ (Local 1))) (Not (Equal (Local 0) (Local 1))) (Quantify_ Maximum 1 (Over (Of Vertices_ (Local 2))) (And (Not (Equal (Local 0) (Local 2))) (Less (OfTwo Distance_ (Local 3) (Local 1) (Local 0)) Infinite_)) (Call (Arg (Call (Arg (Local 3) (Arg (Quantify_ Those 1 (Over (Of Vertices_ (Local 3))) (Always true) (Not (Equal (Local 0) (Local 3)))) NoArg)) induced_word) (Arg (Local 3) (Arg (Local 1) (Arg (Local 0) NoArg)))) detour_word)))).

(* edge_fault_detour(G) = cond(size(G) == 0, 0,
       max e in links(G), u in vertices(G), v in vertices(G) if distance(G, u, v) < infinite:
           detour(keep(G, set x in links(G): x != e), G, u, v)) *)
Definition edge_fault_detour_word : expression :=
  Cond (Equal (Of Size_ (Local 0)) (Whole 0)) (Whole 0) (Quantify_ Maximum 1 (Over (Of Links_ (Local 0))) (Always true) (Quantify_ Maximum 1 (Over (Of Vertices_ (Local 1))) (Always true) (Quantify_ Maximum 1 (Over (Of Vertices_ (Local 2))) (Less (OfTwo Distance_ (Local 3) (Local 1) (Local 0)) Infinite_) (Call (Arg (Call (Arg (Local 3) (Arg (Quantify_ Those 1 (Over (Of Links_ (Local 3))) (Always true) (Not (Equal (Local 0) (Local 3)))) NoArg)) keep_word) (Arg (Local 3) (Arg (Local 1) (Arg (Local 0) NoArg)))) detour_word)))).

(* spanning_container(G, u, v, k) = some M in sets(links(G)):
       (all w in vertices(G): (count e in incident(G, w): e in M) == cond(w == u || w == v, k, 2)) &&
       connected(induced(keep(G, M), set w in vertices(G): w != u)) *)
Definition spanning_container_word : expression :=
  Quantify_ Exists_ 1 (Sets (Of Links_ (Local 3)) Any) (Always true) (And (Quantify_ All 1 (Over (Of Vertices_ (Local 4))) (Always true) (Equal (Quantify_ Count 1 (Over (OfVertex Incident_ (Local 5) (Local 0))) (Always true) (In_ (Local 0) (Local 2))) (Cond (Or (Equal (Local 0) (Local 4)) (Equal (Local 0) (Local 3))) (Local 2) (Whole 2)))) (Of Connected_ (Call (Arg (Call (Arg (Local 4) (Arg (Local 0) NoArg)) keep_word) (Arg (Quantify_ Those 1 (Over (Of Vertices_ (Local 4))) (Always true) (Not (Equal (Local 0) (Local 4)))) NoArg)) induced_word))).

(* spanning_connected(G, k) = k >= 1 && all u in vertices(G), v in vertices(G) if u != v: spanning_container(G, u, v, k) *)
Definition spanning_connected_word : expression :=
  And (Not (Less (Local 0) (Whole 1))) (Quantify_ All 1 (Over (Of Vertices_ (Local 1))) (Always true) (Quantify_ All 1 (Over (Of Vertices_ (Local 2))) (Not (Equal (Local 1) (Local 0))) (Call (Arg (Local 3) (Arg (Local 1) (Arg (Local 0) (Arg (Local 2) NoArg)))) spanning_container_word))).

(* spanning_laceable(G, k) = k >= 1 && connected(G) && bipartite(G) &&
       all u in vertices(G), v in vertices(G) if distance(G, u, v)%2 == 1: spanning_container(G, u, v, k) *)
Definition spanning_laceable_word : expression :=
  And (And (And (Not (Less (Local 0) (Whole 1))) (Of Connected_ (Local 1))) (Call (Arg (Local 1) NoArg) bipartite_word)) (Quantify_ All 1 (Over (Of Vertices_ (Local 1))) (Always true) (Quantify_ All 1 (Over (Of Vertices_ (Local 2))) (Equal (Calculate Modulo_ (OfTwo Distance_ (Local 3) (Local 1) (Local 0)) (Whole 2)) (Whole 1)) (Call (Arg (Local 3) (Arg (Local 1) (Arg (Local 0) (Arg (Local 2) NoArg)))) spanning_container_word))).

(* edge_disjoint_hamiltonian_cycles(G) = most k in 0..floor(min_degree(G)/2): some c in maps(links(G), 0..k): all i in 1..k:
       (all v in vertices(G): (count e in incident(G, v): c[e] == i) == 2) && connected(keep(G, set e in links(G): c[e] == i)) *)
Definition edge_disjoint_hamiltonian_cycles_word : expression :=
  First true (Whole 0) (Function Floor__ (Calculate Over_ (Call (Arg (Local 0) NoArg) min_degree_word) (Whole 2))) (Always true) (Quantify_ Exists_ 1 (Maps_ (Of Links_ (Local 1)) (To_ (Whole 0) (Local 0))) (Always true) (Quantify_ All 1 (Over (To_ (Whole 1) (Local 1))) (Always true) (And (Quantify_ All 1 (Over (Of Vertices_ (Local 3))) (Always true) (Equal (Quantify_ Count 1 (Over (OfVertex Incident_ (Local 4) (Local 0))) (Always true) (Equal (At_ (Local 3) (Local 0)) (Local 2))) (Whole 2))) (Of Connected_ (Call (Arg (Local 3) (Arg (Quantify_ Those 1 (Over (Of Links_ (Local 3))) (Always true) (Equal (At_ (Local 2) (Local 0)) (Local 1))) NoArg)) keep_word))))).

(* independent_spanning_trees(G, r) = most k in 0..degree(G, r): some p in maps((1..k, vertices(G)), vertices(G)), A in sets((1..k, vertices(G), vertices(G))):
       all t in 1..k, v in vertices(G) if v != r: adjacent(G, v, p[t,v]) && !((t, v, v) in A) &&
       (all w in neighbors(G, v): p[t,v] != w || w == r || (t, v, w) in A && all x in vertices(G): !((t, w, x) in A) || (t, v, x) in A) &&
       all s in 1..t-1: p[s,v] != p[t,v] && all x in vertices(G): !((s, v, x) in A && (t, v, x) in A) *)
Definition independent_spanning_trees_word : expression :=
  First true (Whole 0) (OfVertex Degree_ (Local 1) (Local 0)) (Always true) (Quantify_ Exists_ 1 (Maps_ (Tuple (To_ (Whole 1) (Local 0)) (Tuple (Of Vertices_ (Local 2)) Nil)) (Of Vertices_ (Local 2))) (Always true) (Quantify_ Exists_ 1 (Sets (Tuple (To_ (Whole 1) (Local 1)) (Tuple (Of Vertices_ (Local 3)) (Tuple (Of Vertices_ (Local 3)) Nil))) Any) (Always true) (Quantify_ All 1 (Over (To_ (Whole 1) (Local 2))) (Always true) (Quantify_ All 1 (Over (Of Vertices_ (Local 5))) (Not (Equal (Local 0) (Local 5))) (And (And (And (OfTwo Adjacent_ (Local 6) (Local 0) (At_ (Local 3) (Tuple (Local 1) (Tuple (Local 0) Nil)))) (Not (In_ (Tuple (Local 1) (Tuple (Local 0) (Tuple (Local 0) Nil))) (Local 2)))) (Quantify_ All 1 (Over (OfVertex Neighbours_ (Local 6) (Local 0))) (Always true) (Or (Or (Not (Equal (At_ (Local 4) (Tuple (Local 2) (Tuple (Local 1) Nil))) (Local 0))) (Equal (Local 0) (Local 6))) (And (In_ (Tuple (Local 2) (Tuple (Local 1) (Tuple (Local 0) Nil))) (Local 3)) (Quantify_ All 1 (Over (Of Vertices_ (Local 7))) (Always true) (Or (Not (In_ (Tuple (Local 3) (Tuple (Local 1) (Tuple (Local 0) Nil))) (Local 4))) (In_ (Tuple (Local 3) (Tuple (Local 2) (Tuple (Local 0) Nil))) (Local 4)))))))) (Quantify_ All 1 (Over (To_ (Whole 1) (Calculate Minus_ (Local 1) (Whole 1)))) (Always true) (And (Not (Equal (At_ (Local 4) (Tuple (Local 0) (Tuple (Local 1) Nil))) (At_ (Local 4) (Tuple (Local 2) (Tuple (Local 1) Nil))))) (Quantify_ All 1 (Over (Of Vertices_ (Local 7))) (Always true) (Not (And (In_ (Tuple (Local 1) (Tuple (Local 2) (Tuple (Local 0) Nil))) (Local 4)) (In_ (Tuple (Local 3) (Tuple (Local 2) (Tuple (Local 0) Nil))) (Local 4)))))))))))).

(* max_load('router', G) = max (u, v) in links(G): count (s, t) in pairs(G): (u, v) in route('router', G, s, t) *)
Definition max_load_word : expression :=
  Quantify_ Maximum 2 (Over (Of Links_ (Local 0))) (Always true) (Quantify_ Count 2 (Over (Of Pairs_ (Local 2))) (Always true) (In_ (Tuple (Local 3) (Tuple (Local 2) Nil)) (Route (Local 5) (Local 4) (Local 1) (Local 0)))).

(* fault_hamiltonian(G, f) = all F in sets(elements(G), f): hamiltonian(without(G, F)) *)
Definition fault_hamiltonian_word : expression :=
  Quantify_ All 1 (Sets (Of Elements_ (Local 1)) (UpTo (Local 0))) (Always true) (Call (Arg (Call (Arg (Local 2) (Arg (Local 0) NoArg)) without_word) NoArg) hamiltonian_word).

(* fault_hamiltonian_connected(G, f) = all F in sets(elements(G), f): hamiltonian_connected(without(G, F)) *)
Definition fault_hamiltonian_connected_word : expression :=
  Quantify_ All 1 (Sets (Of Elements_ (Local 1)) (UpTo (Local 0))) (Always true) (Call (Arg (Call (Arg (Local 2) (Arg (Local 0) NoArg)) without_word) NoArg) hamiltonian_connected_word).

(* edge_fault_hamiltonian(G, f) = all F in sets(links(G), f): hamiltonian(without(G, F)) *)
Definition edge_fault_hamiltonian_word : expression :=
  Quantify_ All 1 (Sets (Of Links_ (Local 1)) (UpTo (Local 0))) (Always true) (Call (Arg (Call (Arg (Local 2) (Arg (Local 0) NoArg)) without_word) NoArg) hamiltonian_word).

(* pmc_apart(G, a, b) = some (u, v) in links(G): !(u in a) && !(u in b) && (v in a) != (v in b) *)
Definition pmc_apart_word : expression :=
  Quantify_ Exists_ 2 (Over (Of Links_ (Local 2))) (Always true) (And (And (Not (In_ (Local 1) (Local 3))) (Not (In_ (Local 1) (Local 2)))) (Not (Equal (In_ (Local 0) (Local 3)) (In_ (Local 0) (Local 2))))).

(* mm_apart(G, a, b) = some w in vertices(G), u in neighbors(G, w), v in neighbors(G, w) if u != v: !(w in a) && !(w in b) &&
       (u in a || v in a) != (u in b || v in b) *)
Definition mm_apart_word : expression :=
  Quantify_ Exists_ 1 (Over (Of Vertices_ (Local 2))) (Always true) (Quantify_ Exists_ 1 (Over (OfVertex Neighbours_ (Local 3) (Local 0))) (Always true) (Quantify_ Exists_ 1 (Over (OfVertex Neighbours_ (Local 4) (Local 1))) (Not (Equal (Local 1) (Local 0))) (And (And (Not (In_ (Local 2) (Local 4))) (Not (In_ (Local 2) (Local 3)))) (Not (Equal (Or (In_ (Local 1) (Local 4)) (In_ (Local 0) (Local 4))) (Or (In_ (Local 1) (Local 3)) (In_ (Local 0) (Local 3)))))))).

(* conditional(G, a) = all v in vertices(G): some u in neighbors(G, v): !(u in a) *)
Definition conditional_word : expression :=
  Quantify_ All 1 (Over (Of Vertices_ (Local 1))) (Always true) (Quantify_ Exists_ 1 (Over (OfVertex Neighbours_ (Local 2) (Local 0))) (Always true) (Not (In_ (Local 0) (Local 2)))).

(* pmc_diagnosability(G) = most t in 0..order(G): all A in sets(vertices(G), t), B in sets(vertices(G), t): A == B || pmc_apart(G, A, B) *)
Definition pmc_diagnosability_word : expression :=
  First true (Whole 0) (Of Order_ (Local 0)) (Always true) (Quantify_ All 1 (Sets (Of Vertices_ (Local 1)) (UpTo (Local 0))) (Always true) (Quantify_ All 1 (Sets (Of Vertices_ (Local 2)) (UpTo (Local 1))) (Always true) (Or (Equal (Local 1) (Local 0)) (Call (Arg (Local 3) (Arg (Local 1) (Arg (Local 0) NoArg))) pmc_apart_word)))).

(* mm_diagnosability(G) = most t in 0..order(G): all A in sets(vertices(G), t), B in sets(vertices(G), t): A == B || mm_apart(G, A, B) *)
Definition mm_diagnosability_word : expression :=
  First true (Whole 0) (Of Order_ (Local 0)) (Always true) (Quantify_ All 1 (Sets (Of Vertices_ (Local 1)) (UpTo (Local 0))) (Always true) (Quantify_ All 1 (Sets (Of Vertices_ (Local 2)) (UpTo (Local 1))) (Always true) (Or (Equal (Local 1) (Local 0)) (Call (Arg (Local 3) (Arg (Local 1) (Arg (Local 0) NoArg))) mm_apart_word)))).

(* pmc_conditional_diagnosability(G) = most t in 0..order(G): all A in sets(vertices(G), t), B in sets(vertices(G), t):
       A == B || !conditional(G, A) || !conditional(G, B) || pmc_apart(G, A, B) *)
Definition pmc_conditional_diagnosability_word : expression :=
  First true (Whole 0) (Of Order_ (Local 0)) (Always true) (Quantify_ All 1 (Sets (Of Vertices_ (Local 1)) (UpTo (Local 0))) (Always true) (Quantify_ All 1 (Sets (Of Vertices_ (Local 2)) (UpTo (Local 1))) (Always true) (Or (Or (Or (Equal (Local 1) (Local 0)) (Not (Call (Arg (Local 3) (Arg (Local 1) NoArg)) conditional_word))) (Not (Call (Arg (Local 3) (Arg (Local 0) NoArg)) conditional_word))) (Call (Arg (Local 3) (Arg (Local 1) (Arg (Local 0) NoArg))) pmc_apart_word)))).

(* mm_conditional_diagnosability(G) = most t in 0..order(G): all A in sets(vertices(G), t), B in sets(vertices(G), t):
       A == B || !conditional(G, A) || !conditional(G, B) || mm_apart(G, A, B) *)
Definition mm_conditional_diagnosability_word : expression :=
  First true (Whole 0) (Of Order_ (Local 0)) (Always true) (Quantify_ All 1 (Sets (Of Vertices_ (Local 1)) (UpTo (Local 0))) (Always true) (Quantify_ All 1 (Sets (Of Vertices_ (Local 2)) (UpTo (Local 1))) (Always true) (Or (Or (Or (Equal (Local 1) (Local 0)) (Not (Call (Arg (Local 3) (Arg (Local 1) NoArg)) conditional_word))) (Not (Call (Arg (Local 3) (Arg (Local 0) NoArg)) conditional_word))) (Call (Arg (Local 3) (Arg (Local 1) (Arg (Local 0) NoArg))) mm_apart_word)))).

(* By name. *)
Definition standard_words : list (string * expression) := [
  ("without"%string, without_word);
  ("keep"%string, keep_word);
  ("induced"%string, induced_word);
  ("complement"%string, complement_word);
  ("line"%string, line_word);
  ("min_degree"%string, min_degree_word);
  ("max_degree"%string, max_degree_word);
  ("eccentricity"%string, eccentricity_word);
  ("diameter"%string, diameter_word);
  ("radius"%string, radius_word);
  ("at_distance"%string, at_distance_word);
  ("distance_sum_from"%string, distance_sum_from_word);
  ("distance_sum"%string, distance_sum_word);
  ("mean_distance"%string, mean_distance_word);
  ("path"%string, path_word);
  ("cycle"%string, cycle_word);
  ("girth"%string, girth_word);
  ("circumference"%string, circumference_word);
  ("bipartite"%string, bipartite_word);
  ("hamiltonian"%string, hamiltonian_word);
  ("hamiltonian_path"%string, hamiltonian_path_word);
  ("hamiltonian_connected"%string, hamiltonian_connected_word);
  ("hamiltonian_laceable"%string, hamiltonian_laceable_word);
  ("pancyclic"%string, pancyclic_word);
  ("bipancyclic"%string, bipancyclic_word);
  ("vertex_pancyclic"%string, vertex_pancyclic_word);
  ("edge_pancyclic"%string, edge_pancyclic_word);
  ("edge_bipancyclic"%string, edge_bipancyclic_word);
  ("panconnected"%string, panconnected_word);
  ("bipanconnected"%string, bipanconnected_word);
  ("chromatic_number"%string, chromatic_number_word);
  ("edge_chromatic_number"%string, edge_chromatic_number_word);
  ("independence_number"%string, independence_number_word);
  ("clique_number"%string, clique_number_word);
  ("cluster"%string, cluster_word);
  ("domination_number"%string, domination_number_word);
  ("matching_number"%string, matching_number_word);
  ("metric_dimension"%string, metric_dimension_word);
  ("spanning_trees"%string, spanning_trees_word);
  ("automorphisms"%string, automorphisms_word);
  ("moves"%string, moves_word);
  ("vertex_orbits"%string, vertex_orbits_word);
  ("vertex_transitive"%string, vertex_transitive_word);
  ("edge_transitive"%string, edge_transitive_word);
  ("isomorphic"%string, isomorphic_word);
  ("contains"%string, contains_word);
  ("embeds"%string, embeds_word);
  ("cut"%string, cut_word);
  ("bisection"%string, bisection_word);
  ("vertex_connectivity"%string, vertex_connectivity_word);
  ("edge_connectivity"%string, edge_connectivity_word);
  ("restricted_connectivity"%string, restricted_connectivity_word);
  ("restricted_connectivity_strict"%string, restricted_connectivity_strict_word);
  ("restricted_edge_connectivity"%string, restricted_edge_connectivity_word);
  ("extra_connectivity"%string, extra_connectivity_word);
  ("extra_connectivity_by_sets"%string, extra_connectivity_by_sets_word);
  ("component_connectivity"%string, component_connectivity_word);
  ("cyclic_edge_connectivity"%string, cyclic_edge_connectivity_word);
  ("container"%string, container_word);
  ("disjoint_paths"%string, disjoint_paths_word);
  ("wide_diameter"%string, wide_diameter_word);
  ("fault_diameter"%string, fault_diameter_word);
  ("edge_fault_diameter"%string, edge_fault_diameter_word);
  ("detour"%string, detour_word);
  ("vertex_fault_detour"%string, vertex_fault_detour_word);
  ("edge_fault_detour"%string, edge_fault_detour_word);
  ("spanning_container"%string, spanning_container_word);
  ("spanning_connected"%string, spanning_connected_word);
  ("spanning_laceable"%string, spanning_laceable_word);
  ("edge_disjoint_hamiltonian_cycles"%string, edge_disjoint_hamiltonian_cycles_word);
  ("independent_spanning_trees"%string, independent_spanning_trees_word);
  ("max_load"%string, max_load_word);
  ("fault_hamiltonian"%string, fault_hamiltonian_word);
  ("fault_hamiltonian_connected"%string, fault_hamiltonian_connected_word);
  ("edge_fault_hamiltonian"%string, edge_fault_hamiltonian_word);
  ("pmc_apart"%string, pmc_apart_word);
  ("mm_apart"%string, mm_apart_word);
  ("conditional"%string, conditional_word);
  ("pmc_diagnosability"%string, pmc_diagnosability_word);
  ("mm_diagnosability"%string, mm_diagnosability_word);
  ("pmc_conditional_diagnosability"%string, pmc_conditional_diagnosability_word);
  ("mm_conditional_diagnosability"%string, mm_conditional_diagnosability_word)].
