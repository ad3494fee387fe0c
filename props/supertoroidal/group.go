package supertoroidal

import (
	"fmt"
	"slices"

	"topocert/props"
)

// nodes lists the claims on the nodes and their number (Section II).
func nodes() []*props.Claim {
	return []*props.Claim{
		{
			ID: "supertoroidal/node-count", Kind: props.Theorem, Section: "II",
			Quote:    "It has klc³ nodes",
			Formal:   "Γ(c,k,l) has klc³ nodes and is connected",
			Readings: both(1500, nodeCount, []int{20, 2, 2}),
		},
		{
			ID: "supertoroidal/degree-four", Kind: props.Theorem, Section: "II",
			Quote:  "all of degree four",
			Formal: "every node of Γ(c,k,l) has exactly 4 distinct neighbours",
			Note:   "the paper assumes even c ≥ 4; four different links need ck ≥ 3",
			Readings: append(both(1500, degreeFour, []int{40, 2, 3}),
				degreeFour(all().Where("ck ≥ 3, k, l ≥ 1", "c*k >= 3")).UpTo(400).Named("ck ≥ 3")),
		},
		{
			ID: "supertoroidal/nonnegative-parameters", Kind: props.Text, Section: "II",
			Quote:  "parameters k, l and c which are nonnegative integers",
			Formal: "k, l or c may be 0: the address space [0,ck) × [0,cl) × [0,c) then still holds the identity (0,0,0)",
			Note:   "taken literally; everywhere else the parameters are read as positive",
			Readings: []props.Reading{
				props.Family{Domain: "k, l or c is 0", For: "(c, k, l) in [(4, 0, 1), (4, 1, 0), (0, 1, 1)]"}.Holds(holdsIdentity, lacksIdentity).
					Named("as printed, any of them may be 0"),
				all().From("c ≥ 4, k, l ≥ 1", "c >= 4, k >= 1, l >= 1").And([]int{20, 2, 2}).Holds(holdsIdentity, lacksIdentity).
					Named("as positive integers, c ≥ 4"),
			},
			Correction: &props.Correction{
				Statement: "for positive k, l and c the address space holds klc³ addresses, (0,0,0) among them",
				Reading:   all().And([]int{20, 2, 2}).Holds("(c*k)*(c*l)*c == k*l*c*c*c && "+holdsIdentity, lacksIdentity),
			},
		},
	}
}

// multiplication lists the claims on the product of two nodes (Section II).
func multiplication() []*props.Claim {
	return []*props.Claim{
		{
			ID: "supertoroidal/group-well-defined", Kind: props.Theorem, Section: "II",
			Quote:  "this multiplication is well-defined",
			Formal: "the product (2) of two nodes is one node, whichever triples stand for the factors: x or x+ck, (y,z) or (y+cl,z−1), z or z+c",
			Note: "every pair of addresses, with one period added to one of the two. Any triples follow: one period more in the first factor adds the same to the product for all factors with the same x2, " +
				"in the second for all with the same y1, and each more of x2 or of y1 changes it by the same again",
			Readings: pairwise(wellDefined),
		},
		{
			ID: "supertoroidal/group-associative", Kind: props.Theorem, Section: "II",
			Quote:  "is associative",
			Formal: "(pq)r = p(qr) for all addresses p, q, r under (2)",
			Note: "by Light's test: (pg)r = p(gr) for all p and r and for g = (1,0,0) and (0,1,0), from which multiplication on the right makes every address. All q with (pq)r = p(qr) for all p and r have their products among them, " +
				"as (p(qq'))r = ((pq)q')r = (pq)(q'r) = p(q(q'r)) = p((qq')r)",
			Readings: pairwise(associative),
		},
		{
			ID: "supertoroidal/identity", Kind: props.Theorem, Section: "II",
			Quote:    "has (0,0,0) for multiplicative identity",
			Formal:   "(0,0,0)p = p(0,0,0) = p for every address p under (2)",
			Readings: both(1500, over(identity), []int{20, 2, 2}),
		},
		{
			ID: "supertoroidal/inverse", Kind: props.Theorem, Section: "II",
			Quote:    "the multiplicative inverse of (x,y,z) is (−x,−y,−z+xy)",
			Formal:   "p(−x,−y,−z+xy) = (−x,−y,−z+xy)p = (0,0,0) for every address p = (x,y,z) under (2)",
			Note:     "the scan lost the minus signs; the triple is reduced to an address after the formula",
			Readings: both(1500, over(inverse), []int{20, 2, 2}),
		},
		{
			ID: "supertoroidal/noncommutative", Kind: props.Theorem, Section: "II",
			Quote:  "The multiplication is not commutative",
			Formal: "there are addresses p, q with pq ≠ qp under (2)",
			Note:   "the formula compares y + cl·z, modulo c²l, of (0,1,0)(1,0,0) = (1,1,0+0+1·1) and of (1,0,0)(0,1,0) = (1,1,0+0+0·0)",
			Readings: both(400, func(f props.Family) props.Reading {
				return f.Holds("(1 + c*l*(0+0+1*1)) % (c*c*l) != (1 + c*l*(0+0+0*0)) % (c*c*l)", "c={c}, k={k}, l={l}: (1,0,0) and (0,1,0) commute")
			}, []int{10, 2, 2}),
		},
		{
			ID: "supertoroidal/semidirect-footnote", Kind: props.Theorem, Section: "II, footnote 1",
			Quote:    "viewed as multiplication in the semi-direct product Z/ck ⋉ Z/c²l … multiplication by 1+cl",
			Formal:   "with j = y + cl·z, (2) is (x1,j1)(x2,j2) = (x1+x2, (1+cl)^x2·j1 + j2), and (1+cl)^ck = 1 modulo c²l; it is also the product that Γ(c,k,l) is built from",
			Readings: pairwise(semidirect),
		},
	}
}

