package props

import (
	"errors"
	"fmt"
	"strconv"

	"topocert/certificates"
	"topocert/solver/anticode"
	"topocert/solver/distance"
)

// anticodeBudget bounds the branches searched for a largest anticode: about a second
// for a hundred nodes.
const anticodeBudget = 300_000

// foundAnticode is a set of vertices, and whether it is known that none is larger.
type foundAnticode struct {
	set   []uint32
	exact bool
}

// anticode finds a largest set of vertices of which no two are further apart than d,
// and establishes its size, from both sides if it is known that none is larger.
func (t *Case) anticode(net *Net, d int) foundAnticode {
	a, err := t.session.anticodes.get(t.ctx, fmt.Sprintf("%s %d", net.Name(), d), func() (foundAnticode, error) {
		if err := certificates.WithinClusters(net.network.CSR()); err != nil {
			return foundAnticode{}, err
		}
		symmetries, err := t.session.symmetries(t.ctx, net.network)
		if err != nil {
			return foundAnticode{}, err
		}
		set, exact := anticode.Find(t.ctx, symmetries, d, anticodeBudget)
		return foundAnticode{set, exact}, t.ctx.Err()
	})
	t.Check(err)
	t.AnticodeAtLeast(net, d, a.set)
	if a.exact {
		t.AnticodeAtMost(net, d, len(a.set))
	}
	return a
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
				t.read = true
				return false
			}
		}
	}
	made, err := anticode.Prove(net.network, d, set)
	t.Check(err)
	t.certify(fmt.Sprintf("%s by %d", made.Statement, set), certificates.FactOf(made.Statement), func() (*certificates.Certificate, error) { return made, nil })
	return true
}

// AnticodeAtMost says that no set of vertices of which no two are further apart than
// d has more than most vertices, certified; or it returns one that has.
func (t *Case) AnticodeAtMost(net *Net, d, most int) (larger []uint32) {
	statement := certificates.Statement{Subject: "cluster", Network: net.Name(), Args: []string{strconv.Itoa(d)}, Relation: "<=", Value: strconv.Itoa(most)}
	_, err := t.session.establish(t.ctx, statement.String(), func() (*certificates.Certificate, error) {
		symmetries, err := t.session.symmetries(t.ctx, net.network)
		if err != nil {
			return nil, err
		}
		return anticode.ProveAtMost(t.ctx, symmetries, d, most, t.session.create)
	})
	var found *anticode.Larger
	if errors.As(err, &found) {
		t.read = true
		return found.Set
	}
	t.Check(err)
	t.statements = append(t.statements, statement.String())
	return nil
}

// Contains tells whether the network has all links of the other one, whose vertex
// v is the network's vertex image[v], certified if so. Then no two of its nodes are
// further apart than in the other.
func (t *Case) Contains(net, other *Net, image []uint32) bool {
	if !embeds(net.network, other.network, image) {
		t.read = true
		return false
	}
	f := about("contains", net, other.Name())
	t.certify(fmt.Sprintf("%s by %d", f, image), f, func() (*certificates.Certificate, error) {
		return anticode.ProveEmbedding(net.network, other.network, image)
	})
	return true
}
