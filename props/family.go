package props

import (
	"context"
	"fmt"
	"iter"
	"math"
	"math/big"
	"regexp"
	"slices"
	"strings"

	"topocert/certificates/formula"
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
	d := f.parsed()
	f.Large = slices.DeleteFunc(slices.Clone(f.Large), func(p []int) bool { return !contains(d, p) })
	return f
}

// parsed reads the family's values.
func (f Family) parsed() formula.Domain {
	d, err := formula.ParseDomain(f.For)
	if err != nil {
		panic(fmt.Sprintf("props: the family %q: %v", f.For, err)) // a family is written in code
	}
	return d
}

// env returns the values of the domain's variables.
func env(d formula.Domain, p []int) formula.Env {
	e := make(formula.Env)
	for i, name := range d.Names() {
		e[name] = big.NewRat(int64(p[i]), 1)
	}
	return e
}

func contains(d formula.Domain, p []int) bool {
	if len(p) != len(d.Names()) {
		return false
	}
	in, err := d.Contains(env(d, p))
	return err == nil && in
}

// member is a tuple of a family.
type member struct {
	env   formula.Env
	tuple []*big.Rat
	order int
	name  string
}

// ints returns the tuple as whole numbers.
func (m *member) ints() []int {
	var p []int
	for _, x := range m.tuple {
		p = append(p, int(x.Num().Int64()))
	}
	return p
}

// members returns the tuples of order at most limit, by order, then by the values; in
// the order of the text where there are no orders.
func (f Family) members(limit int) []*member {
	d := f.parsed()
	var found []*member
	closed, order := f.closed(d, limit), f.orders()
	err := closed.Each(func(e formula.Env) error {
		if n := order(e); n <= limit {
			found = append(found, f.ofOrder(n, d, e))
		}
		return nil
	})
	if err != nil {
		panic(fmt.Sprintf("props: the family %q: %v", f.For, err))
	}
	if f.Order != "" && d.Open() {
		slices.SortStableFunc(found, func(a, b *member) int {
			if a.order != b.order {
				return a.order - b.order
			}
			return slices.CompareFunc(a.tuple, b.tuple, (*big.Rat).Cmp)
		})
	}
	return found
}

// member returns a tuple with its order and its name.
func (f Family) member(d formula.Domain, e formula.Env) *member {
	return f.ofOrder(f.orders()(e), d, e)
}

// ofOrder returns the tuple of the given order with its name.
func (f Family) ofOrder(order int, d formula.Domain, e formula.Env) *member {
	m := &member{env: make(formula.Env), order: order}
	var parts []string
	for _, name := range d.Names() {
		m.env[name] = e[name]
		m.tuple = append(m.tuple, e[name])
		parts = append(parts, fmt.Sprintf("%s=%s", name, e[name].RatString()))
	}
	m.name = strings.Join(parts, ", ")
	if f.Case != "" {
		text, err := template(f.Case).fill(m.env, nil)
		if err != nil {
			panic(fmt.Sprintf("props: the family %q: %v", f.For, err))
		}
		m.name = text
	}
	return m
}

// orders returns what computes the order of a tuple. The text is read once, as a sweep
// asks for many orders.
func (f Family) orders() func(e formula.Env) int {
	if f.Order == "" {
		return func(formula.Env) int { return 0 }
	}
	zero := make(formula.Env)
	for _, name := range f.parsed().Names() {
		zero[name] = nil
	}
	order, err := formula.Parse(f.Order + bound(zero))
	return func(e formula.Env) int {
		if err == nil {
			var v formula.Value
			if v, err = order.Expr.Evaluate(e, nil); err == nil {
				if x, exact := v.Exact(); exact && x.IsInt() && x.Num().IsInt64() {
					return int(x.Num().Int64())
				}
			}
		}
		panic(fmt.Sprintf("props: the order %q of a family: %v", f.Order, err))
	}
}

// bound returns a domain for the variables of e, so that an expression in them is a
// formula.
func bound(e formula.Env) string {
	var parts []string
	for name := range e {
		parts = append(parts, name+" in [0]")
	}
	if len(parts) == 0 {
		return ""
	}
	slices.Sort(parts)
	return " for " + strings.Join(parts, ", ")
}

// closed returns the domain with ends for the ranges that have none: the largest
// value for which the order, with the least values of the other variables, is at
// most limit, or a quotient.
func (f Family) closed(d formula.Domain, limit int) formula.Domain {
	if d.Open() && f.Order == "" {
		panic(fmt.Sprintf("props: the family %q has no end and no order", f.For))
	}
	least, order := make(formula.Env), f.orders()
	for _, r := range d.Ranges {
		if r.Tuples != nil {
			for i, name := range r.Names {
				least[name] = r.Tuples[0][i]
			}
			continue
		}
		v, err := r.From.Evaluate(least, nil)
		x, exact := v.Exact()
		if err != nil || !exact {
			panic(fmt.Sprintf("props: the family %q: %v", f.For, err))
		}
		least[r.Names[0]] = x
	}
	ranges := slices.Clone(d.Ranges)
	for i, r := range ranges {
		if r.Tuples != nil || r.To != nil {
			continue
		}
		e := make(formula.Env)
		for name, x := range least {
			e[name] = x
		}
		name := r.Names[0]
		most := new(big.Rat).Set(least[name])
		for {
			e[name] = new(big.Rat).Add(most, big.NewRat(1, 1))
			if order(e) > limit {
				break
			}
			most = e[name]
		}
		text := f.quotient(name, d.Names(), least, limit)
		if text == "" {
			text = most.RatString()
		}
		to, err := formula.Parse(text + bound(least))
		if err != nil {
			panic(fmt.Sprintf("props: the family %q: %v", f.For, err))
		}
		ranges[i].To = to.Expr
	}
	return formula.Domain{Ranges: ranges, If: d.If}
}

