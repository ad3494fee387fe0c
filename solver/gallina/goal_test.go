package gallina

import (
	"os"
	"slices"
	"strings"
	"testing"

	"topocert/certificates/formula"
	"topocert/certificates/theorem"
	"topocert/certificates/words"
	"topocert/internal/deep"
	"topocert/solver/parametric"
)

// example is a proof of the page docs/coq-goal.md: the end of a goal's file, or a file.
type example struct{ claim, script string }

// examples reads the page: the families' text, and the examples.
func examples(t *testing.T) (*words.Library, []example) {
	t.Helper()
	page, err := os.ReadFile("../../docs/coq-goal.md")
	if err != nil {
		t.Fatal(err)
	}
	fences := strings.Split(string(page), "\n```")
	var l *words.Library
	var list []example
	for i := 1; i < len(fences); i += 2 {
		kind, body, _ := strings.Cut(fences[i], "\n")
		switch kind {
		case "words":
			if l, err = words.Standard().Extend(body+"\n", func(string) string { return "" }, func(string) bool { return false }); err != nil {
				t.Fatal(err)
			}
		case "coq":
			var e example
			if _, claim, found := strings.Cut(fences[i-1], "Claim: `"); found {
				e.claim, _, _ = strings.Cut(claim, "`")
			}
			e.script = body + "\n"
			list = append(list, e)
		}
	}
	return l, list
}

// left is what a goal's file has of a claim; of one that is proved by machine, what is shown of its
// networks alone, or of a Hamiltonian cycle's network all but the cycle.
func left(t *testing.T, l *words.Library, claim *formula.Formula) *theorem.Theorem {
	t.Helper()
	_, failed := parametric.Find(t.Context(), l, "goal", claim)
	th, missing := parametric.FindPartial(t.Context(), l, "goal", claim)
	if th == nil {
		t.Fatal(missing)
	}
	if failed != nil {
		return th
	}
	by := " by "
	if strings.Contains(claim.String(), "hamiltonian") {
		by = "hamiltonian by "
	}
	for _, n := range th.Networks {
		n.Lemmas = slices.DeleteFunc(n.Lemmas, func(m *theorem.Lemma) bool { return strings.Contains(m.Fact+" by ", by) })
	}
	th.Proofs = slices.DeleteFunc(th.Proofs, func(p theorem.Proof) bool { return strings.Contains(p.What, by) })
	return th
}

// TestGoal: Coq accepts the examples of the page, each where a goal's file leaves it, and without
// them says what is left. Coq starts for each anew: plainly for the last that has a claim.
func TestGoal(t *testing.T) {
	if testing.Short() {
		t.Skip("not with -short")
	}
	l, list := examples(t)
	if len(list) < 5 {
		t.Fatalf("%d examples, want 5", len(list))
	}
	for i, e := range list {
		t.Run(e.claim, func(t *testing.T) {
			last := e.claim != "" && list[i+1].claim == ""
			if !last {
				deep.Only(t)
			}
			if e.claim == "" {
				if err := accepts(t, e.script); err != nil {
					t.Error(err)
				}
				return
			}
			claim, err := formula.ParseWith(l, e.claim)
			if err != nil {
				t.Fatal(err)
			}
			text, err := Goal(l, claim, left(t, l, claim), nil)
			if err != nil {
				t.Fatal(err)
			}
			before, _, found := strings.Cut(text, "  (* What is left")
			if !found {
				t.Fatal("no place for what is left")
			}
			if err := accepts(t, before+e.script); err != nil {
				t.Error(err)
			}
			if !last {
				return
			}
			if err := accepts(t, text); err != nil {
				t.Errorf("the file with the goal: %v", err)
			}
			if accepts(t, before+"Qed.\n") == nil {
				t.Error("accepted without the example, want something left")
			}
		})
	}
}
