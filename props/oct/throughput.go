package oct

import (
	"fmt"
	"math/big"
	"slices"

	"topocert/props"
	"topocert/topology"
)

// throughputNote is the note of both claims on throughput.
const throughputNote = "the paper takes the ideal throughput to be in direct proportion to the bisection width; the three networks have as many nodes. " +
	"By the largest flow it is what every two nodes can exchange at the same time, however routed, if a link carries one unit: 1 over the smallest " +
	"possible largest load when every two exchange one unit. With N = 32km that load is N·max(k,m,2)/4 in OCT(k,m) and in OMMH and N·max(2k,4m)/4 in T(2k,4m): " +
	"a routing has it, and a narrowest cut allows no less"

// fasterThanOMMHClaim and fasterThanTorusClaim compare the ideal throughput of
// OCT(k,m) and its rivals.
func fasterThanOMMHClaim() *props.Claim {
	formula, otherwise := faster("OMMH(2*k,2*m,3)", "OMMH({2*k},{2*m},3)")
	return &props.Claim{
		ID: "oct/throughput-oct-gt-ommh", Kind: props.Text, Section: "2.3",
		Quote:    "ideal throughput of OCT is better than OMMH",
		Formal:   "the ideal throughput for uniform traffic, in proportion to the bisection width, is larger in OCT(k,m) than in (2k,2m,3)-OMMH",
		Note:     throughputNote,
		Readings: slices.Concat(readingsShown(family(), 800, formula, otherwise), []props.Reading{widerThanPrinted()}, flowReadings(family(), 1)),
		Correction: &props.Correction{
			Statement: "the two ideal throughputs are equal for all k, m ≥ 1, by the bisection widths and by the largest flows",
			Reading: props.Over(widths(), func(t *props.Case, k, m int) {
				net, other := oct(t, k, m), ommh(t, k, m)
				t.Want(t.Int("order", net) == t.Int("order", other) && t.Int("bisection", net) == t.Int("bisection", other), "%s and %s differ", net.Name(), other.Name())
				loads := leastLoads(t, k, m)
				t.Want(loads[0].Cmp(loads[1]) == 0, "%s and %s", loads[0], loads[1])
			}).UpTo(800),
		},
	}
}

func fasterThanTorusClaim() *props.Claim {
	formula, otherwise := faster("JTorus(2*k,4*m)", "JTorus({2*k},{4*m})")
	large := family().And([]int{12, 16})
	return &props.Claim{
		ID: "oct/throughput-oct-gt-torus", Kind: props.Text, Section: "2.3",
		Quote:    "ideal throughput ... better than T(2k,4m)",
		Formal:   "the ideal throughput for uniform traffic, in proportion to the bisection width, is larger in OCT(k,m) than in T(2k,4m)",
		Note:     throughputNote,
		Readings: append(readingsShown(large, 800, formula, otherwise), flowReadings(large, 2)...),
	}
}

// faster says that OCT(k,m) has as many nodes as a rival and a larger bisection width.
// The rival is named in the formula language, and by a template.
func faster(rival, name string) (formula string, text show) {
	return conjunction(
		part{formula: "order(OCT(k,m)) == order(" + rival + ")",
			witness: fmt.Sprintf("OCT({k},{m}) has {order(OCT(k,m))} nodes, %s has {order(%s)}", name, rival)},
		part{formula: "bisection(OCT(k,m)) > bisection(" + rival + ")", witness: bothWidths(name, rival)},
	)
}

