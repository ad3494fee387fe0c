package solver

import (
	"math"
	"slices"
)

// latticeForms returns odd forms that X violates, from a reduced basis of the whole vectors
// with the square bᵀXb. Where X has small eigenvalues, as it has in networks of regular
// structure, there are many with small squares that no descent leads to: sums over the
// neighbours of a vertex, or over planes.
//
// The basis is reduced by the method of A. K. Lenstra, H. W. Lenstra and L. Lovász
// ("Factoring polynomials with rational coefficients", Mathematische Annalen 261, 1982), for
// the square and a little of the Euclidean one, which keeps the vectors short.
//
// Cost: some thousand steps of the square of the order each.
func (b *boundProgram) latticeForms() []*violatedForm {
	const (
		little = 0.02
		delta  = 0.95
		paths  = 400 // steps for each vector
	)
	n := b.n
	gram, basis := make([][]float64, n), make([][]int, n)
	mu, rest := make([][]float64, n), make([][]float64, n)
	for i := range n {
		gram[i] = slices.Clone(b.x[i*n : i*n+n])
		gram[i][i] += little
		basis[i] = make([]int, n)
		basis[i][i] = 1
		mu[i], rest[i] = make([]float64, n), make([]float64, n)
	}
	orthogonal := func(k int) {
		for j := range k + 1 {
			r := gram[k][j]
			for i := range j {
				r -= mu[j][i] * rest[k][i]
			}
			rest[k][j] = r
			if j < k {
				mu[k][j] = r / rest[j][j]
			}
		}
	}
	subtract := func(k, j int, times float64) {
		for i := range n {
			basis[k][i] -= int(times) * basis[j][i]
		}
		for i := range n {
			gram[k][i] -= times * gram[j][i]
		}
		for i := range n {
			gram[i][k] -= times * gram[i][j]
		}
		for i := range j {
			mu[k][i] -= times * mu[j][i]
		}
		mu[k][j] -= times
	}
	orthogonal(0)
	for k, steps := 1, 0; k < n && steps < paths*n; steps++ {
		orthogonal(k)
		changed := false
		for j := k - 1; j >= 0; j-- {
			if times := math.Round(mu[k][j]); times != 0 {
				subtract(k, j, times)
				changed = true
			}
		}
		if changed {
			orthogonal(k)
		}
		if rest[k][k] >= (delta-mu[k][k-1]*mu[k][k-1])*rest[k-1][k-1] {
			k++
			continue
		}
		basis[k], basis[k-1] = basis[k-1], basis[k]
		gram[k], gram[k-1] = gram[k-1], gram[k]
		for i := range n {
			gram[i][k], gram[i][k-1] = gram[i][k-1], gram[i][k]
		}
		if k--; k == 0 {
			orthogonal(0)
			k = 1
		}
	}
	return b.oddOnes(basis, gram)
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
// most so many of each.
func (b *boundProgram) images(forms []*violatedForm, most int) []*violatedForm {
	var list []*violatedForm
	for _, f := range forms {
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
