package routing

import (
	"sync"

	"topocert/topology"
)

// QTMinimal goes along a shortest path of the hyper-torus QT(m,n).
//
// Domain: QT(m,n), all m, n ≥ 2. Cost: O(1) a hop: a division for each of the
// two addresses and at most 32 lookups, whatever m and n are. The one
// table, of 23,104 bytes, is the same for all m and n.
//
// Unfold QT(m,n) into the lattice of modules Z×Z. As QT(m,n) is the lattice
// modulo translations by (m,0) and (0,n), a distance in it is the least of the
// distances f(X,Y,z,w) in the lattice, from corner z of the module (0,0) to
// corner w of the module (X,Y), over all X ≡ x modulo m and Y ≡ y modulo n.
//
//  1. The lattice. A corner z has one link out of its module, in one of the
//     eight directions of a king, and it arrives at z⊕4. Let M be the larger of
//     |X| and |Y|. A path crosses at least M modules' borders, and between two
//     crossings that do not undo each other it makes a hop at least. So
//     f ≥ 2M−1, and f−2M depends only on z, w, the direction, the parity of
//     | |X|−|Y| |, and, near the eight directions themselves, on the distance to
//     them: with b the smaller of |X| and |Y| and a = M−b,
//
//     f(a+2,b) = f(a,b)+4 if a ≥ 4,   f(a,b+1) = f(a,b)+2 if b ≥ 4.
//
//     So the values for a ≤ 5 and b ≤ 4 give all others. They are computed by
//     breadth-first search when the router is made. That they are the distances
//     of the whole lattice is a matter of finitely many cases: f is 0 at the
//     source only, differs by at most 1 along a link, and every other vertex
//     has a neighbour with 1 less.
//
//  2. The representatives. Let X′ ≡ X modulo 2 lie between 0 and X. Then
//     f(X′,Y) ≤ f(X,Y), except X = ±2, X′ = 0; so x, x−m, x+m and x−2m are
//     enough. Given X, f(X,Y) does not fall if |Y| ≥ |X| grows by 2 or 3, hence
//     by n, with the sign of Y. If Y′ ≡ Y modulo 2 lies between 0 and Y, then
//     f(X,Y′) ≤ f(X,Y) for |Y| ≤ |X|−3, and for |Y| = |X|−2 that or
//     f(X,±|X|) ≤ f(X,Y), with the sign of Y. So y, y−n, y+n, y−2n and the two
//     values next to X and to −X are enough.
//
// The tests check each of these statements in every case.
//
// Source: new. The hyper-torus paper's conclusion leaves "an optimal routing
// algorithm" to "future research".
type QTMinimal struct {
	headerless
	m, n  int
	byN   topology.Divisor
	table *qtTable
}

const (
	// qtStraight and qtOblique are the largest a and b in the table.
	qtStraight, qtOblique = 5, 4
	// qtReach is the largest coordinate in the table, qtSide their number.
	qtReach = qtStraight + qtOblique
	qtSide  = 2*qtReach + 1
	// qtHop is the first hop's place in an entry, above the distance: i for
	// the corner z⊕2^i, 3 for the link out of the module.
	qtHop = 5
)

// qtTable holds, at X, Y, w, z, the distance and a first hop in the lattice of
// modules from corner z of (0,0) to corner w of (X,Y).
type qtTable [qtSide * qtSide * 64]uint8

func newQTMinimal(_ topology.Grid, p []int) Router {
	return &QTMinimal{m: p[0], n: p[1], byN: topology.NewDivisor(uint32(p[1])), table: theQTTable()}
}

// qtDirection returns the module to which the link out of corner z leads. It
// arrives there at z⊕4.
func qtDirection(z int) (dx, dy int) {
	switch z & 3 {
	case 0:
		dx, dy = -1, 1
	case 1:
		dx, dy = 0, 1
	case 2:
		dx, dy = -1, -1
	case 3:
		dx, dy = -1, 0
	}
	if z&4 != 0 {
		return -dx, -dy
	}
	return dx, dy
}

// theQTTable returns the table, which is made once.
var theQTTable = sync.OnceValue(newQTTable)

// newQTTable searches a part of the lattice that is larger than the table by 4
// modules all around, which no shortest path leaves.
func newQTTable() *qtTable {
	const reach = qtReach + 4
	const side = 2*reach + 1
	t := new(qtTable)
	// A vertex is (x·side + y)·8 + z. The search is from the destination, so
	// that the link by which a vertex is found is a first hop.
	level, queue := make([]uint8, side*side*8), make([]int, 0, side*side*8)
	for w := range 8 {
		clear(level)
		source := (reach*side+reach)*8 + w
		level[source] = 1
		queue = append(queue[:0], source)
		for head := 0; head < len(queue); head++ {
			v := queue[head]
			x, y, z := v/8/side, v/8%side, v%8
			for hop := range 4 {
				toX, toY, to := x, y, z^1<<hop
				if hop == 3 {
					dx, dy := qtDirection(z)
					toX, toY, to = x+dx, y+dy, z^4
				}
				if toX < 0 || toY < 0 || toX >= side || toY >= side {
					continue
				}
				u := (toX*side+toY)*8 + to
				if level[u] > 0 {
					continue
				}
				level[u] = level[v] + 1
				queue = append(queue, u)
				// From u to w it is minus (toX,toY) that is the difference.
				if X, Y := reach-toX, reach-toY; max(X, -X, Y, -Y) <= qtReach {
					t[qtIndex(X, Y, to, w)] = level[u] - 1 | uint8(hop)<<qtHop
				}
			}
		}
	}
	return t
}

