package ftt

import (
	"fmt"
	"slices"
	"strings"

	"topocert/props"
)

// diameterClaims lists Theorem 1 and what belongs to it.
func diameterClaims() []*props.Claim {
	return []*props.Claim{
		{
			ID: "ftt/thm1-diameter", Kind: props.Theorem, Section: "4 Thm 1",
			Quote:  "The diameter of FTT is n-2",
			Formal: "the diameter of FTT(n) is n − 2",
			Readings: []props.Reading{
				theorem1(family()).Named("every n"),
				theorem1(fromSix()).Named("from n = 6, the paper's smallest example"),
			},
			Correction: corrected("the diameter of FTT(n) is ⌊(3n+1)/4⌋, which is n − 2 for n = 6, 7, 8 and 9 only",
				family().Holds("diameter(FTT(n)) == "+diameter+" && (diameter(FTT(n)) == n - 2) == (6 <= n && n <= 9)",
					"FTT({n}) has diameter {diameter(FTT(n))}, ⌊(3n+1)/4⌋ = {"+diameter+"}").UpTo(1600)),
		},
		{
			ID: "ftt/thm1-even-n-table-range", Kind: props.Theorem, Section: "4 Thm 1",
			Quote:      "diameter n-2",
			Formal:     "the diameter of FTT(n) is n − 2 for the tabulated n = 6, 8, 10, 12, 14, 16",
			Readings:   []props.Reading{theorem1(rows("FTT", "n"))},
			Correction: corrected("for these n the diameter is 3n/4 rounded down: 4, 6, 7, 9, 10, 12", diameterIs(rows("FTT", "n"), "FTT(n)", "⌊3n/4⌋", "floor(3*n/4)")),
		},
		{
			ID: "ftt/thm1-example-distance", Kind: props.Theorem, Section: "4 Thm 1",
			Quote:  "the two nodes at (0,0) and (0,5) of Fig.1 has distance 4",
			Formal: "(0,0) and (0,5) are at distance 4 in FTT(6)",
			Readings: []props.Reading{props.StatementShown("FTT(6)", `distance(FTT(6), "(0,0)", "(0,5)") == 4`, func(t *props.Case, _ props.Env) string {
				net := t.Net("FTT(6)")
				u, v := net.At(0, 0), net.At(0, 5)
				return fmt.Sprintf("the distance is %d, printed: 4; a path is %s", t.Int("distance", net, u, v), path(t, net, u, v))
			})},
			Correction: corrected("the distance is 3", props.Statement("FTT(6)", `distance(FTT(6), "(0,0)", "(0,5)") == 3`, "the distance is not 3")),
		},
		endpointsClaim(),
	}
}

