package widths

import (
	"math"
	"math/big"
	"slices"

	"topocert/certificates"
	"topocert/certificates/automorphism"
)

// Flow is a proof of a lower bound on the bisection width: trees, each of which carries a
// flow, and a group that makes many of one.
type Flow struct {
	Group automorphism.Generators
	Trees []Tree
}

// ByFlow is the kind of such proofs.
var ByFlow = certificates.Kind{Name: "flow", Shows: []string{"bisection G >= k"}, Form: certificates.FormOf((*Flow).form, Flow.check)}

// Tree is a spanning tree: the parent of each vertex, None for the root, which sends so
// much, its weight, to every other vertex.
type Tree struct {
	Weight uint32
	Parent []uint32
}

func (p *Flow) form(r *certificates.Lines) {
	p.Group.Form(r)
	certificates.Each(r, &p.Trees, func(t *Tree) { r.Few("tree", 1, math.MaxInt, &t.Parent, &t.Weight) })
}

// check checks that every cut into ⌊N/2⌋ and ⌈N/2⌉ vertices has at least the
// stated number of links, by a flow that no such cut with fewer links lets pass.
//
// Each tree carries a flow: its root s sends W, its weight, to every other vertex
// along the tree, so that a link of the tree carries W times the number of
// vertices below it.
//
// The group G makes many flows of one. Let H be the subgroup that fixes s. Take
// the images of the tree by all members of G, each with the weight W/|H|. Every
// vertex of s's orbit is the image of s by |H| members, so it sends W to every
// other vertex. A link e carries the sum, over the members h, of W/|H| times what
// the tree has on h⁻¹e; h⁻¹e is each link of e's orbit O equally often, |G|/|O|
// times. With |G|/|H| = |orbit of s| the load of e is
//
//	W · |orbit of s| · (loads of the tree on the links of O, added up) / |O|.
//
// Let a(v) be what v sends to every other vertex, all trees taken together. A cut
// with the sides S, of h = ⌊N/2⌋ vertices, and S', of N−h, separates each vertex
// of S from N−h others, and each of S' from h. So the flow that has to cross it is
//
//	a(S)·(N−h) + a(S')·h = a(V)·h + a(S)·(N−2h).
//
// For even N that is a(V)·h. For odd N it is at least a(V)·h and the h smallest
// of all a(v). Were k the number of links in the cut and γ the largest load of a
// link, at most kγ could cross it.
//
// With the same weight for all vertices this is the bound ⌈h(N−h)/γ'⌉ for one unit
// between every two vertices, γ' = γ/2a: here both directions of a pair are
// counted, in the flow and in the loads. Halving one of them would be unsound.
func (p Flow) check(c *certificates.Certificate, g certificates.Graph, w certificates.World) error {
	b, err := p.Group.Verify(g, w)
	if err != nil {
		return err
	}
	if len(p.Trees) == 0 {
		return certificates.Reject("body/missing", "no tree, want at least 1")
	}
	if err := w.Pass(certificates.PassesOfLine * int64(1+len(p.Trees))); err != nil {
		return err
	}
	n := g.Order()
	sizes := b.OrbitSizes()
	start, orbit := b.LinkRoots(g)
	sent := make([]uint64, n) // a(v), at the root of v's orbit: below 2^28 trees, each below 2^32
	load := make(map[uint32]*big.Int)
	for i, t := range p.Trees {
		root, below, err := t.verify(len(p.Group)+i, g, start, orbit)
		if err != nil {
			return err
		}
		root = b.Root[root]
		sent[root] += uint64(t.Weight)
		times := big.NewInt(int64(t.Weight) * int64(sizes[root])) // below 2^32 times 2^24
		for o, count := range below {
			if load[o] == nil {
				load[o] = new(big.Int)
			}
			load[o].Add(load[o], new(big.Int).Mul(times, new(big.Int).SetUint64(count)))
		}
	}
	for v, root := range b.Root {
		sent[v] = sent[root]
	}
	shown := widthOf(crossing(sent), load, linkCounts(g, start, orbit))
	if shown == nil {
		return certificates.Reject("flow/none", "the graph has no links to carry a flow, want some")
	}
	shown.Add(shown, big.NewInt(parityGap(g, shown.Bit(0))))
	if least := c.Statement.Bound(); shown.Cmp(new(big.Int).SetUint64(least)) < 0 {
		return certificates.Reject("flow/bound", "the flow shows at least %s links, the statement says %d", shown, least)
	}
	return nil
}

