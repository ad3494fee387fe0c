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

// Each Prove function returns a certificate whose statement carries the value
// that the solver found. None is checked here.

func statement(subject string, net topology.Network, value string, args ...string) certificates.Statement {
	return certificates.Statement{Subject: subject, Network: net.Name(), Args: args, Relation: "=", Value: value}
}

// ProveCount proves the network's "order", "size", "min-degree" or "max-degree".
func ProveCount(net topology.Network, subject string) *certificates.Certificate {
	least, most := degrees(net)
	value := map[string]int{"order": net.Order(), "size": net.Size(), "min-degree": least, "max-degree": most}[subject]
	return &certificates.Certificate{Statement: statement(subject, net, strconv.Itoa(value)), Kind: "count"}
}

// degrees returns the smallest and the largest degree; zeros if there is no vertex.
func degrees(net topology.Network) (least, most int) {
	for v := range uint32(net.Order()) {
		d := net.Degree(v)
		if v == 0 {
			least = d
		}
		least, most = min(least, d), max(most, d)
	}
	return least, most
}

// ProveDistances proves the network's "diameter", "radius", "distance-sum" or "girth".
// It holds levels from one vertex of each orbit of the exam's generators.
func ProveDistances(e *Exam, subject string) *certificates.Certificate {
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
	value := "infinite"
	if connected {
		value = map[string]string{
			"diameter":     strconv.FormatUint(uint64(most), 10),
			"radius":       strconv.FormatUint(uint64(least), 10),
			"distance-sum": sum.String(),
		}[subject]
	}
	if subject == "girth" {
		value = "infinite"
		if girth, _ := Girth(e.Network.CSR(), e.Sources); girth > 0 {
			value = strconv.Itoa(girth)
		}
	}
	c.Statement = statement(subject, e.Network, value)
	return c
}

// ProveFrom proves the numbers of vertices at each distance from source.
func ProveFrom(net topology.Network, source uint32) *certificates.Certificate {
	level, order := Levels(net.CSR(), source, nil, nil)
	var counts []string
	for _, n := range levelCounts(level, order) {
		counts = append(counts, strconv.Itoa(n))
	}
	return &certificates.Certificate{
		Statement: statement("distances", net, strings.Join(counts, ","), label(source)),
		Kind:      "distances",
		Body:      []certificates.Line{levelsLine(level, source)},
	}
}

// ProveEccentricity proves the largest distance from source.
func ProveEccentricity(net topology.Network, source uint32) *certificates.Certificate {
	level, order := Levels(net.CSR(), source, nil, nil)
	value := "infinite"
	if len(order) == len(level) {
		value = label(level[order[len(order)-1]])
	}
	return &certificates.Certificate{
		Statement: statement("eccentricity", net, value, label(source)),
		Kind:      "distances",
		Body:      []certificates.Line{levelsLine(level, source)},
	}
}

// ProveDistance proves the distance between two vertices.
func ProveDistance(net topology.Network, source, destination uint32) *certificates.Certificate {
	level, _ := Levels(net.CSR(), source, nil, nil)
	value := "infinite"
	if d := level[destination]; d != Unreached {
		value = label(d)
	}
	return &certificates.Certificate{
		Statement: statement("distance", net, value, label(source), label(destination)),
		Kind:      "distances",
		Body:      []certificates.Line{levelsLine(level, source)},
	}
}

// ProveVertexOrbits proves the number of orbits of the automorphism group on the
// vertices, or with subject "vertex-transitive" whether there is but one. The
// exam must know the whole group. The certificate is rejected if distances do
// not tell all orbits apart.
func ProveVertexOrbits(e *Exam, subject string) *certificates.Certificate {
	c := &certificates.Certificate{Kind: "distances", Body: e.orbitLines()}
	e.eachSource(func(_ int, level, order []uint32) {
		c.Body = append(c.Body, levelsLine(level, order[0]))
	})
	value := strconv.Itoa(len(e.Sources))
	if subject == "vertex-transitive" {
		value = yesNo(e.Transitive())
	}
	c.Statement = statement(subject, e.Network, value)
	return c
}

