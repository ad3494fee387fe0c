package routing

import (
	"slices"

	"topocert/topology"
)

// CCTorusMinimal goes along a shortest path of CCTorus(n) or CCTorusOpp(n).
//
// Domain: CCTorus(n), n ≥ 3; CCTorusOpp(n), even n ≥ 4. Cost: O(1) a hop: a
// division for each address, the torus distances of both to 16 nodes, and no table.
//
// Let t be the torus distance. A shortest path from u to v either has only links
// of the torus, and t(u,v) hops, or it visits a centre. In the latter case let k
// be the first centre on it and l the last. Between u and k there is at most one
// link outside the torus, the last, from an outer node; hence that part has
//
//	e(u,k) = min( t(u,k), 1 + min of t(u,a) over the outer nodes a of k )
//
// hops, and the part between l and v has e(v,l). For odd n there is one centre,
// with eight outer nodes, and k = l.
//
// For even n there are four, each with three outer nodes, a corner and two
// middles. Between k and l there are t(k,l) ≤ 2 hops, as any other way leads
// through two outer nodes. Here too k = l is enough: if the part from u to k
// is in the torus, e(u,l) ≤ t(u,k)+t(k,l), likewise for v; and if the path is
// u … a, k, …, l, b … v with outer nodes a and b, the reflections of rows and
// columns that take k to l take a to an outer node of l, which is t(k,l) hops
// from a. So the distance is
//
//	min( t(u,v), min over k of e(u,k) + e(v,k) ).
//
// The tests compare with breadth-first search.
//
// Source: new. The CCTorus paper gives no routing.
type CCTorusMinimal struct {
	headerless
	square
	// edges and middles are the rows, and the columns, of outer nodes and centres.
	edges, middles [2]int
	// corner is 1 if the corners are joined to the opposite centres, else 0.
	corner int
	// centres is their number.
	centres int
}

func newCCTorusMinimal(net topology.Grid, p []int) Router {
	r := &CCTorusMinimal{square: newSquare(p[0], true)}
	if stem, _ := net.Family(); stem == "CCTorusOpp" {
		r.corner = 1
	}
	r.edges = [2]int{0, r.n - 1}
	r.middles = [2]int{(r.n - 1) / 2, r.n / 2}
	r.centres = 4 - 3*(r.n%2)
	return r
}

// lines holds the distances of a row, or of a column, to those of the outer
// nodes and centres.
type lines struct{ edge, middle [2]int }

func (r *CCTorusMinimal) lines(a int) (l lines) {
	l.edge = [2]int{min(a, r.n-a), min(a+1, r.n-1-a)}
	for i, m := range r.middles { // no way around is shorter
		l.middle[i] = max(a-m, m-a)
	}
	return l
}

// entry returns e(u,k) for the node u with the given row and column and the
// centre k in the row middles[i] and the column middles[j].
func (r *CCTorusMinimal) entry(row, col *lines, i, j int) int {
	return min(row.middle[i]+col.middle[j], 1+min(
		row.edge[i^r.corner]+col.edge[j^r.corner],
		row.edge[i]+col.middle[j],
		row.middle[i]+col.edge[j]))
}

// entries returns e(u,k) for the node u with the given row and column and all
// centres k = 2i+j. For odd n the four centres are one.
func (r *CCTorusMinimal) entries(row, col int) (e [4]int) {
	rows, cols := r.lines(row), r.lines(col)
	if r.centres == 1 {
		rowEdge, colEdge := min(rows.edge[0], rows.edge[1]), min(cols.edge[0], cols.edge[1])
		e[0] = min(min(rows.middle[0], rowEdge+1)+cols.middle[0], min(rows.middle[0], rowEdge)+colEdge+1)
		return e
	}
	for k := range e {
		e[k] = r.entry(&rows, &cols, k>>1, k&1)
	}
	return e
}

// quarter returns the centre, of four, whose outer nodes give e(u,k) for the node
// u with the given row and column and the centre k.
func (r *CCTorusMinimal) quarter(row, col, k int) int {
	if r.centres > 1 {
		return k
	}
	rows, cols := r.lines(row), r.lines(col)
	least := 0
	for k := range 4 {
		if r.entry(&rows, &cols, k>>1, k&1) < r.entry(&rows, &cols, least>>1, least&1) {
			least = k
		}
	}
	return least
}

// cctorusApproach is the router with a destination.
type cctorusApproach struct {
	*CCTorusMinimal
	row, col int
	// exit holds e(v,k) for the destination v, and nearest is the least of them.
	exit    [4]int
	nearest int
}

func (r *CCTorusMinimal) toward(destination uint32) cctorusApproach {
	row, col := r.coordinates(destination)
	a := cctorusApproach{r, row, col, r.entries(row, col), 0}
	a.nearest = slices.Min(a.exit[:r.centres])
	return a
}

// Distance returns the distance of two vertices.
func (r *CCTorusMinimal) Distance(u, v uint32) int {
	a := r.toward(v)
	_, distance := a.Hop(u)
	return distance
}

// Next returns the next vertex on the way to the destination.
func (r *CCTorusMinimal) Next(at, destination uint32, _ string) (uint32, string) {
	a := r.toward(destination)
	next, _ := a.Hop(at)
	return next, ""
}

// Hop returns the next vertex on the way to the destination, and the distance.
func (a *cctorusApproach) Hop(at uint32) (next uint32, distance int) {
	row, col := a.coordinates(at)
	distance = a.distance(row, col, a.row, a.col)
	via, enter := -1, 0
	if distance > a.nearest {
		from := a.entries(row, col)
		for k := range a.centres {
			if d := from[k] + a.exit[k]; d < distance {
				distance, via, enter = d, k, from[k]
			}
		}
	}
	if via < 0 {
		return a.step(row, col, a.row, a.col), distance
	}
	return a.through(row, col, via, enter), distance
}

// through returns the next vertex from the given row and column on the way
// through a centre that is the given number of hops away.
func (a *cctorusApproach) through(row, col, via, enter int) uint32 {
	centreRow, centreCol := a.middles[via>>1], a.middles[via&1]
	switch enter {
	case 0: // at the centre, and the way through an outer node is shorter
		return a.vertex(a.outer(a.row, a.col, a.quarter(a.row, a.col, via)))
	case 1:
		return a.vertex(centreRow, centreCol)
	case a.distance(row, col, centreRow, centreCol):
		return a.step(row, col, centreRow, centreCol)
	}
	outRow, outCol := a.outer(row, col, a.quarter(row, col, via))
	return a.step(row, col, outRow, outCol)
}

// outer returns the outer node of the centre k that is nearest to the node with
// the given row and column.
func (r *CCTorusMinimal) outer(row, col, k int) (outRow, outCol int) {
	i, j := k>>1, k&1
	outRow, outCol = r.edges[i^r.corner], r.edges[j^r.corner]
	if r.distance(row, col, r.edges[i], r.middles[j]) < r.distance(row, col, outRow, outCol) {
		outRow, outCol = r.edges[i], r.middles[j]
	}
	if r.distance(row, col, r.middles[i], r.edges[j]) < r.distance(row, col, outRow, outCol) {
		outRow, outCol = r.middles[i], r.edges[j]
	}
	return outRow, outCol
}
