package automata

import (
	"slices"

	"topocert/certificates/language"
)

// Conditions on each place of a range, and sums over one: all i in A..B, sum i in A..B. The variable is a place; or a place over a
// number that divides it, where A and B are so. A sum is a number more, of which a comparison says that there is one.

// limits are a case of a range's ends, times the number by which its places are divided.
type limits struct {
	when      *formula
	low, high place
}

// span is a range: that it has no place but 0..n-1; and, where a place more is known, that it is in the range, and what the names stand
// for then.
type span struct {
	fits, inside *formula
	in           scope
}

func (m *formulas) always() *formula               { return m.negated(m.never()) }
func (m *formulas) everyPlace(f *formula) *formula { return m.negated(m.somePlace(m.negated(f))) }
func (m *formulas) digit(i, mark int, z int64) *formula {
	return m.one(formula{op: 'd', track: i, mark: mark, digit: z})
}

// multiple is a number of times a form, where that is a place.
func (m *formulas) multiple(times int64, f form) (place, bool) {
	switch {
	case f.isNumber():
		return place{nothing, m.small(times * f.place.offset)}, true
	case f.over == 0:
		return f.place, times == max(1, f.share)
	}
	return place{}, false
}

// endsOf reads the ends of a range, and by which number its places are divided, if that is 0.
func (m *formulas) endsOf(r language.Range, s scope, step int64) (list []limits, by int64) {
	if len(r.Names) != 1 || r.In.Op != language.To {
		m.beyond(r.In, "a variable in a range of places")
		return nil, 1
	}
	a, b := m.term(r.In.Args[0], s), m.term(r.In.Args[1], s)
	if step == 0 {
		step = 1
		if i := slices.IndexFunc(slices.Concat(a, b), func(c case_) bool { return c.is.share > 1 }); i >= 0 {
			step = slices.Concat(a, b)[i].is.share
		}
	}
	for _, x := range a {
		for _, y := range b {
			low, is := m.multiple(step, x.is)
			high, also := m.multiple(step, y.is)
			if !is || !also {
				m.beyond(r.In, "a range of places, or of places divided by one number")
				return nil, 1
			}
			list = append(list, limits{m.together(x.when, y.when), low, high})
		}
	}
	if len(list) > maxCases {
		m.fail("a range of more than %d cases, want fewer", maxCases)
	}
	return list, step
}

// spanOf reads a range of places.
func (m *formulas) spanOf(r language.Range, s scope) (x span) {
	near, step := m.endsOf(r, s, 0)
	here := place{s.places, 0}
	spot := form{place: here}
	if step > 1 {
		spot.share = step
	}
	x.in = s
	x.in.places++
	if x.in.places > maxPlaces {
		m.fail("more than %d places that are known at once, want fewer", maxPlaces)
	}
	far, _ := m.endsOf(r, x.in, step)
	if m.err != nil {
		return x
	}
	x.in = x.in.with(r.Names[0], spot)
	var fits, known, inside []*formula
	for _, e := range near {
		fits = append(fits, m.together(e.when, m.either(m.before(e.high, e.low), m.together(m.fromZero(e.low), m.before(e.high, place{length, 0})))))
	}
	for _, e := range far {
		known = append(known, e.when)
		inside = append(inside, m.together(e.when, m.together(m.negated(m.before(here, e.low)), m.negated(m.before(e.high, here)))))
	}
	x.fits, x.inside = m.together(m.joined(fits), m.everyPlace(m.joined(known))), m.joined(inside)
	if step > 1 {
		x.inside = m.together(x.inside, m.one(formula{op: 'r', mark: here.item, by: step, digit: 0}))
	}
	return x
}

// every reads what holds for all values of some variables.
func (m *formulas) every(list []language.Range, s scope, of func(scope) truth) truth {
	if len(list) == 0 {
		return of(s)
	}
	x := m.spanOf(list[0], s)
	if m.err != nil {
		return truth{}
	}
	when, t := m.condition(list[0].If, x.in), m.every(list[1:], x.in, of)
	if m.err != nil {
		return truth{}
	}
	yes, no, outside := m.either(when.no, m.together(when.yes, t.yes)), m.together(when.yes, t.no), m.negated(x.inside)
	return truth{
		m.together(x.fits, m.everyPlace(m.either(outside, yes))),
		m.together(x.fits, m.together(m.somePlace(m.together(x.inside, no)), m.everyPlace(m.either(outside, m.either(yes, no))))),
	}
}

