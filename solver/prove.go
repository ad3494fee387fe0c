package solver

import (
	"context"
	"fmt"
	"slices"
	"strconv"

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

// linkOrbits returns one link of each orbit of the generators on the links. A link is known by
// the place of its larger end in the row of the smaller one, the rows being laid one after the
// other.
func (e *Symmetries) linkOrbits(ctx context.Context) ([][2]uint32, error) {
	g := e.Network.CSR()
	start := make([]uint32, g.Order()+1)
	for v := range uint32(g.Order()) {
		start[v+1] = start[v] + uint32(g.Degree(v))
	}
	place := func(u, v uint32) uint32 {
		u, v = min(u, v), max(u, v)
		i, _ := slices.BinarySearch(g.Neighbors(u), v)
		return start[u] + uint32(i)
	}
	orbits := newOrbitSets(int(start[g.Order()]))
	images := identity(g.Order())
	for _, p := range e.Generators {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		p.apply(images)
		var moves Permutation // of links; those between vertices that stay do so too
		for _, u := range p.From {
			for _, v := range g.Neighbors(u) {
				moves.add(place(u, v), place(images[u], images[v]))
			}
		}
		p.undo(images)
		orbits.merge(moves)
	}
	var first [][2]uint32
	for u, v := range g.Edges() {
		if i := place(u, v); orbits.find(i) == i {
			first = append(first, [2]uint32{u, v})
		}
	}
	return first, nil
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
			lines = append(lines, p.line(len(e.Root)))
		}
	}
	return lines
}

// generatorLines writes all generators as lines of a certificate.
func (e *Symmetries) generatorLines() []certificates.Line {
	var lines []certificates.Line
	for _, p := range e.Generators {
		lines = append(lines, p.line(len(e.Root)))
	}
	return lines
}

// levelCounts returns the number of vertices of each level.
func levelCounts(level, order []uint32) []int {
	counts := make([]int, level[order[len(order)-1]]+1)
	for _, v := range order {
		counts[level[v]]++
	}
	return counts
}

func sourceLine(v uint32) certificates.Line { return certificates.NewLine("source", v) }

// infinite is the value of a distance between vertices that no path joins.
const infinite = "infinite"

func label(v uint32) string { return strconv.FormatUint(uint64(v), 10) }
