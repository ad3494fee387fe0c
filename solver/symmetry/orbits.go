package symmetry

import (
	"context"
	"slices"

	"topocert/certificates/automorphism"
	"topocert/solver"
	"topocert/topology"
)

// Orbits is a partition of 0, 1, …, n−1 into the orbits of the group that the permutations merged
// so far generate, by union-find. A set is named by its smallest member, its root.
type Orbits struct {
	sets []uint32 // a forest of package automorphism
	size []uint32 // for roots
	dead []bool   // for roots: marked by the search, kept when sets merge
}

// NewOrbits returns n orbits of one member each.
func NewOrbits(n int) *Orbits {
	return &Orbits{solver.Identity(n), slices.Repeat([]uint32{1}, n), make([]bool, n)}
}

// Find returns the root of v's orbit.
func (o *Orbits) Find(v uint32) uint32 { return automorphism.Find(o.sets, v) }

// Size returns how many members the orbit of v has.
func (o *Orbits) Size(v uint32) int { return int(o.size[o.Find(v)]) }

// join makes the orbits of two members one, and tells whether they were two.
func (o *Orbits) join(u, v uint32) bool {
	a, b := automorphism.Join(o.sets, u, v)
	if a == b {
		return false
	}
	o.size[a] += o.size[b]
	o.dead[a] = o.dead[a] || o.dead[b]
	return true
}

// Merge adds a permutation to the group and tells whether any orbits became one.
func (o *Orbits) Merge(p Permutation) bool {
	merged := false
	for i, v := range p.From {
		merged = o.join(v, p.To[i]) || merged
	}
	return merged
}

// roots returns the root of every member, the roots alone, and the sizes of their sets.
func (o *Orbits) roots() (root, sources []uint32, size []int) {
	root = make([]uint32, len(o.sets))
	for v := range root {
		root[v] = o.Find(uint32(v))
		if root[v] == uint32(v) {
			sources, size = append(sources, root[v]), append(size, int(o.size[v]))
		}
	}
	return root, sources, size
}

// linkPlaces numbers the links of a graph. The rows of neighbours are laid one after the other,
// and a link has the place of its larger end in the smaller one's row.
type linkPlaces struct {
	g     *topology.Graph
	start []uint32 // the place where each vertex's row begins, and the number of all places
	image []uint32 // the identity between calls
}

func newLinkPlaces(g *topology.Graph) *linkPlaces {
	p := &linkPlaces{g, make([]uint32, g.Order()+1), solver.Identity(g.Order())}
	for v := range uint32(g.Order()) {
		p.start[v+1] = p.start[v] + uint32(g.Degree(v))
	}
	return p
}

// Start returns the place where each vertex's row begins, and the number of all places.
func (p *linkPlaces) Start() []uint32 { return p.start }

// Place returns the place of v in u's row.
func (p *linkPlaces) Place(u, v uint32) uint32 {
	i, _ := slices.BinarySearch(p.g.Neighbors(u), v)
	return p.start[u] + uint32(i)
}

func (p *linkPlaces) link(u, v uint32) uint32 { return p.Place(min(u, v), max(u, v)) }

// moves returns how an automorphism moves the vertices, and after them the places of the links.
// A link between vertices that stay does so too.
func (p *linkPlaces) moves(by Permutation) Permutation {
	n := uint32(p.g.Order())
	room := len(by.From)
	for _, u := range by.From {
		room += p.g.Degree(u)
	}
	m := Permutation{From: append(make([]uint32, 0, room), by.From...), To: append(make([]uint32, 0, room), by.To...)}
	by.Apply(p.image)
	for _, u := range by.From {
		for i, v := range p.g.Neighbors(u) {
			place := p.start[u] + uint32(i)
			if v < u {
				if p.image[v] != v {
					continue // it is met from v
				}
				place = p.Place(v, u)
			}
			m.Add(n+place, n+p.link(p.image[u], p.image[v]))
		}
	}
	by.Undo(p.image)
	return m
}

// LinkOrbits is the partition of a graph's links into orbits. A link is known by its place.
type LinkOrbits struct {
	*linkPlaces
	sets []uint32 // a forest of vertices, then of places
}

// Links returns the orbits of the generators on the links. It takes O(log degree) for each link
// at a vertex that a generator moves. Its error is the context's.
func (e *Symmetries) Links(ctx context.Context) (*LinkOrbits, error) {
	p := newLinkPlaces(e.Network.CSR())
	o := &LinkOrbits{p, solver.Identity(p.g.Order() + int(p.start[p.g.Order()]))}
	for _, g := range e.Generators {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		mergeOrbits(o.sets, p.moves(g))
	}
	return o, nil
}

// Find returns the first place of a link of the orbit of the link between u and v.
func (o *LinkOrbits) Find(u, v uint32) uint32 {
	n := uint32(o.g.Order())
	return automorphism.Find(o.sets, n+o.link(u, v)) - n
}

// LinkOrbits returns one link of each orbit of the generators on the links, the first.
func (e *Symmetries) LinkOrbits(ctx context.Context) ([][2]uint32, error) {
	orbits, err := e.Links(ctx)
	if err != nil {
		return nil, err
	}
	var first [][2]uint32
	for u, v := range orbits.g.Edges() {
		if orbits.Find(u, v) == orbits.Place(u, v) {
			first = append(first, [2]uint32{u, v})
		}
	}
	return first, nil
}
