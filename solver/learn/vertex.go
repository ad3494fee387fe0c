package learn

import (
	"cmp"
	"context"
	"encoding/binary"
	"slices"

	"topocert/certificates/family"
)

// places are the terms in the parameters that coordinate i of a vertex may have, the simplest
// first: the ends and the middle of its range, near them, and what the text has.
func (f *Family) places(i int) []*Term {
	low, high := f.ranges[i].Low, f.ranges[i].High
	nothing := func(int) *Term { return nil }
	first := func(t *Term) *Term { return t.with(nothing) }
	list := []*Term{first(low), first(high)}
	for c := int64(-1); c <= 8; c++ {
		list = append(list, number(c))
	}
	side := f.side(i)
	parts := []*Term{side}
	for p := range f.params {
		parts = append(parts, f.parameter(p))
	}
	parts = append(parts, f.shifts()...)
	for p := range f.params {
		for q := range f.params {
			if q != p {
				parts = append(parts, minus(f.parameter(p), f.parameter(q)))
			}
			if q < p {
				parts = append(parts, add(f.parameter(q), f.parameter(p)))
			}
		}
	}
	for p := range f.params {
		parts = append(parts, times(2, f.parameter(p)), times(3, f.parameter(p)))
		for q := range f.params {
			if q != p {
				parts = append(parts, add(times(2, f.parameter(p)), f.parameter(q)), minus(times(2, f.parameter(p)), f.parameter(q)))
			}
		}
	}
	for _, t := range parts {
		for c := int64(-3); c <= 3; c++ {
			list = append(list, add(t, number(c)))
			for d := int64(2); d <= 4; d++ {
				list = append(list, floor(add(t, number(c)), d))
			}
		}
	}
	for p := range f.params {
		for d := int64(1); d <= 2; d++ {
			for c := range int64(2) {
				list = append(list, mod(add(floor(f.parameter(p), d), number(c)), number(2)))
			}
		}
	}
	// Those before with other coordinates in them are no terms in the parameters.
	list = slices.DeleteFunc(list, func(t *Term) bool {
		for j := range f.width() {
			if t.uses(f.params + j) {
				return true
			}
		}
		return false
	})
	slices.SortStableFunc(list, func(a, b *Term) int { return cmp.Compare(a.size(), b.size()) })
	return f.distinct(list)
}

// distinct keeps the first of terms in the parameters with the same values in all members.
func (f *Family) distinct(list []*Term) []*Term {
	seen := make(map[string]bool)
	return slices.DeleteFunc(slices.Clone(list), func(t *Term) bool {
		var key []byte
		for _, m := range f.everywhere() {
			x, ok := t.Value(m.params)
			key = binary.AppendVarint(append(key, byte(Truth(ok))), x)
		}
		before := seen[string(key)]
		seen[string(key)] = true
		return before
	})
}

// Vertex finds a vertex as a tuple of terms in the parameters, for which a condition holds in
// all members that are sampled. Where no tuple fits all, it has cases by remainders of
// parameters, or by which is larger.
func (f *Family) Vertex(ctx context.Context, holds func(net *family.Member, params []int64, v uint32) bool) (Tuple, error) {
	var wishes []wish
	for _, m := range f.everywhere() {
		w, some := wish{m, make([]bool, m.Order())}, false
		for v := range w.wanted {
			w.wanted[v] = holds(m.Member, m.params, uint32(v))
			some = some || w.wanted[v]
		}
		if !some {
			return nil, f.failed("no vertex of %s has what is wanted", m.Name())
		}
		if err := ctx.Err(); err != nil {
			return nil, f.stopped(err)
		}
		wishes = append(wishes, w)
	}
	plain := func(_ *Term, some []wish) Tuple { return f.vertex(some) }
	if t := f.vertex(wishes); t != nil {
		return t, nil
	}
	for _, by := range f.splits() {
		if t := casewise(by, wishes, fewest, plain); t != nil {
			return t, nil
		}
	}
	for _, outer := range f.splits() {
		if len(outer) > 2 {
			continue
		}
		for _, inner := range f.splits() {
			if err := ctx.Err(); err != nil {
				return nil, f.stopped(err)
			}
			t := casewise(outer, wishes, fewest, func(_ *Term, some []wish) Tuple {
				if t := f.vertex(some); t != nil {
					return t
				}
				return casewise(inner, some, fewest, plain)
			})
			if t != nil {
				return t, nil
			}
		}
	}
	return nil, f.failed("no tuple of terms is a vertex with what is wanted in all %d members", len(wishes))
}

// fewest is how many members a case must have, so that a tuple says something.
const fewest = 4

// wish is a member with the vertices that are wanted.
type wish struct {
	*member
	wanted []bool
}

func (w wish) variables() []int64 { return w.params }