// labelled lists the claims on the links and their labels (Section II).
func labelled() []*props.Claim {
	return []*props.Claim{
		{
			ID: "supertoroidal/links-34", Kind: props.Theorem, Section: "II (3), (4)",
			Quote:    "(x,y,z)(±1,0,0) = (x±1,y,z±y); (x,y,z)(0,±1,0) = (x,y±1,z)",
			Formal:   "multiplication on the right by (±1,0,0) and (0,±1,0) under (2) gives the printed nodes, these are exactly a node's neighbours in Γ(c,k,l), and links of opposite sign lead back",
			Readings: both(600, over(links), []int{20, 2, 2}),
		},
		{
			ID: "supertoroidal/b-cycle-length", Kind: props.Theorem, Section: "II (5)",
			Quote:  "the link labeled (0,1,0) generates a cycle of length c²l",
			Formal: "from every node the links (0,1,0) of Γ(c,k,l) first lead back after c²l steps; (0,1,0)^cl = (0,0,1) and (0,0,1)^c = (0,0,0)",
			Note:   "the exponents of (5) are lost in the scan",
			Readings: both(1500, over(func(t *props.Case, c, k, l int) {
				g := addressGroup{c, k, l}
				cycles(t, c, k, l, address{0, 1, 0}, g.c*g.c*g.l)
				up := address{0, 0, 1}
				got := g.power(address{0, 1, 0}, g.c*g.l)
				t.Want(got == up, "(0,1,0)^%d = %v, not %v", g.c*g.l, got, up)
				got = g.power(up, g.c)
				t.Want(got == address{}, "(0,0,1)^%d = %v, not (0,0,0)", g.c, got)
			}), []int{20, 2, 2}),
		},
		{
			ID: "supertoroidal/second-coordinate-modulus", Kind: props.Text, Section: "II",
			Quote:  "the second coordinate y is taken modulo c²l",
			Formal: "at fixed x and z, the triples (x,y,z) and (x,y',z) stand for the same node exactly when y ≡ y' modulo c²l",
			Note:   "the address space itself is [0,ck) × [0,cl) × [0,c)",
			Readings: []props.Reading{
				props.Over(family().And([]int{10, 2, 2}), periodOfY).Named("y any integer, with the carry into z"),
				props.Over(family(), valuesOfY).Named("y as written in the addresses takes c²l values"),
			},
		},
		{
			ID: "supertoroidal/a-cycle-length", Kind: props.Theorem, Section: "II",
			Quote:  "the link labeled (1,0,0) generates a cycle of length ck",
			Formal: "from every node the links (1,0,0) of Γ(c,k,l) first lead back after ck steps",
			Readings: both(1500, over(func(t *props.Case, c, k, l int) {
				cycles(t, c, k, l, address{1, 0, 0}, c*k)
			}), []int{20, 2, 2}),
		},
	}
}

