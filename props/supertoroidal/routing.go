package supertoroidal

import (
	"fmt"
	"math/bits"

	"topocert/props"
)

// routes lists the claims on routing and tables (Section IV).
func routes() []*props.Claim {
	return []*props.Claim{
		{
			ID: "supertoroidal/routing-translation-invariant", Kind: props.Algorithm, Section: "IV",
			Quote:  "a distributed routing algorithm A must choose a link L by examination of D⁻¹S",
			Formal: "the link by which B moves a message at S with destination D is a function of D⁻¹S",
			Note:   "D⁻¹S and the link are found with the printed arithmetic, for every pair of nodes",
			Readings: []props.Reading{
				props.Over(family(), translated("gamma-b")).UpTo(256).Named("algorithm B"),
				props.Over(family(), translated("gamma-table")).UpTo(256).Named("the optimal algorithm, from its table"),
			},
		},
		{
			ID: "supertoroidal/table-bits", Kind: props.Text, Section: "IV",
			Quote:  "these tables require c³kl × 4 bits",
			Formal: "a table with one bit for each link and one entry for each of the N nodes D⁻¹S has 4klc³ bits; all 15 non-empty sets of links occur as the optimal links of an entry, so that no entry can be narrower",
			Readings: []props.Reading{
				props.Over(family().And([]int{20, 2, 2}), tableBits).Named("an entry names all optimal links"),
				props.Over(family(), narrowTable).Named("an entry names one optimal link"),
			},
		},
		onlyLookup(),
		representation(),
	}
}

// algorithmB lists the claims on algorithm B (Sections IV and VI).
func algorithmB() []*props.Claim {
	return []*props.Claim{
		bSigns(),
		bDelivers(),
		bBound(),
		{
			ID: "supertoroidal/B-vs-torus3", Kind: props.Text, Section: "IV",
			Quote:  "the algorithmic diameter has an upper bound which is worse by +2 than the diameter of a 3-dimensional mesh",
			Formal: "the printed bound ck/2 + cl/2 + c/2 + 2 exceeds the diameter of the ck × cl × c torus by 2",
			Note:   "about the printed bound; whether B keeps it is another claim",
			Readings: []props.Reading{family().And([]int{16, 2, 2}).Holds(printedBound+" == diameter("+torus3+") + 2",
				"Torus({c*k},{c*l},{c}) has diameter {diameter("+torus3+")}, the bound is {"+printedBound+"}").UpTo(1500)},
		},
		bNear(),
		{
			ID: "supertoroidal/B-neighborhood-q0", Kind: props.Algorithm, Section: "IV",
			Quote:    "each node has a two dimensional neighborhood, given by q = 0, on which B is optimal",
			Formal:   "from every S to every D with q = 0 the route of B is a shortest path",
			Readings: []props.Reading{props.Over(family().And([]int{20, 2, 2}), bFlat).UpTo(1500)},
		},
		{
			ID: "supertoroidal/B-2-bit-table", Kind: props.Algorithm, Section: "IV",
			Quote:    "a table of length c²l with two-bit entries specifying whether r = 0 and its signature if r ≠ 0 is required",
			Formal:   "from x, j and the entry for j of a table of c²l entries of two bits, which holds whether r = 0 and the sign of r, follows B's link for every D⁻¹S",
			Note:     "where r = 0, q = 0 just when j = 0",
			Readings: []props.Reading{props.Over(family().And([]int{20, 2, 2}), bFromTable).UpTo(1500)},
		},
		asymmetry(),
		{
			ID: "supertoroidal/B-link-nonuniform", Kind: props.Algorithm, Section: "VI",
			Quote:  "in the presence of random traffic, the frequency count of link traversal is not uniform",
			Formal: "over all pairs of nodes, not all directed links carry the same number of B's routes",
			Note:   "random traffic: every pair equally often",
			Readings: []props.Reading{
				props.Over(family().And([]int{20, 2, 2}), uneven).UpTo(1500).Named("link traversals"),
				props.Over(family().And([]int{20, 2, 2}), first(1)).UpTo(1500).Named("each of (0,±1,0) begins more routes than either of (±1,0,0)"),
				props.Over(family(), first(2)).UpTo(1500).Named("more than twice as many"),
				props.Over(family().Where("even c ≥ 4, k, l ≥ 1, cl ≥ 6", "c*l >= 6").And([]int{20, 2, 2}), first(2)).UpTo(1500).
					Named("more than twice as many, for cl ≥ 6"),
			},
		},
	}
}

