package gallina

import (
	"fmt"
	"slices"
	"strings"

	"topocert/certificates/formula"
	"topocert/certificates/language"
	"topocert/certificates/meaning"
)

// fraction is a number: above, or above / below.
type fraction struct{ above, below string }

// times returns the numerator of f for the common denominator with g.
func (f fraction) times(g fraction) string {
	if g.below == "" {
		return f.above
	}
	return product(f.above, g.below)
}

func product(a, b string) string {
	switch {
	case a == "" || a == "1" && b != "":
		return b
	case b == "" || b == "1":
		return a
	}
	return grouped(a) + " * " + grouped(b)
}

func signed(number string) string {
	if strings.HasPrefix(number, "-") {
		return "(" + number + ")"
	}
	return number
}

// whole writes a number that is whole and asks for no facts.
func (p *printer) whole(e *language.Node) string {
	inner := &printer{positive: p.positive}
	x := inner.number(e)
	if x.below != "" {
		inner.unsaid(e, "perhaps no whole number")
	}
	p.fail(inner.err)
	return x.above
}

func (p *printer) wholes(list []*language.Node) []string {
	return each(list, func(_ int, e *language.Node) string { return p.whole(e) })
}

// number writes a number.
func (p *printer) number(e *language.Node) fraction {
	switch e.Op {
	case language.Numeral:
		above, below, _ := strings.Cut(formula.Numeral(e).RatString(), "/")
		return fraction{above, below}
	case language.Name:
		if formula.IsVariable(e) {
			return fraction{above: e.Text}
		}
	case "+", "-", "*", "/":
		a := p.number(e.Args[0])
		if len(e.Args) == 1 {
			return fraction{written("0-", a.above), a.below}
		}
		b := p.number(e.Args[1])
		switch e.Op {
		case "*":
			return fraction{product(a.above, b.above), product(a.below, b.below)}
		case "/": // b is below the line: above it stands what was below b
			return fraction{product(a.above, b.below), product(a.below, b.above)}
		case "+":
			return fraction{a.times(b) + " + " + b.times(a), product(a.below, b.below)}
		}
		return fraction{a.times(b) + " - " + grouped(b.times(a)), product(a.below, b.below)}
	case "%":
		x := fraction{above: written(e.Op, p.wholes(e.Args)...)}
		if !p.isPositive(e.Args[1]) {
			p.unsaid(e, "a remainder by what may not be positive")
		}
		return x
	case language.Call:
		return p.function(e)
	case language.Fact:
		return p.fact(e)
	}
	return fraction{above: p.unsaid(e, "no number of this kind")}
}

func (p *printer) function(e *language.Node) fraction {
	switch {
	case meaning.Rounds(e) != 0:
		return p.rounded(e)
	case e.Text == "cond":
		return fraction{above: fmt.Sprintf("(if %s then %s else %s)", p.test(e.Args[0]), p.whole(e.Args[1]), p.whole(e.Args[2]))}
	case !has(e.Text):
		return fraction{above: p.unsaid(e, "no function of this kind")}
	}
	x := fraction{above: written(e.Text, p.wholes(e.Args)...)}
	if e.Text == "pow" && !(e.Args[1].Op == language.Numeral && e.Args[1].Text == "0") && !p.isPositive(e.Args[1]) {
		p.unsaid(e, "a power by what may be negative")
	}
	return x
}

// rounded writes floor(a/b) and ceil(a/b).
func (p *printer) rounded(e *language.Node) fraction {
	x, q := p.number(e.Args[0]), e.Args[0]
	if x.below == "" {
		return x
	}
	// Coq's division rounds down whatever the signs; a division by 0 is 0 there.
	if !numerals(x.below) && (q.Op != "/" || !p.isPositive(q.Args[1])) {
		p.unsaid(e, "a quotient by what may not be positive")
	}
	return fraction{above: written(e.Text+"/", x.above, x.below)}
}

// numerals tells whether a text is a product of numerals that are not 0.
func numerals(text string) bool {
	factors := strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(" ()*", r) })
	return !slices.ContainsFunc(factors, func(f string) bool { return strings.Trim(f, "0") == "" || strings.Trim(f, "0123456789") != "" })
}

// fact writes the value of a fact: a name, which the comparison says to be its value.
func (p *printer) fact(e *language.Node) fraction {
	if p.values == nil {
		return fraction{above: p.unsaid(e, "a fact where there is to be none")}
	}
	text := p.asked(e)
	if p.values[text] == "" {
		p.values[text] = fmt.Sprintf("d%d", len(p.facts)+1)
		p.facts = append(p.facts, text+" "+p.values[text])
	}
	return fraction{above: p.values[text]}
}

// test writes a condition on whole numbers that Coq computes.
func (p *printer) test(e *language.Node) string {
	switch e.Op {
	case "!", "&&", "||":
		return written(e.Op, each(e.Args, func(_ int, a *language.Node) string { return p.test(a) })...)
	case "==", "!=", "<", "<=", ">", ">=":
		if !formula.IsTruth(e.Args[0]) {
			return written(e.Op, p.wholes(e.Args)...)
		}
	}
	return p.unsaid(e, "no condition of this kind")
}

// isPositive tells whether an expression is positive at sight: numerals and
// variables that are at least 1, their sums and products.
func (p *printer) isPositive(e *language.Node) bool {
	switch e.Op {
	case language.Numeral:
		return e.Text != "0"
	case language.Name:
		return p.positive[e.Text]
	case "+", "*":
		return p.isPositive(e.Args[0]) && p.isPositive(e.Args[1])
	}
	return false
}
