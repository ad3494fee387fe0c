package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"topocert/internal/deep"
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
	deep.NotShort(t)
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

// TestLeftOpen: more time is proposed where time ended a search, and nowhere else.
func TestLeftOpen(t *testing.T) {
	const minute = time.Minute
	b := &bisected{Network: "N", Upper: 9, Seconds: 3}
	l := &laned{Router: "bfs", Network: "N", Lanes: 2, Seconds: 3}
	for _, c := range []struct{ text, want string }{
		{leftOpen(2, 2, 3, "networks", minute).Error(), "2 of 3 networks are left open by the limits; try --timeout 5m"},
		{leftOpen(2, 1, 3, "networks", minute).Error(), "2 of 3 networks are left open, 1 of them by the time; try --timeout 5m"},
		{leftOpen(2, 0, 3, "networks", minute).Error(), "2 of 3 networks are left open, none of them by the time"},
		{b.bounds(true, minute), "N: 0 <= width <= 9 after 3 s. Try --timeout 5m, or split the work: topocert plan bisect N --dir tasks"},
		{b.bounds(false, minute), "N: 0 <= width <= 9 after 3 s, by all that is tried"},
		{l.bounds(true, minute), "bfs on N: 1 <= lanes <= 2 after 3 s. Try --timeout 5m"},
		{l.bounds(false, minute), "bfs on N: 1 <= lanes <= 2 after 3 s, by all that is tried"},
	} {
		if c.text != c.want {
			t.Errorf("got %q, want %q", c.text, c.want)
		}
	}
}
