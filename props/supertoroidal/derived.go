package supertoroidal

import (
	"fmt"
	"math/big"

	"topocert/props"
)

// derived lists what the paper implies or does not say: symmetry,
// and the values of invariants.
func derived() []*props.Claim {
	return []*props.Claim{transitive(), bisection(), hamiltonian(), bipartiteGirth(), stretch()}
}

// transitive is the claim about the symmetries.
func transitive() *props.Claim {
	reading := func(f props.Family) props.Reading {
		return f.Holds("vertex_transitive(Gamma(c,k,l))", "Gamma({c},{k},{l}) has {vertex_orbits(Gamma(c,k,l))} vertex orbits")
	}
	return &props.Claim{
		ID: "supertoroidal/vertex-transitive", Kind: props.Theorem, Section: "II (implicit)",
		Quote:  "topologies which are Cayley graphs of non-commutative groups",
		Formal: "Γ(c,k,l) is vertex-transitive; derived: for c ≥ 3 its automorphism group has order 2klc³, twice the number of nodes",
		Readings: []props.Reading{
			reading(family().And([]int{20, 2, 2})).UpTo(1500).Named("vertex-transitive, even c ≥ 4"),
			reading(all()).UpTo(400).Named("vertex-transitive, every c ≥ 2"),
			props.Over(all().From("c ≥ 3, k, l ≥ 1", "c >= 3, k >= 1, l >= 1"), groupOrder).UpTo(1000).Named("2klc³ automorphisms, c ≥ 3"),
			props.Over(two(), groupOrder).Named("2klc³ automorphisms, c = 2"),
		},
	}
}

func groupOrder(t *props.Case, c, k, l int) {
	net := gamma(t, c, k, l)
	symmetries := t.Symmetries(net.Net)
	if symmetries.GroupOrder == nil {
		t.Check(fmt.Errorf("supertoroidal: the automorphism group of %s was not found within the limits", net.Name()))
	}
	want := big.NewInt(int64(2 * k * l * c * c * c))
	t.Want(symmetries.GroupOrder.Cmp(want) == 0, "%s has %d nodes and %s automorphisms, 2klc³ = %s", net.Name(), net.Order(), symmetries.GroupOrder, want)
}

// bipartiteGirth is the claim about two colours and the shortest cycles.
func bipartiteGirth() *props.Claim {
	reading := func(f props.Family, girth string) props.Reading {
		return f.Holds("bipartite(Gamma(c,k,l)) == (c*k % 2 == 0 && c*l % 2 == 0) && girth(Gamma(c,k,l)) == "+girth,
			"Gamma({c},{k},{l}) is bipartite: {bipartite(Gamma(c,k,l))}; ck = {c*k}, cl = {c*l}; its girth is {girth(Gamma(c,k,l))}, and {"+girth+"} by the rule")
	}
	const girth = "min(c*k, c*l+2, 8)"
	return &props.Claim{
		ID: "supertoroidal/bipartite-girth", Kind: props.Theorem, Section: "not claimed",
		Quote:  "-",
		Formal: "Γ(c,k,l) is bipartite exactly when ck and cl are even, so for every even c; for c ≥ 3 its shortest cycle has min(ck, cl+2, 8) links",
		Note:   "derived: the paper names neither",
		Readings: []props.Reading{
			reading(family().And([]int{20, 2, 2}), girth).UpTo(1500).Named("even c ≥ 4, as the paper assumes: bipartite, the girth is min(ck, cl+2, 8)"),
			reading(odd(3).And([]int{21, 2, 1}), girth).UpTo(1000).Named("odd c ≥ 3: bipartite exactly when k and l are even, the girth is min(ck, cl+2, 8)"),
			// A ring of length 2 is no cycle.
			reading(two(), "min(2*l+2, 6, cond(k >= 2, 2*k, 6))").Named("c = 2: the girth is min(2l+2, 6), and at most 2k where k ≥ 2"),
		},
	}
}

