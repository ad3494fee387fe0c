package props

import (
	"math/big"

	"topocert/topology"
)

// supertoroidalComparisons lists what the text says about the numbers of Table 1,
// and about tori of comparable size.
func supertoroidalComparisons() []*Claim {
	return []*Claim{
		{
			ID: "supertoroidal/third-dimension-free", Kind: Text, Section: "II",
			Quote:  "In terms of these metrics, supertoroidal networks get the third dimension (of length c) at no cost",
			Formal: "Γ(c,k,l) has the diameter of the ck × cl torus, for even c ≥ 8",
			Note:   "“these metrics” are the diameter and the average diameter, which “behave asymptotically like” those of the cross-section; the table stands for c ≥ 8",
			Readings: []Reading{
				gammaTable().and([]int{20, 2, 2}).All(gammaCrossSection).upTo(5000).named("the diameter, even c ≥ 8"),
				gammaFamily().All(gammaCrossSection).upTo(1500).named("the diameter, even c ≥ 4"),
				gammaTable().All(func(t *Trial, p []int) {
					net, flat := gammaNet(t, p), gammaFlat(t, p)
					mean, want := t.Mean(net), t.Mean(flat)
					t.Want(mean.Cmp(want) == 0, "the mean distance of %s is %s, that of %s is %s", net.Name(), mean.FloatString(3), flat.Name(), want.FloatString(3))
				}).upTo(5000).named("the mean distance exactly, even c ≥ 8"),
				gammaTable().and([]int{20, 2, 2}, []int{30, 1, 1}).All(func(t *Trial, p []int) {
					net, flat := gammaNet(t, p), gammaFlat(t, p)
					more := new(big.Rat).Sub(t.Mean(net), t.Mean(flat))
					t.Want(more.Sign() >= 0 && gammaWithin(more, p[0]), "the mean distance of %s is %s more than that of %s, not proved to be at most 2·ln(c)/√c",
						net.Name(), more.FloatString(3), flat.Name())
				}).upTo(5000).named("the mean distance, asymptotically: that of the cross-section, and at most 2·ln(c)/√c more, even c ≥ 8"),
			},
		},
		{
			ID: "supertoroidal/k-near-l", Kind: Text, Section: "II",
			Quote:  "In terms of these metrics it is desirable that k and l be approximately equal",
			Formal: "among the Γ(c,k,l) with the same c and the same kl, those with the least |k−l| have a smaller diameter than all others",
			Readings: []Reading{
				gammaProducts().All(gammaBalanced("diameter", func(t *Trial, net topology.Network) *big.Rat {
					return big.NewRat(int64(t.Diameter(net)), 1)
				})).upTo(1500).named("the diameter"),
				gammaProducts().All(gammaBalanced("mean distance", (*Trial).Mean)).upTo(1500).named("the mean distance"),
			},
		},
		{
			ID: "supertoroidal/square-2d-mesh", Kind: Text, Section: "II",
			Quote:  "with c³kl nodes, it would be constructed in a square having diameter O(c^(3/2)) instead of O(c²)",
			Formal: "where klc³ is a square s², the s × s torus has a diameter of at most √(kl)·c^(3/2), and the ck × c²l torus one of at least c²l/2",
			Note:   "the O-term is decided with the constant 1 (times √(kl)), for square numbers of nodes",
			Readings: []Reading{gammaFamily().where("even c ≥ 4, k, l ≥ 1, klc³ a square", func(p []int) bool {
				return gammaIsRoot(gammaRootOf(p, 2), 2, p)
			}).and([]int{16, 2, 2}).All(gammaSquareMesh).upTo(5000)},
		},
		{
			ID: "supertoroidal/smaller-than-3-cube", Kind: Text, Section: "Abstract",
			Quote:  "Supertoroidal networks have smaller diameter and average diameter than k-ary 3-cubes of comparable size",
			Formal: "the diameter and the mean distance of Γ(c,k,l) are smaller than those of the ck × cl × c torus",
			Note: "an n-ary 3-cube with as many nodes has n = c·∛(kl), and for even n, as n is with even c, the diameter 3n/2. For c ≥ 8 that of Γ(c,k,l) is (ck+cl)/2, " +
				"smaller just where k+l < 3·∛(kl); for k = l, which the text wants about equal, that is for k ≤ 3",
			Readings: []Reading{
				gammaFamily().All(gammaSmallerThanTorus3).upTo(1500).named("the ck × cl × c torus, even c ≥ 4"),
				gammaTable().and([]int{16, 2, 2}).All(gammaSmallerThanTorus3).upTo(5000).named("the ck × cl × c torus, even c ≥ 8"),
				gammaCubes().All(func(t *Trial, p []int) {
					gammaSmaller(t, gammaNet(t, p), gammaCube(t, p))
				}).upTo(5000).named("the n-ary 3-cube with as many nodes, even c ≥ 8"),
				gammaCubes().where("even c ≥ 8, k = l, klc³ = n³", func(p []int) bool { return p[1] == p[2] }).and([]int{8, 8, 8}).
					All(func(t *Trial, p []int) { gammaSmaller(t, gammaNet(t, p), gammaCube(t, p)) }).upTo(5000).
					named("the n-ary 3-cube with as many nodes, k = l, even c ≥ 8"),
				gammaCubes().and([]int{8, 8, 8}).All(func(t *Trial, p []int) {
					net, cube := gammaNet(t, p), gammaCube(t, p)
					d, other, sum := t.Diameter(net), t.Diameter(cube), p[1]+p[2]
					t.Want((d < other) == (sum*sum*sum < 27*p[1]*p[2]), "%s has diameter %d, %s has %d", net.Name(), d, cube.Name(), other)
				}).upTo(5000).named("the n-ary 3-cube with as many nodes, even c ≥ 8: a smaller diameter exactly where k+l < 3·∛(kl)"),
			},
			Correction: &Correction{
				Statement: "the diameter and the mean distance of Γ(c,k,l) are smaller than those of the ck × cl × c torus, for all even c ≥ 4 except for Γ(4,1,1)",
				Reading: gammaFamily().where("even c ≥ 4, k, l ≥ 1, not Γ(4,1,1)", func(p []int) bool { return p[0]*p[1]*p[2] > 4 }).and([]int{16, 2, 2}).
					All(gammaSmallerThanTorus3).upTo(1500),
			},
		},
		{
			ID: "supertoroidal/asymptotically-half-links", Kind: Text, Section: "I, Abstract",
			Quote:  "reduces pin complexity",
			Formal: "with N = klc³ nodes, Γ(c,k,l) has degree 4 and 2N links, the ck × cl × c torus degree 6 and 3N links",
			Note:   "two thirds of the links, at every size",
			Readings: []Reading{
				gammaFamily().and([]int{40, 2, 3}).All(gammaLinkCount).upTo(1500).named("even c ≥ 4, as the paper assumes"),
				gammaOdd(3).and([]int{41, 2, 2}).All(gammaLinkCount).upTo(600).named("odd c ≥ 3"),
			},
		},
	}
}

