package props

import (
	"context"
	"fmt"
	"math/big"
	"strconv"

	"topocert/certificates"
	"topocert/solver"
	"topocert/topology"
)

// Trial is one case being decided. Its methods establish facts about networks,
// and keep account of what the decision rests on: a fact whose certificate the
// checker accepted, or mere computation. They end the trial when a fact cannot
// be established, so a claim's code reads like the claim.
//
// A trial that ends without a failure says that the case holds.
type Trial struct {
	ctx          context.Context
	lab          *Lab
	certificates []string
	computed     bool
	witness      string
	failed, open bool
}

// stop ends a trial from within; the runner catches it.
type stop struct{ err error }

// Failf says that the case fails, and why: the witness. It ends the trial.
func (t *Trial) Failf(format string, args ...any) {
	t.failed, t.witness = true, fmt.Sprintf(format, args...)
	panic(stop{})
}

// Openf says that the case cannot be decided, and why. It ends the trial.
func (t *Trial) Openf(format string, args ...any) {
	t.open, t.witness = true, fmt.Sprintf(format, args...)
	panic(stop{})
}

// Want says that the case fails unless ok.
func (t *Trial) Want(ok bool, format string, args ...any) {
	if !ok {
		t.Failf(format, args...)
	}
}

// Computed says that the decision rests on more than certificates: on
// computation by this package. The evidence is then at most exhausted.
func (t *Trial) Computed() { t.computed = true }

// Check ends the trial with an error that is no finding.
func (t *Trial) Check(err error) {
	if err == nil {
		err = t.ctx.Err()
	}
	if err != nil {
		panic(stop{err})
	}
}

// evidence returns what the decision rests on.
func (t *Trial) evidence() Evidence {
	if t.computed || len(t.certificates) == 0 {
		return Exhausted
	}
	return Certified
}

// Net returns the named network.
func (t *Trial) Net(format string, args ...any) topology.Network {
	net, err := t.lab.network(fmt.Sprintf(format, args...))
	t.Check(err)
	return net
}

// Foreign returns a graph as a network with its graph6 text for a name, so that
// certificates can be made for it.
func (t *Trial) Foreign(g *topology.Graph) topology.Network {
	text, err := g.Graph6()
	t.Check(err)
	return t.Net("%s", "g6:"+text)
}

// certified establishes the statement about a network that begins with the given
// words, by a certificate that the checker accepts, and returns its value.
func (t *Trial) certified(key string, prove func() (*certificates.Certificate, error)) string {
	value, name, err := t.lab.establish(t.ctx, key, prove)
	t.Check(err)
	t.certificates = append(t.certificates, name)
	return value
}

func (t *Trial) certifiedInt(key string, prove func() (*certificates.Certificate, error)) int {
	value := t.certified(key, prove)
	if value == "infinite" {
		return -1
	}
	n, err := strconv.Atoi(value)
	t.Check(err)
	return n
}

func (t *Trial) count(net topology.Network, subject string) int {
	return t.certifiedInt(subject+" "+net.Name(), func() (*certificates.Certificate, error) {
		return solver.ProveCount(net, subject), nil
	})
}

// Order returns the number of vertices, certified.
func (t *Trial) Order(net topology.Network) int { return t.count(net, "order") }

// Size returns the number of links, certified.
func (t *Trial) Size(net topology.Network) int { return t.count(net, "size") }

// Degrees returns the smallest and the largest degree, certified.
func (t *Trial) Degrees(net topology.Network) (least, most int) {
	return t.count(net, "min-degree"), t.count(net, "max-degree")
}

// Diameter returns the diameter, certified; −1 if the network is not connected.
func (t *Trial) Diameter(net topology.Network) int {
	return t.certifiedInt("diameter "+net.Name(), t.distances(net, "diameter"))
}

// Radius returns the radius, certified; −1 if the network is not connected.
func (t *Trial) Radius(net topology.Network) int {
	return t.certifiedInt("radius "+net.Name(), t.distances(net, "radius"))
}

// Connected tells whether the network is connected, certified.
func (t *Trial) Connected(net topology.Network) bool { return t.Diameter(net) >= 0 }

// DistanceSum returns the sum of the distances over all ordered pairs, certified.
// The network must be connected.
func (t *Trial) DistanceSum(net topology.Network) *big.Int {
	value := t.certified("distance-sum "+net.Name(), t.distances(net, "distance-sum"))
	sum, ok := new(big.Int).SetString(value, 10)
	if !ok {
		t.Check(fmt.Errorf("props: the distance sum of %s is %s", net.Name(), value))
	}
	return sum
}

