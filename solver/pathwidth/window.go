package pathwidth

import (
	"context"
	"math"
	"math/bits"
	"slices"

	"topocert/topology"
)

// stretch is how many consecutive vertices are rearranged at a time.
const stretch = 11

// rearrange improves an order: it replaces each stretch of consecutive vertices by the best
// arrangement of the same vertices, found by a dynamic program over their subsets,
// until nothing changes or the context ends. Boundaries outside the stretch stay
// as they are. Best is the least Σ 2^boundary, which also makes the largest
// boundary as small as any arrangement does, but for ties among many.
//
// Cost: 2^stretch·(boundary+stretch) for each of N/3 places, for a few rounds.
func rearrange(ctx context.Context, g *topology.Graph, order []uint32) []uint32 {
	order = slices.Clone(order)
	n := len(order)
	length := min(stretch, n)
	w := &window{g: g, place: make([]int, n)}
	for i, v := range order {
		w.place[v] = i
	}
	for range 20 {
		changed := false
		for from := 0; ; from = min(from+3, n-length) {
			if ctx.Err() != nil {
				return order
			}
			if w.improve(order, from, length) {
				changed = true
			}
			if from == n-length {
				break
			}
		}
		if !changed {
			break
		}
	}
	return order
}

// window is a stretch of an order, and the memory that rearranging it takes.
type window struct {
	g         *topology.Graph
	place     []int
	from, end int // of the stretch in the order
	// needs are the vertices of the stretch, bit by bit, that must be placed before a
	// vertex from before the stretch leaves the boundary: for those that leave it
	// within the stretch. own are those that a vertex of the stretch waits for, and
	// stay tells whether it stays beyond the stretch.
	needs, own []uint32
	stay       []bool
	best       []float64 // for each subset of the stretch, the least sum over its prefixes
	last       []uint8   // and the last vertex then
}

// improve rearranges order[from:from+length] and tells whether that is better.
func (w *window) improve(order []uint32, from, length int) bool {
	w.from, w.end = from, from+length
	w.gather(order)
	w.arrange(length)
	old := 0.0
	for i := range length {
		old += w.weight(1<<(i+1) - 1)
	}
	full := uint32(1)<<length - 1
	if w.best[full] >= old {
		return false
	}
	vertices := slices.Clone(order[w.from:w.end])
	for i, set := w.end-1, full; set != 0; i-- {
		last := w.last[set]
		order[i] = vertices[last]
		w.place[order[i]] = i
		set &^= 1 << last
	}
	return true
}

func (w *window) inside(v uint32) bool { return w.place[v] >= w.from && w.place[v] < w.end }

// bit returns the bit of a vertex of the stretch.
func (w *window) bit(v uint32) uint32 { return 1 << (w.place[v] - w.from) }

// gather finds what the vertices of the boundary wait for.
func (w *window) gather(order []uint32) {
	w.needs = w.needs[:0]
	w.own, w.stay = make([]uint32, w.end-w.from), make([]bool, w.end-w.from)
	seen := make(map[uint32]bool)
	for i, v := range order[w.from:w.end] {
		for _, u := range w.g.Neighbors(v) {
			switch {
			case w.inside(u):
				w.own[i] |= w.bit(u)
			case w.place[u] >= w.end:
				w.stay[i] = true
			case !seen[u]:
				seen[u] = true
				if need, leaves := w.need(u); leaves {
					w.needs = append(w.needs, need)
				}
			}
		}
	}
}

// need returns the vertices of the stretch that a vertex from before it is linked
// to, and whether it has no neighbour after it.
func (w *window) need(u uint32) (need uint32, leaves bool) {
	for _, x := range w.g.Neighbors(u) {
		if w.inside(x) {
			need |= w.bit(x)
		} else if w.place[x] >= w.end {
			return 0, false
		}
	}
	return need, true
}

// weight returns 2^boundary when the vertices of a set have been placed. The vertices
// that stay throughout count the same everywhere, and are left out.
func (w *window) weight(set uint32) float64 {
	b := 0
	for _, need := range w.needs {
		if need&^set != 0 {
			b++
		}
	}
	for rest := set; rest != 0; rest &= rest - 1 {
		i := bits.TrailingZeros32(rest)
		if w.stay[i] || w.own[i]&^set != 0 {
			b++
		}
	}
	return math.Exp2(min(float64(b), 900))
}

// arrange finds the best arrangement of each subset of the stretch.
func (w *window) arrange(length int) {
	size := 1 << length
	if len(w.best) < size {
		w.best, w.last = make([]float64, size), make([]uint8, size)
	}
	w.best[0] = 0
	for set := uint32(1); set < uint32(size); set++ {
		w.best[set] = math.Inf(1)
		for rest := set; rest != 0; rest &= rest - 1 {
			i := bits.TrailingZeros32(rest)
			if b := w.best[set&^(1<<i)]; b < w.best[set] {
				w.best[set], w.last[set] = b, uint8(i)
			}
		}
		w.best[set] += w.weight(set)
	}
}
