package learn

import (
	"context"
	"math/bits"
	"slices"

	"topocert/certificates/family"
)

// Limits on bounds.
const (
	mostItems = 8 // neighbours of the text, some of which are left out
	mostLower = 4000
)

// Upper finds a term that is nowhere negative, and of which each vertex but the root has a
// neighbour whose value is lower by 1: so it is at least the distance from the root. It is at most
// a given term in the parameters. It is the distance in a network with fewer links: without some of
// the neighbours of the text.
func (f *Family) Upper(ctx context.Context, root Tuple, most *Term) (*Term, error) {
	if _, err := f.tables(root); err != nil {
		return nil, err
	}
	if len(f.items) > mostItems {
		return nil, f.failed("%d neighbours in the text, want at most %d", len(f.items), mostItems)
	}
	sets := upTo(1 << len(f.items))
	slices.SortStableFunc(sets, func(a, b int) int { return bits.OnesCount(uint(b)) - bits.OnesCount(uint(a)) })
	for _, set := range sets {
		want := f.without(set, root, most)
		if want == nil {
			continue
		}
		if t, err := f.potential(ctx, root, want); err == nil {
			return t, nil
		} else if err := ctx.Err(); err != nil {
			return nil, f.stopped(err)
		}
	}
	return nil, f.failed("no term of at most %s for the distance from %s, or for that with fewer links", most, root)
}

// without returns the distances with the links of some neighbours of the text alone, nil if one is
// infinite or beyond a bound.
func (f *Family) without(set int, root Tuple, most *Term) table {
	all := make(table)
	for _, m := range f.everywhere() {
		fewer := make([][]uint32, m.Order())
		for i, it := range f.items {
			if set>>i&1 == 0 {
				continue
			}
			m.links(it, func(v, u uint32) { fewer[v], fewer[u] = append(fewer[v], u), append(fewer[u], v) })
		}
		bound, _ := most.Value(m.params)
		level := breadthFirst(m.Order(), m.vertex(root), func(v uint32) []uint32 { return fewer[v] })
		if slices.Min(level) < 0 || slices.Max(level) > bound {
			return nil
		}
		all[m] = level
	}
	return all
}

// Lower finds a term that is at most 0 at the root, and that no link changes by more than 1: so it
// is at most the distance. At the vertex that it returns too, it is at least a given term in the
// parameters. It is a sum of coordinates, each counted from the root around its ring or not, with
// coefficients and over a small divisor; or the largest such coordinate.
func (f *Family) Lower(ctx context.Context, root Tuple, least *Term) (*Term, Tuple, error) {
	tried := 0
	for _, t := range f.lowers(root) {
		if tried++; tried > mostLower || ctx.Err() != nil {
			break
		}
		if !f.smooth(t, root, least) {
			continue
		}
		far, err := f.Vertex(ctx, func(net *family.Member, params []int64, v uint32) bool {
			x, _ := t.Value(slices.Concat(params, net.Coordinates(v)))
			bound, _ := least.Value(params)
			return x >= bound
		})
		if err == nil {
			return t, far, nil
		}
	}
	return nil, nil, f.missed(ctx, "none of %d terms is at least %s somewhere, and changes along no link by more than 1", tried, least)
}

// smooth tells whether a term is at most 0 at the root, changes by at most 1 along links, and
// reaches a bound, in all members.
func (f *Family) smooth(t *Term, root Tuple, least *Term) bool {
	for _, m := range f.everywhere() {
		bound, known := least.Value(m.params)
		values, ok := m.along(t, func(x, y int64) bool { return max(x-y, y-x) <= 1 })
		if !known || !ok || slices.Max(values) < bound || values[m.vertex(root)] > 0 {
			return false
		}
	}
	return true
}

// lowers are the terms that Lower tries, the shorter ones first.
func (f *Family) lowers(root Tuple) []*Term {
	var away [][]*Term // of each coordinate
	for i := range f.width() {
		x, side := f.coordinate(i), f.side(i)
		from := x
		if !root[i].is(0) {
			from = apply("abs", minus(x, root[i]))
		}
		list := []*Term{from}
		if f.fixed(side) {
			list = append(list, apply("min", from, minus(side, from)))
		}
		away = append(away, list)
	}
	var terms []*Term
	for _, s := range sumsOf(away, 3)[1:] {
		for d := int64(1); d <= 3; d++ {
			for c := range d {
				terms = append(terms, floor(add(s, number(c)), d))
			}
		}
	}
	if len(away) > 1 {
		var largest, folded []*Term
		for _, list := range away {
			largest, folded = append(largest, list[0]), append(folded, list[len(list)-1])
		}
		terms = append(terms, apply("max", largest...), apply("max", folded...))
	}
	slices.SortStableFunc(terms, func(a, b *Term) int { return a.size() - b.size() })
	return terms
}
