package printed

import (
	"fmt"
	"math/big"
	"slices"
	"strings"

	"topocert/certificates"
	"topocert/certificates/formula"
	"topocert/certificates/recheck"
	"topocert/certificates/resolve"
)

// Cell is a case in the picture of a claim: what stands in it, and its title, which says
// the case and all that Text says. The zero value is a case that is not decided.
type Cell struct {
	Text  string `json:"text"`
	Title string `json:"title"`
	// Fails and Holds tell what the facts say; Difference is how far the true value is from
	// the printed one, nil where the formula compares no numbers.
	Holds, Fails bool     `json:"-"`
	Difference   *big.Rat `json:"-"`
}

// widest is the number of letters that stand in a cell at most.
const widest = 5

// CellOf returns the cell of a formula in a case, as far as the facts tell.
func CellOf(f *formula.Formula, env formula.Env, facts formula.Facts) (Cell, error) {
	v, err := f.Expr.Evaluate(env, facts)
	if err != nil {
		return Cell{}, err
	}
	holds, known := v.Truth()
	if !known {
		return Cell{}, nil
	}
	c := Cell{Text: "✗", Holds: holds, Fails: !holds, Title: Case(f.For.Names(), env)}
	if holds {
		c.Text = "✓"
	}
	said := map[bool]string{true: "holds", false: "fails"}[holds]
	p := f.Expr.Parts()
	if !slices.Contains([]string{"==", "!=", "<", "<=", ">", ">="}, p.Op) {
		c.Title += ": " + said
		return c, nil
	}
	var side [2]formula.Value
	for i := range side {
		if side[i], err = p.Args[i].Evaluate(env, facts); err != nil {
			return Cell{}, err
		}
	}
	left, ok := side[0].Exact()
	right, also := side[1].Exact()
	if !ok || !also {
		c.Title += fmt.Sprintf(": %s, %s %s %s", said, side[0], p.Op, side[1])
		return c, nil
	}
	c.Difference = new(big.Rat).Sub(left, right)
	switch first, second := asks(p.Args[0]), asks(p.Args[1]); {
	case second && !first: // the formula is on the left
		c.Difference.Neg(c.Difference)
		c.Title += fmt.Sprintf(": true %s, formula %s", number(right), number(left))
	case first && !second:
		c.Title += fmt.Sprintf(": true %s, formula %s", number(left), number(right))
	default:
		c.Title += fmt.Sprintf(": left %s, right %s", number(left), number(right))
	}
	if p.Op != "==" {
		c.Title += ", " + said
	}
	if c.Fails && c.Difference.Sign() != 0 {
		c.Text = Signed(c.Difference)
		if len([]rune(c.Text)) > widest { // the title has it
			c.Text = string([]rune(c.Text)[:1])
		}
	}
	return c, nil
}

// asks tells whether an expression asks for facts.
func asks(e *formula.Expr) bool {
	p := e.Parts()
	for _, a := range p.Args {
		if asks(a) {
			return true
		}
	}
	return p.Op == "fact"
}

// onlyCase is what the case of a formula without variables is called.
const onlyCase = "the only case"

// Case names a case: "m=2, n=3".
func Case(names []string, env formula.Env) string {
	if len(names) == 0 {
		return onlyCase
	}
	var parts []string
	for _, name := range names {
		parts = append(parts, name+"="+env[name].RatString())
	}
	return strings.Join(parts, ", ")
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

// caseOf reads the case that a cell's title begins with.
func caseOf(title string) (formula.Env, bool) {
	text, _, _ := strings.Cut(title, ": ")
	env := make(formula.Env)
	if text == onlyCase {
		return env, true
	}
	for part := range strings.SplitSeq(text, ", ") {
		name, value, found := strings.Cut(part, "=")
		x, ok := new(big.Rat).SetString(value)
		if !found || !ok {
			return nil, false
		}
		env[name] = x
	}
	return env, true
}

// Decided is a case that holds or fails.
type Decided struct {
	Values     []*big.Rat // of the variables
	Fails      bool
	Difference *big.Rat // of a case that fails, nil if no numbers are compared
}

// Extent says where a claim fails, of the cases that are decided: "fails in 258 of the 361
// cases with m, n ≤ 20, off by −2 … +1".
func Extent(names []string, cases []Decided) string {
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

// Headline is the word on a claim, which its page begins with. A claim that holds is true if
// that is known for its whole domain.
func Headline(holds, fails, whole bool) string {
	switch {
	case fails:
		return "✗ False"
	case holds && whole:
		return "✓ True"
	case holds:
		return "✓ Holds as far as tried"
	}
	return "? Open"
}

// cells compares a page's picture with what the formula comes to, by the statements of the
// certificates that were accepted. It returns how many cells they do not decide.
func cells(names *resolve.Names, page *Page, accepted []recheck.Answer) (open int, wrong []string, err error) {
	if len(page.Cells) == 0 {
		return 0, nil, nil
	}
	f, err := formula.ParseWith(names.Words(), page.Formula)
	if err != nil {
		return 0, nil, err
	}
	facts := resolve.NewFacts(names)
	for _, a := range accepted {
		if !a.Accepted || a.Statement == nil {
			continue
		}
		if s, err := certificates.ParseStatement(*a.Statement); err == nil { // else it is a verdict
			facts.Add(s)
		}
	}
	seen := make(map[string]bool)
	var decided []Decided
	for _, c := range page.Cells {
		env, ok := caseOf(c.Title)
		for _, name := range f.For.Names() {
			ok = ok && env[name] != nil
		}
		if !ok || seen[Case(f.For.Names(), env)] {
			wrong = append(wrong, fmt.Sprintf("the picture has a cell %q, which is no case, or is there twice", c.Title))
			continue
		}
		seen[Case(f.For.Names(), env)] = true
		now, err := CellOf(f, env, facts)
		if now.Holds || now.Fails {
			d := Decided{Fails: now.Fails, Difference: now.Difference}
			for _, name := range f.For.Names() {
				d.Values = append(d.Values, env[name])
			}
			decided = append(decided, d)
		}
		switch {
		case err != nil || !now.Holds && !now.Fails:
			open++
		case now.Title != c.Title || now.Text != c.Text:
			wrong = append(wrong, fmt.Sprintf("a cell of the picture: printed is %q, %q, the certificates say %q, %q", c.Text, c.Title, now.Text, now.Title))
		}
	}
	if now := Extent(f.For.Names(), decided); open == 0 && page.Extent != now {
		wrong = append(wrong, fmt.Sprintf("the extent: printed is %q, the picture’s cells say %q", page.Extent, now))
	}
	return open, wrong, nil
}
