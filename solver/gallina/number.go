package gallina

import (
	"fmt"
	"slices"
	"strings"

	"topocert/certificates/formula"
	"topocert/certificates/language"
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
func (p *printer) whole(e *language.Node) (string, error) {
	inner := &printer{positive: p.positive}
	x, err := inner.number(e)
	switch {
	case err != nil:
		return "", err
	case x.below != "":
		return "", unsaid(e, "perhaps no whole number")
	}
	return x.above, nil
}

// number writes a number.
func (p *printer) number(e *language.Node) (fraction, error) {
	switch e.Op {
	case language.Numeral:
		above, below, _ := strings.Cut(formula.Numeral(e).RatString(), "/")
		return fraction{above, below}, nil
	case language.Name:
		if formula.IsVariable(e) {
			return fraction{above: e.Text}, nil
		}
	case "-":
		if len(e.Args) == 1 {
			x, err := p.number(e.Args[0])
			return fraction{"- " + grouped(x.above), x.below}, err
		}
		return p.operation(e.Op, e.Args)
	case "+", "*", "/":
		return p.operation(e.Op, e.Args)
	case "%":
		parts, err := p.wholes(e.Args)
		if err == nil && !p.isPositive(e.Args[1]) {
			err = unsaid(e, "a remainder by what may not be positive")
		}
		if err != nil {
			return fraction{}, err
		}
		return fraction{above: grouped(parts[0]) + " mod " + grouped(parts[1])}, nil
	case language.Call:
		return p.function(e)
	case language.Fact:
		return p.fact(e)
	}
	return fraction{}, unsaid(e, "no number of this kind")
}

func (p *printer) operation(op string, args []*language.Node) (fraction, error) {
	a, err := p.number(args[0])
	if err != nil {
		return fraction{}, err
	}
	b, err := p.number(args[1])
	if err != nil {
		return fraction{}, err
	}
	switch op {
	case "*":
		return fraction{product(a.above, b.above), product(a.below, b.below)}, nil
	case "/":
		// b is below the line: above it stands what was below b.
		return fraction{product(a.above, b.below), product(a.below, b.above)}, nil
	case "+":
		return fraction{a.times(b) + " + " + b.times(a), product(a.below, b.below)}, nil
	}
	return fraction{a.times(b) + " - " + grouped(b.times(a)), product(a.below, b.below)}, nil
}

func (p *printer) function(e *language.Node) (fraction, error) {
	switch e.Text {
	case "floor", "ceil":
		return p.rounded(e)
	case "abs", "min", "max":
		parts, err := p.wholes(e.Args)
		if err != nil {
			return fraction{}, err
		}
		text := "Z." + e.Text + " " + grouped(parts[0])
		for i, x := range parts[1:] {
			if i > 0 {
				text = fmt.Sprintf("Z.%s (%s)", e.Text, text)
			}
			text += " " + grouped(x)
		}
		return fraction{above: "(" + text + ")"}, nil
	case "pow":
		parts, err := p.wholes(e.Args)
		if zero := e.Args[1].Op == language.Numeral && e.Args[1].Text == "0"; err == nil && !zero && !p.isPositive(e.Args[1]) {
			err = unsaid(e, "a power by what may be negative")
		}
		if err != nil {
			return fraction{}, err
		}
		return fraction{above: grouped(parts[0]) + " ^ " + grouped(parts[1])}, nil
	case "cond":
		c, err := p.test(e.Args[0])
		if err != nil {
			return fraction{}, err
		}
		parts, err := p.wholes(e.Args[1:])
		if err != nil {
			return fraction{}, err
		}
		return fraction{above: fmt.Sprintf("(if %s then %s else %s)", c, parts[0], parts[1])}, nil
	}
	return fraction{}, unsaid(e, "no function of this kind")
}

// rounded writes floor(a/b) and ceil(a/b).
func (p *printer) rounded(e *language.Node) (fraction, error) {
	x, err := p.number(e.Args[0])
	if err != nil {
		return fraction{}, err
	}
	if x.below == "" {
		return x, nil
	}
	// Coq's division rounds down whatever the signs; a division by 0 is 0 there.
	if q := e.Args[0]; !numerals(x.below) && (q.Op != "/" || !p.isPositive(q.Args[1])) {
		return fraction{}, unsaid(e, "a quotient by what may not be positive")
	}
	if e.Text == "ceil" {
		return fraction{above: fmt.Sprintf("- (- %s / %s)", grouped(x.above), grouped(x.below))}, nil
	}
	return fraction{above: fmt.Sprintf("%s / %s", grouped(x.above), grouped(x.below))}, nil
}

// numerals tells whether a text is a product of numerals that are not 0.
func numerals(text string) bool {
	factors := strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(" ()*", r) })
	return !slices.ContainsFunc(factors, func(f string) bool { return strings.Trim(f, "0") == "" || strings.Trim(f, "0123456789") != "" })
}

// fact writes the value of a fact: a name, which the comparison says to be its value.
func (p *printer) fact(e *language.Node) (fraction, error) {
	if p.values == nil {
		return fraction{}, unsaid(e, "a fact where there is to be none")
	}
	text, err := p.asked(e)
	if err != nil {
		return fraction{}, err
	}
	if p.values[text] == "" {
		value := fmt.Sprintf("d%d", len(p.facts)+1)
		p.values[text] = value
		p.facts = append(p.facts, text+" "+value)
	}
	return fraction{above: p.values[text]}, nil
}

// test writes a condition on whole numbers that Coq computes.
func (p *printer) test(e *language.Node) (string, error) {
	switch e.Op {
	case "!":
		x, err := p.test(e.Args[0])
		return "negb " + grouped(x), err
	case "&&", "||":
		a, err := p.test(e.Args[0])
		if err != nil {
			return "", err
		}
		b, err := p.test(e.Args[1])
		return fmt.Sprintf("(%s %s %s)%%bool", grouped(a), e.Op, grouped(b)), err
	case "==", "!=", "<", "<=", ">", ">=":
		if formula.IsTruth(e.Args[0]) {
			break
		}
		parts, err := p.wholes(e.Args)
		if err != nil {
			return "", err
		}
		a, b := grouped(parts[0]), grouped(parts[1])
		return map[string]string{
			"==": a + " =? " + b, "!=": "negb (" + a + " =? " + b + ")", "<": a + " <? " + b,
			"<=": a + " <=? " + b, ">": b + " <? " + a, ">=": b + " <=? " + a,
		}[e.Op], nil
	}
	return "", unsaid(e, "no condition of this kind")
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
