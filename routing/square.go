package routing

import "topocert/topology"

// square is the n×n mesh or torus with its distances and shortest paths. The
// networks that add links to one of them are routed with its help.
type square struct {
	n     int
	wraps bool
	by    topology.Divisor // n
}

func newSquare(n int, wraps bool) square {
	return square{n, wraps, topology.NewDivisor(uint32(n))}
}

// coordinates returns the row and the column of a vertex.
func (s *square) coordinates(v uint32) (row, col int) {
	x, y := s.by.Divide(v)
	return int(x), int(y)
}

// vertex returns the vertex in the given row and column.
func (s *square) vertex(row, col int) uint32 { return uint32(row*s.n + col) }

// line returns the distance of two rows, or of two columns.
func (s *square) line(a, b int) int {
	d := max(a-b, b-a)
	if s.wraps {
		return min(d, s.n-d)
	}
	return d
}

// distance returns the distance of two vertices in the mesh or torus.
func (s *square) distance(row, col, toRow, toCol int) int {
	return s.line(row, toRow) + s.line(col, toCol)
}

// step returns the next vertex on a shortest path in the mesh or torus, the
// row first, and the vertex itself at the end of the path.
func (s *square) step(row, col, toRow, toCol int) uint32 {
	if row != toRow {
		return s.vertex(s.nearer(row, toRow), col)
	}
	if col != toCol {
		return s.vertex(row, s.nearer(col, toCol))
	}
	return s.vertex(row, col)
}

// nearer returns the neighbour of a on the shorter way to b, upwards if both
// ways are equal.
func (s *square) nearer(a, b int) int {
	up := a < b
	if s.wraps {
		up = 2*modulo(b-a, s.n) <= s.n
	}
	switch {
	case !up && a == 0:
		return s.n - 1
	case !up:
		return a - 1
	case a+1 == s.n:
		return 0
	}
	return a + 1
}
