package fuzz

import (
	"math/big"
	"slices"
	"strconv"
	"strings"
	"testing"

	"topocert/certificates"
	"topocert/certificates/traffic"
	"topocert/routing"
	"topocert/topology"
)

// hop is what a message takes of a directed link: a virtual channel, 0 if there is only one.
type hop struct {
	from, to uint32
	class    int
}

// walk follows a message along links until it arrives or stops, or up to the first hop from
// where it has been with the same header. bare tells whether it never has one.
func walk(g certificates.Graph, r routing.Router, s, d uint32) (hops []hop, arrived, bare bool) {
	type state struct {
		at     uint32
		header string
	}
	classed, _ := r.(routing.Classed)
	seen := make(map[state]bool)
	bare = true
	for now := (state{s, r.Header(s, d)}); ; {
		bare = bare && now.header == ""
		if now.at == d {
			return hops, true, bare
		}
		next, header := r.Next(now.at, d, now.header)
		if !slices.Contains(g.Neighbors(now.at), next) {
			return hops, false, bare
		}
		h := hop{from: now.at, to: next}
		if classed != nil {
			h.class = classed.Class(now.at, next, d, now.header)
		}
		hops = append(hops, h)
		if seen[now] {
			return hops, false, bare
		}
		seen[now] = true
		now = state{next, header}
	}
}

// trafficOf returns the router that a statement names, nil for any shortest routes, and the
// vertices between which messages go.
func trafficOf(t testing.TB, net topology.Network, s certificates.Statement) (r routing.Router, ends []uint32) {
	if s.Args[0] != certificates.Shortest {
		var err error
		if r, err = routing.New(s.Args[0], net); err != nil {
			t.Fatal(err)
		}
	}
	if len(s.Args) > 1 && strings.HasPrefix(s.Args[1], "ends:") {
		return r, namedEnds(t, net.Order(), s.Args[1])
	}
	for v := range uint32(net.Order()) {
		ends = append(ends, v)
	}
	return r, ends
}

// routeEnds returns how many hops a router needs, or that it fails.
func routeEnds(t testing.TB, net topology.Network, s certificates.Statement, at []uint32) string {
	router, _ := trafficOf(t, net, s)
	hops, arrived, _ := walk(net, router, at[0], at[1])
	if !arrived {
		return "fails"
	}
	return strconv.Itoa(len(hops))
}

// maxLoad returns the largest number of messages, one between each two ends, that take a link in one direction.
func maxLoad(t testing.TB, net topology.Network, s certificates.Statement) (most int) {
	router, ends := trafficOf(t, net, s)
	load := make(map[[2]uint32]int)
	for _, source := range ends {
		for _, d := range ends {
			hops, arrived, _ := walk(net, router, source, d)
			for _, h := range hops {
				if arrived {
					load[[2]uint32{h.from, h.to}]++
					most = max(most, load[[2]uint32{h.from, h.to}])
				}
			}
		}
	}
	return most
}

// audited returns the quantity that a statement is about, over all its messages.
func audited(t testing.TB, net topology.Network, s certificates.Statement) string {
	router, ends := trafficOf(t, net, s)
	value, known := totals(net, router, ends)[s.Args[len(s.Args)-1]]
	if !known {
		t.Fatalf("%s: no way to tell", s)
	}
	return value
}

// totals returns the quantities of all messages between ends, by their words in statements.
func totals(g certificates.Graph, router routing.Router, ends []uint32) map[string]string {
	delivered, minimal, most, total, stretch := 0, 0, 0, 0, big.NewRat(1, 1)
	for _, source := range ends {
		level := levels(g, source)
		for _, d := range ends {
			hops, arrived, _ := walk(g, router, source, d)
			if source == d || !arrived {
				continue
			}
			delivered++
			if len(hops) == level[d] {
				minimal++
			}
			most, total = max(most, len(hops)), total+len(hops)
			if x := big.NewRat(int64(len(hops)), int64(level[d])); x.Cmp(stretch) > 0 {
				stretch = x
			}
		}
	}
	return map[string]string{
		"delivered": strconv.Itoa(delivered), "minimal": strconv.Itoa(minimal),
		"max-hops": strconv.Itoa(most), "total-hops": strconv.Itoa(total), "max-stretch": stretch.RatString(),
	}
}

// deadlocks tells whether a statement about deadlock is true.
func deadlocks(t testing.TB, net topology.Network, s certificates.Statement) bool {
	router, ends := trafficOf(t, net, s)
	return slices.Contains(waiting(net, router, ends), s.Value)
}

// waiting returns what may be said of the messages between ends: "free" if no dependencies of
// channels run in a cycle and all arrive, "acyclic" if some do not, else "cyclic", and "deadlock" if messages can hold one another up.
func waiting(g certificates.Graph, router routing.Router, ends []uint32) []string {
	var routes [][]hop
	depends, allBare, allArrive, classes := make(map[[2]hop]int), true, true, 0
	for _, source := range ends {
		for _, d := range ends {
			hops, arrived, bare := walk(g, router, source, d)
			routes, allBare, allArrive = append(routes, hops), allBare && bare, allArrive && arrived
			for i, h := range hops {
				classes = max(classes, h.class+1)
				if i > 0 {
					depends[[2]hop{hops[i-1], h}]++
				}
			}
		}
	}
	// Where every vertex sends, and the next hop depends on the place and the destination
	// alone, each channel of a cycle is the first of a message that takes the next one.
	switch {
	case !circular(depends) && allArrive:
		return []string{"free"}
	case !circular(depends):
		return []string{"acyclic"}
	case classes == 1 && (allBare && len(ends) == g.Order() || blocked(routes)):
		return []string{"cyclic", "deadlock"}
	}
	return []string{"cyclic"}
}

