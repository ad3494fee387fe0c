package main

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestPlanBisectEnds: a plan that cannot be made, or not in the time that there is, is
// refused with its own exit status, and nothing is written.
func TestPlanBisectEnds(t *testing.T) {
	interrupted, cancel := context.WithCancel(t.Context())
	cancel()
	for _, test := range []struct {
		name   string
		ctx    context.Context
		args   []string
		status int
		says   string
	}{
		{"too large", t.Context(), []string{"Ring(257)"}, exitUsage, "Ring(257) has 257 vertices, want at most 256 with --by branches"},
		{"much too large", t.Context(), []string{"QT(300,300)"}, exitUsage, "QT(300,300) has 720000 vertices, want at most 256 with --by branches"},
		{"no time", t.Context(), []string{"Torus(16)", "--timeout", "1ns"}, exitInterrupted, "Torus(16): no plan in 1ns"},
		{"no time for cubes", t.Context(), []string{"Torus(16)", "--by", "cubes", "--timeout", "1ns"}, exitInterrupted, "Torus(16): no plan in 1ns"},
		{"no time, and no links", t.Context(), []string{"g6:A?", "--timeout", "1ns"}, exitInterrupted, "g6:A?: no plan in 1ns"},
		{"interrupted", interrupted, []string{"Torus(16)"}, exitInterrupted, "interrupted"},
	} {
		t.Run(test.name, func(t *testing.T) {
			dir := filepath.Join(t.TempDir(), "tasks")
			var out, errs bytes.Buffer
			code := run(test.ctx, append([]string{"plan", "bisect", "--dir", dir}, test.args...), nil, &out, &errs)
			if code != test.status || out.Len() > 0 || !strings.Contains(errs.String(), test.says) {
				t.Errorf("exit %d, want %d: %q %q, want %q", code, test.status, &out, &errs, test.says)
			}
			if _, err := os.Stat(dir); !os.IsNotExist(err) {
				t.Errorf("%s: %v, want no folder", dir, err)
			}
		})
	}
}

// TestPlanBisectLimit: the limit stands in --help, and is that of what is refused.
func TestPlanBisectLimit(t *testing.T) {
	if out := want(t, exitDone, "plan", "bisect", "--help"); !strings.Contains(out, "at most 256 vertices") || !strings.Contains(out, "no limit unless given") {
		t.Errorf("--help does not say what is refused: %s", out)
	}
	for name, status := range map[string]int{"Ring(256)": exitInterrupted, "Ring(257)": exitUsage} {
		want(t, status, "plan", "bisect", name, "--dir", filepath.Join(t.TempDir(), "tasks"), "--timeout", "1ns")
	}
}
