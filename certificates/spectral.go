package certificates

import (
	"math/big"
)

// Limits of spectral proofs: the order, since the elimination takes N³/6 products of long
// numbers; and the number of triangle lines.
const (
	maxSpectral  = 256
	maxTriangles = 1 << 14
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
// triangle lines and the second over the form lines. In xᵀAx, diag(D) gives the sum of D, as all squares are 1; J gives the
// square of the difference of the sides, which is 0 or, for odd N, 1; I gives N. The signs
// a, b, c of a triangle are +, +, + or, if one of i, j, k is turned round, − for the two
// pairs with it. Of three signs two are equal, so a·x_i·x_j + b·x_j·x_k + c·x_i·x_k is at
// least −1. A form b·x is a sum of an odd number of signs, so its square is at least 1. If
// xᵀAx ≥ 0, the cut of k links has
//
//	4·Q·k ≥ N·P − ΣD − (N mod 2)·T − 2·ΣW + ΣW,
//
// with the weights of the triangles in the first sum, those of the forms in the second.
func checkSpectral(c *Certificate, g Graph, _ World) error {
	if err := c.Statement.wantArgs(0, ">="); err != nil {
		return err
	}
	least, err := c.Statement.bound()
	if err != nil {
		return err
	}
	n := g.Order()
	if n > maxSpectral {
		return reject("spectral/limit", "%d vertices, want at most %d", n, maxSpectral)
	}
	if len(c.Body) == 0 {
		return reject("body/missing", "0 lines, want at least 1")
	}
	if len(c.Body) > 1+maxTriangles {
		return reject("spectral/limit", "%d lines of triangles and forms, want at most %d", len(c.Body)-1, maxTriangles)
	}
	head, err := c.numbers(0, "matrix", 3+n, 3+n, unreached, false)
	if err != nil {
		return err
	}
	q, p, t, d := int64(head[0]), int64(head[1]), int64(head[2]), head[3:]
	if q == 0 {
		return c.Body[0].reject("spectral/scale", "0 times the Laplacian, want a positive number")
	}
	// Entries stay below 2^32·2^9 + 2^14·2^32·2^12 in absolute value, sums below 2^62.
	a := make([][]int64, n)
	shown := int64(n)*p - int64(n%2)*t
	for i := range a {
		a[i] = make([]int64, n)
		for j := range a[i] {
			a[i][j] = t
		}
		row := g.Neighbors(uint32(i))
		for _, j := range row {
			a[i][j] -= q
		}
		a[i][i] += q*int64(len(row)) + int64(d[i]) - p
		shown -= int64(d[i])
	}
	for line := 1; line < len(c.Body); line++ {
		if c.Body[line].Keyword == "form" {
			f, err := c.readForm(line, n)
			if err != nil {
				return err
			}
			f.subtract(a)
			shown += f.weight
			continue
		}
		w, err := c.readTriangle(line, n, a)
		if err != nil {
			return err
		}
		shown -= 2 * w
	}
	if !semidefinite(a) {
		return reject("spectral/indefinite", "the matrix is not positive semidefinite")
	}
	width := new(big.Int)
	if shown > 0 {
		width.SetInt64((shown + 4*q - 1) / (4 * q))
	}
	width.Add(width, big.NewInt(parityGap(g, width.Bit(0))))
	if width.Cmp(new(big.Int).SetUint64(least)) < 0 {
		return reject("spectral/bound", "the matrix shows at least %s links, the statement says %d", width, least)
	}
	return nil
}

// readTriangle reads line i of the body, "triangle I J K TURNED W", subtracts what it
// says from the matrix, and returns W.
func (c *Certificate) readTriangle(i, n int, a [][]int64) (int64, error) {
	l := c.Body[i]
	values, err := c.numbers(i, "triangle", 5, 5, unreached, false)
	if err != nil {
		return 0, err
	}
	x, y, z, turned, w := values[0], values[1], values[2], values[3], int64(values[4])
	if x >= y || y >= z || int64(z) >= int64(n) {
		return 0, l.reject("triangle/vertices", "%d, %d, %d, want three increasing vertices below %d", x, y, z, n)
	}
	if turned > 3 {
		return 0, l.reject("triangle/turned", "%d, want 0 for no vertex, or 1, 2 or 3", turned)
	}
	if w == 0 {
		return 0, l.reject("triangle/weight", "0, want a positive number")
	}
	sign := [4]int64{1, 1, 1, 1}
	sign[turned] = -1 // sign[0] is no vertex's
	for _, pair := range [3]struct {
		u, v uint32
		s    int64
	}{{x, y, sign[1] * sign[2]}, {y, z, sign[2] * sign[3]}, {x, z, sign[1] * sign[3]}} {
		a[pair.u][pair.v] -= pair.s * w
		a[pair.v][pair.u] -= pair.s * w
	}
	return w, nil
}

// eliminated tells whether a symmetric matrix is positive semidefinite, by elimination
// without fractions: after pivots have been taken, each entry is a minor of the matrix, of
// the rows and columns of the pivots and its own (E. H. Bareiss, "Sylvester's identity and
// multistep integer-preserving Gaussian elimination", Mathematics of Computation 22, 1968).
// So the division is exact, and a pivot has the sign of what it is in an elimination with
// fractions. Where a diagonal entry is 0, the matrix is semidefinite only if its row is 0;
// it takes no part any more.
func eliminated(entries [][]int64) bool {
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
			return false
		case 0:
			for i := k + 1; i < n; i++ {
				if a[i][k].Sign() != 0 {
					return false
				}
			}
			continue
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
	return true
}
