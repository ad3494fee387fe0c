package papers

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"topocert/props"
	"topocert/routing"
)

// region tells which part of OCT(k,m) a node is in, where source, destination and fault are in one.
var region = map[string]func(v uint32) uint32{
	"anywhere":    func(uint32) uint32 { return 0 },
	"one copy":    func(v uint32) uint32 { return v % 8 }, // of T(k,m)
	"one octagon": func(v uint32) uint32 { return v / 8 },
}

// past wants every message past every fault, in so many hops. The arguments are the router; the
// kinds of faults, nodes or links; the region in which source, destination and fault are; and a
// condition on x, the hops more than the distance. The router "adjacent" stands for all ways of
// one hop to an adjacent part, the unicast there, and one hop back.
//
// In networks of more than 128 nodes the source is (0,0,0) alone. That is enough: the translations
// u → s+u are automorphisms. They move (0,0,0) to every other node, copies of T(k,m) to copies and
// octagons to octagons. The unicast sees relative addresses only, and the adjacent part is chosen
// by the same displacement everywhere. So a translation moves the way past a fault to the way past
// the fault that it moves.
func past(t *props.Case, c props.Call) {
	net, part, few := oct(t, c.Value("k"), c.Value("m")), region[c.Args[2]], c.Condition(c.Args[3], "x")
	faults := make(map[uint32][]routing.Fault)
	for _, kind := range strings.Fields(c.Args[1]) {
		for f := range routing.Faults(net.CSR(), kind == "nodes") {
			if part(f.U) == part(f.V) {
				faults[part(f.U)] = append(faults[part(f.U)], f)
			}
		}
	}
	ways := waysOf(t, net, c.Args[0], part)
	sources := 1
	if net.Order() <= 128 {
		sources = net.Order()
	}
	for s := range uint32(sources) {
		level := t.Levels(net, s)
		destinations := make([]uint32, net.Order()) // the closest first
		for v := range destinations {
			destinations[v] = uint32(v)
		}
		slices.SortStableFunc(destinations, func(a, b uint32) int { return cmp.Compare(level[a], level[b]) })
		for _, d := range destinations[1:] {
			if part(s) != part(d) {
				continue
			}
			for _, f := range faults[part(s)] {
				if f.Vertex() && (f.U == s || f.U == d) {
					continue
				}
				for _, way := range ways(s, d, f, int(level[d])+2) {
					if hops := len(way) - 1; !alive(net, f, way) || way[hops] != d || !few(hops-int(level[d])) {
						t.Failf("%s with %s: the message from %s to %s, at distance %d, %s",
							net.Name(), dead(net, f), net.Label(s), net.Label(d), level[d], lost(net, f, way, d))
					}
				}
			}
		}
	}
}

// waysOf returns what gives the ways of a message past a fault, up to so many hops.
func waysOf(t *props.Case, net *props.Net, router string, part func(v uint32) uint32) func(s, d uint32, f routing.Fault, most int) [][]uint32 {
	if router != "adjacent" {
		r := t.Router(router, net).(routing.FaultTolerant)
		return func(s, d uint32, f routing.Fault, most int) [][]uint32 {
			around := r.Around(f)
			return [][]uint32{way(around, s, d, around.Header(s, d), most)}
		}
	}
	unicast := t.Router("oct", net)
	return func(s, d uint32, _ routing.Fault, most int) [][]uint32 {
		var ways [][]uint32
		for _, first := range net.Neighbors(s) {
			if part(first) == part(s) {
				continue
			}
			a, b, e := net.Coordinates(s), net.Coordinates(first), net.Coordinates(d)
			last := net.At(e[0]+b[0]-a[0], e[1]+b[1]-a[1], e[2]+b[2]-a[2])
			ways = append(ways, append(append([]uint32{s}, way(unicast, first, last, "", most-2)...), d))
		}
		return ways
	}
}

// way returns the first hops of a message, at most so many.
func way(r routing.Router, s, d uint32, header string, most int) []uint32 {
	way := []uint32{s}
	for at := s; at != d && len(way) <= most; {
		at, header = r.Next(at, d, header)
		way = append(way, at)
	}
	return way
}

// alive tells whether every hop of a way is along a living link.
func alive(net *props.Net, f routing.Fault, way []uint32) bool {
	for i, v := range way[1:] {
		if !net.HasEdge(way[i], v) || f.Blocks(way[i], v) {
			return false
		}
	}
	return true
}

// dead names a fault.
func dead(net *props.Net, f routing.Fault) string {
	if f.Vertex() {
		return net.Label(f.U) + " dead"
	}
	return fmt.Sprintf("the link %s–%s dead", net.Label(f.U), net.Label(f.V))
}

// lost says what becomes of a message that runs into the fault, or arrives late.
func lost(net *props.Net, f routing.Fault, way []uint32, d uint32) string {
	for i, v := range way[1:] {
		at := way[i]
		if !f.Blocks(at, v) {
			continue
		}
		what := fmt.Sprintf("is sent from %s to %s, into the fault", net.Label(at), net.Label(v))
		for _, name := range []string{"one copy", "one octagon"} {
			if part := region[name]; part(at) == part(d) && part(at) == part(f.U) && part(at) == part(f.V) {
				return what
			}
		}
		return fmt.Sprintf("%s; no copy of T(k,m) and no octagon contains %s, %s and the fault, so that neither rule applies", what, net.Label(at), net.Label(d))
	}
	return fmt.Sprintf("is after %d hops at %s", len(way)-1, net.Label(way[len(way)-1]))
}
