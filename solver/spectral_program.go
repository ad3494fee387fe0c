package solver

import (
	"cmp"
	"context"
	"math"
	"slices"

	"gonum.org/v1/gonum/mat"

	"topocert/topology"
)

// cutProgram is the semidefinite program for the bisection width: the least ⟨L,X⟩ over
// positive semidefinite matrices X with ones on the diagonal, whose entries add up to the
// square of the difference of the sides, and which satisfy inequalities of triangles. Its
// dual variables make a spectral matrix, whether they are optimal or not.
//
// It is solved by the alternating direction method on the dual (J. Povh, F. Rendl,
// A. Wiegele, "A boundary point method to solve semidefinite programs", Computing 78,
// 2006); the weights of triangles follow by gradient steps, and triangles that X violates
// most join from time to time.
type cutProgram struct {
	g *topology.Graph
	n int
	// y are the dual variables of the diagonal, and sum that of the sum of all entries.
	y   []float64
	sum float64
	x   *mat.SymDense
	// z is the semidefinite part of the dual matrix.
	z         *mat.SymDense
	triangles []weighed
	known     map[triangle]bool
	penalty   float64
	rounds    int
}

// weighed is a triangle with its weight, while that is searched for.
type weighed struct {
	triangle
	w float64
}

// The program's pace: iterations between two roundings, roundings before triangles join
// and in all, and the largest number of triangles that join at a time and in all.
const (
	cutIterations    = 40
	roundsPlain      = 4
	mostRounds       = 250
	joiningTriangles = 800
	mostTriangles    = 14000
)

func newCutProgram(g *topology.Graph) *cutProgram {
	n := g.Order()
	p := &cutProgram{g: g, n: n, y: make([]float64, n), x: mat.NewSymDense(n, nil), z: mat.NewSymDense(n, nil), known: make(map[triangle]bool), penalty: 1}
	for i := range n {
		p.x.SetSym(i, i, 1)
	}
	return p
}

// total is what the entries of X add up to: the square of the difference of the sides.
func (p *cutProgram) total() float64 { return float64(p.n % 2) }

// next goes on for some iterations. It reports false when the program is done with, or
// the context has ended.
func (p *cutProgram) next(ctx context.Context) bool {
	if p.rounds++; p.rounds > mostRounds {
		return false
	}
	if p.rounds > roundsPlain && p.rounds%3 == 2 {
		p.join()
	}
	for range cutIterations {
		if ctx.Err() != nil || !p.iterate() {
			return false
		}
	}
	return true
}

// cost is L without what the triangles' weights say.
func (p *cutProgram) cost() *mat.SymDense {
	c := mat.NewSymDense(p.n, nil)
	for v := range p.n {
		c.SetSym(v, v, float64(p.g.Degree(uint32(v))))
	}
	for u, v := range p.g.Edges() {
		c.SetSym(int(u), int(v), -1)
	}
	for _, t := range p.triangles {
		s := t.signs()
		for e, pair := range [3][2]uint32{{t.i, t.j}, {t.j, t.k}, {t.i, t.k}} {
			i, j := int(pair[0]), int(pair[1])
			c.SetSym(i, j, c.At(i, j)-s[e]*t.w)
		}
	}
	return c
}

// slack is the left side of a triangle's inequality, plus 1: negative where X violates it.
func (p *cutProgram) slack(t *triangle) float64 {
	s := t.signs()
	i, j, k := int(t.i), int(t.j), int(t.k)
	return 1 + s[0]*p.x.At(i, j) + s[1]*p.x.At(j, k) + s[2]*p.x.At(i, k)
}

// iterate does one step: the triangles' weights, the dual variables, the projection.
func (p *cutProgram) iterate() bool {
	n := p.n
	for i := range p.triangles {
		t := &p.triangles[i]
		t.w = max(0, t.w-p.penalty/8*p.slack(&t.triangle))
	}
	c := p.cost()
	// The dual variables solve (AAᵀ)y = A(C − Z) + penalty·(b − A(X)); A takes a matrix
	// to its diagonal and to the sum of its entries.
	right := make([]float64, n)
	all, rightSum := 0.0, 0.0
	for i := range n {
		right[i] = c.At(i, i) - p.z.At(i, i) + p.penalty*(1-p.x.At(i, i))
		for j := range n {
			rightSum += c.At(i, j) - p.z.At(i, j) - p.penalty*p.x.At(i, j)
		}
		all += right[i]
	}
	rightSum += p.penalty * p.total()
	// y_i + sum = right_i, and Σ y_i + n²·sum = rightSum.
	p.sum = (rightSum - all) / float64(n*n-n)
	for i := range n {
		p.y[i] = right[i] - p.sum
	}
	v := mat.NewSymDense(n, nil)
	for i := range n {
		for j := i; j < n; j++ {
			value := c.At(i, j) - p.sum - p.penalty*p.x.At(i, j)
			if i == j {
				value -= p.y[i]
			}
			v.SetSym(i, j, value)
		}
	}
	var eigen mat.EigenSym
	if !eigen.Factorize(v, true) {
		return false
	}
	p.project(v, &eigen)
	return true
}

