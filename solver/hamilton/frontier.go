package hamilton

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"topocert/certificates"
	"topocert/certificates/cycles"
	"topocert/solver"
	"topocert/solver/invariants"
	"topocert/solver/pathwidth"
	"topocert/solver/symmetry"
	"topocert/topology"
)

// The limits of the frontier program and of its checker: the largest boundary, the states
// after a vertex, and the number of times that a state is carried over.
const (
	maxFrontier      = 32
	maxFrontierLayer = 1 << 18
	maxFrontierSteps = 1 << 27
)

// bothLinks is the mate of a vertex that has both its links of a cycle.
const bothLinks = maxFrontier + 1

// decideFrontier decides by a dynamic program along an order of the vertices whether a
// graph of at least 3 vertices has a Hamiltonian cycle, and returns one, or nil if there
// is none. If that takes more than budget states in all, or more than the checker takes, the
// error is symmetry.ErrBudget or pathwidth.ErrWide.
//
// The order is a path decomposition: each bag is the boundary, the vertices that have been
// placed and have neighbours still to come. A state says of each of them how many of its links
// are chosen, and its mate, the other end of the path that ends there.
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
	if width := slices.Max(pathwidth.BoundarySizes(g, order)); width > maxFrontier {
		return nil, fmt.Errorf("%w: %d, want at most %d", pathwidth.ErrWide, width, maxFrontier)
	}
	vertices, err := certificates.Introductions(g, order, maxFrontier, "", "")
	if err != nil {
		return nil, err
	}
	p := &frontier{order: order, vertices: vertices, layers: make([][]frontierState, n)}
	layer := []frontierState{{}}
	for i := range n - 1 {
		if i%16 == 0 && ctx.Err() != nil {
			return nil, ctx.Err()
		}
		layer = p.introduce(layer, i, min(budget, maxFrontierLayer))
		if budget -= len(layer); budget < 0 || len(layer) > maxFrontierLayer || p.steps > maxFrontierSteps {
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
	moved    []int // of each place of the boundary, with the new vertex behind it, that afterwards; -1 for those that leave
	steps    int   // states carried over
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
	vertex := p.vertices[i]
	p.moved = p.moved[:0]
	stay := 0
	for j := range vertex.Before + 1 {
		if slices.Contains(vertex.Forgotten, j) {
			p.moved = append(p.moved, -1)
		} else {
			p.moved = append(p.moved, stay)
			stay++
		}
	}
	var next []frontierState
	known := make(map[string]bool)
	add := func(from, a, b int) {
		p.steps++
		if mates, ok := p.linked(layer[from].mates, a, b); ok && !known[mates] {
			known[mates] = true
			next = append(next, frontierState{mates, int32(from), int8(a), int8(b)})
		}
	}
	for from, s := range layer {
		if len(next) > most {
			break
		}
		add(from, -1, -1)
		for k, a := range vertex.Links {
			if s.mates[a] == bothLinks {
				continue
			}
			add(from, a, -1)
			for _, b := range vertex.Links[:k] {
				if s.mates[b] != bothLinks && int(s.mates[a]) != b {
					add(from, a, b)
				}
			}
		}
	}
	return next
}

// linked returns the state after the new vertex is linked to the places a and b, and
// whether all that leave have both their links.
func (p *frontier) linked(state string, a, b int) (string, bool) {
	var mates, after [maxFrontier + 1]byte
	v := copy(mates[:], state)
	mates[v] = byte(v)
	for _, u := range [2]int{a, b} {
		if u < 0 {
			continue
		}
		x, y := mates[u], mates[v]
		if int(x) != u {
			mates[u] = bothLinks
		}
		if int(y) != v {
			mates[v] = bothLinks
		}
		mates[x], mates[y] = y, x
	}
	length := 0
	for j, to := range p.moved {
		switch {
		case to < 0 && mates[j] != bothLinks:
			return "", false
		case to < 0:
			continue
		case mates[j] == bothLinks:
			after[to] = bothLinks
		default:
			after[to] = byte(p.moved[mates[j]])
		}
		length++
	}
	return string(after[:length]), true
}

// close returns a cycle that the last vertex closes, nil if there is none.
func (p *frontier) close(layer []frontierState) []uint32 {
	links := p.vertices[len(p.order)-1].Links
	for at, s := range layer {
		var ends []int
		for j := range len(s.mates) {
			if s.mates[j] != bothLinks {
				ends = append(ends, j)
			}
		}
		if len(ends) == 2 && int(s.mates[ends[0]]) == ends[1] && slices.Contains(links, ends[0]) && slices.Contains(links, ends[1]) {
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
		return solver.Proved(solver.Statement("hamiltonian", net, "no"), "frontier", cycles.Frontier{Vertices: order}), nil
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
