package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"topocert/internal/deep"
	"topocert/routing"
	"topocert/solver/lanes"
	"topocert/topology"
)

// lanesOfJSON runs "lanes --json" and returns the answers.
func lanesOfJSON(t *testing.T, ctx context.Context, status int, args ...string) (list []laned, errs string) {
	t.Helper()
	var stdout, stderr bytes.Buffer
	if code := run(ctx, append([]string{"lanes", "--json"}, args...), nil, &stdout, &stderr); code != status {
		t.Fatalf("%v: exit %d, want %d: %s%s", args, code, status, &stdout, &stderr)
	}
	if err := json.Unmarshal(stdout.Bytes(), &list); err != nil {
		t.Fatalf("%v: %v: %s", args, err, &stdout)
	}
	return list, stderr.String()
}

// TestLanesNobodySends: without a pair no lane is needed, which is exact.
func TestLanesNobodySends(t *testing.T) {
	for _, router := range []string{"bfs", "shortest"} {
		dir := t.TempDir()
		list, errs := lanesOfJSON(t, t.Context(), exitDone, router, "Torus(4)", "--ends", "3", "--out", dir)
		if len(list) != 1 || errs != "" {
			t.Fatalf("%s: %d answers, %s", router, len(list), errs)
		}
		a := list[0]
		if a.Pairs != 0 || a.Lanes != 0 || a.Lower == nil || *a.Lower != 0 || !a.Exact || len(a.InLane) != 0 || len(a.Certificates) != 0 {
			t.Errorf("%s: %+v, want exactly no lane", router, a)
		}
		if kept, err := filepath.Glob(filepath.Join(dir, "*.cert")); err != nil || len(kept) > 0 {
			t.Errorf("%s: certificates of nothing: %v, %v", router, kept, err)
		}
	}
}

// TestLanesOpen: the time is not bad input, and other networks have answers.
func TestLanesOpen(t *testing.T) {
	code, out, errs := topocert(t, "lanes", "dor", "Torus(8)", "--timeout", "1ns")
	if code != exitInterrupted || out != "" || !strings.Contains(errs, "Torus(8): no answer within 1ns") || !strings.Contains(errs, "1 of 1 networks are left open") {
		t.Errorf("exit %d, want %d: %q %q", code, exitInterrupted, out, errs)
	}
	list, errs := lanesOfJSON(t, t.Context(), exitInterrupted, "dor", "Torus(8)", "Torus(9)", "--timeout", "1ns")
	if len(list) != 2 || list[0].Network != "Torus(8)" || list[1].Network != "Torus(9)" || !strings.Contains(errs, "2 of 2 networks are left open") {
		t.Errorf("%+v, %s", list, errs)
	}
}

// TestLanesTooLarge: what is refused is said in the user's words.
func TestLanesTooLarge(t *testing.T) {
	for _, args := range [][]string{{"lanes", "shortest", "Torus(100)"}, {"lanes", "shortest", "Torus(48)"}, {"lanes", "shortest", "Torus(100)", "--max", "3"}} {
		code, out, errs := topocert(t, args...)
		if code != exitUsage || out != "" || !strings.Contains(errs, "routes are chosen on at most 2048") || strings.Contains(errs, "bfs") {
			t.Errorf("%v: exit %d, want %d: %q %q", args, code, exitUsage, out, errs)
		}
	}
}

// TestLanesInterrupted: what was found before an interrupt is printed, with its bounds, and
// its certificates are kept.
func TestLanesInterrupted(t *testing.T) {
	deep.Only(t) // the local search before takes seconds
	dir := t.TempDir()
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	done := make(chan struct{})
	go func() { // a proof is begun when the lanes are certified; that of 3 takes many minutes
		defer close(done)
		for ctx.Err() == nil {
			if kept, err := filepath.Glob(filepath.Join(dir, "*at-least.3*")); err == nil && len(kept) > 0 {
				cancel()
			}
			time.Sleep(time.Millisecond)
		}
	}()
	list, errs := lanesOfJSON(t, ctx, exitInterrupted, "qt-minimal", "QT(3,3)", "Torus(4)", "--timeout", "1h", "--out", dir)
	<-done
	if len(list) != 1 || list[0].Network != "QT(3,3)" || list[0].Lanes < 2 || list[0].Exact || !strings.Contains(errs, "interrupted") {
		t.Fatalf("%+v, %s, want the lanes of QT(3,3) alone", list, errs)
	}
	if !slices.Contains(list[0].Files, "qt-3-3.qt-minimal.lanes.csv") || len(list[0].Certificates) == 0 {
		t.Errorf("%+v, want files", list[0])
	}
	for _, name := range slices.Concat(list[0].Files, list[0].Certificates) {
		if _, err := os.Stat(filepath.Join(dir, name)); err != nil {
			t.Error(err)
		}
	}
	want(t, exitDone, "check", dir)
}

// TestWriteLanes: the line of each ordered pair has the lane of its message, not of that back.
func TestWriteLanes(t *testing.T) {
	net, err := topology.Parse("Torus(5)")
	if err != nil {
		t.Fatal(err)
	}
	router, err := routing.New("dor", net)
	if err != nil {
		t.Fatal(err)
	}
	routes, err := lanes.Follow(t.Context(), net, router, nil)
	if err != nil {
		t.Fatal(err)
	}
	found, err := lanes.Assign(t.Context(), routes, 0)
	if err != nil {
		t.Fatal(err)
	}
	var text bytes.Buffer
	if err := writeLanes(&text, found); err != nil {
		t.Fatal(err)
	}
	want, oneWay := "source,destination,lane\n", false
	for i := range net.Order() {
		for j := range net.Order() {
			if i != j {
				want += fmt.Sprintf("%d,%d,%d\n", i, j, found.Lane(i, j))
				oneWay = oneWay || found.Lane(i, j) != found.Lane(j, i)
			}
		}
	}
	if text.String() != want || !oneWay {
		t.Errorf("lanes %s, want %s, which differ for a message and that back", &text, want)
	}
}
