package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestAdaptiveTables: audits of tables with several next hops, and what is refused.
func TestAdaptiveTables(t *testing.T) {
	dir := t.TempDir()
	file := func(name, text string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		return "table:" + path
	}
	const lines = "1 - 1 2;0\n1 2;0 - 2\n"
	either := file("either", "- 0 1;3 0 # either way round\n1 - 1 0;2\n1;3 2 - 2\n3 0;2 3 -\n")
	for _, c := range []struct {
		args       []string
		code       int
		out, wrong string
	}{
		{[]string{either, "--expect", "minimal"}, exitDone, "cyclic: 4 wait", ""},
		{[]string{either, "--json"}, exitDone, `"adaptive": true`, ""},
		{[]string{either, "--escape", "0"}, exitDone, "for escape 0: cyclic", ""},
		{[]string{either, "--escape", "1"}, exitUsage, "", "want virtual channels of"},
		{[]string{file("round", "- 0;2 1 0\n1 - 1 2\n1;3 2 - 2\n3 2 3 -\n"), "--expect", "delivers"}, exitRejected, "1 2 1, has been at 1 before, and goes round for ever", "want delivers"},
		{[]string{file("far", "- 0 1 2\n1 - 1 0\n1;3 2 - 2\n3 0 3 -\n"), "--expect", "minimal"}, exitRejected, "", "want minimal"},
		{[]string{file("no link", "- 0 1;0 0\n"+lines)}, exitUsage, "", `line 1: from 2 to 0 the next hop is "0", want one of its neighbours 1 3`},
		{[]string{file("twice", "- 0 1;1 0\n1 - 1 0;2\n1;3 2 - 2\n3 0;2 3 -\n")}, exitUsage, "", `the next hop "1" twice, want it once`},
		{[]string{file("ends", "- 0 1;3 0\n")}, exitUsage, "", "ends after 1 destinations, want 4"},
		{[]string{file("hole", "- - 1;3 0\n1 - 1 0;2\n1;3 2 - 2\n3 0;2 3 -\n")}, exitUsage, "", "no next hop from vertex 1 to 0"},
		{[]string{either, "--out", filepath.Join(dir, "out")}, exitUsage, "", "want it without"},
		{[]string{either, "--faults", "links"}, exitUsage, "", "want it without"},
		{[]string{"bfs", "--escape", "0"}, exitUsage, "", "want an adaptive router"},
	} {
		code, out, errs := topocert(t, append([]string{"audit", c.args[0], "Ring(4)"}, c.args[1:]...)...)
		if code != c.code || !strings.Contains(out, c.out) || !strings.Contains(errs, c.wrong) {
			t.Errorf("%s: %d, %.900s%s; want %d, %q, %q", strings.Join(c.args, " "), code, out, errs, c.code, c.out, c.wrong)
		}
	}
}
