package automata

import (
	"math/big"
	"slices"

	"topocert/certificates"
	"topocert/certificates/language"
	"topocert/certificates/meaning"
)

// Terms and conditions of a network's text are read as sums and formulas about digits: its vertices are numbers of n digits, its
// variables places of digits. A term has cases, each a formula and what the term is where the formula holds; where none does
// nothing is said.

// place is one that is known, or the number of places, or 0; and a number more.
type place struct {
	item   int // of a place from 0 on
	offset int64
}

const (
	length  = -1
	nothing = -2
)

// form is what a term is: a place, or one over a number that divides it; or, where over is above 0, a sum over that, perhaps with a part
// added without carries.
type form struct {
	place   place
	share   int64 // by which the place is divided, 0 for nothing
	over    int64
	sum     linear
	without *part
}

type case_ struct {
	when *formula
	is   form
}

// truth says when a condition holds, and when it does not.
type truth struct{ yes, no *formula }

// scope has what names stand for, where so many places, and numbers, are known; sums are the numbers from one on.
type scope struct {
	names                 []string
	forms                 []form
	places, numbers, sums int
}

func (s scope) with(name string, f form) scope {
	s.names, s.forms = append(slices.Clip(s.names), name), append(slices.Clip(s.forms), f)
	return s
}

// form is what a name stands for.
func (s scope) form(name string) (f form, known bool) {
	for i, n := range slices.Backward(s.names) {
		if n == name {
			return s.forms[i], true
		}
	}
	return f, false
}

// withNumber is with a name for a number more.
func (s scope) withNumber(name string) scope {
	t := s.with(name, track(s.numbers))
	t.numbers++
	return t
}

func number(z int64) form { return form{place: place{nothing, z}} }
func track(i int) form {
	return form{over: 1, sum: linear{parts: []summand{{1, &part{op: 't', index: i}}}}}
}

func (f form) isPlace() bool  { return f.over == 0 && f.share == 0 }
func (f form) isNumber() bool { return f.isPlace() && f.place.item == nothing }

// fail notes the first error; after it nothing that is made means anything.
func (m *formulas) fail(format string, args ...any) {
	if m.err == nil {
		m.err = certificates.Reject("automata/text", format, args...)
	}
}

// beyond refuses a part that is not read.
func (m *formulas) beyond(n *language.Node, why string) {
	if m.err == nil {
		name := n.Op
		if n.Text != "" {
			name = n.Text
		}
		m.err = n.Place.Wrong("%s, which automata do not read so: want %s", certificates.Shortened(name), why)
	}
}

// small is a number that has to be small.
func (m *formulas) small(z int64) int64 {
	if abs(z) > maxNumber {
		m.fail("the number %d in a sum, want at most %d", z, int64(maxNumber))
		return 0
	}
	return z
}

// raise is q^k.
func (m *formulas) raise(k int64) int64 {
	z := int64(1)
	for ; k > 0 && m.err == nil; k-- {
		z = m.small(z * m.base)
	}
	return z
}

func (m *formulas) add(a, b linear) linear {
	if len(a.parts)+len(b.parts) > maxParts {
		m.fail("a sum of more than %d parts, want fewer", maxParts)
		return a
	}
	return linear{slices.Concat(a.parts, b.parts), m.small(a.top + b.top), m.small(a.rest + b.rest)}
}

func (m *formulas) scale(c int64, a linear) linear {
	b := linear{nil, m.small(c * a.top), m.small(c * a.rest)}
	for _, s := range a.parts {
		b.parts = append(b.parts, summand{m.small(c * s.times), s.part})
	}
	return b
}

// power is q^(p+k) of a place p, for a k that leaves no negative exponent.
func (m *formulas) power(k int64, p place) linear {
	c := m.raise(p.offset + k)
	switch p.item {
	case length:
		return linear{top: c}
	case nothing:
		return linear{rest: c}
	}
	return linear{parts: []summand{{c, &part{op: 'm', index: p.item}}}}
}

