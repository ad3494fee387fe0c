// Package arithmetic finds proofs that package certificates/arithmetic checks.
package arithmetic
