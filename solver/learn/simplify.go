package learn

import "slices"

// comparisons are simple conditions on coordinates: of one with the ends of its range, and
// parities.
func (f *Family) comparisons() []*Term {
	var list []*Term
	for i := range f.width() {
		x, g := f.coordinate(i), f.ranges[i]
		if !f.constant(g.high) && !f.inParameters(g.high) || !g.low.is(0) {
			continue
		}
		for _, b := range []*Term{number(0), number(1), g.high, minus(g.high, number(1))} {
			list = append(list, apply("==", x, b), apply("!=", x, b))
		}
		list = append(list, apply("<", x, minus(g.high, number(1))), apply(">", x, number(1)))
		for c := range int64(2) {
			list = append(list, apply("==", mod(x, number(2)), number(c)))
		}
	}
	return list
}

// simpler returns cases with the same tuple at every vertex of every member for which a condition
// on the parameters holds, nil for all, with simpler conditions, and without turns where nothing
// goes around.
func (f *Family) simpler(list []Case, domain *Term) []Case {
	var places [][]int64
	for _, m := range f.everywhere() {
		if domain != nil && !domain.holds(m.params) {
			continue
		}
		for v := range uint32(m.Order()) {
			if len(places) < 4*mostPlaces {
				places = append(places, m.of(v))
			}
		}
	}
	column := func(c *Term) set { return members(places, func(p []int64) bool { return c == nil || c.holds(p) }) }
	simple := f.comparisons()
	var columns []set
	for _, c := range simple {
		columns = append(columns, column(c))
	}
	open := column(nil)
	var made []Case
	for _, c := range list {
		here := slices.Clone(open)
		here.keep(column(c.If))
		if here.empty() {
			continue
		}
		made = append(made, Case{f.straight(c.To, places, here), shortest(c.If, simple, columns, open, here)})
		open.remove(here)
	}
	return made
}

// shortest finds a condition that holds, among open places, at the given ones: none, one or two
// simple ones, or else the given condition.
func shortest(c *Term, simple []*Term, columns []set, open, here set) *Term {
	if open.within(here) {
		return nil
	}
	same := func(list ...set) bool {
		for w, x := range open {
			for _, s := range list {
				x &= s[w]
			}
			if x != here[w] {
				return false
			}
		}
		return true
	}
	var hold []int
	for i, s := range columns {
		if same(s) {
			return simple[i]
		}
		if here.within(s) {
			hold = append(hold, i)
		}
	}
	for a, i := range hold {
		for _, j := range hold[:a] {
			if same(columns[i], columns[j]) {
				return apply("&&", simple[j], simple[i])
			}
		}
	}
	for a, i := range hold {
		for b, j := range hold[:a] {
			for _, k := range hold[:b] {
				if same(columns[i], columns[j], columns[k]) {
					return all([]*Term{simple[k], simple[j], simple[i]})
				}
			}
		}
	}
	return c
}

// straight replaces remainders that at some places are one end of the range, or have no effect.
func (f *Family) straight(t Tuple, places [][]int64, here set) Tuple {
	made := slices.Clone(t)
	for i, one := range t {
		if one.op != "%" {
			continue
		}
		for _, simple := range []*Term{number(0), f.ranges[i].high, one.args[0]} {
			same := true
			for k, p := range places {
				if here.has(k) && same {
					x, _ := one.Value(p)
					y, ok := simple.Value(p)
					same = ok && x == y
				}
			}
			if same {
				made[i] = simple
				break
			}
		}
	}
	return made
}
