package props

import (
	"fmt"
	"iter"
	"slices"
	"strings"
)

// Family is a set of parameter tuples with an order each: the domain of claims
// about a network for all parameters.
type Family struct {
	// Params are the parameters' letters, Domain the conditions on them.
	Params []string
	Domain string
	// Least holds the smallest value of each parameter.
	Least []int
	// In, if set, tells which tuples belong to the family.
	In func(p []int) bool
	// Order returns the order of the largest network of a tuple. It grows with
	// every parameter.
	Order func(p []int) int
	// Large holds members far beyond any sweep. Only what is cheap at their
	// size, and has small certificates there, is to be tried with them.
	Large [][]int
}

// All is the reading that try succeeds for every member of the family.
func (f Family) All(try func(t *Trial, p []int)) Reading {
	member := func(p []int) Case {
		return Case{Name: f.name(p), Order: f.Order(p), Try: func(t *Trial) { try(t, p) }}
	}
	r := Reading{Domain: f.Domain, Cases: func(limit int) iter.Seq[Case] {
		return func(yield func(Case) bool) {
			for _, p := range f.tuples(limit) {
				if !yield(member(p)) {
					return
				}
			}
		}
	}}
	for _, p := range f.Large {
		c := member(p)
		if !f.holds(p) {
			c.Try = func(t *Trial) { t.Check(fmt.Errorf("props: not in the domain %q", f.Domain)) }
		}
		r.Large = append(r.Large, c)
	}
	return r
}

// and returns the family with large members.
func (f Family) and(large ...[]int) Family {
	f.Large = large
	return f
}

// holds tells whether a tuple belongs to the family.
func (f Family) holds(p []int) bool {
	if len(p) != len(f.Least) || f.In != nil && !f.In(p) {
		return false
	}
	for i, least := range f.Least {
		if p[i] < least {
			return false
		}
	}
	return true
}

// where returns the part of the family with the given property.
func (f Family) where(domain string, in func(p []int) bool) Family {
	before := f.In
	f.Domain = domain
	f.In = func(p []int) bool { return (before == nil || before(p)) && in(p) }
	return f.trimmed()
}

// from returns the family with other smallest values.
func (f Family) from(domain string, least ...int) Family {
	f.Domain, f.Least = domain, least
	return f.trimmed()
}

// trimmed returns the family without the large members that left its domain.
func (f Family) trimmed() Family {
	f.Large = slices.DeleteFunc(slices.Clone(f.Large), func(p []int) bool { return !f.holds(p) })
	return f
}

// tuples returns the members of order at most limit, by order, then by the
// parameters.
func (f Family) tuples(limit int) [][]int {
	var found [][]int
	p := slices.Clone(f.Least)
	var vary func(i int)
	vary = func(i int) {
		if i == len(p) {
			if f.In == nil || f.In(p) {
				found = append(found, slices.Clone(p))
			}
			return
		}
		for p[i] = f.Least[i]; f.Order(p) <= limit; p[i]++ {
			vary(i + 1)
		}
		p[i] = f.Least[i]
	}
	vary(0)
	slices.SortStableFunc(found, func(a, b []int) int {
		if d := f.Order(a) - f.Order(b); d != 0 {
			return d
		}
		return slices.Compare(a, b)
	})
	return found
}

func (f Family) name(p []int) string {
	var parts []string
	for i, letter := range f.Params {
		parts = append(parts, fmt.Sprintf("%s=%d", letter, p[i]))
	}
	return strings.Join(parts, ", ")
}

// Each is the reading that try succeeds for every one of the given instances,
// which are the whole domain.
func Each[T any](domain string, instances []T, try func(t *Trial, x T)) Reading {
	return Reading{Domain: domain, Complete: true, Cases: func(int) iter.Seq[Case] {
		return func(yield func(Case) bool) {
			for _, x := range instances {
				if !yield(Case{Name: fmt.Sprint(x), Try: func(t *Trial) { try(t, x) }}) {
					return
				}
			}
		}
	}}
}
