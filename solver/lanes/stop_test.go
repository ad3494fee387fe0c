package lanes

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"topocert/internal/deep"
	"topocert/routing"
	"topocert/solver/solvertest"
	"topocert/topology"
)

// TestChooseLanesKeepsBest: wherever the context ends, there are lanes or its error, and
// once there are lanes there are no more of them, nor none, if it ends later.
func TestChooseLanesKeepsBest(t *testing.T) {
	net := renumbered(t, solvertest.Parse(t, "Mesh(4)")) // else the first routes are right
	whole := solvertest.AskedAtMost(t, 1<<60)
	_, best, err := Choose(whole, net, nil, 0)
	if err != nil || best.Method != "routes chosen" {
		t.Fatalf("%d lanes by %s, %v, want routes that are chosen", best.Count, best.Method, err)
	}
	count, improved := 0, false
	for k := range whole.Asked.Load() + 1 {
		table, found, err := Choose(solvertest.AskedAtMost(t, k), net, nil, 0)
		switch {
		case found == nil && (count > 0 || !errors.Is(err, context.Canceled)):
			t.Fatalf("ended after %d times: %v, want %d lanes", k, err, count)
		case found == nil:
			continue
		case err != nil || table == nil || count > 0 && found.Count > count:
			t.Fatalf("ended after %d times: %d lanes, %v, want at most %d", k, found.Count, err, count)
		}
		improved = improved || count > found.Count
		count = found.Count
	}
	if count != best.Count || !improved {
		t.Errorf("%d lanes in the end, want %d, and more before", count, best.Count)
	}
}

// renumbered is a graph with its vertices in another order.
func renumbered(t *testing.T, net topology.Network) topology.Network {
	number := rand.New(rand.NewPCG(3, 5)).Perm(net.Order())
	var text strings.Builder
	fmt.Fprintln(&text, net.Order())
	for u, v := range net.CSR().Edges() {
		fmt.Fprintln(&text, number[u], number[v])
	}
	g, err := topology.ReadEdges(strings.NewReader(text.String()))
	if err != nil {
		t.Fatal(err)
	}
	other, err := topology.NewExternal(g)
	if err != nil {
		t.Fatal(err)
	}
	return other
}

// TestLanesStop: each loop over messages looks at the context as it goes.
func TestLanesStop(t *testing.T) {
	deep.NotShort(t)
	net := solvertest.Parse(t, "Torus(8)")
	bfs, err := routing.New("bfs", net)
	if err != nil {
		t.Fatal(err)
	}
	routes, err := Follow(t.Context(), net, bfs, nil)
	if err != nil {
		t.Fatal(err)
	}
	p, err := routes.problem(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	order := make([]uint32, len(p.paths))
	for i := range order {
		order[i] = uint32(i)
	}
	chunks := int64(len(routes.start)-1+manyRoutes-1) / manyRoutes
	for name, loop := range map[string]struct {
		least int64
		run   func(ctx context.Context) (done bool)
	}{
		"problem": {2*chunks + 1, func(ctx context.Context) bool { _, err := routes.problem(ctx); return err == nil }},
		"greedy":  {int64(len(order)) / 64, func(ctx context.Context) bool { return newLocalSearch(p, 1).greedy(ctx, order) == nil }},
		"chooser": {64, func(ctx context.Context) bool {
			return newChooser(ctx, net, bfs.(*routing.Table), routes.Ends, 2, 1) != nil
		}},
		"paths": {64, func(ctx context.Context) bool { return routes.allShortest(ctx) != nil }},
	} {
		whole := solvertest.AskedAtMost(t, 1<<60)
		if !loop.run(whole) || whole.Asked.Load() < loop.least {
			t.Errorf("%s: asks %d times whether to end, want %d or more", name, whole.Asked.Load(), loop.least)
		}
		for k := range whole.Asked.Load() {
			if loop.run(solvertest.AskedAtMost(t, k)) {
				t.Errorf("%s: goes on after the end, which it met at the question %d", name, k)
			}
		}
	}
}

// TestNoMessages: where nobody sends, no lane is needed.
func TestNoMessages(t *testing.T) {
	net := solvertest.Parse(t, "Torus(4)")
	table, lanes, err := Choose(t.Context(), net, []uint32{3}, 0)
	if err != nil || table == nil || lanes.Count != 0 || lanes.Method != "none" || len(lanes.Loads()) != 0 || lanes.Lane(0, 0) != -1 {
		t.Errorf("%+v, %v", lanes, err)
	}
}

// TestCheckChoosable: a large network is refused by its size.
func TestCheckChoosable(t *testing.T) {
	for name, right := range map[string]bool{"Ring(2048)": true, "Ring(2049)": false, "Torus(100)": false, "Complete(160)": true, "Complete(170)": false} {
		net := solvertest.Parse(t, name)
		if err := CheckChoosable(net); (err == nil) != right || err != nil && !errors.Is(err, topology.ErrLimit) {
			t.Errorf("%s: %v", name, err)
		}
		if _, _, err := Choose(solvertest.AskedAtMost(t, 0), net, nil, 0); !right && !errors.Is(err, topology.ErrLimit) {
			t.Errorf("%s: %v, want %v", name, err, topology.ErrLimit)
		}
	}
}
