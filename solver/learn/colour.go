package learn

import (
	"context"
	"slices"

	"topocert/solver/distance"
)

// Colour finds a colouring with k colours, 0 … k-1, such that links join different ones: a sum
// of coordinates, with coefficients, modulo k; or with one colour more at the end of a ring.
func (f *Family) Colour(ctx context.Context, k int64) (*Term, error) {
	if k < 2 {
		return nil, f.failed("%d colours, want 2 at least", k)
	}
	var list []*Term
	sums := f.sums(k)
	for _, s := range sums {
		list = append(list, mod(s, number(k)))
	}
	if k > 2 { // at the end of a ring there may be another colour, or one may be added
		var ends []*Term
		for i := range f.width() {
			ends = append(ends, apply("==", f.coordinate(i), f.ranges[i].High))
		}
		for _, s := range f.sums(2) {
			for _, c := range ends {
				list = append(list, cond(c, number(2), mod(s, number(2))))
			}
		}
		for _, s := range sums {
			for _, c := range ends {
				for extra := int64(1); extra < k; extra++ {
					list = append(list, mod(add(s, cond(c, number(extra), number(0))), number(k)))
				}
			}
		}
	}
	for _, t := range list {
		if ctx.Err() == nil && f.proper(t) {
			return t, nil
		}
	}
	if k == 2 {
		for _, m := range f.everywhere() {
			if _, odd := distance.TwoColouring(Graph(m.Member)); odd != nil {
				return nil, f.failed("%s has an odd closed walk, through the link of %s and %s", m.Name(), m.Label(odd[0]), m.Label(odd[len(odd)-1]))
			}
		}
	}
	return nil, f.missed(ctx, "no sum of coordinates modulo %d is a colouring", k)
}

// sums lists the sums of coordinates, of halves and quarters of them, with coefficients below k.
func (f *Family) sums(k int64) []*Term {
	var whole, parts [][]*Term
	for i := range f.width() {
		x := f.coordinate(i)
		whole, parts = append(whole, []*Term{x}), append(parts, []*Term{floor(x, 2)})
		if f.ranges[i].Low.is(0) && f.ranges[i].High.op == numeral && f.ranges[i].High.x <= 7 {
			parts = append(parts, []*Term{floor(x, 4)})
		}
	}
	return sumsOf(append(whole, parts...), k-1)
}

// mostTerms is how many sums are enough.
const mostTerms = 8000

// sumsOf are the sums of terms times numbers up to a bound, at most one of each list, the shorter
// ones first: 0 is the first.
func sumsOf(lists [][]*Term, most int64) []*Term {
	sums := []*Term{number(0)}
	for _, list := range lists {
		if len(sums) > mostTerms {
			break
		}
		for _, s := range sums {
			for _, t := range list {
				for c := int64(1); c <= most; c++ {
					sums = append(sums, add(s, times(c, t)))
				}
			}
		}
	}
	slices.SortStableFunc(sums, func(a, b *Term) int { return a.size() - b.size() })
	return sums
}

// along evaluates a term at all vertices, and tells whether it has values that are as they should be
// at the ends of each link.
func (m *member) along(t *Term, fits func(x, y int64) bool) (values []int64, ok bool) {
	values = make([]int64, m.Order())
	for v := range values {
		if values[v], ok = t.Value(m.of(uint32(v))); !ok {
			return nil, false
		}
		for _, u := range m.Neighbors(uint32(v)) {
			if int(u) < v && !fits(values[v], values[u]) {
				return nil, false
			}
		}
	}
	return values, true
}

// proper tells whether a term has different values at the ends of each link.
func (f *Family) proper(t *Term) bool {
	return !slices.ContainsFunc(f.everywhere(), func(m *member) bool {
		_, ok := m.along(t, func(x, y int64) bool { return x != y })
		return !ok
	})
}
