package solver

import (
	"fmt"
	"math/big"
	"slices"
	"strconv"
	"strings"

	"topocert/certificates"
	"topocert/topology"
)

// A Prove function returns a certificate whose statements carry the values that the
// solver found, and an error if there is none; some return one value more. It is named
// after its kind of proof, or, where the answer decides between kinds, after the
// statement's subject. None checks what it returns.

func statement(subject string, net topology.Network, value string, args ...string) certificates.Statement {
	return certificates.Statement{Subject: subject, Network: net.Name(), Args: args, Relation: "=", Value: value}
}

// ProveCount proves each of the given subjects: the network's "order", "size",
// "min-degree" or "max-degree".
func ProveCount(net topology.Network, subjects ...string) (*certificates.Certificate, error) {
	least, most := degrees(net)
	count := map[string]int{"order": net.Order(), "size": net.Size(), "min-degree": least, "max-degree": most}
	c := &certificates.Certificate{Kind: "count"}
	var all []certificates.Statement
	for _, subject := range subjects {
		n, known := count[subject]
		if !known {
			return nil, unknownSubject(net, c.Kind, subject)
		}
		all = append(all, statement(subject, net, strconv.Itoa(n)))
	}
	return stated(c, net, all)
}

// stated gives a certificate its statements.
func stated(c *certificates.Certificate, net topology.Network, all []certificates.Statement) (*certificates.Certificate, error) {
	if len(all) == 0 {
		return nil, fmt.Errorf("solver: %s: nothing to prove by %s, want a subject", net.Name(), c.Kind)
	}
	c.Statement, c.Also = all[0], all[1:]
	return c, nil
}

func unknownSubject(net topology.Network, kind, subject string) error {
	return fmt.Errorf("solver: %s: %s proves nothing about %q", net.Name(), kind, subject)
}

// degrees returns the smallest and the largest degree; zeros if there is no vertex.
func degrees(g interface {
	Order() int
	Degree(v uint32) int
}) (least, most int) {
	for v := range uint32(g.Order()) {
		d := g.Degree(v)
		if v == 0 {
			least = d
		}
		least, most = min(least, d), max(most, d)
	}
	return least, most
}

// ProveDistances proves each of the given subjects: the network's "diameter",
// "radius", "distance-sum", "girth", "vertex-orbits" or "vertex-transitive". The
// certificate has levels from one vertex of each orbit of the symmetries's generators. For
// the last two the symmetries must know the whole automorphism group, and the certificate
// is rejected if distances do not tell all orbits apart.
func ProveDistances(e *Symmetries, subjects ...string) (*certificates.Certificate, error) {
	c := &certificates.Certificate{Kind: "distances", Body: e.orbitLines()}
	least, most, sum, connected := ^uint32(0), uint32(0), new(big.Int), true
	e.eachSource(func(orbit int, level, order []uint32) {
		c.Body = append(c.Body, levelsLine(level, order[0]))
		far := level[order[len(order)-1]]
		least, most = min(least, far), max(most, far)
		connected = connected && len(order) == len(level)
		total := new(big.Int)
		for _, v := range order {
			total.Add(total, big.NewInt(int64(level[v])))
		}
		sum.Add(sum, total.Mul(total, big.NewInt(int64(orbit))))
	})
	var all []certificates.Statement
	for _, subject := range subjects {
		value := infinite
		switch subject {
		case "diameter", "radius", "distance-sum":
			if connected {
				value = map[string]string{"diameter": label(most), "radius": label(least), "distance-sum": sum.String()}[subject]
			}
		case "girth":
			if g, _ := Girth(e.Network.CSR(), e.Sources); g > 0 {
				value = strconv.Itoa(g)
			}
		case "vertex-orbits":
			value = strconv.Itoa(len(e.Sources))
		case "vertex-transitive":
			value = yesNo(e.Transitive())
		default:
			return nil, unknownSubject(e.Network, c.Kind, subject)
		}
		all = append(all, statement(subject, e.Network, value))
	}
	return stated(c, e.Network, all)
}

// infinite is the value of a distance between vertices that no path joins.
const infinite = "infinite"

