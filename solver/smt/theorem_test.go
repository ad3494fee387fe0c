package smt_test

import (
	"os"
	"strings"
	"testing"

	"topocert/certificates/arithmetic"
	"topocert/certificates/theorem"
	"topocert/certificates/words"
	"topocert/internal/deep"
	"topocert/solver/smt"
)

// theorems reads theorems, and the families that they are about.
func theorems(t testing.TB) (*words.Library, []*theorem.Theorem) {
	t.Helper()
	text, err := os.ReadFile("testdata/families.words")
	if err != nil {
		t.Fatal(err)
	}
	l, err := words.Standard().Extend(string(text), func(string) string { return "" }, func(string) bool { return false })
	if err != nil {
		t.Fatal(err)
	}
	text, err = os.ReadFile("testdata/families.theorems")
	if err != nil {
		t.Fatal(err)
	}
	list, err := theorem.Read(strings.NewReader(string(text)))
	if err != nil {
		t.Fatal(err)
	}
	return l, list
}

// TestTheorems proves every question of theorems about families: their orders, sizes, degrees,
// diameters, symmetries, colours and cycles.
func TestTheorems(t *testing.T) {
	deep.NotShort(t)
	l, list := theorems(t)
	for _, th := range list {
		questions := 0
		err := th.Visit(l, nil, func(q *arithmetic.Question) error {
			questions++
			if nodes, model := decide(t, th.Name+": "+q.What, &q.Root); nodes == 0 {
				t.Errorf("%s: %s: %v of %v, want a proof", th.Name, q.What, model, q.Names)
			}
			return nil
		})
		if err != nil {
			t.Errorf("%s: %v", th.Name, err)
		}
		if questions < 20 {
			t.Errorf("%s: %d questions, want 20 or more", th.Name, questions)
		}
	}
}

// BenchmarkTheorems finds the proofs of all questions of each theorem.
func BenchmarkTheorems(b *testing.B) {
	l, list := theorems(b)
	for _, th := range list {
		b.Run("theorem="+th.Name, func(b *testing.B) {
			nodes, questions := 0, 0
			for b.Loop() {
				nodes, questions = 0, 0
				err := th.Visit(l, nil, func(q *arithmetic.Question) error {
					proof, err := smt.Refute(b.Context(), &q.Root, limit)
					nodes += len(proof)
					questions++
					return err
				})
				if err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(nodes), "nodes")
			b.ReportMetric(float64(questions), "questions")
		})
	}
}
