package cctorus

import (
	"fmt"
	"math/big"
	"topocert/props"

	"topocert/solver"
	"topocert/topology"
)

// bc is the claim that a 5×5 network has the printed channels Bc.
func bc(id string, r bisection) *props.Claim {
	c := &props.Claim{
		ID: id, Kind: props.Table, Section: "IV-C",
		Quote:    fmt.Sprintf("Bc = %d", r.bc),
		Formal:   fmt.Sprintf("twice the least number of links between 12 and 13 nodes of %s(5) is %d", r.network, r.bc),
		Note:     "links are bidirectional, so each counts as two channels",
		Readings: []props.Reading{bcIs(r.network, r.bc)},
	}
	switch r.network {
	case "XMesh":
		c.Note += "; the printed value is XMeshW's"
		c.ConditionalOn = []string{"XMesh"}
		c.Readings = []props.Reading{
			bcIs("XMesh", r.bc).Named("X1, open diagonals"),
			bcIs("XMeshW", r.bc).Named("X2, closed diagonals"),
		}
		c.Correction = &props.Correction{"with open diagonals Bc is 16", bcIs("XMesh", 16)}
	case "XTorus":
		c.ConditionalOn = []string{"XTorus"}
	}
	return c
}

func bcIs(network string, bc int64) props.Reading {
	return props.Once(network+"(5)", func(t *props.Case) {
		net := t.Net("%s(5)", network)
		if w := t.ExactWidth(net); int64(2*w) != bc {
			t.Failf("the least cut of %s into 12 and 13 nodes has %d links, so Bc = %d, printed %d; of the least cuts one has on the side of 12 the nodes %s",
				net.Name(), w, 2*w, bc, smallSide(t, net))
		}
	})
}

// smallSide lists the smaller part of the best cut that was found.
func smallSide(t *props.Case, net topology.Network) string {
	w, err := t.session.Bisection(t.ctx, net, solver.DefaultEffort())
	t.Check(err)
	return w.Bisection.Cut.Body[0].Text
}

// width is a formula for the bisection width of a family.
type width struct {
	network, formula string
	width            func(n int) int
}

// half returns the larger half of n.
func half(n int) int { return (n + 1) / 2 }

func widths() []width {
	return []width{
		{"Mesh", "2⌈n/2⌉", func(n int) int { return 2 * half(n) }},
		{"Torus", "4⌈n/2⌉", func(n int) int { return 4 * half(n) }},
		{"XMesh", "2⌈n/2⌉+2", func(n int) int { return 2*half(n) + 2 }},
		{"XMeshW", "2⌈n/2⌉+4", func(n int) int { return 2*half(n) + 4 }},
		{"XTorus", "4⌈n/2⌉+2", func(n int) int { return 4*half(n) + 2 }},
		{"CCTorus", "2n for even n, 2n+6 for odd n ≥ 5, 10 for n = 3", func(n int) int {
			switch {
			case n%2 == 0:
				return 2 * n
			case n == 3:
				return 10
			default:
				return 2*n + 6
			}
		}},
	}
}

// hasWidth says that the case fails unless the network has the width of
// the formula.
func hasWidth(t *props.Case, f width, n int) {
	net := t.Net("%s(%d)", f.network, n)
	w := t.ExactWidth(net)
	t.Want(w == f.width(n), "%s has bisection width %d, %s = %d", net.Name(), w, f.formula, f.width(n))
}

// general is the claim about the bisection widths of the families.
func general() *props.Claim {
	all := widths()
	formal := "the bisection widths for n ≥ 3"
	for i, f := range all {
		formal += fmt.Sprintf("%s %s(n) %s", []string{":", ";"}[min(i, 1)], f.network, f.formula)
	}
	opposite := width{"CCTorusOpp", "2n+4", func(n int) int { return 2*n + 4 }}
	return &props.Claim{
		ID: "cctorus/bisection-general", Kind: props.Theorem, Section: "IV-C",
		Quote:         "(general n, implied)",
		Formal:        formal,
		Note:          "derived: the paper has n = 5 only; it is what links a least cut into ⌊n²/2⌋ and ⌈n²/2⌉ nodes has",
		ConditionalOn: inferred(),
		Readings: []props.Reading{
			each(sides(3), func(t *props.Case, n int) {
				for _, f := range all {
					hasWidth(t, f, n)
				}
			}).UpTo(100).Named("E1, all six families"),
			each(sides(3), func(t *props.Case, n int) {
				for _, f := range all[:4] {
					hasWidth(t, f, n)
				}
			}).Named("Mesh, Torus, XMesh and XMeshW, to larger n"),
			each(even(), func(t *props.Case, n int) {
				for _, f := range all {
					hasWidth(t, f, n)
				}
			}).Named("E1, all six families, even n, to larger n"),
			each(even(), func(t *props.Case, n int) { hasWidth(t, opposite, n) }).Named(e7 + ": 2n+4"),
		},
	}
}

