package gallina

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"topocert/certificates/arithmetic"
	"topocert/certificates/formula"
	families "topocert/certificates/theorem"
	"topocert/certificates/words"
	"topocert/internal/deep"
	"topocert/solver/parametric"
	"topocert/solver/smt"
)

// familyTheorems are theorems about families, with the library that has their texts.
func familyTheorems(t testing.TB) (*words.Library, []*families.Theorem) {
	t.Helper()
	text, err := os.ReadFile("../smt/testdata/families.words")
	if err != nil {
		t.Fatal(err)
	}
	l, err := words.Standard().Extend(string(text), func(string) string { return "" }, func(string) bool { return false })
	if err != nil {
		t.Fatal(err)
	}
	text, err = os.ReadFile("../smt/testdata/families.theorems")
	if err != nil {
		t.Fatal(err)
	}
	list, err := families.Read(strings.NewReader(string(text)))
	if err != nil {
		t.Fatal(err)
	}
	return l, list
}

// prove finds the proofs of a theorem.
func prove(t testing.TB, l *words.Library, th *families.Theorem) {
	t.Helper()
	th.Proofs = nil
	err := th.Visit(l, nil, func(q *arithmetic.Question) error {
		nodes, err := smt.Refute(t.Context(), &q.Root, smt.Limits{Work: 1 << 20})
		th.Proofs = append(th.Proofs, families.Proof{What: q.What, Nodes: nodes})
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// accepts has Coq read a file.
func accepts(t *testing.T, text string) error {
	t.Helper()
	coqc, err := exec.LookPath("coqc")
	if err != nil {
		t.Skip("theorems are not given to Coq: there is no coqc (Debian's package coq)")
	}
	for _, module := range []string{"CheckSaid", "TextNetworks"} {
		if err := compiled(t, module); err != nil {
			t.Skipf("theorems are not given to Coq: %v; make coq compiles it", err)
		}
	}
	file := filepath.Join(t.TempDir(), "Family.v")
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command(coqc, "-R", "../../certificates/coq", "Topocert", file).CombinedOutput()
	if err != nil {
		t.Logf("%.400s", out)
	}
	return err
}

// TestTheoremDefined: a theorem about a family that Coq has a definition of is about that as well.
func TestTheoremDefined(t *testing.T) {
	if testing.Short() {
		t.Skip("not with -short")
	}
	claim, err := formula.ParseWith(words.Standard(), "diameter(OCT(k, m)) == k + m + 2 for k >= 1, m >= 1")
	if err != nil {
		t.Fatal(err)
	}
	found, err := parametric.Find(t.Context(), words.Standard(), "oct", claim, parametric.Options{})
	if err != nil {
		t.Fatal(err)
	}
	text, err := Theorem(words.Standard(), found.Theorem)
	if err != nil {
		t.Fatal(err)
	}
	if want := "Theorem oct_defined : forall k m : Z, 1 <= k -> 1 <= m -> diameter (OCT k m) (k + m + 2).\n"; !strings.Contains(text, want) {
		t.Errorf("%q is not in %s", want, text)
	}
	deep.Only(t) // Coq takes seconds
	if err := compiled(t, "CheckDefined"); err != nil {
		t.Skipf("%v; make coq compiles it", err)
	}
	if err := accepts(t, text); err != nil {
		t.Error(err)
	}
}

// TestTheorem: Coq accepts theorems about whole families, each for all values of its parameters, and
// refuses them with another value, in the statement or in a lemma as well. Coq starts for each anew: plainly for
// one that it accepts, and for a lemma with another value.
func TestTheorem(t *testing.T) {
	if testing.Short() {
		t.Skip("not with -short")
	}
	l, list := familyTheorems(t)
	for _, th := range list {
		if th.Name != "prism" && th.Name != "torus2" {
			continue // the others take Coq longer, and show nothing else
		}
		t.Run(th.Name, func(t *testing.T) {
			if th.Name != "prism" {
				deep.Only(t)
			}
			prove(t, l, th)
			text, err := Theorem(l, th)
			if err != nil {
				t.Fatal(err)
			}
			if err := accepts(t, text); err != nil {
				t.Error(err)
			}
			if th.Name != "prism" {
				return
			}
			for i, change := range [][]string{
				{"(n / 2 + 1)", "(n / 2 + 2)"},
				{"(n / 2 + 1)", "(n / 2 + 2)", "((Floor (Var 0) 2) + 1)%text", "((Floor (Var 0) 2) + 2)%text"},
				{"(2 * n)", "(2 * n + 1)", "(2 * (Var 0))%text", "(2 * (Var 0) + 1)%text"},
			} {
				changed := strings.NewReplacer(change...).Replace(text)
				if changed == text {
					t.Fatalf("%q are not in the file", change)
				}
				if i < 2 && !deep.Tests() {
					continue
				}
				if accepts(t, changed) == nil {
					t.Errorf("with %q: accepted, want it refused", change)
				}
			}
		})
	}
}
