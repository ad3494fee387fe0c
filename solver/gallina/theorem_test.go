package gallina

import (
	"os"
	"strings"
	"testing"

	"topocert/certificates/arithmetic"
	"topocert/certificates/formula"
	"topocert/certificates/theorem"
	"topocert/certificates/words"
	"topocert/internal/deep"
	"topocert/solver/parametric"
	"topocert/solver/smt"
)

// familyTheorems are theorems about families, with the library that has their texts.
func familyTheorems(t testing.TB) (*words.Library, []*theorem.Theorem) {
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
	list, err := theorem.Read(strings.NewReader(string(text)))
	if err != nil {
		t.Fatal(err)
	}
	return l, list
}

// prove finds the proofs of a theorem.
func prove(t testing.TB, l *words.Library, th *theorem.Theorem) {
	t.Helper()
	th.Proofs = nil
	err := th.Visit(l, nil, func(q *arithmetic.Question) error {
		nodes, err := smt.Refute(t.Context(), &q.Root, 1<<20)
		th.Proofs = append(th.Proofs, theorem.Proof{What: q.What, Nodes: nodes})
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// accepts has Coq read a file.
func accepts(t *testing.T, text string) error {
	t.Helper()
	for _, module := range []string{"FamilyGoal", "Instance"} {
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
			text, err := Proved(l, th)
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
				{"(n / 2 + 1)", "(n / 2 + 2)", "(Plus (Floor (Var 0%nat) (Num 2%Z)) (Num 1%Z)) Yes", "(Plus (Floor (Var 0%nat) (Num 2%Z)) (Num 2%Z)) Yes"},
				{"(2 * n)", "(2 * n + 1)", "(Times (Num 2%Z) (Var 0%nat)) Yes", "(Plus (Times (Num 2%Z) (Var 0%nat)) (Num 1%Z)) Yes"},
			} {
				for i := 0; i < len(change); i += 2 {
					if !strings.Contains(text, change[i]) {
						t.Fatalf("%q is not in the file", change[i])
					}
				}
				changed := strings.NewReplacer(change...).Replace(text)
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

// TestPlainly: a theorem says its claim in plain words where what its lemmas say of the facts are values; of numbers alone, and
// of facts between bounds, the checker's terms do.
func TestPlainly(t *testing.T) {
	for claim, want := range map[string]string{
		"order(Ring(n)) == n for n >= 3":                          "forall n : Z, 3 <= n -> order (text_graph Ring_text [n]) n",
		"diameter(Torus(m,n)) <= m + n for m >= 3, n >= 3":        "forall m n : Z, 3 <= m -> 3 <= n -> exists d1, diameter (text_graph Torus_text [m; n]) d1 /\\ d1 <= m + n",
		"order(Torus(k,m,n)) == k*m*n for k >= 2, m >= 2, n >= 2": "forall k m n : Z, 2 <= k -> 2 <= m -> 2 <= n -> order (text_graph Torus3_text [k; m; n]) ((k * m) * n)",
		"k*m >= 1 for k >= 1, m >= 1":                             "theorem_is_right ",
		"bisection(Ring(2*n)) == 2 for n >= 2":                    "theorem_is_right ",
		"edge_connectivity(Ring(n)) == 2 for n >= 3":              "theorem_is_right ",
	} {
		f, err := formula.ParseWith(words.Standard(), claim)
		if err != nil {
			t.Fatal(err)
		}
		found, err := parametric.Find(t.Context(), words.Standard(), "found", f)
		if err != nil {
			t.Fatalf("%s: %v", claim, err)
		}
		x, err := ofLibrary(words.Standard())
		if err == nil {
			err = x.Theorem(found.Theorem)
		}
		if err != nil {
			t.Fatalf("%s: %v", claim, err)
		}
		if got := x.List()[0].Statement; !strings.HasPrefix(got, want) {
			t.Errorf("%s: %.200s, want %s", claim, got, want)
		}
	}
}
