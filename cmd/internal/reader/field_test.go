package reader

import (
	"strings"
	"testing"
)

// TestSynonyms: each other name is of a network, and no standard one.
func TestSynonyms(t *testing.T) {
	f := Field()
	for name, list := range f.Named {
		for _, e := range list {
			if e.As != "" && !strings.EqualFold(e.As, name) {
				t.Errorf("%s is listed as %s", e.As, name)
			}
		}
	}
	if text, notes := f.Text("S(3,2) + spanning_trees(S(4))", func(string) bool { return false }); len(notes) != 1 || strings.Count(text, "NKStar") != 0 || strings.Count(text, "\nS(n") != 1 {
		t.Errorf("S of two families at once: %s, %v", text, notes)
	}
}
