package ftt

import (
	"fmt"
	"slices"
	"strings"
	"topocert/props"

	"topocert/topology"
)

// theoremClaims lists the theorems of §4 and what belongs to them.
func theoremClaims() []*props.Claim {
	return []*props.Claim{
		{
			ID: "ftt/thm1-diameter", Kind: props.Theorem, Section: "4 Thm 1",
			Quote:  "The diameter of FTT is n-2",
			Formal: "the diameter of FTT(n) is n − 2",
			Readings: []props.Reading{
				family().All(theorem1).Named("every n"),
				family().From("n ≥ 6", 6).All(theorem1).Named("from n = 6, the paper's smallest example"),
			},
			Correction: &props.Correction{"the diameter of FTT(n) is ⌊(3n+1)/4⌋, which is n − 2 for n = 6, 7, 8 and 9 only",
				family().All(func(t *props.Case, p []int) {
					n := p[0]
					d := t.Diameter(net(t, n))
					t.Want(d == diameter(n), "FTT(%d) has diameter %d, ⌊(3n+1)/4⌋ = %d", n, d, diameter(n))
					t.Want((d == n-2) == (6 <= n && n <= 9), "FTT(%d) has diameter %d", n, d)
				}).UpTo(1600)},
		},
		{
			ID: "ftt/thm1-even-n-table-range", Kind: props.Theorem, Section: "4 Thm 1",
			Quote:  "diameter n-2",
			Formal: "the diameter of FTT(n) is n − 2 for the tabulated n = 6, 8, 10, 12, 14, 16",
			Readings: []props.Reading{props.Each("the FTT rows of Table 2", table2("FTT"), func(t *props.Case, r row) {
				theorem1(t, []int{r.side()})
			})},
			Correction: &props.Correction{"for these n the diameter is 3n/4 rounded down: 4, 6, 7, 9, 10, 12",
				props.Each("the FTT rows of Table 2", table2("FTT"), func(t *props.Case, r row) {
					d := t.Diameter(net(t, r.side()))
					t.Want(d == 3*r.side()/4, "FTT(%d) has diameter %d", r.side(), d)
				})},
		},
		{
			ID: "ftt/thm1-example-distance", Kind: props.Theorem, Section: "4 Thm 1",
			Quote:  "the two nodes at (0,0) and (0,5) of Fig.1 has distance 4",
			Formal: "(0,0) and (0,5) are at distance 4 in FTT(6)",
			Readings: []props.Reading{props.Once("FTT(6)", func(t *props.Case) {
				net := net(t, 6)
				d := t.Distance(net, net.At(0, 0), net.At(0, 5))
				t.Want(d == 4, "the distance is %d, printed: 4; a path is %s", d, path(net, net.At(0, 0), net.At(0, 5)))
			})},
			Correction: &props.Correction{"the distance is 3", props.Once("FTT(6)", func(t *props.Case) {
				net := net(t, 6)
				t.Want(t.Distance(net, net.At(0, 0), net.At(0, 5)) == 3, "the distance is not 3")
			})},
		},
		{
			ID: "ftt/thm1-axis-endpoints-farthest", Kind: props.Theorem, Section: "4 Thm 1",
			Quote:  "nodes present between two endpoints along any axis have the longest distance",
			Formal: "the distance of (0,0) and (0,n−1) is the diameter of FTT(n)",
			Note:   "the ends of the axis that the paper's example takes; then the ends of any column or row; then any two nodes of one",
			Readings: []props.Reading{
				family().All(func(t *props.Case, p []int) {
					net := net(t, p[0])
					d := ends(t, net, 1, 0)
					if most := t.Diameter(net); d != most {
						t.Failf("in FTT(%d) the distance of (0,0) and (0,%d) is %d, that of %s is %d", net.N, net.N-1, d, farPair(t, net, most), most)
					}
				}).Named("(0,0) and (0,n−1)"),
				family().All(func(t *props.Case, p []int) {
					net := net(t, p[0])
					d := farthestEnds(t, net)
					if most := t.Diameter(net); d != most {
						t.Failf("in FTT(%d) the ends of a column or row are at most %d apart, %s are %d apart", net.N, d, farPair(t, net, most), most)
					}
				}).Named("the ends of some column or row"),
				family().All(func(t *props.Case, p []int) {
					net := net(t, p[0])
					d := farthestInLine(t, net)
					if most := t.Diameter(net); d != most {
						t.Failf("in FTT(%d) two nodes of one column or row are at most %d apart, %s are %d apart", net.N, d, farPair(t, net, most), most)
					}
				}).Named("some two nodes of one column or row"),
			},
			Correction: &props.Correction{"some two nodes of one column or row are at the distance of the diameter unless n mod 4 is 1; then they are at most one less apart. " +
				"The two ends of a column or row are at most ⌊n/2⌋+1 apart, (0,0) and (0,n−1) always 3",
				family().All(func(t *props.Case, p []int) {
					net := net(t, p[0])
					want := t.Diameter(net)
					if net.N%4 == 1 {
						want--
					}
					t.Want(farthestInLine(t, net) == want, "in FTT(%d) nodes of one column or row are up to %d apart", net.N, farthestInLine(t, net))
					t.Want(ends(t, net, 1, 0) == 3, "in FTT(%d) the distance of (0,0) and (0,%d) is not 3", net.N, net.N-1)
					t.Want(farthestEnds(t, net) == net.N/2+1, "in FTT(%d) ends are up to %d apart", net.N, farthestEnds(t, net))
				})},
		},
		{
			ID: "ftt/thm2-bisection", Kind: props.Theorem, Section: "4 Thm 2",
			Quote:  "The bisection width of FTT is 3n",
			Formal: "the bisection width of FTT(n), its smallest balanced cut, is 3n",
			Readings: []props.Reading{
				family().All(theorem2).Named("every n"),
				family().From("n ≥ 6", 6).All(theorem2).Named("from n = 6, the paper's smallest example"),
				odd().All(theorem2).Named("odd n"),
			},
			Correction: &props.Correction{"the bisection width of FTT(n) is 4⌈n/2⌉: 2n for even n, 2n+2 for odd n",
				family().All(func(t *props.Case, p []int) { wantWidth(t, p[0], width(p[0])) }).UpTo(196)},
		},
		{
			ID: "ftt/thm2-straight-cut", Kind: props.Theorem, Section: "4 Thm 2",
			Quote:  "all wraparound connections are crossing the mid position along both X and Y axis",
			Formal: "for even n all 2n wrap-around links of FTT(n) cross from x < n/2 to x ≥ n/2, and so do n mesh links, 3n in all; likewise for y",
			Note:   "what the proof counts; whether it is the least balanced cut is another claim; for odd n no straight cut is balanced, and there are two nearest to it",
			Readings: []props.Reading{
				even().And([]int{200}).All(func(t *props.Case, p []int) { wantStraightCuts(t, p[0], 2*p[0]) }).Named("even n"),
				odd().All(wantSomeStraightCut).Named("odd n, a cut at x or y = ⌊n/2⌋ or ⌈n/2⌉"),
				odd().And([]int{201}).All(func(t *props.Case, p []int) { wantStraightCuts(t, p[0], 2*p[0]-1) }).Named("odd n, all these cuts have one wrap-around link less, 3n − 1 in all"),
			},
		},
		{
			ID: "ftt/thm2-wrap-count", Kind: props.Theorem, Section: "4 Thm 2",
			Quote:  "The total numbers of wraparound connections are 2n",
			Formal: "FTT(n) has 2n links besides those of Mesh(n)",
			Readings: []props.Reading{family().And([]int{200}, []int{201}).All(func(t *props.Case, p []int) {
				t.Computed()
				net, mesh := net(t, p[0]), t.Net("Mesh(%d)", p[0])
				wraps := 0
				for u, v := range net.CSR().Edges() {
					if !mesh.CSR().HasEdge(u, v) {
						wraps++
					}
				}
				t.Want(wraps == 2*net.N, "FTT(%d) has %d wrap-around links, 2n = %d", net.N, wraps, 2*net.N)
			})},
		},
		{
			ID: "ftt/thm3-cost", Kind: props.Theorem, Section: "4 Thm 3",
			Quote:  "The cost of FTT is 4(n-2)",
			Formal: "degree times diameter of FTT(n) is 4(n − 2)",
			Readings: []props.Reading{
				family().All(theorem3).Named("every n"),
				family().From("n ≥ 6", 6).All(theorem3).Named("from n = 6, the paper's smallest example"),
			},
			Correction: &props.Correction{"degree times diameter is 4⌊(3n+1)/4⌋", family().All(func(t *props.Case, p []int) {
				cost := cost(t, net(t, p[0]))
				t.Want(cost == 4*diameter(p[0]), "FTT(%d) has cost %d", p[0], cost)
			})},
		},
		{
			ID: "ftt/thm4-packing", Kind: props.Theorem, Section: "4 Thm 4",
			Quote:  "packing density n^2/(4(n-2))",
			Formal: "n² divided by degree times diameter of FTT(n) is n²/(4(n − 2))",
			Readings: []props.Reading{
				family().All(theorem4).Named("every n"),
				family().From("n ≥ 6", 6).All(theorem4).Named("from n = 6, the paper's smallest example"),
			},
			Correction: &props.Correction{"the packing density is n²/(4⌊(3n+1)/4⌋)", family().All(func(t *props.Case, p []int) {
				packing := packing(t, net(t, p[0]))
				t.Want(same(packing, fraction(p[0]*p[0], 4*diameter(p[0]))), "FTT(%d) has packing density %s", p[0], fttText(packing))
			})},
		},
		{
			ID: "ftt/avg-distance-exact", Kind: props.Text, Section: "7 Table 1",
			Quote: "(no formula given for FTT other than 'N')",
			Formal: "for n = 4 and n ≥ 6 the distances of FTT(n) over all ordered pairs sum to (1329n⁵ + 1840n⁴ − P)/3072, " +
				"P = 11152n³ − 28928n² + 8192n + 73728, 11874n³ − 27212n² − 45657n + 316068, 12968n³ − 36992n² + 18544n + 103680, " +
				"11874n³ − 27764n² − 34137n + 233340 for n mod 4 = 0, 1, 2, 3; divided by n²(n² − 1) this is the average distance, about 0.433n",
			Note: "a fact of ours, not a printed claim; fitted to n ≤ 27, tried on all n of the domain",
			Readings: []props.Reading{
				family().Where("n = 4 and n ≥ 6", func(p []int) bool { return p[0] != 5 }).All(func(t *props.Case, p []int) {
					sum, formula := t.DistanceSum(net(t, p[0])), distanceSum(p[0])
					t.Want(formula != nil && sum.Cmp(formula) == 0, "the distances of FTT(%d) sum to %d, by the formula to %d", p[0], sum, formula)
				}).UpTo(1600).Named("n = 4 and n ≥ 6"),
				props.Once("FTT(5)", func(t *props.Case) {
					sum, formula := t.DistanceSum(net(t, 5)), distanceSum(5)
					t.Want(formula != nil && sum.Cmp(formula) == 0, "the distances of FTT(5) sum to %d, the formula gives %d", sum, formula)
				}).Named("n = 5"),
			},
		},
	}
}