// The largest of the numbers 1 + 2·min(⌊s²/4⌋+1, c/2)/s, s = 2, 3, …: they do not fall
// as long as ⌊s²/4⌋+1 < c/2, and they are 1 + c/s, which falls, from the turning point
// on: the first s with ⌊s²/4⌋+1 ≥ c/2. So the largest is that of this s or of the one
// before.
const (
	turningPoint = "floor(s*s/4)+1 >= c/2 && (s == 2 || floor((s-1)*(s-1)/4)+1 < c/2)"
	worstStretch = "(1 + max(c/s, cond(s > 2, 2*(floor((s-1)*(s-1)/4)+1)/(s-1), 0)))"
)

// stretch is the claim about the longest detours of B.
func stretch() *props.Claim {
	const (
		hops = `total_hops("gamma-b", Gamma(c,k,l))`
		most = `max_stretch("gamma-b", Gamma(c,k,l))`
		// along is for the hops from all addresses (x,j) of one x to (0,0).
		along = "((l+1)*c*c*(c*l+2)/4 - c*l + 1 + cond(l == 1, 2*c-1, 0))"
		total = "c*c*c*k*l*(c*k*" + along + " + c*c*c*c*k*k*l/4)"
	)
	f := family()
	turning := func(domain, values string) props.Family {
		f := f.From(domain, values+", s in 2..c if c % 2 == 0 && "+turningPoint)
		f.Case = "c={c}, k={k}, l={l}"
		return f
	}
	largest := func(f props.Family) props.Reading {
		return f.Holds(most+" == "+worstStretch, "Gamma({c},{k},{l}): the stretch of B is {"+most+"}, not {"+worstStretch+"}")
	}
	return &props.Claim{
		ID: "supertoroidal/B-stretch", Kind: props.Algorithm, Section: "not claimed",
		Quote:  "-",
		Formal: "for l ≥ 2 the largest quotient of the hops of a route of B and the distance is the largest of 1 + 2·min(⌊s²/4⌋+1, c/2)/s, s = 2, 3, …",
		Note: "derived: the paper gives no value; the quotient grows with c, about as 1 + √(c/2); the total of the hops is over all ordered pairs. " +
			"In the formula s is the first with ⌊s²/4⌋+1 ≥ c/2: from there on the numbers are 1 + c/s, which falls, and before they do not fall",
		Readings: []props.Reading{
			largest(turning("even c ≥ 4, k ≥ 1, l ≥ 2", "c >= 4, k >= 1, l >= 2").And([]int{20, 2, 2, 6})).UpTo(1500).
				Named("l ≥ 2: the largest of 1 + 2·min(⌊s²/4⌋+1, c/2)/s, s = 2, 3, …"),
			largest(turning("even c ≥ 4, k = 1, l = 2", "c >= 4, k in 1..1, l in 2..2")).UpTo(20000).Named("k = 1, l = 2: the same"),
			f.From("even c ≥ 4, k, l = 1", "c >= 4, k in 1..1, l in 1..1 if c % 2 == 0").
				Holds(most+"*"+most+" >= c/2", "Gamma({c},{k},{l}): the stretch of B is {"+most+"}, c/2 is {c/2}").UpTo(20000).Named("k, l = 1: at least √(c/2)"),
			f.And([]int{20, 2, 2}).Holds(hops+" == "+total, "Gamma({c},{k},{l}): the routes of B have {"+hops+"} hops in all, not {"+total+"}").
				UpTo(1500).Named("total N(ck·J + c⁴k²l/4) of the hops, J = (l+1)c²(cl+2)/4 − cl + 1 (+ 2c − 1 if l = 1)"),
			listed().Holds(hops+" == "+total+" && "+most+" == 3 + cond(l == 1 && k >= 2, 4/c, 0)",
				"Gamma({c},{k},{l}): the stretch of B is {"+most+"}, its routes have {"+hops+"} hops in all, not {"+total+"}").
				Named("even c ≤ 8 and k, l ≤ 3: the total, and the stretch, which for l = 1 is 3 if k = 1 and 3 + 4/c if not"),
		},
	}
}

// listed holds the networks with even c ≤ 8 and k, l ≤ 3.
func listed() props.Family {
	return props.Family{Domain: "c = 4, 6, 8; k, l ≤ 3", For: "c in [4, 6, 8], k in 1..3, l in 1..3"}
}
