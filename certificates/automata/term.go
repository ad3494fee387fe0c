package automata

import (
	"strconv"

	"topocert/certificates/language"
	"topocert/certificates/meaning"
)

// term is one in a number n that is linear but for quotients and remainders by numerals: whenever n has grown by the period,
// it has grown by so much.
type term struct {
	period, growth int64
	at             func(n int64) int64
}

// worth reads a term in the network's parameters, as one in the text's variable.
func (m *formulas) worth(n *language.Node, t Text) term {
	params := make(map[string]term)
	for i, name := range t.Network.Names() {
		params[name] = m.inVariable(t.Arguments[i], t)
	}
	return m.periodic(n, params)
}

// inVariable reads a term in the text's variable.
func (m *formulas) inVariable(n *language.Node, t Text) term {
	return m.periodic(n, map[string]term{t.Variable: {1, 1, func(n int64) int64 { return n }}})
}

// periodic reads a term, where names are such terms.
func (m *formulas) periodic(n *language.Node, names map[string]term) term {
	if x, is := names[n.Text]; is && n.Op == language.Name {
		return x
	}
	name := n.Op
	if name == language.Call {
		name = n.Text
	}
	operand := func(i int) term { return m.periodic(n.Args[i], names) }
	switch r := meaning.Rounds(n); {
	case m.err != nil:
	case r > 0 && n.Args[0].Op == "/": // -floor(-x/d)
		if d, is := numeral(n.Args[0].Args[1]); is {
			return m.scaled(-1, m.quotient(m.scaled(-1, m.periodic(n.Args[0].Args[0], names)), d))
		}
	case r != 0:
		return operand(0)
	case n.Op == language.Numeral:
		if z, is := numeral(n); is {
			return term{1, 0, func(int64) int64 { return z }}
		}
	case name == "-" && len(n.Args) == 1:
		return m.scaled(-1, operand(0))
	case name == "+":
		return m.sum(operand(0), operand(1))
	case name == "-":
		return m.sum(operand(0), m.scaled(-1, operand(1)))
	case name == "*":
		for i, factor := range n.Args {
			if c, is := numeral(factor); is {
				return m.scaled(c, operand(1-i))
			}
		}
	case name == "/" || name == "%":
		if d, is := numeral(n.Args[1]); is && d > 0 {
			x := operand(0)
			q := m.quotient(x, d)
			if name == "/" {
				return q
			}
			return term{q.period, 0, func(n int64) int64 { return x.at(n) - d*q.at(n) }}
		}
	}
	m.beyond(n, "sums, multiples, and quotients and remainders by numerals above 0")
	return term{1, 0, func(int64) int64 { return 0 }}
}

// Value is a diameter that is said of a text's networks.
func (t Text) Value(diameter *language.Node) (at func(n int64) int64, err error) {
	m := newFormulas(2, true, nil)
	x := m.worth(diameter, t)
	return x.at, m.err
}

// numeral is a small number that a node is.
func numeral(n *language.Node) (int64, bool) {
	z, err := strconv.ParseInt(n.Text, 10, 64)
	return z, n.Op == language.Numeral && err == nil && z <= maxNumber
}

func (m *formulas) scaled(c int64, x term) term {
	return term{x.period, m.small(c * x.growth), func(n int64) int64 { return m.small(c * x.at(n)) }}
}

func (m *formulas) sum(x, y term) term {
	p := m.period(x.period / gcd(x.period, y.period) * y.period)
	return term{p, m.small(p/x.period*x.growth + p/y.period*y.growth), func(n int64) int64 { return m.small(x.at(n) + y.at(n)) }}
}

// quotient is x/d rounded down.
func (m *formulas) quotient(x term, d int64) term {
	g := d / gcd(x.growth, d)
	return term{m.period(x.period * g), g * x.growth / d, func(n int64) int64 { return floor(x.at(n), d) }}
}

// period is one that has to be short.
func (m *formulas) period(p int64) int64 {
	if p > maxPeriod {
		m.fail("a term with the period %d, want at most %d", p, int64(maxPeriod))
		return 1
	}
	return p
}

// weighing weighs a word of n-offset letters with the term's value.
func (t term) weighing(offset int64) Machine {
	return Machine{
		1, t.period, []Move{{0, t.at(offset)}},
		func(r int64, _ int) []Move {
			return []Move{{(r + 1) % t.period, t.at(r+1+offset) - t.at(r+offset)}}
		},
		func(int64) (int64, bool) { return 0, true },
	}
}

func gcd(x, y int64) int64 {
	for y != 0 {
		x, y = y, x%y
	}
	return abs(x)
}
