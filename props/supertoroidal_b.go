package props

import (
	"math/big"
	"slices"

	"topocert/routing"
	"topocert/solver"
	"topocert/topology"
)

// gammaSides are the links in the order in which witnesses count them.
func gammaSides() []gammaAddress {
	return []gammaAddress{{1, 0, 0}, {-1, 0, 0}, {0, 1, 0}, {0, -1, 0}}
}

// gammaLinkOf returns the link by which the router moves a message at s with
// destination d, by the arithmetic that the paper prints; (0,0,0) if it stops.
func gammaLinkOf(t *Trial, g gammaGroup, net *topology.Gamma, r routing.Router, s, d gammaAddress) gammaAddress {
	next, _ := r.Next(net.At(s.x, s.y, s.z), net.At(d.x, d.y, d.z), "")
	n := net.Coordinates(next)
	moved := g.times(g.inverse(s), gammaAddress{n[0], n[1], n[2]})
	for _, link := range append(gammaSides(), gammaAddress{}) {
		if g.reduce(link) == moved {
			return link
		}
	}
	t.Failf("%s: from %v to %v a message goes to %s, by no link", net.Name(), s, d, net.Label(next))
	return gammaAddress{}
}

// gammaTranslated says that the case fails unless the link depends on D⁻¹S alone.
func gammaTranslated(router string) func(t *Trial, p []int) {
	return func(t *Trial, p []int) {
		t.Computed()
		g, net := gammaGroupOf(p), gammaNet(t, p)
		r := t.Routes(router, net).Router
		link := make(map[gammaAddress]gammaAddress)
		all := g.addresses()
		for _, a := range all {
			link[a] = gammaLinkOf(t, g, net, r, a, gammaAddress{})
		}
		for _, d := range all {
			for _, s := range all {
				a := g.times(g.inverse(d), s)
				if got := gammaLinkOf(t, g, net, r, s, d); got != link[a] {
					t.Failf("%s: D⁻¹S = %v for S = %v, D = %v, where the link is %v, and for D = (0,0,0), where it is %v", net.Name(), a, s, d, got, link[a])
				}
			}
		}
	}
}

// gammaBLinks says that the case fails unless B moves as (7) does with the signs
// of the formal statement, with q and r found by search, and keeps the theorem.
func gammaBLinks(t *Trial, p []int) {
	g, net := gammaGroupOf(p), gammaNet(t, p)
	routes := t.Routes("gamma-b", net)
	for _, a := range g.addresses() {
		x, _, q, r := g.parts(a)
		want := gammaAddress{}
		switch {
		case r > 0:
			want = gammaAddress{0, -1, 0}
		case r < 0:
			want = gammaAddress{0, 1, 0}
		case q != 0, x < 0:
			want = gammaAddress{1, 0, 0}
		case x > 0:
			want = gammaAddress{-1, 0, 0}
		}
		got := gammaLinkOf(t, g, net, routes.Router, a, gammaAddress{})
		t.Want(got == want, "%s: for D⁻¹S = %v, with q = %d and r = %d, B moves along %v, not %v", net.Name(), a, q, r, got, want)
	}
	t.Computed()
	routes.WantDelivered()
	gammaBWithin(t, p)
}

// parts returns x and j of an address as signed numbers, and q and r. |q| may be
// c/2+1: see the claim on (6).
func (g gammaGroup) parts(a gammaAddress) (x, j, q, r int) {
	ck, ring := g.c*g.k, g.c*g.c*g.l
	x = gammaMod(a.x+ck/2, ck) - ck/2
	j = gammaMod(a.y+g.c*g.l*a.z+ring/2, ring) - ring/2
	pair := gammaQuotients(g.c, g.l, j, g.c/2+1)[0]
	return x, j, pair[0], pair[1]
}

// gammaOtherSigns lists the choices of signs that are not those of B.
func gammaOtherSigns() []routing.GammaSigns {
	var all []routing.GammaSigns
	for choice := range 1 << len(routing.GammaSigns{}) {
		var signs routing.GammaSigns
		for i := range signs {
			signs[i] = 1 - 2*(choice>>i&1)
		}
		if signs != routing.GammaSignsOfB() {
			all = append(all, signs)
		}
	}
	return all
}

// gammaBreaks says that the case fails if B keeps its theorem in Γ(4,1,1) with
// the given signs.
func gammaBreaks(t *Trial, signs routing.GammaSigns) {
	t.Computed()
	p := []int{4, 1, 1}
	net := gammaNet(t, p)
	b, err := routing.NewGammaB(net, signs)
	t.Check(err)
	audit, err := solver.AuditRouter(t.ctx, net.CSR(), routing.NewRelative(net, b.Step), solver.AuditOptions{Workers: 1})
	t.Check(err)
	within := big.NewRat(int64(audit.MaxHops), 1).Cmp(gammaBound(p)) <= 0
	t.Want(audit.Undelivered() > 0 || !within, "with the signs %d B delivers all of %s in at most %d hops", signs, net.Name(), audit.MaxHops)
}

