package props

import (
	"fmt"
	"math/big"
	"strings"

	"topocert/routing"
	"topocert/solver"
	"topocert/topology"
)

// fttRouteAClaims lists the claims about the fault-free routing, procedure A.
func fttRouteAClaims() []*Claim {
	letter := routing.FTTReading{}
	const readings = "D is n−2 or the diameter; s ≥ D or s > D; five meanings of (x_{n-1}-Mid); step 3 inside step 2 or not; literal signs or numbers of hops: 35 combinations make sense, see routing.FTTReadings"
	var byLetter, hops []Reading
	for _, r := range routing.FTTReadings()[:5] {
		byLetter = append(byLetter, fttFamily().All(func(t *Trial, p []int) {
			t.Routes(r.String(), fttNet(t, p[0])).WantDelivered()
		}).named("by the letter, "+fttMeaning(r.Count)))
		hops = append(hops, fttFamily().All(func(t *Trial, p []int) { fttWantInside(t, p[0], r.Count) }).named(fttMeaning(r.Count)))
	}
	return []*Claim{
		{
			ID: "ftt/routeA-literal", Kind: Algorithm, Section: "5.A",
			Quote:      "Algorithm: 1..4",
			Formal:     "procedure A as printed (Δ = x1 − xk, step 3 always goes to 1) delivers all pairs",
			Note:       "D = n − 2 as by Theorem 1, s ≥ D; in five readings, one for each meaning of (x_{n-1}-Mid)",
			Readings:   byLetter,
			Correction: fttMinimalRouter("delivers every pair", func(r *Routes) { r.WantDelivered() }),
		},
		{
			ID: "ftt/routeA-delivers", Kind: Algorithm, Section: "5.A",
			Quote:  "the path will be selected for routing",
			Formal: "some sensible reading of A delivers every pair",
			Note:   readings,
			Readings: append([]Reading{fttFamily().All(func(t *Trial, p []int) {
				fttWantDelivering(t, p[0], routing.FTTReadings())
			}).named("any of the 35")}, fttGroups(fttWantDelivering)...),
			Correction: &Correction{"in none of all 80 combinations does A deliver every pair of FTT(n), for any n", fttFamily().All(func(t *Trial, p []int) {
				t.Computed()
				net := fttNet(t, p[0])
				for _, reading := range routing.FTTCombinations() {
					audit, err := solver.AuditRouter(t.ctx, net.CSR(), routing.NewFTTRouteA(net.N, reading), solver.AuditOptions{Workers: 1})
					t.Check(err)
					t.Want(audit.Bad != nil, "%s delivers every pair of FTT(%d)", reading, net.N)
				}
			}).upTo(144)},
		},
		{
			ID: "ftt/routeA-undefined-hop", Kind: Algorithm, Section: "5.A",
			Quote:  "Set path = (x_{n-1} - Mid) w_y",
			Formal: "hop count stays inside the grid",
			Note:   "from every x1 > Mid, where the line applies; last, the hops that step 4 prints as Δx, Δx = x1 − xk ≤ 0, to the right",
			Readings: append(hops, fttFamily().All(func(t *Trial, p []int) {
				for x := range p[0] {
					for k := x; k < p[0]; k++ {
						t.Want(x+(x-k) >= 0, "n = %d, x1 = %d, xk = %d: Δx = %+d to the right leads to x = %d, outside 0 … %d", p[0], x, k, x-k, x+(x-k), p[0]-1)
					}
				}
			}).upTo(fttMany).named("step 4 with literal signs")),
			Correction: &Correction{"(x_{n-1} − x1) hops, as in the lines for other places, stay inside the grid", fttFamily().All(func(t *Trial, p []int) {
				fttWantInside(t, p[0], routing.FTTToBorder)
			}).upTo(fttMany)},
		},
		{
			ID: "ftt/routeA-minimal", Kind: Algorithm, Section: "5.C",
			Quote:  "The routing is based upon the selection of the shortest path",
			Formal: "A returns shortest paths",
			Note:   readings,
			Readings: []Reading{
				fttFamily().All(func(t *Trial, p []int) { t.Routes(letter.String(), fttNet(t, p[0])).WantMinimal() }).named("by the letter"),
				fttFamily().All(func(t *Trial, p []int) { fttWantShortest(t, p[0], false) }).named("any of the 35"),
				fttFamily().All(func(t *Trial, p []int) { fttWantShortest(t, p[0], true) }).named("any of the 35, for the pairs that it delivers"),
			},
			Correction: fttMinimalRouter("returns shortest paths", func(r *Routes) { r.WantMinimal() }),
		},
		fttFigure2("ftt/fig2-route-1", "source1 (0,0) ... destination1 (4,3)", [2]int{0, 0}, [2]int{4, 3}),
		fttFigure2("ftt/fig2-route-2", "source2 (3,0) ... destination2 (2,4)", [2]int{3, 0}, [2]int{2, 4}),
	}
}

