package automorphism

import (
	"math/big"
	"slices"

	"topocert/certificates"
)

// Stabilisers is a proof of the number of automorphisms, or that there are at least so many:
// generators, and vertices of which only the identity keeps each, the base.
type Stabilisers struct {
	Group Generators
	Base  []uint32
}

// ByStabilisers is the kind of such proofs.
var ByStabilisers = certificates.Kind{Name: "stabilisers", Shows: []string{"automorphisms G =|>= n"}, Form: certificates.FormOf((*Stabilisers).form, Stabilisers.check)}

func (p *Stabilisers) form(r *certificates.Lines) {
	p.Group.Form(r)
	r.Last("base", &p.Base)
}

// check checks the number of automorphisms.
//
// Let b1, b2, …, bm be the base, and Gi the group of all automorphisms that keep each of b1 … bi.
// By the theorem on orbits and stabilisers, |G| is the product of the sizes of the orbits of bi
// under Gi−1, for i from 1 to m, and of |Gm|. The generators that keep each of b1 … bi−1 are in
// Gi−1. So the orbit of bi under these, Oi, is part of that one, and |G| is at least the product
// of the |Oi|.
//
// For "=" two things are shown besides. Gm is the identity: with the base singled out, refinement
// leaves one vertex in each cell, and whoever keeps the base keeps cells. And the orbit of bi is
// no larger than Oi. It is part of the cell of bi, when b1 … bi−1 are singled out. If w is in
// the cell, and bi may go to w, then it may also go to all that the generators in Gi−1 take w to;
// so one w of each of their orbits is tried, and that bi does not go there is what apart shows.
func (p Stabilisers) check(c *certificates.Certificate, g certificates.Graph, w certificates.World) error {
	s := c.Statement
	exactly := s.Relation == "="
	stated, err := s.Whole(w)
	if err != nil {
		return err
	}
	b, err := p.Group.Verify(g, w)
	if err != nil {
		return err
	}
	n := g.Order()
	at := make([]uint32, n)                 // the place of a vertex in the base, from 1; 0 for others
	firstMoved := func(q Permutation) int { // the place from 0; behind the base if there is none
		first := len(p.Base)
		for _, v := range q.From {
			if at[v] > 0 {
				first = min(first, int(at[v])-1)
			}
		}
		return first
	}
	if len(p.Base) > 0 {
		if err := certificates.WantNumbers(len(p.Group), p.Base, 1, n, uint32(n)); err != nil {
			return err
		}
	}
	for i, v := range p.Base {
		if at[v] > 0 {
			return certificates.RejectLine(len(p.Group), "base/repeated", "vertex %d occurs twice, want each vertex once", v)
		}
		at[v] = uint32(i + 1)
	}
	k := &chain{g: g, w: w, base: p.Base, levels: make([][]Permutation, len(p.Base)+1)}
	for _, q := range b.Generators {
		first := firstMoved(q)
		k.levels[first] = append(k.levels[first], q)
	}
	if err := w.Budget.Spend(int64(len(p.Base)) * int64(len(p.Base)) / 8); err != nil { // to multiply
		return err
	}
	shown := k.orbits()
	switch {
	case !exactly && stated.Cmp(shown) <= 0:
		return nil
	case stated.Cmp(shown) != 0:
		return s.Reject("statement/value", "%s: the statement says %q, the proof shows %q", s.Subject, certificates.Shortened(s.Value), certificates.Shortened(shown.String()))
	}
	return k.noMore()
}

// chain is a base, and the generators by the place of the first of its vertices that they move;
// behind these those that move none.
type chain struct {
	g      certificates.Graph
	w      certificates.World
	base   []uint32
	levels [][]Permutation
	// size is, of each vertex of the base, that of its orbit under the generators that keep those
	// before it.
	size []uint32
}

// orbits finds these orbits' sizes, and returns their product.
func (k *chain) orbits() *big.Int {
	n := k.g.Order()
	root, size := Permutation{}.Images(n), make([]uint32, n)
	for v := range size {
		size[v] = 1
	}
	k.size = make([]uint32, len(k.base))
	product := big.NewInt(1)
	for i, level := range slices.Backward(k.levels) {
		for _, q := range level {
			for j, v := range q.From {
				a, b := Find(root, v), Find(root, q.To[j])
				if a != b {
					size[min(a, b)] += size[max(a, b)]
					Join(root, a, b)
				}
			}
		}
		if i == len(k.base) {
			continue
		}
		k.size[i] = size[Find(root, k.base[i])]
		product.Mul(product, big.NewInt(int64(k.size[i])))
	}
	return product
}

