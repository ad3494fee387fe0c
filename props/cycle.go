package props

import (
	"context"

	"topocert/certificates"
	"topocert/solver"
	"topocert/topology"
)

// largestRefuted is the order up to which the lab lets a refutation of
// Hamiltonian cycles be searched for.
const largestRefuted = 400

// Hamilton is what the lab knows of a network's Hamiltonian cycles.
type Hamilton struct {
	*solver.Hamilton
	// Name is that of the certificate, "" if there is none.
	Name string
}

// Hamilton establishes whether the network has a cycle through all vertices,
// certified, and keeps the certificate. When the context ends before that is known,
// the answer is unknown, with the context's error.
func (l *Session) Hamilton(ctx context.Context, net topology.Network) (*Hamilton, error) {
	h, err := l.hamilton(ctx, net)
	if h != nil {
		if e := l.keep(h.Name); e != nil {
			return nil, e
		}
	}
	return h, err
}

func (l *Session) hamilton(ctx context.Context, net topology.Network) (*Hamilton, error) {
	l.Introduce(net)
	found, err := l.cycles.get(net.Name(), func() (*solver.Hamilton, error) {
		return solver.DecideHamilton(ctx, net, largestRefuted, l.create)
	})
	if found == nil {
		return nil, err
	}
	h := &Hamilton{Hamilton: found}
	if c := found.Certificate; c != nil {
		_, name, e := l.establish(context.WithoutCancel(ctx), c.Statement.String(), func() (*certificates.Certificate, error) { return c, nil })
		if e != nil {
			return nil, e
		}
		h.Name = name
	}
	return h, err
}

// Hamiltonian tells whether the network has a cycle through all vertices,
// certified. The case stays open if that is not known.
func (t *Case) Hamiltonian(net topology.Network) bool {
	h, err := t.session.hamilton(t.ctx, net)
	t.Check(err)
	if h.Certificate == nil {
		t.Openf("it is not known whether %s has a Hamiltonian cycle", net.Name())
	}
	t.certificates = append(t.certificates, h.Name)
	return h.Answer == "yes"
}