// ProveEdgeTransitive proves that the automorphism group moves every link to
// every other, or that it does not. The exam must know the whole group.
func ProveEdgeTransitive(e *Exam) (*certificates.Certificate, error) {
	orbits := e.linkOrbits()
	if len(orbits) == 1 {
		c := ProveSymmetric(e.Network, "", e.Generators...)
		c.Statement = statement("edge-transitive", e.Network, "yes")
		return c, nil
	}
	// Two links that see the network at different pairs of distances.
	g := e.Network.CSR()
	var first []certificates.Line
	var seen string
	for _, link := range orbits {
		a, _ := Levels(g, link[0], nil, nil)
		b, _ := Levels(g, link[1], nil, nil)
		lines := []certificates.Line{levelsLine(a, link[0]), levelsLine(b, link[1])}
		sight := pairCounts(g, a, b)
		if first == nil {
			first, seen = lines, sight
		}
		if sight != seen {
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
func (e *Exam) linkOrbits() [][2]uint32 {
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

// ProveSymmetric proves that the given permutations are automorphisms. The name,
// one word, is the set's name in the statement. The certificate is rejected if
// one is not an automorphism.
func ProveSymmetric(net topology.Network, name string, permutations ...[]uint32) *certificates.Certificate {
	c := &certificates.Certificate{
		Statement: statement("automorphism", net, strconv.Itoa(len(permutations)), name),
		Kind:      "automorphisms",
	}
	for _, p := range permutations {
		c.Body = append(c.Body, certificates.NewLine("automorphism", p...))
	}
	return c
}

// ProveBipartite proves that the network has two colour classes, or that it has
// an odd cycle.
func ProveBipartite(net topology.Network) *certificates.Certificate {
	colour, odd := twoColouring(net.CSR())
	if odd != nil {
		return &certificates.Certificate{
			Statement: statement("bipartite", net, "no"),
			Kind:      "odd-cycle",
			Body:      []certificates.Line{certificates.NewLine("cycle", odd...)},
		}
	}
	return &certificates.Certificate{
		Statement: statement("bipartite", net, "yes"),
		Kind:      "colouring",
		Body:      []certificates.Line{certificates.NewLine("colours", colour...)},
	}
}

// ProveCut proves that the bisection width is at most the number of links with
// exactly one end on the given side of ⌊N/2⌋ vertices.
func ProveCut(net topology.Network, side []uint32) *certificates.Certificate {
	side = slices.Sorted(slices.Values(side))
	width := 0
	for _, v := range side {
		for _, u := range net.Neighbors(v) {
			if _, inside := slices.BinarySearch(side, u); !inside {
				width++
			}
		}
	}
	s := statement("bisection", net, strconv.Itoa(width))
	s.Relation = "<="
	return &certificates.Certificate{Statement: s, Kind: "cut", Body: []certificates.Line{certificates.NewLine("side", side...)}}
}

// ProveHamiltonian proves that the network has the given Hamiltonian cycle.
func ProveHamiltonian(net topology.Network, cycle []uint32) *certificates.Certificate {
	return &certificates.Certificate{
		Statement: statement("hamiltonian", net, "yes"),
		Kind:      "cycle",
		Body:      []certificates.Line{certificates.NewLine("cycle", cycle...)},
	}
}

// ProveGirthAtMost proves that the girth is at most the length of the cycle.
func ProveGirthAtMost(net topology.Network, cycle []uint32) *certificates.Certificate {
	s := statement("girth", net, strconv.Itoa(len(cycle)))
	s.Relation = "<="
	return &certificates.Certificate{Statement: s, Kind: "cycle", Body: []certificates.Line{certificates.NewLine("cycle", cycle...)}}
}

// orbitLines writes generators as lines of a certificate: as few as it takes,
// one after the other, to have the orbits of all.
func (e *Exam) orbitLines() []certificates.Line {
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
func (e *Exam) eachSource(each func(orbit int, level, order []uint32)) {
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
