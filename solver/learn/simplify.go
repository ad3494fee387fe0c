package learn

import (
	"slices"

	"topocert/certificates/arithmetic"
)

// comparisons are simple conditions on coordinates: of one with the ends of its range, and
// parities.
func (f *Family) comparisons() []*Term {
	var list []*Term
	for i := range f.width() {
		x, g := f.coordinate(i), f.ranges[i]
		if !f.fixed(g.High) || !g.Low.is(0) {
			continue
		}
		for _, b := range []*Term{number(0), number(1), g.High, minus(g.High, number(1))} {
			list = append(list, apply("==", x, b), apply("!=", x, b))
		}
		list = append(list, apply("<", x, minus(g.High, number(1))), apply(">", x, number(1)))
		for c := range int64(2) {
			list = append(list, apply("==", mod(x, number(2)), number(c)))
		}
	}
	return list
}

// simpler returns cases with the same tuple at every vertex of some members, with simpler conditions,
// and without turns where nothing goes around.
func (f *Family) simpler(list []Case, some []*member) []Case {
	var places [][]int64
	for _, m := range some {
		for v := range uint32(m.Order()) {
			if len(places) < 4*mostPlaces {
				places = append(places, m.of(v))
			}
		}
	}
	simple := newConditions(f.comparisons(), places)
	open := simple.where(nil)
	var cases []Case
	for _, c := range list {
		here := slices.Clone(open)
		here.keep(simple.where(c.If))
		if here.empty() {
			continue
		}
		cases = append(cases, Case{f.straight(c.To, places, here), simple.shortest(c.If, open, here, 3)})
		open.remove(here)
	}
	return cases
}

// conditions are simple ones, with the places at which they hold.
type conditions struct {
	places [][]int64
	terms  []*Term
	holds  []set
}

func newConditions(terms []*Term, places [][]int64) *conditions {
	s := &conditions{places: places, terms: terms}
	for _, c := range terms {
		s.holds = append(s.holds, s.where(c))
	}
	return s
}

// where are the places at which a condition holds; nil always does.
func (s *conditions) where(c *Term) set {
	return members(s.places, func(p []int64) bool { return c == nil || c.holds(p) })
}

// shortest finds a condition that holds, among open places, at the given ones: none, or one or more
// simple ones, up to so many, or else the given condition.
func (s *conditions) shortest(c *Term, open, here set, most int) *Term {
	if open.within(here) {
		return nil
	}
	list := s.jointly(open, here, most)
	if list == nil {
		return c
	}
	var terms []*Term
	for _, i := range list {
		terms = append(terms, s.terms[i])
	}
	return all(terms)
}

// jointly finds conditions, one or more, up to so many, that all hold at the given ones of open places
// alone; nil if there are none.
func (s *conditions) jointly(open, here set, most int) []int {
	var hold []int
	left := slices.Clone(open)
	for i, holds := range s.holds {
		if here.within(holds) {
			hold = append(hold, i)
			left.keep(holds)
		}
	}
	if !slices.Equal(left, here) { // not even all together
		return nil
	}
	// joined are so many of some, in their order, that hold at no other of the places left.
	var joined func(n int, some []int, left set) []int
	joined = func(n int, some []int, left set) []int {
		for at, i := range some {
			if n == 1 && left.only(s.holds[i], here) {
				return []int{i}
			}
			if n > 1 {
				both := slices.Clone(left)
				both.keep(s.holds[i])
				if list := joined(n-1, some[:at], both); list != nil {
					return append(list, i)
				}
			}
		}
		return nil
	}
	for n := range most {
		if list := joined(n+1, hold, open); list != nil {
			return list
		}
	}
	return nil
}

// straight replaces remainders that at some places are one end of the range, or have no effect.
func (f *Family) straight(t Tuple, places [][]int64, here set) Tuple {
	out := slices.Clone(t)
	for i, one := range t {
		if one.op != "%" {
			continue
		}
		for _, simple := range []*Term{number(0), f.ranges[i].High, one.args[0]} {
			same := true
			for k, p := range places {
				if here.has(k) && same {
					x, _ := one.Value(p)
					y, ok := simple.Value(p)
					same = ok && x == y
				}
			}
			if same {
				out[i] = simple
				break
			}
		}
	}
	return out
}

// Product is the product of two terms, as a sum of products.
func Product(a, b *Term) *Term { return expanded(apply("*", a, b)) }

// expanded writes sums of products of sums as a sum of products, each of them once.
func expanded(t *Term) *Term {
	var atoms, list []*Term
	var coefs []int64
	var poly func(t *Term) arithmetic.Poly
	poly = func(t *Term) arithmetic.Poly {
		switch {
		case t.op == numeral:
			return arithmetic.Int(t.x)
		case t.op == "+":
			return poly(t.args[0]).Add(poly(t.args[1]))
		case t.op == "-":
			return poly(t.args[0]).Sub(poly(t.args[1]))
		case t.op == "*":
			return poly(t.args[0]).Mul(poly(t.args[1]))
		case t.op == "cond":
			t = cond(t.args[0], expanded(t.args[1]), expanded(t.args[2]))
		}
		i := slices.IndexFunc(atoms, t.equal)
		if i < 0 {
			i, atoms = len(atoms), append(atoms, t)
		}
		return arithmetic.Variable(i)
	}
	for _, m := range poly(t) {
		p := number(1)
		for _, v := range m.Vars {
			p = product(p, atoms[v])
		}
		list, coefs = append(list, p), append(coefs, m.Coef.Int64())
	}
	return weighted(list, coefs, 0, 1)
}
