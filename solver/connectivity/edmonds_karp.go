package connectivity

import (
	"context"
	"slices"

	"topocert/topology"
)

// unitFlow finds maximum flows of unit capacities by augmenting along shortest paths, and so
// paths between two vertices that share no vertex, or no link. For paths that share no vertex,
// each is split: v becomes an arc from 2v to 2v+1, and a link u–v one from 2u+1 to 2v and one
// from 2v+1 to 2u. For paths that share no link, vertices are nodes as they are, and a link
// is two arcs, each the other's reverse.
//
// A search takes O(N + M), and so k paths O(k·(N + M)).
//
// Source: J. Edmonds, R. M. Karp, "Theoretical improvements in algorithmic efficiency for
// network flow problems", J. ACM 19, 1972.
type unitFlow struct {
	g        *topology.Graph
	vertices bool // paths share no vertex
	// The arcs come in pairs: arc a is the reverse of arc a^1. row lists the arcs
	// at node x in arcs[row[x]:row[x+1]].
	row, arcs []uint32
	to        []uint32
	// capacity is what each arc may still carry, fresh what it may at first.
	capacity, initial []int8
	// by holds the arc by which the last search came to each node, or unvisited,
	// or atSource; queue its nodes in order.
	by, queue []uint32
}

const (
	unvisited = ^uint32(0)
	atSource  = unvisited - 1
)

// newUnitFlow prepares for paths that share no vertex, or no link.
func newUnitFlow(g *topology.Graph, vertices bool) *unitFlow {
	n := g.Order()
	f := &unitFlow{g: g, vertices: vertices}
	var from []uint32
	pair := func(x, y uint32, back int8) {
		from = append(from, x, y)
		f.to = append(f.to, y, x)
		f.initial = append(f.initial, 1, back)
	}
	if vertices {
		for v := range uint32(n) {
			pair(2*v, 2*v+1, 0)
		}
	}
	for u, v := range g.Edges() {
		if vertices {
			pair(2*u+1, 2*v, 0)
			pair(2*v+1, 2*u, 0)
		} else {
			pair(u, v, 1)
		}
	}
	nodes := n
	if vertices {
		nodes = 2 * n
	}
	f.row = make([]uint32, nodes+1)
	for _, x := range from {
		f.row[x+1]++
	}
	for x := range nodes {
		f.row[x+1] += f.row[x]
	}
	f.arcs = make([]uint32, len(from))
	next := slices.Clone(f.row)
	for a, x := range from {
		f.arcs[next[x]] = uint32(a)
		next[x]++
	}
	f.capacity = make([]int8, len(from))
	f.by = make([]uint32, nodes)
	return f
}

// ends returns the nodes where paths from s begin and paths to t end.
func (f *unitFlow) ends(s, t uint32) (source, sink uint32) {
	if f.vertices {
		return 2*s + 1, 2 * t
	}
	return s, t
}

// maxFlow finds as many disjoint paths from s to t as there are, but no more than most, and
// returns their number. What it finds stays until the next call. The context is checked once
// a path.
func (f *unitFlow) maxFlow(ctx context.Context, s, t uint32, most int) (int, error) {
	if most == 0 {
		return 0, ctx.Err()
	}
	copy(f.capacity, f.initial)
	source, sink := f.ends(s, t)
	for k := range most {
		if err := ctx.Err(); err != nil {
			return k, err
		}
		if !f.search(source, sink) {
			return k, nil
		}
		for a := f.by[sink]; a != atSource; a = f.by[f.to[a^1]] {
			f.capacity[a]--
			f.capacity[a^1]++
		}
	}
	return most, nil
}

// search goes breadth first from source through the residual network, and tells whether it
// comes to sink.
func (f *unitFlow) search(source, sink uint32) bool {
	for x := range f.by {
		f.by[x] = unvisited
	}
	f.by[source] = atSource
	f.queue = append(f.queue[:0], source)
	for head := 0; head < len(f.queue); head++ {
		x := f.queue[head]
		for _, a := range f.arcs[f.row[x]:f.row[x+1]] {
			y := f.to[a]
			if f.capacity[a] == 0 || f.by[y] != unvisited {
				continue
			}
			f.by[y] = a
			if y == sink {
				return true
			}
			f.queue = append(f.queue, y)
		}
	}
	return false
}

// minCut returns, after a maximum flow from s to t of k paths, k vertices that separate t from
// s, which are not linked; or the vertices on s's side of k links that do.
//
// The search that failed has reached the nodes on one side of k arcs that carry all
// they can. Such an arc is a vertex, or it leads from s to one: from no other, as
// the one path through that vertex, going along the arc, leaves the search no way
// to where the arc begins.
func (f *unitFlow) minCut() []uint32 {
	if !f.vertices {
		return slices.Sorted(slices.Values(f.queue))
	}
	var list []uint32
	for _, x := range f.queue {
		for _, a := range f.arcs[f.row[x]:f.row[x+1]] {
			if y := f.to[a]; f.by[y] == unvisited && f.initial[a] > 0 {
				list = append(list, y/2)
			}
		}
	}
	return slices.Sorted(slices.Values(list))
}

// paths decomposes the last flow into paths from s to t. No path meets a vertex twice.
func (f *unitFlow) paths(s, t uint32, count int) [][]uint32 {
	source, sink := f.ends(s, t)
	taken := make(map[uint32]bool)
	at := make(map[uint32]int) // where a vertex stands in the path, from 1
	var found [][]uint32
	for range count {
		path := []uint32{s}
		clear(at)
		at[s] = 1
		for x := source; x != sink; {
			a := f.carrying(x, taken)
			taken[a] = true
			x = f.to[a]
			v := x
			if f.vertices {
				v = x / 2
			}
			if i := at[v]; i > 0 { // it has come back here
				for _, u := range path[i-1:] {
					delete(at, u)
				}
				path = path[:i-1]
			}
			path = append(path, v)
			at[v] = len(path)
		}
		found = append(found, path)
	}
	return found
}

// carrying returns an arc from x that carries something and is not taken. There
// is one as long as x is where a path is being followed: as much goes out of a
// node as comes in.
func (f *unitFlow) carrying(x uint32, taken map[uint32]bool) uint32 {
	row := f.arcs[f.row[x]:f.row[x+1]]
	i := slices.IndexFunc(row, func(a uint32) bool { return f.capacity[a] < f.initial[a] && f.initial[a] > 0 && !taken[a] })
	return row[i]
}