// sums is how many numbers stand for the sums of a term.
func sums(n *language.Node) (many int) {
	of := n.Args
	switch {
	case n.Op == "sum" || n.Op == "count":
		return 1
	case n.Text == "cond":
		of = of[1:]
	}
	for _, x := range of {
		many += sums(x)
	}
	return many
}

// withSums knows the numbers that stand for so many sums besides.
func (s scope) withSums(many int) scope {
	s.sums = s.numbers
	s.numbers += many
	return s
}

// someNumbers says that there are so many numbers more.
func (m *formulas) someNumbers(many int, f *formula) *formula {
	for range many {
		f = m.someNumber(f)
	}
	return f
}

// summed reads the range of a sum, and what is added up at a place, 0 where its condition does not hold.
func (m *formulas) summed(n *language.Node, s scope) (x span, list []case_) {
	if len(n.Ranges) != 1 || n.Op == "sum" && sums(n.Args[0]) > 0 {
		m.beyond(n, "one variable, and no sum in the sum")
		return x, nil
	}
	if x = m.spanOf(n.Ranges[0], s); m.err != nil {
		return x, nil
	}
	list = []case_{{m.always(), number(1)}}
	var when []truth
	if c := n.Ranges[0].If; c != nil {
		when = append(when, m.condition(c, x.in))
	}
	if n.Op == "count" {
		when = append(when, m.condition(n.Args[0], x.in))
	} else {
		list = m.term(n.Args[0], x.in)
	}
	for _, t := range slices.Backward(when) {
		if m.err != nil {
			break
		}
		for i := range list {
			list[i].when = m.together(t.yes, list[i].when)
		}
		list = append(list, case_{t.no, number(0)})
	}
	return x, list
}

// total reads a sum of digits times powers of the base, each by its own place: a number, times one over another, has these digits.
func (m *formulas) total(n *language.Node, s scope) []case_ {
	x, list := m.summed(n, s)
	over, factor := int64(1), int64(0)
	for _, c := range slices.Backward(list) {
		if c.is.over > 0 {
			over = c.is.over
		}
	}
	times := make([]int64, len(list))
	for i, c := range list {
		switch p := c.is.sum.parts; {
		case c.is.isNumber() && c.is.place.offset == 0:
		case c.is.over == over && c.is.without == nil && len(p) == 1 && p[0].part.op == 'm' && p[0].part.index == s.places && c.is.sum.top == 0 && c.is.sum.rest == 0:
			times[i] = p[0].times
		default:
			m.beyond(n, "a sum of digits times powers of the base, each by its own place, or a sum modulo a numeral")
			return nil
		}
		factor = gcd(factor, abs(times[i]))
	}
	if m.err != nil {
		return nil
	}
	factor = max(1, factor)
	here := m.never()
	for i, c := range slices.Backward(list) {
		here = m.either(m.together(c.when, m.digit(s.sums, s.places, times[i]/factor)), here)
	}
	all := m.everyPlace(m.either(m.together(x.inside, here), m.together(m.negated(x.inside), m.digit(s.sums, s.places, 0))))
	return []case_{{m.together(x.fits, all), form{over: over, sum: linear{parts: []summand{{factor, &part{op: 't', index: s.sums}}}}}}}
}

// counted reads a sum modulo d: the digits of a number are what the sum is up to each place.
func (m *formulas) counted(n *language.Node, s scope, d int64) (results []case_) {
	x, list := m.summed(n, s)
	if i := slices.IndexFunc(list, func(c case_) bool { return !c.is.isNumber() }); i >= 0 {
		m.beyond(n, "a sum of numerals, or of digits")
	}
	if m.err != nil {
		return nil
	}
	// prior says that the digit of the place before is so, or that there is none and 0.
	prior := func(places int, p place, y int64) *formula {
		before := m.digitIs(places, s.sums, place{p.item, p.offset - 1}, y)
		if y == 0 {
			return m.either(m.before(p, place{nothing, 1}), before)
		}
		return before
	}
	steps := m.never()
	for y := range d {
		added := m.never()
		for _, c := range slices.Backward(list) {
			z := y + c.is.place.offset
			added = m.either(m.together(c.when, m.digit(s.sums, s.places, z-d*floor(z, d))), added)
		}
		step := m.either(m.together(x.inside, added), m.together(m.negated(x.inside), m.digit(s.sums, s.places, y)))
		steps = m.either(m.together(prior(s.places+1, place{s.places, 0}, y), step), steps)
	}
	all := m.together(x.fits, m.everyPlace(steps))
	for y := range d {
		results = append(results, case_{m.together(all, prior(s.places, place{length, 0}, y)), number(y)})
	}
	return results
}
