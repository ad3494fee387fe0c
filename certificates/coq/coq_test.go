package coq_test

import (
	"strings"
	"testing"

	"topocert/certificates/coq"
)

// TestTheorems: what is kept has theorems of every paper, none with an assumption.
func TestTheorems(t *testing.T) {
	papers := make(map[string]int)
	for theorem, assumes := range coq.Theorems() {
		paper, _, _ := strings.Cut(theorem, "_")
		papers[paper]++
		if assumes != "closed" {
			t.Errorf("%s assumes %q, want closed", theorem, assumes)
		}
	}
	for _, paper := range []string{"oct", "cctorus", "qt", "ftt", "supertoroidal"} {
		if papers[paper] < 5 {
			t.Errorf("%d theorems of %s, want at least 5", papers[paper], paper)
		}
	}
}
