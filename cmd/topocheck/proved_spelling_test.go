package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestSpelling: what a file spells in its own way is what is printed, unless its parentheses say another thing. Each file is
// read with the terms of the other formula, which is true.
func TestSpelling(t *testing.T) {
	program := proved(t)
	for _, c := range []struct {
		written, shown string
		same           bool
	}{
		{"((5 - 2)) - (1)==2.0", "5 - 2 - 1 == 2", true},
		{"max((max(3, 4)), (0.50)) == 4", "max(3, 4, 0.5) == 4", true},
		{"(!((1 > 2)) && (all k in (1)..3: ((k > 0))))", "!(1 > 2) && (all k in 1..3: k > 0)", true},
		{"(n)==(n) for n in (2)..3 if ((n > 1) || n < 2)", "n == n for n in 2..3 if n > 1 || n < 2", true},
		{"all k in 1..2 if (some j in 1..2 if (j > k): (j > 1)): (k < 2)", "all k in 1..2 if some j in 1..2 if j > k: j > 1: k < 2", true},
		{"5 - (2 - 1) == 2", "5 - 2 - 1 == 2", false},
		{"2*(1 + 1) == 3", "2*1 + 1 == 3", false},
		{"-(1 + 2) == 1", "-1 + 2 == 1", false},
		{"!(1 > 2 && 2 > 3) == (1 > 2)", "(!(1 > 2) && 2 > 3) == (1 > 2)", false},
		{"1 > 2 && (2 > 1 || 2 > 1)", "1 > 2 && 2 > 1 || 2 > 1", false},
		{"(all k in 2..1: k > 3) && 1 > 2", "all k in 2..1: k > 3 && 1 > 2", false},
		{"max(1, 2) + 1 == 2", "max(1, 2 - 1 + 1) == 2", false},
		{"10.0 == 1", "1 == 1", false},
		{`"a.10" == "a.1"`, `"a.1" == "a.1"`, false},
	} {
		written, shown := t.TempDir(), t.TempDir()
		for folder, formula := range map[string]string{written: c.written, shown: c.shown} {
			text := "topocert 2 verdicts\nclaim a/b\nformula " + formula + "\nholds " + map[bool]string{true: "2", false: "1"}[strings.Contains(formula, "for")] + "\nend\n"
			if err := os.WriteFile(filepath.Join(folder, "a.verdicts"), []byte(text), 0o666); err != nil {
				t.Fatal(err)
			}
		}
		var stream, stderr bytes.Buffer
		if code := run([]string{"--lower", shown}, &stream, &stderr); code != 0 || !strings.Contains(stream.String(), "(verdict ") {
			t.Fatalf("%s: %d, %s%s", c.shown, code, &stream, &stderr)
		}
		file := filepath.Join(t.TempDir(), "stream")
		if err := os.WriteFile(file, bytes.ReplaceAll(stream.Bytes(), []byte(shown), []byte(written)), 0o666); err != nil {
			t.Fatal(err)
		}
		cmd := command(t, program, written)
		cmd.Env = append(cmd.Env, streamOfTests+"="+file)
		out, _ := cmd.Output()
		if accepted := bytes.HasPrefix(out, []byte("accepted ")); accepted != c.same {
			t.Errorf("%s for %s: accepted %t, want %t: %s", c.written, c.shown, accepted, c.same, out)
		}
		if ours, theirs := both(t, program, written); c.same && compare(t, ours, theirs)["accepted accepted"] != 1 {
			t.Errorf("%s: topocheck says %v, topocheck-proved %v", c.written, ours.about, theirs.about)
		}
	}
}
