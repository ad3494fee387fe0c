package lower

import (
	"math/big"
	"os"
	"strings"

	"topocert/certificates"
)

// facts are the forms of statements. A value, or all vertices of a broadcast, may make a form of its own, which stands below.
//
// Then comes what the kernel has for each: the group, the constructor, and its parts in turn. "n" is a number, "e" a number or
// infinite, "u" and "v" the first and the second argument as numbers, "counts" numbers with commas between them, "truth" yes or no.
//
// Then what is said of a network g, in the words of Graph.v and of the pages that say what facts mean, where that is a sentence
// about g alone. $n is the value, $s and $t are the arguments, $m is the model of a broadcast. What is "no" is not so.
const facts = `
order =                   Metric OrderIs n                   : order g $n
size =                    Metric SizeIs n                    : size g $n
min-degree =              Metric MinDegreeIs n               : min_degree g $n
max-degree =              Metric MaxDegreeIs n               : max_degree g $n
distances =               Metric DistancesAre u counts
eccentricity =            Metric EccentricityIs u e          : eccentricity_of g $s $n
eccentricity = infinite   Metric EccentricityIs u e          : exists v u, numbered g $s v /\ is_vertex g u /\ out_of_reach g v u
distance =                Metric DistanceIs u v e            : distance_between g $s $t $n
distance = infinite       Metric DistanceIs u v e            : exists u v, numbered g $s u /\ numbered g $t v /\ out_of_reach g u v
diameter =                Metric DiameterIs e                : diameter g $n
diameter = infinite       Metric DiameterIs e                : not_connected g
radius =                  Metric RadiusIs e                  : radius g $n
radius = infinite         Metric RadiusIs e                  : not_connected g
distance-sum =            Metric DistanceSumIs e             : distance_sum g $n
distance-sum = infinite   Metric DistanceSumIs e             : not_connected g
girth =                   Metric GirthIs e                   : girth g $n
girth = infinite          Metric GirthIs e                   : forall u l, ~ cycle g u l
girth <=                  Metric GirthAtMost n               : exists u l, cycle g u l /\ Z.of_nat (List.length (u :: l)) <= $n
bisection <=              Width WidthAtMost n                : width_at_most g $n
bisection >=              Width WidthAtLeast n               : width_at_least g $n
bisection =               Width WidthIs n                    : bisection_width g $n
vertex-transitive =       Symmetry TransitiveIs truth        : vertex_transitive g
vertex-orbits =           Symmetry OrbitsAre n               : vertex_orbits g $n
edge-transitive =         Symmetry EdgeTransitiveIs truth    : edge_transitive g
edge-orbits =             Symmetry EdgeOrbitsAre n           : edge_orbits g $n
automorphism =            Symmetry AutomorphismsNamed name n : automorphisms_at_least g $n
automorphisms >=          Symmetry AutomorphismsAtLeast n    : exists m, $n <= m /\ automorphisms_at_least g m
automorphisms =           Symmetry AutomorphismsAre n        : automorphisms_are g $n
bipartite =               Symmetry BipartiteIs truth         : bipartite g
hamiltonian = yes         Hamilton IsHamiltonian             : hamiltonian g
hamiltonian = no          Hamilton IsNotHamiltonian          : hamiltonian g
vertex-connectivity >=    Faults VertexConnectivityAtLeast n : forall F, Z.of_nat (List.length F) < $n -> ~ separates g F
vertex-connectivity <=    Faults VertexConnectivityAtMost n  : exists F, Z.of_nat (List.length F) <= $n /\ separates g F
edge-connectivity >=      Faults EdgeConnectivityAtLeast n
edge-connectivity <=      Faults EdgeConnectivityAtMost n
disjoint-paths >=         Faults DisjointPathsAtLeast u v n
disjoint-paths <=         Faults DisjointPathsAtMost u v n
vertex-fault-detour =     Faults VertexFaultDetourIs e
edge-fault-detour =       Faults EdgeFaultDetourIs e
contains =                Maps Contains other
cluster >=                Maps ClusterAtLeast u n            : exists l, cluster g $s l /\ $n <= Z.of_nat (List.length l)
cluster <=                Maps ClusterAtMost u n             : forall l, cluster g $s l -> Z.of_nat (List.length l) <= $n
matching-number >=        Matching MatchingAtLeast n         : exists L, is_matching g L /\ $n <= Z.of_nat (List.length L)
matching-number <=        Matching MatchingAtMost n          : forall L, is_matching g L -> Z.of_nat (List.length L) <= $n
spanning-trees =          Trees SpanningTreesAre n
broadcast <=              Rounds BroadcastAtMost model v n   : exists v, numbered g $t v /\ broadcast_within g ($m g) v $n
broadcast >=              Rounds BroadcastAtLeast model v n  : exists v, numbered g $t v /\ ~ broadcast_within g ($m g) v ($n - 1)
broadcast <= all          Rounds BroadcastsAtMost model n    : forall v, is_vertex g v -> broadcast_within g ($m g) v $n
broadcast >= all          Rounds BroadcastsAtLeast model n   : exists v, is_vertex g v /\ ~ broadcast_within g ($m g) v ($n - 1)
gossip <=                 Rounds GossipAtMost model n        : alltoall_within g ($m g) $n
gossip >=                 Rounds GossipAtLeast model n       : ~ alltoall_within g ($m g) ($n - 1)
`

// fact returns what a statement says of its network, and the group of facts to which it belongs.
func (j *job) fact(s certificates.Statement) (group string, fact Term) {
	if j.c.Kind == "strategy" {
		return "Word_", j.word(s)
	}
	switch s.Subject {
	case "route", "audit", "deadlock", "lanes":
		return "Traffic", j.traffic(s)
	}
	if words := strings.Fields(form(s).kernel); len(words) > 0 {
		var parts []Term
		for _, part := range words[2:] {
			parts = append(parts, j.part(s, part))
		}
		return words[0], App(words[1], parts...)
	}
	return "Word_", j.none("%s", s)
}

// form returns the form of a statement: what the kernel has for it, and the sentence, "" for none.
func form(s certificates.Statement) (f struct{ kernel, sentence string }) {
	key, value := s.Subject+" "+s.Relation, s.Value
	if s.Subject == "broadcast" && s.Args[1] == "all" {
		value = "all"
	}
	for line := range strings.Lines(facts) {
		if met, is, _ := strings.Cut(line, "  "); met == key || met == key+" "+value {
			f.kernel, f.sentence, _ = strings.Cut(is, " : ")
		}
	}
	return f
}

// Sentence returns what a statement says of a network g, in Coq, "" if that is no sentence about g alone.
func Sentence(s certificates.Statement) string {
	sentence := strings.TrimSpace(form(s).sentence)
	if sentence != "" && s.Value == "no" {
		sentence = "~ " + sentence
	}
	return os.Expand(sentence, func(part string) string {
		switch part {
		case "s":
			return s.Args[0]
		case "t":
			return s.Args[1]
		case "m":
			return strings.ReplaceAll(s.Args[0], "-", "_")
		}
		return s.Value
	})
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
