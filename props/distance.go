package props

import (
	"fmt"
	"math/big"
	"slices"
	"strconv"

	"topocert/certificates"
	"topocert/solver/distance"
	"topocert/solver/metric"
)

// about returns the fact of a network.
func about(subject string, net *Net, args ...string) certificates.Fact {
	return certificates.Fact{Subject: subject, Network: net.Name(), Args: args}
}

// integer returns a number that is known exactly, −1 for an infinite one.
func (t *Case) integer(f certificates.Fact, b certificates.Bounds) int {
	if b.Word == "infinite" || b.Word == "fails" {
		return -1
	}
	if b.Low == nil || b.High == nil || b.Low.Cmp(b.High) != 0 || !b.Low.IsInt() || !b.Low.Num().IsInt64() {
		t.Check(fmt.Errorf("props: %s is no whole number that is known", f))
	}
	return int(b.Low.Num().Int64())
}

func (t *Case) count(net *Net, subject string) certificates.Bounds {
	return t.certify("count "+net.Name(), about(subject, net), func() (*certificates.Certificate, error) {
		return metric.ProveCount(net.network, "order", "size", "min-degree", "max-degree")
	})
}

// Order returns the number of vertices, certified.
func (t *Case) Order(net *Net) int { return t.integer(about("order", net), t.count(net, "order")) }

// Size returns the number of links, certified.
func (t *Case) Size(net *Net) int { return t.integer(about("size", net), t.count(net, "size")) }

// Degrees returns the smallest and the largest degree, certified.
func (t *Case) Degrees(net *Net) (least, most int) {
	least = t.integer(about("min-degree", net), t.count(net, "min-degree"))
	return least, t.integer(about("max-degree", net), t.count(net, "max-degree"))
}

// distances establishes what the distances from one vertex of each orbit show.
func (t *Case) distances(net *Net, subject string) certificates.Bounds {
	// One proof shows the three that most claims ask for.
	subjects := []string{"diameter", "radius", "distance-sum"}
	if !slices.Contains(subjects, subject) {
		subjects = []string{subject}
	}
	return t.certify(subjects[0]+" "+net.Name(), about(subject, net), func() (*certificates.Certificate, error) {
		symmetries, err := t.symmetriesOf(net)()
		if err != nil {
			return nil, err
		}
		return metric.ProveDistances(t.ctx, symmetries, subjects...)
	})
}

// Diameter returns the diameter, certified; −1 if the network is not connected.
func (t *Case) Diameter(net *Net) int {
	return t.integer(about("diameter", net), t.distances(net, "diameter"))
}

// Radius returns the radius, certified; −1 if the network is not connected.
func (t *Case) Radius(net *Net) int {
	return t.integer(about("radius", net), t.distances(net, "radius"))
}

// Girth returns the length of a shortest cycle, certified; −1 if there is none.
func (t *Case) Girth(net *Net) int {
	return t.integer(about("girth", net), t.distances(net, "girth"))
}

// Connected tells whether the network is connected, certified.
func (t *Case) Connected(net *Net) bool { return t.Diameter(net) >= 0 }

// DistanceSum returns the sum of the distances over all ordered pairs, certified.
// The network must be connected.
func (t *Case) DistanceSum(net *Net) *big.Int {
	b := t.distances(net, "distance-sum")
	if b.Low == nil || !b.Low.IsInt() {
		t.Check(fmt.Errorf("props: the distance sum of %s is %s", net.Name(), b.Word))
	}
	return new(big.Int).Set(b.Low.Num())
}

// Mean returns the mean distance over all N² ordered pairs, each vertex with
// itself included, certified.
func (t *Case) Mean(net *Net) *big.Rat {
	n := big.NewInt(int64(t.Order(net)))
	return new(big.Rat).SetFrac(t.DistanceSum(net), n.Mul(n, n))
}

// MeanDistinct returns the mean distance over the N(N−1) ordered pairs of
// different vertices, certified.
func (t *Case) MeanDistinct(net *Net) *big.Rat {
	n := int64(t.Order(net))
	return new(big.Rat).SetFrac(t.DistanceSum(net), big.NewInt(n*(n-1)))
}

// from establishes the distances from a vertex.
func (t *Case) from(net *Net, subject string, source uint32) certificates.Bounds {
	return t.Certify(about(subject, net, label(source)), func() (*certificates.Certificate, error) {
		if subject == "eccentricity" {
			return metric.ProveDistancesFrom(net.network, "eccentricity", source)
		}
		return metric.ProveDistancesFrom(net.network, "distances", source)
	})
}

func label(v uint32) string { return strconv.FormatUint(uint64(v), 10) }

// From returns the numbers of vertices at distance 0, 1, … from source,
// certified.
func (t *Case) From(net *Net, source uint32) []int {
	var counts []int
	for _, n := range t.from(net, "distances", source).List {
		counts = append(counts, int(n.Num().Int64()))
	}
	return counts
}

func (t *Case) between(net *Net, source, destination uint32) certificates.Bounds {
	return t.Certify(about("distance", net, label(source), label(destination)), func() (*certificates.Certificate, error) {
		return metric.ProveDistancesBetween(net.network, source, destination)
	})
}

// Distance returns the distance between two vertices, certified; −1 if there is
// no path.
func (t *Case) Distance(net *Net, source, destination uint32) int {
	return t.integer(about("distance", net), t.between(net, source, destination))
}

// Levels returns all distances from source, by search. It is noted.
func (t *Case) Levels(net *Net, source uint32) []uint32 {
	t.Check(nil)
	level, _ := distance.Levels(net.links(), source, nil, nil)
	return level
}