func theorem1(t *props.Case, p []int) {
	net := net(t, p[0])
	d := t.Diameter(net)
	if d > p[0]-2 {
		t.Failf("FTT(%d) has diameter %d, n − 2 = %d: the distance of %s is %d", p[0], d, p[0]-2, farPair(t, net, d), d)
	}
	t.Want(d == p[0]-2, "FTT(%d) has diameter %d, n − 2 = %d", p[0], d, p[0]-2)
}

func theorem3(t *props.Case, p []int) {
	net := net(t, p[0])
	_, degree := t.Degrees(net)
	cost := cost(t, net)
	t.Want(cost == 4*(p[0]-2), "FTT(%d) has cost %d = degree %d × diameter %d, 4(n − 2) = %d", p[0], cost, degree, t.Diameter(net), 4*(p[0]-2))
}

func theorem4(t *props.Case, p []int) {
	n := p[0]
	packing, printed := packing(t, net(t, n)), fraction(n*n, 4*(n-2))
	t.Want(same(packing, printed), "FTT(%d) has packing density %s, n²/(4(n − 2)) = %s", n, fttText(packing), fttText(printed))
}

// ends returns the distance of the two ends of the column x = i for axis 1,
// of the row y = i for axis 0.
func ends(t *props.Case, net *topology.FTT, axis, i int) int {
	return t.Distance(net, side(net, axis, 0, i), side(net, axis, net.N-1, i))
}

