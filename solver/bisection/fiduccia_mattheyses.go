package bisection

import (
	"math/rand/v2"

	"topocert/solver"
	"topocert/solver/distance"
	"topocert/topology"
)

// partition is a partition of the vertices into two sides, and the memory that
// improving it takes: about 30 bytes a vertex besides the graph.
type partition struct {
	g     *topology.Graph
	side  []uint8
	size  [2]int
	cut   int // links between the sides
	work  int // links looked at, for budgets
	moves []uint32
	order []uint32 // in which vertices are put into buckets

	gain   []int32 // by how much a move to the other side shrinks the cut
	locked []bool
	queue  [2]gainBuckets
}

// gainBuckets holds the vertices of one side by gain, in doubly linked lists that
// give back first what came last. Two linked arrays serve both sides.
type gainBuckets struct {
	head       []int32 // by gain plus largest degree; noVertex ends a list
	top        int     // no list above is occupied
	next, prev []int32
}

const noVertex = int32(-1)

func newPartition(g *topology.Graph) *partition {
	n := g.Order()
	_, degree := distance.Degrees(g)
	h := &partition{
		g: g, side: make([]uint8, n), order: solver.Identity(n),
		gain: make([]int32, n), locked: make([]bool, n),
	}
	next, prev := make([]int32, n), make([]int32, n)
	for s := range h.queue {
		h.queue[s] = gainBuckets{head: make([]int32, 2*degree+1), next: next, prev: prev}
	}
	return h
}

// set makes the partition that has the given vertices on side 1.
func (h *partition) set(part []uint32) {
	clear(h.side)
	for _, v := range part {
		h.side[v] = 1
	}
	h.recount()
}

// recount finds the sizes and the cut of the sides.
func (h *partition) recount() {
	h.size, h.cut = [2]int{}, 0
	for v := range h.side {
		h.size[h.side[v]]++
		for _, u := range h.g.Neighbors(uint32(v)) {
			if h.side[u] != h.side[v] {
				h.cut++
			}
		}
	}
	h.cut /= 2
}

// balanced tells whether the sizes differ by at most 1.
func (h *partition) balanced() bool {
	d := h.size[0] - h.size[1]
	return -1 <= d && d <= 1
}

// pass moves vertices one at a time to the other side, the one with the largest
// gain first, each once at most, and goes back to the best balanced partition on
// the way. While it moves, the sizes may differ by slack and 1 or 2 more; from a
// partition less balanced than that, it moves vertices off the larger side
// first. It tells whether the cut has become smaller, or balanced.
//
// Cost: O(N + links looked at). It ends when many moves have brought nothing.
//
// Source: C. M. Fiduccia, R. M. Mattheyses, "A linear-time heuristic for
// improving network partitions", 19th Design Automation Conference, 1982.
// Deviations: sizes in place of areas; a bound on fruitless moves.
func (h *partition) pass(random *rand.Rand, slack int) bool {
	n := len(h.side)
	random.Shuffle(n, func(i, j int) { h.order[i], h.order[j] = h.order[j], h.order[i] })
	h.fill()
	const unbalanced = int(^uint(0) >> 1)
	begin := unbalanced
	if h.balanced() {
		begin = h.cut
	}
	best, bestAt := begin, 0
	patience := max(100, n/20)
	h.moves = h.moves[:0]
	for best == unbalanced || len(h.moves) < bestAt+patience {
		from, ok := h.choose(random, slack)
		if !ok {
			break
		}
		v := uint32(h.queue[from].head[h.queue[from].top])
		h.queue[from].remove(int32(v), h.index(v))
		h.locked[v] = true
		h.move(v)
		h.moves = append(h.moves, v)
		if h.balanced() && h.cut < best {
			best, bestAt = h.cut, len(h.moves)
		}
	}
	for i := len(h.moves) - 1; i >= bestAt; i-- {
		v := h.moves[i]
		h.size[h.side[v]]--
		h.side[v] ^= 1
		h.size[h.side[v]]++
	}
	h.cut = best
	return best < begin
}

// choose returns the side from which the next vertex is to move: the larger one
// if the sizes differ too much, else the one with the larger gain.
func (h *partition) choose(random *rand.Rand, slack int) (from int, ok bool) {
	var at [2]int
	for s := range h.queue {
		q := &h.queue[s]
		for q.top >= 0 && q.head[q.top] == noVertex {
			q.top--
		}
		at[s] = q.top
	}
	difference := h.size[0] - h.size[1]
	switch {
	case difference > slack:
		from = 0
	case difference < -slack:
		from = 1
	case at[0] != at[1] && at[0] > at[1]:
		from = 0
	case at[0] != at[1]:
		from = 1
	case difference != 0:
		from = 0
		if difference < 0 {
			from = 1
		}
	default:
		from = random.IntN(2)
	}
	return from, at[from] >= 0
}

// fill computes all gains and puts all vertices into buckets.
func (h *partition) fill() {
	for s := range h.queue {
		q := &h.queue[s]
		for i := range q.head {
			q.head[i] = noVertex
		}
		q.top = -1
	}
	clear(h.locked)
	for _, v := range h.order {
		gain := int32(0)
		for _, u := range h.g.Neighbors(v) {
			if h.side[u] != h.side[v] {
				gain++
			} else {
				gain--
			}
		}
		h.gain[v] = gain
		h.queue[h.side[v]].push(int32(v), h.index(v))
	}
	h.work += len(h.side) + 2*h.g.Size()
}

// index returns the bucket of v.
func (h *partition) index(v uint32) int {
	return int(h.gain[v]) + len(h.queue[0].head)/2
}

// move puts v on the other side, and its neighbours into their new buckets.
func (h *partition) move(v uint32) {
	old := h.side[v]
	h.cut -= int(h.gain[v])
	h.gain[v] = -h.gain[v]
	h.size[old]--
	h.size[1-old]++
	h.side[v] = 1 - old
	for _, u := range h.g.Neighbors(v) {
		change := int32(2)
		if h.side[u] != old {
			change = -2
		}
		if h.locked[u] {
			h.gain[u] += change
			continue
		}
		q := &h.queue[h.side[u]]
		q.remove(int32(u), h.index(u))
		h.gain[u] += change
		q.push(int32(u), h.index(u))
	}
	h.work += h.g.Degree(v)
}

// push puts v at the front of bucket i.
func (q *gainBuckets) push(v int32, i int) {
	first := q.head[i]
	q.next[v], q.prev[v] = first, noVertex
	if first != noVertex {
		q.prev[first] = v
	}
	q.head[i] = v
	q.top = max(q.top, i)
}

// remove takes v out of bucket i.
func (q *gainBuckets) remove(v int32, i int) {
	if q.prev[v] == noVertex {
		q.head[i] = q.next[v]
	} else {
		q.next[q.prev[v]] = q.next[v]
	}
	if q.next[v] != noVertex {
		q.prev[q.next[v]] = q.prev[v]
	}
}
