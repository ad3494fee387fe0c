package gallina

import (
	"cmp"
	"fmt"
	"slices"

	"topocert/certificates"
)

// orbits writes how many orbits the vertices have. Coq colours them by how many vertices of
// each earlier colour are at each distance; what it looks at is chosen here.
func (w *writer) orbits(maps, list string, sources, least []uint64) theorem {
	w.require("CheckOrbits")
	if slices.Contains(levels(w.net.net, 0), -1) {
		return w.none("vertices out of reach from others, which the checker of orbits in Coq is not for")
	}
	rounds, apart := keysApart(w.net.net, sources, least)
	if apart < len(sources) {
		return w.none("distances tell %d orbits apart, want %d", apart, len(sources))
	}
	return w.by("check_orbits _ $shown %s %s %s%%uint63 $value", maps, list, listEach(rounds, func(_ int, keys []vertexKey) string {
		return listEach(keys, func(_ int, k vertexKey) string { return fmt.Sprintf("(%d, %d)", k.distance, k.colour) })
	}))
}

// vertexKey is a distance and a colour.
type vertexKey struct{ distance, colour int }

func compareKeys(a, b vertexKey) int {
	return cmp.Or(cmp.Compare(a.distance, b.distance), cmp.Compare(a.colour, b.colour))
}

// keysApart returns the keys of each round, which give the sources new colours: that of the first
// source that sees as many vertices of each key. It returns how many colours there are at the
// end. Each vertex has the colour of the source that has the same least vertex.
func keysApart(g certificates.Graph, sources, least []uint64) (rounds [][]vertexKey, colours int) {
	source := make(map[uint64]int) // by least vertex
	level := make([][]int, len(sources))
	for i, s := range sources {
		source[least[s]] = i
		level[i] = levels(g, uint32(s))
	}
	colour := make([]int, len(sources))
	for colours = min(1, len(sources)); colours < len(sources); {
		sees := make([]map[vertexKey]int, len(sources))
		for i := range sources {
			sees[i] = make(map[vertexKey]int)
			for v, d := range level[i] {
				sees[i][vertexKey{d, colour[source[least[v]]]}]++
			}
		}
		keys, next := chooseKeys(sees)
		found := 0
		for i, c := range next {
			if c == i {
				found++
			}
		}
		if found == colours {
			break
		}
		rounds, colour, colours = append(rounds, keys), next, found
	}
	return rounds, colours
}

// chooseKeys returns keys by which all differ that do so by any, and for each the first that is
// alike.
func chooseKeys(sees []map[vertexKey]int) (keys []vertexKey, first []int) {
	first = make([]int, len(sees)) // by the keys so far
	for i := range sees {
		for j := first[i]; j < i; j = first[i] {
			k, differ := difference(sees[i], sees[j])
			if !differ {
				break
			}
			keys = append(keys, k)
			regroup(sees, keys, first)
		}
	}
	return keys, first
}

// regroup finds the first that is alike by the keys, for each.
func regroup(sees []map[vertexKey]int, keys []vertexKey, first []int) {
	for i := range sees {
		first[i] = slices.IndexFunc(sees, func(other map[vertexKey]int) bool {
			return !slices.ContainsFunc(keys, func(k vertexKey) bool { return other[k] != sees[i][k] })
		})
	}
}

// difference returns the least key by which two differ.
func difference(a, b map[vertexKey]int) (least vertexKey, differ bool) {
	for _, sees := range []map[vertexKey]int{a, b} {
		for k := range sees {
			if a[k] != b[k] && (!differ || compareKeys(k, least) < 0) {
				least, differ = k, true
			}
		}
	}
	return least, differ
}
