package ftt

import (
	"fmt"
	"math/big"
	"slices"
	"strings"

	"topocert/props"
	"topocert/routing"
)

// routeAClaims lists the claims about the fault-free routing, procedure A.
func routeAClaims() []*props.Claim {
	const readings = "D is n−2 or the diameter; s ≥ D or s > D; five meanings of (x_{n-1}-Mid); step 3 inside step 2 or not; literal signs or numbers of hops: 35 combinations make sense, see routing.FTTReadings"
	var byLetter, hops []props.Reading
	for _, r := range routing.FTTReadings()[:5] {
		byLetter = append(byLetter, delivering(r).Named("by the letter, "+meaning(r.Count)))
		hops = append(hops, inside(r.Count).Named(meaning(r.Count)))
	}
	return []*props.Claim{
		{
			ID: "ftt/routeA-literal", Kind: props.Algorithm, Section: "5.A",
			Quote:    "Algorithm: 1..4",
			Formal:   "procedure A as printed (Δ = x1 − xk, step 3 always goes to 1) delivers all pairs",
			Note:     "D = n − 2 as by Theorem 1, s ≥ D; in five readings, one for each meaning of (x_{n-1}-Mid)",
			Readings: byLetter,
			Correction: corrected("the router ftt-minimal, of ours, delivers every pair",
				family().Holds(`delivered("ftt-minimal", FTT(n)) == `+pairsOf("FTT(n)"), `of FTT({n}) it delivers {delivered("ftt-minimal", FTT(n))} pairs`)),
		},
		{
			ID: "ftt/routeA-delivers", Kind: props.Algorithm, Section: "5.A",
			Quote:    "the path will be selected for routing",
			Formal:   "some sensible reading of A delivers every pair",
			Note:     readings,
			Readings: append([]props.Reading{delivering(routing.FTTReadings()...).Named("any of the 35")}, byMiddle()...),
			Correction: corrected("in none of all 80 combinations does A deliver every pair of FTT(n), for any n", props.Over(family(), func(t *props.Case, n int) {
				net := t.Net("FTT(%d)", n)
				for _, reading := range routing.FTTCombinations() {
					audit := t.OwnRoutes(net, func() (routing.Router, error) { return routing.NewFTTRouteA(n, reading), nil }).Audit()
					t.Want(audit.Bad != nil, "%s delivers every pair of FTT(%d)", reading, n)
				}
			}).UpTo(144)),
		},
		{
			ID: "ftt/routeA-undefined-hop", Kind: props.Algorithm, Section: "5.A",
			Quote:  "Set path = (x_{n-1} - Mid) w_y",
			Formal: "hop count stays inside the grid",
			Note:   "from every x1 > Mid, where the line applies; last, the hops that step 4 prints as Δx, Δx = x1 − xk ≤ 0, to the right",
			Readings: append(hops,
				props.Family{Domain: "n ≥ 4, 0 ≤ x1 ≤ xk < n", For: "n >= 4, x in 0..n - 1, k in x..n - 1", Order: "n*n", Case: "n={n}"}.Holds("0 <= x + (x - k) && x + (x - k) < n",
					"n = {n}, x1 = {x}, xk = {k}: Δx = {x - k} to the right leads to x = {x + (x - k)}, outside 0 … {n - 1}").Named("step 4 with literal signs")),
			Correction: corrected("(x_{n-1} − x1) hops, as in the lines for other places, stay inside the grid", inside(routing.FTTToBorder).UpTo(many)),
		},
		shortestClaim(readings),
		figure2("ftt/fig2-route-1", "source1 (0,0) ... destination1 (4,3)", [2]int{0, 0}, [2]int{4, 3}),
		figure2("ftt/fig2-route-2", "source2 (3,0) ... destination2 (2,4)", [2]int{3, 0}, [2]int{2, 4}),
		overlapClaim(),
	}
}

// shortestClaim is the claim that A returns shortest paths.
func shortestClaim(readings string) *props.Claim {
	return &props.Claim{
		ID: "ftt/routeA-minimal", Kind: props.Algorithm, Section: "5.C",
		Quote:  "The routing is based upon the selection of the shortest path",
		Formal: "A returns shortest paths",
		Note:   readings,
		Readings: []props.Reading{
			family().HoldsShown(`minimal("`+routing.FTTReading{}.String()+`", FTT(n)) == `+pairsOf("FTT(n)"), func(t *props.Case, e props.Env) string {
				return stray(t, t.Routes(routing.FTTReading{}.String(), t.Net("FTT(%d)", props.Int(e, "n"))))
			}).Named("by the letter"),
			shortest(false).Named("any of the 35"),
			shortest(true).Named("any of the 35, for the pairs that it delivers"),
		},
		Correction: corrected("the router ftt-minimal, of ours, returns shortest paths",
			family().Holds(`minimal("ftt-minimal", FTT(n)) == `+pairsOf("FTT(n)"), `of FTT({n}) it returns shortest paths for {minimal("ftt-minimal", FTT(n))} pairs`)),
	}
}

