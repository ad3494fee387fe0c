package modelcheck

import (
	"slices"
	"testing"

	"topocert/certificates"
	"topocert/certificates/automorphism"
	"topocert/certificates/resolve"
)

// contraryOf is that of the goal of a statement.
func contraryOf(t *testing.T, text string) (*search, *contrary) {
	t.Helper()
	st, err := certificates.ParseStatement(text)
	if err != nil {
		t.Fatal(err)
	}
	w := resolve.New().World(nil)
	g, err := w.Graph(st.Network)
	if err != nil {
		t.Fatal(err)
	}
	s := &search{request: Request{Subject: st.Subject, Network: st.Network}, world: w, graph: g, groups: make(map[string]automorphism.Generators)}
	p, goal, err := s.game(t.Context(), st)
	if err != nil {
		t.Fatal(err)
	}
	goal = p.Contrary(goal)
	f, chosen, _, err := p.Formula(goal, nil)
	if err != nil {
		t.Fatal(err)
	}
	return s, &contrary{p: p, goal: goal, clauses: f, chosen: chosen}
}

// TestSymmetric: the torus of 5 × 5 has a perfect code, which translations leave as it is (S. Klavžar, N. Seifter, "Dominating Cartesian
// products of cycles", Discrete Appl. Math. 59, 1995), and what is found does dominate;
// of 4 vertices none do.
func TestSymmetric(t *testing.T) {
	s, c := contraryOf(t, "domination-number Torus(5,5) <= 5")
	model, err := s.symmetric(t.Context(), c)
	if err != nil || model == nil {
		t.Fatalf("a symmetric code: %v, %v", model != nil, err)
	}
	shapes, err := c.p.Leading(c.goal)
	if err != nil {
		t.Fatal(err)
	}
	chosen := decoded(shapes[0], c.chosen[0], model)
	for v := range uint32(25) {
		near := slices.ContainsFunc(append(slices.Clone(s.graph.Neighbors(v)), v), func(u uint32) bool { return slices.Contains(chosen, u) })
		if !near || len(chosen) != 5 {
			t.Errorf("%v does not dominate %d", chosen, v)
		}
	}
	s, c = contraryOf(t, "domination-number Torus(5,5) <= 4")
	if model, err := s.symmetric(t.Context(), c); model != nil || err != nil {
		t.Errorf("4 vertices, a model: %v, %v, want none", model != nil, err)
	}
}

// TestElement: cycles (0 1 2)(3 4) and 5.
func TestElement(t *testing.T) {
	if e := elementOf(0, []uint32{1, 2, 0, 4, 3, 5}); e.cycles != 3 || e.order != 6 {
		t.Errorf("%d cycles, order %d, want 3 and 6", e.cycles, e.order)
	}
	if got, want := after([]uint32{1, 2, 0}, []uint32{0, 2, 1}), []uint32{1, 0, 2}; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}
