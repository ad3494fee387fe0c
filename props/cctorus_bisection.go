package props

import (
	"fmt"
	"math/big"

	"topocert/solver"
	"topocert/topology"
)

// cctorusBc is the claim that a 5×5 network has the printed channels Bc.
func cctorusBc(id string, r cctorusBisection) *Claim {
	c := &Claim{
		ID: id, Kind: Table, Section: "IV-C",
		Quote:    fmt.Sprintf("Bc = %d", r.bc),
		Formal:   fmt.Sprintf("twice the least number of links between 12 and 13 nodes of %s(5) is %d", r.network, r.bc),
		Note:     "links are bidirectional, so each counts as two channels",
		Readings: []Reading{cctorusBcIs(r.network, r.bc)},
	}
	switch r.network {
	case "XMesh":
		c.Note += "; the printed value is XMeshW's"
		c.ConditionalOn = []string{"XMesh"}
		c.Readings = []Reading{
			cctorusBcIs("XMesh", r.bc).named("X1, open diagonals"),
			cctorusBcIs("XMeshW", r.bc).named("X2, closed diagonals"),
		}
		c.Correction = &Correction{"with open diagonals Bc is 16", cctorusBcIs("XMesh", 16)}
	case "XTorus":
		c.ConditionalOn = []string{"XTorus"}
	}
	return c
}

func cctorusBcIs(network string, bc int64) Reading {
	return Once(network+"(5)", func(t *Trial) {
		net := t.Net("%s(5)", network)
		if w := t.ExactWidth(net); int64(2*w) != bc {
			t.Failf("the least cut of %s into 12 and 13 nodes has %d links, so Bc = %d, printed %d; of the least cuts one has on the side of 12 the nodes %s",
				net.Name(), w, 2*w, bc, cctorusSmallSide(t, net))
		}
	})
}

// cctorusSmallSide lists the smaller part of the best cut that was found.
func cctorusSmallSide(t *Trial, net topology.Network) string {
	w, err := t.lab.bisect(t.ctx, net, solver.DefaultEffort())
	t.Check(err)
	return w.Bisection.Cut.Body[0].Text
}

// cctorusWidth is a formula for the bisection width of a family.
type cctorusWidth struct {
	network, formula string
	width            func(n int) int
}

// cctorusHalf returns the larger half of n.
func cctorusHalf(n int) int { return (n + 1) / 2 }

