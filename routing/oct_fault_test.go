package routing_test

import (
	"testing"

	"topocert/internal/deep"
	"topocert/routing"
	"topocert/topology"
)

// allFaults returns every dead vertex, then every dead link.
func allFaults(g *topology.Graph) []routing.Fault {
	var list []routing.Fault
	for v := range uint32(g.Order()) {
		list = append(list, routing.Fault{U: v, V: v})
	}
	for u, v := range g.Edges() {
		list = append(list, routing.Fault{U: u, V: v})
	}
	return list
}

// faultsAt returns those at vertex 0; in OCT every fault can be moved there.
func faultsAt(g *topology.Graph) []routing.Fault {
	list := []routing.Fault{{}}
	for _, v := range g.Neighbors(0) {
		list = append(list, routing.Fault{U: v, V: 0})
	}
	return list
}

// levelsWithout returns the distances from s in the network with the fault; the
// order stands for no path.
func levelsWithout(g *topology.Graph, f routing.Fault, s uint32) []uint32 {
	level := make([]uint32, g.Order())
	for v := range level {
		level[v] = uint32(g.Order())
	}
	level[s] = 0
	for queue := []uint32{s}; len(queue) > 0; queue = queue[1:] {
		for _, v := range g.Neighbors(queue[0]) {
			if !f.Blocks(queue[0], v) && level[v] == uint32(g.Order()) {
				level[v] = level[queue[0]] + 1
				queue = append(queue, v)
			}
		}
	}
	return level
}

// hopsWithout returns the hops from s to d in the network with the fault, or
// false if the message is lost: in the fault, or where no link leads, or stopped,
// or after as many hops as there are states.
func hopsWithout(g *topology.Graph, r routing.Router, f routing.Fault, s, d uint32) (hops uint32, ok bool) {
	at, header := s, r.Header(s, d)
	for hops < 4*uint32(g.Order()) && at != d {
		var next uint32
		next, header = r.Next(at, d, header)
		if !g.HasEdge(at, next) || f.Blocks(at, next) {
			return hops, false
		}
		at = next
		hops++
	}
	return hops, at == d
}

// eachRoute passes on every pair of live vertices with its distance without and
// with each of the faults, and what the router does: its hops, if it delivers.
func eachRoute(t *testing.T, name, on string, faults func(*topology.Graph) []routing.Fault,
	visit func(f routing.Fault, s, d, distance, left, hops uint32, ok bool)) {
	t.Helper()
	g, r := router(t, name, on)
	var before [][]uint32
	for s := range uint32(g.Order()) {
		before = append(before, levels(g, s))
	}
	for _, f := range faults(g) {
		around := r.(routing.FaultTolerant).Around(f)
		for s := range uint32(g.Order()) {
			if f.Vertex() && s == f.U {
				continue
			}
			after := levelsWithout(g, f, s)
			for d := range uint32(g.Order()) {
				if d != s && !(f.Vertex() && d == f.U) {
					hops, ok := hopsWithout(g, around, f, s, d)
					visit(f, s, d, before[s][d], after[d], hops, ok)
				}
			}
		}
	}
}

// TestOCTFault compares oct-fault with search, for every fault and pair: all
// faults of the smallest networks, of the others those at vertex 0.
func TestOCTFault(t *testing.T) {
	deep.NotShort(t)
	try := func(on string, faults func(*topology.Graph) []routing.Fault) {
		worst := uint32(0)
		eachRoute(t, "oct-fault", on, faults, func(f routing.Fault, s, d, distance, left, hops uint32, ok bool) {
			if !ok || hops != left {
				t.Fatalf("oct-fault on %s with %v dead: from %d to %d it takes %d hops (arrives: %v), the distance is %d", on, f, s, d, hops, ok, left)
			}
			worst = max(worst, left-distance)
		})
		if worst != 2 { // a link that is the only shortest way of its ends, in a graph without triangles
			t.Errorf("%s: the worst detour is %d", on, worst)
		}
	}
	for _, on := range []string{"OCT(1,1)", "OCT(1,2)", "OCT(2,1)"} {
		try(on, allFaults)
	}
	larger := []string{"OCT(1,3)", "OCT(3,1)", "OCT(2,2)", "OCT(2,3)", "OCT(3,2)", "OCT(1,5)", "OCT(3,3)"}
	larger = larger[:deep.Cases(1, 2, len(larger))]
	for _, on := range larger {
		try(on, faultsAt)
	}
}

