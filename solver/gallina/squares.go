package gallina

import (
	"math"
	"math/big"
	"slices"

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
	diagonal           []int64 // what the certificate's matrix has besides
}

// fewSquare is a square of a sum of some coordinates, less others, with a weight.
type fewSquare struct {
	weight uint32
	at     []uint32
	minus  []bool
}

// entries returns the matrix, row by row to the diagonal: that of the links and of the two sums, less
// the squares of few coordinates.
func (q *squares) entries() [][]int64 {
	rows := make([][]int64, len(q.neighbors))
	for i, neighbors := range q.neighbors {
		rows[i] = slices.Repeat([]int64{q.all + q.proper}, i+1)
		rows[i][i] += q.scale * int64(len(neighbors))
		for _, j := range neighbors {
			if int(j) < i {
				rows[i][j] -= q.scale
			}
		}
	}
	for _, s := range q.few {
		for i, u := range s.at {
			for j, v := range s.at {
				switch {
				case v > u:
				case s.minus[i] != s.minus[j]:
					rows[u][v] += int64(s.weight)
				default:
					rows[u][v] -= int64(s.weight)
				}
			}
		}
	}
	return rows
}

// root returns a triangular matrix whose product with its transpose is about the matrix, by
// Cholesky's method; where a pivot is nothing but rounding, the column is 0.
func (q *squares) root() [][]float64 {
	matrix := q.entries()
	n, largest := len(matrix), int64(0)
	for i := range n {
		matrix[i][i] += q.diagonal[i]
		largest = max(largest, matrix[i][i])
	}
	root := make([][]float64, n)
	for i := range n {
		root[i] = make([]float64, i+1)
		for j := range i + 1 {
			s := float64(matrix[i][j])
			for k := range j {
				s -= root[i][k] * root[j][k]
			}
			if i == j {
				if s > 1e-10*float64(largest) {
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
	shown := new(big.Int)
	for _, s := range q.few {
		if len(s.at)%2 == 1 {
			shown.Add(shown, big.NewInt(int64(s.weight)))
		}
	}
	shown.Sub(shown, big.NewInt(q.proper*int64(n%2)))
	shown.Mul(shown, unit)
	// The matrix that is left, and what it is at least: its diagonal less the rest.
	product := new(big.Int)
	for i, row := range q.entries() {
		for j, entry := range row {
			e := new(big.Int).Mul(big.NewInt(entry), unit)
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
