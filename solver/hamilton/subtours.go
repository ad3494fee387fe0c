package hamilton

import (
	"context"
	"fmt"
	"slices"

	"topocert/certificates"
	"topocert/certificates/subgraphs"
	"topocert/solver"
	"topocert/solver/sat"
	"topocert/topology"
)

// ProveLRAT proves that no cycle goes through all vertices; if it
// finds such a cycle then it returns that and no certificate. It writes the
// refutation to a file of that name, made by create, which goes beside the
// certificate; see package certificates for such names.
//
// gini finds the sets of vertices that have to be left, as in eliminateSubtours;
// then Refute refutes the whole formula.
//
// Errors: the context's; that of the formula if it would be too large; those of
// the file; that the network has no vertices, of which nothing is certified.
func ProveLRAT(ctx context.Context, net topology.Network, create solver.Files, file string) (*certificates.Certificate, []uint32, error) {
	if net.Order() == 0 {
		return nil, nil, fmt.Errorf("a Hamiltonian cycle of %s: no vertices, want one or more", net.Name())
	}
	cycle, cutsets, err := eliminateSubtours(ctx, net)
	if err != nil || cycle != nil {
		return nil, cycle, err
	}
	c, model, err := sat.Prove(ctx, solver.Statement("hamiltonian", net, "no"), net, subgraphs.CycleEncoding{Sets: cutsets}, create, file)
	if model != nil {
		err = fmt.Errorf("a Hamiltonian cycle of %s: gini finds no model of a formula that has one", net.Name())
	}
	return c, nil, err
}

// eliminateSubtours returns a Hamiltonian cycle or, if gini finds that there is none,
// sets of vertices that the formula needs to have no model.
//
// It is subtour elimination by lazy constraints. The formula is that of
// subgraphs.CycleCNF: two links at each vertex, a 2-factor. While its models fall apart
// into subtours, shorter cycles, each of these must be left by a link, and the search goes on
// from where it was. A formula has a number of
// literals of the order of the sum of the cubes of the degrees.
//
// Source: G. Dantzig, R. Fulkerson, S. Johnson, "Solution of a Large-Scale
// Traveling-Salesman Problem", Operations Research 1954, for the constraints
// added as they are broken.
func eliminateSubtours(ctx context.Context, net topology.Network) (cycle []uint32, cutsets [][]uint32, err error) {
	f, err := subgraphs.CycleCNF(net.CSR(), nil)
	if err != nil {
		return nil, nil, fmt.Errorf("a Hamiltonian cycle of %s: %w", net.Name(), err)
	}
	var links [][2]uint32
	for u, v := range net.CSR().Edges() {
		links = append(links, [2]uint32{u, v})
	}
	s := sat.NewGini(f)
	for {
		model, err := s.Solve(ctx)
		if err != nil {
			return nil, nil, fmt.Errorf("a Hamiltonian cycle of %s, after %d sets of vertices: %w", net.Name(), len(cutsets), err)
		}
		if model == nil {
			return nil, cutsets, nil
		}
		cycles, err := subtours(net, links, model)
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
			s.Add(subtourClause(links, set))
		}
	}
}

// subtours returns the cycles that a model of the Hamilton formula chooses, the
// shortest first.
func subtours(net topology.Network, links [][2]uint32, model []bool) ([][]uint32, error) {
	next := make([][]uint32, net.Order())
	for i, l := range links {
		if model[i] {
			next[l[0]] = append(next[l[0]], l[1])
			next[l[1]] = append(next[l[1]], l[0])
		}
	}
	for v, ends := range next {
		if len(ends) != 2 {
			return nil, fmt.Errorf("%s: a model chooses %d links at vertex %d, want 2", net.Name(), len(ends), v)
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

// subtourClause returns the clause that a link with one end in the set is chosen.
func subtourClause(links [][2]uint32, set []uint32) []int32 {
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
