package supertoroidal

import (
	"math/big"
	"topocert/props"

	"topocert/topology"
)

// comparisons lists what the text says about the numbers of Table 1,
// and about tori of comparable size.
func comparisons() []*props.Claim {
	return []*props.Claim{
		{
			ID: "supertoroidal/third-dimension-free", Kind: props.Text, Section: "II",
			Quote:  "In terms of these metrics, supertoroidal networks get the third dimension (of length c) at no cost",
			Formal: "Γ(c,k,l) has the diameter of the ck × cl torus, for even c ≥ 8",
			Note:   "“these metrics” are the diameter and the average diameter, which “behave asymptotically like” those of the cross-section; the table stands for c ≥ 8",
			Readings: []props.Reading{
				table().And([]int{20, 2, 2}).All(crossSection).UpTo(5000).Named("the diameter, even c ≥ 8"),
				family().All(crossSection).UpTo(1500).Named("the diameter, even c ≥ 4"),
				table().All(func(t *props.Case, p []int) {
					net, flat := gammaNet(t, p), flat(t, p)
					mean, want := t.Mean(net), t.Mean(flat)
					t.Want(mean.Cmp(want) == 0, "the mean distance of %s is %s, that of %s is %s", net.Name(), mean.FloatString(3), flat.Name(), want.FloatString(3))
				}).UpTo(5000).Named("the mean distance exactly, even c ≥ 8"),
				table().And([]int{20, 2, 2}, []int{30, 1, 1}).All(func(t *props.Case, p []int) {
					net, flat := gammaNet(t, p), flat(t, p)
					more := new(big.Rat).Sub(t.Mean(net), t.Mean(flat))
					t.Want(more.Sign() >= 0 && within(more, p[0]), "the mean distance of %s is %s more than that of %s, not proved to be at most 2·ln(c)/√c",
						net.Name(), more.FloatString(3), flat.Name())
				}).UpTo(5000).Named("the mean distance, asymptotically: that of the cross-section, and at most 2·ln(c)/√c more, even c ≥ 8"),
			},
		},
		{
			ID: "supertoroidal/k-near-l", Kind: props.Text, Section: "II",
			Quote:  "In terms of these metrics it is desirable that k and l be approximately equal",
			Formal: "among the Γ(c,k,l) with the same c and the same kl, those with the least |k−l| have a smaller diameter than all others",
			Readings: []props.Reading{
				products().All(balanced("diameter", func(t *props.Case, net topology.Network) *big.Rat {
					return big.NewRat(int64(t.Diameter(net)), 1)
				})).UpTo(1500).Named("the diameter"),
				products().All(balanced("mean distance", (*props.Case).Mean)).UpTo(1500).Named("the mean distance"),
			},
		},
		{
			ID: "supertoroidal/square-2d-mesh", Kind: props.Text, Section: "II",
			Quote:  "with c³kl nodes, it would be constructed in a square having diameter O(c^(3/2)) instead of O(c²)",
			Formal: "where klc³ is a square s², the s × s torus has a diameter of at most √(kl)·c^(3/2), and the ck × c²l torus one of at least c²l/2",
			Note:   "the O-term is decided with the constant 1 (times √(kl)), for square numbers of nodes",
			Readings: []props.Reading{family().Where("even c ≥ 4, k, l ≥ 1, klc³ a square", func(p []int) bool {
				return isRoot(rootOf(p, 2), 2, p)
			}).And([]int{16, 2, 2}).All(squareMesh).UpTo(5000)},
		},
		{
			ID: "supertoroidal/smaller-than-3-cube", Kind: props.Text, Section: "Abstract",
			Quote:  "Supertoroidal networks have smaller diameter and average diameter than k-ary 3-cubes of comparable size",
			Formal: "the diameter and the mean distance of Γ(c,k,l) are smaller than those of the ck × cl × c torus",
			Note: "an n-ary 3-cube with as many nodes has n = c·∛(kl), and for even n, as n is with even c, the diameter 3n/2. For c ≥ 8 that of Γ(c,k,l) is (ck+cl)/2, " +
				"smaller just where k+l < 3·∛(kl); for k = l, which the text wants about equal, that is for k ≤ 3",
			Readings: []props.Reading{
				family().All(smallerThanTorus3).UpTo(1500).Named("the ck × cl × c torus, even c ≥ 4"),
				table().And([]int{16, 2, 2}).All(smallerThanTorus3).UpTo(5000).Named("the ck × cl × c torus, even c ≥ 8"),
				cubes().All(func(t *props.Case, p []int) {
					smaller(t, gammaNet(t, p), cube(t, p))
				}).UpTo(5000).Named("the n-ary 3-cube with as many nodes, even c ≥ 8"),
				cubes().Where("even c ≥ 8, k = l, klc³ = n³", func(p []int) bool { return p[1] == p[2] }).And([]int{8, 8, 8}).
					All(func(t *props.Case, p []int) { smaller(t, gammaNet(t, p), cube(t, p)) }).UpTo(5000).
					Named("the n-ary 3-cube with as many nodes, k = l, even c ≥ 8"),
				cubes().And([]int{8, 8, 8}).All(func(t *props.Case, p []int) {
					net, cube := gammaNet(t, p), cube(t, p)
					d, other, sum := t.Diameter(net), t.Diameter(cube), p[1]+p[2]
					t.Want((d < other) == (sum*sum*sum < 27*p[1]*p[2]), "%s has diameter %d, %s has %d", net.Name(), d, cube.Name(), other)
				}).UpTo(5000).Named("the n-ary 3-cube with as many nodes, even c ≥ 8: a smaller diameter exactly where k+l < 3·∛(kl)"),
			},
			Correction: &props.Correction{
				Statement: "the diameter and the mean distance of Γ(c,k,l) are smaller than those of the ck × cl × c torus, for all even c ≥ 4 except for Γ(4,1,1)",
				Reading: family().Where("even c ≥ 4, k, l ≥ 1, not Γ(4,1,1)", func(p []int) bool { return p[0]*p[1]*p[2] > 4 }).And([]int{16, 2, 2}).
					All(smallerThanTorus3).UpTo(1500),
			},
		},
		{
			ID: "supertoroidal/asymptotically-half-links", Kind: props.Text, Section: "I, Abstract",
			Quote:  "reduces pin complexity",
			Formal: "with N = klc³ nodes, Γ(c,k,l) has degree 4 and 2N links, the ck × cl × c torus degree 6 and 3N links",
			Note:   "two thirds of the links, at every size",
			Readings: []props.Reading{
				family().And([]int{40, 2, 3}).All(linkCount).UpTo(1500).Named("even c ≥ 4, as the paper assumes"),
				odd(3).And([]int{41, 2, 2}).All(linkCount).UpTo(600).Named("odd c ≥ 3"),
			},
		},
	}
}

