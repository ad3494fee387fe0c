package props

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"slices"

	"topocert/certificates"
	"topocert/certificates/formula"
	"topocert/certificates/language"
	"topocert/certificates/resolve"
	"topocert/topology"
)

// ErrEndless marks a domain without an end in which no network grows, so that there is
// no telling where to stop.
var ErrEndless = errors.New("a domain without an end")

// maxIdle is the number of values in a row of a variable that may lead to no case
// before a range without an end is refused.
const maxIdle = 1000

// at puts the case before a text; there is nothing to say of the only one.
func at(name, text string) string {
	if name == "" {
		return text
	}
	return name + ": " + text
}

// list lists the cases: all of the domain, or, if that has no end, those whose networks have at most
// limit vertices. It tells whether our checker can go through the domain, and so see that these are all.
func (r *Reading) list(ctx context.Context, names *resolve.Names, limit int) (list []*Instance, plain bool, err error) {
	d := r.domain
	take := func(env formula.Env) error {
		c, err := r.instance(env)
		list = append(list, c)
		return err
	}
	if d.Open() && r.order == nil {
		s := &sweep{ctx: ctx, names: names, reading: r, maxOrder: limit, env: make(formula.Env)}
		_, err = s.vary(0)
		return s.found, false, err
	}
	if d.Open() {
		if d, err = r.upTo(limit); err != nil {
			return nil, false, err
		}
	}
	plain, err = WalkDomain(ctx, d, take)
	return list, plain, err
}

// sweep goes through a domain without an end. It takes the networks to grow with every
// variable whose range has none.
type sweep struct {
	ctx      context.Context
	names    *resolve.Names
	reading  *Reading
	maxOrder int
	env      formula.Env
	found    []*Instance
}

// met says what was met among some tuples: cases, and networks that are too large; over says that the
// first tuple, which the domain's condition leaves out, has one already.
type met struct{ cases, beyond, over bool }

// vary goes through the values of the variables from the i-th range on.
func (s *sweep) vary(i int) (m met, err error) {
	if err := s.ctx.Err(); err != nil {
		return m, err
	}
	d := s.reading.domain
	if i == len(d.Ranges) {
		return s.try()
	}
	r := d.Ranges[i]
	first := true
	of := func() (n met, err error) {
		n, err = s.vary(i + 1)
		m = met{m.cases || n.cases, m.beyond || n.beyond, m.over || first && n.over}
		first = false
		return n, err
	}
	for _, values := range r.Tuples {
		for j, name := range r.Names {
			s.env[name] = values[j]
		}
		if _, err := of(); err != nil {
			return m, err
		}
	}
	if r.Tuples != nil {
		return m, nil
	}
	x, err := formula.Whole(r.From, s.env)
	var to *big.Rat
	if err == nil && r.To != nil {
		to, err = formula.Whole(r.To, s.env)
	}
	for idle := 0; err == nil && (to == nil || x.Cmp(to) <= 0); x = next(x) {
		s.env[r.Names[0]] = x
		var n met
		if n, err = of(); err != nil {
			break
		}
		if idle++; n.cases {
			idle = 0
		}
		switch {
		case to == nil && (n.beyond || n.over) && !n.cases:
			return m, nil
		case to == nil && idle > maxIdle && !n.beyond:
			err = fmt.Errorf("%w: %d values of %s in a row lead to no case, want %s in %s..B", ErrEndless, maxIdle, r.Names[0], r.Names[0], r.From)
		case len(s.found) > formula.MaxCases/16:
			err = fmt.Errorf("%w: more than %d cases with networks of at most %d vertices, want %s in %s..B",
				ErrEndless, formula.MaxCases/16, s.maxOrder, r.Names[0], r.From)
		}
	}
	return m, err
}

// next returns the number after a whole one.
func next(x *big.Rat) *big.Rat { return new(big.Rat).Add(x, big.NewRat(1, 1)) }

// try takes in one tuple, if it is in the domain and its networks are not too large.
func (s *sweep) try() (met, error) {
	if in, err := s.reading.domain.Contains(s.env); err != nil {
		return met{}, err
	} else if !in {
		largest, err := dryRun(s.names, s.reading.Formula.Expr, s.env)
		return met{over: errors.Is(err, topology.ErrLimit) || err == nil && largest > s.maxOrder}, nil
	}
	c, err := s.reading.instance(s.env)
	if err != nil {
		return met{}, err
	}
	largest, err := dryRun(s.names, s.reading.Formula.Expr, s.env)
	switch {
	case errors.Is(err, topology.ErrLimit) || err == nil && largest > s.maxOrder:
		return met{beyond: true}, nil
	case err != nil:
		return met{}, fmt.Errorf("%s: %w", c.Name, err)
	case largest == 0:
		return met{}, fmt.Errorf("%w: there is no network that grows, want ends for all ranges", ErrEndless)
	}
	s.found = append(s.found, c)
	return met{cases: true}, nil
}

// dryRun evaluates an expression of which no facts are known. It finds what is wrong with
// them, names of no network, vertices that are none, routers for other networks, and returns
// the order of the largest network. That an expression has no value as long as its facts are
// unknown is nothing wrong: a range of a word may end at an order.
func dryRun(names *resolve.Names, e *language.Node, env formula.Env) (largest int, err error) {
	asked := &dry{Names: names}
	_, err = formula.Evaluate(e, env, asked)
	if asked.largest > 0 && errors.Is(err, formula.ErrUnknown) {
		err = nil
	}
	return asked.largest, err
}

type dry struct {
	*resolve.Names
	largest int // order of a network
}

func (d *dry) Known(f certificates.Fact) (certificates.Bounds, error) {
	if d.Directed(f.Network) {
		g, err := d.Graph(f.Network)
		if err == nil {
			d.largest = max(d.largest, g.Order())
		}
		return certificates.Bounds{}, err
	}
	q, err := resolved(d.Names, f)
	if err == nil {
		d.largest = max(d.largest, q.Order())
	}
	return certificates.Bounds{}, err
}

// maxListed is the number of tuples in a part of a verdict: a line of a file of
// verdicts has a limit.
const maxListed = 200

// listed returns some cases as the parts of a verdict: a range if three or more values of the
// only variable follow one another, else lists.
func listed(d formula.Domain, list []*Instance) ([]formula.Cases, error) {
	names, last := d.Names(), len(list)-1
	if len(names) == 0 {
		return []formula.Cases{{Count: 1}}, nil
	}
	value := func(i int) *big.Rat { return list[i].values[0] }
	if len(names) == 1 && last > 1 && value(0).IsInt() && new(big.Rat).Sub(value(last), value(0)).Cmp(big.NewRat(int64(last), 1)) == 0 {
		part, err := formula.ParseDomain(fmt.Sprintf("%s in %s..%s", names[0], value(0).RatString(), value(last).RatString()))
		return []formula.Cases{{Count: len(list), For: part}}, err
	}
	var parts []formula.Cases
	for chunk := range slices.Chunk(list, maxListed) {
		r := formula.Range{Names: names}
		for _, c := range chunk {
			r.Tuples = append(r.Tuples, c.values)
		}
		parts = append(parts, formula.Cases{Count: len(chunk), For: formula.Domain{Ranges: []formula.Range{r}}})
	}
	return parts, nil
}
