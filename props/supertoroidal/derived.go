package supertoroidal

import (
	"fmt"
	"math/big"
	"topocert/props"
)

// derived lists what the paper implies or does not say: symmetry,
// and the values of invariants.
func derived() []*props.Claim {
	return []*props.Claim{
		{
			ID: "supertoroidal/vertex-transitive", Kind: props.Theorem, Section: "II (implicit)",
			Quote:  "topologies which are Cayley graphs of non-commutative groups",
			Formal: "Γ(c,k,l) is vertex-transitive; derived: for c ≥ 3 its automorphism group has order 2klc³, twice the number of nodes",
			Readings: []props.Reading{
				family().And([]int{20, 2, 2}).All(transitive).UpTo(1500).Named("vertex-transitive, even c ≥ 4"),
				all().All(transitive).UpTo(400).Named("vertex-transitive, every c ≥ 2"),
				all().Where("c ≥ 3, k, l ≥ 1", func(p []int) bool { return p[0] >= 3 }).
					All(groupOrder).UpTo(1000).Named("2klc³ automorphisms, c ≥ 3"),
				all().Where("c = 2, k, l ≥ 1", func(p []int) bool { return p[0] == 2 }).
					All(groupOrder).Named("2klc³ automorphisms, c = 2"),
			},
		},
		bisection(),
		hamiltonian(),
		{
			ID: "supertoroidal/bipartite-girth", Kind: props.Theorem, Section: "not claimed",
			Quote:  "-",
			Formal: "Γ(c,k,l) is bipartite exactly when ck and cl are even, so for every even c; for c ≥ 3 its shortest cycle has min(ck, cl+2, 8) links",
			Note:   "derived: the paper names neither",
			Readings: []props.Reading{
				family().And([]int{20, 2, 2}).All(bipartiteGirth).UpTo(1500).Named("even c ≥ 4, as the paper assumes: bipartite, the girth is min(ck, cl+2, 8)"),
				odd(3).And([]int{21, 2, 1}).All(bipartiteGirth).UpTo(1000).Named("odd c ≥ 3: bipartite exactly when k and l are even, the girth is min(ck, cl+2, 8)"),
				all().Where("c = 2, k, l ≥ 1", func(p []int) bool { return p[0] == 2 }).
					All(bipartiteGirthTwo).Named("c = 2: the girth is min(2l+2, 6), and at most 2k where k ≥ 2"),
			},
		},
		{
			ID: "supertoroidal/B-stretch", Kind: props.Algorithm, Section: "not claimed",
			Quote:  "-",
			Formal: "for l ≥ 2 the largest quotient of the hops of a route of B and the distance is the largest of 1 + 2·min(⌊s²/4⌋+1, c/2)/s, s = 2, 3, …",
			Note:   "derived: the paper gives no value; the quotient grows with c, about as 1 + √(c/2); the total of the hops is over all ordered pairs",
			Readings: []props.Reading{
				family().Where("even c ≥ 4, k ≥ 1, l ≥ 2", func(p []int) bool { return p[2] >= 2 }).
					And([]int{20, 2, 2}).All(bStretch).UpTo(1500).Named("l ≥ 2: the largest of 1 + 2·min(⌊s²/4⌋+1, c/2)/s, s = 2, 3, …"),
				family().Where("even c ≥ 4, k = 1, l = 2", func(p []int) bool { return p[1] == 1 && p[2] == 2 }).
					All(bStretch).UpTo(20000).Named("k = 1, l = 2: the same"),
				family().Where("even c ≥ 4, k, l = 1", func(p []int) bool { return p[1] == 1 && p[2] == 1 }).
					All(bUnbounded).UpTo(20000).Named("k, l = 1: at least √(c/2)"),
				family().And([]int{20, 2, 2}).All(bTotal).UpTo(1500).Named("total N(ck·J + c⁴k²l/4) of the hops, J = (l+1)c²(cl+2)/4 − cl + 1 (+ 2c − 1 if l = 1)"),
				listed(func(t *props.Case, p []int) {
					bStretch(t, p)
					bTotal(t, p)
				}).Named("even c ≤ 8 and k, l ≤ 3: the total, and the stretch, which for l = 1 is 3 if k = 1 and 3 + 4/c if not"),
			},
		},
	}
}

func transitive(t *props.Case, p []int) {
	net := gammaNet(t, p)
	if !t.VertexTransitive(net) {
		t.Failf("%s has %d vertex orbits", net.Name(), t.VertexOrbits(net))
	}
}

func groupOrder(t *props.Case, p []int) {
	net := gammaNet(t, p)
	exam := t.Exam(net)
	if exam.GroupOrder == nil {
		t.Check(fmt.Errorf("props: the automorphism group of %s was not found within the limits", net.Name()))
	}
	want := big.NewInt(2 * int64(all().Order(p)))
	t.Want(exam.GroupOrder.Cmp(want) == 0, "%s has %d nodes and %s automorphisms, 2klc³ = %s", net.Name(), net.Order(), exam.GroupOrder, want)
}

func bipartiteGirth(t *props.Case, p []int) {
	c, k, l := p[0], p[1], p[2]
	invariants(t, p, min(c*k, c*l+2, 8))
}

func bipartiteGirthTwo(t *props.Case, p []int) {
	k, l := p[1], p[2]
	girth := min(2*l+2, 6)
	if k >= 2 { // a ring of length 2 is no cycle
		girth = min(girth, 2*k)
	}
	invariants(t, p, girth)
}

// invariants compares the bipartiteness with the rule, and the girth.
func invariants(t *props.Case, p []int, girth int) {
	net := gammaNet(t, p)
	ck, cl := p[0]*p[1], p[0]*p[2]
	want, bipartite := ck%2 == 0 && cl%2 == 0, t.Bipartite(net)
	t.Want(bipartite == want, "%s is bipartite: %t; ck = %d, cl = %d", net.Name(), bipartite, ck, cl)
	got := t.Girth(net)
	t.Want(got == girth, "%s has girth %d, not %d", net.Name(), got, girth)
}
