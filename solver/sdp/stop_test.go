package sdp

import (
	"context"
	"slices"
	"testing"

	"topocert/certificates/widths"
	"topocert/solver/solvertest"
	"topocert/solver/symmetry"
	"topocert/solver/symmetry/symmetrytest"
)

// TestBoundStops: each loop of the bound program that is long looks at the context as it
// goes, and ends with it.
func TestBoundStops(t *testing.T) {
	e := symmetrytest.Of(t, solvertest.Parse(t, "Torus(3,3,3)"))
	n := e.Network.Order()
	p := NewProgram(e.Network.CSR(), widths.NoSides(n), symmetry.NewSideGroup(e).Elements())
	p.ascend(t.Context())
	all := p.separateLattice(t.Context())
	for name, loop := range map[string]struct {
		least int64 // how often it asks
		run   func(ctx context.Context) int
	}{
		"steps":     {stepsOfMultiplier, func(ctx context.Context) int { p.maximize(ctx, stepsOfMultiplier, 0); return 0 }},
		"lattice":   {int64(n), func(ctx context.Context) int { return len(p.separateLattice(ctx)) }},
		"triangles": {int64(n), func(ctx context.Context) int { return len(p.separateTriangles(ctx, 100)) }},
		"descents":  {int64(n), func(ctx context.Context) int { return len(p.separateLonger(ctx, nil)) }},
		"images":    {int64(len(all)), func(ctx context.Context) int { return len(p.images(ctx, all, 50)) }},
	} {
		whole := solvertest.AskedAtMost(t, 1<<60)
		loop.run(whole)
		if asked := whole.Asked.Load(); asked < loop.least {
			t.Errorf("%s: asks %d times whether to end, want %d or more", name, asked, loop.least)
		}
		ended := solvertest.AskedAtMost(t, 0)
		if found := loop.run(ended); found > 0 || ended.Asked.Load() > 1 {
			t.Errorf("%s: after the end %d forms, and asks %d times more", name, found, ended.Asked.Load()-1)
		}
	}
	y := slices.Clone(p.y)
	if p.ascend(solvertest.AskedAtMost(t, 0)); !slices.Equal(y, p.y) {
		t.Error("dual variables are others after the end")
	}
}
