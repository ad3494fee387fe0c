package automata

import (
	"fmt"
	"slices"

	"topocert/certificates/language"
	"topocert/certificates/meaning"
	"topocert/certificates/words"
)

// Text is a network for all numbers n of a domain, by its text: conditions on n, which has the name Variable, and the
// network's parameters, terms in n.
type Text struct {
	Variable   string
	Conditions []*language.Node
	Network    *words.Definition // written out
	Arguments  []*language.Node
}

// relation says that a number is listed as a neighbour, and that all that is asked for has a value: those listed are
// numbers of n digits.
type relation struct{ related, defined *formula }

// placeOf reads a term that is a place.
func (m *formulas) placeOf(n *language.Node, s scope) place {
	var plain func(n *language.Node) bool
	plain = func(n *language.Node) bool {
		whole := meaning.Rounds(n) != 0 && n.Args[0].Op != "/"
		return n.Op == language.Numeral || n.Op == language.Name || (n.Op == "+" || n.Op == "-" || whole) && !slices.ContainsFunc(n.Args, func(a *language.Node) bool { return !plain(a) })
	}
	if plain(n) {
		if list := m.term(n, s); len(list) == 1 && list[0].is.isPlace() {
			return list[0].is.place
		}
	}
	m.beyond(n, "a place: a variable, a numeral, sums of them")
	return place{nothing, 0}
}

// overRanges reads what is listed for values of variables: numbers of n digits, places, or numerals one by one. Coordinates of
// a vertex are known from numbers, the first of which is the number first, by a code, and may have fewer digits; for other variables first is below 0.
func (m *formulas) overRanges(ranges []language.Range, s scope, first int, body func(scope) relation) relation {
	if len(ranges) == 0 || m.err != nil {
		return body(s)
	}
	r := ranges[0]
	if len(r.Names) != 1 || r.In.Op != language.To {
		m.beyond(r.In, "a variable in a range of places, or of numbers")
		return relation{}
	}
	name, next := r.Names[0], first
	if first >= 0 {
		next++
	}
	// coded says that the number first has a code.
	coded := func(f form) *formula {
		if first < 0 {
			return m.always()
		}
		return m.isTrack(f, first)
	}
	// inside reads the rest where the variable is known, and its values are those for which a formula holds.
	inside := func(in scope, is *formula) (related, failed *formula) {
		c := m.condition(r.If, in)
		rest := m.overRanges(ranges[1:], in, next, body)
		if m.err != nil {
			return nil, nil
		}
		return m.together(is, m.together(c.yes, rest.related)), m.together(is, m.negated(m.fine(c, rest)))
	}
	switch base, digits := Digits(r.In); {
	case digits != nil:
		if !m.isBase(base, s) {
			m.beyond(base, fmt.Sprintf("%d, the base", m.base))
			return relation{}
		}
		p := m.placeOf(digits, s)
		if first < 0 && p != (place{length, 0}) {
			m.beyond(digits, "as many digits as the vertices have")
			return relation{}
		}
		in, own := s.with(name, track(max(first, 0))), first
		if first < 0 {
			in, own = s.withNumber(name), s.numbers
		}
		below := m.raised(number(m.base), form{place: p})
		if below == nil {
			m.beyond(digits, "a number of digits")
			return relation{}
		}
		fits := m.together(m.fromZero(p), m.negated(m.before(place{length, 0}, p)))
		related, failed := inside(in, m.less(track(own), below[0].is))
		if m.err != nil {
			return relation{}
		}
		if first < 0 {
			related, failed = m.someNumber(related), m.someNumber(failed)
		}
		return relation{related, m.together(fits, m.negated(failed))}
	case oneByOne(r.In) || first < 0 && few(r.In, s):
		low, high := m.placeOf(r.In.Args[0], s).offset, m.placeOf(r.In.Args[1], s).offset
		all := relation{m.never(), m.always()}
		for z := high; z >= low && m.err == nil; z-- {
			related, failed := inside(s.with(name, number(z)), coded(number(z)))
			if m.err == nil {
				fits := m.always()
				if first >= 0 {
					fits = m.isNumber(number(z))
				}
				all = relation{m.either(related, all.related), m.together(m.together(fits, m.negated(failed)), all.defined)}
			}
		}
		return all
	}
	if first >= 0 {
		m.placeOf(r.In.Args[0], s)
		m.placeOf(r.In.Args[1], s)
	}
	x := m.spanOf(r, s)
	if m.err != nil {
		return relation{}
	}
	related, failed := inside(x.in, m.together(coded(form{over: 1, sum: m.power(0, place{s.places, 0})}), x.inside))
	if m.err != nil {
		return relation{}
	}
	return relation{m.somePlace(related), m.together(x.fits, m.negated(m.somePlace(failed)))}
}

