package audit

import (
	"context"
	"maps"
	"math/big"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"topocert/routing"
	"topocert/solver/solvertest"
)

// TestPairs: given all pairs, in any order, RunPairs finds what Run does; given none of a vertex, what is left of it.
func TestPairs(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(2, 8).Draw(t, "order")
		g := solvertest.DrawGraph(t, n)
		r := &wild{g: g, seed: rapid.Uint64().Draw(t, "seed"), headers: rapid.SampledFrom([]uint64{0, 0, 3}).Draw(t, "headers"), classes: 1, sane: rapid.SampledFrom([]int{100, 95, 50}).Draw(t, "sane")}
		var ends []uint32
		for v := range uint32(n) {
			if v < 2 || rapid.Bool().Draw(t, "end") {
				ends = append(ends, v)
			}
		}
		var pairs []Pair
		for _, u := range ends {
			for _, v := range ends {
				if u != v {
					pairs = append(pairs, Pair{Source: u, Destination: v})
				}
			}
		}
		pairs = rapid.Permutation(pairs).Draw(t, "pairs")
		want, err := Run(context.Background(), g, r, Options{Ends: ends, Loads: true, Channels: true})
		if err != nil {
			t.Fatal(err)
		}
		got, err := RunPairs(context.Background(), g, r, pairs)
		if err != nil {
			t.Fatal(err)
		}
		if got.Pairs != want.Pairs || got.Delivered != want.Delivered || got.Minimal != want.Minimal || got.Apart != want.Apart || got.Livelocked != want.Livelocked ||
			got.Stopped != want.Stopped || got.Left != want.Left || got.MaxHops != want.MaxHops || got.TotalHops.Cmp(want.TotalHops) != 0 ||
			!slices.Equal(got.Loads, want.Loads) || (got.Channels.Order() == nil) != (want.Channels.Order() == nil) {
			t.Fatalf("%+v\nwant %+v", got, want)
		}
		for i, p := range []*Pair{got.Bad, got.Detour, got.Longest} {
			if q := []*Pair{want.Bad, want.Detour, want.Longest}[i]; (p == nil) != (q == nil) || p != nil && *p != *q {
				t.Fatalf("the pair %d is %v, want %v", i, p, q)
			}
		}
	})
}

// TestFaultSets: all sets of two of a ring's 2n vertices and links, each once; of many as many as are drawn.
func TestFaultSets(t *testing.T) {
	g := ring(t, 3) // 3 switches with a host each: 6 vertices, 6 links
	sets, all := FaultSets(g, 2)
	seen := make(map[[2]routing.Fault]bool)
	for f := range sets {
		list := slices.Collect(f.All())
		if len(list) != 2 || list[0] == list[1] || seen[[2]routing.Fault{list[1], list[0]}] {
			t.Errorf("the set %v", list)
		}
		seen[[2]routing.Fault{list[0], list[1]}] = true
	}
	if len(seen) != 66 || all.Cmp(big.NewInt(66)) != 0 {
		t.Errorf("%d sets of %v, want 12·11/2", len(seen), all)
	}
	drawn := make(map[string]bool)
	big, count := ring(t, 40), 0
	sets, all = FaultSets(big, 3)
	for f := range sets {
		count++
		places := make(map[routing.Fault]bool)
		for f := range f.All() {
			places[f] = true
		}
		if len(places) != 3 {
			t.Fatalf("the set %v", slices.Collect(maps.Keys(places)))
		}
		drawn[routingText(f)] = true
	}
	if count != MaxFaultSets || len(drawn) != count || all.Int64() != 160*159*158/6 {
		t.Errorf("%d sets, %d different, of %v", count, len(drawn), all)
	}
}

func routingText(f routing.Fault) (text string) {
	for f := range f.All() {
		text += string(rune(f.U)) + string(rune(f.V))
	}
	return text
}

// TestShrink: clockwise from 0 to 2 of a ring of switches only the links between them matter.
func TestShrink(t *testing.T) {
	const n = 5
	g, r := ring(t, n), routing.Unaware(clockwise{n})
	link := func(u, v uint32) routing.Fault { return routing.Fault{U: u, V: v} }
	f := routing.Together([]routing.Fault{link(4, 9), link(8, 8), link(1, 2)})
	if got := Shrink(g, r, f, Pair{Source: 5, Destination: 7}); got != link(1, 2) {
		t.Errorf("%v", slices.Collect(got.All()))
	}
	if !f.Blocks(2, 1) || !f.Blocks(3, 8) || f.Blocks(0, 1) || !f.Kills(8) || f.Kills(3) {
		t.Error("what several faults block")
	}
}
