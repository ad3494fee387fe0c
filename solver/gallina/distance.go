package gallina

import (
	"slices"

	"topocert/certificates/automorphism"
	"topocert/certificates/metric"
	"topocert/solver/unionfind"
)

// distances writes what distances from some vertices say.
func distances(w *writer, p metric.Distances) theorem {
	maps, least := w.automorphisms(p.Group), w.least(p.Group)
	vertices := slices.Compact(slices.Sorted(slices.Values(least))) // Coq finds the levels itself
	if len(p.Levels) > 0 {
		vertices = nil
	}
	for _, l := range p.Levels {
		vertices = append(vertices, uint64(l.Source))
	}
	switch sources := listOf(vertices) + "%uint63"; w.s.Subject {
	case "vertex-orbits":
		return w.orbits(maps, sources, vertices, least)
	case "vertex-transitive":
		if w.s.Value == "no" {
			return w.unlike()
		}
		return w.by("check_transitive _ $shown %s", maps)
	case "eccentricity":
		v := w.vertexOf(w.s.Args[0])
		vertex := w.net.vertex(v)
		w.require("CheckRename")
		t := w.by("eccentricity_here $of %s $value", vertex)
		t.statement, t.side = w.text("eccentricity $g %s $value", vertex), w.inside(v)
		return t
	default: // diameter, radius, distance-sum
		return w.by("check_%s _ $shown %s %s $value", w.word(), maps, sources)
	}
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