// before says that a place is before another.
func (m *formulas) before(a, b place) *formula {
	k := max(0, -a.offset, -b.offset)
	return m.negative(m.add(m.power(k, a), m.scale(-1, m.power(k, b))))
}

func (m *formulas) fromZero(p place) *formula { return m.negated(m.before(p, place{nothing, 0})) }

func (m *formulas) samePlace(a, b place) *formula { return m.neither(m.before(a, b), m.before(b, a)) }

// asSum is a form as a sum over a number, where it is one.
func asSum(f form) (over int64, sum linear, is bool) {
	switch {
	case f.isNumber():
		return 1, linear{rest: f.place.offset}, true
	case f.over > 0 && f.without == nil:
		return f.over, f.sum, true
	}
	return 0, linear{}, false
}

// less says that a form is below another; nil where that is not read.
func (m *formulas) less(a, b form) *formula {
	if a.over == 0 && b.over == 0 {
		step := max(1, a.share, b.share)
		x, is := m.multiple(step, a)
		if y, also := m.multiple(step, b); is && also {
			return m.before(x, y)
		}
		return nil
	}
	d, x, is := asSum(a)
	e, y, also := asSum(b)
	if !is || !also {
		return nil
	}
	return m.negative(m.add(m.scale(e, x), m.scale(-1, m.scale(d, y))))
}

func (m *formulas) equal(a, b form) *formula {
	f, g := m.less(a, b), m.less(b, a)
	if f == nil || g == nil {
		return nil
	}
	return m.neither(f, g)
}

// sameWithout says that a form without carries, of base 2, is a number, where so many numbers are known: below the power of n that has the
// lowest digits Z of the number it is the same as Z without carries, and above that the two are the same.
func (m *formulas) sameWithout(numbers int, a, b form) *formula {
	if a.without == nil {
		a, b = b, a
	}
	e, z, is := asSum(b)
	if a.without == nil || !is {
		return nil
	}
	most := abs(z.top) + abs(z.rest)
	for _, s := range z.parts {
		most += abs(s.times)
	}
	if most > maxCarry {
		return nil
	}
	lowest := &part{op: 't', index: numbers}
	both := &part{op: 'x', x: a.without, y: lowest}
	equal := func(d int64, p *part, c int64, l linear) *formula {
		l = m.add(linear{parts: []summand{{d, p}}, top: d * c}, m.scale(-1, l))
		return m.neither(m.negative(l), m.negative(m.scale(-1, l)))
	}
	var any []*formula
	for c := -most; c <= most; c++ {
		any = append(any, m.together(equal(e, lowest, c, z), equal(a.over, both, c, a.sum)))
	}
	return m.someNumber(m.joined(any))
}

// plus is a + s·b, s being 1 or -1.
func (m *formulas) plus(s int64, a, b form) (form, bool) {
	switch {
	case a.over == 0 && b.isNumber():
		return form{place: place{a.place.item, m.small(a.place.offset + m.small(s*max(1, a.share)*b.place.offset))}, share: a.share}, true
	case a.isNumber() && b.over == 0:
		return form{place: place{b.place.item, m.small(m.small(max(1, b.share)*a.place.offset) + b.place.offset)}, share: b.share}, s == 1
	}
	d, x, is := asSum(a)
	e, y, also := asSum(b)
	if !is || !also {
		return form{}, false
	}
	return form{over: m.small(d * e), sum: m.add(m.scale(e, x), m.scale(s, m.scale(d, y)))}, true
}

func (m *formulas) times(a, b form) (form, bool) {
	switch {
	case a.isNumber() && b.over == 0:
		p, is := m.multiple(a.place.offset, b)
		return form{place: p}, is
	case b.isNumber():
		return m.times(b, a)
	case a.isNumber() && b.over > 0 && b.without == nil:
		return form{over: b.over, sum: m.scale(a.place.offset, b.sum)}, true
	}
	return form{}, false
}

