package sdp

import (
	"cmp"
	"math"
	"slices"

	"topocert/certificates/widths"
	"topocert/topology"
)

// Program is the bisection SDP of a problem: the least ⟨CᵀLC,X⟩, for the Laplacian L, over
// positive semidefinite X with ones on the diagonal and X·Cᵀ1 = 0, in which bᵀXb ≥ 1 for the
// forms b that have been separated: the gap inequalities of odd sums (M. Laurent and
// S. Poljak, "Gap inequalities for the cut polytope", European J. Combinatorics 17, 1996), of
// which the triangle inequalities are those of three sides. Its dual variables make a matrix
// for a certificate, whether they are optimal or not.
//
// It is solved by the augmented Lagrangian method (method of multipliers) on the dual: the
// multiplier is X, and the augmented Lagrangian, a function of the dual variables of which
// the weights of forms stay positive, is maximized by L-BFGS (the way of BiqCrunch:
// N. Krislock, J. Malick, F. Roupin, "Improved semidefinite bounding procedure for solving
// Max-Cut problems to optimality", Mathematical Programming 143, 2014).
type Program struct {
	*problem
	forms   []*weightedForm
	known   map[string]bool
	y       []float64
	x       []float64 // the multiplier, an n × n matrix: the primal solution in the end
	nextX   []float64 // what the multiplier would be for the dual variables tried last
	penalty float64
	// group are automorphisms that take forms to others, or none.
	group       [][]uint32
	householder []float64 // the vector, of square 2, of the reflection that takes Cᵀ1 to the first axis; nil for Cᵀ1 = 0
}

// firstPenalty is the first penalty parameter, how far the multiplier goes along the dual
// matrix; found by trial.
const firstPenalty = 10

// NewProgram returns the program of balanced cuts in which some vertices have sides, without
// forms. With a group of automorphisms, separation adds the images of forms.
func NewProgram(g *topology.Graph, sides widths.Sides, group [][]uint32) *Program {
	p := newProblem(g, sides)
	b := &Program{problem: p, group: group, known: make(map[string]bool), y: make([]float64, p.n), x: make([]float64, p.n*p.n), penalty: firstPenalty}
	if norm := math.Sqrt(Dot(p.sum, p.sum)); norm > 0 {
		b.householder = slices.Clone(p.sum)
		b.householder[0] += math.Copysign(norm, p.sum[0])
		length := Dot(b.householder, b.householder)
		for i := range b.householder {
			b.householder[i] *= math.Sqrt(2 / length)
		}
	}
	return b
}

// Decided tells whether all vertices have sides, so that there is one cut.
func (b *Program) Decided() bool { return b.n == 1 }

// Agreement returns how far the solution puts a vertex on the side of variable 0: from −1 to 1.
func (b *Program) Agreement(v int) float64 { return b.x[b.variable[v]] }

// Below returns the program of a problem with further sides, with what this one has
// learned.
func (b *Program) Below(sides widths.Sides) *Program {
	c := NewProgram(b.g, sides, b.group)
	c.penalty = b.penalty
	from := make([]int, c.n) // the variable here of each there
	for i, v := range c.vertex {
		from[i] = b.variable[v]
	}
	for i := range c.n {
		for j := range c.n {
			s := b.sign[c.vertex[i]] * b.sign[c.vertex[j]] * c.sign[c.vertex[i]] * c.sign[c.vertex[j]]
			c.x[i*c.n+j] = s * b.x[from[i]*b.n+from[j]]
		}
	}
	for v, i := range c.variable {
		// Each variable of b once.
		if b.vertex[b.variable[v]] == v {
			c.y[i] += b.y[b.variable[v]]
		}
	}
	for _, f := range b.forms {
		if at, _ := c.contracted(f.form); f.weight > 0 && len(at) > 1 {
			c.add(f.form, f.weight)
		}
	}
	slices.SortStableFunc(c.forms, func(x, y *weightedForm) int { return cmp.Compare(y.weight, x.weight) })
	return c
}
