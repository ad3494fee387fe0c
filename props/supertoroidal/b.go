package supertoroidal

import (
	"slices"

	"topocert/props"
	"topocert/routing"
)

// sides are the links in the order in which witnesses count them.
func sides() []address {
	return []address{{1, 0, 0}, {-1, 0, 0}, {0, 1, 0}, {0, -1, 0}}
}

// linkOf returns the link by which the router moves a message at s with
// destination d, by the arithmetic that the paper prints; (0,0,0) if it stops.
func linkOf(t *props.Case, net network, r routing.Router, s, d address) address {
	next, _ := r.Next(net.node(s), net.node(d), "")
	n := net.Coordinates(next)
	moved := net.times(net.inverse(s), address{n[0], n[1], n[2]})
	for _, link := range append(sides(), address{}) {
		if net.reduce(link) == moved {
			return link
		}
	}
	t.Failf("%s: from %v to %v a message goes to %s, by no link", net.Name(), s, d, net.Label(next))
	return address{}
}

// translated says that the case fails unless the link depends on D⁻¹S alone.
func translated(router string) func(t *props.Case, c, k, l int) {
	return func(t *props.Case, c, k, l int) {
		net := gamma(t, c, k, l)
		r := t.Routes(router, net.Net).Router()
		link := make(map[address]address)
		all := net.addresses()
		for _, a := range all {
			link[a] = linkOf(t, net, r, a, address{})
		}
		for _, d := range all {
			for _, s := range all {
				a := net.times(net.inverse(d), s)
				if got := linkOf(t, net, r, s, d); got != link[a] {
					t.Failf("%s: D⁻¹S = %v for S = %v, D = %v, where the link is %v, and for D = (0,0,0), where it is %v", net.Name(), a, s, d, got, link[a])
				}
			}
		}
	}
}

// bLinks says that the case fails unless B moves as (7) does with the signs
// of the formal statement, with q and r found by search.
func bLinks(t *props.Case, c, k, l int) {
	net := gamma(t, c, k, l)
	router := t.Routes("gamma-b", net.Net).Router()
	for _, a := range net.addresses() {
		x, _, q, r := net.parts(a)
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
		got := linkOf(t, net, router, a, address{})
		t.Want(got == want, "%s: for D⁻¹S = %v, with q = %d and r = %d, B moves along %v, not %v", net.Name(), a, q, r, got, want)
	}
}

// parts returns x and j of an address as signed numbers, and q and r. |q| may be
// c/2+1: see the claim on (6).
func (g addressGroup) parts(a address) (x, j, q, r int) {
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
	net := gamma(t, 4, 1, 1)
	audit := t.OwnRoutes(net.Net, func() (routing.Router, error) {
		b, err := routing.NewGammaB(net.typed(), signs)
		if err != nil {
			return nil, err
		}
		return routing.NewRelative(net.typed(), b.Step), nil
	}).Audit()
	const bound = (4+4+4)/2 + 2
	t.Want(audit.Undelivered() > 0 || audit.MaxHops > bound, "with the signs %d B delivers all of %s in at most %d hops", signs, net.Name(), audit.MaxHops)
}

// detour is an address from which a message to (0,0,0) takes more hops than the
// distance.
type detour struct {
	from     address
	distance int
}

// detours lists the detours of B, the closest first.
func detours(t *props.Case, net network) []detour {
	r := t.Routes("gamma-b", net.Net).Router()
	level := t.Levels(net.Net, 0)
	var found []detour
	for _, a := range net.addresses() {
		v := net.node(a)
		if route := routing.Follow(net.CSR(), r, v, 0); route.Outcome != routing.Delivered || route.Hops() > int(level[v]) {
			found = append(found, detour{a, int(level[v])})
		}
	}
	slices.SortStableFunc(found, func(a, b detour) int { return a.distance - b.distance })
	return found
}

// bNearExcept decides the correction of B's local optimality.
func bNearExcept(t *props.Case, c, k, l int) {
	net := gamma(t, c, k, l)
	want := []address{{1, 1, 1}, {1, c*l - 1, c - 2}}
	if c*l == 4 {
		want = append(want, address{0, 2, 0}, address{0, 2, 3})
	}
	count := 0
	for _, d := range detours(t, net) {
		if d.distance < 3 {
			t.Want(d.distance == 2 && slices.Contains(want, d.from), "%v: B is not optimal from %v to (0,0,0), at distance %d", net.addressGroup, d.from, d.distance)
			count++
		}
	}
	t.Want(count == len(want), "%v: B is not optimal from %d of %v", net.addressGroup, count, want)
}

