package gallina

import (
	"fmt"
	"os"
	"strings"

	"topocert/certificates"
)

// sentences are what statements say of a network g, in the words of Graph.v and of the pages that say what facts mean: by subject
// and relation, and where it matters the value, or that a broadcast is from all. A statement that is not among them is said in
// the checker's terms. $n is its value, $s and $t are its arguments, $m the model of a broadcast.
const sentences = `
order =                     order g $n
size =                      size g $n
min-degree =                min_degree g $n
max-degree =                max_degree g $n
eccentricity =              eccentricity_of g $s $n
distance =                  distance_between g $s $t $n
diameter =                  diameter g $n
radius =                    radius g $n
distance-sum =              distance_sum g $n
girth =                     girth g $n
girth <=                    exists u l, cycle g u l /\ Z.of_nat (List.length (u :: l)) <= $n
diameter = infinite         not_connected g
radius = infinite           not_connected g
distance-sum = infinite     not_connected g
girth = infinite            forall u l, ~ cycle g u l
eccentricity = infinite     exists v u, numbered g $s v /\ is_vertex g u /\ out_of_reach g v u
distance = infinite         exists u v, numbered g $s u /\ numbered g $t v /\ out_of_reach g u v
bisection <=                width_at_most g $n
bisection >=                width_at_least g $n
bisection =                 bisection_width g $n
vertex-transitive = yes     vertex_transitive g
vertex-transitive = no      ~ vertex_transitive g
edge-transitive = yes       edge_transitive g
edge-transitive = no        ~ edge_transitive g
bipartite = yes             bipartite g
bipartite = no              ~ bipartite g
vertex-orbits =             vertex_orbits g $n
edge-orbits =               edge_orbits g $n
automorphism =              automorphisms_at_least g $n
automorphisms >=            exists m, $n <= m /\ automorphisms_at_least g m
automorphisms =             automorphisms_are g $n
hamiltonian = yes           hamiltonian g
hamiltonian = no            ~ hamiltonian g
vertex-connectivity >=      forall F, Z.of_nat (List.length F) < $n -> ~ separates g F
vertex-connectivity <=      exists F, Z.of_nat (List.length F) <= $n /\ separates g F
matching-number >=          exists L, is_matching g L /\ $n <= Z.of_nat (List.length L)
matching-number <=          forall L, is_matching g L -> Z.of_nat (List.length L) <= $n
cluster >=                  exists l, cluster g $s l /\ $n <= Z.of_nat (List.length l)
cluster <=                  forall l, cluster g $s l -> Z.of_nat (List.length l) <= $n
broadcast <=                exists v, numbered g $t v /\ broadcast_within g ($m g) v $n
broadcast >=                exists v, numbered g $t v /\ ~ broadcast_within g ($m g) v ($n - 1)
broadcast <= all            forall v, is_vertex g v -> broadcast_within g ($m g) v $n
broadcast >= all            exists v, is_vertex g v /\ ~ broadcast_within g ($m g) v ($n - 1)
gossip <=                   alltoall_within g ($m g) $n
gossip >=                   ~ alltoall_within g ($m g) ($n - 1)
`

// sentence returns what a statement says of a network g, "" if that is no sentence about g alone.
func sentence(s certificates.Statement) string {
	key := s.Subject + " " + s.Relation
	switch {
	case s.Subject == "broadcast" && s.Args[1] == "all":
		key += " all"
	case s.Value == "yes" || s.Value == "no" || s.Value == certificates.Infinite:
		key += " " + s.Value
	}
	for line := range strings.Lines(sentences) {
		met, text, found := strings.Cut(line, "  ")
		if found && met == key {
			return os.Expand(strings.TrimSpace(text), func(name string) string { return partOf(s, name) })
		}
	}
	return ""
}

// partOf returns a part of a statement, for a sentence.
func partOf(s certificates.Statement, name string) string {
	switch name {
	case "s":
		return s.Args[0]
	case "t":
		return s.Args[1]
	case "m":
		return strings.ReplaceAll(s.Args[0], "-", "_")
	case "n":
		return s.Value
	}
	panic(fmt.Sprintf("gallina: $%s in a sentence", name))
}
