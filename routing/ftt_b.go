package routing

import "strings"

// FTTRouteB is the fault-tolerant routing of the FTT paper, "B. Routing in FTT in
// Faulty situation", on top of a router for the network without faults. At (i,j),
// if the link to the base's next place (k,l) is blocked, the message goes as the
// procedure says, and then on as the base says.
//
//   - Case 1, the link is a mesh link along x: "Next positions are (i,j+1),
//     (i+1,j+1),and (i+1,j-1)" for i < k and j < n−1, and seven lines like it: one step
//     aside, one on, and a third place on the other side of (k,l). Case 2 is the
//     same along y.
//   - Case 3, the wrap-around link along x at place x of a side: "if(x=Mid-1) Next
//     position is (x+n-1,w_x)", else (x+1,w_x), or at x = n−1 (x−1,w_x): one step along
//     the side, and over. x+n−1 is taken modulo n. Case 4 is the same along y.
//
// The three positions of cases 1 and 2 are read in the ways of FTTDetour. No way
// delivers every pair of living vertices; the defects, on FTTMinimal:
//
//   - as a walk, "(i+1,j+1),and (i+1,j-1)" are no neighbours, and at the border the
//     third does not exist. FTT(4), dead link (1,0)–(1,1), (1,0) to (1,1): the
//     message comes to (2,0), (2,1), and is to go to (0,1);
//   - as a walk that passes (k,l) between the two, the same at the border, and it
//     comes to a dead (k,l). FTT(4), dead vertex (0,0), (1,0) to (3,2): the message
//     comes to (1,1), (0,1), and is to go to (0,0);
//   - as alternatives only the first is a neighbour, from where the base may return.
//     FTT(4), dead link (0,0)–(0,1), (0,0) to (0,1): the message goes to (1,0) and
//     back for ever;
//   - "else if(x<n-1) Next position is (x+1,w_x)" leads astray for odd n, where the
//     link at place x+1 goes to the other end of the side. FTT(7), dead link
//     (0,3)–(6,6), (0,3) to (6,6): the message goes (0,4) (6,0) (0,4) (0,3) for ever.
//
// Only the ends of a dead link, and the neighbours of a dead vertex, use their
// knowledge of it; headers hold the steps still to go. A message that the procedure
// sends into the fault stops.
//
// Domain: FTT(n), with a base whose messages leave with the header "".
// Cost: that of the base, and constant at a fault.
//
// Source: the FTT paper, §5, B.
// Deviations: (i+1,j-11), in case 2, is read as (i+1,j−1), as the lines around it
// suggest. A dead vertex is taken for a fault of the link that leads to it.
type FTTRouteB struct {
	Router
	fttGrid
	// detours holds the header for a faulty link by the step to the link and the
	// step aside.
	detours map[[2]byte]string
}

var _ FaultTolerant = (*FTTRouteB)(nil)

// FTTDetour is a way to read "Next positions are" in cases 1 and 2.
type FTTDetour int

// The ways.
const (
	FTTWalk         FTTDetour = iota // one hop to each of the three, in order
	FTTThrough                       // likewise, but from the second to the third in two hops, by (k,l)
	FTTAlternatives                  // to the first of them that a living link leads to
)

// String returns the word for the reading in a router's name.
func (d FTTDetour) String() string { return [...]string{"walk", "through", "alternatives"}[d] }

// about puts the reading into words.
func (d FTTDetour) about() string {
	return [...]string{"a walk", "a walk by the next place", "alternatives"}[d]
}

// NewFTTRouteB returns the router on FTT(n) with the given base.
func NewFTTRouteB(n int, base Router, detour FTTDetour) *FTTRouteB {
	r := &FTTRouteB{Router: base, fttGrid: newFTTGrid(n), detours: make(map[[2]byte]string)}
	const alongX, alongY = "lr", "du"
	for i := range 2 {
		for k := range 2 {
			aside, opposite := alongY[k:k+1], alongY[1-k:2-k]
			r.detours[[2]byte{alongX[i], aside[0]}] = detour.steps(alongX[i:i+1], aside, opposite)
			aside, opposite = alongX[k:k+1], alongX[1-k:2-k]
			r.detours[[2]byte{alongY[i], aside[0]}] = detour.steps(alongY[i:i+1], aside, opposite)
		}
		r.detours[[2]byte{fttWrapX, alongY[i]}] = alongY[i:i+1] + "x!"
		r.detours[[2]byte{fttWrapY, alongX[i]}] = alongX[i:i+1] + "y!"
	}
	return r
}

// steps returns the header for cases 1 and 2. A capital stands for two steps in
// one hop.
func (d FTTDetour) steps(on, aside, opposite string) string {
	switch d {
	case FTTWalk:
		return aside + on + strings.ToUpper(opposite) + "!"
	case FTTThrough:
		return aside + on + opposite + opposite + "!"
	}
	return aside + "!"
}

// Around returns the procedure with the given fault.
func (r *FTTRouteB) Around(f Fault) Router { return &fttAroundB{r, f} }

// fttAroundB is the procedure with a fault. In a detour the header holds the
// steps to go, and "!".
type fttAroundB struct {
	*FTTRouteB
	fault Fault
}

// Next returns the next vertex on the way to the destination.
func (r *fttAroundB) Next(at, destination uint32, header string) (uint32, string) {
	if !strings.HasSuffix(header, "!") {
		next, after := r.Router.Next(at, destination, header)
		if !r.fault.Blocks(at, next) {
			return next, after
		}
		header = r.detour(r.place(at), r.place(next))
	}
	to, exists := r.step(r.place(at), header[0])
	next := r.vertex(to)
	switch {
	case !exists:
		return r.nowhere(), ""
	case r.fault.Blocks(at, next):
		return at, ""
	case header[1:] == "!":
		return next, r.Header(next, destination)
	}
	return next, header[1:]
}

// detour returns the steps that go around the link from u to v.
func (r *fttAroundB) detour(u, v fttPlace) string {
	var step, aside byte
	switch {
	case u.mesh(v) == 1 && u.y == v.y: // case 1
		step, aside = fttRight, fttUp
		if u.x > v.x {
			step = fttLeft
		}
		if u.y == r.n-1 {
			aside = fttDown
		}
	case u.mesh(v) == 1: // case 2
		step, aside = fttUp, fttRight
		if u.y > v.y {
			step = fttDown
		}
		if u.x == r.n-1 {
			aside = fttLeft
		}
	case r.wrapped(u, v): // case 3
		step, aside = fttWrapX, fttUp
		if u.y == r.mid-1 || u.y == r.n-1 {
			aside = fttDown
		}
	default: // case 4
		step, aside = fttWrapY, fttRight
		if u.x == r.mid-1 || u.x == r.n-1 {
			aside = fttLeft
		}
	}
	return r.detours[[2]byte{step, aside}]
}

// wrapped tells whether the link from u to v crosses along x.
func (g *fttGrid) wrapped(u, v fttPlace) bool {
	w, side := g.step(u, fttWrapX)
	return side && w == v
}
