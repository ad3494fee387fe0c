package props

import (
	"context"

	"topocert/certificates"
	"topocert/certificates/traffic"
	"topocert/routing"
	"topocert/solver/audit"
	"topocert/solver/lanes"
	"topocert/topology"
)

// audit audits a named router, once a run.
func (l *Session) audit(ctx context.Context, net topology.Network, name string, r routing.Router) (*audit.Result, error) {
	return remember(ctx, l, net.Name(), "audit "+name, func() (*audit.Result, error) { return auditOf(ctx, net, r) })
}

func auditOf(ctx context.Context, net topology.Network, r routing.Router) (*audit.Result, error) {
	return audit.Run(ctx, net.CSR(), r, audit.Options{Workers: 1, Loads: true, Channels: true})
}

// audit is that of the query's router, as far as our checker repeats it.
func (q *query) audit() (*audit.Result, error) {
	if _, relative := q.router.(traffic.Relative); !relative {
		if err := traffic.Within(q.network.CSR(), q.Order()); err != nil {
			return nil, err
		}
	}
	return q.t.session.audit(q.t.ctx, q.network, q.f.Args[0], q.router)
}

// quantity establishes one of audit.Quantities: all of them at once.
func (q *query) quantity() error {
	found, err := q.audit()
	if err == nil {
		q.certify("audit "+q.Name()+" "+q.f.Args[0], func(q *query) (*certificates.Certificate, error) {
			return audit.ProveExhaustion(q.network, q.f.Args[0], found, audit.Quantities()...)
		})
	}
	return err
}

func (q *query) deadlock() error {
	found, err := q.audit()
	if err == nil {
		q.certify(q.f.String(), func(q *query) (*certificates.Certificate, error) {
			return audit.ProveDeadlock(q.t.ctx, q.network, q.f.Args[0], q.router, found)
		})
	}
	return err
}

func (q *query) route() (*certificates.Certificate, error) {
	return audit.ProveTrace(q.network, q.f.Args[0], q.router, q.v[0], q.v[1]), nil
}

// Lanes gives lanes to messages, and has it certified how many are needed: see lanes.Decide.
func (l *Session) Lanes(ctx context.Context, task lanes.Task) (*lanes.Known, error) {
	return lanes.Decide(ctx, lanes.Notary{
		Accept: func(ctx context.Context, of certificates.Statement, prove func() (*certificates.Certificate, error)) error {
			_, err := l.establish(ctx, of.String(), prove)
			if err == nil {
				l.store.Keep(of)
			}
			return err
		},
		Create: l.store.Create, Stem: l.store.Stem, Table: l.names.AddTable,
	}, task)
}

// lanes establishes bounds on the lanes that a router, or any shortest path, needs.
func (q *query) lanes() error {
	session, router := q.t.session, q.f.Args[0]
	known, err := remember(q.t.ctx, session, q.Name(), "lanes "+router, func() (*lanes.Known, error) {
		return session.Lanes(q.t.ctx, lanes.Task{Network: q.network, Router: router, Routes: q.router})
	})
	if known != nil {
		q.t.statements = append(q.t.statements, known.Asked()...)
	}
	return err
}
