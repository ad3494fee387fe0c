package printed

import (
	"encoding/json"
	"errors"
	"math/big"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"topocert/certificates"
	"topocert/certificates/formula"
	"topocert/certificates/resolve"
	"topocert/cmd/internal/checking"
	"topocert/props"
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
	return own(t, map[string]string{"rings.cert": rings, "other.cert": strings.ReplaceAll(rings, "Ring", "Complete"), "p.rings.verdicts": verdicts})
}

// claimed is the claim's page.
func claimed() *Page {
	return &Page{Claim: "p/rings", Formula: "order(Ring(k)) == 3 for k >= 3", Cells: []string{"k=3", "k=4"}}
}

// TestConfirmed: what topocheck repeats is confirmed, in its own words, and the picture is drawn by it.
func TestConfirmed(t *testing.T) {
	for _, c := range []struct {
		name string
		page *Page
		says string
	}{
		{"a claim", claimed(), "Confirmed: the claim fails for k=4: order(Ring(k)) == 3 for k >= 3."},
		{"one without a verdict", &Page{Claim: "p/other"}, "Accepted, and the verdict is not checked here: "},
		{"a folder", nil, "Accepted: 4 of 4 statements accepted, in 3 files; 1 of 1 verdicts on claims follow, 1 of 1 on further readings, 1 of 1 corrections."},
	} {
		got := Check(t.Context(), folder(t), c.page)
		if got.Status != checking.Accepted || !strings.HasPrefix(got.Says, c.says) || len(got.Lines) != 7 || got.Note != "" {
			t.Errorf("%s: %+v, want %q", c.name, got, c.says)
		}
	}
	got := Check(t.Context(), folder(t), claimed())
	if got.Headline != "✗ False" || got.Formula != "order(Ring(k)) == 3 for k >= 3" {
		t.Errorf("%q, %q", got.Headline, got.Formula)
	}
	if text, err := json.Marshal(got.Cells); err != nil || string(text) != `[{"shade":"y","text":"✓","title":"k=3: true 3, formula 3"},{"shade":"v","text":"+1","title":"k=4: true 4, formula 3"}]` || got.Extent != "fails in 1 of the 2 cases with k ≤ 4, off by +1" {
		t.Errorf("%s, %q, %v", text, got.Extent, err)
	}
}

// TestForged: a page that says otherwise than its data is noticed, and so is a change of the data.
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
	const rejected = "Rejected: "
	for _, c := range []struct {
		name   string
		change func(*testing.T, string, *Page)
		status int
		says   string
	}{
		{"a formula", on(func(p *Page) { p.Formula = "order(Ring(k)) == 4 for k >= 3" }), checking.Accepted, "Confirmed: the claim fails for k=4: order(Ring(k)) == 3 for"},
		{"no formula", on(func(p *Page) { p.Formula = "" }), checking.Accepted, "Confirmed: the claim fails for k=4: order(Ring(k)) == 3 for"},
		{"another claim", on(func(p *Page) { p.Claim = "p/other" }), checking.Accepted, "Accepted, and the verdict is not checked here"},
		{"a case", on(func(p *Page) { p.Cells[0] = "k=5" }), checking.Accepted, "Confirmed: "},
		{"1 == 1", swap("p.rings.verdicts", "formula order(Ring(k)) == 3 for k >= 3\nfails 1 for k in [4]", "formula 1 == 1\nholds 1"), checking.Accepted, "Confirmed: the claim holds: 1 == 1."},
		{"other cases", swap("p.rings.verdicts", "in [4]", "in [5]"), checking.Rejected, rejected},
		{"no verdict in the data", without("p.rings.verdicts"), checking.Accepted, "Accepted, and the verdict is not checked here"},
		{"a certificate is missing", without("rings.cert"), checking.Rejected, rejected},
		{"a certificate is changed", swap("rings.cert", "= 4", "= 5"), checking.Rejected, rejected},
		{"a certificate is cut off", swap("rings.cert", "count\nend\n", "count\n"), checking.Rejected, rejected},
		{"verdicts are cut off", swap("p.rings.verdicts", "end\nclaim p/rings r", "end\nclaim p/rings rub"), checking.Rejected, rejected},
		{"verdicts are empty", swap("p.rings.verdicts", verdicts, ""), checking.Rejected, rejected},
	} {
		dir, page := folder(t), claimed()
		c.change(t, dir, page)
		got := Check(t.Context(), dir, page)
		if got.Status != c.status || !strings.HasPrefix(got.Says, c.says) {
			t.Errorf("%s: %d %q, want %d %q", c.name, got.Status, got.Says, c.status, c.says)
		}
		for i, cell := range got.Cells {
			if cell.Text != "" && !strings.HasPrefix(cell.Title, page.Cells[i]) {
				t.Errorf("%s: %+v is drawn of %s", c.name, cell, page.Cells[i])
			}
		}
	}
}

