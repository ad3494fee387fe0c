package props

import (
	"fmt"
	"math/big"

	"topocert/certificates"
	"topocert/routing"
	"topocert/solver/audit"
)

// Routes is what a case knows of all routes of a router on a network.
type Routes struct {
	Net *Net

	router routing.Router

	t     *Case
	name  string
	audit *audit.Result
}

// Routes sends a message from every vertex of the network to every other, by the
// named router.
func (t *Case) Routes(router string, net *Net) *Routes {
	r, err := t.session.names.Router(router, net.Name())
	t.Check(err)
	audit, err := t.session.audits.get(t.ctx, router+" "+net.Name(), func() (*audit.Result, error) {
		return audit.Run(t.ctx, net.network.CSR(), r, audit.Options{Workers: 1, Loads: true, Channels: true})
	})
	t.Check(err)
	return &Routes{Net: net, router: r, t: t, name: router, audit: audit}
}

// Router returns the named router on the network, without an audit. It is noted.
func (t *Case) Router(router string, net *Net) routing.Router {
	t.read = true
	r, err := t.session.names.Router(router, net.Name())
	t.Check(err)
	return r
}

// OwnRoutes is Routes for a router that the claim has made, a variant that has no name.
// What it is stands in the claim's code, so the case then rests on more than
// certificates, and only Audit, Router and Describe are of use.
func (t *Case) OwnRoutes(net *Net, make func() (routing.Router, error)) *Routes {
	t.read = true
	r, err := make()
	t.Check(err)
	audit, err := audit.Run(t.ctx, net.network.CSR(), r, audit.Options{Workers: 1, Loads: true, Channels: true})
	t.Check(err)
	return &Routes{Net: net, router: r, t: t, name: "a variant", audit: audit}
}

// Name returns the router's name.
func (r *Routes) Name() string { return r.name }

// quantity returns one of audit.Quantities, certified.
func (r *Routes) quantity(name string) certificates.Bounds {
	return r.t.certify("audit "+r.Net.Name()+" "+r.name, about("audit", r.Net, r.name, name), func() (*certificates.Certificate, error) {
		return audit.ProveExhaustion(r.Net.network, r.name, r.audit, audit.Quantities()...)
	})
}

// Integer returns a quantity that is a whole number, certified.
func (r *Routes) Integer(name string) *big.Int {
	b := r.quantity(name)
	if b.Low == nil || !b.Low.IsInt() {
		r.t.Check(fmt.Errorf("props: %s of %s on %s is no number", name, r.name, r.Net.Name()))
	}
	return new(big.Int).Set(b.Low.Num())
}

// Pairs is the number of ordered pairs of different vertices.
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
func (r *Routes) Stretch() *big.Rat { return r.quantity("max-stretch").Low }

// Deadlock says whether messages can block one another for ever: "free",
// "deadlock" or "cyclic", certified.
func (r *Routes) Deadlock() string {
	return r.t.Certify(about("deadlock", r.Net, r.name), func() (*certificates.Certificate, error) {
		return audit.ProveDeadlock(r.t.ctx, r.Net.network, r.name, r.router, r.audit)
	}).Word
}

// Audit returns everything that was found, without certificates. It is noted.
func (r *Routes) Audit() *audit.Result {
	r.t.read = true
	return r.audit
}

// OwnAudit sends messages by a router that the claim has made, a variant that has no
// name. What it is stands in the claim's code, so the case then rests on more than
// certificates.
func (t *Case) OwnAudit(net *Net, make func() routing.Router) *audit.Result {
	t.read = true
	audit, err := audit.Run(t.ctx, net.network.CSR(), make(), audit.Options{Workers: 1})
	t.Check(err)
	return audit
}

// Router returns the router itself. It is noted.
func (r *Routes) Router() routing.Router {
	r.t.read = true
	return r.router
}

// Describe shows the way of one message, for a witness. It is noted.
func (r *Routes) Describe(source, destination uint32) string {
	r.t.read = true
	return audit.Describe(r.Net.network, r.router, source, destination)
}

// WantDelivered says that the case fails unless every message arrives. The
// witness is the closest pair whose message does not.
func (r *Routes) WantDelivered() {
	if p := r.audit.Bad; p != nil {
		r.agree(r.Follow(p.Source, p.Destination) < 0)
		r.fail(p.Source, p.Destination)
	}
	r.agree(r.Deliver())
}

// fail fails the case with the way of one message.
func (r *Routes) fail(source, destination uint32) {
	r.t.Failf("%s", r.t.Explain(func() string { return r.Describe(source, destination) }))
}

// agree wants the certificates to say what the audit found.
func (r *Routes) agree(ok bool) {
	if !ok {
		r.t.Check(fmt.Errorf("%w: the audit of %s on %s is not what its certificates say", ErrBug, r.name, r.Net.Name()))
	}
}

// WantMinimal says that the case fails unless every message arrives on a
// shortest path. The witness is the closest pair whose message does not arrive,
// or else the closest whose path is too long.
func (r *Routes) WantMinimal() {
	r.WantDelivered()
	if p := r.audit.Detour; p != nil {
		r.agree(r.Follow(p.Source, p.Destination) > r.t.Distance(r.Net, p.Source, p.Destination))
		r.fail(p.Source, p.Destination)
	}
	r.agree(r.Minimal())
}

// Follow returns the number of hops of one message, −1 if it does not arrive,
// certified.
func (r *Routes) Follow(source, destination uint32) int {
	return r.t.integer(about("route", r.Net), r.t.route(r.Net, r.name, r.router, source, destination))
}

func (t *Case) route(net *Net, name string, r routing.Router, source, destination uint32) certificates.Bounds {
	return t.Certify(about("route", net, name, label(source), label(destination)), func() (*certificates.Certificate, error) {
		return audit.ProveTrace(net.network, name, r, source, destination)
	})
}
