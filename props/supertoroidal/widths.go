package supertoroidal

import (
	"topocert/certificates"
	"topocert/props"
	"topocert/solver"
	"topocert/topology"
)

// bisection is what is known of bisection widths.
func bisection() *props.Claim {
	const domain = "even c ≥ 4, k > l or l ≥ k+2"
	known := family().Where(domain, func(p []int) bool { return p[1] > p[2] || p[2] >= p[1]+2 })
	return &props.Claim{
		ID: "supertoroidal/bisection", Kind: props.Theorem, Section: "not claimed",
		Quote:  "-",
		Formal: "for even c ≥ 4 and k > l or l ≥ k+2 the bisection width of Γ(c,k,l) is 2c²·min(k,l), the number of links of a cut across the x-axis or the y-axis",
		Note: "derived: the paper does not name it. For l = k and l = k+1 the two cuts are only upper bounds, " +
			"and for k = l = 1 the second reading has a better one",
		Readings: []props.Reading{
			known.And([]int{12, 3, 2}, []int{20, 3, 1}).All(func(t *props.Case, p []int) {
				net, want := gammaNet(t, p), twoCuts(p)
				w := t.ExactWidth(net)
				t.Want(w == want, "%s has bisection width %d, 2c²·min(k,l) = %d", net.Name(), w, want)
			}).UpTo(1500).Named("exactly 2c²·min(k,l), " + domain),
			family().All(func(t *props.Case, p []int) {
				net, want := gammaNet(t, p), twoCuts(p)
				links := bestCut(t, net)
				t.Want(links >= want, "%s has a cut into halves with %d links, 2c²·min(k,l) = %d", net.Name(), links, want)
				if t.ExactWidth(net) != want {
					t.Openf("the bisection width of %s is less than 2c²·min(k,l)", net.Name())
				}
			}).Named("exactly 2c²·min(k,l), all even c ≥ 4, k, l ≥ 1"),
			family().All(func(t *props.Case, p []int) {
				net, want := gammaNet(t, p), twoCuts(p)
				x, y := across(t, net, 0), across(t, net, 1)
				t.Want(min(x, y) == want, "%s has %d links between its halves across the x-axis and %d across the y-axis, 2c²·min(k,l) = %d",
					net.Name(), x, y, want)
			}).UpTo(1500).Named("at most 2c²·min(k,l), for all even c ≥ 4, k, l ≥ 1"),
		},
	}
}

// twoCuts returns 2c²·min(k,l).
func twoCuts(p []int) int { return 2 * p[0] * p[0] * min(p[1], p[2]) }

// across returns the number of links between the halves of the network, for
// even c, that lie below and above the middle of an axis.
func across(t *props.Case, net *topology.Gamma, axis int) int {
	t.Computed()
	side := []int{net.C * net.K, net.C * net.L}[axis]
	links := 0
	for u, v := range net.CSR().Edges() {
		if (2*net.Coordinates(u)[axis] < side) != (2*net.Coordinates(v)[axis] < side) {
			links++
		}
	}
	return links
}

// bestCut returns the number of links of the best cut into halves that is
// found without a bound to meet, certified.
func bestCut(t *props.Case, net topology.Network) int {
	side, width, err := solver.FindCut(t.ctx, net, nil, 1)
	t.Check(err)
	cut, _, err := solver.ProveCut(net, side)
	t.Check(err)
	t.Certify(cut.Statement.String(), func() (*certificates.Certificate, error) { return cut, nil })
	return width
}

// hamiltonian is the claim that there are Hamiltonian cycles.
func hamiltonian() *props.Claim {
	return &props.Claim{
		ID: "supertoroidal/hamiltonian", Kind: props.Theorem, Section: "not claimed",
		Quote:  "-",
		Formal: "Γ(c,k,l) has a cycle through all nodes",
		Note:   "derived: the paper does not name it",
		Readings: []props.Reading{
			family().And([]int{20, 2, 2}).All(hasCycle).UpTo(512).Named("even c ≥ 4, as the paper assumes"),
			odd(3).And([]int{21, 2, 1}).All(hasCycle).UpTo(160).Named("odd c ≥ 3"),
			all().Where("c = 2, k, l ≥ 1", func(p []int) bool { return p[0] == 2 }).All(hasCycle).UpTo(48).Named("c = 2"),
		},
	}
}

func hasCycle(t *props.Case, p []int) {
	net := gammaNet(t, p)
	t.Want(t.Hamiltonian(net), "%s has none", net.Name())
}
