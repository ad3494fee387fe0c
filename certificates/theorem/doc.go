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
// claim's variables. Its definition is text (package family says what a text means; here numbers
// have no bound). "vertex" is one of its vertices, a tuple of terms in the family's own
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
// network: "diameter", "contains(Ring(2*n))", "minimal("xy")". What is shown, by the method behind "by" and from the
// lines that follow it, is this:
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
// Each step is a question of package arithmetic: variables, polynomials that are not negative
// and choices, which say that the step is wrong; behind "refute" stands what the question is,
// then its proof. Variables are those of the claim in their order, then what the step speaks of,
// then parts of terms, as they occur:
//
//	floor(a/b)  (a/b in a certificate's terms) a new q with 0 ≤ a - b·q ≤ b - 1; for a variable b that or b ≤ 0, a choice
//	a % b       a - b·floor(a/b)
//	max(a, b)   a new x ≥ a, b, with the choice x ≤ a or x ≤ b; min and abs by max
//	cond        a new x, and a choice: the condition and x = a, or its contrary and x = b
//	xor(a, k)   of a in 0..15 and a constant k: a choice of 16, or a outside
//
// So a quotient without a value is any number, in a branch of its own that the proof has to refute
// too. Parts that occur twice have one variable, where the first is in scope.
//
// In the claim a comparison of quotients x/y, of a variable y, is a choice: y ≥ 1 and the
// products of both sides with their divisors are so related, or y ≤ 0.
//
// Then the claim itself is the question "the claim". The first lemma about a fact that says what it
// is, without a condition and a factor, is the fact's value; each other fact is a variable, and each
// other lemma a statement about it. Where the claim has cond(C, x, infinite), as the word
// mean_distance has, it means x.
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
// of a divisor that is a positive constant. In the domain no divisor is anything else.
//
// # Limits
//
// A file has at most 2²⁸ bytes and 2²⁰ lines, as one of certificates; a theorem at most 2⁸ networks
// and 2⁸ lemmas, a lemma at most 2⁸ lines, a network 2⁸ neighbours, a term 2¹⁴ parts once words
// stand for their texts. Walks that a girth or an invariant needs have at most 16 hops and number
// at most 2¹⁰, a factor of a width is at most 2³⁰. To see that the instance is in the domain takes
// at most 2¹² operations.
package theorem
