package symmetry

import (
	"context"
	"math"
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"topocert/solver"
	"topocert/solver/solvertest"
)

// TestRefine checks that refining leaves cells whose vertices have the same
// number of neighbours in each cell, and that undo brings cells back.
func TestRefine(t *testing.T) {
	rng := rand.New(rand.NewPCG(15, 16))
	refine := func(c *colouring) {
		c.refine(0, func(uint64, int) bool { return true })
	}
	for range 600 {
		n := 2 + rng.IntN(40)
		g := solvertest.Linked(t, n, solvertest.RandomLinks(rng, n, rng.Float64()/2))
		colour := make([]uint32, n)
		for v := range colour {
			colour[v] = rng.Uint32N(8) / 7
		}
		c, _ := newColouring(g, colour)
		refine(c)
		checkEquitable(t, c)
		for c.cells < n {
			before, mark := cellSets(c), len(c.splits)
			c.individualise(c.order[c.smallest()])
			refine(c)
			checkEquitable(t, c)
			if rng.IntN(2) > 0 {
				c.undo(mark)
				if !slices.EqualFunc(before, cellSets(c), slices.Equal) {
					t.Fatalf("cells %v after undo, want %v", cellSets(c), before)
				}
			}
		}
	}
}

// cellSets returns the vertices of v's cell, sorted, for each place.
func cellSets(c *colouring) [][]uint32 {
	sets := make([][]uint32, len(c.order))
	for i, v := range c.order {
		s := c.cell[v]
		sets[i] = slices.Sorted(slices.Values(c.order[s : s+c.size[s]]))
	}
	return sets
}

func checkEquitable(t *testing.T, c *colouring) {
	t.Helper()
	cells := 0
	for i, v := range c.order {
		s := c.cell[v]
		if c.at[v] != uint32(i) || i < int(s) || i >= int(s+c.size[s]) {
			t.Fatalf("vertex %d at place %d of cell %d with %d vertices", v, i, s, c.size[s])
		}
		if int(s) == i {
			cells++
		}
		// The cells of v's neighbours, with repeats.
		count := func(v uint32) []uint32 {
			var in []uint32
			for _, w := range c.g.Neighbors(v) {
				in = append(in, c.cell[w])
			}
			slices.Sort(in)
			return in
		}
		if u := c.order[s]; !slices.Equal(count(u), count(v)) {
			t.Fatalf("%d and %d are in one cell but have neighbours in %v and %v", u, v, count(u), count(v))
		}
	}
	if cells != c.cells {
		t.Fatalf("%d cells, counted %d", cells, c.cells)
	}
}

// TestAutomorphismsCones looks at a vertex joined to all vertices of several
// rings. Refinement sees no difference between rings, so nearly all vertices
// of a cell lead nowhere, and which are tried first depends on the numbering.
func TestAutomorphismsCones(t *testing.T) {
	rng := rand.New(rand.NewPCG(13, 14))
	tests := []struct {
		rings []int
		want  int64
	}{
		{[]int{5, 5, 6}, 10 * 10 * 2 * 12},
		{[]int{5, 6, 6}, 10 * 12 * 12 * 2},
		{[]int{5, 5, 6, 6}, 10 * 10 * 2 * 12 * 12 * 2},
		{[]int{5, 6, 7}, 10 * 12 * 14},
	}
	for _, test := range tests {
		n, links := coneLinks(test.rings...)
		for range 400 {
			group := automorphisms(t, solvertest.Linked(t, n, solvertest.Relabelled(rng, n, links)), nil, nil)
			if group.Order.Cmp(big.NewInt(test.want)) != 0 {
				t.Fatalf("rings %v: order %v, want %d", test.rings, group.Order, test.want)
			}
		}
	}
}

// TestDescendInAnyOrder checks that it does not depend on the order of vertices
// in cells whether an automorphism is found.
func TestDescendInAnyOrder(t *testing.T) {
	rng := rand.New(rand.NewPCG(17, 18))
	n, links := coneLinks(5, 5, 6)
	for range 40 {
		g := solvertest.Linked(t, n, solvertest.Relabelled(rng, n, links))
		s := &search{ctx: context.Background(), left: math.MaxInt}
		path := s.newSymPath(g, make([]uint32, n))
		gens, _, err := path.group(nil)
		if err != nil {
			t.Fatal(err)
		}
		orbits := NewOrbits(n)
		for _, p := range gens {
			orbits.Merge(p)
		}
		step := path.steps[0]
		for i := range 100 * step.size {
			w := path.leaf[step.cell+i%step.size]
			for j := step.size - 1; j > 0; j-- {
				path.c.move(path.c.order[step.cell+rng.Uint32N(j+1)], step.cell+j)
			}
			found := path.descend(path, 0, w) != nil
			if want := orbits.Find(w) == orbits.Find(step.base); found != want {
				t.Fatalf("automorphism from %d to %d: %v, want %v", step.base, w, found, want)
			}
		}
	}
}

// coneLinks joins vertex 0 to all vertices of rings of the given lengths.
func coneLinks(rings ...int) (n int, links []solvertest.Link) {
	n = 1
	for _, k := range rings {
		links = append(links, solvertest.Shifted(solvertest.Circulant(k, 1), n)...)
		n += k
	}
	return n, append(links, solvertest.BicliqueLinks(1, n-1)...)
}

// TestTwinsWhenHashesCollide gives all vertices one hash.
func TestTwinsWhenHashesCollide(t *testing.T) {
	rng := rand.New(rand.NewPCG(11, 12))
	for range 300 {
		n := 1 + rng.IntN(8)
		g := solvertest.Linked(t, n, solvertest.RandomLinks(rng, n, rng.Float64()))
		colour := make([]uint32, n)
		for v := range colour {
			colour[v] = rng.Uint32N(2)
		}
		got := twins{first: solver.Identity(n)}
		got.group(g, colour, make([]uint64, n), solver.Identity(n))
		if want := findTwins(g, colour); !slices.Equal(got.first, want.first) {
			t.Errorf("classes %v, want %v: links %v colours %v", got.first, want.first, slices.Collect(linkPairs(g)), colour)
		}
	}
}
