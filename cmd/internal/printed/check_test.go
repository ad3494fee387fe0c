package printed

import (
	"encoding/json"
	"math/big"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"topocert/certificates"
	"topocert/certificates/formula"
	"topocert/certificates/resolve"
)

const (
	rings = `topocert 2
order Ring(3) = 3
count
end
order Ring(4) = 4
count
end
`
	verdicts = `topocert 2 verdicts
claim p/rings
formula order(Ring(k)) == 3 for k >= 3
fails 1 for k in [4]
end
claim p/rings correction
formula order(Ring(k)) == k for k in 3..4
holds 2
end
claim p/rings reading 2
formula order(Ring(k)) <= 4 for k >= 3
holds 1 for k in 3..3
holds 1 for k in [4]
end
`
)

// folder has a claim's certificates and verdicts.
func folder(t *testing.T) string {
	dir := t.TempDir()
	for name, text := range map[string]string{"rings.cert": rings, "other.cert": strings.ReplaceAll(rings, "Ring", "Complete"), "p.rings.verdicts": verdicts} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// claimed is the claim's page.
func claimed() *Page {
	return &Page{
		Claim: "p/rings", Formula: "order(Ring(k)) == 3 for k >= 3", Said: "✗ fails, certified, for k=4", Headline: "✗ False",
		Readings: []string{"✗ fails, certified, for k=4", "✓ holds, certified, for k in 3..3 (1 case), and k=4", "? undecided"},
		Repeated: lines(), Files: []string{"rings.cert", "p.rings.verdicts"},
	}
}

func lines() []string {
	return []string{
		"p/rings fails for k=4: order(Ring(k)) == 3 for k >= 3",
		"p/rings correction holds for k in 3..4 (the whole domain: 2 cases): order(Ring(k)) == k for k in 3..4",
		"p/rings reading 2 holds for k in 3..3 (1 case), and k=4: order(Ring(k)) <= 4 for k >= 3",
	}
}

// TestConfirmed: what is printed as it was repeated is confirmed, and the answer says it.
func TestConfirmed(t *testing.T) {
	dir := folder(t)
	proved := claimed()
	proved.Said, proved.Readings[0] = "✗ fails, proved, for k=4", "✗ fails, proved, for k=4"
	facts := claimed()
	facts.Files, facts.Claim, facts.Repeated = []string{"other.cert"}, "p/other", nil
	for _, c := range []struct {
		name  string
		page  *Page
		says  string
		notes int
	}{
		{"a claim", claimed(), "Confirmed: the claim fails for k=4, as printed: order(Ring(k)) == 3 for k >= 3 (5 of 5 statements and verdicts accepted).", 0},
		{"proved", proved, "Confirmed: the claim fails for k=4, as printed", 1},
		{"the report", &Page{Total: "3 files", Repeated: lines()}, "Confirmed: 3 verdicts, ", 0},
		{"no formula", facts, "The verdict is not checked here: it does not follow from certificates alone", 0},
		{"a folder", nil, "Accepted: 7 of 7 statements and verdicts.", 0},
	} {
		got := Check(t.Context(), dir, c.page)
		if got.Status != Confirmed || !strings.HasPrefix(got.Says, c.says) || len(got.Notes) != c.notes || len(got.Answers) < 2 {
			t.Errorf("%s: %+v, want %q", c.name, got, c.says)
		}
	}
}

// TestForged: each change of the page alone, or of its data alone, is noticed.
func TestForged(t *testing.T) {
	swap := func(file, from, to string) func(*testing.T, string, *Page) {
		return func(t *testing.T, dir string, _ *Page) {
			path := filepath.Join(dir, file)
			text, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			changed := strings.ReplaceAll(string(text), from, to)
			if changed == string(text) {
				t.Fatalf("%s has no %q", file, from)
			}
			if err := os.WriteFile(path, []byte(changed), 0o644); err != nil {
				t.Fatal(err)
			}
		}
	}
	on := func(change func(p *Page)) func(*testing.T, string, *Page) {
		return func(_ *testing.T, _ string, p *Page) { change(p) }
	}
	without := func(file string) func(*testing.T, string, *Page) {
		return func(t *testing.T, dir string, _ *Page) {
			if err := os.Remove(filepath.Join(dir, file)); err != nil {
				t.Fatal(err)
			}
		}
	}
	const differs = "The page does not print what was checked: "
	for _, c := range []struct {
		name   string
		change func(*testing.T, string, *Page)
		status int
		says   string
		whole  bool // noticed on the page of the whole report as well
	}{
		{"a word", on(func(p *Page) { p.Said = "✓ holds, certified, for k=4" }), Wrong, differs + "the verdict: printed is \"✓ holds", false},
		{"a symbol", on(func(p *Page) { p.Said = "✓ fails, certified, for k=4" }), Wrong, differs + "the verdict", false},
		{"evidence", on(func(p *Page) { p.Said = "✗ fails, exhausted, for k=4" }), Wrong, differs + "the verdict", false},
		{"a domain", on(func(p *Page) { p.Said = "✗ fails, certified, for k=5" }), Wrong, differs + "the verdict", false},
		{"a domain, proved", on(func(p *Page) { p.Said = "✗ fails, proved, for all k" }), Wrong, differs + "the verdict", false},
		{"no verdict", on(func(p *Page) { p.Said = "" }), Wrong, differs + "the verdict", false},
		{"one verdict more", on(func(p *Page) { p.Loose = 1 }), Wrong, differs + "1 words of verdicts", false},
		{"a formula", on(func(p *Page) { p.Formula = "order(Ring(k)) == 4 for k >= 3" }), Wrong, differs + "the formula", false},
		{"no formula", on(func(p *Page) { p.Formula = "" }), Wrong, differs + "the formula", false},
		{"a reading's word", on(func(p *Page) { p.Readings[1] = "✗ fails, certified, for k=4" }), Wrong, differs + "the verdict", false},
		{"the first reading's", on(func(p *Page) { p.Readings[0] = "✓ holds, certified, for k=4" }), Wrong, differs + "the verdict", false},
		{"no readings", on(func(p *Page) { p.Readings = nil }), Wrong, differs + "reading", false},
		{"another claim", on(func(p *Page) { p.Claim = "p/other" }), Wrong, differs + "the claim’s name", false},
		{"a line's cases", on(func(p *Page) { p.Repeated[0] = strings.Replace(p.Repeated[0], "k=4", "k=5", 1) }), Wrong, differs + "what topocheck repeats", true},
		{"a line less", on(func(p *Page) { p.Repeated = p.Repeated[:2] }), Wrong, differs + "what topocheck repeats: printed is \"nothing\"", true},
		{"a line more", on(func(p *Page) { p.Repeated = append(p.Repeated, "p/rings holds") }), Wrong, differs + "what topocheck repeats", true},
		{"no link to the verdict", on(func(p *Page) { p.Files = p.Files[:1] }), Wrong, "The page hides a verdict", false},
		{"a file's count", on(func(p *Page) { p.Total, p.Files = "4 files", append(p.Files, "more.cert") }), Wrong, "Files are missing", true},
		{"no links", on(func(p *Page) { p.Claim, p.Files = "p/other", nil }), Unchecked, "Not checked: the page links to no certificate", false},
		{"1 == 1", swap("p.rings.verdicts", "formula order(Ring(k)) == 3 for k >= 3\nfails 1 for k in [4]", "formula 1 == 1\nholds 1"), Wrong, differs, true},
		{"another verdict's name", swap("p.rings.verdicts", "p/rings", "p/ring"), Wrong, differs, true},
		{"other cases", swap("p.rings.verdicts", "in [4]", "in [5]"), Wrong, "Rejected: ", true},
		{"no verdict in the data", without("p.rings.verdicts"), Wrong, "Files are missing", true},
		{"a certificate is missing", without("rings.cert"), Wrong, "Files are missing", true},
		{"a certificate is changed", swap("rings.cert", "= 4", "= 5"), Wrong, "Rejected: ", true},
		{"a certificate is cut off", swap("rings.cert", "count\nend\n", "count\n"), Wrong, "Rejected: ", true},
		{"verdicts are cut off", swap("p.rings.verdicts", "end\nclaim p/rings r", "end\nclaim p/rings rub"), Wrong, "Rejected: ", true},
		{"verdicts are empty", swap("p.rings.verdicts", verdicts, ""), Wrong, "Rejected: ", true},
	} {
		dir := folder(t)
		page, whole := claimed(), &Page{Total: "3 files", Repeated: lines()}
		c.change(t, dir, page)
		got := Check(t.Context(), dir, page)
		if got.Status != c.status || !strings.HasPrefix(got.Says, c.says) {
			t.Errorf("%s: %d %q, want %d %q", c.name, got.Status, got.Says, c.status, c.says)
		}
		if !c.whole {
			continue
		}
		if whole.Repeated = page.Repeated; page.Total != "" {
			whole.Total = page.Total
		}
		if got := Check(t.Context(), dir, whole); got.Status == Confirmed {
			t.Errorf("%s: the page of the whole report: %q", c.name, got.Says)
		}
	}
}

// TestOwnNames: what a user's name stands for is part of what is checked.
func TestOwnNames(t *testing.T) {
	const verdict = "topocert 2 verdicts\nclaim own/order\nformula order(\"m.edges\") == 4\nholds 1\nend\n"
	page := func() *Page {
		return &Page{
			Claim: "own/order", Formula: "order(\"m.edges\") == 4", Said: "✓ holds, certified", Headline: Headline(true, false, true),
			Repeated: []string{"own/order holds: order(\"m.edges\") == 4"}, Files: []string{"m.cert", "own.order.verdicts"},
		}
	}
	for _, c := range []struct {
		name, means string // the graph6 text of m.edges, or nothing
		change      func(p *Page)
		status      int
	}{
		{"as it is", "g6:Ch", func(*Page) {}, Confirmed},
		{"another graph", "g6:Bw", func(*Page) {}, Wrong},
		{"no names", "", func(*Page) {}, Wrong},
		{"a word", "g6:Ch", func(p *Page) { p.Said = "✗ fails, certified" }, Wrong},
		{"a formula", "g6:Ch", func(p *Page) { p.Formula = "order(\"m.edges\") == 5" }, Wrong},
		{"a claim of ours", "g6:Ch", func(p *Page) { p.Claim = "qt/order" }, Wrong},
	} {
		dir := t.TempDir()
		files := map[string]string{"m.cert": "topocert 2\norder g6:Ch = 4\ncount\nend\n", "own.order.verdicts": verdict}
		if c.means != "" {
			var names strings.Builder
			if err := resolve.WriteOwn(&names, []resolve.Entry{{Kind: "graph", Canonical: c.means, Own: "m.edges"}}); err != nil {
				t.Fatal(err)
			}
			files[resolve.OwnFile] = names.String()
		}
		for name, text := range files {
			if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		p := page()
		c.change(p)
		if got := Check(t.Context(), dir, p); got.Status != c.status {
			t.Errorf("%s: %d %q %q, want %d", c.name, got.Status, got.Says, got.Notes, c.status)
		}
	}
}

// TestUnchecked: where nothing is there, nothing is accepted.
func TestUnchecked(t *testing.T) {
	dir := t.TempDir()
	for _, page := range []*Page{claimed(), {Total: "0 files"}, {Claim: "p/rings"}, nil} {
		if got := Check(t.Context(), dir, page); got.Status == Confirmed || got.Says == "" {
			t.Errorf("%+v: %+v", page, got)
		}
	}
	if got := Check(t.Context(), filepath.Join(dir, "none"), claimed()); got.Status != Unchecked {
		t.Errorf("%+v", got)
	}
	// A certificate about a graph that was not handed over is neither right nor wrong.
	foreign := "topocert 2\norder sha256:" + strings.Repeat("0", 64) + " = 3\ncount\nend\n"
	if err := os.WriteFile(filepath.Join(dir, "foreign.cert"), []byte(foreign), 0o644); err != nil {
		t.Fatal(err)
	}
	if got := Check(t.Context(), dir, &Page{Claim: "p/x", Files: []string{"foreign.cert"}}); got.Status != Unchecked || !strings.HasPrefix(got.Says, "Not checked: ") {
		t.Errorf("%+v", got)
	}
}

// TestWords: what a site prints of a verdict is what the check expects.
func TestWords(t *testing.T) {
	list, err := formula.ReadVerdicts(strings.NewReader(verdicts))
	if err != nil {
		t.Fatal(err)
	}
	for _, v := range list {
		for _, evidence := range []string{"certified", "proved"} {
			for _, domain := range []string{"", "k ≥ 3 (the whole domain)"} {
				text := symbols[v.Fails] + Beyond(v, evidence, domain)
				if theorem, ok := says(text, v); !ok || (theorem != "") != (evidence == "proved") {
					t.Errorf("%q: %q, %v", text, theorem, ok)
				}
				other := *v
				other.Fails = !v.Fails
				if _, ok := says(text, &other); ok {
					t.Errorf("%q is taken for the opposite", text)
				}
			}
		}
	}
	text, err := json.Marshal(claimed())
	if err != nil || !slices.Equal(lines(), claimed().Repeated) || !strings.Contains(string(text), `"loose":0`) {
		t.Errorf("%s, %v", text, err)
	}
	if got := VerdictFile("a/b/c"); got != "a.b.c.verdicts" {
		t.Error(got)
	}
}

// TestCellOf: the difference is the true value less that of the formula, on whichever side
// that stands. A ring of 5 vertices has diameter 2.
func TestCellOf(t *testing.T) {
	facts := resolve.NewFacts(resolve.New())
	for _, text := range []string{"diameter Ring(5) = 2", "size Ring(5) = 5"} {
		s, err := certificates.ParseStatement(text)
		if err != nil {
			t.Fatal(err)
		}
		facts.Add(s)
	}
	for text, want := range map[string][2]string{
		"diameter(Ring(n)) == n - 2":                 {"−1", "n=5: true 2, formula 3"},
		"n - 2 == diameter(Ring(n))":                 {"−1", "n=5: true 2, formula 3"},
		"n/4 == diameter(Ring(n))":                   {"+0.75", "n=5: true 2, formula 1.25"},
		"diameter(Ring(n)) == 2":                     {"✓", "n=5: true 2, formula 2"},
		"diameter(Ring(n)) == size(Ring(n))":         {"−3", "n=5: left 2, right 5"},
		"diameter(Ring(n)) > n":                      {"−3", "n=5: true 2, formula 5, fails"},
		"diameter(Ring(n)) == 100000":                {"−", "n=5: true 2, formula 100000"},
		"diameter(Ring(n)) == 2001/1000":             {"−", "n=5: true 2, formula 2001/1000"},
		"diameter(Ring(n)) == 2 - 1/n":               {"+0.2", "n=5: true 2, formula 1.8"},
		"!(diameter(Ring(n)) == 2)":                  {"✗", "n=5: fails"},
		"diameter(Ring(n)) == 2 || girth(Ring(n))>9": {"✓", "n=5: holds"},
		"girth(Ring(n)) == 5":                        {"", ""},
	} {
		f, err := formula.Parse(text + " for n in 5..5")
		if err != nil {
			t.Fatal(err)
		}
		c, err := CellOf(f, formula.Env{"n": big.NewRat(5, 1)}, facts)
		if got := [2]string{c.Text, c.Title}; err != nil || got != want {
			t.Errorf("%s: %q, %v, want %q", text, got, err, want)
		}
	}
}

// TestOwnWords: users' own definitions are part of what is checked, in formulas and pictures.
func TestOwnWords(t *testing.T) {
	const rings = "around(G) = order(G) + size(G)\nRow(n) = graph i in 0..n-1: (i+1)%n\n"
	verdict := "topocert 2 verdicts\nclaim own/row\nformula around(Row(n)) == 2*n for n in 4..5\nholds 2\nend\n"
	cert := ""
	for _, n := range []string{"4", "5"} {
		cert += "order Row(" + n + ") = " + n + "\nsize Row(" + n + ") = " + n + "\ncount\nend\n"
	}
	for _, c := range []struct {
		name, words string
		change      func(p *Page)
		status      int
	}{
		{"as it is", rings, func(*Page) {}, Confirmed},
		{"another word", strings.Replace(rings, "+", "-", 1), func(*Page) {}, Wrong},
		{"another network", strings.Replace(rings, "(i+1)%n", "i+1 if i+1 < n", 1), func(*Page) {}, Wrong},
		{"no definitions", "", func(*Page) {}, Wrong},
		{"a picture", rings, func(p *Page) { p.Cells[0].Title = "n=4: true 9, formula 8" }, Wrong},
	} {
		dir := t.TempDir()
		files := map[string]string{"row.cert": "topocert 2\n" + cert, "own.row.verdicts": verdict}
		if c.words != "" {
			files[resolve.OwnWords] = c.words
		}
		for name, text := range files {
			if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		p := &Page{
			Claim: "own/row", Formula: "around(Row(n)) == 2*n for n in 4..5", Said: "✓ holds, certified, for n in 4..5 (the whole domain: 2 cases)", Headline: Headline(true, false, true),
			Repeated: []string{"own/row holds for n in 4..5 (the whole domain: 2 cases): around(Row(n)) == 2*n for n in 4..5"}, Files: []string{"row.cert", "own.row.verdicts"},
			Cells: []Cell{{Text: "✓", Title: "n=4: true 8, formula 8"}, {Text: "✓", Title: "n=5: true 10, formula 10"}}, Extent: "holds in both cases with n ≤ 5",
		}
		c.change(p)
		if got := Check(t.Context(), dir, p); got.Status != c.status {
			t.Errorf("%s: %d %q %q, want %d", c.name, got.Status, got.Says, got.Notes, c.status)
		}
	}
}