// project splits V into its positive part Z and its negative part, −penalty·X, and adapts
// the penalty to the two residuals.
func (p *cutProgram) project(v *mat.SymDense, eigen *mat.EigenSym) {
	n := p.n
	values := eigen.Values(nil)
	var vectors mat.Dense
	eigen.VectorsTo(&vectors)
	negative := 0
	for negative < n && values[negative] < 0 {
		negative++
	}
	part := mat.NewDense(n, max(1, negative), nil)
	for k := range negative {
		for i := range n {
			part.Set(i, k, vectors.At(i, k)*math.Sqrt(-values[k]))
		}
	}
	var minus mat.SymDense
	minus.SymOuterK(1, part) // the negative part, turned round
	primal, dual := 0.0, 0.0
	for i := range n {
		for j := i; j < n; j++ {
			x, z := minus.At(i, j)/p.penalty, v.At(i, j)+minus.At(i, j)
			dual = max(dual, math.Abs(x-p.x.At(i, j))*p.penalty)
			p.x.SetSym(i, j, x)
			p.z.SetSym(i, j, z)
		}
		primal = max(primal, math.Abs(p.x.At(i, i)-1))
	}
	switch {
	case primal > 4*dual:
		p.penalty *= 1.05
	case dual > 4*primal:
		p.penalty /= 1.05
	}
}

// join adds the triangles that X violates most, and drops those without weight.
func (p *cutProgram) join() {
	p.triangles = slices.DeleteFunc(p.triangles, func(t weighed) bool {
		drop := t.w < 1e-6 && p.slack(&t.triangle) > 0.05
		if drop {
			delete(p.known, t.triangle)
		}
		return drop
	})
	type violated struct {
		triangle
		by float64
	}
	var list []violated
	n := uint32(p.n)
	for i := range n {
		for j := i + 1; j < n; j++ {
			for k := j + 1; k < n; k++ {
				for turned := range 4 {
					t := triangle{i: i, j: j, k: k, turned: turned}
					if by := p.slack(&t); by < -0.02 && !p.known[t] {
						list = append(list, violated{t, by})
					}
				}
			}
		}
	}
	slices.SortFunc(list, func(a, b violated) int { return cmp.Compare(a.by, b.by) })
	for _, v := range list[:min(len(list), joiningTriangles, mostTriangles-len(p.triangles))] {
		p.known[v.triangle] = true
		p.triangles = append(p.triangles, weighed{triangle: v.triangle})
	}
}

// rounded returns the matrix of the dual variables in whole numbers, with P so small that
// it is semidefinite; nil if that shows nothing.
func (p *cutProgram) rounded() *spectralMatrix {
	const scale = spectralScale
	m := &spectralMatrix{q: scale, d: make([]int64, p.n)}
	shift := slices.Max(p.y)
	for i, y := range p.y {
		m.d[i] = int64(math.Round((shift - y) * scale))
	}
	// For even orders the weight of J costs nothing.
	m.t = int64(math.Round(max(0, -p.sum) * scale))
	if p.n%2 == 0 {
		_, most := degrees(p.g)
		m.t += int64(2*most+1) * scale / int64(p.n) * 8
	}
	for _, t := range p.triangles {
		if t.weight = int64(t.w * scale); t.weight > 0 {
			m.triangles = append(m.triangles, t.triangle)
		}
	}
	least, err := leastEigenvalue(m.dense(p.g))
	if err != nil {
		return nil
	}
	// A margin for what the eigenvalue is off.
	m.p = int64(math.Floor(least*(1-1e-11) - 1e-4*scale/float64(p.n)))
	const most = math.MaxUint32 - 1
	if m.p <= 0 || m.p > most || m.t > most || slices.Max(m.d) > most {
		return nil
	}
	return m
}
