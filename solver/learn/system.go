package learn

import (
	"math/bits"
	"slices"
)

// system is a system of linear equations modulo the prime 2^61-1, in row echelon form.
type system struct {
	n    int
	rows [][]uint64 // by their first column that is not 0, nil for none; the last column is the value
}

func newSystem(n int) *system { return &system{n, make([][]uint64, n)} }

// reduced is a number modulo the prime.
func reduced(x int64) uint64 {
	x %= modulus
	if x < 0 {
		x += modulus
	}
	return uint64(x)
}

func mulmod(a, b uint64) uint64 {
	high, low := bits.Mul64(a, b)
	sum := (low & modulus) + (low>>61 | high<<3)
	if sum >= modulus {
		sum -= modulus
	}
	return sum
}

func inverse(a uint64) uint64 {
	result := uint64(1)
	for e := uint64(modulus - 2); e > 0; e >>= 1 {
		if e&1 == 1 {
			result = mulmod(result, a)
		}
		a = mulmod(a, a)
	}
	return result
}

// subtract takes c times a row from another.
func subtract(from, row []uint64, c uint64) {
	for i, x := range row {
		if x != 0 {
			y := from[i] + modulus - mulmod(c, x)
			if y >= modulus {
				y -= modulus
			}
			from[i] = y
		}
	}
}

// add adds an equation: coefficients, then the value. It answers false if it contradicts others.
func (s *system) add(values []int64) bool {
	row := make([]uint64, s.n+1)
	for i, x := range values {
		row[i] = reduced(x)
	}
	for i := range s.n {
		if row[i] == 0 {
			continue
		}
		if s.rows[i] == nil {
			scale := inverse(row[i])
			for j := range row {
				row[j] = mulmod(row[j], scale)
			}
			s.rows[i] = row
			return true
		}
		subtract(row, s.rows[i], row[i])
	}
	return row[s.n] == 0
}

func (s *system) rank() int {
	return len(slices.DeleteFunc(slices.Clone(s.rows), func(row []uint64) bool { return row == nil }))
}

// solve returns a solution with a small common denominator; unknowns that are free are 0.
func (s *system) solve() (coefs []int64, factor int64, ok bool) {
	solution := make([]uint64, s.n)
	for i := s.n - 1; i >= 0; i-- {
		if s.rows[i] == nil {
			continue
		}
		x := s.rows[i][s.n]
		for j := i + 1; j < s.n; j++ {
			x += modulus - mulmod(s.rows[i][j], solution[j])
			if x >= modulus {
				x -= modulus
			}
		}
		solution[i] = x
	}
	const small = 1 << 20
	for _, factor := range []int64{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 48} {
		coefs = make([]int64, s.n)
		ok = true
		for i, x := range solution {
			y := mulmod(x, uint64(factor))
			switch {
			case y < small:
				coefs[i] = int64(y)
			case y > modulus-small:
				coefs[i] = -int64(modulus - y)
			default:
				ok = false
			}
		}
		if ok {
			return coefs, factor, true
		}
	}
	return nil, 0, false
}