// asymmetry is the claim that B does not come back the way it went.
func asymmetry() *props.Claim {
	const (
		away = `route("gamma-b", Gamma(c,k,l), "(0,0,0)", "(1,1,1)")`
		back = `route("gamma-b", Gamma(c,k,l), "(1,1,1)", "(0,0,0)")`
	)
	return &props.Claim{
		ID: "supertoroidal/B-route-asymmetry", Kind: props.Algorithm, Section: "VI",
		Quote:  "the path from S to D is not the opposite of the path from D to S",
		Formal: "the path of B from S to D is not, in reverse, the one from D to S",
		Note: "it is for some pairs and not for others: by the default reading the paper denies that it always is. " +
			"The formula names a pair whose two paths do not even have the same length",
		Readings: []props.Reading{
			family().And([]int{20, 2, 2}).Holds(away+" != "+back, "Gamma({c},{k},{l}): from (0,0,0) to (1,1,1) B takes {"+away+"} hops, back {"+back+"}").
				Named("for some pair of every network"),
			props.Over(family(), bAllAsymmetric).Named("for every pair of different nodes"),
		},
	}
}

// The theorem on B in formulas: it delivers, within the printed bound.
const (
	allPairs     = "order(Gamma(c,k,l))*(order(Gamma(c,k,l))-1)"
	bDelivered   = `delivered("gamma-b", Gamma(c,k,l))`
	bMost        = `max_hops("gamma-b", Gamma(c,k,l))`
	printedBound = "((c*k+c*l+c)/2 + 2)"
)

// bSigns is the claim about the signs in (7). The router gamma-b has these signs, and
// the second reading sees that it moves by them.
func bSigns() *props.Claim {
	return &props.Claim{
		ID: "supertoroidal/algorithm-B-signs", Kind: props.Algorithm, Section: "IV (7)",
		Quote:  "(7)",
		Formal: "with the signs r > 0: (0,−1,0); r < 0: (0,1,0); r = 0, q ≠ 0: (1,0,0); r = q = 0, x > 0: (−1,0,0); x < 0: (1,0,0) B keeps its theorem; with any of the other 31 choices of these signs it does not",
		Note:   "the scan lost the minus signs; the theorem: every D is reached from every S, in at most ck/2 + cl/2 + c/2 + 2 hops; x in [−ck/2, ck/2)",
		Readings: []props.Reading{
			family().And([]int{20, 2, 2}).Holds(bDelivered+" == "+allPairs+" && "+bMost+" <= "+printedBound,
				"in Gamma({c},{k},{l}) B delivers {"+bDelivered+"} of {"+allPairs+"} messages, in up to {"+bMost+"} hops").
				UpTo(1500).Named("with these signs B keeps its theorem"),
			props.Over(family().And([]int{20, 2, 2}), bLinks).UpTo(1500).Named("the router's links are those of (7) with these signs"),
			props.Each("31 choices, Γ(4,1,1)", otherSigns(), breaks).Named("with any others it does not"),
		},
	}
}

// bDelivers is the theorem that B delivers.
func bDelivers() *props.Claim {
	return &props.Claim{
		ID: "supertoroidal/B-delivers", Kind: props.Algorithm, Section: "IV, Theorem",
		Quote:  "The algorithm B is a distributed routing algorithm on Γ(c,k,l)",
		Formal: "from every S a message that B moves reaches every D",
		Readings: []props.Reading{family().And([]int{20, 2, 2}).Holds(bDelivered+" == "+allPairs,
			"in Gamma({c},{k},{l}) B delivers {"+bDelivered+"} of {"+allPairs+"} messages").UpTo(1500)},
	}
}