// meaning puts a meaning of (x_{n-1}-Mid) into words.
func meaning(c routing.FTTCount) string {
	return [...]string{"n−1−Mid hops to the right", "n−1−Mid hops to the left", "(x_{n-1}-x1) hops to the right", "x1−Mid hops to the left", "to place n−1−Mid"}[c]
}

// hops is the number of hops to the right for (x_{n-1}-Mid), as formulas of x1 = x:
// what routing.FTTCount.From computes.
func hops(c routing.FTTCount) string {
	return [...]string{"n - 1 - floor(n/2)", "floor(n/2) - (n - 1)", "n - 1 - x", "floor(n/2) - x", "n - 1 - floor(n/2) - x"}[c]
}

// inside is the reading that the hops for (x_{n-1}-Mid) end on the side, from every
// place from which the router takes them.
func inside(c routing.FTTCount) props.Reading {
	places := props.Family{Domain: "n ≥ 4, x1 > ⌊n/2⌋", For: "n >= 4, x in floor(n/2) + 1..n - 1", Order: "n*n", Case: "n={n}"}
	to := "x + (" + hops(c) + ")"
	return places.HoldsShown("0 <= "+to+" && "+to+" < n", func(t *props.Case, e props.Env) string {
		return fmt.Sprintf("n = %d, x1 = %d > Mid = %d: the hops %+d to the right lead to x = %s, outside 0 … %d",
			props.Int(e, "n"), props.Int(e, "x"), props.Int(e, "n")/2, number(t, e, hops(c)).Num(), t.Text("{"+to+"}", e), props.Int(e, "n")-1)
	})
}

// quantities writes a quantity of several readings of A on FTT(n), for formulas.
func quantities(quantity string, readings []routing.FTTReading) []string {
	var list []string
	for _, r := range readings {
		list = append(list, fmt.Sprintf("%s(%q, FTT(n))", quantity, r))
	}
	return list
}

// delivering is the reading that A, as one of the readings takes it, delivers every
// pair of FTT(n). The witness is the reading that delivers most, with a pair that it
// does not deliver, certified.
func delivering(readings ...routing.FTTReading) props.Reading {
	list := quantities("delivered", readings)
	most := list[0]
	if len(list) > 1 {
		most = "max(" + strings.Join(list, ", ") + ")"
	}
	return family().HoldsShown(most+" == "+pairsOf("FTT(n)"), func(t *props.Case, e props.Env) string {
		best := bestOf(t, props.Int(e, "n"), readings, func(a *props.Routes) *big.Rat { return big.NewRat(int64(a.Audit().Delivered), 1) })
		if len(list) == 1 {
			return stray(t, best)
		}
		return fmt.Sprintf("%s delivers most: %d of %d pairs; %s", best.Name(), best.Audit().Delivered, best.Audit().Pairs, stray(t, best))
	})
}

// byMiddle is the readings of A that differ in the meaning of (x_{n-1}-Mid) only,
// as one reading each: that some meaning delivers every pair.
func byMiddle() []props.Reading {
	var found []props.Reading
	for group := range slices.Chunk(routing.FTTReadings(), 5) {
		found = append(found, delivering(group...).Named(strings.Replace(group[0].String(), "-"+group[0].Count.String()+"-", "-…-", 1)))
	}
	return found
}

// bestOf returns the routes of the reading with the largest score, the first of these.
func bestOf(t *props.Case, n int, readings []routing.FTTReading, score func(r *props.Routes) *big.Rat) *props.Routes {
	var best *props.Routes
	for _, reading := range readings {
		if r := t.Routes(reading.String(), t.Net("FTT(%d)", n)); best == nil || score(r).Cmp(score(best)) > 0 {
			best = r
		}
	}
	return best
}

// stray shows the closest pair whose message does not arrive, or if there is none the
// closest whose path is too long, certified.
func stray(t *props.Case, r *props.Routes) string {
	pair := r.Audit().Bad
	if pair == nil {
		pair = r.Audit().Detour
	}
	return way(t, r, pair.Source, pair.Destination)
}

// way shows the way of one message, certified, as is the distance.
func way(t *props.Case, r *props.Routes, source, destination uint32) string {
	r.Follow(source, destination)
	t.Int("distance", r.Net, source, destination)
	return r.Describe(source, destination)
}

// shortest is the reading that A, as one of the readings takes it, returns shortest
// paths in FTT(n), for all pairs or for those that it delivers. The witness is the
// reading with the largest share of shortest paths.
func shortest(delivered bool) props.Reading {
	readings := routing.FTTReadings()
	minimal, arrive := quantities("minimal", readings), quantities("delivered", readings)
	formula := "max(" + strings.Join(minimal, ", ") + ") == " + pairsOf("FTT(n)")
	if delivered {
		var some []string
		for i := range readings {
			some = append(some, minimal[i]+" == "+arrive[i])
		}
		formula = strings.Join(some, " || ")
	}
	return family().HoldsShown(formula, func(t *props.Case, e props.Env) string {
		best := bestOf(t, props.Int(e, "n"), readings, func(r *props.Routes) *big.Rat {
			all := r.Audit().Pairs
			if delivered {
				all = r.Audit().Delivered
			}
			return big.NewRat(int64(r.Audit().Minimal), max(1, int64(all)))
		})
		audit := best.Audit()
		pair := audit.Detour
		if pair == nil {
			pair = audit.Bad
		}
		return fmt.Sprintf("%s comes closest: shortest paths for %d of %d pairs, %d of which are delivered; %s",
			best.Name(), audit.Minimal, audit.Pairs, audit.Delivered, way(t, best, pair.Source, pair.Destination))
	})
}

