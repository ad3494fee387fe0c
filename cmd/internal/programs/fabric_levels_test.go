package programs

import (
	"reflect"
	"strings"
	"testing"
)

func TestParseLevels(t *testing.T) {
	const text = "- 0 15\n1 - 2\n3 0 -\n"
	levels, err := parseLevels(text)
	if want := (Levels{{-1, 0, 15}, {1, -1, 2}, {3, 0, -1}}); err != nil || !reflect.DeepEqual(levels, want) {
		t.Errorf("%v, %v, want %v", levels, err, want)
	}
	if got := levelsText(levels); got != text {
		t.Errorf("%q, want %q", got, text)
	}
	for bad, want := range map[string]string{
		"- 0 15\n1 - 2\n":          "line 1: 3 service levels, want 2",
		"- 0 16\n1 - 2\n3 0 -\n":   `line 1: service level "16" to end 2, want 0 … 15, and - to itself`,
		"- 0 -\n1 - 2\n3 0 -\n":    `line 1: service level "-" to end 2`,
		"0 0 1\n1 - 2\n3 0 -\n":    `line 1: service level "0" to end 0`,
		"- 0 1\n1 - 2\n3 0 - 1\n":  "line 3: 4 service levels, want 3",
		strings.Repeat("- 0\n", 3): "line 1: 2 service levels, want 3",
	} {
		if _, err := parseLevels(bad); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", bad, err, want)
		}
	}
}
