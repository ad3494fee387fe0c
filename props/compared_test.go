package props

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"topocert/certificates"
	"topocert/certificates/formula"
	"topocert/certificates/words"
	"topocert/internal/deep"
)

// valued returns calls of the standard words that are numbers, of a network; vertices are 0 and 1.
func valued(t *testing.T, network string) (calls []string) {
	for _, d := range words.Standard().All() {
		if _, is := certificates.WordFact(d); !is || !d.Sort.IsNumber() {
			continue
		}
		var args []string
		vertices := 0
		for _, s := range d.Params {
			switch {
			case s.IsNetwork():
				args = append(args, network)
			case s.IsVertex():
				args = append(args, fmt.Sprint(vertices))
				vertices++
			case s.IsWord():
				args = append(args, `"bfs"`)
			default:
				args = append(args, "2")
			}
		}
		calls = append(calls, fmt.Sprintf("%s(%s)", d.Name, strings.Join(args, ", ")))
	}
	if len(calls) < 40 {
		t.Fatalf("%d standard words are numbers, want 40 and more", len(calls))
	}
	return calls
}

// TestCompared: what a word that is a number is compared with decides nothing of whether that is
// decided. True and false bounds are, on either side, under a negation and beside other parts, as
// the value is that is found where nothing is compared. Plainly one word in four is tried.
func TestCompared(t *testing.T) {
	deep.NotShort(t)
	networks := []string{"Ring(5)", "Rays(3)"}
	if !deep.Tests() {
		networks = networks[:1]
	}
	for _, network := range networks {
		for i, call := range valued(t, network) {
			if !deep.Takes(i, 4, 4) {
				continue
			}
			p := newProver(t)
			p.Limits = Limits{}
			n := 0
			prove := func(text string) *Result {
				n++
				got, err := p.Decide(context.Background(), question(t, fmt.Sprint("compared/", n), text))
				if err != nil {
					t.Fatalf("%s: %v", text, err)
				}
				return got
			}
			value := prove(call).Value
			if *value == "unknown" {
				t.Errorf("%s is unknown", call)
				continue
			}
			texts := []string{"%[1]s >= %[2]s", "%[2]s <= %[1]s", "%[1]s <= %[2]s", "%[1]s < %[2]s", "%[1]s > %[2]s", "%[1]s == %[2]s", "%[1]s != %[2]s"}
			against := []string{*value}
			if *value != "infinite" {
				against = append(against, *value+"-1", *value+"+1", "0", "1000")
				texts = append(texts, "!(%[1]s >= %[2]s) && order(Ring(3)) == 3", "%[1]s - %[2]s >= 0", "order(Ring(3)) == 4 || !(%[2]s >= %[1]s)")
			}
			for _, with := range against {
				for _, text := range texts {
					asked := fmt.Sprintf(text, call, with)
					truth, err := formula.Parse(fmt.Sprintf(text, *value, with))
					if err != nil {
						t.Fatal(err)
					}
					v, err := formula.Evaluate(truth.Expr, nil, p.Session.factsOf(prove("order(Ring(3)) == 3").Rests))
					if err != nil {
						t.Fatal(err)
					}
					holds, _ := v.Truth()
					if got := prove(asked).Verdict; got == Undecided || (got == Holds) != holds {
						t.Errorf("%s: %v, where the value is %s", asked, got, *value)
					}
				}
			}
		}
	}
}
