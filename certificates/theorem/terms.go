package theorem

import (
	"fmt"
	"maps"
	"math/big"

	"topocert/certificates/arithmetic"
	"topocert/certificates/formula"
	"topocert/certificates/language"
	"topocert/certificates/meaning"
)

// poly and scope are those of package arithmetic.
type (
	poly  = arithmetic.Poly
	scope = arithmetic.Scope
	claim = arithmetic.Claim
)

// maxParts bounds the parts of a term, of a text with its words written out.
const maxParts = 1 << 14

// env has the values of names. It does not change.
type env map[string]poly

// with returns the names with others.
func (e env) with(names []string, values []poly) env {
	more := maps.Clone(e)
	if more == nil {
		more = make(env)
	}
	for i, name := range names {
		more[name] = values[i]
	}
	return more
}

// and returns the names with those of another.
func (e env) and(other env) env {
	more := maps.Clone(e)
	maps.Copy(more, other)
	return more
}

// terms gives expressions their meaning in a scope: those of a text and of a certificate as package
// family does in numbers, and those of the claim as package formula does.
type terms struct {
	parts *int
	// shown is nil but in the claim. There a quotient is a fraction, and facts have values.
	shown *shown
	// powers tells that exponents may vary: of the claim it is shown that they are not negative, of a text it is not.
	powers bool
	// chooses in the condition of a cond, where no fraction is divided by a variable.
	chooses bool
	// own and says are nil but where an expression may speak of more: they tell the numbers, and the
	// conditions, that are not those of the language of terms.
	own  func(s *scope, n *language.Node) (x poly, is bool)
	says func(n *language.Node) claim
}

func newTerms() terms { return terms{parts: new(int)} }

// certified are the terms of a certificate, which have a value whatever an exponent is.
func certified() terms { return terms{parts: new(int), powers: true} }

func unsupported(n *language.Node, what string) error {
	return n.Place.Wrong("%s: no arithmetic proof", what)
}

// fail notes what has no arithmetic proof.
func (t terms) fail(s *scope, n *language.Node, what string) fraction {
	if t.shown != nil {
		s.Fail(fmt.Errorf("%s: %s: no arithmetic proof", n, what))
	} else {
		s.Fail(unsupported(n, what))
	}
	return whole(nil)
}

// term gives an expression its value, a whole number.
func (t terms) term(s *scope, n *language.Node, e env) poly {
	v := t.plain(s, n, e)
	if v.den.Cmp(one) != 0 {
		s.Fail(fmt.Errorf("%s is a fraction, want a whole number", n))
	}
	return v.num
}

// plain gives an expression its value, a fraction that is divided by a number alone.
func (t terms) plain(s *scope, n *language.Node, e env) fraction {
	v := t.number(s, n, e)
	if v.by != nil {
		return t.fail(s, n, "a quotient by another number than a positive constant, in cond, or outside floor and ceil and comparisons")
	}
	return v
}

// number gives an expression its value.
func (t terms) number(s *scope, n *language.Node, e env) fraction {
	if !t.count(s, n) {
		return whole(nil)
	}
	if t.own != nil {
		if x, is := t.own(s, n); is {
			return whole(x)
		}
	}
	arg := func(i int) fraction { return t.number(s, n.Args[i], e) }
	switch n.Op {
	case language.Numeral:
		if t.shown != nil {
			s.Pay(len(n.Text) * len(n.Text) / 64)
			r := formula.Numeral(n)
			return fraction{num: arithmetic.Constant(r.Num()), den: r.Denom()}
		}
		x, ok := new(big.Int).SetString(n.Text, 10)
		if !ok || x.BitLen() > arithmetic.MaxBits/4 {
			return t.fail(s, n, "a numeral that is no whole number of few digits")
		}
		return whole(arithmetic.Constant(x))
	case language.Name:
		if x, known := e[n.Text]; known {
			return whole(x)
		}
		return t.fail(s, n, n.Text)
	case language.Fact:
		return whole(t.fact(s, n, e))
	case "+", "-":
		a := arg(0)
		if len(n.Args) == 1 {
			a.num = a.num.Neg()
			return a
		}
		b := arg(1)
		if n.Op == "-" {
			b.num = b.num.Neg()
		}
		return a.plus(s, b)
	case "*":
		return arg(0).times(s, arg(1))
	case "%":
		a := t.term(s, n.Args[0], e)
		return whole(s.Mod(a, t.term(s, n.Args[1], e)))
	case "/":
		if t.shown != nil {
			return arg(0).over(s, arg(1))
		}
		return whole(s.Floor(arg(0).num, arg(1).num)) // in a text it is shown to be whole, in a certificate's term it is rounded
	case language.Call:
		return t.call(s, n, e)
	}
	return t.fail(s, n, fmt.Sprintf("%q in a term", n.Op))
}