// verify verifies line i of a body, "tree W P0 … P(N−1)". It
// returns the root and, for each orbit of links that the tree uses,
// the numbers of vertices below its links, added up.
func (t Tree) verify(i int, g certificates.Graph, start, orbit []uint32) (root uint32, below map[uint32]uint64, err error) {
	wrong := func(rule, format string, args ...any) (uint32, map[uint32]uint64, error) {
		return 0, nil, certificates.RejectLine(i, rule, format, args...)
	}
	n, parent := g.Order(), t.Parent
	if err := certificates.WantNumbersOrNone(i, append([]uint32{t.Weight}, parent...), n+1, n+1, certificates.None); err != nil {
		return 0, nil, err
	}
	if t.Weight == 0 || t.Weight == certificates.None {
		return wrong("tree/weight", "weight %s, want a positive number", certificates.NumberText(t.Weight))
	}
	roots := 0
	children := make([]uint32, n)
	for v, p := range parent {
		switch {
		case p == certificates.None:
			root = uint32(v)
			roots++
		case !certificates.Adjacent(g, uint32(v), p):
			return wrong("tree/link", "vertex %d has parent %d, and no link to it, want one", v, p)
		default:
			children[p]++
		}
	}
	if roots != 1 {
		return wrong("tree/root", "%d vertices without parent, want 1", roots)
	}
	// Leaves are taken off until none is left; a cycle would never become one.
	size := make([]uint64, n) // vertices below and at v, as far as taken off
	below = make(map[uint32]uint64)
	var leaves []uint32
	for v := range uint32(n) {
		size[v] = 1
		if children[v] == 0 {
			leaves = append(leaves, v)
		}
	}
	taken := 0
	for ; taken < len(leaves); taken++ {
		v := leaves[taken]
		p := parent[v]
		if p == certificates.None {
			continue
		}
		low, high := min(v, p), max(v, p)
		below[orbit[start[low]+certificates.Position(g, low, high)]] += size[v] // at most n links of at most n
		size[p] += size[v]
		if children[p]--; children[p] == 0 {
			leaves = append(leaves, p)
		}
	}
	if taken != n {
		return wrong("tree/cycle", "%d vertices lie on or below a cycle of parents, want none", n-taken)
	}
	return root, below, nil
}

// crossing returns a flow that has to cross every cut into ⌊N/2⌋ and ⌈N/2⌉
// vertices when each vertex sends what sent says to every other.
func crossing(sent []uint64) *big.Int {
	n := len(sent)
	sent = slices.Sorted(slices.Values(sent))
	all, least := new(big.Int), new(big.Int)
	for i, a := range sent {
		x := new(big.Int).SetUint64(a)
		all.Add(all, x)
		if n%2 == 1 && i < n/2 {
			least.Add(least, x)
		}
	}
	all.Mul(all, big.NewInt(int64(n/2)))
	return all.Add(all, least)
}

// linkCounts returns the number of links in each orbit.
func linkCounts(g certificates.Graph, start, orbit []uint32) map[uint32]int64 {
	counts := make(map[uint32]int64)
	for v := range uint32(g.Order()) {
		for i, u := range g.Neighbors(v) {
			if v < u {
				counts[orbit[start[v]+uint32(i)]]++
			}
		}
	}
	return counts
}

// widthOf returns the least number of links that let the flow pass, when each
// may be as loaded as the most loaded one is: the least ⌈flow/(load/count)⌉ of all
// orbits of links. It returns nil if there are none.
func widthOf(flow *big.Int, load map[uint32]*big.Int, counts map[uint32]int64) *big.Int {
	var least *big.Int
	for o, l := range load {
		k := new(big.Int).Mul(flow, big.NewInt(counts[o]))
		k.Add(k, l).Sub(k, big.NewInt(1)).Div(k, l) // trees load each link they use, so l > 0
		if least == nil || k.Cmp(least) < 0 {
			least = k
		}
	}
	return least
}

// parityGap returns 1 if no cut into ⌊N/2⌋ and ⌈N/2⌉ vertices has a number of
// links with the given last bit, and else 0. A side S has as many ends of links
// as the degrees of its vertices add up to; those of links within S come in twos.
// So the cut is even if all degrees are, and as odd as |S| if all degrees are
// odd, when N is even.
func parityGap(g certificates.Graph, bit uint) int64 {
	if parity := cutParity(g); parity >= 0 && bit != uint(parity) {
		return 1
	}
	return 0
}
