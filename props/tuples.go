package props

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"slices"
	"strings"

	"topocert/certificates"
	"topocert/certificates/formula"
	"topocert/certificates/resolve"
	"topocert/topology"
)

// ErrEndless marks a domain without an end in which no network grows, so that there is
// no telling where to stop.
var ErrEndless = errors.New("a domain without an end")

// maxIdle is the number of values in a row of a variable that may lead to no case
// before a range without an end is refused.
const maxIdle = 1000

// tuples are the cases of a formula that are to be decided.
type tuples struct {
	list []tuple
	// whole says that they are the formula's whole domain; plain, that our checker can go
	// through that, and so see that they are.
	whole, plain bool
}

// tuple is a case: the values of the variables.
type tuple struct {
	names  []string
	values []*big.Rat
	sum    *big.Rat
}

// newTuple returns the values that some variables have.
func newTuple(names []string, env formula.Env) tuple {
	t := tuple{names: names, values: make([]*big.Rat, len(names)), sum: new(big.Rat)}
	for i, name := range names {
		t.values[i] = env[name]
		t.sum.Add(t.sum, env[name])
	}
	return t
}

func (t tuple) env() formula.Env {
	env := make(formula.Env)
	for i, name := range t.names {
		env[name] = t.values[i]
	}
	return env
}

// name is what the case is called: "m=2, n=3".
func (t tuple) name() string {
	var parts []string
	for i, name := range t.names {
		parts = append(parts, fmt.Sprintf("%s=%s", name, t.values[i].RatString()))
	}
	return strings.Join(parts, ", ")
}

// at puts the case before a text; there is nothing to say of the only one.
func (t tuple) at(text string) string {
	if len(t.names) == 0 {
		return text
	}
	return t.name() + ": " + text
}

// compare orders cases by the sum of their values, so that none is larger in every
// variable than one after it; then by the values.
func (t tuple) compare(u tuple) int {
	if c := t.sum.Cmp(u.sum); c != 0 {
		return c
	}
	return slices.CompareFunc(t.values, u.values, (*big.Rat).Cmp)
}

// smallest returns the smallest case of a domain that has an end.
func smallest(ctx context.Context, d formula.Domain) (first tuple, found bool, err error) {
	names := d.Names()
	_, err = walkDomain(ctx, d, func(env formula.Env) error {
		if t := newTuple(names, env); !found || t.compare(first) < 0 {
			first, found = t, true
		}
		return nil
	})
	return first, found, err
}

// casesOf lists the cases of a formula, the smallest first: all of its domain, or, if
// that has no end, those whose networks have at most maxOrder vertices.
func (p *Prover) casesOf(ctx context.Context, f *formula.Formula, maxOrder int) (tuples, error) {
	c := tuples{whole: !f.For.Open()}
	var err error
	if c.whole {
		names := f.For.Names()
		c.plain, err = walkDomain(ctx, f.For, func(env formula.Env) error {
			c.list = append(c.list, newTuple(names, env))
			return nil
		})
	} else {
		s := &sweep{ctx: ctx, names: p.Session.names, formula: f, maxOrder: maxOrder, env: make(formula.Env), found: &c.list}
		_, err = s.vary(0)
	}
	if err != nil {
		return tuples{}, err
	}
	slices.SortStableFunc(c.list, tuple.compare)
	return c, nil
}

// sweep goes through a domain without an end. It takes the networks to grow with every
// variable whose range has none.
type sweep struct {
	ctx      context.Context
	names    *resolve.Names
	formula  *formula.Formula
	maxOrder int
	env      formula.Env
	found    *[]tuple
}

// met says what was met among some tuples: cases, and networks that are too large.
type met struct{ cases, beyond bool }