// bBound is the theorem on the most hops of B.
func bBound() *props.Claim {
	const (
		within  = bMost + " <= " + printedBound
		exactly = bMost + " == " + printedBound + " - cond(l >= 2, 2, 0)"
		witness = "Gamma({c},{k},{l}): a route of B has {" + bMost + "} hops, the bound is {" + printedBound + "}"
	)
	return &props.Claim{
		ID: "supertoroidal/B-bound", Kind: props.Algorithm, Section: "IV, Theorem",
		Quote:  "The diameter of Γ(c,k,l) with respect to B is bounded above by ck/2 + cl/2 + c/2 + 2",
		Formal: "no route of B has more than ck/2 + cl/2 + c/2 + 2 hops",
		Note:   "x in [−ck/2, ck/2)",
		Readings: []props.Reading{
			family().And([]int{20, 2, 2}).Holds(within, witness).UpTo(1500).Named("the bound"),
			family().And([]int{20, 2, 2}).Holds(exactly, witness).UpTo(1500).Named("derived: the most hops are the bound if l = 1, the bound less 2 if l ≥ 2"),
			listed().Holds(within+" && "+exactly, witness).Named("both, for even c ≤ 8 and k, l ≤ 3"),
		},
	}
}

// bNear is the claim that B is optimal for neighbours and their neighbours. One pair
// contradicts it, and the formula is the claim for that pair: D⁻¹S = (1,1,1).
func bNear() *props.Claim {
	const (
		hops     = `route("gamma-b", Gamma(c,k,l), "(1,1,1)", "(0,0,0)")`
		distance = `distance(Gamma(c,k,l), "(1,1,1)", "(0,0,0)")`
	)
	return &props.Claim{
		ID: "supertoroidal/B-local-optimal", Kind: props.Algorithm, Section: "IV",
		Quote:  "if the distance from S to D is less than three, then B is optimal",
		Formal: "from every S to every D at distance less than 3 the route of B is a shortest path, in every Γ(c,k,l)",
		Note: "in no network that was tried is it so: from D⁻¹S = (1,1,1) the links (−1,0,0), (0,−1,0) lead home, but for cl ≥ 6, as there q = 1 and r = 2, B takes (0,−1,0) twice, " +
			"(1,0,0), (0,1,0), and (−1,0,0) twice; the second reading has this. The formula is about that pair alone, which is enough for a claim that fails",
		Readings: []props.Reading{
			family().HoldsShown(distance+" >= 3 || "+hops+" == "+distance, func(t *props.Case, e props.Env) string {
				net := gamma(t, props.Int(e, "c"), props.Int(e, "k"), props.Int(e, "l"))
				return t.Routes("gamma-b", net.Net).Describe(net.At(1, 1, 1), 0)
			}).UpTo(1500).Named("in every network"),
			family().And([]int{20, 2, 2}).Holds(hops+" == cond(c*l == 4 && k >= 2, 8, 6) && "+distance+" == 2",
				"Gamma({c},{k},{l}): from (1,1,1) to (0,0,0) B takes {"+hops+"} hops, the distance is {"+distance+"}").UpTo(1500).
				Named("derived: in none, as from (1,1,1), at distance 2, B takes 6 hops to (0,0,0), or 8 in Γ(4,k,1), k ≥ 2"),
		},
		Correction: &props.Correction{
			Statement: "B is optimal at distance 1, and at distance 2 unless D⁻¹S is (1,1,1) or (1,cl−1,c−2) or, if cl = 4, (0,2,0) or (0,2,3)",
			Reading:   props.Over(family().And([]int{20, 2, 2}), bNearExcept).UpTo(1500),
		},
	}
}

