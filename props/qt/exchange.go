package qt

import (
	"fmt"
	"math/bits"
	"slices"
	"topocert/props"
)

// exchangeClaims are the claims of Section 3 on other partitions: with a few
// nodes of two modules exchanged, and along diagonals.
func exchangeClaims() []*props.Claim {
	return []*props.Claim{
		{
			ID: "qt/bisection-swap-single", Kind: props.Theorem, Section: "3",
			Quote:  "exchange of one unit node: 3n+3(n-2)+5+5=6n+4",
			Formal: "in QT(6,6) with A the columns x < 3, exchange k nodes of the module (2,3) with k nodes of (3,1): for k = 1, 2, 3, 4 the fewest links cut are 6n+4 = 40",
			Note:   "all choices of the nodes are tried; elsewhere, for the figure's modules, (m/2−1,⌊n/2⌋) and (m/2,⌊n/2⌋−2)",
			Readings: []props.Reading{
				props.Each("QT(6,6), k = 1, 2, 3, 4", []int{1, 2, 3, 4}, func(t *props.Case, k int) { exchanged(t, 6, 6, k) }).Named("QT(6,6), the network of the figure"),
				props.Over(family().From("m even, m, n ≥ 4; k = 1, 2, 3, 4", "m >= 4, n >= 4 if m%2 == 0").And([]int{20, 15}), func(t *props.Case, m, n int) {
					for k := 1; k <= 4; k++ {
						exchanged(t, m, n, k)
					}
				}).Named("every QT(m,n) with m even"),
			},
		},
		{
			ID: "qt/bisection-flip-case2", Kind: props.Text, Section: "3",
			Quote:  "node u connected to A via external edge: three internal ... then three external edges",
			Formal: "in QT(6,6) with A the columns x < 3, a node u of the module (2,3) whose external link leads to A is moved to B: then 3 internal and 3 external links of the module are cut",
			Readings: []props.Reading{
				flips(func(t *props.Case, u string, f flip) {
					t.Want(f.internal == 3 && f.toB+f.toA == 3, "u = %s: %d internal links are cut, %d external links to modules of B and %d to modules of A, which is that of u itself",
						u, f.internal, f.toB, f.toA)
				}).Named("all external links of the module"),
				flips(func(t *props.Case, u string, f flip) {
					t.Want(f.internal == 3 && f.toB == 3, "u = %s: %d internal links are cut and %d external links to modules of B", u, f.internal, f.toB)
				}).Named("only the external links to modules of B"),
			},
			Correction: &props.Correction{Statement: "3 internal and 4 external links are cut: u's own external link is one more", Reading: flips(func(t *props.Case, u string, f flip) {
				t.Want(f == flip{internal: 3, toB: 3, toA: 1}, "u = %s: %+v", u, f)
			})},
		},
		{
			ID: "qt/bisection-diagonal", Kind: props.Text, Section: "3",
			Quote:  "bisection width using diagonal partition is larger than using vertical partition",
			Formal: "for m = n even the partitions by (x+y) mod n < n/2 and by (x−y) mod n < n/2 are balanced and cut more links than 6n, those of the vertical partition",
			Note:   "the figure is lost; whole modules along diagonals",
			Readings: []props.Reading{
				props.Over(evenSquares(), func(t *props.Case, n int) {
					net, cut := diagonals(t, n)
					vertical := cutOf(net, parts(net, columns(n)))
					for i, along := range []string{"x+y", "x−y"} {
						t.Want(cut[i] > vertical, "the diagonal partition of %s by %s cuts %d links, the vertical one %d", net.Name(), along, cut[i], vertical)
					}
				}).Named("all even m = n"),
				props.Once("QT(6,6)", func(t *props.Case) {
					net, cut := diagonals(t, 6)
					vertical := cutOf(net, parts(net, columns(6)))
					t.Want(min(cut[0], cut[1]) > vertical, "the diagonal partitions of QT(6,6) cut %d links, the vertical one %d", cut, vertical)
				}).Named("QT(6,6), the network of the figure"),
			},
			Correction: &props.Correction{Statement: "for m = n even, n ≥ 4, both diagonal partitions cut 8n links, the vertical one 6n", Reading: props.Over(evenSquares().Where("m = n even, n ≥ 4", "n >= 4").And([]int{60}), func(t *props.Case, n int) {
				net, cut := diagonals(t, n)
				vertical := cutOf(net, parts(net, columns(n)))
				t.Want(cut == [2]int{8 * n, 8 * n} && vertical == 6*n, "%s: %d and %d", net.Name(), cut, vertical)
			}).UpTo(1600)},
		},
	}
}

