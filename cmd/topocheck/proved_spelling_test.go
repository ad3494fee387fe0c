package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestSpelling: what a file spells in its own way is what is printed, unless its parentheses say another thing. Each file is
// read with the terms of the other formula, which is true.
func TestSpelling(t *testing.T) {
	program := proved(t)
	cases := []struct {
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
	}
	written, shown, same, count := t.TempDir(), t.TempDir(), t.TempDir(), 0
	name := func(i int) string { return fmt.Sprintf("%02d.verdicts", i) }
	write := func(folder string, i int, formula string) {
		text := fmt.Sprintf("topocert 2 verdicts\nclaim a/%d\nformula ", i) + formula + "\nholds " + map[bool]string{true: "2", false: "1"}[strings.Contains(formula, "for")] + "\nend\n"
		if err := os.WriteFile(filepath.Join(folder, name(i)), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	for i, c := range cases {
		write(written, i, c.written)
		write(shown, i, c.shown)
		if c.same {
			write(same, i, c.written)
			count++
		}
	}
	var stream, stderr bytes.Buffer
	if code := run([]string{"--lower", shown}, &stream, &stderr); code != 0 || bytes.Count(stream.Bytes(), []byte("(verdict ")) != len(cases) {
		t.Fatalf("%d, %s%s", code, &stream, &stderr)
	}
	file := filepath.Join(t.TempDir(), "stream")
	if err := os.WriteFile(file, bytes.ReplaceAll(stream.Bytes(), []byte(shown), []byte(written)), 0o666); err != nil {
		t.Fatal(err)
	}
	cmd := command(t, program, written)
	cmd.Env = append(cmd.Env, streamOfTests+"="+file)
	out, _ := cmd.Output() // its status is that of what it says
	said := saidOf(0, string(out), "")
	for i, c := range cases {
		at := slices.IndexFunc(said.about, func(about string) bool { return strings.Contains(about, "/"+name(i)) })
		if at < 0 || (said.words[at] == "accepted") != c.same {
			t.Errorf("%s for %s: accepted %t, want %t: %s", c.written, c.shown, !c.same, c.same, out)
		}
	}
	if ours, theirs := both(t, program, same); compare(t, ours, theirs)["accepted accepted"] != count {
		t.Errorf("topocheck says %v, topocheck-proved %v", ours.about, theirs.about)
	}
}
