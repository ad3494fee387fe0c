package distance

import (
	"context"
	"errors"
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"gonum.org/v1/gonum/graph"
	"gonum.org/v1/gonum/graph/path"
	"gonum.org/v1/gonum/graph/simple"
	"gonum.org/v1/gonum/graph/traverse"
	"pgregory.net/rapid"

	"topocert/internal/deep"
	"topocert/solver"
	"topocert/solver/solvertest"
	"topocert/topology"
)

// ways force and mix the ways in which allPairs searches: every source alone;
// blocks of near sources together; the usual choice; all together.
var ways = []struct{ workers, busy int }{
	{1, -1}, {2, -1}, {1, 40}, {3, 40}, {0, maxBusy}, {1, math.MaxInt}, {2, math.MaxInt},
}

// difference tells where two results differ, or returns "".
func difference(got, want *Profile) string {
	switch {
	case got.Connected != want.Connected:
		return fmt.Sprintf("connected: %v, want %v", got.Connected, want.Connected)
	case got.Diameter != want.Diameter || got.Radius != want.Radius:
		return fmt.Sprintf("diameter, radius: %d, %d, want %d, %d", got.Diameter, got.Radius, want.Diameter, want.Radius)
	case got.Sum.Cmp(want.Sum) != 0:
		return fmt.Sprintf("sum: %v, want %v", got.Sum, want.Sum)
	case !slices.Equal(got.Histogram, want.Histogram):
		return fmt.Sprintf("histogram: %.200s, want %.200s", fmt.Sprint(got.Histogram), fmt.Sprint(want.Histogram))
	case !slices.Equal(got.Eccentricity, want.Eccentricity):
		return fmt.Sprintf("eccentricity: %.200s, want %.200s", fmt.Sprint(got.Eccentricity), fmt.Sprint(want.Eccentricity))
	case !slices.Equal(got.Signature, want.Signature):
		return fmt.Sprintf("signature: %.200s, want %.200s", fmt.Sprint(got.Signature), fmt.Sprint(want.Signature))
	}
	return ""
}

// summedUp is AllPairs by its definition, from a table of distances.
func summedUp(n int, distance func(u uint32) []uint32) *Profile {
	d := &Profile{
		Connected: n > 0, Diameter: -1, Radius: -1, Sum: new(big.Int),
		Eccentricity: make([]uint32, n), Signature: make([]uint64, n),
	}
	sum := uint64(0)
	for u := range uint32(n) {
		for _, k := range distance(u) {
			d.Eccentricity[u] = max(d.Eccentricity[u], k)
			if k == Unreached {
				d.Connected = false
				continue
			}
			for int(k) >= len(d.Histogram) {
				d.Histogram = append(d.Histogram, 0)
			}
			d.Histogram[k]++
			d.Signature[u] += weight(k)
			sum += uint64(k)
		}
	}
	d.Sum.SetUint64(sum)
	if d.Connected {
		d.Diameter = int(slices.Max(d.Eccentricity))
		d.Radius = int(slices.Min(d.Eccentricity))
	}
	return d
}

// byLevels is the reference for graphs too large for gonum.
func byLevels(g *topology.Graph) *Profile {
	return summedUp(g.Order(), func(u uint32) []uint32 {
		level, _ := Levels(g, u, nil, nil)
		return level
	})
}

// byGonum is the reference that shares no code with this package.
func byGonum(g *topology.Graph) *Profile {
	all := path.DijkstraAllPaths(solver.NewGonum(g))
	return summedUp(g.Order(), func(u uint32) []uint32 {
		level := make([]uint32, g.Order())
		for v := range level {
			level[v] = Unreached
			if w := all.Weight(int64(u), int64(v)); !math.IsInf(w, 1) {
				level[v] = uint32(w)
			}
		}
		return level
	})
}

// checkAllPairs compares all ways of searching with the reference.
func checkAllPairs(t solvertest.TB, g *topology.Graph, want *Profile) {
	for _, way := range ways {
		got, err := allPairs(context.Background(), g, way.workers, way.busy)
		if err != nil {
			t.Fatalf("%+v: %v", way, err)
		}
		if diff := difference(got, want); diff != "" {
			t.Fatalf("%+v: %s", way, diff)
		}
	}
}

