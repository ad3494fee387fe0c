package cctorus

import (
	"math/big"
	"topocert/props"
)

// Throughputs are multiples of the width b of a channel. In uniform traffic each
// node sends the same to all n² nodes, itself included, as in equation (4).

// attainable is the claim that equation (4) gives the maximum.
func attainable() *props.Claim {
	rows := bisections()
	six := []struct {
		network string
		bound   *big.Rat
	}{
		{"Mesh", big.NewRat(5, 6)}, {"Torus", big.NewRat(5, 3)}, {"XMesh", big.NewRat(7, 6)}, {"XMeshW", big.NewRat(3, 2)},
		{"XTorus", big.NewRat(2, 1)}, {"CCTorus", big.NewRat(13, 6)},
	}
	// The printed equation, for a network of 25 nodes: what its columns allow, and 2·Bc/25.
	equation := func(t *props.Case, net *props.Net) (columns, th *big.Rat) {
		return columnBound(t, net, 5), big.NewRat(int64(4*t.Int("bisection", net)), 25)
	}
	attained := func(t *props.Case, r bisection) {
		net := t.Net("%s(5)", r.network)
		bound, th := equation(t, net)
		t.Want(bound.Cmp(th) >= 0, "%s has %d links between its first two columns and the other three, which 10·15/25 = 6 times the throughput must cross: it is at most %s, 2·%d/25 = %s",
			net.Name(), between(t, net, 5), bound.FloatString(4), 2*t.Int("bisection", net), th.FloatString(2))
		t.Openf("the maximum throughput of %s is not known", net.Name())
	}
	return &props.Claim{
		ID: "cctorus/TH-attainable", Kind: props.Theorem, Section: "IV-C",
		Quote:  "ideal throughput is the maximum network throughput in a perfect flow control and routing",
		Formal: "2b·Bc/N, with the least Bc of a cut into 12 and 13 nodes, is the maximum throughput of uniform traffic in the 5×5 networks",
		Note: "it fails where another cut allows less; Bc counts a link once for each direction, as the paper does: 12 for Mesh(5), whose bisection width is 6; each node sends the same to all 25 nodes, and without itself the cut allows still less; Mesh(5) and Torus(5) alone refute it, " +
			"whatever XMesh and XTorus are; the scan has lost the relation sign of equation (4), and the last two readings take it to be ≤",
		ConditionalOn: inferred(),
		Readings: []props.Reading{
			props.Each("the five 5×5 networks", rows, attained).Named("the maximum"),
			props.Each("Mesh(5)", rows[:1], attained).Named("the maximum, Mesh(5) alone"),
			props.Each("Torus(5)", rows[1:2], attained).Named("the maximum, Torus(5) alone"),
			props.Once("the six 5×5 networks", func(t *props.Case) {
				for _, s := range six {
					net := t.Net("%s(5)", s.network)
					if bound, th := equation(t, net); bound.Cmp(th) > 0 {
						t.Openf("the columns of %s allow %s, more than %s", net.Name(), bound.RatString(), th.RatString())
					}
				}
			}).Named("an upper bound, the 5×5 networks"),
			complete().Named("an upper bound, any network"),
		},
		Correction: &props.Correction{Statement: "in the six networks the cut between two and three columns allows at most 5/6, 5/3, 7/6 (XMesh, open diagonals), 3/2 (closed diagonals), 2 (XTorus) and 13/6 (CCTorus) times b, each less than 2·Bc/25", Reading: props.Once("the six 5×5 networks", func(t *props.Case) {
			for _, s := range six {
				net := t.Net("%s(5)", s.network)
				bound, th := equation(t, net)
				t.Want(bound.Cmp(s.bound) == 0 && bound.Cmp(th) < 0, "%s: %s and %s", net.Name(), bound.RatString(), th.RatString())
			}
		}),
		},
	}
}