// noMore checks that there are no more automorphisms than the generators make.
func (k *chain) noMore() error {
	c, err := newColouring(k.g, k.w)
	if err != nil {
		return err
	}
	for i, v := range k.base {
		if c.size[c.cell[v]] > k.size[i] {
			if err := k.orbit(c, i); err != nil {
				return err
			}
		}
		if err := c.single(v, new(trace)); err != nil {
			return err
		}
	}
	if c.cells < k.g.Order() {
		return certificates.Reject("base/short", "with the base singled out, refinement leaves %d cells, want one for each of %d vertices", c.cells, k.g.Order())
	}
	return nil
}

// orbit checks that the orbit of vertex i of the base, among the automorphisms that keep those
// before it, which are singled out in c, is no larger than what the generators show.
func (k *chain) orbit(c *colouring, i int) error {
	if err := k.w.Pass(certificates.PassesOfLine); err != nil {
		return err
	}
	root := Permutation{}.Images(k.g.Order())
	for _, level := range k.levels[i:] {
		for _, q := range level {
			if err := k.w.Budget.Spend(certificates.PassesOfSearch * int64(len(q.From))); err != nil {
				return err
			}
			for j, v := range q.From {
				Join(root, v, q.To[j])
			}
		}
	}
	from := k.base[i]
	left, err := c.clone()
	if err != nil {
		return err
	}
	defer left.drop()
	noted := new(trace)
	if err := left.single(from, noted); err != nil {
		return err
	}
	tried := map[uint32]bool{Find(root, from): true}
	for _, to := range c.members(c.cell[from]) {
		r := Find(root, to)
		if tried[r] {
			continue
		}
		tried[r] = true
		apart, err := k.against(left, noted, c, i, to)
		if err != nil {
			return err
		}
		if !apart {
			return certificates.Reject("stabilisers/open", "an automorphism that keeps the %d vertices of the base before it may take %d to %d, want all in its orbit to be shown", i, from, to)
		}
	}
	return nil
}

// against tells whether nothing takes what is singled out in left, the base up to place i, to what
// is singled out in other, in turn, and the vertex to, which is in the cell of the name that the
// cell of vertex i had. Noted is the trace of vertex i.
func (k *chain) against(left *colouring, noted *trace, other *colouring, i int, to uint32) (apart bool, err error) {
	right, err := other.clone()
	if err != nil {
		return false, err
	}
	defer right.drop()
	t := noted.again()
	if err := right.single(to, t); err != nil || !t.same() {
		return true, err
	}
	return k.apart(left, right, i+1)
}

// apart tells whether nothing takes what is singled out in left, the base before place i, to what
// is singled out in right, in turn. The traces of both were the same.
//
// At the end of the base, all cells have one vertex, and nothing but the map from cells to cells
// of the same name would do: it does if it takes links to links. Before it, whatever did would
// take vertex i of the base to the cell of the same name; and after an automorphism that keeps
// the base before place i, it would still do. So all |Oi| vertices of the orbit would go to
// different vertices of that cell, each of which could be the image of vertex i. If that cell
// has l vertices, then one of any l−|Oi|+1 of them is such an image: so many are tried.
func (k *chain) apart(left, right *colouring, i int) (bool, error) {
	if err := k.w.Pass(certificates.PassesOfSearch); err != nil {
		return false, err
	}
	if i == len(k.base) {
		if left.cells < k.g.Order() {
			return false, nil // the base is too short
		}
		for v := range uint32(k.g.Order()) {
			for _, u := range k.g.Neighbors(v) {
				if !certificates.Adjacent(k.g, right.order[left.cell[v]], right.order[left.cell[u]]) {
					return true, nil
				}
			}
		}
		return false, nil
	}
	next, err := left.clone()
	if err != nil {
		return false, err
	}
	defer next.drop()
	noted := new(trace)
	if err := next.single(k.base[i], noted); err != nil {
		return false, err
	}
	list := right.members(left.cell[k.base[i]])
	for _, to := range list[:len(list)-int(k.size[i])+1] {
		if apart, err := k.against(next, noted, right, i, to); err != nil || !apart {
			return false, err
		}
	}
	return true, nil
}
