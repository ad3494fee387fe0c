package solver

import (
	"context"
	"math"
	"slices"
)

// lattice is a basis of the whole vectors, with the matrix of their products and its
// triangular decomposition, of which rows become right one after the other.
type lattice struct {
	n        int
	basis    [][]int
	gram     [][]float64
	mu, rest [][]float64
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
		l.mu[i], l.rest[i] = make([]float64, n), make([]float64, n)
	}
	return l
}

// orthogonal decomposes row k, where those before are right.
func (l *lattice) orthogonal(k int) {
	for j := range k + 1 {
		r := l.gram[k][j]
		for i := range j {
			r -= l.mu[j][i] * l.rest[k][i]
		}
		l.rest[k][j] = r
		if j < k {
			l.mu[k][j] = r / l.rest[j][j]
		}
	}
}

// subtract subtracts a multiple of vector j from vector k.
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
	l.mu[k][j] -= times
}

// shorten subtracts from vector k what it has of those before, and decomposes its row.
func (l *lattice) shorten(k int) {
	l.orthogonal(k)
	changed := false
	for j := k - 1; j >= 0; j-- {
		if times := math.Round(l.mu[k][j]); times != 0 {
			l.subtract(k, j, times)
			changed = true
		}
	}
	if changed {
		l.orthogonal(k)
	}
}

// exchange exchanges vector k and the one before.
func (l *lattice) exchange(k int) {
	l.basis[k], l.basis[k-1] = l.basis[k-1], l.basis[k]
	l.gram[k], l.gram[k-1] = l.gram[k-1], l.gram[k]
	for i := range l.n {
		l.gram[i][k], l.gram[i][k-1] = l.gram[i][k-1], l.gram[i][k]
	}
}

// latticeForms returns odd forms that X violates, from a reduced basis of the whole vectors
// with the square bᵀXb. Where X has small eigenvalues, as it has in networks of regular
// structure, there are many with small squares that no descent leads to: sums over the
// neighbours of a vertex, or over planes. It returns none when the context ends.
//
// The basis is reduced by the method of A. K. Lenstra, H. W. Lenstra and L. Lovász
// ("Factoring polynomials with rational coefficients", Mathematische Annalen 261, 1982), for
// the square and a little of the Euclidean one, which keeps the vectors short.
//
// Cost: some thousand steps of the square of the order each.
func (b *boundProgram) latticeForms(ctx context.Context) []*violatedForm {
	const (
		delta = 0.95
		paths = 400 // steps for each vector
	)
	l := newLattice(b.x, b.n)
	l.orthogonal(0)
	for k, steps := 1, 0; k < b.n && steps < paths*b.n; steps++ {
		if ctx.Err() != nil {
			return nil
		}
		l.shorten(k)
		if l.rest[k][k] >= (delta-l.mu[k][k-1]*l.mu[k][k-1])*l.rest[k-1][k-1] {
			k++
			continue
		}
		l.exchange(k)
		if k--; k == 0 {
			l.orthogonal(0)
			k = 1
		}
	}
	return b.oddOnes(l.basis, l.gram)
}

// oddOnes returns the forms among vectors, and among sums and differences of two, that X
// violates.
func (b *boundProgram) oddOnes(basis [][]int, gram [][]float64) []*violatedForm {
	n := b.n
	odd := make([]bool, n)
	for i, v := range basis {
		for _, t := range v {
			odd[i] = odd[i] != (t%2 != 0)
		}
	}
	var list []*violatedForm
	take := func(v []int) {
		f := &violatedForm{}
		size := 0
		for i, t := range v {
			if t != 0 {
				f.at, f.times = append(f.at, i), append(f.times, t)
				size += max(t, -t)
			}
		}
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
func (b *boundProgram) images(ctx context.Context, forms []*violatedForm, most int) []*violatedForm {
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
			image := &cutForm{vertices: make([]uint32, len(c.vertices)), times: c.times}
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
				w := &weighedForm{at: at, times: times}
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
