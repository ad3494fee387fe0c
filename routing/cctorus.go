package routing

import "topocert/topology"

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
}

func newCCTorusMinimal(net topology.Network) Router {
	var r *CCTorusMinimal
	switch net := net.(type) {
	case *topology.CCTorus:
		r = &CCTorusMinimal{square: square{net.N, true}}
	case *topology.CCTorusOpp:
		r = &CCTorusMinimal{square: square{net.N, true}, corner: 1}
	default:
		return nil
	}
	r.edges = [2]int{0, r.n - 1}
	r.middles = [2]int{(r.n - 1) / 2, r.n / 2}
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
// centres k = 2i+j, and the centre whose outer nodes give it. For odd n the four
// centres are one.
func (r *CCTorusMinimal) entries(row, col int) (e, by [4]int) {
	rows, cols := r.lines(row), r.lines(col)
	least := 0
	for k := range 4 {
		e[k], by[k] = r.entry(&rows, &cols, k>>1, k&1), k
		if e[k] < e[least] {
			least = k
		}
	}
	if r.n%2 == 1 {
		e[0], by[0] = e[least], least
	}
	return e, by
}

// through is a way through a centre: the number of hops to it, and the centres
// whose outer nodes it uses.
type through struct{ from, entrance, exit int }

// between returns the distance of two nodes, and the centre through which there
// is a shorter way than in the torus, or -1.
func (r *CCTorusMinimal) between(row, col, toRow, toCol int) (distance, via int, way through) {
	distance, via = r.distance(row, col, toRow, toCol), -1
	from, entrance := r.entries(row, col)
	to, exit := r.entries(toRow, toCol)
	for k := range 4 - 3*(r.n%2) {
		if d := from[k] + to[k]; d < distance {
			distance, via, way = d, k, through{from[k], entrance[k], exit[k]}
		}
	}
	return distance, via, way
}

// Distance returns the distance of two vertices.
func (r *CCTorusMinimal) Distance(u, v uint32) int {
	row, col := r.coordinates(u)
	toRow, toCol := r.coordinates(v)
	distance, _, _ := r.between(row, col, toRow, toCol)
	return distance
}

// Next returns the next vertex on the way to the destination.
func (r *CCTorusMinimal) Next(at, destination uint32, _ string) (uint32, string) {
	row, col := r.coordinates(at)
	toRow, toCol := r.coordinates(destination)
	_, via, way := r.between(row, col, toRow, toCol)
	if via < 0 {
		return r.step(row, col, toRow, toCol), ""
	}
	centreRow, centreCol := r.middles[via>>1], r.middles[via&1]
	switch way.from {
	case 0: // at the centre, and the way through an outer node is shorter
		return r.vertex(r.outer(toRow, toCol, way.exit)), ""
	case 1:
		return r.vertex(centreRow, centreCol), ""
	case r.distance(row, col, centreRow, centreCol):
		return r.step(row, col, centreRow, centreCol), ""
	}
	outRow, outCol := r.outer(row, col, way.entrance)
	return r.step(row, col, outRow, outCol), ""
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
