package mutants

import (
	"go/parser"
	"go/token"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"topocert/internal/deep"
)

func TestChanges(t *testing.T) {
	const header = "package p\n\nfunc f(a, b int, c bool, s []int, t string) (int, int, error) {\n"
	for _, test := range []struct {
		body string
		want []string // what becomes of it, and the line then
	}{
		{"if a < b {\n}", []string{
			"if always: if (a < b) || true {", "if never: if (a < b) && false {",
			"< to <=: if a <= b {", "< to >=: if a >= b {",
		}},
		{"if c && !g() {\n}", []string{
			"if always: if (c && !g()) || true {", "if never: if (c && !g()) && false {",
			"&& to ||: if c || !g() {", "drop left of &&: if !g() {", "drop right of &&: if c {", "drop !: if c && g() {",
		}},
		{"for i := range a {\n}", []string{"range - 1: for i := range (a)-1 {"}},
		{"for i := range s {\n}", nil},
		{"a += 7", []string{"+= to -=: a -= 7", "drop statement: ", "7 to 8: a += 8", "7 to 6: a += 6"}},
		{"_ = s[a:b]", []string{"drop statement: ", "low bound + 1: _ = s[(a)+1:b]", "high bound - 1: _ = s[a:(b)-1]"}},
		{"_ = s[:b]", []string{"drop statement: ", "low bound + 1: _ = s[1:b]", "high bound - 1: _ = s[:(b)-1]"}},
		{"x := make([]int, 0, 9)", []string{"0 to 1: x := make([]int, 1, 9)"}},
		{`x := t + "7"`, nil},
		{"x := min(a, b)", []string{"min to max: x := max(a, b)"}},
		{"return a, b, err", []string{"swap results: return b, a, err"}},
		{"return 0, 1, fmt.Errorf(a+1)", []string{
			"swap results: return 1, 0, fmt.Errorf(a+1)", "error to nil: return 0, 1, nil",
			"+ to -: return 0, 1, fmt.Errorf(a-1)", "1 to 2: return 0, 1, fmt.Errorf(a+2)", "1 to 0: return 0, 1, fmt.Errorf(a+0)",
		}},
		{"return true", []string{"true to false: return false"}},
		{"for {\nbreak\n}", []string{"drop statement: "}},
	} {
		root := t.TempDir()
		text := header + test.body + "\n}\n"
		write(t, root, "p.go", text)
		write(t, root, "p_test.go", "package p\n\nvar x = 1\n")
		list, err := changes(root, ".")
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, c := range list {
			after := string(c.apply([]byte(text)))
			if _, err := parser.ParseFile(token.NewFileSet(), "", after, 0); err != nil {
				t.Errorf("%s: %v", c, err)
			}
			got = append(got, c.what+": "+strings.Split(after, "\n")[c.line-1])
		}
		if !slices.Equal(got, test.want) {
			t.Errorf("%q becomes %q, want %q", test.body, got, test.want)
		}
	}
}

// TestChangeKeepsLines: line numbers in failures are those of the tree.
func TestChangeKeepsLines(t *testing.T) {
	root := t.TempDir()
	const text = "package p\n\nfunc f() {\n\tf(\n\t)\n\tg()\n}\n"
	write(t, root, "p.go", text)
	list, err := changes(root, ".")
	if err != nil || len(list) != 2 {
		t.Fatalf("%v, %v, want two dropped statements", list, err)
	}
	if got, want := string(list[0].apply([]byte(text))), "package p\n\nfunc f() {\n\t\n\n\tg()\n}\n"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

// TestEquivalent sees that each change in the list is still one of the code.
func TestEquivalent(t *testing.T) {
	deep.NotShort(t)
	all, err := readEquivalent(equivalentFile)
	if err != nil {
		t.Fatal(err)
	}
	dirs := make(map[string]bool)
	for p := range all {
		dirs[path.Dir(p.file)] = true
	}
	for dir := range dirs {
		list, err := changes(".", dir)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range list {
			delete(all, c.place())
		}
	}
	for p := range all {
		t.Errorf("%s: %s: %s: no such change: %s (%d)", p.file, p.function, p.text, p.what, p.nth)
	}
}

func TestReadEquivalent(t *testing.T) {
	all, err := readEquivalent(write(t, t.TempDir(), "e.txt", "# A comment\na.go: f: if a < b {\n\t< to <=\n\tAlike.\n\t0 to 1 (2)\n\tAlso.\n"))
	if err != nil {
		t.Fatal(err)
	}
	for p, want := range map[place]string{
		{"a.go", "f", "if a < b {", "< to <=", 1}: "Alike.",
		{"a.go", "f", "if a < b {", "0 to 1", 2}:  "Also.",
	} {
		if all[p] != want {
			t.Errorf("%v: %q, want %q", p, all[p], want)
		}
	}
	for what, text := range map[string]string{
		"no line":   "\t< to <=\n\tAlike.\n",
		"no place":  "if a < b {\n\t< to <=\n\tAlike.\n",
		"no reason": "a.go: f: if a < b {\n\t< to <=\n",
		"twice":     "a.go: f: if a < b {\n\t< to <=\n\tAlike.\n\t< to <=\n\tAlike.\n",
	} {
		if all, err := readEquivalent(write(t, t.TempDir(), "e.txt", text)); err == nil {
			t.Errorf("%s: read as %v", what, all)
		}
	}
	if _, err := readEquivalent(filepath.Join(t.TempDir(), "none")); !os.IsNotExist(err) {
		t.Errorf("%v, want that there is no file", err)
	}
}
