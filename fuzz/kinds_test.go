package fuzz

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"topocert/certificates"
	"topocert/certificates/formula"
	"topocert/certificates/words"
	"topocert/fuzz/oracle"
	"topocert/internal/deep"
	"topocert/props"
)

// TestWordsSayWhatKindsDo: what the provers establish of a fact that has its own kinds of proof
// is what its word says, on all graphs of 1 to 4 vertices, in make deep of 5.
func TestWordsSayWhatKindsDo(t *testing.T) {
	deep.NotShort(t)
	session, err := props.NewSession("")
	if err != nil {
		t.Fatal(err)
	}
	defer session.Close()
	runner := &props.Runner{Session: session}
	d := newDecider(words.Standard())
	most := deep.Cases(3, 4, 5)
	count := make(map[string]int)
	for _, f := range certificates.FactKinds() {
		word := words.Standard().Find(f.Name)
		if word == nil || f.Word != nil {
			continue
		}
		of := oracle.Word{Name: f.Name}
		for _, p := range f.Params()[1:] {
			of.Parameters = append(of.Parameters, map[certificates.Param]string{certificates.VertexParam: "v", certificates.NumberParam: "0123"}[p])
		}
		if slices.Contains(f.Params()[1:], certificates.NetworkParam) {
			of.Parameters = nil // another network, below
		}
		for n := 1; n <= most; n++ {
			for _, g := range oracle.All(n) {
				for a := range of.Arguments(g) {
					others := [][]string{nil}
					if f.Name == "contains" { // a spanning subgraph, to the kind
						others = nil
						for _, h := range oracle.All(n) {
							others = append(others, []string{h.Graph6()})
						}
					}
					for _, other := range others {
						s := statement(f.Name, g.Graph6(), a, "")
						s.Args = append(other, s.Args...)
						if f.Name == "disjoint_paths" && a[0] == a[1] {
							continue
						}
						if s.Value = established(t, runner, f, s); s.Value == "" {
							continue
						}
						count[f.Name]++
						if met, err := d.follows(s); err != nil || !met {
							t.Errorf("%s by its kind; by the word that is %t, %v", s, met, err)
						}
					}
				}
			}
		}
		if count[f.Name] < 14 { // the graphs of 4 vertices and less that have a link
			t.Errorf("%d values of %s, want more to compare", count[f.Name], f.Name)
		}
	}
	if want := 22; len(count) < want {
		t.Errorf("%d facts have a word, want %d: %v", len(count), want, count)
	}
}

// TestWordsAreProved: the value of each standard word that the oracle has is proved: found, and
// accepted by the checker of its certificate, on all graphs of 1 to 3 vertices; with -words 6, to
// 4. A fact that has its own kinds of proof may have none where these say nothing.
func TestWordsAreProved(t *testing.T) {
	deep.NotShort(t)
	session, err := props.NewSession("")
	if err != nil {
		t.Fatal(err)
	}
	defer session.Close()
	runner := &props.Runner{Session: session}
	most := min(largest()-2, 4)
	for _, w := range oracle.Words() {
		own := slices.ContainsFunc(certificates.FactKinds(), func(f certificates.FactKind) bool { return f.Name == w.Name })
		fact, is := certificates.WordFact(words.Standard().Find(w.Name))
		if !is {
			t.Fatalf("%s is no fact", w.Name)
		}
		for n := 1; n <= most; n++ {
			for _, g := range oracle.All(n) {
				for a := range w.Arguments(g) {
					value := w.Value(g, a)
					if value == nil || value == "none" {
						continue
					}
					s := statement(w.Name, g.Graph6(), a, oracle.Text(value))
					if got := established(t, runner, fact, s); got != s.Value && (got != "" || !own) {
						t.Errorf("%s by the oracle; proved is %q", s, got)
					}
				}
			}
		}
	}
}

// established is the value of a fact that the provers find, "" if they find none.
func established(t *testing.T, runner *props.Runner, f certificates.FactKind, s certificates.Statement) string {
	args := []string{fmt.Sprintf("%q", s.Network)}
	for _, a := range s.Args {
		if strings.HasPrefix(a, "g6:") {
			a = fmt.Sprintf("%q", a)
		}
		args = append(args, a)
	}
	text := fmt.Sprintf("%s(%s)", f.Name, strings.Join(args, ", "))
	parsed, err := formula.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	proof, err := runner.Decide(context.Background(), props.OwnClaim("", fmt.Sprintf("kinds/%x", text), parsed))
	switch {
	case err != nil:
		t.Fatalf("%s: %v", text, err)
	case proof.Verdict == props.Holds:
		return "yes"
	case proof.Verdict == props.Fails:
		return "no"
	case proof.Value == nil || *proof.Value == "unknown":
		return ""
	}
	value := *proof.Value
	if f.Bounds == ">=" { // the provers find the largest number, and prove no other side
		value = strings.TrimPrefix(value, "at least ")
	}
	return value
}
