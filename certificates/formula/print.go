package formula

import (
	"fmt"
	"maps"
	"math/big"
	"strings"
)

// String writes the expression so that reading it gives the same expression: with
// the least parentheses, and spaces around all operators but * / %.
func (e *Expr) String() string {
	var b strings.Builder
	e.print(&b)
	return b.String()
}

// Written writes the expression with the values of its variables in their places, and
// with plain numbers as the parameters of networks: "diameter(QT(2, 3))".
func (e *Expr) Written(env Env) string { return e.at(env, false).String() }

// at replaces the variables by their values, and, in the parameters of a network, sums
// and products by numbers.
func (e *Expr) at(env Env, parameter bool) *Expr {
	numeral := func(x *big.Rat) *Expr {
		n := &Expr{op: opNumeral, num: new(big.Rat).Abs(x), sort: number, column: e.column}
		if x.Sign() < 0 {
			return &Expr{op: "-", args: []*Expr{n}, sort: number, column: e.column}
		}
		return n
	}
	if x, known := env[e.text]; known && e.op == opVariable {
		return numeral(x)
	}
	if parameter {
		if v, err := e.Evaluate(env, nil); err == nil {
			if x, exact := v.Exact(); exact && x.IsInt() {
				return numeral(x)
			}
		}
	}
	if e.quantifies() && env[e.text] != nil { // the variable is its own
		env = maps.Clone(env)
		delete(env, e.text)
	}
	copied := *e
	copied.args = nil
	if e.meaning != nil {
		copied.meaning = e.meaning.at(env, false)
	}
	for _, a := range e.args {
		copied.args = append(copied.args, a.at(env, e.op == opNetwork))
	}
	return &copied
}

// strength says how tightly an operator binds, as in Go.
func (e *Expr) strength() int {
	if e.quantifies() { // it reaches as far right as it can
		return 0
	}
	if len(e.args) != 2 {
		return 7
	}
	switch e.op {
	case "||":
		return 1
	case "&&":
		return 2
	case "==", "!=", "<", "<=", ">", ">=":
		return 3
	case "+", "-":
		return 4
	case "*", "/", "%":
		return 5
	}
	return 7
}

func (e *Expr) print(b *strings.Builder) {
	switch {
	case e.op == opNumeral:
		b.WriteString(writeNumeral(e.num))
	case e.op == opWord:
		b.WriteString(`"` + e.text + `"`)
	case e.op == opVariable:
		b.WriteString(e.text)
	case e.op == opNetwork, e.op == opFunction, e.op == opFact, e.op == opMeaning:
		b.WriteString(e.text)
		for i, a := range e.args {
			b.WriteString([]string{"(", ", "}[min(i, 1)])
			a.print(b)
		}
		if len(e.args) > 0 {
			b.WriteByte(')')
		}
	case e.quantifies():
		fmt.Fprintf(b, "%s %s in %s..%s", e.op, e.text, ranged(e.args[0]), ranged(e.args[1]))
		if e.args[2].op != "true" {
			fmt.Fprintf(b, " if %s", e.args[2])
		}
		b.WriteString(": ")
		e.args[3].print(b)
	case len(e.args) == 1:
		b.WriteString(e.op)
		e.args[0].wrapped(b, e.args[0].strength() < 6 || e.args[0].op == "-")
	case len(e.args) == 2:
		s := e.strength()
		e.args[0].wrapped(b, e.args[0].strength() < s || s == 3 && e.args[0].strength() == s || e.args[0].ends())
		if s == 5 {
			b.WriteString(e.op)
		} else {
			b.WriteString(" " + e.op + " ")
		}
		e.args[1].wrapped(b, e.args[1].strength() <= s)
	default: // true, false, infinite
		b.WriteString(e.op)
	}
}

// ends tells whether the expression ends with a quantifier, which would take in what follows.
func (e *Expr) ends() bool {
	switch {
	case e.quantifies():
		return true
	case e.strength() == 7 && len(e.args) != 1 || e.op == opNetwork || e.op == opFunction || e.op == opFact || e.op == opMeaning || len(e.args) == 0:
		return false
	}
	last := e.args[len(e.args)-1]
	return last.strength() > 0 && last.ends()
}

// ranged writes an end of a range.
func ranged(e *Expr) string {
	var b strings.Builder
	e.wrapped(&b, e.strength() < 4)
	return b.String()
}

func (e *Expr) wrapped(b *strings.Builder, parentheses bool) {
	if parentheses {
		b.WriteByte('(')
		defer b.WriteByte(')')
	}
	e.print(b)
}

// writeNumeral writes a number that a numeral may stand for: a whole number, or one
// whose decimals end.
func writeNumeral(x *big.Rat) string {
	if x.IsInt() {
		return x.Num().String()
	}
	digits, _ := x.FloatPrec()
	return x.FloatString(digits)
}