// count counts a part, and tells whether the question is still being made.
func (t terms) count(s *scope, n *language.Node) bool {
	if t.shown != nil {
		return s.Pay(stepsOfPart)
	}
	if *t.parts++; *t.parts > maxParts {
		s.Fail(unsupported(n, fmt.Sprintf("more than %d parts when each word is written out", maxParts)))
	}
	return s.Question().Err == nil
}

// call gives the application of a function its value.
func (t terms) call(s *scope, n *language.Node, e env) fraction {
	arg := func(i int) fraction { return t.plain(s, n.Args[i], e) }
	if up := meaning.Rounds(n); up != 0 {
		var a, b poly
		if q := n.Args[0]; q.Op == "/" {
			v := t.plain(s, q.Args[0], e)
			a, b = common(s, v, t.plain(s, q.Args[1], e))
		} else {
			v := arg(0)
			a, b = v.num, arithmetic.Constant(v.den)
		}
		if up < 0 {
			return whole(s.Floor(a, b))
		}
		return whole(s.Floor(a.Neg(), b).Neg())
	}
	switch n.Text {
	case "abs":
		v := arg(0)
		v.num = s.Max(v.num, v.num.Neg())
		return v
	case "min", "max":
		v := arg(0)
		for i := range n.Args[1:] {
			w := arg(i + 1)
			a, b := common(s, v, w)
			if n.Text == "min" {
				v.num = s.Min(a, b)
			} else {
				v.num = s.Max(a, b)
			}
			v.den = denominator(s, v.den, w.den)
		}
		return v
	case "cond":
		if t.shown != nil && t.shown.facts != nil && formula.IsInfinite(n.Args[2]) { // as the word mean_distance says it; that the condition is true is a need
			return t.number(s, n.Args[1], e)
		}
		in := t
		in.chooses = true
		c := in.condition(n.Args[0], e)
		arm := func(i int) func(*scope) poly { return func(in *scope) poly { return t.term(in, n.Args[i], e) } }
		return whole(s.Cond(c, arm(1), arm(2)))
	case "pow":
		base, exponent := t.number(s, n.Args[0], e), t.number(s, n.Args[1], e)
		k, constant := exponent.num.Const()
		switch {
		case !exponent.isWhole() || constant && (k.Sign() < 0 || k.BitLen() > 9) || !constant && !t.powers:
			return t.fail(s, n, "pow of another exponent than a small number")
		case !base.isWhole():
			return t.fail(s, n, "pow of a quotient")
		case !constant:
			return whole(s.Power(base.num, exponent.num))
		}
		power := whole(arithmetic.Int(1))
		for range k.Int64() {
			power = power.times(s, base)
		}
		return power
	case "factorial":
		return t.fail(s, n, "the factorial of what is not the number of symbols of a network of permutations")
	case "xor":
		if t.shown == nil {
			return whole(t.xor(s, n, arg(0).num, arg(1).num))
		}
	}
	return t.fail(s, n, n.Text)
}

// maxXor bounds the numbers of which xor is known.
const maxXor = 16

// xor of a number below maxXor with a constant, by cases. Of others it is any number.
func (t terms) xor(s *scope, n *language.Node, a, b poly) poly {
	if _, constant := a.Const(); constant {
		a, b = b, a
	}
	k, constant := b.Const()
	if !constant || k.Sign() < 0 || k.Cmp(big.NewInt(maxXor)) >= 0 {
		s.Fail(unsupported(n, fmt.Sprintf("xor with another number than a constant below %d", maxXor)))
		return nil
	}
	x := s.Fresh("xor")
	branches := []func(*scope){
		func(in *scope) { in.Fact(a.Neg().Plus(-1)) },
		func(in *scope) { in.Fact(a.Plus(-maxXor)) },
	}
	for i := range int64(maxXor) {
		branches = append(branches, func(in *scope) {
			in.Equal(a, arithmetic.Int(i))
			in.Equal(x, arithmetic.Int(i^k.Int64()))
		})
	}
	s.Choose(branches...)
	return x
}

