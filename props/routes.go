package props

import (
	"context"

	"topocert/certificates"
	"topocert/certificates/traffic"
	"topocert/routing"
	"topocert/solver/audit"
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
	return audit.ProveTrace(q.network, q.f.Args[0], q.router, q.v[0], q.v[1])
}
