package modelcheck

import (
	"bytes"
	"io"
	"slices"
	"testing"

	"topocert/certificates"
	"topocert/certificates/automorphism"
	"topocert/certificates/kinds"
	"topocert/certificates/resolve"
	"topocert/certificates/strategy"
)

// file is a refutation in memory.
type file struct {
	*bytes.Buffer
}

func (file) Close() error { return nil }

// TestSplits: a formula is split on the largest orbit as long as symmetry is left, and the checker
// accepts the refutations of the cases.
func TestSplits(t *testing.T) {
	st, err := certificates.ParseStatement("domination-number Torus(4,4) >= 4")
	if err != nil {
		t.Fatal(err)
	}
	proofs := make(map[string]*bytes.Buffer)
	w := resolve.New().World(func(name string) (io.ReadCloser, error) {
		return io.NopCloser(bytes.NewReader(proofs[name].Bytes())), nil
	})
	g, err := w.Graph("Torus(4,4)")
	if err != nil {
		t.Fatal(err)
	}
	s := &search{request: Request{Subject: st.Subject, Network: st.Network}, world: w, graph: g, groups: make(map[string]automorphism.Generators), proofs: make(map[string]bool)}
	s.create = func(name string) (io.WriteCloser, error) {
		proofs[name] = new(bytes.Buffer)
		return file{proofs[name]}, nil
	}
	p, goal, err := s.game(t.Context(), st)
	if err != nil {
		t.Fatal(err)
	}
	f, chosen, _, err := p.Formula(goal, nil)
	if err != nil {
		t.Fatal(err)
	}
	c := &contrary{p: p, goal: goal, clauses: f, chosen: chosen}
	var sizes []int
	var split func(of []strategy.Fixed) []strategy.Step
	split = func(of []strategy.Fixed) []strategy.Step {
		step, cases, err := s.cases(t.Context(), c, of)
		if err != nil {
			t.Fatal(err)
		}
		if cases == nil || len(of) > 1 {
			f, _, _, err := p.Formula(goal, of)
			if err != nil {
				t.Fatal(err)
			}
			if digest(f) != digest(c.with(of)) {
				t.Errorf("%v: another formula than the checker's", of)
			}
			steps, model, err := s.solve(t.Context(), f)
			if err != nil || model != nil {
				t.Fatalf("%v is satisfiable, %v", of, err)
			}
			return steps
		}
		sizes = append(sizes, len(cases[1])-len(of))
		return append([]strategy.Step{step}, append(split(cases[0]), split(cases[1])...)...)
	}
	shown := certificate(st, split(nil))
	// Torus(4,4) is the hypercube of dimension 4: all vertices are alike, and of those at a
	// distance of two from one there are six.
	if want := []int{16, 6}; !slices.Equal(sizes, want) {
		t.Errorf("orbits of %v, want %v", sizes, want)
	}
	if err := kinds.Check(shown, w); err != nil {
		t.Error(err)
	}
}
