package gallina

import (
	"os"
	"strings"
	"testing"

	"topocert/certificates/arithmetic"
	families "topocert/certificates/theorem"
	"topocert/certificates/words"
	"topocert/internal/deep"
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
	for _, module := range []string{"CheckSaid", "TextNetworks"} {
		if err := compiled(t, module); err != nil {
			t.Skipf("theorems are not given to Coq: %v; make coq compiles it", err)
		}
	}
	out, err := coqc(t, text)
	if err != nil {
		t.Logf("%.400s", out)
	}
	return err
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
