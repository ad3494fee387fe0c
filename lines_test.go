package topocert

import (
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// budgets are the lines of Go code that each folder may have: without tests, blank lines and
// lines of comment alone. Whoever needs more looks first for what can go, since most of what is
// new says again what is there; a number is raised in the commit that needs it, whose message
// says why. Whoever makes a folder smaller lowers its number.
var budgets = map[string]int{
	".":            10,
	"certificates": 27_980,
	"cmd":          20_566,
	"examples":     126,
	"fuzz":         3_266,
	"internal":     228,
	"props":        7_025,
	"routing":      4_797,
	"solver":       36_429,
	"topology":     3_553,
}

// noCode matches a line that is blank or a comment alone.
var noCode = regexp.MustCompile(`^\s*(//.*)?$`)

func TestLines(t *testing.T) {
	lines := make(map[string]int)
	err := filepath.WalkDir(".", func(file string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && file != "." && (strings.HasPrefix(d.Name(), ".") || d.Name() == "testdata") {
			return filepath.SkipDir
		}
		if d.IsDir() || !strings.HasSuffix(file, ".go") || strings.HasSuffix(file, "_test.go") {
			return nil
		}
		text, err := os.ReadFile(file)
		top, _, below := strings.Cut(filepath.ToSlash(file), "/")
		if !below {
			top = "."
		}
		for line := range strings.Lines(string(text)) {
			if !noCode.MatchString(strings.TrimSuffix(line, "\n")) {
				lines[top]++
			}
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, top := range slices.Sorted(maps.Keys(lines)) {
		t.Logf("%-14s%7d of %d", top, lines[top], budgets[top])
		if lines[top] > budgets[top] {
			t.Errorf("%s has %d lines of code, its budget is %d: see the comment at budgets", top, lines[top], budgets[top])
		}
	}
	for top := range budgets {
		if lines[top] == 0 {
			t.Errorf("there is a budget for %s, which has no code", top)
		}
	}
}
