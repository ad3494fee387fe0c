package solver

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"math/bits"
	"slices"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"topocert/certificates"
	"topocert/topology"
)

// drawNetwork draws a network of a few vertices.
func drawNetwork(t *rapid.T, least, most int) topology.Network {
	n := rapid.IntRange(least, most).Draw(t, "order")
	dense := rapid.IntRange(1, 4).Draw(t, "density")
	var links [][2]uint32
	for v := range uint32(n) {
		for u := range v {
			if rapid.IntRange(0, 4).Draw(t, "link") < dense {
				links = append(links, [2]uint32{u, v})
			}
		}
	}
	g, err := topology.FromEdges(n, func(yield func(u, v uint32) bool) {
		for _, l := range links {
			if !yield(l[0], l[1]) {
				return
			}
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	text, err := g.Graph6()
	if err != nil {
		t.Fatal(err)
	}
	return network(t, "g6:"+text)
}

func network(t rapid.TB, name string) topology.Network {
	t.Helper()
	net, err := topology.Parse(name)
	if err != nil {
		t.Fatal(err)
	}
	return net
}

func examine(t rapid.TB, net topology.Network) *Symmetries {
	t.Helper()
	symmetries, err := FindSymmetries(context.Background(), net, nil, DefaultLimits())
	if err != nil {
		t.Fatal(err)
	}
	return symmetries
}

// bruteForceWidth tries all balanced cuts.
func bruteForceWidth(net topology.Network) int {
	n := net.Order()
	best := net.Size()
	for set := range uint(1) << n {
		if bits.OnesCount(set) != n/2 {
			continue
		}
		width := 0
		for u, v := range net.CSR().Edges() {
			if set>>u&1 != set>>v&1 {
				width++
			}
		}
		best = min(best, width)
	}
	return best
}

// bruteForceCycle tries all paths from vertex 0.
func bruteForceCycle(net topology.Network) bool {
	n := net.Order()
	var extend func(v uint32, used uint) bool
	extend = func(v uint32, used uint) bool {
		if bits.OnesCount(used) == n {
			return n >= 3 && slices.Contains(net.Neighbors(v), 0)
		}
		for _, u := range net.Neighbors(v) {
			if used>>u&1 == 0 && extend(u, used|1<<u) {
				return true
			}
		}
		return false
	}
	return extend(0, 1)
}

// acceptedWith checks a certificate as it would be read from a file, with its
// proof.
func acceptedWith(t rapid.TB, c *certificates.Certificate, proofName string, proof []byte) {
	t.Helper()
	var text bytes.Buffer
	if err := certificates.Write(&text, c); err != nil {
		t.Fatal(err)
	}
	again, err := certificates.NewReader(&text).Next()
	if err != nil {
		t.Fatal(err)
	}
	err = again.Check(certificates.World{
		Graph: func(name string) (certificates.Graph, error) {
			net, err := topology.Parse(name)
			if err != nil {
				return nil, err
			}
			return net.CSR(), nil
		},
		Open: func(name string) (io.ReadCloser, error) {
			if name != proofName {
				return nil, fmt.Errorf("opens %q, want %q", name, proofName)
			}
			return io.NopCloser(bytes.NewReader(proof)), nil
		},
	})
	if err != nil {
		t.Fatalf("%s: %v", c.Statement, err)
	}
}

// checkBisection holds everything said about the bisection of a network against
// its width.
func checkBisection(t rapid.TB, net topology.Network, width int) {
	t.Helper()
	symmetries := examine(t, net)
	for _, w := range []int{-1, 0, width, width + 1, width + 2, net.Size() + 1} {
		side, found, err := BisectionSearch(context.Background(), symmetries, w)
		if err != nil {
			t.Fatal(err)
		}
		if found != (w > width) {
			t.Fatalf("%s of width %d: a cut with fewer than %d links: %t", net.Name(), width, w, found)
		}
		if found && (len(side) != net.Order()/2 || !slices.IsSorted(side) || satCutWidth(net, side) >= w) {
			t.Fatalf("%s: side %v, want fewer than %d links", net.Name(), side, w)
		}
		var proof bytes.Buffer
		c, err := ProveLRATBisection(context.Background(), symmetries, w, &proof, "p.lrat")
		var smaller *SmallerCut
		switch {
		case w <= width && err != nil:
			t.Fatal(err)
		case w <= width:
			if got, want := c.Statement.String(), fmt.Sprintf("bisection %s >= %d", net.Name(), max(0, w)); got != want {
				t.Fatalf("proves %q, want %q", got, want)
			}
			acceptedWith(t, c, "p.lrat", proof.Bytes())
		case !errors.As(err, &smaller):
			t.Fatalf("%s of width %d: at least %d is proved, or error %v", net.Name(), width, w, err)
		case smaller.Width >= w || smaller.Width != satCutWidth(net, smaller.Side) || len(smaller.Side) != net.Order()/2:
			t.Fatalf("%s: %v, side %v", net.Name(), smaller, smaller.Side)
		}
	}
}

func TestBisectionRandom(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		net := drawNetwork(rt, 1, 9)
		checkBisection(rt, net, bruteForceWidth(net))
	})
}

// TestBisectionKnown checks networks whose width is known: ⌊n²/4⌋ for the
// complete graph, 2^(d−1) for the cube, 2n for the even n×n torus, n for the even
// and n+1 for the odd n×n mesh; for the others by trying all cuts, as here up to 10
// vertices.
//
// Source: F. T. Leighton, "Introduction to Parallel Algorithms and
// Architectures", 1992, §1.9 and §3.1.
func TestBisectionKnown(t *testing.T) {
	for _, c := range []struct {
		net   string
		width int
	}{
		{"Complete(7)", 12}, {"Complete(8)", 16}, {"Hypercube(3)", 4}, {"Hypercube(4)", 8}, {"Torus(4)", 8},
		{"Torus(2,6)", 4}, {"Mesh(4,4)", 4}, {"Mesh(5,5)", 6}, {"Octagon", 4}, {"Petersen", 5}, {"Ring(9)", 2},
	} {
		net := network(t, c.net)
		if net.Order() <= 10 && bruteForceWidth(net) != c.width {
			t.Errorf("%s: width %d by brute force, want %d", c.net, bruteForceWidth(net), c.width)
		}
		checkBisection(t, net, c.width)
	}
}

// checkHamiltonSAT holds everything said about the Hamiltonian cycles of a
// network against the truth.
func checkHamiltonSAT(t rapid.TB, net topology.Network, want bool) {
	t.Helper()
	cycle, found, err := HamiltonSearch(context.Background(), net)
	if err != nil {
		t.Fatal(err)
	}
	if found != want {
		t.Fatalf("%s: Hamiltonian: %t, want %t", net.Name(), found, want)
	}
	var proof bytes.Buffer
	c, other, err := ProveLRATHamiltonian(context.Background(), net, &proof, "p.lrat")
	if err != nil {
		t.Fatal(err)
	}
	if !found {
		if cycle != nil || other != nil || c.Statement.String() != "hamiltonian "+net.Name()+" = no" {
			t.Fatalf("%s: cycles %v, %v, statement %s", net.Name(), cycle, other, c.Statement)
		}
		acceptedWith(t, c, "p.lrat", proof.Bytes())
		return
	}
	if c != nil || !slices.Equal(cycle, other) {
		t.Fatalf("%s: cycles %v and %v, certificate %v", net.Name(), cycle, other, c)
	}
	acceptedWith(t, made(ProveCycle(net, "hamiltonian", cycle)), "", nil)
}

func TestHamiltonSATRandom(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		net := drawNetwork(rt, 1, 10)
		checkHamiltonSAT(rt, net, bruteForceCycle(net))
	})
}

