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
