package solver

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"topocert/certificates"
	"topocert/routing"
	"topocert/topology"
)

// asking is a context that ends after it has been asked so many times whether it has.
type asking struct {
	context.Context
	asked atomic.Int64
	most  int64
}

func askedAtMost(t testing.TB, most int64) *asking { return &asking{Context: t.Context(), most: most} }

func (a *asking) Err() error {
	if a.asked.Add(1) > a.most {
		return context.Canceled
	}
	return a.Context.Err()
}

// TestBoundStops: each loop of the bound program that is long looks at the context as it
// goes, and ends with it.
func TestBoundStops(t *testing.T) {
	e := symmetriesOf(t, parsed(t, "Torus(3,3,3)"))
	n := e.Network.Order()
	p := newBoundProgram(newCutProblem(e.Network.CSR(), certificates.NoSides(n)), newSideGroup(e).elements)
	p.advance(t.Context())
	all := p.latticeForms(t.Context())
	for name, loop := range map[string]struct {
		least int64 // how often it asks
		run   func(ctx context.Context) int
	}{
		"steps":     {stepsOfMultiplier, func(ctx context.Context) int { p.maximize(ctx, stepsOfMultiplier, 0); return 0 }},
		"lattice":   {int64(n), func(ctx context.Context) int { return len(p.latticeForms(ctx)) }},
		"triangles": {int64(n), func(ctx context.Context) int { return len(p.violatedTriangles(ctx, 100)) }},
		"descents":  {int64(n), func(ctx context.Context) int { return len(p.longerForms(ctx, nil)) }},
		"images":    {int64(len(all)), func(ctx context.Context) int { return len(p.images(ctx, all, 50)) }},
	} {
		whole := askedAtMost(t, 1<<60)
		loop.run(whole)
		if asked := whole.asked.Load(); asked < loop.least {
			t.Errorf("%s: asks %d times whether to end, want %d or more", name, asked, loop.least)
		}
		ended := askedAtMost(t, 0)
		if found := loop.run(ended); found > 0 || ended.asked.Load() > 1 {
			t.Errorf("%s: after the end %d forms, and asks %d times more", name, found, ended.asked.Load()-1)
		}
	}
	y := slices.Clone(p.y)
	if p.advance(askedAtMost(t, 0)); !slices.Equal(y, p.y) {
		t.Error("dual variables are others after the end")
	}
}

// TestBranchesStop: wherever the context ends, a plan is all there or not at all, and it is
// the same.
func TestBranchesStop(t *testing.T) {
	e := symmetriesOf(t, parsed(t, "GP(8,3)"))
	w := leastHalving(e.Network.CSR()) + 1
	whole := askedAtMost(t, 1<<60)
	want, _, err := NewBranching(e, w).Plan(whole, 2)
	if err != nil {
		t.Fatal(err)
	}
	all := whole.asked.Load()
	for k := range int64(8) {
		if _, _, err := NewBranching(e, w).Plan(askedAtMost(t, all*k/8), 2); !errors.Is(err, context.Canceled) {
			t.Errorf("a plan that ends after %d of %d times that it asks: %v", all*k/8, all, err)
		}
	}
	got, _, err := NewBranching(e, w).Plan(askedAtMost(t, all), 2)
	if err != nil || !slices.Equal(got.Body, want.Body) {
		t.Errorf("another plan the second time, %v", err)
	}
}

// TestBranchingLimit: networks of which no matrix would be taken are refused before anything
// is made for them.
func TestBranchingLimit(t *testing.T) {
	for name, right := range map[string]bool{"Ring(255)": true, "Ring(256)": true, "Ring(257)": false, "Torus(300)": false} {
		net := parsed(t, name)
		b := NewBranching(&Symmetries{Network: net}, 2)
		if right {
			if err := b.checkOrder(); err != nil || b.group == nil {
				t.Errorf("%s: %v", name, err)
			}
			continue
		}
		if b.group != nil {
			t.Errorf("%s: symmetries are listed", name)
		}
		ended := askedAtMost(t, 0)
		_, _, err := b.Plan(ended, 4)
		if !errors.Is(err, topology.ErrLimit) {
			t.Errorf("%s: a plan: %v, want %v", name, err, topology.ErrLimit)
		}
		if err := b.ProveLeaf(ended, certificates.NoSides(net.Order()), nil); !errors.Is(err, topology.ErrLimit) {
			t.Errorf("%s: a leaf: %v, want %v", name, err, topology.ErrLimit)
		}
	}
}

// TestChooseLanesKeepsBest: wherever the context ends, there are lanes or its error, and
// once there are lanes there are no more of them, nor none, if it ends later.
func TestChooseLanesKeepsBest(t *testing.T) {
	net := renumbered(t, parsed(t, "Mesh(4)")) // else the first routes are right
	whole := askedAtMost(t, 1<<60)
	_, best, err := ChooseLanes(whole, net, nil, 0)
	if err != nil || best.Method != "routes chosen" {
		t.Fatalf("%d lanes by %s, %v, want routes that are chosen", best.Count, best.Method, err)
	}
	count, improved := 0, false
	for k := range whole.asked.Load() + 1 {
		table, found, err := ChooseLanes(askedAtMost(t, k), net, nil, 0)
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
	net := parsed(t, "Torus(8)")
	bfs, err := routing.New("bfs", net)
	if err != nil {
		t.Fatal(err)
	}
	routes, err := FollowRoutes(t.Context(), net, bfs, nil)
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
		"greedy":  {int64(len(order)) / 64, func(ctx context.Context) bool { return newLaneSearch(p, 1).greedy(ctx, order) == nil }},
		"chooser": {64, func(ctx context.Context) bool {
			return newChooser(ctx, net, bfs.(*routing.Table), routes.Ends, 2, 1) != nil
		}},
		"paths": {64, func(ctx context.Context) bool { return routes.allShortest(ctx) != nil }},
	} {
		whole := askedAtMost(t, 1<<60)
		if !loop.run(whole) || whole.asked.Load() < loop.least {
			t.Errorf("%s: asks %d times whether to end, want %d or more", name, whole.asked.Load(), loop.least)
		}
		for k := range whole.asked.Load() {
			if loop.run(askedAtMost(t, k)) {
				t.Errorf("%s: goes on after the end, which it met at the question %d", name, k)
			}
		}
	}
}

// TestNoMessages: where nobody sends, no lane is needed.
func TestNoMessages(t *testing.T) {
	net := parsed(t, "Torus(4)")
	table, lanes, err := ChooseLanes(t.Context(), net, []uint32{3}, 0)
	if err != nil || table == nil || lanes.Count != 0 || lanes.Method != "none" || len(lanes.Loads()) != 0 || lanes.Lane(0, 0) != -1 {
		t.Errorf("%+v, %v", lanes, err)
	}
}

// TestCheckChoosable: a large network is refused by its size.
func TestCheckChoosable(t *testing.T) {
	for name, right := range map[string]bool{"Ring(2048)": true, "Ring(2049)": false, "Torus(100)": false, "Complete(160)": true, "Complete(170)": false} {
		net := parsed(t, name)
		if err := CheckChoosable(net); (err == nil) != right || err != nil && !errors.Is(err, topology.ErrLimit) {
			t.Errorf("%s: %v", name, err)
		}
		if _, _, err := ChooseLanes(askedAtMost(t, 0), net, nil, 0); !right && !errors.Is(err, topology.ErrLimit) {
			t.Errorf("%s: %v, want %v", name, err, topology.ErrLimit)
		}
	}
}
