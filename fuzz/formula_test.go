package fuzz

import (
	"math/big"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"topocert/certificates"
	"topocert/certificates/formula"
	"topocert/certificates/language"
	"topocert/certificates/words"
)

// guessed knows every fact, in a way that depends on its words alone: some exactly,
// some by bounds, some not at all.
type guessed struct{}

func (guessed) CanonicalRouter(name, _ string) (string, error) { return name, nil }
func (guessed) Canonical(name string) (string, error)          { return name, nil }

func (guessed) Vertex(_, label string) (uint32, error) { return uint32(len(label)), nil }

func (guessed) Known(f certificates.Fact) (certificates.Bounds, error) {
	n := int64(len(f.String()))
	x, y := big.NewRat(n, 1), big.NewRat(n+2, 1)
	return []certificates.Bounds{{Low: x, High: x}, {Low: x, High: y}, {Low: x}, {High: x}, {}, {Word: "infinite"}, {Word: "yes"}, {List: []*big.Rat{x, y}}}[n%8], nil
}

// wantFormula reads a text as a formula. What is read is written so that reading it
// gives the same; it is evaluated over its domain without a panic,
// and the same verdict is found for what was written.
func wantFormula(t interface{ Errorf(string, ...any) }, text string) {
	f, err := formula.Parse(text)
	if err != nil {
		return
	}
	written := f.String()
	again, err := formula.Parse(written)
	if err != nil && len(written) <= language.MaxClaim {
		t.Errorf("%q is written %q: %v", text, written, err)
		return
	}
	if err == nil && again.String() != written {
		t.Errorf("%q is written %q, then %q", text, written, again)
	}
	count := 0
	walk := func(f *formula.Formula) (values []string) {
		stop := f.For.Each(func(env formula.Env) error {
			if count++; len(values) == 100 {
				return formula.ErrValue
			}
			v, err := formula.Evaluate(f.Expr, env, guessed{})
			if err != nil {
				values = append(values, "error")
				return nil
			}
			values = append(values, v.String())
			in, err := f.For.Contains(env)
			if err != nil || !in {
				t.Errorf("%q: %v is not in the domain that it comes from: %v", text, env, err)
			}
			return nil
		})
		if stop != nil {
			values = append(values, "stopped")
		}
		return values
	}
	if a := walk(f); again != nil {
		if b := walk(again); strings.Join(a, ",") != strings.Join(b, ",") {
			t.Errorf("%q has values %v, written %q it has %v", text, a, written, b)
		}
	}
}

func FuzzFormula(f *testing.F) {
	for _, text := range []string{
		"diameter(QT(m,n)) == 2*max(floor(m/2), floor(n/2)) + 4 for m in 2..20, n in 2..20 if 8*m*n <= 400",
		"bisection(\"mine.edges\") >= 3 && !bipartite(\"g6:D?{\") || true",
		"d - -1.5 < abs(-n) % 3 for (n, d) in [(6, 4), (8, -6.5)], k in n..2*n",
		"cond(1 < 2, pow(2, 10), 1/0) != ceil(7/2) - min(1, 2, 3)",
		"minimal(\"dor\", Torus(k)) == order(Torus(k))*(order(Torus(k)) - 1) for k >= 3",
		"at_distance(Ring(5), \"(v)\", 1) == infinite for a in 0..9999999999",
		"((((((((1))))))))==1",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) { wantFormula(t, text) })
}

// TestFormulaDrawn writes random formulas and reads them.
func TestFormulaDrawn(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		number := drawnNumber(3)
		text := number.Draw(t, "left") + rapid.SampledFrom([]string{" == ", " <= ", " > ", " != "}).Draw(t, "op") + number.Draw(t, "right")
		if rapid.Bool().Draw(t, "not") {
			text = "!(" + text + ") || " + text
		}
		text += " for n in -2..3, k in [1, 2.5, -3]"
		if rapid.Bool().Draw(t, "if") {
			text += " if n % 2 == 0 && k < n"
		}
		if _, err := formula.Parse(text); err != nil {
			t.Fatalf("%q: %v", text, err)
		}
		wantFormula(t, text)
	})
}

func drawnNumber(depth int) *rapid.Generator[string] {
	return rapid.Custom(func(t *rapid.T) string {
		if depth == 0 {
			return rapid.SampledFrom([]string{"0", "1", "7", "2.25", "n", "k", "infinite", "diameter(Petersen)", "bisection(QT(2, 3))", "girth(Ring(abs(n) + 3))"}).Draw(t, "leaf")
		}
		a, b := drawnNumber(depth-1).Draw(t, "a"), drawnNumber(depth-1).Draw(t, "b")
		return rapid.SampledFrom([]string{
			"(" + a + ") + " + b, a + " - (" + b + ")", "(" + a + ")*(" + b + ")", "(" + a + ")/(" + b + ")", "-(" + a + ")", "floor(" + a + ") % 3",
			"min(" + a + ", " + b + ")", "max(" + a + ", 1, " + b + ")", "cond(" + a + " < " + b + ", " + a + ", " + b + ")", "abs(" + a + ")", "ceil((" + a + ")/2)",
		}).Draw(t, "operation")
	})
}

// FuzzVerdicts: a file of verdicts is read or refused; what is read is written as it
// was read, up to the spelling of its formulas, and checked without a panic.
func FuzzVerdicts(f *testing.F) {
	f.Add("topocert 2 verdicts\nclaim a/b\nformula order(Ring(n)) == n for n >= 3\nholds 2 for n in 3..4\nend\n")
	f.Add("topocert 2 verdicts\nclaim a/b reading 2\nformula 1 + 1 == 3\nfails 1\nend\nclaim c\nformula n > 0 for n in [1, 2.5]\nholds 2\nend\n")
	f.Fuzz(func(t *testing.T, text string) {
		list, err := formula.ReadVerdicts(words.Standard(), strings.NewReader(text))
		if err != nil {
			return
		}
		var once, twice strings.Builder
		if err := formula.WriteVerdicts(&once, list); err != nil {
			t.Fatal(err)
		}
		again, err := formula.ReadVerdicts(words.Standard(), strings.NewReader(once.String()))
		if err != nil {
			if once.Len() <= len(text) {
				t.Fatalf("%q is written %q: %v", text, once.String(), err)
			}
			return
		}
		if err := formula.WriteVerdicts(&twice, again); err != nil || twice.String() != once.String() {
			t.Fatalf("%q is written %q, then %q", text, once.String(), twice.String())
		}
		for i, v := range list {
			check := func(v *formula.Verdict) error { return formula.NewVerdictChecker(guessed{}, nil).Check(v) }
			if a, b := check(v), check(again[i]); (a == nil) != (b == nil) {
				t.Fatalf("%q: %v, written %v", text, a, b)
			}
		}
	})
}
