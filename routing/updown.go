package routing

import (
	"cmp"
	"slices"

	"topocert/topology"
)

// upDown is the router up*/down*: for any network. Every link has an end that is up:
// the one closer to the root, of two that are as close the one with the smaller number.
// A message goes up any number of times, then down any number of times, and never up
// again; of all ways of this kind it takes a shortest one, at each vertex to the least
// neighbour from which such a way leads on. The root is the vertex with the least sum of
// distances, of several the one with the smallest number; in a network of several parts
// each has its own.
//
// Whether a message may still go up depends on the link by which it has come. Its
// header says so: "" as long as it has gone up only, then "down". No message takes a
// channel up after one down, so there is no deadlock. Every message to where a path
// leads arrives, as by the root there is a way.
//
// It takes 4·N² bytes and O(1) a hop, and is made in O(N·M).
//
// Source: M. D. Schroeder and others, "Autonet: A High-Speed, Self-Configuring Local
// Area Network Using Point-to-Point Links", IEEE J. Selected Areas in Communications 9
// (1991). Deviations: there any shortest way may be taken, and the root is the switch
// with the smallest identifier.
type upDown struct {
	g *topology.Graph
	// up[d·N+v] is the place in v's row of the next vertex on the way to d of a message
	// that may go up, down[d·N+v] of one that may not; the degree of v if there is none.
	up, down []uint16
	rank     []uint32 // of each vertex; of a link's ends the one with the smaller rank is up
}

var _ Router = (*upDown)(nil)

// wentDown is the header of a message that has gone down.
const wentDown = "down"

// Header returns "": a message may go up at first.
func (*upDown) Header(uint32, uint32) string { return "" }

// Next returns the next vertex on the way to the destination; at if there is none.
func (r *upDown) Next(at, destination uint32, header string) (uint32, string) {
	row, place := r.g.Neighbors(at), int(destination)*r.g.Order()+int(at)
	p := int(r.up[place])
	if header != "" {
		p = int(r.down[place])
	}
	if p >= len(row) || at == destination {
		return at, header
	}
	if r.rank[row[p]] > r.rank[at] {
		header = wentDown
	}
	return row[p], header
}

// newUpDown returns the router updown, nil for networks of more than MaxTable vertices.
func newUpDown(net topology.Network) Router {
	g := net.CSR()
	n := g.Order()
	if n > MaxTable {
		return nil
	}
	order := upOrder(g)
	rank := make([]uint32, n)
	for i, v := range order {
		rank[v] = uint32(i)
	}
	r := &upDown{g: g, rank: rank, up: make([]uint16, n*n), down: make([]uint16, n*n)}
	const far = 1 << 30
	anyway, below := make([]int, n), make([]int, n) // hops to d, and of ways that only go down
	for d := range uint32(n) {
		up, down := r.up[int(d)*n:int(d+1)*n], r.down[int(d)*n:int(d+1)*n]
		for v := range uint32(n) {
			up[v], down[v] = uint16(g.Degree(v)), uint16(g.Degree(v))
			anyway[v], below[v] = far, far
		}
		anyway[d], below[d] = 0, 0
		// The ends of links that lead down from a vertex come after it in the order.
		for _, v := range slices.Backward(order) {
			for p, u := range g.Neighbors(v) {
				if v != d && rank[u] > rank[v] && below[u]+1 < below[v] {
					below[v], down[v] = below[u]+1, uint16(p)
				}
			}
		}
		for _, v := range order {
			if v == d {
				continue
			}
			for p, u := range g.Neighbors(v) {
				hops := below[u] + 1
				if rank[u] < rank[v] {
					hops = anyway[u] + 1
				}
				if hops < anyway[v] {
					anyway[v], up[v] = hops, uint16(p)
				}
			}
		}
	}
	return r
}

// upOrder returns the vertices in the order of their distances from the root of their
// part, then of their numbers.
func upOrder(g *topology.Graph) []uint32 {
	n := g.Order()
	level, depth := make([]int, n), make([]int, n)
	sum := make([]int, n) // −1 for vertices of parts not met yet
	for v := range sum {
		sum[v] = -1
	}
	var queue []uint32
	for v := range uint32(n) {
		if sum[v] >= 0 {
			continue
		}
		queue = searchFrom(g, v, level, queue)
		part := slices.Sorted(slices.Values(queue))
		root := v
		for _, u := range part {
			queue = searchFrom(g, u, level, queue)
			sum[u] = 0
			for _, w := range queue {
				sum[u] += level[w]
			}
			if sum[u] < sum[root] {
				root = u
			}
		}
		queue = searchFrom(g, root, level, queue)
		for _, u := range part {
			depth[u] = level[u]
		}
	}
	order := make([]uint32, n)
	for v := range order {
		order[v] = uint32(v)
	}
	slices.SortFunc(order, func(u, v uint32) int { return cmp.Or(depth[u]-depth[v], cmp.Compare(u, v)) })
	return order
}
