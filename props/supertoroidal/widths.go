package supertoroidal

import "topocert/props"

// bisection is what is known of bisection widths.
func bisection() *props.Claim {
	const domain = "even c ≥ 4, k > l or l ≥ k+2"
	known := family().Where(domain, "k > l || l >= k+2")
	return &props.Claim{
		ID: "supertoroidal/bisection", Kind: props.Theorem, Section: "not claimed",
		Quote:  "-",
		Formal: "for even c ≥ 4 and k > l or l ≥ k+2 the bisection width of Γ(c,k,l) is 2c²·min(k,l), the number of links of a cut across the x-axis or the y-axis",
		Note: "derived: the paper does not name it. For l = k and l = k+1 the two cuts are only upper bounds, " +
			"and for k = l = 1 the second reading has a better one",
		Readings: []props.Reading{
			known.And([]int{12, 3, 2}, []int{20, 3, 1}).Holds("bisection(Gamma(c,k,l)) == 2*c*c*min(k,l)",
				"Gamma({c},{k},{l}) has bisection width {bisection(Gamma(c,k,l))}, 2c²·min(k,l) = {2*c*c*min(k,l)}").
				UpTo(1500).Named("exactly 2c²·min(k,l), " + domain),
			props.Over(family(), func(t *props.Case, c, k, l int) {
				net, want := gamma(t, c, k, l), 2*c*c*min(k, l)
				links := t.BestCut(net.Net)
				t.Want(links >= want, "%s has a cut into halves with %d links, 2c²·min(k,l) = %d", net.Name(), links, want)
				if t.Int("bisection", net.Net) != want {
					t.Openf("the bisection width of %s is less than 2c²·min(k,l)", net.Name())
				}
			}).Named("exactly 2c²·min(k,l), all even c ≥ 4, k, l ≥ 1"),
			props.Over(family(), func(t *props.Case, c, k, l int) {
				net, want := gamma(t, c, k, l), 2*c*c*min(k, l)
				x, y := across(t, net, 0), across(t, net, 1)
				t.Want(min(x, y) == want, "%s has %d links between its halves across the x-axis and %d across the y-axis, 2c²·min(k,l) = %d",
					net.Name(), x, y, want)
			}).UpTo(1500).Named("at most 2c²·min(k,l), for all even c ≥ 4, k, l ≥ 1"),
		},
	}
}

// across returns the number of links between the halves of the network, for even c,
// that lie below and above the middle of an axis, certified.
func across(t *props.Case, net network, axis int) int {
	var side []uint32
	for v := range uint32(net.Order()) {
		if 2*net.Coordinate(v, axis) < net.Sides()[axis] {
			side = append(side, v)
		}
	}
	return t.Cuts(net.Net, side)
}

// hamiltonian is the claim that there are Hamiltonian cycles.
func hamiltonian() *props.Claim {
	reading := func(f props.Family) props.Reading {
		return f.Holds("hamiltonian(Gamma(c,k,l))", "Gamma({c},{k},{l}) has none")
	}
	return &props.Claim{
		ID: "supertoroidal/hamiltonian", Kind: props.Theorem, Section: "not claimed",
		Quote:  "-",
		Formal: "Γ(c,k,l) has a cycle through all nodes",
		Note:   "derived: the paper does not name it",
		Readings: []props.Reading{
			reading(family().And([]int{20, 2, 2})).UpTo(512).Named("even c ≥ 4, as the paper assumes"),
			reading(odd(3).And([]int{21, 2, 1})).UpTo(160).Named("odd c ≥ 3"),
			reading(two()).UpTo(48).Named("c = 2"),
		},
	}
}