func nodeCount(f props.Family) props.Reading {
	return f.Holds("order(Gamma(c,k,l)) == k*l*c*c*c && connected(Gamma(c,k,l))",
		"Gamma({c},{k},{l}) has {order(Gamma(c,k,l))} nodes, klc³ = {k*l*c*c*c}; it is connected: {connected(Gamma(c,k,l))}")
}

func degreeFour(f props.Family) props.Reading {
	return f.Holds("min_degree(Gamma(c,k,l)) == 4 && max_degree(Gamma(c,k,l)) == 4",
		"the degrees of Gamma({c},{k},{l}) are {min_degree(Gamma(c,k,l))} … {max_degree(Gamma(c,k,l))}: its rings along x have length ck = {c*k}")
}

// holdsIdentity is the formula that 0 is in each of [0,ck), [0,cl) and [0,c), and
// lacksIdentity the witness of a case where it is not.
const (
	holdsIdentity = "0 < c*k && 0 < c*l && 0 < c"
	lacksIdentity = "c={c}, k={k}, l={l}: the address space [0,{c*k}) × [0,{c*l}) × [0,{c}) has {c*k*c*l*c} elements and lacks (0,0,0)"
)

func wellDefined(t *props.Case, c, k, l int) {
	g := addressGroup{c, k, l}
	all, periods := g.addresses(), g.periods()
	for _, a := range all {
		for _, b := range all {
			want := g.times(a, b)
			for _, s := range periods {
				if got := g.times(a.plus(s), b); got != want {
					t.Failf("%v%v = %v, but %v%v = %v", a, b, want, a.plus(s), b, got)
				}
				if got := g.times(a, b.plus(s)); got != want {
					t.Failf("%v%v = %v, but %v%v = %v", a, b, want, a, b.plus(s), got)
				}
			}
		}
	}
}

func associative(t *props.Case, c, k, l int) {
	g := addressGroup{c, k, l}
	all := g.addresses()
	generators := []address{{1, 0, 0}, {0, 1, 0}}
	made := map[address]bool{generators[0]: true, generators[1]: true}
	for list := slices.Clone(generators); len(list) > 0; list = list[1:] {
		for _, q := range generators {
			if next := g.times(list[0], q); !made[next] {
				made[next] = true
				list = append(list, next)
			}
		}
	}
	if len(made) != len(all) {
		t.Openf("%d of the %d addresses are products of (1,0,0) and (0,1,0)", len(made), len(all))
	}
	for _, q := range generators {
		for _, r := range all {
			right := g.times(q, r)
			for _, a := range all {
				if got, want := g.times(g.times(a, q), r), g.times(a, right); got != want {
					t.Failf("p = %v, q = %v, r = %v: (pq)r = %v, p(qr) = %v", a, q, r, got, want)
				}
			}
		}
	}
}

func identity(t *props.Case, c, k, l int) {
	g := addressGroup{c, k, l}
	e := address{}
	for _, a := range g.addresses() {
		t.Want(g.times(e, a) == a && g.times(a, e) == a, "(0,0,0)%v = %v, %v(0,0,0) = %v", a, g.times(e, a), a, g.times(a, e))
	}
}

func inverse(t *props.Case, c, k, l int) {
	g := addressGroup{c, k, l}
	e := address{}
	for _, a := range g.addresses() {
		b := g.inverse(a)
		t.Want(g.times(a, b) == e && g.times(b, a) == e, "%v%v = %v, %v%v = %v", a, b, g.times(a, b), b, a, g.times(b, a))
	}
}

func semidirect(t *props.Case, c, k, l int) {
	net := gamma(t, c, k, l)
	g := net.addressGroup
	ring := g.c * g.c * g.l
	typed := net.typed()
	j := func(a address) int { return a.y + g.c*g.l*a.z }
	action := make([]int, g.c*g.k+1) // the powers of 1+cl
	action[0] = 1
	for x := range g.c * g.k {
		action[x+1] = action[x] * (1 + g.c*g.l) % ring
	}
	t.Want(action[g.c*g.k] == 1, "(1+cl)^ck = %d^%d = %d modulo %d", 1+g.c*g.l, g.c*g.k, action[g.c*g.k], ring)
	all := g.addresses()
	for _, a := range all {
		for _, b := range all {
			got := g.times(a, b)
			if want := (action[b.x]*j(a) + j(b)) % ring; j(got) != want || got.x != (a.x+b.x)%(g.c*g.k) {
				t.Failf("%v%v = %v, in the semi-direct product (%d,j) with j = %d", a, b, got, (a.x+b.x)%(g.c*g.k), want)
			}
			if u := typed.Product(typed.At(a.x, a.y, a.z), typed.At(b.x, b.y, b.z)); u != typed.At(got.x, got.y, got.z) {
				t.Failf("%v%v = %v, in the group of %s it is %s", a, b, got, net.Name(), net.Label(u))
			}
		}
	}
}