// flowReadings are the readings that every two nodes can exchange more in OCT(k,m)
// than in the given one of rivals.
func flowReadings(f props.Family, rival int) []props.Reading {
	more := func(t *props.Case, k, m int) {
		loads, nets := leastLoads(t, k, m), rivals(t, k, m)
		a, b := loads[0], loads[rival]
		n := int64(t.Int("order", nets[0]))
		t.Want(a.Cmp(b) < 0, "when every two nodes exchange one unit, %d units cross a cut of %d links in %s, so that one of them carries %s; in %s they can be routed so that no link carries more than %s",
			n*n/4, t.Int("bisection", nets[0]), nets[0].Name(), a.RatString(), nets[rival].Name(), b.RatString())
	}
	return []props.Reading{
		props.Over(f, more).UpTo(800).Named("k, m ≥ 2, by the largest flow"),
		props.Over(thin(f), more).UpTo(800).Named("k = 1 or m = 1, by the largest flow"),
	}
}

// leastLoads returns, for the three networks of Table 1, the smallest possible
// load of the most loaded link when every two nodes exchange one unit, however
// routed. A cut of w links into halves is crossed by N²/4 units, so that one of its
// links carries N²/4w; and shortestLoad gives a routing that loads no link more.
func leastLoads(t *props.Case, k, m int) []*big.Rat {
	factors := []int{max(k, m, 2), max(k, m, 2), max(2*k, 4*m)}
	var loads []*big.Rat
	for i, net := range rivals(t, k, m) {
		n := int64(t.Int("order", net))
		load, cut := shortestLoad(t, net), big.NewRat(n*n, 4*int64(t.Int("bisection", net)))
		if formula := big.NewRat(n*int64(factors[i]), 4); load.Cmp(cut) != 0 || load.Cmp(formula) != 0 {
			t.Check(fmt.Errorf("props: %s: a routing with load %s, a cut that asks for %s, the formula says %s",
				net.Name(), load.RatString(), cut.RatString(), formula.RatString()))
		}
		loads = append(loads, load)
	}
	return loads
}

// shortestLoad returns the load of the most loaded link when every node s sends
// half a unit to every other: to s+v along a shortest way from 0 to v, moved by s.
// The moved ways use a link from u to u+g as often as those from 0 use the step g
// anywhere; so its two directions together carry half of what the steps g and −g
// are used.
func shortestLoad(t *props.Case, net *props.Net) *big.Rat {
	steps := net.Neighbors(0)
	for u := range uint32(net.Order()) {
		var moved []uint32
		for _, g := range steps {
			moved = append(moved, sum(net, u, g))
		}
		if slices.Sort(moved); !slices.Equal(moved, net.Neighbors(u)) {
			t.Check(fmt.Errorf("props: the neighbours of %s in %s are not those of 0, moved", net.Label(u), net.Name()))
		}
	}
	level := t.Levels(net, 0)
	back, step := make([]uint32, len(level)), make([]int, len(level)) // one step towards 0
	for v := range level[1:] {
		v := uint32(v + 1)
		step[v] = slices.IndexFunc(steps, func(g uint32) bool { return level[sum(net, v, g)] < level[v] })
		back[v] = sum(net, v, steps[step[v]])
	}
	uses := make([]int64, len(steps)) // of −g for each step g, as the ways are gone back
	for v := range level {
		for at := uint32(v); at != 0; at = back[at] {
			uses[step[at]]++
		}
	}
	most := int64(0)
	for i, g := range steps {
		opposite := slices.IndexFunc(steps, func(h uint32) bool { return sum(net, g, h) == 0 })
		most = max(most, uses[i]+uses[opposite])
	}
	return big.NewRat(most, 2)
}

// sum returns the vertex whose coordinates are the sums of those of u and v,
// modulo the sides; in the hypercube of OMMH, bit by bit.
func sum(net *props.Net, u, v uint32) uint32 {
	if g, ok := net.Read().(topology.Group); ok {
		return g.Product(u, v)
	}
	a, b, sum := net.Coordinates(u), net.Coordinates(v), 0
	for i, side := range net.Sides() {
		c := (a[i] + b[i]) % side
		if i == 2 {
			c = a[i] ^ b[i]
		}
		sum = sum*side + c
	}
	return uint32(sum)
}
