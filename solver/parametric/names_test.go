package parametric

import (
	"testing"

	"topocert/certificates/formula"
)

// TestClaimed: a claim's bound is in the network's parameters, also where the claim's variables
// have their names the other way round.
func TestClaimed(t *testing.T) {
	l := library(t, "testdata/families.words")
	f, err := formula.ParseWith(l, "diameter(Torus2(n, m)) <= m + 2*n for m >= 3, n >= 3")
	if err != nil {
		t.Fatal(err)
	}
	find := &finder{library: l, claim: f}
	families, err := find.families()
	if err != nil {
		t.Fatal(err)
	}
	if got, want := families[0].inParameters(families[0].claimed("diameter", "<=")), "n + 2*m"; got != want {
		t.Errorf("the bound on Torus2(n, m) is %q in the parameters of %s, want %q", got, families[0].def.Head(), want)
	}
}