// blocked tells whether some messages can wait for one another: each holds the channels of its
// route up to one, of which none is held twice, and wants the last one that the next holds.
func blocked(routes [][]hop) bool {
	held := make(map[hop]bool)
	var closes func(route []hop, k int, begin hop) bool
	closes = func(route []hop, k int, begin hop) bool {
		for _, h := range route[:k+1] {
			if held[h] {
				return false
			}
			held[h] = true
			defer delete(held, h)
		}
		wanted := route[k+1]
		if wanted == begin {
			return true
		}
		for _, next := range routes {
			for k := range max(0, len(next)-1) {
				if next[k] == wanted && closes(next, k, begin) {
					return true
				}
			}
		}
		return false
	}
	for _, route := range routes {
		for k := range max(0, len(route)-1) {
			if closes(route, k, route[k]) {
				return true
			}
		}
	}
	return false
}

// lanesOf returns the number of lanes that a statement about them is about.
func lanesOf(t testing.TB, net topology.Network, s certificates.Statement) int {
	router, ends := trafficOf(t, net, s)
	return lanesNeeded(net, router, ends, 3)
}

// namedEnds finds the ends that a statement names: among all sets of vertices of a small
// network, and among those of three of a larger one.
func namedEnds(t testing.TB, order int, name string) []uint32 {
	var found []uint32
	look := func(ends ...uint32) bool {
		if traffic.EndsName(ends) == name {
			found = ends
		}
		return found != nil
	}
	if order <= 16 {
		for set := range 1 << order {
			var ends []uint32
			for v := range order {
				if set>>v&1 == 1 {
					ends = append(ends, uint32(v))
				}
			}
			if look(ends...) {
				return found
			}
		}
	}
	for a := range uint32(min(order, 100)) {
		for b := range a {
			for c := range b {
				if look(c, b, a) {
					return found
				}
			}
		}
	}
	t.Fatalf("%s: no such vertices of %d", name, order)
	return nil
}

// routesOf returns the routes that a message may take: the router's, or for nil every
// shortest path.
func routesOf(g certificates.Graph, r routing.Router, s, d uint32) [][]hop {
	if r != nil {
		hops, _, _ := walk(g, r, s, d)
		return [][]hop{hops}
	}
	level := levels(g, d)
	if level[s] < 0 {
		return nil
	}
	if s == d {
		return [][]hop{nil}
	}
	var all [][]hop
	for _, u := range g.Neighbors(s) {
		if level[u] < level[s] {
			for _, rest := range routesOf(g, nil, u, d) {
				all = append(all, append([]hop{{from: s, to: u}}, rest...))
			}
		}
	}
	return all
}

// lanesNeeded returns the least number of lanes by trying all assignments, and routes; up
// to most, and else more than that.
func lanesNeeded(g certificates.Graph, r routing.Router, ends []uint32, most int) int {
	var messages [][][]hop
	for _, s := range ends {
		for _, d := range ends {
			if routes := routesOf(g, r, s, d); s != d && routes != nil {
				messages = append(messages, routes)
			}
		}
	}
	// The longest first: others often go with them.
	slices.SortStableFunc(messages, func(a, b [][]hop) int { return len(b[0]) - len(a[0]) })
	for k := 1; k <= most; k++ {
		lanes := make([]map[[2]hop]int, k)
		for i := range lanes {
			lanes[i] = make(map[[2]hop]int)
		}
		if fitsInto(lanes, messages, 0) {
			return k
		}
	}
	return most + 1
}

// fitsInto tells whether messages can be given lanes, of which the first used are in use.
func fitsInto(lanes []map[[2]hop]int, messages [][][]hop, used int) bool {
	if len(messages) == 0 {
		return true
	}
	for l := range min(len(lanes), used+1) {
		for _, route := range messages[0] {
			fresh := false
			for i := 1; i < len(route); i++ {
				e := [2]hop{route[i-1], route[i]}
				fresh = fresh || lanes[l][e] == 0
				lanes[l][e]++
			}
			if (!fresh || !circular(lanes[l])) && fitsInto(lanes, messages[1:], max(used, l+1)) {
				return true
			}
			for i := 1; i < len(route); i++ {
				lanes[l][[2]hop{route[i-1], route[i]}]--
			}
			if !fresh {
				return false // in this lane it costs nothing, so in no other it would do better
			}
		}
	}
	return false
}

// circular tells whether dependencies that are there run in a cycle: it takes off those
// that nothing comes before.
func circular(depends map[[2]hop]int) bool {
	left := make(map[[2]hop]bool)
	for e, n := range depends {
		if n > 0 {
			left[e] = true
		}
	}
	for changed := true; changed; {
		changed = false
		before := make(map[hop]bool)
		for e := range left {
			before[e[1]] = true
		}
		for e := range left {
			if !before[e[0]] {
				delete(left, e)
				changed = true
			}
		}
	}
	return len(left) > 0
}