func links(t *props.Case, c, k, l int) {
	net := gamma(t, c, k, l)
	g := net.addressGroup
	for _, a := range g.addresses() {
		var ends []uint32
		for _, link := range []struct{ label, printed address }{
			{address{1, 0, 0}, address{a.x + 1, a.y, a.z + a.y}},
			{address{-1, 0, 0}, address{a.x - 1, a.y, a.z - a.y}},
			{address{0, 1, 0}, address{a.x, a.y + 1, a.z}},
			{address{0, -1, 0}, address{a.x, a.y - 1, a.z}},
		} {
			b := g.times(a, link.label)
			t.Want(b == g.reduce(link.printed), "%v%v = %v, printed %v", a, link.label, b, link.printed)
			back := g.times(b, address{-link.label.x, -link.label.y, 0})
			t.Want(back == a, "the link opposite to %v leads from %v to %v, not back to %v", link.label, b, back, a)
			ends = append(ends, net.node(b))
		}
		slices.Sort(ends)
		ends = slices.Compact(ends)
		got := net.Neighbors(net.node(a))
		t.Want(slices.Equal(ends, got), "%s: the neighbours of %v are %s, printed %s", net.Name(), a, labels(net, got), labels(net, ends))
	}
}

// pairwise reads a claim that is decided pair by pair of addresses.
func pairwise(try func(t *props.Case, c, k, l int)) []props.Reading {
	return []props.Reading{
		props.Over(family().And([]int{10, 1, 1}, []int{8, 1, 2}), try).UpTo(400).Named("even c ≥ 4, as the paper assumes"),
		props.Over(all().And([]int{9, 1, 1}, []int{11, 1, 1}), try).UpTo(200).Named("every c ≥ 2"),
	}
}

// cycles says that the case fails unless the links with the given label
// lead from every node back to it after length steps and not before, along links
// of the network.
func cycles(t *props.Case, c, k, l int, label address, length int) {
	net := gamma(t, c, k, l)
	g := net.addressGroup
	seen := make(map[address]bool) // what is on a cycle that was walked
	for _, start := range g.addresses() {
		if seen[start] {
			continue
		}
		a, steps := start, 0
		for steps == 0 || a != start && steps <= length {
			seen[a] = true
			b := g.times(a, label)
			t.Want(net.HasEdge(net.node(a), net.node(b)), "%s has no link %v–%v", net.Name(), a, b)
			a = b
			steps++
		}
		t.Want(a == start && steps == length, "after %d steps %v the walk from %v is at %v; printed length %d", steps, label, start, a, length)
	}
}

func periodOfY(t *props.Case, c, k, l int) {
	g := addressGroup{c, k, l}
	ring := g.c * g.c * g.l
	for _, a := range g.addresses() {
		for m := range 2*ring + 1 {
			same := g.reduce(a.plus(address{0, m, 0})) == a
			t.Want(same == (m%ring == 0), "%v and %v are the same node: %t", a, a.plus(address{0, m, 0}), same)
		}
	}
}

func valuesOfY(t *props.Case, c, k, l int) {
	net := gamma(t, c, k, l)
	values := make(map[int]bool)
	for v := range uint32(net.Order()) {
		values[net.Coordinates(v)[1]] = true
	}
	t.Want(len(values) == c*c*l, "in %s the coordinate y takes the %d values 0 … %d, c²l = %d: it is y + cl·z that is taken modulo c²l",
		net.Name(), len(values), len(values)-1, c*c*l)
}

// labels writes the labels of some vertices.
func labels(net network, vs []uint32) string {
	var labels []string
	for _, v := range vs {
		labels = append(labels, net.Label(v))
	}
	return fmt.Sprint(labels)
}
