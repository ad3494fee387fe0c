package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/rogpeppe/go-internal/testscript"

	"topocert/cmd/internal/script"
	"topocert/internal/deep"
)

func TestMain(m *testing.M) {
	script.Main()
	testscript.Main(m, map[string]func(){"topocert": func() { os.Exit(runProcess(quiet{os.Stderr})) }, "topocert-in-log": main, "topocert-killed": killed, "ring-router": ringRouter})
}

// killed is the command that is killed where it would tell its first answer.
func killed() {
	os.Exit(run(context.Background(), os.Args[1:], os.Stdin, &cue{text: "", times: 1, do: func() {
		if self, err := os.FindProcess(os.Getpid()); err == nil {
			_ = self.Kill()
		}
		select {} // until it is dead
	}}, os.Stderr))
}

// cue keeps what is written, and does something once it has a text so many times.
type cue struct {
	strings.Builder
	text  string
	times int
	do    func()
}

func (c *cue) Write(p []byte) (int, error) {
	c.Builder.Write(p)
	if c.do != nil && strings.Count(c.String(), c.text) >= c.times {
		c.do()
		c.do = nil
	}
	return len(p), nil
}

// TestScripts runs the command as its users do; see testdata/script. $EXAMPLES is the
// folder of examples.
func TestScripts(t *testing.T) {
	examples, err := filepath.Abs("../../examples")
	if err != nil {
		t.Fatal(err)
	}
	params := testscript.Params{Dir: "testdata/script", RequireExplicitExec: true, Setup: func(env *testscript.Env) error {
		env.Setenv("EXAMPLES", examples)
		return nil
	}, Condition: func(name string) (bool, error) {
		if name != "deep" {
			return false, fmt.Errorf("a condition %q, want deep", name)
		}
		return deep.Tests(), nil
	}}
	if testing.Short() && !deep.Tests() {
		params.Dir, params.Files = "", []string{"testdata/script/kept.txt"}
	}
	testscript.Run(t, params)
}

// TestInterrupt sees that an interrupt keeps what is finished, as valid JSON,
// and has its own exit status.
func TestInterrupt(t *testing.T) {
	deep.NotShort(t)
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	for _, args := range [][]string{
		{"claims", "--json"}, {"prove", "--json", "order(Torus(n)) == n*n for n >= 3"}, {"measure", "--json", "Petersen", "QT(3,3)"}, {"bisect", "--json", "QT(3,3)"},
		{"audit", "--json", "dor", "Torus(64)", "Mesh(64)"}, {"lanes", "--json", "dor", "Torus(8)", "Mesh(8)"}, {"check", "--json", "../topocheck/testdata/theorems"},
	} {
		var out, errs bytes.Buffer
		if code := run(ctx, args, strings.NewReader(""), &out, &errs); code != exitInterrupted {
			t.Errorf("%v: exit %d, want %d: %s", args, code, exitInterrupted, &errs)
		}
		var list []any
		if err := json.Unmarshal(out.Bytes(), &list); err != nil {
			t.Errorf("%v: %v: %s", args, err, &out)
		}
		if !strings.Contains(errs.String(), "interrupted") {
			t.Errorf("%v: stderr %q", args, &errs)
		}
	}
}

