package automata

import (
	"fmt"
	"math/bits"
	"slices"

	"topocert/certificates"
)

// handful is a network of few words, by the neighbours of each. What it bears is tried, as in bounded search trees: a way through all words, and then
// the same without each word and each link that is on it.
type handful struct {
	letters int
	near    [][]int
	spend   func(int64) error
	err     error
}

// cuts are links, pairs of words, in either direction.
type cuts [][2]int

func (l cuts) has(x, y int) bool {
	return slices.Contains(l, [2]int{x, y}) || slices.Contains(l, [2]int{y, x})
}

// way finds a path from a word to another through all that are not dead, which are bits; nil if there is none.
func (g *handful) way(from, to int, dead uint16, cut cuts) (path []int) {
	var on func(x int, seen uint16) bool
	on = func(x int, seen uint16) bool {
		if g.err == nil {
			g.err = g.spend(1)
		}
		path = append(path, x)
		all := bits.OnesCount16(seen) == len(g.near)
		if x == to && all {
			return true
		}
		for _, y := range g.near[x] {
			if g.err == nil && x != to && seen>>y&1 == 0 && !cut.has(x, y) && on(y, seen|1<<y) {
				return true
			}
		}
		path = path[:len(path)-1]
		return false
	}
	if !on(from, dead|1<<from) {
		return nil
	}
	return path
}

// hits are the words and the links of which one has to fail, where a way is to fail.
type hits struct {
	words []int
	links cuts
}

// between finds a path between two words, which do not fail.
func (g *handful) between(from, to int) func(dead uint16, cut cuts) *hits {
	return func(dead uint16, cut cuts) *hits {
		path := g.way(from, to, dead, cut)
		if path == nil {
			return nil
		}
		return &hits{path[1 : len(path)-1], steps(path)}
	}
}

// around finds a cycle.
func (g *handful) around(dead uint16, cut cuts) *hits {
	first := bits.TrailingZeros16(^dead)
	for _, last := range g.near[first] {
		if dead>>last&1 == 1 || cut.has(last, first) {
			continue
		}
		if path := g.way(first, last, dead, cut); len(path) >= 3 {
			return &hits{path, append(steps(path), [2]int{last, first})}
		}
	}
	return nil
}

func steps(path []int) (list cuts) {
	for i := 1; i < len(path); i++ {
		list = append(list, [2]int{path[i-1], path[i]})
	}
	return list
}

// bears tells whether what is found is there without any so many words and links more; if not, it says without which there is none.
func (g *handful) bears(find func(dead uint16, cut cuts) *hits, faults int, dead uint16, cut cuts) (failed string) {
	found := find(dead, cut)
	switch {
	case found == nil:
		var words []string
		for x := range g.near {
			if dead>>x&1 == 1 {
				words = append(words, g.spelled(x))
			}
		}
		for _, l := range cut {
			words = append(words, g.spelled(l[0])+"-"+g.spelled(l[1]))
		}
		return fmt.Sprintf("without %v", words)
	case faults == 0:
		return ""
	}
	for _, x := range found.words {
		if failed := g.bears(find, faults-1, dead|1<<x, cut); failed != "" {
			return failed
		}
	}
	for _, l := range found.links {
		if failed := g.bears(find, faults-1, dead, append(slices.Clip(cut), l)); failed != "" {
			return failed
		}
	}
	return ""
}

func (g *handful) spelled(x int) string { return fmt.Sprintf("%0*b", g.letters, x) }

// pivot tells whether without two words some other has paths through all that are left to each of these.
func (g *handful) pivot(dead uint16) bool {
	for x := range g.near {
		all := dead>>x&1 == 0
		for y := range g.near {
			all = all && (y == x || dead>>y&1 == 1 || g.way(x, y, dead, nil) != nil)
		}
		if all {
			return true
		}
	}
	return false
}

// check checks that there are paths without so many faults, and cycles without one more; of four letters, pivots.
func (g *handful) check() error {
	for from := range g.near {
		for to := range from {
			if failed := g.bears(g.between(to, from), g.letters-3, 0, nil); failed != "" && g.err == nil {
				return certificates.Reject("automata/faults", "no path from %s to %s through all words that are left %s, want one", g.spelled(to), g.spelled(from), failed)
			}
			if dead := uint16(1<<from | 1<<to); g.letters == 4 && !g.pivot(dead) && g.err == nil {
				return certificates.Reject("automata/faults", "without %s and %s: no word with paths to all others through all that are left, want one", g.spelled(to), g.spelled(from))
			}
		}
	}
	if failed := g.bears(g.around, g.letters-2, 0, nil); failed != "" && g.err == nil {
		return certificates.Reject("automata/faults", "no cycle through all words that are left %s, want one", failed)
	}
	return g.err
}

// faults checks what words bear that begin alike, but for three letters, and but for four: each network of such once.
func (p *Grown) faults(w *Words, spend func(int64) error) error {
	checked := make(map[string]bool)
	for _, letters := range []int{3, 4} {
		for _, f := range p.Families {
			if len(f.Paths) > 0 {
				return certificates.Reject("automata/family", "the family of the states %d and %d: %d paths too many", f.Lengths, f.Edges, len(f.Paths))
			}
			if !f.Ends(w, letters) {
				continue
			}
			g := handful{letters: letters, spend: spend}
			for x := range 1 << letters {
				var near []int
				for y := range 1 << letters {
					if f.Joined(w, letters, x, y) {
						near = append(near, y)
					}
				}
				g.near = append(g.near, near)
			}
			if name := fmt.Sprint(g.near); !checked[name] {
				checked[name] = true
				if err := g.check(); err != nil {
					return err
				}
			}
		}
	}
	return nil
}