// gammaDetours calls each for the addresses from which a message to (0,0,0) takes
// more hops than the distance, the closest first.
func gammaDetours(t *Trial, p []int, each func(a gammaAddress, distance int)) {
	g, net := gammaGroupOf(p), gammaNet(t, p)
	r := t.Routes("gamma-b", net).Router
	level, _ := solver.Levels(net.CSR(), 0, nil, nil)
	type detour struct {
		a        gammaAddress
		distance int
	}
	var found []detour
	for _, a := range g.addresses() {
		v := net.At(a.x, a.y, a.z)
		if route := routing.Follow(net.CSR(), r, v, 0); route.Outcome != routing.Delivered || route.Hops() > int(level[v]) {
			found = append(found, detour{a, int(level[v])})
		}
	}
	slices.SortStableFunc(found, func(a, b detour) int { return a.distance - b.distance })
	for _, d := range found {
		each(d.a, d.distance)
	}
}

// gammaFailsFrom says that the case fails, for the detour of B from a to (0,0,0).
func gammaFailsFrom(t *Trial, p []int, a gammaAddress) {
	net := gammaNet(t, p)
	routes, v := t.Routes("gamma-b", net), net.At(a.x, a.y, a.z)
	routes.Follow(v, 0)
	t.Distance(net, v, 0)
	t.Failf("%s", solver.Describe(net, routes.Router, v, 0))
}

func gammaBNear(t *Trial, p []int) {
	var near []gammaAddress
	gammaDetours(t, p, func(a gammaAddress, distance int) {
		if distance < 3 {
			near = append(near, a)
		}
	})
	if everywhere := (gammaAddress{1, 1, 1}); slices.Contains(near, everywhere) {
		gammaFailsFrom(t, p, everywhere)
	}
	if len(near) > 0 {
		gammaFailsFrom(t, p, near[0])
	}
	t.Computed()
}

// gammaBSix says that from (1,1,1), at distance 2, B takes 6 hops, or 8.
func gammaBSix(t *Trial, p []int) {
	net, want := gammaNet(t, p), 6
	if p[0]*p[2] == 4 && p[1] >= 2 {
		want = 8
	}
	v := net.At(1, 1, 1)
	hops, distance := t.Routes("gamma-b", net).Follow(v, 0), t.Distance(net, v, 0)
	t.Want(hops == want && distance == 2, "%s: from (1,1,1) to (0,0,0) B takes %d hops, the distance is %d", net.Name(), hops, distance)
}

// gammaBNearExcept decides the correction of B's local optimality.
func gammaBNearExcept(t *Trial, p []int) {
	t.Computed()
	c, l := p[0], p[2]
	g := gammaGroupOf(p)
	want := []gammaAddress{{1, 1, 1}, {1, c*l - 1, c - 2}}
	if c*l == 4 {
		want = append(want, gammaAddress{0, 2, 0}, gammaAddress{0, 2, 3})
	}
	count := 0
	gammaDetours(t, p, func(a gammaAddress, distance int) {
		if distance < 3 {
			t.Want(distance == 2 && slices.Contains(want, a), "%v: B is not optimal from %v to (0,0,0), at distance %d", g, a, distance)
			count++
		}
	})
	t.Want(count == len(want), "%v: B is not optimal from %d of %v", g, count, want)
}

func gammaBFlat(t *Trial, p []int) {
	g := gammaGroupOf(p)
	gammaDetours(t, p, func(a gammaAddress, _ int) {
		if _, _, q, _ := g.parts(a); q == 0 {
			gammaFailsFrom(t, p, a)
		}
	})
	t.Computed()
}

func gammaBFromTable(t *Trial, p []int) {
	t.Computed()
	g, net := gammaGroupOf(p), gammaNet(t, p)
	b, byTable := t.Routes("gamma-b", net).Router, t.Routes("gamma-b-table", net).Router
	table, err := routing.NewGammaBTable(net)
	t.Check(err)
	for _, a := range g.addresses() {
		_, j, _, r := g.parts(a)
		want := uint8(0)
		switch {
		case r > 0:
			want = 1
		case r < 0:
			want = 2
		}
		got := table.Entry(uint32(gammaMod(j, g.c*g.c*g.l)))
		t.Want(got == want, "%s: the entry for j = %d is %d, r is %d", net.Name(), j, got, r)
		x, y := gammaLinkOf(t, g, net, byTable, a, gammaAddress{}), gammaLinkOf(t, g, net, b, a, gammaAddress{})
		t.Want(x == y, "%s: for D⁻¹S = %v the table leads along %v, B along %v", net.Name(), a, x, y)
	}
}

