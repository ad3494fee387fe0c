package pathwidth

import (
	"context"
	"errors"
	"fmt"
	"math/bits"
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"topocert/certificates"
	"topocert/certificates/kinds"
	"topocert/solver"
	"topocert/solver/solvertest"
	"topocert/topology"
)

// isPermutation tells whether the order holds each of 0 … n−1 once.
func isPermutation(order []uint32, n int) bool {
	return slices.Equal(slices.Sorted(slices.Values(order)), solver.Identity(n))
}

// separation finds the vertex separation number by a dynamic program over all
// sets of vertices.
func separation(g *topology.Graph) int {
	n := g.Order()
	best := make([]int, 1<<n)
	for set := 1; set < len(best); set++ {
		boundary := 0
		for v := range uint32(n) {
			if set>>v&1 == 1 && slices.ContainsFunc(g.Neighbors(v), func(u uint32) bool { return set>>u&1 == 0 }) {
				boundary++
			}
		}
		before := n
		for rest := set; rest != 0; rest &= rest - 1 {
			before = min(before, best[set&^(1<<bits.TrailingZeros(uint(rest)))])
		}
		best[set] = max(before, boundary)
	}
	return best[len(best)-1]
}

// TestFindIsBest holds the orders found against the best ones. They cannot be better;
// that they are as good is not promised, but with the fixed seed they are.
func TestFindIsBest(t *testing.T) {
	worse := 0
	rapid.Check(t, func(rt *rapid.T) {
		g := solvertest.RandomGraph(rt, 10)
		order, width := Find(context.Background(), g, nil, 1, 0)
		if !isPermutation(order, g.Order()) {
			rt.Fatalf("order %d is no permutation", order)
		}
		if got := slices.Max(BoundarySizes(g, order)); got != width {
			rt.Errorf("boundary %d, said to be %d", got, width)
		}
		want := separation(g)
		if width < want {
			rt.Errorf("boundary %d, want at least %d", width, want)
		}
		if width > want {
			worse++
		}
	})
	if !testing.Short() && worse > 0 {
		t.Errorf("%d orders are not the best", worse)
	}
}

// TestFindKnown looks for the known pathwidths: of paths, rings, complete
// graphs and square meshes, see H. L. Bodlaender, "A partial k-arboretum of
// graphs with bounded treewidth", Theoretical Computer Science 209, 1998; of the
// 3-cube and 4-cube, L. S. Chandran, T. Kavitha, "The treewidth and pathwidth of
// hypercubes", Discrete Mathematics 306, 2006. For tori, the natural 2n−1.
func TestFindKnown(t *testing.T) {
	for name, want := range map[string]int{
		"Ring(31)": 2, "Complete(9)": 8, "Mesh(2,40)": 2, "Mesh(9)": 9,
		"Hypercube(3)": 4, "Hypercube(4)": 7, "Torus(8)": 15, "Torus(4,60)": 8, "Mesh(3,1000)": 3,
	} {
		g := solvertest.Parse(t, name).CSR()
		if testing.Short() && g.Order() > 100 {
			continue
		}
		if _, got := Find(context.Background(), g, nil, 1, 0); got != want {
			t.Errorf("%s: boundary %d, want %d", name, got, want)
		}
	}
}

// TestRearrangeOrder sees that an order no longer than a stretch becomes one of
// least Σ 2^boundary, which all orders of few vertices tell.
func TestRearrangeOrder(t *testing.T) {
	sum := func(g *topology.Graph, order []uint32) (total int) {
		for _, b := range BoundarySizes(g, order) {
			total += 1 << b
		}
		return total
	}
	rapid.Check(t, func(rt *rapid.T) {
		g := solvertest.RandomGraph(rt, 6)
		n := g.Order()
		least := sum(g, solver.Identity(n))
		order := solver.Identity(n)
		var permute func(k int)
		permute = func(k int) {
			if k == n {
				least = min(least, sum(g, order))
			}
			for i := k; i < n; i++ {
				order[k], order[i] = order[i], order[k]
				permute(k + 1)
				order[k], order[i] = order[i], order[k]
			}
		}
		permute(0)
		better := rearrange(context.Background(), g, solver.Identity(n))
		if got := sum(g, better); !isPermutation(better, n) || got != least {
			rt.Errorf("order %d with sum %d, want %d", better, got, least)
		}
	})
}

