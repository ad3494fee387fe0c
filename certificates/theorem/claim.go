package theorem

import (
	"fmt"
	"math/big"
	"slices"

	"topocert/certificates/arithmetic"
	"topocert/certificates/formula"
	"topocert/certificates/language"
)

// meaning gives the claim's expressions their meaning. Its facts have variables, whose values
// the lemmas tell.
type meaning struct {
	*maker
	facts map[string]poly // by what they are about; nil where there are none
	// bounded are the conditions of the lemmas that say what facts are, or are at most: nil for none.
	bounded map[string][]claim
}

// whole gives an expression without facts its value, a whole number.
func (m *maker) whole(s *scope, x *language.Node, e env) poly {
	return meaning{maker: m}.whole(s, x, e)
}

// condition gives an expression without facts its meaning.
func (m *maker) condition(x *language.Node, e env) claim { return meaning{maker: m}.condition(x, e) }

func (m meaning) whole(s *scope, x *language.Node, e env) poly {
	v := m.number(s, x, e).plain(s, x)
	if v.den.Cmp(big.NewInt(1)) != 0 {
		s.Fail(fmt.Errorf("%s is a fraction, want a whole number", x))
	}
	return v.num
}

// number gives an expression its value.
func (m meaning) number(s *scope, x *language.Node, e env) fraction {
	if !s.Pay(stepsOfPart) {
		return whole(nil)
	}
	arg := func(i int) fraction { return m.number(s, x.Args[i], e) }
	switch x.Op {
	case language.Numeral:
		s.Pay(len(x.Text) * len(x.Text) / 64)
		r := formula.Numeral(x)
		return fraction{num: arithmetic.Constant(r.Num()), den: r.Denom()}
	case language.Name:
		v, known := e[x.Text]
		if !known {
			return fail(s, x, "a name without a value")
		}
		return whole(v)
	case language.Fact:
		return whole(m.fact(s, x, e))
	case "+", "-":
		a := arg(0)
		if len(x.Args) == 1 {
			a.num = a.num.Neg()
			return a
		}
		b := arg(1)
		if x.Op == "-" {
			b.num = b.num.Neg()
		}
		return a.plus(s, b)
	case "*":
		return arg(0).times(s, arg(1))
	case "/":
		return arg(0).over(s, arg(1))
	case "%":
		a := m.whole(s, x.Args[0], e)
		return whole(s.Mod(a, m.whole(s, x.Args[1], e)))
	case language.Call:
		return m.function(s, x, e)
	}
	return fail(s, x, fmt.Sprintf("%q", x.Op))
}

// quotient gives the whole operands of a quotient.
func (m meaning) quotient(s *scope, x, y *language.Node, e env) (a, b poly) {
	v, w := m.number(s, x, e).plain(s, x), m.number(s, y, e).plain(s, y)
	return s.Scale(v.num, w.den), s.Scale(w.num, v.den)
}

func (m meaning) function(s *scope, x *language.Node, e env) fraction {
	number := func(i int) fraction { return m.number(s, x.Args[i], e).plain(s, x.Args[i]) }
	switch x.Text {
	case "floor", "ceil":
		var a, b poly
		if q := x.Args[0]; q.Op == "/" {
			a, b = m.quotient(s, q.Args[0], q.Args[1], e)
		} else {
			v := number(0)
			a, b = v.num, arithmetic.Constant(v.den)
		}
		if x.Text == "floor" {
			return whole(s.Floor(a, b))
		}
		return whole(s.Floor(a.Neg(), b).Neg())
	case "abs":
		v := number(0)
		v.num = s.Max(v.num, v.num.Neg())
		return v
	case "min", "max":
		v := number(0)
		for i := range x.Args[1:] {
			w := number(i + 1)
			a, b := s.Scale(v.num, w.den), s.Scale(w.num, v.den)
			if x.Text == "min" {
				v.num = s.Min(a, b)
			} else {
				v.num = s.Max(a, b)
			}
			v.den = denominator(s, v.den, w.den)
		}
		return v
	case "cond":
		if m.facts != nil && formula.IsInfinite(x.Args[2]) { // as the word mean_distance says it; that the condition is true is a need
			return m.number(s, x.Args[1], e)
		}
		c := m.condition(x.Args[0], e)
		return whole(s.Cond(
			func(in *scope) poly { c(in, true); return m.whole(in, x.Args[1], e) },
			func(in *scope) poly { c(in, false); return m.whole(in, x.Args[2], e) }))
	case "pow":
		return m.number(s, x.Args[0], e).power(s, x, m.number(s, x.Args[1], e))
	}
	return fail(s, x, x.Text)
}

