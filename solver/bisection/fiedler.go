package bisection

import (
	"cmp"
	"math"
	"slices"

	"topocert/solver"
	"topocert/solver/distance"
	"topocert/solver/sdp"
	"topocert/topology"
)

// fiedler returns the vertices in the order of a function on them that is close to the
// Fiedler vector, the eigenvector of the least positive eigenvalue of the Laplacian matrix: the
// first half of it is a spectral cut. It is Chebyshev-filtered power iteration. It begins with the difference of the distances from v
// and from a vertex farthest from v. Each of a few rounds applies a Chebyshev
// polynomial that leaves eigenvectors above the present Rayleigh quotient as they
// are and makes those below large: degree k does what k² power iterations do.
//
// Cost: rounds·degree·(N + size) operations; 24 bytes a vertex.
//
// Sources: M. Fiedler, "A property of eigenvectors of nonnegative symmetric
// matrices and its application to graph theory", Czechoslovak Mathematical
// Journal 25, 1975; Y. Saad, "Chebyshev acceleration techniques for solving
// nonsymmetric eigenvalue problems", Mathematics of Computation 42, 1984.
func (s *cutSearch) fiedler(v uint32) []uint32 {
	g := s.partition.g
	n := g.Order()
	near, order := distance.Levels(g, v, nil, nil)
	far, _ := distance.Levels(g, order[len(order)-1], nil, nil)
	x, y, z := make([]float64, n), make([]float64, n), make([]float64, n)
	_, degree := distance.Degrees(g)
	for u := range x {
		x[u] = float64(n)
		if near[u] != distance.Unreached {
			x[u] = float64(near[u]) - float64(far[u]) + s.random.Float64()/8
		}
	}
	rounds, power := 4, 30
	if n > 1000 {
		power = 120
	}
	top := float64(max(1, 2*degree)) // no eigenvalue is above
	for range rounds {
		centre(x)
		laplacian(g, x, y)
		low := min(sdp.Dot(x, y), top*0.9)
		// T(i+1) = 2·t·T(i) − T(i−1), t the map of [low, top] to [−1, 1].
		middle, half := (top+low)/2, (top-low)/2
		for u := range x {
			y[u] = (y[u] - middle*x[u]) / half
		}
		for range power {
			if s.ctx.Err() != nil {
				break
			}
			laplacian(g, y, z)
			for u := range x {
				x[u], y[u] = y[u], 2*(z[u]-middle*y[u])/half-x[u]
			}
			if size := math.Sqrt(sdp.Dot(y, y)); size > 1e100 {
				for u := range x {
					x[u], y[u] = x[u]/size, y[u]/size
				}
			}
		}
		x, y = y, x
		s.partition.work += power * (n + 2*g.Size()) / 8
	}
	list := solver.Identity(n)
	slices.SortStableFunc(list, func(a, b uint32) int { return cmp.Compare(x[a], x[b]) })
	return list
}

// laplacian sets y to L·x: degree times the own value, less the neighbours'.
func laplacian(g *topology.Graph, x, y []float64) {
	for v := range x {
		row := g.Neighbors(uint32(v))
		sum := float64(len(row)) * x[v]
		for _, u := range row {
			sum -= x[u]
		}
		y[v] = sum
	}
}

// centre projects x on what is orthogonal to the constants, and makes its length 1. The constant function has
// eigenvalue 0 and would win.
func centre(x []float64) {
	mean := 0.0
	for _, a := range x {
		mean += a
	}
	mean /= float64(len(x))
	for v := range x {
		x[v] -= mean
	}
	if size := math.Sqrt(sdp.Dot(x, x)); size > 0 {
		for v := range x {
			x[v] /= size
		}
	}
}