// qtIndex returns the place of an entry, |X| and |Y| at most qtReach.
func qtIndex(X, Y, z, w int) int { return ((X+qtReach)*qtSide+Y+qtReach)*64 + w*8 + z }

// at returns the distance in the lattice and a first hop, for any X and Y.
func (t *qtTable) at(X, Y, z, w int) (distance, hop int) {
	absX, absY := max(X, -X), max(Y, -Y)
	b := min(absX, absY)
	a := max(absX, absY) - b
	lessB := max(0, b-qtOblique)
	lessA := max(0, (a-qtStraight+1)&^1)
	lessX, lessY := lessB, lessB
	if absX > absY {
		lessX += lessA
	} else {
		lessY += lessA
	}
	if X < 0 {
		lessX = -lessX
	}
	if Y < 0 {
		lessY = -lessY
	}
	entry := t[qtIndex(X-lessX, Y-lessY, z, w)]
	return int(entry&(1<<qtHop-1)) + 2*(lessA+lessB), int(entry >> qtHop)
}

// qtApproach is the router with a destination, corner w of the module (x,y).
type qtApproach struct {
	*QTMinimal
	x, y, w int
}

func (r *QTMinimal) toward(destination uint32) qtApproach {
	x, y := r.module(destination)
	return qtApproach{r, x, y, int(destination & 7)}
}

// Next returns the next vertex on the way to the destination.
func (r *QTMinimal) Next(at, destination uint32, _ string) (uint32, string) {
	a := r.toward(destination)
	next, _ := a.Hop(at)
	return next, ""
}

// Hop returns the next vertex on the way to the destination, and the distance.
func (a *qtApproach) Hop(at uint32) (next uint32, distance int) {
	x, y := a.module(at)
	distance, hop := a.lattice(modulo(a.x-x, a.m), modulo(a.y-y, a.n), int(at&7), a.w)
	switch {
	case distance == 0:
		return at, 0
	case hop < 3:
		return at ^ 1<<hop, distance
	}
	dx, dy := qtDirection(int(at & 7))
	x, y = modulo(x+dx, a.m), modulo(y+dy, a.n)
	return uint32(x*a.n+y)<<3 | at&7 ^ 4, distance
}

func (r *QTMinimal) module(v uint32) (x, y int) {
	high, low := r.byN.Divide(v >> 3)
	return int(high), int(low)
}

// lattice returns the least distance in the lattice over the representatives
// of (x,y), 0 ≤ x < m and 0 ≤ y < n, and a first hop.
func (r *QTMinimal) lattice(x, y, z, w int) (distance, hop int) {
	// The nearest representative bounds the distance, so that most others need
	// no lookup; it is met again.
	distance, _ = r.table.at(nearer(x, r.m), nearer(y, r.n), z, w)
	distance++
	for _, X := range [4]int{x, x - r.m, x + r.m, x - 2*r.m} {
		absX := max(X, -X)
		if 2*absX-1 >= distance {
			continue
		}
		for _, Y := range [4]int{y, y - r.n, y + r.n, y - 2*r.n} {
			distance, hop = r.try(X, Y, z, w, distance, hop)
		}
		if absX > r.n { // else those next to ±X are among the four
			low := -absX - modulo(-absX-y, r.n)
			high := absX + modulo(y-absX, r.n)
			for _, Y := range [4]int{low, low + r.n, high - r.n, high} {
				distance, hop = r.try(X, Y, z, w, distance, hop)
			}
		}
	}
	return distance, hop
}

// try returns the distance of one representative and its first hop, or those
// given if they are as good.
func (r *QTMinimal) try(X, Y, z, w, distance, hop int) (int, int) {
	if 2*max(X, -X, Y, -Y)-1 < distance {
		if d, h := r.table.at(X, Y, z, w); d < distance {
			return d, h
		}
	}
	return distance, hop
}

// nearer returns which of a and a−n is nearer to 0.
func nearer(a, n int) int {
	if 2*a > n {
		return a - n
	}
	return a
}

// modulo returns a modulo n, not negative, for n > 0.
func modulo(a, n int) int {
	if uint(a) < uint(n) {
		return a
	}
	if a %= n; a < 0 {
		a += n
	}
	return a
}
