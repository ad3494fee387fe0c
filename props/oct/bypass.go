package oct

import (
	"topocert/props"
	"topocert/routing"
)

// torusBypassClaim is the way past a fault in a copy of T(k,m).
func torusBypassClaim() *props.Claim {
	return &props.Claim{
		ID: "oct/fault-bypass-scheme-torus", Kind: props.Algorithm, Section: "2.3",
		Quote:  "one of hops in Octagon to ... adjacent sub-network of T(k,m), and another hop back",
		Formal: "for any two different nodes of a copy of T(k,m) in OCT(k,m), and any other node or any link of that copy dead: one hop to an adjacent copy, the unicast in that copy, and one hop back are a way past the fault, two hops longer than the distance",
		Note:   bypassNote + "; node o is adjacent to the copies o+1, o−1 and o+4, of which the router takes the first",
		Readings: bypassReadings(layer,
			func(net *props.Net, v uint32) []uint32 {
				o := v % 8
				return []uint32{v - o + (o+1)%8, v - o + (o+7)%8, v - o + (o+4)%8}
			}),
	}
}

// octagonBypassClaim is the way past a fault in an octagon.
func octagonBypassClaim() *props.Claim {
	return &props.Claim{
		ID: "oct/fault-bypass-scheme-octagon", Kind: props.Algorithm, Section: "2.3",
		Quote:  "one of hops in T(k,m) to ... adjacent sub-network of Octagon, and another hop back",
		Formal: "for any two different nodes of an octagon in OCT(k,m), and any other node or any link of that octagon dead: one hop to an adjacent octagon, the unicast in that octagon, and one hop back are a way past the fault, two hops longer than the distance",
		Note:   bypassNote + "; of the octagons to the left, to the right, above and below the router takes the first",
		Readings: bypassReadings(slice,
			func(net *props.Net, v uint32) []uint32 {
				c := net.Coordinates(v)
				return []uint32{net.At(c[0], c[1]-1, c[2]), net.At(c[0], c[1]+1, c[2]), net.At(c[0]-1, c[1], c[2]), net.At(c[0]+1, c[1], c[2])}
			}),
	}
}

// bypassNote is the note of both claims on ways past a fault.
const bypassNote = "the text gives this rule only for source, destination and fault in one such subnetwork; the bypass is taken whether or not the fault is in the way; " +
	"in networks of more than 128 nodes the source is (0,0,0): OCT(k,m) is vertex-transitive, and the translations, which move it to every other, move subnetworks, unicast and bypass along"

// layer tells the copies of T(k,m) in OCT(k,m) apart, slice the octagons.
func layer(v uint32) uint32 { return v % 8 }
func slice(v uint32) uint32 { return v / 8 }

// bypassSources returns the number of sources that are tried, from the first: all in
// small networks, else (0,0,0) alone. That is enough. The translations u → s+u are
// automorphisms. They move (0,0,0) to every other node, copies of T(k,m) to copies and
// octagons to octagons. The unicast sees relative addresses only, and the adjacent
// subnetwork is chosen by the same displacement everywhere. So a translation moves the
// way past a fault to the way past the fault that it moves.
func bypassSources(net *props.Net) int {
	if net.Order() <= 128 {
		return net.Order()
	}
	return 1
}

// bypassReadings are the readings of a bypass of the parts of the network,
// the sets of vertices for which part is the same. outside returns the vertices
// of the adjacent parts that are joined to a vertex.
func bypassReadings(part func(v uint32) uint32, outside func(net *props.Net, v uint32) []uint32) []props.Reading {
	routed := func(name string, late bool) func(t *props.Case, k, m int) {
		return func(t *props.Case, k, m int) {
			net := oct(t, k, m)
			r := t.Routes(name, net).Router().(routing.FaultTolerant)
			wantBypass(t, net, part, late, func(s, d uint32, most int) func(routing.Fault) [][]uint32 {
				return func(f routing.Fault) [][]uint32 {
					around := r.Around(f)
					return [][]uint32{way(around, s, d, around.Header(s, d), most)}
				}
			})
		}
	}
	readings := computed(family(), 640, routed("oct-fault-printed", false))
	whichever := props.Over(family(), func(t *props.Case, k, m int) {
		net := oct(t, k, m)
		unicast := t.Routes("oct", net).Router()
		wantBypass(t, net, part, false, func(s, d uint32, most int) func(routing.Fault) [][]uint32 {
			var ways [][]uint32
			ends := outside(net, d)
			for i, first := range outside(net, s) {
				way := append([]uint32{s}, way(unicast, first, ends[i], "", most-2)...)
				ways = append(ways, append(way, d))
			}
			return func(routing.Fault) [][]uint32 { return ways }
		})
	})
	return append(readings,
		whichever.UpTo(640).Named("by whichever adjacent subnetwork"),
		props.Over(family(), routed("oct-fault-printed-met", true)).UpTo(640).Named("taken where the fault is met; two hops longer, or none if it is not met"),
	)
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

// wantBypass says that the case fails unless for every two nodes of a part of the
// network, and every other node and every link of that part dead, all the ways
// given past the fault lead along living links and are two hops longer than the
// distance, or with late may be as long as the distance.
func wantBypass(t *props.Case, net *props.Net, part func(v uint32) uint32, late bool,
	ways func(s, d uint32, most int) func(routing.Fault) [][]uint32) {
	faults := make(map[uint32][]routing.Fault)
	for _, links := range []bool{false, true} {
		for f := range routing.Faults(net.CSR(), !links) {
			if part(f.U) == part(f.V) {
				faults[part(f.U)] = append(faults[part(f.U)], f)
			}
		}
	}
	for s := range uint32(bypassSources(net)) {
		for d, distance := range t.Levels(net, s) {
			d, most := uint32(d), int(distance)+2
			if s == d || part(s) != part(d) {
				continue
			}
			past := ways(s, d, most)
			for _, f := range faults[part(s)] {
				if f.Vertex() && (f.U == s || f.U == d) {
					continue
				}
				for _, way := range past(f) {
					hops := len(way) - 1
					if hops != most && !(late && hops == int(distance)) || !alive(net, f, way) || way[hops] != d {
						t.Failf("%s with %s: the way from %s to %s, at distance %d, is %v",
							net.Name(), dead(net, f), net.Label(s), net.Label(d), distance, labels(net, way))
					}
				}
			}
		}
	}
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

// labels returns the labels of the nodes of a way.
func labels(net *props.Net, way []uint32) []string {
	var labels []string
	for _, v := range way {
		labels = append(labels, net.Label(v))
	}
	return labels
}
