package props

import (
	"fmt"
	"slices"
	"strings"

	"topocert/topology"
)

// fttTheoremClaims lists the theorems of §4 and what belongs to them.
func fttTheoremClaims() []*Claim {
	return []*Claim{
		{
			ID: "ftt/thm1-diameter", Kind: Theorem, Section: "4 Thm 1",
			Quote:  "The diameter of FTT is n-2",
			Formal: "the diameter of FTT(n) is n − 2",
			Readings: []Reading{
				fttFamily().All(fttTheorem1).named("every n"),
				fttFamily().from("n ≥ 6", 6).All(fttTheorem1).named("from n = 6, the paper's smallest example"),
			},
			Correction: &Correction{"the diameter of FTT(n) is ⌊(3n+1)/4⌋, which is n − 2 for n = 6, 7, 8 and 9 only",
				fttFamily().All(func(t *Trial, p []int) {
					n := p[0]
					d := t.Diameter(fttNet(t, n))
					t.Want(d == fttDiameter(n), "FTT(%d) has diameter %d, ⌊(3n+1)/4⌋ = %d", n, d, fttDiameter(n))
					t.Want((d == n-2) == (6 <= n && n <= 9), "FTT(%d) has diameter %d", n, d)
				}).upTo(1600)},
		},
		{
			ID: "ftt/thm1-even-n-table-range", Kind: Theorem, Section: "4 Thm 1",
			Quote:  "diameter n-2",
			Formal: "the diameter of FTT(n) is n − 2 for the tabulated n = 6, 8, 10, 12, 14, 16",
			Readings: []Reading{Each("the FTT rows of Table 2", fttTable2("FTT"), func(t *Trial, r fttRow) {
				fttTheorem1(t, []int{r.side()})
			})},
			Correction: &Correction{"for these n the diameter is 3n/4 rounded down: 4, 6, 7, 9, 10, 12",
				Each("the FTT rows of Table 2", fttTable2("FTT"), func(t *Trial, r fttRow) {
					d := t.Diameter(fttNet(t, r.side()))
					t.Want(d == 3*r.side()/4, "FTT(%d) has diameter %d", r.side(), d)
				})},
		},
		{
			ID: "ftt/thm1-example-distance", Kind: Theorem, Section: "4 Thm 1",
			Quote:  "the two nodes at (0,0) and (0,5) of Fig.1 has distance 4",
			Formal: "(0,0) and (0,5) are at distance 4 in FTT(6)",
			Readings: []Reading{Once("FTT(6)", func(t *Trial) {
				net := fttNet(t, 6)
				d := t.Distance(net, net.At(0, 0), net.At(0, 5))
				t.Want(d == 4, "the distance is %d, printed: 4; a path is %s", d, fttPath(net, net.At(0, 0), net.At(0, 5)))
			})},
			Correction: &Correction{"the distance is 3", Once("FTT(6)", func(t *Trial) {
				net := fttNet(t, 6)
				t.Want(t.Distance(net, net.At(0, 0), net.At(0, 5)) == 3, "the distance is not 3")
			})},
		},
		{
			ID: "ftt/thm1-axis-endpoints-farthest", Kind: Theorem, Section: "4 Thm 1",
			Quote:  "nodes present between two endpoints along any axis have the longest distance",
			Formal: "the distance of (0,0) and (0,n−1) is the diameter of FTT(n)",
			Note:   "the ends of the axis that the paper's example takes; then the ends of any column or row; then any two nodes of one",
			Readings: []Reading{
				fttFamily().All(func(t *Trial, p []int) {
					net := fttNet(t, p[0])
					d := fttEnds(t, net, 1, 0)
					if most := t.Diameter(net); d != most {
						t.Failf("in FTT(%d) the distance of (0,0) and (0,%d) is %d, that of %s is %d", net.N, net.N-1, d, fttFarPair(t, net, most), most)
					}
				}).named("(0,0) and (0,n−1)"),
				fttFamily().All(func(t *Trial, p []int) {
					net := fttNet(t, p[0])
					d := fttFarthestEnds(t, net)
					if most := t.Diameter(net); d != most {
						t.Failf("in FTT(%d) the ends of a column or row are at most %d apart, %s are %d apart", net.N, d, fttFarPair(t, net, most), most)
					}
				}).named("the ends of some column or row"),
				fttFamily().All(func(t *Trial, p []int) {
					net := fttNet(t, p[0])
					d := fttFarthestInLine(t, net)
					if most := t.Diameter(net); d != most {
						t.Failf("in FTT(%d) two nodes of one column or row are at most %d apart, %s are %d apart", net.N, d, fttFarPair(t, net, most), most)
					}
				}).named("some two nodes of one column or row"),
			},
			Correction: &Correction{"some two nodes of one column or row are at the distance of the diameter unless n mod 4 is 1; then they are at most one less apart. " +
				"The two ends of a column or row are at most ⌊n/2⌋+1 apart, (0,0) and (0,n−1) always 3",
				fttFamily().All(func(t *Trial, p []int) {
					net := fttNet(t, p[0])
					want := t.Diameter(net)
					if net.N%4 == 1 {
						want--
					}
					t.Want(fttFarthestInLine(t, net) == want, "in FTT(%d) nodes of one column or row are up to %d apart", net.N, fttFarthestInLine(t, net))
					t.Want(fttEnds(t, net, 1, 0) == 3, "in FTT(%d) the distance of (0,0) and (0,%d) is not 3", net.N, net.N-1)
					t.Want(fttFarthestEnds(t, net) == net.N/2+1, "in FTT(%d) ends are up to %d apart", net.N, fttFarthestEnds(t, net))
				})},
		},
		{
			ID: "ftt/thm2-bisection", Kind: Theorem, Section: "4 Thm 2",
			Quote:  "The bisection width of FTT is 3n",
			Formal: "the bisection width of FTT(n), its smallest balanced cut, is 3n",
			Readings: []Reading{
				fttFamily().All(fttTheorem2).named("every n"),
				fttFamily().from("n ≥ 6", 6).All(fttTheorem2).named("from n = 6, the paper's smallest example"),
				fttOdd().All(fttTheorem2).named("odd n"),
			},
			Correction: &Correction{"the bisection width of FTT(n) is 4⌈n/2⌉: 2n for even n, 2n+2 for odd n",
				fttFamily().All(func(t *Trial, p []int) { fttWantWidth(t, p[0], fttWidth(p[0])) }).upTo(196)},
		},
		{
			ID: "ftt/thm2-straight-cut", Kind: Theorem, Section: "4 Thm 2",
			Quote:  "all wraparound connections are crossing the mid position along both X and Y axis",
			Formal: "for even n all 2n wrap-around links of FTT(n) cross from x < n/2 to x ≥ n/2, and so do n mesh links, 3n in all; likewise for y",
			Note:   "what the proof counts; whether it is the least balanced cut is another claim; for odd n no straight cut is balanced, and there are two nearest to it",
			Readings: []Reading{
				fttEven().and([]int{200}).All(func(t *Trial, p []int) { fttWantStraightCuts(t, p[0], 2*p[0]) }).named("even n"),
				fttOdd().All(fttWantSomeStraightCut).named("odd n, a cut at x or y = ⌊n/2⌋ or ⌈n/2⌉"),
				fttOdd().and([]int{201}).All(func(t *Trial, p []int) { fttWantStraightCuts(t, p[0], 2*p[0]-1) }).named("odd n, all these cuts have one wrap-around link less, 3n − 1 in all"),
			},
		},
		{
			ID: "ftt/thm2-wrap-count", Kind: Theorem, Section: "4 Thm 2",
			Quote:  "The total numbers of wraparound connections are 2n",
			Formal: "FTT(n) has 2n links besides those of Mesh(n)",
			Readings: []Reading{fttFamily().and([]int{200}, []int{201}).All(func(t *Trial, p []int) {
				t.Computed()
				net, mesh := fttNet(t, p[0]), t.Net("Mesh(%d)", p[0])
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
			ID: "ftt/thm3-cost", Kind: Theorem, Section: "4 Thm 3",
			Quote:  "The cost of FTT is 4(n-2)",
			Formal: "degree times diameter of FTT(n) is 4(n − 2)",
			Readings: []Reading{
				fttFamily().All(fttTheorem3).named("every n"),
				fttFamily().from("n ≥ 6", 6).All(fttTheorem3).named("from n = 6, the paper's smallest example"),
			},
			Correction: &Correction{"degree times diameter is 4⌊(3n+1)/4⌋", fttFamily().All(func(t *Trial, p []int) {
				cost := fttCost(t, fttNet(t, p[0]))
				t.Want(cost == 4*fttDiameter(p[0]), "FTT(%d) has cost %d", p[0], cost)
			})},
		},
		{
			ID: "ftt/thm4-packing", Kind: Theorem, Section: "4 Thm 4",
			Quote:  "packing density n^2/(4(n-2))",
			Formal: "n² divided by degree times diameter of FTT(n) is n²/(4(n − 2))",
			Readings: []Reading{
				fttFamily().All(fttTheorem4).named("every n"),
				fttFamily().from("n ≥ 6", 6).All(fttTheorem4).named("from n = 6, the paper's smallest example"),
			},
			Correction: &Correction{"the packing density is n²/(4⌊(3n+1)/4⌋)", fttFamily().All(func(t *Trial, p []int) {
				packing := fttPacking(t, fttNet(t, p[0]))
				t.Want(fttSame(packing, fttFraction(p[0]*p[0], 4*fttDiameter(p[0]))), "FTT(%d) has packing density %s", p[0], fttText(packing))
			})},
		},
		{
			ID: "ftt/avg-distance-exact", Kind: Text, Section: "7 Table 1",
			Quote: "(no formula given for FTT other than 'N')",
			Formal: "for n = 4 and n ≥ 6 the distances of FTT(n) over all ordered pairs sum to (1329n⁵ + 1840n⁴ − P)/3072, " +
				"P = 11152n³ − 28928n² + 8192n + 73728, 11874n³ − 27212n² − 45657n + 316068, 12968n³ − 36992n² + 18544n + 103680, " +
				"11874n³ − 27764n² − 34137n + 233340 for n mod 4 = 0, 1, 2, 3; divided by n²(n² − 1) this is the average distance, about 0.433n",
			Note: "a fact of ours, not a printed claim; fitted to n ≤ 27, tried on all n of the domain",
			Readings: []Reading{
				fttFamily().where("n = 4 and n ≥ 6", func(p []int) bool { return p[0] != 5 }).All(func(t *Trial, p []int) {
					sum, formula := t.DistanceSum(fttNet(t, p[0])), fttDistanceSum(p[0])
					t.Want(formula != nil && sum.Cmp(formula) == 0, "the distances of FTT(%d) sum to %d, by the formula to %d", p[0], sum, formula)
				}).upTo(1600).named("n = 4 and n ≥ 6"),
				Once("FTT(5)", func(t *Trial) {
					sum, formula := t.DistanceSum(fttNet(t, 5)), fttDistanceSum(5)
					t.Want(formula != nil && sum.Cmp(formula) == 0, "the distances of FTT(5) sum to %d, the formula gives %d", sum, formula)
				}).named("n = 5"),
			},
		},
	}
}

func fttTheorem1(t *Trial, p []int) {
	net := fttNet(t, p[0])
	d := t.Diameter(net)
	if d > p[0]-2 {
		t.Failf("FTT(%d) has diameter %d, n − 2 = %d: the distance of %s is %d", p[0], d, p[0]-2, fttFarPair(t, net, d), d)
	}
	t.Want(d == p[0]-2, "FTT(%d) has diameter %d, n − 2 = %d", p[0], d, p[0]-2)
}

func fttTheorem3(t *Trial, p []int) {
	net := fttNet(t, p[0])
	_, degree := t.Degrees(net)
	cost := fttCost(t, net)
	t.Want(cost == 4*(p[0]-2), "FTT(%d) has cost %d = degree %d × diameter %d, 4(n − 2) = %d", p[0], cost, degree, t.Diameter(net), 4*(p[0]-2))
}

func fttTheorem4(t *Trial, p []int) {
	n := p[0]
	packing, printed := fttPacking(t, fttNet(t, n)), fttFraction(n*n, 4*(n-2))
	t.Want(fttSame(packing, printed), "FTT(%d) has packing density %s, n²/(4(n − 2)) = %s", n, fttText(packing), fttText(printed))
}

// fttEnds returns the distance of the two ends of the column x = i for axis 1,
// of the row y = i for axis 0.
func fttEnds(t *Trial, net *topology.FTT, axis, i int) int {
	return t.Distance(net, fttSide(net, axis, 0, i), fttSide(net, axis, net.N-1, i))
}

func fttFarthestEnds(t *Trial, net *topology.FTT) int {
	most := 0
	for axis := range 2 {
		for i := range net.N {
			most = max(most, fttEnds(t, net, axis, i))
		}
	}
	return most
}

// fttFarthestInLine returns the largest distance of two nodes of one column or
// row.
func fttFarthestInLine(t *Trial, net *topology.FTT) int {
	most := uint32(0)
	for v := range uint32(net.Order()) {
		level, c := t.Levels(net, v), net.Coordinates(v)
		for i := range net.N {
			most = max(most, level[net.At(c[0], i)], level[net.At(i, c[1])])
		}
	}
	return int(most)
}

// fttWantStraightCuts wants n mesh links and the given number of wrap-around
// links to cross the middle of either axis; for odd n, the places before and
// after the middle.
func fttWantStraightCuts(t *Trial, n, wrapping int) {
	t.Computed()
	net := fttNet(t, n)
	for axis, letter := range []string{"x", "y"} {
		for _, at := range slices.Compact([]int{n / 2, (n + 1) / 2}) {
			mesh, wraps := fttStraightCut(t, net, axis, at)
			t.Want(mesh == n && wraps == wrapping, "FTT(%d): %d mesh links and %d wrap-around links cross from %s < %d, not %d and %d", n, mesh, wraps, letter, at, n, wrapping)
		}
	}
}

// fttWantSomeStraightCut wants 3n links in one of the cuts before and after the
// middle.
func fttWantSomeStraightCut(t *Trial, p []int) {
	t.Computed()
	net := fttNet(t, p[0])
	var found []string
	for axis, letter := range []string{"x", "y"} {
		for _, at := range []int{net.N / 2, (net.N + 1) / 2} {
			mesh, wraps := fttStraightCut(t, net, axis, at)
			if mesh+wraps == 3*net.N {
				return
			}
			found = append(found, fmt.Sprintf("%d + %d from %s < %d, which is %d of the %d nodes", mesh, wraps, letter, at, at*net.N, net.N*net.N))
		}
	}
	t.Failf("FTT(%d), mesh links and wrap-around links that cross: %s; by the proof %d + %d", net.N, strings.Join(found, "; "), net.N, 2*net.N)
}

// fttStraightCut counts the links between the parts below a place of an axis and
// from there on.
func fttStraightCut(t *Trial, net *topology.FTT, axis, at int) (mesh, wraps int) {
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
