package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestTimeout: each command says of each network that the time did not suffice for it, be it
// to read the file, and exits with 3; other input is answered.
func TestTimeout(t *testing.T) {
	file := filepath.Join(t.TempDir(), "p.edges")
	if err := os.WriteFile(file, []byte("2\n0 1\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{{"measure"}, {"bisect"}, {"hamilton"}, {"audit", "dor"}, {"lanes", "dor"}} {
		args = append(args, file, "Torus(8)", "--timeout", "1ns", "--json")
		code, out, errs := topocert(t, args...)
		if code != exitInterrupted || strings.Count(errs, "no answer within 1ns") != 2 || !strings.Contains(errs, "2 of 2 networks are left open by the limits") || strings.Count(out, `"network"`) != 2 {
			t.Errorf("%v: exit %d: %s%s", args, code, out, errs)
		}
	}
	code, out, errs := topocert(t, "prove", "order(Petersen) == 10", "order(Petersen)", "--timeout", "1ns")
	if code != exitInterrupted || strings.Count(out, "open: no answer within 1ns") != 2 || !strings.Contains(errs, "2 of 2 statements") {
		t.Errorf("prove: exit %d: %s%s", code, out, errs)
	}
	if code, _, errs = topocert(t, "prove", "girth(Petersen) == 4", "order(Petersen)"); code != exitDone || errs != "" {
		t.Errorf("what fails is a result: exit %d: %s", code, errs)
	}
}

// TestMemoryFlag: every command that takes networks has the flag; what is no size is
// refused, as is less than the program itself takes.
func TestMemoryFlag(t *testing.T) {
	for _, args := range [][]string{
		{"claims", "--id", "oct/packing-torus-lowest", "--max-order", "20"}, {"prove", "order(Petersen) == 10"}, {"measure", "Petersen"}, {"bisect", "Petersen"}, {"hamilton", "Petersen"}, {"audit", "bfs", "Petersen"},
		{"lanes", "bfs", "Petersen"}, {"route", "bfs", "Petersen", "0", "1"}, {"broadcast", "greedy", "Petersen", "0"}, {"export", "--g6", "Petersen"},
	} {
		if code, _, errs := topocert(t, append(args, "--memory", "1.5GB")...); code != exitUsage || !strings.Contains(errs, "512MB or 4GB") {
			t.Errorf("%v: exit %d: %s", args, code, errs)
		}
		if code, _, errs := topocert(t, append(args, "--memory", "63MB")...); code != exitUsage || !strings.Contains(errs, "64 MB or more") {
			t.Errorf("%v: exit %d: %s", args, code, errs)
		}
		if code, _, errs := topocert(t, append(args, "--memory", "4GB")...); code != exitDone {
			t.Errorf("%v: exit %d: %s", args, code, errs)
		}
	}
}