// TestBeamOrder sees that the beam search needs no help on a torus.
func TestBeamOrder(t *testing.T) {
	g := solvertest.Parse(t, "Torus(8)").CSR()
	order := beamSearch(context.Background(), g, 100, rand.New(rand.NewPCG(1, 1)))
	if got := priceOf(g, order).Width; !isPermutation(order, 64) || got > 16 {
		t.Errorf("boundary %d along %d, want 15 or 16", got, order)
	}
}

// TestOrderWidth holds the dynamic program against all cuts, along random orders
// and with one worker and more.
func TestOrderWidth(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		g := solvertest.RandomGraph(rt, 12)
		rng := rand.New(rand.NewPCG(rapid.Uint64().Draw(rt, "order's seed"), 1))
		order := solver.Identity(g.Order())
		rng.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
		want := solvertest.LeastHalving(g)
		for _, workers := range []int{1, 3} {
			if got, err := width(context.Background(), g, order, workers); err != nil || got != want {
				rt.Errorf("width %d, %v with %d workers along %d, want %d", got, err, workers, order, want)
			}
		}
	})
}

// TestRearrangeStretches: where the order is longer than a stretch, it never becomes worse, and no
// exchange of two neighbours in it would make it better.
func TestRearrangeStretches(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		n := rapid.IntRange(stretch+1, 2*stretch).Draw(rt, "order")
		rng := rand.New(rand.NewPCG(rapid.Uint64().Draw(rt, "seed"), 0))
		g := solvertest.Linked(rt, n, solvertest.RandomLinks(rng, n, 0.15))
		sum := func(order []uint32) (total int) {
			for _, b := range BoundarySizes(g, order) {
				total += 1 << b
			}
			return total
		}
		order := rearrange(context.Background(), g, solver.Identity(n))
		least := sum(order)
		if before := sum(solver.Identity(n)); least > before {
			rt.Fatalf("sum %d became %d", before, least)
		}
		for i := range n - 1 {
			order[i], order[i+1] = order[i+1], order[i]
			if got := sum(order); got < least {
				rt.Fatalf("sum %d, and %d with %d and %d exchanged", least, got, i, i+1)
			}
			order[i], order[i+1] = order[i+1], order[i]
		}
	})
}

// TestPacking holds what packed entries do against plain numbers.
func TestPacking(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		w := packingIn(rapid.IntRange(1, 2).Draw(rt, "bytes"))
		n := rapid.IntRange(1, 20).Draw(rt, "entries")
		cost := rapid.Uint64Range(0, maxBag).Draw(rt, "cost")
		entry := rapid.OneOf(rapid.Uint64Range(0, 40), rapid.Uint64Range(w.top-2, w.top))
		into, from := make([]byte, n*w.bytes), make([]byte, n*w.bytes)
		for k := range n {
			w.put(into, k, entry.Draw(rt, "into"))
			w.put(from, k, entry.Draw(rt, "from"))
		}
		straight, back := slices.Clone(into), slices.Clone(into)
		w.lower(straight, from, cost)
		w.lowerBack(back, from, cost)
		for k := range n {
			was := w.get(into, k)
			if got, want := w.get(straight, k), min(was, w.get(from, k)+cost); got != want {
				rt.Errorf("entry %d: %d, want %d", k, got, want)
			}
			if got, want := w.get(back, k), min(was, w.get(from, n-1-k)+cost); got != want {
				rt.Errorf("entry %d: %d backwards, want %d", k, got, want)
			}
		}
	})
}

// TestOrderWidthWords sees that entries of one and of two bytes give the same, in
// rows shorter and longer than a word, and that widths above what a byte holds are
// found: complete graphs have ⌊n²/4⌋.
func TestOrderWidthWords(t *testing.T) {
	for _, c := range []struct {
		name string
		want int
	}{{"Ring(17)", 2}, {"Torus(10,4)", 8}, {"Mesh(7)", 8}, {"Mesh(50,4)", 4}, {"Complete(12)", 36}} {
		g := solvertest.Parse(t, c.name).CSR()
		order := solver.Identity(g.Order())
		for size := 1; size <= 2; size++ {
			if got, err := widthIn(context.Background(), packingIn(size), g, order, 2); err != nil || got != c.want {
				t.Errorf("%s: width %d, %v in %d bytes, want %d", c.name, got, err, size, c.want)
			}
		}
	}
	g := solvertest.Parse(t, "Complete(21)").CSR()
	if got, err := width(context.Background(), g, solver.Identity(21), 2); err != nil || got != 110 {
		t.Errorf("Complete(21): width %d, %v, want 110", got, err)
	}
}