// gammaCubes holds the networks of Table 1 with as many nodes as an n-ary 3-cube.
func gammaCubes() Family {
	return gammaTable().where("even c ≥ 8, k, l ≥ 1, klc³ = n³", func(p []int) bool {
		return gammaIsRoot(gammaRootOf(p, 3), 3, p)
	})
}

// gammaCube returns that 3-cube.
func gammaCube(t *Trial, p []int) topology.Network {
	n := gammaRootOf(p, 3)
	return t.Net("Torus(%d,%d,%d)", n, n, n)
}

// gammaFlat returns the 2-dimensional ck × cl cross-section of the 3-dimensional
// torus.
func gammaFlat(t *Trial, p []int) topology.Network {
	c, k, l := p[0], p[1], p[2]
	return t.Net("Torus(%d,%d)", c*k, c*l)
}

func gammaCrossSection(t *Trial, p []int) {
	net, flat := gammaNet(t, p), gammaFlat(t, p)
	d, want := t.Diameter(net), t.Diameter(flat)
	t.Want(d == want, "%s has diameter %d, %s has %d", net.Name(), d, flat.Name(), want)
}

// gammaProducts is the family of the sets of all Γ(c,k,l) with one c and kl = n,
// where n can be divided in more than one way.
func gammaProducts() Family {
	return Family{
		Params: []string{"c", "n"}, Domain: "even c ≥ 4, n = kl no prime", Least: []int{4, 4},
		In:    func(p []int) bool { return p[0]%2 == 0 && len(gammaFactors(p[1])) > 1 },
		Order: func(p []int) int { return p[0] * p[0] * p[0] * p[1] },
	}
}

