package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"topocert/certificates/formula"
	"topocert/certificates/theorem"
	"topocert/certificates/words"
	"topocert/solver/parametric"
)

// TestExportTheorems: a theorem about a whole family is written for Coq, as what its file proves; one that the checker rejects is
// not.
func TestExportTheorems(t *testing.T) {
	claim, err := formula.ParseWith(words.Standard(), "order(Ring(n)) == n && connected(Ring(n)) for n >= 3")
	if err != nil {
		t.Fatal(err)
	}
	found, err := parametric.Find(t.Context(), words.Standard(), "ring", claim)
	if err != nil {
		t.Fatal(err)
	}
	var text strings.Builder
	if err := theorem.Write(&text, []*theorem.Theorem{found.Theorem}); err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	write := func(name, text string) string {
		file := filepath.Join(dir, name)
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		return file
	}
	right := write("ring.theorems", text.String())
	const statement = "Theorem ring : forall n : Z, 3 <= n -> (order (text_graph Ring_text [n]) n) /\\ (connected (text_graph Ring_text [n]))."
	if out := want(t, exitDone, "export", "--coq", right); !strings.Contains(out, statement) {
		t.Errorf("%q is not in %s", statement, out)
	}
	into := filepath.Join(t.TempDir(), "coq")
	want(t, exitDone, "export", "--coq", right, "--out", into)
	if out, err := os.ReadFile(filepath.Join(into, "Instance_ring.v")); err != nil || !strings.Contains(string(out), statement) {
		t.Errorf("%v, %q is not in %s", err, statement, out)
	}
	wrong := write("wrong.theorems", strings.Replace(text.String(), "order(Ring(n)) == n ", "order(Ring(n)) == n+1 ", 1))
	if code, out, errs := topocert(t, "export", "--coq", wrong); code != exitRejected || out != "" {
		t.Errorf("exit %d, want %d: %q %q", code, exitRejected, out, errs)
	}
}

// TestExportGoal: a claim that is found is written as a theorem, one that is false as a goal, with
// what is wrong with it.
func TestExportGoal(t *testing.T) {
	if out := want(t, exitDone, "export", "--coq-goal", "order(Ring(n)) == n for n >= 3"); !strings.Contains(out, "Theorem goal : forall n : Z, 3 <= n -> order (text_graph Ring_text [n]) n.") || !strings.HasSuffix(out, "Qed.\n") {
		t.Errorf("no theorem in %s", out)
	}
	out := want(t, exitDone, "export", "--coq-goal", "order(Ring(n)) == n+1 for n >= 3")
	for _, part := range []string{"not so for n=", "Theorem goal : forall n : Z, 3 <= n -> order (text_graph Ring_text [n]) (n + 1).", "vertex_words goal_family [n]", "all: fitting."} {
		if !strings.Contains(out, part) {
			t.Errorf("%q is not in %s", part, out)
		}
	}
	if code, _, errs := topocert(t, "export", "--coq-goal", "order(Ring(n)) == n for n >= 3", "true"); code != exitUsage || !strings.Contains(errs, "want one statement") {
		t.Errorf("two statements: exit %d: %s", code, errs)
	}
}