// alone is the part that a form is, nil if it is none.
func alone(f form) *part {
	if f.over == 1 && f.without == nil && len(f.sum.parts) == 1 && f.sum.parts[0].times == 1 && f.sum.top == 0 && f.sum.rest == 0 {
		return f.sum.parts[0].part
	}
	return nil
}

func (m *formulas) xored(a, b form) []case_ {
	if p, r := alone(a), alone(b); p != nil && r != nil {
		return m.plain(form{over: 1, sum: linear{parts: []summand{{1, &part{op: 'x', x: p, y: r}}}}}, true)
	}
	if p := alone(a); p != nil {
		if d, x, is := asSum(b); is {
			return []case_{{m.negated(m.negative(x)), form{over: d, sum: x, without: p}}}
		}
	}
	if p := alone(b); p != nil {
		if d, x, is := asSum(a); is {
			return []case_{{m.negated(m.negative(x)), form{over: d, sum: x, without: p}}}
		}
	}
	return nil
}

func (m *formulas) raised(a, b form) []case_ {
	switch {
	case a.isNumber() && b.isNumber() && b.place.offset >= 0 && b.place.offset <= maxExponent:
		z := int64(1)
		for k := int64(0); k < b.place.offset && m.err == nil; k++ {
			z = m.small(z * a.place.offset)
		}
		return []case_{{m.always(), number(z)}}
	case a.isNumber() && a.place.offset == m.base && b.isPlace() && b.place.item != nothing:
		k := max(0, -b.place.offset)
		return []case_{{m.fromZero(b.place), form{over: m.raise(k), sum: m.power(k, b.place)}}}
	}
	return nil
}

// digitIs says that the digit of the number i at a place is so.
func (m *formulas) digitIs(places, i int, p place, digit int64) *formula {
	return m.somePlace(m.together(m.samePlace(place{places, 0}, p), m.digit(i, places, digit)))
}

func (m *formulas) bits(places int, a, b form) []case_ {
	p := alone(a)
	if p == nil || p.op != 't' || !b.isPlace() || m.base != 2 {
		return nil
	}
	one := m.digitIs(places, p.index, b.place, 1)
	return []case_{{one, number(1)}, {m.together(m.fromZero(b.place), m.negated(one)), number(0)}}
}

func (m *formulas) digits(places int, a, b form) (list []case_) {
	p := alone(a)
	if p == nil || p.op != 't' || !b.isPlace() {
		return nil
	}
	for z := range m.base {
		list = append(list, case_{m.digitIs(places, p.index, b.place, z), number(z)})
	}
	return list
}

// remainders are those of a place by a number, or by one near the number of places; those of a sum by q^n, some times; and those of a
// number that is known by a power of q, where so many places are known.
func (m *formulas) remainders(places int, a, b form) (list []case_) {
	d := b.place.offset
	switch p := alone(a); {
	case p != nil && p.op == 't' && b.isNumber():
		return m.lowest(places, p.index, d)
	case b.over == 1 && b.without == nil && len(b.sum.parts) == 0 && b.sum.rest == 0 && b.sum.top > 0:
		return m.below(a, b.sum.top)
	case a.isPlace() && a.place.item >= 0 && b.isPlace() && b.place.item == length:
		return m.around(a.place, b.place)
	case !a.isPlace() || !b.isNumber() || d < 1 || d > maxRemainder:
		return nil
	case a.isNumber():
		return m.plain(number(a.place.offset-d*floor(a.place.offset, d)), true)
	}
	for z := range d {
		of := z - a.place.offset - d*floor(z-a.place.offset, d)
		list = append(list, case_{m.one(formula{op: 'r', mark: a.place.item, by: d, digit: of}), number(z)})
	}
	return list
}

