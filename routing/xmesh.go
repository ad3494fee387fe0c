package routing

import "topocert/topology"

// XMinimal goes along a shortest path of XTorus(n), XMesh(n) or XMeshW(n).
//
// Domain: n ≥ 3. Cost: O(1) a hop: a division for each address, the 16 ways from
// one of two entries on each diagonal to one of two exits on each, and no
// table.
//
// Let t be the distance in the torus or mesh. A shortest path uses no diagonal
// link, and has t(u,v) hops, or has a first vertex P and a last vertex Q on
// diagonals between which all its diagonal links lie. By reflection let P be
// the point i on the first diagonal, (i,i).
//
//  1. The entry. With u = (x,y), t(u,P) is the distance of x to i plus that of i
//     to y, hence the distance of x and y for all i between them on the shorter
//     way, and 2 more for each further step of i. On the way to Q a step along
//     the diagonal costs 1. So i = x or i = y is best; likewise for Q.
//  2. Along one diagonal from the point i to j there are |i−j| hops, or through
//     the ends n+1−|i−j| in XTorus, where opposite corners are at distance 2,
//     and n−|i−j| in XMeshW, where they are joined.
//  3. From one diagonal to the other it is best to change in the middle, or, in
//     XTorus, at the ends, where corners in the same row or column are
//     neighbours: one step along a diagonal changes the distance to the other
//     one by 2. With E the sum of the distances of i and j to the nearer ends
//     that makes n−1−E, for odd and even n, or E+1 hops.
//
// The tests compare with breadth-first search.
//
// Source: new. The CCTorus paper gives no routing, and its references [7] and
// [11], which may, are not at hand.
type XMinimal struct {
	headerless
	square
	// around is the number of hops between opposite corners other than along
	// their diagonal; 0 if there is no such way worth going.
	around int
}

var _ Router = (*XMinimal)(nil)

func newXTorusMinimal(net topology.Network) Router {
	if x, ok := net.(*topology.XTorus); ok {
		return &XMinimal{square: square{x.N, true}, around: 2}
	}
	return nil
}

func newXMeshMinimal(net topology.Network) Router {
	switch x := net.(type) {
	case *topology.XMesh:
		return &XMinimal{square: square{x.N, false}}
	case *topology.XMeshW:
		return &XMinimal{square: square{x.N, false}, around: 1}
	}
	return nil
}

// diagonal is a way onto a diagonal from a vertex: the points, by row, at which
// it may be entered, and the number of hops to each of them.
type diagonal struct {
	point [2]int
	hops  int
}

// diagonals returns the ways onto both diagonals.
func (r *XMinimal) diagonals(row, col int) [2]diagonal {
	mirror := r.n - 1 - col
	return [2]diagonal{
		{[2]int{row, col}, r.line(row, col)},
		{[2]int{row, mirror}, r.line(row, mirror)},
	}
}

// column returns the column of a point of a diagonal.
func (r *XMinimal) column(diagonal, point int) int {
	if diagonal == 0 {
		return point
	}
	return r.n - 1 - point
}

// along returns the number of hops between two points of one diagonal.
func (r *XMinimal) along(i, j int) int {
	d := max(i-j, j-i)
	if r.around > 0 {
		return min(d, r.n-1-d+r.around)
	}
	return d
}

// end returns the distance of a point to the nearer end of its diagonal.
func (r *XMinimal) end(i int) int { return min(i, r.n-1-i) }

// across returns the number of hops from the point i of one diagonal to the
// point j of the other.
func (r *XMinimal) across(i, j int) int {
	ends := r.end(i) + r.end(j)
	if r.wraps {
		return min(r.n-1-ends, ends+1)
	}
	return r.n - 1 - ends
}

// Next returns the next vertex on the way to the destination.
func (r *XMinimal) Next(at, destination uint32, _ string) (uint32, string) {
	row, col := r.coordinates(at)
	toRow, toCol := r.coordinates(destination)
	best := r.distance(row, col, toRow, toCol)
	if best <= 1 {
		return destination, ""
	}
	from, to := r.diagonals(row, col), r.diagonals(toRow, toCol)
	// The best way goes from the point i of the diagonal s to the point j of s
	// or, if it crosses, of the other one.
	s, i, j, crosses := -1, 0, 0, false
	for c := range 4 {
		f, g := c&1, c&1^c>>1
		hops := from[f].hops + to[g].hops
		if hops >= best {
			continue
		}
		for p := range 4 {
			pi, pj := from[f].point[p>>1], to[g].point[p&1]
			d := hops
			if f == g {
				d += r.along(pi, pj)
			} else {
				d += r.across(pi, pj)
			}
			if d < best {
				best, s, i, j, crosses = d, f, pi, pj, f != g
			}
		}
	}
	switch {
	case s < 0:
		return r.step(row, col, toRow, toCol), ""
	case from[s].hops > 0:
		return r.step(row, col, i, r.column(s, i)), ""
	case crosses:
		return r.cross(s, i, j), ""
	}
	return r.follow(s, i, j), ""
}

// follow returns the next vertex from the point i to the point j of the
// diagonal s.
func (r *XMinimal) follow(s, i, j int) uint32 {
	next := i + 1
	if direct := r.along(i, j) == max(i-j, j-i); direct == (i > j) {
		next = i - 1
	}
	if next >= 0 && next < r.n {
		return r.vertex(next, r.column(s, next))
	}
	if r.wraps { // to the other diagonal's corner in the same row
		return r.vertex(i, r.column(1-s, i))
	}
	return r.vertex(r.n-1-i, r.column(s, r.n-1-i))
}

// cross returns the next vertex from the point i of the diagonal s to the point
// j of the other one.
func (r *XMinimal) cross(s, i, j int) uint32 {
	end, low := r.end(i), (r.n-1)/2
	inward := r.n-1-end-r.end(j) == r.across(i, j)
	late := 2*j >= r.n // the other diagonal is met in its second half
	var row int
	switch {
	case inward && end < low || !inward && end > 0:
		row = i + 1
		if inward == (2*i >= r.n) {
			row = i - 1
		}
		return r.vertex(row, r.column(s, row))
	case inward && late:
		row = r.n - 1 - low
	case inward:
		row = low
	case late:
		row = r.n - 1
	}
	return r.vertex(row, r.column(1-s, row))
}
