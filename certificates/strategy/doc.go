// Package strategy checks statements about words: properties and quantities that are defined
// as text, such as
//
//	domination_number(G) = least k in 0..order(G): some S in sets(vertices(G), k):
//	    all v in vertices(G): v in S || some u in neighbors(G, v): u in S
//
// A proof of "domination-number Torus(4,4) = 4" is a winning strategy: who states a sentence
// chooses where it says "some", a sceptic where it says "all". It is a list of steps; each shows
// that a sentence is true, or that it is false, and stands before those that it needs:
//
//	by evaluate           going through all values of all variables shows it
//	choose P …            for "some": the value with these positions in the range, "-" for
//	                      the empty set; and a step for the sentence under the quantifier
//	menu N                for "some": N lines "choice P …" follow; going through all values
//	                      shows that one of these will do
//	by both               for &&: a step for each side
//	by left, by right     for ||: a step for this side
//	by each               for "all": a step for each value of the variable
//	by every              for "all": one step, the same for every value
//	orbits R              for "all": lines of automorphisms of the statement's R-th network
//	                      follow, from 0; and a step for the first value of each orbit
//	split R C P           for "all", of choices: such lines follow; a step for the case that
//	                      position P of choice C, counted from 0, is in the choice, and one for
//	                      that none is to which the automorphisms take it
//	proof FILE            for "all", of choices: the file refutes, in LRAT form, the formula that
//	                      says that some choice violates the sentence; "-" where the formula
//	                      is false by itself
//
// and likewise where a sentence is to be false, with "all" and "some", and && and ||, changed.
// A step for a sentence "!x" is one for x to be false; one for a word with arguments, unless
// it is "by evaluate", is one for what the word says.
//
// A position counts the members of a range from 0, as the language enumerates them: numbers by
// size, vertices by number, links by the first end and then the second, elements with vertices
// first, tuples with the last part fastest; (u, v) in links(G) has each link with the smaller
// end first, then with the larger. A set is chosen by the increasing positions of its members; a
// map by one position for each key: of the value in its range.
//
// # Meaning
//
// Numbers are whole, quotients, or infinite; vertices have no order, and are no numbers. A
// network that a word makes of others has their vertices, links or tuples of such for its
// vertices; a neighbour that is not among them is none. Of a vertex that was left out, the
// neighbours are none, and distances are infinite. A term has no value where it divides by 0,
// calculates with something infinite, takes the largest of nothing, or looks up a map where it
// has no value: then the sentence has none, and nothing is accepted that met it. The left side
// of && and || guards the right one, cond its outcomes, "if" what follows.
//
// # Soundness
//
// choose, both, left, right, each and every are the meaning of the quantifiers. For orbits: the
// automorphisms are verified, and leave all values alone that are in scope; so does then every
// network, set and number that an expression makes of these, and what it says of a value it says
// of the value's image (see verified). A refutation is of a formula that every violating choice
// satisfies, extended by the values of the gates: variables of a choice are restricted by
// clauses that all choices satisfy (see open), other clauses define gates by their inputs (see
// circuit) or say what is true of a part of a network that falls apart (see apart), and the last
// says that the sentence is violated. For split see there. "least",
// "most", "max" and "min" are shown by the sentences that goals lists.
//
// # Cost
//
// Each step of an evaluation and each literal of a formula counts against the budget; so the
// cost is bounded by that, the file and the network's order.
package strategy