// plainProduct is the form of an order that is a product of numbers and variables.
var plainProduct = regexp.MustCompile(`^\w+(\*\w+)*$`)

// quotient returns the end of a range that depends on the variables before it, so that
// a sweep meets few tuples of too large an order: the limit divided by the other
// factors, with the least values of the variables after it. It is "" unless the order
// is a plain product in which the variable stands once, after others.
func (f Family) quotient(name string, names []string, least formula.Env, limit int) string {
	at := slices.Index(names, name)
	if at == 0 || !plainProduct.MatchString(f.Order) {
		return ""
	}
	factors := strings.Split(f.Order, "*")
	found := slices.Index(factors, name)
	if len(factors) < 2 || found < 0 || slices.Contains(factors[found+1:], name) {
		return ""
	}
	factors = slices.Delete(factors, found, found+1)
	for i, factor := range factors {
		if slices.Index(names, factor) > at {
			factors[i] = least[factor].RatString()
		}
	}
	return fmt.Sprintf("floor(%d/(%s))", limit, strings.Join(factors, "*"))
}

// tried returns the domain of the tuples of order at most limit, for a verdict.
func (f Family) tried(limit int) formula.Domain {
	d := f.parsed()
	closed := f.closed(d, limit)
	if !d.Open() || f.Order == "" {
		return closed
	}
	text := fmt.Sprintf("%s <= %d", f.Order, limit)
	if d.If != nil {
		text = fmt.Sprintf("(%s) && %s", d.If, text)
	}
	closed.If = nil
	tried, err := formula.ParseDomain(closed.String() + " if " + text)
	if err != nil {
		panic(fmt.Sprintf("props: the family %q: %v", f.For, err))
	}
	return tried
}

// decider is how a claim's code takes the values of a family's variables.
type decider interface {
	func(*Case, int) | func(*Case, int, int) | func(*Case, int, int, int) | func(*Case, []int)
}

// Over is the reading that try succeeds for every member of the family. It takes as
// many numbers as the family has variables.
func Over[D decider](f Family, try D) Reading {
	width := len(f.parsed().Names())
	var call func(t *Case, p []int)
	want := width
	switch try := any(try).(type) {
	case func(*Case, int):
		want, call = 1, func(t *Case, p []int) { try(t, p[0]) }
	case func(*Case, int, int):
		want, call = 2, func(t *Case, p []int) { try(t, p[0], p[1]) }
	case func(*Case, int, int, int):
		want, call = 3, func(t *Case, p []int) { try(t, p[0], p[1], p[2]) }
	case func(*Case, []int):
		call = try
	}
	if want != width {
		panic(fmt.Sprintf("props: %d variables in %q, and %d in the code", width, f.For, want))
	}
	return f.reading(func(t *Case, m *member) { call(t, m.ints()) })
}

// reading is the reading that decides every member by try.
func (f Family) reading(try func(t *Case, m *member)) Reading {
	d := f.parsed()
	instance := func(m *member) Instance {
		return Instance{Name: m.name, Order: m.order, Try: func(t *Case) { try(t, m) }, member: m}
	}
	r := Reading{Domain: f.Domain, Complete: !d.Open(), family: &f, Instances: func(limit int) iter.Seq[Instance] {
		if !d.Open() {
			limit = math.MaxInt
		}
		return func(yield func(Instance) bool) {
			for _, m := range f.members(limit) {
				if !yield(instance(m)) {
					return
				}
			}
		}
	}}
	for _, p := range f.Large {
		if !contains(d, p) {
			r.Large = append(r.Large, Instance{Name: fmt.Sprint(p), Order: math.MaxInt, Try: func(t *Case) {
				t.Check(fmt.Errorf("props: %v is not in the domain %q", p, f.For))
			}})
			continue
		}
		r.Large = append(r.Large, instance(f.member(d, env(d, p))))
	}
	return r
}

// Each is the reading that try succeeds for every one of the given instances,
// which are the whole domain.
func Each[T any](domain string, instances []T, try func(t *Case, x T)) Reading {
	return Reading{Domain: domain, Complete: true, Instances: func(int) iter.Seq[Instance] {
		return func(yield func(Instance) bool) {
			for _, x := range instances {
				if !yield(Instance{Name: fmt.Sprint(x), Try: func(t *Case) { try(t, x) }}) {
					return
				}
			}
		}
	}}
}

// in runs f in a case of its own, for callers that are no claims.
func (l *Session) in(ctx context.Context, name string, f func(t *Case)) (*Case, error) {
	return (&Runner{Session: l}).try(ctx, Instance{Name: name, Try: f})
}