// TestProve proves known widths, and lets the checker find them again. The
// formulas: rings 2, complete graphs ⌊n²/4⌋, hypercubes 2^(d−1), tori of even
// side 2n, meshes n or n+1 by parity.
func TestProve(t *testing.T) {
	for _, c := range []struct {
		name  string
		width int
	}{
		{"Ring(17)", 2}, {"Complete(2)", 1}, {"Complete(12)", 36}, {"Complete(13)", 42},
		{"Hypercube(2)", 2}, {"Hypercube(3)", 4}, {"Hypercube(4)", 8}, {"Hypercube(5)", 16},
		{"Torus(4)", 8}, {"Torus(6)", 12}, {"Torus(4,10)", 8}, {"Mesh(6)", 6}, {"Mesh(7)", 8}, {"Mesh(4,50)", 4},
	} {
		cert, _, err := Prove(context.Background(), solvertest.Parse(t, c.name), 16)
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		if got, want := cert.Statement.String(), fmt.Sprintf("bisection %s = %d", c.name, c.width); got != want {
			t.Errorf("%s, want %s", got, want)
		}
		if err := kinds.Check(cert, solvertest.SameWorld); err != nil {
			t.Error(err)
		}
	}
}

func TestProveRefuses(t *testing.T) {
	if testing.Short() {
		t.Skip("a second of search")
	}
	for _, c := range []struct {
		name string
		most int
	}{{"Complete(9)", 7}, {"Complete(24)", 100}, {"Hypercube(6)", 22}} {
		cert, _, err := Prove(context.Background(), solvertest.Parse(t, c.name), c.most)
		if cert != nil || !errors.Is(err, ErrWide) {
			t.Errorf("%s: %v, want ErrWide", c.name, err)
		}
	}
}

func TestProveStops(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	net := solvertest.Parse(t, "Torus(8)")
	if cert, _, err := Prove(ctx, net, 20); cert != nil || !errors.Is(err, context.Canceled) {
		t.Errorf("%v, want context.Canceled", err)
	}
	if order, _ := Find(ctx, net.CSR(), nil, 1, 0); !isPermutation(order, 64) {
		t.Errorf("order %d is no permutation", order)
	}
	if _, err := width(ctx, net.CSR(), solver.Identity(64), 2); !errors.Is(err, context.Canceled) {
		t.Errorf("%v, want context.Canceled", err)
	}
}

func TestFindDeterministic(t *testing.T) {
	g := solvertest.Parse(t, "QT(2,2)").CSR()
	first, _ := Find(context.Background(), g, nil, 5, 0)
	again, _ := Find(context.Background(), g, nil, 5, 0)
	if !slices.Equal(first, again) {
		t.Errorf("orders %d and %d for the same seed", first, again)
	}
}

// BenchmarkFind reports the boundary found beside that of the order by
// number.
func BenchmarkFind(b *testing.B) {
	for _, name := range []string{"QT(4,4)", "FTT(11)", "Torus(11)", "Gamma(4,1,1)"} {
		net := solvertest.Parse(b, name)
		b.Run("net="+name, func(b *testing.B) {
			width := 0
			for b.Loop() {
				_, width = Find(b.Context(), net.CSR(), nil, 1, 0)
			}
			b.ReportMetric(float64(width), "boundary")
			b.ReportMetric(float64(priceOf(net.CSR(), solver.Identity(net.Order())).Width), "boundary-by-number")
		})
	}
}

// BenchmarkOrderWidth runs the dynamic program on meshes whose boundary is their
// height, with the checker's on the same order as the baseline.
func BenchmarkOrderWidth(b *testing.B) {
	for _, height := range []int{12, 14, 16, 18, 20, 22} {
		length := 130 / height / 2 * 2
		name := fmt.Sprintf("Mesh(%d,%d)", length, height)
		net := solvertest.Parse(b, name)
		order := solver.Identity(net.Order())
		label := fmt.Sprintf("net=mesh/boundary=%d", height)
		b.Run(label+"/prover", func(b *testing.B) {
			for b.Loop() {
				if _, err := width(b.Context(), net.CSR(), order, 2); err != nil {
					b.Fatal(err)
				}
			}
		})
		b.Run(label+"/checker", func(b *testing.B) {
			cert := &certificates.Certificate{Kind: "order", Body: []certificates.Line{certificates.NumbersLine("order", order...)}}
			cert.Statement = solver.Statement("bisection", net, "0")
			cert.Statement.Relation = ">="
			for b.Loop() {
				if err := kinds.Check(cert, solvertest.SameWorld); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
