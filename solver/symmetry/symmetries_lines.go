package symmetry

import (
	"context"
	"slices"

	"topocert/certificates"
)

// linkOrbits returns one link of each orbit of the generators on the links. A link is known by
// the place of its larger end in the row of the smaller one, the rows being laid one after the
// other.
func (e *Symmetries) LinkOrbits(ctx context.Context) ([][2]uint32, error) {
	g := e.Network.CSR()
	start := make([]uint32, g.Order()+1)
	for v := range uint32(g.Order()) {
		start[v+1] = start[v] + uint32(g.Degree(v))
	}
	place := func(u, v uint32) uint32 {
		u, v = min(u, v), max(u, v)
		i, _ := slices.BinarySearch(g.Neighbors(u), v)
		return start[u] + uint32(i)
	}
	orbits := NewOrbitSets(int(start[g.Order()]))
	images := Identity(g.Order())
	for _, p := range e.Generators {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		p.Apply(images)
		var moves Permutation // of links; those between vertices that stay do so too
		for _, u := range p.From {
			for _, v := range g.Neighbors(u) {
				moves.add(place(u, v), place(images[u], images[v]))
			}
		}
		p.Undo(images)
		orbits.Merge(moves)
	}
	var first [][2]uint32
	for u, v := range g.Edges() {
		if i := place(u, v); orbits.Find(i) == i {
			first = append(first, [2]uint32{u, v})
		}
	}
	return first, nil
}

// orbitLines writes generators as lines of a certificate: as few as it takes,
// one after the other, to have the orbits of all.
func (e *Symmetries) OrbitLines() []certificates.Line {
	var lines []certificates.Line
	orbits := NewOrbitSets(len(e.Root))
	for _, p := range e.Generators {
		if orbits.Merge(p) {
			lines = append(lines, p.Line(len(e.Root)))
		}
	}
	return lines
}

// generatorLines writes all generators as lines of a certificate.
func (e *Symmetries) GeneratorLines() []certificates.Line {
	var lines []certificates.Line
	for _, p := range e.Generators {
		lines = append(lines, p.Line(len(e.Root)))
	}
	return lines
}
