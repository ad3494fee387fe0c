package props

import (
	"topocert/certificates"
	"topocert/solver"
	"topocert/topology"
)

// gammaBisection is what is known of bisection widths.
func gammaBisection() *Claim {
	const domain = "even c ≥ 4, k > l or l ≥ k+2"
	known := gammaFamily().where(domain, func(p []int) bool { return p[1] > p[2] || p[2] >= p[1]+2 })
	return &Claim{
		ID: "supertoroidal/bisection", Kind: Theorem, Section: "not claimed",
		Quote:  "-",
		Formal: "for even c ≥ 4 and k > l or l ≥ k+2 the bisection width of Γ(c,k,l) is 2c²·min(k,l), the number of links of a cut across the x-axis or the y-axis",
		Note: "derived: the paper does not name it. For l = k and l = k+1 the two cuts are only upper bounds, " +
			"and for k = l = 1 the second reading has a better one",
		Readings: []Reading{
			known.and([]int{12, 3, 2}, []int{20, 3, 1}).All(func(t *Trial, p []int) {
				net, want := gammaNet(t, p), gammaTwoCuts(p)
				w := t.ExactWidth(net)
				t.Want(w == want, "%s has bisection width %d, 2c²·min(k,l) = %d", net.Name(), w, want)
			}).upTo(1500).named("exactly 2c²·min(k,l), " + domain),
			gammaFamily().All(func(t *Trial, p []int) {
				net, want := gammaNet(t, p), gammaTwoCuts(p)
				links := gammaBestCut(t, net)
				t.Want(links >= want, "%s has a cut into halves with %d links, 2c²·min(k,l) = %d", net.Name(), links, want)
				if t.ExactWidth(net) != want {
					t.Openf("the bisection width of %s is less than 2c²·min(k,l)", net.Name())
				}
			}).named("exactly 2c²·min(k,l), all even c ≥ 4, k, l ≥ 1"),
			gammaFamily().All(func(t *Trial, p []int) {
				net, want := gammaNet(t, p), gammaTwoCuts(p)
				x, y := gammaAcross(t, net, 0), gammaAcross(t, net, 1)
				t.Want(min(x, y) == want, "%s has %d links between its halves across the x-axis and %d across the y-axis, 2c²·min(k,l) = %d",
					net.Name(), x, y, want)
			}).upTo(1500).named("at most 2c²·min(k,l), for all even c ≥ 4, k, l ≥ 1"),
		},
	}
}

// gammaTwoCuts returns 2c²·min(k,l).
func gammaTwoCuts(p []int) int { return 2 * p[0] * p[0] * min(p[1], p[2]) }

// gammaAcross returns the number of links between the halves of the network, for
// even c, that lie below and above the middle of an axis.
func gammaAcross(t *Trial, net *topology.Gamma, axis int) int {
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

// gammaBestCut returns the number of links of the best cut into halves that is
// found without a bound to meet, certified.
func gammaBestCut(t *Trial, net topology.Network) int {
	side, width, err := solver.FindCut(t.ctx, net, nil, 1)
	t.Check(err)
	cut := solver.ProveCut(net, side)
	t.certified(cut.Statement.String(), func() (*certificates.Certificate, error) { return cut, nil })
	return width
}

// gammaHamiltonian is the claim that there are Hamiltonian cycles.
func gammaHamiltonian() *Claim {
	return &Claim{
		ID: "supertoroidal/hamiltonian", Kind: Theorem, Section: "not claimed",
		Quote:  "-",
		Formal: "Γ(c,k,l) has a cycle through all nodes",
		Note:   "derived: the paper does not name it",
		Readings: []Reading{
			gammaFamily().and([]int{20, 2, 2}).All(gammaHasCycle).upTo(512).named("even c ≥ 4, as the paper assumes"),
			gammaOdd(3).and([]int{21, 2, 1}).All(gammaHasCycle).upTo(160).named("odd c ≥ 3"),
			gammaAll().where("c = 2, k, l ≥ 1", func(p []int) bool { return p[0] == 2 }).All(gammaHasCycle).upTo(48).named("c = 2"),
		},
	}
}

func gammaHasCycle(t *Trial, p []int) {
	net := gammaNet(t, p)
	t.Want(t.Hamiltonian(net), "%s has none", net.Name())
}
