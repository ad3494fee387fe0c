// Package topocert decides what papers claim about interconnection networks,
// and hands out certificates that a sceptic can check without trusting it.
//
//	search is large, clever and untrusted  ──certificate──▶  checking is small, plain and trusted
//
// This package is empty: the program is cmd/topocert, and the code is read in
// this order.
//
//	certificates   what is stated and how it is checked; the file format
//	topology       what each network is
//	routing        the routers, which are the subject of statements about them
//	solver         search: distances, symmetry, cuts, cycles; makes certificates
//	props          the papers' claims, and the ledger of verdicts
//	fuzz           property tests and fuzz targets across packages
//	cmd/topocheck  checks certificates, and nothing else
//	cmd/topocert   the command
//
// A verdict rests on three short things: the network against the paper
// (topology), the claim against the paper (props), and the checker
// (certificates). Everything else may be wrong without a false verdict that is
// called certified.
package topocert
