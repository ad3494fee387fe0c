package hamilton

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"topocert/certificates"
	"topocert/certificates/subgraphs"
	"topocert/solver"
	"topocert/solver/invariants"
	"topocert/solver/pathwidth"
	"topocert/solver/symmetry"
	"topocert/topology"
)

// decideFrontier decides by a dynamic program along an order of the vertices whether a
// graph of at least 3 vertices has a Hamiltonian cycle, and returns one, or nil if there
// is none. If that takes more than budget states in all, or more than the checker takes, the
// error is symmetry.ErrBudget or pathwidth.ErrWide.
//
// The order is a path decomposition: each bag is the boundary, the vertices that have been
// placed and have neighbours still to come. The states are those of the checker.
//
// Cost: states, the number of which is at most exponential in the largest boundary, times
// the square of the largest degree. Memory: some 100 bytes a state, of all vertices.
//
// Source: the transfer of path fragments along a frontier, as in D. E. Knuth, "The Art of
// Computer Programming" 4A, 7.1.4, Simpath; and H. L. Bodlaender and others on bounded
// pathwidth.
func decideFrontier(ctx context.Context, g *topology.Graph, order []uint32, budget int) ([]uint32, error) {
	n := len(order)
	if n < 3 {
		return nil, nil
	}
	if width := slices.Max(pathwidth.BoundarySizes(g, order)); width > subgraphs.MaxFrontier {
		return nil, fmt.Errorf("%w: %d, want at most %d", pathwidth.ErrWide, width, subgraphs.MaxFrontier)
	}
	vertices, err := certificates.Introductions(g, order, subgraphs.MaxFrontier, "", "")
	if err != nil {
		return nil, err
	}
	p := &frontier{order: order, vertices: vertices, layers: make([][]frontierState, n)}
	layer := []frontierState{{}}
	for i := range n - 1 {
		if i%16 == 0 && ctx.Err() != nil {
			return nil, ctx.Err()
		}
		layer = p.introduce(layer, i, min(budget, subgraphs.MaxStates))
		if budget -= len(layer); budget < 0 || len(layer) > subgraphs.MaxStates || p.steps > subgraphs.MaxStateSteps {
			return nil, fmt.Errorf("the frontier program: %w", symmetry.ErrBudget)
		}
		if len(layer) == 0 {
			return nil, nil
		}
	}
	return p.close(layer), nil
}

// frontier is the program under way.
type frontier struct {
	order    []uint32
	vertices []certificates.Introduction
	steps    int // states carried over
	// layers holds the states before each vertex, with where they come from.
	layers [][]frontierState
}

// frontierState is a state: a byte for each vertex of the boundary, as the checker has
// it. It comes from a state of the layer before, by links to the places a and b of the
// boundary then; -1 is none.
type frontierState struct {
	mates string
	from  int32
	a, b  int8
}

// introduce returns the states with the next vertex in the boundary. It stops when there are more
// than most.
func (p *frontier) introduce(layer []frontierState, i, most int) []frontierState {
	p.layers[i] = layer
	var next []frontierState
	known := make(map[string]bool)
	for from, s := range layer {
		if len(next) > most {
			break
		}
		p.steps += subgraphs.Introduce(p.vertices[i], s.mates, func(after string, a, b int) {
			if !known[after] {
				known[after] = true
				next = append(next, frontierState{after, int32(from), int8(a), int8(b)})
			}
		})
	}
	return next
}

// close returns a cycle that the last vertex closes, nil if there is none.
func (p *frontier) close(layer []frontierState) []uint32 {
	for at, s := range layer {
		if ends := subgraphs.Closes(p.vertices[len(p.order)-1], s.mates); ends != nil {
			return p.trace(layer, at, ends)
		}
	}
	return nil
}

// trace goes back from a state of the last layer to the links that led to it, and
// returns the cycle.
func (p *frontier) trace(layer []frontierState, at int, ends []int) []uint32 {
	n := len(p.order)
	p.layers[n-1] = layer
	boundaries := make([][]uint32, n+1) // before each vertex
	for i, v := range p.vertices {
		after := append(slices.Clone(boundaries[i]), p.order[i])
		for _, j := range v.Forgotten {
			after = slices.Delete(after, j, j+1)
		}
		boundaries[i+1] = after
	}
	next := make([][]uint32, n) // the two neighbours of each vertex
	join := func(i, place int) {
		u, v := boundaries[i][place], p.order[i]
		next[u], next[v] = append(next[u], v), append(next[v], u)
	}
	join(n-1, ends[0])
	join(n-1, ends[1])
	for i := n - 1; i > 0; i-- {
		s := p.layers[i][at]
		for _, place := range []int8{s.a, s.b} {
			if place >= 0 {
				join(i-1, int(place))
			}
		}
		at = int(s.from)
	}
	cycle := []uint32{p.order[0]}
	for before, v := p.order[0], next[p.order[0]][0]; v != p.order[0]; {
		cycle = append(cycle, v)
		w := next[v][0]
		if w == before {
			w = next[v][1]
		}
		before, v = v, w
	}
	return cycle
}

// ProveFrontier decides whether a network has a Hamiltonian cycle by the frontier
// program, along the best order that it finds, and proves the answer. The error is
// pathwidth.ErrWide or symmetry.ErrBudget where that takes too much.
func ProveFrontier(ctx context.Context, net topology.Network, budget int) (*certificates.Certificate, error) {
	const soon = 1 << 12 // Σ 2^boundary of an order that is good enough
	order, boundary := pathwidth.Find(ctx, net.CSR(), pathwidth.CoordinateOrders(net), 1, soon*float64(net.Order()))
	if err := ctx.Err(); err != nil {
		return nil, fmt.Errorf("%s: %w, with an order of boundary %d", net.Name(), err, boundary)
	}
	return frontierAlong(ctx, net, order, budget)
}

// frontierAlong is ProveFrontier along a given order.
func frontierAlong(ctx context.Context, net topology.Network, order []uint32, budget int) (*certificates.Certificate, error) {
	cycle, err := decideFrontier(ctx, net.CSR(), order, budget)
	if err != nil {
		return nil, fmt.Errorf("a Hamiltonian cycle of %s: %w", net.Name(), err)
	}
	if cycle == nil {
		return solver.Proved(solver.Statement("hamiltonian", net, "no"), "frontier", subgraphs.Frontier{Vertices: order}), nil
	}
	if !isHamiltonianCycle(net.CSR(), cycle) {
		panic("solver: the frontier program found no Hamiltonian cycle of " + net.Name()) // its links are a single cycle
	}
	return invariants.ProveCycle(net, cycle), nil
}

// tooMuch tells whether an error says that the frontier program takes too much.
func tooMuch(err error) bool {
	return errors.Is(err, symmetry.ErrBudget) || errors.Is(err, pathwidth.ErrWide)
}