// TestInterruptMidway sees that work which looks at no context is left, and that
// what is finished before is printed. It runs in a process of its own: what is left goes
// on until that ends.
func TestInterruptMidway(t *testing.T) {
	const own = "TOPOCERT_INTERRUPT_MIDWAY"
	if os.Getenv(own) == "" {
		cmd := exec.CommandContext(t.Context(), os.Args[0], "-test.run=^TestInterruptMidway$")
		cmd.Env = append(os.Environ(), own+"=1")
		if out, err := cmd.CombinedOutput(); err != nil || !bytes.HasPrefix(out, []byte("PASS")) {
			t.Errorf("%v: %s", err, out)
		}
		return
	}
	dir := t.TempDir()
	for name, text := range map[string]string{
		"1.cert": "topocert 2\norder Petersen = 10\ncount\nend\n",
		"2.cert": "topocert 2\naudit Torus(1000) dor delivered = 999999000000\nexhaustion\nend\n", // takes hours
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	for _, args := range [][]string{{"check", dir}, {"measure", "Torus(3000)"}, {"audit", "dor", "Torus(3000)"}} {
		ctx, cancel := context.WithCancel(context.Background())
		var errs bytes.Buffer
		out := cue{text: "accepted", times: 1, do: cancel}
		if args[0] != "check" { // the others print nothing before they are through
			time.AfterFunc(50*time.Millisecond, cancel)
		}
		if code := run(ctx, args, strings.NewReader(""), &out, &errs); code != exitInterrupted {
			t.Errorf("%v: exit %d, want %d: %s%s", args, code, exitInterrupted, &out, &errs)
		}
		if args[0] == "check" && (strings.Count(out.String(), "accepted") != 1 || !strings.Contains(errs.String(), "interrupted at")) {
			t.Errorf("%v: stdout %q, stderr %q", args, &out, &errs)
		}
	}
}

// TestReportInterrupt sees that an interrupt leaves no report, and what was there.
func TestReportInterrupt(t *testing.T) {
	if testing.Short() {
		t.Skip("decides claims before it is interrupted")
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	parent := t.TempDir()
	earlier := filepath.Join(parent, "earlier")
	if err := os.Mkdir(earlier, 0o777); err != nil {
		t.Fatal(err)
	}
	front := `<meta name="generator" content="topocert report"/>`
	if err := os.WriteFile(filepath.Join(earlier, "index.html"), []byte(front), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"new", "earlier"} {
		var out, errs bytes.Buffer
		if code := run(ctx, []string{"report", "--paper", "qt", "--checker", "none", "--out", filepath.Join(parent, name)}, nil, &out, &errs); code != exitInterrupted {
			t.Errorf("%s: exit %d, want %d: %s", name, code, exitInterrupted, &errs)
		}
		if !strings.Contains(errs.String(), "interrupted: nothing is written") || out.Len() > 0 {
			t.Errorf("%s: stdout %q, stderr %q", name, &out, &errs)
		}
	}
	entries, err := os.ReadDir(parent)
	if err != nil || len(entries) != 1 || entries[0].Name() != "earlier" {
		t.Errorf("left are %v, %v, want the earlier report alone", entries, err)
	}
	if kept, err := os.ReadFile(filepath.Join(earlier, "index.html")); err != nil || string(kept) != front {
		t.Errorf("the earlier report is %q, %v", kept, err)
	}
}

// TestClaimsKeepCertificates decides one claim, and checks what was written.
func TestClaimsKeepCertificates(t *testing.T) {
	deep.NotShort(t)
	dir := t.TempDir()
	var out, errs bytes.Buffer
	args := []string{"claims", "--id", "oct/char2-diameter", "--max-order", "200", "--out", dir, "--json"}
	if code := run(context.Background(), args, nil, &out, &errs); code != exitDone {
		t.Fatalf("exit %d: %s", code, &errs)
	}
	kept, err := os.ReadFile(dir + "/claims.json")
	if err != nil || !bytes.Equal(kept, out.Bytes()) {
		t.Errorf("the ledger kept is not the ledger printed: %v", err)
	}
	var ledger []struct {
		Verdict, Evidence string
		Certificates      []string
	}
	if err := json.Unmarshal(out.Bytes(), &ledger); err != nil {
		t.Fatal(err)
	}
	if len(ledger) != 1 || ledger[0].Verdict != "holds" || ledger[0].Evidence != "proved" || len(ledger[0].Certificates) == 0 {
		t.Fatalf("ledger %+v", ledger)
	}
	for _, name := range ledger[0].Certificates {
		if code := run(context.Background(), []string{"check", dir + "/" + name}, nil, &out, &errs); code != exitDone {
			t.Errorf("check %s: exit %d: %s", name, code, &errs)
		}
	}
}
