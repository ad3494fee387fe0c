package oct

import (
	"fmt"
	"math/big"
	"topocert/props"

	"topocert/topology"
)

// comparisonClaims are Table 1, and the claims that compare OCT(k,m) with
// (2k,2m,3)-OMMH and T(2k,4m).
func comparisonClaims() []*props.Claim {
	return []*props.Claim{
		rowClaim(),
		{
			ID: "oct/table1-ommh-degree-links", Kind: props.Table, Section: "2.3 Table 1",
			Quote:  "OMMH 7, 112km",
			Formal: "(2k,2m,3)-OMMH has degree 7 and 112km links",
			Readings: append(readings(family().And([]int{100, 120}), 0, func(t *props.Case, p []int) {
				k, m := p[0], p[1]
				net := ommh(t, k, m)
				wantDegree(t, net, 7)
				size := t.Size(net)
				t.Want(size == 112*k*m, "%s has %d links, 112km = %d", net.Name(), size, 112*k*m)
			}), doubled(family(), func(t *props.Case, p []int) {
				wantLinks(t, ommh(t, p[0], p[1]), 7, 112*p[0]*p[1])
			})),
		},
		{
			ID: "oct/table1-ommh-diameter", Kind: props.Table, Section: "2.3 Table 1",
			Quote:  "k+m+3",
			Formal: "(2k,2m,3)-OMMH has diameter k+m+3",
			Readings: readings(family().And([]int{25, 30}), 800, func(t *props.Case, p []int) {
				k, m := p[0], p[1]
				net := ommh(t, k, m)
				d := t.Diameter(net)
				t.Want(d == k+m+3, "%s has diameter %d, k+m+3 = %d", net.Name(), d, k+m+3)
			}),
		},
		ommhWidthClaim(),
		{
			ID: "oct/table1-torus-degree-links-diameter", Kind: props.Table, Section: "2.3 Table 1",
			Quote:  "T(2k,4m): 4, 64km, 2k+4m",
			Formal: "T(2k,4m), the torus of 4k rows and 8m columns, has degree 4, 64km links and diameter 2k+4m",
			Note:   "none of its rings has length 2, even for k = 1 or m = 1",
			Readings: []props.Reading{wide().And([]int{25, 30}).All(func(t *props.Case, p []int) {
				k, m := p[0], p[1]
				net := largeTorus(t, k, m)
				wantDegree(t, net, 4)
				size, d := t.Size(net), t.Diameter(net)
				t.Want(size == 64*k*m, "T(%d,%d) has %d links, 64km = %d", 2*k, 4*m, size, 64*k*m)
				t.Want(d == 2*k+4*m, "T(%d,%d) has diameter %d, 2k+4m = %d", 2*k, 4*m, d, 2*k+4*m)
			}).UpTo(800)},
		},
		torusWidthClaim(),
		{
			ID: "oct/equal-node-counts", Kind: props.Table, Section: "2.3/Table 1",
			Quote:  "three kinds of static networks",
			Formal: "OCT(k,m), (2k,2m,3)-OMMH and T(2k,4m) have 32km nodes each",
			Note:   "the table's comparison supposes it",
			Readings: readings(family().And([]int{100, 120}), 800, func(t *props.Case, p []int) {
				for _, net := range rivals(t, p) {
					n := t.Order(net)
					t.Want(n == 32*p[0]*p[1], "%s has %d nodes, 32km = %d", net.Name(), n, 32*p[0]*p[1])
				}
			}),
		},
		widerThanOMMHClaim(),
		widerThanTorusClaim(),
		fasterThanOMMHClaim(),
		fasterThanTorusClaim(),
		{
			ID: "oct/diameter-ordering", Kind: props.Text, Section: "2.3 Table 1",
			Quote:  "small diameter",
			Formal: "the diameter of OCT(k,m) is smaller than that of (2k,2m,3)-OMMH, and this smaller than that of T(2k,4m)",
			Readings: readings(family().And([]int{25, 30}), 800, func(t *props.Case, p []int) {
				nets := rivals(t, p)
				for i, net := range nets[:2] {
					a, b := t.Diameter(net), t.Diameter(nets[i+1])
					t.Want(a < b, "%s has diameter %d, %s has %d", net.Name(), a, nets[i+1].Name(), b)
				}
			}),
		},
		{
			ID: "oct/packing-oct-highest", Kind: props.Text, Section: "2.3 Fig 4",
			Quote:    "OCT (k,m) has the highest packing density",
			Formal:   "nodes/(diameter·degree) is larger for OCT(k,m) than for (2k,2m,3)-OMMH and for T(2k,4m)",
			Note:     "Definition 10; the figure is lost, so it is read for all sizes; for Table 1's numbers, 4(2k+4m) − 7(k+m+2) = k+9m−14",
			Readings: packingReadings(densest),
			Correction: &props.Correction{
				Statement: "with the degrees and diameters printed in Table 1, for all k, m ≥ 1, OCT(k,m) has the strictly highest packing density if and only if k+9m > 14, " +
					"that is, unless m = 1 and k ≤ 5; for k = 5, m = 1 it has that of T(2k,4m)",
				Reading: wide().All(func(t *props.Case, p []int) {
					k, m := p[0], p[1]
					d := printedDensities(p)
					highest := d[0].Cmp(d[1].Rat) > 0 && d[0].Cmp(d[2].Rat) > 0
					t.Want(highest == (k+9*m > 14) && highest == (m > 1 || k > 5), "%v", d)
					t.Want((d[0].Cmp(d[2].Rat) == 0) == (k == 5 && m == 1), "%v", d)
				}).UpTo(800),
			},
		},
		{
			ID: "oct/packing-torus-lowest", Kind: props.Text, Section: "2.3 Fig 4",
			Quote:    "T(2k,4m) requires the lowest packing density",
			Formal:   "nodes/(diameter·degree) is smaller for T(2k,4m) than for OCT(k,m) and for (2k,2m,3)-OMMH",
			Note:     "Definition 10; the figure is lost, so it is read for all sizes; the printed degree and diameter of OMMH need no definition of that network; for these, 4(2k+4m) − 7(k+m+3) = k+9m−21",
			Readings: packingReadings(thinnest),
			Correction: &props.Correction{
				Statement: "T(2k,4m) has the strictly lowest packing density if and only if k+9m > 21: by the networks for k, m ≥ 2, where that is, unless m = 2 and k ≤ 3, " +
					"and with the degrees and diameters printed in Table 1 for all k, m ≥ 1; for k+9m = 21, that is (3,2) and (12,1), it has the printed one of OMMH",
				Reading: wide().All(func(t *props.Case, p []int) {
					k, m := p[0], p[1]
					d := printedDensities(p)
					lowest := d[2].Cmp(d[0].Rat) < 0 && d[2].Cmp(d[1].Rat) < 0
					t.Want(lowest == (k+9*m > 21), "%v", d)
					t.Want((d[2].Cmp(d[1].Rat) == 0) == (k == 3 && m == 2 || k == 12 && m == 1), "%v", d)
					if k == 1 || m == 1 {
						return
					}
					d = densities(t, p)
					t.Want(lowest == (d[2].Cmp(d[0].Rat) < 0 && d[2].Cmp(d[1].Rat) < 0) && lowest == (m > 2 || k > 3), "%v", d)
				}).UpTo(800),
			},
		},
	}
}