func farthestEnds(t *props.Case, net *topology.FTT) int {
	most := 0
	for axis := range 2 {
		for i := range net.N {
			most = max(most, ends(t, net, axis, i))
		}
	}
	return most
}

// farthestInLine returns the largest distance of two nodes of one column or
// row.
func farthestInLine(t *props.Case, net *topology.FTT) int {
	most := uint32(0)
	for v := range uint32(net.Order()) {
		level, c := t.Levels(net, v), net.Coordinates(v)
		for i := range net.N {
			most = max(most, level[net.At(c[0], i)], level[net.At(i, c[1])])
		}
	}
	return int(most)
}

// wantStraightCuts wants n mesh links and the given number of wrap-around
// links to cross the middle of either axis; for odd n, the places before and
// after the middle.
func wantStraightCuts(t *props.Case, n, wrapping int) {
	t.Computed()
	net := net(t, n)
	for axis, letter := range []string{"x", "y"} {
		for _, at := range slices.Compact([]int{n / 2, (n + 1) / 2}) {
			mesh, wraps := straightCut(t, net, axis, at)
			t.Want(mesh == n && wraps == wrapping, "FTT(%d): %d mesh links and %d wrap-around links cross from %s < %d, not %d and %d", n, mesh, wraps, letter, at, n, wrapping)
		}
	}
}

