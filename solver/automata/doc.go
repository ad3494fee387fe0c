// Package automata finds proofs for package certificates/automata: the diameter of networks of words, of all lengths.
//
// The distance is learned from all pairs of short words. Two beginnings of columns lead to the same state if what follows is further by the
// same amount, as Nerode's theorem has it, for weighted automata: M. Mohri, "Finite-state transducers in language and speech
// processing", Computational Linguistics 23, 1997. Where there are too many of these, walks that keep a letter and walks that change it are learned
// apart, and the distance is the least of the two; or states are rows that are extreme. The nodes of an inclusion are searched from the beginning, with all bounds that are known;
// those on which nothing rests are left out. Far pairs are words of which a part may be repeated.
//
// Nothing here is trusted. The same text has the same proof.
package automata
