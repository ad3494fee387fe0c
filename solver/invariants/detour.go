package invariants

import (
	"context"
	"fmt"
	"math"
	"strconv"

	"topocert/certificates"
	"topocert/certificates/faults"
	"topocert/solver"
	"topocert/solver/distance"
	"topocert/solver/symmetry"
	"topocert/topology"
)

// parted is a detour where some alive vertices are parted that a path joined: it is worse than any.
const parted = math.MaxInt

// vertexDetour returns the worst detour around a single dead vertex, over all of them and all pairs
// of alive vertices that a path joins: by how many hops their distances grow.
//
// When a shortest path goes …, a, f, b, … and f is dead, a path from a to b without
// f takes the place of the three, and for s = a, t = b nothing better is left. So
// the ends of a dead link, and those neighbours of a dead vertex that are not
// linked, are all that has to be searched from: the proof is at the checker. That takes O(M·(N + M)), for
// one vertex and one link of each orbit only. The context is checked once a search.
func vertexDetour(ctx context.Context, e *symmetry.Symmetries) (worst int, err error) {
	g := e.Network.CSR()
	s := newFaultSearch(g)
	for _, f := range e.Sources {
		row := g.Neighbors(f)
		for i, a := range row {
			if err := ctx.Err(); err != nil {
				return 0, fmt.Errorf("detours of %s: %w", e.Network.Name(), err)
			}
			s.begin(a, f)
			for _, b := range row[i+1:] {
				if !g.HasEdge(a, b) {
					worst = max(worst, s.detour(2, b))
				}
			}
		}
	}
	return worst, nil
}

// linkDetour is vertexDetour for a dead link, one of each orbit.
func linkDetour(ctx context.Context, e *symmetry.Symmetries, orbits [][2]uint32) (worst int, err error) {
	s := newFaultSearch(e.Network.CSR())
	for _, l := range orbits {
		if err := ctx.Err(); err != nil {
			return 0, fmt.Errorf("detours of %s: %w", e.Network.Name(), err)
		}
		s.lostFrom, s.lostTo = l[0], l[1]
		s.begin(l[0], distance.Unreached)
		worst = max(worst, s.detour(1, l[1]))
	}
	return worst, nil
}

// faultSearch searches breadth first around a dead vertex or link, no farther
// than it takes.
type faultSearch struct {
	g                *topology.Graph
	lostFrom, lostTo uint32 // a dead link, which is not entered from its first end
	// seen[v] is the number of the search that came to v last, at distance
	// level[v].
	seen, level []uint32
	search      uint32
	queue       []uint32
	head        int
}

func newFaultSearch(g *topology.Graph) *faultSearch {
	n := g.Order()
	return &faultSearch{g: g, lostFrom: distance.Unreached, seen: make([]uint32, n), level: make([]uint32, n)}
}

// begin begins a search from a vertex, with another dead, or Unreached for none. The
// search does not enter the dead one, as if it had been there already.
func (s *faultSearch) begin(from, dead uint32) {
	s.search++
	s.seen[from], s.level[from] = s.search, 0
	if dead != distance.Unreached {
		s.seen[dead], s.level[dead] = s.search, distance.Unreached
	}
	s.queue, s.head = append(s.queue[:0], from), 0
}

// to goes on with the search until it comes to a vertex, and returns its distance
// or Unreached. A shortest path from the first end of a dead link does not come
// back to it, so it is enough that it does not begin with the link.
func (s *faultSearch) to(v uint32) uint32 {
	for s.seen[v] != s.search && s.head < len(s.queue) {
		x := s.queue[s.head]
		s.head++
		for _, y := range s.g.Neighbors(x) {
			if s.seen[y] == s.search || x == s.lostFrom && y == s.lostTo {
				continue
			}
			s.seen[y], s.level[y] = s.search, s.level[x]+1
			s.queue = append(s.queue, y)
		}
	}
	if s.seen[v] != s.search {
		return distance.Unreached
	}
	return s.level[v]
}

// detour returns the detour to a vertex that was at the distance before.
func (s *faultSearch) detour(before int, to uint32) int {
	if l := s.to(to); l != distance.Unreached {
		return int(l) - before
	}
	return parted
}

// ProveDeletions proves each of the given subjects: how many hops more a dead vertex
// takes at worst, "vertex-fault-detour", or a dead link, "edge-fault-detour". Where
// these are more searches than our checker makes, that is known before the first.
func ProveDeletions(ctx context.Context, e *symmetry.Symmetries, subjects ...string) (*certificates.Certificate, error) {
	c := &certificates.Certificate{Kind: "deletions", Proof: faults.Deletions{Group: e.OrbitGenerators()}}
	var all []certificates.Statement
	for _, subject := range subjects {
		var worst int
		var err error
		switch subject {
		case "vertex-fault-detour":
			searches := 0
			for _, f := range e.Sources {
				searches += e.Network.Degree(f)
			}
			if err = faults.Within(e.Network.CSR(), searches); err == nil {
				worst, err = vertexDetour(ctx, e)
			}
		case "edge-fault-detour":
			c.Proof = faults.Deletions{Group: e.LinkOrbitGenerators()}
			var orbits [][2]uint32
			if orbits, err = e.LinkOrbits(ctx); err != nil {
				break
			}
			if err = faults.Within(e.Network.CSR(), len(orbits)); err == nil {
				worst, err = linkDetour(ctx, e, orbits)
			}
		default:
			err = solver.UnknownSubject(e.Network, c.Kind, subject)
		}
		if err != nil {
			return nil, err
		}
		value := solver.Infinite
		if worst < parted {
			value = strconv.Itoa(worst)
		}
		all = append(all, solver.Statement(subject, e.Network, value))
	}
	return solver.Stated(c, e.Network, all)
}
