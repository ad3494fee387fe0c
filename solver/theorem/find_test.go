package theorem

import (
	"os"
	"strings"
	"testing"

	"topocert/certificates/formula"
	"topocert/certificates/words"
)

func library(t *testing.T, file string) *words.Library {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	l, err := words.Standard().Extend(string(text), func(string) string { return "" }, func(string) bool { return false })
	if err != nil {
		t.Fatal(err)
	}
	return l
}

func TestFind(t *testing.T) {
	l := library(t, "testdata/families.words")
	text, err := os.ReadFile("testdata/families.claims")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		t.Run(line, func(t *testing.T) {
			f, err := formula.ParseWith(l, line)
			if err != nil {
				t.Fatal(err)
			}
			found, err := Find(t.Context(), l, "claim", f, Options{})
			if err != nil {
				t.Fatal(err)
			}
			nodes := 0
			for _, p := range found.Theorem.Proofs {
				nodes += len(p.Nodes)
			}
			if err := found.Theorem.Check(l, nil); err != nil {
				t.Error(err)
			}
			t.Logf("%d questions, %d nodes\n%s", len(found.Theorem.Proofs), nodes, strings.Join(found.Terms, "\n"))
		})
	}
}

// TestFindPartial: of a claim that is false, the network and the lemmas that there are.
func TestFindPartial(t *testing.T) {
	l := words.Standard()
	f, err := formula.ParseWith(l, "order(Ring(n)) == n && diameter(Ring(n)) == n for n >= 3")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Find(t.Context(), l, "claim", f, Options{}); err == nil {
		t.Error("a false claim was proved")
	}
	p, err := FindPartial(t.Context(), l, "claim", f, Options{})
	if err != nil {
		t.Fatal(err)
	}
	var facts []string
	for _, m := range p.Theorem.Networks[0].Lemmas {
		facts = append(facts, m.Fact)
	}
	if len(p.Theorem.Networks) != 1 || !strings.Contains(strings.Join(facts, " "), "order") || len(p.Theorem.Proofs) < 5 {
		t.Errorf("lemmas about %q and %d proofs, of which %v is missing; want one about the order", facts, len(p.Theorem.Proofs), p.Missing)
	}
}
