package gallina

import "topocert/certificates/metric"

// vertexPair writes that not all vertices look alike, of two of them; where these see equally many
// vertices at each distance, and the certificate rests on more than that, of two others.
func vertexPair(w *writer, p metric.VertexPair) theorem {
	u, v := p[0].Source, p[1].Source
	if k := w.unlikeAt(u, v); k >= 0 {
		return w.unlikeVertices(u, v, k)
	}
	return w.unlike()
}

// unlike writes that not all vertices look alike, if from two of them different numbers of
// vertices are some distance away.
func (w *writer) unlike() theorem {
	for v := uint32(1); v < uint32(w.net.net.Order()); v++ {
		if k := w.unlikeAt(0, v); k >= 0 {
			return w.unlikeVertices(0, v, k)
		}
	}
	return w.none("equally many vertices at each distance from every vertex, want a difference")
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
	w.require("CheckSeparation")
	return w.by("check_not_transitive _ $shown %d%%uint63 %d%%uint63 %d%%uint63", u, v, k)
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