// own writes a folder, with users' own names and definitions.
func own(t *testing.T, files map[string]string) string {
	dir := t.TempDir()
	for name, text := range files {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// TestOwnNames: what a user's name stands for is part of what is checked, and of the picture.
func TestOwnNames(t *testing.T) {
	page := &Page{Claim: "own/order", Formula: "order(\"m.edges\") == 4", Cells: []string{onlyCase}}
	for means, status := range map[string]int{"g6:Ch": checking.Accepted, "g6:Bw": checking.Rejected, "": checking.Rejected} {
		files := map[string]string{
			"m.cert":             "topocert 2\norder g6:Ch = 4\ncount\nend\n",
			"own.order.verdicts": "topocert 2 verdicts\nclaim own/order\nformula order(\"m.edges\") == 4\nholds 1\nend\n",
		}
		if means != "" {
			var names strings.Builder
			if err := resolve.WriteOwn(&names, []resolve.Entry{{Kind: "graph", Canonical: means, Own: "m.edges"}}); err != nil {
				t.Fatal(err)
			}
			files[resolve.OwnFile] = names.String()
		}
		got := Check(t.Context(), own(t, files), page)
		if got.Status != status || status == checking.Accepted && got.Cells[0].Title != "the only case: true 4, formula 4" {
			t.Errorf("%q: %+v, want %d", means, got, status)
		}
	}
}

// TestOwnWords: users' own definitions are part of what is checked, in formulas and pictures.
func TestOwnWords(t *testing.T) {
	const rings = "around(G) = order(G) + size(G)\nRow(n) = graph i in 0..n-1: (i+1)%n\n"
	cert := "topocert 2\n"
	for _, n := range []string{"4", "5"} {
		cert += "order Row(" + n + ") = " + n + "\nsize Row(" + n + ") = " + n + "\ncount\nend\n"
	}
	page := &Page{Claim: "own/row", Formula: "around(Row(n)) == 2*n for n in 4..5", Cells: []string{"n=4", "n=5"}}
	for words, status := range map[string]int{
		rings:                               checking.Accepted,
		strings.Replace(rings, "+", "-", 1): checking.Rejected,
		strings.Replace(rings, "(i+1)%n", "i+1 if i+1 < n", 1): checking.Rejected,
		"// none\n": checking.Rejected,
	} {
		got := Check(t.Context(), own(t, map[string]string{
			"row.cert": cert, resolve.OwnWords: words,
			"own.row.verdicts": "topocert 2 verdicts\nclaim own/row\nformula around(Row(n)) == 2*n for n in 4..5\nholds 2\nend\n",
		}), page)
		if got.Status != status || status == checking.Accepted && (got.Counts != "4 of 4 statements accepted, in 2 files; 1 of 1 verdicts on claims follow" || got.Cells[1].Title != "n=5: true 10, formula 10" || got.Extent != "holds in both cases with n ≤ 5") {
			t.Errorf("%q: %+v, want %d", words, got, status)
		}
	}
}

// TestProved: a theorem on the claim decides the cases of its domain that no certificate does.
func TestProved(t *testing.T) {
	dir := t.TempDir()
	session, err := props.NewSession(dir)
	if err != nil {
		t.Fatal(err)
	}
	claim, err := formula.Parse("order(Ring(n)) == n for n >= 3")
	if err != nil {
		t.Fatal(err)
	}
	runner := &props.Runner{Session: session, MaxOrder: 5, Finder: props.FindTheorem}
	_, err = runner.Decide(t.Context(), props.OwnClaim("", "p/all", claim))
	if err = errors.Join(err, session.SaveVerdicts(), session.Close()); err != nil {
		t.Fatal(err)
	}
	got := Check(t.Context(), dir, &Page{Claim: "p/all", Formula: claim.String(), Cells: []string{"n=5", "n=60", "n=2"}})
	var titles []string
	for _, c := range got.Cells {
		titles = append(titles, c.Title)
	}
	if want := []string{"n=5: true 5, formula 5", "n=60: holds, by the theorem", ""}; got.Says != "Confirmed: the claim holds for all: "+claim.String()+"." || !slices.Equal(titles, want) {
		t.Errorf("%+v, %q, want %q", got, titles, want)
	}
}

// TestUnchecked: where nothing is there, nothing is accepted.
func TestUnchecked(t *testing.T) {
	dir := t.TempDir()
	for _, folder := range []string{dir, filepath.Join(dir, "none")} {
		for _, page := range []*Page{claimed(), nil} {
			if got := Check(t.Context(), folder, page); got.Status != checking.Usage || !strings.HasPrefix(got.Says, "Not checked: ") {
				t.Errorf("%s, %+v: %+v", folder, page, got)
			}
		}
	}
	// A certificate about a graph that was not handed over is neither right nor wrong.
	foreign := "topocert 2\norder sha256:" + strings.Repeat("0", 64) + " = 3\ncount\nend\n"
	if got := Check(t.Context(), own(t, map[string]string{"foreign.cert": foreign}), &Page{Claim: "p/x"}); got.Status != checking.Usage || !strings.HasPrefix(got.Says, "Not checked: ") {
		t.Errorf("%+v", got)
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
