package sdp

import (
	"context"
	"fmt"
	"math"

	"gonum.org/v1/gonum/mat"

	"topocert/certificates"
	"topocert/certificates/widths"
	"topocert/solver"
	"topocert/solver/distance"
	"topocert/solver/symmetry"
	"topocert/topology"
)

// MaxOrder is the largest order of a matrix that the checker takes.
const MaxOrder = 256

// The search for a matrix ends after mostIdle rounds of which none gains leastGain links.
const (
	mostIdle  = 12
	leastGain = 0.01
)

// Prove proves a lower bound on the bisection width by a positive semidefinite matrix: the
// second eigenvalue of the Laplacian (W. E. Donath and A. J. Hoffman, "Lower bounds for the
// partitioning of graphs", IBM J. Research and Development 17, 1973), with the best weights
// on the diagonal and on forms, such as those of triangles, that the semidefinite program
// finds before the context ends, the goal is met, or it gains no more.
// The kind of proof is spectral, or for odd orders branches, with one case. It returns nil
// if it shows nothing.
//
// Cost: some hundred or thousand eigenvalue problems of the graph's order. Memory: 200 bytes
// times the order squared.
func Prove(ctx context.Context, e *symmetry.Symmetries, goal int) (*certificates.Certificate, int) {
	net, g := e.Network, e.Network.CSR()
	n := g.Order()
	if n < 2 || n+n%2 > MaxOrder {
		return nil, 0
	}
	var best *certificates.Certificate
	lower := 0
	// A whole eigenvalue needs no rounding.
	if m, w := eigenvalueMatrix(g); m != nil {
		best, lower = m.certificate(net, "spectral", w), w
	}
	kind := "spectral"
	if n%2 == 1 {
		kind = "branches"
	}
	p := NewProgram(g, widths.NoSides(n), symmetry.NewSideGroup(e).Elements())
	highest, idle := 0.0, 0
	for lower < goal && idle < mostIdle && p.ascend(ctx) {
		idle++
		bound := p.bound()
		if bound > highest+leastGain {
			highest, idle = bound, 0
		}
		// The rounding loses a little, so that a bound may be within reach that it misses.
		for w := widthShown(g, bound); w > lower; {
			need := Threshold(g, w)
			if m := p.matrix(need); m != nil {
				best, lower = m.certificate(net, kind, w), w
			}
			w = min(w-1, widthShown(g, need)) // parity may raise 0 to 1 again
		}
		p.separate(ctx)
	}
	return best, lower
}

// widthShown is the width that a bound of so many links shows, with parity.
func widthShown(g *topology.Graph, bound float64) int {
	return solver.ParityOf(g).AtLeast(max(0, int(math.Ceil(bound))))
}

// Threshold is the number of links that a bound has to exceed to show the width w.
func Threshold(g *topology.Graph, w int) float64 {
	most := w - 1
	if most > 0 && solver.ParityOf(g).AtLeast(most) > most {
		most-- // what is above w−2 is raised to w
	}
	return float64(most)
}

// certificate writes a matrix without sides down.
func (m *Matrix) certificate(net topology.Network, kind string, width int) *certificates.Certificate {
	s := solver.AtLeast("bisection", net, width)
	head, forms := m.Written()
	if kind == "branches" {
		return &certificates.Certificate{Statement: s, Kind: kind, Proof: widths.Branches{Nodes: []widths.Node{{Case: "matrix", Matrix: head, Forms: forms}}}}
	}
	p := widths.Spectral{Matrix: head}
	for _, f := range forms {
		p.Terms = append(p.Terms, widths.Term{Form: f})
	}
	return &certificates.Certificate{Statement: s, Kind: kind, Proof: p}
}

// leastEigenvalue returns the smallest eigenvalue of a symmetric matrix.
func leastEigenvalue(a *mat.SymDense) (float64, error) {
	var eigen mat.EigenSym
	if !eigen.Factorize(a, false) {
		return 0, fmt.Errorf("no eigenvalues of a matrix of order %d", a.SymmetricDim())
	}
	return eigen.Values(nil)[0], nil
}

// eigenvalueMatrix is the matrix of the second eigenvalue of the Laplacian alone, if that
// is a whole number, and the width that it shows as a spectral proof; else nil.
func eigenvalueMatrix(g *topology.Graph) (*Matrix, int) {
	n := g.Order()
	_, most := distance.Degrees(g)
	m := &Matrix{q: 1, t: int64(2*most/n + 1), d: make([]int64, n)}
	a := mat.NewSymDense(n, nil)
	for i := range n {
		for j := i; j < n; j++ {
			a.SetSym(i, j, float64(m.t))
		}
		a.SetSym(i, i, float64(m.t)+float64(g.Degree(uint32(i))))
	}
	for u, v := range g.Edges() {
		a.SetSym(int(u), int(v), float64(m.t)-1)
	}
	least, err := leastEigenvalue(a)
	p := math.Round(least)
	if err != nil || math.Abs(least-p) > 1e-7 || p < 1 {
		return nil, 0
	}
	m.p = int64(p)
	return m, widthShown(g, float64(m.scaledBound()-int64(n%2)*m.t)/4)
}
