package solver

import (
	"context"
	"math"
	"math/bits"
	"slices"

	"topocert/topology"
)

// orderStretch is how many consecutive vertices are rearranged at a time.
const orderStretch = 11

// rearrangeOrder improves an order: it replaces each stretch of consecutive vertices by the best
// arrangement of the same vertices, found by a dynamic program over their subsets,
// until nothing changes or the context ends. Boundaries outside the stretch stay
// as they are. Best is the least Σ 2^boundary, which also makes the largest
// boundary as small as any arrangement does, but for ties among many.
//
// Cost: 2^stretch·(boundary+stretch) for each of N/3 places, for a few rounds.
func rearrangeOrder(ctx context.Context, g *topology.Graph, order []uint32) []uint32 {
	order = slices.Clone(order)
	n := len(order)
	length := min(orderStretch, n)
	w := &orderWindow{g: g, place: make([]int, n)}
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

// orderWindow is the memory that rearranging takes.
type orderWindow struct {
	g     *topology.Graph
	place []int
	needs []uint32  // for vertices of the boundary: those of the stretch that must be placed before it leaves
	best  []float64 // for each subset of the stretch, the least sum over its prefixes
	last  []uint8   // and the last vertex then
}

// improve rearranges order[from:from+length] and tells whether that is better.
func (w *orderWindow) improve(order []uint32, from, length int) bool {
	end := from + length
	inside := func(v uint32) bool { return w.place[v] >= from && w.place[v] < end }
	// Vertices that leave the boundary within the stretch, by what they need.
	w.needs = w.needs[:0]
	own := make([]uint32, length) // what vertices of the stretch need
	stay := make([]bool, length)  // vertices of the stretch with later neighbours
	seen := make(map[uint32]bool)
	for i, v := range order[from:end] {
		for _, u := range w.g.Neighbors(v) {
			switch {
			case inside(u):
				own[i] |= 1 << (w.place[u] - from)
			case w.place[u] >= end:
				stay[i] = true
			case !seen[u]:
				seen[u] = true
				need, leaves := uint32(0), true
				for _, x := range w.g.Neighbors(u) {
					if inside(x) {
						need |= 1 << (w.place[x] - from)
					} else if w.place[x] >= end {
						leaves = false
					}
				}
				if leaves {
					w.needs = append(w.needs, need)
				}
			}
		}
	}
	size := 1 << length
	if len(w.best) < size {
		w.best, w.last = make([]float64, size), make([]uint8, size)
	}
	// The vertices that stay throughout count the same everywhere; leave them out.
	weight := func(set uint32) float64 {
		b := 0
		for _, need := range w.needs {
			if need&^set != 0 {
				b++
			}
		}
		for rest := set; rest != 0; rest &= rest - 1 {
			i := bits.TrailingZeros32(rest)
			if stay[i] || own[i]&^set != 0 {
				b++
			}
		}
		return math.Exp2(min(float64(b), 900))
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
		w.best[set] += weight(set)
	}
	old := 0.0
	for i := range length {
		old += weight(1<<(i+1) - 1)
	}
	full := uint32(size - 1)
	if w.best[full] >= old {
		return false
	}
	vertices := slices.Clone(order[from:end])
	for i, set := end-1, full; set != 0; i-- {
		last := w.last[set]
		order[i] = vertices[last]
		w.place[order[i]] = i
		set &^= 1 << last
	}
	return true
}
