package props

import (
	"context"
	"fmt"

	"topocert/certificates"
	"topocert/solver/hamilton"
	"topocert/solver/metric"
	"topocert/topology"
)

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
	h, err := l.hamilton(ctx, net)
	if h != nil {
		l.keep(h.Statement)
	}
	return h, err
}

func (l *Session) hamilton(ctx context.Context, net topology.Network) (*Hamilton, error) {
	if err := l.Introduce(net); err != nil {
		return nil, err
	}
	found, err := l.cycles.get(ctx, net.Name(), func() (*hamilton.Result, error) {
		return hamilton.Decide(ctx, net, largestRefuted, l.create)
	})
	if found == nil {
		return nil, err
	}
	h := &Hamilton{Result: found}
	if c := found.Certificate; c != nil {
		h.Statement = c.Statement.String()
		// What is made is checked, even after the context has ended.
		if _, e := l.establish(context.WithoutCancel(ctx), h.Statement, func() (*certificates.Certificate, error) { return c, nil }); e != nil {
			return nil, e
		}
	}
	return h, err
}

// Hamiltonian tells whether the network has a cycle through all vertices,
// certified. The case stays open if that is not known.
func (t *Case) Hamiltonian(net *Net) bool {
	h, err := t.session.hamilton(t.ctx, net.network)
	t.Check(err)
	if h.Certificate == nil {
		t.Openf("it is not known whether %s has a Hamiltonian cycle", net.title())
	}
	t.rest(h.Statement)
	return t.bounds(about("hamiltonian", net)).Word == "yes"
}

// Cycle notes a cycle through all vertices that the claim has constructed: it is
// certified if it is one.
func (t *Case) Cycle(net *Net, cycle []uint32) {
	made, err := metric.ProveCycle(net.network, "hamiltonian", cycle)
	t.Check(err)
	// The key names this cycle: another one does not stand for it.
	t.certify(fmt.Sprintf("%s by %d", made.Statement, cycle), certificates.FactOf(made.Statement), func() (*certificates.Certificate, error) { return made, nil })
}
