package routing

import "slices"

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
// smaller n, as for all up to 64, the tests decide every pair.
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

// fttApproach is the router with a destination.
type fttApproach struct {
	*FTTMinimal
	to     fttPlace
	toRing int
	// rest[i] is the distance from ring vertex i to the destination by the ring,
	// and nearest the least of them; known is whether they have been computed.
	rest    [fttRing]int
	nearest int
	known   bool
}

func (r *FTTMinimal) toward(destination uint32) fttApproach {
	to := r.place(destination)
	return fttApproach{FTTMinimal: r, to: to, toRing: r.toRing(to)}
}

// Next returns the next vertex on the way to the destination.
func (r *FTTMinimal) Next(at, destination uint32, _ string) (uint32, string) {
	a := r.toward(destination)
	next, _ := a.Hop(at)
	return next, ""
}

// Distance returns the distance of two vertices.
func (r *FTTMinimal) Distance(u, v uint32) int {
	a := r.toward(v)
	_, distance := a.Hop(u)
	return distance
}

// Hop returns the next vertex on the way to the destination, and the distance.
func (a *fttApproach) Hop(at uint32) (next uint32, distance int) {
	distance, place := a.best(a.place(at))
	return a.vertex(place), distance
}

// best returns the distance of u and a neighbour of u that is nearer.
func (a *fttApproach) best(u fttPlace) (int, fttPlace) {
	v, n := a.to, a.n
	least, side, along := u.mesh(v), byte(0), 0
	if across := u.x + n - v.x; across < least {
		if d, step := a.shifted(u.y, v.y, a.mid); across+d < least {
			least, side, along = across+d, fttLeft, step
		}
	}
	if across := v.x + n - u.x; across < least {
		if d, step := a.shifted(u.y, v.y, n-a.mid); across+d < least {
			least, side, along = across+d, fttRight, step
		}
	}
	if across := u.y + n - v.y; across < least {
		if d, step := a.shifted(u.x, v.x, a.mid); across+d < least {
			least, side, along = across+d, fttDown, step
		}
	}
	if across := v.y + n - u.y; across < least {
		if d, step := a.shifted(u.x, v.x, n-a.mid); across+d < least {
			least, side, along = across+d, fttUp, step
		}
	}
	if a.FTTMinimal.toRing(u)+a.toRing+2 < least {
		if d, next := a.byRing(u, least); d < least {
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
		next, inside := a.step(u, side)
		if !inside {
			next, _ = a.step(u, wrap)
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

// leave computes rest and nearest.
func (a *fttApproach) leave() {
	a.known = true
	rest := &a.rest
	for i, p := range a.ring {
		rest[i] = p.mesh(a.to)
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
	a.nearest = slices.Min(rest[:])
}

// byRing returns the length of the shortest path from u by the ring, and its
// first step, if it is less than least.
func (a *fttApproach) byRing(u fttPlace, least int) (int, fttPlace) {
	if !a.known {
		a.leave()
	}
	enter := -1
	if a.FTTMinimal.toRing(u)+a.nearest < least {
		for i := range a.ring {
			if d := u.mesh(a.ring[i]) + a.rest[i]; d < least {
				least, enter = d, i
			}
		}
	}
	if enter < 0 {
		return least, u
	}
	if p := a.ring[enter]; p != u {
		return least, u.toward(p)
	}
	if next := (enter + 1) % fttRing; a.rest[next] < a.rest[enter] {
		return least, a.ring[next]
	}
	return least, a.ring[(enter+fttRing-1)%fttRing]
}
