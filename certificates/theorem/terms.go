package theorem

import (
	"fmt"
	"maps"
	"math/big"
	"slices"

	"topocert/certificates/arithmetic"
	"topocert/certificates/language"
	"topocert/certificates/words"
)

// poly and scope are those of package arithmetic.
type (
	poly  = arithmetic.Poly
	scope = arithmetic.Scope
	claim = arithmetic.Claim
)

// maxParts bounds the parts of a text when each word is written out.
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

// terms gives expressions their meaning in a scope, as package family does in numbers.
type terms struct {
	// in is the definition whose text is read: it knows the words in it. It is nil for
	// a certificate's own terms, which have none.
	in    *words.Definition
	depth int
	parts *int
}

func newTerms(in *words.Definition) terms { return terms{in: in, parts: new(int)} }

func unsupported(n *language.Node, what string) error {
	return n.Place.Wrong("%s: no arithmetic proof", what)
}

// term gives an expression its value: a whole number.
func (t terms) term(s *scope, n *language.Node, e env) poly {
	if !t.count(s, n) {
		return nil
	}
	arg := func(i int) poly { return t.term(s, n.Args[i], e) }
	switch n.Op {
	case language.Numeral:
		x, ok := new(big.Int).SetString(n.Text, 10)
		if !ok || x.BitLen() > arithmetic.MaxBits/4 {
			s.Fail(unsupported(n, "a numeral that is no whole number of few digits"))
			return nil
		}
		return arithmetic.Constant(x)
	case language.Name:
		if x, known := e[n.Text]; known {
			return x
		}
		return t.word(s, n, e)
	case "+", "-":
		if len(n.Args) == 1 {
			return arg(0).Neg()
		}
		if n.Op == "+" {
			return s.Sum(arg(0), arg(1))
		}
		return s.Sum(arg(0), arg(1).Neg())
	case "*":
		return s.Mul(arg(0), arg(1))
	case "%":
		return s.Mod(arg(0), arg(1))
	case "/":
		return s.Floor(arg(0), arg(1)) // in a text it is shown to be whole, in a certificate's term it is rounded
	case language.Call:
		return t.call(s, n, e)
	}
	s.Fail(unsupported(n, fmt.Sprintf("%q in a term", n.Op)))
	return nil
}

// count counts a part, and tells whether the question is still being made.
func (t terms) count(s *scope, n *language.Node) bool {
	if *t.parts++; *t.parts > maxParts {
		s.Fail(unsupported(n, fmt.Sprintf("more than %d parts when each word is written out", maxParts)))
	}
	return s.Question().Err == nil
}

