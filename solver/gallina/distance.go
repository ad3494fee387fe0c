package gallina

import (
	"fmt"
	"slices"

	"topocert/certificates/automorphism"
	"topocert/certificates/metric"
	"topocert/solver/unionfind"
)

// distances writes what distances from some vertices say.
func distances(w *writer, p metric.Distances) (theorem, error) {
	g := grouped(w.net.graph)
	maps, err := w.automorphisms(p.Group)
	if err != nil {
		return theorem{}, err
	}
	least := w.least(p.Group)
	vertices := slices.Compact(slices.Sorted(slices.Values(least))) // Coq finds the levels itself
	if len(p.Levels) > 0 {
		vertices = nil
	}
	for _, l := range p.Levels {
		vertices = append(vertices, uint64(l.Source))
	}
	sources := "[" + listOf(vertices) + "]%uint63"
	whole := func(statement, lemma string) theorem {
		return theorem{
			statement: fmt.Sprintf("%s %s %s", statement, g, w.s.Value),
			lemma:     fmt.Sprintf("(%s _ shown_%s %s %s %s)", lemma, w.net.ident, maps, sources, w.s.Value),
		}
	}
	switch w.s.Subject {
	case "diameter":
		return whole("diameter", "check_diameter"), nil
	case "radius":
		return whole("radius", "check_radius"), nil
	case "distance-sum":
		return whole("distance_sum", "check_distance_sum"), nil
	case "vertex-orbits":
		return w.orbits(maps, sources, vertices, least)
	case "vertex-transitive":
		if w.s.Value == "no" {
			return unlike(w)
		}
		return theorem{statement: "vertex_transitive " + g, lemma: fmt.Sprintf("(check_transitive _ shown_%s %s)", w.net.ident, maps)}, nil
	case "eccentricity":
		v, err := w.vertexOf(w.s.Args[0])
		w.require("CheckRename")
		return theorem{
			statement: fmt.Sprintf("eccentricity %s %s %s", g, w.net.vertex(v), w.s.Value),
			lemma:     fmt.Sprintf("(eccentricity_here %s %s %s)", w.net.numbers(), w.net.vertex(v), w.s.Value),
			side:      w.inside(v),
		}, err
	}
	panic("gallina: a subject that Add refuses")
}

// least returns the least vertex of each vertex's orbit.
func (w *writer) least(group automorphism.Generators) []uint64 {
	n := w.net.net.Order()
	moved := unionfind.New(n)
	for _, a := range group {
		for v, u := range w.image(a) {
			moved.Join(uint32(v), uint32(u))
		}
	}
	least := make([]uint64, n)
	for v := range least {
		least[v] = uint64(moved.Find(uint32(v)))
	}
	return least
}