func (t *Trial) distances(net topology.Network, subject string) func() (*certificates.Certificate, error) {
	return func() (*certificates.Certificate, error) {
		exam, err := t.lab.exam(t.ctx, net)
		if err != nil {
			return nil, err
		}
		return solver.ProveDistances(exam, subject), nil
	}
}

// Mean returns the mean distance over all N² ordered pairs, each vertex with
// itself included, certified.
func (t *Trial) Mean(net topology.Network) *big.Rat {
	n := big.NewInt(int64(t.Order(net)))
	return new(big.Rat).SetFrac(t.DistanceSum(net), n.Mul(n, n))
}

// MeanDistinct returns the mean distance over the N(N−1) ordered pairs of
// different vertices, certified.
func (t *Trial) MeanDistinct(net topology.Network) *big.Rat {
	n := int64(t.Order(net))
	return new(big.Rat).SetFrac(t.DistanceSum(net), big.NewInt(n*(n-1)))
}

// From returns the numbers of vertices at distance 0, 1, … from source,
// certified.
func (t *Trial) From(net topology.Network, source uint32) []int {
	key := fmt.Sprintf("distances %s %d", net.Name(), source)
	value := t.certified(key, func() (*certificates.Certificate, error) {
		return solver.ProveFrom(net, source), nil
	})
	var counts []int
	for field := range splitList(value) {
		n, err := strconv.Atoi(field)
		t.Check(err)
		counts = append(counts, n)
	}
	return counts
}

// Distance returns the distance between two vertices, certified; −1 if there is
// no path.
func (t *Trial) Distance(net topology.Network, source, destination uint32) int {
	key := fmt.Sprintf("distance %s %d %d", net.Name(), source, destination)
	return t.certifiedInt(key, func() (*certificates.Certificate, error) {
		return solver.ProveDistance(net, source, destination), nil
	})
}

// Levels returns all distances from source, by search: mere computation.
func (t *Trial) Levels(net topology.Network, source uint32) []uint32 {
	t.Computed()
	t.Check(nil)
	level, _ := solver.Levels(net.CSR(), source, nil, nil)
	return level
}

// VertexTransitive tells whether automorphisms move every vertex to every other,
// certified.
func (t *Trial) VertexTransitive(net topology.Network) bool {
	return t.certified("vertex-transitive "+net.Name(), t.orbits(net, "vertex-transitive")) == "yes"
}

// VertexOrbits returns the number of orbits of the automorphism group on the
// vertices, certified.
func (t *Trial) VertexOrbits(net topology.Network) int {
	return t.certifiedInt("vertex-orbits "+net.Name(), t.orbits(net, "vertex-orbits"))
}

func (t *Trial) orbits(net topology.Network, subject string) func() (*certificates.Certificate, error) {
	return func() (*certificates.Certificate, error) {
		exam, err := t.lab.exam(t.ctx, net)
		if err != nil {
			return nil, err
		}
		return solver.ProveVertexOrbits(exam, subject), nil
	}
}

// Exam returns the network's automorphism group and its orbits, by search: mere
// computation.
func (t *Trial) Exam(net topology.Network) *solver.Exam {
	t.Computed()
	exam, err := t.lab.exam(t.ctx, net)
	t.Check(err)
	return exam
}

// EdgeTransitive tells whether automorphisms move every link to every other,
// certified.
func (t *Trial) EdgeTransitive(net topology.Network) bool {
	return t.certified("edge-transitive "+net.Name(), func() (*certificates.Certificate, error) {
		exam, err := t.lab.exam(t.ctx, net)
		if err != nil {
			return nil, err
		}
		return solver.ProveEdgeTransitive(exam)
	}) == "yes"
}

// Symmetric tells whether the permutations are automorphisms, certified if they
// are. The name, one word, tells this set from others of the same network.
func (t *Trial) Symmetric(net topology.Network, name string, permutations ...[]uint32) bool {
	for _, p := range permutations {
		for u, v := range net.CSR().Edges() {
			if !net.CSR().HasEdge(p[u], p[v]) {
				t.Computed()
				return false
			}
		}
	}
	t.certified(fmt.Sprintf("automorphism %s %s", net.Name(), name), func() (*certificates.Certificate, error) {
		return solver.ProveSymmetric(net, name, permutations...), nil
	})
	return true
}

// Bipartite tells whether the network is bipartite, certified.
func (t *Trial) Bipartite(net topology.Network) bool {
	return t.certified("bipartite "+net.Name(), func() (*certificates.Certificate, error) {
		return solver.ProveBipartite(net), nil
	}) == "yes"
}

// Girth returns the length of a shortest cycle, 0 if there is none, by search:
// mere computation.
func (t *Trial) Girth(net topology.Network) int {
	exam := t.Exam(net)
	girth, _ := solver.Girth(net.CSR(), exam.Sources)
	return girth
}
