// Package theorem checks proofs that a claim about families of networks holds for all values of
// its variables.
//
//	topocert theorems 1
//	theorem prism-diameter
//	claim diameter(Prism(n)) == floor(n/2) + 1 for n >= 3
//	instance 3
//	network Prism(n)
//	vertex (0, 0)
//	back ((i-1)%n, s)
//	lemma vertex_transitive == true
//	by maps
//	to a b
//	image ((i+a)%n, abs(s-b))
//	inverse ((i-a)%n, abs(s-b))
//	lemma diameter == floor(n/2) + 1
//	by potential
//	upper min(i, n-i) + s
//	lower min(i, n-i) + s
//	far (floor(n/2), 1)
//	refute Prism(n): divisor 1 is positive
//	sum 1 0 1 1
//	…
//	end
//
// A file has theorems, one after the other, each with its name, which is as verdicts have theirs
// and no other theorem's of the file, a claim, values of the claim's
// variables that lie in its domain (so that it says something), networks with lemmas about them,
// and a proof of each question.
//
// # Networks
//
// A network is one of the claim's, as the claim writes it: its parameters are terms in the
// claim's variables that the ranges show to be 0 or more, by interval arithmetic: a number, a variable
// (by the start of its range, or its list), +, -N for a number N; of what is not negative *, /, floor,
// ceil and min; max of what one is at least; x%y. Its definition is text (package family says what a text means; here numbers
// have no bound), a standard one or one of the folder's. Torus of k sides from 1 to 8 has the text
// of Torus(n1, …, nk) = graph x1 in 0..n1-1 if n1 >= 2 && … && nk >= 2, …, xk in 0..nk-1:
// ((x1+1)%n1, …, xk); …; (x1, …, (xk+1)%nk); Torus(n) has n for both of two sides. Mesh is the same
// with (x1+1, …, xk) if x1 < n1-1; and so on. "vertex" is one of its vertices, a tuple of terms in the family's own
// parameters. Each "back" is a tuple of terms in parameters and coordinates, with "if CONDITION"
// or without: where the condition holds it is a neighbour, in the reverse direction of a text's.
//
// It is shown first that this is so, for all values of the claim's variables: that divisors are
// positive, that the vertex is one, that each neighbour of the text is a vertex and another one,
// and that reverse neighbours are neighbours.
//
// # Lemmas
//
// A lemma says FACT RELATION VALUE, or that under a condition behind "if"; value and condition
// are terms in the family's parameters. A fact is written as the claim writes it, without the
// network: "diameter", "contains(Ring(2*n))", "minimal("xy")". What is shown, by the method behind
// "by" and from the lines that follow it, is this:
//
//	order                by product: the product of the ranges' widths
//	min_degree           by neighbors: the neighbours of the text and the reverse ones are all
//	max_degree           there are, and differ; so many of them there are at most (at least) at
//	                     any vertex, and just as many at the vertex behind "at"
//	size                 by degrees: half the order times the degree, from lemmas about both
//	vertex_transitive    by maps: "image" takes the network's vertex to the one whose coordinates
//	                     have the names behind "to"; it takes vertices to vertices and links to
//	                     links, and "inverse" takes images back
//	vertex_orbits        by maps, so many at most: in place of the network's vertex one of those
//	                     behind "root" goes to every other vertex, by several lines, each with a
//	                     condition in the names behind "to"
//	connected            by potential: "upper" is not negative, and from each vertex but the
//	                     network's some neighbour has a smaller value
//	diameter, radius     by potential: "upper" as above is at most the value. It begins at any
//	                     vertex, whose coordinates have the names behind "from"; or at the
//	                     network's vertex, if a lemma says that the network is vertex-transitive
//	                     (which a radius needs anyway); or there is one for each root of a lemma
//	                     about vertex_orbits. "lower" is at most 0 at the network's vertex, or at
//	                     the one behind "source", no link changes it by more than 1, and at the
//	                     vertex behind "far" it is at least the value
//	bipartite            by colour: "colour" is 0 or 1, and changes along each link. Not so, by
//	                     odd-walk: "walk" is a closed walk of so many hops as "length" says, an odd
//	                     number; the name behind "step" stands for the hops that were made
//	hamiltonian          by next: "next" is a neighbour, and "position" grows along it by 1, from
//	                     0 to the order less 1 and then back to 0
//
//	order                by sums: a sum (see below) of 1 over the vertices
//	size                 by sums: for each neighbour of the text there is a line "links once", or
//	                     "links twice" if it gives its links from both ends; then a sum of 1, where
//	                     its conditions hold, over the vertices and its own variables. No two
//	                     neighbours give the same link
//	distance_sum         by sums: a sum of the term behind "distance" over the vertices. It begins
//	                     at the network's vertex, if a lemma says that the network is
//	                     vertex-transitive; then "each" is the sum, and the value that times the
//	                     order, of which a lemma is. Or at any vertex, whose coordinates have the
//	                     names behind "from", and the sum is over these first. The term is an
//	                     "upper" and a "lower" one, as above
//	bisection <=         by cut: a sum of 1 over the vertices where the condition behind "side"
//	                     holds, which is half of the order, of which a lemma is; then for each
//	                     neighbour of the text a sum over its links with one end there
//	bisection >=         by counting (see the method's comment for why): a lemma says by maps that
//	                     the network is vertex-transitive. Every vertex has each neighbour of the
//	                     text, none is it of two, and the maps take each to the one of the same
//	                     number. "links" is as with size by sums. For each neighbour there is a
//	                     term behind "steps", 0 at least: from each vertex but the network's a hop
//	                     along some neighbour, or back, makes its term smaller by 1, and no other
//	                     larger. A sum of each over the vertices, times 2 for links twice, is at
//	                     most the term W behind "most"; the line "factor NUMERAL" gives the sums
//	                     that factor. For the order N, W ≥ 0 and 2·(W·(value-1) + 1) ≤ N²
//	domination_number <= by set: the condition behind "member" holds at each vertex or at a
//	                     neighbour; a sum of 1 where it holds
//	independence_number  by set, >=: the same, and it holds at no two neighbours
//	>=
//	clique_number >=     by vertices: every two of those behind "vertex", one a line, are neighbours
//	chromatic_number     by colours, <=: "colour" is at least 0 and below the value, and differs
//	                     along each link. By vertices, >=: as a clique. By bipartite, >=: 3 if a
//	                     lemma says that the network is not bipartite; else 2, and the vertex
//	                     behind "at" has a neighbour
//
//	girth <=             by cycle: a "walk" as above of 3 hops or more whose vertices differ, but
//	                     for the last, which is the first
//	girth >=             by walks, up to 16, after a lemma with an upper bound: from any vertex, or
//	                     the network's own if that is vertex-transitive, no closed walk of fewer
//	                     hops but 3 or more goes on at each vertex, the first too, elsewhere than
//	                     where it came from. Each hop is to a neighbour of the text or a reverse
//	                     one; these are all
//	radius               by centre: "upper" descends to the vertex behind "centre", and is at most
//	                     the value; from any vertex, whose coordinates have the names behind
//	                     "from", "lower" rises, and at the vertex behind "far" it is at least that
//	vertex_transitive    == false, by degrees: lemmas say that the smallest and the largest differ;
//	                     by eccentricities: likewise radius and diameter; by walks: from the
//	                     vertices behind two lines "at" there are different numbers of closed walks
//	                     of so many hops as "length" says
//	edge_transitive      by maps: as vertex_transitive, but of the names behind "to" the last is the
//	                     number of a neighbour, and the others are for a vertex that has it: the
//	                     ends of the link from the network's vertex to its first neighbour of the
//	                     text go to this vertex and that neighbour, in either order
//	edge_transitive      == false, by walks: as before, and "at" are the coordinates of the first
//	                     two vertices of the walk
//
//	edge_connectivity    by degree, <=: at least the smallest degree, of which a lemma is. By
//	vertex_connectivity  transitivity: lemmas say that the network is connected, and what the
//	                     smallest degree d ≥ 1 is. Vertex-transitive as well, by a lemma, edge
//	                     connectivity is d, by Mader's theorem; vertex connectivity is at least
//	                     the next whole number from 2(d+1)/3 on if d ≥ 2, and d if edge-transitive,
//	                     by theorems of Watkins
//	vertex_orbits        by transitivity: 1, as a lemma says that the network is vertex-transitive
//	automorphisms >=     by transitivity: likewise; the order, of which a lemma is, at most
//	edge_chromatic_number >= by degree: the largest degree, of which a lemma is, at most
//	edge_chromatic_number <= by colours: "colour" is in coordinates and the name behind "link", for
//	                     the number of a neighbour. It is at least 0 and below the value; if links
//	                     from two vertices to neighbours share an end, and are not the same, it
//	                     differs
//	matching_number      by hamiltonian: a lemma says that the network is. Half of the order,
//	hamiltonian_path     rounded down; true
//	delivered("r")       by hops, of a router "r" whose text is for the network. "hops" is a term in
//	minimal("r")         the text's names of where a message is and where it goes. It is not
//	max_hops("r")        negative, and for different vertices the next hop is along a link and makes
//	                     it smaller by 1 at least. The value is the number of ordered pairs, for the
//	                     order, of which a lemma is; or the largest number of hops, at least the
//	                     term. If minimal, it is a "lower" term as well, from where the message
//	                     goes. If max_hops is the value, a hop makes it smaller by 1, it is 0 at the
//	                     destination, and the value for the two vertices behind "far", in one tuple
//	total_hops("r")      by sums: "hops" likewise, smaller by 1 at each hop and 0 at the destination;
//	                     a sum of it over where messages are from, then where they go
//	deadlock_free("r")   by rank, after a lemma that all messages are delivered, or all on shortest
//	                     paths: "rank" is a term in the names behind "channel", for the coordinates
//	                     of two vertices. If the next hop leads from u to v, and the one after it to
//	                     w, it is larger for v, w than for u, v: by the theorem of Dally and Seitz
//	eccentricity(V)      by potential: a sum of 1 over the vertices; the vertex behind "source" has
//	                     the number V: what the terms of the sum add up to for its coordinates.
//	                     "upper" descends to it and is at most the value; "lower" rises from it,
//	                     and at the vertex behind "far" is at least that
//	distance(U, V)       by potential: likewise, for "source" with the number U and "far" with V,
//	                     where "upper" is at most the value
//	contains(H)          by map: H is a network that stands before. "image" is a vertex, in the
//	isomorphic(H)        claim's variables and the names behind "from" for H's coordinates; it takes
//	                     links to links, and "inverse", in these variables and the names behind "to"
//	                     for the network's own coordinates, takes it back. If isomorphic, the same
//	                     is so of inverse
//
// Of a directed network there are lemmas by product, by maps, by next, of the order by sums, and of
// the diameter by potential. A neighbour may be the vertex itself there, and the reverse ones lead
// from the vertex as well. The terms are about the distance to the network's vertex, or the one
// behind "from": no link leads to where "lower" is smaller by more than 1.
//
// A tuple may be given in several lines with "if CONDITION": the first whose condition holds
// counts, and where none does it is any tuple.
//
// With order, size and distance_sum by sums a lemma may say NUMERAL*FACT RELATION VALUE, the
// numeral from 2 on: all that is added has that factor. So values need no quotients.
//
// # Sums
//
// A sum is over the values of variables in ranges A..B of the text, the last the fastest: those
// of the vertices' coordinates, then perhaps a neighbour's own. For each variable there is a line
// "sum TERM", in parameters, the variable and those before it. It telescopes:
// the term is 0 for the least value A, and A ≤ B + 1; from a value in the range to the next it
// grows by what is to be added there, for the last variable, and for others by the sum over the
// variables behind; where a condition behind the range is false it does not grow. So at B + 1 it
// is the sum over the variable and those behind, and the first variable's the whole sum. If a
// lemma has several sums their lines follow one another.
//
// # Questions
//
// Each step is a question of package arithmetic: variables, facts, which are polynomials that are
// not negative, and choices. It says that a sentence is false: first comes what is given, then
// that. All are numbered in the order in which they come. Behind "refute" stands the question's
// name, then its proof. First the questions of the networks come, in turn; of a network first
// those that it is one, then those of its lemmas; then those of the claim.
//
// The name is NETWORK: what is asked, or NETWORK: FACT by METHOD: what is asked, with the network
// as formulas are written, "OCT(k, m)", and the fact as its lemma writes it. The claim's questions
// have no network.
//
// This is how sentences are said. What is computed in braces { } is so where it is said, in a
// branch perhaps; all else before, from left to right.
//
//	x ≥ y            the fact x-y; false: y-x-1
//	x == y           the facts x-y and y-x; false: a choice, x-y-1 or y-x-1
//	x <= y  x < y    y ≥ x and !(x ≥ y); x > y and x != y are !(y ≥ x) and !(x == y)
//	!a               a, the other way round
//	all a, b, …      a, then b, …; false: a choice with a branch for each in which those before are
//	                 true and it is false
//	some a, b, …     !(all !a, !b, …)
//	u == v           of tuples: all of their coordinates
//
// Terms are computed from left to right; products and sums are polynomials. Words of a text are
// what they say of their arguments, which are computed first. What is marked * is computed once:
// where the same has been in the branch, or around it, it has that variable.
//
//	floor(x/y) *     x if y is 1; else a new q, and 0 ≤ x-y·q ≤ y-1: the facts x-y·q and
//	                 y-1-(x-y·q); for y that is no constant, a choice: y-1 and these, or -y.
//	                 (So where it has no value it is any number, in a branch of its own.) ceil(x/y)
//	                 is -floor(-x/y); x/y in a text, which is whole, or in a certificate is floor(x/y)
//	x % y            x-y·floor(x/y)
//	max(x, y) *      the larger if x-y is a constant; else a new m, the facts m-x and m-y, and a
//	                 choice: x-m or y-m. min(x, y) is -max(-x, -y), abs(x) is max(x, -x), and of
//	                 several it is taken two at a time, from the left
//	cond(c, x, y)    a new z, and a choice: c, then z == x; or !c, then z == y. Here c, x and y are
//	                 computed in their branches
//	xor(x, k)        a new z, and a choice of 18, for a constant k from 0 to 15, which may be x: the
//	                 fact -x-1, the fact x-16, and for each j from 0 to 15 x == j, z == j xor k
//	pow(x, k)        a product, k a constant below 512
//
// A question begins with the claim's variables, and its domain: of a variable in A..B the facts
// x-A and B-x, with >= A the first; of a list T || (U || …) for its tuples in turn, each of them
// x == v && (y == w && …) for its variables; then the condition. Then come the network's parameters,
// and the condition of the lemma. A, B and parameters are computed there. In what follows these are
// given:
//
//	any v            new variables for the coordinates of v, then: v is a vertex
//	v is a vertex    all, for each coordinate x in A..B if C: x ≥ {A}, {B} ≥ x, and C if there is one
//	w from v by I    neighbour I of v: for each variable of its own in A..B if C a new x; A, B; the
//	                 facts x-A and B-x; C. Then its conditions hold; then w, its tuple
//	v = T            a tuple that is given in one line: as it is there. In several, or with a condition:
//	                 new variables, and a choice. The branch of a line: all !C of those before, and its own
//	                 C, then v == {the tuple}; the last one: all !C
//
// Neighbours are those of the text in their order, but "for" a range with constant ends stands for
// as many as it has values, if no range before it has others and no condition is behind it. (A
// parameter of the network may be a constant, but not a router's.) I and J count them from 1; i is
// the number of the neighbour in the text, which some have in common. Reverse neighbours, K from
// 0, are those of "back".
//
//	I leads from u to w with S     all, for each variable of its own: x ≥ {A}, {B} ≥ x, C, x being the
//	                               last coordinate of w which is that variable alone in the
//	                               tuple; all of its conditions; S, of {its tuple}. If some x is not
//	                               given so, or there is no w: false, unless it has no variables
//	u and v are joined             some, for each I: I leads from u to v with it == v; I leads from v to
//	                               u with it == u, but in directed networks
//	a neighbour of v with S        some, for each I without variables: I leads from v with S; for each
//	                               K: all C, S of {its tuple}
//	the arms of v                  all I, which have no variables, then all K. An arm is there if all
//	                               conditions of I, or C of K, are true; its tuple is computed where
//	                               it is met
//	the count of S                 cond(S, 1, 0); a degree is the sum of the counts of the arms being there
//
// A network is shown to be one by these:
//
//	divisor N is positive        each divisor A that is no numeral: A ≥ 1. In the text's ranges and
//	                             conditions, and then, for each neighbour, in its ranges, its tuple
//	                             and its conditions; of x/y and x%y the y before those within x and y. They
//	                             have parameters alone, and words and xor have none
//	quotient N is whole          each x/y that is not in floor and ceil: x%y == 0
//	its vertex is one            v = the tuple behind "vertex"; v is a vertex
//	neighbour i is a vertex      each I: any v; w from v by I; w is a vertex. Then, but in directed
//	neighbour i is another vertex  networks: any v; w from v by I; !(w == v)
//	reverse neighbour K is one   each K: any v; w = its tuple; its condition; all w is a vertex, v and w are
//	                             joined
//
// Sums: terms T(x) behind "sum", one for each variable x, the text's for A and B. W is what is
// added, times the factor. The variables are gone through from the last to the first. Before is:
// for each variable before x a new one, A, B, the facts x-A and B-x, the condition.
//
//	WHAT: the sum over x begins with 0       before; A; B; T(A); all B+1 ≥ A, T(A) == 0
//	WHAT: the sum over x grows by its parts  before; a new x; A; B; the facts x-A, B-x; d = T(x+1)-T(x);
//	                                         e = W behind the last x, else A, B and T(B+1) of the next one;
//	                                         d == e; with a condition C: all some !C, d == e, some
//	                                         C, d == 0
//	The total, wherever it stands, is A; B; T(B+1) of the first.
//
// Parts that several methods have, from a source r: the tuple of a vertex, or any r with the names
// behind "from".
//
//	descends, a term U
//	    the upper term is not negative         r; any v; U(v) ≥ 0
//	    some neighbour is nearer               r; any v; U(v); some v == r, a neighbour w of v with
//	                                           U(v)-1 ≥ {U(w)}
//	at most
//	    the upper term is at most the value    r; any v; value ≥ U(v)
//	rises, a term L
//	    the lower term at its source           r; L(r); all r is a vertex, 0 ≥ L(r)
//	    the lower term along neighbour i       each I: r; any v; w from v by I; L(v); L(w); all L(v)+1 ≥
//	                                           L(w), L(w)+1 ≥ L(v); directed: L(w)+1 ≥ L(v)
//	far
//	    a vertex at this distance              v = far; value; all v is a vertex, {L(v)} ≥ value
//	reversed, once for a network and a condition
//	    the reverse of neighbour i is counted  each I: any v; w from v by I; some, for each arm of w: all
//	                                           it is there, {it} == v
//	complete, likewise: reversed; then
//	    neighbours J and I differ              each two arms J < I: any v; J is there; I is there; J; I;
//	                                           !(J == I)
//	maps, images f, inverses g: after (image of v by t)
//	    images are vertices, and have inverses              any t; any v; w = f(v); g(w); all w is a
//	                                                        vertex, g(w) == v
//	    the image of a link by neighbour i is a link        each I: any t; any v; w from v by I; f(v);
//	                                                        f(w); f(v) and f(w) are joined
//	walk, with its length n
//	    its name                               n; what it says of n
//	    the walk ends where it begins          v(0); n; v(n); all v(0) is a vertex, v(0) == v(n)
//	    each hop is along a link               n; a new t; the facts t and n-t-1; v(t); v(t+1); all v(t+1)
//	                                           is a vertex, v(t) and v(t+1) are joined
//	apart
//	    neighbours I and J differ              for each J, each I ≤ J: any v; w from v by I; u from v
//	                                           by J; !(w == u); for I = J: some !(w == u), their own
//	                                           variables are the same
//	    neighbours I and J give links from both ends: B     any v; w from v by I. B is true for I = J,
//	                                           "links twice": I leads from w to v with it == v. Else
//	                                           false: u from w by J; !(u == v)
//
// These are the questions of the methods, in their order. "Under the same condition, or none" a
// lemma must have been shown before.
//
//	order by product
//	    the range of X                         each coordinate X in A..B: {B-A+1} ≥ 0, B first; with a
//	                                           condition: all this, C
//	    the product                            the product of all B-A+1; value; equal
//	order by sums                              sum "the vertices", W = 1
//	    the number of vertices                 total == value
//	size by sums                               apart; for each I a sum "the links of neighbour I" over
//	                                           vertices and its own variables, W = the count of all
//	                                           its conditions
//	    the number of links                    the totals, twice for "once"; their sum == 2·value
//	size by degrees
//	    the sum of degrees                     order; least; largest; value; all least == largest,
//	                                           2·value == order·least
//	min_degree, max_degree by neighbors        complete
//	    the degree of any vertex               any v; its degree; value; degree ≥ value, or value ≥ degree
//	    a vertex of that degree                ==: v = at; its degree; value; all v is a vertex, degree ==
//	                                           value
//	vertex_transitive, vertex_orbits by maps
//	    there are so many roots                vertex_orbits: value ≥ the number of roots
//	    root N is a vertex                     each root: its tuple; a vertex. Of vertex_transitive the only
//	                                           one is the network's vertex
//	    a root goes to any vertex              any t; r = root; f(r); f(r) == t
//	                                           maps
//	connected by potential                     descends from the network's vertex
//	diameter, radius by potential              for each source: descends, at most. == : rises from the
//	                                           network's vertex or "source", far
//	radius by centre                           descends, at most, from the centre; rises from any r
//	    a vertex as far from any               any r; v = far; L(v); value; all v is a vertex, L(v) ≥ value
//	eccentricity by potential                  sum "the vertices"
//	    the vertex behind source has the number    v = its tuple; T of each coordinate; number; all v is a
//	                                           vertex, the sum of T == number
//	                                           descends, at most; ==: rises, far
//	distance by potential                      sum "the vertices"; the vertex behind source, as there; then
//	    the vertex behind far has the number   likewise
//	                                           descends
//	    the upper term is at most the value there  v = far's tuple; value; U(v); value ≥ U(v)
//	                                           ==: rises, far
//	bipartite by colour
//	    the colour is 0 or 1                   any v; c(v); all c ≥ 0, 1 ≥ c
//	    the colour along neighbour i           each I: any v; w from v by I; c(v); c(w); c(v)+c(w) == 1
//	bipartite by odd-walk                      walk
//	    the length is odd and positive         all n ≥ 1, {n % 2} == 1
//	hamiltonian by next
//	    there are three vertices               order ≥ 3
//	    the next vertex is a neighbour         any v; w = next; all w is a vertex, v and w are joined
//	    the position of any vertex             any v; p(v); order; all p ≥ 0, order-1 ≥ p
//	    the position of the next vertex        any v; w = next; p(v); p(w); order; some p(w) == p(v)+1, all
//	                                           p(v) == order-1, p(w) == 0
//	distance_sum by sums                       descends; rises; sum "the distances", W = the term
//	    the sum of all distances               from any: total == value. Else: order; each; value;
//	                                           order·each == value
//	    the sum of the distances from one vertex   then total == each
//	bisection by cut                           sum "the set", W = the count of side(v); for each I sum "the cut
//	                                           of neighbour I", W = the count of: all its conditions, some
//	                                           all side(v), !{side(w)}, all !side(v), {side(w)}
//	    the set has half of the vertices       total; order; m = 2·total-order; all 1 ≥ m, m+1 ≥ 0
//	    the links of the cut                   totals; value ≥ their sum
//	bisection by counting
//	    every vertex has neighbour i           each I: any v; all its conditions
//	    neighbour i is it of one vertex        any v; any w; x from v by I; y from w by I; some v == w,
//	                                           !(x == y)
//	    maps take neighbour i to neighbour i   any t; any v; w from v by I; f(w); f(v); I's tuple there;
//	                                           f(w) == it. Then
//	                                           apart
//	    the steps along neighbour I are not negative   each I: any v; S(v) ≥ 0
//	    some step leads nearer                 any v; r; some v == r, for each I: I leads from v with fewer(w);
//	                                           for each K: all C, all I leads from {w} to v with it == v,
//	                                           fewer(w). fewer(w): {S(v)} of all neighbours, less 1 for I;
//	                                           then all each ≥ {S(w)}
//	                                           for each I: sum "the steps along neighbour I", W = S; then
//	    the steps along neighbour I are no more   total, twice for "twice"; most; factor·most ≥ total
//	    a smaller cut is too small             order; most; value; all most ≥ 0, order² ≥
//	                                           2·(most·(value-1)+1)
//	domination_number by set
//	    the set is near every vertex           any v; some member(v), a neighbour w of v with member(w)
//	                                           sum "the set", W = the count of member
//	    the size of the set                    total; value; total RELATION value
//	independence_number by set
//	    neighbour i leads out of the set       each I: any v; w from v by I; !(all member(v), member(w))
//	                                           then as before
//	clique_number, chromatic_number by vertices
//	    so many vertices                       their number ≥ value
//	    vertex N is one                        each: its tuple; a vertex; then for each M before it
//	    vertices M and N are joined            their tuples; they are joined
//	chromatic_number by colours
//	    the colours are so few                 any v; c(v); value; all c ≥ 0, value-1 ≥ c
//	    the colour along neighbour i           each I: any v; w from v by I; c(v); c(w); !(c(v) == c(w))
//	chromatic_number by bipartite
//	    three colours                          not bipartite, by a lemma: 3 ≥ value. Else:
//	    two colours, as there is a link        v = at; value; all 2 ≥ value, v is a vertex, a neighbour of v
//	girth by cycle                             walk
//	    the length is 3 or more, and at most the value   n; value; all n ≥ 3, value ≥ n
//	    the vertices differ                    n; a new t; the facts t and n-t-1; a new s; the facts s and
//	                                           t-s-1; v(t); v(s); !(v(t) == v(s))
//	girth by walks                             reversed
//	    no cycle of H links                    each H from 3 to value-1: v0, the network's vertex if that is
//	                                           vertex-transitive, else any; H times the next v: new
//	                                           coordinates, and a choice of arms: it is there, v == {it};
//	                                           !(all vH == v0, for each j from 0 to H-1 !(vj == vk)),
//	                                           where k is 1 + (j+1)%H
//	vertex_transitive by degrees, by eccentricities
//	    they differ                            largest; least; largest ≥ least+1; or diameter and radius
//	vertex_transitive, edge_transitive by walks   complete
//	    so many closed walks                   for both lines "at": u and v, its two vertices, or twice its
//	                                           only one; the number of walks from v to u of h hops, the
//	                                           length, less 1 for edges. All u is a vertex, v is, of edges
//	                                           they are joined, for the first line, then for the second;
//	                                           !(the numbers are equal). Of 0 hops: the count of v == u; of
//	                                           h: the sum, over the arms of v, of cond(it is there, the
//	                                           number of h-1 hops from {it}, 0)
//	edge_transitive by maps
//	    the vertex has the first neighbour     r; all conditions of neighbour 1. Then for each I
//	    neighbour I: a link goes to any        any t; w from t by I; r; f(r); r1, neighbour 1's tuple;
//	                                           f(r1); some all f(r) == t, f(r1) == w, all f(r) == w, f(r1) == t
//	                                           maps, with "neighbour I: " before the names, and w from t by
//	                                           I behind any t
//	edge_connectivity, vertex_connectivity by degree
//	    the smallest degree                    least; value ≥ least
//	edge_connectivity by transitivity
//	    the degree                             least; value; all least ≥ 1, value == least
//	vertex_connectivity by transitivity
//	    at least so many of the degree         least; value; edge-transitive: all least ≥ 1, least ≥ value;
//	                                           else all least ≥ 2, 2·least+4 ≥ 3·value
//	vertex_orbits by transitivity
//	    one orbit                              value == 1
//	automorphisms by transitivity
//	    one for each vertex                    order ≥ value
//	edge_chromatic_number by degree
//	    the largest degree                     largest ≥ value
//	edge_chromatic_number by colours
//	    no fewer colours than none             value ≥ 0
//	    the colours of neighbour J are so few  each J: any v; w from v by J; c(v, J); value; all c ≥ 0,
//	                                           value-1 ≥ c; then for each I ≤ J
//	    links by neighbours I and J that share an end differ   any u; any v; x from u by I; y from v by J;
//	                                           c(u, I); c(v, J); some !(some u == v, u == y, x == v, x == y),
//	                                           some all u == v, x == y, all u == y, x == v, !(c == c)
//	matching_number by hamiltonian
//	    half of the order                      order; value; value == floor(order/2)
//	hamiltonian_path by hamiltonian            none
//	delivered, minimal, max_hops, total_hops, deadlock_free: first, with ROUTER: before the names,
//	    divisor N is positive                  as for networks, of the router's text; and quotients. They
//	                                           have no FACT by METHOD
//	arrives
//	    the hops are not negative              any u; any t; H(u,t) ≥ 0
//	    a hop leads nearer                     any u; any t; !(u == t); w, the next hop; d = H(u,t)-H(w,t);
//	                                           all w is a vertex, u and w are joined, d ≥ 1; exactly:
//	                                           d == 1, and then
//	    no hop is left at the destination      any t; H(t,t) == 0
//	The next hop w is new coordinates, and a choice. In the branch of each I: all !(all conditions) of
//	those before, all its conditions; then each coordinate of w == {that of its tuple}. In the last
//	branch: all !(all conditions); w == u.
//	delivered by hops                          arrives
//	    all pairs of vertices                  order; value; value == order·(order-1)
//	minimal by hops                            arrives; rises, r any t, L(v) = H(v,t); all pairs
//	max_hops by hops                           arrives, exactly for ==
//	    no message takes more hops             value; any u; any t; value ≥ H(u,t)
//	    a message takes so many hops           ==: u, t = far; H(u,t); value; all u is a vertex, t is one,
//	                                           H(u,t) == value
//	total_hops by sums                         arrives exactly; sum "the hops", W = H, over u, then t
//	    the sum of all hops                    total == value
//	deadlock_free by rank
//	    the next channel has a greater rank    any u; any t; !(u == t); w, the next hop; all w is a vertex,
//	                                           !(w == u), !(w == t); x, the next hop from w; rank(w,x);
//	                                           rank(u,w); some x == w, rank(w,x) ≥ rank(u,w)+1
//	contains, isomorphic by map                the parameters of the other network behind the condition; v is
//	                                           one of its vertices, by I its neighbours; no t
//	                                           maps
//	    each vertex is an image                isomorphic: any v; g(v); f(g(v)); all g(v) is a vertex,
//	                                           f(g(v)) == v
//	    a link by neighbour i is the image of one   each I: any v; w from v by I; g(v); g(w); they are joined
//
// The claim. A word that combines facts is what it says. A number is a polynomial x, divided by a
// whole number and by a polynomial y, of which each may be 1: sums, products and quotients as
// usual, without shortening. A comparison is of the products of each x with the other's divisors;
// if one of these is no constant, it is a choice: y ≥ 1, y being the product of both, then that;
// or y ≤ 0. In floor, ceil, min, max, abs, cond, and in facts there is no y. Networks are gone
// through in turn: the parameters, then the lemmas. A fact is known by its name and what it is
// about, in the variables. The first lemma about a fact that says ==, without a condition and a
// factor, gives it this value, computed there, true being 1; any other first lemma gives it a new
// variable. What other lemmas say of it is stated: the factor times the fact is so related to the
// value, which is computed before; with a condition it is a choice, !C or C and this.
//
// Then the claim is false: that is the question "the claim". Where it has cond(C, x, infinite), as
// the word mean_distance has, it means x.
//
// Last it is shown that the claim has a value. Its parts are gone through from left to right, the
// arguments of words first, then what the words say. Here A is any expression, and the question is
// what would be false in the same place as the claim's:
//
//	x/A, x%A        behind x and A: "divisor A is positive"
//	cond(C, A, infinite)  between C and A: "C is true"
//	a fact          behind its arguments: "FACT has a value", where its lemmas that say what it is, or
//	                is at most, all have conditions: one of these is true. Not of order, size,
//	                min_degree, max_degree, bisection, vertex_connectivity, vertex_orbits,
//	                automorphisms, vertex_transitive, edge_transitive, bipartite, hamiltonian,
//	                connected, contains, independence_number, clique_number, chromatic_number and
//	                edge_chromatic_number, which always have one
//
// Right of A && that is asked where A is true, right of A || where it is false; and of the two
// sides of a cond likewise. Such guards are facts and choices before the last, the outer ones
// first, and in the question's name behind "where", joined by &&: "(A)", or "!(A)" for what is
// false. What was asked under the first of the guards, all or none, is not asked again, and nothing
// of a divisor that is a positive constant. In the domain no divisor is anything else. An argument
// of a word is a number that is computed as in the claim, even where the word does not use it, or a
// network above.
//
// # Limits
//
// A file has at most 2²⁸ bytes and 2²⁰ lines, as one of certificates; a theorem at most 2⁸ networks
// and 2⁸ lemmas, a lemma at most 2⁸ lines, a network 2⁸ neighbours, a term 2¹⁴ parts once words
// stand for their texts. Walks that a girth or an invariant needs have at most 16 hops and number
// at most 2¹⁰, a factor of a width is at most 2³⁰. To see that the instance is in the domain takes
// at most 2¹² operations.
package theorem
