package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestExportCoqChecks: of a certificate that the checker rejects no theorem is written, nor
// of others beside it.
func TestExportCoqChecks(t *testing.T) {
	dir := t.TempDir()
	want(t, exitDone, "bisect", "Torus(4)", "--out", dir)
	right := filepath.Join(dir, "torus-4.cert")
	text, err := os.ReadFile(right)
	if err != nil {
		t.Fatal(err)
	}
	forged := filepath.Join(dir, "forged.cert")
	if err := os.WriteFile(forged, []byte(strings.Replace(string(text), ">= 8", ">= 9", 1)), 0o666); err != nil {
		t.Fatal(err)
	}
	if out := want(t, exitDone, "export", "--coq", right); !strings.Contains(out, "Theorem bisection_width_Torus_4") {
		t.Errorf("no theorem in %s", out)
	}
	into := filepath.Join(dir, "coq")
	for _, args := range [][]string{{"export", "--coq", forged}, {"export", "--coq", right, forged}, {"export", "--coq", "--out", into, forged, right}} {
		code, out, errs := topocert(t, args...)
		if code != exitRejected || out != "" || !strings.Contains(errs, "forged.cert: bisection Torus(4) >= 9: certificate rejected") {
			t.Errorf("%v: exit %d, want %d: %q %q", args, code, exitRejected, out, errs)
		}
	}
	if _, err := os.Stat(into); !os.IsNotExist(err) {
		t.Errorf("%s: %v, want no folder", into, err)
	}
}

// TestClaimsCoqWantsFolder: theorems without a folder are refused before any work.
func TestClaimsCoqWantsFolder(t *testing.T) {
	for _, args := range [][]string{{"claims", "--id", "qt/diameter", "--coq"}, {"claims", "--id", "qt/diameter", "--coq", "--out", ""}} {
		if code, out, errs := topocert(t, args...); code != exitUsage || out != "" || !strings.Contains(errs, "--coq wants --out") {
			t.Errorf("%v: exit %d, want %d: %q %q", args, code, exitUsage, out, errs)
		}
	}
}
