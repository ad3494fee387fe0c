package certificates

import (
	"math/big"
	"slices"
)

// checkSpectral checks that every cut into ⌊N/2⌋ and ⌈N/2⌉ vertices has at least the
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
func checkSpectral(c *Certificate, g Graph, w World) error {
	if err := c.Statement.wantArgs(0, ">="); err != nil {
		return err
	}
	least, err := c.Statement.bound()
	if err != nil {
		return err
	}
	n := g.Order()
	if n > maxMatrixRows {
		return reject("spectral/limit", "%d vertices, want at most %d", n, maxMatrixRows)
	}
	if len(c.Body) == 0 {
		return reject("body/missing", "0 lines, want at least 1")
	}
	if len(c.Body) > 1+maxMatrixLines {
		return reject("spectral/limit", "%d lines of triangles and forms, want at most %d", len(c.Body)-1, maxMatrixLines)
	}
	variable, sign, rows := contraction(slices.Repeat(Sides{Free}, n)) // each vertex is its own
	m, err := c.readMatrix(0, g, variable, sign, rows)
	if err != nil {
		return err
	}
	m.shown -= int64(n%2) * m.lift
	for line := 1; line < len(c.Body); line++ {
		if c.Body[line].Keyword == "form" {
			f, err := c.readForm(line, n)
			if err != nil {
				return err
			}
			m.subtract(f)
			continue
		}
		if err := c.readTriangle(line, m); err != nil {
			return err
		}
	}
	return m.wantShown(Line{}, g, w, least)
}

// readTriangle reads line i of the body, "triangle I J K TURNED W", and subtracts what it
// says from a matrix in which each vertex is its own variable.
func (c *Certificate) readTriangle(i int, m *matrix) error {
	l := c.Body[i]
	values, err := c.numbers(i, "triangle", 5, 5, unreached, false)
	if err != nil {
		return err
	}
	x, y, z, turned, w := values[0], values[1], values[2], values[3], int64(values[4])
	n := int64(len(m.entries))
	if x >= y || y >= z || int64(z) >= n {
		return l.reject("triangle/vertices", "%d, %d, %d, want three increasing vertices below %d", x, y, z, n)
	}
	if turned > 3 {
		return l.reject("triangle/turned", "%d, want 0 for no vertex, or 1, 2 or 3", turned)
	}
	if w == 0 {
		return l.reject("triangle/weight", "0, want a positive number")
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
func eliminated(entries [][]int64, budget *Budget) (bool, error) {
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
