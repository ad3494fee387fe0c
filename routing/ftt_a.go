package routing

import (
	"fmt"
	"strconv"
	"strings"
)

// FTTRouteA is the fault-free routing of the FTT paper, "A. Route", as a reading
// takes it. D is the diameter, Mid = M = ⌊n/2⌋, (x1,y1) where the message is, and
// (xk,yk) the destination.
//
//  1. Δx = x1 − xk, Δy = y1 − yk, s = |Δx| + |Δy|.
//  2. If s ≥ D, cross a wrap-around link: if |Δx| > |Δy| one along y (w_y), else one
//     along x (w_x). For w_y: from y1 = 0, if x1 > Mid, by the path
//     "(x_{n-1} - Mid)w_y", else "-x1 w_y"; from y1 > Mid by "(y_{n-1} - y1)w_y", else
//     by "-y1 w_y". For w_x the same with x and y exchanged, but for one slip: from
//     x1 = 0 and y1 ≤ Mid by "-y1 w_x".
//  3. "Update x1,y1 to the current position and go to step 1".
//  4. If s ≤ D, if x1 ≤ xk "Path= Δx // Δx hops towards right", else "path = -Δx"
//     hops left; then along y likewise.
//
// No reading delivers every pair, nor does any other combination of the choices, for
// n = 4 … 12. The lines at fault:
//
//   - "go to step 1" as it stands in step 3 leaves step 4 unreached: a message with
//     s < D never moves. (0,0) to (0,1) in FTT(4).
//   - "Δx hops towards right", Δx = x1 − xk ≤ 0, leads away from the destination.
//     (0,0) to (0,1) in FTT(4), with step 3 inside step 2.
//   - "Set path = (x_{n-1} - Mid)w_y": n−1−Mid hops to the right of x1 > Mid end
//     outside the grid. (3,0) to (0,1) in FTT(4), s > D.
//   - Step 2 may come back to where it was, for ever. (2,3) to its neighbour (0,0) in
//     FTT(4), with numbers of hops, D = n−1 = 3 and s > D: left to (0,3), over to
//     (3,1), down to (3,0), over to (1,3), left to (0,3) again.
//
// Domain: FTT(n). Cost: constant for a hop, and no memory: a header holds what is left
// of the path, and is taken from a table of O(n) texts. A path once set is
// followed to its end; a message that meets its destination on the way is
// delivered. A hop that leaves the grid goes to no vertex.
//
// Source: the FTT paper, §5, A. The scan lost the minus signs of step 1.
type FTTRouteA struct {
	fttGrid
	reading FTTReading
	d       int
	legs    []string // see leg
}

var _ Router = (*FTTRouteA)(nil)

// FTTReading is a way to read procedure A. The zero value is the text by the
// letter, which is the default.
type FTTReading struct {
	TrueD  bool     // D is the true diameter, not n−2 as in Theorem 1
	Above  bool     // step 2 wants s > D
	Count  FTTCount // what (x_{n-1}-Mid) and (y_{n-1}-Mid) mean
	Inside bool     // step 3 belongs to step 2
	Hops   bool     // step 4 goes |Δx| and |Δy| hops, the right way
}

// FTTCount is a meaning of the path (x_{n-1} − Mid), from x1 > Mid.
type FTTCount int

// The meanings.
const (
	FTTToRight  FTTCount = iota // n−1−Mid hops to the right, as it stands
	FTTToLeft                   // n−1−Mid hops to the left
	FTTToBorder                 // (x_{n-1} − x1) hops to the right, as in the other lines
	FTTToMid                    // (x1 − Mid) hops to the left
	FTTToPlace                  // to the place n−1−Mid
)

// String returns the word for the meaning in a router's name.
func (h FTTCount) String() string {
	return [...]string{"right", "left", "border", "mid", "place"}[h]
}

// about puts the meaning into words.
func (h FTTCount) about() string {
	return [...]string{"hops to the right", "hops to the left", "hops to the border", "hops to Mid", "the place to go to"}[h]
}

