package solver

import (
	"context"
	"fmt"
	"math"
	"strconv"

	"gonum.org/v1/gonum/mat"

	"topocert/certificates"
	"topocert/topology"
)

// maxSpectral is the largest order for which a spectral proof is tried: the checker takes
// no more.
const maxSpectral = 256

// spectralScale is the number that stands for 1 in the certificate's whole numbers.
const spectralScale = 1 << 18

// The search ends after mostIdle roundings of which none gains leastGain links.
const (
	mostIdle  = 12
	leastGain = 0.01
)

// ProveSpectral proves a lower bound on the bisection width by a positive semidefinite
// matrix: the second eigenvalue of the Laplacian (W. E. Donath and A. J. Hoffman, "Lower
// bounds for the partitioning of graphs", IBM J. Research and Development 17, 1973), with
// the best weights on the diagonal and on triangles that the semidefinite program finds
// before the context ends, the goal is met, or it gains no more. It returns nil if it shows
// nothing.
//
// Cost: some hundred eigenvalue problems of the graph's order. Memory: 100 bytes times the
// order squared.
func ProveSpectral(ctx context.Context, net topology.Network, goal int) (*certificates.Certificate, int) {
	g := net.CSR()
	n := g.Order()
	if n < 2 || n > maxSpectral {
		return nil, 0
	}
	var best *certificates.Certificate
	lower := 0
	shown, since := 0.0, 0
	take := func(m *spectralMatrix) {
		since++
		if s := m.shown(n) / float64(4*m.q); s > shown+leastGain {
			shown, since = s, 0
		}
		if w := m.bound(g); w > lower {
			lower, best = w, m.certificate(net, w)
		}
	}
	// A whole eigenvalue needs no rounding.
	if m := eigenvalueMatrix(g); m != nil {
		take(m)
	}
	p := newCutProgram(g)
	for lower < goal && since < mostIdle && p.next(ctx) {
		if m := p.rounded(); m != nil {
			take(m)
		}
	}
	return best, lower
}

// spectralMatrix is what a spectral certificate says: see checkSpectral in certificates.
type spectralMatrix struct {
	q, p, t   int64
	d         []int64
	triangles []triangle
}

// triangle is an inequality on the sides of three vertices, i < j < k. The turned-th of
// them, if not 0, has its sides exchanged.
type triangle struct {
	i, j, k uint32
	turned  int
	weight  int64
}

// signs are those of the pairs ij, jk and ik.
func (t *triangle) signs() [3]float64 {
	s := [4]float64{1, 1, 1, 1}
	s[t.turned] = -1
	return [3]float64{s[1] * s[2], s[2] * s[3], s[1] * s[3]}
}

// bound is the width that the matrix shows, if it is semidefinite, with parity.
func (m *spectralMatrix) bound(g *topology.Graph) int {
	n := g.Order()
	shown := m.shown(n)
	if shown <= 0 {
		return 0
	}
	odd := 0
	for v := range uint32(n) {
		odd += g.Degree(v) % 2
	}
	return withParity(int((int64(shown)+4*m.q-1)/(4*m.q)), odd, n)
}

// shown is 4·Q times the links that the matrix shows for order n, before rounding: a whole
// number far below 2^53.
func (m *spectralMatrix) shown(n int) float64 {
	shown := int64(n)*m.p - int64(n%2)*m.t
	for _, d := range m.d {
		shown -= d
	}
	for _, t := range m.triangles {
		shown -= 2 * t.weight
	}
	return float64(shown)
}

// certificate writes the matrix down.
func (m *spectralMatrix) certificate(net topology.Network, width int) *certificates.Certificate {
	head := []uint32{uint32(m.q), uint32(m.p), uint32(m.t)}
	for _, d := range m.d {
		head = append(head, uint32(d))
	}
	c := &certificates.Certificate{
		Statement: certificates.Statement{Subject: "bisection", Network: net.Name(), Relation: ">=", Value: strconv.Itoa(width)},
		Kind:      "spectral",
		Body:      []certificates.Line{certificates.NewLine("matrix", head...)},
	}
	for _, t := range m.triangles {
		c.Body = append(c.Body, certificates.NewLine("triangle", t.i, t.j, t.k, uint32(t.turned), uint32(t.weight)))
	}
	return c
}

// dense returns the matrix without −P·I.
func (m *spectralMatrix) dense(g *topology.Graph) *mat.SymDense {
	n := g.Order()
	a := mat.NewSymDense(n, nil)
	for i := range n {
		for j := i; j < n; j++ {
			a.SetSym(i, j, float64(m.t))
		}
		a.SetSym(i, i, float64(m.t+m.q*int64(g.Degree(uint32(i)))+m.d[i]))
	}
	for u, v := range g.Edges() {
		a.SetSym(int(u), int(v), a.At(int(u), int(v))-float64(m.q))
	}
	for _, t := range m.triangles {
		s := t.signs()
		for e, pair := range [3][2]uint32{{t.i, t.j}, {t.j, t.k}, {t.i, t.k}} {
			i, j := int(pair[0]), int(pair[1])
			a.SetSym(i, j, a.At(i, j)-s[e]*float64(t.weight))
		}
	}
	return a
}

// leastEigenvalue returns the smallest eigenvalue of a symmetric matrix.
func leastEigenvalue(a *mat.SymDense) (float64, error) {
	var eigen mat.EigenSym
	if !eigen.Factorize(a, false) {
		return 0, fmt.Errorf("solver: no eigenvalues of a matrix of order %d", a.SymmetricDim())
	}
	return eigen.Values(nil)[0], nil
}

// eigenvalueMatrix is the matrix of the second eigenvalue of the Laplacian alone, if that
// is a whole number; else nil.
func eigenvalueMatrix(g *topology.Graph) *spectralMatrix {
	n := g.Order()
	_, most := degrees(g)
	m := &spectralMatrix{q: 1, t: int64(2*most/n + 1), d: make([]int64, n)}
	least, err := leastEigenvalue(m.dense(g))
	p := math.Round(least)
	if err != nil || math.Abs(least-p) > 1e-7 || p < 1 {
		return nil
	}
	m.p = int64(p)
	return m
}
