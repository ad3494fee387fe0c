// Package lower puts what topocheck has accepted into the terms of the kernel: the data types of
// certificates/coq/proved, of which Coq proves what the checker extracted from them accepts. A term has two
// spellings, a stream that topocheck-proved reads and Gallina that Coq reads.
//
// # The stream
//
// An item a line, of a version that comes first. Files come in the order in which topocheck has them, and in each its
// certificates, verdicts or theorems; one of which nothing is said is UNCHECKED.
//
//	(lowered 1)
//	(folder "PATH")             what follows is of this folder, and nothing is defined
//	(file "PATH")               what follows is of this file
//	(definition text|expression|digraph "NAME" ["PARAMETER" …] ["VARIABLE" …] TERM)
//	                            a definition of the folder's own; names of variables are hints
//	(definition route "NAME" ["PARAMETER" …] ["AT" … "TO" … "VARIABLE" …] ROUTE)
//	(definition hops "NAME" ["PARAMETER" …] ["AT" … "TO" … "VARIABLE" …] ROUTE [NEXT …])
//	                            a router of its own, by expressions, or by numbers alone: of the route then the
//	                            network's name counts, and how many parameters and coordinates it has
//	(define TYPE NAME TERM)     $NAME stands for the term from here on
//	(table NAME "table-sha256:…" "TEXT")
//	                            $NAME stands for the router of a table
//	(certificate NETWORK [<[FACT …] PROOF> …])
//	                            the next certificate: facts, and a proof of them
//	(verdict "NAME" VERDICT)    the next verdict
//	(theorem "NAME" THEOREM)    the next theorem
//	(left ["STATEMENT" …] "WHY")
//	                            the next one, which topocheck accepts, and of which there are no terms
//	(rejected ["STATEMENT" …] "WHY")
//	(missing …)                 the next one, which it does not accept; without statements the rest of the file
//	(end)                       nothing was cut off
//
// Terms are values of the kernel's types (certificates/proved/kernel.mli): (Constructor PART …), or Constructor where
// it has none; a record likewise, in the order of its fields; lists [a b], pairs <a b>, arrays {default a b}, numbers
// in decimal digits, texts in quotes with \", \\ and \n. The script certificates/proved/readers makes their reader
// from the types.
//
// # What is trusted
//
// Nothing in it is trusted. What is accepted is printed from the terms that were checked, and what the kernel does
// not accept is nobody's theorem.
//
// Numbers have 64 bits in topocheck and no bound in the kernel, and the lowering bounds none. What topocheck has
// accepted, a network of a text say, has had values within these bits, all that it looked at, and the kernel finds
// the same; what it has not looked at, such as the right side of a false &&, the kernel does not look at either, or it
// finds no value there and refuses. In the same way the least of nothing, an argument of a word that has no value, and in
// a text with quantifiers a quotient that is not whole are topocheck's to refuse: the kernel goes by the texts alone, and
// its answer is a theorem about the definition that is printed from the term.
package lower