// endpointsClaim is the claim about where the farthest vertices are.
func endpointsClaim() *props.Claim {
	return &props.Claim{
		ID: "ftt/thm1-axis-endpoints-farthest", Kind: props.Theorem, Section: "4 Thm 1",
		Quote:  "nodes present between two endpoints along any axis have the longest distance",
		Formal: "the distance of (0,0) and (0,n−1) is the diameter of FTT(n)",
		Note:   "the ends of the axis that the paper's example takes; then the ends of any column or row; then any two nodes of one",
		Readings: []props.Reading{
			// Vertex n − 1 is (0,n−1).
			family().HoldsShown(`distance(FTT(n), "(0,0)", n - 1) == diameter(FTT(n))`, func(t *props.Case, e props.Env) string {
				n := props.Int(e, "n")
				net := t.Net("FTT(%d)", n)
				most := t.Int("diameter", net)
				return fmt.Sprintf("in FTT(%d) the distance of (0,0) and (0,%d) is %d, that of %s is %d", n, n-1, ends(t, net, 1, 0), farPair(t, net, most), most)
			}).Named("(0,0) and (0,n−1)"),
			props.Over(family(), func(t *props.Case, n int) {
				net := t.Net("FTT(%d)", n)
				d := farthestEnds(t, net)
				if most := t.Int("diameter", net); d != most {
					t.Failf("in FTT(%d) the ends of a column or row are at most %d apart, %s are %d apart", n, d, t.Explain(func() string { return farPair(t, net, most) }), most)
				}
			}).Named("the ends of some column or row"),
			props.Over(family(), func(t *props.Case, n int) {
				net := t.Net("FTT(%d)", n)
				d := farthestInLine(t, net)
				if most := t.Int("diameter", net); d != most {
					t.Failf("in FTT(%d) two nodes of one column or row are at most %d apart, %s are %d apart", n, d, farPair(t, net, most), most)
				}
			}).Named("some two nodes of one column or row"),
		},
		Correction: corrected("some two nodes of one column or row are at the distance of the diameter unless n mod 4 is 1; then they are at most one less apart. "+
			"The two ends of a column or row are at most ⌊n/2⌋+1 apart, (0,0) and (0,n−1) always 3",
			props.Over(family(), func(t *props.Case, n int) {
				net := t.Net("FTT(%d)", n)
				want := t.Int("diameter", net)
				if n%4 == 1 {
					want--
				}
				t.Want(farthestInLine(t, net) == want, "in FTT(%d) nodes of one column or row are up to %d apart", n, farthestInLine(t, net))
				t.Want(ends(t, net, 1, 0) == 3, "in FTT(%d) the distance of (0,0) and (0,%d) is not 3", n, n-1)
				t.Want(farthestEnds(t, net) == n/2+1, "in FTT(%d) ends are up to %d apart", n, farthestEnds(t, net))
			})),
	}
}

// bisectionClaims lists Theorem 2 and the steps of its proof.
func bisectionClaims() []*props.Claim {
	return []*props.Claim{
		{
			ID: "ftt/thm2-bisection", Kind: props.Theorem, Section: "4 Thm 2",
			Quote:  "The bisection width of FTT is 3n",
			Formal: "the bisection width of FTT(n), its smallest balanced cut, is 3n",
			Readings: []props.Reading{
				widthIs(family(), "FTT(n)", "3*n").Named("every n"),
				widthIs(fromSix(), "FTT(n)", "3*n").Named("from n = 6, the paper's smallest example"),
				widthIs(odd(), "FTT(n)", "3*n").Named("odd n"),
			},
			Correction: corrected("the bisection width of FTT(n) is 4⌈n/2⌉: 2n for even n, 2n+2 for odd n", widthIs(family(), "FTT(n)", width).UpTo(196)),
		},
		{
			ID: "ftt/thm2-straight-cut", Kind: props.Theorem, Section: "4 Thm 2",
			Quote:  "all wraparound connections are crossing the mid position along both X and Y axis",
			Formal: "for even n all 2n wrap-around links of FTT(n) cross from x < n/2 to x ≥ n/2, and so do n mesh links, 3n in all; likewise for y",
			Note:   "what the proof counts; whether it is the least balanced cut is another claim; for odd n no straight cut is balanced, and there are two nearest to it",
			Readings: []props.Reading{
				props.Over(even().And([]int{200}), func(t *props.Case, n int) { wantStraightCuts(t, n, 2*n) }).Named("even n"),
				props.Over(odd(), wantSomeStraightCut).Named("odd n, a cut at x or y = ⌊n/2⌋ or ⌈n/2⌉"),
				props.Over(odd().And([]int{201}), func(t *props.Case, n int) { wantStraightCuts(t, n, 2*n-1) }).Named("odd n, all these cuts have one wrap-around link less, 3n − 1 in all"),
			},
		},
		{
			ID: "ftt/thm2-wrap-count", Kind: props.Theorem, Section: "4 Thm 2",
			Quote:  "The total numbers of wraparound connections are 2n",
			Formal: "FTT(n) has 2n links besides those of Mesh(n)",
			Readings: []props.Reading{family().And([]int{200}, []int{201}).Holds(wrapsCount("FTT"),
				"FTT({n}) has {size(FTT(n)) - size(Mesh(n))} links more than Mesh({n}), 2n = {2*n}")},
		},
	}
}

