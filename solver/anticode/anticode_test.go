package anticode_test

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"testing"

	"topocert/certificates"
	"topocert/certificates/kinds"
	"topocert/solver/anticode"
	"topocert/solver/symmetry"
	"topocert/topology"
)

// inFolder is a world of all networks and of the files of a folder, and what
// makes files there.
func inFolder(dir string) (certificates.World, func(string) (io.WriteCloser, error)) {
	return certificates.World{
			Graph: func(name string) (certificates.Graph, error) {
				net, err := topology.Parse(name)
				if err != nil {
					return nil, err
				}
				return net.CSR(), nil
			},
			Open: func(name string) (io.ReadCloser, error) { return os.Open(filepath.Join(dir, name)) },
		}, func(name string) (io.WriteCloser, error) {
			return os.Create(filepath.Join(dir, name))
		}
}

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

// TestClusters proves the sizes of the largest clusters from both sides and
// compares them with formulas.
func TestClusters(t *testing.T) {
	type want struct {
		network string
		size    func(d int) int
		last    int
	}
	wants := []want{
		{"Octagon", func(d int) int { return []int{1, 2, 8}[d] }, 2},
		{"Petersen", func(d int) int { return []int{1, 2, 10}[d] }, 2},
		{"Complete(5)", func(d int) int { return []int{1, 5}[d] }, 1},
		{"Ring(11)", func(d int) int { return []int{1, 2, 3, 4, 5, 11}[d] }, 5},
		// Not transitive. By hand: five about the centre, all but one of each two opposite corners.
		{"Mesh(3,3)", func(d int) int { return []int{1, 2, 5, 7, 9}[d] }, 4},
	}
	for n := 2; n <= 6; n++ {
		wants = append(wants, want{fmt.Sprintf("Hypercube(%d)", n), func(d int) int { return kleitman(n, d) }, n - 1})
	}
	ctx := context.Background()
	world, create := inFolder(t.TempDir())
	met := make(map[string]int)
	for _, w := range wants {
		net, err := topology.Parse(w.network)
		if err != nil {
			t.Fatal(err)
		}
		symmetries, err := symmetry.FindByDistance(ctx, net, symmetry.DefaultLimits())
		if err != nil {
			t.Fatal(err)
		}
		for d := 0; d <= w.last; d++ {
			set, exact := anticode.Find(ctx, symmetries, d, 100_000)
			if len(set) != w.size(d) || !exact {
				t.Errorf("%s, diameter %d: %d vertices, all searched: %t, want %d", w.network, d, len(set), exact, w.size(d))
			}
			upper, err := anticode.ProveAtMost(ctx, symmetries, d, len(set), create)
			if err != nil {
				t.Fatal(err)
			}
			met[upper.Kind]++
			for _, c := range []*certificates.Certificate{made(anticode.ProveAtLeast(net, d, set)), upper} {
				if err := kinds.Check(c, world); err != nil {
					t.Errorf("%s: %v", c.Statement, err)
				}
			}
			var larger *anticode.Larger
			if _, err := anticode.ProveAtMost(ctx, symmetries, d, len(set)-1, create); !errors.As(err, &larger) || len(larger.Set) != len(set) {
				t.Errorf("%s, diameter %d, at most %d: %v, want a larger cluster", w.network, d, len(set)-1, err)
			} else if err := kinds.Check(made(anticode.ProveAtLeast(net, d, larger.Set)), world); err != nil {
				t.Error(err)
			}
		}
	}
	for _, kind := range []string{"code", "classes", "lrat"} {
		if met[kind] == 0 {
			t.Errorf("no proof by %s: %v", kind, met)
		}
	}
}

// TestFindClusterGivesUp sees that a search that ends early does not say that it
// has searched all.
func TestFindClusterGivesUp(t *testing.T) {
	net, err := topology.Parse("Hypercube(6)")
	if err != nil {
		t.Fatal(err)
	}
	symmetries, err := symmetry.Find(context.Background(), net, nil, symmetry.DefaultLimits())
	if err != nil {
		t.Fatal(err)
	}
	if set, exact := anticode.Find(context.Background(), symmetries, 3, 2); exact || len(set) < 2 {
		t.Errorf("%d vertices, all searched: %t", len(set), exact)
	}
	ended, cancel := context.WithCancel(context.Background())
	cancel()
	if _, exact := anticode.Find(ended, symmetries, 3, 1_000_000); exact {
		t.Error("all searched after the context ended")
	}
}

// TestContains proves that an octagon has the links of a ladder, and sees that a
// wrong map is rejected.
func TestContains(t *testing.T) {
	world, _ := inFolder(t.TempDir())
	octagon, err := topology.NewOctagon()
	if err != nil {
		t.Fatal(err)
	}
	other, err := topology.Parse("Mesh(2,4)")
	if err != nil {
		t.Fatal(err)
	}
	if err := kinds.Check(made(anticode.ProveEmbedding(octagon, other, []uint32{0, 1, 2, 3, 4, 5, 6, 7})), world); err != nil {
		t.Error(err)
	}
	if err := kinds.Check(made(anticode.ProveEmbedding(octagon, other, []uint32{0, 1, 2, 3, 4, 5, 7, 6})), world); err == nil {
		t.Error("accepted with two vertices exchanged")
	}
}

// made returns a certificate that a prover makes of what is right.
func made(c *certificates.Certificate, err error) *certificates.Certificate {
	if err != nil {
		panic(err)
	}
	return c
}
