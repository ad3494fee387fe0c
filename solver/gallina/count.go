package gallina

import "fmt"

// count writes what is counted of a network: Coq counts again.
func count(w *writer) (theorem, error) {
	if err := w.plain("=", 0, 0); err != nil {
		return theorem{}, err
	}
	value, err := wholeNumber(w.s.Value)
	if err != nil {
		return theorem{}, err
	}
	word, ok := map[string]string{
		"order": "order", "size": "size", "min-degree": "min_degree", "max-degree": "max_degree",
	}[w.s.Subject]
	if !ok {
		return theorem{}, none("the subject %.20q, want order, size, min-degree or max-degree", w.s.Subject)
	}
	w.requires["CheckSeparation"] = true
	return theorem{
		statement: fmt.Sprintf("%s %s %d", word, grouped(w.net.graph), value),
		lemma:     fmt.Sprintf("(check_%s _ shown_%s %d)", word, w.net.ident, value),
	}, nil
}

// vertexPair writes that not all vertices look alike, of two of them; where these see equally many
// vertices at each distance, and the certificate rests on more than that, of two others.
func vertexPair(w *writer) (theorem, error) {
	if err := w.plain("=", 0, 2); err != nil {
		return theorem{}, err
	}
	if w.s.Value != "no" {
		return theorem{}, none("the value %.20q, want no", w.s.Value)
	}
	var pair [2]uint32
	for i := range pair {
		v, err := w.levelSource(i)
		if err != nil {
			return theorem{}, err
		}
		pair[i] = uint32(v)
	}
	if k := w.unlikeAt(pair[0], pair[1]); k >= 0 {
		return w.unlikeVertices(pair[0], pair[1], k), nil
	}
	if err := w.c.Check(w.World); err != nil {
		return theorem{}, none("%v", err)
	}
	return unlike(w)
}

// unlike writes that not all vertices look alike, if from two of them different numbers of
// vertices are some distance away.
func unlike(w *writer) (theorem, error) {
	for v := uint32(1); v < uint32(w.net.net.Order()); v++ {
		if k := w.unlikeAt(0, v); k >= 0 {
			return w.unlikeVertices(0, v, k), nil
		}
	}
	return theorem{}, none("equally many vertices at each distance from every vertex, want a difference")
}

// unlikeAt returns a distance at which there are differently many vertices from u and from v,
// −1 if there is none.
func (w *writer) unlikeAt(u, v uint32) int {
	one, other := levelCounts(levels(w.net.net, u)), levelCounts(levels(w.net.net, v))
	for k := range min(len(one), len(other)) {
		if one[k] != other[k] {
			return k
		}
	}
	return -1
}

func (w *writer) unlikeVertices(u, v uint32, k int) theorem {
	w.requires["CheckSeparation"] = true
	return theorem{
		statement: "~ vertex_transitive " + grouped(w.net.graph),
		lemma:     fmt.Sprintf("(check_not_transitive _ shown_%s %d%%uint63 %d%%uint63 %d%%uint63)", w.net.ident, u, v, k),
	}
}

// levelCounts returns how many vertices are at each distance; those out of reach have a
// negative one.
func levelCounts(levels []int) []int {
	var counts []int
	for _, l := range levels {
		for l >= len(counts) {
			counts = append(counts, 0)
		}
		if l >= 0 {
			counts[l]++
		}
	}
	return counts
}