// costClaims lists Theorems 3 and 4, and the average distance.
func costClaims() []*props.Claim {
	return []*props.Claim{
		{
			ID: "ftt/thm3-cost", Kind: props.Theorem, Section: "4 Thm 3",
			Quote:  "The cost of FTT is 4(n-2)",
			Formal: "degree times diameter of FTT(n) is 4(n − 2)",
			Readings: []props.Reading{
				theorem3(family()).Named("every n"),
				theorem3(fromSix()).Named("from n = 6, the paper's smallest example"),
			},
			Correction: corrected("degree times diameter is 4⌊(3n+1)/4⌋", family().Holds(costOf("FTT(n)")+" == 4*"+diameter, "FTT({n}) has cost {"+costOf("FTT(n)")+"}")),
		},
		{
			ID: "ftt/thm4-packing", Kind: props.Theorem, Section: "4 Thm 4",
			Quote:  "packing density n^2/(4(n-2))",
			Formal: "n² divided by degree times diameter of FTT(n) is n²/(4(n − 2))",
			Readings: []props.Reading{
				theorem4(family()).Named("every n"),
				theorem4(fromSix()).Named("from n = 6, the paper's smallest example"),
			},
			Correction: corrected("the packing density is n²/(4⌊(3n+1)/4⌋)", family().Holds(packing+" == n*n/(4*"+diameter+")", "FTT({n}) has packing density {"+packing+":≈}")),
		},
		{
			ID: "ftt/avg-distance-exact", Kind: props.Text, Section: "7 Table 1",
			Quote: "(no formula given for FTT other than 'N')",
			Formal: "for n = 4 and n ≥ 6 the distances of FTT(n) over all ordered pairs sum to (1329n⁵ + 1840n⁴ − P)/3072, " +
				"P = 11152n³ − 28928n² + 8192n + 73728, 11874n³ − 27212n² − 45657n + 316068, 12968n³ − 36992n² + 18544n + 103680, " +
				"11874n³ − 27764n² − 34137n + 233340 for n mod 4 = 0, 1, 2, 3; divided by n²(n² − 1) this is the average distance, about 0.433n",
			Note: "a fact of ours, not a printed claim; fitted to n ≤ 27, tried on all n of the domain",
			Readings: []props.Reading{
				family().Where("n = 4 and n ≥ 6", "n != 5").Holds("distance_sum(FTT(n)) == "+distanceSum("n"),
					"the distances of FTT({n}) sum to {distance_sum(FTT(n))}, by the formula to {"+distanceSum("n")+"}").UpTo(1600).Named("n = 4 and n ≥ 6"),
				props.Statement("FTT(5)", "distance_sum(FTT(5)) == "+distanceSum("5"),
					"the distances of FTT(5) sum to {distance_sum(FTT(5))}, the formula gives {"+distanceSum("5")+"}").Named("n = 5"),
			},
		},
	}
}

// packing is n² divided by degree times diameter of FTT(n), as a formula.
var packing = "n*n/(" + costOf("FTT(n)") + ")"

// theorem1 is the diameter by Theorem 1. Where it is larger, the witness is a pair of
// vertices, their distance certified.
func theorem1(f props.Family) props.Reading {
	return f.HoldsShown("diameter(FTT(n)) == n - 2", func(t *props.Case, e props.Env) string {
		n := props.Int(e, "n")
		net := t.Net("FTT(%d)", n)
		d := t.Int("diameter", net)
		text := fmt.Sprintf("FTT(%d) has diameter %d, n − 2 = %d", n, d, n-2)
		if d > n-2 {
			text += fmt.Sprintf(": the distance of %s is %d", farPair(t, net, d), d)
		}
		return text
	})
}

