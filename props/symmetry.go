package props

import (
	"fmt"

	"topocert/certificates"
	"topocert/solver"
)

// VertexTransitive tells whether automorphisms move every vertex to every other,
// certified.
func (t *Case) VertexTransitive(net *Net) bool {
	return t.distances(net, "vertex-transitive").Word == "yes"
}

// VertexOrbits returns the number of orbits of the automorphism group on the
// vertices, certified.
func (t *Case) VertexOrbits(net *Net) int {
	return t.integer(about("vertex-orbits", net), t.distances(net, "vertex-orbits"))
}

// Symmetries returns the network's automorphism group and its orbits, by search. It
// is noted.
func (t *Case) Symmetries(net *Net) *solver.Symmetries {
	symmetries, err := t.session.symmetries(t.ctx, net.Read())
	t.Check(err)
	return symmetries
}

// EdgeTransitive tells whether automorphisms move every link to every other,
// certified.
func (t *Case) EdgeTransitive(net *Net) bool {
	return t.Certify(about("edge-transitive", net), func() (*certificates.Certificate, error) {
		symmetries, err := t.session.symmetries(t.ctx, net.network)
		if err != nil {
			return nil, err
		}
		return solver.ProveEdgeTransitive(symmetries)
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
		return solver.ProveAutomorphisms(net.network, name, permutations...)
	})
	return true
}

// Bipartite tells whether the network is bipartite, certified.
func (t *Case) Bipartite(net *Net) bool {
	return t.Certify(about("bipartite", net), func() (*certificates.Certificate, error) {
		return solver.ProveBipartite(net.network)
	}).Word == "yes"
}