// wantSomeStraightCut wants 3n links in one of the cuts before and after the
// middle.
func wantSomeStraightCut(t *props.Case, p []int) {
	t.Computed()
	net := net(t, p[0])
	var found []string
	for axis, letter := range []string{"x", "y"} {
		for _, at := range []int{net.N / 2, (net.N + 1) / 2} {
			mesh, wraps := straightCut(t, net, axis, at)
			if mesh+wraps == 3*net.N {
				return
			}
			found = append(found, fmt.Sprintf("%d + %d from %s < %d, which is %d of the %d nodes", mesh, wraps, letter, at, at*net.N, net.N*net.N))
		}
	}
	t.Failf("FTT(%d), mesh links and wrap-around links that cross: %s; by the proof %d + %d", net.N, strings.Join(found, "; "), net.N, 2*net.N)
}

// straightCut counts the links between the parts below a place of an axis and
// from there on.
func straightCut(t *props.Case, net *topology.FTT, axis, at int) (mesh, wraps int) {
	inside := t.Net("Mesh(%d)", net.N)
	for u, v := range net.CSR().Edges() {
		a, b := net.Coordinates(u)[axis], net.Coordinates(v)[axis]
		switch {
		case (a < at) == (b < at):
		case inside.CSR().HasEdge(u, v):
			mesh++
		default:
			wraps++
		}
	}
	return mesh, wraps
}
