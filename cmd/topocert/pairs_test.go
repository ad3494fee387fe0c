package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestPairsAndFaults: audits of the pairs in a file, and of several faults at the same time.
func TestPairsAndFaults(t *testing.T) {
	dir := t.TempDir()
	file := func(name, text string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		return path
	}
	good := file("good", "\ufeff0 1 # next\n\n(0,0)\t(1,2)\n5 3\n")
	// Of a ring of 4 any two of its 8 vertices and links; of a cube's 8 and 12 7 of 20.
	for _, c := range []struct {
		args       []string
		code       int
		out, wrong string
	}{
		{[]string{"audit", "dor", "Torus(4)", "--pairs", good}, exitDone, "the 3 given ones", ""},
		{[]string{"audit", "dor", "Torus(4)", "--pairs", good, "--json"}, exitDone, `"pairs": 3`, ""},
		{[]string{"audit", "dor", "Torus(4)", "--pairs", file("a", "0 1\n0 99\n")}, exitUsage, "", "line 2: vertex"},
		{[]string{"audit", "dor", "Torus(4)", "--pairs", file("b", "0 1 2\n")}, exitUsage, "", "line 1: 3 columns, want two"},
		{[]string{"audit", "dor", "Torus(4)", "--pairs", file("c", "2 2\n")}, exitUsage, "", "2 twice"},
		{[]string{"audit", "dor", "Torus(4)", "--pairs", file("d", "# none\n")}, exitUsage, "", "no pairs"},
		{[]string{"audit", "dor", "Torus(4)", "--pairs", filepath.Join(dir, "none")}, exitUsage, "", "no such file"},
		{[]string{"audit", "dor", "Torus(4)", "--pairs", good, "--faults", "2"}, exitUsage, "", "want --pairs alone"},
		{[]string{"audit", "bfs", "Ring(4)", "--faults", "2"}, exitDone, "28 sets of 2 dead vertices and links", ""},
		{[]string{"audit", "bfs", "Hypercube(3)", "--faults", "7"}, exitDone, "10000 drawn of 77520 sets of 7", ""},
		{[]string{"audit", "bfs", "Ring(4)", "--faults", "0"}, exitUsage, "", "want vertices, links or a number from 1 to 16"},
		{[]string{"audit", "oct-fault", "OCT(1,1)", "--faults", "2"}, exitUsage, "", "heeds one fault at a time"},
		{[]string{"audit", "exec:python3 ../../examples/routers/closer.py", "Ring(4)", "--faults", "2"}, exitDone, "28 sets of 2", ""},
	} {
		if _, err := exec.LookPath("python3"); err != nil && strings.HasPrefix(c.args[1], "exec:python3") {
			continue
		}
		code, out, errs := topocert(t, c.args...)
		if code != c.code || !strings.Contains(out, c.out) || !strings.Contains(errs, c.wrong) {
			t.Errorf("topocert %s: %d, %.300s%s; want %d, %q, %q", strings.Join(c.args, " "), code, out, errs, c.code, c.out, c.wrong)
		}
	}
}