// oneByOne tells whether a range is of few numerals.
func oneByOne(r *language.Node) bool {
	return r.Args[0].Op == language.Numeral && r.Args[1].Op == language.Numeral && few(r, scope{})
}

// few tells whether a range is of few numbers, which names may stand for.
func few(r *language.Node, s scope) bool {
	low, is := constant(r.Args[0], s)
	high, also := constant(r.Args[1], s)
	return is && also && high-low < maxOneByOne
}

// fine says that a condition has a value, and what is listed under it.
func (m *formulas) fine(c truth, rest relation) *formula {
	return m.together(m.either(c.yes, c.no), m.either(c.no, rest.defined))
}

// isTrack says that a form is the number j.
func (m *formulas) isTrack(f form, j int) *formula {
	if f.without != nil {
		both := &part{op: 'x', x: f.without, y: track(j).sum.parts[0].part}
		return m.equal(form{over: f.over, sum: f.sum}, form{over: 1, sum: linear{parts: []summand{{1, both}}}})
	}
	return m.equal(f, track(j))
}

// isNumber says of a form that it is a number of n digits.
func (m *formulas) isNumber(f form) *formula {
	d, sum := f.over, f.sum
	if f.without == nil {
		var is bool
		if d, sum, is = asSum(f); !is {
			return m.never()
		}
	}
	return m.together(m.negated(m.negative(sum)), m.negative(m.add(sum, linear{top: -d})))
}

// neighbours reads what is listed as a neighbour of a vertex, when the numbers from j on are.
func (m *formulas) neighbours(list []language.Next, s scope, codes []code, j int) relation {
	all := relation{m.never(), m.always()}
	for k := len(list) - 1; k >= 0 && m.err == nil; k-- {
		next := list[k]
		one := m.overRanges(next.For, s, -1, func(s scope) relation { return m.target(next, s, codes, j) })
		if m.err == nil {
			all = relation{m.either(one.related, all.related), m.together(one.defined, all.defined)}
		}
	}
	return all
}

// target reads where a neighbour is that has its variables: each coordinate has its code.
func (m *formulas) target(next language.Next, s scope, codes []code, j int) relation {
	when := m.conditions(next.If, s)
	to := []*language.Node{next.To}
	if next.To.Op == language.Tuple {
		to = next.To.Args
	}
	if len(to) != len(codes) {
		m.beyond(next.To, fmt.Sprintf("%d coordinates", len(codes)))
		return relation{}
	}
	related, defined := when.yes, m.always()
	for i, n := range to {
		var there, known []*formula
		many := sums(n)
		for _, c := range m.term(n, s.withSums(many)) {
			for _, d := range m.coded(codes[i], c.is) {
				f := m.isTrack(d.is, j+i)
				if f == nil {
					m.beyond(n, "a number that can be compared with another")
					return relation{}
				}
				when := m.together(c.when, d.when)
				there, known = append(there, m.together(when, f)), append(known, m.together(when, m.isNumber(d.is)))
			}
		}
		related, defined = m.together(related, m.someNumbers(many, m.joined(there))), m.together(defined, m.someNumbers(many, m.joined(known)))
	}
	return relation{related, m.together(m.either(when.yes, when.no), m.either(when.no, defined))}
}

// code is how a coordinate is a number of n digits: a number is itself, a place is the power of the base by it.
type code int

const (
	itself code = iota
	asPower
)

func (m *formulas) coded(c code, f form) []case_ {
	if c == itself {
		return m.plain(f, true)
	}
	return m.raised(number(m.base), f)
}

// codes are those of a vertex's coordinates.
func (m *formulas) codes(ranges []language.Range) (list []code) {
	for _, r := range ranges {
		c := itself
		if _, digits := Digits(r.In); digits == nil && r.In.Op == language.To && !oneByOne(r.In) {
			c = asPower
		}
		list = append(list, c)
	}
	return list
}

