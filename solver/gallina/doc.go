// Package gallina writes for Coq: formulas as statements in Gallina, its language of terms, and
// certificates as theorems that Coq's kernel accepts by computing on what they hold.
//
// Nothing in it is trusted: what it writes is a file that Coq reads, with the definitions of
// certificates/coq, and that a person can read beside the ledger.
package gallina
