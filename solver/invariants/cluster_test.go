package invariants_test

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"testing"

	"topocert/certificates"
	"topocert/internal/deep"
	"topocert/solver/invariants"
	"topocert/solver/solvertest"
	"topocert/solver/symmetry"
	"topocert/topology"
)

// kleitman returns the size of the largest sets of diameter d of the n-cube, for
// d < n: a ball of radius d/2, or such balls about both ends of a link.
//
// Source: D. J. Kleitman, "On a combinatorial conjecture of Erdős", Journal of
// Combinatorial Theory 1 (1966).
func kleitman(n, d int) int {
	if d%2 == 1 {
		return 2 * kleitman(n-1, d-1)
	}
	size, binomial := 0, 1
	for i := 0; i <= d/2; i++ {
		size += binomial
		binomial = binomial * (n - i) / (i + 1)
	}
	return size
}

// TestAnticodes proves the sizes of the largest anticodes from both sides and
// compares them with formulas.
func TestAnticodes(t *testing.T) {
	deep.NotShort(t)
	type want struct {
		network string
		size    func(d int) int
		last    int
	}
	wants := []want{
		{"Octagon", func(d int) int { return []int{1, 2, 8}[d] }, 2},
		{"Petersen", func(d int) int { return []int{1, 2, 10}[d] }, 2},
		{"Complete(5)", func(d int) int { return []int{1, 5}[d] }, 1},
		{"Ring(130)", func(d int) int { return d + 1 }, 2},              // more vertices than two words have bits
		{"Complete(70)", func(d int) int { return []int{1, 70}[d] }, 1}, // more colours, too
		{"Mesh(8,9)", func(d int) int { return []int{1, 2, 5}[d] }, 2},
		{"Ring(11)", func(d int) int { return []int{1, 2, 3, 4, 5, 11}[d] }, 5},
		// Not transitive. By hand: five about the centre, all but one of each two opposite corners.
		{"Mesh(3,3)", func(d int) int { return []int{1, 2, 5, 7, 9}[d] }, 4},
	}
	for n := 2; n <= 6; n++ {
		wants = append(wants, want{fmt.Sprintf("Hypercube(%d)", n), func(d int) int { return kleitman(n, d) }, n - 1})
	}
	ctx := context.Background()
	kinds := make(map[string]int)
	for _, w := range wants {
		net, err := topology.Parse(w.network)
		if err != nil {
			t.Fatal(err)
		}
		files := make(solvertest.Files)
		symmetries, err := symmetry.FindByDistance(ctx, net, symmetry.DefaultLimits())
		if err != nil {
			t.Fatal(err)
		}
		for d := 0; d <= w.last; d++ {
			set, exact := invariants.LargestCluster(ctx, symmetries, d, 100_000)
			if len(set) != w.size(d) || !exact {
				t.Errorf("%s, diameter %d: %d vertices, all searched: %t, want %d", w.network, d, len(set), exact, w.size(d))
			}
			upper, err := invariants.ProveNoLarger(ctx, symmetries, d, len(set), files.Create)
			if err != nil {
				t.Fatal(err)
			}
			kinds[upper.Kind]++
			for _, c := range []*certificates.Certificate{invariants.ProveCluster(net, d, set), upper} {
				if err := files.Check(c, net); err != nil {
					t.Errorf("%s: %v", c.Statement, err)
				}
			}
			var larger *invariants.LargerCluster
			if _, err := invariants.ProveNoLarger(ctx, symmetries, d, len(set)-1, files.Create); !errors.As(err, &larger) || len(larger.Set) != len(set) {
				t.Errorf("%s, diameter %d, at most %d: %v, want a larger one", w.network, d, len(set)-1, err)
			} else if err := files.Check(invariants.ProveCluster(net, d, larger.Set), net); err != nil {
				t.Error(err)
			}
		}
	}
	// A code where there is one, since it makes the shortest proof; a refutation last.
	if want := map[string]int{"code": 32, "classes": 6, "lrat": 9}; !maps.Equal(kinds, want) {
		t.Errorf("proofs by %v, want %v", kinds, want)
	}
}

// TestFindGivesUp sees that a search that ends early does not say that it
// has searched all.
func TestFindGivesUp(t *testing.T) {
	net, err := topology.Parse("Hypercube(6)")
	if err != nil {
		t.Fatal(err)
	}
	symmetries, err := symmetry.Find(context.Background(), net, nil, symmetry.DefaultLimits())
	if err != nil {
		t.Fatal(err)
	}
	if set, exact := invariants.LargestCluster(context.Background(), symmetries, 3, 2); exact || len(set) < 2 {
		t.Errorf("%d vertices, all searched: %t", len(set), exact)
	}
	ended, cancel := context.WithCancel(context.Background())
	cancel()
	if _, exact := invariants.LargestCluster(ended, symmetries, 3, 1_000_000); exact {
		t.Error("all searched after the context ended")
	}
}