// complete is the reading that equation (4) bounds the throughput of the
// complete networks. There a channel leads from each node to each other: all can
// send one unit to every node, themselves included, which is a throughput of n.
func complete() props.Reading {
	orders := props.Family{Domain: "Complete(n), n ≥ 2", For: "n >= 2", Order: "n"}
	return props.Over(orders, func(t *props.Case, n int) {
		net := t.Net("Complete(%d)", n)
		if t.Int("diameter", net) != 1 {
			t.Openf("%s has pairs that are not linked", net.Name())
		}
		width := t.Int("bisection", net)
		th := big.NewRat(int64(4*width), int64(n))
		t.Want(th.Cmp(big.NewRat(int64(n), 1)) >= 0, "in %s the part 1/%d of a node's traffic goes to each node, itself included, and a link of its own leads to each other: it reaches %d, and 2·%d/%d = %s",
			net.Name(), n, n, 2*width, n, th.RatString())
	})
}

// between returns the number of links between the first ⌊n/2⌋ columns and
// the others.
func between(t *props.Case, net *props.Net, n int) int {
	links := 0
	for u, v := range net.Edges() {
		if (int(u)%n < n/2) != (int(v)%n < n/2) {
			links++
		}
	}
	return links
}

// columnBound returns the largest throughput that the cut between the
// first ⌊n/2⌋ columns and the others allows.
func columnBound(t *props.Case, net *props.Net, n int) *big.Rat {
	left, right := n*(n/2), n*(n-n/2)
	return big.NewRat(int64(between(t, net, n)*n*n), int64(left*right))
}

// order is the claim about the order of the throughputs.
func order() *props.Claim {
	falling := func(xmesh string) []string { return []string{"CCTorus", "XTorus", "Torus", xmesh, "Mesh"} }
	flow := func(xmesh string) props.Reading {
		return props.Once("n=5", func(t *props.Case) {
			names := falling(xmesh)
			for i, name := range names[1:] {
				more, less := t.Net("%s(5)", names[i]), t.Net("%s(5)", name)
				if reached, bound := reached(t, more, 5), columnBound(t, less, 5); reached.Cmp(bound) <= 0 {
					t.Openf("%s is only known to reach %s, %s might reach %s", more.Name(), reached.FloatString(4), less.Name(), bound.FloatString(4))
				}
			}
		})
	}
	width := func(xmesh string) props.Reading {
		return props.Once("n=5", func(t *props.Case) {
			names := falling(xmesh)
			for i, name := range names[1:] {
				more, less := t.Net("%s(5)", names[i]), t.Net("%s(5)", name)
				a, b := t.Int("bisection", more), t.Int("bisection", less)
				t.Want(a > b, "%s has bisection width %d, %s has %d", more.Name(), a, less.Name(), b)
			}
		})
	}
	return &props.Claim{
		ID: "cctorus/TH-order", Kind: props.Text, Section: "IV-C",
		Quote:  "CCTorus highest ideal throughput",
		Formal: "at 5×5 the maximum throughput of uniform traffic, however it is routed, is largest in CCTorus, then in XTorus, Torus, XMesh and Mesh",
		Note: "the order of the printed 2.56, 2.24, 1.92, 1.6, 0.96; a routing that a network can carry is found and counted (for Torus shortest paths, all used alike), " +
			"and the next one is bounded by the cut between two and three columns",
		ConditionalOn: inferred(),
		Readings: []props.Reading{
			flow("XMesh").Named("largest flow, X1, open diagonals"),
			flow("XMeshW").Named("largest flow, X2, closed diagonals"),
			width("XMesh").Named("equation (4) with the bisection widths, X1"),
			width("XMeshW").Named("equation (4) with the bisection widths, X2"),
		},
	}
}

// reached returns a throughput that the n×n network reaches.
func reached(t *props.Case, net *props.Net, n int) *big.Rat {
	if net.Name() == t.Net("Torus(%d)", n).Name() {
		return torusThroughput(t, n)
	}
	return routed(t, net)
}
