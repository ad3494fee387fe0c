package ftt

import (
	"math/big"
	"topocert/props"

	"topocert/topology"
)

// widest is a limit on the order up to which the bisection widths of the
// FTT(n) with even n are soon known.
const widest = 256

// width is the bisection width of FTT(n), n ≥ 4, as far as it is known. It is
// ours, fitted to n ≤ 11: the paper has 3n.
func width(n int) int { return 4 * ((n + 1) / 2) }

// widthOf is a network's bisection width.
func widthOf(t *props.Case, net topology.Network) *big.Rat { return whole(t.ExactWidth(net)) }

// quadrants returns the number of links of FTT(n), n even, between two
// opposite quadrants and the other two.
func quadrants(net *topology.FTT) int {
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

// wantWidth wants a bisection width of FTT(n). If the quadrants give the
// smallest cut, and that shows that the printed width is too large, they are the
// witness.
func wantWidth(t *props.Case, n, printed int) {
	net := net(t, n)
	_, upper := t.Width(net)
	if n%2 == 0 && upper < printed {
		t.Want(quadrants(net) > upper, "%s has a balanced cut of %d links, fewer than %d: between the quadrants x, y < %d and x, y ≥ %d and the other two",
			net.Name(), upper, printed, n/2, n/2)
	}
	t.WantWidth(net, printed)
}

// theorem2 is the bisection width by Theorem 2.
func theorem2(t *props.Case, p []int) { wantWidth(t, p[0], 3*p[0]) }

// widthIs is the reading that a network at size k, its name made from factor
// times k, has the bisection width that the formula gives.
func widthIs(name string, factor int, formula func(k int) int, large ...[]int) props.Reading {
	return sizes().And(large...).All(func(t *props.Case, p []int) { t.WantWidth(t.Net(name, factor*p[0]), formula(p[0])) })
}

// printedWidthIs is widthIs with the formula of Table 1.
func printedWidthIs(network, name string, factor int) props.Reading {
	return widthIs(name, factor, func(k int) int {
		return int(table1(network).bisection(k).Num().Int64()) // all printed formulas are whole
	})
}

// net returns the network of a row of Table 2.
func (r row) net(t *props.Case) topology.Network {
	if r.network == "MCR" || r.network == "TCR" {
		return t.Net("%s(%d)", r.network, r.side()/2)
	}
	return t.Net("%s(%d)", r.network, r.side())
}

// printedWidth compares a row of Table 2 with its network.
func printedWidth(t *props.Case, r row) { t.WantWidth(r.net(t), r.bisection) }

// rowWidthIs compares the widths of the networks of Table 2 with a formula in
// the side n, N = n².
func rowWidthIs(formula func(n int) int) func(t *props.Case, r row) {
	return func(t *props.Case, r row) { t.WantWidth(r.net(t), formula(r.side())) }
}

// highest is the reading that the bisection width of FTT(2k) is strictly above
// those of the networks.
func highest(networks ...string) props.Reading {
	return sizes().All(func(t *props.Case, p []int) { highestAt(t, p[0], networks...) }).UpTo(widest)
}

func highestAt(t *props.Case, k int, networks ...string) {
	ours := measured(t, k, "FTT", widthOf)
	for _, network := range networks {
		more(t, k, "bisection width", ours, measured(t, k, network, widthOf))
	}
}

// likeTorus wants FTT(n) and Torus(n) to have the same bisection width.
func likeTorus(t *props.Case, n int) {
	ours, torus := t.ExactWidth(net(t, n)), t.ExactWidth(t.Net("Torus(%d)", n))
	t.Want(ours == torus && ours == width(n), "FTT(%d) has bisection width %d, Torus(%d) has %d, 4⌈n/2⌉ = %d", n, ours, n, torus, width(n))
}
