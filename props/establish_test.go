package props

import (
	"slices"
	"strings"
	"testing"
)

// TestNoMoreThanCompared: of a fact that is compared, the bound is established that the
// comparison takes, on whichever side the fact stands; and what a connective does not need
// is left alone.
func TestNoMoreThanCompared(t *testing.T) {
	for text, want := range map[string]string{
		"bisection(Torus(4)) >= 8":                            "bisection Torus(4) >= 8",
		"8 <= bisection(Torus(4))":                            "bisection Torus(4) >= 8",
		"7 < bisection(Torus(4))":                             "bisection Torus(4) >= 8",
		"bisection(Torus(4)) <= 8":                            "bisection Torus(4) <= 8",
		"8 >= bisection(Torus(4))":                            "bisection Torus(4) <= 8",
		"2*diameter(Torus(4)) <= bisection(Torus(4))":         "bisection Torus(4) >= 8; diameter Torus(4) = 4",
		"8 <= bisection(Torus(4)) && bisection(Torus(4)) < 9": "bisection Torus(4) <= 8; bisection Torus(4) >= 8",
		"8 == bisection(Torus(4))":                            "bisection Torus(4) <= 8; bisection Torus(4) >= 8",
		"1 == 1 || bisection(Torus(4)) >= 8":                  "",
		"1 == 2 && bisection(Torus(4)) >= 8":                  "",
		"1 == 2 || bisection(Torus(4)) >= 8":                  "bisection Torus(4) >= 8",
	} {
		dir := t.TempDir()
		session, err := NewSession(dir)
		if err != nil {
			t.Fatal(err)
		}
		decideOne(t, &Runner{Session: session}, &Claim{ID: "x/a", Readings: []Reading{Statement("a torus", text, "no")}})
		if err := session.Close(); err != nil {
			t.Fatal(err)
		}
		got := acceptAll(t, dir)
		slices.Sort(got)
		if got := strings.Join(got, "; "); got != want {
			t.Errorf("%s: %s, want %s", text, got, want)
		}
	}
}