// call gives the application of a function its value.
func (t terms) call(s *scope, n *language.Node, e env) poly {
	arg := func(i int) poly { return t.term(s, n.Args[i], e) }
	switch n.Text {
	case "floor", "ceil":
		q := n.Args[0]
		if q.Op != "/" {
			return arg(0)
		}
		a, b := t.term(s, q.Args[0], e), t.term(s, q.Args[1], e)
		if n.Text == "floor" {
			return s.Floor(a, b)
		}
		return s.Floor(a.Neg(), b).Neg()
	case "min", "max":
		x := arg(0)
		for i := range n.Args[1:] {
			if n.Text == "min" {
				x = s.Min(x, arg(i+1))
			} else {
				x = s.Max(x, arg(i+1))
			}
		}
		return x
	case "abs":
		x := arg(0)
		return s.Max(x, x.Neg())
	case "cond":
		c := t.condition(n.Args[0], e)
		return s.Cond(
			func(in *scope) poly { c(in, true); return t.term(in, n.Args[1], e) },
			func(in *scope) poly { c(in, false); return t.term(in, n.Args[2], e) })
	case "pow":
		base := arg(0)
		k, constant := arg(1).Const()
		if !constant || k.Sign() < 0 || k.BitLen() > 9 {
			s.Fail(unsupported(n, "pow of another exponent than a small number"))
			return nil
		}
		power := arithmetic.Int(1)
		for range k.Int64() {
			power = s.Mul(power, base)
		}
		return power
	case "xor":
		return t.xor(s, n, arg(0), arg(1))
	case "bit", "log", "root", "factorial":
		s.Fail(unsupported(n, n.Text))
		return nil
	}
	return t.word(s, n, e)
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

// word gives a word of the library, of numbers, its value.
func (t terms) word(s *scope, n *language.Node, e env) poly {
	body, inner, names := t.enter(s, n, e)
	if body == nil {
		return nil
	}
	return inner.term(s, body, names)
}

// enter returns the body of a word with the values of its parameters.
func (t terms) enter(s *scope, n *language.Node, e env) (*language.Node, terms, env) {
	if !t.count(s, n) {
		return nil, t, nil
	}
	var d *words.Definition
	if t.in != nil {
		d = t.in.Used(n.Text)
	}
	if d == nil || d.Role != words.Word || t.depth > language.MaxDepth {
		s.Fail(unsupported(n, n.Text))
		return nil, t, nil
	}
	names := make(env)
	for i, p := range d.Definition.Params {
		if !d.Params[i].IsNumber() {
			s.Fail(unsupported(n, n.Text+" of other things than numbers"))
			return nil, t, nil
		}
		names[p.Name] = t.term(s, n.Args[i], e)
	}
	inner := t
	inner.in, inner.depth = d, t.depth+1
	return d.Body, inner, names
}

// condition gives an expression that is true or false its meaning.
func (t terms) condition(n *language.Node, e env) claim {
	at := func(i int) func(*scope) poly {
		return func(s *scope) poly { return t.term(s, n.Args[i], e) }
	}
	switch n.Op {
	case "&&":
		return arithmetic.All(t.condition(n.Args[0], e), t.condition(n.Args[1], e))
	case "||":
		return arithmetic.Some(t.condition(n.Args[0], e), t.condition(n.Args[1], e))
	case "!":
		return arithmetic.Not(t.condition(n.Args[0], e))
	case "==", "!=", "<", "<=", ">", ">=":
		return compared(n.Op, at(0), at(1))
	}
	switch {
	case n.Op == language.Name && (n.Text == "true" || n.Text == "false"):
		if n.Text == "true" {
			return arithmetic.All()
		}
		return arithmetic.Not(arithmetic.All())
	case n.Op == language.Name || n.Op == language.Call:
		return func(s *scope, truth bool) {
			body, inner, names := t.enter(s, n, e)
			if body != nil {
				inner.condition(body, names)(s, truth)
			}
		}
	}
	return func(s *scope, _ bool) { s.Fail(unsupported(n, fmt.Sprintf("%q in a condition", n.Op))) }
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

// constant returns the value of an expression without names, if it is a number up to a bound.
func constant(n *language.Node, most int64) (int, bool) {
	s := arithmetic.NewScope("", nil)
	x, known := newTerms(nil).term(s, n, nil).Const()
	if s.Question().Err != nil || !known || !x.IsInt64() || x.Int64() < 0 || x.Int64() > most {
		return 0, false
	}
	return int(x.Int64()), true
}

// same says that two tuples are one.
func same(a, b []poly) claim {
	claims := make([]claim, len(a))
	for i := range a {
		claims[i] = arithmetic.Is(fixed(a[i]), fixed(b[i]))
	}
	return arithmetic.All(claims...)
}

// tuple returns the parts of an expression that may be a tuple.
func tuple(n *language.Node) []*language.Node {
	if n.Op == language.Tuple {
		return n.Args
	}
	return []*language.Node{n}
}

// mentions tells whether names occur in an expression.
func mentions(n *language.Node, names []string) bool {
	found := false
	n.Each(func(n *language.Node) bool {
		found = found || n.Op == language.Name && slices.Contains(names, n.Text)
		return !found
	})
	return found
}
