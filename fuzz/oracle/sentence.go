package oracle

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"slices"
	"strings"
)

// Sentence is an expression of numbers, truths and quantifiers over ranges: what formulas, words and
// the texts of networks have in common. Op is an operator, a function or a quantifier; or "numeral"
// and "name", with the Text. A quantifier has its variable for a Text, and the ends of the range,
// the condition and the body for Args.
type Sentence struct {
	Op, Text string
	Args     []*Sentence
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
	case functions[s.Op] > 0:
		var args []string
		for i := range s.Args {
			args = append(args, inner(i))
		}
		return s.Op + "(" + strings.Join(args, ", ") + ")"
	case len(s.Args) == 1:
		return "(" + s.Op + inner(0) + ")"
	}
	return "(" + inner(0) + " " + s.Op + " " + inner(1) + ")"
}

// Value is the sentence's value, a Number or a bool, where names have these; false if it has none.
func (s *Sentence) Value(names map[string]any) (value any, ok bool) {
	defer func() {
		if r := recover(); r != nil {
			if _, is := r.(none); !is {
				panic(r)
			}
			value, ok = nil, false
		}
	}()
	steps := 1 << 12
	return s.value(names, &steps), true
}

// maxBits bounds numerators and denominators.
const maxBits = 16384

func (s *Sentence) value(names map[string]any, steps *int) any {
	if *steps--; *steps < 0 {
		panic(TooLong{})
	}
	at := func(i int) any { return s.Args[i].value(names, steps) }
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
		return s.quantified(names, steps)
	}
	var args []Number
	for i := range s.Args {
		args = append(args, number(i))
	}
	x := applied(s.Op, args)
	if x.Rat != nil && (x.Num().BitLen() > maxBits || x.Denom().BitLen() > maxBits) {
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

func (s *Sentence) quantified(names map[string]any, steps *int) any {
	from, to := whole(s.Args[0].value(names, steps).(Number)), whole(s.Args[1].value(names, steps).(Number))
	if new(big.Int).Sub(to, from).Cmp(big.NewInt(64)) > 0 {
		panic(TooLong{})
	}
	inner := make(map[string]any)
	for name, x := range names {
		inner[name] = x
	}
	var met []Number // the bodies of sum, min and max; the numbers for which that of others holds
	for n := new(big.Int).Set(from); n.Cmp(to) <= 0; n.Add(n, big.NewInt(1)) {
		k := Number{new(big.Rat).SetInt(n)}
		inner[s.Text] = k
		if !s.Args[2].value(inner, steps).(bool) {
			continue
		}
		switch x := s.Args[3].value(inner, steps).(type) {
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
			x = applied("+", []Number{x, y})
		}
		return x
	case "least":
		return Number{}
	case "most":
		if met == nil {
			panic(none{})
		}
		return met[len(met)-1]
	case "min of":
		return slices.MinFunc(append(met, Number{}), compared)
	}
	if met == nil {
		panic(none{})
	}
	return slices.MaxFunc(met, compared)
}

// applied is an operation on numbers.
func applied(op string, args []Number) Number {
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

// Draw draws a sentence, a truth: of so many levels, with these names for numbers. Leaves are drawn
// among them and the numerals and names given.
func Draw(r *rand.Rand, depth int, leaves ...string) *Sentence {
	d := drawing{r, leaves}
	return d.truth(depth, nil)
}

type drawing struct {
	*rand.Rand
	leaves []string
}

func (d drawing) one(list []string) string { return list[d.IntN(len(list))] }

// leaf is a numeral or a name.
func leaf(text string) *Sentence {
	if text[0] >= '0' && text[0] <= '9' {
		return &Sentence{Op: "numeral", Text: text}
	}
	return &Sentence{Op: "name", Text: text}
}

func (d drawing) number(depth int, names []string) *Sentence {
	of := func(op string, args ...*Sentence) *Sentence { return &Sentence{Op: op, Args: args} }
	if depth <= 0 || d.IntN(6) == 0 {
		return leaf(d.one(slices.Concat(d.leaves, names, names)))
	}
	x := func() *Sentence { return d.number(depth-1, names) }
	switch d.IntN(12) {
	case 0, 1:
		return of(d.one([]string{"+", "-", "*"}), x(), x())
	case 2, 3, 4:
		return of(d.one([]string{"/", "%"}), x(), x())
	case 5:
		return of("-", x())
	case 6:
		return of(d.one([]string{"abs", "floor", "ceil", "factorial"}), x())
	case 7:
		return of(d.one([]string{"min", "max"}), x(), x())
	case 8:
		return of(d.one([]string{"pow", "log", "root", "xor", "bit"}), x(), x())
	case 9:
		return of("cond", d.truth(depth-1, names), x(), x())
	}
	return d.quantifier(d.one(quantifiers[2:]), depth, names)
}

func (d drawing) truth(depth int, names []string) *Sentence {
	of := func(op string, args ...*Sentence) *Sentence { return &Sentence{Op: op, Args: args} }
	if depth <= 0 {
		return leaf(d.one([]string{"true", "false"}))
	}
	x := func() *Sentence { return d.truth(depth-1, names) }
	switch d.IntN(10) {
	case 0, 1, 2:
		return of(d.one([]string{"&&", "||"}), x(), x())
	case 3:
		return of("!", x())
	case 4:
		return of(d.one(comparisons[:2]), x(), x())
	case 5, 6:
		return d.quantifier(d.one(quantifiers[:2]), depth, names)
	}
	return of(d.one(comparisons), d.number(depth-1, names), d.number(depth-1, names))
}

func (d drawing) quantifier(op string, depth int, names []string) *Sentence {
	name := string(rune('a' + len(names)))
	end := func() *Sentence { return d.number(min(depth-1, d.IntN(2)), names) }
	inner := append(slices.Clone(names), name)
	condition := leaf("true")
	if d.IntN(3) == 0 {
		condition = d.truth(depth-1, inner)
	}
	body := d.number
	if slices.Contains([]string{"all", "some", "count", "least", "most"}, op) {
		body = d.truth
	}
	return &Sentence{Op: op, Text: name, Args: []*Sentence{end(), end(), condition, body(depth-1, inner)}}
}
