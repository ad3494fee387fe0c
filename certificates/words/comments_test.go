package words

import (
	"strings"
	"testing"
)

// TestStandardWordsAreExplained: above each standard word stand its meaning, a sentence; its
// source; its conventions; and values that are printed, each with where.
func TestStandardWordsAreExplained(t *testing.T) {
	for _, d := range Standard().All() {
		if d.Role != Word {
			continue
		}
		c := d.Comment
		if len(c) < 5 || !strings.HasSuffix(c[0], ".") || !strings.HasPrefix(c[1], "Source: ") || !strings.HasPrefix(c[2], "Conventions: ") {
			t.Errorf("%s has the comment %q, want a sentence, \"Source: …\", \"Conventions: …\", and two lines //= VALUE  (WHERE)", d.Head(), c)
			continue
		}
		for _, line := range c[3:] {
			if value, where, _ := strings.Cut(line, "  ("); !strings.HasPrefix(value, "= ") || !strings.HasSuffix(where, ")") {
				t.Errorf("%s has the line %q, want //= VALUE  (WHERE)", d.Head(), line)
			}
		}
	}
}