// TestHamiltonSATKnown decides the generalized Petersen graphs GP(n,2), which
// have a Hamiltonian cycle unless n ≡ 5 (mod 6), and others.
//
// Source: G. N. Robertson, "Graphs Minimal Under Girth, Valency and Connectivity
// Constraints", PhD thesis, University of Waterloo 1968.
func TestHamiltonSATKnown(t *testing.T) {
	for n := 5; n <= 17; n++ {
		if testing.Short() && n > 11 {
			break
		}
		checkHamiltonSAT(t, network(t, fmt.Sprintf("GP(%d,2)", n)), n%6 != 5)
	}
	for name, want := range map[string]bool{
		"Complete(1)": false, "Complete(2)": false, "Complete(3)": true, "Complete(9)": true, "Hypercube(6)": true,
		"Mesh(3,3)": false, "Mesh(3,5)": false, "Mesh(6,7)": true, "Torus(5,7)": true, "QT(3,3)": true,
	} {
		checkHamiltonSAT(t, network(t, name), want)
	}
}

// TestSATStops cancels searches and proofs that take hours: that they return is the test.
func TestSATStops(t *testing.T) {
	net := network(t, "Hypercube(7)")
	symmetries := examine(t, net)
	for name, work := range map[string]func(ctx context.Context) error{
		"search": func(ctx context.Context) error {
			_, _, err := BisectionSearch(ctx, symmetries, 64)
			return err
		},
		"proof": func(ctx context.Context) error {
			_, err := ProveLRATBisection(ctx, symmetries, 64, io.Discard, "p.lrat")
			return err
		},
		"cycle": func(ctx context.Context) error {
			_, _, err := ProveLRATHamiltonian(ctx, network(t, "Mesh(9,11)"), io.Discard, "p.lrat")
			return err
		},
		"cycle search": func(ctx context.Context) error {
			_, _, err := HamiltonSearch(ctx, network(t, "Mesh(9,11)"))
			return err
		},
	} {
		t.Run(name, func(t *testing.T) {
			ctx, cancel := context.WithTimeout(context.Background(), 20*time.Millisecond)
			defer cancel()
			if err := work(ctx); !errors.Is(err, context.DeadlineExceeded) {
				t.Errorf("error %v, want the context's", err)
			}
			cancel()
			if err := work(ctx); err == nil {
				t.Error("works under a cancelled context")
			}
		})
	}
}

