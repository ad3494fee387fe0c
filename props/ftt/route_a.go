package ftt

import (
	"fmt"
	"math/big"
	"strings"
	"topocert/props"

	"topocert/routing"
	"topocert/solver"
	"topocert/topology"
)

// routeAClaims lists the claims about the fault-free routing, procedure A.
func routeAClaims() []*props.Claim {
	letter := routing.FTTReading{}
	const readings = "D is n−2 or the diameter; s ≥ D or s > D; five meanings of (x_{n-1}-Mid); step 3 inside step 2 or not; literal signs or numbers of hops: 35 combinations make sense, see routing.FTTReadings"
	var byLetter, hops []props.Reading
	for _, r := range routing.FTTReadings()[:5] {
		byLetter = append(byLetter, family().All(func(t *props.Case, p []int) {
			t.Routes(r.String(), net(t, p[0])).WantDelivered()
		}).Named("by the letter, "+meaning(r.Count)))
		hops = append(hops, family().All(func(t *props.Case, p []int) { wantInside(t, p[0], r.Count) }).Named(meaning(r.Count)))
	}
	return []*props.Claim{
		{
			ID: "ftt/routeA-literal", Kind: props.Algorithm, Section: "5.A",
			Quote:      "Algorithm: 1..4",
			Formal:     "procedure A as printed (Δ = x1 − xk, step 3 always goes to 1) delivers all pairs",
			Note:       "D = n − 2 as by Theorem 1, s ≥ D; in five readings, one for each meaning of (x_{n-1}-Mid)",
			Readings:   byLetter,
			Correction: minimalRouter("delivers every pair", func(r *props.Routes) { r.WantDelivered() }),
		},
		{
			ID: "ftt/routeA-delivers", Kind: props.Algorithm, Section: "5.A",
			Quote:  "the path will be selected for routing",
			Formal: "some sensible reading of A delivers every pair",
			Note:   readings,
			Readings: append([]props.Reading{family().All(func(t *props.Case, p []int) {
				wantDelivering(t, p[0], routing.FTTReadings())
			}).Named("any of the 35")}, groups(wantDelivering)...),
			Correction: &props.Correction{"in none of all 80 combinations does A deliver every pair of FTT(n), for any n", family().All(func(t *props.Case, p []int) {
				t.Computed()
				net := net(t, p[0])
				for _, reading := range routing.FTTCombinations() {
					audit, err := solver.AuditRouter(t.ctx, net.CSR(), routing.NewFTTRouteA(net.N, reading), solver.AuditOptions{Workers: 1})
					t.Check(err)
					t.Want(audit.Bad != nil, "%s delivers every pair of FTT(%d)", reading, net.N)
				}
			}).UpTo(144)},
		},
		{
			ID: "ftt/routeA-undefined-hop", Kind: props.Algorithm, Section: "5.A",
			Quote:  "Set path = (x_{n-1} - Mid) w_y",
			Formal: "hop count stays inside the grid",
			Note:   "from every x1 > Mid, where the line applies; last, the hops that step 4 prints as Δx, Δx = x1 − xk ≤ 0, to the right",
			Readings: append(hops, family().All(func(t *props.Case, p []int) {
				for x := range p[0] {
					for k := x; k < p[0]; k++ {
						t.Want(x+(x-k) >= 0, "n = %d, x1 = %d, xk = %d: Δx = %+d to the right leads to x = %d, outside 0 … %d", p[0], x, k, x-k, x+(x-k), p[0]-1)
					}
				}
			}).UpTo(many).Named("step 4 with literal signs")),
			Correction: &props.Correction{"(x_{n-1} − x1) hops, as in the lines for other places, stay inside the grid", family().All(func(t *props.Case, p []int) {
				wantInside(t, p[0], routing.FTTToBorder)
			}).UpTo(many)},
		},
		{
			ID: "ftt/routeA-minimal", Kind: props.Algorithm, Section: "5.C",
			Quote:  "The routing is based upon the selection of the shortest path",
			Formal: "A returns shortest paths",
			Note:   readings,
			Readings: []props.Reading{
				family().All(func(t *props.Case, p []int) { t.Routes(letter.String(), net(t, p[0])).WantMinimal() }).Named("by the letter"),
				family().All(func(t *props.Case, p []int) { wantShortest(t, p[0], false) }).Named("any of the 35"),
				family().All(func(t *props.Case, p []int) { wantShortest(t, p[0], true) }).Named("any of the 35, for the pairs that it delivers"),
			},
			Correction: minimalRouter("returns shortest paths", func(r *props.Routes) { r.WantMinimal() }),
		},
		figure2("ftt/fig2-route-1", "source1 (0,0) ... destination1 (4,3)", [2]int{0, 0}, [2]int{4, 3}),
		figure2("ftt/fig2-route-2", "source2 (3,0) ... destination2 (2,4)", [2]int{3, 0}, [2]int{2, 4}),
	}
}

// meaning puts a meaning of (x_{n-1}-Mid) into words.
func meaning(c routing.FTTCount) string {
	return [...]string{"n−1−Mid hops to the right", "n−1−Mid hops to the left", "(x_{n-1}-x1) hops to the right", "x1−Mid hops to the left", "to place n−1−Mid"}[c]
}

// wantInside demands that the hops for (x_{n-1}-Mid) end on the side, from every
// place from which the router takes them.
func wantInside(t *props.Case, n int, c routing.FTTCount) {
	for x := n/2 + 1; x < n; x++ {
		hops := c.From(x, n)
		t.Want(0 <= x+hops && x+hops < n, "n = %d, x1 = %d > Mid = %d: the hops %+d to the right lead to x = %d, outside 0 … %d", n, x, n/2, hops, x+hops, n-1)
	}
}