// theorem3 is the cost by Theorem 3.
func theorem3(f props.Family) props.Reading {
	cost := costOf("FTT(n)")
	return f.Holds(cost+" == 4*(n - 2)", "FTT({n}) has cost {"+cost+"} = degree {max_degree(FTT(n))} × diameter {diameter(FTT(n))}, 4(n − 2) = {4*(n - 2)}")
}

// theorem4 is the packing density by Theorem 4.
func theorem4(f props.Family) props.Reading {
	return f.Holds(packing+" == n*n/(4*(n - 2))", "FTT({n}) has packing density {"+packing+":≈}, n²/(4(n − 2)) = {n*n/(4*(n - 2)):≈}")
}

// wrapsCount is the condition that FTT(n) or Torus(n) is Mesh(n) with 2n links more.
func wrapsCount(network string) string {
	return fmt.Sprintf("contains(%[1]s(n), Mesh(n)) && size(%[1]s(n)) - size(Mesh(n)) == 2*n", network)
}

// ends returns the distance of the two ends of the column x = i for axis 1,
// of the row y = i for axis 0.
func ends(t *props.Case, net *props.Net, axis, i int) int {
	n := net.Sides()[0]
	return t.Int("distance", net, side(net, axis, 0, i), side(net, axis, n-1, i))
}

func farthestEnds(t *props.Case, net *props.Net) int {
	most := 0
	for axis := range 2 {
		for i := range net.Sides()[0] {
			most = max(most, ends(t, net, axis, i))
		}
	}
	return most
}

// farthestInLine returns the largest distance of two nodes of one column or
// row.
func farthestInLine(t *props.Case, net *props.Net) int {
	most := uint32(0)
	for v := range uint32(net.Order()) {
		level, c := t.Levels(net, v), net.Coordinates(v)
		for i := range net.Sides()[0] {
			most = max(most, level[net.At(c[0], i)], level[net.At(i, c[1])])
		}
	}
	return int(most)
}

// wantStraightCuts wants n mesh links and the given number of wrap-around
// links to cross the middle of either axis; for odd n, the places before and
// after the middle.
func wantStraightCuts(t *props.Case, n, wrapping int) {
	net := t.Net("FTT(%d)", n)
	for axis, letter := range []string{"x", "y"} {
		for _, at := range slices.Compact([]int{n / 2, (n + 1) / 2}) {
			mesh, wraps := straightCut(t, net, axis, at)
			t.Want(mesh == n && wraps == wrapping, "FTT(%d): %d mesh links and %d wrap-around links cross from %s < %d, not %d and %d", n, mesh, wraps, letter, at, n, wrapping)
		}
	}
}

// wantSomeStraightCut wants 3n links in one of the cuts before and after the
// middle.
func wantSomeStraightCut(t *props.Case, n int) {
	net := t.Net("FTT(%d)", n)
	var found []string
	for axis, letter := range []string{"x", "y"} {
		for _, at := range []int{n / 2, (n + 1) / 2} {
			mesh, wraps := straightCut(t, net, axis, at)
			if mesh+wraps == 3*n {
				return
			}
			found = append(found, fmt.Sprintf("%d + %d from %s < %d, which is %d of the %d nodes", mesh, wraps, letter, at, at*n, n*n))
		}
	}
	t.Failf("FTT(%d), mesh links and wrap-around links that cross: %s; by the proof %d + %d", n, strings.Join(found, "; "), n, 2*n)
}

// straightCut counts the links between the parts below a place of an axis and
// from there on.
func straightCut(t *props.Case, net *props.Net, axis, at int) (mesh, wraps int) {
	inside := t.Net("Mesh(%d)", net.Sides()[0])
	for u, v := range net.Edges() {
		a, b := net.Coordinates(u)[axis], net.Coordinates(v)[axis]
		switch {
		case (a < at) == (b < at):
		case inside.HasEdge(u, v):
			mesh++
		default:
			wraps++
		}
	}
	return mesh, wraps
}