// condition gives an expression that is true or false its meaning.
func (m meaning) condition(x *language.Node, e env) claim {
	at := func(i int) claim { return m.condition(x.Args[i], e) }
	switch x.Op {
	case language.Name:
		if x.Text == "true" {
			return arithmetic.All()
		}
		return arithmetic.Not(arithmetic.All())
	case "&&":
		return arithmetic.All(at(0), at(1))
	case "||":
		return arithmetic.Some(at(0), at(1))
	case "!":
		return arithmetic.Not(at(0))
	case language.Fact:
		return func(s *scope, truth bool) {
			arithmetic.AtLeast(func(s *scope) poly { return m.fact(s, x, e) }, fixed(arithmetic.Int(1)))(s, truth)
		}
	case "==", "!=", "<", "<=", ">", ">=":
		if formula.IsTruth(x.Args[0]) {
			a, b := at(0), at(1) // once: they may have such comparisons within
			same := arithmetic.Some(arithmetic.All(a, b), arithmetic.All(arithmetic.Not(a), arithmetic.Not(b)))
			if x.Op == "==" {
				return same
			}
			return arithmetic.Not(same)
		}
		return func(s *scope, truth bool) {
			a, b := m.number(s, x.Args[0], e), m.number(s, x.Args[1], e)
			related(x.Op, a, b)(s, truth)
		}
	}
	return func(s *scope, _ bool) { fail(s, x, fmt.Sprintf("%q", x.Op)) }
}

// about says what a fact is about: its name, and its networks, words and numbers, in the variables
// of the question. Facts about the same have one value.
func (m meaning) about(s *scope, x *language.Node, e env) string {
	s.Pay(stepsOfPart * len(x.Args))
	key := x.Text
	for _, a := range x.Args {
		switch a.Op {
		case language.Network:
			key += " " + a.Text
			for _, parameter := range a.Args {
				key += "," + m.whole(s, parameter, e).String()
			}
		case language.Word:
			key += fmt.Sprintf(" %q", a.Text)
		default:
			key += " " + m.whole(s, a, e).String()
		}
	}
	return key
}

// fact gives the variable of a fact.
func (m meaning) fact(s *scope, x *language.Node, e env) poly {
	if v, known := m.facts[m.about(s, x, e)]; known {
		return v
	}
	s.Fail(fmt.Errorf("nothing is shown of %s, want a lemma", x))
	return nil
}

// domain sees that the claim's domain has whole numbers alone, no facts and no divisors but
// constants.
func (m *maker) domain() {
	s := arithmetic.NewScope("", m.spend)
	e := make(env)
	for _, name := range m.claim.For.Names() {
		e[name] = s.Fresh(name)
	}
	var parts []*language.Node
	for _, r := range m.claim.For.Ranges {
		if r.Tuples == nil {
			parts = append(parts, r.From)
			if r.To != nil {
				parts = append(parts, r.To)
			}
		}
		for _, x := range slices.Concat(r.Tuples...) {
			if !x.IsInt() {
				m.reject("theorem/domain", "the value %s in a list, want whole numbers", x.RatString())
			}
		}
	}
	for _, x := range parts {
		m.whole(s, x, e)
	}
	if x := m.claim.For.If; x != nil {
		m.condition(x, e)(s, true)
		parts = append(parts, x)
	}
	if s.Question().Err != nil { // the first question says the same
		return
	}
	for _, x := range parts {
		for _, n := range m.needs(x) {
			k, constant := meaning{maker: m}.number(s, n.of, e).num.Const()
			if n.kind != positive || !constant || k.Sign() <= 0 {
				m.reject("theorem/domain", "a domain that needs that %s, want divisors that are positive constants", n)
			}
		}
	}
}

// conclude proves that the claim follows from the lemmas, and that it has a value.
func (m *maker) conclude() {
	s, e, in := m.given("the claim")
	in.condition(m.claim.Expr, e)(s, false)
	m.ask(s)
	m.defined()
}

// given begins a question in which the lemmas hold.
func (m *maker) given(what string) (*scope, env, meaning) {
	s, e := m.question(what)
	in := meaning{maker: m, facts: make(map[string]poly), bounded: make(map[string][]claim)}
	for _, n := range m.networks {
		names := make(env)
		for i, a := range n.args {
			names[n.params[i]] = in.whole(s, a, e)
		}
		for i, lemma := range n.part.Lemmas {
			key := in.about(s, n.facts[i], e)
			var under claim
			if lemma.If != "" {
				under = n.condition(lemma, names)
			}
			if lemma.Relation != ">=" {
				in.bounded[key] = append(in.bounded[key], under)
			}
			v, known := in.facts[key]
			if !known && lemma.If == "" && lemma.Relation == "==" && lemma.Times == 0 {
				in.facts[key] = n.is(s, lemma, names)
				continue
			}
			if !known {
				v = s.Fresh(n.facts[i].String())
				in.facts[key] = v
			}
			said := n.says(lemma, names, v)
			if under == nil {
				said(s, true)
				continue
			}
			s.Choose(func(in *scope) { under(in, false) }, func(in *scope) { under(in, true); said(in, true) })
		}
	}
	return s, e, in
}
