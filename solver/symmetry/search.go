package symmetry

import (
	"slices"

	"topocert/topology"
)

// A searchPath is the first path of a search tree. From the coarsest equitable
// colouring it leads, by fixing one vertex after the other and refining, to a
// colouring with a single vertex in each cell. Every automorphism takes it to
// another path of the tree with the same fingerprints, and is determined by
// that path's end.
type searchPath struct {
	s      *search
	g      *topology.Graph
	colour []uint32
	c      *colouring
	root   uint64     // the fingerprint of the coarsest colouring
	steps  []pathStep // empty until walk
	// leaf and at are the order of vertices at the path's end and its inverse.
	// A cell was leaf[s:s+size], as a set, at all earlier steps too.
	leaf, at []uint32
}

// A pathStep fixes a vertex of a cell.
type pathStep struct {
	base   uint32   // the vertex
	cell   uint32   // where its cell starts
	size   uint32   // the cell's size
	prints []uint64 // the fingerprints of the refinement that follows
	mark   int      // the number of splits before
	// orbit is the size of base's orbit in the group that fixes the bases of
	// all earlier steps; 0 if not yet known.
	orbit uint32
}

// newSymPath returns the path of a graph, at its root. If the budget is spent
// then the root may not be equitable.
func (s *search) newSymPath(g *topology.Graph, colour []uint32) *searchPath {
	c, root := newColouring(g, colour)
	p := &searchPath{s: s, g: g, colour: colour, c: c}
	p.root = root
	c.refine(root, func(print uint64, steps int) bool {
		p.root = print
		return s.spend(steps)
	})
	c.splits = nil // the root is never left
	return p
}

// walk goes the path to its end. It returns false if the budget was spent.
func (p *searchPath) walk() bool {
	c := p.c
	for p.s.err == nil && c.cells < p.g.Order() {
		cell := c.smallest()
		step := pathStep{base: c.order[cell], cell: cell, size: c.size[cell], mark: len(c.splits)}
		p.s.spend(c.cells)
		c.individualise(step.base)
		c.refine(0, func(print uint64, steps int) bool {
			step.prints = append(step.prints, print)
			return p.s.spend(steps)
		})
		p.steps = append(p.steps, step)
	}
	p.leaf, p.at = slices.Clone(c.order), slices.Clone(c.at)
	return p.s.err == nil
}

// group returns generators and order of the graph's group, of which known
// holds some members. It may be called once.
//
// It goes back up the path. At each step it finds the base's orbit in the
// group that fixes all earlier bases: for each vertex of the cell that the
// generators found so far do not take the base to, it looks for an
// automorphism that does. By the orbit–stabiliser theorem the generators found
// from a step on generate the group that fixes the bases before it, and the
// product of the orbits' sizes is its order.
func (p *searchPath) group(known [][]uint32) ([]Permutation, *groupSize, error) {
	if !p.walk() {
		return nil, nil, p.s.err
	}
	// A known automorphism helps from the first base on that it moves. One
	// that moves none is the identity.
	helpful := make([][][]uint32, len(p.steps))
	for _, k := range known {
		moves := func(step pathStep) bool { return k[step.base] != step.base }
		if i := slices.IndexFunc(p.steps, moves); i >= 0 {
			helpful[i] = append(helpful[i], k)
		}
	}
	var gens []Permutation
	size := newGroupSize()
	orbits := NewOrbits(p.g.Order())
	for i := len(p.steps) - 1; i >= 0; i-- {
		step := &p.steps[i]
		p.c.undo(step.mark)
		for _, k := range helpful[i] {
			if q := NewPermutation(k); orbits.Merge(q) {
				gens = append(gens, q)
			}
		}
		var failed []uint32
		for _, w := range p.leaf[step.cell : step.cell+step.size] {
			r := orbits.Find(w)
			if r == orbits.Find(step.base) || orbits.dead[r] {
				continue
			}
			q := p.descend(p, i, w)
			if p.s.err != nil {
				return gens, nil, p.s.err
			}
			if q == nil {
				// Nor does the base go anywhere in w's orbit.
				orbits.dead[r] = true
				failed = append(failed, w)
				continue
			}
			move := NewPermutation(q)
			gens = append(gens, move)
			orbits.Merge(move)
		}
		for _, w := range failed {
			orbits.dead[orbits.Find(w)] = false
		}
		step.orbit = uint32(orbits.Size(step.base))
		if step.orbit > 1 {
			size.factors[uint64(step.orbit)]++
		}
	}
	return gens, size, nil
}

