package learn

import (
	"context"
	"slices"

	"topocert/certificates/family"
	"topocert/certificates/language"
)

// summand is what a term adds for some coordinates: its running sums over these alone, and of each the
// sum over it and those behind, times a factor.
type summand struct {
	at          []int
	term        *Term
	sums, rests []*Term
	factor      int64
}

// Sums finds running sums of a term over the vertices of all members. Where no range depends on
// coordinates, what the term adds for some of them is summed over these alone, and comes as often as
// there are values of the others.
func (f *Family) Sums(ctx context.Context, term *Term) (*Totals, error) {
	if !f.free() {
		return f.Totals(ctx, Valued(term))
	}
	all := &Totals{Factor: 1, Whole: number(0), Sums: slices.Repeat([]*Term{number(0)}, f.width())}
	list := f.summands(term, 1, nil)
	for _, s := range list {
		if s.factor, s.rests = 1, []*Term{s.term}; len(s.at) == 0 {
			continue
		}
		var ranges []Range
		for _, i := range s.at {
			ranges = append(ranges, f.ranges[i])
		}
		g, err := f.lists(ctx, ranges)
		if err != nil {
			return nil, err
		}
		alone := s.term.with(func(i int) *Term {
			if i < f.params {
				return nil
			}
			return g.coordinate(slices.Index(s.at, i-f.params))
		})
		t, err := g.Totals(ctx, Valued(alone))
		if err != nil {
			return nil, err
		}
		s.factor, s.rests = t.Factor, nil
		for q, sum := range t.Sums {
			rest, err := g.behind(sum, q)
			if err != nil {
				return nil, err
			}
			s.sums, s.rests = append(s.sums, s.back(f, sum)), append(s.rests, s.back(f, rest))
		}
		all.Factor = lcm(all.Factor, t.Factor)
	}
	for _, s := range list {
		for i := range f.ranges {
			all.Sums[i] = add(all.Sums[i], times(all.Factor/s.factor, f.before(s, i)))
		}
		all.Whole = add(all.Whole, times(all.Factor/s.factor, product(f.times(s, 0), s.rests[0])))
	}
	for i, sum := range all.Sums {
		all.Sums[i] = expanded(sum)
	}
	all.Whole = expanded(all.Whole)
	return all, nil
}

// behind is a running sum behind the last value of its coordinate, where it is one polynomial there.
func (f *Family) behind(sum *Term, q int) (*Term, error) {
	for sum.op == "cond" {
		var is []bool
		for _, m := range f.small {
			for v := range uint32(m.Order()) {
				here := slices.Clone(m.of(v))
				if high, ok := f.ranges[q].High.Value(here); ok {
					here[f.params+q] = high + 1
					is = append(is, sum.args[0].holds(here))
				}
			}
		}
		if len(is) == 0 || slices.Contains(is, !is[0]) {
			return nil, f.failed("the sum over %s has several forms", f.ranges[q].Name)
		}
		sum = sum.args[map[bool]int{true: 1, false: 2}[is[0]]]
	}
	return sum.with(func(i int) *Term {
		if i == f.params+q {
			return f.side(q)
		}
		return nil
	}), nil
}

// AtDepth finds running sums of how many vertices have a value of a term, in the parameters.
func (f *Family) AtDepth(ctx context.Context, term *Term, depth string) (*Totals, error) {
	c, err := language.Parse(depth)
	if err != nil {
		return nil, err
	}
	t, err := f.terms(f.names[:f.params], []*language.Node{c.Expr})
	if err != nil {
		return nil, err
	}
	if parts := f.summands(term, 1, nil); t[0].op == numeral && len(parts) == f.width() && f.free() {
		if all, err := f.levels(ctx, parts, t[0].x); err == nil {
			return all, nil
		}
	}
	return f.Totals(ctx, Valued(apply("==", term, t[0])))
}

// levels is AtDepth for a number, where each summand of the term has one coordinate and is 0 at least: one
// has a part of the depth, and those behind the rest.
func (f *Family) levels(ctx context.Context, parts []*summand, depth int64) (*Totals, error) {
	all := &Totals{Factor: 1, Whole: number(0), Sums: slices.Repeat([]*Term{number(0)}, len(parts))}
	if len(parts) == 0 {
		all.Whole = number(Truth(depth == 0))
		return all, nil
	}
	i := f.width() - len(parts)
	if !slices.Equal(parts[0].at, []int{i}) {
		return nil, f.failed("no sums of distances along single coordinates")
	}
	g, err := f.lists(ctx, f.ranges[i:i+1])
	if err != nil {
		return nil, err
	}
	alone := parts[0].term.with(func(k int) *Term {
		if k < f.params {
			return nil
		}
		return g.coordinate(0)
	})
	for here := range depth + 1 {
		rest, err := f.levels(ctx, parts[1:], depth-here)
		if err != nil {
			return nil, err
		}
		if rest.Whole.is(0) {
			continue
		}
		is := g.met(apply("==", alone, number(here)))
		if is == nil {
			return nil, f.failed("more than two places at a distance of %d along %s, or none near its ends", here, f.ranges[i].Name)
		}
		for _, p := range is[1:] {
			all.Sums[0] = add(all.Sums[0], product(cond(apply("<=", f.coordinate(i), p), number(0), number(1)), rest.Whole))
			all.Whole = add(all.Whole, rest.Whole)
		}
		for k, sum := range rest.Sums {
			all.Sums[k+1] = add(all.Sums[k+1], cond(apply("==", parts[0].term, number(here)), sum, number(0)))
		}
	}
	all.Whole = expanded(all.Whole)
	return all, nil
}

