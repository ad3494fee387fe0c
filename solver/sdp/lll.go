package sdp

import (
	"context"
	"math"
	"slices"
)

// lattice is a basis of the whole vectors for the LLL algorithm of A. K. Lenstra, H. W. Lenstra
// and L. Lovász ("Factoring polynomials with rational coefficients", Mathematische Annalen 261,
// 1982): a square is bᵀXb, and a little of the Euclidean one, which keeps the vectors short.
type lattice struct {
	n     int
	basis [][]int
	gram  [][]float64 // the products of the basis vectors
	// The Gram–Schmidt orthogonalization, as a Cholesky decomposition of gram: mu has the
	// coefficients, and r[i][j] is mu[i][j] times the square of the orthogonal vector j; r[i][i] is
	// the square of the orthogonal vector i. Rows become right one after the other.
	mu, r [][]float64
}

// newLattice returns the unit vectors, with the products of an n × n matrix X and a little
// of the Euclidean ones.
func newLattice(x []float64, n int) *lattice {
	const little = 0.02
	l := &lattice{n, make([][]int, n), make([][]float64, n), make([][]float64, n), make([][]float64, n)}
	for i := range n {
		l.gram[i] = slices.Clone(x[i*n : i*n+n])
		l.gram[i][i] += little
		l.basis[i] = make([]int, n)
		l.basis[i][i] = 1
		l.mu[i], l.r[i] = make([]float64, n), make([]float64, n)
	}
	return l
}

// reduce makes the basis LLL-reduced, as far as so many steps take it: size-reduced, and the
// Lovász condition holds for delta. Its error is the context's.
//
// Cost: some thousand steps of the square of the order each.
func (l *lattice) reduce(ctx context.Context, most int) error {
	const delta = 0.95
	if l.n == 0 {
		return nil
	}
	l.orthogonalize(0)
	for k, steps := 1, 0; k < l.n && steps < most; steps++ {
		if err := ctx.Err(); err != nil {
			return err
		}
		l.sizeReduce(k)
		if l.r[k][k] >= (delta-l.mu[k][k-1]*l.mu[k][k-1])*l.r[k-1][k-1] { // Lovász condition
			k++
			continue
		}
		l.swap(k)
		if k--; k == 0 {
			l.orthogonalize(0)
			k = 1
		}
	}
	return nil
}

// orthogonalize computes row k of the Gram–Schmidt orthogonalization, where those before are
// right.
func (l *lattice) orthogonalize(k int) {
	for j := range k + 1 {
		r := l.gram[k][j]
		for i := range j {
			r -= l.mu[j][i] * l.r[k][i]
		}
		l.r[k][j] = r
		if j < k {
			l.mu[k][j] = r / l.r[j][j]
		}
	}
}

// subtract subtracts a multiple of vector j from vector k, and from its coefficients of the
// vectors before j; that of j itself is not needed any more.
func (l *lattice) subtract(k, j int, times float64) {
	for i := range l.n {
		l.basis[k][i] -= int(times) * l.basis[j][i]
	}
	for i := range l.n {
		l.gram[k][i] -= times * l.gram[j][i]
	}
	for i := range l.n {
		l.gram[i][k] -= times * l.gram[i][j]
	}
	for i := range j {
		l.mu[k][i] -= times * l.mu[j][i]
	}
}

// sizeReduce subtracts from vector k the nearest whole multiples of those before, so that no
// coefficient mu is above 1/2.
func (l *lattice) sizeReduce(k int) {
	l.orthogonalize(k)
	changed := false
	for j := k - 1; j >= 0; j-- {
		if times := math.Round(l.mu[k][j]); times != 0 {
			l.subtract(k, j, times)
			changed = true
		}
	}
	if changed {
		l.orthogonalize(k)
	}
}

// swap exchanges vector k and the one before.
func (l *lattice) swap(k int) {
	l.basis[k], l.basis[k-1] = l.basis[k-1], l.basis[k]
	l.gram[k], l.gram[k-1] = l.gram[k-1], l.gram[k]
	for i := range l.n {
		l.gram[i][k], l.gram[i][k-1] = l.gram[i][k-1], l.gram[i][k]
	}
}

// separateLattice returns odd forms that X violates, from an LLL-reduced basis of the whole vectors
// with the square bᵀXb. Where X has small eigenvalues, as it has in networks of regular
// structure, there are many with small squares that no descent leads to: sums over the
// neighbours of a vertex, or over planes. It returns none when the context ends.
func (b *Program) separateLattice(ctx context.Context) []*violatedForm {
	const stepsPerVector = 400
	l := newLattice(b.x, b.n)
	if l.reduce(ctx, stepsPerVector*b.n) != nil {
		return nil
	}
	return b.oddOnes(l.basis, l.gram)
}

// oddOnes returns the forms among vectors, and among sums and differences of two, that X
// violates.
func (b *Program) oddOnes(basis [][]int, gram [][]float64) []*violatedForm {
	n := b.n
	odd := make([]bool, n)
	for i, v := range basis {
		for _, t := range v {
			odd[i] = odd[i] != (t%2 != 0)
		}
	}
	var list []*violatedForm
	take := func(v []int) {
		f, size := formOf(v)
		for k, i := range f.at {
			for l, j := range f.at {
				f.value += float64(f.times[k]*f.times[l]) * b.x[i*n+j]
			}
		}
		if size <= largestForm && f.value < 1-leastViolation {
			list = append(list, f)
		}
	}
	for i := range n {
		if odd[i] {
			take(basis[i])
		}
		for j := range i {
			// The square of the sum or difference, as far as it is promising.
			if square := gram[i][i] + gram[j][j] - 2*math.Abs(gram[i][j]); odd[i] != odd[j] && square < 1.5 {
				sum := slices.Clone(basis[i])
				for k, t := range basis[j] {
					if gram[i][j] > 0 {
						t = -t
					}
					sum[k] += t
				}
				take(sum)
			}
		}
	}
	return list
}

// images returns the forms that automorphisms make of the given ones and X violates, at
// most so many of each. It returns fewer when the context ends.
func (b *Program) images(ctx context.Context, forms []*violatedForm, most int) []*violatedForm {
	var list []*violatedForm
	for _, f := range forms {
		if ctx.Err() != nil {
			break
		}
		c := b.ofVertices(f)
		met := map[string]bool{c.key(): true}
		for _, p := range b.group {
			if len(met) > most {
				break
			}
			image := &form{vertices: make([]uint32, len(c.vertices)), times: c.times}
			for k, v := range c.vertices {
				image.vertices[k] = v
				if int(v) < len(p) {
					image.vertices[k] = p[v]
				}
			}
			image = image.sorted()
			if key := image.key(); !met[key] {
				met[key] = true
				at, times := b.contracted(image)
				w := &weightedForm{at: at, times: times}
				if value := w.value(b.x, b.n); value < 1-leastViolation {
					v := &violatedForm{at: at, value: value}
					for _, t := range times {
						v.times = append(v.times, int(t))
					}
					list = append(list, v)
				}
			}
		}
	}
	return list
}