func cctorusWidths() []cctorusWidth {
	return []cctorusWidth{
		{"Mesh", "2⌈n/2⌉", func(n int) int { return 2 * cctorusHalf(n) }},
		{"Torus", "4⌈n/2⌉", func(n int) int { return 4 * cctorusHalf(n) }},
		{"XMesh", "2⌈n/2⌉+2", func(n int) int { return 2*cctorusHalf(n) + 2 }},
		{"XMeshW", "2⌈n/2⌉+4", func(n int) int { return 2*cctorusHalf(n) + 4 }},
		{"XTorus", "4⌈n/2⌉+2", func(n int) int { return 4*cctorusHalf(n) + 2 }},
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

// cctorusHasWidth says that the case fails unless the network has the width of
// the formula.
func cctorusHasWidth(t *Trial, f cctorusWidth, n int) {
	net := t.Net("%s(%d)", f.network, n)
	w := t.ExactWidth(net)
	t.Want(w == f.width(n), "%s has bisection width %d, %s = %d", net.Name(), w, f.formula, f.width(n))
}

// cctorusGeneral is the claim about the bisection widths of the families.
func cctorusGeneral() *Claim {
	all := cctorusWidths()
	formal := "the bisection widths for n ≥ 3"
	for i, f := range all {
		formal += fmt.Sprintf("%s %s(n) %s", []string{":", ";"}[min(i, 1)], f.network, f.formula)
	}
	opposite := cctorusWidth{"CCTorusOpp", "2n+4", func(n int) int { return 2*n + 4 }}
	return &Claim{
		ID: "cctorus/bisection-general", Kind: Theorem, Section: "IV-C",
		Quote:         "(general n, implied)",
		Formal:        formal,
		Note:          "derived: the paper has n = 5 only; it is what links a least cut into ⌊n²/2⌋ and ⌈n²/2⌉ nodes has",
		ConditionalOn: cctorusInferred(),
		Readings: []Reading{
			cctorusEach(cctorusSides(3), func(t *Trial, n int) {
				for _, f := range all {
					cctorusHasWidth(t, f, n)
				}
			}).upTo(100).named("E1, all six families"),
			cctorusEach(cctorusSides(3), func(t *Trial, n int) {
				for _, f := range all[:4] {
					cctorusHasWidth(t, f, n)
				}
			}).named("Mesh, Torus, XMesh and XMeshW, to larger n"),
			cctorusEach(cctorusEven(), func(t *Trial, n int) {
				for _, f := range all {
					cctorusHasWidth(t, f, n)
				}
			}).named("E1, all six families, even n, to larger n"),
			cctorusEach(cctorusEven(), func(t *Trial, n int) { cctorusHasWidth(t, opposite, n) }).named(cctorusE7 + ": 2n+4"),
		},
	}
}

// cctorusGainEven is the claim that CCTorus is wider than the torus.
func cctorusGainEven() *Claim {
	wider := func(network string) func(t *Trial, n int) {
		return func(t *Trial, n int) {
			net, torus := t.Net("%s(%d)", network, n), t.Net("Torus(%d)", n)
			a, b := t.ExactWidth(net), t.ExactWidth(torus)
			t.Want(a > b, "%s has bisection width %d, %s has %d", net.Name(), a, torus.Name(), b)
		}
	}
	return &Claim{
		ID: "cctorus/bisection-gain-even", Kind: Text, Section: "IV-C",
		Quote:  "ideal throughput of CCTorus increases ... compared with Torus",
		Formal: "CCTorus(n) has a larger bisection width than Torus(n), for even n as for odd",
		Note:   "the paper shows n = 5, and simulates n = 6 and 8",
		Readings: []Reading{
			cctorusEach(cctorusSides(3), wider("CCTorus")).upTo(100).named("E1, every n"),
			cctorusEach(cctorusEven(), wider("CCTorus")).named("E1, even n"),
			cctorusEach(cctorusOdd(), wider("CCTorus")).upTo(100).named("odd n"),
			cctorusEach(cctorusEven(), wider("CCTorusOpp")).named(cctorusE7),
		},
		Correction: &Correction{
			"under E1 CCTorus(n) and Torus(n) have the same bisection width 2n for even n; for odd n CCTorus(n) has the larger",
			cctorusEach(cctorusSides(3), func(t *Trial, n int) {
				a, b := t.ExactWidth(t.Net("CCTorus(%d)", n)), t.ExactWidth(t.Net("Torus(%d)", n))
				t.Want(n%2 == 1 && a > b || n%2 == 0 && a == b && a == 2*n, "n=%d: %d and %d", n, a, b)
			}).upTo(100),
		},
	}
}

// cctorusThroughputScales is the claim that the gain in throughput grows.
func cctorusThroughputScales() *Claim {
	return &Claim{
		ID: "cctorus/throughput-scales", Kind: Text, Section: "V-B1 iii",
		Quote:  "performance of CCTorus improves with increasing network size",
		Formal: "the part by which CCTorus(n)'s ideal throughput is more than Torus(n)'s grows strictly with n",
		Note:   "ideal throughput by equation (4), which is in proportion to the bisection width; the gain is taken relative to the torus",
		Readings: []Reading{
			cctorusEach(cctorusSteps(cctorusSides(3), 1), cctorusWidens("CCTorus", 1)).upTo(100).named("E1, from n to n+1"),
			Once("n = 5, 6, 8", func(t *Trial) {
				cctorusWidens("CCTorus", 1)(t, 5)
				cctorusWidens("CCTorus", 2)(t, 6)
			}).named("E1, over the paper's sizes"),
			cctorusEach(cctorusSteps(cctorusOdd(), 2), cctorusWidens("CCTorus", 2)).upTo(100).named("from odd n to n+2"),
			cctorusEach(cctorusSteps(cctorusEven(), 2), cctorusWidens("CCTorus", 2)).named("E1, from even n to n+2"),
			cctorusEach(cctorusSteps(cctorusEven(), 2), cctorusWidens("CCTorusOpp", 2)).named(cctorusE7 + ", from n to n+2"),
		},
		Correction: &Correction{
			"the gain is 1/4 for n = 3 and 2/(n+1) for odd n ≥ 5, which falls; for even n it is nothing under E1 and 2/n, which falls, under E7",
			cctorusEach(cctorusSides(3), func(t *Trial, n int) {
				want := big.NewRat(2, int64(n+1))
				switch {
				case n == 3:
					want = big.NewRat(1, 4)
				case n%2 == 0:
					want = new(big.Rat)
					opposite := cctorusGain(t, "CCTorusOpp", n)
					t.Want(opposite.Cmp(big.NewRat(2, int64(n))) == 0, "n=%d: %s under E7", n, opposite.RatString())
				}
				gain := cctorusGain(t, "CCTorus", n)
				t.Want(gain.Cmp(want) == 0, "n=%d: %s", n, gain.RatString())
			}).upTo(100),
		},
	}
}

// cctorusGain returns the part by which the network's bisection width is more
// than the torus's.
func cctorusGain(t *Trial, network string, n int) *big.Rat {
	a, b := t.ExactWidth(t.Net("%s(%d)", network, n)), t.ExactWidth(t.Net("Torus(%d)", n))
	return big.NewRat(int64(a-b), int64(b))
}

// cctorusWidens tells whether the gain at n+step is larger than at n.
func cctorusWidens(network string, step int) func(t *Trial, n int) {
	return func(t *Trial, n int) {
		before, after := cctorusGain(t, network, n), cctorusGain(t, network, n+step)
		t.Want(before.Cmp(after) < 0, "the bisection width of %s(n) is %d and Torus(n)'s %d for n = %d, a gain of %s; for n = %d they are %d and %d, a gain of %s",
			network, t.ExactWidth(t.Net("%s(%d)", network, n)), t.ExactWidth(t.Net("Torus(%d)", n)), n, before.RatString(),
			n+step, t.ExactWidth(t.Net("%s(%d)", network, n+step)), t.ExactWidth(t.Net("Torus(%d)", n+step)), after.RatString())
	}
}
