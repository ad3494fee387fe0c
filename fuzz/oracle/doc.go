// Package oracle says what the standard words (package certificates/words) are for small
// graphs: a function for each word, written from the definition in the literature and not from
// the word's text, that tries everything. Tests hold the texts against it, on all graphs of a few vertices ([All]).
//
// [Words] lists the words of one network, [Pairs] those of two. [Meaning] says likewise what expressions are, such as are drawn here as trees
// ([Dialect]). Of the rest of the module there is nothing here but the tree of an expression, with how it is
// written: a wrong text says what the tree does not.
package oracle
