package automata

import (
	"errors"
	"math/rand/v2"
	"testing"

	"topocert/certificates"
)

// TestFaults: networks of few words bear what they bear where all sets of faults are tried in turn, and all orders of words. So are crossed cubes, by W.-T. Huang, Y.-C. Chuang, J. J. M. Tan, L.-H. Hsu
// 2002; no path joins two words of a hypercube that have the same colour, and no network has a cycle without two links of a word with three.
func TestFaults(t *testing.T) {
	crossed := func(x, y int) bool { // of four letters: along 2 and 3 letter 1 or, of odd ones, the lowest changes its neighbour
		for b := range 4 {
			z := x ^ 1<<b
			if b >= 2 {
				z ^= x & 1 << 1
			}
			if z == y {
				return true
			}
		}
		return false
	}
	hypercube := func(x, y int) bool { return (x^y)&((x^y)-1) == 0 && x != y }
	random := rand.New(rand.NewPCG(1, 2))
	made := func(letters int, linked func(x, y int) bool) *handful {
		g := &handful{letters: letters, spend: func(int64) error { return nil }}
		for x := range 1 << letters {
			var near []int
			for y := range 1 << letters {
				if linked(x, y) {
					near = append(near, y)
				}
			}
			g.near = append(g.near, near)
		}
		return g
	}
	for _, c := range []struct {
		what    string
		letters int
		linked  func(x, y int) bool
		bears   bool
	}{
		{"crossed", 3, crossed, true}, {"crossed", 4, crossed, true}, {"hypercube", 3, hypercube, false}, {"hypercube", 4, hypercube, false},
		{"a crossed one without a link", 4, func(x, y int) bool { return crossed(x, y) && x+y != 1 }, false},
	} {
		if err := made(c.letters, c.linked).check(); (err == nil) != c.bears {
			t.Errorf("%s, %d letters: %v, want none: %v", c.what, c.letters, err, c.bears)
		}
	}
	for _, steps := range []int64{0, 1, 100, 40_000} { // on the way to paths, and to pivots and cycles
		g := made(4, crossed)
		g.spend = certificates.NewBudget(steps, certificates.DefaultMemory).Spend
		if err := g.check(); !errors.Is(err, certificates.ErrBudget) {
			t.Errorf("in %d steps: %v, want %v", steps, err, certificates.ErrBudget)
		}
	}
	some := 0
	for range 40 {
		var of [8][8]bool
		for range 22 + random.IntN(14) {
			x, y := random.IntN(8), random.IntN(8)
			of[x][y], of[y][x] = x != y, x != y
		}
		g := made(3, func(x, y int) bool { return of[x][y] })
		for faults := range 3 {
			if want, got := g.slowly(faults, 0, nil, -1, -1), g.bears(g.around, faults, 0, nil) == ""; got != want {
				t.Errorf("%v: cycles without any %d: %v, want %v", g.near, faults, got, want)
			}
			if want, got := g.slowly(faults, 0, nil, 2, 5), g.bears(g.between(2, 5), faults, 0, nil) == ""; got != want {
				t.Errorf("%v: paths without any %d: %v, want %v", g.near, faults, got, want)
			} else if got {
				some++
			}
		}
	}
	if some < 20 {
		t.Errorf("%d have paths, want 20 or more", some)
	}
}

// slowly tries each set of faults, for a path between two words or, if they are -1, for a cycle.
func (g *handful) slowly(faults int, dead uint16, cut cuts, from, to int) bool {
	if !g.spans(dead, cut, from, to) {
		return false
	}
	for x := range g.near {
		if faults == 0 {
			break
		}
		if dead>>x&1 == 0 && x != from && x != to && !g.slowly(faults-1, dead|1<<x, cut, from, to) {
			return false
		}
		for _, y := range g.near[x] {
			if y > x && !g.slowly(faults-1, dead, append(cut[:len(cut):len(cut)], [2]int{x, y}), from, to) {
				return false
			}
		}
	}
	return true
}

// spans computes by sets of words (Held and Karp) whether there is a path, or a cycle, through all that are left.
func (g *handful) spans(dead uint16, cut cuts, from, to int) bool {
	first, all := from, ^dead&(1<<len(g.near)-1)
	for first < 0 || dead>>first&1 == 1 {
		first++
	}
	ends := make(map[uint16]uint16)
	ends[1<<first] = 1 << first
	for set := uint16(0); set <= all; set++ {
		for x := range g.near {
			for _, y := range g.near[x] {
				if ends[set]>>x&1 == 1 && (all&^set)>>y&1 == 1 && !cut.has(x, y) {
					ends[set|1<<y] |= 1 << y
				}
			}
		}
	}
	if to >= 0 {
		return ends[all]>>to&1 == 1
	}
	for _, y := range g.near[first] {
		if ends[all]>>y&1 == 1 && !cut.has(first, y) && all&(all-1)&((all&(all-1))-1) != 0 {
			return true
		}
	}
	return false
}
