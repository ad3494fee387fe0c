package props

import (
	"fmt"
	"strconv"

	"topocert/certificates"
	"topocert/routing"
	"topocert/solver/audit"
	"topocert/solver/distance"
	"topocert/solver/invariants"
	"topocert/solver/symmetry"
)

// What a claim has constructed, or reads beside what is certified.

// certifyObject has a certificate accepted that shows what a claim has constructed. It is known by
// that: another construction with the same statement does not stand for it.
func (t *Case) certifyObject(object any, c *certificates.Certificate) {
	t.certify(fmt.Sprintf("%s by %d", c.Statement, object), certificates.FactOf(c.Statement), func() (*certificates.Certificate, error) { return c, nil })
}

// Symmetric tells whether the permutations are automorphisms, certified if they
// are. The name, one word, tells this set from others of the same network.
func (t *Case) Symmetric(net *Net, name string, permutations ...[]uint32) bool {
	for _, p := range permutations {
		if !embeds(net.network, net.network, p) {
			t.uncertified = true
			return false
		}
	}
	t.certifyObject(permutations, invariants.ProveAutomorphisms(net.network, name, permutations...))
	return true
}

// Contains tells whether the network has all links of the other one, whose vertex
// v is the network's vertex image[v], certified if so. Then no two of its nodes are
// further apart than in the other.
func (t *Case) Contains(net, other *Net, image []uint32) bool {
	if !embeds(net.network, other.network, image) {
		t.uncertified = true
		return false
	}
	t.certifyObject(image, invariants.ProveEmbedding(net.network, other.network, image))
	return true
}

// LargestAnticode returns a largest set of vertices of which no two are further apart
// than d; its size is certified from both sides. The case stays open if it is not
// found.
func (t *Case) LargestAnticode(net *Net, d int) []uint32 {
	a := t.anticode(net, d)
	if !a.exact {
		t.Openf("the largest groups of %s within distance %d are only known to have %d nodes or more", net.title(), d, len(a.set))
	}
	return a.set
}

// AnticodeAtLeast tells whether no two vertices of the set are further apart than d,
// certified if so.
func (t *Case) AnticodeAtLeast(net *Net, d int, set []uint32) bool {
	var level, order []uint32
	for _, v := range set {
		t.Check(nil) // for the context
		level, order = distance.Levels(net.network.CSR(), v, level, order)
		for _, u := range set {
			if level[u] == distance.Unreached || int(level[u]) > d {
				t.uncertified = true
				return false
			}
		}
	}
	t.certifyObject(set, invariants.ProveCluster(net.network, d, set))
	return true
}

// anticodeAtMost certifies that no set of vertices of which no two are further apart than
// d has more than most vertices.
func (t *Case) anticodeAtMost(net *Net, d, most int) {
	statement := certificates.Statement{Subject: "cluster", Network: net.Name(), Args: []string{strconv.Itoa(d)}, Relation: "<=", Value: strconv.Itoa(most)}
	_, err := t.session.establish(t.ctx, statement.String(), func() (*certificates.Certificate, error) {
		return invariants.ProveNoLarger(t.ctx, t.symmetries(net), d, most, t.session.store.Create)
	})
	t.Check(err)
	t.statements = append(t.statements, statement)
}

// Levels returns all distances from source, by search. It is noted.
func (t *Case) Levels(net *Net, source uint32) []uint32 {
	t.Check(nil)
	level, _ := distance.Levels(net.links(), source, nil, nil)
	return level
}

// Symmetries returns the network's automorphism group and its orbits, by search. It
// is noted.
func (t *Case) Symmetries(net *Net) *symmetry.Symmetries {
	t.uncertified = true
	return t.symmetries(net)
}

func (t *Case) symmetries(net *Net) *symmetry.Symmetries {
	symmetries, err := t.session.symmetries(t.ctx, net.network)
	t.Check(err)
	return symmetries
}

// Router returns the named router. It is noted.
func (t *Case) Router(name string, net *Net) routing.Router {
	t.uncertified = true
	r, err := t.session.names.Router(name, net.Name())
	t.Check(err)
	return r
}

// Audit sends a message from every vertex to every other by a router, which may have no name, and returns
// everything that was found, without certificates. It is noted.
func (t *Case) Audit(net *Net, r routing.Router) *audit.Result {
	t.uncertified = true
	found, err := auditOf(t.ctx, net.network, r)
	t.Check(err)
	return found
}
