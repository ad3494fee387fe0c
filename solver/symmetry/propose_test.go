package symmetry_test

import (
	"testing"

	"topocert/certificates/family"
	"topocert/certificates/words"
	"topocert/internal/deep"
	"topocert/solver/symmetry"
	"topocert/topology"
)

// told is a network by its text.
type told struct {
	topology.Network
	m *family.Member
}

func (t told) Coordinates(v uint32) []int64 { return t.m.Coordinates(v) }

func tell(t *testing.T, text, name string, params ...int64) told {
	t.Helper()
	l, err := words.Standard().Extend(text, func(string) string { return "" }, nil)
	if err != nil {
		t.Fatal(err)
	}
	m, err := family.Build(l.Find(name), params, nil)
	if err != nil {
		t.Fatal(err)
	}
	g, err := topology.FromEdges(m.Order(), func(yield func(u, v uint32) bool) {
		for u := range uint32(m.Order()) {
			for _, v := range m.Neighbors(u) {
				if u < v && !yield(u, v) {
					return
				}
			}
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	net, err := topology.NewExternal(g)
	if err != nil {
		t.Fatal(err)
	}
	return told{net, m}
}

// TestPropose: how many orbits the proposed automorphisms leave. Where a network is
// vertex-transitive by its definition that is one; elsewhere the number was counted by hand.
func TestPropose(t *testing.T) {
	deep.NotShort(t)
	const own = `
Prism(n) = graph i in 0..n-1, s in 0..1: ((i+1)%n, s); (i, 1-s)
Grid(a, b) = graph x in 1..a, y in 1..b: (x+1, y) if x < a; (x, y+1) if y < b
Steps(n) = graph i in 0..n-1, j in 0..n-1: ((i+1)%n, (j+1)%n); (i, (j+1)%n) if (j-i)%n < n-1
Chord = graph i in 0..999: (i+1)%1000; 505 if i == 501
Path(n) = graph x in 0..n-1: x+1 if x < n-1`
	for _, test := range []struct {
		name   string
		params []int64
		orbits int
	}{
		{"Prism", []int64{100000}, 1},
		{"Ring", []int64{9}, 1},
		{"Complete", []int64{7}, 1},
		{"Hypercube", []int64{7}, 1},
		{"Octagon", nil, 1},
		{"JTorus", []int64{3, 2}, 1},
		{"OCT", []int64{2, 3}, 1},
		{"OMMH", []int64{3, 4, 3}, 1},
		{"Grid", []int64{4, 4}, 3}, // corners, sides, the middle
		{"Grid", []int64{5, 3}, 6}, // 5 and 3 values up to reflection are 3 and 2
		{"XMesh", []int64{5}, 6},   // the orbits of the square's eight symmetries
		{"FTT", []int64{5}, 9},     // of 25 vertices 13 up to the half turn, of which the exchange leaves 9
		{"CCTorus", []int64{6}, 6}, // as for XMesh
		{"Chord", nil, 1000},       // a step breaks one link, far from the vertices where it is tried
		{"Path", []int64{7}, 4},    // up to reflection
		{"Petersen", nil, 10},      // one coordinate for two rings says nothing
		{"Steps", []int64{6}, 3},   // j−i from 0 to 5 is kept by both steps at once, and turned about by −i and 5−j
	} {
		net := tell(t, own, test.name, test.params...)
		gens := symmetry.Permutations(symmetry.Propose(net))
		if e := symmetry.New(net, gens, nil); len(e.Sources) != test.orbits {
			t.Errorf("%s%d: %d orbits by %d generators, want %d", test.name, test.params, len(e.Sources), len(gens), test.orbits)
		}
	}
}
