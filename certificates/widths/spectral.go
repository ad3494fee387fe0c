package widths

import (
	"math/big"
	"slices"

	"topocert/certificates"
)

// Spectral is a proof of a lower bound on the bisection width: a matrix, and terms that are
// taken from it.
type Spectral struct {
	Matrix Matrix
	Terms  []Term
}

// BySpectral is the kind of such proofs.
var BySpectral = certificates.Kind{Name: "spectral", Shows: []string{"bisection G >= k"}, Form: certificates.FormOf((*Spectral).form, Spectral.check)}

// Term is a triangle, or a form where that is nil.
type Term struct {
	Triangle *Triangle
	Form     OddForm
}

// Triangle is the products of the sides of three vertices, of which the one with the number
// Turned, from 1, is turned round; none for 0.
type Triangle struct {
	Vertices       [3]uint32
	Turned, Weight uint32
}

func (p *Spectral) form(r *certificates.Lines) {
	p.Matrix.form(r)
	certificates.Each(r, &p.Terms, func(t *Term) {
		if r.Reads() && r.Next() != "form" {
			t.Triangle = new(Triangle)
		}
		if x := t.Triangle; x != nil {
			r.Few("triangle", 5, 5, nil, &x.Vertices[0], &x.Vertices[1], &x.Vertices[2], &x.Turned, &x.Weight)
		} else {
			t.Form.form(r)
		}
	})
}

// check checks that every cut into ⌊N/2⌋ and ⌈N/2⌉ vertices has at least the
// stated number of links, by a matrix that is positive semidefinite.
//
// Let x be 1 on one side of a cut and −1 on the other, and L the Laplacian: xᵀLx is 4 for
// each link of the cut. The matrix is
//
//	A = Q·L + diag(D) + T·J − P·I − Σ W·(a·E_ij + b·E_jk + c·E_ik) − Σ W·b·bᵀ
//
// where J is all ones, E_ij has a 1 at (i,j) and one at (j,i), the first sum is over the
// triangle lines and the second over the form lines. In xᵀAx, diag(D) gives the sum of
// D, as all squares are 1; J gives the square of the difference of the sides, which is 0
// or, for odd N, 1; I gives N. The signs a, b, c of a triangle are +, +, + or, if one of
// i, j, k is turned round, − for the two pairs with it. Of three signs two are equal, so
// a·x_i·x_j + b·x_j·x_k + c·x_i·x_k is at least −1. A form b·x is a sum of an odd number
// of signs, so its square is at least 1. If xᵀAx ≥ 0, the cut of k links has
//
//	4·Q·k ≥ N·P − ΣD − (N mod 2)·T − 2·ΣW + ΣW,
//
// with the weights of the triangles in the first sum, those of the forms in the second.
func (p Spectral) check(c *certificates.Certificate, g certificates.Graph, w certificates.World) error {
	n := g.Order()
	if n > maxMatrixRows {
		return certificates.Reject("spectral/limit", "%d vertices, want at most %d", n, maxMatrixRows)
	}
	if len(p.Terms) > maxMatrixLines {
		return certificates.Reject("spectral/limit", "%d lines of triangles and forms, want at most %d", len(p.Terms), maxMatrixLines)
	}
	variable, sign, rows := contraction(slices.Repeat(Sides{Free}, n)) // each vertex is its own
	m, err := p.Matrix.start(0, g, variable, sign, rows)
	if err != nil {
		return err
	}
	m.shown -= int64(n%2) * m.lift
	for i, term := range p.Terms {
		if term.Triangle != nil {
			err = term.Triangle.subtract(1+i, m)
		} else {
			var f form
			if f, err = term.Form.verify(1+i, n); err == nil {
				m.subtract(f)
			}
		}
		if err != nil {
			return err
		}
	}
	return m.wantShown(-1, g, w, c.Statement.Bound())
}

// subtract takes line i of a body, "triangle I J K TURNED W", and subtracts what it
// says from a matrix in which each vertex is its own variable.
func (t *Triangle) subtract(i int, m *matrix) error {
	x, y, z, turned, w := t.Vertices[0], t.Vertices[1], t.Vertices[2], t.Turned, int64(t.Weight)
	if err := certificates.WantNumbers(i, []uint32{x, y, z, turned, t.Weight}, 5, 5, certificates.None); err != nil {
		return err
	}
	n := int64(len(m.entries))
	if x >= y || y >= z || int64(z) >= n {
		return certificates.RejectLine(i, "triangle/vertices", "%d, %d, %d, want three increasing vertices below %d", x, y, z, n)
	}
	if turned > 3 {
		return certificates.RejectLine(i, "triangle/turned", "%d, want 0 for no vertex, or 1, 2 or 3", turned)
	}
	if w == 0 {
		return certificates.RejectLine(i, "triangle/weight", "0, want a positive number")
	}
	sign := [4]int64{1, 1, 1, 1}
	sign[turned] = -1 // sign[0] is no vertex's
	for _, pair := range [3]struct {
		u, v uint32
		s    int64
	}{{x, y, sign[1] * sign[2]}, {y, z, sign[2] * sign[3]}, {x, z, sign[1] * sign[3]}} {
		m.entries[pair.u][pair.v] -= pair.s * w
		m.entries[pair.v][pair.u] -= pair.s * w
	}
	m.shown -= 2 * w
	return nil
}

// eliminated tells whether a symmetric matrix is positive semidefinite, by elimination
// without fractions: after pivots have been taken, each entry is a minor of the matrix, of
// the rows and columns of the pivots and its own (E. H. Bareiss, "Sylvester's identity and
// multistep integer-preserving Gaussian elimination", Mathematics of Computation 22, 1968).
// So the division is exact, and a pivot has the sign of what it is in an elimination with
// fractions. Where a diagonal entry is 0, the matrix is semidefinite only if its row is 0;
// it takes no part any more.
//
// Each entry left is the quotient of a difference of two products: numbers of w words take
// w² steps to multiply, and some to handle.
func eliminated(entries [][]int64, budget *certificates.Budget) (bool, error) {
	n := len(entries)
	a := make([][]*big.Int, n)
	for i := range a {
		a[i] = make([]*big.Int, i+1)
		for j := range a[i] {
			a[i][j] = big.NewInt(entries[i][j])
		}
	}
	before := big.NewInt(1)
	product := new(big.Int)
	for k := range n {
		pivot := a[k][k]
		switch pivot.Sign() {
		case -1:
			return false, nil
		case 0:
			for i := k + 1; i < n; i++ {
				if a[i][k].Sign() != 0 {
					return false, nil
				}
			}
			continue
		}
		if err := budget.Spend(eliminating(a, k)); err != nil {
			return false, err
		}
		for i := k + 1; i < n; i++ {
			for j := k + 1; j <= i; j++ {
				a[i][j].Mul(a[i][j], pivot)
				a[i][j].Sub(a[i][j], product.Mul(a[i][k], a[j][k]))
				a[i][j].Quo(a[i][j], before)
			}
		}
		before = pivot
	}
	return true, nil
}

// eliminating returns the steps for pivot k.
func eliminating(a [][]*big.Int, k int) int64 {
	words := int64(0) // of the longest entry
	for i := k; i < len(a); i++ {
		for j := k; j <= i; j++ {
			words = max(words, int64(a[i][j].BitLen()+63)/64)
		}
	}
	left := int64(len(a) - k)
	return left * left * (stepsOfEntry + 2*words*words)
}
