package main

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"topocert/internal/deep"
)

// theoremsNotProved are the files of testdata/theorems that topocheck-proved has no proof for yet. A name is
// taken off when there is one: a test fails where a file here is accepted.
var theoremsNotProved = []string{
	"by-a-hamiltonian-cycle",
	"chromatic_number",
	"contains-by-map",
	"directed-networks",
	"domination_number-by-set",
	"edge_chromatic_number",
	"independence_number-by-set",
}

// acceptedTheorems returns the files of theorems that are accepted, all that they have.
func acceptedTheorems(s said) map[string]bool {
	all := make(map[string]bool)
	for i, about := range s.about {
		file, _, found := strings.Cut(about, ".theorems")
		if found {
			before, met := all[file]
			all[file] = s.words[i] == "accepted" && (before || !met)
		}
	}
	return all
}

// TestProvedTheorems: topocheck-proved accepts the theorems of the papers, and one of each method but those
// that are listed.
func TestProvedTheorems(t *testing.T) {
	program := proved(t)
	papers, err := filepath.Glob("../../props/*/*.theorems")
	if err != nil || len(papers) == 0 {
		t.Fatalf("%d files, %v", len(papers), err)
	}
	if !deep.Tests() {
		papers = nil // .ci/run has both checkers read those of the papers
	}
	ours, theirs := both(t, program, append(papers, "testdata/theorems")...)
	accepted := acceptedTheorems(theirs)
	for file, ok := range acceptedTheorems(ours) {
		name := filepath.Base(file)
		if !ok {
			t.Errorf("%s: topocheck does not accept it", file)
		}
		if listed := slices.Contains(theoremsNotProved, name); accepted[file] == listed {
			t.Errorf("%s: accepted by topocheck-proved is %t, and on the list of what is not proved %t", file, accepted[file], listed)
		}
	}
	if t.Failed() {
		t.Log(theirs.reasons)
	}
}

// TestTheoremLies: terms of a theorem that say less than its file, or know more, are not accepted.
func TestTheoremLies(t *testing.T) {
	program := proved(t)
	var stream, stderr bytes.Buffer
	if code := run([]string{"--lower", "testdata/theorems"}, &stream, &stderr); code != 0 {
		t.Fatalf("%d: %s", code, &stderr)
	}
	for what, c := range map[string]struct{ theorem, is, lie string }{
		"the last tuple of a list left out":      {"values-in-lists", " [(Qmake 7 1) (Qmake 3 1)]]", "]"},
		"a value of a list that is not known":    {"values-in-lists", "(Or (Equal (Var 2) (Num 2)) (Equal (Var 2) (Num 1)))", "(Equal (Var 2) (Num 2))"},
		"a tuple of a list that is not known":    {"values-in-lists", "(Or (And (Equal (Var 0) (Num 5)) (Equal (Var 1) (Num 2))) (And (Equal (Var 0) (Num 7)) (Equal (Var 1) (Num 3))))", "(And (Equal (Var 0) (Num 5)) (Equal (Var 1) (Num 2)))"},
		"a variable of a list that is not known": {"values-in-lists", "(And (Equal (Var 0) (Num 5)) (Equal (Var 1) (Num 2)))", "(Equal (Var 0) (Num 5))"},
		"a word with another text":               {"words-in-claims", "(Constant (Number (Qmake 1 1)))))) (Constant Endless)", "(Unary Negative (Unary Negative (Constant (Number (Qmake 1 1)))))))) (Constant Endless)"},
		"a condition that no lemma says":         {"words-in-claims", "(Lemma OfConnected SaysExactly 1 (Num 1) Yes (ByUpper", "(Lemma OfConnected SaysExactly 1 (Num 1) (AtMost (Num 4) (Var 0)) (ByUpper"},
		"a condition that a lemma says is false": {"words-in-claims", "(Lemma OfConnected SaysExactly 1 (Num 1) Yes (ByUpper", "(Lemma OfConnected SaysExactly 1 (Num 0) Yes (ByUpper"},
		"an instance that is in no tuple":        {"values-in-lists", "[5 2 1]", "[5 3 1]"},
	} {
		lie := strings.ReplaceAll(stream.String(), c.is, c.lie)
		if lie == stream.String() {
			t.Errorf("%s: no %s in the terms", what, c.is)
		}
		file := filepath.Join(t.TempDir(), "stream")
		if err := os.WriteFile(file, []byte(lie), 0o666); err != nil {
			t.Fatal(err)
		}
		cmd := command(t, program, "testdata/theorems")
		cmd.Env = append(cmd.Env, streamOfTests+"="+file)
		out, _ := cmd.Output()
		for line := range strings.Lines(string(out)) {
			if strings.Contains(line, c.theorem+".theorems: ") && !strings.HasPrefix(line, "UNCHECKED ") {
				t.Errorf("%s: %s", what, line)
			}
		}
	}
}