// conditions are all of some.
func (m *formulas) conditions(list []*language.Node, s scope) truth {
	if len(list) == 0 {
		return m.condition(nil, s)
	}
	all := m.condition(list[0], s)
	for _, n := range list[1:] {
		c := m.condition(n, s)
		all = truth{m.together(all.yes, c.yes), m.either(all.no, m.together(all.yes, c.no))}
	}
	return all
}

// reading is what is read of a text: when a number is a vertex, and when two are adjacent; what has to hold of one number and
// of two for all to have a value; when n is in the domain, and when that is said.
type reading struct{ vertex, adjacent, ofOne, ofTwo, inDomain, said *formula }

// Digits are q and S in 0..pow(q, S)-1, nil for other ranges.
func Digits(r *language.Node) (base, digits *language.Node) {
	if r.Op != language.To {
		return nil, nil
	}
	low, high := r.Args[0], r.Args[1]
	is := func(n *language.Node, numeral string) bool { return n.Op == language.Numeral && n.Text == numeral }
	if !is(low, "0") || high.Op != "-" || len(high.Args) != 2 || !is(high.Args[1], "1") || high.Args[0].Text != "pow" {
		return nil, nil
	}
	return high.Args[0].Args[0], high.Args[0].Args[1]
}

// network reads a text whose vertices are numbers of n - offset digits.
func (m *formulas) network(t Text, offset int64) (r reading) {
	n := scope{}.with(t.Variable, form{place: place{length, offset}})
	domain := truth{m.always(), m.never()}
	for i := len(t.Conditions) - 1; i >= 0; i-- {
		c := m.condition(t.Conditions[i], n)
		domain = truth{m.together(c.yes, domain.yes), m.either(c.no, domain.no)}
	}
	var params scope
	for i, name := range t.Network.Names() {
		params = params.with(name, form{place: m.placeOf(t.Arguments[i], n)})
	}
	body := t.Network.Body
	if body.Op != language.Graph {
		m.fail("%s, want a graph whose vertices are numbers x in 0..pow(%d, n)-1, or tuples with such", t.Network.Definition.Head(), m.base)
		return r
	}
	codes := m.codes(body.Ranges)
	params.numbers = len(codes)
	alone := m.overRanges(body.Ranges, params, 0, m.nothing)
	params.numbers *= 2
	vertex := func(i int, inner func(scope) relation) relation {
		return m.overRanges(body.Ranges, params, i*len(codes), inner)
	}
	linked := func(i int) relation {
		return vertex(i, func(s scope) relation { return m.neighbours(body.Next, s, codes, (1-i)*len(codes)) })
	}
	c, d, to, from := vertex(0, m.nothing), vertex(1, m.nothing), linked(0), linked(1)
	if m.err != nil {
		return r
	}
	less := func(i, j int) *formula {
		return m.negative(linear{parts: []summand{{1, &part{op: 't', index: i}}, {-1, &part{op: 't', index: j}}}})
	}
	differ := m.never()
	for i := range codes {
		differ = m.either(differ, m.either(less(i, len(codes)+i), less(len(codes)+i, i)))
	}
	said := m.either(domain.yes, domain.no)
	anotherVertex := m.either(m.negated(to.related), m.together(d.related, differ))
	return reading{
		m.together(domain.yes, alone.related),
		m.together(domain.yes, m.together(m.together(c.related, d.related), m.together(differ, m.either(to.related, from.related)))),
		m.together(said, m.either(domain.no, alone.defined)),
		m.together(said, m.either(domain.no, m.together(to.defined, anotherVertex))),
		domain.yes, said,
	}
}

// nothing is said further.
func (m *formulas) nothing(scope) relation {
	return relation{m.always(), m.always()}
}

// Digits are the base of the digits of a vertex's coordinates, where so many letters are the digits of all of them at a place, and how
// many coordinates there are. The base is 0 where there is none.
func (t Text) Digits(letters int) (base, coordinates int) {
	coordinates = len(t.Network.Body.Ranges)
	for base = 2; base <= letters; base++ {
		if power(base, coordinates) == letters {
			return base, coordinates
		}
	}
	return 0, coordinates
}
