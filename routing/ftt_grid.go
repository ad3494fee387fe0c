package routing

import "topocert/topology"

// fttGrid is the places and steps of FTT(n).
type fttGrid struct {
	n, mid int
	by     topology.Divisor // n
}

// fttPlace is a vertex of FTT(n) by its coordinates.
type fttPlace struct{ x, y int }

// The steps. The last two cross the wrap-around link along an axis.
const (
	fttLeft  = 'l'
	fttRight = 'r'
	fttDown  = 'd'
	fttUp    = 'u'
	fttWrapX = 'x'
	fttWrapY = 'y'
)

func newFTTGrid(n int) fttGrid {
	return fttGrid{n, n / 2, topology.NewDivisor(uint32(n))}
}

// onFTT passes n to make if the network is FTT(n).
func onFTT(make func(n int) Router) func(topology.Network) Router {
	return on(func(_ topology.Grid, p []int) Router { return make(p[0]) }, "FTT")
}

// place returns the coordinates of a vertex.
func (g *fttGrid) place(v uint32) fttPlace {
	x, y := g.by.Divide(v)
	return fttPlace{int(x), int(y)}
}

func (g *fttGrid) vertex(p fttPlace) uint32 { return uint32(p.x*g.n + p.y) }

// nowhere is no vertex: where a hop leads that leaves the grid.
func (g *fttGrid) nowhere() uint32 { return uint32(g.n * g.n) }

// step returns where a step leads, and whether there is such a step.
func (g *fttGrid) step(p fttPlace, step byte) (fttPlace, bool) {
	e := g.n - 1
	switch step {
	case fttLeft:
		return fttPlace{p.x - 1, p.y}, p.x > 0
	case fttRight:
		return fttPlace{p.x + 1, p.y}, p.x < e
	case fttDown:
		return fttPlace{p.x, p.y - 1}, p.y > 0
	case fttUp:
		return fttPlace{p.x, p.y + 1}, p.y < e
	case fttWrapX:
		if p.x == 0 {
			return fttPlace{e, g.over(p.y)}, true
		}
		return fttPlace{0, g.back(p.y)}, p.x == e
	case fttWrapY:
		if p.y == 0 {
			return fttPlace{g.over(p.x), e}, true
		}
		return fttPlace{g.back(p.x), 0}, p.y == e
	}
	return p, false
}

// over returns (i+M) mod n, and back returns (i−M) mod n.
func (g *fttGrid) over(i int) int {
	if i += g.mid; i >= g.n {
		i -= g.n
	}
	return i
}

func (g *fttGrid) back(i int) int {
	if i -= g.mid; i < 0 {
		i += g.n
	}
	return i
}

// toward returns the next place from u on a mesh path to v, x first.
func (u fttPlace) toward(v fttPlace) fttPlace {
	switch {
	case u.x < v.x:
		u.x++
	case u.x > v.x:
		u.x--
	case u.y < v.y:
		u.y++
	case u.y > v.y:
		u.y--
	}
	return u
}

// mesh returns the distance of u and v in the mesh.
func (u fttPlace) mesh(v fttPlace) int { return abs(u.x-v.x) + abs(u.y-v.y) }

func abs(a int) int {
	if a < 0 {
		return -a
	}
	return a
}