// lowest are the numbers that the lowest digits of a number make, those below a power d of q.
func (m *formulas) lowest(places, i int, d int64) (list []case_) {
	if d > maxOneByOne {
		return nil
	}
	for z := range d {
		is, power := m.always(), int64(1)
		for k := int64(0); power < d; k++ {
			is, power = m.together(is, m.digitIs(places, i, place{nothing, k}, z/power%m.base)), power*m.base
		}
		if power != d {
			return nil
		}
		list = append(list, case_{is, number(z)})
	}
	return list
}

// below are the remainders of a sum by t·q^n: it is less than so many times q^n, since each of its parts is.
func (m *formulas) below(a form, t int64) (list []case_) {
	d, l, is := asSum(a)
	if !is {
		return nil
	}
	low, high := min(0, l.top)+min(0, l.rest), max(0, l.top)+max(0, l.rest)
	for _, s := range l.parts {
		low, high = low+min(0, s.times), high+max(0, s.times)
	}
	if high-low > 2*maxCarry {
		return nil
	}
	for c := low; c <= high; c++ {
		rest := m.add(l, linear{top: -m.small(c * m.small(d*t))})
		is := m.together(m.negated(m.negative(rest)), m.negative(m.add(rest, linear{top: -m.small(d * t)})))
		list = append(list, case_{is, form{over: d, sum: rest}})
	}
	return list
}

// quotients are those of a place by a number; or those that leave no remainder alone.
func (m *formulas) quotients(a, b form, exact bool) []case_ {
	d := b.place.offset
	if !a.isPlace() || !b.isNumber() || d < 1 || d > maxRemainder {
		return nil
	}
	list := []case_{}
	for z := range d {
		x, of := form{place: place{a.place.item, a.place.offset - z}, share: d}, z-a.place.offset-d*floor(z-a.place.offset, d)
		switch {
		case exact && z > 0:
		case a.isNumber() && of == 0:
			list = append(list, case_{m.always(), number(x.place.offset / d)})
		case d == 1:
			list = append(list, case_{m.always(), a})
		case !a.isNumber():
			list = append(list, case_{m.one(formula{op: 'r', mark: a.place.item, by: d, digit: of}), x})
		}
	}
	return list
}

// around is a place's remainder by another number d, where it is no more than a few from 0..d-1.
func (m *formulas) around(a, d place) []case_ {
	if abs(a.offset) > maxRemainder || abs(d.offset) > maxRemainder {
		return nil
	}
	list := []case_{{m.together(m.fromZero(a), m.before(a, d)), form{place: a}}}
	for z := range max(0, a.offset-d.offset) {
		is := m.samePlace(a, place{length, d.offset + z})
		list = append(list, case_{m.together(is, m.before(place{nothing, z}, d)), number(z)})
	}
	for z := range max(0, -a.offset) {
		is := m.samePlace(a, place{nothing, -1 - z})
		list = append(list, case_{m.together(is, m.before(place{nothing, z}, d)), form{place: place{length, d.offset - 1 - z}}})
	}
	return list
}

// extreme are the cases of the lesser of two, or of the greater.
func (m *formulas) extreme(a, b form, greater bool) []case_ {
	below := m.less(a, b)
	if below == nil {
		return nil
	}
	if greater {
		a, b = b, a
	}
	return []case_{{below, a}, {m.negated(below), b}}
}

// two joins the cases of two terms; f has those of a case of each, and none where they are not read.
func (m *formulas) two(n *language.Node, a, b []case_, why string, f func(a, b form) []case_) (list []case_) {
	for _, x := range a {
		for _, y := range b {
			both := m.together(x.when, y.when)
			cases := f(x.is, y.is)
			if cases == nil {
				m.beyond(n, why)
				return nil
			}
			for _, c := range cases {
				list = append(list, case_{m.together(both, c.when), c.is})
			}
			if len(list) > maxCases {
				m.fail("%s has more than %d cases, want fewer", n.Op, maxCases)
				return nil
			}
		}
	}
	return list
}

// plain is a form without a condition.
func (m *formulas) plain(f form, is bool) []case_ {
	if !is {
		return nil
	}
	return []case_{{m.always(), f}}
}

