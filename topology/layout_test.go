package topology_test

import (
	"slices"
	"testing"

	"topocert/topology"
)

// TestInterleave holds the order against the text: "0, ck−1, 1, ck−2, 2, …, ck/2"
// (Draper, §III), and against what it is for.
func TestInterleave(t *testing.T) {
	for n := 1; n <= 12; n++ {
		order := make([]int, n)
		for i := range n {
			order[topology.Interleave(i, n)] = i
			gap := topology.Interleave((i+1)%n, n) - topology.Interleave(i, n)
			if max(gap, -gap) > 2 {
				t.Errorf("%d and %d of %d are %d places apart, want at most 2", i, (i+1)%n, n, gap)
			}
		}
		for place, i := range order {
			if want := []int{place / 2, n - 1 - place/2}[place%2]; i != want {
				t.Errorf("place %d of %d holds %d, want %d", place, n, i, want)
			}
		}
	}
}

func TestLayout(t *testing.T) {
	var none topology.Layout
	if !none.Distinct() || none.Volume() != 0 {
		t.Errorf("the empty layout has the volume %d, want 0", none.Volume())
	}
	at := []topology.Point{{0, 0, 0}, {1, -2, 2}, {0, 0, 0}}
	l := topology.Place(len(at), func(v uint32) topology.Point { return at[v] })
	if l.Distinct() || l.Square(0, 1) != 9 || l.Sides() != [3]int{2, 3, 3} || l.Volume() != 18 || l.Point(1) != at[1] {
		t.Errorf("got distinct %v, square %d, sides %v, volume %d; want false, 9, [2 3 3], 18", l.Distinct(), l.Square(0, 1), l.Sides(), l.Volume())
	}
	if l := topology.Place(2, func(v uint32) topology.Point { return at[v] }); !l.Distinct() {
		t.Error("two points are not distinct")
	}
}

// TestGammaLayouts places every network at distinct points, in boxes of the
// volumes that the doc comments give, and three vertices by hand.
func TestGammaLayouts(t *testing.T) {
	for _, p := range [][3]int{{4, 1, 1}, {4, 2, 1}, {4, 1, 3}, {5, 1, 1}, {6, 2, 1}, {3, 1, 2}} {
		net, err := topology.NewGamma(p[0], p[1], p[2])
		if err != nil {
			t.Fatal(err)
		}
		n := net.Order()
		layouts := map[string]*topology.Layout{
			"box": net.BoxLayout(), "interleaved": net.InterleavedLayout(), "folded": net.FoldedLayout(1, 1),
			"columns": net.FoldedLayout(2, 2), "flat": net.FlatLayout(),
		}
		if p[0]*p[1]%2 == 0 {
			layouts["tower"] = net.TowerLayout(func(y, w int) int { return p[0]*y + w })
		}
		for name, l := range layouts {
			if !l.Distinct() {
				t.Errorf("%s: the layout %q has two vertices at a point", net.Name(), name)
			}
			odd := p[0]*p[2]%2 == 1 && name == "flat" // the middle column has nothing behind
			if got := l.Volume(); name != "columns" && got != n && !odd {
				t.Errorf("%s: the layout %q has the volume %d, want %d", net.Name(), name, got, n)
			}
		}
	}
	net, err := topology.NewGamma(4, 1, 1)
	if err != nil {
		t.Fatal(err)
	}
	v := net.At(3, 2, 1) // w = 1 − 3·2 = 3 modulo 4
	got := []topology.Point{
		net.BoxLayout().Point(v), net.InterleavedLayout().Point(v), net.FoldedLayout(2, 2).Point(v),
		net.FlatLayout().Point(v), net.TowerLayout(func(y, w int) int { return 4*y + w }).Point(v),
	}
	want := []topology.Point{{3, 2, 1}, {1, 2, 1}, {3, 6, 0}, {-2, 1, 1}, {0, 1, 11}}
	if !slices.Equal(got, want) {
		t.Errorf("(3,2,1) stands at %v, want %v", got, want)
	}
}
