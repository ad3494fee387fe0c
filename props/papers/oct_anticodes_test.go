package papers

import (
	"context"
	"fmt"
	"testing"

	"topocert/solver/invariants"
	"topocert/solver/symmetry"
	"topocert/topology"
)

// exactAnticode returns the size of the largest anticodes within d, by a whole search.
func exactAnticode(t *testing.T, name string, d int) int {
	t.Helper()
	net, err := topology.Parse(name)
	if err != nil {
		t.Fatal(err)
	}
	symmetries, err := symmetry.Find(context.Background(), net, nil, symmetry.DefaultLimits())
	if err != nil {
		t.Fatal(err)
	}
	set, exact := invariants.LargestCluster(context.Background(), symmetries, d, 3_000_000)
	if !exact {
		t.Fatalf("%s, within %d: %d nodes or more", name, d, len(set))
	}
	return len(set)
}

// TestTorusAnticode holds the formula against exact values, on larger tori than those
// it was found from, of 80 nodes.
func TestTorusAnticode(t *testing.T) {
	largest := 120
	if testing.Short() {
		largest = 48
	}
	for k := 1; 4*k*k <= largest; k++ {
		for m := k; 4*k*m <= largest; m++ {
			for d := range k + m - 1 { // half of the nodes for k+m−1, all beyond
				name := fmt.Sprintf("JTorus(%d,%d)", k, m)
				if got, want := exactAnticode(t, name, d), torusAnticode(k, m, d); got != want {
					t.Errorf("%s, within %d: %d nodes, the formula says %d", name, d, got, want)
				}
			}
		}
	}
}

// torusPrism is the bound for OMMH(2k,2m,3), with the anticodes of the torus by their
// formula.
func torusPrism(k, m int) *prismBound {
	b := &prismBound{n: 4 * k * m, diameter: k + m, degree: min(k, 2) + min(m, 2)}
	for d := range k + m {
		b.f = append(b.f, torusAnticode(k, m, d))
	}
	return b
}

// TestPrismBound sees that no anticode is larger than the bound says, where all have
// been searched.
func TestPrismBound(t *testing.T) {
	// OMMH(4,4,3) is the 7-cube: D. J. Kleitman, Journal of Combinatorial Theory 1
	// (1966): 1+7+21 nodes for 4, for example.
	for d, size := range []int{1, 2, 8, 14, 29, 44, 64, 128} {
		if most := torusPrism(2, 2).most(d); most < size {
			t.Errorf("the 7-cube has %d nodes within %d, the bound says at most %d", size, d, most)
		}
	}
	for _, p := range [][]int{{1, 1}, {1, 2}, {1, 3}, {1, 4}, {2, 3}} {
		b := torusPrism(p[0], p[1])
		name := fmt.Sprintf("OMMH(%d,%d,3)", 2*p[0], 2*p[1])
		for d := 0; d <= min(5, b.diameter+3); d++ {
			if size, most := exactAnticode(t, name, d), b.most(d); size > most {
				t.Errorf("%s has %d nodes within %d, the bound says at most %d", name, size, d, most)
			}
		}
	}
}

// TestPrismBoundSuffices sees that Character 6 follows from the bound and the
// formula far beyond the sizes that the ledger answers for: the octagons on an anticode
// of the torus are more than any anticode of OMMH(2k,2m,3).
func TestPrismBoundSuffices(t *testing.T) {
	for k := 1; k <= 40; k++ {
		for m := k; m <= 80; m++ {
			b := torusPrism(k, m)
			for d := 2; d <= k+m+2; d++ {
				group, most := 8*b.anticode(d-2), b.most(d)
				if most > group || most == group && d > 2 {
					t.Fatalf("k=%d, m=%d, within %d: %d nodes, and the bound says at most %d", k, m, d, group, most)
				}
			}
		}
	}
}
