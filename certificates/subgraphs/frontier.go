package subgraphs

import (
	"slices"

	"topocert/certificates"
)

// Limits of proofs by frontier: on the boundary, on the states after one vertex, and on
// the number of times that a state is carried over.
const (
	MaxFrontier   = 32
	MaxStates     = 1 << 18
	MaxStateSteps = 1 << 27
)

const (
	inner          = MaxFrontier + 1 // the mate of a vertex that has both its links
	maxFrontierNow = MaxFrontier + 1 // places while a vertex is placed and none has left
	bytesOfState   = 100
	stepsOfState   = 256
)

// Frontier is a proof that the graph is not Hamiltonian: all vertices, in the order in
// which the program places them.
type Frontier struct{ Vertices []uint32 }

// ByFrontier is the kind of such proofs.
var ByFrontier = certificates.Kind{Name: "frontier", Shows: []string{"hamiltonian G = no"}, Form: certificates.FormOf((*Frontier).form, Frontier.check)}

func (p *Frontier) form(r *certificates.Lines) { r.Numbers("order", &p.Vertices) }

// check checks that no cycle, of at least 3 vertices, goes through every vertex
// once, by the dynamic program along an order of the vertices: see the package comment.
func (p Frontier) check(c *certificates.Certificate, g certificates.Graph, w certificates.World) error {
	n := g.Order()
	if n < 3 {
		return certificates.Reject("frontier/order", "%d vertices, want at least 3", n)
	}
	steps, err := certificates.Introductions(g, p.Vertices, MaxFrontier, "frontier/repeated", "frontier/width")
	if err != nil {
		return err
	}
	if err := w.Budget.Take(2 * MaxStates * bytesOfState); err != nil {
		return err
	}
	closed, err := closesCycle(steps, w.Budget, MaxStates, MaxStateSteps)
	if err != nil {
		return err
	}
	if closed {
		return certificates.Reject("frontier/cycle", "the program finds a cycle through all vertices, want none")
	}
	return nil
}

// closesCycle runs the program, and tells whether the last vertex closes a cycle. It
// keeps at most the given number of states, and carries over at most as many.
func closesCycle(steps []certificates.Introduction, budget *certificates.Budget, most, mostCarried int) (bool, error) {
	states, carried := map[string]bool{"": true}, 0
	last := len(steps) - 1
	for _, s := range steps[:last] {
		next := make(map[string]bool)
		for state := range states {
			tried := Introduce(s, state, func(after string, _, _ int) { next[after] = true })
			if err := budget.Spend(stepsOfState * int64(tried)); err != nil {
				return false, err
			}
			carried += tried
			if len(next) > most || carried > mostCarried {
				return false, certificates.Reject("frontier/limit", "more than %d states after one vertex, or %d carried over, want at most that many", most, mostCarried)
			}
		}
		states = next
	}
	for state := range states {
		if Closes(steps[last], state) != nil {
			return true, nil
		}
	}
	return false, nil
}

// Introduce calls next with the states that come of a state when the vertex is introduced, with none,
// one or two of its links to the boundary, and with their places, -1 for none. It returns how many it tried.
//
// A state has a byte for each vertex of the boundary, its mate: the place of the other
// end of its path, its own if it has no link yet, or inner if it has two.
func Introduce(s certificates.Introduction, state string, next func(after string, a, b int)) int {
	tried := 1
	keep(s, state, -1, -1, next)
	for i, a := range s.Links {
		if state[a] == inner {
			continue
		}
		tried++
		keep(s, state, a, -1, next)
		for _, b := range s.Links[:i] {
			if state[b] == inner || int(state[a]) == b { // the two ends of one path: a cycle
				continue
			}
			tried++
			keep(s, state, a, b, next)
		}
	}
	return tried
}

// keep calls next with the state after the vertex at place before has been linked to those
// at places a and b, -1 for none; unless a vertex leaves without both its links.
func keep(s certificates.Introduction, state string, a, b int, next func(after string, a, b int)) {
	var mates [maxFrontierNow]byte
	v := s.Before
	copy(mates[:], state)
	mates[v] = byte(v)
	for _, u := range []int{a, b} {
		if u < 0 {
			continue
		}
		// Join the path that ends at u and the one that ends at v.
		x, y := mates[u], mates[v]
		if int(x) != u {
			mates[u] = inner
		}
		if int(y) != v {
			mates[v] = inner
		}
		mates[x], mates[y] = y, x
	}
	// Whoever leaves has two links; the others move up.
	var moved [maxFrontierNow]byte
	stay := 0
	for j := range v + 1 {
		if slices.Contains(s.Forgotten, j) {
			if mates[j] != inner {
				return
			}
			continue
		}
		moved[j] = byte(stay)
		stay++
	}
	after := make([]byte, 0, maxFrontierNow)
	for j := range v + 1 {
		switch {
		case slices.Contains(s.Forgotten, j):
		case mates[j] == inner:
			after = append(after, inner)
		default:
			after = append(after, moved[mates[j]])
		}
	}
	next(string(after), a, b)
}

// Closes returns the ends of the path on which all other vertices are, if the last vertex is linked to
// both, and so closes a cycle; else nil.
func Closes(s certificates.Introduction, state string) []int {
	var ends []int
	for j := range state {
		if state[j] != inner {
			ends = append(ends, j)
		}
	}
	if len(ends) != 2 || int(state[ends[0]]) != ends[1] {
		return nil
	}
	for _, end := range ends {
		if !slices.Contains(s.Links, end) {
			return nil
		}
	}
	return ends
}