// term reads a term, nil where it fails.
func (m *formulas) term(n *language.Node, s scope) []case_ {
	if m.err != nil {
		return nil
	}
	name := n.Op
	if name == language.Call {
		name = n.Text
	}
	if r := meaning.Rounds(n); r != 0 && n.Args[0].Op != "/" {
		return m.term(n.Args[0], s)
	}
	of := func(args []*language.Node, why string, f func(a, b form) []case_) []case_ {
		list, s := m.term(args[0], s), s
		for i, x := range args[1:] {
			s.sums += sums(args[i])
			list = m.two(n, list, m.term(x, s), why, f)
		}
		return list
	}
	operands := func(why string, f func(a, b form) []case_) []case_ { return of(n.Args, why, f) }
	quotient := func(n *language.Node, exact bool) []case_ {
		return of(n.Args, "the quotient of a place by a numeral, rounded down or without a remainder", func(a, b form) []case_ { return m.quotients(a, b, exact) })
	}
	if meaning.Rounds(n) < 0 {
		return quotient(n.Args[0], false)
	}
	switch name {
	case "sum", "count":
		return m.total(n, s)
	case "/":
		return quotient(n, true)
	case language.Numeral:
		z, whole := new(big.Int).SetString(n.Text, 10)
		if !whole || !z.IsInt64() || z.Int64() > maxNumber {
			m.beyond(n, "a smaller whole number")
			return nil
		}
		return m.plain(number(z.Int64()), true)
	case language.Name:
		if f, known := s.form(n.Text); known {
			return m.plain(f, true)
		}
	case "+":
		return operands("a sum of numbers, or of a place and a numeral", func(a, b form) []case_ { return m.plain(m.plus(1, a, b)) })
	case "-":
		why := "a difference of numbers, or of a place and a numeral"
		minus := func(a, b form) []case_ { return m.plain(m.plus(-1, a, b)) }
		if len(n.Args) == 1 {
			return m.two(n, m.plain(number(0), true), m.term(n.Args[0], s), why, minus)
		}
		return operands(why, minus)
	case "*":
		return operands("a product with a numeral, a digit or so", func(a, b form) []case_ { return m.plain(m.times(a, b)) })
	case "pow":
		return operands("a power of the base of the vertices' digits, by a place", m.raised)
	case "xor":
		if m.base == 2 {
			return operands("xor of the vertex, or of a power, and a sum", m.xored)
		}
	case "bit":
		return operands("a digit of the vertex at a place, to the base 2", func(a, b form) []case_ { return m.bits(s.places, a, b) })
	case "%":
		if x, p := m.digitOf(n, s); x != nil {
			return m.two(n, m.term(x, s), m.term(p, s), "a digit of the vertex at a place", func(a, b form) []case_ { return m.digits(s.places, a, b) })
		}
		if d, is := numeral(n.Args[1]); is && 1 <= d && d <= m.base && (n.Args[0].Op == "sum" || n.Args[0].Op == "count") {
			return m.counted(n.Args[0], s, d)
		}
		return operands("the remainder of a place by a numeral, of a number by a power of the base", func(a, b form) []case_ { return m.remainders(s.places, a, b) })
	case "min", "max":
		return operands("numbers, or places, that can be compared", func(a, b form) []case_ { return m.extreme(a, b, name == "max") })
	case "cond":
		c, a := m.condition(n.Args[0], s), m.term(n.Args[1], s)
		s.sums += sums(n.Args[1])
		b := m.term(n.Args[2], s)
		var list []case_
		for _, x := range a {
			list = append(list, case_{m.together(c.yes, x.when), x.is})
		}
		for _, x := range b {
			list = append(list, case_{m.together(c.no, x.when), x.is})
		}
		return list
	}
	m.beyond(n, "sums, digits, powers of the base, xor and cond of them")
	return nil
}

