package fuzz

import (
	"errors"
	"flag"
	"testing"

	"topocert/certificates/formula"
	"topocert/fuzz/oracle"
)

var (
	sentences     = flag.Int("sentences", 5000, "how many sentences are drawn")
	sentencesSeed = flag.Uint64("sentences.seed", 1, "where the sentences begin; each seed has others")
)

// TestSentences: a formula has the value that the page of package certificates gives it, or none.
func TestSentences(t *testing.T) {
	values := make(map[any]int)
	oracle.Sentences(*sentences, *sentencesSeed, func(_ int, s *oracle.Sentence, want any) {
		f, err := formula.Parse(s.String())
		if err != nil {
			t.Fatalf("%s: %v", s, err)
		}
		values[want]++
		x, err := f.Expr.Evaluate(nil, nil)
		got, known := x.Truth()
		if err != nil && (want != nil || !errors.Is(err, formula.ErrValue)) || err == nil && (!known || got != want) {
			t.Errorf("%s is %v, %v, want %v", s, x, err, want)
		}
	})
	t.Logf("%v", values)
}
