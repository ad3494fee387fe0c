package oct

import (
	"cmp"
	"fmt"
	"slices"
	"topocert/props"

	"topocert/routing"
	"topocert/topology"
)

const faultNote = "at most two; the text goes on with two rules, of which the last two readings ask that they do it, whatever the position of the fault"

func nodeFaultClaim() *props.Claim {
	return &props.Claim{
		ID: "oct/fault-node-two-hops", Kind: props.Theorem, Section: "2.3 fault tolerance",
		Quote:  "failure of a single node ... can be corrected by adding two hops",
		Formal: "in OCT(k,m) without one node the distance of no two others is more than 2 larger",
		Note:   faultNote + "; the third reading asks for two at worst, no less",
		Readings: append(readings(family().And([]int{16, 20}), 0, func(t *props.Case, p []int) {
			net := oct(t, p[0], p[1])
			d := t.VertexFaultDetour(net)
			t.Want(0 <= d && d <= 2, "%s", t.WorstDetour(net, false))
		}), family().All(func(t *props.Case, p []int) {
			net := oct(t, p[0], p[1])
			t.Want(t.VertexFaultDetour(net) == 2, "at worst: %s", t.WorstDetour(net, false))
		}).Named("k, m ≥ 2, exactly two at worst"),
			byRules("oct-fault-printed", false, "by the source"),
			byRules("oct-fault-printed-met", false, "where the fault is met")),
		Correction: &props.Correction{
			"for all k, m ≥ 1 a dead node costs exactly 2 hops more at worst if and only if max(k,m) ≥ 3, and else 1",
			wide().And([]int{16, 20}).All(func(t *props.Case, p []int) {
				net, want := oct(t, p[0], p[1]), 1
				if max(p[0], p[1]) >= 3 {
					want = 2
				}
				t.Want(t.VertexFaultDetour(net) == want, "at worst: %s", t.WorstDetour(net, false))
			}),
		},
	}
}

func linkFaultClaim() *props.Claim {
	return &props.Claim{
		ID: "oct/fault-link-two-hops", Kind: props.Theorem, Section: "2.3 fault tolerance",
		Quote:  "single ... link fault ... adding two hops",
		Formal: "in OCT(k,m) without one link the distance of no two nodes is more than 2 larger",
		Note:   faultNote + "; simple graph: with two parallel links in a ring of length 2 a dead one costs nothing; the third reading asks for two at worst, no less",
		Readings: append(readings(family().And([]int{16, 20}), 0, func(t *props.Case, p []int) {
			net := oct(t, p[0], p[1])
			d := t.EdgeFaultDetour(net)
			t.Want(0 <= d && d <= 2, "%s", t.WorstDetour(net, true))
		}), family().All(func(t *props.Case, p []int) {
			net := oct(t, p[0], p[1])
			t.Want(t.EdgeFaultDetour(net) == 2, "at worst: %s", t.WorstDetour(net, true))
		}).Named("k, m ≥ 2, exactly two at worst"),
			byRules("oct-fault-printed", true, "by the source"),
			byRules("oct-fault-printed-met", true, "where the fault is met")),
		Correction: &props.Correction{
			"for all k, m ≥ 1 a dead link costs exactly 2 hops more at worst",
			wide().And([]int{16, 20}).All(func(t *props.Case, p []int) {
				net := oct(t, p[0], p[1])
				t.Want(t.EdgeFaultDetour(net) == 2, "at worst: %s", t.WorstDetour(net, true))
			}),
		},
	}
}

// byRules is the reading that the text's two rules of bypass take every message
// between living nodes to its destination, with at most two hops more than the
// distance, past every dead node or, with links, every dead link: applied by the
// source, or where the fault is met.
func byRules(router string, links bool, where string) props.Reading {
	return family().All(func(t *props.Case, p []int) {
		net := oct(t, p[0], p[1])
		wantRulesSuffice(t, net, octRouter(t, net, router).(routing.Tolerant), links)
	}).Named("k, m ≥ 2, by the printed bypass rules, applied " + where)
}

// wantRulesSuffice says that the case fails unless the router takes every message
// from (0,0,0) past every fault with at most two hops more than the distance. What
// is true of this source is true of all: see bypassSources.
func wantRulesSuffice(t *props.Case, net *topology.OCT, r routing.Tolerant, links bool) {
	t.Computed()
	level := t.Levels(net, 0)
	destinations := make([]uint32, net.Order()) // the closest first
	for v := range destinations {
		destinations[v] = uint32(v)
	}
	slices.SortStableFunc(destinations, func(a, b uint32) int { return cmp.Compare(level[a], level[b]) })
	for _, d := range destinations[1:] {
		for f := range routing.Faults(net.CSR(), !links) {
			if f.Vertex() && (f.U == 0 || f.U == d) {
				continue
			}
			around := r.Around(f)
			way := way(around, 0, d, around.Header(0, d), int(level[d])+2)
			if !alive(net, f, way) || way[len(way)-1] != d {
				t.Failf("%s with %s: the message from %s to %s, at distance %d, %s",
					net.Name(), dead(net, f), net.Label(0), net.Label(d), level[d], lost(net, f, way, d))
			}
		}
	}
}

// dead names a fault.
func dead(net *topology.OCT, f routing.Fault) string {
	if f.Vertex() {
		return net.Label(f.U) + " dead"
	}
	return fmt.Sprintf("the link %s–%s dead", net.Label(f.U), net.Label(f.V))
}

// lost says what becomes of a message that runs into the fault, or arrives late.
func lost(net *topology.OCT, f routing.Fault, way []uint32, d uint32) string {
	for i, v := range way[1:] {
		at := way[i]
		if !f.Blocks(at, v) {
			continue
		}
		said := fmt.Sprintf("is sent from %s to %s, into the fault", net.Label(at), net.Label(v))
		for _, part := range []func(v uint32) uint32{octCopy, slice} {
			if part(at) == part(d) && part(at) == part(f.U) && part(at) == part(f.V) {
				return said
			}
		}
		return fmt.Sprintf("%s; no copy of T(k,m) and no octagon contains %s, %s and the fault, so that neither rule applies", said, net.Label(at), net.Label(d))
	}
	return fmt.Sprintf("is after %d hops at %s", len(way)-1, net.Label(way[len(way)-1]))
}
