package oct

import (
	"cmp"
	"fmt"
	"slices"

	"topocert/props"
	"topocert/routing"
)

// faultNote is the note of both claims on single faults.
const faultNote = "at most two; the text goes on with two rules, of which the last two readings ask that they do it, whatever the position of the fault"

// nodeFaultClaim is the tolerance of a dead node.
func nodeFaultClaim() *props.Claim {
	return &props.Claim{
		ID: "oct/fault-node-two-hops", Kind: props.Theorem, Section: "2.3 fault tolerance",
		Quote:    "failure of a single node ... can be corrected by adding two hops",
		Formal:   "in OCT(k,m) without one node the distance of no two others is more than 2 larger",
		Note:     faultNote + "; the third reading asks for two at worst, no less",
		Readings: faultReadings("vertex_fault_detour(OCT(k,m))", false),
		Correction: &props.Correction{
			Statement: "for all k, m ≥ 1 a dead node costs exactly 2 hops more at worst if and only if max(k,m) ≥ 3, and else 1",
			Reading: wide().And([]int{16, 20}).HoldsShown("vertex_fault_detour(OCT(k,m)) == cond(max(k, m) >= 3, 2, 1)",
				worstDetour("at worst: ", false)),
		},
	}
}

// linkFaultClaim is the tolerance of a dead link.
func linkFaultClaim() *props.Claim {
	return &props.Claim{
		ID: "oct/fault-link-two-hops", Kind: props.Theorem, Section: "2.3 fault tolerance",
		Quote:    "single ... link fault ... adding two hops",
		Formal:   "in OCT(k,m) without one link the distance of no two nodes is more than 2 larger",
		Note:     faultNote + "; simple graph: with two parallel links in a ring of length 2 a dead one costs nothing; the third reading asks for two at worst, no less",
		Readings: faultReadings("edge_fault_detour(OCT(k,m))", true),
		Correction: &props.Correction{
			Statement: "for all k, m ≥ 1 a dead link costs exactly 2 hops more at worst",
			Reading: wide().And([]int{16, 20}).HoldsShown("edge_fault_detour(OCT(k,m)) == 2",
				worstDetour("at worst: ", true)),
		},
	}
}

// faultReadings are the readings about what a dead node or, with links, a dead link
// costs at worst: a fact in the formula language.
func faultReadings(detour string, links bool) []props.Reading {
	return append(readingsShown(family().And([]int{16, 20}), 0, detour+" <= 2", worstDetour("", links)),
		family().HoldsShown(detour+" == 2", worstDetour("at worst: ", links)).Named("k, m ≥ 2, exactly two at worst"),
		byRules("oct-fault-printed", links, "by the source"),
		byRules("oct-fault-printed-met", links, "where the fault is met"))
}

// worstDetour shows where a fault does the most harm.
func worstDetour(before string, links bool) show {
	return func(t *props.Case, e props.Env) string {
		return before + t.WorstDetour(oct(t, props.Int(e, "k"), props.Int(e, "m")), links)
	}
}

// byRules is the reading that the text's two rules of bypass take every message
// between living nodes to its destination, with at most two hops more than the
// distance, past every dead node or, with links, every dead link: applied by the
// source, or where the fault is met.
func byRules(router string, links bool, where string) props.Reading {
	return props.Over(family(), func(t *props.Case, k, m int) {
		net := oct(t, k, m)
		wantRulesSuffice(t, net, t.Routes(router, net).Router().(routing.FaultTolerant), links)
	}).Named("k, m ≥ 2, by the printed bypass rules, applied " + where)
}

// wantRulesSuffice says that the case fails unless the router takes every message
// from (0,0,0) past every fault with at most two hops more than the distance. What
// is true of this source is true of all: see bypassSources.
func wantRulesSuffice(t *props.Case, net *props.Net, r routing.FaultTolerant, links bool) {
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
		said := fmt.Sprintf("is sent from %s to %s, into the fault", net.Label(at), net.Label(v))
		for _, part := range []func(v uint32) uint32{layer, slice} {
			if part(at) == part(d) && part(at) == part(f.U) && part(at) == part(f.V) {
				return said
			}
		}
		return fmt.Sprintf("%s; no copy of T(k,m) and no octagon contains %s, %s and the fault, so that neither rule applies", said, net.Label(at), net.Label(d))
	}
	return fmt.Sprintf("is after %d hops at %s", len(way)-1, net.Label(way[len(way)-1]))
}
