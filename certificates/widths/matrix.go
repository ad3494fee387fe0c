package widths

import (
	"math"
	"math/big"
	"math/bits"
	"slices"

	"topocert/certificates"
)

// Limits of matrices: the rows, since the elimination of R rows takes R³/6 products of long
// numbers; the triangle and form lines after a matrix line; and the sides in a form.
const (
	maxMatrixRows  = 256
	maxMatrixLines = 1 << 14
	maxForm        = 63
)

// stepsOfEntry is what an entry of a matrix takes, besides its products.
const stepsOfEntry = 64

// Matrix is a matrix that shows a lower bound on cuts, if it is positive semidefinite: so
// many times the Laplacian, and what the checks that use it say of the others.
type Matrix struct {
	Scale, Shift, Lift uint32
	Diagonal           []uint32
}

func (m *Matrix) form(r *certificates.Lines) {
	r.Few("matrix", 3, math.MaxInt, &m.Diagonal, &m.Scale, &m.Shift, &m.Lift)
}

// OddForm is a sum of an odd number of sides, of which those after the first so many, Plus,
// are turned round. Its square has a weight.
type OddForm struct {
	Weight, Plus uint32
	Vertices     []uint32
}

func (f *OddForm) form(r *certificates.Lines) {
	r.Few("form", 3, 2+maxForm, &f.Vertices, &f.Weight, &f.Plus)
}

// matrix is a matrix while the lines of a proof are read. It has a row for each variable,
// 1 or −1. The side of a vertex, 1 or −1, is its variable times its sign.
type matrix struct {
	entries  [][]int64
	variable []uint32 // of each vertex
	sign     []int64  // of each vertex
	scale    int64    // how often the matrix has the Laplacian
	lift     int64    // how often it has the square of the sum of all sides
	// shown is at most 4·scale times the number of links of each cut, if the matrix is
	// positive semidefinite and the sum of all sides is 0.
	shown int64
}

// start takes line i of a body, "matrix Q P T D1 … DR", where R is the number of
// rows. The sides x of the vertices are C·y for the variables y: contraction says which
// variable a vertex has, and its sign. The matrix returned is
//
//	Q·CᵀLC + diag(D) + T·Cᵀ1·(Cᵀ1)ᵀ − P·I.
func (m Matrix) start(i int, g certificates.Graph, variable []uint32, sign []int64, rows int) (*matrix, error) {
	if err := certificates.WantNumbers(i, append([]uint32{m.Scale, m.Shift, m.Lift}, m.Diagonal...), 3+rows, 3+rows, certificates.None); err != nil {
		return nil, err
	}
	q, p, t, d := int64(m.Scale), int64(m.Shift), int64(m.Lift), m.Diagonal
	if q == 0 {
		return nil, certificates.RejectLine(i, "spectral/scale", "0 times the Laplacian, want a positive number")
	}
	sum := make([]int64, rows) // Cᵀ1
	for v, j := range variable {
		sum[j] += sign[v]
	}
	// Entries stay below 2^32·2^25 for L, 2^32·2^24 for T, and 2^14·2^32·2^12 for triangles
	// and forms in absolute value.
	a := make([][]int64, rows)
	shown := int64(rows) * p
	for j := range a {
		a[j] = make([]int64, rows)
		for k := range a[j] {
			a[j][k] = t * sum[j] * sum[k]
		}
		a[j][j] += int64(d[j]) - p
		shown -= int64(d[j])
	}
	for v := range uint32(g.Order()) {
		j := variable[v]
		row := g.Neighbors(v)
		a[j][j] += q * int64(len(row))
		for _, u := range row {
			a[j][variable[u]] -= q * sign[v] * sign[u]
		}
	}
	return &matrix{entries: a, variable: variable, sign: sign, scale: q, lift: t, shown: shown}, nil
}

// wantShown checks that the matrix is positive semidefinite and shows at least so many
// links. A rejection is about the given line of the body, of which none is −1.
func (m *matrix) wantShown(line int, g certificates.Graph, w certificates.World, least uint64) error {
	is, err := semidefinite(m.entries, w.Budget)
	if err != nil {
		return err
	}
	if !is {
		return certificates.RejectLine(line, "spectral/indefinite", "the matrix is not positive semidefinite, want one that is")
	}
	width := new(big.Int)
	if m.shown > 0 {
		width.SetInt64((m.shown + 4*m.scale - 1) / (4 * m.scale))
	}
	width.Add(width, big.NewInt(parityGap(g, width.Bit(0))))
	if width.Cmp(new(big.Int).SetUint64(least)) < 0 {
		return certificates.RejectLine(line, "spectral/bound", "the matrix shows at least %s links, the statement says %d", width, least)
	}
	return nil
}

// form is a sum of an odd number of sides ±1, some of them turned round, some perhaps
// counted several times. It is odd, whatever the sides are, so that its square is at
// least 1.
type form struct {
	weight   int64
	vertices []uint32 // each once
	// times has, for each of the vertices, how often its side is counted, less how often
	// it is turned round.
	times []int64
}

