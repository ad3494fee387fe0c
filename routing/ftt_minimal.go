package routing

// FTTMinimal is a minimal router on FTT(n), n ≥ 4: no table, no header, constant
// time. It is ours; the FTT paper has no right one.
//
// Write M = ⌊n/2⌋, and L, R, D, U for the crossings of a wrap-around link at the
// left, right, lower and upper side: L leads from (0,y) to (n−1,(y+M) mod n), R
// back, D from (x,0) to ((x+M) mod n,n−1), U back. The distance of u and v is
// the least of
//
//   - the mesh distance;
//   - eight paths with one crossing. A side's places fall into two runs on which
//     the shift is a translation, and in each run the place nearest to u is as good
//     as any other: to go along the side before the crossing or after it is the
//     same. So each of L, R, D, U gives two;
//   - the paths by the ring: the four corners and the two middle places of each
//     side form a cycle of 12 vertices and links,
//     (0,0) (n−1,M) (n−1,M−1) (0,n−1) (n−M,0) (n−M−1,0)
//     (n−1,n−1) (0,n−M−1) (0,n−M) (n−1,0) (M−1,n−1) (M,n−1),
//     which one enters and leaves by mesh distances: ring(i) is
//     mesh(u,i) + min over j of ring distance of i and j + mesh(j,v).
//
// Why no other path is shorter. The ring consists of the eight wrap-around links
// at the ends of the runs, and of the four mesh links between two runs. Take a
// shortest path with two crossings in succession. The same twice, say L L, has a
// whole row between, n−1 hops and n+1 in all, while L and n−1 hops along the side
// lead to the same place. In L R the two crossings are in different runs, or else
// the mesh would do; in L D, L U they need not be. In each case the place of L may
// be moved to that end of its run which is nearer to the second crossing: this
// saves a hop after L for each hop before it. So may the second crossing, by the
// same argument read backwards; hence both are links of the ring. Between two of
// its links a path goes from a vertex of the ring to another, which the ring
// does in at most 6 hops. In the mesh, corners are n−1 apart, and a corner and
// the middle of a side at least M−1; so nothing is lost for n ≥ 14. For
// smaller n, as for all up to 64, the tests compare every pair with
// breadth-first search.
//
// Next goes along the first leg of the best of these paths, so that the distance
// falls by one with every hop.
//
// Cost: constant, no memory; at most 9 candidates and 12 ring vertices. The ring
// is looked at only if it may be shorter: its vertices nearest to u and v bound it
// from below.
type FTTMinimal struct {
	headerless
	fttGrid
	ring [fttRing]fttPlace
}

var _ Router = (*FTTMinimal)(nil)

// fttRing is the length of the cycle through the corners.
const fttRing = 12

// NewFTTMinimal returns the router on FTT(n).
func NewFTTMinimal(n int) *FTTMinimal {
	m, e := n/2, n-1
	return &FTTMinimal{fttGrid: newFTTGrid(n), ring: [fttRing]fttPlace{
		{0, 0}, {e, m}, {e, m - 1}, {0, e}, {n - m, 0}, {e - m, 0},
		{e, e}, {0, e - m}, {0, n - m}, {e, 0}, {m - 1, e}, {m, e},
	}}
}

// Next returns the next vertex on the way to the destination.
func (r *FTTMinimal) Next(at, destination uint32, _ string) (uint32, string) {
	u, v := r.place(at), r.place(destination)
	_, next := r.best(u, v)
	return r.vertex(next), ""
}

// Distance returns the distance of two vertices.
func (r *FTTMinimal) Distance(u, v uint32) int {
	d, _ := r.best(r.place(u), r.place(v))
	return d
}

// best returns the distance of u and v and a neighbour of u that is nearer to v.
func (r *FTTMinimal) best(u, v fttPlace) (int, fttPlace) {
	least, side, along := u.mesh(v), byte(0), 0
	if d, a := r.shifted(u.y, v.y, r.mid); u.x+r.n-v.x+d < least {
		least, side, along = u.x+r.n-v.x+d, fttLeft, a
	}
	if d, a := r.shifted(u.y, v.y, r.n-r.mid); v.x+r.n-u.x+d < least {
		least, side, along = v.x+r.n-u.x+d, fttRight, a
	}
	if d, a := r.shifted(u.x, v.x, r.mid); u.y+r.n-v.y+d < least {
		least, side, along = u.y+r.n-v.y+d, fttDown, a
	}
	if d, a := r.shifted(u.x, v.x, r.n-r.mid); v.y+r.n-u.y+d < least {
		least, side, along = v.y+r.n-u.y+d, fttUp, a
	}
	if r.toRing(u)+r.toRing(v)+2 < least {
		if d, next := r.byRing(u, v, least); d < least {
			return d, next
		}
	}
	wrap := byte(fttWrapX)
	switch side {
	case 0:
		return least, u.toward(v)
	case fttLeft, fttRight:
		u.y += along
	default:
		u.x += along
		wrap = fttWrapY
	}
	if along == 0 {
		next, inside := r.step(u, side)
		if !inside {
			next, _ = r.step(u, wrap)
		}
		u = next
	}
	return least, u
}

// shifted returns the least number of hops along a side from place p to place q
// of the opposite side, before and after a crossing that leads from place i to
// (i+m) mod n, and the first step, 0 if the crossing may come first.
func (r *FTTMinimal) shifted(p, q, m int) (hops, along int) {
	border := r.n - m // where the second run begins
	if p < border {
		hops = abs(p + m - q)
		if over := border - p + q; over < hops {
			return over, 1
		}
		return hops, 0
	}
	hops = abs(p - border - q)
	if back := p - border + r.n - q; back < hops {
		return back, -1
	}
	return hops, 0
}

// toRing bounds the mesh distance from p to the ring from below.
func (r *FTTMinimal) toRing(p fttPlace) int {
	e := r.n - 1
	x, y := min(p.x, e-p.x), min(p.y, e-p.y)
	return min(x+y, r.mid-1-abs(x-y))
}

// byRing returns the length of the shortest path from u to v by the ring, and its
// first step, if it is less than least.
func (r *FTTMinimal) byRing(u, v fttPlace, least int) (int, fttPlace) {
	var rest [fttRing]int
	for i, p := range r.ring {
		rest[i] = p.mesh(v)
	}
	d := rest[fttRing-1]
	for range 2 { // twice around either way, for a ring has no first place
		for i := range rest {
			d = min(d+1, rest[i])
			rest[i] = d
		}
	}
	for range 2 {
		for i := fttRing - 1; i >= 0; i-- {
			d = min(d+1, rest[i])
			rest[i] = d
		}
	}
	enter := -1
	for i, p := range r.ring {
		if d := u.mesh(p) + rest[i]; d < least {
			least, enter = d, i
		}
	}
	if enter < 0 {
		return least, u
	}
	if p := r.ring[enter]; p != u {
		return least, u.toward(p)
	}
	if next := (enter + 1) % fttRing; rest[next] < rest[enter] {
		return least, r.ring[next]
	}
	return least, r.ring[(enter+fttRing-1)%fttRing]
}
