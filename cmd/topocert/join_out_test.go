package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"topocert/internal/deep"
)

// TestJoinElsewhere: a join does not write among what it reads.
func TestJoinElsewhere(t *testing.T) {
	deep.NotShort(t)
	dir := filepath.Join(t.TempDir(), "tasks")
	want(t, exitDone, "plan", "bisect", "Torus(4)", "--by", "cubes", "--split", "2", "--dir", dir)
	want(t, exitDone, "work", dir)
	before := results(t, dir)
	for _, out := range []string{dir, dir + "/", filepath.Join(dir, "results"), filepath.Join(dir, "results", "kept"), filepath.Join(dir, "rejected")} {
		code, text, errs := topocert(t, "join", dir, "--out", out)
		if code != exitUsage || text != "" || !strings.Contains(errs, "--out "+out+" is the folder of the plan") {
			t.Errorf("--out %s: exit %d, want %d: %q %q", out, code, exitUsage, text, errs)
		}
	}
	if certs, err := filepath.Glob(filepath.Join(dir, "*.cert")); err != nil || len(certs) > 0 || !slices.Equal(results(t, dir), before) {
		t.Errorf("the folder of the plan is another: %v, %v", certs, err)
	}
	for _, out := range []string{filepath.Join(dir, "kept"), filepath.Join(filepath.Dir(dir), "results")} {
		want(t, exitDone, "join", dir, "--out", out)
		want(t, exitDone, "check", out)
	}
}

// TestJoinTail: a result with a byte more than its line lists is rejected, and set aside.
func TestJoinTail(t *testing.T) {
	deep.NotShort(t)
	dir := filepath.Join(t.TempDir(), "tasks")
	want(t, exitDone, "plan", "bisect", "Torus(4)", "--by", "cubes", "--split", "2", "--dir", dir)
	want(t, exitDone, "work", dir)
	path := results(t, dir)[0]
	f, err := os.OpenFile(path, os.O_APPEND|os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := f.WriteString("x"); err != nil {
		t.Fatal(err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	j := joinOf(t, exitRejected, dir)
	if len(j.Rejected) != 1 || !strings.Contains(j.Rejected[0].Reason, "more than it lists") {
		t.Errorf("%+v, want one result rejected", j.Rejected)
	}
}