// TestOCTFaultRule holds oct-fault, hop by hop, against the rule of its doc
// comment, carried out with distances found by search.
func TestOCTFaultRule(t *testing.T) {
	for _, on := range []string{"OCT(1,1)", "OCT(1,2)", "OCT(2,1)", "OCT(2,2)", "OCT(1,3)", "OCT(3,1)"} {
		g, r := router(t, "oct-fault", on)
		var before [][]uint32
		for s := range uint32(g.Order()) {
			before = append(before, levels(g, s))
		}
		for _, f := range faultsAt(g) {
			around := r.(routing.FaultTolerant).Around(f)
			for d := range uint32(g.Order()) {
				after := levelsWithout(g, f, d)
				for at := range uint32(g.Order()) {
					if f.Vertex() && (at == f.U || d == f.U) || at == d {
						continue
					}
					fits := func(x uint32) bool { return !f.Blocks(at, x) && after[x] == before[d][x] }
					want, _ := r.Next(at, d, "")
					if !fits(want) {
						least := uint32(g.Order())
						for _, x := range g.Neighbors(at) {
							if fits(x) && before[d][x] < least {
								want, least = x, before[d][x]
							}
						}
					}
					if got, _ := around.Next(at, d, ""); got != want {
						t.Fatalf("oct-fault on %s with %v dead: from %d towards %d it goes to %d, the rule to %d", on, f, at, d, got, want)
					}
				}
			}
		}
	}
}

// TestOCTFaultPrinted tries what the text promises where it says what to do, and
// finds the smallest counterexample elsewhere: the closest pair, the least of
// them, and the first fault, vertices before links.
func TestOCTFaultPrinted(t *testing.T) {
	deep.NotShort(t)
	for _, name := range []string{"oct-fault-printed", "oct-fault-printed-met"} {
		for _, on := range []string{"OCT(1,1)", "OCT(1,2)", "OCT(2,1)", "OCT(2,2)"} {
			faults := allFaults
			if on == "OCT(2,2)" {
				faults = func(g *topology.Graph) []routing.Fault { return append([]routing.Fault{{U: 1, V: 1}}, faultsAt(g)...) }
			}
			type failure struct {
				distance, s, d uint32
				f              routing.Fault
			}
			var worst *failure
			g, unicast := router(t, "oct", on)
			eachRoute(t, name, on, faults, func(f routing.Fault, s, d, distance, _, hops uint32, ok bool) {
				same := func(part func(v uint32) uint32) bool {
					return part(s) == part(d) && part(s) == part(f.U) && part(s) == part(f.V)
				}
				covered := same(func(v uint32) uint32 { return v % 8 }) || same(func(v uint32) uint32 { return v / 8 })
				late := name == "oct-fault-printed-met" && hops == distance
				if covered && (!ok || hops != distance+2 && !late) {
					t.Fatalf("%s on %s with %v dead: from %d to %d, at distance %d, it takes %d hops (arrives: %v)", name, on, f, s, d, distance, hops, ok)
				}
				if name == "oct-fault-printed" && !covered {
					if plain, reached := hopsWithout(g, unicast, f, s, d); hops != plain || ok != reached {
						t.Fatalf("%s on %s with %v dead: from %d to %d it takes %d hops (arrives: %v), oct %d (%v)", name, on, f, s, d, hops, ok, plain, reached)
					}
				}
				if !ok && (worst == nil || distance < worst.distance || distance == worst.distance && (s < worst.s || s == worst.s && d < worst.d)) {
					worst = &failure{distance, s, d, f}
				}
			})
			net := network(t, on)
			if worst == nil || worst.distance != 2 || worst.f.U != worst.f.V || net.Label(worst.f.U) != "(0,0,1)" ||
				net.Label(worst.s) != "(0,0,0)" || net.Label(worst.d) != "(0,1,1)" {
				t.Errorf("%s on %s: the smallest counterexample is %+v", name, on, worst)
			}
		}
	}
}

// TestOCTFaultPrintedMoves sees that the text's bypass is moved with the network: by
// every step from (0,0,0), and so by all their sums, header by header.
func TestOCTFaultPrintedMoves(t *testing.T) {
	deep.Only(t)
	for _, name := range []string{"oct-fault-printed", "oct-fault-printed-met"} {
		for on, faults := range map[string]func(*topology.Graph) []routing.Fault{"OCT(1,1)": allFaults, "OCT(2,3)": faultsAt} {
			g, r := router(t, name, on)
			net := network(t, on).(topology.Group)
			for _, by := range net.Neighbors(0) {
				move := func(v uint32) uint32 { return net.Product(by, v) }
				for _, f := range faults(g) {
					here, there := r.(routing.FaultTolerant).Around(f), r.(routing.FaultTolerant).Around(routing.Fault{U: move(f.U), V: move(f.V)})
					for s := range uint32(g.Order()) {
						for d := range uint32(g.Order()) {
							header := here.Header(s, d)
							if got := there.Header(move(s), move(d)); got != header {
								t.Fatalf("%s on %s with %v dead: from %d to %d the header is %q, moved by %d it is %q", name, on, f, s, d, header, by, got)
							}
							for at, hops := s, 0; at != d && hops < 4*g.Order(); hops++ {
								next, then := here.Next(at, d, header)
								if v, h := there.Next(move(at), move(d), header); v != move(next) || h != then {
									t.Fatalf("%s on %s with %v dead: from %d to %d it goes to %d, moved by %d to %d", name, on, f, at, d, next, by, v)
								}
								at, header = next, then
							}
						}
					}
				}
			}
		}
	}
}
