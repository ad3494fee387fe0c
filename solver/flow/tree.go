package flow

import (
	"container/heap"
	"math"

	"topocert/solver/distance"
)

// tree is a spanning tree, and what it carries when its root sends one unit
// to every other vertex.
type tree struct {
	source int      // number of the root among the sources
	parent []uint32 // of each vertex, Unreached for the root
	load   []uint64 // of each orbit of links, added up over its links
}

// treeSearch finds shortest-path trees when all links of an orbit have the same
// length. Vertices are settled by increasing distance (E. W. Dijkstra, "A note
// on two problems in connexion with graphs", Numerische Mathematik 1959). In
// place of a heap of vertices there is a queue for each orbit of links: what comes
// later into a queue has no smaller distance, so the next vertex heads one of the
// queues, and the heap holds the queues that are not empty. A tree costs
// O(E log orbits) at most and 16 bytes for each link at most.
type treeSearch struct {
	net     *quotient
	queue   [][]step
	at      []int     // the place of each queue's head
	heap    []uint32  // the queues that are not empty, by the distance of their heads
	far     []float64 // the distances found
	settled []uint32  // the vertices in the order they were settled
	below   []uint64
}

// step is a way to a vertex.
type step struct {
	distance   float64
	vertex, by uint32
}

func newTreeSearch(net *quotient) *treeSearch {
	m, n := len(net.count), net.g.Order()
	return &treeSearch{
		net: net, queue: make([][]step, m), at: make([]int, m),
		far: make([]float64, n), settled: make([]uint32, 0, n), below: make([]uint64, n),
	}
}

// tree returns a shortest-path tree from a source, for non-negative lengths of
// each orbit's links, and the sum of all distances. The tree is nil if the graph
// is not connected.
func (s *treeSearch) tree(source int, length []float64) (*tree, float64) {
	g := s.net.g
	t := &tree{source: source, parent: make([]uint32, g.Order()), load: make([]uint64, len(length))}
	for v := range s.far {
		s.far[v] = math.Inf(1)
		t.parent[v] = distance.Unreached
		s.below[v] = 1
	}
	for o := range s.queue {
		s.queue[o], s.at[o] = s.queue[o][:0], 0
	}
	s.heap = s.heap[:0]
	root := s.net.sources[source]
	s.far[root] = 0
	s.settled = s.settled[:0]
	sum := 0.0
	for v := root; ; {
		s.settled = append(s.settled, v)
		sum += s.far[v]
		for i, u := range g.Neighbors(v) {
			o := s.net.orbit[s.net.start[v]+uint32(i)]
			if d := s.far[v] + length[o]; d < s.far[u] {
				s.far[u] = d
				t.parent[u] = v
				s.push(o, step{d, u, v})
			}
		}
		var found bool
		if v, found = s.pop(t.parent); !found {
			break
		}
	}
	if len(s.settled) < g.Order() {
		return nil, math.Inf(1)
	}
	for i := len(s.settled) - 1; i > 0; i-- {
		v := s.settled[i]
		p := t.parent[v]
		s.below[p] += s.below[v]
		t.load[s.net.orbit[s.net.links.Place(v, p)]] += s.below[v]
	}
	return t, sum
}

// head returns the distance at the head of a queue of the heap.
func (s *treeSearch) head(i int) float64 {
	o := s.heap[i]
	return s.queue[o][s.at[o]].distance
}

// The methods of a heap, see package container/heap.
func (s *treeSearch) Len() int           { return len(s.heap) }
func (s *treeSearch) Less(i, j int) bool { return s.head(i) < s.head(j) }
func (s *treeSearch) Swap(i, j int)      { s.heap[i], s.heap[j] = s.heap[j], s.heap[i] }
func (s *treeSearch) Push(o any)         { s.heap = append(s.heap, o.(uint32)) }
func (s *treeSearch) Pop() any {
	last := len(s.heap) - 1
	s.heap = s.heap[:last]
	return nil
}

// push appends a step to a queue.
func (s *treeSearch) push(o uint32, step step) {
	s.queue[o] = append(s.queue[o], step)
	if s.at[o] == len(s.queue[o])-1 {
		heap.Push(s, o)
	}
}

// pop returns the nearest vertex that is not settled yet. A step that was not
// the last way found to its vertex is passed over.
func (s *treeSearch) pop(parent []uint32) (uint32, bool) {
	for len(s.heap) > 0 {
		o := s.heap[0]
		step := s.queue[o][s.at[o]]
		if s.at[o] == len(s.queue[o])-1 {
			heap.Pop(s)
			s.queue[o], s.at[o] = s.queue[o][:0], 0
		} else {
			s.at[o]++
			heap.Fix(s, 0)
		}
		if parent[step.vertex] == step.by && s.far[step.vertex] == step.distance {
			return step.vertex, true
		}
	}
	return 0, false
}
