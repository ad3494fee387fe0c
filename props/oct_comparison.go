package props

import (
	"fmt"
	"math/big"

	"topocert/topology"
)

// octComparisonClaims are Table 1, and the claims that compare OCT(k,m) with
// (2k,2m,3)-OMMH and T(2k,4m).
func octComparisonClaims() []*Claim {
	return []*Claim{
		octRowClaim(),
		{
			ID: "oct/table1-ommh-degree-links", Kind: Table, Section: "2.3 Table 1",
			Quote:  "OMMH 7, 112km",
			Formal: "(2k,2m,3)-OMMH has degree 7 and 112km links",
			Readings: append(octReadings(octFamily().and([]int{100, 120}), 0, func(t *Trial, p []int) {
				k, m := p[0], p[1]
				net := ommh(t, k, m)
				wantOctDegree(t, net, 7)
				size := t.Size(net)
				t.Want(size == 112*k*m, "%s has %d links, 112km = %d", net.Name(), size, 112*k*m)
			}), octDoubled(octFamily(), func(t *Trial, p []int) {
				wantOctLinks(t, ommh(t, p[0], p[1]), 7, 112*p[0]*p[1])
			})),
		},
		{
			ID: "oct/table1-ommh-diameter", Kind: Table, Section: "2.3 Table 1",
			Quote:  "k+m+3",
			Formal: "(2k,2m,3)-OMMH has diameter k+m+3",
			Readings: octReadings(octFamily().and([]int{25, 30}), 800, func(t *Trial, p []int) {
				k, m := p[0], p[1]
				net := ommh(t, k, m)
				d := t.Diameter(net)
				t.Want(d == k+m+3, "%s has diameter %d, k+m+3 = %d", net.Name(), d, k+m+3)
			}),
		},
		octOMMHWidthClaim(),
		{
			ID: "oct/table1-torus-degree-links-diameter", Kind: Table, Section: "2.3 Table 1",
			Quote:  "T(2k,4m): 4, 64km, 2k+4m",
			Formal: "T(2k,4m), the torus of 4k rows and 8m columns, has degree 4, 64km links and diameter 2k+4m",
			Note:   "none of its rings has length 2, even for k = 1 or m = 1",
			Readings: []Reading{octWide().and([]int{25, 30}).All(func(t *Trial, p []int) {
				k, m := p[0], p[1]
				net := largeTorus(t, k, m)
				wantOctDegree(t, net, 4)
				size, d := t.Size(net), t.Diameter(net)
				t.Want(size == 64*k*m, "T(%d,%d) has %d links, 64km = %d", 2*k, 4*m, size, 64*k*m)
				t.Want(d == 2*k+4*m, "T(%d,%d) has diameter %d, 2k+4m = %d", 2*k, 4*m, d, 2*k+4*m)
			}).upTo(800)},
		},
		octTorusWidthClaim(),
		{
			ID: "oct/equal-node-counts", Kind: Table, Section: "2.3/Table 1",
			Quote:  "three kinds of static networks",
			Formal: "OCT(k,m), (2k,2m,3)-OMMH and T(2k,4m) have 32km nodes each",
			Note:   "the table's comparison supposes it",
			Readings: octReadings(octFamily().and([]int{100, 120}), 800, func(t *Trial, p []int) {
				for _, net := range octRivals(t, p) {
					n := t.Order(net)
					t.Want(n == 32*p[0]*p[1], "%s has %d nodes, 32km = %d", net.Name(), n, 32*p[0]*p[1])
				}
			}),
		},
		octWiderThanOMMHClaim(),
		octWiderThanTorusClaim(),
		octFasterThanOMMHClaim(),
		octFasterThanTorusClaim(),
		{
			ID: "oct/diameter-ordering", Kind: Text, Section: "2.3 Table 1",
			Quote:  "small diameter",
			Formal: "the diameter of OCT(k,m) is smaller than that of (2k,2m,3)-OMMH, and this smaller than that of T(2k,4m)",
			Readings: octReadings(octFamily().and([]int{25, 30}), 800, func(t *Trial, p []int) {
				nets := octRivals(t, p)
				for i, net := range nets[:2] {
					a, b := t.Diameter(net), t.Diameter(nets[i+1])
					t.Want(a < b, "%s has diameter %d, %s has %d", net.Name(), a, nets[i+1].Name(), b)
				}
			}),
		},
		{
			ID: "oct/packing-oct-highest", Kind: Text, Section: "2.3 Fig 4",
			Quote:    "OCT (k,m) has the highest packing density",
			Formal:   "nodes/(diameter·degree) is larger for OCT(k,m) than for (2k,2m,3)-OMMH and for T(2k,4m)",
			Note:     "Definition 10; the figure is lost, so it is read for all sizes; for Table 1's numbers, 4(2k+4m) − 7(k+m+2) = k+9m−14",
			Readings: octPackingReadings(octDensest),
			Correction: &Correction{
				Statement: "with the degrees and diameters printed in Table 1, for all k, m ≥ 1, OCT(k,m) has the strictly highest packing density if and only if k+9m > 14, " +
					"that is, unless m = 1 and k ≤ 5; for k = 5, m = 1 it has that of T(2k,4m)",
				Reading: octWide().All(func(t *Trial, p []int) {
					k, m := p[0], p[1]
					d := octPrintedDensities(p)
					highest := d[0].Cmp(d[1].Rat) > 0 && d[0].Cmp(d[2].Rat) > 0
					t.Want(highest == (k+9*m > 14) && highest == (m > 1 || k > 5), "%v", d)
					t.Want((d[0].Cmp(d[2].Rat) == 0) == (k == 5 && m == 1), "%v", d)
				}).upTo(800),
			},
		},
		{
			ID: "oct/packing-torus-lowest", Kind: Text, Section: "2.3 Fig 4",
			Quote:    "T(2k,4m) requires the lowest packing density",
			Formal:   "nodes/(diameter·degree) is smaller for T(2k,4m) than for OCT(k,m) and for (2k,2m,3)-OMMH",
			Note:     "Definition 10; the figure is lost, so it is read for all sizes; the printed degree and diameter of OMMH need no definition of that network; for these, 4(2k+4m) − 7(k+m+3) = k+9m−21",
			Readings: octPackingReadings(octThinnest),
			Correction: &Correction{
				Statement: "T(2k,4m) has the strictly lowest packing density if and only if k+9m > 21: by the networks for k, m ≥ 2, where that is, unless m = 2 and k ≤ 3, " +
					"and with the degrees and diameters printed in Table 1 for all k, m ≥ 1; for k+9m = 21, that is (3,2) and (12,1), it has the printed one of OMMH",
				Reading: octWide().All(func(t *Trial, p []int) {
					k, m := p[0], p[1]
					d := octPrintedDensities(p)
					lowest := d[2].Cmp(d[0].Rat) < 0 && d[2].Cmp(d[1].Rat) < 0
					t.Want(lowest == (k+9*m > 21), "%v", d)
					t.Want((d[2].Cmp(d[1].Rat) == 0) == (k == 3 && m == 2 || k == 12 && m == 1), "%v", d)
					if k == 1 || m == 1 {
						return
					}
					d = octDensities(t, p)
					t.Want(lowest == (d[2].Cmp(d[0].Rat) < 0 && d[2].Cmp(d[1].Rat) < 0) && lowest == (m > 2 || k > 3), "%v", d)
				}).upTo(800),
			},
		},
	}
}