// gammaOpposite tells whether the path from a to (0,0,0) is the opposite of that
// from (0,0,0) to a.
func gammaOpposite(net *topology.Gamma, r routing.Router, a gammaAddress) bool {
	v := net.At(a.x, a.y, a.z)
	back := routing.Follow(net.CSR(), r, 0, v).Path
	slices.Reverse(back)
	return slices.Equal(routing.Follow(net.CSR(), r, v, 0).Path, back)
}

func gammaBSomeAsymmetric(t *Trial, p []int) {
	t.Computed()
	net := gammaNet(t, p)
	r := t.Routes("gamma-b", net).Router
	for _, a := range gammaGroupOf(p).addresses() {
		if !gammaOpposite(net, r, a) {
			return
		}
	}
	t.Failf("%s: every path of B is the opposite of the path back", net.Name())
}

func gammaBAllAsymmetric(t *Trial, p []int) {
	t.Computed()
	net := gammaNet(t, p)
	r := t.Routes("gamma-b", net).Router
	for _, a := range gammaGroupOf(p).addresses()[1:] {
		t.Want(!gammaOpposite(net, r, a), "%s: the path from (0,0,0) to %v is the opposite of the path back", net.Name(), a)
	}
}

// gammaUneven says that the case fails if all links carry the same number of the
// routes of all pairs.
func gammaUneven(t *Trial, p []int) {
	net := gammaNet(t, p)
	loads := t.Routes("gamma-b", net).Audit().Loads
	t.Want(slices.Min(loads) < slices.Max(loads), "%s: every link carries %d routes", net.Name(), loads[0])
}

// gammaFirst says that the case fails unless each of the links (0,±1,0) begins
// more than factor times as many routes as either of (±1,0,0).
func gammaFirst(factor int) func(t *Trial, p []int) {
	return func(t *Trial, p []int) {
		t.Computed()
		g, net := gammaGroupOf(p), gammaNet(t, p)
		r := t.Routes("gamma-b", net).Router
		count := make(map[gammaAddress]int)
		for _, a := range g.addresses() {
			count[gammaLinkOf(t, g, net, r, a, gammaAddress{})]++
		}
		side := gammaSides()
		most, least := max(count[side[0]], count[side[1]]), min(count[side[2]], count[side[3]])
		t.Want(least > factor*most, "%s: of the routes from one node to the others, (1,0,0) begins %d, (−1,0,0) %d, (0,1,0) %d, (0,−1,0) %d",
			net.Name(), count[side[0]], count[side[1]], count[side[2]], count[side[3]])
	}
}

// gammaLonger compares B in Γ(c,k,l) with B in Γ(c,1,l): the table is the same,
// and while j ≠ 0 the link is that for the same j there, whatever x is.
func gammaLonger(t *Trial, p []int) {
	t.Computed()
	g, net := gammaGroupOf(p), gammaNet(t, p)
	short := []int{p[0], 1, p[2]}
	one, oneNet := gammaGroupOf(short), gammaNet(t, short)
	r, oneR := t.Routes("gamma-b-table", net).Router, t.Routes("gamma-b-table", oneNet).Router
	table, err := routing.NewGammaBTable(net)
	t.Check(err)
	oneTable, err := routing.NewGammaBTable(oneNet)
	t.Check(err)
	for j := range uint32(g.c * g.c * g.l) {
		t.Want(table.Entry(j) == oneTable.Entry(j), "the tables of %s and %s differ at j = %d", net.Name(), oneNet.Name(), j)
	}
	for _, a := range g.addresses() {
		got := gammaLinkOf(t, g, net, r, a, gammaAddress{})
		if a.y == 0 && a.z == 0 {
			t.Want(got.y == 0, "%s: for D⁻¹S = %v B moves along %v", net.Name(), a, got)
			continue
		}
		want := gammaLinkOf(t, one, oneNet, oneR, gammaAddress{0, a.y, a.z}, gammaAddress{})
		t.Want(got == want, "%s: for D⁻¹S = %v B moves along %v, in %s along %v", net.Name(), a, got, oneNet.Name(), want)
	}
}

// gammaTableFree says that the case fails if the router without a table is
// optimal.
func gammaTableFree(t *Trial, p []int) {
	net := gammaNet(t, p)
	routes := t.Routes("gamma-minimal", net)
	t.Want(!routes.Minimal(), "the router gamma-minimal, which does at most 20 divisions and square roots a hop and has no table, takes a shortest path between all %s pairs of %s",
		routes.pairs(), net.Name())
}
