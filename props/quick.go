package props

import (
	"maps"
	"slices"
	"strconv"

	"topocert/certificates/formula"
	"topocert/certificates/language"
)

// mostQuick bounds operands, so that a product is an int.
const mostQuick = 1 << (strconv.IntSize/2 - 1)

// quick is an expression in whole numbers as a function of its variables, far quicker than
// Expr.Evaluate: a truth is 0 or 1. It tells false where the value is no whole number, or none, or
// some number on the way to it is large; Evaluate knows what it is then.
type quick func() (x int, ok bool)

// slot is where a variable has its value; settled says that it stays.
type slot struct {
	at      *int
	settled bool
}

// quickOf returns the expression as such a function; nil if it asks for facts, or has what is rare.
// What only settled variables are in is computed once.
func quickOf(e *language.Node, slots map[string]slot) (q quick, settled bool) {
	q, settled = quickPart(e, slots)
	if q != nil && settled {
		x, ok := q()
		q = func() (int, bool) { return x, ok }
	}
	return q, settled
}

func quickPart(p *language.Node, slots map[string]slot) (q quick, settled bool) {
	if p.Ranges != nil {
		return quickFold(p, slots)
	}
	switch p.Op {
	case language.Numeral:
		x, err := strconv.Atoi(p.Text)
		return func() (int, bool) { return x, err == nil }, true
	case language.Name:
		if formula.IsTruth(p) {
			return func() (int, bool) { return oneIf(p.Text == "true"), true }, true
		}
		x := slots[p.Text]
		if x.at == nil {
			return nil, false // it has a value that is no whole number, or large
		}
		return func() (int, bool) { return *x.at, true }, x.settled
	}
	op, of := p.Op, p.Args
	if op == language.Call {
		op = p.Text
	}
	if op == "floor" || op == "ceil" {
		if quotient := of[0]; quotient.Op == "/" {
			of = quotient.Args
		}
	}
	var args []quick
	settled = true
	for _, a := range of {
		arg, stays := quickOf(a, slots)
		if arg == nil {
			return nil, false
		}
		args, settled = append(args, arg), settled && stays
	}
	if len(args) == 0 {
		return nil, false
	}
	return quickOperation(op, args), settled
}

// quickOperation applies an operation, to more than two arguments from the left; nil if it is rare.
func quickOperation(op string, args []quick) quick {
	a, b := args[0], args[len(args)-1]
	switch op {
	case "&&", "||":
		decides := oneIf(op == "||")
		return func() (int, bool) {
			x, ok := a()
			if !ok || x == decides {
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
	if len(args) == 1 {
		switch op {
		case "floor", "ceil":
			return a
		case "-":
			return func() (int, bool) { x, ok := a(); return -x, ok }
		case "!":
			return func() (int, bool) { x, ok := a(); return 1 - x, ok }
		case "abs":
			return func() (int, bool) { x, ok := a(); return max(x, -x), ok }
		}
	}
	apply := quickOps[op]
	if apply == nil {
		return nil
	}
	for _, arg := range args[1:] {
		left := a
		a = func() (int, bool) {
			x, ok := left()
			if !ok || x > mostQuick || x < -mostQuick {
				return 0, false
			}
			y, ok := arg()
			if !ok || y > mostQuick || y < -mostQuick {
				return 0, false
			}
			return apply(x, y)
		}
	}
	return a
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
func quickFold(p *language.Node, slots map[string]slot) (q quick, settled bool) {
	inner := maps.Clone(slots)
	at := new(int)
	inner[p.Ranges[0].Names[0]] = slot{at: at}
	from, _ := quickOf(formula.Parts(p)[0], slots)
	to, _ := quickOf(formula.Parts(p)[1], slots)
	condition, _ := quickOf(formula.Parts(p)[2], inner)
	body, _ := quickOf(formula.Parts(p)[3], inner)
	if from == nil || to == nil || condition == nil || body == nil || !slices.Contains([]string{"all", "some", "count", "sum", "min", "max"}, p.Op) {
		return nil, false
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
	}, false
}
