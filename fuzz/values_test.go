package fuzz

import (
	"errors"
	"flag"
	"fmt"
	"testing"

	"topocert/certificates"
	"topocert/certificates/formula"
	"topocert/certificates/language"
	"topocert/fuzz/oracle"
	"topocert/internal/deep"
)

var (
	sentences     = flag.Int("sentences", 0, "how many sentences, claims, texts and words are drawn, 0 for 300, in make deep 50000")
	sentencesSeed = flag.Uint64("sentences.seed", 1, "where the sentences begin; each seed has others")
)

func drawn() int {
	if *sentences > 0 {
		return *sentences
	}
	return deep.Cases(100, 300, 50000)
}

// ring knows that a network has three vertices.
type ring struct{ formula.Facts }

func (ring) Canonical(name string) (string, error) { return name, nil }

func (ring) Known(certificates.Fact) (certificates.Bounds, error) {
	return certificates.BoundsOf(certificates.Statement{Relation: "=", Value: "3"}), nil
}

// TestSentences: a formula has the value that the page of package certificates gives it, or none.
func TestSentences(t *testing.T) {
	deep.NotShort(t)
	values := make(map[any]int)
	oracle.Sentences(drawn(), *sentencesSeed, func(_ int, list []*oracle.Definition, s *language.Node, want any) {
		f, err := formula.ParseWith(Extended(list), s.String())
		if err != nil {
			t.Fatalf("%s: %v", s, err)
		}
		values[want]++
		x, err := formula.Evaluate(f.Expr, nil, ring{})
		got, known := x.Truth()
		if err != nil && (want != nil || !errors.Is(err, formula.ErrValue)) || err == nil && (!known || got != want) {
			t.Errorf("%s%s is %v, %v, want %v", list, s, x, err, want)
		}
	})
	t.Logf("%v", values)
}

// TestClaims: a theorem that is accepted holds in each case, and in each case a formula has the value
// that the page gives it, or none.
func TestClaims(t *testing.T) {
	deep.NotShort(t)
	answers := make(map[string]int)
	Claims(drawn(), *sentencesSeed, func(_ int, c *Claimed) {
		f, err := formula.ParseWith(c.Library, c.Claim.String())
		if err != nil {
			t.Fatalf("%s: %v", c.Claim, err)
		}
		for i, names := range c.Cases[:min(4, len(c.Cases))] {
			env := make(formula.Env)
			for _, v := range c.Claim.Ranges {
				env[v.Names[0]] = names[v.Names[0]].(oracle.Number).Rat
			}
			x, err := formula.Evaluate(f.Expr, env, ring{})
			if got, known := x.Truth(); (err == nil && known) != (c.Values[i] != nil) || c.Values[i] != nil && got != c.Values[i] {
				t.Errorf("%s%s at %v is %v, %v, want %v", c.Claim.Words, c.Claim, env, x, err, c.Values[i])
			}
		}
		answers[fmt.Sprintf("%t %s", c.Holds(), c.Why)]++
		if c.Why == "" && !c.Holds() {
			t.Errorf("%s%s: accepted, want it refused: in its cases it is %v", c.Claim.Words, c.Claim, c.Values)
		}
	})
	t.Logf("%v", answers)
}
