package family_test

import (
	"errors"
	"fmt"
	"math/big"
	"slices"
	"strings"

	"topocert/certificates/family"
	"topocert/certificates/language"
	"topocert/certificates/words"
)

// naive evaluates texts as their meaning is written down: with numbers of any size, words by
// putting arguments in, vertices as a list of tuples that is searched. It gives up where a
// number leaves 64 bits, which family calls an error.
type naive struct {
	d     *words.Definition
	value map[string]*big.Int
	steps int
}

// What evaluation may end with.
var (
	errNone   = errors.New("no value")
	errGaveUp = errors.New("gave up")
)

func (e *naive) with(names []string, values []*big.Int) *naive {
	inner := &naive{e.d, make(map[string]*big.Int), e.steps}
	for name, x := range e.value {
		inner.value[name] = x
	}
	for i, name := range names {
		inner.value[name] = values[i]
	}
	return inner
}

func (e *naive) number(n *language.Node) *big.Int {
	x := e.any(n)
	if x.BitLen() > 63 && x.Cmp(new(big.Int).Lsh(big.NewInt(-1), 63)) != 0 {
		panic(errNone)
	}
	return x
}

func truth(b bool) *big.Int {
	if b {
		return big.NewInt(1)
	}
	return new(big.Int)
}

func (e *naive) holds(n *language.Node) bool { return e.number(n).Sign() != 0 }

// least wants a number that is not below a bound.
func least(x *big.Int, bound int64) *big.Int {
	if x.Cmp(big.NewInt(bound)) < 0 {
		panic(errNone)
	}
	return x
}

func (e *naive) any(n *language.Node) *big.Int {
	arg := func(i int) *big.Int { return e.number(n.Args[i]) }
	switch n.Op {
	case language.Numeral:
		x, _ := new(big.Int).SetString(n.Text, 10)
		return x
	case language.Name:
		if x := e.value[n.Text]; x != nil {
			return x
		}
		if n.Text == "true" || n.Text == "false" {
			return truth(n.Text == "true")
		}
		return e.word(n)
	case language.Call:
		return e.call(n)
	case "!":
		return truth(!e.holds(n.Args[0]))
	case "&&":
		return truth(e.holds(n.Args[0]) && e.holds(n.Args[1]))
	case "||":
		return truth(e.holds(n.Args[0]) || e.holds(n.Args[1]))
	case "-":
		if len(n.Args) == 1 {
			return new(big.Int).Neg(arg(0))
		}
		return new(big.Int).Sub(arg(0), arg(1))
	case "+":
		return new(big.Int).Add(arg(0), arg(1))
	case "*":
		return new(big.Int).Mul(arg(0), arg(1))
	case "/":
		a, b := arg(0), arg(1)
		if b.Sign() == 0 {
			panic(errNone)
		}
		q := new(big.Rat).SetFrac(a, b)
		if !q.IsInt() {
			panic(errNone)
		}
		return q.Num()
	case "%":
		a, b := arg(0), least(arg(1), 1)
		return new(big.Int).Mod(a, b)
	case "==", "!=", "<", "<=", ">", ">=":
		c := arg(0).Cmp(arg(1))
		return truth(map[string]bool{"==": c == 0, "!=": c != 0, "<": c < 0, "<=": c <= 0, ">": c > 0, ">=": c >= 0}[n.Op])
	}
	return e.binder(n)
}

