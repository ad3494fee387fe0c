package props

import (
	"errors"
	"fmt"
	"maps"
	"math/big"
	"slices"
	"strconv"
	"strings"

	"topocert/certificates/formula"
	"topocert/certificates/words"
	"topocert/props/limits"
)

// Env holds the values of a formula's variables in a case.
type Env = formula.Env

// decide decides one case of a formula.
func (t *Case) decide(f *formula.Formula, e formula.Env, show func(t *Case, e formula.Env) string) {
	v, missing := t.evaluate(f, e)
	holds, known := v.Truth()
	switch {
	case !known:
		t.Openf("%s", missing)
	case !holds:
		t.failed = true
		t.Failf("%s", t.shown(f, e, show))
	}
}

// evaluate computes the value of a formula's expression, as far as its facts can be
// established, and says what is missing to know it. In a case that is limited, an expression
// that has no value leaves it open.
func (t *Case) evaluate(f *formula.Formula, e formula.Env) (v formula.Value, missing string) {
	asked := t.asked()
	v, err := asked.value(f.Expr, e)
	if t.limited != nil && t.ctx.Err() == nil {
		if limit := limits.Passed(t.limited); limit != nil && cutShort(err) {
			return v, limit.Error()
		}
		if errors.Is(err, formula.ErrValue) {
			return v, err.Error()
		}
	}
	t.Check(err)
	return v, strings.Join(asked.missing, "; ")
}

// shown returns the witness of a formula that fails. What ends the code that words it
// does not end the case: the formula has failed, whatever more can be said of it.
func (t *Case) shown(f *formula.Formula, e formula.Env, show func(t *Case, e formula.Env) string) (text string) {
	defer func() {
		if p := recover(); p != nil {
			if _, ours := p.(stop); !ours {
				panic(p)
			}
			t.failed, t.open = true, false
			if text = t.witness; text == "" {
				text = fmt.Sprintf("%s does not hold", f)
			}
		}
	}()
	return t.Explain(func() string { return show(t, e) })
}

// Text fills a template with the values that its expressions have.
func (t *Case) Text(text string, e formula.Env) string {
	filled, err := template(text).fill(t.session.names.Words(), e, t.asked())
	t.Check(err)
	return filled
}

// template is a text with expressions in braces.
type template string

// check tells what is wrong with a template in which the variables occur.
func (text template) check(library *words.Library, names []string) error {
	_, err := text.each(library, names, func(*formula.Formula, string) (string, error) { return "", nil })
	return err
}

// fill is the text with the values of its expressions.
func (text template) fill(library *words.Library, e formula.Env, facts formula.Facts) (string, error) {
	return text.each(library, slices.Collect(maps.Keys(e)), func(f *formula.Formula, digits string) (string, error) {
		v, err := f.Expr.Evaluate(e, facts)
		if err != nil || digits == "" {
			return v.String(), err
		}
		n, err := strconv.Atoi(digits)
		x, exact := v.Exact()
		switch {
		case exact && digits == "≈":
			return Decimal(x), nil
		case exact && err == nil:
			return x.FloatString(n), nil
		}
		return "", fmt.Errorf("%s, want a number with decimals", v)
	})
}

// each is the text with what is written for each expression, in which the variables may occur.
func (text template) each(library *words.Library, names []string, write func(f *formula.Formula, digits string) (string, error)) (string, error) {
	var b strings.Builder
	rest := string(text)
	for {
		before, after, found := strings.Cut(rest, "{")
		b.WriteString(before)
		if !found {
			return b.String(), nil
		}
		inner, after, found := strings.Cut(after, "}")
		if !found {
			return "", fmt.Errorf("props: a { without its } in %q", text)
		}
		expr, digits := decimals(inner)
		f, err := formula.ParseWith(library, expr+bound(names))
		if err != nil {
			return "", fmt.Errorf("props: {%s} in %q: %w", inner, text, err)
		}
		out, err := write(f, digits)
		if err != nil {
			return "", fmt.Errorf("props: {%s} in %q: %w", inner, text, err)
		}
		b.WriteString(out)
		rest = after
	}
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
