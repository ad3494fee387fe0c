package hamilton

import (
	"slices"
	"strings"

	"topocert/solver"
	"topocert/topology"
)

// constructedCycle returns the vertices of a Hamiltonian cycle of a network
// whose family has a construction here, nil otherwise. It is not verified; where
// a construction does not apply to a member it is no cycle. It takes linear time.
//
// The networks that contain a mesh with an even side, or a torus, have its cycle.
// Ring, Complete and Hypercube, QT, Gamma and GP(n,2) have their own, and the
// meshes of odd side with other links as well.
func constructedCycle(net topology.Network) []uint32 {
	grid, ok := net.(topology.Grid)
	if !ok {
		return nil
	}
	switch stem, p := net.Family(); stem {
	case "Ring", "Complete":
		return solver.Identity(net.Order())
	case "Hypercube":
		return grayCycle(p[0])
	case "Mesh", "Torus", "JTorus", "OCT", "XTorus", "CCTorus", "CCTorusOpp":
		return boxCycle(grid.Sides(), grid.At)
	case "OMMH":
		gray := grayCycle(p[2])
		return boxCycle(grid.Sides(), func(c ...int) uint32 { return grid.At(c[0], c[1], int(gray[c[2]])) })
	case "XMesh", "XMeshW":
		return diagonalCycle(p[0], grid.At)
	case "FTT":
		return twistedCycle(p[0], grid.At)
	case "QT":
		return hyperTorusCycle(p[0], p[1], grid.At)
	case "Gamma":
		return supertoroidalCycle(p[0], p[1], p[2])
	case "GP":
		if p[1] == 2 {
			return petersenCycle(p[0])
		}
	}
	return nil
}

// grayCycle returns the binary Gray code of d bits.
func grayCycle(d int) []uint32 {
	list := solver.Identity(1 << d)
	for i := range list {
		list[i] ^= list[i] >> 1
	}
	return list
}

// boxCycle returns a cycle through a box with two sides or more, whose vertices
// are joined along each axis; for odd sides throughout also around axis 0.
//
// One axis, of even length where there is one, is the rows; the others, in
// snake order, the columns. The first column is the way back; the others are met
// row by row, to and fro. With an even number of rows the last ends beside the
// first column. With an odd number it ends at the far side: the columns must be
// a ring, and then are an axis of odd length alone.
func boxCycle(sides []int, at func(c ...int) uint32) []uint32 {
	axis := slices.IndexFunc(sides, func(s int) bool { return s%2 == 0 })
	odd := axis < 0
	if odd {
		axis = 0
	}
	others := slices.Delete(slices.Clone(sides), axis, axis+1)
	columns := snake(others)
	rows := sides[axis]
	vertex := func(row, column int) uint32 {
		c := slices.Insert(slices.Clone(columns[column]), axis, row)
		return at(c...)
	}
	if odd { // the long way is the rows
		return ladderCycle(len(columns), rows, func(row, column int) uint32 { return vertex(column, row) })
	}
	return ladderCycle(rows, len(columns), vertex)
}

// ladderCycle returns the cycle that comes back through column 0.
func ladderCycle(rows, columns int, vertex func(row, column int) uint32) []uint32 {
	cycle := make([]uint32, 0, rows*columns)
	for row := range rows {
		for i := 1; i < columns; i++ {
			column := i
			if row%2 == 1 {
				column = columns - i
			}
			cycle = append(cycle, vertex(row, column))
		}
	}
	for row := rows - 1; row >= 0; row-- {
		cycle = append(cycle, vertex(row, 0))
	}
	return cycle
}

// snake returns all tuples below the sides, each next to the one before.
func snake(sides []int) [][]int {
	if len(sides) == 0 {
		return [][]int{{}}
	}
	rest := snake(sides[1:])
	var all [][]int
	for x := range sides[0] {
		for _, r := range rest {
			all = append(all, append([]int{x}, r...))
		}
		slices.Reverse(rest)
	}
	return all
}

// diagonalCycle returns a cycle through an n×n mesh with its diagonals. For odd
// n it goes around the mesh without the corner (0,0), by way of (1,1) and (0,1),
// and meets the corner between them:
//
//	┌ ┐ ┌┐   rows 0 and 1 without the first column, up and down;
//	├┘└─┘│   the others to and fro;
//	│┌───┘   back through the first column
//	└┘
func diagonalCycle(n int, at func(c ...int) uint32) []uint32 {
	if n%2 == 0 {
		return boxCycle([]int{n, n}, at)
	}
	cycle := []uint32{at(1, 1), at(0, 0)}
	for column := 1; column < n; column++ {
		up := column % 2
		if column > 1 {
			cycle = append(cycle, at(up, column))
		}
		cycle = append(cycle, at(1-up, column))
	}
	for row := 2; row < n; row++ {
		for i := 1; i < n; i++ {
			column := n - i
			if row%2 == 1 {
				column = i
			}
			cycle = append(cycle, at(row, column))
		}
	}
	for row := n - 1; row >= 1; row-- {
		cycle = append(cycle, at(row, 0))
	}
	return cycle
}

