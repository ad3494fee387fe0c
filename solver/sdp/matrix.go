package sdp

import (
	"math"
	"slices"

	"gonum.org/v1/gonum/mat"

	"topocert/certificates/widths"
)

// Matrix is a dual solution in whole numbers, as a certificate has it: Q is what stands for 1, P
// and T are the multiples of the identity and of Cᵀ1·1ᵀC, D the diagonal and W the weights of
// forms, all of which make a semidefinite matrix.
type Matrix struct {
	q, p, t int64
	d       []int64
	forms   []roundedForm
}

type roundedForm struct {
	*weightedForm
	weight int64
}

// fixedPoint is the number that stands for 1 in the certificate's whole numbers.
const fixedPoint = 1 << 18

// scaledBound is 4·Q times the links that the matrix shows, before rounding.
func (m *Matrix) scaledBound() int64 {
	s := int64(len(m.d)) * m.p
	for _, d := range m.d {
		s -= d
	}
	for _, f := range m.forms {
		s += f.weight
	}
	return s
}

// Written writes the matrix and its forms down for a certificate.
func (m *Matrix) Written() (widths.Matrix, []widths.OddForm) {
	head := widths.Matrix{Scale: uint32(m.q), Shift: uint32(m.p), Lift: uint32(m.t)}
	for _, d := range m.d {
		head.Diagonal = append(head.Diagonal, uint32(d))
	}
	var forms []widths.OddForm
	for _, f := range m.forms {
		var plus, minus []uint32
		for k, v := range f.vertices {
			for range max(f.form.times[k], 0) {
				plus = append(plus, v)
			}
			for range max(-f.form.times[k], 0) {
				minus = append(minus, v)
			}
		}
		forms = append(forms, widths.OddForm{Weight: uint32(f.weight), Plus: uint32(len(plus)), Vertices: append(plus, minus...)})
	}
	return head, forms
}

// rounded returns the matrix of the dual variables in whole numbers, without the forms of a
// weight below least, with P so small that it is semidefinite; nil if that shows nothing.
func (b *Program) rounded(least float64) *Matrix {
	const scale = fixedPoint
	n := b.n
	m := &Matrix{q: scale, t: scale << 10, d: make([]int64, n)}
	shift := slices.Max(b.y)
	for i, y := range b.y {
		m.d[i] = int64(math.Round((shift - y) * scale))
	}
	for _, f := range b.forms {
		if w := int64(math.Round(f.weight * scale)); w > 0 && f.weight >= least {
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
					a.SetSym(i, j, a.At(i, j)-float64(f.weight)*f.weightedForm.times[k]*f.weightedForm.times[l])
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
		return m != nil && float64(m.scaledBound()) > 4*need*fixedPoint
	}
	best := b.rounded(0)
	if !enough(best) {
		return nil
	}
	weights := make([]float64, 0, len(b.forms))
	for _, f := range b.forms {
		weights = append(weights, f.weight)
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
