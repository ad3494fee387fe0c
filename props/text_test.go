package props

import (
	"context"
	"strings"
	"testing"

	"topocert/certificates/words"
	"topocert/internal/deep"
	"topocert/props/claims"
)

const ringsText = `# title: On rings
# source: a test
# findings: wide
# domain: n >= 3
# shown: n ≥ 3
# order: n

# section: 1
order: order(Ring(n)) == n for n >= 3
# kind: algorithm
# large: 1000
wide: diameter(Ring(n)) == n for n >= 3
# reading: as printed
# witness: [n == 4] not this
# witness: Ring({n}) has diameter {diameter(Ring(n))}
# correction: half of n, rounded down
wide reading 2: go below: n; 2*n for n >= 3 if n%2 == 0
# reading: even n
# shown: even n
# limit: 8
wide correction: diameter(Ring(n)) == floor(n/2) for n >= 3
figure:
# reading: the figure
# open: it is lost
twice: twice(Ring(n)) == 2*n for n >= 3
# limit: 5
# witness: {twice(Ring(n))}
small: 2*3 == 7
# witness: it is {2*3}
`

// ringsPaper is the paper of the text, with a function.
func ringsPaper(text string) PaperText {
	return PaperText{Key: "rings", Claims: text, Words: "twice(G) = 2*order(G)\n", Code: Code{"below": Deciding(func(t *Case, d, most int) { t.Want(d < most, "%d", d) })}}
}

// TestPaperText: a paper's text gives its claims, which are decided.
func TestPaperText(t *testing.T) {
	deep.NotShort(t)
	session, err := NewSession("")
	if err != nil {
		t.Fatal(err)
	}
	defer session.Close()
	paper := ringsPaper(ringsText).Paper()
	if paper.Title != "On rings" || paper.Source != "a test" || len(paper.Findings) != 1 {
		t.Errorf("%+v", paper)
	}
	results, err := (&Runner{Session: session, MaxOrder: 0}).Run(context.Background(), paper.Claims)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, r := range results {
		for _, reading := range r.Readings {
			witness := ""
			if reading.Witness != nil {
				witness = ": " + *reading.Witness
			}
			got = append(got, strings.Join([]string{r.ID, reading.Reading, reading.Verdict.String(), reading.Evidence.String(), reading.Domain + witness}, "|"))
		}
	}
	want := []string{
		"rings/order||holds|certified|n ≥ 3, order at most 400: 398 cases; further n=1000 (order 1000); by count",
		"rings/wide|as printed|fails|certified|n=3: Ring(3) has diameter 1",
		"rings/wide|even n|holds|exhausted|even n, order at most 8: 3 cases",
		"rings/figure|the figure|undecided|none|: open: the figure: it is lost",
		"rings/twice||holds|certified|n ≥ 3, order at most 5: 3 cases",
		"rings/small||fails|certified|2*3 == 7: it is 6",
	}
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	if c := results[1].Correction; c == nil || !strings.HasPrefix(*c, "half of n, rounded down (holds, certified, n ≥ 3,") {
		t.Errorf("the correction is %v", c)
	}
}

// TestPaperTextRefuses: what is wrong in a paper's text is told with its place.
func TestPaperTextRefuses(t *testing.T) {
	for _, c := range []struct{ old, new, want string }{
		{"order(Ring(n)) == n for", "order(Ring(n)) = n for", "rings.claims:9: not a formula"},
		{"twice(Ring(n)) ==", "thrice(Ring(n)) ==", "thrice"},
		{"# kind: algorithm", "# kind: lemma", `rings.claims:9: the kind "lemma", want one of`},
		{"# large: 1000", "# large: many", "the large members many"},
		{"# large: 1000", "# large: 2", `the large member n=2, want one of "n >= 3"`},
		{"Ring({n}) has", "Ring({k}) has", `{k} in`},
		{"[n == 4] not", "[n == 4 not", "want a ] behind its condition"},
		{"go below", "go above", `no function "above"`},
		{"go below: n; 2*n for", "2*n > n for", `the function "below", want a line that says go below`},
		{"wide reading 2", "wide reading 3", "the line wide reading 3, want rings/wide reading 2"},
		{"# correction: half of n, rounded down\n", "", `a correction of wide, want a head "correction:" below wide`},
		{"wide correction: diameter(Ring(n)) == floor(n/2) for n >= 3\n", "", `rings/wide: a correction without its line, want "wide correction: …"`},
		{"# limit: 8", "# limit: eight", `"eight": invalid syntax`},
		{"# order: n\n", "", "a domain without an end"},
	} {
		text := strings.Replace(ringsText, c.old, c.new, 1)
		if text == ringsText {
			t.Fatalf("%q is not in the text", c.old)
		}
		if _, err := ringsPaper(text).read(); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q for %q: %v, want %s", c.new, c.old, err, c.want)
		}
	}
}

// TestOwnOrder: a file of a user's own may say the order of its networks; a case that fails is worded by
// the values on both sides, and what is no comparison has values.
func TestOwnOrder(t *testing.T) {
	deep.NotShort(t)
	file := claims.Read("mine.claims", "# domain: n >= 3\n# order: n\n\nhalf: diameter(Ring(n)) == 1 for n >= 3\n# limit: 6\nwide: diameter(Ring(n)) for n >= 3\n# limit: 4\n", nil)
	results, err := (&Runner{Session: newSession()}).Run(t.Context(), OwnClaims("", file, words.Standard(), nil))
	if err != nil {
		t.Fatal(err)
	}
	if r := results[0]; r.Verdict != Fails || *r.Witness != "n=4: diameter(Ring(4)) is 2" {
		t.Errorf("%v: %v", r.Verdict, r.Witness)
	}
	if r := results[1]; r.Verdict != Valued || *r.Value != "n=3: 1; n=4: 2" {
		t.Errorf("%v: %v", r.Verdict, r.Value)
	}
}
