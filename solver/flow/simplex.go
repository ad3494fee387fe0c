package flow

import (
	"math"
	"slices"

	"gonum.org/v1/gonum/floats"
	"gonum.org/v1/gonum/mat"
)

// simplex is the linear program
//
//	maximise Σ value(c)·x(c)   such that   Σ x(c)·coefficient(c, i) ≤ rhs(i), x ≥ 0
//
// with non-negative right-hand sides, whose columns c come one by one. It is solved by the revised simplex method,
// the inverse of the basis held densely (G. B. Dantzig, "Linear Programming and
// Extensions", Princeton 1963). A pivot costs O(rows²).
//
// The caller makes the right-hand sides differ by a little from each other, so that no
// pivot is degenerate. Nothing depends on the last digits: what is found is rounded and
// then evaluated exactly.
type simplex struct {
	rows    int
	rhs     []float64
	basis   []*column   // one for each row
	inverse [][]float64 // of the matrix of the basis
	x       []float64   // of the basis
	dual    []float64   // one for each row
	slack   []*column   // the slack of each row
	pivots  int
	d       []float64 // the entering column in terms of the basis
}

// column is a column: a tree's loads, or one that only the program knows.
type column struct {
	value       float64
	coefficient []float64
	tree        *tree // nil for the program's own
	basic       bool
}

// newSimplex returns the program with the given right-hand sides and no columns
// but the slacks, which are its basis.
func newSimplex(rhs []float64) *simplex {
	m := len(rhs)
	p := &simplex{rows: m, rhs: rhs, x: slices.Clone(rhs), dual: make([]float64, m), d: make([]float64, m)}
	for i := range m {
		c := &column{coefficient: make([]float64, m), basic: true}
		c.coefficient[i] = 1
		p.slack = append(p.slack, c)
		p.basis = append(p.basis, c)
		p.inverse = append(p.inverse, make([]float64, m))
		p.inverse[i][i] = 1
	}
	return p
}

// reducedCost returns how much the value rises for each unit of c that enters.
func (p *simplex) reducedCost(c *column) float64 {
	return c.value - inner(c.coefficient, p.dual)
}

// inner returns Σ a(i)·b(i), in four sums that do not wait for each other.
func inner(a, b []float64) float64 {
	b = b[:len(a)]
	var s0, s1, s2, s3 float64
	for len(a) >= 4 && len(b) >= 4 {
		s0 += a[0] * b[0]
		s1 += a[1] * b[1]
		s2 += a[2] * b[2]
		s3 += a[3] * b[3]
		a, b = a[4:], b[4:]
	}
	for i, x := range a {
		s0 += x * b[i]
	}
	return s0 + s1 + (s2 + s3)
}

// value returns the value of the present solution.
func (p *simplex) value() float64 {
	sum := 0.0
	for i, c := range p.basis {
		sum += c.value * p.x[i]
	}
	return sum
}

// pivot brings a column into the basis and tells whether that was possible.
func (p *simplex) pivot(c *column) bool {
	out := -1
	least := math.Inf(1)
	for i, row := range p.inverse {
		d := inner(c.coefficient, row)
		p.d[i] = d
		if d < 1e-9 {
			continue
		}
		if ratio := max(0, p.x[i]) / d; ratio < least || ratio == least && d > p.d[out] {
			least, out = ratio, i
		}
	}
	if out < 0 {
		return false
	}
	gain := p.reducedCost(c)
	row := p.inverse[out]
	for j := range row {
		row[j] /= p.d[out]
		p.dual[j] += gain * row[j]
	}
	for i, other := range p.inverse {
		if i == out || p.d[i] == 0 {
			continue
		}
		floats.AddScaled(other, -p.d[i], row)
		p.x[i] -= p.d[i] * least
	}
	p.x[out] = least
	p.basis[out].basic = false
	p.basis[out] = c
	c.basic = true
	if p.pivots++; p.pivots%max(100, p.rows) == 0 {
		p.refactor()
	}
	return true
}

// refactor computes the inverse, the solution and the duals anew from the
// basis, so that errors do not pile up. It costs O(rows³), and leaves all as it is
// when the basis is nearly singular.
func (p *simplex) refactor() {
	m := p.rows
	basis := mat.NewDense(m, m, nil)
	for j, c := range p.basis {
		basis.SetCol(j, c.coefficient)
	}
	var inverse mat.Dense
	if inverse.Inverse(basis) != nil {
		return
	}
	for i := range m {
		copy(p.inverse[i], inverse.RawRowView(i))
	}
	for j := range m {
		p.x[j], p.dual[j] = 0, 0
	}
	for i, row := range p.inverse {
		for j, a := range row {
			p.x[i] += a * p.rhs[j]
			p.dual[j] += p.basis[i].value * a
		}
	}
}
