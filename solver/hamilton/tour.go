package hamilton

import (
	"context"
	"math/rand/v2"

	"topocert/topology"
)

// The budget of the long search: tours, and steps for each.
const (
	tourRestarts   = 4
	tourSteps      = 60 // a vertex
	tourStepsLeast = 20_000
)

// searchTours looks for a Hamiltonian cycle by local search with restarts, from the given
// number of tours and with the given number of steps for each. It returns nil if
// it finds none, and ctx's error if that ended.
func searchTours(ctx context.Context, g *topology.Graph, seed uint64, tours, steps int) ([]uint32, error) {
	for i := range tours {
		t := newTour(g, rand.New(rand.NewPCG(seed, uint64(i))), i > 0)
		for range steps {
			if len(t.open) == 0 {
				return t.at, nil
			}
			if err := ctx.Err(); err != nil {
				return nil, err
			}
			t.step()
		}
	}
	return nil, nil
}

// tour is a cyclic order of all vertices. Neighbours in it that no link joins
// are a gap; a tour without gaps is a Hamiltonian cycle.
//
// A step takes a gap a|b, a link a–c, and the neighbour d of c on the same side
// as b is of a; it puts a beside c and b beside d, by reversing what lies
// between, which is a 2-opt move. So the number of gaps never grows: b|d may be a gap in place
// of a|b. It is a Pósa rotation of the path from b to a, and an extension of it where c|d
// was a gap or b–d is a link. Steps that close a gap are preferred, then those
// after which another step closes one; else the step is random.
//
// Source: L. Pósa, "Hamiltonian circuits in random graphs", Discrete
// Mathematics 14 (1976), for rotations; here they act on a tour of paths, as in
// S. Lin, B. W. Kernighan, "An effective heuristic algorithm for the
// traveling-salesman problem", Operations Research 21 (1973).
type tour struct {
	g      *topology.Graph
	random *rand.Rand
	at     []uint32 // the vertex at each place
	place  []uint32 // the place of each vertex
	// open holds the vertices beside a gap, index the place of each among them
	// (or −1), gaps the number of gaps beside each.
	open  []uint32
	index []int32
	gaps  []uint8
	// The step before put last[0] beside last[1]; it is tabu to take it back at once.
	last [2]uint32
	// current is where the gap of the step before went, if any.
	current   uint32
	following bool
}

// newTour returns a tour of greedy paths: each goes on to the neighbour with the
// fewest neighbours that are not yet met, by chance among them if shuffle is set.
func newTour(g *topology.Graph, random *rand.Rand, shuffle bool) *tour {
	n := g.Order()
	t := &tour{g: g, random: random, at: make([]uint32, 0, n), place: make([]uint32, n), index: make([]int32, n), gaps: make([]uint8, n)}
	met := make([]bool, n)
	free := make([]int, n)
	for v := range uint32(n) {
		free[v] = g.Degree(v)
		t.index[v] = -1
	}
	offset := uint32(0)
	if shuffle {
		offset = uint32(random.IntN(n))
	}
	for i := range uint32(n) {
		v := (i + offset) % uint32(n)
		for !met[v] {
			met[v] = true
			t.at = append(t.at, v)
			next, ties := v, 0
			for _, u := range g.Neighbors(v) {
				free[u]--
				switch {
				case met[u]:
				case next == v || free[u] < free[next]:
					next, ties = u, 1
				case shuffle && free[u] == free[next]:
					if ties++; random.IntN(ties) == 0 {
						next = u
					}
				}
			}
			v = next
		}
	}
	for i, v := range t.at {
		t.place[v] = uint32(i)
	}
	for _, v := range t.at {
		if u := t.next(v); !g.HasEdge(u, v) {
			t.gap(u, 1)
			t.gap(v, 1)
		}
	}
	return t
}

// next and before return the neighbours of v in the tour.
func (t *tour) next(v uint32) uint32 {
	if i := int(t.place[v]) + 1; i < len(t.at) {
		return t.at[i]
	}
	return t.at[0]
}

func (t *tour) before(v uint32) uint32 {
	if i := t.place[v]; i > 0 {
		return t.at[i-1]
	}
	return t.at[len(t.at)-1]
}

// beside returns the neighbour of v in the tour, on the given side.
func (t *tour) beside(v uint32, forward bool) uint32 {
	if forward {
		return t.next(v)
	}
	return t.before(v)
}

