package props

import (
	"fmt"
	"math/big"

	"topocert/certificates"
	"topocert/routing"
	"topocert/solver"
	"topocert/topology"
)

// Routes is what a trial knows of all routes of a router on a network.
type Routes struct {
	Net    topology.Network
	Router routing.Router

	t     *Case
	name  string
	audit *solver.Audit
}

// Routes sends a message from every vertex of the network to every other, by the
// named router.
func (t *Case) Routes(router string, net topology.Network) *Routes {
	r, err := t.session.routers.get(router+" "+net.Name(), func() (routing.Router, error) { return routing.New(router, net) })
	t.Check(err)
	audit, err := t.session.audits.get(router+" "+net.Name(), func() (*solver.Audit, error) {
		return solver.AuditRouter(t.ctx, net.CSR(), r, solver.AuditOptions{Workers: 1, Loads: true, Channels: true})
	})
	t.Check(err)
	return &Routes{Net: net, Router: r, t: t, name: router, audit: audit}
}

// quantity returns one of solver.Quantities, certified.
func (r *Routes) quantity(name string) string {
	return r.t.Certify(fmt.Sprintf("audit %s %s %s", r.Net.Name(), r.name, name), func() (*certificates.Certificate, error) {
		return solver.ProveAudit(r.Net, r.name, r.audit, name)
	})
}

func (r *Routes) Integer(name string) *big.Int {
	n, ok := new(big.Int).SetString(r.quantity(name), 10)
	if !ok {
		r.t.Check(fmt.Errorf("props: %s of %s on %s is no number", name, r.name, r.Net.Name()))
	}
	return n
}

// pairs is the number of ordered pairs of different vertices.
func (r *Routes) Pairs() *big.Int {
	n := big.NewInt(int64(r.t.Order(r.Net)))
	return new(big.Int).Mul(n, new(big.Int).Sub(n, big.NewInt(1)))
}

// Deliver tells whether every message arrives, certified.
func (r *Routes) Deliver() bool { return r.Integer("delivered").Cmp(r.Pairs()) == 0 }

// Minimal tells whether every message arrives on a shortest path, certified.
func (r *Routes) Minimal() bool { return r.Integer("minimal").Cmp(r.Pairs()) == 0 }

// MaxHops returns the largest number of hops of a message that arrives,
// certified: the algorithmic diameter.
func (r *Routes) MaxHops() int { return int(r.Integer("max-hops").Int64()) }

// TotalHops returns the sum of the hops of all messages that arrive, certified.
func (r *Routes) TotalHops() *big.Int { return r.Integer("total-hops") }

// Stretch returns the largest quotient of the hops of a message that arrives and
// the distance, certified.
func (r *Routes) Stretch() *big.Rat {
	q, ok := new(big.Rat).SetString(r.quantity("max-stretch"))
	if !ok {
		r.t.Check(fmt.Errorf("props: the stretch of %s on %s is no number", r.name, r.Net.Name()))
	}
	return q
}

// Deadlock says whether messages can block one another for ever: "free",
// "deadlock" or "cyclic", certified.
func (r *Routes) Deadlock() string {
	return r.t.Certify(fmt.Sprintf("deadlock %s %s", r.Net.Name(), r.name), func() (*certificates.Certificate, error) {
		return solver.ProveDeadlock(r.t.ctx, r.Net, r.name, r.Router, r.audit)
	})
}

// Audit returns everything that was found: mere computation.
func (r *Routes) Audit() *solver.Audit {
	r.t.Computed()
	return r.audit
}

// WantDelivered says that the case fails unless every message arrives. The
// witness is the closest pair whose message does not.
func (r *Routes) WantDelivered() {
	if p := r.audit.Bad; p != nil {
		r.Follow(p.Source, p.Destination)
		r.t.Failf("%s", solver.Describe(r.Net, r.Router, p.Source, p.Destination))
	}
	if !r.Deliver() {
		r.t.Check(fmt.Errorf("props: the audit of %s on %s contradicts itself", r.name, r.Net.Name()))
	}
}

// WantMinimal says that the case fails unless every message arrives on a
// shortest path. The witness is the closest pair whose message does not arrive,
// or else the closest whose path is too long.
func (r *Routes) WantMinimal() {
	r.WantDelivered()
	if p := r.audit.Detour; p != nil {
		r.Follow(p.Source, p.Destination)
		r.t.Distance(r.Net, p.Source, p.Destination)
		r.t.Failf("%s", solver.Describe(r.Net, r.Router, p.Source, p.Destination))
	}
	if !r.Minimal() {
		r.t.Check(fmt.Errorf("props: the audit of %s on %s contradicts itself", r.name, r.Net.Name()))
	}
}

// Follow returns the number of hops of one message, −1 if it does not arrive,
// certified.
func (r *Routes) Follow(source, destination uint32) int {
	key := fmt.Sprintf("route %s %s %d %d", r.Net.Name(), r.name, source, destination)
	value := r.t.Certify(key, func() (*certificates.Certificate, error) {
		return solver.ProveRoute(r.Net, r.name, r.Router, source, destination), nil
	})
	hops := -1
	if value != "fails" {
		_, err := fmt.Sscan(value, &hops)
		r.t.Check(err)
	}
	return hops
}
