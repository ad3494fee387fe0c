package learn

import "slices"

// Steps and shifts are what the atoms of forms are made of: they come from the family's text.

// steps returns the numbers of at least 2 in the neighbours: steps of circulants, divisors,
// moduli.
func (f *Family) steps() []int64 {
	var list []int64
	for _, it := range f.items {
		for _, t := range slices.Concat(it.to, it.conds) {
			t.each(func(t *Term) {
				if t.op == numeral && t.x >= 2 && t.x <= 9 && !slices.Contains(list, t.x) {
					list = append(list, t.x)
				}
			})
		}
	}
	slices.Sort(list)
	return list
}

// inParameters tells whether a term has parameters alone, and at least one.
func (f *Family) inParameters(t *Term) bool {
	some, other := false, false
	t.each(func(t *Term) {
		if t.op == variable {
			some = some || int(t.x) < f.params
			other = other || int(t.x) >= f.params
		}
	})
	return some && !other
}

// shifts returns the terms in the parameters that the text has, no variables themselves:
// ⌊n/2⌋, m-1, 2*m. Quotients come first.
func (f *Family) shifts() []*Term {
	var list []*Term
	var visit func(t *Term, rounded bool)
	visit = func(t *Term, rounded bool) {
		if t == nil {
			return
		}
		if t.op != variable && !rounded && t.strength() >= 4 && f.inParameters(t) && t.size() <= 8 && !slices.ContainsFunc(list, t.equal) {
			list = append(list, t)
		}
		for _, a := range t.args {
			visit(a, t.op == "floor" || t.op == "ceil")
		}
	}
	for _, it := range f.items {
		for _, t := range slices.Concat(it.to, it.conds) {
			visit(t, false)
		}
	}
	for _, g := range f.ranges {
		visit(g.high, false)
	}
	slices.SortStableFunc(list, func(a, b *Term) int { return int(truth(a.op != "floor") - truth(b.op != "floor")) })
	return list
}

// addends returns the numbers and terms in the parameters that the text adds to coordinates.
func (f *Family) addends() []*Term {
	list := []*Term{number(1)}
	for _, it := range f.items {
		for _, t := range it.to {
			t.each(func(t *Term) {
				if (t.op != "+" && t.op != "-") || len(t.args) != 2 {
					return
				}
				for _, a := range t.args {
					if (f.constant(a) || f.inParameters(a)) && !slices.ContainsFunc(list, a.equal) {
						list = append(list, a)
					}
				}
			})
		}
	}
	return list
}

// side is how many values a coordinate has, if its range begins at 0.
func (f *Family) side(i int) *Term { return add(f.ranges[i].high, number(1)) }

// atoms returns what forms for coordinates are made of, at several stages: the later ones have
// more of them. The parameters are those that count, all if nil.
func (f *Family) atoms(coords []int, params []int, root Tuple) [][]atom {
	var plain, remains, odd []atom
	for _, i := range coords {
		plain = append(plain, atom{f.coordinate(i), 1, true})
	}
	for _, p := range params {
		plain = append(plain, atom{f.parameter(p), 1, true})
	}
	for _, p := range params {
		plain = append(plain, atom{floor(f.parameter(p), 2), 2, false})
	}
	for _, i := range coords {
		x, side := f.coordinate(i), f.side(i)
		for _, k := range f.steps() {
			back := minus(side, x)
			if _, constant := side.Value(nil0(f)); constant && !f.inParameters(side) {
				continue
			}
			remains = append(remains, atom{floor(x, k), 2, false}, atom{mod(x, number(k)), 2, true},
				atom{floor(back, k), 3, false}, atom{mod(back, number(k)), 3, true})
		}
	}
	for a, i := range coords {
		x := f.coordinate(i)
		if !root[i].is(0) {
			odd = append(odd, atom{apply("abs", minus(x, root[i])), 2, true})
		}
		for _, t := range f.shifts() {
			if t.op == "floor" || t.op == "/" {
				odd = append(odd, atom{apply("abs", minus(x, t)), 3, true})
			}
		}
		for _, j := range coords[:a] {
			y := f.coordinate(j)
			odd = append(odd, atom{apply("abs", minus(y, x)), 3, false}, atom{mod(add(y, x), number(2)), 3, false})
		}
		odd = append(odd, atom{mod(x, number(2)), 3, false})
	}
	var back []atom
	for _, i := range coords {
		if f.inParameters(f.side(i)) {
			back = append(back, atom{minus(f.side(i), f.coordinate(i)), 1, true})
		}
	}
	stages := [][]atom{plain}
	if len(remains) > 0 {
		stages = append(stages, slices.Concat(plain[:len(coords)+len(params)], remains))
	}
	return append(stages, slices.Concat(plain, odd), slices.Concat(plain[:len(coords)], back, odd))
}

// nil0 are zeros for all variables.
func nil0(f *Family) []int64 { return make([]int64, len(f.names)) }
