package props

import (
	"fmt"

	"topocert/certificates"
	"topocert/solver"
	"topocert/topology"
)

// VertexConnectivity returns the least number of vertices without which the
// network falls into pieces or is a single vertex, certified from both sides.
func (t *Case) VertexConnectivity(net topology.Network) int {
	return t.connectivity(net, "vertex-connectivity")
}

// EdgeConnectivity returns the least number of links without which the network
// falls into pieces, certified from both sides.
func (t *Case) EdgeConnectivity(net topology.Network) int {
	return t.connectivity(net, "edge-connectivity")
}

func (t *Case) connectivity(net topology.Network, subject string) int {
	key := subject + " " + net.Name()
	found, err := t.session.connectivities.get(key, func() (*solver.Connectivity, error) {
		exam, err := t.session.exam(t.ctx, net)
		if err != nil {
			return nil, err
		}
		return solver.ProveConnectivity(t.ctx, exam, subject)
	})
	t.Check(err)
	for _, c := range []*certificates.Certificate{found.AtLeast, found.AtMost} {
		t.Certify(c.Statement.String(), func() (*certificates.Certificate, error) { return c, nil })
	}
	return found.Value
}

// DisjointPaths tells whether two vertices are joined by k paths that share
// nothing but their ends, certified if they are.
func (t *Case) DisjointPaths(net topology.Network, a, b uint32, k int) bool {
	key := fmt.Sprintf("disjoint-paths %s %d %d", net.Name(), a, b)
	most := t.certifiedInt(key, func() (*certificates.Certificate, error) {
		return solver.ProveDisjointPaths(t.ctx, net, a, b, -1)
	})
	if most < k {
		t.Computed() // what is certified is that there are at least so many
	}
	return most >= k
}

// VertexFaultDetour returns by how many hops the distance of two alive vertices
// grows at worst when one vertex is dead, certified; −1 if some are parted.
func (t *Case) VertexFaultDetour(net topology.Network) int {
	return t.faultDetour(net, "vertex-fault-detour")
}

// EdgeFaultDetour returns by how many hops the distance of two vertices grows at
// worst when one link is dead, certified; −1 if some are parted.
func (t *Case) EdgeFaultDetour(net topology.Network) int {
	return t.faultDetour(net, "edge-fault-detour")
}

func (t *Case) faultDetour(net topology.Network, subject string) int {
	return t.certifiedInt(subject+" "+net.Name(), func() (*certificates.Certificate, error) {
		exam, err := t.session.exam(t.ctx, net)
		if err != nil {
			return nil, err
		}
		return solver.ProveFaultDetour(t.ctx, exam, subject)
	})
}

// worstDetour shows where one dead vertex, or one dead link, does the most harm,
// for a witness.
func (t *Case) WorstDetour(net topology.Network, link bool) string {
	exam, err := t.session.exam(t.ctx, net)
	t.Check(err)
	d, other, err := solver.FaultDetours(t.ctx, exam)
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
