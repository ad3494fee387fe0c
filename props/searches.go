package props

import (
	"context"
	"fmt"

	"topocert/certificates"
	"topocert/certificates/widths"
	"topocert/solver/bisection"
	"topocert/solver/flow"
	"topocert/solver/hamilton"
	"topocert/topology"
)

// searched remembers what a search finds of a network, and has the certificates accepted
// that it made: it returns their statements, "" for none. What is found when the context
// ends is returned with its error.
func searched[T any](ctx context.Context, l *Session, net topology.Network, question string, search func() (*T, error), made func(found *T) []*certificates.Certificate) (*T, []string, error) {
	if err := l.Introduce(net); err != nil {
		return nil, nil, err
	}
	found, err := remember(ctx, l, net.Name(), question, search)
	if found == nil {
		return nil, nil, err
	}
	var statements []string
	for _, c := range made(found) {
		text := ""
		if c != nil {
			text = c.Statement.String()
			// What is made is checked, even after the context has ended.
			if _, e := l.establish(context.WithoutCancel(ctx), text, func() (*certificates.Certificate, error) { return c, nil }); e != nil {
				return nil, nil, e
			}
		}
		statements = append(statements, text)
	}
	return found, statements, err
}

// rest notes what a search has certified of a network, whether or not it came to an end.
func (t *Case) rest(statements []string) {
	for _, s := range statements {
		if s != "" {
			t.statements = append(t.statements, s)
		}
	}
}

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
	found, statements, err := l.bisect(ctx, net, budget)
	if found == nil {
		return nil, err
	}
	l.kept.Keep(statements...)
	return &Width{found, statements[0], statements[1]}, err
}

func (l *Session) bisect(ctx context.Context, net topology.Network, budget bisection.Budget) (*bisection.Result, []string, error) {
	return searched(ctx, l, net, "bisection", func() (*bisection.Result, error) {
		symmetries, err := l.symmetries(ctx, net)
		if err != nil {
			return nil, err
		}
		return bisection.Find(ctx, symmetries, budget, l.kept.Create)
	}, func(found *bisection.Result) []*certificates.Certificate {
		return []*certificates.Certificate{found.Cut, found.Bound}
	})
}

// width establishes the best bounds on the bisection width that can be had, even if the
// time is too short for more.
func (q *query) width() error {
	_, statements, err := q.t.session.bisect(q.t.ctx, q.network, bisection.DefaultBudget())
	q.t.rest(statements)
	return err
}

// flow establishes that the bisection width is at least what it is compared with, if a flow
// shows it.
func (q *query) flow() error {
	if q.aim.least == nil {
		return nil
	}
	c, err := remember(q.t.ctx, q.t.session, q.Name(), fmt.Sprintf("flow %d", *q.aim.least), func() (*certificates.Certificate, error) {
		symmetries, err := q.symmetries()
		if err != nil {
			return nil, err
		}
		made, lower, err := flow.Prove(q.t.ctx, symmetries, *q.aim.least)
		if err != nil || lower < *q.aim.least {
			return nil, q.t.ctx.Err()
		}
		return made, nil
	})
	if c != nil {
		q.t.Prove(c, err)
	}
	return err
}

// cut establishes that the bisection width is at most what it is compared with, if such a
// cut is found soon.
func (q *query) cut() error {
	if q.aim.most == nil {
		return nil
	}
	c, err := remember(q.t.ctx, q.t.session, q.Name(), fmt.Sprintf("cut %d", *q.aim.most), func() (*certificates.Certificate, error) {
		side, links, err := bisection.FindCut(q.t.ctx, q.network, *q.aim.most)
		if err != nil || links > *q.aim.most {
			return nil, err
		}
		c, _, err := bisection.ProveCut(q.network, side)
		return c, err
	})
	if c != nil {
		q.t.Prove(c, err)
	}
	return err
}

// LeastCut returns the smaller part of the best cut that is known, for a witness.
// It is noted.
func (t *Case) LeastCut(net *Net) []uint32 {
	t.read = true
	w, _, err := t.session.bisect(t.ctx, net.network, bisection.DefaultBudget())
	t.Check(err)
	return w.Cut.Proof.(widths.Cut).Side
}

// largestRefuted is the largest order for which a session searches for a refutation
// of Hamiltonian cycles.
const largestRefuted = 400

// Hamilton is what the session knows of a network's Hamiltonian cycles.
type Hamilton struct {
	*hamilton.Result
	// Statement is that of the certificate, "" if there is none.
	Statement string
}

// Hamilton establishes whether the network has a cycle through all vertices,
// certified, and keeps the certificate. When the context ends before that is known,
// the answer is unknown, with the context's error.
func (l *Session) Hamilton(ctx context.Context, net topology.Network) (*Hamilton, error) {
	found, statements, err := l.hamilton(ctx, net)
	if found == nil {
		return nil, err
	}
	l.kept.Keep(statements...)
	return &Hamilton{found, statements[0]}, err
}

func (l *Session) hamilton(ctx context.Context, net topology.Network) (*hamilton.Result, []string, error) {
	return searched(ctx, l, net, "hamiltonian", func() (*hamilton.Result, error) {
		return hamilton.Decide(ctx, net, largestRefuted, l.kept.Create)
	}, func(found *hamilton.Result) []*certificates.Certificate {
		return []*certificates.Certificate{found.Certificate}
	})
}

func (q *query) hamiltonian() error {
	_, statements, err := q.t.session.hamilton(q.t.ctx, q.network)
	if err == nil {
		q.t.rest(statements)
	}
	return err
}
