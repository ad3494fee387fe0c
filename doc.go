// Package topocert decides what papers claim about interconnection networks,
// and hands out certificates that a sceptic can check without trusting it.
//
//	search is large, clever and untrusted  ──certificate──▶  checking is small, plain and trusted
//
// This package holds nothing but the source of what is trusted: the program is cmd/topocert, and the code is read in
// this order.
//
//	certificates   statements, formulas, and how they are checked; the file format
//	topology       what each network is; a glossary
//	routing        the routers, which are the subject of statements about them
//	solver         search: distances, symmetry, cuts, cycles; makes certificates
//	props          the engine that decides claims; below it, papers has those of the papers
//	fuzz           property tests and fuzz targets across packages
//	cmd/topocheck  checks certificates, repeats verdicts, and does nothing else
//	cmd/topocert   the command
//
// A verdict that follows rests on four short things: the network against the paper
// (topology), the claim's formula against the paper (its golden file), the checker
// (certificates), and the way from a name to a network (certificates/resolve).
// Everything else may be wrong: topocheck does not repeat a wrong verdict for it.
package topocert

import "embed"

// Source holds the Go files of what topocheck rests on, without tests, so that "topocheck
// --explain" counts the lines it was compiled from. In a browser there are none.
var Source embed.FS
