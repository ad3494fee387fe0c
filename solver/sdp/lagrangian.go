package sdp

import (
	"math"
	"slices"

	"gonum.org/v1/gonum/mat"
)

// reflect replaces an n × n symmetric matrix M by HMH, with the Householder reflection H
// (A. S. Householder, "Unitary triangularization of a nonsymmetric matrix", J. ACM 5, 1958).
func (b *Program) reflect(m []float64) {
	n, u := b.n, b.householder
	if u == nil {
		return
	}
	// HMH = M − u·vᵀ − v·uᵀ with v = Mu − (uᵀMu/2)·u, as |u|² = 2.
	v := make([]float64, n)
	uv := 0.0
	for i := range n {
		row := m[i*n : i*n+n]
		s := 0.0
		for j, x := range row {
			s += x * u[j]
		}
		v[i] = s
		uv += s * u[i]
	}
	for i := range v {
		v[i] -= uv / 2 * u[i]
	}
	for i := range n {
		row := m[i*n : i*n+n]
		ui, vi := u[i], v[i]
		for j := range row {
			row[j] -= ui*v[j] + vi*u[j]
		}
	}
}

// deflated is a matrix on the complement of Cᵀ1: reflected, without the first row and column.
func (b *Program) deflated(m []float64) *mat.SymDense {
	b.reflect(m)
	n, off := b.n, 0
	if b.householder != nil {
		off = 1
	}
	s := mat.NewSymDense(max(1, n-off), nil)
	for i := off; i < n; i++ {
		for j := i; j < n; j++ {
			s.SetSym(i-off, j-off, m[i*n+j])
		}
	}
	return s
}

// dual returns CᵀLC − diag(y) − Σ w·b·bᵀ.
func (b *Program) dual() []float64 {
	n := b.n
	z := slices.Clone(b.cost)
	for i, y := range b.y {
		z[i*n+i] -= y
	}
	for _, f := range b.forms {
		if f.weight == 0 {
			continue
		}
		for k, i := range f.at {
			t := f.weight * f.times[k]
			for l, j := range f.at {
				z[i*n+j] -= t * f.times[l]
			}
		}
	}
	return z
}

// value is bᵀXb.
func (f *weightedForm) value(x []float64, n int) float64 {
	s := 0.0
	for k, i := range f.at {
		row := 0.0
		for l, j := range f.at {
			row += f.times[l] * x[i*n+j]
		}
		s += f.times[k] * row
	}
	return s
}

// lagrangian returns the augmented Lagrangian at the dual variables and its gradient, of y,
// then of the weights. It projects the multiplier on the semidefinite cone by its eigenvalues.
func (b *Program) lagrangian(gradient []float64) (float64, bool) {
	n := b.n
	value := b.total()
	m := b.dual()
	before := 0.0
	for i, x := range b.x {
		m[i] = x - b.penalty*m[i]
		before += x * x
	}
	var eigen mat.EigenSym
	if !eigen.Factorize(b.deflated(m), true) {
		return 0, false
	}
	values := eigen.Values(nil)
	rows := len(values)
	first := 0
	for first < rows && values[first] <= 0 {
		first++
	}
	var vectors mat.Dense
	eigen.VectorsTo(&vectors)
	after := 0.0
	part := mat.NewDense(rows, max(1, rows-first), nil)
	for k := first; k < rows; k++ {
		after += values[k] * values[k]
		root := math.Sqrt(values[k])
		for i := range rows {
			part.Set(i, k-first, vectors.At(i, k)*root)
		}
	}
	var positive mat.SymDense
	positive.SymOuterK(1, part)
	off := n - rows
	clear(m)
	for i := range rows {
		for j := i; j < rows; j++ {
			x := positive.At(i, j)
			m[(i+off)*n+j+off], m[(j+off)*n+i+off] = x, x
		}
	}
	b.reflect(m)
	b.nextX = m
	for i := range n {
		gradient[i] = 1 - m[i*n+i]
	}
	for k, f := range b.forms {
		gradient[n+k] = 1 - f.value(m, n)
	}
	return value - (after-before)/(2*b.penalty), true
}

// bound returns the number of links that the dual variables show, after a shift that makes
// their matrix semidefinite.
func (b *Program) bound() float64 {
	var eigen mat.EigenSym
	if !eigen.Factorize(b.deflated(b.dual()), false) {
		return 0
	}
	return (min(0, eigen.Values(nil)[0])*float64(b.n) + b.total()) / 4
}

// total is the sum of the dual variables.
func (b *Program) total() float64 {
	sum := 0.0
	for _, y := range b.y {
		sum += y
	}
	for _, f := range b.forms {
		sum += f.weight
	}
	return sum
}
