// Package lower puts what topocheck has accepted into the terms of the kernel: the data types of
// certificates/coq/proved, of which Coq proves what the checker extracted from them accepts. A term has two
// spellings, a stream that topocheck-proved reads and Gallina that Coq reads.
//
// Nothing in it is trusted. What is accepted is printed from the terms that were checked, and what the kernel does
// not accept is nobody's theorem.
//
// Numbers have 64 bits in topocheck and no bound in the kernel, and the lowering bounds none. What topocheck has
// accepted, a network of a text say, has had values within these bits, all that it looked at, and the kernel finds
// the same; what it has not looked at, such as the right side of a false &&, the kernel does not look at either, or it
// finds no value there and refuses. In the same way a quotient that is not whole, the least of nothing, and an
// argument of a word that has no value are topocheck's to refuse: the kernel goes by the texts alone, and its answer
// is a theorem about the definition that is printed from the term.
package lower
