package oracle

import (
	"fmt"
	"maps"
	"math/big"
	"slices"
	"strings"
)

// Sentence is an expression of numbers, truths and quantifiers over ranges: what formulas, words and
// the texts of networks have in common. Op is an operator, a function or a quantifier; or "numeral"
// and "name", with the Text; or "word", with its Definition, which is the Word. A quantifier has its variable for a Text, and
// the ends of the range, the condition and the body for Args.
type Sentence struct {
	Op, Text string
	Args     []*Sentence
	Word     *Definition
}

// Definition is a word of numbers and truths: what it says of its parameters. Before these it may have
// others that are no numbers, Over, for which Given stands where it is used.
type Definition struct {
	Name, Over, Given string
	Params            []string
	Body              *Sentence
	Truth             bool
}

// String writes the definition.
func (w *Definition) String() string {
	return w.Name + "(" + w.Over + strings.Join(w.Params, ", ") + ") = " + w.Body.String()
}

// Number is a value that is no truth: a number, or infinite if Rat is nil.
type Number struct{ *big.Rat }

// TooLong is thrown by Value where going through ranges takes long.
type TooLong struct{}

// none is thrown where there is no value.
type none struct{}

// Quantifiers are those over ranges; Truths the operators and quantifiers that give a truth.
var (
	quantifiers = []string{"all", "some", "count", "sum", "min of", "max of", "least", "most"}
	comparisons = []string{"==", "!=", "<", "<=", ">", ">="}
	functions   = map[string]int{"abs": 1, "floor": 1, "ceil": 1, "factorial": 1, "min": 2, "max": 2, "pow": 2, "log": 2, "root": 2, "xor": 2, "bit": 2, "cond": 3}
)

// String writes the sentence, with parentheses around all that is more than a name.
func (s *Sentence) String() string {
	inner := func(i int) string { return s.Args[i].String() }
	switch {
	case s.Op == "numeral" || s.Op == "name":
		return s.Text
	case slices.Contains(quantifiers, s.Op):
		condition := ""
		if s.Args[2].Text != "true" {
			condition = " if " + inner(2)
		}
		return fmt.Sprintf("(%s %s in %s..%s%s: %s)", strings.TrimSuffix(s.Op, " of"), s.Text, inner(0), inner(1), condition, inner(3))
	case functions[s.Op] > 0 || s.Op == "word":
		var args []string
		for i := range s.Args {
			args = append(args, inner(i))
		}
		list := strings.Join(args, ", ") + ")"
		if s.Op == "word" {
			return s.Word.Name + "(" + s.Word.Given + list
		}
		return s.Op + "(" + list
	case len(s.Args) == 1:
		return "(" + s.Op + inner(0) + ")"
	}
	return "(" + inner(0) + " " + s.Op + " " + inner(1) + ")"
}

// Value is the sentence's value in a formula, a Number or a bool, where names have these; false if it has none.
func (s *Sentence) Value(names map[string]any) (value any, ok bool) {
	return (&evaluation{steps: 1 << 12}).of(s, names)
}

// evaluation is what Value does. In the text of a network numbers are whole, of 64 bits with a sign;
// a quotient is, but straight within floor and ceil; and of nothing there is no least and no min.
type evaluation struct {
	steps  int
	inText bool
}

func (e *evaluation) of(s *Sentence, names map[string]any) (value any, ok bool) {
	defer func() {
		if r := recover(); r != nil {
			if _, is := r.(none); !is {
				panic(r)
			}
			value, ok = nil, false
		}
	}()
	return e.value(s, names), true
}

// maxBits bounds numerators and denominators.
const maxBits = 16384