func bFlat(t *props.Case, c, k, l int) {
	net := gamma(t, c, k, l)
	for _, d := range detours(t, net) {
		if _, _, q, _ := net.parts(d.from); q == 0 {
			t.Failf("%s", t.Explain(func() string { return t.Routes("gamma-b", net.Net).Describe(net.node(d.from), 0) }))
		}
	}
}

func bFromTable(t *props.Case, c, k, l int) {
	net := gamma(t, c, k, l)
	b, byTable := t.Routes("gamma-b", net.Net).Router(), t.Routes("gamma-b-table", net.Net).Router()
	table, err := routing.NewGammaBTable(net.typed())
	t.Check(err)
	for _, a := range net.addresses() {
		_, j, _, r := net.parts(a)
		want := uint8(0)
		switch {
		case r > 0:
			want = 1
		case r < 0:
			want = 2
		}
		got := table.Entry(uint32(mod(j, c*c*l)))
		t.Want(got == want, "%s: the entry for j = %d is %d, r is %d", net.Name(), j, got, r)
		x, y := linkOf(t, net, byTable, a, address{}), linkOf(t, net, b, a, address{})
		t.Want(x == y, "%s: for D⁻¹S = %v the table leads along %v, B along %v", net.Name(), a, x, y)
	}
}

// opposite tells whether the path from a to (0,0,0) is the opposite of that
// from (0,0,0) to a.
func opposite(net network, r routing.Router, a address) bool {
	v := net.node(a)
	back := routing.Follow(net.CSR(), r, 0, v).Path
	slices.Reverse(back)
	return slices.Equal(routing.Follow(net.CSR(), r, v, 0).Path, back)
}

func bAllAsymmetric(t *props.Case, c, k, l int) {
	net := gamma(t, c, k, l)
	r := t.Routes("gamma-b", net.Net).Router()
	for _, a := range net.addresses()[1:] {
		t.Want(!opposite(net, r, a), "%s: the path from (0,0,0) to %v is the opposite of the path back", net.Name(), a)
	}
}

// uneven says that the case fails if all links carry the same number of the
// routes of all pairs.
func uneven(t *props.Case, c, k, l int) {
	net := gamma(t, c, k, l)
	loads := t.Routes("gamma-b", net.Net).Audit().Loads
	t.Want(slices.Min(loads) < slices.Max(loads), "%s: every link carries %d routes", net.Name(), loads[0])
}

// first says that the case fails unless each of the links (0,±1,0) begins
// more than factor times as many routes as either of (±1,0,0).
func first(factor int) func(t *props.Case, c, k, l int) {
	return func(t *props.Case, c, k, l int) {
		net := gamma(t, c, k, l)
		r := t.Routes("gamma-b", net.Net).Router()
		count := make(map[address]int)
		for _, a := range net.addresses() {
			count[linkOf(t, net, r, a, address{})]++
		}
		side := sides()
		most, least := max(count[side[0]], count[side[1]]), min(count[side[2]], count[side[3]])
		t.Want(least > factor*most, "%s: of the routes from one node to the others, (1,0,0) begins %d, (−1,0,0) %d, (0,1,0) %d, (0,−1,0) %d",
			net.Name(), count[side[0]], count[side[1]], count[side[2]], count[side[3]])
	}
}

// longer compares B in Γ(c,k,l) with B in Γ(c,1,l): the table is the same,
// and while j ≠ 0 the link is that for the same j there, whatever x is.
func longer(t *props.Case, c, k, l int) {
	net := gamma(t, c, k, l)
	one := gamma(t, c, 1, l)
	r, oneR := t.Routes("gamma-b-table", net.Net).Router(), t.Routes("gamma-b-table", one.Net).Router()
	table, err := routing.NewGammaBTable(net.typed())
	t.Check(err)
	oneTable, err := routing.NewGammaBTable(one.typed())
	t.Check(err)
	for j := range uint32(c * c * l) {
		t.Want(table.Entry(j) == oneTable.Entry(j), "the tables of %s and %s differ at j = %d", net.Name(), one.Name(), j)
	}
	for _, a := range net.addresses() {
		got := linkOf(t, net, r, a, address{})
		if a.y == 0 && a.z == 0 {
			t.Want(got.y == 0, "%s: for D⁻¹S = %v B moves along %v", net.Name(), a, got)
			continue
		}
		want := linkOf(t, one, oneR, address{0, a.y, a.z}, address{})
		t.Want(got == want, "%s: for D⁻¹S = %v B moves along %v, in %s along %v", net.Name(), a, got, one.Name(), want)
	}
}
