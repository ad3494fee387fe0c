package topology

// BoxLayout places vertex (x,y,z) of Γ(c,k,l) at the point (x,y,z): "a
// rectangular volume of points in the integer lattice" (§III).
func (g *Gamma) BoxLayout() *Layout {
	return g.place(func(x, y, z int) Point { return Point{x, y, z} })
}

// InterleavedLayout is BoxLayout with the values of x along their axis in the
// order 0, ck−1, 1, ck−2, 2, …, ck/2 (§III).
func (g *Gamma) InterleavedLayout() *Layout {
	return g.place(func(x, y, z int) Point { return Point{Interleave(x, g.C*g.K), y, z} })
}

// FoldedLayout has x and y interleaved, and each column of c vertices with the
// same x and y folded into a box with the sides a × b × ⌈c/ab⌉: vertex
// z of a column stands at (z mod a, ⌊z/a⌋ mod b, ⌊z/ab⌋) in the column's box.
// FoldedLayout(1, 1) keeps the columns straight, and fills the box ck × cl × c.
// It is not in the paper, which folds x only and lays y out as a round ring.
func (g *Gamma) FoldedLayout(a, b int) *Layout {
	return g.place(func(x, y, z int) Point {
		return Point{
			a*Interleave(x, g.C*g.K) + z%a,
			b*Interleave(y, g.C*g.L) + z/a%b,
			z / (a * b),
		}
	})
}

// FlatLayout is the cylinder of §V, "flattened into two parallel planes": the
// rings of the vertices with the same x and z are nested in the interleaved order
// of x, and each has y = 0 … ⌈cl/2⌉−1 in front, from left to right, and the rest
// behind, from right to left. A point is (depth, place from the left, z).
func (g *Gamma) FlatLayout() *Layout {
	cl := g.C * g.L
	return g.place(func(x, y, z int) Point {
		ring := Interleave(x, g.C*g.K)
		if 2*y < cl {
			return Point{ring, y, z}
		}
		return Point{-1 - ring, cl - 1 - y, z}
	})
}

// TowerLayout is the layout of the H-net (§III), for even ck: the x-axis is a
// horizontal ring, of two rows of columns, and the links (±1,0,0) are horizontal,
// as vertex (x,y,z) has the height of the plane of y and w = z − xy modulo c. The
// figure is lost, and with it the order of the planes, which height gives.
func (g *Gamma) TowerLayout(height func(y, w int) int) *Layout {
	ck := g.C * g.K
	return g.place(func(x, y, z int) Point {
		level := height(y, (z+(g.C-y%g.C)*x)%g.C)
		if 2*x < ck {
			return Point{x, 0, level}
		}
		return Point{ck - 1 - x, 1, level}
	})
}

func (g *Gamma) place(at func(x, y, z int) Point) *Layout {
	return Place(g.Order(), func(v uint32) Point {
		return at(g.Coordinate(v, 0), g.Coordinate(v, 1), g.Coordinate(v, 2))
	})
}

// Interleave returns the place of i when a ring of n is folded flat, in the order
// 0, n−1, 1, n−2, 2, …: neighbours on the ring are at most 2 places apart.
func Interleave(i, n int) int {
	if 2*i < n {
		return 2 * i
	}
	return 2*(n-1-i) + 1
}
