package invariants

import (
	"context"
	"errors"
	"testing"

	"pgregory.net/rapid"

	"topocert/certificates/kinds"
	"topocert/solver/distance"
	"topocert/solver/solvertest"
	"topocert/solver/symmetry"
	"topocert/solver/symmetry/symmetrytest"
	"topocert/topology"
)

// detours returns the worst detours around every single dead vertex and link, by
// the definition: all distances with and without it.
func detours(g *topology.Graph) (vertex, edge int) {
	levels := func(s uint32, alive func(u, v uint32) bool) []int {
		level := make([]int, g.Order())
		for v := range level {
			level[v] = -1
		}
		level[s] = 0
		for again := true; again; {
			again = false
			for u := range uint32(g.Order()) {
				for _, v := range g.Neighbors(u) {
					if level[u] >= 0 && alive(u, v) && (level[v] < 0 || level[v] > level[u]+1) {
						level[v] = level[u] + 1
						again = true
					}
				}
			}
		}
		return level
	}
	worst := func(now, dead int, whole, broken []int) int {
		for t := range whole {
			if t == dead || whole[t] < 0 {
				continue
			}
			if broken[t] < 0 || now < 0 {
				return -1
			}
			now = max(now, broken[t]-whole[t])
		}
		return now
	}
	for s := range uint32(g.Order()) {
		whole := levels(s, func(u, v uint32) bool { return true })
		for f := range uint32(g.Order()) {
			if f != s {
				vertex = worst(vertex, int(f), whole, levels(s, func(u, v uint32) bool { return u != f && v != f }))
			}
		}
		for a, b := range g.Edges() {
			edge = worst(edge, -1, whole, levels(s, func(u, v uint32) bool { return min(u, v) != a || max(u, v) != b }))
		}
	}
	return vertex, edge
}

// wantDetours compares both detours with the definition, and sees that the checker agrees.
func wantDetours(t solvertest.TB, e *symmetry.Symmetries) {
	g := e.Network.CSR()
	v, l, err := faultDetours(context.Background(), e)
	if err != nil {
		t.Fatalf("%v", err)
	}
	vertex, edge := detours(g)
	extra := func(worst int) int {
		if worst == parted {
			return -1
		}
		return worst
	}
	if extra(v) != vertex || extra(l) != edge {
		t.Fatalf("%s: detours of %d and %d, want %d and %d", e.Network.Name(), v, l, vertex, edge)
	}
	for _, subject := range []string{"vertex-fault-detour", "edge-fault-detour"} {
		c, err := ProveDeletions(context.Background(), e, subject)
		if err != nil {
			t.Fatalf("%v", err)
		}
		if err := kinds.Check(c, solvertest.WorldOf(e.Network)); err != nil {
			t.Fatalf("%s: %v", c.Statement, err)
		}
	}
}

// faultDetours are both.
func faultDetours(ctx context.Context, e *symmetry.Symmetries) (vertex, link int, err error) {
	if vertex, err = vertexDetour(ctx, e); err != nil {
		return vertex, link, err
	}
	orbits, err := e.LinkOrbits(ctx)
	if err == nil {
		link, err = linkDetour(ctx, e, orbits)
	}
	return vertex, link, err
}

func TestFaultDetours(t *testing.T) {
	for _, name := range []string{
		"Complete(1)", "Complete(2)", "Complete(5)", "Ring(3)", "Ring(4)", "Ring(9)", "Petersen", "Octagon", "Hypercube(4)",
		"Mesh(3,4)", "Torus(3,4)", "JTorus(1,3)", "OCT(1,1)", "FTT(5)", "CCTorus(5)", "XMesh(4)", "QT(2,3)", "Gamma(4,1,1)", "GP(9,2)",
	} {
		wantDetours(t, symmetrytest.Of(t, solvertest.Parse(t, name)))
	}
	rapid.Check(t, func(rt *rapid.T) {
		net := solvertest.Foreign(rt, solvertest.DrawGraph(rt, rapid.IntRange(1, 12).Draw(rt, "order")))
		symmetries, err := symmetry.Find(t.Context(), net, nil, symmetry.DefaultLimits())
		if err != nil {
			rt.Fatal(err)
		}
		wantDetours(rt, symmetries)
		wantDetours(rt, symmetry.New(net, nil, nil))
	})
}

func TestFaultDetoursCancelled(t *testing.T) {
	e := symmetrytest.Of(t, solvertest.Parse(t, "Mesh(3,4)"))
	for limit := int64(0); ; limit++ {
		_, _, err := faultDetours(solvertest.AskedAtMost(t, limit), e)
		if err == nil {
			if want := int64(len(linkOrbitsOf(t, e)) + 2*len(e.Sources)); limit < want {
				t.Errorf("the context was asked %d times, want at least %d", limit, want)
			}
			return
		}
		if !errors.Is(err, context.Canceled) {
			t.Fatalf("ended after %d calls: %v", limit, err)
		}
	}
}

// BenchmarkFaultDetours has as its baseline the distances of the network without
// faults.
func BenchmarkFaultDetours(b *testing.B) {
	for _, name := range []string{"OCT(3,3)", "FTT(16)", "XTorus(15)", "FTT(64)"} {
		e := symmetrytest.Of(b, solvertest.Parse(b, name))
		b.Run("net="+name+"/detours", func(b *testing.B) {
			for b.Loop() {
				if _, _, err := faultDetours(b.Context(), e); err != nil {
					b.Fatal(err)
				}
			}
		})
		b.Run("net="+name+"/distances", func(b *testing.B) {
			for b.Loop() {
				if _, err := distance.AllPairs(b.Context(), e.Network.CSR(), 1); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

func linkOrbitsOf(t *testing.T, e *symmetry.Symmetries) [][2]uint32 {
	t.Helper()
	orbits, err := e.LinkOrbits(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return orbits
}
