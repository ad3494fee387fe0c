package props

import (
	"fmt"
	"maps"
	"math/big"
	"reflect"
	"slices"

	"topocert/certificates/family"
	"topocert/certificates/formula"
	"topocert/certificates/language"
)

// Code has the functions that a paper's lines name: "go completes: qt-all-to-all-mla; m + n + 4 for m >= 2, n >= 2".
type Code map[string]func(t *Case, c Call)

// Call is what a line says to its function: the arguments, as texts, and the case.
type Call struct {
	Args []string

	t  *Case
	of *Instance
}

// Value returns the value of a variable of the domain.
func (c Call) Value(name string) int { return Int(c.of.env(), name) }

// Let returns the call with a further variable, which has a value.
func (c Call) Let(name string, x *big.Rat) Call {
	c.of = &Instance{names: append(slices.Clone(c.of.names), name), values: append(slices.Clone(c.of.values), x)}
	return c
}

// Text fills a template with the values that its expressions have in the case.
func (c Call) Text(text string) string {
	p, err := template(text).read(c.t.session.names.Words(), c.of.names)
	c.t.Check(err)
	filled, err := p.fill(c.of.env(), c.t.asked())
	c.t.Check(err)
	return filled
}

// Int returns the whole number that an expression has in the case.
func (c Call) Int(text string) int { return c.Whole(text)() }

// Is tells whether a condition holds in the case.
func (c Call) Is(text string) bool { return c.Condition(text)() }

// Whole returns an expression in further variables as a function of their values, which are whole
// numbers as its value is.
func (c Call) Whole(text string, names ...string) func(values ...int) int {
	term := c.term(text, names)
	return func(values ...int) int {
		if x, ok := term.quickly(values); ok {
			return int(x)
		}
		x, ok := term.value(values...).Exact()
		if !ok || !x.IsInt() {
			c.t.Check(fmt.Errorf("%q is no whole number", text))
		}
		return int(x.Num().Int64())
	}
}

// Condition returns a condition in further variables as a function of their values.
func (c Call) Condition(text string, names ...string) func(values ...int) bool {
	term := c.term(text, names)
	return func(values ...int) bool {
		if x, ok := term.quickly(values); ok {
			return x == 1
		}
		holds, known := term.value(values...).Truth()
		if !known {
			c.t.Check(fmt.Errorf("%q is not known to hold or not", text))
		}
		return holds
	}
}

// Term returns an expression in further variables as a function of their values.
func (c Call) Term(text string, names ...string) func(values ...int) formula.Value {
	return c.term(text, names).value
}

// term is an expression in the variables of the case and in some that vary.
type term struct {
	t     *Case
	expr  *language.Node
	names []string
	env   formula.Env
	// quick is the expression in 64 bits, nil where it asks for facts, or the case has values that are
	// no such numbers; args are what it is asked for.
	quick func(args []int64) (int64, error)
	args  []int64
}

func (c Call) term(text string, names []string) *term {
	t := &term{t: c.t, names: names, env: c.of.env(), args: make([]int64, len(names))}
	f, err := formula.ParseWith(c.t.session.names.Words(), text+bound(slices.AppendSeq(slices.Clone(names), maps.Keys(t.env))))
	c.t.Check(err)
	t.expr = f.Expr
	var settled []int64
	var params []string
	for name, x := range t.env {
		if x.IsInt() && x.Num().IsInt64() {
			settled, params = append(settled, x.Num().Int64()), append(params, name)
		}
	}
	t.quick, _ = family.Function(t.expr, append(params, names...), settled) // else its value is that of the formula
	return t
}

// quickly is the value in 64 bits, if there is one.
func (t *term) quickly(values []int) (int64, bool) {
	if t.quick == nil {
		return 0, false
	}
	for i, x := range values {
		t.args[i] = int64(x)
	}
	x, err := t.quick(t.args)
	return x, err == nil
}

// value is exact: of what is no whole number, and of facts, too.
func (t *term) value(values ...int) formula.Value {
	env := maps.Clone(t.env)
	for i, x := range values {
		env[t.names[i]] = big.NewRat(int64(x), 1)
	}
	v, err := formula.Evaluate(t.expr, env, t.t.asked())
	t.t.Check(err)
	return v
}

// Deciding is the function of a line for one in Go that takes a case and whole numbers: the line's
// arguments, or the values of the domain's variables where it has none.
func Deciding(try any) func(t *Case, c Call) {
	f := reflect.ValueOf(try)
	return func(t *Case, c Call) {
		in := []reflect.Value{reflect.ValueOf(t)}
		for _, text := range c.Args {
			in = append(in, reflect.ValueOf(c.Int(text)))
		}
		for i := 0; c.Args == nil && i < len(c.of.names); i++ {
			in = append(in, reflect.ValueOf(c.Value(c.of.names[i])))
		}
		if len(in) != f.Type().NumIn() && !f.Type().IsVariadic() {
			t.Check(fmt.Errorf("%d numbers, and %d in the code", len(in)-1, f.Type().NumIn()-1))
		}
		f.Call(in)
	}
}
