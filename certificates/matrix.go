package certificates

import (
	"math"
	"math/big"
	"math/bits"
	"slices"
)

// maxForm bounds the number of sides in a form.
const maxForm = 63

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

// readForm reads line i of the body, "form W M V1 … Vm": with weight W, the sides of the
// first M of the vertices, and those of the others turned round.
func (c *Certificate) readForm(i, n int) (form, error) {
	l := c.Body[i]
	values, err := c.numbers(i, "form", 3, 2+maxForm, unreached, false)
	if err != nil {
		return form{}, err
	}
	f, plus, list := form{weight: int64(values[0])}, int(values[1]), values[2:]
	switch {
	case f.weight == 0:
		return form{}, l.reject("form/weight", "0, want a positive number")
	case len(list)%2 == 0:
		return form{}, l.reject("form/even", "%d vertices, want an odd number", len(list))
	case values[1] > uint32(len(list)):
		return form{}, l.reject("form/sides", "%d of %d vertices", values[1], len(list))
	}
	for j, v := range list {
		if int64(v) >= int64(n) {
			return form{}, l.reject("form/vertex", "%d, want a vertex below %d", v, n)
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
func (f *form) subtract(a [][]int64) {
	for i, u := range f.vertices {
		for j, v := range f.vertices {
			a[u][v] -= f.weight * f.times[i] * f.times[j]
		}
	}
}

// semidefinite tells whether a symmetric matrix, with entries below 2^62 in absolute value,
// is positive semidefinite.
func semidefinite(a [][]int64) bool { return clearlySemidefinite(a) || eliminated(a) }

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
	for _, s := range slack {
		if s.Sign() < 0 {
			return false
		}
	}
	return true
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
