package bisection

import (
	"context"
	"fmt"
	"math/big"
	"math/rand/v2"
	"slices"

	"topocert/solver"
	"topocert/solver/distance"
	"topocert/solver/symmetry"
	"topocert/topology"
)

// splitSet chooses t vertices to split on: of many sets, the one with the fewest
// cubes, and of those the first. What the cubes of a set cost together grows about
// with their number, and that is smallest for a set that many automorphisms keep.
//
// Each set is a union of orbits of a subgroup that one or two random elements of
// the group generate. Two more sets are there for networks with few symmetries:
// the vertices next to one another, and far from one another. The seed is fixed.
//
// Cost: an automorphism group for each of up to 200 sets, and 2^t steps for each of
// its generators unless the group's order shows that the set is not the best.
func splitSet(ctx context.Context, e *symmetry.Symmetries, t int) (*split, error) {
	const tries = 200
	g := e.Network.CSR()
	random := rand.New(rand.NewPCG(1, uint64(t)))
	var best *split
	seen := make(map[string]bool)
	for try := range tries {
		var vertices []uint32
		switch {
		case try == 0:
			vertices = apart(g, e.Sources[0], t)
		case try == 1:
			vertices = together(g, t)
		case len(e.Generators) == 0:
			return best, nil
		default:
			vertices = orbitUnion(e, t, random)
		}
		slices.Sort(vertices)
		key := fmt.Sprint(vertices)
		if len(vertices) != t || seen[key] {
			continue
		}
		seen[key] = true
		group, err := keeping(ctx, g, vertices)
		if err != nil {
			return nil, err
		}
		// A class has at most two assignments for each automorphism.
		least := new(big.Int).Quo(big.NewInt(1<<t), new(big.Int).Lsh(group.Order, 1))
		if best != nil && least.Cmp(big.NewInt(int64(len(best.cubes)))) >= 0 {
			continue
		}
		if s := newSplit(vertices, group); best == nil || len(s.cubes) < len(best.cubes) {
			best = s
		}
	}
	return best, nil
}

// orbitUnion returns up to t vertices, a union of orbits of a random subgroup.
func orbitUnion(e *symmetry.Symmetries, t int, random *rand.Rand) []uint32 {
	const length = 20 // of a product of generators, enough to mix small groups
	n := e.Network.Order()
	orbits := symmetry.NewOrbits(n)
	for range 1 + random.IntN(2) {
		p := solver.Identity(n)
		for range length {
			q := e.Generators[random.IntN(len(e.Generators))].Images(n)
			for v := range p {
				p[v] = q[p[v]]
			}
		}
		orbits.Merge(symmetry.NewPermutation(p))
	}
	members := make([][]uint32, n)
	for v := range uint32(n) {
		root := orbits.Find(v)
		members[root] = append(members[root], v)
	}
	var vertices []uint32
	for _, root := range random.Perm(n) {
		if len(vertices)+len(members[root]) <= t {
			vertices = append(vertices, members[root]...)
		}
	}
	return vertices
}

// together returns t vertices, each after the first with as many neighbours among
// those before as there can be.
func together(g *topology.Graph, t int) []uint32 {
	inside := make([]int, g.Order()) // neighbours chosen; −1 for those chosen
	var vertices []uint32
	for range t {
		v := uint32(slices.Index(inside, slices.Max(inside)))
		vertices = append(vertices, v)
		inside[v] = -1
		for _, u := range g.Neighbors(v) {
			if inside[u] >= 0 {
				inside[u]++
			}
		}
	}
	return vertices
}

// apart returns t vertices by farthest-point traversal: each after the first as far from the nearest before
// as there can be, and of those as far from all together.
func apart(g *topology.Graph, first uint32, t int) []uint32 {
	n := g.Order()
	type far struct{ nearest, sum uint32 }
	away := make([]far, n)
	for v := range away {
		away[v].nearest = distance.Unreached
	}
	chosen := make([]bool, n)
	var level, order []uint32
	var vertices []uint32
	for v := first; ; {
		chosen[v] = true
		vertices = append(vertices, v)
		if len(vertices) == t {
			return vertices
		}
		level, order = distance.Levels(g, v, level, order)
		best := -1
		for u, d := range level {
			d = min(d, uint32(n)) // out of reach
			away[u].nearest = min(away[u].nearest, d)
			away[u].sum += d
			if chosen[u] {
				continue
			}
			if best < 0 || away[u].nearest > away[best].nearest ||
				away[u].nearest == away[best].nearest && away[u].sum > away[best].sum {
				best = u
			}
		}
		v = uint32(best)
	}
}