// condition gives an expression that is true or false its meaning.
func (t terms) condition(n *language.Node, e env) claim {
	if t.says != nil {
		if c := t.says(n); c != nil {
			return c
		}
	}
	at := func(i int) claim { return t.condition(n.Args[i], e) }
	switch n.Op {
	case "&&":
		return arithmetic.All(at(0), at(1))
	case "||":
		return arithmetic.Some(at(0), at(1))
	case "!":
		return arithmetic.Not(at(0))
	case "==", "!=", "<", "<=", ">", ">=":
		return t.comparison(n, e)
	case language.Fact:
		return func(s *scope, truth bool) {
			arithmetic.AtLeast(func(s *scope) poly { return t.fact(s, n, e) }, fixed(arithmetic.Int(1)))(s, truth)
		}
	case language.Name, language.Call:
		if n.Text == "true" {
			return arithmetic.All()
		}
		if n.Text == "false" {
			return arithmetic.Not(arithmetic.All())
		}
		return func(s *scope, _ bool) { t.fail(s, n, n.Text) }
	}
	return func(s *scope, _ bool) { t.fail(s, n, fmt.Sprintf("%q in a condition", n.Op)) }
}

// comparison compares numbers, in the claim truths too.
func (t terms) comparison(n *language.Node, e env) claim {
	switch {
	case t.shown == nil:
		at := func(i int) func(*scope) poly {
			return func(s *scope) poly { return t.term(s, n.Args[i], e) }
		}
		return compared(n.Op, at(0), at(1))
	case formula.IsTruth(n.Args[0]):
		a, b := t.condition(n.Args[0], e), t.condition(n.Args[1], e) // once: they may have such comparisons within
		same := arithmetic.Some(arithmetic.All(a, b), arithmetic.All(arithmetic.Not(a), arithmetic.Not(b)))
		if n.Op == "==" {
			return same
		}
		return arithmetic.Not(same)
	}
	return func(s *scope, truth bool) {
		value := t.number
		if t.chooses {
			value = t.plain
		}
		a, b := value(s, n.Args[0], e), value(s, n.Args[1], e)
		related(n.Op, a, b)(s, truth)
	}
}

// compared is a comparison.
func compared(op string, a, b func(*scope) poly) claim {
	switch op {
	case "==":
		return arithmetic.Is(a, b)
	case "!=":
		return arithmetic.Not(arithmetic.Is(a, b))
	case "<=":
		return arithmetic.AtLeast(b, a)
	case ">=":
		return arithmetic.AtLeast(a, b)
	case "<":
		return arithmetic.Not(arithmetic.AtLeast(a, b))
	}
	return arithmetic.Not(arithmetic.AtLeast(b, a)) // >
}

// conditions is that all of some expressions are true.
func (t terms) conditions(list []*language.Node, e env) claim {
	claims := make([]claim, len(list))
	for i, n := range list {
		claims[i] = t.condition(n, e)
	}
	return arithmetic.All(claims...)
}

// fixed is a claim's operand that is known.
func fixed(p poly) func(*scope) poly { return func(*scope) poly { return p } }

// equal says that a = b, and atLeast that a ≥ b.
func equal(a, b poly) claim   { return arithmetic.Is(fixed(a), fixed(b)) }
func atLeast(a, b poly) claim { return arithmetic.AtLeast(fixed(a), fixed(b)) }

// constant returns the value of an expression, if it is a number of 64 bits where some names are numbers.
func constant(n *language.Node, names env) (value int64, known bool) {
	s := arithmetic.NewScope("", nil)
	x, known := newTerms().term(s, n, names).Const()
	if s.Question().Err != nil || !known || !x.IsInt64() {
		return 0, false
	}
	return x.Int64(), true
}

// same says that two tuples are one.
func same(a, b []poly) claim {
	claims := make([]claim, len(a))
	for i := range a {
		claims[i] = equal(a[i], b[i])
	}
	return arithmetic.All(claims...)
}
