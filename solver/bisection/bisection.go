// Package bisection finds and proves the bisection width of a network: the least number of
// links between parts of ⌊N/2⌋ and ⌈N/2⌉ vertices.
//
// [Find] takes every way there is, one after the other, the cheap ones first:
//
//	upper bound   FindCut           iterated local search with passes of Fiduccia and Mattheyses
//	both bounds   pathwidth.Prove   dynamic programming along a path decomposition
//	lower bound   flow.Prove        a fractional flow between all vertices
//	              sdp.Prove         a semidefinite bound
//	              ProveBranches     branch and bound with semidefinite bounds
//	              ProveLRAT         a refutation by SAT, symmetry broken by lex-leader clauses
//	              ProveCubes        cube and conquer: a refutation for each orbit of cases
//
// [Branching] and [CubePlan] are the same proofs as plans, whose cases other machines prove.
// Each certificate has a kind of its own; files with refutations and leaves go beside it.
//
// Cost: that of the ways; [Budget] bounds them, and a context's time is shared among them.
// Networks of up to 130 vertices are mostly closed within a minute or two; see each way.
package bisection

import (
	"context"
	"fmt"

	"topocert/certificates"
	"topocert/solver"
	"topocert/solver/symmetry"
	"topocert/topology"
)

// Result is what Find finds out about a network's bisection width.
type Result struct {
	Lower, Upper int
	// Method is the kind of proof of the lower bound; "none" if that is 0.
	Method string
	// Cut proves the upper bound and Bound the lower. Cut is nil for fewer than
	// two vertices, Bound if the lower bound is 0.
	Cut, Bound *certificates.Certificate
}

// Certificates returns those of the bounds that have one.
func (b *Result) Certificates() []*certificates.Certificate { return solver.Made(b.Cut, b.Bound) }

// Exact tells whether the width is known.
func (b *Result) Exact() bool { return b.Lower == b.Upper }

// Budget bounds a search for the bisection width by what it tries, not by time.
type Budget struct {
	// Boundary is the largest boundary along which the exact dynamic program
	// is run; each vertex more doubles its time and memory.
	Boundary int
	// Refute is the largest order for which a refutation is searched for.
	Refute int
}

// DefaultBudget closes the gap for most networks of up to 130 vertices within a
// minute or two.
func DefaultBudget() Budget { return Budget{Boundary: 22, Refute: 130} }

// Find searches for the bisection width of the symmetries' network, and proves both bounds. It
// proves what a flow can prove; looks for a cut that meets it, for longer if that is
// not easy; if that leaves a gap, tries the exact dynamic program along an order of
// the vertices, where it is quick before the long search, which then knows what to
// look for; a semidefinite bound; a tree of cases with such bounds; and last a refutation of
// the formula that says there is a better cut. Files that go with a
// certificate are made by create. When the context ends, Find returns what it
// has, with the context's error.
func Find(ctx context.Context, symmetries *symmetry.Symmetries, budget Budget, create solver.Files) (*Result, error) {
	b, net := &Result{Method: "none"}, symmetries.Network
	n := net.Order()
	if n < 2 {
		return b, nil
	}
	// A first cut, whatever it is worth, so that there is an answer at once.
	first := solver.Identity(n / 2)
	b.improve(net, first)
	var order foundOrder
	for _, step := range []struct {
		name string
		take func() error
	}{
		{"a flow", func() error { return b.flow(ctx, symmetries) }},
		{"a better cut", func() error { return b.search(ctx, net, fullBudget/60) }},
		{"a narrow order", func() error { return b.narrow(ctx, net, budget.Boundary, &order) }},
		{"a better cut", func() error { return b.search(ctx, net, fullBudget) }},
		{"an order", func() error { return b.order(ctx, net, budget.Boundary, &order) }},
		{"a semidefinite bound", func() error { return b.spectral(ctx, symmetries) }},
		{"branches", func() error { return b.branches(ctx, symmetries, budget.Refute, create) }},
		{"a refutation", func() error { return b.refute(ctx, symmetries, budget.Refute, create) }},
	} {
		if b.Exact() {
			break
		}
		solver.Tell(ctx, solver.Report{Step: step.name, Lower: b.Lower, Upper: b.Upper})
		if err := step.take(); err != nil {
			return b, fmt.Errorf("bisection of %s: %w", net.Name(), err)
		}
	}
	return b, nil
}

// improve takes in a side of a cut if it is the best so far.
func (b *Result) improve(net topology.Network, side []uint32) {
	c, width := ProveCut(net, side)
	if b.Cut == nil || width < b.Upper {
		b.Cut, b.Upper = c, width
	}
}

// raise takes in a lower bound if it is the best so far.
func (b *Result) raise(c *certificates.Certificate, lower int) {
	if c != nil && lower > b.Lower {
		b.Bound, b.Lower, b.Method = c, lower, c.Kind
	}
}
