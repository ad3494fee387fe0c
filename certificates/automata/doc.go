// Package automata checks proofs of facts about networks of words, for all lengths of the words.
//
//	Flip(n) = graph w in 0..pow(2, n)-1: w + (1 - 2*bit(w, k))*pow(2, k) for k in 0..n-1
//
//	network Flip(n)
//	digits 2 down 0
//	automaton vertices
//	state 0 1 1
//	state 1 1 1
//	automaton edges
//	state 0 0 1 1 0
//	state 1 1 - - 1
//	automaton lengths
//	state 0 1
//	state 1 1
//	nodes some
//	firsts 0
//	node 0 0:0 1
//	…
//	lemma diameter == n
//	by automata
//	weighted distance
//	starts 0:0
//	state 0 0:0 0:1 0:1 0:0
//	…
//	lemma min_degree == n
//	by automata
//	equation 0 0:1,1^1:-1 1/1:1 1/1:1
//	…
//
// A vertex is a number of digits to a base Q, and these are its letters; or several numbers of digits to a base of which Q is the power, and a
// letter is the digits of all of them at a place, those of the first coordinate the most significant. The text of the network becomes formulas about numbers and
// places of digits, and formulas become automata: Büchi arithmetic, as in Büchi, "Weak second-order arithmetic and
// finite automata", 1960, and Bruyère, Hansel, Michaux, Villemaire, "Logic and p-recognizable sets of integers", 1994; the compiler is as
// that of MONA. What is given besides is checked by one rule, weighted inclusion. The theory is proved in
// certificates/coq/proved/Automata….v.
//
// # Lines
//
// Numbers are decimal, and small. A list has commas between its parts, and is "-" where it has none. A column is the letters a and b of two words at a
// place; it is the letter a·Q+b.
//
//	digits Q D C        the number of letters, from 2 to 16; D is "down" where the highest place is read first, "up" where place 0 is;
//	                    n less how many digits numbers have, n being the claim's variable
//	automaton NAME      a deterministic automaton that begins at the state 0: "vertices" and "colours" on letters, "edges"
//	                    on columns, "lengths" on one letter. For each state
//	state F T …         whether a word may end there, 1 or 0; by each letter in turn the next state, "-" for none
//	weighted NAME       a weighted automaton on columns: "distance", "walks", and "far", whose weights say nothing, on columns or pairs of
//	                    them; "walk", on letters of several words at a place, that of the first being the lowest digit
//	starts S:W,…        where runs begin, with weights. For each state
//	state E M …         the weight with which a run may end there, "-" if it may not; by each letter the moves S:W,…
//	nodes NAME          the certificate of an inclusion
//	firsts I,…          the nodes, by their numbers from 0, of U's starts in turn. For each node
//	node S B A          a state of U; bounds X:D,… for states of X; the nodes of U's moves I,… by letter, in their order
//	runs K M C          how many runs the mean is taken of, from 1 to 4, rounded to a remainder by M, which is 1 to 4; the column in
//	                    the middle of far pairs of an odd length, where they are told in halves, "-" where they are not
//	shifts K R          of how many links a shift is, from 1 to 4; R is "alike" where letters in a row may be, "unlike" where not
//	words K             of how many words a closed walk is, from 3 to 7
//	equation C S M …    at the state C of what is seen a sum is 0: parts X:F,…, F times X, where X is a state, for the number
//	                    of words from there on, wX for the sum of what they weigh, or I^B for n^I·B^n; by each letter that is seen K/J:F,…, K times it is
//	                    a sum of equations J, F times each
//	family L E P,…      what words are that begin alike, but for three letters: the states of lengths and edges behind what is
//	                    alike, "-" for none; paths, each by its words, which are 0 to 7: from 0 to 1 through all
//	                    eight, and through seven, from 0 to 2, …, and cycles through four, five, … to eight, for a lemma
//	                    about cycles; none where L takes no three letters
//
// They stand in this order: behind the network digits, vertices, edges, lengths, the nodes some; and behind a lemma
//
//	diameter ==                      distance, the nodes zero, nonnegative, lipschitz and descent, perhaps walks, runs, the nodes upper,
//	                                 far, the nodes covered and lower; in halves, these three for even lengths and for odd ones
//	                                 or shifts, the nodes all, rough, ended and shifted, distance, the nodes zero and lipschitz,
//	                                 far, the nodes covered and lower
//	order, size ==                   equations; at each length, of vertices, and of adjacent ones, which are twice the size
//	min_degree, max_degree ==        equations; at each vertex, of those beside it
//	distance_sum ==                  distance, without choices, the nodes zero, nonnegative, lipschitz and descent, every and only; equations, at
//	                                 each length, of the columns of two vertices
//	bipartite == true                colours, the nodes alike
//	bipartite == false               words, an odd number, walk, the nodes seen and link 0, link 1, …
//	girth <=                         words, as many as the value or fewer, walk, the nodes seen, link 0, …, differ 0, …
//	girth >=                         the nodes triangles, for a value of at most 4
//	vertex_transitive == true        the nodes all and moved
//	vertex_connectivity >=, edge_connectivity >=, bisection ==, restricted_connectivity ==, extra_connectivity(1) ==
//	                                 the nodes partner and single; the value is the number of letters, of a bisection
//	                                 pow(2, one less), of the last two, where words have five letters, twice one less
//	minimal ==                       an automaton on letters of three words, "hops", the nodes somewhere and along; distance, the nodes zero to
//	                                 descent, measured and nearer
//	deadlock_free == true, delivered ==
//	                                 hops, the nodes somewhere and along; weighted "rank" on columns, the nodes ranked and falls
//	hamiltonian_laceable == true     the nodes partner and single, colours, the nodes alike
//	hamiltonian_connected == true    the nodes partner and single, families
//	fault_hamiltonian(F), fault_hamiltonian_connected(F) == true
//	                                 the same, families without paths; F is as many as there are letters, but for 2, and for 3
//	WORD == true                     as hamiltonian_laceable, of cycles of all even lengths
//	WORD(M) == true                  as hamiltonian_connected, of cycles of all lengths from M on, which is 4 or more
//
// A WORD's text, but for the names of variables, is order(G) >= 4 && all m in 2..floor(order(G)/2): cycle(G, 2*m); or all l in m..order(G):
// cycle(G, l), where m is its second parameter.
//
// # Rules
//
// Inclusion: each accepted run of U has an accepted run of X on the same word that is at most C heavier. A node stands for a state of
// U, and says by each bound X:D that a run of X to the state X on the same letters is at most D heavier. If U may end at
// its state with the weight E, some X:D may end with F, D + F - E ≤ C. If U moves by a letter to S' with the weight W, its node
// there is one of S', and for each bound X':D' of that some bound X:D has a move of X by the letter to X' with V,
// D + V - W ≤ D'. For U's starts likewise.
//
// States of several automata are one number, in mixed radix, the first the most significant. These are the inclusions; T is
// the automaton that weighs a length with the term: after its period the term has grown by a number, and its states are
// the remainders by that.
//
//	zero         vertices w, by the letter a             distance f, by the column a, a                          0
//	nonnegative  distance                                one state that weighs nothing                           0
//	lipschitz    e, f, by the column a, b for each       distance                                                1
//	             letter c in turn: edges by a, c,
//	             the moves of distance by c, b
//	descent      f, and 1 if a column differed, else 0:  e, f as in lipschitz                                   -1
//	             may end where one did
//	upper        w, w', T, K times the weight of T       K runs of distance, the last the fastest, their sum   K-1
//	covered      lengths                                 far, w, w', by each column                              0
//	lower        far, f, weighing as distance            T                                                       0
//
// Where there are walks they stand for the distance in nonnegative, descent and upper, which is then no more than they weigh, and no less than
// "distance" does: so where it is no least of sums, but lies between two that meet at the diameter.
//
// A sum of distances is of an automaton without choices: it has one start, and by each column one move or none, of weights of at most 16. So
// each word of columns has one run or none, what the words from a state on weigh is a linear recurrence with their number, and
// wX, by a letter, is the sum of wX' and V times X' for each move to X' with the weight V. "every" and "only" say that the words that have a run are the columns of two vertices.
//
// The first four say that the least weight of a run of distance on the columns of two vertices is their distance; upper that no two are
// further than the term says, and the last two that some are as far, for each length of the domain. Where M is above 1, a run has as
// further states T and the remainder by M of what it weighs more than T; where it ends it weighs so much less that one more than T
// remains, modulo M: what is above T stays above. In halves, a letter is a pair of letters, P·L+Q, where the first half of a word has P and the second, behind the
// middle, has Q, L being the number of letters; and in place of a state of each of the automata, but far, are three: that behind what was read of the first half, one that is guessed, in
// which the first half has to end, and that behind what was read of the second half, which begins with the middle behind the one guessed. Starts are
// by what is guessed in turn. Others are unweighted:
//
//	some         lengths                                 w, by any letter
//	every        w, w'                                   distance, without weights
//	only         distance, without weights               w, w'
//	all          lengths, and words of letters unlike    w
//	             in a row, or, of letters alike, all
//	rough        w                                       words of letters unlike in a row, or all
//	ended        w, by the first letter of a column      e, or the same word, by the columns of w and a word that is guessed,
//	                                                     which has the second letter at the end
//	shifted      w, w', and columns of which the first   K times e or the same word, by columns of words that are guessed between
//	             letter is the second of that before
//	alike        e, c, c' by the columns of edges,       nothing
//	             both colours final, or neither
//	all          words of the lengths                    w, of a translation
//	moved        edges by a, b for each letter c         edges by a+c, b+c, modulo the base
//	seen         lengths                                 walk, by any letter
//	link I       walk                                    edges, by the letters of the words I and I+1, of the last and the first
//	differ I     walk                                    columns of words that differ, by each two, (0,1), (0,2), (1,2), …
//	triangles    e, e', e'' by the letters of three      nothing
//	             words, two by two
//	somewhere    w, w', columns of words that differ     hops, by any letter of the third word
//	along        m: w, w', columns of words that         edges by the letters of the first and the third
//	             differ, hops
//	measured     w, w', columns of words that differ     distance, without weights
//	nearer       m, distance                             distance, by the letters of the third and the second, -1
//	ranked       m                                       rank, by those of the first and the third, without weights
//	falls        m, by the letters of the words 0, 1, 2, rank by 2, 3, -1
//	             m by 2, 1, 3, rank by 0, 2
//	partner      lengths, and columns of words that      e, by each letter of the second word behind
//	             differ at one place                     the place where they differ
//	single       e, e' by the letters of the words 0, 1  nothing
//	             and 0, 2; the latter differ, and from
//	             0 first at the same place
//
// With shifts the diameter is 1 and K times the number of letters less one: "ended" gives a word of any last letter a neighbour, or itself, and each further letter
// is one shift. Distance is then no more than the distance. "alike" says that no link joins two of one colour, "all" and "moved" that adding a word, letter by letter, is an automorphism, which takes any
// vertex to any. "partner" and "single" say that each word of 0 and 1 has one neighbour of which it differs first at any given place: so words
// that begin alike are two halves, joined by a perfect matching. Words have three letters or more where there are families: of those that
// begin with nothing there is one, and of those behind a letter more. Equations are shown by induction: for no letter, where C may end, each sum is 0; and by a letter it is a sum of others.
// The first is that the number, some times, is the value, which is made of numerals, the parameter, and pow(B, P), P being the
// parameter or a number more or less, by +, - and *.
//
// The text has to say: that all its terms have values for n in the domain; that "vertices" takes the numbers that are vertices of
// a network in the domain, "edges" the columns of two different vertices of which one is listed as a neighbour of the other,
// "lengths" the lengths in the domain, each of which has a vertex; and that what is listed as a neighbour is a vertex, and another one.
//
// Of a router the three words are where a message is, where it goes, and where it may be next. Of the hops that its text lists for a message it takes the first;
// what is shown is so of each. "somewhere" says that there is one for each message that has not arrived, "along" that it is a link. By "measured" and "nearer" all
// messages take shortest paths; by "ranked" and "falls" the channel behind a channel has a rank that is less, so that no messages wait for each other in a circle, and all arrive.
// The values of minimal and delivered are the numbers of pairs of vertices, which package theorem asks.
//
// # Texts that are read
//
// The vertices are x in 0..pow(q, S)-1, S being n less a number, perhaps with a condition, q being Q, or a parameter that is; or tuples of such numbers, of places, and of
// coordinates with few values, from a numeral to another. There q is the root of Q; a number of fewer digits has zeros above, a place is the power of q
// by it, and a value is itself: all have to be below q^S. Variables of neighbours lie in ranges within
// 0..S-1: they are places; or in 0..pow(q, S)-1: they are numbers, as x is; or have few values, one by one, between numerals or parameters that are. A place is a variable, S, n or a numeral, and with + and - a
// numeral more; or the quotient of one by a numeral, rounded down or without a remainder; where a range's ends are quotients by d, its variable i is one, and d*i a
// place. Numbers are sums of x, of
// pow(q, P) for a place P, of numerals and digits, times numerals or digits; a digit is bit(x, P), or floor(x/pow(q, P))%q, which
// stands for each of its values; xor(y, z) for q = 2, where y is x or one power; the remainder of a place by a numeral, or by S, a numeral more or less, of a number by a power of q below 17, and of a sum by pow(q, S), some times; min, max
// and cond. Conditions compare numbers, or places, and are joined by !, && and ||, all and some over ranges of places; that xor(y, z) is a sum may be asked where the sum's
// factors add up to at most 16.
//
// A sum over a range of places is read where what is added up at the place i is a multiple of q^i, by a numeral or a digit: it is a number of which a
// comparison, or a neighbour, says that there is one, with these digits. Of others, of digits or numerals, and counts the remainder by a numeral of
// at most q is read: such a number has what the sum is up to each place.
//
// A router's text is read likewise, where coordinates are numbers, or values one by one, and no places.
//
// The term is one in the network's parameters, which are places without variables: sums and differences, multiples, quotients rounded down or up,
// and remainders, by numerals.
//
// # Limits
//
// Automata that are given have at most 2¹² states, those that are computed 2¹⁴; columns where places are known number at
// most 2¹², those of several words 2¹², and at most 3 places are known at once; remainders are by 2⁸ at most; formulas 2¹⁶, cases of a term 2¹⁰, numbers in sums 2³¹, exponents of Q in them
// 31, weights 2³¹, the term's period 2¹², the numbers of states of several automata 2⁵⁰.
package automata