func (e *naive) call(n *language.Node) *big.Int {
	arg := func(i int) *big.Int { return e.number(n.Args[i]) }
	switch n.Text {
	case "cond":
		if e.holds(n.Args[0]) {
			return arg(1)
		}
		return arg(2)
	case "floor", "ceil":
		q := n.Args[0]
		if q.Op != "/" {
			return arg(0)
		}
		a, b := e.number(q.Args[0]), e.number(q.Args[1])
		if b.Sign() == 0 {
			panic(errNone)
		}
		if b.Sign() < 0 {
			a, b = new(big.Int).Neg(a), new(big.Int).Neg(b)
		}
		if n.Text == "ceil" {
			a = new(big.Int).Add(a, new(big.Int).Sub(b, big.NewInt(1)))
		}
		return new(big.Int).Div(a, b) // Euclid's: b is positive, so it rounds down
	case "min", "max":
		best := arg(0)
		for i := range n.Args {
			if x := arg(i); x.Cmp(best) < 0 == (n.Text == "min") {
				best = x
			}
		}
		return best
	case "abs":
		return new(big.Int).Abs(arg(0))
	case "pow":
		a, b := arg(0), least(arg(1), 0)
		if a.CmpAbs(big.NewInt(1)) > 0 && b.Cmp(big.NewInt(64)) > 0 {
			panic(errNone)
		}
		return new(big.Int).Exp(a, b, nil)
	case "xor":
		a, b := arg(0), arg(1)
		return new(big.Int).Xor(least(a, 0), least(b, 0))
	case "bit":
		a, b := arg(0), arg(1)
		least(a, 0)
		if least(b, 0).Cmp(big.NewInt(64)) > 0 {
			return new(big.Int)
		}
		return big.NewInt(int64(a.Bit(int(b.Int64()))))
	case "log":
		b, x := arg(0), arg(1)
		least(b, 2)
		least(x, 1)
		exponent, power := int64(0), new(big.Int).Set(b)
		for power.Cmp(x) <= 0 {
			exponent++
			power.Mul(power, b)
		}
		return big.NewInt(exponent)
	case "root":
		k, x := arg(0), arg(1)
		least(k, 1)
		least(x, 0)
		if x.BitLen() > 16 && k.Cmp(big.NewInt(1)) == 0 {
			return x
		}
		if x.BitLen() > 16 || k.BitLen() > 16 {
			panic(errGaveUp)
		}
		r := int64(0)
		for new(big.Int).Exp(big.NewInt(r+1), k, nil).Cmp(x) <= 0 {
			r++
		}
		return big.NewInt(r)
	case "factorial":
		x := least(arg(0), 0)
		if x.Cmp(big.NewInt(20)) > 0 {
			panic(errNone)
		}
		return new(big.Int).MulRange(1, x.Int64())
	}
	return e.word(n)
}

func (e *naive) word(n *language.Node) *big.Int {
	d := e.d.Used(n.Text)
	inner := &naive{d, make(map[string]*big.Int), e.steps}
	for i, p := range d.Definition.Params {
		inner.value[p.Name] = e.number(n.Args[i])
	}
	return inner.number(d.Body)
}

// each calls do for the values of ranges, until it answers false; then it does.
func (e *naive) each(list []language.Range, do func(*naive) bool) bool {
	if e.steps++; e.steps > 2000 {
		panic(errGaveUp)
	}
	if len(list) == 0 {
		return do(e)
	}
	low, high := e.number(list[0].In.Args[0]), e.number(list[0].In.Args[1])
	if new(big.Int).Sub(high, low).Cmp(big.NewInt(300)) > 0 {
		panic(errGaveUp)
	}
	for x := new(big.Int).Set(low); x.Cmp(high) <= 0; x = new(big.Int).Add(x, big.NewInt(1)) {
		inner := e.with(list[0].Names, []*big.Int{x})
		if list[0].If != nil && !inner.holds(list[0].If) {
			continue
		}
		if !inner.each(list[1:], do) {
			return false
		}
	}
	return true
}

