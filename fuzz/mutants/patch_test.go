package mutants

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// write writes a file below dir.
func write(t *testing.T, dir, name, text string) string {
	t.Helper()
	path := filepath.Join(dir, name)
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

const comments = "# A fault\n# in a sentence.\n# killed-by: ./a ./b\n# fuzz: FuzzA\n"

func TestApply(t *testing.T) {
	const hunk = "--- a/x.go\n+++ b/x.go\n@@ -7,3 +7,3 @@\n one\n-two\n+TWO\n three\n"
	for _, test := range []struct{ what, patch, before, after string }{
		{"in its place", hunk, "0\none\ntwo\nthree\n", "0\none\nTWO\nthree\n"},
		{"the nearest of several", hunk, "one\ntwo\nthree\n\none\ntwo\nthree\n\n\n\n\none\ntwo\nthree\n", "one\ntwo\nthree\n\none\nTWO\nthree\n\n\n\n\none\ntwo\nthree\n"},
		{"not there", hunk, "one\nthree\n", ""},
		{"a line of no kind", hunk + "*\n@@ -9 +9 @@\n-0\n+1\n", "one\ntwo\nthree\n", ""},
		{"a dash that is no header", "--- a/x.go\n+++ b/x.go\n@@ -1 +1,2 @@\n-a\n+-b\n+-c\n", "a\n", "-b\n-c\n"},
		{"two hunks", hunk + "@@ -1 +1 @@\n-0\n+1\n", "0\none\ntwo\nthree\n", "1\none\nTWO\nthree\n"},
	} {
		dir := t.TempDir()
		m, err := readMutant(write(t, dir, "a-fault.patch", comments+test.patch))
		if err != nil {
			t.Fatalf("%s: %v", test.what, err)
		}
		if m.name != "a-fault" || m.fault != "A fault in a sentence." || strings.Join(m.tests, " ") != "./a ./b" || strings.Join(m.fuzz, " ") != "FuzzA" {
			t.Errorf("%s: read as %+v", test.what, m)
		}
		path := write(t, dir, "x.go", test.before)
		if err := m.apply(dir); (err == nil) != (test.after != "") {
			t.Errorf("%s: %v", test.what, err)
			continue
		} else if err != nil {
			continue
		}
		if got, err := os.ReadFile(path); err != nil || string(got) != test.after {
			t.Errorf("%s: got %q, want %q (%v)", test.what, got, test.after, err)
		}
	}
}

func TestReadMutantRefuses(t *testing.T) {
	for what, text := range map[string]string{
		"no comment":        "# killed-by: ./a\n--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\n",
		"no killer":         "# A fault.\n--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\n",
		"no diff":           comments,
		"another format":    comments + "1c1\n< a\n> b\n",
		"a hunk of no file": comments + "@@ -1 +1 @@\n-a\n+b\n",
	} {
		if m, err := readMutant(write(t, t.TempDir(), "a.patch", text)); err == nil {
			t.Errorf("%s: read as %+v", what, m)
		}
	}
}

func TestCulprit(t *testing.T) {
	for output, want := range map[string]string{
		"=== RUN\n    --- FAIL: TestA/b (0.00s)\n--- FAIL: TestA (0.00s)\n":           "TestA/b",
		"panic: runtime error: index out of range\n\ngoroutine 7":                     "panic: runtime error: index out of range",
		"panic: test timed out after 2m0s\n\trunning tests:\n\t\tTestSlow (2m0s)\n\n": "TestSlow, which does not end",
		"signal: killed": "a test that ends the program",
	} {
		if got := culprit(output); got != want {
			t.Errorf("%q: got %q, want %q", output, got, want)
		}
	}
}

// TestTimeUp: a fuzz target that fails with a failing input kills a mutant, one
// whose time is up does not.
func TestTimeUp(t *testing.T) {
	for output, want := range map[string]bool{
		"--- FAIL: FuzzTable (5.10s)\n    context deadline exceeded\nFAIL\n":                                                                           true,
		"--- FAIL: FuzzTable (0.10s)\n    --- FAIL: FuzzTable (0.00s)\n        x.go:1: 2, want 3\n    \n    Failing input written to testdata\nFAIL\n": false,
		"--- FAIL: FuzzTable (0.10s)\n    context deadline exceeded\n    Failing input written to testdata\nFAIL\n":                                    false,
		"failure while testing seed corpus entry: FuzzTable/seed#0\n--- FAIL: FuzzTable (0.10s)\n    context deadline exceeded\nFAIL\n":                false,
	} {
		if got := timeUp(output); got != want {
			t.Errorf("%q: got %t, want %t", output, got, want)
		}
	}
}