// gammaFactors lists the divisors of n up to √n.
func gammaFactors(n int) []int {
	var all []int
	for k := 1; k*k <= n; k++ {
		if n%k == 0 {
			all = append(all, k)
		}
	}
	return all
}

// gammaBalanced says that the case fails unless the Γ(c,k,l) with kl = n and the
// least |k−l| have a smaller value than the others.
func gammaBalanced(what string, value func(*Trial, topology.Network) *big.Rat) func(*Trial, []int) {
	return func(t *Trial, p []int) {
		c, n := p[0], p[1]
		factors := gammaFactors(n)
		last := len(factors) - 1
		for _, best := range gammaPair(t, c, factors[last], n) {
			for _, k := range factors[:last] {
				for _, other := range gammaPair(t, c, k, n) {
					a, b := value(t, best), value(t, other)
					t.Want(a.Cmp(b) < 0, "the %s of %s is %s, that of %s is %s", what, best.Name(), a.FloatString(3), other.Name(), b.FloatString(3))
				}
			}
		}
	}
}

// gammaPair returns Γ(c,k,n/k) and Γ(c,n/k,k).
func gammaPair(t *Trial, c, k, n int) []topology.Network {
	return []topology.Network{gammaNet(t, []int{c, k, n / k}), gammaNet(t, []int{c, n / k, k})}
}

// gammaRootOf returns the whole part of the d-th root of klc³.
func gammaRootOf(p []int, d int) int {
	s := 1
	for gammaPower(s+1, d) <= gammaAll().Order(p) {
		s++
	}
	return s
}

// gammaIsRoot tells whether s is the d-th root of klc³.
func gammaIsRoot(s, d int, p []int) bool { return gammaPower(s, d) == gammaAll().Order(p) }

func gammaPower(s, d int) int {
	power := 1
	for range d {
		power *= s
	}
	return power
}

func gammaSquareMesh(t *Trial, p []int) {
	c, l := p[0], p[2]
	side := gammaRootOf(p, 2)
	square, long := t.Net("Torus(%d,%d)", side, side), gammaTorus2(t, p)
	n := t.Order(square)
	t.Want(n == gammaAll().Order(p) && t.Order(long) == n, "%s has %d nodes, %s has %d", square.Name(), n, long.Name(), t.Order(long))
	d := t.Diameter(square)
	t.Want(d*d <= n, "%s has diameter %d, more than √(klc³) = %d", square.Name(), d, side)
	d = t.Diameter(long)
	t.Want(2*d >= c*c*l, "%s has diameter %d, less than c²l/2", long.Name(), d)
}

func gammaSmallerThanTorus3(t *Trial, p []int) { gammaSmaller(t, gammaNet(t, p), gammaTorus3(t, p)) }

// gammaSmaller says that the case fails unless both the diameter and the mean
// distance of the first network are smaller.
func gammaSmaller(t *Trial, net, torus topology.Network) {
	d, other := t.Diameter(net), t.Diameter(torus)
	mean, otherMean := t.Mean(net), t.Mean(torus)
	t.Want(d < other && mean.Cmp(otherMean) < 0, "%s has diameter %d and mean distance %s, %s has %d and %s",
		net.Name(), d, mean.FloatString(3), torus.Name(), other, otherMean.FloatString(3))
}

func gammaLinkCount(t *Trial, p []int) {
	net, torus := gammaNet(t, p), gammaTorus3(t, p)
	for _, x := range []struct {
		net    topology.Network
		degree int
	}{{net, 4}, {torus, 6}} {
		n, size := t.Order(x.net), t.Size(x.net)
		least, most := t.Degrees(x.net)
		t.Want(least == x.degree && most == x.degree && 2*size == n*x.degree, "%s has %d nodes, %d links and the degrees %d … %d",
			x.net.Name(), n, size, least, most)
	}
	t.Want(t.Order(net) == t.Order(torus), "%s has %d nodes, %s has %d", net.Name(), t.Order(net), torus.Name(), t.Order(torus))
}