// isomorphism returns an isomorphism that keeps the colours to the graph of
// another path, which must still be at its root, or nil if there is none or
// the budget was spent. It needs the orbits that group finds.
func (p *searchPath) isomorphism(to *searchPath) []uint32 {
	if p.root != to.root || p.g.Order() != to.g.Order() || p.g.Size() != to.g.Size() {
		return nil
	}
	return p.extend(to, 0)
}

// descend returns an isomorphism to another path's graph (or to its own) that
// takes the bases before step i to the vertices fixed so far there, and the
// base of step i to w. There is none if it returns nil, unless the budget was
// spent. It leaves the other colouring as it was.
func (p *searchPath) descend(to *searchPath, i int, w uint32) []uint32 {
	mark := len(to.c.splits)
	defer func() { to.c.undo(mark) }()
	to.c.individualise(w)
	prints := p.steps[i].prints
	same := to.c.refine(0, func(print uint64, steps int) bool {
		if !p.s.spend(steps) || len(prints) == 0 || prints[0] != print {
			return false
		}
		prints = prints[1:]
		return true
	})
	if !same || len(prints) > 0 {
		return nil
	}
	return p.extend(to, i+1)
}

// extend does the same for all bases before step i.
func (p *searchPath) extend(to *searchPath, i int) []uint32 {
	if q := p.match(to); q != nil || i == len(p.steps) {
		return q
	}
	step := &p.steps[i]
	if to.c.cell[to.c.order[step.cell]] != step.cell || to.c.size[step.cell] != step.size {
		return nil // other cells, and by chance the same fingerprints
	}
	for _, w := range step.candidates(to.c) {
		q := p.descend(to, i, w)
		if q != nil || p.s.err != nil {
			return q
		}
	}
	return nil
}

// candidates returns so many vertices of the step's cell in c that one of them
// is the base's image if any vertex is. An isomorphism that takes all earlier
// bases to those of c takes the base's orbit to as many vertices of the cell,
// all of which will do; so at least one of size − orbit + 1 vertices does. The
// base itself comes first, if it is there, for the sake of generators that
// move few vertices.
func (step *pathStep) candidates(c *colouring) []uint32 {
	cell := c.order[step.cell : step.cell+step.size]
	if c.cell[step.base] == step.cell {
		c.move(step.base, step.cell)
	}
	return slices.Clone(cell[:step.size-step.orbit+1])
}

// match returns the bijection that takes the leaf's vertices to those at the
// same places of the other colouring, where these are cells of their own, and
// each other vertex to itself, if that is an isomorphism that keeps colours.
// It returns nil if not. So most automorphisms of sparse graphs are met long
// before the end of a path.
func (p *searchPath) match(to *searchPath) []uint32 {
	c := to.c
	steps := 0
	defer func() { p.s.spend(steps) }()
	for s := uint32(0); int(s) < len(c.order); s += c.size[s] {
		steps++
		if c.size[s] == 1 {
			continue
		}
		for _, v := range c.order[s : s+c.size[s]] {
			if steps++; p.at[v]-s >= c.size[s] {
				return nil
			}
		}
	}
	q := make([]uint32, len(c.order))
	for i, v := range p.leaf {
		if c.size[i] == 1 {
			q[v] = c.order[i]
		} else {
			q[v] = v
		}
	}
	steps += p.g.Order() + 2*p.g.Size()
	for v, w := range q {
		if p.colour[v] != to.colour[w] {
			return nil
		}
	}
	if _, _, broken := brokenLink(p.g, to.g, q); broken {
		return nil
	}
	return q
}
