package printed

import (
	"encoding/json"
	"fmt"
	"math/big"
	"slices"
	"strings"

	"topocert/certificates/formula"
)

// Cell is a case in the picture of a claim: what stands in it, and its title, which says
// the case and all that Text says. The zero value is a case that is not decided.
type Cell struct {
	Values      []*big.Rat // of the variables
	Text, Title string
	// Fails and Holds tell what the facts say; Difference is how far the true value is from
	// the printed one, nil where the formula compares no numbers.
	Holds, Fails bool
	Difference   *big.Rat
}

// ByTheorem is the cell of a case of which a theorem says that the claim holds for all.
func ByTheorem(of string, values []*big.Rat) Cell {
	return Cell{Values: values, Text: "✓", Title: of + ": holds, by the theorem", Holds: true}
}

// Decided tells whether the case holds or fails.
func (c Cell) Decided() bool { return c.Holds || c.Fails }

// Shade is the class of a cell: by its verdict, and by the sign and the size of the difference.
func (c Cell) Shade() string {
	d := c.Difference
	switch {
	case c.Holds:
		return "y"
	case !c.Decided():
		return "o"
	case d == nil || d.Sign() == 0:
		return "f"
	}
	class := "u" // the true value is under the formula's
	if d.Sign() > 0 {
		class = "v"
	}
	if new(big.Rat).Abs(d).Cmp(big.NewRat(2, 1)) >= 0 {
		class += "2"
	}
	return class
}

// MarshalJSON writes what a page draws of a cell.
func (c Cell) MarshalJSON() ([]byte, error) {
	return json.Marshal(map[string]string{"text": c.Text, "title": c.Title, "shade": c.Shade()})
}

// widest is the number of letters that stand in a cell at most.
const widest = 5

// CellOf returns the cell of a formula in a case, as far as the facts tell.
func CellOf(f *formula.Formula, env formula.Env, facts formula.Facts) (Cell, error) {
	v, err := formula.Evaluate(f.Expr, env, facts)
	if err != nil {
		return Cell{}, err
	}
	holds, known := v.Truth()
	if !known {
		return Cell{}, nil
	}
	c := Cell{Text: "✗", Holds: holds, Fails: !holds, Title: Case(f.For.Names(), env), Values: Values(f.For.Names(), env)}
	if holds {
		c.Text = "✓"
	}
	verdict := map[bool]string{true: "holds", false: "fails"}[holds]
	p := f.Expr
	if !slices.Contains([]string{"==", "!=", "<", "<=", ">", ">="}, p.Op) {
		c.Title += ": " + verdict
		return c, nil
	}
	var side [2]formula.Value
	for i := range side {
		if side[i], err = formula.Evaluate(p.Args[i], env, facts); err != nil {
			return Cell{}, err
		}
	}
	left, ok := side[0].Exact()
	right, also := side[1].Exact()
	if !ok || !also {
		c.Title += fmt.Sprintf(": %s, %s %s %s", verdict, side[0], p.Op, side[1])
		return c, nil
	}
	c.Difference = new(big.Rat).Sub(left, right)
	switch first, second := formula.Fact(p.Args[0]) != nil, formula.Fact(p.Args[1]) != nil; {
	case second && !first: // the formula is on the left
		c.Difference.Neg(c.Difference)
		c.Title += fmt.Sprintf(": true %s, formula %s", number(right), number(left))
	case first && !second:
		c.Title += fmt.Sprintf(": true %s, formula %s", number(left), number(right))
	default:
		c.Title += fmt.Sprintf(": left %s, right %s", number(left), number(right))
	}
	if p.Op != "==" {
		c.Title += ", " + verdict
	}
	if c.Fails && c.Difference.Sign() != 0 {
		c.Text = Signed(c.Difference)
		if len([]rune(c.Text)) > widest { // the title has it
			c.Text = string([]rune(c.Text)[:1])
		}
	}
	return c, nil
}

// onlyCase is what the case of a formula without variables is called.
const onlyCase = "the only case"

