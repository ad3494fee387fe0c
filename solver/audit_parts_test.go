package solver

import (
	"context"
	"encoding/json"
	"errors"
	"math/big"
	"reflect"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"topocert/routing"
	"topocert/topology"
)

// TestAuditParts cuts audits of drawn routers into ranges, writes and reads these, and
// holds their sum against the audit of all.
func TestAuditParts(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(1, 9).Draw(t, "order")
		g := drawGraph(t, n)
		r := &wild{g: g, seed: rapid.Uint64().Draw(t, "seed"), headers: rapid.SampledFrom([]uint64{0, 0, 3}).Draw(t, "headers"), classes: 1, sane: rapid.SampledFrom([]int{100, 95, 50}).Draw(t, "sane")}
		var ends []uint32
		if rapid.Bool().Draw(t, "some ends") {
			for v := range uint32(n) {
				if rapid.Bool().Draw(t, "end") {
					ends = append(ends, v)
				}
			}
		}
		count := uint32(n)
		if ends != nil {
			count = uint32(len(ends))
		}
		var parts []*AuditPart
		for first := uint32(0); first < count; {
			part := AuditRange{first, min(count-first, uint32(rapid.IntRange(1, n).Draw(t, "size")))}
			first += part.Count
			made, err := AuditRouterPart(context.Background(), g, r, ends, part)
			if err != nil {
				t.Fatal(err)
			}
			text, err := json.Marshal(made)
			if err != nil {
				t.Fatal(err)
			}
			read := new(AuditPart)
			if err := json.Unmarshal(text, read); err != nil {
				t.Fatal(err)
			}
			if err := read.Check(g, r, ends); err != nil {
				t.Fatal(err)
			}
			parts = append(parts, read)
		}
		want, err := AuditRouter(context.Background(), g, r, AuditOptions{Ends: ends, Loads: true, Channels: true, Every: true})
		if err != nil {
			t.Fatal(err)
		}
		got, err := JoinAudits(context.Background(), g, r, ends, parts)
		if err != nil {
			t.Fatal(err)
		}
		if got.TotalHops.Cmp(want.TotalHops) != 0 {
			t.Fatalf("%v hops, want %v", got.TotalHops, want.TotalHops)
		}
		got.TotalHops, want.TotalHops = nil, nil // equal numbers may have unequal forms
		if !reflect.DeepEqual(got, want) {
			t.Fatalf("got %+v, want %+v", got, want)
		}
		if len(parts) > 1 {
			if _, err := JoinAudits(context.Background(), g, r, ends, parts[1:]); !errors.Is(err, topology.ErrParam) {
				t.Fatalf("a part is left out: %v", err)
			}
			if _, err := JoinAudits(context.Background(), g, r, ends, append(slices.Clone(parts), parts[0])); !errors.Is(err, topology.ErrParam) {
				t.Fatalf("a part twice: %v", err)
			}
		}
	})
}

// TestAuditPartHostile changes what a part says.
func TestAuditPartHostile(t *testing.T) {
	net := parsed(t, "Torus(4)")
	r, err := routing.New("dor", net)
	if err != nil {
		t.Fatal(err)
	}
	g := net.CSR()
	for what, change := range map[string]func(p *AuditPart){
		"more pairs":      func(p *AuditPart) { p.Pairs++ },
		"more delivered":  func(p *AuditPart) { p.Delivered++ },
		"huge count":      func(p *AuditPart) { p.Stopped = ^uint64(0) },
		"more minimal":    func(p *AuditPart) { p.Minimal = p.Delivered + 1 },
		"less minimal":    func(p *AuditPart) { p.Minimal-- },
		"more hops":       func(p *AuditPart) { p.TotalHops = new(big.Int).Add(p.TotalHops, big.NewInt(1)) },
		"no hops":         func(p *AuditPart) { p.TotalHops = nil },
		"one load more":   func(p *AuditPart) { p.Loads[3]++ },
		"huge load":       func(p *AuditPart) { p.Loads[3] = ^uint64(0) },
		"a load less":     func(p *AuditPart) { p.Loads = p.Loads[1:] },
		"no dependencies": func(p *AuditPart) { p.Dependencies = nil },
		"another range":   func(p *AuditPart) { p.First = 15 },
		"beyond":          func(p *AuditPart) { p.First = ^uint32(0) },
		"longest":         func(p *AuditPart) { p.Longest.Hops++ },
		"longest of none": func(p *AuditPart) { p.Longest.Source = 99 },
		"no longest":      func(p *AuditPart) { p.Longest = nil },
		"a detour":        func(p *AuditPart) { p.Detour = p.Longest },
		"a bad pair":      func(p *AuditPart) { p.Bad = p.Longest },
		"a short detour":  func(p *AuditPart) { p.Detour, p.Minimal = p.Longest, p.Minimal-1 },
		"a good bad pair": func(p *AuditPart) {
			p.Bad, p.Delivered, p.Minimal, p.Stopped = p.Longest, p.Delivered-1, p.Minimal-1, 1
		},
		"few hops":      func(p *AuditPart) { p.MaxHops = 1 },
		"negative hops": func(p *AuditPart) { p.MaxHops = -1 },
	} {
		p, err := AuditRouterPart(context.Background(), g, r, nil, AuditRange{4, 4})
		if err != nil {
			t.Fatal(err)
		}
		if err := p.Check(g, r, nil); err != nil {
			t.Fatal(err)
		}
		change(p)
		if err := p.Check(g, r, nil); !errors.Is(err, topology.ErrParam) {
			t.Errorf("%s: %v", what, err)
		}
	}
	if _, err := AuditRouterPart(context.Background(), g, r, nil, AuditRange{15, 2}); err == nil {
		t.Error("a range beyond the vertices is taken")
	}
}
