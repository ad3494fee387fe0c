package props

import (
	"math/big"

	"topocert/topology"
)

// fttWidest is a limit on the order up to which the bisection widths of the
// FTT(n) with even n are soon known.
const fttWidest = 256

// fttWidth is the bisection width of FTT(n), n ≥ 4, as far as it is known. It is
// ours, fitted to n ≤ 11: the paper has 3n.
func fttWidth(n int) int { return 4 * ((n + 1) / 2) }

// fttWidthOf is a network's bisection width.
func fttWidthOf(t *Trial, net topology.Network) *big.Rat { return fttWhole(t.ExactWidth(net)) }

// fttQuadrants returns the number of links of FTT(n), n even, between two
// opposite quadrants and the other two.
func fttQuadrants(net *topology.FTT) int {
	inside := func(v uint32) bool {
		c := net.Coordinates(v)
		return (2*c[0] < net.N) == (2*c[1] < net.N)
	}
	cut := 0
	for u, v := range net.CSR().Edges() {
		if inside(u) != inside(v) {
			cut++
		}
	}
	return cut
}

// fttWantWidth wants a bisection width of FTT(n). If the quadrants give the
// smallest cut, and that shows that the printed width is too large, they are the
// witness.
func fttWantWidth(t *Trial, n, printed int) {
	net := fttNet(t, n)
	_, upper := t.Width(net)
	if n%2 == 0 && upper < printed {
		t.Want(fttQuadrants(net) > upper, "%s has a balanced cut of %d links, fewer than %d: between the quadrants x, y < %d and x, y ≥ %d and the other two",
			net.Name(), upper, printed, n/2, n/2)
	}
	t.WantWidth(net, printed)
}

// fttTheorem2 is the bisection width by Theorem 2.
func fttTheorem2(t *Trial, p []int) { fttWantWidth(t, p[0], 3*p[0]) }

// fttWidthIs is the reading that a network at size k, its name made from factor
// times k, has the bisection width that the formula gives.
func fttWidthIs(name string, factor int, formula func(k int) int, large ...[]int) Reading {
	return fttSizes().and(large...).All(func(t *Trial, p []int) { t.WantWidth(t.Net(name, factor*p[0]), formula(p[0])) })
}

// fttPrintedWidthIs is fttWidthIs with the formula of Table 1.
func fttPrintedWidthIs(network, name string, factor int) Reading {
	return fttWidthIs(name, factor, func(k int) int {
		return int(fttTable1(network).bisection(k).Num().Int64()) // all printed formulas are whole
	})
}

// net returns the network of a row of Table 2.
func (r fttRow) net(t *Trial) topology.Network {
	if r.network == "MCR" || r.network == "TCR" {
		return t.Net("%s(%d)", r.network, r.side()/2)
	}
	return t.Net("%s(%d)", r.network, r.side())
}

// fttPrintedWidth compares a row of Table 2 with its network.
func fttPrintedWidth(t *Trial, r fttRow) { t.WantWidth(r.net(t), r.bisection) }

// fttRowWidthIs compares the widths of the networks of Table 2 with a formula in
// the side n, N = n².
func fttRowWidthIs(formula func(n int) int) func(t *Trial, r fttRow) {
	return func(t *Trial, r fttRow) { t.WantWidth(r.net(t), formula(r.side())) }
}

// fttHighest is the reading that the bisection width of FTT(2k) is strictly above
// those of the networks.
func fttHighest(networks ...string) Reading {
	return fttSizes().All(func(t *Trial, p []int) { fttHighestAt(t, p[0], networks...) }).upTo(fttWidest)
}

func fttHighestAt(t *Trial, k int, networks ...string) {
	ours := fttMeasured(t, k, "FTT", fttWidthOf)
	for _, network := range networks {
		fttMore(t, k, "bisection width", ours, fttMeasured(t, k, network, fttWidthOf))
	}
}

// fttLikeTorus wants FTT(n) and Torus(n) to have the same bisection width.
func fttLikeTorus(t *Trial, n int) {
	ours, torus := t.ExactWidth(fttNet(t, n)), t.ExactWidth(t.Net("Torus(%d)", n))
	t.Want(ours == torus && ours == fttWidth(n), "FTT(%d) has bisection width %d, Torus(%d) has %d, 4⌈n/2⌉ = %d", n, ours, n, torus, fttWidth(n))
}
