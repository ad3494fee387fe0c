package gallina

import (
	"fmt"
	"slices"
)

// distances writes what distances from some vertices say.
func distances(w *writer) (theorem, error) {
	g := grouped(w.net.graph)
	maps, lines, err := w.automorphisms()
	if err != nil {
		return theorem{}, err
	}
	vertices, err := w.levelSources(lines)
	if err != nil {
		return theorem{}, err
	}
	sources := "[" + listOf(vertices) + "]%uint63"
	w.requires["CheckSymmetry"], w.requires["CheckDistance"], w.requires["CheckPresent"] = true, true, true
	whole := func(statement, lemma string) (theorem, error) {
		if err := w.plain("=", 0, -1); err != nil {
			return theorem{}, err
		}
		value, err := wholeNumber(w.s.Value)
		return theorem{
			statement: fmt.Sprintf("%s %s %d", statement, g, value),
			lemma:     fmt.Sprintf("(%s _ shown_%s %s %s %d)", lemma, w.net.ident, maps, sources, value),
		}, err
	}
	switch w.s.Subject {
	case "diameter":
		return whole("diameter", "check_diameter")
	case "radius":
		return whole("radius", "check_radius")
	case "distance-sum":
		return whole("distance_sum", "check_distance_sum")
	case "vertex-orbits":
		return w.orbits(maps, sources, vertices)
	case "vertex-transitive":
		if err := w.plain("=", 0, -1); err != nil {
			return theorem{}, err
		}
		if w.s.Value == "no" {
			return unlike(w)
		}
		if w.s.Value != "yes" {
			return theorem{}, none("the value %.20q, want yes or no", w.s.Value)
		}
		return theorem{statement: "vertex_transitive " + g, lemma: fmt.Sprintf("(check_transitive _ shown_%s %s)", w.net.ident, maps)}, nil
	case "eccentricity":
		if err := w.plain("=", 1, 1); err != nil {
			return theorem{}, err
		}
		v, err := w.vertexOf(w.s.Args[0])
		if err != nil {
			return theorem{}, err
		}
		if sources != fmt.Sprintf("[%d]%%uint63", v) {
			return theorem{}, none("levels from %s, want from the vertex of the statement", sources)
		}
		w.requires["CheckRename"] = true
		value, err := wholeNumber(w.s.Value)
		return theorem{
			statement: fmt.Sprintf("eccentricity %s %s %d", g, w.net.vertex(v), value),
			lemma:     fmt.Sprintf("(eccentricity_here %s %s %d)", w.net.numbers(), w.net.vertex(v), value),
			side:      w.inside(v),
		}, err
	}
	panic("gallina: a subject that Add refuses")
}

// levelSources reads the levels and source lines from line i to the last, and returns their
// sources; those that a checker takes, the least of each orbit, if there is no such line. Coq
// finds the levels itself; those of the lines have to be right all the same.
func (w *writer) levelSources(i int) ([]uint64, error) {
	if i == len(w.c.Body) {
		least, err := w.moved()
		if err != nil {
			return nil, err
		}
		slices.Sort(least)
		return slices.Compact(least), nil
	}
	var sources []uint64
	for ; i < len(w.c.Body); i++ {
		source, err := w.levelSource(i)
		if err != nil {
			return nil, err
		}
		sources = append(sources, source)
	}
	return sources, w.oneOfEach(sources)
}

// levelSource reads line i, "levels S L0 …" or "source S", and returns S.
func (w *writer) levelSource(i int) (uint64, error) {
	n := w.net.net.Order()
	if i < len(w.c.Body) && w.c.Body[i].Keyword == "source" {
		line, err := w.line(i, "source")
		if err == nil && (len(line) != 1 || line[0] >= uint64(n)) {
			err = none("a source line of %d numbers, want one below %d", len(line), n)
		}
		return line[0], err
	}
	line, err := w.line(i, "levels")
	if err != nil {
		return 0, err
	}
	if len(line) != n+1 || line[0] >= uint64(n) {
		return 0, none("a levels line of %d numbers, want %d, the first below %d", len(line), n+1, n)
	}
	for v, l := range levels(w.net.net, uint32(line[0])) {
		if l >= 0 && line[v+1] != uint64(l) || l < 0 && line[v+1] != unreached {
			return 0, none("vertex %d at a level that is not its distance from %d", v, line[0])
		}
	}
	return line[0], nil
}

// oneOfEach checks that there is one source in each orbit of the automorphisms with which the proof
// begins. Coq sees that there is one at least, where that matters.
func (w *writer) oneOfEach(sources []uint64) error {
	least, err := w.moved()
	if err != nil {
		return err
	}
	met := make(map[uint64]bool)
	for _, s := range sources {
		if met[least[s]] {
			return none("levels from vertex %d, and from another one of its orbit", s)
		}
		met[least[s]] = true
	}
	if alone := w.s.Subject == "eccentricity"; alone {
		return nil
	}
	for v, l := range least {
		if !met[l] {
			return none("no levels from the orbit of vertex %d", v)
		}
	}
	return nil
}

// moved returns the least vertex of each vertex's orbit, of the automorphisms with which the proof
// begins.
func (w *writer) moved() ([]uint64, error) {
	n := uint64(w.net.net.Order())
	least := make([]uint64, n)
	for v := range least {
		least[v] = uint64(v)
	}
	find := func(v uint64) uint64 {
		for least[v] != v {
			least[v] = least[least[v]]
			v = least[v]
		}
		return v
	}
	for i := 0; w.movesAt(i); i++ {
		image, err := w.image(i)
		if err != nil {
			return nil, err
		}
		for v, u := range image {
			if u >= n {
				return nil, none("an automorphism that takes a vertex to %d, want less than %d", u, n)
			}
			a, b := find(uint64(v)), find(u)
			least[max(a, b)] = min(a, b)
		}
	}
	for v := range least {
		least[v] = find(uint64(v))
	}
	return least, nil
}