func ommh(t *Trial, k, m int) topology.Network { return t.Net("OMMH(%d,%d,3)", 2*k, 2*m) }

// largeTorus returns Table 1's torus T(2k,4m).
func largeTorus(t *Trial, k, m int) topology.Network { return jtorus(t, 2*k, 4*m) }

// octRivals returns the networks of Table 1 in its order.
func octRivals(t *Trial, p []int) []topology.Network {
	return []topology.Network{oct(t, p[0], p[1]), ommh(t, p[0], p[1]), largeTorus(t, p[0], p[1])}
}

// octPacked is a packing density and how it comes about.
type octPacked struct {
	*big.Rat
	text string
}

func (d octPacked) String() string { return d.text }

// octPacking returns the packing density of a network: Definition 10.
func octPacking(name string, order, diameter, degree int) octPacked {
	density := big.NewRat(int64(order), int64(diameter*degree))
	return octPacked{density, fmt.Sprintf("%s has %d/(%d·%d) = %s", name, order, diameter, degree, density.FloatString(3))}
}

// octDensities returns the packing densities of the networks of Table 1.
func octDensities(t *Trial, p []int) []octPacked {
	var found []octPacked
	for _, net := range octRivals(t, p) {
		_, degree := t.Degrees(net)
		found = append(found, octPacking(net.Name(), t.Order(net), t.Diameter(net), degree))
	}
	return found
}

// octPrintedDensities returns them with the degrees and diameters of Table 1.
func octPrintedDensities(p []int) []octPacked {
	k, m := p[0], p[1]
	return []octPacked{
		octPacking(fmt.Sprintf("OCT(%d,%d)", k, m), 32*k*m, k+m+2, 7),
		octPacking(fmt.Sprintf("OMMH(%d,%d,3)", 2*k, 2*m), 32*k*m, k+m+3, 7),
		octPacking(fmt.Sprintf("T(%d,%d)", 2*k, 4*m), 32*k*m, 2*k+4*m, 4),
	}
}

// octDensest says that the case fails unless OCT(k,m) has the highest density.
func octDensest(t *Trial, density []octPacked) {
	for _, other := range density[1:] {
		t.Want(density[0].Cmp(other.Rat) > 0, "%s, and %s", density[0], other)
	}
}

// octThinnest says that the case fails unless T(2k,4m) has the lowest density.
func octThinnest(t *Trial, density []octPacked) {
	for _, other := range density[:2] {
		t.Want(density[2].Cmp(other.Rat) < 0, "%s, and %s", density[2], other)
	}
}

// octPackingReadings are the readings of a comparison of the packing densities: by
// the networks, and by what Table 1 prints about them.
func octPackingReadings(compare func(t *Trial, density []octPacked)) []Reading {
	printed := func(t *Trial, p []int) { compare(t, octPrintedDensities(p)) }
	return append(octReadings(octFamily(), 800, func(t *Trial, p []int) {
		compare(t, octDensities(t, p))
	}),
		octWide().All(printed).named("degrees and diameters as printed in Table 1, k, m ≥ 1"),
		octFamily().All(printed).named("degrees and diameters as printed in Table 1, k, m ≥ 2"))
}