// gainEven is the claim that CCTorus is wider than the torus.
func gainEven() *props.Claim {
	wider := func(network string) func(t *props.Case, n int) {
		return func(t *props.Case, n int) {
			net, torus := t.Net("%s(%d)", network, n), t.Net("Torus(%d)", n)
			a, b := t.ExactWidth(net), t.ExactWidth(torus)
			t.Want(a > b, "%s has bisection width %d, %s has %d", net.Name(), a, torus.Name(), b)
		}
	}
	return &props.Claim{
		ID: "cctorus/bisection-gain-even", Kind: props.Text, Section: "IV-C",
		Quote:  "ideal throughput of CCTorus increases ... compared with Torus",
		Formal: "CCTorus(n) has a larger bisection width than Torus(n), for even n as for odd",
		Note:   "the paper shows n = 5, and simulates n = 6 and 8",
		Readings: []props.Reading{
			each(sides(3), wider("CCTorus")).UpTo(100).Named("E1, every n"),
			each(even(), wider("CCTorus")).Named("E1, even n"),
			each(odd(), wider("CCTorus")).UpTo(100).Named("odd n"),
			each(even(), wider("CCTorusOpp")).Named(e7),
		},
		Correction: &props.Correction{
			"under E1 CCTorus(n) and Torus(n) have the same bisection width 2n for even n; for odd n CCTorus(n) has the larger",
			each(sides(3), func(t *props.Case, n int) {
				a, b := t.ExactWidth(t.Net("CCTorus(%d)", n)), t.ExactWidth(t.Net("Torus(%d)", n))
				t.Want(n%2 == 1 && a > b || n%2 == 0 && a == b && a == 2*n, "n=%d: %d and %d", n, a, b)
			}).UpTo(100),
		},
	}
}

// throughputScales is the claim that the gain in throughput grows.
func throughputScales() *props.Claim {
	return &props.Claim{
		ID: "cctorus/throughput-scales", Kind: props.Text, Section: "V-B1 iii",
		Quote:  "performance of CCTorus improves with increasing network size",
		Formal: "the part by which CCTorus(n)'s ideal throughput is more than Torus(n)'s grows strictly with n",
		Note:   "ideal throughput by equation (4), which is in proportion to the bisection width; the gain is taken relative to the torus",
		Readings: []props.Reading{
			each(steps(sides(3), 1), widens("CCTorus", 1)).UpTo(100).Named("E1, from n to n+1"),
			props.Once("n = 5, 6, 8", func(t *props.Case) {
				widens("CCTorus", 1)(t, 5)
				widens("CCTorus", 2)(t, 6)
			}).Named("E1, over the paper's sizes"),
			each(steps(odd(), 2), widens("CCTorus", 2)).UpTo(100).Named("from odd n to n+2"),
			each(steps(even(), 2), widens("CCTorus", 2)).Named("E1, from even n to n+2"),
			each(steps(even(), 2), widens("CCTorusOpp", 2)).Named(e7 + ", from n to n+2"),
		},
		Correction: &props.Correction{
			"the gain is 1/4 for n = 3 and 2/(n+1) for odd n ≥ 5, which falls; for even n it is nothing under E1 and 2/n, which falls, under E7",
			each(sides(3), func(t *props.Case, n int) {
				want := big.NewRat(2, int64(n+1))
				switch {
				case n == 3:
					want = big.NewRat(1, 4)
				case n%2 == 0:
					want = new(big.Rat)
					opposite := gain(t, "CCTorusOpp", n)
					t.Want(opposite.Cmp(big.NewRat(2, int64(n))) == 0, "n=%d: %s under E7", n, opposite.RatString())
				}
				gain := gain(t, "CCTorus", n)
				t.Want(gain.Cmp(want) == 0, "n=%d: %s", n, gain.RatString())
			}).UpTo(100),
		},
	}
}

// gain returns the part by which the network's bisection width is more
// than the torus's.
func gain(t *props.Case, network string, n int) *big.Rat {
	a, b := t.ExactWidth(t.Net("%s(%d)", network, n)), t.ExactWidth(t.Net("Torus(%d)", n))
	return big.NewRat(int64(a-b), int64(b))
}

// widens tells whether the gain at n+step is larger than at n.
func widens(network string, step int) func(t *props.Case, n int) {
	return func(t *props.Case, n int) {
		before, after := gain(t, network, n), gain(t, network, n+step)
		t.Want(before.Cmp(after) < 0, "the bisection width of %s(n) is %d and Torus(n)'s %d for n = %d, a gain of %s; for n = %d they are %d and %d, a gain of %s",
			network, t.ExactWidth(t.Net("%s(%d)", network, n)), t.ExactWidth(t.Net("Torus(%d)", n)), n, before.RatString(),
			n+step, t.ExactWidth(t.Net("%s(%d)", network, n+step)), t.ExactWidth(t.Net("Torus(%d)", n+step)), after.RatString())
	}
}