func (e *naive) binder(n *language.Node) *big.Int {
	var values []*big.Int // of all and some: those before the one that decides, and it
	e.each(n.Ranges, func(e *naive) bool {
		x := e.number(n.Args[0])
		switch n.Op {
		case "all", "some":
			values = append(values, x)
			return (x.Sign() != 0) == (n.Op == "all")
		case "least", "most":
			if x.Sign() != 0 {
				values = append(values, e.value[n.Ranges[0].Names[0]])
			}
			return x.Sign() == 0 || n.Op == "most"
		}
		values = append(values, x)
		return true
	})
	switch n.Op {
	case "all", "some":
		for _, x := range values {
			if (x.Sign() != 0) != (n.Op == "all") {
				return x
			}
		}
		return truth(n.Op == "all")
	case "sum", "count":
		sum := new(big.Int)
		for _, x := range values {
			if sum.Add(sum, x).BitLen() > 63 {
				panic(errGaveUp) // it may come back
			}
		}
		return sum
	}
	if len(values) == 0 {
		panic(errNone)
	}
	switch n.Op {
	case "least":
		return values[0]
	case "most":
		return values[len(values)-1]
	}
	return slices.MaxFunc(values, func(a, b *big.Int) int {
		if n.Op == "min" {
			a, b = b, a
		}
		return a.Cmp(b)
	})
}

// rows writes a network as rows does, or returns why there is none.
func (e *naive) rows() (text string, err error) {
	defer func() {
		if p := recover(); p != nil {
			stop, is := p.(error)
			if !is || !errors.Is(stop, errNone) && !errors.Is(stop, errGaveUp) {
				panic(p)
			}
			err = stop
		}
	}()
	body := e.d.Body
	var names []string
	for _, r := range body.Ranges {
		names = append(names, r.Names...)
	}
	var vertices [][]*big.Int
	index := make(map[string]int)
	label := func(c []*big.Int) string {
		var s []string
		for _, x := range c {
			s = append(s, x.String())
		}
		if len(s) == 1 {
			return s[0]
		}
		return "(" + strings.Join(s, ",") + ")"
	}
	e.each(body.Ranges, func(e *naive) bool {
		var c []*big.Int
		for _, name := range names {
			if c = append(c, e.value[name]); e.value[name].BitLen() > 31 {
				panic(errGaveUp)
			}
		}
		index[label(c)] = len(vertices)
		vertices = append(vertices, c)
		return true
	})
	if len(vertices) == 0 {
		return "", errNone
	}
	joined := make(map[[2]int]bool)
	for v, c := range vertices {
		e := e.with(names, c)
		for _, next := range body.Next {
			e.each(next.For, func(e *naive) bool {
				for _, cond := range next.If {
					if !e.holds(cond) {
						return true
					}
				}
				to := []*language.Node{next.To}
				if next.To.Op == language.Tuple {
					to = next.To.Args
				}
				var c []*big.Int
				for _, t := range to {
					c = append(c, e.number(t))
				}
				u, is := index[label(c)]
				if !is || u == v && body.Op == language.Graph {
					panic(errNone)
				}
				joined[[2]int{v, u}] = true
				if body.Op == language.Graph {
					joined[[2]int{u, v}] = true
				}
				return true
			})
		}
	}
	var all []string
	for v, c := range vertices {
		var row []string
		for u := range vertices {
			if joined[[2]int{v, u}] {
				row = append(row, label(vertices[u]))
			}
		}
		all = append(all, label(c)+":"+strings.Join(row, " "))
	}
	return strings.Join(all, "; "), nil
}

// agree compares a member with what naive evaluation says of it. It returns an empty text if
// both say the same.
func agree(d *words.Definition, params []int64) (compared bool, difference string) {
	e := &naive{d, make(map[string]*big.Int), 0}
	for i, p := range d.Definition.Params {
		e.value[p.Name] = big.NewInt(params[i])
	}
	want, wantErr := e.rows()
	if errors.Is(wantErr, errGaveUp) {
		return false, ""
	}
	left := int64(1 << 22)
	m, err := family.Build(d, params, func(steps int64) error {
		if left -= steps; left < 0 {
			return errGaveUp
		}
		return nil
	})
	switch {
	case errors.Is(err, errGaveUp):
		return false, ""
	case (err == nil) != (wantErr == nil):
		return true, fmt.Sprintf("%v, by naive evaluation %v", err, wantErr)
	case err == nil && rows(m) != want:
		return true, fmt.Sprintf("%s, by naive evaluation %s", rows(m), want)
	}
	return err == nil, ""
}
