package routing

import "topocert/topology"

// XMinimal goes along a shortest path of XTorus(n), XMesh(n) or XMeshW(n).
//
// Domain: n ≥ 3. Cost: O(1) a hop: a division for each address, the 8 ways from
// one of two entries to one of two exits of the two diagonals, and no table.
//
// Let t be the distance in the torus or mesh. A shortest path uses no diagonal
// link, and has t(u,v) hops, or has a first vertex P and a last vertex Q on
// diagonals between which all its diagonal links lie.
//
//  1. One diagonal is enough. Let P and Q lie on different diagonals, p and q
//     steps from their nearer ends. A step along a diagonal changes the
//     distance to the other one by 2, so that it is best to change in the
//     middle, which makes n−1−p−q hops for odd and even n, or, in XTorus, at
//     the ends, p+q+1 hops. If p ≤ q in the former case, or p ≥ q in the latter,
//     it costs the same to go |p−q| steps along P's diagonal, to the row or
//     column of Q, and then straight to Q, n−1−2q or 2q+1 hops; else to do so
//     in the opposite order, along Q's diagonal.
//  2. The entry. Let P and Q be the points i and j of the first diagonal, (i,i)
//     and (j,j); the other one is its mirror image. With u = (x,y), t(u,P) is
//     the distance of x to i plus that of i to y, hence the distance of x and y
//     for all i between them on the shorter way, and 2 more for each further
//     step of i, while a step along the diagonal costs 1. So i = x or i = y is
//     best; likewise for j.
//  3. From i to j there are |i−j| hops, or, through the ends, n+1−|i−j| in
//     XTorus, where opposite corners are at distance 2, and n−|i−j| in XMeshW,
//     where they are joined.
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

func newXMinimal(net topology.Grid, p []int) Router {
	stem, _ := net.Family()
	around := map[string]int{"XTorus": 2, "XMesh": 0, "XMeshW": 1}[stem]
	return &XMinimal{square: newSquare(p[0], stem == "XTorus"), around: around}
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

// over is a way over a diagonal: from the point i to the point j of the diagonal
// s, after the given number of hops. Without a diagonal, s is -1.
type over struct{ s, i, j, hops int }

// xApproach is the router with a destination.
type xApproach struct {
	*XMinimal
	row, col int
	to       [2]diagonal
}

func (r *XMinimal) toward(destination uint32) xApproach {
	row, col := r.coordinates(destination)
	return xApproach{r, row, col, r.diagonals(row, col)}
}

// between returns the distance from a vertex, and a way over a diagonal if
// that is shorter than any other.
func (a *xApproach) between(row, col int) (distance int, way over) {
	distance, way.s = a.distance(row, col, a.row, a.col), -1
	mirror := a.n - 1 - col
	for s, entry := range [2]int{col, mirror} {
		to := &a.to[s]
		if to.hops >= distance {
			continue
		}
		enter := a.line(row, entry)
		hops := enter + to.hops
		if hops >= distance {
			continue
		}
		for _, i := range [2]int{row, entry} {
			for _, j := range &to.point {
				if d := hops + a.along(i, j); d < distance {
					distance, way = d, over{s, i, j, enter}
				}
			}
		}
	}
	return distance, way
}

// Distance returns the distance of two vertices.
func (r *XMinimal) Distance(u, v uint32) int {
	a := r.toward(v)
	row, col := r.coordinates(u)
	distance, _ := a.between(row, col)
	return distance
}

// Next returns the next vertex on the way to the destination.
func (r *XMinimal) Next(at, destination uint32, _ string) (uint32, string) {
	a := r.toward(destination)
	next, _ := a.Hop(at)
	return next, ""
}

// Hop returns the next vertex on the way to the destination, and the distance.
func (a *xApproach) Hop(at uint32) (next uint32, distance int) {
	row, col := a.coordinates(at)
	distance, way := a.between(row, col)
	switch {
	case way.s < 0:
		return a.step(row, col, a.row, a.col), distance
	case way.hops > 0:
		return a.step(row, col, way.i, a.column(way.s, way.i)), distance
	}
	return a.follow(way.s, way.i, way.j), distance
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