// vary goes through the values of the variables from the i-th range on.
func (s *sweep) vary(i int) (m met, err error) {
	if err := s.ctx.Err(); err != nil {
		return m, err
	}
	d := s.formula.For
	if i == len(d.Ranges) {
		return s.try()
	}
	r := d.Ranges[i]
	for _, values := range r.Tuples {
		for j, name := range r.Names {
			s.env[name] = values[j]
		}
		n, err := s.vary(i + 1)
		if err != nil {
			return m, err
		}
		m = met{m.cases || n.cases, m.beyond || n.beyond}
	}
	if r.Tuples != nil {
		return m, nil
	}
	from, err := endOfRange(r.From, s.env)
	var to *big.Rat
	if err == nil && r.To != nil {
		to, err = endOfRange(r.To, s.env)
	}
	if err != nil {
		return m, err
	}
	idle := 0
	for x := from; to == nil || x.Cmp(to) <= 0; x = new(big.Rat).Add(x, big.NewRat(1, 1)) {
		s.env[r.Names[0]] = x
		n, err := s.vary(i + 1)
		if err != nil {
			return m, err
		}
		m = met{m.cases || n.cases, m.beyond || n.beyond}
		if n.cases {
			idle = 0
		} else if idle++; idle > maxIdle && to == nil && !n.beyond {
			return m, fmt.Errorf("%w: %d values of %s in a row lead to no case, want %s in %s..B", ErrEndless, maxIdle, r.Names[0], r.Names[0], r.From)
		}
		if to == nil && n.beyond && !n.cases {
			break
		}
		if len(*s.found) > formula.MaxCases/16 {
			return m, fmt.Errorf("%w: more than %d cases with networks of at most %d vertices, want %s in %s..B",
				ErrEndless, formula.MaxCases/16, s.maxOrder, r.Names[0], r.From)
		}
	}
	return m, nil
}

// endOfRange returns an end of a range, a whole number.
func endOfRange(e *formula.Expr, env formula.Env) (*big.Rat, error) {
	v, err := e.Evaluate(env, nil)
	if err != nil {
		return nil, err
	}
	x, exact := v.Exact()
	if !exact || !x.IsInt() {
		return nil, fmt.Errorf("%w: %s, want a whole number", formula.ErrValue, e)
	}
	return x, nil
}

// try takes in one tuple, if it is in the domain and its networks are not too large.
func (s *sweep) try() (met, error) {
	if in, err := s.formula.For.Contains(s.env); err != nil || !in {
		return met{}, err
	}
	t := newTuple(s.formula.For.Names(), s.env)
	look := &scout{names: s.names}
	_, err := s.formula.Expr.Evaluate(t.env(), look)
	switch {
	case errors.Is(err, topology.ErrLimit) || err == nil && look.largest > s.maxOrder:
		return met{beyond: true}, nil
	case err != nil:
		return met{}, fmt.Errorf("%s: %w", t.name(), err)
	case look.largest == 0:
		return met{}, fmt.Errorf("%w: there is no network that grows, want ends for all ranges", ErrEndless)
	}
	*s.found = append(*s.found, t)
	return met{cases: true}, nil
}

// scout answers a formula's questions with nothing, and finds what is wrong with them:
// names of no network, vertices that are none, routers for other networks.
type scout struct {
	names   *resolve.Names
	largest int // order of a network
}

func (s *scout) Canonical(name string) (string, error) { return s.names.Canonical(name) }

func (s *scout) Vertex(network, label string) (uint32, error) { return s.names.Vertex(network, label) }

func (s *scout) CanonicalRouter(router, network string) (string, error) {
	return s.names.CanonicalRouter(router, network)
}

func (s *scout) Known(f certificates.Fact) (certificates.Bounds, error) {
	q, err := resolved(s.names, f)
	if err == nil {
		s.largest = max(s.largest, q.Order())
	}
	return certificates.Bounds{}, err
}

// parts returns the cases as the parts of a verdict.
func (c tuples) parts(d formula.Domain) ([]formula.Cases, error) {
	if c.plain {
		return []formula.Cases{{Count: len(c.list)}}, nil
	}
	return listedCases(d, c.list)
}

// maxListed is the number of tuples in a part of a verdict: a line of a file of
// verdicts has a limit.
const maxListed = 200

// listedCases returns some cases as the parts of a verdict: a range if the values of the
// only variable follow one another, else lists.
func listedCases(d formula.Domain, list []tuple) ([]formula.Cases, error) {
	names := d.Names()
	if len(names) == 0 {
		return []formula.Cases{{Count: 1}}, nil
	}
	last := len(list) - 1
	if len(names) == 1 && last > 0 && list[0].values[0].IsInt() &&
		new(big.Rat).Sub(list[last].values[0], list[0].values[0]).Cmp(big.NewRat(int64(last), 1)) == 0 {
		text := fmt.Sprintf("%s in %s..%s", names[0], list[0].values[0].RatString(), list[last].values[0].RatString())
		part, err := formula.ParseDomain(text)
		return []formula.Cases{{Count: len(list), For: part}}, err
	}
	var parts []formula.Cases
	for chunk := range slices.Chunk(list, maxListed) {
		r := formula.Range{Names: names}
		for _, t := range chunk {
			r.Tuples = append(r.Tuples, t.values)
		}
		parts = append(parts, formula.Cases{Count: len(chunk), For: formula.Domain{Ranges: []formula.Range{r}}})
	}
	return parts, nil
}
