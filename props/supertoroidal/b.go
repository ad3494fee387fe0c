package supertoroidal

import (
	"math/big"
	"slices"
	"topocert/props"

	"topocert/routing"
	"topocert/solver"
	"topocert/topology"
)

// sides are the links in the order in which witnesses count them.
func sides() []address {
	return []address{{1, 0, 0}, {-1, 0, 0}, {0, 1, 0}, {0, -1, 0}}
}

// linkOf returns the link by which the router moves a message at s with
// destination d, by the arithmetic that the paper prints; (0,0,0) if it stops.
func linkOf(t *props.Case, g group, net *topology.Gamma, r routing.Router, s, d address) address {
	next, _ := r.Next(net.At(s.x, s.y, s.z), net.At(d.x, d.y, d.z), "")
	n := net.Coordinates(next)
	moved := g.times(g.inverse(s), address{n[0], n[1], n[2]})
	for _, link := range append(sides(), address{}) {
		if g.reduce(link) == moved {
			return link
		}
	}
	t.Failf("%s: from %v to %v a message goes to %s, by no link", net.Name(), s, d, net.Label(next))
	return address{}
}

// translated says that the case fails unless the link depends on D⁻¹S alone.
func translated(router string) func(t *props.Case, p []int) {
	return func(t *props.Case, p []int) {
		t.Computed()
		g, net := groupOf(p), gammaNet(t, p)
		r := t.Routes(router, net).Router
		link := make(map[address]address)
		all := g.addresses()
		for _, a := range all {
			link[a] = linkOf(t, g, net, r, a, address{})
		}
		for _, d := range all {
			for _, s := range all {
				a := g.times(g.inverse(d), s)
				if got := linkOf(t, g, net, r, s, d); got != link[a] {
					t.Failf("%s: D⁻¹S = %v for S = %v, D = %v, where the link is %v, and for D = (0,0,0), where it is %v", net.Name(), a, s, d, got, link[a])
				}
			}
		}
	}
}

// bLinks says that the case fails unless B moves as (7) does with the signs
// of the formal statement, with q and r found by search, and keeps the theorem.
func bLinks(t *props.Case, p []int) {
	g, net := groupOf(p), gammaNet(t, p)
	routes := t.Routes("gamma-b", net)
	for _, a := range g.addresses() {
		x, _, q, r := g.parts(a)
		want := address{}
		switch {
		case r > 0:
			want = address{0, -1, 0}
		case r < 0:
			want = address{0, 1, 0}
		case q != 0, x < 0:
			want = address{1, 0, 0}
		case x > 0:
			want = address{-1, 0, 0}
		}
		got := linkOf(t, g, net, routes.Router, a, address{})
		t.Want(got == want, "%s: for D⁻¹S = %v, with q = %d and r = %d, B moves along %v, not %v", net.Name(), a, q, r, got, want)
	}
	t.Computed()
	routes.WantDelivered()
	bWithin(t, p)
}

// parts returns x and j of an address as signed numbers, and q and r. |q| may be
// c/2+1: see the claim on (6).
func (g group) parts(a address) (x, j, q, r int) {
	ck, ring := g.c*g.k, g.c*g.c*g.l
	x = mod(a.x+ck/2, ck) - ck/2
	j = mod(a.y+g.c*g.l*a.z+ring/2, ring) - ring/2
	pair := quotients(g.c, g.l, j, g.c/2+1)[0]
	return x, j, pair[0], pair[1]
}

