package hamilton

import (
	"errors"
	"math/rand/v2"
	"testing"

	"pgregory.net/rapid"

	"topocert/solver/solvertest"
	"topocert/solver/symmetry"
)

// TestSearchSteps: the searches take as many steps as they did. The numbers change with a
// wanted change of a search; with another, a rule that only saves time no longer does.
func TestSearchSteps(t *testing.T) {
	for _, test := range []struct {
		net                    string
		greedy, mixed, choices int
	}{
		{"GP(11,2)", 5000, 5000, 33}, {"GP(9,2)", 41, 17, 8}, {"GP(12,5)", 4, 5, 7}, {"TCR(5)", 15, 99, 21}, {"MCR(6)", 5000, 5000, 10},
		{"Torus(5,4)", 11, 3, 11}, {"QT(2,2)", 1, 1, 17}, {"Gamma(3,1,1)", 2, 1, 16},
	} {
		g := solvertest.Parse(t, test.net).CSR()
		var steps [2]int
		for i := range steps {
			for tour := newTour(g, rand.New(rand.NewPCG(3, uint64(i))), i == 1); len(tour.open) > 0 && steps[i] < 5000; steps[i]++ {
				tour.step()
			}
		}
		choices := 0
		for ; choices < 2000; choices++ {
			if _, err := searchExhaustively(t.Context(), g, choices); !errors.Is(err, symmetry.ErrBudget) {
				break
			}
		}
		if steps[0] != test.greedy || steps[1] != test.mixed || choices != test.choices {
			t.Errorf("{%q, %d, %d, %d}, want %d and %d steps, %d choices", test.net, steps[0], steps[1], choices, test.greedy, test.mixed, test.choices)
		}
	}
}

// TestCutVertex compares with the components that are left without each vertex, when some links
// have been dropped.
func TestCutVertex(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		whole := solvertest.DrawGraph(rt, rapid.IntRange(3, 9).Draw(rt, "order"))
		e := newExhaustive(whole)
		var links []solvertest.Link
		for l, ends := range e.ends {
			if rapid.IntRange(0, 3).Draw(rt, "dropped") == 0 {
				e.drop(l)
			} else {
				links = append(links, solvertest.Link(ends))
			}
		}
		g := solvertest.Linked(rt, whole.Order(), links)
		s := &separator{g: g, removed: make([]bool, g.Order()), stamp: make([]int, g.Order())}
		want := s.components() > 1
		for v := range uint32(g.Order()) {
			s.add(v)
			want = want || s.components() > 1
			s.keep(v)
		}
		if got := e.cutVertex(); got != want {
			rt.Fatalf("a cut vertex: %t, want %t", got, want)
		}
		if s.components() == 1 && s.cutVertex() != want {
			rt.Fatalf("a separator of one vertex: %t, want %t", !want, want)
		}
	})
}