// From returns the hops from place x1 of a side, positive to the right.
func (h FTTCount) From(x1, n int) int {
	mid := n / 2
	switch h {
	case FTTToRight:
		return n - 1 - mid
	case FTTToLeft:
		return mid - (n - 1)
	case FTTToBorder:
		return n - 1 - x1
	case FTTToMid:
		return mid - x1
	}
	return n - 1 - mid - x1
}

// FTTReadings returns the readings that have a name, the text by the letter
// first. Each choice has its reason, but not every combination makes sense:
//
//   - step 3 as it stands makes step 4 unreachable, so how step 4 counts hops has no
//     effect, and its overlap with step 2 at s = D needs no repair. This is the text
//     by the letter: D = n−2, s ≥ D, literal signs. It has 5 readings, one for each
//     meaning of (x_{n-1}-Mid);
//   - with step 3 inside step 2 and literal signs, step 2 stands by the letter,
//     s ≥ D, while D may be n−2 or the true diameter: 10 readings;
//   - with numbers of hops in step 4, which is then right for whatever it gets, the
//     border between steps 2 and 4 may be drawn either way as well: 20.
//
// That is 35. The choice is ours; the remaining combinations can be had from
// NewFTTRouteA, and whatever is said of all of them holds for any other choice.
func FTTReadings() []FTTReading {
	var found []FTTReading
	for _, r := range FTTCombinations() {
		if (r.Inside || !r.TrueD) && (r.Inside || !r.Hops) && (r.Hops || !r.Above) {
			found = append(found, r)
		}
	}
	return found
}

// FTTCombinations returns all 80 combinations of the choices, the text by the
// letter first.
func FTTCombinations() []FTTReading {
	var found []FTTReading
	for k := range 16 {
		for count := FTTToRight; count <= FTTToPlace; count++ {
			found = append(found, FTTReading{Inside: k&8 > 0, Hops: k&4 > 0, TrueD: k&2 > 0, Above: k&1 > 0, Count: count})
		}
	}
	return found
}

// String returns the name of the router of this reading.
func (r FTTReading) String() string {
	return fmt.Sprintf("ftt-a-%s-%s-%s-%s-%s", fttPick(r.TrueD, "diameter", "n2"), fttPick(r.Above, "gt", "ge"),
		r.Count, fttPick(r.Inside, "inside", "always"), fttPick(r.Hops, "hops", "literal"))
}

// about puts the reading into words.
func (r FTTReading) about() string {
	return fmt.Sprintf("procedure A of the FTT paper, D %s, step 2 if s %s D, x_{n-1}-Mid %s, step 3 %s, step 4 by %s: FTT",
		fttPick(r.TrueD, "the diameter", "= n−2"), fttPick(r.Above, ">", "≥"), r.Count.about(),
		fttPick(r.Inside, "after step 2 only", "as it stands"), fttPick(r.Hops, "numbers of hops", "literal signs"))
}

func fttPick(yes bool, a, b string) string {
	if yes {
		return a
	}
	return b
}

// fttKinds lists the readings of procedures A and B as routers, B on top of
// FTTMinimal.
func fttKinds() []Kind {
	var kinds []Kind
	for _, r := range FTTReadings() {
		kinds = append(kinds, Kind{r.String(), r.about(),
			onFTT(func(n int) Router { return NewFTTRouteA(n, r) })})
	}
	for d := FTTWalk; d <= FTTAlternatives; d++ {
		kinds = append(kinds, Kind{"ftt-b-" + d.String(), "procedure B of the FTT paper, its next positions taken as " + d.about() + ", on ftt-minimal: FTT",
			onFTT(func(n int) Router { return NewFTTRouteB(n, NewFTTMinimal(n), d) })})
	}
	return kinds
}

// NewFTTRouteA returns the router on FTT(n).
func NewFTTRouteA(n int, reading FTTReading) *FTTRouteA {
	r := &FTTRouteA{fttGrid: newFTTGrid(n), reading: reading, d: n - 2}
	if reading.TrueD {
		r.d = (3*n + 1) / 4 // as the claim on Theorem 1 establishes
	}
	for _, step := range fttSteps {
		for _, then := range fttThen {
			for k := range n {
				r.legs = append(r.legs, string(step)+string(then)+strconv.Itoa(k))
			}
		}
	}
	return r
}

