package props

import (
	"slices"
	"strconv"

	"topocert/certificates/formula"
)

// mostQuick bounds operands, so that a product is an int.
const mostQuick = 1 << (strconv.IntSize/2 - 1)

// quick is an expression in whole numbers as a function of its variables, far quicker than
// Expr.Evaluate: a truth is 0 or 1. It tells false where the value is no whole number, or none, or
// some number on the way to it is large; Evaluate knows what it is then.
type quick func() (x int, ok bool)

// quickOf returns the expression as such a function; nil if it asks for facts, or has what is rare.
func quickOf(e *formula.Expr, values map[string]*int) quick {
	p := e.Parts()
	if len(p.Args) == 4 && p.Op != "function" {
		return quickFold(p, values)
	}
	switch p.Op {
	case "numeral":
		x, err := strconv.Atoi(p.Text)
		return func() (int, bool) { return x, err == nil }
	case "true":
		return func() (int, bool) { return 1, true }
	case "false":
		return func() (int, bool) { return 0, true }
	case "variable":
		x := values[p.Text]
		if x == nil {
			return nil // it has a value that is no whole number, or large
		}
		return func() (int, bool) { return *x, true }
	}
	op := p.Op
	if op == "function" {
		op = p.Text
	}
	var args []quick
	for _, a := range p.Args {
		args = append(args, quickOf(a, values))
	}
	if op == "floor" || op == "ceil" {
		if of := p.Args[0].Parts(); of.Op == "/" {
			args = []quick{quickOf(of.Args[0], values), quickOf(of.Args[1], values)}
		}
	}
	if len(args) == 0 || slices.ContainsFunc(args, func(a quick) bool { return a == nil }) {
		return nil
	}
	a, b := args[0], args[len(args)-1]
	switch op {
	case "&&", "||":
		return func() (int, bool) {
			x, ok := a()
			if !ok || x == oneIf(op == "||") {
				return x, ok
			}
			return b()
		}
	case "cond":
		return func() (int, bool) {
			switch x, ok := a(); {
			case !ok:
				return 0, false
			case x == 1:
				return args[1]()
			}
			return b()
		}
	}
	if len(args) == 1 && slices.Contains([]string{"-", "!", "abs", "floor", "ceil"}, op) {
		return func() (int, bool) {
			x, ok := a()
			switch op {
			case "-":
				x = -x
			case "!":
				x = 1 - x
			case "abs":
				x = max(x, -x)
			}
			return x, ok
		}
	}
	apply := quickOps[op]
	if apply == nil {
		return nil
	}
	return func() (int, bool) {
		x, ok := a()
		for _, c := range args[1:] {
			y, fine := c()
			if !ok || !fine || max(x, -x, y, -y) > mostQuick {
				return 0, false
			}
			x, ok = apply(x, y)
		}
		return x, ok
	}
}

func oneIf(c bool) int {
	if c {
		return 1
	}
	return 0
}

// quickOps are the operations on two numbers; floor and ceil are those of a quotient.
var quickOps = map[string]func(x, y int) (int, bool){
	"+":     func(x, y int) (int, bool) { return x + y, true },
	"-":     func(x, y int) (int, bool) { return x - y, true },
	"*":     func(x, y int) (int, bool) { return x * y, true },
	"/":     func(x, y int) (int, bool) { return x / max(y, 1), y > 0 && x%y == 0 },
	"%":     func(x, y int) (int, bool) { return x - floorOf(x, max(y, 1))*y, y > 0 },
	"==":    func(x, y int) (int, bool) { return oneIf(x == y), true },
	"!=":    func(x, y int) (int, bool) { return oneIf(x != y), true },
	"<":     func(x, y int) (int, bool) { return oneIf(x < y), true },
	"<=":    func(x, y int) (int, bool) { return oneIf(x <= y), true },
	">":     func(x, y int) (int, bool) { return oneIf(x > y), true },
	">=":    func(x, y int) (int, bool) { return oneIf(x >= y), true },
	"min":   func(x, y int) (int, bool) { return min(x, y), true },
	"max":   func(x, y int) (int, bool) { return max(x, y), true },
	"xor":   func(x, y int) (int, bool) { return x ^ y, x >= 0 && y >= 0 },
	"floor": func(x, y int) (int, bool) { return floorOf(x, max(y, 1)), y > 0 },
	"root":  rootOf,
	"ceil":  func(x, y int) (int, bool) { return -floorOf(-x, max(y, 1)), y > 0 },
}

// rootOf returns the largest r with r^k ≤ x, of k ≥ 2.
func rootOf(k, x int) (int, bool) {
	r := 0
	for ; k >= 2 && k <= 64 && x >= 0; r++ {
		power := 1
		for range k {
			if power *= r + 1; power > x {
				return r, true
			}
		}
	}
	return 0, false
}

// floorOf returns x/y rounded down, for y > 0.
func floorOf(x, y int) int {
	q := x / y
	if x%y < 0 {
		q--
	}
	return q
}

// quickFold is quickOf of a quantifier: its range, its condition and its body.
func quickFold(p formula.Parts, values map[string]*int) quick {
	inner := make(map[string]*int, len(values)+1)
	for name, x := range values {
		inner[name] = x
	}
	at := new(int)
	inner[p.Text] = at
	from, to := quickOf(p.Args[0], values), quickOf(p.Args[1], values)
	condition, body := quickOf(p.Args[2], inner), quickOf(p.Args[3], inner)
	if from == nil || to == nil || condition == nil || body == nil || !slices.Contains([]string{"all", "some", "count", "sum", "min", "max"}, p.Op) {
		return nil
	}
	return func() (int, bool) {
		first, ok := from()
		last, fine := to()
		if !ok || !fine {
			return 0, false
		}
		result, met := oneIf(p.Op == "all"), false
		for *at = first; *at <= last; *at++ {
			x, ok := condition()
			if ok && x == 0 {
				continue
			}
			y, fine := body()
			if !ok || !fine || max(result, -result) > mostQuick {
				return 0, false
			}
			switch {
			case p.Op == "all" || p.Op == "some":
				if result = y; y == oneIf(p.Op == "some") {
					return y, true
				}
			case p.Op == "count" || p.Op == "sum":
				result += y
			case !met || (y < result) == (p.Op == "min"):
				result = y
			}
			met = true
		}
		return result, met || p.Op != "min" && p.Op != "max"
	}
}
