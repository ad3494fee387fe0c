package props

import (
	"fmt"
	"maps"
	"math/big"
	"regexp"
	"slices"
	"strings"

	"topocert/certificates/formula"
	"topocert/certificates/language"
)

// tuples are a set of whole numbers: the cases of a reading.
type tuples struct {
	domain formula.Domain
	// order is that of the largest network of a tuple. It grows with every variable of a range
	// without end. Without it what a formula says of networks tells.
	order *language.Node
	// called names a tuple; nil for the values.
	called *pattern
}

// Instance is one case of a reading.
type Instance struct {
	// Name identifies it: "k=2, m=3".
	Name string
	// Size is the order of its largest network, if the family says it, or else the sum of the values:
	// no case is larger in every variable than one of a larger size.
	Size *big.Rat

	names  []string // of the variables
	values []*big.Rat
}

// instance is the case of a tuple.
func (f *tuples) instance(env formula.Env) (c *Instance, err error) {
	c = &Instance{Size: new(big.Rat), names: f.domain.Names()}
	for _, name := range c.names {
		x := env[name]
		c.values = append(c.values, x)
		c.Size.Add(c.Size, x)
	}
	c.Name = formula.Case(c.names, env)
	if f.order != nil {
		c.Size, err = formula.Whole(f.order, env)
	}
	if f.called != nil && err == nil {
		c.Name, err = f.called.fill(env, nil)
	}
	return c, err
}

// env are the values of the variables.
func (c *Instance) env() formula.Env {
	env := make(formula.Env)
	for i, name := range c.names {
		env[name] = c.values[i]
	}
	return env
}

// compare orders cases by their size; then by the values.
func (c *Instance) compare(other *Instance) int {
	if order := c.Size.Cmp(other.Size); order != 0 {
		return order
	}
	return slices.CompareFunc(c.values, other.values, (*big.Rat).Cmp)
}

// bound returns a domain for some variables, so that an expression in them is a formula.
func bound(names []string) string {
	if len(names) == 0 {
		return ""
	}
	return " for " + strings.Join(slices.Sorted(slices.Values(names)), " in [0], ") + " in [0]"
}

// upTo returns the domain of the tuples of order at most limit. A range without end ends
// with the largest value for which the order, with the least values of the other variables,
// is at most limit, or with a quotient.
func (f *tuples) upTo(limit int) (formula.Domain, error) {
	least := make(formula.Env)
	for _, r := range f.domain.Ranges {
		if r.Tuples == nil {
			x, err := formula.Whole(r.From, least)
			if err != nil {
				return formula.Domain{}, err
			}
			least[r.Names[0]] = x
			continue
		}
		for i, name := range r.Names {
			least[name] = r.Tuples[0][i]
		}
	}
	var ranges []string
	for _, r := range f.domain.Ranges {
		text := r.String()
		if r.Tuples == nil && r.To == nil {
			end, err := f.end(r.Names[0], least, limit)
			if err != nil {
				return formula.Domain{}, err
			}
			text = fmt.Sprintf("%s in %s..%s", r.Names[0], r.From, end)
		}
		ranges = append(ranges, text)
	}
	condition := fmt.Sprintf("%s <= %d", f.order, limit)
	if f.domain.If != nil {
		condition = fmt.Sprintf("(%s) && %s", f.domain.If, condition)
	}
	return f.domain.Parse(strings.Join(ranges, ", ") + " if " + condition)
}

// plainProduct is the form of an order that is a product of numbers and variables.
var plainProduct = regexp.MustCompile(`^\w+(\*\w+)*$`)

// end returns the end of a range. If the order is a plain product in which the variable
// stands once, after others, that is a quotient, so that a sweep meets few tuples of too
// large an order: of the limit and the other factors, with the least values of the variables
// that come later.
func (f *tuples) end(name string, least formula.Env, limit int) (string, error) {
	names, order := f.domain.Names(), f.order.String()
	at, factors := slices.Index(names, name), strings.Split(order, "*")
	found := slices.Index(factors, name)
	if at > 0 && plainProduct.MatchString(order) && len(factors) > 1 && found >= 0 && !slices.Contains(factors[found+1:], name) {
		factors = slices.Delete(factors, found, found+1)
		for i, factor := range factors {
			if slices.Index(names, factor) > at {
				factors[i] = least[factor].RatString()
			}
		}
		return fmt.Sprintf("floor(%d/(%s))", limit, strings.Join(factors, "*")), nil
	}
	env, most := maps.Clone(least), big.NewRat(int64(limit), 1)
	for {
		before := env[name]
		env[name] = next(before)
		order, err := formula.Whole(f.order, env)
		if err != nil || order.Cmp(most) > 0 {
			return before.RatString(), err
		}
	}
}