// fits tells whether a tuple is a wanted vertex.
func (w wish) fits(t Tuple) bool {
	v := w.vertex(t)
	return v != none && w.wanted[v]
}

// casewise finds a tuple for each of several conditions, which fits wherever it holds, and joins them:
// rather one that there is than another. There are none or so many of the list at least for each.
func casewise[T interface {
	variables() []int64
	fits(Tuple) bool
}](by []*Term, list []T, least int, find func(c *Term, some []T) Tuple) Tuple {
	var found []Tuple
	var when []*Term
	for _, c := range by {
		some := slices.DeleteFunc(slices.Clone(list), func(x T) bool { return !c.holds(x.variables()) })
		if len(some) == 0 {
			continue
		}
		if len(some) < least {
			return nil
		}
		k := slices.IndexFunc(found, func(t Tuple) bool { return !slices.ContainsFunc(some, func(x T) bool { return !x.fits(t) }) })
		if k >= 0 {
			when[k] = apply("||", when[k], c)
			continue
		}
		t := find(c, some)
		if t == nil {
			return nil
		}
		found, when = append(found, t), append(when, c)
	}
	return cases(found, when)
}

// cases joins tuples, each for a condition; the one with the longest comes last and is for all
// that is left.
func cases(list []Tuple, when []*Term) Tuple {
	if len(list) == 0 {
		return nil
	}
	last := 0
	for i, c := range when {
		if c.size() > when[last].size() {
			last = i
		}
	}
	whole := slices.Clone(list[last])
	for i := len(list) - 1; i >= 0; i-- {
		for j := range whole {
			if i != last {
				whole[j] = cond(when[i], list[i][j], whole[j])
			}
		}
	}
	return whole
}

// splits are ways to tell members apart by their parameters.
func (f *Family) splits() [][]*Term {
	var list [][]*Term
	moduli := []int64{2, 3, 4}
	for _, k := range f.steps() {
		for _, k := range []int64{k, 2 * k} {
			if !slices.Contains(moduli, k) {
				moduli = append(moduli, k)
			}
		}
	}
	for p := range f.params {
		for q := range f.params {
			if q != p {
				for c := int64(1); c <= 2; c++ {
					list = append(list, []*Term{apply("<=", times(c, f.parameter(p)), f.parameter(q)), apply(">", times(c, f.parameter(p)), f.parameter(q))})
				}
			}
		}
	}
	for _, k := range moduli {
		for p := range f.params {
			var by []*Term
			for r := range k {
				by = append(by, apply("==", mod(f.parameter(p), number(k)), number(r)))
			}
			list = append(list, by)
		}
	}
	return list
}

// vertex finds the tuple, of few parts, whose vertex is wanted in each member.
func (f *Family) vertex(wishes []wish) Tuple {
	// Of each coordinate, the places with their values, one member after another.
	type placed struct {
		t      *Term
		values []int64
	}
	columns := make([][]placed, f.width())
	for i := range columns {
		for _, t := range f.places(i) {
			one := placed{t: t}
			for _, w := range wishes {
				x, ok := t.Value(w.params)
				if !ok {
					x = -1 << 40
				}
				one.values = append(one.values, x)
			}
			columns[i] = append(columns[i], one)
		}
	}
	start := make([][]uint32, len(wishes))
	for j, w := range wishes {
		for v, is := range w.wanted {
			if is {
				start[j] = append(start[j], uint32(v))
			}
		}
	}
	tuple := make(Tuple, f.width())
	var best Tuple
	looked := 0
	// Fitting are the wanted vertices of each member that have the coordinates before i.
	var walk func(i, size int, fitting [][]uint32)
	walk = func(i, size int, fitting [][]uint32) {
		if i == f.width() {
			best = slices.Clone(tuple)
			return
		}
	places:
		for _, one := range columns[i] {
			if looked++; looked > mostTuples || best != nil && size+one.t.size() >= best.size() {
				return // those that follow are not smaller
			}
			next := make([][]uint32, len(wishes))
			for j, w := range wishes {
				for _, v := range fitting[j] {
					if w.of(v)[f.params+i] == one.values[j] {
						next[j] = append(next[j], v)
					}
				}
				if len(next[j]) == 0 {
					continue places
				}
			}
			tuple[i] = one.t
			walk(i+1, size+one.t.size(), next)
		}
	}
	walk(0, 0, start)
	return best
}

// Farthest finds a vertex at the largest distance from a root.
func (f *Family) Farthest(ctx context.Context, root Tuple) (Tuple, error) {
	want, err := f.tables(root)
	if err != nil {
		return nil, err
	}
	byNet := make(map[*family.Member][]int64)
	most := make(map[*family.Member]int64)
	for m, list := range want {
		byNet[m.Member], most[m.Member] = list, slices.Max(list)
	}
	return f.Vertex(ctx, func(net *family.Member, _ []int64, v uint32) bool { return byNet[net][v] == most[net] })
}