func (e *evaluation) value(s *Sentence, names map[string]any) any {
	if e.steps--; e.steps < 0 {
		panic(TooLong{})
	}
	at := func(i int) any { return e.value(s.Args[i], names) }
	number := func(i int) Number { return at(i).(Number) }
	truth := func(i int) bool { return at(i).(bool) }
	switch s.Op {
	case "numeral":
		x, _ := new(big.Rat).SetString(s.Text)
		return Number{x}
	case "name":
		switch s.Text {
		case "true", "false":
			return s.Text == "true"
		case "infinite":
			return Number{}
		}
		return names[s.Text]
	case "word":
		inner := map[string]any{"order(G)": names["order(G)"]}
		for i, name := range s.Word.Params {
			inner[name] = at(i)
		}
		return e.value(s.Word.Body, inner)
	case "!":
		return !truth(0)
	case "&&":
		return truth(0) && truth(1)
	case "||":
		return truth(0) || truth(1)
	case "cond":
		if truth(0) {
			return at(1)
		}
		return at(2)
	case "==", "!=", "<", "<=", ">", ">=":
		a, b := at(0), at(1)
		if x, is := a.(bool); is {
			return (x == b.(bool)) == (s.Op == "==")
		}
		order := compared(a.(Number), b.(Number))
		return map[string]bool{"==": order == 0, "!=": order != 0, "<": order < 0, "<=": order <= 0, ">": order > 0, ">=": order >= 0}[s.Op]
	}
	if slices.Contains(quantifiers, s.Op) {
		return e.quantified(s, names)
	}
	var args []Number
	switch q := s.Args[0]; {
	case e.inText && (s.Op == "floor" || s.Op == "ceil") && q.Op == "/":
		a, b := e.value(q.Args[0], names).(Number), e.value(q.Args[1], names).(Number)
		args = []Number{applied("/", a, b)}
	default:
		for i := range s.Args {
			args = append(args, number(i))
		}
	}
	if e.inText && s.Op == "pow" && args[0].Num().CmpAbs(big.NewInt(1)) <= 0 && args[1].Sign() > 0 { // however large the exponent
		args[1] = Number{big.NewRat(2-int64(args[1].Num().Bit(0)), 1)}
	}
	return e.kept(applied(s.Op, args...))
}

// kept is a number that is within the limits.
func (e *evaluation) kept(x Number) Number {
	switch {
	case e.inText && (x.Rat == nil || !x.IsInt() || !x.Num().IsInt64()),
		x.Rat != nil && (x.Num().BitLen() > maxBits || x.Denom().BitLen() > maxBits):
		panic(none{})
	}
	return x
}

// compared is -1, 0 or 1: infinite is more than all.
func compared(a, b Number) int {
	switch {
	case a.Rat == nil && b.Rat == nil:
		return 0
	case a.Rat == nil:
		return 1
	case b.Rat == nil:
		return -1
	}
	return a.Cmp(b.Rat)
}

func whole(x Number) *big.Int {
	if x.Rat == nil || !x.IsInt() {
		panic(none{})
	}
	return x.Num()
}

func (e *evaluation) quantified(s *Sentence, names map[string]any) any {
	from, to := whole(e.value(s.Args[0], names).(Number)), whole(e.value(s.Args[1], names).(Number))
	if new(big.Int).Sub(to, from).Cmp(big.NewInt(64)) > 0 {
		panic(TooLong{})
	}
	inner := maps.Clone(names)
	if inner == nil {
		inner = make(map[string]any)
	}
	var met []Number // the bodies of sum, min and max; the numbers for which that of others holds
	for n := new(big.Int).Set(from); n.Cmp(to) <= 0; n.Add(n, big.NewInt(1)) {
		k := Number{new(big.Rat).SetInt(n)}
		inner[s.Text] = k
		if !e.value(s.Args[2], inner).(bool) {
			continue
		}
		switch x := e.value(s.Args[3], inner).(type) {
		case Number:
			met = append(met, x)
		case bool:
			switch {
			case s.Op == "all" && !x || s.Op == "some" && x:
				return x
			case x:
				met = append(met, k)
			}
			if x && s.Op == "least" {
				return k
			}
		}
	}
	switch s.Op {
	case "all", "some":
		return s.Op == "all"
	case "count":
		return Number{big.NewRat(int64(len(met)), 1)}
	case "sum":
		x := Number{new(big.Rat)}
		for _, y := range met {
			x = e.kept(applied("+", x, y))
		}
		return x
	case "least":
		if e.inText {
			panic(none{})
		}
		return Number{}
	case "most":
		if met == nil {
			panic(none{})
		}
		return met[len(met)-1]
	case "min of":
		if met == nil && e.inText {
			panic(none{})
		}
		return slices.MinFunc(append(met, Number{}), compared)
	}
	if met == nil {
		panic(none{})
	}
	return slices.MaxFunc(met, compared)
}

