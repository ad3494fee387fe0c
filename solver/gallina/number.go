package gallina

import (
	"fmt"
	"slices"
	"strings"

	"topocert/certificates/formula"
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

// grouped puts parentheses around a text of several words.
func grouped(text string) string {
	if !strings.ContainsAny(text, " ") || closedOff(text) {
		return text
	}
	return "(" + text + ")"
}

// closedOff tells whether the parenthesis at the beginning ends at the end.
func closedOff(text string) bool {
	depth := 0
	for i, c := range []byte(text) {
		switch c {
		case '(':
			depth++
		case ')':
			depth--
		}
		if depth == 0 {
			return i == len(text)-1
		}
	}
	return false
}

func signed(number string) string {
	if strings.HasPrefix(number, "-") {
		return "(" + number + ")"
	}
	return number
}

// whole writes a number that is whole and asks for no facts.
func (p *printer) whole(e *formula.Expr) (string, error) {
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
func (p *printer) number(e *formula.Expr) (fraction, error) {
	switch n := e.Parts(); n.Op {
	case "numeral":
		above, below, _ := strings.Cut(n.Text, "/")
		return fraction{above, below}, nil
	case "variable":
		return fraction{above: n.Text}, nil
	case "-":
		if len(n.Args) == 1 {
			x, err := p.number(n.Args[0])
			return fraction{"- " + grouped(x.above), x.below}, err
		}
		return p.operation(n.Op, n.Args)
	case "+", "*", "/":
		return p.operation(n.Op, n.Args)
	case "%":
		parts, err := p.wholes(n.Args)
		if err == nil && !p.isPositive(n.Args[1]) {
			err = unsaid(e, "a remainder by what may not be positive")
		}
		if err != nil {
			return fraction{}, err
		}
		return fraction{above: grouped(parts[0]) + " mod " + grouped(parts[1])}, nil
	case "function":
		return p.function(e, n)
	case "fact":
		return p.fact(e, n)
	}
	return fraction{}, unsaid(e, "no number of this kind")
}

func (p *printer) operation(op string, args []*formula.Expr) (fraction, error) {
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

func (p *printer) function(e *formula.Expr, n formula.Parts) (fraction, error) {
	switch n.Text {
	case "floor", "ceil":
		return p.rounded(e, n)
	case "abs", "min", "max":
		parts, err := p.wholes(n.Args)
		if err != nil {
			return fraction{}, err
		}
		text := "Z." + n.Text + " " + grouped(parts[0])
		for i, x := range parts[1:] {
			if i > 0 {
				text = fmt.Sprintf("Z.%s (%s)", n.Text, text)
			}
			text += " " + grouped(x)
		}
		return fraction{above: "(" + text + ")"}, nil
	case "pow":
		parts, err := p.wholes(n.Args)
		if zero := n.Args[1].Parts().Text == "0"; err == nil && !zero && !p.isPositive(n.Args[1]) {
			err = unsaid(e, "a power by what may be negative")
		}
		if err != nil {
			return fraction{}, err
		}
		return fraction{above: grouped(parts[0]) + " ^ " + grouped(parts[1])}, nil
	case "cond":
		c, err := p.test(n.Args[0])
		if err != nil {
			return fraction{}, err
		}
		parts, err := p.wholes(n.Args[1:])
		if err != nil {
			return fraction{}, err
		}
		return fraction{above: fmt.Sprintf("(if %s then %s else %s)", c, parts[0], parts[1])}, nil
	}
	return fraction{}, unsaid(e, "no function of this kind")
}

// rounded writes floor(a/b) and ceil(a/b).
func (p *printer) rounded(e *formula.Expr, n formula.Parts) (fraction, error) {
	x, err := p.number(n.Args[0])
	if err != nil {
		return fraction{}, err
	}
	if x.below == "" {
		return x, nil
	}
	// Coq's division rounds down whatever the signs; a division by 0 is 0 there.
	if q := n.Args[0].Parts(); !numerals(x.below) && (q.Op != "/" || !p.isPositive(q.Args[1])) {
		return fraction{}, unsaid(e, "a quotient by what may not be positive")
	}
	if n.Text == "ceil" {
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
func (p *printer) fact(e *formula.Expr, n formula.Parts) (fraction, error) {
	if p.values == nil {
		return fraction{}, unsaid(e, "a fact where there is to be none")
	}
	text, err := p.asked(e, n)
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
func (p *printer) test(e *formula.Expr) (string, error) {
	n := e.Parts()
	switch n.Op {
	case "!":
		x, err := p.test(n.Args[0])
		return "negb " + grouped(x), err
	case "&&", "||":
		a, err := p.test(n.Args[0])
		if err != nil {
			return "", err
		}
		b, err := p.test(n.Args[1])
		return fmt.Sprintf("(%s %s %s)%%bool", grouped(a), n.Op, grouped(b)), err
	case "==", "!=", "<", "<=", ">", ">=":
		if n.Args[0].Parts().Truth {
			break
		}
		parts, err := p.wholes(n.Args)
		if err != nil {
			return "", err
		}
		a, b := grouped(parts[0]), grouped(parts[1])
		return map[string]string{
			"==": a + " =? " + b, "!=": "negb (" + a + " =? " + b + ")", "<": a + " <? " + b,
			"<=": a + " <=? " + b, ">": b + " <? " + a, ">=": b + " <=? " + a,
		}[n.Op], nil
	}
	return "", unsaid(e, "no condition of this kind")
}

// isPositive tells whether an expression is positive at sight: numerals and
// variables that are at least 1, their sums and products.
func (p *printer) isPositive(e *formula.Expr) bool {
	switch n := e.Parts(); n.Op {
	case "numeral":
		return n.Text != "0"
	case "variable":
		return p.positive[n.Text]
	case "+", "*":
		return p.isPositive(n.Args[0]) && p.isPositive(n.Args[1])
	}
	return false
}
