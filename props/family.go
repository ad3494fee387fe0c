package props

import (
	"fmt"
	"math"
	"math/big"
	"regexp"
	"slices"
	"strings"

	"topocert/certificates/formula"
	"topocert/certificates/words"
	"topocert/props/domain"
)

// Family is a set of tuples of whole numbers with an order each: the domain of claims
// about a network for all parameters.
type Family struct {
	// Domain is the set in words: "m even, n ≥ 2".
	Domain string
	// For is the set in the formula language: "m >= 2, n >= 2 if m % 2 == 0".
	For string
	// Order is the order of the largest network of a tuple, in the formula language:
	// "8*m*n". It grows with every variable of a range without end.
	Order string
	// Case names a tuple: a template as for witnesses; by default "m=2, n=2".
	Case string
	// Large holds members far beyond any sweep. Only what is cheap at their size,
	// and has small certificates there, is to be tried with them.
	Large [][]int
}

// mistake is a mistake in a family, which the program's own texts have.
type mistake struct{ error }

func (f Family) wrong(err error) {
	if err != nil {
		panic(mistake{fmt.Errorf("props: the family %q of order %q: %w", f.For, f.Order, err)})
	}
}

// members are the tuples of a family whose texts are read.
type members struct {
	Family
	domain formula.Domain
	order  *formula.Expr // nil for none
	called *pattern      // of a case; nil for the values
}

func (f Family) members() *members {
	d, err := formula.ParseDomain(f.For)
	f.wrong(err)
	m := &members{Family: f, domain: d}
	if f.Order != "" {
		order, err := formula.Parse(f.Order + bound(d.Names()))
		f.wrong(err)
		m.order = order.Expr
	}
	if f.Case != "" {
		m.called, err = template(f.Case).read(words.Standard(), d.Names())
		f.wrong(err)
	}
	if d.Open() && f.Order == "" {
		f.wrong(ErrEndless)
	}
	return m
}

// bound returns a domain for some variables, so that an expression in them is a formula.
func bound(names []string) string {
	if len(names) == 0 {
		return ""
	}
	return " for " + strings.Join(slices.Sorted(slices.Values(names)), " in [0], ") + " in [0]"
}

// orderOf returns the order of a tuple, 0 where there are none.
func (m *members) orderOf(e formula.Env) int {
	if m.order == nil {
		return 0
	}
	x, err := domain.WholeValue(m.order, e)
	if err == nil && !x.Num().IsInt64() {
		err = formula.ErrValue
	}
	m.wrong(err)
	return int(x.Num().Int64())
}

// instance is the case of a tuple.
func (m *members) instance(e formula.Env, try func(t *Case, c *tuple)) Instance {
	c := newTuple(m.domain.Names(), e)
	name := c.name()
	if m.called != nil {
		var err error
		name, err = m.called.fill(e, nil)
		m.wrong(err)
	}
	return Instance{Name: name, Order: m.orderOf(e), Try: func(t *Case) { try(t, c) }, tuple: c}
}

// large returns the values of a large member, nil if it is none of the family.
func (m *members) large(p []int) formula.Env {
	names := m.domain.Names()
	if len(p) != len(names) {
		return nil
	}
	e := make(formula.Env)
	for i, name := range names {
		e[name] = big.NewRat(int64(p[i]), 1)
	}
	if in, err := m.domain.Contains(e); err != nil || !in {
		return nil
	}
	return e
}

// upTo returns the domain of the tuples of order at most limit. A range without end ends
// with the largest value for which the order, with the least values of the other variables,
// is at most limit, or with a quotient.
func (m *members) upTo(limit int) formula.Domain {
	if !m.domain.Open() {
		return m.domain
	}
	least, names := make(formula.Env), m.domain.Names()
	for _, r := range m.domain.Ranges {
		if r.Tuples == nil {
			x, err := domain.WholeValue(r.From, least)
			m.wrong(err)
			least[r.Names[0]] = x
			continue
		}
		for i, name := range r.Names {
			least[name] = r.Tuples[0][i]
		}
	}
	var ranges []string
	for _, r := range m.domain.Ranges {
		text := r.String()
		if r.Tuples == nil && r.To == nil {
			text = fmt.Sprintf("%s in %s..%s", r.Names[0], r.From, m.end(r.Names[0], names, least, limit))
		}
		ranges = append(ranges, text)
	}
	condition := fmt.Sprintf("%s <= %d", m.Order, limit)
	if m.domain.If != nil {
		condition = fmt.Sprintf("(%s) && %s", m.domain.If, condition)
	}
	d, err := formula.ParseDomain(strings.Join(ranges, ", ") + " if " + condition)
	m.wrong(err)
	return d
}

// plainProduct is the form of an order that is a product of numbers and variables.
var plainProduct = regexp.MustCompile(`^\w+(\*\w+)*$`)

// end returns the end of a range. If the order is a plain product in which the variable
// stands once, after others, that is a quotient, so that a sweep meets few tuples of too
// large an order: of the limit and the other factors, with the least values of the variables
// that come later.
func (m *members) end(name string, names []string, least formula.Env, limit int) string {
	at, factors := slices.Index(names, name), strings.Split(m.Order, "*")
	found := slices.Index(factors, name)
	if at > 0 && plainProduct.MatchString(m.Order) && len(factors) > 1 && found >= 0 && !slices.Contains(factors[found+1:], name) {
		factors = slices.Delete(factors, found, found+1)
		for i, factor := range factors {
			if slices.Index(names, factor) > at {
				factors[i] = least[factor].RatString()
			}
		}
		return fmt.Sprintf("floor(%d/(%s))", limit, strings.Join(factors, "*"))
	}
	e := make(formula.Env)
	for name, x := range least {
		e[name] = x
	}
	most := least[name]
	for e[name] = next(most); m.orderOf(e) <= limit; e[name] = next(most) {
		most = e[name]
	}
	return most.RatString()
}

// reading is the reading that decides every member by try.
func (m *members) reading(try func(t *Case, c *tuple)) Reading {
	r := Reading{Domain: m.Domain, Complete: !m.domain.Open()}
	r.Cases = func(limit int) (list []Instance) {
		m.wrong(m.upTo(limit).Each(func(e formula.Env) error {
			list = append(list, m.instance(e, try))
			return nil
		}))
		if m.domain.Open() { // else the order is that of the text
			slices.SortStableFunc(list, func(a, b Instance) int {
				if a.Order != b.Order {
					return a.Order - b.Order
				}
				return slices.CompareFunc(a.tuple.values, b.tuple.values, (*big.Rat).Cmp)
			})
		}
		return list
	}
	r.parts = func(limit int, swept []Instance) ([]formula.Cases, error) {
		part := formula.Cases{Count: len(swept)}
		if m.domain.Open() {
			part.For = m.upTo(limit)
		}
		return []formula.Cases{part}, nil
	}
	for _, p := range m.Large {
		if e := m.large(p); e != nil {
			r.Large = append(r.Large, m.instance(e, try))
			continue
		}
		r.Large = append(r.Large, Instance{Name: fmt.Sprint(p), Order: math.MaxInt, Try: func(t *Case) {
			t.Check(fmt.Errorf("props: %v is not in the domain %q", p, m.For))
		}})
	}
	return r
}