// onlyLookup is the claim that shortest paths need tables. One rule without a table
// contradicts it, and the formula is the claim for that rule.
func onlyLookup() *props.Claim {
	const minimal = `minimal("gamma-minimal", Gamma(c,k,l))`
	return &props.Claim{
		ID: "supertoroidal/only-lookup", Kind: props.Text, Section: "IV",
		Quote:  "The only way to achieve optimal routing on Γ(c,k,l) is by means of look-up tables",
		Formal: "no next-hop rule that keeps no table of the addresses takes a shortest path between all pairs of Γ(c,k,l)",
		Note: "a rule without a table: a fixed number of arithmetic operations on x, j, c, k and l. The rule finds X, A, u and v of the distance formula in the second reading, and moves as such a path begins. " +
			"There A is the sum of the steps ±1 in y, and X that in x; a path with A+m steps up in y and m down that goes b beyond X has u = A+m, v = X+b, and reaches all residues up to uv. " +
			"The formula is about that rule alone, which is enough for a claim that fails",
		Readings: []props.Reading{
			family().Holds(minimal+" < "+allPairs, "the router gamma-minimal, which does at most 20 divisions and square roots a hop and has no table, "+
				"takes a shortest path between all {"+allPairs+"} pairs of Gamma({c},{k},{l})").Named("no rule without a table"),
			props.Over(all(), byFormula).UpTo(200).Named("derived: the distance from (0,0,0) to (x,y,z) is the least 2(u+v)−|A|−|X| " +
				"for X = x, x−ck and A = y, y−cl, y+cl, over u ≥ |A|, v ≥ |X| with uv ≥ β or, if β > 0, uv ≥ |AX|+c−β; " +
				"β = AX − (y−A)/cl − z modulo c, or z + (y−A)/cl − AX where just one of A and X is negative"),
		},
		Correction: &props.Correction{
			Statement: "a rule of at most 20 divisions and square roots a hop, and no table, takes a shortest path between all pairs",
			Reading: all().And([]int{20, 2, 2}).Holds(minimal+" == "+allPairs,
				"in Gamma({c},{k},{l}) the rule takes a shortest path between {"+minimal+"} of {"+allPairs+"} pairs").UpTo(1000),
		},
	}
}

// reaches is the formula that (6) comes to. With |r| ≤ (cl−2)/2, r takes each of cl−1
// values that follow each other once, so the numbers q(cl−1) + r with |q| ≤ c/2 follow
// each other, each once, up to (c/2)(cl−1) + (cl−2)/2 and down to minus that.
const reaches = "2*((c*l-2)/2) + 1 == c*l-1 && c/2*(c*l-1) + (c*l-2)/2 >= c*c*l/2"

// representation is the claim (6).
func representation() *props.Claim {
	// It does not depend on k; the order is that of Γ(c,1,l).
	pairs := props.Family{Domain: "even c ≥ 4, l ≥ 1", For: "c >= 4, l >= 1 if c % 2 == 0", Order: "c*c*c*l"}
	return &props.Claim{
		ID: "supertoroidal/representation-6", Kind: props.Theorem, Section: "IV (6)",
		Quote:  "There is a unique representation j = q(cl−1) + r with |r| ≤ (cl−2)/2 and |q| ≤ c/2",
		Formal: "every integer j with −c²l/2 ≤ j < c²l/2 is q(cl−1) + r for exactly one pair of integers with |r| ≤ (cl−2)/2 and |q| ≤ c/2",
		Note: "j is the representative of D⁻¹S just named; even c ≥ 4, and k plays no part. There are c+1 values of q and cl−1 of r: for l = 1 that is c²−1 pairs for the c² values of j, " +
			"so it fails for every even c, whatever representatives are taken. In the formula: as there are cl−1 values of r, one after the other, the numbers q(cl−1) + r are all different, " +
			"and all integers of absolute value up to (c/2)(cl−1) + (cl−2)/2",
		Readings: []props.Reading{
			pairs.HoldsShown(reaches, func(t *props.Case, e props.Env) string {
				return wrongQuotient(props.Int(e, "c"), props.Int(e, "l"))
			}).UpTo(4096).Named("for every l"),
			props.Over(pairs.From("even c ≥ 4, l ≥ 2", "c >= 4, l >= 2 if c % 2 == 0").And([]int{40, 4}), func(t *props.Case, c, l int) {
				wrong := wrongQuotient(c, l)
				t.Want(wrong == "", "%s", wrong)
			}).UpTo(4096).Named("for l ≥ 2"),
			pairs.Holds("(2*(c/2)+1) * (2*((c*l-2)/2)+1) >= c*c*l",
				"there are only {(2*(c/2)+1) * (2*((c*l-2)/2)+1)} pairs (q,r) with |q| ≤ {c/2} and |r| ≤ {(c*l-2)/2} for the {c*c*l} values of j").
				UpTo(4096).Named("for every l, with other representatives j modulo c²l"),
		},
		Correction: &props.Correction{
			Statement: "the representation exists and is unique for every j, except that for l = 1 and j = −c²/2 it needs q = −c/2−1, with r = (c−2)/2",
			Reading:   props.Over(pairs.And([]int{40, 4}), representationRepaired).UpTo(4096),
		},
	}
}

