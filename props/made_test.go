package props

import (
	"math/big"
	"strings"

	"topocert/certificates/formula"
	"topocert/certificates/words"
)

// Family is the domain of claims that tests make without a text: what the head lines of a domain say.
type Family struct {
	Domain, For, Order, Case string
	Large                    []int // of the only variable
}

// Where returns the part of the family with the given property: a condition of the
// formula language.
func (f Family) Where(shown, condition string) Family {
	before, old, found := strings.Cut(f.For, " if ")
	if found {
		condition = "(" + old + ") && (" + condition + ")"
	}
	f.Domain, f.For = shown, before+" if "+condition
	return f
}

// reading gives a reading the domain.
func (f Family) reading(r Reading) Reading {
	d, err := formula.ParseDomain(f.For)
	must(err)
	r.Domain, r.Complete, r.domain = f.Domain, !d.Open(), d
	if f.Order != "" {
		order, err := formula.Parse(f.Order + bound(d.Names()))
		must(err)
		r.order = order.Expr
	}
	if f.Case != "" {
		r.called, err = template(f.Case).read(words.Standard(), d.Names())
		must(err)
	}
	for _, n := range f.Large {
		c, err := r.instance(formula.Env{d.Names()[0]: big.NewRat(int64(n), 1)})
		must(err)
		r.Large = append(r.Large, c)
	}
	return r
}

func must(err error) {
	if err != nil {
		panic(err)
	}
}

// upTo returns the reading with a limit of its own.
func upTo(limit int, r Reading) Reading {
	r.Limit = limit
	return r
}

// named returns the reading under a name.
func named(name string, r Reading) Reading {
	r.Name = name
	return r
}

// Over is the reading that try succeeds for every member of the family. It takes as
// many numbers as the family has variables.
func Over(f Family, try any) Reading {
	decide := Deciding(try)
	return f.reading(Reading{try: func(t *Case, c *Instance) { decide(t, Call{t: t, of: c}) }})
}

// Holds is the reading that a formula holds for every member of the family, with a witness as a
// template.
func (f Family) Holds(text, witness string) Reading {
	parsed, err := formula.Parse(text + " for " + f.For)
	must(err)
	return f.reading(Reading{Formula: parsed, witnesses: said(parsed, witness)})
}

// said is the witness of a formula, for all cases.
func said(f *formula.Formula, text string) []witness {
	w, err := newWitness(text, words.Standard(), f.For.Names())
	must(err)
	return []witness{w}
}

// Statement is the reading that a formula without variables holds, about a single
// instance that the domain names.
func Statement(domain, text, witness string) Reading {
	parsed, err := formula.Parse(text)
	must(err)
	r := Once(domain, nil)
	r.Formula, r.try, r.witnesses = parsed, nil, said(parsed, witness)
	return r
}