// evenSquares is the family of the QT(n,n) with n even.
func evenSquares() props.Family {
	return props.Family{Domain: "m = n even", For: "n >= 2 if n%2 == 0", Order: "8*n*n", Case: "m=n={n}"}
}

// exchanged wants the fewest links that are cut in QT(m,n), split as in Case 1,
// to be 6n+4 when k nodes of the module (m/2−1,⌊n/2⌋) have changed places with k of
// (m/2,⌊n/2⌋−2).
func exchanged(t *props.Case, m, n, k int) {
	least := leastExchange(t, m, n, k)
	t.Want(least == 6*n+4, "%d nodes of each of the two modules of QT(%d,%d) can be exchanged so that %d links are cut, not %d", k, m, n, least, 6*n+4)
}

// leastExchange returns that number. No link may join the two modules, so that
// what changes at one does not depend on the other.
func leastExchange(t *props.Case, m, n, k int) int {
	net := network(t, m, n)
	before := parts(net, columns(m))
	u, v := net.At(m/2-1, n/2, 0), net.At(m/2, n/2-2, 0)
	for z := range uint32(8) {
		if module(outside(t, net, u+z)) == module(v) {
			t.Check(fmt.Errorf("a link of %s joins the modules of %s and %s", net.Name(), net.Label(u), net.Label(v)))
		}
	}
	cut := cutOf(net, before)
	return cut + leastChange(net, before, u, k, cut) + leastChange(net, before, v, k, cut)
}

// leastChange returns the least number of links by which a partition that cuts so
// many grows when k nodes of the module from the node first on change sides.
func leastChange(net *props.Net, before []part, first uint32, k, cut int) int {
	other := side(before[first] != partA)
	least := net.Size()
	for moved := range 256 {
		if bits.OnesCount(uint(moved)) != k {
			continue
		}
		parts := slices.Clone(before)
		for z := range 8 {
			if moved>>z&1 == 1 {
				parts[int(first)+z] = other
			}
		}
		least = min(least, cutOf(net, parts)-cut)
	}
	return least
}

// flip counts cut links at a module: internal ones, and external ones to
// modules of network B and of network A.
type flip struct{ internal, toB, toA int }

// flips is the reading that try succeeds for each node u of the module (2,3)
// of QT(6,6), split as in Case 1, whose external link leads to network A: try
// is given the cut links at the module after u has been moved to B.
func flips(try func(t *props.Case, u string, f flip)) props.Reading {
	return props.Once("QT(6,6), the nodes of (2,3) with a link to A", func(t *props.Case) {
		net := network(t, 6, 6)
		for z := range 8 {
			parts := parts(net, columns(6))
			u := net.At(2, 3, z)
			if parts[outside(t, net, u)] == partA {
				parts[u] = partB
				try(t, net.Label(u), flipped(net, parts, module(u)))
			}
		}
	})
}

func flipped(net *props.Net, parts []part, inside int) flip {
	var f flip
	for u, v := range net.Edges() {
		if parts[u] == parts[v] || module(u) != inside && module(v) != inside {
			continue
		}
		if module(v) == inside {
			u, v = v, u
		}
		switch {
		case module(v) == inside:
			f.internal++
		case parts[v] == partA:
			f.toA++
		default:
			f.toB++
		}
	}
	return f
}

// diagonals returns the numbers of links of QT(n,n) cut by the partitions
// along x+y and along x−y, which must be balanced.
func diagonals(t *props.Case, n int) (*props.Net, [2]int) {
	net := network(t, n, n)
	var cut [2]int
	for i, sign := range []int{+1, -1} {
		parts := parts(net, func(x, y, _ int) part { return side((x+sign*y+n)%n < n/2) })
		balanced(t, net, parts)
		cut[i] = cutOf(net, parts)
	}
	return net, cut
}
