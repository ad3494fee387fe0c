package props

import (
	"errors"
	"fmt"

	"topocert/certificates"
	"topocert/solver/metric"
	"topocert/solver/symmetry"
)

// VertexTransitive tells whether automorphisms move every vertex to every other,
// certified.
func (t *Case) VertexTransitive(net *Net) bool {
	return t.vertexTransitive(net).Word == "yes"
}

func (t *Case) vertexTransitive(net *Net) certificates.Bounds {
	return t.orbits(net, about("vertex-transitive", net), func() (*certificates.Certificate, error) {
		return metric.ProveVertexTransitive(t.ctx, net.network, t.symmetriesOf(net))
	})
}

// VertexOrbits returns the number of orbits of the automorphism group on the
// vertices, certified.
func (t *Case) VertexOrbits(net *Net) int {
	return t.integer(about("vertex-orbits", net), t.vertexOrbits(net))
}

func (t *Case) vertexOrbits(net *Net) certificates.Bounds {
	return t.orbits(net, about("vertex-orbits", net), func() (*certificates.Certificate, error) {
		symmetries, err := t.symmetriesOf(net)()
		if err != nil {
			return nil, err
		}
		return metric.ProveDistances(t.ctx, symmetries, "vertex-orbits")
	})
}

// orbits establishes a fact about the orbits of vertices. Distances cannot show that a
// network is not vertex-transitive, or how many orbits it has, if vertices of different
// orbits see the same distances. That is no defect of ours.
func (t *Case) orbits(net *Net, f certificates.Fact, prove func() (*certificates.Certificate, error)) certificates.Bounds {
	_, err := t.session.establish(t.ctx, f.String(), prove)
	var rejected *certificates.Rejection
	if errors.As(err, &rejected) && rejected.Rule == "orbits/alike" {
		t.Openf("%s is not vertex-transitive by search, but its distances tell no two vertices apart, so there is no certificate", net.title())
	}
	if errors.As(err, &rejected) && rejected.Rule == "orbits/open" {
		t.Openf("the orbits of %s on its vertices are not certified: its distances do not tell apart all that the automorphisms found leave apart (%s)", net.title(), rejected.Detail)
	}
	return t.certify(f.String(), f, prove)
}

// symmetriesOf returns what finds a network's symmetries.
func (t *Case) symmetriesOf(net *Net) func() (*symmetry.Symmetries, error) {
	return func() (*symmetry.Symmetries, error) { return t.session.symmetries(t.ctx, net.network) }
}

// Symmetries returns the network's automorphism group and its orbits, by search. It
// is noted.
func (t *Case) Symmetries(net *Net) *symmetry.Symmetries {
	symmetries, err := t.session.symmetries(t.ctx, net.Read())
	t.Check(err)
	return symmetries
}

// EdgeTransitive tells whether automorphisms move every link to every other,
// certified.
func (t *Case) EdgeTransitive(net *Net) bool {
	return t.Certify(about("edge-transitive", net), func() (*certificates.Certificate, error) {
		return metric.ProveEdgeTransitive(t.ctx, net.network, t.symmetriesOf(net))
	}).Word == "yes"
}

// Symmetric tells whether the permutations are automorphisms, certified if they
// are. The name, one word, tells this set from others of the same network.
func (t *Case) Symmetric(net *Net, name string, permutations ...[]uint32) bool {
	for _, p := range permutations {
		if !embeds(net.network, net.network, p) {
			t.read = true
			return false
		}
	}
	f := about("automorphism", net, name)
	// The key names these permutations: others under the name do not stand for them.
	t.certify(fmt.Sprintf("%s by %d", f, permutations), f, func() (*certificates.Certificate, error) {
		return metric.ProveAutomorphisms(net.network, name, permutations...)
	})
	return true
}

// Bipartite tells whether the network is bipartite, certified.
func (t *Case) Bipartite(net *Net) bool {
	return t.Certify(about("bipartite", net), func() (*certificates.Certificate, error) {
		return metric.ProveBipartite(net.network)
	}).Word == "yes"
}
