package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"topocert/internal/deep"
)

// TestMachinesAudit has audits done in ranges. What the join says is its own audit's, of the
// destinations that workers name or, with --out, of all: so a worker can withhold, and not
// lie.
func TestMachinesAudit(t *testing.T) {
	deep.NotShort(t)
	base := t.TempDir()
	audit := func(router, net string) audited {
		t.Helper()
		var list []audited
		if err := json.Unmarshal([]byte(want(t, exitDone, "audit", router, net, "--json")), &list); err != nil {
			t.Fatal(err)
		}
		return list[0]
	}
	forge := func(dir, text string) {
		t.Helper()
		for _, file := range results(t, dir) {
			forgeResult(t, file, func([]byte) []byte { return []byte(text) })
		}
	}
	// Without a counterexample the question is open, but for the machine that audits all.
	dir, kept := filepath.Join(base, "minimal"), filepath.Join(base, "kept")
	want(t, exitDone, "plan", "audit", "qt-minimal", "QT(2,3)", "--tasks", "5", "--dir", dir)
	want(t, exitDone, "work", dir)
	a := joinOf(t, exitInterrupted, dir, "--schedule")
	if a.Complete || a.Accepted != 5 || a.Audit == nil || a.Audit.MaxLoad != nil || a.Audit.Deadlock != nil || *a.Destinations > 15 || len(a.Schedule) != 9 || a.Schedule[8].Workers != 256 {
		t.Fatalf("%+v %+v", a, a.Audit)
	}
	whole := audit("qt-minimal", "QT(2,3)")
	if n := uint64(*a.Destinations); a.Audit.Pairs != n*47 || whole.Pairs != 48*47 {
		t.Errorf("%d pairs for %d destinations, %d in all", a.Audit.Pairs, n, whole.Pairs)
	}
	for _, text := range []string{"", "[]"} { // as the workers found, and with nothing of it
		if text != "" {
			forge(dir, text)
		}
		a = joinOf(t, exitDone, dir, "--out", kept)
		got := *a.Audit
		got.Seconds, whole.Seconds, got.Certificates, whole.Certificates = 0, 0, nil, nil
		if !a.Complete || !reflect.DeepEqual(got, whole) {
			t.Errorf("got %+v, want %+v", got, whole)
		}
	}
	want(t, exitDone, "check", kept)

	// A counterexample is found, the one that a single machine finds; unless every worker
	// withholds its own.
	dir = filepath.Join(base, "bfs")
	want(t, exitDone, "plan", "audit", "oct-printed", "OCT(2,3)", "--tasks", "4", "--dir", dir)
	want(t, exitDone, "work", dir)
	a, whole = joinOf(t, exitDone, dir), audit("oct-printed", "OCT(2,3)")
	if !a.Complete || len(whole.Counterexample) == 0 || !reflect.DeepEqual(a.Audit.Counterexample, whole.Counterexample) || !reflect.DeepEqual(a.Audit.Stretch, whole.Stretch) {
		t.Errorf("got %+v, want %+v", a.Audit, whole)
	}
	forge(dir, "[]")
	if out := want(t, exitInterrupted, "join", dir); strings.Contains(out, "messages on a link") || strings.Contains(out, " complete") && !strings.Contains(out, "not complete") {
		t.Errorf("a join that knows nothing says %s", out)
	}

	// What is no list of a task's own destinations is rejected.
	file := results(t, dir)[1]
	saved, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for what, text := range map[string]string{
		"another task's": "[0]", "out of range": "[4000000000]", "negative": "[-1]", "four": "[144,145,146,147]", "too long": strings.Repeat(" ", 100) + "[]",
		"no list": "{}", "nothing": "null", "a word": `["144"]`, "cut short": "[144", "two lists": "[][]", "not JSON": "x", "empty": "",
	} {
		forgeResult(t, file, func([]byte) []byte { return []byte(text) })
		if b := joinOf(t, exitRejected, dir); len(b.Rejected) != 1 || b.Rejected[0].Task != taskOf(file) || b.Complete {
			t.Errorf("%s: %+v", what, b)
		}
		if err := os.WriteFile(file, saved, 0o666); err != nil {
			t.Fatal(err)
		}
	}
}
