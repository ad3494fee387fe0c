package symmetry

import (
	"math/bits"
	"slices"

	"topocert/topology"
)

// Coordinated is a network whose vertices have whole numbers for coordinates, as many each: one
// that a text defines.
type Coordinated interface {
	CSR() *topology.Graph
	Coordinates(v uint32) []int64
}

// Propose returns automorphisms that coordinates suggest, verified: for each coordinate the next
// value around its range, the range turned about, the value 0 kept and the others turned about,
// and a bit flipped; two coordinates exchanged; two of these at once where neither is an
// automorphism alone; and everything turned about. Each is the images of all vertices. It takes
// a few looks at the network for each that is found, and at a few links for each that is none.
func Propose(net Coordinated) [][]uint32 {
	s := newSpace(net)
	if s == nil {
		return nil
	}
	var found [][]uint32
	var failed []move
	try := func(m move) {
		if p := s.permutation(m); p != nil {
			found = append(found, p)
		} else {
			failed = append(failed, m)
		}
	}
	for i := range s.width {
		for _, m := range s.moves(i) {
			try(m)
		}
		for j := range i {
			if s.low[i] == s.low[j] && s.side[i] == s.side[j] {
				try(func(c []int64) { c[i], c[j] = c[j], c[i] })
			}
		}
	}
	alone := failed
	for i, a := range alone[:min(len(alone), maxAlone)] {
		for _, b := range alone[:i] {
			try(func(c []int64) { a(c); b(c) })
		}
	}
	if s.width > 1 {
		try(func(c []int64) {
			for i := range c {
				c[i] = 2*s.low[i] + s.side[i] - 1 - c[i]
			}
		})
	}
	return found
}

const (
	// maxAlone bounds of how many moves two are tried at once.
	maxAlone = 24
	// sparse bounds how many tuples there may be within the coordinates' ranges for each vertex.
	sparse = 64
	// sampled are the vertices at which a move is tried before all are.
	sampled = 32
)

// move changes coordinates in place.
type move func(c []int64)

// space is the tuples within the ranges of a network's coordinates.
type space struct {
	g         *topology.Graph
	rank      []uint32 // no colours
	width     int
	low, side []int64
	coords    []int64  // of all vertices
	at        []uint32 // the vertex at a tuple, plus one
}

func newSpace(net Coordinated) *space {
	g := net.CSR()
	n := g.Order()
	if n == 0 {
		return nil
	}
	low := slices.Clone(net.Coordinates(0))
	s := &space{g: g, rank: colourRanks(n, nil), width: len(low), low: low, side: make([]int64, len(low))}
	high := slices.Clone(low)
	for v := range uint32(n) {
		for i, x := range net.Coordinates(v) {
			s.coords = append(s.coords, x)
			low[i], high[i] = min(low[i], x), max(high[i], x)
		}
	}
	tuples := int64(1)
	for i := range low {
		s.side[i] = high[i] - low[i] + 1
		if tuples *= s.side[i]; tuples > sparse*int64(n) {
			return nil
		}
	}
	s.at = make([]uint32, tuples)
	for v := range n {
		s.at[s.tuple(s.coords[v*s.width:][:s.width])] = uint32(v) + 1
	}
	return s
}

// tuple is the number of a tuple within the ranges.
func (s *space) tuple(c []int64) (number int64) {
	for i, x := range c {
		number = number*s.side[i] + x - s.low[i]
	}
	return number
}

// moves are those of one coordinate.
func (s *space) moves(i int) []move {
	low, side := s.low[i], s.side[i]
	if side == 1 {
		return nil
	}
	list := []move{func(c []int64) { c[i] = low + (c[i]-low+1)%side }}
	if side > 2 {
		list = append(list, func(c []int64) { c[i] = 2*low + side - 1 - c[i] },
			func(c []int64) { c[i] = low + (side-c[i]+low)%side })
	}
	if side > 2 && side&(side-1) == 0 {
		for bit := int64(1); bit < side; bit <<= 1 {
			list = append(list, func(c []int64) { c[i] = low + ((c[i] - low) ^ bit) })
		}
		d := bits.Len64(uint64(side)) - 1
		list = append(list, func(c []int64) {
			x := c[i] - low
			c[i] = low + (x<<1&(side-1) | x>>(d-1))
		})
	}
	return list
}

// image returns where a move takes a vertex, and whether that is a vertex.
func (s *space) image(m move, v uint32, c []int64) (uint32, bool) {
	copy(c, s.coords[int(v)*s.width:])
	m(c)
	w := s.at[s.tuple(c)]
	return w - 1, w > 0
}

// permutation returns the images of all vertices if a move is an automorphism, else nil.
func (s *space) permutation(m move) []uint32 {
	n := uint32(s.g.Order())
	c := make([]int64, s.width)
	for v := uint32(0); v < n; v += 1 + n/sampled {
		w, is := s.image(m, v, c)
		if !is || s.g.Degree(w) != s.g.Degree(v) {
			return nil
		}
		for _, u := range s.g.Neighbors(v) {
			if x, is := s.image(m, u, c); !is || !s.g.HasEdge(w, x) {
				return nil
			}
		}
	}
	p := make([]uint32, n)
	for v := range p {
		w, is := s.image(m, uint32(v), c)
		if !is {
			return nil
		}
		p[v] = w
	}
	if checkAutomorphism(s.g, s.rank, p) != nil {
		return nil
	}
	return p
}
