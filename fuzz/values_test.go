package fuzz

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"topocert/certificates"
	"topocert/certificates/arithmetic"
	"topocert/certificates/formula"
	"topocert/certificates/theorem"
	"topocert/certificates/words"
	"topocert/fuzz/oracle"
	search "topocert/solver/arithmetic"
)

var (
	sentences     = flag.Int("sentences", 5000, "how many sentences are drawn")
	sentencesSeed = flag.Uint64("sentences.seed", 1, "where the sentences begin; each seed has others")
)

// ring knows that a network has three vertices.
type ring struct{ formula.Facts }

func (ring) Canonical(name string) (string, error) { return name, nil }

func (ring) Known(certificates.Fact) (certificates.Bounds, error) {
	return certificates.BoundsOf(certificates.Statement{Relation: "=", Value: "3"}), nil
}

// extended are the standard words with others.
func extended(t testing.TB, list []*oracle.Definition) *words.Library {
	l := words.Standard()
	if len(list) == 0 {
		return l
	}
	var text strings.Builder
	for _, d := range list {
		fmt.Fprintln(&text, d)
	}
	l, err := l.Extend(text.String(), func(string) string { return "" }, func(string) bool { return true })
	if err != nil {
		t.Fatalf("%s%v", text.String(), err)
	}
	return l
}

// TestSentences: a formula has the value that the page of package certificates gives it, or none.
func TestSentences(t *testing.T) {
	values := make(map[any]int)
	oracle.Sentences(*sentences, *sentencesSeed, "Ring(3)", func(_ int, list []*oracle.Definition, s *oracle.Sentence, want any) {
		f, err := formula.ParseWith(extended(t, list), s.String())
		if err != nil {
			t.Fatalf("%s: %v", s, err)
		}
		values[want]++
		x, err := f.Expr.Evaluate(nil, ring{})
		got, known := x.Truth()
		if err != nil && (want != nil || !errors.Is(err, formula.ErrValue)) || err == nil && (!known || got != want) {
			t.Errorf("%s%s is %v, %v, want %v", list, s, x, err, want)
		}
	})
	t.Logf("%v", values)
}

// proof is a theorem about a claim, with the proofs that are found with little work, and why it is
// not one; "" if it is.
func proof(l *words.Library, th *theorem.Theorem) (why string) {
	err := th.Visit(l, nil, func(q *arithmetic.Question) error {
		nodes, err := search.Refute(context.Background(), &q.Root, search.Limits{Work: 2000})
		th.Proofs = append(th.Proofs, theorem.Proof{What: q.What, Nodes: nodes})
		return err
	})
	var model *search.Model
	switch {
	case errors.As(err, &model):
		return "a question has an answer"
	case errors.Is(err, search.ErrNone):
		return "no proof was found"
	case err != nil:
		return "refused"
	}
	if err := th.Check(l, nil); err != nil {
		return err.Error()
	}
	return ""
}

// TestClaims: a theorem that is accepted holds in each case, and in each case a formula has the value
// that the page gives it, or none.
func TestClaims(t *testing.T) {
	answers := make(map[string]int)
	for i := range *sentences {
		r, network := rand.New(rand.NewPCG(*sentencesSeed, uint64(i))), ""
		if i%3 == 0 {
			network = "Ring(3)"
		}
		c := oracle.DrawClaim(r, 1+i%4, fmt.Sprintf("w%d_", i), network)
		l := extended(t, c.Words)
		f, err := formula.ParseWith(l, c.String())
		if err != nil {
			t.Fatalf("%s: %v", c, err)
		}
		th, bad, cases := &theorem.Theorem{Name: "t", Claim: c.String()}, "", 0
		defined := false
		if !oracle.Quickly(func() {
			defined = c.Cases(12, oracle.OfThree(), func(names map[string]any, want any) {
				env := make(formula.Env)
				if cases++; cases == 1 {
					for _, v := range c.Ranges {
						th.Instance += names[v.Name].(oracle.Number).RatString() + " "
					}
				}
				for _, v := range c.Ranges {
					env[v.Name] = names[v.Name].(oracle.Number).Rat
				}
				if want != true && bad == "" {
					bad = fmt.Sprint(want, " at ", env)
				}
				if x, err := f.Expr.Evaluate(env, ring{}); cases <= 4 {
					if got, known := x.Truth(); (err == nil && known) != (want != nil) || want != nil && got != want {
						t.Errorf("%s%s at %v is %v, %v, want %v", c.Words, c, env, x, err, want)
					}
				}
			})
		}) || cases == 0 {
			continue
		}
		if network != "" {
			th.Networks = []*theorem.Network{{Name: network, Vertex: "0", Lemmas: []*theorem.Lemma{{Fact: "order", Relation: "==", Value: "n", By: "product"}}}}
		}
		why := proof(l, th)
		answers[fmt.Sprintf("%t %s", bad == "" && defined, why)]++
		if why == "" && (bad != "" || !defined) {
			t.Errorf("%s%s: accepted, but it is %s", c.Words, c, bad)
		}
	}
	t.Logf("%v", answers)
}
