package sdp

import (
	"cmp"
	"context"
	"math"
	"slices"

	"gonum.org/v1/gonum/mat"

	"topocert/certificates"
	"topocert/certificates/widths"
	"topocert/certificates/write"
)

// boundMatrix is what a matrix of a certificate says, in whole numbers.
type Matrix struct {
	q, p, t int64
	d       []int64
	forms   []roundedForm
}

type roundedForm struct {
	*weighedForm
	weight int64
}

// boundScale is the number that stands for 1 in the certificate's whole numbers.
const boundScale = 1 << 18

// shown is 4·Q times the links that the matrix shows, before rounding.
func (m *Matrix) shown() int64 {
	s := int64(len(m.d)) * m.p
	for _, d := range m.d {
		s -= d
	}
	for _, f := range m.forms {
		s += f.weight
	}
	return s
}

// lines writes the matrix down.
func (m *Matrix) Lines() []certificates.Line {
	head := []uint32{uint32(m.q), uint32(m.p), uint32(m.t)}
	for _, d := range m.d {
		head = append(head, uint32(d))
	}
	lines := []certificates.Line{write.Line("matrix", head...)}
	for _, f := range m.forms {
		var plus, minus []uint32
		for k, v := range f.vertices {
			for range max(f.cutForm.times[k], 0) {
				plus = append(plus, v)
			}
			for range max(-f.cutForm.times[k], 0) {
				minus = append(minus, v)
			}
		}
		lines = append(lines, write.Line("form", slices.Concat([]uint32{uint32(f.weight), uint32(len(plus))}, plus, minus)...))
	}
	return lines
}

// rounded returns the matrix of the dual variables in whole numbers, without the forms of a
// weight below least, with P so small that it is semidefinite; nil if that shows nothing.
func (b *Program) rounded(least float64) *Matrix {
	const scale = boundScale
	n := b.N
	m := &Matrix{q: scale, t: scale << 10, d: make([]int64, n)}
	shift := slices.Max(b.y)
	for i, y := range b.y {
		m.d[i] = int64(math.Round((shift - y) * scale))
	}
	for _, f := range b.forms {
		if w := int64(math.Round(f.w * scale)); w > 0 && f.w >= least {
			m.forms = append(m.forms, roundedForm{f, w})
		}
	}
	a := mat.NewSymDense(n, nil)
	for i := range n {
		for j := i; j < n; j++ {
			a.SetSym(i, j, float64(m.t)*b.sum[i]*b.sum[j]+scale*b.cost[i*n+j])
		}
		a.SetSym(i, i, a.At(i, i)+float64(m.d[i]))
	}
	for _, f := range m.forms {
		for k, i := range f.at {
			for l, j := range f.at {
				if i <= j {
					a.SetSym(i, j, a.At(i, j)-float64(f.weight)*f.weighedForm.times[k]*f.weighedForm.times[l])
				}
			}
		}
	}
	eigen, err := leastEigenvalue(a)
	if err != nil {
		return nil
	}
	// A margin for what the eigenvalue is off, and for the checker's quick way.
	m.p = int64(math.Floor(eigen - float64(n)/2))
	const most = math.MaxUint32 - 1
	if m.p < 0 {
		// P has no sign: let all of D be more instead.
		for i := range m.d {
			m.d[i] -= m.p
		}
		m.p = 0
	}
	if m.p > most || slices.Max(m.d) > most {
		return nil
	}
	return m
}

// matrix returns a matrix that shows more than the need, with few forms; nil if the dual
// variables show less.
func (b *Program) matrix(need float64) *Matrix {
	enough := func(m *Matrix) bool {
		return m != nil && float64(m.shown()) > 4*need*boundScale
	}
	best := b.rounded(0)
	if !enough(best) {
		return nil
	}
	weights := make([]float64, 0, len(b.forms))
	for _, f := range b.forms {
		weights = append(weights, f.w)
	}
	slices.Sort(weights)
	for _, part := range []int{2, 4, 8} { // a half, three quarters … of what there is to leave out
		if len(weights) == 0 {
			break
		}
		if m := b.rounded(weights[len(weights)-1-len(weights)/part]); enough(m) && len(m.forms) < len(best.forms) {
			best = m
			break
		}
	}
	return best
}

// The pace of a program: steps of the quasi-Newton method for one multiplier, multipliers
// in a round, and when the gradient is small enough.
const (
	stepsOfMultiplier  = 10
	multipliersOfRound = 4
	smallGradient      = 1e-3
)

// advance does a round: some multipliers, after which forms may join. It reports false if
// the context has ended.
func (b *Program) advance(ctx context.Context) bool {
	for range multipliersOfRound {
		norm := b.maximize(ctx, stepsOfMultiplier, smallGradient)
		if ctx.Err() != nil {
			return false
		}
		copy(b.X, b.next)
		if norm < smallGradient {
			break
		}
	}
	return true
}

// effort is how long a bound is worked on.
type Effort struct {
	Least, Most int // rounds
	// patience is for how many times the gain of the last rounds there is hope where X
	// shows no more than what is needed.
	Patience float64
}

// solve improves the dual variables until they show more than what is needed, and then
// returns the matrix, or until it is not likely that they will. It also returns the bound.
func (b *Program) Solve(ctx context.Context, need float64, e Effort) (*Matrix, float64) {
	if b.N == 1 { // all vertices have sides: there is one cut, and the best dual variable is known
		b.forms, b.y[0] = nil, b.cost[0]
		return b.matrix(need), b.bound()
	}
	const back = 3 // rounds of which the gain tells what is likely
	var history []float64
	best := math.Inf(-1)
	for len(history) < e.Most && b.advance(ctx) {
		bound := b.bound()
		if bound > need {
			if m := b.matrix(need); m != nil {
				return m, bound
			}
		}
		best = max(best, bound)
		history = append(history, best)
		primal := Dot(b.X, b.cost) / 4 // what the bound is near in the end, unless forms join
		joined := b.join(ctx)
		k := len(history)
		if k <= back || k < e.Least {
			continue
		}
		gain := best - history[k-1-back]
		if primal < need && gain*e.Patience < need-best || joined == 0 && gain < leastGain/10 || k > 4*back && gain < leastGain/10 {
			break
		}
	}
	return nil, best
}

// below returns the program of a problem with further sides, with what this one has
// learned.
func (b *Program) Below(sides widths.Sides) *Program {
	c := NewProgram(NewProblem(b.g, sides), b.group)
	c.scale = b.scale
	from := make([]int, c.N) // the variable here of each there
	for i, v := range c.vertex {
		from[i] = b.Variable[v]
	}
	for i := range c.N {
		for j := range c.N {
			s := b.sign[c.vertex[i]] * b.sign[c.vertex[j]] * c.sign[c.vertex[i]] * c.sign[c.vertex[j]]
			c.X[i*c.N+j] = s * b.X[from[i]*b.N+from[j]]
		}
	}
	for v, i := range c.Variable {
		// Each variable of b once.
		if b.vertex[b.Variable[v]] == v {
			c.y[i] += b.y[b.Variable[v]]
		}
	}
	for _, f := range b.forms {
		if at, _ := c.contracted(f.cutForm); f.w > 0 && len(at) > 1 {
			c.add(f.cutForm, f.w)
		}
	}
	slices.SortStableFunc(c.forms, func(x, y *weighedForm) int { return cmp.Compare(y.w, x.w) })
	return c
}
