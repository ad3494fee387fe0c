package pathwidth

import (
	"cmp"
	"context"
	"math"
	"math/rand/v2"
	"slices"

	"topocert/certificates"
	"topocert/solver"
	"topocert/solver/distance"
	"topocert/topology"
)

// Find searches for an order of the vertices along which the boundary stays
// small, and returns it with the size of its largest boundary. The boundary of
// a prefix is the set of its vertices with neighbours outside; the least
// possible size of the largest boundary is the vertex separation number, which
// is the pathwidth.
//
// It tries the given orders, other natural ones (by number, breadth first from several
// vertices), a beam search that grows many prefixes at a time, and improves the best of them
// by exact rearrangement of short stretches. Orders are compared by the largest
// boundary, then by Σ 2^boundary, which is the work of a dynamic program along
// them; it stops at an order for which that is at most enough. The result depends on the
// arguments only, unless the context ends: then the best order so far is returned.
//
// Cost: O(beam·N·boundary·degree²) with a beam of at most 400 that shrinks as the
// square of the size grows: a few seconds at most; natural orders only for more
// than 10⁴ vertices.
//
// Sources: N. G. Kinnersley, "The vertex separation number of a graph equals its
// path-width", Information Processing Letters 42, 1992; D. Coudert, D. Mazauric,
// N. Nisse, "Experimental evaluation of a branch-and-bound algorithm for
// computing pathwidth and directed pathwidth", ACM J. Experimental Algorithmics
// 21, 2016, for the vertices that may be placed at once.
func Find(ctx context.Context, g *topology.Graph, natural [][]uint32, seed uint64, enough float64) ([]uint32, int) {
	n := g.Order()
	random := rand.New(rand.NewPCG(seed, 0x0bde5))
	best, cost := Natural(g, natural)
	try := func(order []uint32) {
		if c := priceOf(g, order); c.less(cost) {
			best, cost = order, c
		}
	}
	const widest = 400
	rounds := 4
	arcs := max(1, 2*g.Size())
	beam := min(widest, 200_000_000/(arcs*arcs))
	if n > 5000 {
		rounds, beam = 1, 1
	}
	for range rounds {
		if n > 10_000 || ctx.Err() != nil || cost.sum*math.Exp2(float64(cost.Width)) <= enough {
			break
		}
		if order := beamSearch(ctx, g, max(1, beam), random); order != nil {
			try(order)
			if n <= 2000 {
				try(rearrange(ctx, g, order))
			}
		}
	}
	if n <= 2000 {
		try(rearrange(ctx, g, best))
	}
	return best, cost.Width
}

// Natural returns the best of the given orders and of other natural ones, which take no search: by
// number, and breadth first from several vertices.
func Natural(g *topology.Graph, orders [][]uint32) (best []uint32, cost Price) {
	best = solver.Identity(g.Order())
	cost = priceOf(g, best)
	for _, s := range DistantVertices(g, 4) {
		orders = append(slices.Clip(orders), BreadthFirstOrder(g, s))
	}
	for _, order := range orders {
		if c := priceOf(g, order); c.less(cost) {
			best, cost = order, c
		}
	}
	return best, cost
}

// Price is the price of an order: the largest boundary, then Σ 2^(boundary−width).
type Price struct {
	Width int
	sum   float64
}

// less tells whether an order is better.
func (c Price) less(d Price) bool {
	return c.Width < d.Width || c.Width == d.Width && c.sum < d.sum
}

// priceOf returns the price of an order.
func priceOf(g *topology.Graph, order []uint32) Price {
	var c Price
	sizes := BoundarySizes(g, order)
	for _, b := range sizes {
		c.Width = max(c.Width, b)
	}
	for _, b := range sizes {
		c.sum += math.Exp2(float64(b - c.Width))
	}
	return c
}

// BoundarySizes returns the size of the boundary after each vertex of the order.
func BoundarySizes(g interface{ Neighbors(v uint32) []uint32 }, order []uint32) []int {
	place := make([]int, len(order))
	for i, v := range order {
		place[v] = i
	}
	change := make([]int, len(order)+1)
	for i, v := range order {
		last := i
		for _, u := range g.Neighbors(v) {
			last = max(last, place[u])
		}
		change[i]++
		change[last]--
	}
	sizes, b := make([]int, len(order)), 0
	for i := range order {
		b += change[i]
		sizes[i] = b
	}
	return sizes
}

// BreadthFirstOrder returns all vertices, breadth first from s and then from the
// smallest vertices out of reach.
func BreadthFirstOrder(g *topology.Graph, s uint32) []uint32 {
	return slices.Concat(certificates.Components(g, nil, s)...)
}

// DistantVertices returns up to k vertices: 0, and then vertices at the end of a
// breadth first search from the one before.
func DistantVertices(g *topology.Graph, k int) []uint32 {
	var list []uint32
	for v := uint32(0); len(list) < k && g.Order() > 0 && !slices.Contains(list, v); {
		list = append(list, v)
		_, order := distance.Levels(g, v, nil, nil)
		v = order[len(order)-1]
	}
	return list
}

// CoordinateOrders returns, for a network with coordinates, the orders that sort
// the vertices by one coordinate and then by the others, and by sums and
// differences of two. A wrapped axis is also folded: 0, −1, 1, −2, ….
func CoordinateOrders(net topology.Network) [][]uint32 {
	box, ok := net.(interface {
		Coordinates(v uint32) []int
		Sides() []int
	})
	if !ok {
		return nil
	}
	sides := box.Sides()
	k := len(sides)
	var keys []func(c []int) int
	for i, side := range sides {
		keys = append(keys,
			func(c []int) int { return c[i] },
			func(c []int) int { return min(2*c[i], 2*(side-c[i])-1) })
		for j := range i {
			keys = append(keys,
				func(c []int) int { return c[i] + c[j] },
				func(c []int) int { return c[i] - c[j] },
				func(c []int) int { return (c[i] + c[j]) % side },
				func(c []int) int { return (c[i] - c[j] + sides[j]) % side })
		}
	}
	coordinates := make([][]int, net.Order())
	for v := range coordinates {
		coordinates[v] = box.Coordinates(uint32(v))
	}
	var orders [][]uint32
	for _, key := range keys {
		for first := range k { // which coordinate decides among equal keys
			type ranked struct {
				key [2]int
				v   uint32
			}
			list := make([]ranked, net.Order())
			for v := range list {
				c := coordinates[v]
				list[v] = ranked{[2]int{key(c), c[first]}, uint32(v)}
			}
			slices.SortFunc(list, func(a, b ranked) int {
				return cmp.Or(a.key[0]-b.key[0], a.key[1]-b.key[1], int(a.v)-int(b.v))
			})
			order := make([]uint32, len(list))
			for i, r := range list {
				order[i] = r.v
			}
			orders = append(orders, order)
		}
	}
	return orders
}
