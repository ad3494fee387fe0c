package site

import (
	"strings"
	"testing"

	"topocert/topology"
)

// TestDefinitions: each family has a definition with a sentence, its source, and its text.
func TestDefinitions(t *testing.T) {
	all := definitions()
	for _, f := range topology.Families() {
		text := string(all[stem(f.Name)])
		if !strings.HasPrefix(text, "<p>The ") && !strings.HasPrefix(text, "<p>XMesh") || !strings.Contains(text, "\nSource") || !strings.Contains(text, " = graph ") || strings.Contains(text, "~") {
			t.Errorf("%s has the definition %q", f.Name, text)
		}
	}
}