func ommh(t *props.Case, k, m int) topology.Network { return t.Net("OMMH(%d,%d,3)", 2*k, 2*m) }

// largeTorus returns Table 1's torus T(2k,4m).
func largeTorus(t *props.Case, k, m int) topology.Network { return jtorus(t, 2*k, 4*m) }

// rivals returns the networks of Table 1 in its order.
func rivals(t *props.Case, p []int) []topology.Network {
	return []topology.Network{oct(t, p[0], p[1]), ommh(t, p[0], p[1]), largeTorus(t, p[0], p[1])}
}

// packed is a packing density and how it comes about.
type packed struct {
	*big.Rat
	text string
}

func (d packed) String() string { return d.text }

// packing returns the packing density of a network: Definition 10.
func packing(name string, order, diameter, degree int) packed {
	density := big.NewRat(int64(order), int64(diameter*degree))
	return packed{density, fmt.Sprintf("%s has %d/(%d·%d) = %s", name, order, diameter, degree, density.FloatString(3))}
}

// densities returns the packing densities of the networks of Table 1.
func densities(t *props.Case, p []int) []packed {
	var found []packed
	for _, net := range rivals(t, p) {
		_, degree := t.Degrees(net)
		found = append(found, packing(net.Name(), t.Order(net), t.Diameter(net), degree))
	}
	return found
}

// printedDensities returns them with the degrees and diameters of Table 1.
func printedDensities(p []int) []packed {
	k, m := p[0], p[1]
	return []packed{
		packing(fmt.Sprintf("OCT(%d,%d)", k, m), 32*k*m, k+m+2, 7),
		packing(fmt.Sprintf("OMMH(%d,%d,3)", 2*k, 2*m), 32*k*m, k+m+3, 7),
		packing(fmt.Sprintf("T(%d,%d)", 2*k, 4*m), 32*k*m, 2*k+4*m, 4),
	}
}

// densest says that the case fails unless OCT(k,m) has the highest density.
func densest(t *props.Case, density []packed) {
	for _, other := range density[1:] {
		t.Want(density[0].Cmp(other.Rat) > 0, "%s, and %s", density[0], other)
	}
}

// thinnest says that the case fails unless T(2k,4m) has the lowest density.
func thinnest(t *props.Case, density []packed) {
	for _, other := range density[:2] {
		t.Want(density[2].Cmp(other.Rat) < 0, "%s, and %s", density[2], other)
	}
}

// packingReadings are the readings of a comparison of the packing densities: by
// the networks, and by what Table 1 prints about them.
func packingReadings(compare func(t *props.Case, density []packed)) []props.Reading {
	printed := func(t *props.Case, p []int) { compare(t, printedDensities(p)) }
	return append(readings(family(), 800, func(t *props.Case, p []int) {
		compare(t, densities(t, p))
	}),
		wide().All(printed).Named("degrees and diameters as printed in Table 1, k, m ≥ 1"),
		family().All(printed).Named("degrees and diameters as printed in Table 1, k, m ≥ 2"))
}
