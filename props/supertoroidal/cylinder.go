package supertoroidal

import (
	"topocert/props"
	"topocert/topology"
)

// cylinder is the layout of Section III with y round a ring and x
// interleaved: the ring of index i, in the order of x, has the radius
// 1/(2 sin(π/cl)) + i, so that neighbours on the innermost are one unit apart.
type cylinder struct {
	sine  span // of π/cl
	outer int  // the index of the outermost ring, ck−1
	// along is the square of the length of the longest link (±1,0,0).
	along int
	// round is the longest link (0,±1,0): no other lies in a ring further out, and
	// no other climbs more.
	round              [2]uint32
	roundRing, roundUp int
}

// newCylinder takes the links' places in the cylinder from the network.
func newCylinder(t *props.Case, net network) *cylinder {
	ck, cl := net.c*net.k, net.c*net.l
	g := &cylinder{sine: sineOfPiOver(cl), outer: ck - 1}
	mostRing, mostUp := 0, 0
	for u, v := range net.Edges() {
		x, y := net.Coordinate(u, 0), net.Coordinate(u, 1)
		x2, y2 := net.Coordinate(v, 0), net.Coordinate(v, 1)
		ring, up := topology.Interleave(x, ck), gap(net.Coordinate(u, 2), net.Coordinate(v, 2))
		if x != x2 {
			t.Want(y == y2, "%s: the link %s–%s changes x and y", net.Name(), net.Label(u), net.Label(v))
			across := gap(ring, topology.Interleave(x2, ck))
			g.along = max(g.along, across*across+up*up)
			continue
		}
		gap := gap(y, y2)
		t.Want(gap == 1 || gap == cl-1, "%s: the link %s–%s does not go on round the ring", net.Name(), net.Label(u), net.Label(v))
		mostRing, mostUp = max(mostRing, ring), max(mostUp, up)
		if ring >= g.roundRing && up >= g.roundUp {
			g.round, g.roundRing, g.roundUp = [2]uint32{u, v}, ring, up
		}
	}
	if g.roundRing != mostRing || g.roundUp != mostUp {
		t.Openf("in %s the links (0,±1,0) that climb most are not in the outermost ring", net.Name())
	}
	return g
}

// chord returns the distance of neighbours on ring i, 1 + 2i·sin(π/cl), from
// the enclosed sine.
func chord(sine span, ring int) span { return sine.times(2*int64(ring), 1).plus(1) }

// longestRound returns the square of the length of the longest link (0,±1,0).
func (g *cylinder) longestRound() span {
	chord := chord(g.sine, g.roundRing)
	return chord.by(chord).plus(int64(g.roundUp * g.roundUp))
}

// turn returns 2πk/l.
func turn(k, l int) span { return pi().times(2*int64(k), int64(l)) }

func gap(a, b int) int { return max(a-b, b-a) }