// TestSATLimits sees that formulas that would be too large are refused.
func TestSATLimits(t *testing.T) {
	ctx := context.Background()
	net := network(t, "Ring(5000)")
	symmetries := examine(t, net)
	_, _, search := BisectionSearch(ctx, symmetries, 2)
	_, proof := ProveLRATBisection(ctx, symmetries, 2, io.Discard, "p.lrat")
	_, _, cycle := HamiltonSearch(ctx, net)
	_, _, noCycle := ProveLRATHamiltonian(ctx, net, io.Discard, "p.lrat")
	for _, err := range []error{search, proof, cycle, noCycle} {
		if err == nil || !strings.Contains(err.Error(), "cnf/limit") {
			t.Errorf("error %v, want one about the formula's limit", err)
		}
	}
}

// TestElements compares the automorphisms by which symmetry is broken with the
// order of the group.
func TestElements(t *testing.T) {
	for name, want := range map[string]int{
		"Complete(1)": 0, "Ring(3)": 5, "Ring(32)": 63, "Ring(33)": 64, "Complete(4)": 23, "Hypercube(5)": 64, "Ring(4096)": 16,
	} {
		net := network(t, name)
		symmetries := examine(t, net)
		elements := symmetries.elements()
		if len(elements) != want {
			t.Errorf("%s: %d automorphisms, want %d", name, len(elements), want)
		}
		seen := make(map[string]bool)
		for _, p := range elements {
			if err := checkAutomorphism(net.CSR(), colourRanks(net.Order(), nil), p); err != nil {
				t.Errorf("%s: %v", name, err)
			}
			if key := fmt.Sprint(p); seen[key] {
				t.Errorf("%s: an automorphism is listed twice", name)
			} else {
				seen[key] = true
			}
		}
	}
}
