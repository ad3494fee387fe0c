package gallina

import (
	"fmt"
	"slices"

	"topocert/solver/unionfind"
)

// distances writes what distances from some vertices say.
func distances(w *writer) (theorem, error) {
	g := grouped(w.net.graph)
	maps, lines, err := w.automorphisms()
	if err != nil {
		return theorem{}, err
	}
	vertices, err := w.sources(lines)
	if err != nil {
		return theorem{}, err
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
		return w.orbits(maps, sources, vertices)
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

// sources reads the levels and source lines from line i to the last, and returns their
// sources; those that a checker takes, the least of each orbit, if there is no such line. Coq
// finds the levels itself.
func (w *writer) sources(i int) ([]uint64, error) {
	if i == len(w.c.Body) {
		least, err := w.moved()
		slices.Sort(least)
		return slices.Compact(least), err
	}
	var sources []uint64
	for ; i < len(w.c.Body); i++ {
		source, err := w.source(i)
		if err != nil {
			return nil, err
		}
		sources = append(sources, source)
	}
	return sources, nil
}

// source reads line i, "levels S L0 …" or "source S", and returns S.
func (w *writer) source(i int) (uint64, error) {
	line, err := w.line(i, w.c.Body[i].Keyword)
	if err != nil {
		return 0, err
	}
	return line[0], nil
}

// moved returns the least vertex of each vertex's orbit, of the automorphisms with which the proof
// begins.
func (w *writer) moved() ([]uint64, error) {
	n := w.net.net.Order()
	moved := unionfind.New(n)
	for i := 0; w.movesAt(i); i++ {
		image, err := w.image(i)
		if err != nil {
			return nil, err
		}
		for v, u := range image {
			moved.Join(uint32(v), uint32(u))
		}
	}
	least := make([]uint64, n)
	for v := range least {
		least[v] = uint64(moved.Find(uint32(v)))
	}
	return least, nil
}
