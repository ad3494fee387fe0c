package sdp

import (
	"math"
	"math/rand/v2"
	"testing"
)

// TestLatticeReduced: what the LLL algorithm leaves is an LLL-reduced basis of all whole vectors.
// That is computed anew from the vectors, by orthogonal vectors in place of a decomposition of
// their products: no coefficient above 1/2, the Lovász condition for 0.95 (Lenstra, Lenstra and
// Lovász 1982, (1.4) and (1.5)), a determinant of 1 or −1, and the products as stated.
func TestLatticeReduced(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 5))
	for n := range 14 {
		// X = MᵀM, of low rank where n is even, so that there are small squares.
		rows := n
		if n%2 == 0 {
			rows = n / 2
		}
		m := make([][]float64, rows)
		for i := range m {
			for range n {
				m[i] = append(m[i], random.NormFloat64())
			}
		}
		x := make([]float64, n*n)
		for i := range n {
			for j := range n {
				for _, row := range m {
					x[i*n+j] += row[i] * row[j]
				}
			}
		}
		l := newLattice(x, n)
		if err := l.reduce(t.Context(), 1<<20); err != nil {
			t.Fatalf("order %d: %v", n, err)
		}
		product := func(a, b []float64) float64 {
			sum := 0.0
			for i := range n {
				for j := range n {
					weight := x[i*n+j]
					if i == j {
						weight += 0.02
					}
					sum += a[i] * b[j] * weight
				}
			}
			return sum
		}
		var vectors, orthogonal [][]float64
		determinant := 1.0 // of the products' matrix, over that of the unit vectors
		for i := range n {
			v := make([]float64, n)
			for k, c := range l.basis[i] {
				v[k] = float64(c)
			}
			vectors = append(vectors, v)
			for k, w := range vectors {
				if got, want := l.gram[i][k], product(v, w); math.Abs(got-want) > 1e-6*(1+math.Abs(want)) {
					t.Errorf("order %d: product %d, %d is %g, want %g", n, i, k, got, want)
				}
			}
			star, last := append([]float64(nil), v...), 0.0
			for _, o := range orthogonal {
				mu := product(v, o) / product(o, o)
				if last = mu; math.Abs(mu) > 0.5+1e-6 {
					t.Errorf("order %d, vector %d: coefficient %.3f, want at most 1/2", n, i, mu)
				}
				for k := range star {
					star[k] -= mu * o[k]
				}
			}
			square := product(star, star)
			if i > 0 {
				if before := product(orthogonal[i-1], orthogonal[i-1]); square < (0.95-last*last)*before-1e-9 {
					t.Errorf("order %d, vector %d: square %g after %g with coefficient %.3f: no Lovász condition", n, i, square, before, last)
				}
			}
			orthogonal = append(orthogonal, star)
			determinant *= square
		}
		// The square of the determinant of the basis is the quotient of the determinants of the
		// products.
		unit := newLattice(x, n)
		for i := range n {
			unit.orthogonalize(i)
			determinant /= unit.r[i][i]
		}
		if math.Abs(determinant-1) > 1e-6 {
			t.Errorf("order %d: the square of the determinant is %g, want 1", n, determinant)
		}
	}
}
