package distance

import (
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"topocert/certificates"
	"topocert/solver"
	"topocert/solver/solvertest"
)

// TestComponents holds components against breadth-first searches of their first vertices.
func TestComponents(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		g := solvertest.RandomGraph(rt, 12)
		from := rapid.SliceOfN(rapid.Uint32Range(0, uint32(g.Order()-1)), 0, 3).Draw(rt, "from")
		starts, met := slices.Clone(from), make(map[uint32]bool)
		for v := range uint32(g.Order()) {
			starts = append(starts, v)
		}
		var want [][]uint32
		for _, s := range starts {
			if !met[s] {
				_, order := Levels(g, s, nil, nil)
				want = append(want, order)
				for _, v := range order {
					met[v] = true
				}
			}
		}
		if got := certificates.Components(g, nil, from...); !slices.EqualFunc(got, want, slices.Equal) {
			rt.Errorf("components %d from %d, want %d", got, from, want)
		}
	})
}

// TestOverOrbits holds the distances from one vertex of each orbit against those from all.
func TestOverOrbits(t *testing.T) {
	for name, orbits := range map[string][][]uint32{
		"Petersen":  {{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}},
		"Mesh(3,3)": {{0, 2, 6, 8}, {1, 3, 5, 7}, {4}},
		"Ring(6)":   {{0, 2, 4}, {1, 3, 5}}, // of a part of the group
	} {
		g := solvertest.Parse(t, name).CSR()
		root := make([]uint32, g.Order())
		var sources []uint32
		var size []int
		for _, orbit := range orbits {
			sources, size = append(sources, orbit[0]), append(size, len(orbit))
			for _, v := range orbit {
				root[v] = orbit[0]
			}
		}
		got, err := OverOrbits(t.Context(), g, root, sources, size)
		if err != nil {
			t.Fatal(err)
		}
		want, err := AllPairs(t.Context(), g, 1)
		if err != nil {
			t.Fatal(err)
		}
		if d := difference(got, want); d != "" {
			t.Errorf("%s: %s", name, d)
		}
	}
}

// TestGirth searches trees with a few links more, and takes each link away: a shortest cycle through it is
// as long as the other ways between its ends, and it.
func TestGirth(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		n := rapid.IntRange(1, 14).Draw(rt, "order")
		rng := rand.New(rand.NewPCG(rapid.Uint64().Draw(rt, "seed"), 0))
		more := solvertest.RandomLinks(rng, n, rapid.Float64Range(0, 0.1).Draw(rt, "density"))
		g := solvertest.Linked(rt, n, append(solvertest.TreeLinks(rng, n), more...))
		want := 0
		for u, v := range g.Edges() {
			var rest []solvertest.Link
			for x, y := range g.Edges() {
				if x != u || y != v {
					rest = append(rest, solvertest.Link{x, y})
				}
			}
			level, _ := Levels(solvertest.Linked(rt, n, rest), u, nil, nil)
			if around := int(level[v]) + 1; level[v] != Unreached && (want == 0 || around < want) {
				want = around
			}
		}
		if got, err := Girth(t.Context(), g, solver.Identity(n)); err != nil || got != want {
			rt.Errorf("girth %d, %v, want %d", got, err, want)
		}
	})
}
