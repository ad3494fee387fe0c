package fuzz

import (
	"fmt"
	"slices"
	"testing"

	"topocert/certificates/formula"
	"topocert/fuzz/oracle"
	"topocert/internal/deep"
	"topocert/props"
	"topocert/solver/solvertest"
)

// TestFactsAreWords: facts with kinds of proof of their own that are standard words as well say of
// all graphs of at most 5 vertices, and of some of 6 (more in make deep), what the literature's definitions say.
func TestFactsAreWords(t *testing.T) {
	deep.NotShort(t)
	facts := []string{"matching_number", "spanning_trees", "automorphisms", "disjoint_paths"}
	words := slices.DeleteFunc(oracle.Words(), func(w oracle.Word) bool { return !slices.Contains(facts, w.Name) })
	if len(words) != len(facts) {
		t.Fatalf("the oracle knows %d words, want %q", len(words), facts)
	}
	session, err := props.NewSession("")
	if err != nil {
		t.Fatal(err)
	}
	runner := &props.Runner{Session: session}
	for n := 1; n <= 6; n++ {
		for i, g := range oracle.All(n) {
			if n == 6 && i%deep.Cases(4, 16, 4) != 0 {
				continue
			}
			name := nameOf(t, n, g.Links)
			for _, w := range words {
				for a := range w.Arguments(g) {
					text := fmt.Sprintf("%s(%q", w.Name, name)
					for _, x := range a {
						text += fmt.Sprintf(", %d", x)
					}
					f, err := formula.Parse(text + ")")
					if err != nil {
						t.Fatal(err)
					}
					proof, err := runner.Decide(t.Context(), props.OwnClaim("", "x", f))
					if err != nil {
						t.Fatalf("%s: %v", f, err)
					}
					if want := oracle.Text(w.Value(g, a)); *proof.Value != want || !proof.Follows {
						t.Errorf("%s is %s, by certificates %t, want %s", f, *proof.Value, proof.Follows, want)
					}
				}
			}
		}
	}
}

// nameOf returns the graph6 name of a graph.
func nameOf(t *testing.T, n int, links []oracle.Link) string {
	t.Helper()
	var joined []solvertest.Link
	for _, e := range links {
		joined = append(joined, solvertest.Link{uint32(e[0]), uint32(e[1])})
	}
	return solvertest.Foreign(t, solvertest.Linked(t, n, joined)).Name()
}