// Valued evaluates a term at vertices.
func Valued(t *Term) func(net *family.Member, params []int64, v uint32) int64 {
	return func(net *family.Member, params []int64, v uint32) int64 {
		x, _ := t.Value(slices.Concat(params, net.Coordinates(v)))
		return x
	}
}

// PairSums finds running sums of a term over all two vertices, the source first, by names of both.
func (f *Family) PairSums(ctx context.Context, p *Pairs, source, target []string) (*Totals, error) {
	var ranges []Range
	for _, names := range [][]string{source, target} {
		named := func(i int) *Term {
			if i < f.params {
				return nil
			}
			return slot(i, names[i-f.params])
		}
		for i, r := range f.ranges {
			one := Range{Name: names[i], Low: r.Low.with(named), High: r.High.with(named)}
			if r.If != nil {
				one.If = r.If.with(named)
			}
			ranges = append(ranges, one)
		}
	}
	both, err := f.lists(ctx, ranges)
	if err != nil {
		return nil, err
	}
	return both.Sums(ctx, p.Term.with(func(i int) *Term {
		if i < f.params {
			return nil
		}
		return both.coordinate((i - f.params + f.width()) % (2 * f.width()))
	}))
}

// met are the values of the only coordinate for which a condition holds, two at most, near the ends of
// its range; behind 0, for no such values.
func (f *Family) met(c *Term) []*Term {
	var ends []*Term
	for k := range int64(4) {
		ends = append(ends, add(f.ranges[0].Low, number(k)), minus(f.ranges[0].High, number(k)))
	}
	tried := [][]*Term{{number(0)}}
	for i, a := range ends {
		tried = append(tried, []*Term{number(0), a})
		for _, b := range ends[:i] {
			tried = append(tried, []*Term{number(0), b, a})
		}
	}
	slices.SortStableFunc(tried, func(a, b []*Term) int { return len(a) - len(b) })
	for _, list := range tried {
		if !slices.ContainsFunc(f.everywhere(), func(m *member) bool {
			return slices.ContainsFunc(upTo(m.Order()), func(v int) bool {
				here, n := m.of(uint32(v)), int64(0)
				for _, p := range list[1:] {
					x, _ := p.Value(here)
					n += Truth(x == here[f.params])
				}
				return n != Truth(c.holds(here))
			})
		}) {
			return list
		}
	}
	return nil
}

// free tells whether no range depends on coordinates.
func (f *Family) free() bool {
	return !slices.ContainsFunc(f.ranges, func(r Range) bool {
		return slices.ContainsFunc([]*Term{r.Low, r.High, r.If}, func(t *Term) bool { return t != nil && len(f.used(t)) > 0 })
	})
}

// used are the coordinates in a term.
func (f *Family) used(t *Term) (list []int) {
	for i := range f.ranges {
		if t.uses(f.params + i) {
			list = append(list, i)
		}
	}
	return list
}

// summands adds what a term adds, with a sign, to a list: together what has the same coordinates.
func (f *Family) summands(t *Term, sign int64, list []*summand) []*summand {
	if t.op == "+" || t.op == "-" && len(t.args) == 2 {
		second := sign
		if t.op == "-" {
			second = -sign
		}
		return f.summands(t.args[1], second, f.summands(t.args[0], sign, list))
	}
	at := f.used(t)
	for _, s := range list {
		if slices.Equal(s.at, at) {
			s.term = weighted([]*Term{s.term, t}, []int64{1, sign}, 0, 1)
			return list
		}
	}
	return append(list, &summand{at: at, term: weighted([]*Term{t}, []int64{sign}, 0, 1)})
}

// times is how many values there are of the coordinates from one on that a summand has not.
func (f *Family) times(s *summand, from int) *Term {
	n := number(1)
	for j := from; j < f.width(); j++ {
		if !slices.Contains(s.at, j) {
			n = product(n, minus(f.side(j), f.ranges[j].Low))
		}
	}
	return n
}

// before is what a summand adds where a coordinate is smaller.
func (f *Family) before(s *summand, i int) *Term {
	q := 0
	for q < len(s.at) && s.at[q] < i {
		q++
	}
	often := f.times(s, i+1)
	switch {
	case q == len(s.at):
		return product(product(often, minus(f.coordinate(i), f.ranges[i].Low)), times(s.factor, s.term))
	case s.at[q] > i:
		return product(product(often, minus(f.coordinate(i), f.ranges[i].Low)), s.rests[q])
	}
	return product(often, s.sums[q])
}

// back is a term of the summand's own coordinates in the family's.
func (s *summand) back(f *Family, t *Term) *Term {
	return t.with(func(i int) *Term {
		if i < f.params {
			return nil
		}
		return f.coordinate(s.at[i-f.params])
	})
}