// ProveDistancesFrom proves what the levels from one source show: with the subject
// "distances" the numbers of vertices at each distance, with "eccentricity" the
// largest distance.
func ProveDistancesFrom(net topology.Network, subject string, source uint32) (*certificates.Certificate, error) {
	level, order := Levels(net.CSR(), source, nil, nil)
	value := infinite
	switch {
	case subject == "distances":
		var counts []string
		for _, n := range levelCounts(level, order) {
			counts = append(counts, strconv.Itoa(n))
		}
		value = strings.Join(counts, ",")
	case subject != "eccentricity":
		return nil, unknownSubject(net, "levels from one vertex", subject)
	case len(order) == len(level):
		value = label(level[order[len(order)-1]])
	}
	return &certificates.Certificate{
		Statement: statement(subject, net, value, label(source)),
		Kind:      "distances",
		Body:      []certificates.Line{levelsLine(level, source)},
	}, nil
}

// ProveDistancesBetween proves the distance between two vertices.
func ProveDistancesBetween(net topology.Network, source, destination uint32) (*certificates.Certificate, error) {
	level, _ := Levels(net.CSR(), source, nil, nil)
	value := infinite
	if d := level[destination]; d != Unreached {
		value = label(d)
	}
	return &certificates.Certificate{
		Statement: statement("distance", net, value, label(source), label(destination)),
		Kind:      "distances",
		Body:      []certificates.Line{levelsLine(level, source)},
	}, nil
}

// ProveEdgeTransitive proves that the automorphism group moves every link to
// every other, by automorphisms, or that it does not, by edge-pair. The symmetries must know
// the whole group.
func ProveEdgeTransitive(e *Symmetries) (*certificates.Certificate, error) {
	orbits := e.linkOrbits()
	if len(orbits) == 1 {
		return &certificates.Certificate{
			Statement: statement("edge-transitive", e.Network, "yes"),
			Kind:      "automorphisms",
			Body:      automorphismLines(e.Generators),
		}, nil
	}
	// Two links that see the network at different pairs of distances.
	g := e.Network.CSR()
	var first []certificates.Line
	var seen string
	for _, link := range orbits {
		a, _ := Levels(g, link[0], nil, nil)
		b, _ := Levels(g, link[1], nil, nil)
		lines := []certificates.Line{levelsLine(a, link[0]), levelsLine(b, link[1])}
		counts := pairCounts(g, a, b)
		if first == nil {
			first, seen = lines, counts
		}
		if counts != seen {
			return &certificates.Certificate{
				Statement: statement("edge-transitive", e.Network, "no"),
				Kind:      "edge-pair",
				Body:      append(first, lines...),
			}, nil
		}
	}
	return nil, fmt.Errorf("solver: %s: the %d link orbits are not told apart by distances", e.Network.Name(), len(orbits))
}

// pairCounts writes how many vertices have each unordered pair of levels and
// neighbours with each multiset of these.
func pairCounts(g *topology.Graph, a, b []uint32) string {
	type pair [2]uint32
	at := func(v uint32) pair { return pair{min(a[v], b[v]), max(a[v], b[v])} }
	count := make(map[string]int)
	for v := range uint32(g.Order()) {
		var around []pair
		for _, u := range g.Neighbors(v) {
			around = append(around, at(u))
		}
		slices.SortFunc(around, func(p, q pair) int { return slices.Compare(p[:], q[:]) })
		count[fmt.Sprint(at(v), around)]++
	}
	return fmt.Sprint(count)
}

// linkOrbits returns one link of each orbit of the generators on the links.
func (e *Symmetries) linkOrbits() [][2]uint32 {
	number := make(map[[2]uint32]uint32, e.Network.Size())
	var links [][2]uint32
	for u, v := range e.Network.CSR().Edges() {
		number[[2]uint32{u, v}] = uint32(len(links))
		links = append(links, [2]uint32{u, v})
	}
	orbits := newOrbitSets(len(links))
	image := make([]uint32, len(links))
	for _, p := range e.Generators {
		for i, l := range links {
			a, b := p[l[0]], p[l[1]]
			image[i] = number[[2]uint32{min(a, b), max(a, b)}]
		}
		orbits.merge(image)
	}
	var first [][2]uint32
	for i, l := range links {
		if orbits.find(uint32(i)) == uint32(i) {
			first = append(first, l)
		}
	}
	return first
}

