package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/spf13/cobra"

	"topocert/certificates/words"
	"topocert/cmd/internal/reader"
	"topocert/internal/deep"
	"topocert/props"
)

// papersGolden has the verdicts on all statements of examples/papers, a line each.
const papersGolden = "testdata/papers.golden"

// decidedFile is a file of statements of the examples, with what decides them.
type decidedFile struct {
	key    string
	file   *reader.Claims
	runner *props.Runner
}

// decidedFiles returns the papers, or the chapters of the atlas, with what lies beside them.
func decidedFiles(t *testing.T, folder string) []decidedFile {
	t.Helper()
	paths, err := filepath.Glob(filepath.Join("../../examples", folder, "*.claims"))
	if err != nil || len(paths) == 0 {
		t.Fatalf("%d files of claims in examples/%s, %v", len(paths), folder, err)
	}
	var list []decidedFile
	for _, path := range paths {
		cmd := &cobra.Command{}
		cmd.SetContext(t.Context())
		in := &input{memory: &memoryFlag{}}
		in.exec.errors = lateErrors{cmd}
		for _, ending := range []string{words.Ending, ".star"} {
			own := strings.TrimSuffix(path, ".claims") + ending
			if _, err := os.Stat(own); err == nil {
				in.own.paths = append(in.own.paths, own)
			}
		}
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if err := in.own.know([]string{string(text)}, os.Stderr); err != nil {
			t.Fatal(err)
		}
		if err := in.own.load(t.Context(), os.Stderr); err != nil {
			t.Fatal(err)
		}
		file, err := reader.ReadClaims(path, "", in.own.Library())
		if err != nil {
			t.Fatal(err)
		}
		reader.Apart(file.List)
		session, err := props.NewSession("")
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() {
			if err := session.Close(); err != nil {
				t.Error(err)
			}
		})
		if err := in.own.Into(session.Define); err != nil {
			t.Fatal(err)
		}
		in.provide(cmd, session.Resolver())
		within := 3 * time.Second
		if *update {
			within = 20 * time.Second
		}
		list = append(list, decidedFile{strings.TrimSuffix(filepath.Base(path), ".claims"), file, &props.Runner{Session: session, Limits: props.Limits{Time: within}, MaxOrder: 200}})
	}
	return list
}

// decided returns the verdict on a claim.
func (f *decidedFile) decided(t *testing.T, c *props.Claim) string {
	t.Helper()
	r, err := f.runner.Decide(t.Context(), c)
	if err != nil {
		t.Errorf("%s: %v", c.Place, err)
		return ""
	}
	return r.Verdict.String()
}

// sampled tells whether the i-th of all statements is decided in this run: with -update all are. Before a
// change lands, .ci/run decides each once, and holds it against the same lists.
func sampled(i int) bool {
	return i%deep.Cases(400, 200, 40) == 4 || *update
}

// TestPapers: each paper of the examples has a head, says of each statement where it stands, or that
// it is ours, and is read; of some statements the verdict is what the golden file says.
func TestPapers(t *testing.T) {
	deep.NotShort(t)
	golden, err := os.ReadFile(papersGolden)
	if err != nil && !*update {
		t.Fatal(err)
	}
	var now bytes.Buffer
	all, missing := 0, 0
	lines := strings.Split(string(golden), "\n")
	for _, f := range decidedFiles(t, "papers") {
		if err := reader.Heads([]*reader.Claims{f.file}); err != nil || f.file.Title == "" || f.file.Authors == "" || f.file.Source == "" {
			t.Errorf("%s: the head: %v, title %q, authors %q, source %q", f.key, err, f.file.Title, f.file.Authors, f.file.Source)
		}
		said := 0
		for _, c := range f.file.List {
			if c.Wrong != nil || c.Unnamed || !c.Readings[0].Formula.Truth() {
				t.Errorf("%s: %v, no name: %v, want a claim with a name", c.Place, c.Wrong, c.Unnamed)
				continue
			}
			said += min(1, len(c.Note))
			line := slices.IndexFunc(lines, func(line string) bool { return strings.HasPrefix(line, f.key+" "+c.ID+" ") })
			all++
			if line < 0 {
				missing++
			}
			if !sampled(all) {
				continue
			}
			verdict := f.decided(t, c)
			fmt.Fprintf(&now, "%s %s %s\n", f.key, c.ID, verdict)
			if *update || line < 0 || verdict == "undecided" { // the time is short
				continue
			}
			if want := strings.TrimPrefix(lines[line], f.key+" "+c.ID+" "); verdict != want && want != "undecided" {
				t.Errorf("%s: %s %s, want %s", c.Place, c.ID, verdict, want)
			}
		}
		if said == 0 {
			t.Errorf("%s: nothing is said of where the statements stand", f.key)
		}
	}
	if 10*missing > all && !*update {
		t.Errorf("%s has no verdicts on %d of %d statements: go test ./cmd/topocert -run Papers -update", papersGolden, missing, all)
	}
	if *update {
		if err := os.WriteFile(papersGolden, now.Bytes(), 0o666); err != nil {
			t.Fatal(err)
		}
	}
}

// TestAtlasClaims: some statements of the atlas have the verdicts that it keeps.
func TestAtlasClaims(t *testing.T) {
	deep.NotShort(t)
	kept := keptAtlas(t).earlier
	want := make(map[string]string)
	for _, e := range kept.Families {
		for _, c := range e.Claims {
			want[e.Chapter+" "+c.ID] = c.Verdict
		}
	}
	all := 0
	for _, f := range decidedFiles(t, "atlas") {
		for _, c := range f.file.List {
			if all++; c.Wrong != nil || *update || !sampled(all) {
				continue
			}
			verdict := f.decided(t, c)
			if w := want[f.key+" "+c.ID]; verdict != w && verdict != "undecided" && w != "undecided" && w != "" {
				t.Errorf("%s: %s %s, want %s", c.Place, c.ID, verdict, w)
			}
		}
	}
}
