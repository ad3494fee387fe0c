package flow

import (
	"context"
	"fmt"

	"topocert/certificates"
	"topocert/certificates/widths"
	"topocert/solver"
	"topocert/solver/distance"
	"topocert/solver/symmetry"
	"topocert/topology"
)

// Prove returns a lower bound on the bisection width, the least number of
// links between parts of ⌊N/2⌋ and ⌈N/2⌉ vertices, and its certificate: a flow
// from every vertex to every other, carried by spanning trees. Package
// certificates says why that is a bound.
//
// Upper is a number of links that a cut is known to need at most; the search
// stops when the bound has reached it. It is 0 if none is known. The search ends
// too when no flow can prove more. If the context ends before, the best
// certificate so far, if any, is returned with the context's error.
//
// The best flow is the solution of a linear program. It has a column for each
// spanning tree and a row for each orbit of links, whose links carry at most one
// unit; it maximises what has to cross a cut. Vertices need not send equally much: the
// trees of a source may have any total weight. The dual gives each orbit of
// links a length, and what is missing in the program is a tree of shortest paths
// under these lengths that is shorter than what its source sends is worth; so
// columns are made as they are needed (column generation: L. R. Ford and D. R.
// Fulkerson, "A suggested computation for maximal multi-commodity network flows",
// Management Science 1958; the uniform problem and its relation to cuts: T.
// Leighton and S. Rao, "Multicommodity max-flow min-cut theorems and their use in
// designing approximation algorithms", J. ACM 1999). The search takes the middle
// between the dual's lengths and the best so far, which steadies it (P. Wentges,
// "Weighted Dantzig–Wolfe decomposition for linear mixed-integer programming",
// International Transactions in Operational Research 1997).
//
// Where the program would have more than maxRows rows, each source keeps one
// tree, taken away and laid anew where there is least load.
//
// Cost: a round finds one tree for each orbit of vertices, O(E log E) each, and
// solves a program, O(rows²) for each pivot. Networks with a handful of orbits
// take a few rounds, those with hundreds minutes. Memory: O(E + rows²), and 4N
// bytes for each tree and 8 for each row of its column, about maxPool in all
// at most.
//
// Errors: topology.ErrParam for fewer than two vertices and for a graph that is
// not connected; topology.ErrLimit if a certificate with a tree for each orbit
// of vertices, or the one that was found, is larger than any checker reads.
func Prove(ctx context.Context, e *symmetry.Symmetries, upper int) (*certificates.Certificate, int, error) {
	name, n := e.Network.Name(), e.Network.Order()
	if n < 2 || e.Network.Size() == 0 {
		return nil, 0, fmt.Errorf("flow in %s: %w: %d vertices and %d links, want at least 2 and 1", name, topology.ErrParam, n, e.Network.Size())
	}
	if size := 2 * n * len(e.Sources); size > certificates.MaxFile {
		return nil, 0, fmt.Errorf("flow in %s: %w: its certificate would have %d trees of %d vertices, more than %d bytes, want at most %d",
			name, topology.ErrLimit, len(e.Sources), n, size, certificates.MaxFile)
	}
	s := newSearch(e, upper)
	err := s.run(ctx)
	if err != nil {
		err = fmt.Errorf("flow in %s: %w", name, err)
	}
	flow, lower := s.net.round(s.best)
	if lower == 0 {
		return nil, 0, err
	}
	p := widths.Flow{Group: e.LinkOrbitGenerators()}
	for _, f := range flow {
		p.Trees = append(p.Trees, widths.Tree{Weight: uint32(f.weight), Parent: f.tree.parent})
	}
	c := solver.Proved(solver.AtLeast("bisection", e.Network, lower), "flow", p)
	if err := solver.Fits(c); err != nil {
		return nil, 0, fmt.Errorf("flow in %s: %w: %w", name, topology.ErrLimit, err)
	}
	return c, lower, err
}

// ProveConnected proves that a connected network of two and more vertices has a link in every
// balanced cut, by a flow along one spanning tree from one vertex: it sends one unit to each
// vertex on the other side, and no link carries more than N−1. The bound is greater than 1 where
// all cuts are even. It is 0, and there is no certificate, if the network is not connected.
//
// Cost: O(N + M).
func ProveConnected(net topology.Network) (*certificates.Certificate, int) {
	g := net.CSR()
	if g.Order() < 2 {
		return nil, 0
	}
	level, order := distance.Levels(g, 0, nil, nil)
	if len(order) < g.Order() {
		return nil, 0
	}
	t := widths.Tree{Weight: 1, Parent: distance.Parents(g, level)}
	lower := solver.ParityOf(g).AtLeast(1)
	c := solver.Proved(solver.AtLeast("bisection", net, lower), "flow", widths.Flow{Trees: []widths.Tree{t}})
	if solver.Fits(c) != nil {
		return nil, 0
	}
	return c, lower
}