func tableBits(t *props.Case, c, k, l int) {
	net := gamma(t, c, k, l)
	n := t.Int("order", net.Net)
	least, links := t.Int("min_degree", net.Net), t.Int("max_degree", net.Net)
	t.Want(least == links && n*links == 4*k*l*c*c*c, "%s has %d nodes with %d … %d links, 4klc³ = %d", net.Name(), n, least, links, 4*k*l*c*c*c)
	level := t.Levels(net.Net, 0)
	masks := make(map[uint]bool)
	for _, a := range net.addresses()[1:] {
		mask := uint(0)
		for i, link := range sides() {
			if level[net.node(net.times(a, link))] < level[net.node(a)] {
				mask |= 1 << i
			}
		}
		masks[mask] = true
	}
	t.Want(!masks[0] && len(masks) == 1<<links-1, "%s: %d sets of optimal links occur", net.Name(), len(masks))
}

func narrowTable(t *props.Case, c, k, l int) {
	net := gamma(t, c, k, l)
	n := t.Int("order", net.Net)
	links := t.Int("max_degree", net.Net)
	width := bits.Len(uint(links - 1))
	t.Want(n*width == 4*k*l*c*c*c, "%s: to name one of %d links takes %d bits, so the table takes %d × %d = %d bits, printed %d × 4 = %d",
		net.Name(), links, width, n, width, n*width, n, 4*n)
}

// quotients lists the pairs (q,r) that represent j with |q| ≤ most.
func quotients(c, l, j, most int) [][2]int {
	var pairs [][2]int
	for q := -most; q <= most; q++ {
		if r := j - q*(c*l-1); -(c*l-2)/2 <= r && r <= (c*l-2)/2 {
			pairs = append(pairs, [2]int{q, r})
		}
	}
	return pairs
}

// wrongQuotient describes a j without just one representation; "" if there is none.
func wrongQuotient(c, l int) string {
	for j := -c * c * l / 2; j < c*c*l/2; j++ {
		pairs := quotients(c, l, j, c/2)
		if len(pairs) != 1 {
			free := quotients(c, l, j, c*c*l)[0] // the r are one of each class modulo cl−1
			return fmt.Sprintf("j = %d has %d representations with |r| ≤ %d and |q| ≤ %d; with |r| ≤ %d it is %d = (%d)·%d + (%d)",
				j, len(pairs), (c*l-2)/2, c/2, (c*l-2)/2, j, free[0], c*l-1, free[1])
		}
	}
	return ""
}

func representationRepaired(t *props.Case, c, l int) {
	for j := -c * c * l / 2; j < c*c*l/2; j++ {
		most := c / 2
		if l == 1 && j == -c*c/2 {
			most++
		}
		pairs := quotients(c, l, j, most)
		t.Want(len(pairs) == 1, "j = %d has %d representations with |q| ≤ %d", j, len(pairs), most)
		if most > c/2 {
			t.Want(pairs[0] == [2]int{-c/2 - 1, (c - 2) / 2}, "j = %d is represented by (q,r) = %v", j, pairs[0])
		}
	}
}