func TestAllPairsKnown(t *testing.T) {
	deep.NotShort(t)
	tests := []struct {
		name      string
		n         int
		links     []solvertest.Link
		diameter  int
		radius    int
		sum       int64
		histogram []uint64
	}{
		{"empty", 0, nil, -1, -1, 0, nil},
		{"one", 1, nil, 0, 0, 0, []uint64{1}},
		{"two apart", 2, nil, -1, -1, 0, []uint64{2}},
		{"two joined", 2, solvertest.PathLinks(2), 1, 1, 2, []uint64{2, 2}},
		{"path", 4, solvertest.PathLinks(4), 3, 2, 20, []uint64{4, 6, 4, 2}},
		{"path and a vertex", 5, solvertest.PathLinks(4), -1, -1, 20, []uint64{5, 6, 4, 2}},
		{"ring of 513", 513, solvertest.Circulant(513, 1), 256, 256, 513 * 256 * 257, append([]uint64{513}, slices.Repeat([]uint64{2 * 513}, 256)...)},
		{"clique of 512", 512, solvertest.CliqueLinks(512), 1, 1, 512 * 511, []uint64{512, 512 * 511}},
		{"star of 600", 600, solvertest.BicliqueLinks(1, 599), 2, 1, 2*599 + 2*599*598, []uint64{600, 2 * 599, 599 * 598}},
		{"600 apart", 600, nil, -1, -1, 0, []uint64{600}},
		{"Petersen", 10, solvertest.PetersenLinks(5, 2), 2, 2, 150, []uint64{10, 30, 60}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			d, err := AllPairs(context.Background(), solvertest.Linked(t, test.n, test.links), 1)
			if err != nil {
				t.Fatal(err)
			}
			if d.Connected != (test.diameter >= 0) || d.Diameter != test.diameter || d.Radius != test.radius ||
				!d.Sum.IsInt64() || d.Sum.Int64() != test.sum || !slices.Equal(d.Histogram, test.histogram) {
				t.Errorf("got %+v, want %+v", d, test)
			}
		})
	}
}

// TestAllPairsSizes has orders on both sides of the ends of words and blocks.
func TestAllPairsSizes(t *testing.T) {
	deep.NotShort(t)
	rng := rand.New(rand.NewPCG(1, 1))
	for _, n := range []int{2, 3, 63, 64, 65, 255, 256, 257, 511, 512, 513, 1025} {
		if n > 65 && n != 257 && !deep.Tests() {
			continue
		}
		for _, net := range []struct {
			name  string
			links []solvertest.Link
		}{
			{"isolated", nil},
			{"path", solvertest.PathLinks(n)},
			{"ring, relabelled", solvertest.Relabelled(rng, n, solvertest.Circulant(n, 1))},
			{"tree", solvertest.TreeLinks(rng, n)},
			{"star", solvertest.BicliqueLinks(1, n-1)},
			{"1-regular", solvertest.Pairing(rng, n, 1)},
			{"2-regular", solvertest.Pairing(rng, n, 2)}, // many components
			{"4-regular", solvertest.Pairing(rng, n, 4)},
			{"12-regular", solvertest.Pairing(rng, n, 12)},
		} {
			t.Run(fmt.Sprintf("%s/n=%d", net.name, n), func(t *testing.T) {
				g := solvertest.Linked(t, n, net.links)
				checkAllPairs(t, g, byLevels(g))
			})
		}
	}
}

func TestAllPairsShapes(t *testing.T) {
	if testing.Short() {
		t.Skip("large graphs")
	}
	for name, g := range map[string]*topology.Graph{
		"biclique":         solvertest.Linked(t, 530, solvertest.BicliqueLinks(15, 515)),
		"torus":            solvertest.Linked(t, 34*35, solvertest.TorusLinks(34, 35, 3)),
		"long torus":       solvertest.Linked(t, 300*4, solvertest.TorusLinks(300, 4, 0)),
		"ring and clique":  solvertest.Linked(t, 1130, slices.Concat(solvertest.Circulant(1100, 1), solvertest.Shifted(solvertest.CliqueLinks(30), 1100))),
		"clique on a path": solvertest.Linked(t, 1000, slices.Concat(solvertest.PathLinks(1000), solvertest.Shifted(solvertest.CliqueLinks(60), 500))),
	} {
		t.Run(name, func(t *testing.T) { checkAllPairs(t, g, byLevels(g)) })
	}
}