// Applied is an operation on numbers; false where it has no value.
func Applied(op string, args ...Number) (x Number, ok bool) {
	defer func() {
		if r := recover(); r != nil && r != (none{}) {
			panic(r)
		}
	}()
	return applied(op, args...), true
}

// applied is the same. It throws none where there is no value.
func applied(op string, args ...Number) Number {
	switch op {
	case "min":
		return slices.MinFunc(args, compared)
	case "max":
		return slices.MaxFunc(args, compared)
	}
	for _, x := range args {
		if x.Rat == nil {
			panic(none{})
		}
	}
	a, b, x := args[0].Rat, args[len(args)-1].Rat, new(big.Rat)
	switch op {
	case "+":
		return Number{x.Add(a, b)}
	case "-":
		if len(args) == 1 {
			return Number{x.Neg(a)}
		}
		return Number{x.Sub(a, b)}
	case "*":
		return Number{x.Mul(a, b)}
	case "/":
		if b.Sign() == 0 {
			panic(none{})
		}
		return Number{x.Quo(a, b)}
	case "abs":
		return Number{x.Abs(a)}
	case "floor":
		return Number{x.SetInt(new(big.Int).Div(a.Num(), a.Denom()))}
	case "ceil":
		return Number{x.Neg(x.SetInt(new(big.Int).Div(new(big.Int).Neg(a.Num()), a.Denom())))}
	}
	n, m, z := whole(args[0]), whole(args[len(args)-1]), new(big.Int)
	want := func(fine bool) {
		if !fine {
			panic(none{})
		}
	}
	switch op {
	case "%":
		want(m.Sign() > 0)
		z.Mod(n, m)
	case "pow":
		want(m.Sign() >= 0 && m.Cmp(big.NewInt(maxBits)) < 0 && n.BitLen()*int(m.Int64()) <= maxBits)
		z.Exp(n, m, nil)
	case "log":
		want(n.Cmp(big.NewInt(2)) >= 0 && m.Sign() > 0)
		for p := new(big.Int).Set(n); p.Cmp(m) <= 0; p.Mul(p, n) {
			z.Add(z, big.NewInt(1))
		}
	case "root":
		want(n.Sign() > 0 && n.Cmp(big.NewInt(maxBits)) <= 0 && m.Sign() >= 0)
		high := new(big.Int).Lsh(big.NewInt(1), uint(m.BitLen()/int(n.Int64())+1)) // by halves
		for low := z; new(big.Int).Sub(high, low).Cmp(big.NewInt(1)) > 0; {
			middle := new(big.Int).Add(low, high)
			if middle.Rsh(middle, 1); new(big.Int).Exp(middle, n, nil).Cmp(m) <= 0 {
				low.Set(middle)
			} else {
				high.Set(middle)
			}
		}
	case "xor":
		want(n.Sign() >= 0 && m.Sign() >= 0)
		z.Xor(n, m)
	case "bit":
		want(n.Sign() >= 0 && m.Sign() >= 0)
		if m.IsInt64() && m.Int64() <= maxBits {
			z.SetInt64(int64(n.Bit(int(m.Int64()))))
		}
	case "factorial":
		want(n.Sign() >= 0 && n.Cmp(big.NewInt(500)) <= 0)
		z.MulRange(1, n.Int64())
	}
	return Number{x.SetInt(z)}
}