// figure2 is the claim that A's route is shortest for a pair of Fig. 2.
func figure2(id, quote string, from, to [2]int) *props.Claim {
	least := max(from[0], from[1], to[0], to[1]) + 1
	six := props.Family{Domain: "FTT(6)", For: "n in [6]", Case: "FTT(6)"}
	every := family().From(fmt.Sprintf("n ≥ %d", least), fmt.Sprintf("n >= %d", least))
	return &props.Claim{
		ID: id, Kind: props.Algorithm, Section: "5.C",
		Quote:         quote,
		Formal:        fmt.Sprintf("A's route from (%d,%d) to (%d,%d) is shortest", from[0], from[1], to[0], to[1]),
		Note:          "the figure is lost; its size is taken to be that of Fig. 1, n = 6; otherwise all n that have the two vertices",
		ConditionalOn: []string{"FTT(6) in Fig. 2"},
		Readings: []props.Reading{
			shortestRoute(six, from, to, routing.FTTReadings()[:1]).Named("n = 6, by the letter"),
			shortestRoute(six, from, to, routing.FTTReadings()).Named("n = 6, any of the 35"),
			shortestRoute(every, from, to, routing.FTTReadings()).Named("every n, any of the 35"),
		},
		Correction: corrected("ftt-minimal's route is shortest", every.Holds(routeIsShortest("ftt-minimal", from, to), "FTT({n}): the route is longer")),
	}
}

// label writes the label of a vertex as a word of formulas.
func label(c [2]int) string { return fmt.Sprintf(`"(%d,%d)"`, c[0], c[1]) }

// routeIsShortest is the condition that a router's route in FTT(n) is shortest.
func routeIsShortest(router string, from, to [2]int) string {
	ends := label(from) + ", " + label(to)
	return fmt.Sprintf("route(%q, FTT(n), %s) == distance(FTT(n), %s)", router, ends, ends)
}

// shortestRoute is the reading that the route of A, as one of the readings takes it,
// is shortest. The witness is the shortest of the routes, or else the first.
func shortestRoute(f props.Family, from, to [2]int, readings []routing.FTTReading) props.Reading {
	var some []string
	for _, r := range readings {
		some = append(some, routeIsShortest(r.String(), from, to))
	}
	return f.HoldsShown(strings.Join(some, " || "), func(t *props.Case, e props.Env) string {
		net := t.Net("FTT(%d)", props.Int(e, "n"))
		s, d := net.At(from[0], from[1]), net.At(to[0], to[1])
		var best *props.Routes
		least := -1
		for _, reading := range readings {
			r := t.Routes(reading.String(), net)
			if hops := r.Follow(s, d); best == nil || hops >= 0 && (least < 0 || hops < least) {
				best, least = r, hops
			}
		}
		path := path(t, net, s, d)
		return fmt.Sprintf("a shortest path is %s, %d hops; by %s: %s", path, strings.Count(path, " "), best.Name(), best.Describe(s, d))
	})
}

// overlapClaim is the claim about the conditions of steps 2 and 4.
func overlapClaim() *props.Claim {
	return &props.Claim{
		ID: "ftt/routeA-overlap", Kind: props.Algorithm, Section: "5.A",
		Quote:  "If (s>=D) ... If (s<=D)",
		Formal: "the conditions of steps 2 and 4, s ≥ D and s ≤ D with s = |Δx| + |Δy|, never hold for the same pair of vertices",
		Note:   "D, called the diameter, is n − 2 by Theorem 1",
		Readings: []props.Reading{
			overlap("n - 2").Named("D = n − 2"),
			overlap("diameter(FTT(n))").Named("D the true diameter"),
		},
		Correction: corrected("with s > D in step 2 exactly one of the two conditions holds for every pair, D = n − 2",
			lengths().Holds("(s > n - 2) != (s <= n - 2)", "n = {n}: s = {s} meets both conditions or none")),
	}
}

// lengths is the sums s = |Δx| + |Δy| of pairs of vertices of FTT(n).
func lengths() props.Family {
	return props.Family{Domain: "n ≥ 4, 0 ≤ s ≤ 2n − 2", For: "n >= 4, s in 0..2*n - 2", Order: "n*n", Case: "n={n}"}
}

// overlap is the reading that s ≥ D and s ≤ D never hold together. The witness is a
// pair with that s, the first of which is (0,0).
func overlap(d string) props.Reading {
	return lengths().Holds("!(s >= "+d+" && s <= "+d+")",
		"n = {n}, D = {"+d+"}: from (0,0) to ({max(0, s - n + 1)},{min(s, n - 1)}) s = {s}, so that both s ≥ D and s ≤ D hold")
}