// verify takes line i of a body, "form W M V1 … Vm": with weight W, the sides of the
// first M of the vertices, and those of the others turned round.
func (p OddForm) verify(i, n int) (form, error) {
	if err := certificates.WantNumbers(i, append([]uint32{p.Weight, p.Plus}, p.Vertices...), 3, 2+maxForm, certificates.None); err != nil {
		return form{}, err
	}
	f, plus, list := form{weight: int64(p.Weight)}, int(p.Plus), p.Vertices
	switch {
	case f.weight == 0:
		return form{}, certificates.RejectLine(i, "form/weight", "0, want a positive number")
	case len(list)%2 == 0:
		return form{}, certificates.RejectLine(i, "form/even", "%d vertices, want an odd number", len(list))
	case plus > len(list):
		return form{}, certificates.RejectLine(i, "form/sides", "%d of %d vertices, want at most all", plus, len(list))
	}
	for j, v := range list {
		if int64(v) >= int64(n) {
			return form{}, certificates.RejectLine(i, "form/vertex", "%d, want a vertex below %d", v, n)
		}
		at := slices.Index(f.vertices, v)
		if at < 0 {
			at = len(f.vertices)
			f.vertices, f.times = append(f.vertices, v), append(f.times, 0)
		}
		if j < plus {
			f.times[at]++
		} else {
			f.times[at]--
		}
	}
	return f, nil
}

// subtract takes the square of the form, times its weight, from the matrix.
func (m *matrix) subtract(f form) {
	for i, u := range f.vertices {
		for j, v := range f.vertices {
			m.entries[m.variable[u]][m.variable[v]] -= f.weight * f.times[i] * m.sign[u] * f.times[j] * m.sign[v]
		}
	}
	m.shown += f.weight
}

// semidefinite tells whether a symmetric matrix, with entries below 2^62 in absolute value,
// is positive semidefinite.
func semidefinite(a [][]int64, budget *certificates.Budget) (bool, error) {
	n := int64(len(a))
	if err := budget.Spend(n*n*n/2 + stepsOfEntry*n*n); err != nil {
		return false, err
	}
	if clearlySemidefinite(a) {
		return true, nil
	}
	return eliminated(a, budget)
}

// clearlySemidefinite tells whether a matrix A is seen to be semidefinite the quick way: it
// finds some R of whole numbers, and a power F of 4, such that the matrix F·A − R·Rᵀ has no
// row in which the diagonal entry is less than the sum of the absolute values of the
// others. By Gershgorin's theorem such a matrix is semidefinite; R·Rᵀ is so in any case.
// That is verified in whole numbers. How R is found, by Cholesky's method with rounding,
// matters for nothing but whether the quick way succeeds.
func clearlySemidefinite(a [][]int64) bool {
	n := len(a)
	largest := int64(0)
	for i := range a {
		largest = max(largest, a[i][i])
	}
	for i := range a {
		for j := range i {
			if a[i][j] > largest || a[i][j] < -largest {
				return false // a minor of two rows is negative
			}
		}
	}
	if largest == 0 {
		return false
	}
	// The entries of R stay below 2^47, their products' sums below 2^102 for the at most
	// 2^8 rows of a matrix, and F·A below 2^93. The shift is at least 15.
	shift := 46 - (bits.Len64(uint64(largest))+1)/2
	factor := math.Ldexp(1, shift)
	// The root is that of A less a little on the diagonal, more than rounding takes away.
	little := float64(n*n) * math.Sqrt(float64(largest)) / factor
	root := make([][]float64, n)
	r := make([][]int64, n)
	for i := range n {
		root[i], r[i] = make([]float64, i+1), make([]int64, i+1)
		for j := range i + 1 {
			s := float64(a[i][j])
			if i == j {
				s -= little
			}
			for k := range j {
				s -= root[i][k] * root[j][k]
			}
			if i == j {
				s = math.Sqrt(s)
			} else {
				s /= root[j][j]
			}
			if !(math.Abs(s) < math.Ldexp(1, 47-shift)) || i == j && s == 0 {
				return false
			}
			root[i][j], r[i][j] = s, int64(s*factor)
		}
	}
	return dominant(a, r, uint(2*shift))
}

// dominant tells whether, with F = 2^shift, the matrix F·A − R·Rᵀ has no row in which the
// diagonal entry is less than the sum of the absolute values of the others. Of symmetric A
// and of R the rows are given up to the diagonal at least; the rest of R is 0.
func dominant(a, r [][]int64, shift uint) bool {
	n := len(a)
	slack := make([]*big.Int, n) // the diagonal entry less the absolute values of the others
	for i := range slack {
		slack[i] = new(big.Int)
	}
	for i := range n {
		for j := range i + 1 {
			rest := big.NewInt(a[i][j])
			rest.Lsh(rest, shift)
			rest.Sub(rest, innerProduct(r[i][:j+1], r[j]))
			if i == j {
				slack[i].Add(slack[i], rest)
				continue
			}
			rest.Abs(rest)
			slack[i].Sub(slack[i], rest)
			slack[j].Sub(slack[j], rest)
		}
	}
	return !slices.ContainsFunc(slack, func(s *big.Int) bool { return s.Sign() < 0 })
}

// innerProduct returns the sum of the products of two rows, which is below 2^126 in
// absolute value.
func innerProduct(x, y []int64) *big.Int {
	var high, low uint64 // the sum in two's complement
	for k, a := range x {
		b := y[k]
		h, l := bits.Mul64(uint64(a), uint64(b))
		if a < 0 {
			h -= uint64(b)
		}
		if b < 0 {
			h -= uint64(a)
		}
		var carry uint64
		low, carry = bits.Add64(low, l, 0)
		high, _ = bits.Add64(high, h, carry)
	}
	sum := big.NewInt(int64(high))
	sum.Lsh(sum, 64)
	return sum.Add(sum, new(big.Int).SetUint64(low))
}
