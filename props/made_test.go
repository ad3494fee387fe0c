package props

import (
	"slices"
	"strings"

	"topocert/certificates/formula"
)

// Claims of tests are made without a text.

// And returns the family with large members.
func (f Family) And(large ...[]int) Family {
	f.Large = large
	return f
}

// Where returns the part of the family with the given property: a condition of the
// formula language. Large members that are not in that part are left out.
func (f Family) Where(domain, condition string) Family {
	before, old, found := strings.Cut(f.For, " if ")
	if found {
		condition = "(" + old + ") && (" + condition + ")"
	}
	return f.From(domain, before+" if "+condition)
}

// From returns the family with other values, in words and in the formula language.
// Large members that are not among them are left out.
func (f Family) From(domain, values string) Family {
	f.Domain, f.For = domain, values
	m := f.members()
	f.Large = slices.DeleteFunc(slices.Clone(f.Large), func(p []int) bool { return m.large(p) == nil })
	return f
}

// Over is the reading that try succeeds for every member of the family. It takes as
// many numbers as the family has variables.
func Over[D decider](f Family, try D) Reading {
	decide := Deciding(try)
	return f.members().reading(func(t *Case, c *tuple) { decide(t, Call{t: t, tuple: c}) })
}

// Holds is the reading that a formula holds for every member of the family. The
// formula is an expression in the family's variables. The witness is a template: the
// text of a failure, in which {EXPRESSION} stands for the value of an expression in
// the case that fails, and {EXPRESSION:3} for the same with three decimals;
// {EXPRESSION:≈} is the fraction, followed by four decimals if it is not whole.
func (f Family) Holds(text, witness string) Reading {
	return f.HoldsShown(text, func(t *Case, e formula.Env) string { return t.Text(witness, e) })
}

// HoldsShown is Holds with code for the witness. What the code reads of networks is
// no part of what the verdict rests on.
func (f Family) HoldsShown(text string, show func(t *Case, e formula.Env) string) Reading {
	parsed, err := formula.Parse(text + " for " + f.For)
	f.wrong(err)
	r := f.members().reading(func(t *Case, c *tuple) { t.decide(parsed, c.env(), show) })
	r.Formula = parsed
	return r
}

// Statement is the reading that a formula without variables holds, about a single
// instance that the domain names.
func Statement(domain, text, witness string) Reading {
	parsed, err := formula.Parse(text)
	Family{For: text}.wrong(err)
	r := Once(domain, func(t *Case) {
		t.decide(parsed, nil, func(t *Case, e formula.Env) string { return t.Text(witness, e) })
	})
	r.Formula = parsed
	return r
}
