// Package oracle says what the standard words (package certificates/words) are for small
// graphs: a function for each word, written from the definition in the literature and not from
// the word's text, that tries everything. It shares nothing with the rest of the module. Tests
// hold the texts against it, on all graphs of a few vertices ([All]).
//
// [Words] lists the words of one network, [Pairs] those of two.
package oracle
