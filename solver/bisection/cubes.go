package bisection

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math/big"
	"math/bits"
	"runtime"
	"sync"

	"topocert/certificates"
	"topocert/solver"
	"topocert/solver/symmetry"
	"topocert/topology"
)

// MaxSplit is the largest number of vertices on which ProveCubes splits.
const MaxSplit = 16

// ProveCubes proves that every balanced cut has at least w links, by cases: the
// sides of t vertices. Cases that an automorphism or exchanging the sides makes
// one of another are left out; each of the others, a cube, is refuted on its own
// and the refutation written to a file made by create, whose name the certificate
// gives.
//
// The vertices are chosen by splitSet, for few cubes. The refutations run at the same time, one
// for each processor; create is called by one at a time. The result and the files
// are the same in every run.
//
// Cost: 2^t steps for each automorphism, and a refutation (see sat.Refute) for each
// cube. When the context ends, the error is the better cut that has been found; or
// else the context's, with the number of cubes refuted so far, whose files are complete.
//
// Errors: a *SmallerCut, if there is one, and then the files are of no use; topology.ErrParam unless 1 ≤ t ≤ MaxSplit and t ≤ ⌈N/2⌉, so that no cube
// is out of balance by itself; the errors of create and of the files.
//
// Source: M. Heule, O. Kullmann, S. Wieringa, A. Biere, "Cube and Conquer: Guiding
// CDCL SAT Solvers by Lookaheads", HVC 2011. Here the cubes are not sought by
// looking ahead but are the orbits of all assignments.
func ProveCubes(ctx context.Context, e *symmetry.Symmetries, w, t int, create solver.Files) (*certificates.Certificate, error) {
	s, err := cubesOf(ctx, e, t)
	if err != nil {
		return nil, err
	}
	return s.plan(w).prove(ctx, e.Network, create)
}

// cubesOf returns the split on t vertices.
func cubesOf(ctx context.Context, e *symmetry.Symmetries, t int) (*split, error) {
	net := e.Network
	if most := min(MaxSplit, (net.Order()+1)/2); t < 1 || t > most {
		return nil, fmt.Errorf("cubes of %s: %w: split on %d vertices, want 1 … %d", net.Name(), topology.ErrParam, t, most)
	}
	s, err := splitSet(ctx, e, t)
	if err != nil {
		return nil, fmt.Errorf("cubes of %s: %w", net.Name(), err)
	}
	return s, nil
}

// split is a choice of vertices to split on.
type split struct {
	vertices []uint32
	// generators are automorphisms that keep the vertices as a set, each of
	// which makes cubes one that those before do not.
	generators [][]uint32
	// cubes has the smallest of each class of assignments that are alike, in
	// increasing order. Bit i is the side of vertex i.
	cubes []uint32
}

// keeping returns the automorphisms that keep a set of vertices; none if they
// are not found within the usual budget.
func keeping(ctx context.Context, g *topology.Graph, vertices []uint32) (*symmetry.Group, error) {
	colour := make([]uint64, g.Order())
	for _, v := range vertices {
		colour[v] = 1
	}
	group, err := symmetry.Automorphisms(ctx, g, nil, colour, symmetry.DefaultLimits().Budget)
	if errors.Is(err, symmetry.ErrBudget) {
		return &symmetry.Group{Order: big.NewInt(1)}, nil
	}
	return group, err
}

// newSplit finds the cubes of a set of vertices up to the given group, which
// keeps it.
func newSplit(vertices []uint32, group *symmetry.Group) *split {
	s := &split{vertices: vertices}
	place := make(map[uint32]int, len(vertices))
	for i, v := range vertices {
		place[v] = i
	}
	alike := symmetry.NewOrbits(1 << len(vertices))
	image := make([]uint32, 1<<len(vertices))
	for a := range image {
		image[a] = ^uint32(a) & uint32(len(image)-1)
	}
	alike.Merge(symmetry.NewPermutation(image))
	for _, p := range group.Generators {
		image[0] = 0
		for a := uint32(1); int(a) < len(image); a++ {
			rest := a & (a - 1) // a without its lowest bit
			image[a] = image[rest] | 1<<place[p[vertices[bits.TrailingZeros32(a)]]]
		}
		if alike.Merge(symmetry.NewPermutation(image)) {
			s.generators = append(s.generators, p)
		}
	}
	for a := range image {
		if alike.Find(uint32(a)) == uint32(a) {
			s.cubes = append(s.cubes, uint32(a))
		}
	}
	return s
}

// text writes an assignment as it stands in a certificate.
func (s *split) text(cube uint32) string {
	b := make([]byte, len(s.vertices))
	for i := range b {
		b[i] = '0' + byte(cube>>i&1)
	}
	return string(b)
}

// prove refutes each cube, or finds a better cut.
func (p *CubePlan) prove(ctx context.Context, net topology.Network, create solver.Files) (*certificates.Certificate, error) {
	var creating sync.Mutex
	one := solver.Files(func(name string) (io.WriteCloser, error) {
		creating.Lock()
		defer creating.Unlock()
		return create(name)
	})
	model, done, err := firstModel(ctx, len(p.Cubes), func(ctx context.Context, i int) (model []bool, err error) {
		err = one.Write(p.File(net, i), func(proof io.Writer) error {
			model, err = p.model(ctx, net, i, proof)
			return err
		})
		return model, err
	})
	if err != nil {
		return nil, fmt.Errorf("a cut of %s with fewer than %d links, %d of %d cubes refuted: %w", net.Name(), p.Width, done, len(p.Cubes), err)
	}
	if model != nil {
		return nil, smallerCut(net, p.Width, model)
	}
	return p.Certificate(net), nil
}

// firstModel decides n formulas, as many at a time as there are processors, and
// returns the model of the first one that has any, and how many have none. Once a
// formula has a model, or has failed, those after it are given up, but those
// before it are not: the answer is that of going through them in turn. When the
// context ends, the first model found so far is returned, and if there is none the
// context's error.
func firstModel(ctx context.Context, n int, decide func(ctx context.Context, i int) ([]bool, error)) (model []bool, refuted int, err error) {
	var (
		mu      sync.Mutex
		next    int
		end     = n                                // formulas from here on are of no interest
		running = make(map[int]context.CancelFunc) // by formula
		wait    sync.WaitGroup
	)
	work := func() {
		for {
			mu.Lock()
			i := next
			if i >= end {
				mu.Unlock()
				return
			}
			next++
			mine, cancel := context.WithCancel(ctx)
			running[i] = cancel
			mu.Unlock()

			found, failure := decide(mine, i)

			mu.Lock()
			cancel()
			delete(running, i)
			switch {
			case found == nil && failure == nil:
				refuted++
			case i < end && (model == nil || ctx.Err() == nil):
				model, err, end = found, failure, i
				for j, stop := range running {
					if j > i {
						stop()
					}
				}
			}
			mu.Unlock()
		}
	}
	for range min(n, runtime.GOMAXPROCS(0)) {
		wait.Go(work)
	}
	wait.Wait()
	return model, refuted, err
}