// minimalRouter is the correction that ftt-minimal does what A does not.
func minimalRouter(does string, want func(r *props.Routes)) *props.Correction {
	return &props.Correction{"the router ftt-minimal, of ours, " + does, family().All(func(t *props.Case, p []int) {
		want(t.Routes("ftt-minimal", net(t, p[0])))
	})}
}

// groups is the readings of A that differ in the meaning of (x_{n-1}-Mid) only,
// as one reading each: that try succeeds with some meaning.
func groups(try func(t *props.Case, n int, readings []routing.FTTReading)) []props.Reading {
	var found []props.Reading
	all := routing.FTTReadings()
	for i := 0; i < len(all); i += 5 {
		found = append(found, family().All(func(t *props.Case, p []int) { try(t, p[0], all[i:i+5]) }).
			Named(strings.Replace(all[i].String(), "-"+all[i].Count.String()+"-", "-…-", 1)))
	}
	return found
}

// wantDelivering demands that one of the readings delivers every pair of
// FTT(n).
func wantDelivering(t *props.Case, n int, readings []routing.FTTReading) {
	net := net(t, n)
	var best *props.Routes
	for _, reading := range readings {
		r := t.Routes(reading.String(), net)
		if r.Deliver() {
			return
		}
		if best == nil || r.audit.Delivered > best.audit.Delivered {
			best = r
		}
	}
	bad := best.audit.Bad
	best.Follow(bad.Source, bad.Destination)
	t.Failf("%s delivers most: %d of %d pairs; %s", best.name, best.audit.Delivered, best.audit.Pairs, solver.Describe(net, best.Router, bad.Source, bad.Destination))
}

// wantShortest demands that one of the readings returns shortest paths in
// FTT(n), for all pairs or for those that it delivers. The witness is the reading
// with the largest share of shortest paths.
func wantShortest(t *props.Case, n int, delivered bool) {
	net := net(t, n)
	var best *props.Routes
	share := func(r *props.Routes) *big.Rat {
		all := r.audit.Pairs
		if delivered {
			all = r.audit.Delivered
		}
		return big.NewRat(int64(r.audit.Minimal), max(1, int64(all)))
	}
	for _, reading := range routing.FTTReadings() {
		r := t.Routes(reading.String(), net)
		if !delivered && r.Minimal() || delivered && r.Integer("minimal").Cmp(r.Integer("delivered")) == 0 {
			return
		}
		if best == nil || share(r).Cmp(share(best)) > 0 {
			best = r
		}
	}
	pair := best.audit.Detour
	if pair == nil {
		pair = best.audit.Bad
	}
	best.Follow(pair.Source, pair.Destination)
	t.Distance(net, pair.Source, pair.Destination)
	t.Failf("%s comes closest: shortest paths for %d of %d pairs, %d of which are delivered; %s", best.name, best.audit.Minimal, best.audit.Pairs, best.audit.Delivered,
		solver.Describe(net, best.Router, pair.Source, pair.Destination))
}

// figure2 is the claim that A's route is shortest for a pair of Fig. 2.
func figure2(id, quote string, from, to [2]int) *props.Claim {
	least := max(from[0], from[1], to[0], to[1]) + 1
	sizes := family().From(fmt.Sprintf("n ≥ %d", least), least)
	first := routing.FTTReadings()[:1]
	return &props.Claim{
		ID: id, Kind: props.Algorithm, Section: "5.C",
		Quote:         quote,
		Formal:        fmt.Sprintf("A's route from (%d,%d) to (%d,%d) is shortest", from[0], from[1], to[0], to[1]),
		Note:          "the figure is lost; its size is taken to be that of Fig. 1, n = 6; otherwise all n that have the two vertices",
		ConditionalOn: []string{"FTT(6) in Fig. 2"},
		Readings: []props.Reading{
			props.Once("FTT(6)", func(t *props.Case) { wantRoute(t, 6, from, to, first) }).Named("n = 6, by the letter"),
			props.Once("FTT(6)", func(t *props.Case) { wantRoute(t, 6, from, to, routing.FTTReadings()) }).Named("n = 6, any of the 35"),
			sizes.All(func(t *props.Case, p []int) { wantRoute(t, p[0], from, to, routing.FTTReadings()) }).Named("every n, any of the 35"),
		},
		Correction: &props.Correction{"ftt-minimal's route is shortest", sizes.All(func(t *props.Case, p []int) {
			net := net(t, p[0])
			s, d := net.At(from[0], from[1]), net.At(to[0], to[1])
			hops := t.Routes("ftt-minimal", net).Follow(s, d)
			t.Want(hops == t.Distance(net, s, d), "FTT(%d): %d hops", p[0], hops)
		})},
	}
}

// wantRoute demands that the route of one of the readings is shortest.
func wantRoute(t *props.Case, n int, from, to [2]int, readings []routing.FTTReading) {
	net := net(t, n)
	s, d := net.At(from[0], from[1]), net.At(to[0], to[1])
	distance, least := t.Distance(net, s, d), -1
	var best *props.Routes
	for _, reading := range readings {
		r := t.Routes(reading.String(), net)
		hops := r.Follow(s, d)
		if hops == distance {
			return
		}
		if best == nil || hops >= 0 && (least < 0 || hops < least) {
			best, least = r, hops
		}
	}
	t.Failf("%s; by %s: %s", shortest(net, s, d), best.name, solver.Describe(net, best.Router, s, d))
}

// shortest names a shortest path and its length.
func shortest(net *topology.FTT, s, d uint32) string {
	path := path(net, s, d)
	return fmt.Sprintf("a shortest path is %s, %d hops", path, strings.Count(path, " "))
}