// twistedCycle returns a cycle of FTT(n): of its mesh for even n; else a path
// of the mesh between the ends of a wrap-around link, from a corner to an even
// place e of the opposite side. The link is (0,0)–(n−1,m) for even shift m, and
// (n−1,0)–(0,m+1) for m = (n−1)/2 odd.
func twistedCycle(n int, at func(c ...int) uint32) []uint32 {
	if n%2 == 0 {
		return boxCycle([]int{n, n}, at)
	}
	e, flip := n/2, false
	if e%2 == 1 {
		e, flip = n-e, true
	}
	var cycle []uint32
	visit := func(x, y int) {
		if flip {
			x = n - 1 - x
		}
		cycle = append(cycle, at(x, y))
	}
	// An even number of columns y, up and down.
	for y := range e {
		for x := range n {
			if y%2 == 1 {
				x = n - 1 - x
			}
			visit(x, y)
		}
	}
	if e == n-1 {
		for x := range n {
			visit(x, e)
		}
		return cycle
	}
	// The rest: an even number of rows to and fro, a row, and the last two rows
	// together, up and down, back to column e.
	for x := range n - 2 {
		for i := range n - e {
			y := e + i
			if x%2 == 1 {
				y = n - 1 - i
			}
			visit(x, y)
		}
	}
	for i := range n - e {
		visit(n-2+i%2, n-1-i)
		visit(n-1-i%2, n-1-i)
	}
	return cycle
}

// hyperTorusCycle returns a cycle of QT(m,n): the modules row by row from y = n−1
// down, x increasing, each along a path of its 3-cube.
//
// Source: the hyper-torus paper, §4, Property 1 and Table 1.
func hyperTorusCycle(m, n int, at func(c ...int) uint32) []uint32 {
	first := []int{0, 1, 3, 2, 6, 4, 5, 7}
	middle := []int{3, 2, 0, 1, 5, 4, 6, 7}
	last := []int{3, 2, 0, 1, 5, 7, 6, 4}
	cycle := make([]uint32, 0, 8*m*n)
	for y := n - 1; y >= 0; y-- {
		for x := range m {
			path := middle
			switch x {
			case 0:
				path = first
			case m - 1:
				path = last
			}
			for _, z := range path {
				cycle = append(cycle, at(x, y, z))
			}
		}
	}
	return cycle
}

// petersenCycle returns a cycle of GP(n,2), nil for n ≡ 5 modulo 6, where there
// is none. A digit stands for the links of column i that the cycle takes: 4 for
// the spoke i–n+i, 2 for i–i+1, 1 for n+i–n+i+2. They repeat every 3 columns for
// n ≡ 3 modulo 6, and but for the last four for n ≡ 1; every 4, between some
// columns of 3, for even n.
//
// That these are the n with a cycle: J. A. Bondy, "Variations on the Hamiltonian
// theme", Canadian Mathematical Bulletin 15 (1972). The patterns were read off
// cycles that searchExhaustively finds.
func petersenCycle(n int) []uint32 {
	var columns string
	switch n % 12 {
	case 0, 4, 8:
		columns = "33" + strings.Repeat("4657", (n-4)/4) + "33"
	case 2, 6, 10:
		columns = "33" + strings.Repeat("4657", (n-2)/4)
	case 3, 9:
		columns = strings.Repeat("356", n/3)
	case 1, 7:
		columns = strings.Repeat("356", (n-4)/3) + "4756"
	default:
		return nil
	}
	takes := func(i int, bit byte) bool { return (columns[(i+n)%n]-'0')&bit > 0 }
	cycle := make([]uint32, 0, 2*n)
	i, inner, from := 0, false, -1 // from is the link by which we came: see below
	for len(cycle) < 2*n {
		if inner {
			cycle = append(cycle, uint32(n+i))
		} else {
			cycle = append(cycle, uint32(i))
		}
		step, bit := 1, byte(2)
		if inner {
			step, bit = 2, 1
		}
		switch { // 0: the spoke; 1: from above; 2: from below
		case from != 0 && takes(i, 4):
			inner, from = !inner, 0
		case from != 1 && takes(i, bit):
			i, from = (i+step)%n, 2
		default:
			i, from = (i-step+n)%n, 1
		}
	}
	return cycle
}
