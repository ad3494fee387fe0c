package coq

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

// unlike writes that not all vertices look alike, if from two of them different numbers of
// vertices are some distance away.
func unlike(w *writer) (theorem, error) {
	first := levelCounts(levels(w.net.net, 0))
	for v := uint32(1); v < uint32(w.net.net.Order()); v++ {
		other := levelCounts(levels(w.net.net, v))
		for k := range min(len(first), len(other)) {
			if first[k] != other[k] {
				w.requires["CheckSeparation"] = true
				return theorem{
					statement: "~ vertex_transitive " + grouped(w.net.graph),
					lemma:     fmt.Sprintf("(check_not_transitive _ shown_%s 0%%uint63 %d%%uint63 %d%%uint63)", w.net.ident, v, k),
				}, nil
			}
		}
	}
	return theorem{}, none("equally many vertices at each distance from every vertex, want a difference")
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
