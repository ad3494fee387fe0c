package lower

import (
	"math/big"
	"strings"

	"topocert/certificates"
)

// facts are the forms of statements, and what the kernel has for each: the group, the constructor, and its
// parts in turn. "n" is a number, "e" a number or infinite, "u" and "v" the first and the second argument as numbers,
// "counts" numbers with commas between them, "truth" yes or no, "-" nothing.
// An argument of a word of its own, such as a model or a router, has a method.
const facts = `
order =                   Metric OrderIs n
size =                    Metric SizeIs n
min-degree =              Metric MinDegreeIs n
max-degree =              Metric MaxDegreeIs n
distances =               Metric DistancesAre u counts
eccentricity =            Metric EccentricityIs u e
distance =                Metric DistanceIs u v e
diameter =                Metric DiameterIs e
radius =                  Metric RadiusIs e
distance-sum =            Metric DistanceSumIs e
girth =                   Metric GirthIs e
girth <=                  Metric GirthAtMost n
bisection <=              Width WidthAtMost n
bisection >=              Width WidthAtLeast n
bisection =               Width WidthIs n
vertex-transitive =       Symmetry TransitiveIs truth
vertex-orbits =           Symmetry OrbitsAre n
edge-transitive =         Symmetry EdgeTransitiveIs truth
edge-orbits =             Symmetry EdgeOrbitsAre n
automorphism =            Symmetry AutomorphismsNamed name n
automorphisms >=          Symmetry AutomorphismsAtLeast n
automorphisms =           Symmetry AutomorphismsAre n
bipartite =               Symmetry BipartiteIs truth
vertex-connectivity >=    Faults VertexConnectivityAtLeast n
vertex-connectivity <=    Faults VertexConnectivityAtMost n
edge-connectivity >=      Faults EdgeConnectivityAtLeast n
edge-connectivity <=      Faults EdgeConnectivityAtMost n
disjoint-paths >=         Faults DisjointPathsAtLeast u v n
disjoint-paths <=         Faults DisjointPathsAtMost u v n
vertex-fault-detour =     Faults VertexFaultDetourIs e
edge-fault-detour =       Faults EdgeFaultDetourIs e
contains =                Maps Contains other
cluster >=                Maps ClusterAtLeast u n
cluster <=                Maps ClusterAtMost u n
matching-number >=        Matching MatchingAtLeast n
matching-number <=        Matching MatchingAtMost n
spanning-trees =          Trees SpanningTreesAre n
gossip <=                 Rounds GossipAtMost model n
gossip >=                 Rounds GossipAtLeast model n
`

// fact returns what a statement says of its network, and the group of facts to which it belongs.
func (j *job) fact(s certificates.Statement) (group string, fact Term) {
	switch s.Subject {
	case "hamiltonian":
		if s.Value == "yes" {
			return "Hamilton", App("IsHamiltonian")
		}
		return "Hamilton", App("IsNotHamiltonian")
	case "broadcast":
		return "Rounds", j.broadcast(s)
	case "route", "audit", "deadlock", "lanes":
		return "Traffic", j.traffic(s)
	case "contains":
		if j.c.Kind == "strategy" {
			return "Word_", j.word(s)
		}
	}
	for line := range strings.Lines(facts) {
		words := strings.Fields(line)
		if len(words) < 4 || words[0] != s.Subject || words[1] != s.Relation {
			continue
		}
		var parts []Term
		for _, part := range words[4:] {
			parts = append(parts, j.part(s, part))
		}
		return words[2], App(words[3], parts...)
	}
	return "Word_", j.word(s)
}

// part returns a part of a fact, of which the table says what it is.
func (j *job) part(s certificates.Statement, what string) Term {
	switch what {
	case "n":
		return j.number(s.Value)
	case "e":
		if s.Value == certificates.Infinite {
			return App("Infinite")
		}
		return App("Finite", j.number(s.Value))
	case "u":
		return j.number(s.Args[0])
	case "v":
		return j.number(s.Args[1])
	case "counts":
		return ListOf(strings.Split(s.Value, ","), j.number)
	case "truth":
		return Bool(s.Value == "yes")
	case "name":
		return Text(s.Args[0])
	case "model":
		return model(s.Args[0])
	case "other":
		other, err := j.Lowering.network(s.Args[0])
		j.fail(err)
		return other
	}
	panic("lower: a part " + what)
}

// number returns a whole number of a statement.
func (j *job) number(digits string) Term {
	n, ok := new(big.Int).SetString(digits, 10)
	if !ok {
		return j.none("the number %q", digits)
	}
	return BigZ(n)
}

// model is how many neighbours a vertex sends to in a round.
func model(name string) Term {
	if name == "all-port" {
		return App("AllPort")
	}
	return App("SinglePort")
}

// broadcast is a statement about a broadcast from one vertex, or from any.
func (j *job) broadcast(s certificates.Statement) Term {
	end := "AtMost"
	if s.Relation == ">=" {
		end = "AtLeast"
	}
	if s.Args[1] == "all" {
		return App("Broadcasts"+end, model(s.Args[0]), j.number(s.Value))
	}
	return App("Broadcast"+end, model(s.Args[0]), j.number(s.Args[1]), j.number(s.Value))
}
