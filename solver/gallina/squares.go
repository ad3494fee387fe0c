package gallina

import (
	"math"
	"math/big"

	"topocert/solver"
)

// squares is a sum of squares that shows a bisection width: see CheckSquares.v.
type squares struct {
	neighbors [][]uint32
	parity    solver.Parity
	// scale multiplies the links; all the square of the sum of all, and proper that of the
	// sum without the vertex that makes the order even.
	scale, all, proper int64
	few                []fewSquare
	matrix             [][]float64 // that of the certificate
}

// fewSquare is a square of a sum of some coordinates, less others, with a weight.
type fewSquare struct {
	weight uint32
	at     []uint32
	minus  []bool
}

// take takes a square off the matrix, with its diagonal or without.
func (q *squares) take(s fewSquare, diagonal bool) {
	q.few = append(q.few, s)
	for i, u := range s.at {
		for j, v := range s.at {
			if i == j && !diagonal {
				continue
			}
			product := float64(s.weight)
			if s.minus[i] != s.minus[j] {
				product = -product
			}
			q.matrix[u][v] -= product
		}
	}
}

// root returns a triangular matrix whose product with its transpose is about the matrix, by
// Cholesky's method; where a pivot is nothing but rounding, the column is 0.
func (q *squares) root() [][]float64 {
	n := len(q.matrix)
	largest := 0.0
	for i := range n {
		largest = max(largest, q.matrix[i][i])
	}
	root := make([][]float64, n)
	for i := range n {
		root[i] = make([]float64, i+1)
		for j := range i + 1 {
			s := q.matrix[i][j]
			for k := range j {
				s -= root[i][k] * root[j][k]
			}
			if i == j {
				if s > 1e-10*largest {
					root[i][j] = math.Sqrt(s)
				}
			} else if pivot := root[j][j]; pivot > 0 {
				root[i][j] = s / pivot
			}
		}
	}
	return root
}

// roundedFor returns the root, rounded after it was multiplied by a power of 2, and the
// exponent: the least that shows the width, or the greatest.
func (q *squares) roundedFor(width uint64) (rounded [][]int64, shift int) {
	const step, most = 6, 36
	root := q.root()
	for shift = step; ; shift += step {
		rounded = roundedRoot(root, shift)
		if shift == most || q.shows(rounded, shift, width) {
			return rounded, shift
		}
	}
}

// roundedRoot returns the root times 2^shift in whole numbers.
func roundedRoot(root [][]float64, shift int) [][]int64 {
	rounded := make([][]int64, len(root))
	for i, row := range root {
		for _, x := range row {
			x = math.Ldexp(x, shift)
			rounded[i] = append(rounded[i], int64(math.Round(min(max(x, -(1<<60)), 1<<60))))
		}
	}
	return rounded
}

// shows tells whether CheckSquares.v accepts the root, times 2^shift, for the width.
func (q *squares) shows(rounded [][]int64, shift int, width uint64) bool {
	n := len(rounded)
	unit := new(big.Int).Lsh(big.NewInt(1), uint(2*shift))
	// The matrix that is left, and what it is at least: its diagonal less the rest.
	entry := make([][]*big.Int, n)
	for i := range n {
		entry[i] = make([]*big.Int, i+1)
		for j := range i + 1 {
			entry[i][j] = big.NewInt(q.all + q.proper)
		}
		entry[i][i].Add(entry[i][i], big.NewInt(q.scale*int64(len(q.neighbors[i]))))
		for _, j := range q.neighbors[i] {
			if int(j) < i {
				entry[i][j].Sub(entry[i][j], big.NewInt(q.scale))
			}
		}
	}
	shown := new(big.Int)
	for _, s := range q.few {
		weight := big.NewInt(int64(s.weight))
		for i, u := range s.at {
			for j, v := range s.at {
				if v > u {
					continue
				}
				if s.minus[i] != s.minus[j] {
					entry[u][v].Add(entry[u][v], weight)
				} else {
					entry[u][v].Sub(entry[u][v], weight)
				}
			}
		}
		if len(s.at)%2 == 1 {
			shown.Add(shown, weight)
		}
	}
	shown.Sub(shown, big.NewInt(q.proper*int64(n%2)))
	shown.Mul(shown, unit)
	product := new(big.Int)
	for i := range n {
		for j := range i + 1 {
			e := entry[i][j].Mul(entry[i][j], unit)
			for k := range j + 1 {
				e.Sub(e, product.Mul(big.NewInt(rounded[i][k]), big.NewInt(rounded[j][k])))
			}
			if i == j {
				shown.Add(shown, e)
			} else {
				shown.Sub(shown, e.Abs(e).Lsh(e, 1))
			}
		}
	}
	most := int64(width) - 1
	if q.parity.AtLeast(int(most)) > int(most) {
		most--
	}
	if most < 0 {
		return true
	}
	unit.Mul(unit, big.NewInt(4*most))
	return shown.Cmp(unit.Mul(unit, big.NewInt(q.scale))) > 0
}

// foldedColumns returns the columns of a triangular matrix, one after the other, from the
// diagonal down, in the form that CheckSquares.v unfolds.
func foldedColumns(rows [][]int64) []uint64 {
	var folded []uint64
	for k := range rows {
		for _, row := range rows[k:] {
			if z := row[k]; z < 0 {
				folded = append(folded, uint64(-2*z-1))
			} else {
				folded = append(folded, uint64(2*z))
			}
		}
	}
	return folded
}

// fewNumbers returns the squares of few coordinates as CheckSquares.v reads them.
func (q *squares) fewNumbers() []uint64 {
	var numbers []uint64
	for _, s := range q.few {
		numbers = append(numbers, uint64(s.weight), uint64(len(s.at)))
		for i, v := range s.at {
			if s.minus[i] {
				numbers = append(numbers, 2*uint64(v)+1)
			} else {
				numbers = append(numbers, 2*uint64(v))
			}
		}
	}
	return numbers
}
