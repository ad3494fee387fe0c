package automata

import (
	"fmt"
	"slices"
	"strconv"

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
		if list := m.term(n, s); len(list) == 1 && list[0].is.over == 0 {
			return list[0].is.place
		}
	}
	m.beyond(n, "a place: a variable, a numeral, sums of them")
	return place{nothing, 0}
}

// overRanges reads what is listed for values of variables, which are places, or numbers of n digits.
func (m *formulas) overRanges(ranges []language.Range, s scope, body func(scope) relation) relation {
	if len(ranges) == 0 || m.err != nil {
		return body(s)
	}
	r := ranges[0]
	if len(r.Names) != 1 || r.In.Op != language.To {
		m.beyond(r.In, "a variable in a range of places, or of numbers")
		return relation{}
	}
	if digits := m.digitsOf(r.In); digits != nil {
		if m.placeOf(digits, s) != (place{length, 0}) {
			m.beyond(digits, "as many digits as the vertices have")
			return relation{}
		}
		in := s.withNumber(r.Names[0])
		c := m.condition(r.If, in)
		rest := m.overRanges(ranges[1:], in, body)
		if m.err != nil {
			return relation{}
		}
		return relation{m.someNumber(m.together(c.yes, rest.related)), m.negated(m.someNumber(m.negated(m.fine(c, rest))))}
	}
	a, b := m.placeOf(r.In.Args[0], s), m.placeOf(r.In.Args[1], s)
	here := place{s.places, 0}
	in := s.withPlace(r.Names[0])
	if in.places > maxPlaces {
		m.fail("more than %d places that are known at once, want fewer", maxPlaces)
		return relation{}
	}
	c := m.condition(r.If, in)
	rest := m.overRanges(ranges[1:], in, body)
	if m.err != nil {
		return relation{}
	}
	inside := m.together(m.negated(m.before(here, a)), m.negated(m.before(b, here)))
	return relation{
		m.somePlace(m.together(inside, m.together(c.yes, rest.related))),
		m.together(m.either(m.before(b, a), m.together(m.fromZero(a), m.before(b, place{length, 0}))),
			m.negated(m.somePlace(m.together(inside, m.negated(m.fine(c, rest)))))),
	}
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

// neighbours reads what is listed as a neighbour of the number i, when the number j is.
func (m *formulas) neighbours(list []language.Next, s scope, j int) relation {
	all := relation{m.never(), m.negated(m.never())}
	for k := len(list) - 1; k >= 0 && m.err == nil; k-- {
		next := list[k]
		one := m.overRanges(next.For, s, func(s scope) relation { return m.target(next, s, j) })
		if m.err == nil {
			all = relation{m.either(one.related, all.related), m.together(one.defined, all.defined)}
		}
	}
	return all
}

// target reads where a neighbour is that has its variables.
func (m *formulas) target(next language.Next, s scope, j int) relation {
	when := m.conditions(next.If, s)
	if next.To.Op == language.Tuple {
		m.beyond(next.To, "one number")
	}
	var there, defined []*formula
	for _, c := range m.term(next.To, s) {
		f := m.isTrack(c.is, j)
		if f == nil {
			m.beyond(next.To, "a number that can be compared with another")
			return relation{}
		}
		there, defined = append(there, m.together(c.when, f)), append(defined, m.together(c.when, m.isNumber(c.is)))
	}
	return relation{m.together(when.yes, m.joined(there)), m.together(m.either(when.yes, when.no), m.either(when.no, m.joined(defined)))}
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

// vertex is the name of a vertex and the condition on it, where vertices are the numbers from 0 below a power of the base.
func (m *formulas) vertex(t Text, params scope) (name string, only *language.Node) {
	body := t.Network.Body
	if body.Op != language.Graph || len(body.Ranges) != 1 || len(body.Ranges[0].Names) != 1 || body.Ranges[0].In.Op != language.To {
		m.fail("%s, want a graph whose vertices are numbers x in 0..pow(%d, n)-1", t.Network.Definition.Head(), m.base)
		return "", nil
	}
	r := body.Ranges[0]
	if digits := m.digitsOf(r.In); digits == nil {
		m.beyond(r.In, fmt.Sprintf("the vertices 0..pow(%d, n)-1", m.base))
	} else if m.placeOf(digits, params) != (place{length, 0}) {
		m.beyond(digits, "the number of digits")
	}
	return r.Names[0], r.If
}

// digitsOf is S in 0..pow(q, S)-1, nil for other ranges.
func (m *formulas) digitsOf(r *language.Node) *language.Node {
	low, high, base := r.Args[0], r.Args[1], strconv.FormatInt(m.base, 10)
	is := func(n *language.Node, numeral string) bool { return n.Op == language.Numeral && n.Text == numeral }
	if !is(low, "0") || high.Op != "-" || len(high.Args) != 2 || !is(high.Args[1], "1") || high.Args[0].Text != "pow" || !is(high.Args[0].Args[0], base) {
		return nil
	}
	return high.Args[0].Args[1]
}

// network reads a text whose vertices are numbers of n - offset digits.
func (m *formulas) network(t Text, offset int64) (r reading) {
	n := scope{}.with(t.Variable, form{place: place{length, offset}})
	domain := truth{m.negated(m.never()), m.never()}
	for i := len(t.Conditions) - 1; i >= 0; i-- {
		c := m.condition(t.Conditions[i], n)
		domain = truth{m.together(c.yes, domain.yes), m.either(c.no, domain.no)}
	}
	var params scope
	for i, name := range t.Network.Names() {
		params = params.with(name, form{place: m.placeOf(t.Arguments[i], n)})
	}
	x, only := m.vertex(t, params)
	if m.err != nil {
		return r
	}
	params.numbers = 1
	alone := m.condition(only, params.with(x, track(0)))
	params.numbers = 2
	at := func(i int) scope { return params.with(x, track(i)) }
	c, d := m.condition(only, at(0)), m.condition(only, at(1))
	to, from := m.neighbours(t.Network.Body.Next, at(0), 1), m.neighbours(t.Network.Body.Next, at(1), 0)
	if m.err != nil {
		return r
	}
	less := func(i, j int) *formula {
		return m.negative(linear{parts: []summand{{1, &part{op: 't', index: i}}, {-1, &part{op: 't', index: j}}}})
	}
	differ := m.either(less(0, 1), less(1, 0))
	said := m.either(domain.yes, domain.no)
	anotherVertex := m.either(m.negated(to.related), m.together(d.yes, differ))
	return reading{
		m.together(domain.yes, alone.yes),
		m.together(domain.yes, m.together(m.together(c.yes, d.yes), m.together(differ, m.either(to.related, from.related)))),
		m.together(said, m.either(domain.no, m.either(alone.yes, alone.no))),
		m.together(said, m.either(domain.no, m.together(m.either(c.yes, c.no), m.either(c.no, m.together(to.defined, anotherVertex))))),
		domain.yes, said,
	}
}