// cubes holds the networks of Table 1 with as many nodes as an n-ary 3-cube.
func cubes() props.OldFamily {
	return table().Where("even c ≥ 8, k, l ≥ 1, klc³ = n³", func(p []int) bool {
		return isRoot(rootOf(p, 3), 3, p)
	})
}

// cube returns that 3-cube.
func cube(t *props.Case, p []int) topology.Network {
	n := rootOf(p, 3)
	return t.Net("Torus(%d,%d,%d)", n, n, n)
}

// flat returns the 2-dimensional ck × cl cross-section of the 3-dimensional
// torus.
func flat(t *props.Case, p []int) topology.Network {
	c, k, l := p[0], p[1], p[2]
	return t.Net("Torus(%d,%d)", c*k, c*l)
}

func crossSection(t *props.Case, p []int) {
	net, flat := gammaNet(t, p), flat(t, p)
	d, want := t.Diameter(net), t.Diameter(flat)
	t.Want(d == want, "%s has diameter %d, %s has %d", net.Name(), d, flat.Name(), want)
}

// products is the family of the sets of all Γ(c,k,l) with one c and kl = n,
// where n can be divided in more than one way.
func products() props.OldFamily {
	return props.OldFamily{
		Params: []string{"c", "n"}, Domain: "even c ≥ 4, n = kl no prime", Least: []int{4, 4},
		In:    func(p []int) bool { return p[0]%2 == 0 && len(factors(p[1])) > 1 },
		Order: func(p []int) int { return p[0] * p[0] * p[0] * p[1] },
	}
}

// factors lists the divisors of n up to √n.
func factors(n int) []int {
	var all []int
	for k := 1; k*k <= n; k++ {
		if n%k == 0 {
			all = append(all, k)
		}
	}
	return all
}

// balanced says that the case fails unless the Γ(c,k,l) with kl = n and the
// least |k−l| have a smaller value than the others.
func balanced(what string, value func(*props.Case, topology.Network) *big.Rat) func(*props.Case, []int) {
	return func(t *props.Case, p []int) {
		c, n := p[0], p[1]
		factors := factors(n)
		last := len(factors) - 1
		for _, best := range pair(t, c, factors[last], n) {
			for _, k := range factors[:last] {
				for _, other := range pair(t, c, k, n) {
					a, b := value(t, best), value(t, other)
					t.Want(a.Cmp(b) < 0, "the %s of %s is %s, that of %s is %s", what, best.Name(), a.FloatString(3), other.Name(), b.FloatString(3))
				}
			}
		}
	}
}

// pair returns Γ(c,k,n/k) and Γ(c,n/k,k).
func pair(t *props.Case, c, k, n int) []topology.Network {
	return []topology.Network{gammaNet(t, []int{c, k, n / k}), gammaNet(t, []int{c, n / k, k})}
}

// rootOf returns the whole part of the d-th root of klc³.
func rootOf(p []int, d int) int {
	s := 1
	for power(s+1, d) <= all().Order(p) {
		s++
	}
	return s
}

// isRoot tells whether s is the d-th root of klc³.
func isRoot(s, d int, p []int) bool { return power(s, d) == all().Order(p) }

func power(s, d int) int {
	power := 1
	for range d {
		power *= s
	}
	return power
}

func squareMesh(t *props.Case, p []int) {
	c, l := p[0], p[2]
	side := rootOf(p, 2)
	square, long := t.Net("Torus(%d,%d)", side, side), torus2(t, p)
	n := t.Order(square)
	t.Want(n == all().Order(p) && t.Order(long) == n, "%s has %d nodes, %s has %d", square.Name(), n, long.Name(), t.Order(long))
	d := t.Diameter(square)
	t.Want(d*d <= n, "%s has diameter %d, more than √(klc³) = %d", square.Name(), d, side)
	d = t.Diameter(long)
	t.Want(2*d >= c*c*l, "%s has diameter %d, less than c²l/2", long.Name(), d)
}

func smallerThanTorus3(t *props.Case, p []int) { smaller(t, gammaNet(t, p), torus3(t, p)) }

// smaller says that the case fails unless both the diameter and the mean
// distance of the first network are smaller.
func smaller(t *props.Case, net, torus topology.Network) {
	d, other := t.Diameter(net), t.Diameter(torus)
	mean, otherMean := t.Mean(net), t.Mean(torus)
	t.Want(d < other && mean.Cmp(otherMean) < 0, "%s has diameter %d and mean distance %s, %s has %d and %s",
		net.Name(), d, mean.FloatString(3), torus.Name(), other, otherMean.FloatString(3))
}

func linkCount(t *props.Case, p []int) {
	net, torus := gammaNet(t, p), torus3(t, p)
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