// digitOf are x and p in floor(x/pow(q, p))%q, nil for other terms.
func (m *formulas) digitOf(n *language.Node, s scope) (x, p *language.Node) {
	a := n.Args[0]
	if meaning.Rounds(a) >= 0 || a.Args[0].Op != "/" || !m.isBase(n.Args[1], s) {
		return nil, nil
	}
	power := a.Args[0].Args[1]
	if power.Op != language.Call || power.Text != "pow" || !m.isBase(power.Args[0], s) {
		return nil, nil
	}
	return a.Args[0].Args[0], power.Args[1]
}

// isBase tells whether a term is q: a numeral, a name of a number, sums of them.
func (m *formulas) isBase(n *language.Node, s scope) bool {
	z, is := constant(n, s)
	return is && z == m.base
}

func constant(n *language.Node, s scope) (z int64, is bool) {
	switch {
	case n.Op == language.Numeral:
		return numeral(n)
	case n.Op == language.Name:
		f, known := s.form(n.Text)
		return f.place.offset, known && f.isNumber()
	case (n.Op == "+" || n.Op == "-") && len(n.Args) == 2:
		x, is := constant(n.Args[0], s)
		y, also := constant(n.Args[1], s)
		if n.Op == "-" {
			y = -y
		}
		return x + y, is && also && abs(x) <= maxNumber && abs(y) <= maxNumber
	}
	return 0, false
}

// condition reads a condition, nil for none.
func (m *formulas) condition(n *language.Node, s scope) truth {
	always := truth{m.always(), m.never()}
	if n == nil || m.err != nil {
		return always
	}
	compared := func(a, b int, relation func(numbers int, a, b form) *formula) truth {
		many := sums(n.Args[a]) + sums(n.Args[b])
		in := s.withSums(many)
		x := m.term(n.Args[a], in)
		in.sums += sums(n.Args[a])
		list := m.two(n, x, m.term(n.Args[b], in), "numbers, or places, on both sides", func(x, y form) []case_ {
			f := relation(in.numbers, x, y)
			if f == nil {
				return nil
			}
			return []case_{{f, number(1)}, {m.negated(f), number(0)}}
		})
		var of [2][]*formula
		for _, c := range list {
			of[c.is.place.offset] = append(of[c.is.place.offset], c.when)
		}
		return truth{m.someNumbers(many, m.joined(of[1])), m.someNumbers(many, m.joined(of[0]))}
	}
	equal := func(numbers int, a, b form) *formula {
		if f := m.equal(a, b); f != nil {
			return f
		}
		return m.sameWithout(numbers, a, b)
	}
	less := func(_ int, a, b form) *formula { return m.less(a, b) }
	sides := func() (a, b truth) { return m.condition(n.Args[0], s), m.condition(n.Args[1], s) }
	switch n.Op {
	case language.Name, language.Call:
		switch n.Text {
		case "true":
			return always
		case "false":
			return always.not()
		}
	case "all":
		return m.every(n.Ranges, s, func(s scope) truth { return m.condition(n.Args[0], s) })
	case "some":
		return m.every(n.Ranges, s, func(s scope) truth { return m.condition(n.Args[0], s).not() }).not()
	case "!":
		return m.condition(n.Args[0], s).not()
	case "&&":
		a, b := sides()
		return truth{m.together(a.yes, b.yes), m.either(a.no, m.together(a.yes, b.no))}
	case "||":
		a, b := sides()
		return truth{m.either(a.yes, m.together(a.no, b.yes)), m.together(a.no, b.no)}
	case "==":
		return compared(0, 1, equal)
	case "!=":
		return compared(0, 1, equal).not()
	case "<":
		return compared(0, 1, less)
	case ">":
		return compared(1, 0, less)
	case "<=":
		return compared(1, 0, less).not()
	case ">=":
		return compared(0, 1, less).not()
	}
	m.beyond(n, "comparisons, joined by !, &&, ||, all and some")
	return always
}

func (t truth) not() truth { return truth{t.no, t.yes} }
