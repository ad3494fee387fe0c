package sdp

import (
	"math"
	"slices"

	"gonum.org/v1/gonum/mat"

	"topocert/certificates/widths"
	"topocert/topology"
)

// cutProblem is the search for a cut into halves with fewest links, where some vertices
// have sides: what a matrix of a proof by branches is about. See certificates.
type cutProblem struct {
	g     *topology.Graph
	sides widths.Sides
	// variable and sign of each vertex: all that have sides are variable 0.
	Variable []int
	sign     []float64
	N        int // variables
	// vertex is one of each variable, for which the sign is 1 or, of variable 0, its own.
	vertex []int
	cost   []float64 // CᵀLC, n × n
	sum    []float64 // Cᵀ1
}

func NewProblem(g *topology.Graph, sides widths.Sides) *cutProblem {
	p := &cutProblem{g: g, sides: sides, Variable: make([]int, len(sides)), sign: make([]float64, len(sides))}
	if at := slices.IndexFunc(sides, func(s int8) bool { return s != widths.Free }); at >= 0 {
		p.N, p.vertex = 1, []int{at}
	}
	for v, side := range sides {
		p.sign[v] = 1
		if side == widths.Free {
			p.Variable[v] = p.N
			p.vertex = append(p.vertex, v)
			p.N++
		} else {
			p.sign[v] -= 2 * float64(side)
		}
	}
	p.cost, p.sum = make([]float64, p.N*p.N), make([]float64, p.N)
	for v, i := range p.Variable {
		p.sum[i] += p.sign[v]
	}
	for u, v := range g.Edges() {
		i, j, s := p.Variable[u], p.Variable[v], p.sign[u]*p.sign[v]
		p.cost[i*p.N+i]++
		p.cost[j*p.N+j]++
		p.cost[i*p.N+j] -= s
		p.cost[j*p.N+i] -= s
	}
	return p
}

// cutForm is an odd sum of sides: vertices, each once, and their coefficients.
type cutForm struct {
	vertices []uint32
	times    []int
}

// contracted is the form in the variables of a problem, each once.
func (p *cutProblem) contracted(f *cutForm) ([]int, []float64) {
	var at []int
	var times []float64
	for k, v := range f.vertices {
		i, t := p.Variable[v], float64(f.times[k])*p.sign[v]
		if j := slices.Index(at, i); j >= 0 {
			times[j] += t
		} else {
			at, times = append(at, i), append(times, t)
		}
	}
	return at, times
}

// weighedForm is a form in the variables of a problem, with its weight.
type weighedForm struct {
	*cutForm
	at    []int
	times []float64
	w     float64
}

// boundProgram is the semidefinite program of a cut problem: the least ⟨CᵀLC,X⟩ over
// positive semidefinite X with ones on the diagonal and X·Cᵀ1 = 0, in which bᵀXb ≥ 1 for
// the forms b that have joined. Its dual variables make a matrix for a certificate, whether
// they are optimal or not.
//
// It is solved by the method of multipliers on the dual: the multiplier is X, and the
// function of the dual variables, of which the weights of forms stay positive, is
// maximized by a quasi-Newton method (the way of BiqCrunch: N. Krislock, J. Malick,
// F. Roupin, "Improved semidefinite bounding procedure for solving Max-Cut problems to
// optimality", Mathematical Programming 143, 2014).
type Program struct {
	*cutProblem
	forms []*weighedForm
	known map[string]bool
	y     []float64
	X     []float64 // the multiplier, n × n
	next  []float64 // what the multiplier would be for the dual variables tried last
	scale float64
	// group are automorphisms by which forms are turned to others, or none.
	group [][]uint32
	axis  []float64 // of the reflection that takes Cᵀ1 to the first unit vector
}

// firstScale is how far the multiplier goes along the dual matrix; found by trial.
const firstScale = 10

func NewProgram(p *cutProblem, group [][]uint32) *Program {
	b := &Program{cutProblem: p, group: group, known: make(map[string]bool), y: make([]float64, p.N), X: make([]float64, p.N*p.N), scale: firstScale}
	norm := 0.0
	for _, s := range p.sum {
		norm += s * s
	}
	if norm > 0 {
		b.axis = slices.Clone(p.sum)
		norm = math.Sqrt(norm)
		b.axis[0] += math.Copysign(norm, p.sum[0])
		length := 0.0
		for _, s := range b.axis {
			length += s * s
		}
		for i := range b.axis {
			b.axis[i] *= math.Sqrt(2 / length)
		}
	}
	return b
}

// reflect replaces an n × n symmetric matrix M by HMH, with the reflection H.
func (b *Program) reflect(m []float64) {
	n, u := b.N, b.axis
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

// inner is the reflected matrix without its first row and column.
func (b *Program) inner(m []float64) *mat.SymDense {
	b.reflect(m)
	n, off := b.N, 0
	if b.axis != nil {
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
	n := b.N
	z := slices.Clone(b.cost)
	for i, y := range b.y {
		z[i*n+i] -= y
	}
	for _, f := range b.forms {
		if f.w == 0 {
			continue
		}
		for k, i := range f.at {
			t := f.w * f.times[k]
			for l, j := range f.at {
				z[i*n+j] -= t * f.times[l]
			}
		}
	}
	return z
}

// value is bᵀXb.
func (f *weighedForm) value(x []float64, n int) float64 {
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

// evaluate returns the augmented function at the dual variables and its gradient, of y,
// then of the weights.
func (b *Program) evaluate(gradient []float64) (float64, bool) {
	n := b.N
	value := 0.0
	for _, y := range b.y {
		value += y
	}
	for _, f := range b.forms {
		value += f.w
	}
	m := b.dual()
	before := 0.0
	for i, x := range b.X {
		m[i] = x - b.scale*m[i]
		before += x * x
	}
	var eigen mat.EigenSym
	if !eigen.Factorize(b.inner(m), true) {
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
	b.next = m
	for i := range n {
		gradient[i] = 1 - m[i*n+i]
	}
	for k, f := range b.forms {
		gradient[n+k] = 1 - f.value(m, n)
	}
	return value - (after-before)/(2*b.scale), true
}

// bound returns the number of links that the dual variables show, after a shift that makes
// their matrix semidefinite.
func (b *Program) bound() float64 {
	var eigen mat.EigenSym
	if !eigen.Factorize(b.inner(b.dual()), false) {
		return 0
	}
	shown := min(0, eigen.Values(nil)[0]) * float64(b.N)
	for _, y := range b.y {
		shown += y
	}
	for _, f := range b.forms {
		shown += f.w
	}
	return shown / 4
}
