package audit

import (
	"context"
	"math/big"
	"math/rand/v2"
	"reflect"
	"testing"

	"topocert/internal/deep"
	"topocert/routing"
	"topocert/solver/distance"
	"topocert/topology"
)

// forgetful is a wild router that is another one for every fault.
type forgetful struct{ *wild }

func (f *forgetful) Around(dead routing.Fault) routing.Router {
	w := *f.wild
	w.seed += uint64(dead.U)<<20 + uint64(dead.V) + 1
	return &w
}

// TestAuditFaults holds the sums over all faults against audits that follow every
// pair hop by hop.
func TestAuditFaults(t *testing.T) {
	rng := rand.New(rand.NewPCG(11, 4))
	for _, name := range []string{"Ring(5)", "Petersen", "Mesh(2,4)", "Octagon"} {
		net, err := topology.Parse(name)
		if err != nil {
			t.Fatal(err)
		}
		g := net.CSR()
		for _, sane := range []int{60, 99} {
			r := &forgetful{&wild{g: g, seed: rng.Uint64(), headers: rng.Uint64N(3), classes: 1, sane: sane}}
			for _, vertices := range []bool{true, false} {
				var dead []routing.Fault
				for u := range uint32(net.Order()) {
					if vertices {
						dead = append(dead, routing.Fault{U: u, V: u})
						continue
					}
					for _, v := range net.Neighbors(u) {
						if u < v {
							dead = append(dead, routing.Fault{U: u, V: v})
						}
					}
				}
				want := &Result{TotalHops: new(big.Int), Headerless: true}
				for _, f := range dead {
					a, _ := plainAudit(g, r.Around(f), &f, nil, 1)
					want.Pairs += a.Pairs
					want.Delivered += a.Delivered
					want.Minimal += a.Minimal
					want.Livelocked += a.Livelocked
					want.Stopped += a.Stopped
					want.Left += a.Left
					want.MaxHops = max(want.MaxHops, a.MaxHops)
					want.TotalHops.Add(want.TotalHops, a.TotalHops)
					want.Headerless = want.Headerless && a.Headerless
					if p := a.Longest; p != nil && (want.Longest == nil || p.Hops*want.Longest.Distance > want.Longest.Hops*p.Distance ||
						p.Hops*want.Longest.Distance == want.Longest.Hops*p.Distance && p.before(want.Longest)) {
						want.Longest = p
					}
					if p := a.Detour; p != nil && (want.Detour == nil || p.before(want.Detour)) {
						want.Detour = p
					}
					if p := a.Bad; p != nil && (want.Bad == nil || p.before(want.Bad)) {
						want.Bad = p
					}
				}
				got, err := RunFaults(context.Background(), g, r, routing.Faults(g, vertices), nil)
				if err != nil {
					t.Fatal(err)
				}
				if got.TotalHops.Cmp(want.TotalHops) != 0 {
					t.Fatalf("%s: total hops %v, want %v", name, got.TotalHops, want.TotalHops)
				}
				got.TotalHops = want.TotalHops
				if !reflect.DeepEqual(&got.Result, want) {
					t.Errorf("%s, vertices %t: got %+v, longest %v, bad %v\nwant %+v, %v, %v", name, vertices, got, got.Longest, got.Bad, want, want.Longest, want.Bad)
				}
			}
		}
	}
}

// TestAuditMerge: whatever blocks of destinations each of two workers has had, they
// find together what one finds.
func TestAuditMerge(t *testing.T) {
	deep.NotShort(t)
	net, err := topology.Parse("Mesh(13,16)")
	if err != nil {
		t.Fatal(err)
	}
	g, n := net.CSR(), uint32(net.Order())
	o := Options{Loads: true, Channels: true}
	// some audits the blocks that are in the set, one bit each.
	some := func(r routing.Router, set int) *walker {
		w := newWalker(g, NewArcs(g), r, o, distance.LevelBits)
		for i := uint32(0); i*distance.LevelBits < n; i++ {
			if set>>i&1 == 0 {
				continue
			}
			if err := w.audit(context.Background(), i*distance.LevelBits, min(distance.LevelBits, n-i*distance.LevelBits)); err != nil {
				t.Fatal(err)
			}
		}
		return w
	}
	for seed := range uint64(3) {
		r := &scattered{g: g, seed: seed}
		want, err := Run(context.Background(), g, r, Options{Workers: 1, Loads: true, Channels: true})
		if err != nil {
			t.Fatal(err)
		}
		if want.Bad == nil || want.Detour == nil || want.Livelocked == 0 || want.Stopped == 0 || want.Left == 0 {
			t.Fatalf("the router is not wild enough: %+v", want)
		}
		const all = 15 // four blocks
		for set := range all + 1 {
			w := some(r, set)
			w.merge(some(r, all^set))
			got := w.result()
			if !reflect.DeepEqual(got.Channels.bits, want.Channels.bits) {
				t.Fatalf("with the blocks %04b apart, dependencies differ", set)
			}
			got.Channels = want.Channels
			if !reflect.DeepEqual(got, want) {
				t.Fatalf("with the blocks %04b apart: got %+v\nwant %+v", set, got, want)
			}
		}
	}
}

// scattered is dimension order on a mesh of 16 columns with mistakes here and
// there. What it does wrong for the destinations of one block it does not for
// those of the next.
type scattered struct {
	g    *topology.Graph
	seed uint64
}

func (*scattered) Header(uint32, uint32) string { return "" }

func (s *scattered) Next(at, d uint32, _ string) (uint32, string) {
	x, y, toX, toY := at/16, at%16, d/16, d%16
	switch mix := (uint64(at)*131 + uint64(d)*31 + s.seed) % 211; {
	case mix == 0 && d/64 == 1:
		return at, ""
	case mix == 1 && d/64 == 2:
		return uint32(s.g.Order()), ""
	case mix < 4 && d/64 != 3:
		row := s.g.Neighbors(at)
		return row[len(row)-1], ""
	}
	switch {
	case x < toX:
		return at + 16, ""
	case x > toX:
		return at - 16, ""
	case y < toY:
		return at + 1, ""
	case y > toY:
		return at - 1, ""
	}
	return at, ""
}