// What follows a leg: a wrap-around link, or in step 4 the leg along y, or
// nothing.
const (
	fttThenY   = '4'
	fttThenEnd = '.'
)

const (
	fttSteps = string(rune(fttLeft)) + string(rune(fttRight)) + string(rune(fttDown)) + string(rune(fttUp))
	fttThen  = string(rune(fttWrapX)) + string(rune(fttWrapY)) + string(rune(fttThenY)) + string(rune(fttThenEnd))
)

// fttLeg is a number of hops in one direction, and what comes then.
type fttLeg struct {
	step byte
	hops int
	then byte
}

// header returns the header of a message with the leg before it.
func (r *FTTRouteA) header(l fttLeg) string {
	step, then := strings.IndexByte(fttSteps, l.step), strings.IndexByte(fttThen, l.then)
	return r.legs[(step*len(fttThen)+then)*r.n+l.hops]
}

// leg reads a header.
func (r *FTTRouteA) leg(header string) fttLeg {
	hops, _ := strconv.Atoi(header[2:])
	return fttLeg{header[0], hops, header[1]}
}

// Header returns "": a message begins with step 1.
func (*FTTRouteA) Header(uint32, uint32) string { return "" }

// Next returns the next vertex on the way to the destination.
func (r *FTTRouteA) Next(at, destination uint32, header string) (uint32, string) {
	u, v := r.place(at), r.place(destination)
	var l fttLeg
	if header == "" {
		l = r.path(u, v)
	} else {
		l = r.leg(header)
	}
	if l.hops == 0 && l.then == fttThenY {
		l = r.straight(fttDown, fttUp, u.y, v.y, fttThenEnd)
	}
	switch {
	case l.hops > 0:
		next, inside := r.step(u, l.step)
		if !inside {
			return r.nowhere(), ""
		}
		l.hops--
		return r.vertex(next), r.header(l)
	case l.then == fttThenEnd:
		return at, ""
	}
	next, _ := r.step(u, l.then) // the leg has led to the side
	return r.vertex(next), ""
}

// path is steps 1, 2 and 4: the path to set for a message at u.
func (r *FTTRouteA) path(u, v fttPlace) fttLeg {
	dx, dy := abs(u.x-v.x), abs(u.y-v.y)
	s := dx + dy
	switch {
	case s < r.d || s == r.d && r.reading.Above:
		if !r.reading.Inside {
			return fttLeg{fttLeft, 0, fttThenEnd} // step 3 goes to step 1
		}
		return r.straight(fttLeft, fttRight, u.x, v.x, fttThenY)
	case dx > dy && u.y == 0 && u.x > r.mid:
		return fttHops(fttLeft, fttRight, r.reading.Count.From(u.x, r.n), fttWrapY)
	case dx > dy && u.y == 0:
		return fttLeg{fttLeft, u.x, fttWrapY}
	case dx > dy && u.y > r.mid:
		return fttLeg{fttUp, r.n - 1 - u.y, fttWrapY}
	case dx > dy:
		return fttLeg{fttDown, u.y, fttWrapY}
	case u.x == 0 && u.y > r.mid:
		return fttHops(fttDown, fttUp, r.reading.Count.From(u.y, r.n), fttWrapX)
	case u.x == 0:
		return fttLeg{fttDown, u.y, fttWrapX}
	case u.x > r.mid:
		return fttLeg{fttRight, r.n - 1 - u.x, fttWrapX}
	}
	return fttLeg{fttLeft, u.x, fttWrapX}
}

// straight is one axis of step 4, from place a to place b: −Δ = b − a hops, or as
// printed |Δ| hops backwards where Δ = a − b is not positive.
func (r *FTTRouteA) straight(back, on byte, a, b int, then byte) fttLeg {
	if !r.reading.Hops && a < b {
		return fttHops(back, on, a-b, then)
	}
	return fttHops(back, on, b-a, then)
}

// fttHops is a leg of the given number of hops, which are backwards if it is
// negative.
func fttHops(back, on byte, hops int, then byte) fttLeg {
	if hops < 0 {
		return fttLeg{back, -hops, then}
	}
	return fttLeg{on, hops, then}
}