// Case names a case: "m=2, n=3".
func Case(names []string, env formula.Env) string {
	if len(names) == 0 {
		return onlyCase
	}
	return formula.Case(names, env)
}

// Values returns those of the variables in a case.
func Values(names []string, env formula.Env) (list []*big.Rat) {
	for _, name := range names {
		list = append(list, env[name])
	}
	return list
}

// number writes a number exactly: "3", "1.25", or "1/3" where two decimals do not say it.
func number(x *big.Rat) string {
	text := x.FloatString(2)
	if is, _ := new(big.Rat).SetString(text); is.Cmp(x) != 0 {
		return x.RatString()
	}
	return strings.TrimRight(strings.TrimRight(text, "0"), ".")
}

// Signed writes a difference: "−2", "+1", "+0.5", "−1/3".
func Signed(x *big.Rat) string {
	text := number(new(big.Rat).Abs(x))
	switch {
	case x.Sign() < 0:
		return "−" + text
	case x.Sign() > 0:
		return "+" + text
	}
	return text
}

// caseOf reads a case of these variables, as Case names it.
func caseOf(names []string, text string) (formula.Env, bool) {
	env := make(formula.Env)
	if text == onlyCase {
		return env, len(names) == 0
	}
	for part := range strings.SplitSeq(text, ", ") {
		name, value, _ := strings.Cut(part, "=")
		x, ok := new(big.Rat).SetString(value)
		if !ok || !slices.Contains(names, name) {
			return nil, false
		}
		env[name] = x
	}
	return env, len(env) == len(names)
}

// Extent says where a claim fails, of the cases that are decided: "fails in 258 of the 361
// cases with m, n ≤ 20, off by −2 … +1".
func Extent(names []string, cases []Cell) string {
	var least, largest *big.Rat
	most, fails, measured := make([]*big.Rat, len(names)), 0, true
	for _, c := range cases {
		for i, x := range c.Values {
			if most[i] == nil || x.Cmp(most[i]) > 0 {
				most[i] = x
			}
		}
		if !c.Fails {
			continue
		}
		if fails++; c.Difference == nil {
			measured = false
			continue
		}
		if least == nil || c.Difference.Cmp(least) < 0 {
			least = c.Difference
		}
		if largest == nil || c.Difference.Cmp(largest) > 0 {
			largest = c.Difference
		}
	}
	if len(cases) == 0 {
		return ""
	}
	off := ""
	if measured && least != nil && (least.Sign() != 0 || largest.Sign() != 0) {
		off = ", off by " + Signed(least)
		if least.Cmp(largest) != 0 {
			off += " … " + Signed(largest)
		}
	}
	word, n := "holds", len(cases)
	switch {
	case len(names) == 0 && fails == 0:
		return word
	case len(names) == 0:
		return "fails" + off
	case fails > 0 && fails < len(cases):
		return fmt.Sprintf("fails in %d of the %d cases with %s%s", fails, n, upTo(names, most), off)
	case fails > 0:
		word = "fails"
	}
	count := fmt.Sprintf("all %d cases", n)
	switch n {
	case 1:
		count = "the one case"
	case 2:
		count = "both cases"
	}
	return fmt.Sprintf("%s in %s with %s%s", word, count, upTo(names, most), off)
}

// upTo says how far the variables go: "m, n ≤ 20, k ≤ 3".
func upTo(names []string, most []*big.Rat) string {
	var parts []string
	for i := 0; i < len(names); i++ {
		text := names[i]
		for i+1 < len(names) && most[i+1].Cmp(most[i]) == 0 {
			i++
			text += ", " + names[i]
		}
		parts = append(parts, text+" ≤ "+number(most[i]))
	}
	return strings.Join(parts, ", ")
}

// The words on a claim, which its page begins with. See Holds, too.
const (
	Fails = "✗ False"
	Open  = "? Open"
)

// Holds is the word on a claim that holds: it is true if that is known for its whole domain.
func Holds(whole bool) string {
	if whole {
		return "✓ True"
	}
	return "✓ Holds as far as tried"
}
