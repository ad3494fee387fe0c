package props

import (
	"bytes"
	"errors"
	"slices"
	"strings"
	"testing"

	"topocert/certificates"
	"topocert/certificates/formula"
	"topocert/certificates/theorem"
	"topocert/certificates/words"
)

// TestWithTheorems: a claim of which a theorem is kept is proved for all, and says by what; one
// whose formula is another than the theorem's is a defect, and so is a theorem that is refused
// or that a case contradicts.
func TestWithTheorems(t *testing.T) {
	family := Family{Domain: "n ≥ 3", For: "n >= 3", Order: "n*n"}
	claim := func(text string) []*Claim {
		return []*Claim{{
			ID: "x/order", Kind: Theorem, Readings: []Reading{family.Holds("order(Torus(n)) >= 9", ""), named("exactly", family.Holds(text, ""))},
			Correction: &Correction{"it is a square", family.Holds("order(Torus(n)) == n*n", "")},
		}}
	}
	var list []*theorem.Theorem
	for name, text := range map[string]string{"x/order reading 2": "order(Torus(n)) > 8 for n >= 3", "x/order correction": "order(Torus(n)) == n*n for n >= 3"} {
		f, err := formula.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		found, err := FindTheorem(t.Context(), words.Standard(), name, f)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, found.Theorem)
	}
	var text bytes.Buffer
	if err := theorem.Write(&text, list); err != nil {
		t.Fatal(err)
	}
	decide := func(text string, theorems string) (*Result, error) {
		session := newSession()
		defer session.Close()
		claims := WithTheorems(claim(text), theorems)
		results, err := (&Runner{Session: session, MaxOrder: 30}).Run(t.Context(), claims)
		if err != nil {
			return nil, err
		}
		var names []string
		for _, shown := range results[0].TheoremsOn() {
			names = append(names, shown.Name)
		}
		if !slices.Equal(names, []string{"x/order correction", "x/order reading 2"}) {
			t.Errorf("kept are %q", names)
		}
		return &results[0], nil
	}
	r, err := decide("order(Torus(n)) > 8", text.String())
	if err != nil {
		t.Fatal(err)
	}
	if r.Evidence != Certified || r.Complete || r.ProvedBy != nil {
		t.Errorf("the first reading, which no theorem says: %+v", r)
	}
	if second := r.Readings[1]; second.Evidence != Proved || second.Domain != "n ≥ 3" || second.Verdict != Holds {
		t.Errorf("the second reading: %+v", second)
	}
	if *r.Correction != "it is a square (holds, proved by a certificate, n ≥ 3)" {
		t.Errorf("the correction: %s", *r.Correction)
	}
	if _, err := decide("order(Torus(n)) > 7", text.String()); !errors.Is(err, ErrBug) || !strings.Contains(err.Error(), "which the claim does not say") {
		t.Errorf("of another formula: %v", err)
	}
	if _, err := decide("order(Torus(n)) > 8", strings.Replace(text.String(), "lemma order == n*n", "lemma order == n*n+1", 1)); !errors.Is(err, ErrBug) {
		t.Errorf("of a theorem that is refused: %v", err)
	}
	c := WithTheorems(claim("order(Torus(n)) > 8"), text.String())[0]
	against := &proving{Runner: &Runner{Session: newSession()}, claim: c, name: "x/order reading 2", reading: &c.Readings[1], ctx: t.Context()}
	if err := against.prove(&Decision{Verdict: Fails, Witness: optional("n=3")}, nil, ""); !errors.Is(err, ErrBug) {
		t.Errorf("against a case: %v", err)
	}
}

// TestVerdictsOn: the verdicts on a claim are those on its readings and its correction, of a
// user's own claim too, and none on another whose name begins like that.
func TestVerdictsOn(t *testing.T) {
	parse := func(text string) *formula.Formula {
		f, err := formula.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		return f
	}
	wide := OwnClaim("", "mine/wide", parse("diameter(Ring(6)) == 6"))
	wide.Correction = &Correction{Statement: "half of it", Reading: OwnClaim("", "", parse("diameter(Ring(6)) == 3")).Readings[0]}
	other := OwnClaim("", "mine/wide/other", parse("order(Ring(6)) == 6"))
	session := newSession()
	defer session.Close()
	var rests []certificates.Statement
	results, err := (&Runner{Session: session}).Run(t.Context(), []*Claim{wide, other})
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range results {
		rests = append(rests, r.Rests...)
		if r.Corrected != nil {
			rests = append(rests, r.Corrected.Rests...)
		}
	}
	var names []string
	for _, v := range session.VerdictsOn(&results[0], rests) {
		names = append(names, v.Name)
	}
	if want := []string{"mine/wide", "mine/wide/correction"}; !slices.Equal(names, want) {
		t.Errorf("verdicts on %q, want %q", names, want)
	}
}
