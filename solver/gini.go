package solver

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/irifrance/gini"
	"github.com/irifrance/gini/z"

	"topocert/certificates"
	"topocert/topology"
)

// giniSolver is gini, holding a formula. It finds models, and says that there
// are none, without a proof.
type giniSolver struct {
	gini      *gini.Gini
	variables int
	empty     bool // the formula has an empty clause, which gini does not take
}

func newGini(f *certificates.CNF) *giniSolver {
	s := &giniSolver{gini: gini.NewVc(f.Variables()+1, f.Clauses()), variables: f.Variables()}
	for i := range f.Clauses() {
		s.add(f.Clause(i))
	}
	return s
}

// add adds a clause. It may be called between calls of solve.
func (s *giniSolver) add(clause []int32) {
	if len(clause) == 0 {
		s.empty = true
		return
	}
	for _, l := range clause {
		s.gini.Add(z.Dimacs2Lit(int(l)))
	}
	s.gini.Add(z.LitNull)
}

// solve returns a model, entry i the value of variable i+1, or nil if gini finds
// that there is none. The answer is the same in every run. Cancelling the
// context stops gini after some thousand propagations.
func (s *giniSolver) solve(ctx context.Context) ([]bool, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	if s.empty {
		return nil, nil
	}
	result, err := s.run(ctx)
	if err != nil || result != 1 {
		return nil, err
	}
	model := make([]bool, s.variables)
	for v := range model {
		if l := z.Var(v + 1).Pos(); l.Var() <= s.gini.MaxVar() {
			model[v] = s.gini.Value(l)
		}
	}
	return model, nil
}

// run lets gini solve, and looks now and then whether it has finished: that is
// the only way to have both its answer and a way to stop it.
func (s *giniSolver) run(ctx context.Context) (int, error) {
	if ctx.Done() == nil {
		return s.gini.Solve(), nil
	}
	const shortest, longest = 50 * time.Microsecond, 10 * time.Millisecond
	running := s.gini.GoSolve()
	wait := shortest
	timer := time.NewTimer(wait)
	defer timer.Stop()
	for {
		if result, done := running.Test(); done {
			return result, nil
		}
		select {
		case <-ctx.Done():
			running.Stop()
			return 0, ctx.Err()
		case <-timer.C:
			wait = min(2*wait, longest)
			timer.Reset(wait)
		}
	}
}

// BisectionSearch looks for a balanced cut with fewer than w links. It returns
// the vertices on a side of ⌊N/2⌋, in increasing order. If it finds none, gini
// says that there is none, which is no proof.
//
// The formula is that of certificates.BisectionCNF, with a number of
// literals of the order of N² + Ew for N vertices and E links; symmetry is
// broken by automorphisms that the symmetries's generate. Cost: exponential in the
// worst case; it answers within a minute up to some 80 vertices of degree 4.
//
// Errors: the context's; that of the formula if it would be too large.
func BisectionSearch(ctx context.Context, symmetries *Symmetries, w int) (side []uint32, found bool, err error) {
	f, err := certificates.BisectionCNF(symmetries.Network.CSR(), uint64(max(0, w)), symmetries.elements())
	if err != nil {
		return nil, false, fmt.Errorf("solver: bisection of %s: %w", symmetries.Network.Name(), err)
	}
	model, err := newGini(f).solve(ctx)
	if err != nil {
		return nil, false, fmt.Errorf("solver: bisection of %s: %w", symmetries.Network.Name(), err)
	}
	if model == nil {
		return nil, false, nil
	}
	side, err = satCut(symmetries.Network, w, model)
	return side, err == nil, err
}

// satCut returns the side of ⌊N/2⌋ vertices of the cut that a model of the
// bisection formula gives.
func satCut(net topology.Network, w int, model []bool) ([]uint32, error) {
	n := net.Order()
	var sides [2][]uint32
	for v, is := range model[:n] {
		i := 0
		if is {
			i = 1
		}
		sides[i] = append(sides[i], uint32(v))
	}
	side := sides[1]
	if len(side) != n/2 {
		side = sides[0]
	}
	if width := satCutWidth(net, side); len(side) != n/2 || width >= w {
		return nil, fmt.Errorf("solver: %s: a model gives a side of %d vertices and %d links, want %d and fewer than %d",
			net.Name(), len(side), width, n/2, w)
	}
	return side, nil
}