// gap changes the number of gaps beside v.
func (t *tour) gap(v uint32, by int) {
	t.gaps[v] += uint8(by)
	switch i := t.index[v]; {
	case t.gaps[v] > 0 && i < 0:
		t.index[v] = int32(len(t.open))
		t.open = append(t.open, v)
	case t.gaps[v] == 0 && i >= 0:
		last := t.open[len(t.open)-1]
		t.open[i] = last
		t.index[last] = i
		t.open = t.open[:len(t.open)-1]
		t.index[v] = -1
	}
}

// step makes one step at the gap that the step before left, or at a random one.
func (t *tour) step() {
	a := t.current
	if !t.following || t.gaps[a] == 0 {
		a = t.open[t.random.IntN(len(t.open))]
	}
	forward := t.random.IntN(2) == 0
	b := t.beside(a, forward)
	if t.g.HasEdge(a, b) {
		forward = !forward
		b = t.beside(a, forward)
	}
	c, d, count, found := a, a, 0, 0
	for _, x := range t.g.Neighbors(a) {
		y := t.beside(x, forward)
		merit := 0
		switch wasGap := !t.g.HasEdge(x, y); {
		case wasGap && t.g.HasEdge(b, y):
			merit = 4
		case wasGap || t.g.HasEdge(b, y):
			merit = 3
		case x == t.last[0] && y == t.last[1] || x == t.last[1] && y == t.last[0]:
			continue
		case t.closesNext(a, b, x, y, forward):
			merit = 2
		default:
			merit = 1
		}
		switch {
		case merit > found:
			c, d, count, found = x, y, 1, merit
		case merit == found:
			if count++; t.random.IntN(count) == 0 {
				c, d = x, y
			}
		}
	}
	if found == 0 {
		t.following = false
		t.last = [2]uint32{}
		return
	}
	t.twoOpt(a, b, c, d, forward)
	t.last = [2]uint32{a, c}
	t.following = found < 3
	t.current = b
	if t.random.IntN(2) == 0 {
		t.current = d
	}
}

// closesNext tells whether, after the step that puts a beside c and b beside d,
// another one at the gap b|d closes it.
func (t *tour) closesNext(a, b, c, d uint32, forward bool) bool {
	// Seen in the given direction, the tour is a b … c d …, and becomes
	// a c … b d …: what lies from b to c is met in reverse.
	from, to := b, c
	if !forward {
		from, to = c, b
	}
	length := t.distance(from, to)
	follows := func(v uint32, after bool) uint32 {
		switch {
		case v == a && after:
			return c
		case v == c && !after:
			return a
		case v == b && after:
			return d
		case v == d && !after:
			return b
		}
		inside := t.distance(from, v) <= length
		return t.beside(v, (after == forward) != inside)
	}
	for _, x := range t.g.Neighbors(b) { // b stays, d moves: a … x y … b d
		if y := follows(x, true); y != d && (t.g.HasEdge(d, y) || !t.g.HasEdge(x, y)) {
			return true
		}
	}
	for _, x := range t.g.Neighbors(d) {
		if y := follows(x, false); y != b && (t.g.HasEdge(b, y) || !t.g.HasEdge(x, y)) {
			return true
		}
	}
	return false
}

// distance returns the number of places from u forward to v.
func (t *tour) distance(u, v uint32) int {
	d := int(t.place[v]) - int(t.place[u])
	if d < 0 {
		d += len(t.at)
	}
	return d
}

// twoOpt puts a beside c and b beside d, where b follows a and d follows c in
// the given direction.
func (t *tour) twoOpt(a, b, c, d uint32, forward bool) {
	for _, pair := range [][2]uint32{{a, b}, {c, d}} {
		if !t.g.HasEdge(pair[0], pair[1]) {
			t.gap(pair[0], -1)
			t.gap(pair[1], -1)
		}
	}
	if !forward {
		a, b, c, d = b, a, d, c
	}
	// Forward: a b … c d becomes a c … b d. The rest, d … a, may be reversed
	// instead: it is the same cyclic order.
	from, to := b, c
	if 2*t.distance(b, c) > len(t.at) {
		from, to = d, a
	}
	i, j := int(t.place[from]), int(t.place[to])
	for range (t.distance(from, to) + 1) / 2 {
		u, v := t.at[i], t.at[j]
		t.at[i], t.at[j] = v, u
		t.place[u], t.place[v] = uint32(j), uint32(i)
		if i++; i == len(t.at) {
			i = 0
		}
		if j--; j < 0 {
			j = len(t.at) - 1
		}
	}
	for _, pair := range [][2]uint32{{a, c}, {b, d}} {
		if !t.g.HasEdge(pair[0], pair[1]) {
			t.gap(pair[0], 1)
			t.gap(pair[1], 1)
		}
	}
}
