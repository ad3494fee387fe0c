package invariants

import (
	"context"
	"math/bits"

	"topocert/solver/distance"
	"topocert/solver/symmetry"
	"topocert/topology"
)

// LargestCluster returns a largest anticode of diameter d, in increasing order. It searches at most
// budget branches; exact tells whether it has searched all, so that none is larger. A largest
// one is met from a single vertex of each orbit.
//
// An anticode of diameter d is a set of vertices no two of which are further apart than d;
// a code is a set any two of which are further apart. Certificates call an anticode a
// cluster. In a vertex-transitive graph of N vertices, |code|·|anticode| ≤ N (P. Delsarte,
// "An algebraic approach to the association schemes of coding theory", Philips Research
// Reports Suppl. 10, 1973; for other graphs than distance-regular ones, by counting the
// images of the anticode that meet the code).
//
// Both are cliques: of the pairs that are near, and of those that are far. [LargestCluster] is branch
// and bound for a maximum clique with a colouring for the bound; it begins in one vertex of
// each orbit. [ProveCluster] writes an anticode down. [ProveNoLarger] tries a code, a partition
// of the vertices into codes (a colouring by saturation degree), and last a refutation.
//
// Cost: exponential in the worst case, and bounded by a number of branches; memory N²/4 bytes.
func LargestCluster(ctx context.Context, e *symmetry.Symmetries, d, budget int) (set []uint32, exact bool) {
	return newCliqueSearch(ctx, e.Network.CSR(), d, false).search(e, 0, budget)
}

// findCode returns a code of diameter d, in increasing order: the first found of the given
// size or more, else the largest found. It searches at most budget branches.
func findCode(ctx context.Context, e *symmetry.Symmetries, d, size, budget int) []uint32 {
	set, _ := newCliqueSearch(ctx, e.Network.CSR(), d, true).search(e, size, budget)
	return set
}

// bitset is a set of vertices.
type bitset []uint64

func (s bitset) add(v uint32)      { s[v/64] |= 1 << (v % 64) }
func (s bitset) has(v uint32) bool { return s[v/64]>>(v%64)&1 != 0 }
func (s bitset) remove(v uint32)   { s[v/64] &^= 1 << (v % 64) }

// first returns the smallest element, or −1.
func (s bitset) first() int {
	for i, w := range s {
		if w != 0 {
			return 64*i + bits.TrailingZeros64(w)
		}
	}
	return -1
}

// list returns the elements in increasing order.
func (s bitset) list() []uint32 {
	var list []uint32
	for i, w := range s {
		for ; w != 0; w &= w - 1 {
			list = append(list, uint32(64*i+bits.TrailingZeros64(w)))
		}
	}
	return list
}

// cliques searches for cliques of a graph that is given by its rows.
type cliqueSearch struct {
	ctx    context.Context
	rows   []bitset
	best   []uint32
	now    []uint32 // the clique that is extended
	enough int      // stop at a clique of this size; 0 for none
	left   int      // branches that may still be searched
}

// newCliqueSearch returns the search for the cliques of pairs at a distance of at most
// d or, if far is set, of more. Where the context ends it is of no use.
func newCliqueSearch(ctx context.Context, g *topology.Graph, d int, far bool) *cliqueSearch {
	n := g.Order()
	c := &cliqueSearch{ctx: ctx, rows: make([]bitset, n)}
	var level, order []uint32
	for v := range c.rows {
		c.rows[v] = make(bitset, (n+63)/64)
		if ctx.Err() != nil {
			continue
		}
		level, order = distance.Levels(g, uint32(v), level, order)
		for u, l := range level {
			if near := l != distance.Unreached && int64(l) <= int64(d); near != far && u != v {
				c.rows[v].add(uint32(u))
			}
		}
	}
	return c
}

// search returns a largest clique, and whether it has searched all.
func (c *cliqueSearch) search(e *symmetry.Symmetries, enough, budget int) ([]uint32, bool) {
	c.enough, c.left = enough, budget
	for _, s := range e.Sources {
		c.now = append(c.now[:0], s)
		c.keep()
		c.expand(append(bitset(nil), c.rows[s]...))
	}
	set := make(bitset, len(c.rows)/64+1)
	for _, v := range c.best {
		set.add(v)
	}
	return set.list(), !c.over()
}

// over tells whether the search is to end: with its budget, its aim or its context.
func (c *cliqueSearch) over() bool {
	return c.left <= 0 || c.enough > 0 && len(c.best) >= c.enough || c.ctx.Err() != nil
}

// keep makes the clique now the best if it is.
func (c *cliqueSearch) keep() {
	if len(c.now) > len(c.best) {
		c.best = append(c.best[:0], c.now...)
	}
}

// expand extends the clique now by the candidates, which are joined to all of it.
// Vertices of one colour are pairwise not joined: those of the first i colours
// add at most i.
func (c *cliqueSearch) expand(candidates bitset) {
	c.left--
	order, colour := c.colour(candidates)
	for i := len(order) - 1; i >= 0; i-- {
		if c.over() || len(c.now)+colour[i] <= len(c.best) {
			return
		}
		v := order[i]
		c.now = append(c.now, v)
		c.keep()
		next := make(bitset, len(candidates))
		for j, w := range c.rows[v] {
			next[j] = w & candidates[j]
		}
		if next.first() >= 0 {
			c.expand(next)
		}
		c.now = c.now[:len(c.now)-1]
		candidates.remove(v)
	}
}

// colour colours the candidates greedily, each colour in turn an independent set as large as
// it gets. It returns them by colour, and their colours from 1 on.
func (c *cliqueSearch) colour(candidates bitset) (order []uint32, colour []int) {
	open := append(bitset(nil), candidates...)
	free := make(bitset, len(open))
	for k := 1; open.first() >= 0; k++ {
		copy(free, open)
		for v := free.first(); v >= 0; v = free.first() {
			open.remove(uint32(v))
			free.remove(uint32(v))
			for j, w := range c.rows[v] {
				free[j] &^= w
			}
			order, colour = append(order, uint32(v)), append(colour, k)
		}
	}
	return order, colour
}
