package props

import (
	"errors"
	"fmt"

	"topocert/certificates"
	"topocert/solver"
	"topocert/topology"
)

// groupBudget bounds the branches searched for a largest group: about a second
// for a hundred nodes.
const groupBudget = 300_000

// group is a set of nodes, and whether it is known that none is larger.
type group struct {
	set   []uint32
	exact bool
}

// LargestGroup returns a largest set of nodes of which no two are further apart
// than d; its size is certified from both sides. The case stays open if it is not
// found.
func (t *Case) LargestGroup(net topology.Network, d int) []uint32 {
	g, err := t.session.groups.get(fmt.Sprintf("%s %d", net.Name(), d), func() (group, error) {
		exam, err := t.session.exam(t.ctx, net)
		if err != nil {
			return group{}, err
		}
		set, exact := solver.FindCluster(t.ctx, exam, d, groupBudget)
		return group{set, exact}, t.ctx.Err()
	})
	t.Check(err)
	if !g.exact {
		t.Openf("the largest groups of %s within distance %d are only known to have %d nodes or more", net.Name(), d, len(g.set))
	}
	t.GroupAtLeast(net, d, g.set)
	t.GroupAtMost(net, d, len(g.set))
	return g.set
}

// GroupAtLeast tells whether no two nodes of the set are further apart than d,
// certified if so.
func (t *Case) GroupAtLeast(net topology.Network, d int, set []uint32) bool {
	var level, order []uint32
	for _, v := range set {
		level, order = solver.Levels(net.CSR(), v, level, order)
		for _, u := range set {
			if level[u] == solver.Unreached || int(level[u]) > d {
				t.Computed()
				return false
			}
		}
	}
	made := solver.ProveClusterAtLeast(net, d, set)
	t.Certify(made.Statement.String(), func() (*certificates.Certificate, error) { return made, nil })
	return true
}

// GroupAtMost says that no set of nodes of which no two are further apart than d
// has more than most nodes, certified; or it returns one that has.
func (t *Case) GroupAtMost(net topology.Network, d, most int) (larger []uint32) {
	_, name, err := t.session.establish(t.ctx, fmt.Sprintf("cluster %s %d <= %d", net.Name(), d, most), func() (*certificates.Certificate, error) {
		exam, err := t.session.exam(t.ctx, net)
		if err != nil {
			return nil, err
		}
		return solver.ProveClusterAtMost(t.ctx, exam, d, most, t.session.create)
	})
	var found *solver.LargerCluster
	if errors.As(err, &found) {
		return found.Set
	}
	t.Check(err)
	t.certificates = append(t.certificates, name)
	return nil
}

// Contains tells whether the network has all links of the other one, whose vertex
// v is the network's vertex image[v], certified if so. Then no two of its nodes are
// further apart than in the other.
func (t *Case) Contains(net, other topology.Network, image []uint32) bool {
	for u, v := range other.CSR().Edges() {
		if !net.CSR().HasEdge(image[u], image[v]) {
			t.Computed()
			return false
		}
	}
	t.Certify(fmt.Sprintf("contains %s %s", net.Name(), other.Name()), func() (*certificates.Certificate, error) {
		return solver.ProveContains(net, other, image), nil
	})
	return true
}