// ProveAutomorphisms proves that the given permutations are automorphisms. The name,
// one word, is the set's name in the statement. The certificate is rejected if
// one is not an automorphism, or is there twice.
func ProveAutomorphisms(net topology.Network, name string, permutations ...[]uint32) (*certificates.Certificate, error) {
	return &certificates.Certificate{
		Statement: statement("automorphism", net, strconv.Itoa(len(permutations)), name),
		Kind:      "automorphisms",
		Body:      automorphismLines(permutations),
	}, nil
}

func automorphismLines(permutations [][]uint32) []certificates.Line {
	var lines []certificates.Line
	for _, p := range permutations {
		lines = append(lines, certificates.NewLine("automorphism", p...))
	}
	return lines
}

// ProveBipartite proves that the network has two colour classes, by a colouring, or
// that it has not, by an odd cycle.
func ProveBipartite(net topology.Network) (*certificates.Certificate, error) {
	colour, odd := twoColouring(net.CSR())
	if odd != nil {
		return &certificates.Certificate{
			Statement: statement("bipartite", net, "no"),
			Kind:      "odd-cycle",
			Body:      []certificates.Line{certificates.NewLine("cycle", odd...)},
		}, nil
	}
	return &certificates.Certificate{
		Statement: statement("bipartite", net, "yes"),
		Kind:      "colouring",
		Body:      []certificates.Line{certificates.NewLine("colours", colour...)},
	}, nil
}

// ProveCut proves that the bisection width is at most the number of links with
// exactly one end on the given side of ⌊N/2⌋ vertices, which it returns too.
func ProveCut(net topology.Network, side []uint32) (c *certificates.Certificate, width int, err error) {
	side = slices.Sorted(slices.Values(side))
	for _, v := range side {
		for _, u := range net.Neighbors(v) {
			if _, inside := slices.BinarySearch(side, u); !inside {
				width++
			}
		}
	}
	s := statement("bisection", net, strconv.Itoa(width))
	s.Relation = "<="
	return &certificates.Certificate{Statement: s, Kind: "cut", Body: []certificates.Line{certificates.NewLine("side", side...)}}, width, nil
}

// ProveCycle proves what a cycle shows: with the subject "hamiltonian" that there is
// one through all vertices, with "girth" that the girth is at most its length.
func ProveCycle(net topology.Network, subject string, cycle []uint32) (*certificates.Certificate, error) {
	s := statement(subject, net, "yes")
	switch subject {
	case "hamiltonian":
	case "girth":
		s.Relation, s.Value = "<=", strconv.Itoa(len(cycle))
	default:
		return nil, unknownSubject(net, "cycle", subject)
	}
	return &certificates.Certificate{Statement: s, Kind: "cycle", Body: []certificates.Line{certificates.NewLine("cycle", cycle...)}}, nil
}

// orbitLines writes generators as lines of a certificate: as few as it takes,
// one after the other, to have the orbits of all.
func (e *Symmetries) orbitLines() []certificates.Line {
	var lines []certificates.Line
	orbits := newOrbitSets(len(e.Root))
	for _, p := range e.Generators {
		if orbits.merge(p) {
			lines = append(lines, certificates.NewLine("automorphism", p...))
		}
	}
	return lines
}

// eachSource searches from one vertex of each orbit, and passes on the orbit's
// size, the levels, and the vertices in the order of the search. Both slices are
// used again for the next orbit.
func (e *Symmetries) eachSource(each func(orbit int, level, order []uint32)) {
	var level, order []uint32
	for i, s := range e.Sources {
		level, order = Levels(e.Network.CSR(), s, level, order)
		each(e.Orbit[i], level, order)
	}
}

// levelCounts returns the number of vertices of each level.
func levelCounts(level, order []uint32) []int {
	counts := make([]int, level[order[len(order)-1]]+1)
	for _, v := range order {
		counts[level[v]]++
	}
	return counts
}

func levelsLine(level []uint32, source uint32) certificates.Line {
	return certificates.NewLine("levels", append([]uint32{source}, level...)...)
}

func label(v uint32) string { return strconv.FormatUint(uint64(v), 10) }

func yesNo(b bool) string {
	if b {
		return "yes"
	}
	return "no"
}
