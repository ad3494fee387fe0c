package props

import (
	"fmt"
	"math/big"

	"topocert/certificates"
	"topocert/solver/connectivity"
	"topocert/solver/metric"
)

// VertexConnectivity returns the least number of vertices without which the
// network falls into pieces or is a single vertex, certified from both sides.
func (t *Case) VertexConnectivity(net *Net) int {
	return t.connectivity(net, "vertex-connectivity")
}

// EdgeConnectivity returns the least number of links without which the network
// falls into pieces, certified from both sides.
func (t *Case) EdgeConnectivity(net *Net) int {
	return t.connectivity(net, "edge-connectivity")
}

func (t *Case) connectivity(net *Net, subject string) int {
	key := subject + " " + net.Name()
	found, err := t.session.connectivities.get(t.ctx, key, func() (*connectivity.Bounds, error) {
		symmetries, err := t.session.symmetries(t.ctx, net.network)
		if err != nil {
			return nil, err
		}
		return connectivity.Find(t.ctx, symmetries, subject)
	})
	t.Check(err)
	if found.AtLeast != nil {
		t.Prove(found.AtLeast, nil)
	}
	t.Prove(found.AtMost, nil)
	t.Check(found.Beyond)
	f := about(subject, net)
	return t.integer(f, t.bounds(f))
}

// DisjointPaths tells whether two vertices are joined by k paths that share
// nothing but their ends, certified if they are.
func (t *Case) DisjointPaths(net *Net, a, b uint32, k int) bool {
	found := t.disjointPaths(net, a, b)
	if found.Low.Cmp(big.NewRat(int64(k), 1)) < 0 {
		t.read = true // what is certified is that there are at least so many
		return false
	}
	return true
}

func (t *Case) disjointPaths(net *Net, a, b uint32) certificates.Bounds {
	return t.Certify(about("disjoint-paths", net, label(a), label(b)), func() (*certificates.Certificate, error) {
		return connectivity.ProvePathsBetween(t.ctx, net.network, a, b, -1)
	})
}

// VertexFaultDetour returns by how many hops the distance of two alive vertices
// grows at worst when one vertex is dead, certified; −1 if some have no path then.
func (t *Case) VertexFaultDetour(net *Net) int {
	return t.faultDetour(net, "vertex-fault-detour")
}

// EdgeFaultDetour returns by how many hops the distance of two vertices grows at
// worst when one link is dead, certified; −1 if some have no path then.
func (t *Case) EdgeFaultDetour(net *Net) int {
	return t.faultDetour(net, "edge-fault-detour")
}

func (t *Case) faultDetour(net *Net, subject string) int {
	f := about(subject, net)
	return t.integer(f, t.Certify(f, func() (*certificates.Certificate, error) {
		symmetries, err := t.session.symmetries(t.ctx, net.network)
		if err != nil {
			return nil, err
		}
		return metric.ProveDeletions(t.ctx, symmetries, subject)
	}))
}

// WorstDetour shows where one dead vertex, or one dead link, does the most harm,
// for a witness. It is noted.
func (t *Case) WorstDetour(net *Net, link bool) string {
	t.read = true
	symmetries, err := t.session.symmetries(t.ctx, net.network)
	t.Check(err)
	d, other, err := metric.FaultDetours(t.ctx, symmetries)
	t.Check(err)
	if link {
		d = other
	}
	if d.Dead == nil {
		return fmt.Sprintf("in %s no single fault makes a difference", net.Name())
	}
	from, to, dead := net.Label(d.From), net.Label(d.To), net.Label(d.Dead[0])
	if link {
		dead = fmt.Sprintf("the link %s–%s", from, to)
	}
	switch {
	case d.Extra < 0:
		return fmt.Sprintf("in %s, no path joins %s and %s without %s", net.Name(), from, to, dead)
	case link:
		return fmt.Sprintf("in %s, %s and %s are %d hops apart without %s", net.Name(), from, to, 1+d.Extra, dead)
	}
	return fmt.Sprintf("in %s, %s and %s are 2 hops apart, and %d without %s", net.Name(), from, to, 2+d.Extra, dead)
}
