package learn

import (
	"context"

	"topocert/certificates/family"
	"topocert/certificates/language"
)

// Set is a set of vertices, as a condition in the parameters and coordinates, with the running sums of
// 1 over its members.
type Set struct {
	In *Term
	*Totals
}

// mostPeriod bounds the remainders that sets are told apart by.
const mostPeriod = 6

// Set finds a set of vertices that is as wanted in all members: all first, or all last values of a coordinate; or where a sum of
// coordinates, with coefficients, is 0 modulo a small number, perhaps without the last values of a coordinate, or with all
// of these. Wanted is told which vertices are in the set.
func (f *Family) Set(ctx context.Context, wanted func(net *family.Member, params []int64, in []bool) bool) (*Set, error) {
	for k := int64(1); k <= mostPeriod; k++ {
		parts := *f
		parts.divisor = k
		for _, c := range f.conditions(k) {
			if ctx.Err() != nil || !f.chosen(c, wanted) {
				continue
			}
			t, err := parts.members(ctx, c)
			if err == nil && t.Factor == 1 {
				return &Set{c, t}, nil
			}
		}
	}
	return nil, f.missed(ctx, "no set with a period of at most %d, whose sums have no fractions", mostPeriod)
}

// conditions are those of sets with a period of k; for 1 those of the ends of coordinates.
func (f *Family) conditions(k int64) (list []*Term) {
	first := func(i int) *Term { return apply("==", f.coordinate(i), f.ranges[i].Low) }
	last := func(i int) *Term { return apply("==", f.coordinate(i), f.ranges[i].High) }
	for _, s := range f.sums(k)[1:] {
		every := apply("==", mod(s, number(k)), number(0))
		list = append(list, every)
		for i := range f.ranges {
			list = append(list, apply("&&", every, apply("<", f.coordinate(i), f.ranges[i].High)), apply("||", every, last(i)))
		}
	}
	for i := range f.ranges {
		if k == 1 {
			list = append(list, first(i), last(i))
		}
	}
	return list
}

// SetOf is the set by a condition, with sums of those that have no fractions.
func (f *Family) SetOf(ctx context.Context, cond *language.Node) (*Set, error) {
	c, err := f.Term(cond)
	if err != nil {
		return nil, err
	}
	for k := range int64(mostPeriod) {
		parts := *f
		parts.divisor = k + 1
		if t, err := parts.members(ctx, c); err == nil && t.Factor == 1 {
			return &Set{c, t}, nil
		}
	}
	return nil, f.missed(ctx, "no sums with a period of at most %d, and without fractions, count %s", mostPeriod, c)
}

// members are the running sums of 1 over the vertices for which a condition holds.
func (f *Family) members(ctx context.Context, c *Term) (*Totals, error) {
	return f.totals(ctx, f.width(), func(net *family.Member, params []int64, v uint32) int64 {
		return Truth(c.holds(f.member(params).of(v)))
	})
}

// chosen tells whether the vertices for which a condition holds are as wanted, in all members.
func (f *Family) chosen(c *Term, wanted func(net *family.Member, params []int64, in []bool) bool) bool {
	for _, m := range f.everywhere() {
		in := make([]bool, m.Order())
		for v := range in {
			in[v] = c.holds(m.of(uint32(v)))
		}
		if !wanted(m.Member, m.params, in) {
			return false
		}
	}
	return true
}
