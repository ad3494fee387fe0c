// Package parametric finds proofs that claims about families of networks hold for all parameters:
// package certificates/theorem checks them.
//
// The objects of a proof (a distance, a map, a cycle, each as a term) are learned from small
// members by package learn; what they are to satisfy is proved by package smt. Where a
// proof fails by a counterexample, that is learned from, too. What words choose that have no method but their
// own text is tried from few forms. Nothing here is trusted.
package parametric
