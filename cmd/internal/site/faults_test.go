package site

import (
	"context"
	"slices"
	"strings"
	"testing"

	"topocert/routing"
	"topocert/solver/audit"
	"topocert/topology"
)

// TestUnderFaults holds what is told of routers under faults against every message
// followed hop by hop, on FTT(4).
func TestUnderFaults(t *testing.T) {
	net, err := topology.Parse("FTT(4)")
	if err != nil {
		t.Fatal(err)
	}
	kinds := slices.DeleteFunc(routing.Kinds(), func(k routing.Kind) bool {
		return !slices.Contains([]string{"ftt-minimal", "ftt-fault", "ftt-b-walk", "ftt-b-through"}, k.Name)
	})
	audits, err := auditAll(context.Background(), nil, net, kinds, 1<<18)
	if err != nil || len(audits) != 4 {
		t.Fatalf("%d routers, want 4, %v", len(audits), err)
	}
	for i, a := range audits {
		router, tolerant := kinds[i].New(net).(routing.FaultTolerant)
		if a.Deadlock() != "deadlock" || a.Lanes < 2 {
			t.Errorf("%s: deadlock %q, %d lanes, want a deadlock that two or more lanes prevent", a.Router, a.Deadlock(), a.Lanes)
		}
		if a.FaultTolerant != tolerant || len(a.UnderFaults) != map[bool]int{true: 2}[tolerant] {
			t.Errorf("%s: told of faults %v, want %v: %+v", a.Router, a.FaultTolerant, tolerant, a.UnderFaults)
			continue
		}
		for j, b := range a.UnderFaults {
			pairs, delivered := followUnderFaults(net, router, j == 0)
			if b.Pairs != pairs || b.Delivered != delivered || b.What != []string{"vertex", "link"}[j] {
				t.Errorf("%s, a dead %s: %d of %d delivered, want %d of %d", a.Router, b.What, b.Delivered, b.Pairs, delivered, pairs)
			}
			if (b.Lost != "") != (delivered < pairs) || b.Lost != "" && (!strings.HasPrefix(b.Lost, "without ") || strings.Contains(b.Lost, "the distance is")) {
				t.Errorf("%s, a dead %s: %d lost, told as %q", a.Router, b.What, b.Undelivered(), b.Lost)
			}
		}
	}
	// 16 vertices and 32 links (n² and 2n²): 16·15·14 + 32·16·15 messages.
	for most, want := range map[uint64]int{11039: 0, 11040: 2} {
		list, err := auditFaults(context.Background(), net, routing.NewFTTFault(net), most)
		if err != nil || len(list) != want {
			t.Errorf("with at most %d messages: %d results, %v, want %d", most, len(list), err, want)
		}
	}
}

// followUnderFaults counts the messages, and those that arrive, under every single dead
// vertex or link.
func followUnderFaults(net topology.Network, router routing.FaultTolerant, vertices bool) (pairs, delivered uint64) {
	n := uint32(net.Order())
	for u := range n {
		for v := range n {
			f := routing.Fault{U: u, V: v}
			if f.Vertex() != vertices || !vertices && (v < u || !net.CSR().HasEdge(u, v)) {
				continue
			}
			left, around := audit.Broken(net, f).CSR(), router.Around(f)
			for s := range n {
				for d := range n {
					if s == d || vertices && (s == u || d == u) {
						continue
					}
					pairs++
					if routing.Follow(left, around, s, d).Outcome == routing.Delivered {
						delivered++
					}
				}
			}
		}
	}
	return pairs, delivered
}
