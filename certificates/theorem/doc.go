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
// network: "diameter", "contains(Ring(2*n))", "minimal("xy")". The methods, the lines that each
// takes, and the questions that it asks are in methods.words, of package words, as text that is
// read. "Before" a lemma is what was shown of its network under the same condition, or none.
//
// Behind a network whose vertices are words, x in 0..pow(Q, n)-1 for a numeral Q, may stand automata that take what its text says, as package
// automata has them, in place of a vertex and reverse neighbours; and behind the lemma "by automata" what shows it, without questions.
// Its other lemmas are by methods that need no lines, but lemmas before them. The claim has one variable, in a range.
//
// A network of permutations has neither vertex nor reverse neighbours. Its vertices are x in 0..pow(n, n)-1, for a parameter n, where
// all i in 1..n-1, j in 0..i-1: x[i] != x[j], x[p] being floor(x/pow(n, p))%n, and perhaps conditions on parameters, joined by &&. A neighbour
// is x + (x[b]-x[a])*pow(n, a) + (x[a]-x[b])*pow(n, b), the exchange of the places a and b; or x + (x[c]-x[a])*pow(n, a) + (x[a]-x[b])*pow(n, b)
// + (x[b]-x[c])*pow(n, c), the turn of a, b and c; or, if all are, sum i in 0..n-1: x[cond(i <= k, k-i, i)]*pow(n, i), the reversal from 0 to k; for
// values of variables in ranges. Conditions stand nowhere else. Places and ranges have numerals and names but x, +, -, *, remainders by n, and floor of a quotient
// by a numeral. Asked first is n ≥ 1; each condition; of each neighbour's variables, any in their ranges, that places p are in order p ≥ 0 (of a
// reversal 1), p < n, then that they differ, two by two; and of each two neighbours, and of each with itself if it has variables, that these are
// the same or, some place of one is none of the other. All are joined two by two, from the left. The lemmas are "by generators":
//
//	order ==                     nothing; the value is factorial(n), written so, of which the claim's questions know that it is 1 at least
//	min_degree, max_degree ==    for each neighbour in turn a sum of 1 over its variables; their sum, twice that of a turn, is the value
//	connected == true            step NAME; lines move (I, X, …), I a neighbour's number from 1, X … values of its variables. The facts t-1, n-t-1; for some
//	                             line: the values are in their ranges, and some place is t, the others below
//	hamiltonian_laceable == true where all are exchanges: n ≥ 4; then as connected
//	vertex_transitive == true, bipartite == true    nothing; for the latter all are exchanges
//	bipartite == false, girth <= 3    a line move, of a turn: the values are in their ranges
//	girth <= 4                   two lines move, where all are exchanges: likewise, and no place of one is one of the other
//	girth >= 6                   nothing, where all are reversals
//	girth <= 6                   two lines move, where all are reversals: the first is to the place 1, the second to 2
//	edge_transitive == true      where all are exchanges, a line exchanges, "first", "neighbouring" or "any", here not the second; step NAME NAME; lines
//	                             move. The facts t-1, n-t-1, and u, -u, or t-u-1, u-t+1, or u, t-u-1; for some line: the values are in their ranges, and its
//	                             places are u and t, or t and u. Then of each neighbour, for "first": a place is 0; for "neighbouring": one is the other and 1
//	diameter ==                  exchanges: for a factor k of the diameter the value v, then k·d == 2·v, d being 2·floor(3(n-1)/2) for "first", n(n-1) for
//	                             "neighbouring", 2(n-1) for "any"; then as edge_transitive
//	girth <= 6, girth >= 6       exchanges first: what is shown first of edge_transitive, and n ≥ 3; what is shown then, without step and move
//
// The claim's questions speak of orders: of the networks of permutations, in their order, factorial(A) is order(N(A)), where the parameter is A, written so; and size(N) is
// order(N)*min_degree(N)/2.
//
// In a directed network a neighbour may be the vertex itself, and the reverse ones lead from the
// vertex as well. Terms are about the distance to where a potential begins: no link leads to where
// "lower" is smaller by more than 1.
//
// A tuple may be given in several lines with "if CONDITION": the first whose condition holds
// counts, and where none does it is any tuple.
//
// With order, size and distance_sum by sums a lemma may say NUMERAL*FACT RELATION VALUE, the
// numeral from 2 on: all that is added has that factor. So values need no quotients.
//
// # Words by their own text
//
// The question "its text" says that a text is b: true, or false if the lemma says so. Of "least" and "most" the
// variable is the value, v: all v ≥ {A}, {B} ≥ v, the condition, the rest is true; where the lemma says == v is an
// end of the range, too: v ≥ {B} of "most", {A} ≥ v of "least". A variable is the network, a number, a vertex by its
// coordinates, a set by a condition or a map by a term, both of a vertex, or a map from numbers to vertices by tuples
// of a number. What can be computed is numbers: numerals, +, -, *, %, floor(x/N) for a numeral N above 0, abs, min, max, cond, m[v], len(S) of a set that
// is counted, order(G) as a lemma before says it, degree(G, v), and "count" and "sum" over neighbors(G, v) of what
// needs nothing; vertices: variables, m[i]; and truths of these: ==, !=, <, <=, >, >=, of vertices == and !=, v in S,
// !, &&, ||. Such a text is said as it is; but where it needs something, all that, then itself: of x % y for another
// y than a numeral above 0 y ≥ 1, of m[i] of a map from A..B i ≥ {A}, {B} ≥ i, in turn. In ranges and their
// conditions, in what is counted, and in the arguments of words, there is nothing that needs something. What is
// counted, or added, of neighbours is it for each arm: if it is there, w along it, if the condition, then it, each
// else 0; a text with that, or with degree(G, v), asks first that arms are all neighbours, each once. Other texts:
//
//	!x               x is not b
//	x && y           all x is b, y is b, for true; for false: some of both, the second only if x has a value in any
//	                 case: sets and maps have none. x || y the other way round
//	adjacent(G,u,v)  u and v, what they need, then that they are joined; that they are not is never said
//	word(a, b, …)    its text; a variable stands for what it does here, a number is computed before
//	all in a range   for true: false: a new one, the condition, the rest is false; true: nothing. "some" for false
//	                 likewise. New is: of vertices(G) any v; of A..B a new x, {A}, {B}, the facts x-A and B-x;
//	                 of neighbors(G, u) a choice, for each I two branches: w from u by I; and any w, x from w by I,
//	                 x == u; of links(G) with two variables likewise: any u, w from u by I, which are (u, w)
//	                 in the first and (w, u) in the second
//	some in a range  for true: all, it is in the range, the condition, the rest is true, of what the lines say;
//	                 "all" for false likewise. In the range is: v is a vertex; x ≥ {A}, {B} ≥ x; of sets(…, k): k ≥
//	                 the sum; of maps(vertices(G), A..B): any v; the term is x ≥ {A}, {B} ≥ x; of maps(A..B,
//	                 vertices(G)): {A}, {B} first; a new i, the facts i-A and B-i, the tuple is a vertex. In
//	                 neighbors(G, u), for which there are no lines: a neighbour of u with the condition and the rest
//
// Lines of what is chosen have the parameters, and names for what stands before it in the text: a number by its
// variable's name, a coordinate x of a vertex u by x_u; numbers that a word is given by that of its parameter; each
// with "_" behind it where there is such a name already. Behind these stand the coordinates of the vertex, of sets
// and maps, or "at", the number, of maps from numbers. Sets that are counted have parameters and coordinates alone.
// A line begins with its variable's name, with "_" behind it where one before has the same.
//
// What has none of these forms is said as false. A text has at most 8,192 parts, each word in it written out.
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
// Terms are computed from left to right; products and sums are polynomials. A text is read with
// its words written out, each argument wherever the word has it: one that it does not have is a
// name or a numeral. There floor(x) is x for a parameter x, and x > y is y < x, x >= y is y <= x.
// What is marked * is computed once: where the same has been in the branch, or around it, it has
// that variable.
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
//	pow(x, y) *      in the claim and in the values of lemmas, for y that is no constant: a new p. But if x is a constant from 1 on, let c
//	                 be the constant of y, and r = y-c. If c is 0, and g divides all coefficients of r, as the largest number, of at most
//	                 64, it is pow(x^g, r/g): a new p, and for z = x^g and s = r/g a choice, p - (z-1)·s - 1, or -s-1. If c is
//	                 within ±64, this choice for p, x and y; then let q be pow(x, r), and a choice: p == x^c·q, or -r-1; for c below 0, q == x^(-c)·p,
//	                 or -y-1
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
//	                             have parameters alone, and xor has none
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
// The claim. A word that combines facts is what it says, but where its text has quantifiers: then it is a fact. A number is a polynomial x, divided by a
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
//	pow(x, A)       behind x and A: "exponent A is not negative"
//	cond(C, A, infinite)  between C and A: "C is true"
//	a fact          behind its arguments: "FACT has a value", where its lemmas that say what it is, or
//	                is at most, all have conditions: one of these is true. Not of order, size,
//	                min_degree, max_degree, bisection, vertex_connectivity, vertex_orbits,
//	                automorphisms, vertex_transitive, edge_transitive, bipartite, hamiltonian,
//	                connected, contains, independence_number, clique_number, chromatic_number,
//	                edge_chromatic_number, domination_number and metric_dimension, which always have one
//
// Right of A && that is asked where A is true, right of A || where it is false; and of the two
// sides of a cond likewise. Such guards are facts and choices before the last, the outer ones
// first, and in the question's name behind "where", joined by &&: "(A)", or "!(A)" for what is
// false. What was asked under the first of the guards, all or none, is not asked again, and nothing
// of a divisor that is a positive constant, or of an exponent that is a constant from 0 on. In the domain none is anything else. An argument
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
