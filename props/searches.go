package props

import (
	"context"
	"fmt"
	"strconv"

	"topocert/certificates"
	"topocert/solver/bisection"
	"topocert/solver/broadcast"
	"topocert/solver/connectivity"
	"topocert/solver/flow"
	"topocert/solver/hamilton"
	"topocert/solver/modelcheck"
	"topocert/topology"
)

// Search is a search of a network. A session makes it once, and remembers what it finds.
type Search[T found] struct {
	question string
	find     func(ctx context.Context, l *Session, net topology.Network) (T, error)
}

// found is what a search finds, nil for nothing, with the certificates of it.
type found interface {
	comparable
	Certificates() []*certificates.Certificate
}

// Width is the search for a network's bisection width.
func Width() Search[*bisection.Result] {
	return Search[*bisection.Result]{"bisection", func(ctx context.Context, l *Session, net topology.Network) (*bisection.Result, error) {
		symmetries, err := l.symmetriesByThen(ctx, net)
		if err != nil {
			return nil, err
		}
		return bisection.Find(ctx, symmetries, bisection.DefaultBudget(), l.store.Create)
	}}
}

// largestRefuted is the largest order for which a session searches for a refutation
// of Hamiltonian cycles.
const largestRefuted = 400

// Hamilton is the search for a cycle through all vertices.
func Hamilton() Search[*hamilton.Result] {
	return Search[*hamilton.Result]{"hamiltonian", func(ctx context.Context, l *Session, net topology.Network) (*hamilton.Result, error) {
		return hamilton.Decide(ctx, net, largestRefuted, l.store.Create)
	}}
}

// Connectivity is the search for a network's vertex connectivity or edge connectivity, as the
// subject says.
func Connectivity(subject string) Search[*connectivity.Result] {
	return Search[*connectivity.Result]{subject, func(ctx context.Context, l *Session, net topology.Network) (*connectivity.Result, error) {
		symmetries, err := l.symmetriesByThen(ctx, net)
		if err != nil {
			return nil, err
		}
		return connectivity.Find(ctx, symmetries, subject)
	}}
}

// Broadcast is the search for the least number of rounds of a single-port broadcast.
func Broadcast(source uint32) Search[*broadcast.Result] {
	return Search[*broadcast.Result]{fmt.Sprintf("broadcast %d", source), func(ctx context.Context, l *Session, net topology.Network) (*broadcast.Result, error) {
		return broadcast.Decide(ctx, net, source, l.store.Create)
	}}
}

// word is the search for a strategy that decides a word, or for bounds of its number, as far as
// what it is compared with asks for.
func word(f certificates.Fact, to aim) Search[*modelcheck.Result] {
	r := modelcheck.Request{Subject: f.Subject, Network: f.Network, Args: f.Args, Least: to.least, Most: to.most, Exactly: to.exactly}
	question := "word " + f.String()
	for _, bound := range []*int{r.Least, r.Most} {
		question += " -"
		if bound != nil {
			question += strconv.Itoa(*bound)
		}
	}
	return Search[*modelcheck.Result]{fmt.Sprint(question, r.Exactly), func(ctx context.Context, l *Session, _ topology.Network) (*modelcheck.Result, error) {
		return modelcheck.Find(ctx, r, l.world(), l.store.Create)
	}}
}

// In returns what the search finds of a network, and keeps the certificates. When the context
// ends before all is known, what is known so far is returned, with the context's error.
func (s Search[T]) In(ctx context.Context, l *Session, net topology.Network) (T, error) {
	found, statements, err := s.in(ctx, l, net)
	l.store.Keep(statements...)
	return found, err
}

// in does what In does, and keeps nothing: it returns what the certificates state.
func (s Search[T]) in(ctx context.Context, l *Session, net topology.Network) (found T, statements []certificates.Statement, err error) {
	if err := l.Introduce(net); err != nil {
		return found, nil, err
	}
	return s.of(ctx, l, net.Name(), net)
}

// of does what in does for a network of which the session knows the name.
func (s Search[T]) of(ctx context.Context, l *Session, name string, net topology.Network) (found T, statements []certificates.Statement, err error) {
	var nothing T
	found, err = remember(ctx, l, name, s.question, func() (T, error) { return s.find(ctx, l, net) })
	if found == nothing {
		return nothing, nil, err
	}
	for _, c := range found.Certificates() {
		// What is made is checked, even after the context has ended.
		if _, e := l.establish(context.WithoutCancel(ctx), c.Statement.String(), func() (*certificates.Certificate, error) { return c, nil }); e != nil {
			return nothing, nil, e
		}
		statements = append(statements, c.Statement)
	}
	return found, statements, err
}

// rest has the case rest on what a search finds, even if the time is too short for more.
func rest[T found](q *query, s Search[T]) error {
	_, statements, err := s.in(q.t.ctx, q.t.session, q.network)
	q.t.statements = append(q.t.statements, statements...)
	return err
}

// toward establishes what a fact is compared with, if that is a number and can be shown soon.
func (q *query) toward(by string, goal *int, prove func(goal int) (*certificates.Certificate, error)) error {
	if goal == nil {
		return nil
	}
	c, err := remember(q.t.ctx, q.t.session, q.Name(), fmt.Sprintf("%s %d", by, *goal), func() (*certificates.Certificate, error) { return prove(*goal) })
	return q.certificates([]*certificates.Certificate{c}, err)
}

// flow establishes that the bisection width is at least what it is compared with, if a flow
// shows it.
func (q *query) flow() error {
	return q.toward("flow", q.aim.least, func(least int) (*certificates.Certificate, error) {
		if c, lower := flow.ProveConnected(q.network); lower >= least {
			return c, nil
		}
		c, lower, err := flow.Prove(q.t.ctx, q.t.symmetries(q.Net), least)
		if err != nil || lower < least {
			return nil, q.t.ctx.Err()
		}
		return c, nil
	})
}

// connected establishes that a connectivity is at least 1, if that is what it is compared with.
func (q *query) connected() error {
	return q.toward("connected", q.aim.least, func(least int) (*certificates.Certificate, error) {
		if least != 1 {
			return nil, nil
		}
		return connectivity.ProveConnected(q.network, q.f.Subject), nil
	})
}

// cut establishes that the bisection width is at most what it is compared with, if such a
// cut is found soon.
func (q *query) cut() error {
	return q.toward("cut", q.aim.most, func(most int) (*certificates.Certificate, error) {
		side, links, err := bisection.FindCut(q.t.ctx, q.network, most)
		if err != nil || links > most {
			return nil, err
		}
		c, _ := bisection.ProveCut(q.network, side)
		return c, nil
	})
}
