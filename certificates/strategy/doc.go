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
// # The formula
//
// Variables are numbered from 1 as they are introduced; clauses stand in the order in which they
// are. The sentence is gone through as evaluation does, the left side first, values of a range in
// their order, with literals in place of truths that are not known. What is known is no literal:
// a false one is left out of a clause, a clause with a true one is left out.
//
//   - A conjunction is false if a part is, or if two parts contradict each other; else it is the
//     only part that is not true, or the gate of these, each once and in increasing order: a new
//     variable g, for each part x the clause (¬g ∨ x), then (g ∨ ¬x ∨ ¬y ∨ …), the parts in
//     order. A gate with the same parts is made once. A disjunction is the negated conjunction
//     of the negated parts; x == y is (x and y) or (neither).
//   - A choice whose being so is looked for ("some", under an even number of negations where the
//     sentence is to be false, "all" under an odd one; and the other way round) has variables: for
//     a set one for each member, with (¬c) where c is the counter for one member more than there
//     may be; for a map those of each key in turn, one for each value, the clause of all these,
//     then for each the clauses with those before it, at most one. Other choices, and those within
//     terms, conditions, cond, == and count, are gone through value by value.
//   - "all" is the conjunction, over the values, of (not the guard, or the body), "some" the
//     disjunction of (guard and body); the guard says that the value is in the range and fulfils
//     the condition. What comes after a value that decides is not looked at.
//   - The counter of x_1 … x_n up to k: row 0 is true, false, …; after x_i entry j of the row is
//     (entry j before) or (entry j−1 before, and x_i), and false if j > i or k−j > n−i.
//   - Distances from v: layer 0 has v if it is there; a vertex is in the next layer if it is in
//     the last, or a neighbour is and the link is there; N−1 layers follow.
//   - connected: layer 0 has each vertex that is there while none before it is; all that are there
//     must be in the last layer. Where not being connected is looked for, in an undirected
//     network, see apart.
//   - Terms that are one of several values have a literal for each: exactly one is true.
//
// Then come the literals that splits have fixed, the first split's first, a clause each, and a
// clause that the sentence is not what it is to be.
//
// # Cost
//
// Each step of an evaluation and each literal of a formula counts against the budget; so the
// cost is bounded by that, the file and the network's order.
package strategy
