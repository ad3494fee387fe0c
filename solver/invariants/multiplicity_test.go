package invariants

import (
	"fmt"
	"math"
	"math/big"
	"strconv"
	"testing"

	"gonum.org/v1/gonum/mat"

	"topocert/certificates"
	"topocert/certificates/kinds"
	"topocert/solver/solvertest"
	"topocert/topology"
)

// multiplicities proves how often k is an eigenvalue, has both certificates checked, and others refused that say more.
func multiplicities(t *testing.T, net topology.Network, subject string, k int) int {
	t.Helper()
	atLeast, atMost, err := ProveMultiplicity(t.Context(), net, subject, strconv.Itoa(k))
	if err != nil {
		t.Fatal(err)
	}
	m, err := strconv.Atoi(atLeast.Statement.Value)
	if err != nil || atMost.Statement.Value != atLeast.Statement.Value {
		t.Fatalf("%s and %s, want one number", atLeast.Statement, atMost.Statement)
	}
	for _, c := range []*certificates.Certificate{atLeast, atMost} {
		if err := kinds.Check(c, solvertest.WorldOf(net)); err != nil {
			t.Errorf("%s: %v", c.Statement, err)
		}
	}
	atLeast.Statement.Value, atMost.Statement.Value = strconv.Itoa(m+1), strconv.Itoa(m-1)
	for _, c := range []*certificates.Certificate{atLeast, atMost} {
		if kinds.Check(c, solvertest.WorldOf(net)) == nil {
			t.Errorf("accepted: %s", c.Statement)
		}
	}
	return m
}

// TestMultiplicities holds multiplicities against the spectra of A. E. Brouwer, W. H. Haemers, "Spectra of Graphs",
// 2012, §1.4: complete graphs n − 1 and −1 (n−1 times), complete bipartite ones ±√(mn) and 0, rings 2cos(2πj/n), cubes d − 2i
// with binomials; Petersen's graph 3, 1 (5), −2 (4); Laplacians of regular graphs have the degree less these.
func TestMultiplicities(t *testing.T) {
	type spectrum map[int]int
	biclique := solvertest.Foreign(t, solvertest.Linked(t, 13, solvertest.BicliqueLinks(4, 9)))
	star := solvertest.Foreign(t, solvertest.Linked(t, 6, solvertest.BicliqueLinks(1, 5)))
	for net, want := range map[topology.Network]spectrum{
		solvertest.Parse(t, "Complete(1)"): {0: 1, 1: 0},
		solvertest.Parse(t, "Complete(9)"): {8: 1, -1: 8, 0: 0},
		solvertest.Parse(t, "Petersen"):    {3: 1, 1: 5, -2: 4, 0: 0, 2: 0, -1000000: 0},
		solvertest.Parse(t, "Ring(12)"):    {2: 1, 1: 2, 0: 2, -1: 2, -2: 1},
		solvertest.Parse(t, "Ring(5)"):     {2: 1, 0: 0, 1: 0, -1: 0, -2: 0},
		solvertest.Parse(t, "g6:C?"):       {0: 4},
		biclique:                           {6: 1, -6: 1, 0: 11},
		star:                               {0: 4, 1: 0, 2: 0},
	} {
		for k, m := range want {
			if got := multiplicities(t, net, "eigenvalue-multiplicity", k); got != m {
				t.Errorf("%s has the eigenvalue %d %d times, want %d", net.Name(), k, got, m)
			}
		}
	}
	for d := range 8 {
		net := solvertest.Parse(t, fmt.Sprintf("Hypercube(%d)", d+1))
		for i := range d + 2 {
			want := int(new(big.Int).Binomial(int64(d+1), int64(i)).Int64())
			for subject, k := range map[string]int{"eigenvalue-multiplicity": d + 1 - 2*i, "laplacian-multiplicity": 2 * i} {
				if got := multiplicities(t, net, subject, k); got != want {
					t.Errorf("%s: %s of %d is %d, want %d", net.Name(), subject, k, got, want)
				}
			}
		}
	}
	// The Laplacian of a star has 0, 1 (n−2 times) and n (W. N. Anderson, T. D. Morley 1985).
	for k, m := range (spectrum{0: 1, 1: 4, 6: 1, 2: 0}) {
		if got := multiplicities(t, star, "laplacian-multiplicity", k); got != m {
			t.Errorf("the Laplacian of a star has %d %d times, want %d", k, got, m)
		}
	}
}

// TestMultiplicitiesBeside counts eigenvalues that gonum finds near the number.
func TestMultiplicitiesBeside(t *testing.T) {
	for _, name := range []string{"OCT(1,1)", "QT(2,2)", "FTT(5)", "CCTorus(5)", "Torus(3,4)", "Mesh(3,5)", "GP(7,2)", "MCR(2)", "Gamma(2,2,1)"} {
		net := solvertest.Parse(t, name)
		n := net.Order()
		for _, subject := range []string{"eigenvalue-multiplicity", "laplacian-multiplicity"} {
			a := mat.NewSymDense(n, nil)
			for v := range n {
				row := net.Neighbors(uint32(v))
				for _, u := range row {
					a.SetSym(v, int(u), map[bool]float64{true: -1, false: 1}[subject[0] == 'l'])
				}
				if subject[0] == 'l' {
					a.SetSym(v, v, float64(len(row)))
				}
			}
			var of mat.EigenSym
			if !of.Factorize(a, false) {
				t.Fatal(name)
			}
			count := make(map[int]int)
			for _, x := range of.Values(nil) {
				if math.Abs(x-math.Round(x)) < 1e-6 {
					count[int(math.Round(x))]++
				}
			}
			for k := -3; k <= 8; k++ {
				if got := multiplicities(t, net, subject, k); got != count[k] {
					t.Errorf("%s: %s of %d is %d, gonum has %d", name, subject, k, got, count[k])
				}
			}
		}
	}
}
