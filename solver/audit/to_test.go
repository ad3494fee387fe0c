package audit

import (
	"context"
	"math/big"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"topocert/solver/solvertest"
)

// TestAuditTo shares the destinations of drawn routers out among some audits, and holds
// these, together, against the audit of all.
func TestAuditTo(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(1, 9).Draw(t, "order")
		g := solvertest.DrawGraph(t, n)
		r := &wild{g: g, seed: rapid.Uint64().Draw(t, "seed"), headers: rapid.SampledFrom([]uint64{0, 0, 3}).Draw(t, "headers"), classes: 1, sane: rapid.SampledFrom([]int{100, 95, 50}).Draw(t, "sane")}
		all, ends := []uint32{}, []uint32(nil)
		for v := range uint32(n) {
			all = append(all, v)
		}
		if rapid.Bool().Draw(t, "some ends") {
			ends = slices.DeleteFunc(slices.Clone(all), func(uint32) bool { return rapid.Bool().Draw(t, "no end") })
			all = ends
		}
		parts := make([][]uint32, 3)
		for i := range parts {
			parts[i] = []uint32{} // nil is for all
		}
		for _, v := range all {
			i := rapid.IntRange(0, 2).Draw(t, "part")
			parts[i] = append(parts[i], v)
		}
		want, err := Run(context.Background(), g, r, Options{Ends: ends, Loads: true, Every: true})
		if err != nil {
			t.Fatal(err)
		}
		got := &Result{TotalHops: new(big.Int), Loads: make([]uint64, 2*g.Size())}
		for _, to := range parts {
			a, err := Run(context.Background(), g, r, Options{Ends: ends, To: to, Loads: true})
			if err != nil {
				t.Fatal(err)
			}
			got.Pairs, got.Delivered, got.Minimal, got.Apart = got.Pairs+a.Pairs, got.Delivered+a.Delivered, got.Minimal+a.Minimal, got.Apart+a.Apart
			got.Livelocked, got.Stopped, got.Left = got.Livelocked+a.Livelocked, got.Stopped+a.Stopped, got.Left+a.Left
			got.MaxHops = max(got.MaxHops, a.MaxHops)
			got.TotalHops.Add(got.TotalHops, a.TotalHops)
			for i, load := range a.Loads {
				got.Loads[i] += load
			}
			for _, p := range []*Pair{a.Bad, a.Detour, a.Longest} {
				if p != nil && !slices.Contains(to, p.Destination) {
					t.Fatalf("to %v: a message to %d", to, p.Destination)
				}
			}
			if a.Bad != nil {
				closest(&got.Bad, *a.Bad)
			}
			if a.Detour != nil {
				closest(&got.Detour, *a.Detour)
			}
		}
		same := func(p, q *Pair) bool { return p == q || p != nil && q != nil && *p == *q }
		if got.Pairs != want.Pairs || got.Delivered != want.Delivered || got.Minimal != want.Minimal || got.Apart != want.Apart ||
			got.Livelocked != want.Livelocked || got.Stopped != want.Stopped || got.Left != want.Left || got.MaxHops != want.MaxHops ||
			got.TotalHops.Cmp(want.TotalHops) != 0 || !slices.Equal(got.Loads, want.Loads) || !same(got.Bad, want.Bad) || !same(got.Detour, want.Detour) {
			t.Fatalf("got %+v, want %+v", got, want)
		}
	})
}

// TestAuditToBad: destinations that are none are refused.
func TestAuditToBad(t *testing.T) {
	net := solvertest.Parse(t, "Ring(5)")
	r := &wild{g: net.CSR(), classes: 1, sane: 100}
	for what, o := range map[string]Options{
		"beyond":      {To: []uint32{5}},
		"twice":       {To: []uint32{1, 1}},
		"in no order": {To: []uint32{2, 1}},
		"no end":      {To: []uint32{1}, Ends: []uint32{0, 2}},
	} {
		if a, err := Run(context.Background(), net.CSR(), r, o); err == nil {
			t.Errorf("%s: %+v", what, a)
		}
	}
}
