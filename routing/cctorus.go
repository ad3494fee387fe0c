package routing

import "topocert/topology"

// CCTorusMinimal goes along a shortest path of CCTorus(n) or CCTorusOpp(n).
//
// Domain: CCTorus(n), n ≥ 3; CCTorusOpp(n), even n ≥ 4. Cost: O(1) a hop: a
// division for each address, the torus distances of both to at most 16 nodes,
// and no table.
//
// Let t be the torus distance. A shortest path from u to v either has no link to
// a centre outside the torus, and t(u,v) hops, or it visits a centre. In the
// latter case let k be the first centre on it and l the last. Between u and k
// there is at most one link outside the torus, the last, from an outer node;
// hence that part has
//
//	e(u,k) = min( t(u,k), 1 + min of t(u,a) over the outer nodes a of k )
//
// hops, and the part between l and v has e(v,l). Between k and l there are
// t(k,l) ≤ 2 hops, as any other way leads through two outer nodes. So the
// distance is
//
//	min( t(u,v), min over k, l of e(u,k) + t(k,l) + e(v,l) ).
//
// For even n each of the four centres has three outer nodes: a corner and two
// middles. For odd n the four centres are one, and have eight outer nodes.
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

var _ Router = (*CCTorusMinimal)(nil)

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
	for i := range 2 {
		l.edge[i], l.middle[i] = r.line(a, r.edges[i]), r.line(a, r.middles[i])
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

// entries returns e(u,k) for all centres k.
func (r *CCTorusMinimal) entries(row, col int) (e [2][2]int) {
	rows, cols := r.lines(row), r.lines(col)
	for i := range 2 {
		for j := range 2 {
			e[i][j] = r.entry(&rows, &cols, i, j)
		}
	}
	return e
}

// Next returns the next vertex on the way to the destination.
func (r *CCTorusMinimal) Next(at, destination uint32, _ string) (uint32, string) {
	row, col := r.coordinates(at)
	toRow, toCol := r.coordinates(destination)
	best := r.distance(row, col, toRow, toCol)
	if best <= 1 {
		return destination, ""
	}
	from, exit := r.entries(row, col), r.entries(toRow, toCol)
	// rest holds the distances of the centres to the destination on a path that
	// leaves the centres' square anywhere.
	rest := exit
	apart := r.middles[1] - r.middles[0]
	for i := range 2 {
		rest[i][0], rest[i][1] = min(rest[i][0], rest[i][1]+apart), min(rest[i][1], rest[i][0]+apart)
	}
	for j := range 2 {
		rest[0][j], rest[1][j] = min(rest[0][j], rest[1][j]+apart), min(rest[1][j], rest[0][j]+apart)
	}
	via := -1
	for k := range 4 {
		if d := from[k>>1][k&1] + rest[k>>1][k&1]; d < best {
			best, via = d, k
		}
	}
	if via < 0 {
		return r.step(row, col, toRow, toCol), ""
	}
	i, j := via>>1, via&1
	switch from[i][j] {
	case 0:
		return r.leave(i, j, exit, toRow, toCol), ""
	case 1:
		return r.vertex(r.middles[i], r.middles[j]), ""
	case r.distance(row, col, r.middles[i], r.middles[j]):
		return r.step(row, col, r.middles[i], r.middles[j]), ""
	}
	outRow, outCol := r.outer(row, col, i, j)
	return r.step(row, col, outRow, outCol), ""
}

// leave returns the next vertex from the centre in the row middles[i] and the
// column middles[j] to a destination to which the way through an outer node is
// the shortest. It goes to the centre that the way leaves from, then out.
func (r *CCTorusMinimal) leave(i, j int, exit [2][2]int, toRow, toCol int) uint32 {
	apart := r.middles[1] - r.middles[0]
	least, lastI, lastJ := 1<<30, 0, 0
	for k := range 4 {
		toI, toJ := k>>1, k&1
		if d := exit[toI][toJ] + apart*((i^toI)+(j^toJ)); d < least {
			least, lastI, lastJ = d, toI, toJ
		}
	}
	switch {
	case apart > 0 && i != lastI:
		return r.vertex(r.middles[lastI], r.middles[j])
	case apart > 0 && j != lastJ:
		return r.vertex(r.middles[i], r.middles[lastJ])
	}
	return r.vertex(r.outer(toRow, toCol, lastI, lastJ))
}

// outer returns the outer node of the centre in the row middles[i] and the
// column middles[j] that is nearest to the node with the given row and column.
func (r *CCTorusMinimal) outer(row, col, i, j int) (outRow, outCol int) {
	outRow, outCol = r.edges[i^r.corner], r.edges[j^r.corner]
	if r.distance(row, col, r.edges[i], r.middles[j]) < r.distance(row, col, outRow, outCol) {
		outRow, outCol = r.edges[i], r.middles[j]
	}
	if r.distance(row, col, r.middles[i], r.edges[j]) < r.distance(row, col, outRow, outCol) {
		outRow, outCol = r.middles[i], r.edges[j]
	}
	return outRow, outCol
}