// otherSigns lists the choices of signs that are not those of B.
func otherSigns() []routing.GammaSigns {
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

// breaks says that the case fails if B keeps its theorem in Γ(4,1,1) with
// the given signs.
func breaks(t *props.Case, signs routing.GammaSigns) {
	t.Computed()
	p := []int{4, 1, 1}
	net := gammaNet(t, p)
	b, err := routing.NewGammaB(net, signs)
	t.Check(err)
	audit, err := solver.AuditRouter(t.ctx, net.CSR(), routing.NewRelative(net, b.Step), solver.AuditOptions{Workers: 1})
	t.Check(err)
	within := big.NewRat(int64(audit.MaxHops), 1).Cmp(bound(p)) <= 0
	t.Want(audit.Undelivered() > 0 || !within, "with the signs %d B delivers all of %s in at most %d hops", signs, net.Name(), audit.MaxHops)
}

// detours calls each for the addresses from which a message to (0,0,0) takes
// more hops than the distance, the closest first.
func detours(t *props.Case, p []int, each func(a address, distance int)) {
	g, net := groupOf(p), gammaNet(t, p)
	r := t.Routes("gamma-b", net).Router
	level, _ := solver.Levels(net.CSR(), 0, nil, nil)
	type detour struct {
		a        address
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

// failsFrom says that the case fails, for the detour of B from a to (0,0,0).
func failsFrom(t *props.Case, p []int, a address) {
	net := gammaNet(t, p)
	routes, v := t.Routes("gamma-b", net), net.At(a.x, a.y, a.z)
	routes.Follow(v, 0)
	t.Distance(net, v, 0)
	t.Failf("%s", solver.Describe(net, routes.Router, v, 0))
}

func bNear(t *props.Case, p []int) {
	var near []address
	detours(t, p, func(a address, distance int) {
		if distance < 3 {
			near = append(near, a)
		}
	})
	if everywhere := (address{1, 1, 1}); slices.Contains(near, everywhere) {
		failsFrom(t, p, everywhere)
	}
	if len(near) > 0 {
		failsFrom(t, p, near[0])
	}
	t.Computed()
}

// bSix says that from (1,1,1), at distance 2, B takes 6 hops, or 8.
func bSix(t *props.Case, p []int) {
	net, want := gammaNet(t, p), 6
	if p[0]*p[2] == 4 && p[1] >= 2 {
		want = 8
	}
	v := net.At(1, 1, 1)
	hops, distance := t.Routes("gamma-b", net).Follow(v, 0), t.Distance(net, v, 0)
	t.Want(hops == want && distance == 2, "%s: from (1,1,1) to (0,0,0) B takes %d hops, the distance is %d", net.Name(), hops, distance)
}

// bNearExcept decides the correction of B's local optimality.
func bNearExcept(t *props.Case, p []int) {
	t.Computed()
	c, l := p[0], p[2]
	g := groupOf(p)
	want := []address{{1, 1, 1}, {1, c*l - 1, c - 2}}
	if c*l == 4 {
		want = append(want, address{0, 2, 0}, address{0, 2, 3})
	}
	count := 0
	detours(t, p, func(a address, distance int) {
		if distance < 3 {
			t.Want(distance == 2 && slices.Contains(want, a), "%v: B is not optimal from %v to (0,0,0), at distance %d", g, a, distance)
			count++
		}
	})
	t.Want(count == len(want), "%v: B is not optimal from %d of %v", g, count, want)
}

func bFlat(t *props.Case, p []int) {
	g := groupOf(p)
	detours(t, p, func(a address, _ int) {
		if _, _, q, _ := g.parts(a); q == 0 {
			failsFrom(t, p, a)
		}
	})
	t.Computed()
}

func bFromTable(t *props.Case, p []int) {
	t.Computed()
	g, net := groupOf(p), gammaNet(t, p)
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
		got := table.Entry(uint32(mod(j, g.c*g.c*g.l)))
		t.Want(got == want, "%s: the entry for j = %d is %d, r is %d", net.Name(), j, got, r)
		x, y := linkOf(t, g, net, byTable, a, address{}), linkOf(t, g, net, b, a, address{})
		t.Want(x == y, "%s: for D⁻¹S = %v the table leads along %v, B along %v", net.Name(), a, x, y)
	}
}

// opposite tells whether the path from a to (0,0,0) is the opposite of that
// from (0,0,0) to a.
func opposite(net *topology.Gamma, r routing.Router, a address) bool {
	v := net.At(a.x, a.y, a.z)
	back := routing.Follow(net.CSR(), r, 0, v).Path
	slices.Reverse(back)
	return slices.Equal(routing.Follow(net.CSR(), r, v, 0).Path, back)
}

func bSomeAsymmetric(t *props.Case, p []int) {
	t.Computed()
	net := gammaNet(t, p)
	r := t.Routes("gamma-b", net).Router
	for _, a := range groupOf(p).addresses() {
		if !opposite(net, r, a) {
			return
		}
	}
	t.Failf("%s: every path of B is the opposite of the path back", net.Name())
}

func bAllAsymmetric(t *props.Case, p []int) {
	t.Computed()
	net := gammaNet(t, p)
	r := t.Routes("gamma-b", net).Router
	for _, a := range groupOf(p).addresses()[1:] {
		t.Want(!opposite(net, r, a), "%s: the path from (0,0,0) to %v is the opposite of the path back", net.Name(), a)
	}
}

// uneven says that the case fails if all links carry the same number of the
// routes of all pairs.
func uneven(t *props.Case, p []int) {
	net := gammaNet(t, p)
	loads := t.Routes("gamma-b", net).Audit().Loads
	t.Want(slices.Min(loads) < slices.Max(loads), "%s: every link carries %d routes", net.Name(), loads[0])
}

// first says that the case fails unless each of the links (0,±1,0) begins
// more than factor times as many routes as either of (±1,0,0).
func first(factor int) func(t *props.Case, p []int) {
	return func(t *props.Case, p []int) {
		t.Computed()
		g, net := groupOf(p), gammaNet(t, p)
		r := t.Routes("gamma-b", net).Router
		count := make(map[address]int)
		for _, a := range g.addresses() {
			count[linkOf(t, g, net, r, a, address{})]++
		}
		side := sides()
		most, least := max(count[side[0]], count[side[1]]), min(count[side[2]], count[side[3]])
		t.Want(least > factor*most, "%s: of the routes from one node to the others, (1,0,0) begins %d, (−1,0,0) %d, (0,1,0) %d, (0,−1,0) %d",
			net.Name(), count[side[0]], count[side[1]], count[side[2]], count[side[3]])
	}
}

// longer compares B in Γ(c,k,l) with B in Γ(c,1,l): the table is the same,
// and while j ≠ 0 the link is that for the same j there, whatever x is.
func longer(t *props.Case, p []int) {
	t.Computed()
	g, net := groupOf(p), gammaNet(t, p)
	short := []int{p[0], 1, p[2]}
	one, oneNet := groupOf(short), gammaNet(t, short)
	r, oneR := t.Routes("gamma-b-table", net).Router, t.Routes("gamma-b-table", oneNet).Router
	table, err := routing.NewGammaBTable(net)
	t.Check(err)
	oneTable, err := routing.NewGammaBTable(oneNet)
	t.Check(err)
	for j := range uint32(g.c * g.c * g.l) {
		t.Want(table.Entry(j) == oneTable.Entry(j), "the tables of %s and %s differ at j = %d", net.Name(), oneNet.Name(), j)
	}
	for _, a := range g.addresses() {
		got := linkOf(t, g, net, r, a, address{})
		if a.y == 0 && a.z == 0 {
			t.Want(got.y == 0, "%s: for D⁻¹S = %v B moves along %v", net.Name(), a, got)
			continue
		}
		want := linkOf(t, one, oneNet, oneR, address{0, a.y, a.z}, address{})
		t.Want(got == want, "%s: for D⁻¹S = %v B moves along %v, in %s along %v", net.Name(), a, got, oneNet.Name(), want)
	}
}

// tableFree says that the case fails if the router without a table is
// optimal.
func tableFree(t *props.Case, p []int) {
	net := gammaNet(t, p)
	routes := t.Routes("gamma-minimal", net)
	t.Want(!routes.Minimal(), "the router gamma-minimal, which does at most 20 divisions and square roots a hop and has no table, takes a shortest path between all %s pairs of %s",
		routes.Pairs(), net.Name())
}
