// Package strategy checks statements about words: properties and quantities that are defined as
// text, such as
//
//	domination_number(G) = least k in 0..order(G): some S in sets(vertices(G), k):
//	    all v in vertices(G): v in S || some u in neighbors(G, v): u in S
//
// A proof is a winning strategy: who states a sentence chooses where it says "some", a sceptic
// where it says "all".
//
//	domination-number Ring(6) = 2
//	strategy
//	choose 0 3                    for k = 2 the sentence is true: take S = {0, 3};
//	by evaluate                   going through all v and u shows the rest
//	orbits 0                      for k = 1 it is false: of the sets S, one of each orbit
//	automorphism 1 2 3 4 5 0      of this automorphism is looked at,
//	by evaluate                   the empty one
//	by evaluate                   and {0}
//	end
//
// Package language has the syntax of words, package words their sorts. This page has the rest:
// what is stated, which sentences are to be shown and by which steps, what expressions say, and
// which formula a refutation is of.
//
// # Statements
//
// SUBJECT is the name of a word, with - for _, whose value is a number or a truth. Each of its
// parameters is a network, a vertex, a number, a router, or a map from vertices to numbers, and one at
// least a network, which stands before all such maps. There are
// also order, size and distance, with the parameters G, and u and v. NETWORK is for the first
// parameter that is a network. Then come the arguments, for the other parameters in their order:
// the name of a network or of a router, the number of a vertex of NETWORK, whatever network is
// meant, or a number; for a map the word "numbers", which is the map from each vertex of the network that
// stands before it to the vertex's number. Where the word has the name of a fact that has other kinds of proof, as
// diameter and connected have, but contains, the network is directed.
//
// Of a truth the statement is "= yes" or "= no". Of a number the value is whole, a quotient a/b in
// lowest terms with b ≥ 2, or infinite; "-" stands before what is less than 0.
//
// # Goals
//
// A strategy has the steps for the following sentences in turn, and no others. Where a word says
// that it is another word, or cond, it is what that says, or the outcome.
//
//	word                    statement   goals
//	a truth F               = yes       F is true
//	                        = no        F is false
//	least k in A..B: F      = v         F is true for k = v; F is false for each k from A to v-1
//	                        <= v        F is true for k = v
//	                        >= v        F is false for each k from A to v-1, but not beyond B
//	                        = infinite  F is false for each k from A to B; likewise for >=, and for
//	                                    <= nothing is to be shown
//	most k in A..B: F       = v         F is true for k = v; F is false for each k from v+1 to B
//	                        >= v        F is true for k = v
//	                        <= v        F is true for k = A, so that there is a value; F is false for
//	                                    each k from v+1 to B
//	max x in R: T           = v         some x in R: T >= v is true; all x in R: T <= v is
//	                        >= v        some x in R: T >= v is true
//	                        <= v        some x in R: T <= v is true, so that there is a value; then
//	                                    all x in R: T <= v is
//	                        = infinite  some x in R: T >= infinite is true
//	min x in R: T           = v         some x in R: T <= v is true; all x in R: T >= v is
//	                        <= v        some x in R: T <= v is true
//	                        >= v        all x in R: T >= v is true
//	                        = infinite  all x in R: T >= infinite is true
//	any other number                    none: it is computed, and is as the statement says
//
// For least and most v is a whole number, and from A to B unless the statement of least says >=. A
// condition C behind their range is a part of the sentence: C && F. Of max and min the ranges and
// conditions stay as they are.
//
// Of the goals "F is false for each k" one is there, that for the k next to v (for infinite, for
// B), if F is monotone: for least, if by its form F stays true when k grows; for most, when k
// shrinks. There is no condition behind the range of k, and one of the following is so. (For
// "shrinks" exchange <= and >=, < and >, and the words grows and shrinks; only "some" has the
// ranges that are said, so there they have no k.)
//
//   - F has no k.
//   - F is x && y or x || y, and both stay true when k grows; or !x, and x stays true when k
//     shrinks.
//   - F is x <= k, x < k, k >= x or k > x, and x has no k.
//   - F is "all" or "some", its body stays true, and there is no k in its conditions. Its ranges
//     have no k, but "some" may have sets(R, k) and maps(R, x..k), where R and x have no k.
//   - F is a word that is a truth; each argument that has a k is k itself, and what the word says
//     stays true when that parameter grows.
//
// For example, k of domination_number is monotone; so one k, 1, is enough above.
//
// # Steps
//
// A step shows that a sentence is true, or that it is false, and stands before those that it
// needs. "all" that is to be true, and "some" that is to be false, is for all; the others are for
// some. && that is to be true, and || that is to be false, is and; the others are or. A step for
// !x is one for x, the other way round; one for a word with arguments, or for cond, is one for
// what it says, or for the outcome. A quantifier over several ranges is one over the first, about
// one over the others.
//
//	by evaluate      going through all values of all variables shows it
//	by both          and: a step for the left side, then one for the right side
//	by left          or: a step for the left side
//	by right         or: a step for the right side; no step if the left side decides, which is
//	                 evaluated first, and has a value
//	choose P …       for some: a step for the body, for the value with these positions; the
//	                 condition of the range holds for it
//	menu N           for some: N lines "choice P …" follow; the condition holds, and the body is
//	                 as wanted by evaluation, for one of them. There is no step
//	by each          for all: a step for the body for each value in turn for which the condition
//	                 holds
//	by every         for all: the same step, which is read again for each of these values; what
//	                 follows stands behind the longest reading. No step if there are no values
//	orbits R         for all: lines of automorphisms of the statement's network R, counted from 0,
//	                 or none; then a step for the first value of each orbit, in their order, but none
//	                 where the condition does not hold
//	split R C P      for all, over sets or maps: such lines; then two steps for the same sentence,
//	                 each proof or split; see below
//	proof FILE       any sentence: the file refutes, in LRAT form, the formula that says the
//	                 contrary; FILE is "-" if the last clause of that is empty
//	linear N         any sentence: N lines follow, a proof of package arithmetic without times and
//	                 cases, that refutes the inequalities that say the contrary; see "Inequalities"
//
// Positions count the values of a range from 0, in their order. A set is chosen by those of its
// members, in increasing order, or "-" for the empty set, and is one of the range; a map by one
// for each key, that of its value.
//
// Automorphisms. The network is undirected. They move its vertices, and links, tuples, sets, maps
// and networks that are made of these, and nothing else. They leave alone, with all weights of links, all that has a value
// where the sentence stands: the parameters of the word in which it is, and the variables; no
// router is among these. They take values of the range to values of the range. Two values are in
// one orbit if some of these lines, one after the other, take one to the other.
//
// Split. Take the choices with which the sentence begins: its ranges, as long as the quantifier is
// the same, they are sets or maps, none has the variable of one before, and none before has a
// condition. P is a position of choice C, both counted from 0: of a set, that of a member; of a
// map, that of a key times the number of values, and that of a value. All that splits above have
// fixed as true of a choice the lines leave alone as a set, and so what is fixed as false. The
// orbit of P is listed breadth first: P, then to what the lines in turn take it, then to what they
// take the second, and so on; what is there already is left out. None of it is fixed yet. In the
// first case P is fixed as true, in the second the whole list as false.
//
// # Values
//
// A value is a number, a truth, a part, a set, a map, a network or a router. A part is a vertex, a
// link, or a tuple of parts and numbers. Each network of the statement has vertices of its own,
// though another is the same graph; so has each network that definitions name, one for each name.
// A link is the set of its two ends; in a directed network it is the pair from where to where it
// leads.
//
// What each operation says, and when it has no value, is a table of the format's page (go doc
// ./certificates, "Values"). Here numbers are quotients of whole numbers of at most 63 bits, or
// infinite; what is longer is no value. x == y, x in S and S == T have none for parts that are made
// of vertices of different networks, no one in common; of a set its first member tells. A sentence
// without a value is neither true nor false. Evaluation is in order: the left side before the right,
// the values of a range in turn. It ends where a side of && or ||, or a value of all, some, least
// (from A on) or most (from B on), decides. The arguments of a word are evaluated before what it says.
//
//	order(G)  size(G)     the number of vertices, of links
//	vertices(G)           of a network with a name by number; of a text in the order of its ranges,
//	                      the last fastest
//	links(G)              by the place of the first end in vertices(G), then of the second: each link
//	                      once, from its earlier vertex
//	elements(G)           the vertices, then the links
//	neighbors(G, v)       to where links lead from v, in the order of vertices(G)
//	incident(G, v)        the links from v to these, in this order; degree(G, v) is their number
//	adjacent(G, u, v)     whether a link leads from u to v
//	link(u, v)            the link of two parts, of a network or of none. It is a pair if u is made of
//	                      vertices of a directed network
//	weight(G, e)          the weight of a link: in a network with a name the one that it has there, 1 where
//	                      nothing is said; in one made of others what stands behind "weight" in its text, else
//	                      that of the link of the same two vertices in the network with a name, or 1. No value
//	                      for what is no link, and of a link with two weights
//	weighted_distance(G, u, v)  the least sum of weights of links on a way from u to v; infinite if there is
//	                      none. No value where a choice leaves a vertex or a link of G open, and a weight is not 1
//	distance(G, u, v)     the fewest links on a way from u to v; infinite if there is none
//	component(G, v)       the vertices at a finite distance from v, in the order of vertices(G)
//	connected(G)          whether all distances are finite; true without vertices
//	spanning_trees(G)     what the standard word counts; where G has no open part and no directions, it is
//	                      found by a determinant, as in proofs by determinant. No value from 2^63 on
//	pairs(G)              the tuples (u, v) of different vertices, u slower
//	route("r", G, u, v)   the pairs of vertices between which the message goes, each once. The
//	                      statement is about G; the message arrives, after at most 4N+1 hops
//	A..B                  the whole numbers from A to B, none if A > B
//	(x, y, …)             the tuple; of sets, the set of tuples of their members, the last fastest
//	set x in R: C         the values for which C is true, in their order
//	len(S)                the number of members; 2 of a link
//	x in S                whether x is a member, or an end of a link
//	S == T                of sets: whether they have the same members, in any order
//	m[k]  m[i, j]         the value of a map for a key, for the key (i, j)
//	sets(S)  sets(S, k)   all subsets of S, those of at most k members; by their number of members,
//	                      then by their positions, as words. Only as a range
//	maps(S, T)            the maps from S to T, as words of positions, those of the first key
//	                      slowest. Only as a range
//	graph R, …: N; …      a network whose vertices are the values of R, parts, or the tuples of
//	                      several, each once. N is as package family says, but what is no vertex is
//	                      passed over. It is directed if its first vertex is made of vertices of a
//	                      directed network; if not, no vertex is its own neighbour
//
// Two variables take a link both ways round, one after the other, in a range such as (u, v) in
// links(G): with the smaller end first, by numbers of vertices; of links and tuples, by their first
// ends or members that differ. In a directed network they are where it leads from, and to. A vertex that a network has not has no neighbours there, and
// infinite distances, if it has the form of the first vertex: made of vertices of the same
// networks in the same way. If not, there is no value.
//
// # The formula
//
// Variables are numbered from 1 as they are introduced; clauses stand in the order in which they
// are. The sentence is evaluated as above, with literals in place of truths that are not known.
// What is known is no literal: a false one is left out of a clause, and a clause with a true one
// is left out. After the sentence come the literals that splits have fixed, a clause each, the
// first split's first; the variables of a choice are those of its positions. Last is the clause of
// one literal, that the sentence is not what it is to be; so it is empty if that is known to be
// false, and nothing is proved if it is known to be true. In the examples the clauses of a proof
// of the statement are parted by semicolons.
//
// Gates. The conjunction of literals is false if one of them is, or is the negation of another. If
// not, leave out what is true and what is there twice: without literals it is true, of one literal
// it is this one, and of several a gate. Sort them as numbers: -4, -2, 3. The gate is a new
// variable g, with the clauses (¬g ∨ x) for each x in turn, and then (g ∨ ¬x ∨ ¬y ∨ …). A gate of
// the same literals is made once. A disjunction is the negated conjunction of the negated
// literals. a == b of truths is the disjunction of a && b and ¬a && ¬b; cond(c, a, b) of truths is
// that of c && a and ¬c && b.
//
//	q(G) = some S in sets(vertices(G)): all v in vertices(G): (v in S) == (some u in S: u != v)
//	q Complete(2) = no
//	    -3 1; -3 2; 3 -1 -2; -4 -2; -4 -1; 4 2 1; -5 -4; -5 -3; 5 4 3; -5
//
// Choices. A sentence that is to be true is looked for to be false, and the other way round;
// behind ! this changes. "some" that is looked for to be true, and "all" that is looked for to be
// false, over sets or maps, is open: but in conditions, cond, terms, and the sides of a comparison
// of truths nothing is looked for. Whatever else is over sets or maps goes through all of them. An
// open choice over nothing is false for "some", true for "all". If not, its variables are new, and
// then comes the body. For sets there is one for each member in turn; if not all may be chosen,
// the clause ¬c follows, where c is the counter (see below) for one more than may be. For maps,
// for each key in turn, there is one for each value; then come the clause of these, and for the
// second, the third, … x of them and each y before it, (¬y ∨ ¬x). What a choice is over has to be
// known; so have the ends of A..B and the vertex of neighbors, incident, component and route.
// Where these are open, there is no value.
//
//	q(G) = some S in sets(vertices(G), 1): all v in vertices(G): v in S
//	q Ring(3) = no
//	    -4 -2; -4 -1; 4 2 1; -5 1; -5 2; 5 -1 -2; -6 -4; -6 3; 6 4 -3; -7 -6; -7 -5; 7 6 5; 7;
//	    -8 1; -8 2; -8 3; 8 -1 -2 -3; 8
//	q(G) = some c in maps(vertices(G), 1..2): all (u, v) in links(G): c[u] != c[v]
//	q Complete(2) = no
//	    1 2; -1 -2; 3 4; -3 -4; -5 1; -5 3; 5 -1 -3; -6 2; -6 4; 6 -2 -4; -7 -6; -7 -5; 7 6 5; 7
//
// Ranges. Members of sets, vertices and links have a literal, that they are there. The guard of a
// value is that of the member; with a condition, the conjunction of it and the condition. A member
// of "set x in R: C" has the conjunction of guard and C, one of (S, T, …) that of its parts'
// literals, from left to right, two at a time, and one of pairs that of both vertices. "all" is
// the conjunction, over the values in turn, of the disjunctions of ¬guard and the body; "some" is
// the disjunction of the conjunctions of guard and body. What has a false guard is passed over,
// and what comes after a value that decides is not looked at. x in S is the literal of that
// member, and adjacent that of the link: false if there is none. The equality of sets is the
// conjunction, over the members of the first, of the equality of its literals in both, false where
// it is none, and then over other members of the second, of their negated literals.
//
//	q(G) = some S in sets(vertices(G)), v in S: all u in vertices(G) if u != v: !(u in S)
//	q Complete(2) = no
//	    -3 -2; -3 1; 3 2 -1; -4 -1; -4 2; 4 1 -2; -5 -4; -5 -3; 5 4 3; -5
//	q(G) = some S in sets(vertices(G)), T in sets(vertices(G)): S == T
//	q Complete(2) = no
//	    -5 1; -5 3; 5 -1 -3; -6 -3; -6 -1; 6 3 1; -7 -6; -7 -5; 7 6 5; -8 2; -8 4; 8 -2 -4;
//	    -9 -4; -9 -2; 9 4 2; -10 -9; -10 -8; 10 9 8; -11 -10; -11 -7; 11 10 7; 11
//
// Counters. The counter of x1 … xn for k is true for k ≤ 0, false for k > n. If not, it has a row
// of entries from 0 to k, at first true, false, false, …; each xi in turn makes a new row. Entry 0
// stays true; entry j, from 1 on, is the disjunction of entry j before and the conjunction of
// entry j-1 before and xi, but false if j > i or k-j > n-i. The counter is entry k of the last
// row.
//
// Counts. len, order, size and count are so: so many literals of members, or of guards && bodies,
// and a number for those that are known. sum adds in turn: where T is the number 1, the guard is
// one more of a count; else T is added to a sum, which is at first 0, or, if the guard is open,
// cond(guard, T, 0). In the end it is the count, if the sum is the number 0, else the sum and the
// count. A count plus or minus a whole number, or such a number plus a count, is a count, as long
// as what is added is below 2⁶². In a comparison with a number k, from which what is added has
// been taken: count < k is the negated counter for k, where k is ⌊k⌋+1 if it is not whole; k <
// count, for whole k, the counter for k+1; count == k, either way round, the conjunction of the
// counter for k and the negated one for k+1, false if k is not whole. Every count is less than
// infinite.
//
//	q(G) = some S in sets(vertices(G)): len(S) >= 2
//	q Complete(3) = no
//	    -4 -2; -4 -1; 4 2 1; -5 1; -5 2; 5 -1 -2; -6 -4; -6 3; 6 4 -3; -7 -6; -7 -5; 7 6 5; -7
//	q(G) = some S in sets(vertices(G)): size(induced(G, S)) == len(S) - 1
//	q Complete(2) = no
//	    -3 -2; -3 -1; 3 2 1; -4 -3; -4 1; -4 2; 4 3 -1 -2; -5 1; -5 2; 5 -1 -2; -6 -5; -6 -3;
//	    6 5 3; -7 -4; -7 6; 7 4 -6; -8 4; -8 5; 8 -4 -5; -9 -8; -9 -7; 9 8 7; -9
//
// Comparisons. x > y is y < x, x <= y is ¬(y < x), x >= y is ¬(x < y), x != y is ¬(x == y): so the
// gates of y come first in x > y and in x <= y.
//
// Terms. Otherwise what is open is a term of several values, with a literal each, of which one is
// true. Such is the value of an open map for a key. A count becomes one, with the values from no
// literal to all: each has the conjunction of its counter and the negated next one. degree is such
// a term at once. An operation goes through the combinations of its operands' values, the first
// slowest, with the conjunction of their literals, from the left, two at a time; those that are
// false are passed over. Each result, in the order in which it is met first, has the disjunction
// of the conjunctions for which it is met. Of more than two operands min and max take the first
// two, then what comes of these and the next. cond(c, x, y) is such an operation on the term with
// the values 1 and 0, which have c and ¬c, and on x and y. A comparison, or x in S, is a
// disjunction over the values of x, of conjunctions of the literal and what is said of the value,
// leaving out what is false; and that is so in turn for y.
//
//	q(G) = some c in maps(vertices(G), 0..1): (sum v in vertices(G): c[v]) == 1
//	q Complete(2) = no
//	    1 2; -1 -2; 3 4; -3 -4; -5 1; -5 3; 5 -1 -3; -6 1; -6 4; 6 -1 -4; -7 2; -7 3; 7 -2 -3;
//	    -8 2; -8 4; 8 -2 -4; -9 -7; -9 -6; 9 7 6; -9
//
// min over a range begins with the first value and is then the lesser of what it is and the next:
// of T, or cond(guard, T, infinite) if the guard is open. max has no value if a guard is open.
// least and most go through k, with a literal "none yet", at first true. Where F, with a condition
// the conjunction of C and F, is not known to be false, k is a value, by the conjunction of "none
// yet" and F; then "none yet" becomes that of itself and ¬F; it ends if that is false. If not,
// least has infinite for its last value, by "none yet", and most has no value.
//
//	q(G) = some S in sets(vertices(G)): (min v in S: 1) == 1
//	q Complete(2) = no
//	    -3 1; -3 2; 3 -1 -2; -4 -2; -4 1; 4 2 -1; -5 -1; -5 2; 5 1 -2; -6 -2; -6 -1; 6 2 1;
//	    -7 -5; -7 -4; -7 -3; 7 5 4 3; -7
//	q(G) = some S in sets(vertices(G)): (least k in 0..2: len(S) <= k) == 1
//	q Complete(2) = no
//	    -3 -2; -3 -1; 3 2 1; -4 1; -4 2; 4 -1 -2; -5 -4; -5 -3; 5 4 3; -6 -3; -6 4; 6 3 -4; 5
//
// Networks. A vertex of a text has the conjunction of its guards, taken from left to right. A
// neighbour has that of the guards behind "for" and the conditions, two at a time. A link, in the
// order in which they are met first, has the conjunction of the disjunction of these and the
// literals of its ends. Distances from v are by layers: v alone is in layer 0, by its literal;
// then each vertex in turn is in the next layer by the disjunction of being in the last and, for
// each vertex from which a link leads to it, in turn, of the conjunction of that being in the last
// layer and the link. There are N layers. A distance is d, from 0 on, by the conjunction of being
// in layer d and not in the one before; and infinite by not being in the last. component has the
// literals of the last layer. This is so where a vertex or a link is not known; other distances
// are known.
//
//	q(G, u, v) = some S in sets(vertices(G), 1): distance(without(G, S), u, v) == infinite
//	q Complete(2) 0 1 = no
//	    -3 1; -3 2; 3 -1 -2; -3; -4 -3; -4 -2; -4 -1; 4 3 2 1; -5 -1; -5 4; 5 1 -4; -5
//
// connected, likewise, has in layer 0 each vertex in turn by the conjunction of "none yet", at
// first true, and its literal; then "none yet" becomes that of itself and the negated literal. N-1
// layers follow. It is the conjunction, over the vertices, of the disjunctions of the negated
// literal and being in the last; in a directed network, of this and the same with all links
// turned.
//
//	q(G) = some S in sets(links(G)): connected(keep(G, S))
//	q Ring(3) = no
//	    -4 2; -4 3; 4 -2 -3; -5 -4; -5 -1; 5 4 1; -6 1; -6 3; 6 -1 -3; -7 -6; -7 -2; 7 6 2;
//	    -8 -7; -8 -5; 8 7 5; 8
//
// But if it is looked for to be false, in an undirected network, it is ¬a of a new variable a,
// each time anew, and there is a side with new variables s for all vertices. For each vertex in
// turn, with the literal x: the clause (¬a ∨ ¬y ∨ s), where y is the conjunction of "none yet" and
// x; then "none yet" as before; then z, the conjunction of x and ¬s; then, for each neighbour in
// turn, with the side's t and the link's l, the clause (¬a ∨ ¬s ∨ ¬l ∨ t). Last comes (¬a ∨ w), w
// being the disjunction of all z.
//
//	q(G) = all S in sets(links(G)): connected(keep(G, S))
//	q Ring(3) = yes
//	    -4 5; -4 -5 -1 6; -4 -5 -2 7; -4 -6 -1 5; -4 -6 -3 7; -4 -7 -2 5; -4 -7 -3 6; -8 5;
//	    -8 6; -8 7; 8 -5 -6 -7; -4 -8; 4
//
// # Inequalities
//
// They are made as the formula is, but for sums. Variables are 0 or 1, a literal ¬x is 1 - x, and Σ is how
// many of some literals are true, each as often as it is there. The counter of n literals for k, 1 ≤ k
// ≤ n, is a new variable g, each time anew, with two rows: Σ - k·g ≥ 0 and k - 1 + (n-k+1)·g - Σ ≥ 0.
//
// The sum and the difference of two numbers, one of which at least is open, are a count, if both can be:
// one of several whole numbers, each less than 2¹⁰ above the least, is the count of that and of the literal
// of each, in their order, as often as it is more. What is subtracted has its literals negated, and from
// what is added their number is taken. A comparison of a count with another open number is that of their
// difference with 0. A row has at most 2²² entries with all before.
//
// The facts are, for each clause in turn, Σ - 1 ≥ 0, and then the rows; variable 1 is x1. To the proofs of
// package arithmetic comes what is so of 0 and 1: a sum ends a proof too where its constant and what is more
// than 0 times variables are together below 0, and round takes any coefficients, which it rounds up.
//
// # Soundness
//
// choose, both, left, right, each and every are the meaning of the quantifiers. Orbits: an
// automorphism that leaves alone all that has a value takes what an expression makes of a value to
// what it makes of the value's image, by induction; for no part of the language has numbers for
// vertices, or an order of them. So a sentence says the same of both. Split: in a choice that
// violates the sentence something in the list is true; then an image of it violates the sentence
// too, agrees with what is fixed, and has P true. Or all of the list is false.
//
// A refutation is of a formula, or of inequalities, that every choice satisfies which violates the sentence, if gates
// have the values of what they stand for. All choices satisfy the clauses of their variables. For
// the clauses of a, if the network is not connected, take a to be true and the component of the
// first vertex that is there for the side, which no link leaves; if it is, take a to be false.
//
// # Cost
//
// Each step of an evaluation and each literal of a formula counts against the budget; so the cost
// is bounded by that, the file and the network's order.
package strategy