// satCutWidth returns the number of links with exactly one end on the side, whose
// vertices increase.
func satCutWidth(net topology.Network, side []uint32) int {
	width := 0
	for _, v := range side {
		for _, u := range net.Neighbors(v) {
			if _, inside := slices.BinarySearch(side, u); !inside {
				width++
			}
		}
	}
	return width
}

// HamiltonSearch looks for a cycle through all vertices and returns it. If it
// finds none, gini says that there is none, which is no proof.
//
// The formula is that of certificates.HamiltonCNF: two links at each vertex.
// While its models fall apart into shorter cycles, each of these must be left by
// a link, and the search goes on from where it was. A formula has a number of
// literals of the order of the sum of the cubes of the degrees.
//
// Source: G. Dantzig, R. Fulkerson, S. Johnson, "Solution of a Large-Scale
// Traveling-Salesman Problem", Operations Research 1954, for the constraints
// added as they are broken.
func HamiltonSearch(ctx context.Context, net topology.Network) (cycle []uint32, found bool, err error) {
	cycle, _, err = hamiltonCuts(ctx, net)
	return cycle, cycle != nil, err
}

// hamiltonCuts returns a Hamiltonian cycle or, if gini finds that there is none,
// sets of vertices that the formula needs to have no model.
func hamiltonCuts(ctx context.Context, net topology.Network) (cycle []uint32, cutsets [][]uint32, err error) {
	f, err := certificates.HamiltonCNF(net.CSR(), nil)
	if err != nil {
		return nil, nil, fmt.Errorf("solver: Hamiltonian cycle of %s: %w", net.Name(), err)
	}
	var links [][2]uint32
	for u, v := range net.CSR().Edges() {
		links = append(links, [2]uint32{u, v})
	}
	s := newGini(f)
	for {
		model, err := s.solve(ctx)
		if err != nil {
			return nil, nil, fmt.Errorf("solver: Hamiltonian cycle of %s, after %d sets of vertices: %w", net.Name(), len(cutsets), err)
		}
		if model == nil {
			return nil, cutsets, nil
		}
		cycles, err := satCycles(net, links, model)
		if err != nil {
			return nil, nil, err
		}
		if len(cycles) == 1 {
			return cycles[0], nil, nil
		}
		if len(cycles) == 2 { // leaving the one is leaving the other
			cycles = cycles[:1]
		}
		for _, c := range cycles {
			set := slices.Sorted(slices.Values(c))
			cutsets = append(cutsets, set)
			s.add(linksLeaving(links, set))
		}
	}
}

// satCycles returns the cycles that a model of the Hamilton formula chooses, the
// shortest first.
func satCycles(net topology.Network, links [][2]uint32, model []bool) ([][]uint32, error) {
	next := make([][]uint32, net.Order())
	for i, l := range links {
		if model[i] {
			next[l[0]] = append(next[l[0]], l[1])
			next[l[1]] = append(next[l[1]], l[0])
		}
	}
	for v, ends := range next {
		if len(ends) != 2 {
			return nil, fmt.Errorf("solver: %s: a model chooses %d links at vertex %d, want 2", net.Name(), len(ends), v)
		}
	}
	var cycles [][]uint32
	done := make([]bool, net.Order())
	for s := range uint32(net.Order()) {
		var cycle []uint32
		for v := s; !done[v]; {
			done[v] = true
			cycle = append(cycle, v)
			if w := next[v][0]; !done[w] {
				v = w
			} else if w := next[v][1]; !done[w] {
				v = w
			}
		}
		if cycle != nil {
			cycles = append(cycles, cycle)
		}
	}
	slices.SortStableFunc(cycles, func(a, b []uint32) int { return len(a) - len(b) })
	return cycles, nil
}

// linksLeaving returns the clause that a link with one end in the set is chosen.
func linksLeaving(links [][2]uint32, set []uint32) []int32 {
	var clause []int32
	for i, l := range links {
		_, a := slices.BinarySearch(set, l[0])
		_, b := slices.BinarySearch(set, l[1])
		if a != b {
			clause = append(clause, int32(i+1))
		}
	}
	return clause
}
