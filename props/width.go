package props

import (
	"context"
	"fmt"
	"strconv"
	"strings"

	"topocert/certificates"
	"topocert/solver/bisection"
	"topocert/solver/flow"
	"topocert/topology"
)

// Width is what the session knows of a network's bisection width.
type Width struct {
	*bisection.Result
	// Cut and Bound are the statements of the upper and the lower bound; "" for
	// none.
	Cut, Bound string
}

// Bisect establishes bounds on a network's bisection width, both certified, and
// keeps the certificates. When the context ends before the width is known, the
// bounds so far are returned, with the context's error.
func (l *Session) Bisect(ctx context.Context, net topology.Network, budget bisection.Budget) (*Width, error) {
	w, err := l.bisect(ctx, net, budget)
	if w != nil {
		l.keep(w.Cut, w.Bound)
	}
	return w, err
}

func (l *Session) bisect(ctx context.Context, net topology.Network, budget bisection.Budget) (*Width, error) {
	if err := l.Introduce(net); err != nil {
		return nil, err
	}
	found, err := l.widths.get(ctx, net.Name(), func() (*bisection.Result, error) {
		if net.Order() < 2 {
			return bisection.Bisect(ctx, net, budget, l.create)
		}
		symmetries, err := l.symmetries(ctx, net)
		if err != nil {
			return nil, err
		}
		return bisection.BisectKnowing(ctx, symmetries, budget, l.create)
	})
	if found == nil {
		return nil, err
	}
	w := &Width{Result: found}
	for _, c := range []struct {
		made      *certificates.Certificate
		statement *string
	}{{found.Cut, &w.Cut}, {found.Bound, &w.Bound}} {
		if c.made == nil {
			continue
		}
		*c.statement = c.made.Statement.String()
		// What is made is checked, even after the context has ended.
		if _, e := l.establish(context.WithoutCancel(ctx), *c.statement, func() (*certificates.Certificate, error) { return c.made, nil }); e != nil {
			return nil, e
		}
	}
	return w, err
}

// Width returns bounds on the bisection width, certified; they are equal unless
// the search was given up.
func (t *Case) Width(net *Net) (lower, upper int) {
	w, err := t.session.bisect(t.ctx, net.network, bisection.DefaultBudget())
	if w != nil {
		t.rest(w.Cut, w.Bound) // the bounds that are there, even if the time was too short for more
	}
	t.Check(err)
	b := t.bounds(about("bisection", net))
	if b.High == nil {
		t.Openf("no balanced cut of %s is known", net.title())
	}
	if b.Low != nil {
		lower, _ = whole(ceil(b.Low))
	}
	upper, _ = whole(floor(b.High))
	return lower, upper
}

// width establishes bounds on the bisection width: the one that a comparison needs, if
// a flow or a cut shows it, else all that can be had.
func (a *asked) width(net *Net) {
	t := a.t
	if least, ok := a.atLeast(); ok {
		if c := t.bound(net, ">=", least); c != nil {
			t.Prove(c, nil)
			return
		}
	}
	if most, ok := a.atMost(); ok && a.op != "==" {
		if c := t.bound(net, "<=", most); c != nil {
			t.Prove(c, nil)
			return
		}
	}
	t.Width(net)
}

// bound returns a certificate that the bisection width is at least, or at most, a
// number: by a flow or a cut; nil if these do not show it.
func (t *Case) bound(net *Net, relation string, goal int) *certificates.Certificate {
	c, err := t.session.bounds.get(t.ctx, fmt.Sprintf("%s %s %d", net.Name(), relation, goal), func() (*certificates.Certificate, error) {
		if relation == "<=" {
			side, links, err := bisection.FindCutAbove(t.ctx, net.network, nil, 1, goal)
			if err != nil || links > goal {
				return nil, err
			}
			c, _, err := bisection.ProveCut(net.network, side)
			return c, err
		}
		symmetries, err := t.session.symmetries(t.ctx, net.network)
		if err != nil {
			return nil, err
		}
		made, lower, err := flow.Prove(t.ctx, symmetries, goal)
		if err != nil || lower < goal {
			return nil, t.ctx.Err()
		}
		return made, nil
	})
	t.Check(err)
	return c
}

// ExactWidth returns the bisection width, certified. The case stays open if it is
// not known.
func (t *Case) ExactWidth(net *Net) int {
	lower, upper := t.Width(net)
	if lower < upper {
		t.Openf("the bisection width of %s is only known to be %d to %d", net.title(), lower, upper)
	}
	return lower
}

// WidthAtLeast wants every balanced cut to have at least so many links, certified by
// a flow. The case stays open if a flow does not show it.
func (t *Case) WidthAtLeast(net *Net, links int) {
	symmetries, err := t.session.symmetries(t.ctx, net.network)
	t.Check(err)
	made, lower, err := flow.Prove(t.ctx, symmetries, links)
	t.Check(err)
	if lower < links {
		t.Openf("a flow shows only that balanced cuts of %s have at least %d links, not %d", net.title(), lower, links)
	}
	t.Prove(made, nil)
}

// Cuts returns the number of links that leave a set of half of the vertices, rounded
// down: an upper bound on the bisection width, certified.
func (t *Case) Cuts(net *Net, side []uint32) int {
	made, _, err := bisection.ProveCut(net.network, side)
	t.Check(err)
	// The key names this cut: another with as many links does not stand for it.
	b := t.certify(fmt.Sprintf("%s by %d", made.Statement, side), certificates.FactOf(made.Statement), func() (*certificates.Certificate, error) { return made, nil })
	links, _ := whole(floor(b.High))
	return links
}

// LeastCut returns the smaller part of the best cut that is known, for a witness.
// It is noted.
func (t *Case) LeastCut(net *Net) []uint32 {
	t.read = true
	w, err := t.session.bisect(t.ctx, net.network, bisection.DefaultBudget())
	t.Check(err)
	var side []uint32
	for field := range strings.SplitSeq(w.Result.Cut.Body[0].Text, " ") {
		v, err := strconv.ParseUint(field, 10, 32)
		t.Check(err)
		side = append(side, uint32(v))
	}
	return side
}

// BestCut returns the number of links of the best cut into halves that is found
// without a bound to meet, certified.
func (t *Case) BestCut(net *Net) int {
	side, _, err := bisection.FindCut(t.ctx, net.network, nil, 1)
	t.Check(err)
	return t.Cuts(net, side)
}

// WantWidth says that the case fails unless the bisection width is the printed
// number. It stays open if the bounds on the width do not tell.
func (t *Case) WantWidth(net *Net, printed int) {
	lower, upper := t.Width(net)
	switch {
	case printed > upper:
		t.Failf("%s has a balanced cut of %d links, fewer than %d", net.Name(), upper, printed)
	case printed < lower:
		t.Failf("every balanced cut of %s has at least %d links, more than %d", net.Name(), lower, printed)
	case lower < upper:
		t.Openf("the bisection width of %s is only known to be %d to %d", net.title(), lower, upper)
	}
}