func TestAllPairsAgainstGonum(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(0, 90).Draw(t, "order")
		g := solvertest.DrawGraph(t, n)
		checkAllPairs(t, g, byGonum(g))
	})
}

func TestLevels(t *testing.T) {
	g := solvertest.Linked(t, 7, slices.Concat(solvertest.Circulant(5, 1), []solvertest.Link{{5, 6}}))
	level, order := Levels(g, 3, nil, nil)
	if want := []uint32{2, 2, 1, 0, 1, Unreached, Unreached}; !slices.Equal(level, want) {
		t.Errorf("levels %v, want %v", level, want)
	}
	if want := []uint32{3, 2, 4, 1, 0}; !slices.Equal(order, want) {
		t.Errorf("order %v, want %v", order, want)
	}
	// Buffers from a larger or a smaller graph serve as well as new ones.
	level, order = Levels(solvertest.Linked(t, 20, solvertest.Circulant(20, 1)), 0, level, order)
	level, order = Levels(g, 6, level, order)
	if len(level) != 7 || !slices.Equal(order, []uint32{6, 5}) || level[5] != 1 || level[0] != Unreached {
		t.Errorf("with used buffers: levels %v, order %v", level, order)
	}
	if allocs := testing.AllocsPerRun(10, func() { level, order = Levels(g, 0, level, order) }); allocs != 0 {
		t.Errorf("%v allocations with buffers given, want none", allocs)
	}
}

// TestSignature pins the hash: a vertex at distance d adds output d+1 of
// splitmix64 with seed 0, of which the first three are as published.
func TestSignature(t *testing.T) {
	const first, second, third = 0xe220a8397b1dcdaf, 0x6e789e6aa1b965f4, 0x06c45d188009454f
	d, err := AllPairs(context.Background(), solvertest.Linked(t, 3, solvertest.PathLinks(3)), 1)
	if err != nil {
		t.Fatal(err)
	}
	sum := func(x ...uint64) (s uint64) {
		for _, x := range x {
			s += x
		}
		return s
	}
	want := []uint64{sum(first, second, third), sum(first, second, second), sum(first, second, third)}
	if !slices.Equal(d.Signature, want) {
		t.Errorf("signatures %x, want %x", d.Signature, want)
	}
}

func TestAllPairsCancelled(t *testing.T) {
	if testing.Short() {
		t.Skip("begins many times")
	}
	g := solvertest.Linked(t, 1200, solvertest.TorusLinks(30, 40, 0))
	for _, way := range ways {
		full := solvertest.AskedAtMost(t, math.MaxInt64)
		if _, err := allPairs(full, g, way.workers, way.busy); err != nil {
			t.Fatal(err)
		}
		calls := full.Asked.Load()
		if calls < 3*(35-pairLevels) {
			t.Errorf("%+v: the context was asked %d times, want once a level or more", way, calls)
		}
		for _, limit := range []int64{0, 1, 2, 3, calls / 3, calls / 2, calls - 1} {
			d, err := allPairs(solvertest.AskedAtMost(t, limit), g, way.workers, way.busy)
			if d != nil || !errors.Is(err, context.Canceled) {
				t.Errorf("%+v, ended after %d calls: got %v, %v, want the context's error", way, limit, d, err)
			}
		}
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := AllPairs(ctx, solvertest.Linked(t, 2, nil), 0); !errors.Is(err, context.Canceled) {
		t.Errorf("context already ended: got %v, want its error", err)
	}
}

// TestLevelsAgainstGonum has gonum's own breadth first search as a second
// opinion on Levels.
func TestLevelsAgainstGonum(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := solvertest.DrawGraph(t, rapid.IntRange(1, 300).Draw(t, "order"))
		source := rapid.Uint32Range(0, uint32(g.Order()-1)).Draw(t, "source")
		want := make([]uint32, g.Order())
		for v := range want {
			want[v] = Unreached
		}
		var search traverse.BreadthFirst
		search.Walk(solver.NewGonum(g), simple.Node(source), func(v graph.Node, d int) bool {
			want[v.ID()] = uint32(d)
			return false
		})
		if level, _ := Levels(g, source, nil, nil); !slices.Equal(level, want) {
			t.Fatalf("levels %v, want %v", level, want)
		}
	})
}
