package site

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"topocert/certificates"
	"topocert/certificates/formula"
	"topocert/certificates/resolve"
	"topocert/cmd/internal/printed"
	"topocert/props"
)

var errEnough = errors.New("enough")

// costOfClaim is what is spent on the facts of a claim's picture, in vertices looked at.
const costOfClaim = 3 << 17

// costOfFact returns about how many vertices establishing a fact looks at, and whether it is
// cheap, of networks of at most so many vertices. Searches, whose time nobody knows before, are
// not.
func costOfFact(f certificates.Fact, most int) (float64, bool) {
	n, known := order(f.Network)
	if !known {
		return 0, false
	}
	switch f.Subject {
	case "order", "size", "min-degree", "max-degree", "diameter", "radius", "distance-sum", "girth", "eccentricity", "distances", "distance", "bipartite", "route":
		return n, n <= float64(most)
	case "audit", "deadlock":
		return 64 * n * n, n*n <= 4*float64(most) // a router in text takes some µs a hop
	}
	return 0, false
}

// operationsOfCell bounds what it may take to evaluate the formula for a case that was not tried.
const operationsOfCell = 1 << 14

// Settle establishes what is cheap of the facts that the cells ask for, of networks of at most
// so many vertices, the smallest cells first; and keeps the certificates of the cases that were
// tried.
func (e *picture) Settle(ctx context.Context, session *props.Session, most int) error {
	for _, c := range e.Cells {
		session.KeepShown(c.rests...)
	}
	if e.Formula == nil {
		return nil
	}
	left, asked := float64(costOfClaim), make(map[string]bool)
	cells := slices.Clone(e.Cells)
	slices.SortStableFunc(cells, compareCells)
	for _, c := range cells {
		if c.Decided() {
			continue
		}
		facts := &asking{noting{Facts: resolve.NewFacts(session.Resolver())}, most}
		if _, err := formula.EvaluateWithin(e.Formula.Expr, e.env(c), facts, operationsOfCell); err != nil && len(facts.list) == 0 {
			c.dear = true // or there is no network, or no value
			continue
		}
		var needed []certificates.Fact
		sum, all := 0.0, true
		for _, f := range facts.list {
			takes, cheap := costOfFact(f, most)
			all = all && cheap
			if !asked[f.String()] {
				needed, sum = append(needed, f), sum+takes
			}
		}
		if !all || sum > left {
			continue // a part of what it takes would decide nothing
		}
		left -= sum
		for _, f := range needed {
			asked[f.String()] = true
			_, _, err := session.Look(ctx, func(t *props.Case) { t.Known(f) })
			if ctx.Err() != nil || errors.Is(err, props.ErrBug) || session.Broken() != nil {
				return fmt.Errorf("%s: %w", f, errors.Join(err, ctx.Err(), session.Broken()))
			}
		}
	}
	return nil
}

// noting notes the facts that are asked for.
type noting struct {
	*resolve.Facts
	list []certificates.Fact
}

func (n *noting) Known(f certificates.Fact) (certificates.Bounds, error) {
	n.list = append(n.list, f)
	return n.Facts.Known(f)
}

// asking notes them too, and knows no fact.
type asking struct {
	noting
	most int // vertices of a network in which a label is looked up
}

// Vertex looks a label up in a small network alone.
func (a *asking) Vertex(network, label string) (uint32, error) {
	canonical, err := a.Canonical(network)
	if err != nil {
		return 0, err
	}
	if n, known := order(canonical); known && n > float64(a.most) {
		return 0, nil
	}
	return a.Names.Vertex(network, label)
}

// Evaluate decides the cells by what the facts say. Statements are, for each fact in the
// words of statements, those of certificates on it. A cell that was decided otherwise is a
// defect.
func (e *picture) Evaluate(facts *resolve.Facts, statements func(fact string) []string) error {
	if e.Formula == nil {
		return nil
	}
	for _, c := range e.Cells {
		if c.dear {
			continue
		}
		noting := &noting{Facts: facts}
		now, err := printed.CellOf(e.Formula, e.env(c), noting)
		if err != nil || !now.Decided() {
			continue
		}
		if c.Decided() && c.Holds != now.Holds {
			return fmt.Errorf("%w: %s: the case was decided otherwise", props.ErrBug, now.Title)
		}
		c.Cell, c.Statements, c.Compared = now, nil, true
		for _, f := range noting.list {
			c.Statements = append(c.Statements, statements(f.String())...)
		}
		slices.Sort(c.Statements)
		c.Statements = slices.Compact(c.Statements)
	}
	return nil
}