// fttMeaning puts a meaning of (x_{n-1}-Mid) into words.
func fttMeaning(c routing.FTTCount) string {
	return [...]string{"n−1−Mid hops to the right", "n−1−Mid hops to the left", "(x_{n-1}-x1) hops to the right", "x1−Mid hops to the left", "to place n−1−Mid"}[c]
}

// fttWantInside demands that the hops for (x_{n-1}-Mid) end on the side, from every
// place from which the router takes them.
func fttWantInside(t *Trial, n int, c routing.FTTCount) {
	for x := n/2 + 1; x < n; x++ {
		hops := c.From(x, n)
		t.Want(0 <= x+hops && x+hops < n, "n = %d, x1 = %d > Mid = %d: the hops %+d to the right lead to x = %d, outside 0 … %d", n, x, n/2, hops, x+hops, n-1)
	}
}

// fttMinimalRouter is the correction that ftt-minimal does what A does not.
func fttMinimalRouter(does string, want func(r *Routes)) *Correction {
	return &Correction{"the router ftt-minimal, of ours, " + does, fttFamily().All(func(t *Trial, p []int) {
		want(t.Routes("ftt-minimal", fttNet(t, p[0])))
	})}
}

// fttGroups is the readings of A that differ in the meaning of (x_{n-1}-Mid) only,
// as one reading each: that try succeeds with some meaning.
func fttGroups(try func(t *Trial, n int, readings []routing.FTTReading)) []Reading {
	var found []Reading
	all := routing.FTTReadings()
	for i := 0; i < len(all); i += 5 {
		found = append(found, fttFamily().All(func(t *Trial, p []int) { try(t, p[0], all[i:i+5]) }).
			named(strings.Replace(all[i].String(), "-"+all[i].Count.String()+"-", "-…-", 1)))
	}
	return found
}

// fttWantDelivering demands that one of the readings delivers every pair of
// FTT(n).
func fttWantDelivering(t *Trial, n int, readings []routing.FTTReading) {
	net := fttNet(t, n)
	var best *Routes
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

// fttWantShortest demands that one of the readings returns shortest paths in
// FTT(n), for all pairs or for those that it delivers. The witness is the reading
// with the largest share of shortest paths.
func fttWantShortest(t *Trial, n int, delivered bool) {
	net := fttNet(t, n)
	var best *Routes
	share := func(r *Routes) *big.Rat {
		all := r.audit.Pairs
		if delivered {
			all = r.audit.Delivered
		}
		return big.NewRat(int64(r.audit.Minimal), max(1, int64(all)))
	}
	for _, reading := range routing.FTTReadings() {
		r := t.Routes(reading.String(), net)
		if !delivered && r.Minimal() || delivered && r.integer("minimal").Cmp(r.integer("delivered")) == 0 {
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

// fttFigure2 is the claim that A's route is shortest for a pair of Fig. 2.
func fttFigure2(id, quote string, from, to [2]int) *Claim {
	least := max(from[0], from[1], to[0], to[1]) + 1
	sizes := fttFamily().from(fmt.Sprintf("n ≥ %d", least), least)
	first := routing.FTTReadings()[:1]
	return &Claim{
		ID: id, Kind: Algorithm, Section: "5.C",
		Quote:         quote,
		Formal:        fmt.Sprintf("A's route from (%d,%d) to (%d,%d) is shortest", from[0], from[1], to[0], to[1]),
		Note:          "the figure is lost; its size is taken to be that of Fig. 1, n = 6; otherwise all n that have the two vertices",
		ConditionalOn: []string{"FTT(6) in Fig. 2"},
		Readings: []Reading{
			Once("FTT(6)", func(t *Trial) { fttWantRoute(t, 6, from, to, first) }).named("n = 6, by the letter"),
			Once("FTT(6)", func(t *Trial) { fttWantRoute(t, 6, from, to, routing.FTTReadings()) }).named("n = 6, any of the 35"),
			sizes.All(func(t *Trial, p []int) { fttWantRoute(t, p[0], from, to, routing.FTTReadings()) }).named("every n, any of the 35"),
		},
		Correction: &Correction{"ftt-minimal's route is shortest", sizes.All(func(t *Trial, p []int) {
			net := fttNet(t, p[0])
			s, d := net.At(from[0], from[1]), net.At(to[0], to[1])
			hops := t.Routes("ftt-minimal", net).Follow(s, d)
			t.Want(hops == t.Distance(net, s, d), "FTT(%d): %d hops", p[0], hops)
		})},
	}
}

// fttWantRoute demands that the route of one of the readings is shortest.
func fttWantRoute(t *Trial, n int, from, to [2]int, readings []routing.FTTReading) {
	net := fttNet(t, n)
	s, d := net.At(from[0], from[1]), net.At(to[0], to[1])
	distance, least := t.Distance(net, s, d), -1
	var best *Routes
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
	t.Failf("%s; by %s: %s", fttShortest(net, s, d), best.name, solver.Describe(net, best.Router, s, d))
}

// fttShortest names a shortest path and its length.
func fttShortest(net *topology.FTT, s, d uint32) string {
	path := fttPath(net, s, d)
	return fmt.Sprintf("a shortest path is %s, %d hops", path, strings.Count(path, " "))
}
