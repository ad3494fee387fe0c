package papers

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"topocert/props"
)

var update = flag.Bool("update", false, "rewrite the README's tables")

// TestReadme holds the README's tables against the golden files of the papers, and these
// against the list of claims. The papers' own tests hold the golden files against what is
// decided.
func TestReadme(t *testing.T) {
	results := recorded(t)
	const file = "../../README.md"
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	text := replaced(t, string(data), "ledger", props.Summary(results))
	text = replaced(t, text, "follows", follows(results))
	if text == string(data) {
		return
	}
	if !*update {
		t.Fatal("the README's tables are not those of the golden files: make golden rewrites them")
	}
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// replaced returns the text with another table between the named marks.
func replaced(t *testing.T, text, name, table string) string {
	begin, end := "<!-- "+name+" -->\n", "<!-- /"+name+" -->\n"
	before, rest, ok := strings.Cut(text, begin)
	_, after, ok2 := strings.Cut(rest, end)
	if !ok || !ok2 {
		t.Fatalf("the README has nothing between %q and %q", begin, end)
	}
	return before + begin + table + end + after
}

// follows is the table of claims with a formula, and of verdicts that follow.
func follows(results []props.Result) string {
	type counts struct{ claims, formulas, follow int }
	var all counts
	by := make(map[string]*counts)
	for i := range results {
		r := &results[i]
		if by[r.Paper] == nil {
			by[r.Paper] = new(counts)
		}
		for _, c := range []*counts{&all, by[r.Paper]} {
			c.claims++
			if r.Formula != nil {
				c.formulas++
			}
			if r.Follows {
				c.follow++
			}
		}
	}
	var b strings.Builder
	b.WriteString("| | claims | with a formula | verdicts that follow |\n| --- | --- | --- | --- |\n")
	row := func(name string, c *counts) {
		fmt.Fprintf(&b, "| %s | %d | %d | %d |\n", name, c.claims, c.formulas, c.follow)
	}
	for _, p := range All() {
		row(p.Key, by[p.Key])
	}
	row("together", &all)
	return b.String()
}

// recorded reads the results of all papers from their golden files: as much of them as
// the tables need. A claim with a formula follows if it is decided.
func recorded(t *testing.T) []props.Result {
	var results []props.Result
	for _, p := range All() {
		data, err := os.ReadFile(filepath.Join("..", p.Key, "testdata", p.Key+".golden"))
		if err != nil {
			t.Fatal(err)
		}
		at := 0
		for line := range strings.Lines(string(data)) {
			if formula, ok := strings.CutPrefix(line, "\tformula: "); ok {
				r := &results[len(results)-1]
				formula = strings.TrimSuffix(formula, "\n")
				r.Formula, r.Follows = &formula, r.Verdict != props.Undecided
			}
			if strings.HasPrefix(line, "\t") {
				continue
			}
			if at == len(p.Claims) {
				t.Fatalf("%s: the golden file has more than the %d claims", p.Key, at)
			}
			results = append(results, entry(t, p.Claims[at], line))
			at++
		}
		if at != len(p.Claims) {
			t.Fatalf("%s: the golden file has %d claims, want %d", p.Key, at, len(p.Claims))
		}
	}
	return results
}

// entry reads the first line of a claim's entry.
func entry(t *testing.T, c *props.Claim, line string) props.Result {
	r := props.Result{ID: c.ID, Paper: c.Paper(), Kind: c.Kind, ConditionalOn: c.ConditionalOn}
	for _, v := range props.Verdicts() {
		for e := props.None; e <= props.Proved; e++ {
			if strings.HasPrefix(line, fmt.Sprintf("%s %s %s %s%s: ", c.ID, c.Kind, v, e, r.Condition())) {
				r.Verdict, r.Evidence = v, e
				return r
			}
		}
	}
	t.Fatalf("the golden file says %q, want a line on %s, %s%s", line, c.ID, c.Kind, r.Condition())
	return r
}
