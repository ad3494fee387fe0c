// Package lower puts what topocheck has accepted into the terms of the kernel: the data types of
// certificates/coq/proved, of which Coq proves what the checker extracted from them accepts. A term has two
// spellings, a stream that topocheck-proved reads and Gallina that Coq reads.
//
// Nothing in it is trusted. What is accepted is printed from the terms that were checked, and what the kernel does
// not accept is nobody's theorem.
package lower
