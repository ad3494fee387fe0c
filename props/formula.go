package props

import (
	"errors"
	"fmt"
	"math/big"
	"strconv"
	"strings"

	"topocert/certificates/formula"
	"topocert/certificates/language"
	"topocert/certificates/words"
)

// evaluate computes the value of a formula's expression, as far as its facts can be
// established, and says what is missing to know it. In a case that is limited, an expression
// that has no value leaves it open.
func (t *Case) evaluate(f *formula.Formula, e formula.Env) (v formula.Value, missing string) {
	asked := t.asked()
	v, err := asked.value(f.Expr, e)
	if t.limited != nil && t.ctx.Err() == nil {
		if limit := Passed(t.limited); limit != nil && cutShort(err) {
			return v, limit.Error()
		}
		if errors.Is(err, formula.ErrValue) {
			return v, err.Error()
		}
	}
	t.Check(err)
	return v, strings.Join(asked.missing, "; ")
}

// witness words a case of a formula that fails, where its condition holds.
type witness struct{ condition, text *pattern } // no condition: anywhere

// newWitness reads a witness, "TEXT" or "[CONDITION] TEXT", in which the variables may occur.
func newWitness(text string, library *words.Library, names []string) (w witness, err error) {
	if inner, guarded := strings.CutPrefix(text, "["); guarded {
		condition, behind, found := strings.Cut(inner, "] ")
		if !found {
			return w, fmt.Errorf("the witness %q, want a ] behind its condition", text)
		}
		text = behind
		if w.condition, err = template("{"+condition+"}").read(library, names); err != nil {
			return w, err
		}
	}
	w.text, err = template(text).read(library, names)
	return w, err
}

// counterexample words a case in which the formula fails, whatever more can be said of it: by the first witness
// that is for such cases, or by the values on both sides.
func (p *proving) counterexample(t *Case, c *Instance) string {
	f, env := p.reading.Formula, c.env()
	for _, w := range p.reading.witnesses {
		text, err := "true", error(nil)
		if w.condition != nil {
			text, err = w.condition.fill(env, t.asked())
		}
		if err == nil && text == "true" {
			text, err = w.text.fill(env, t.asked())
		} else if err == nil {
			continue
		}
		if err != nil {
			text = fmt.Sprintf("%s does not hold", f)
		}
		return text
	}
	text := sides(f.Expr, env, t.session.factsOf(t.statements))
	if p.reading.witnesses == nil && p.claim.own {
		return at(c.Name, text)
	}
	return text
}

// template is a text with expressions in braces.
type template string

// pattern is a template that is read.
type pattern struct {
	text  template
	parts []part
	end   string // behind the last expression
}

// part is an expression in a template, with what stands before it.
type part struct {
	before, inner, digits string
	expr                  *language.Node
}

// read reads a template in which the variables may occur.
func (text template) read(library *words.Library, names []string) (*pattern, error) {
	p := &pattern{text: text}
	rest := string(text)
	for {
		before, after, found := strings.Cut(rest, "{")
		if !found {
			p.end = before
			return p, nil
		}
		inner, after, found := strings.Cut(after, "}")
		if !found {
			return nil, fmt.Errorf("a { without its } in %q", text)
		}
		expr, digits := decimals(inner)
		f, err := formula.ParseWith(library, expr+bound(names))
		if err != nil {
			return nil, p.wrong(inner, err)
		}
		p.parts = append(p.parts, part{before, inner, digits, f.Expr})
		rest = after
	}
}

func (p *pattern) wrong(inner string, err error) error {
	return fmt.Errorf("{%s} in %q: %w", inner, p.text, err)
}

// fill is the text with the values of its expressions.
func (p *pattern) fill(e formula.Env, facts formula.Facts) (string, error) {
	var b strings.Builder
	for _, part := range p.parts {
		text, err := part.written(e, facts)
		if err != nil {
			return "", p.wrong(part.inner, err)
		}
		b.WriteString(part.before + text)
	}
	return b.String() + p.end, nil
}

// written is the value of the expression.
func (p part) written(e formula.Env, facts formula.Facts) (string, error) {
	v, err := formula.Evaluate(p.expr, e, facts)
	if err != nil || p.digits == "" {
		return v.String(), err
	}
	n, err := strconv.Atoi(p.digits)
	x, exact := v.Exact()
	switch {
	case exact && p.digits == "≈":
		return Decimal(x), nil
	case exact && err == nil:
		return x.FloatString(n), nil
	}
	return "", fmt.Errorf("%s, want a number with decimals", v)
}

// decimals cuts off how a value is to be written.
func decimals(inner string) (expr, digits string) {
	at := strings.LastIndex(inner, ":")
	if at < 0 || strings.Trim(inner[at+1:], "0123456789≈") != "" {
		return inner, ""
	}
	return inner[:at], inner[at+1:]
}

// Int returns the value of a variable that is a whole number.
func Int(e formula.Env, name string) int {
	x := e[name]
	if x == nil || !x.IsInt() {
		panic(fmt.Sprintf("props: variable %s has no whole value", name))
	}
	return int(x.Num().Int64())
}

// Decimal writes a fraction with its value in decimals, if it is not whole.
func Decimal(x *big.Rat) string {
	if x.IsInt() {
		return x.Num().String()
	}
	return fmt.Sprintf("%s ≈ %s", x.RatString(), x.FloatString(4))
}
