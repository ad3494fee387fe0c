package site

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"topocert/cmd/internal/atlas"
	"topocert/props"
)

// smallAtlas is an atlas of two families: rings, and one member with bounds.
func smallAtlas() *atlas.Atlas {
	cell := func(values ...string) map[string]atlas.Cell {
		m := make(map[string]atlas.Cell)
		for i := 0; i < len(values); i += 2 {
			m[values[i]] = atlas.Cell{Value: values[i+1]}
		}
		return m
	}
	ring := &atlas.Entry{
		Name: "Ring", Form: "Ring(n)", Domain: "n in 3..5", Chapter: "first", Title: "First chapter", Section: "Rings", About: "Each has two neighbours.",
		Sources: []string{"A. Author, doi:10.1000/rings"}, Language: "standard", Definition: "Ring(n) = graph <x>", Drawing: &atlas.Drawing{Network: "Ring(5)", Graph6: "Dhc"},
		Members: []*atlas.Member{
			{Network: "Ring(3)", Cells: cell("order", "3", "diameter", "1", "mean_distance", "1", "bipartite", "false", "girth", "3")},
			{Network: "Ring(4)", Cells: cell("order", "4", "diameter", "2", "mean_distance", "4/3", "bipartite", "true", "girth", "4")},
			{Network: "Ring(10)", Cells: cell("order", "10", "diameter", "5", "mean_distance", "25/9", "bipartite", "true", "spanning_trees", "12345678901234567890", "girth", "infinite")},
		},
		Claims: []atlas.Outcome{
			{ID: "ring/diameter", Formula: "diameter(Ring(n)) == floor(n/2) for n >= 3", Verdict: "holds", Evidence: "proved", Domain: "n >= 3", Complete: true},
			{ID: "ring/wrong", Formula: "diameter(Ring(n)) == n for n >= 3", Verdict: "fails", Evidence: "certified", Domain: "n=3", Witness: "n=3: diameter(Ring(3)) is 1",
				Said: []string{"Theorem 1"}, Read: []string{"https://example.org/rings", "the printed page"}, Correction: &atlas.Outcome{Formula: "diameter(Ring(n)) < n for n >= 3", Verdict: "holds", Evidence: "proved", Domain: "n >= 3", Complete: true}},
			{ID: "ring/own", Formula: "order(Ring(3)) == 3", Verdict: "holds", Evidence: "certified", Domain: "1 case", Complete: true},
		},
	}
	grid := &atlas.Entry{
		Name: "Twist", Form: "Twist", Chapter: "second", Title: "Second chapter", Section: "Twists", About: "A square.", Sources: []string{"one", "two"}, Language: "words", Definition: "Twist = …",
		Drawing: &atlas.Drawing{Network: "Twist", Graph6: "Cr", Labels: []string{"(0,0)", "(0,1)", "(1,0)", "(1,1)"}},
		Members: []*atlas.Member{{Network: "Twist", Cells: map[string]atlas.Cell{"order": {Value: "4"}, "girth": {Low: "3", High: "9", Open: "time"}, "diameter": {Open: "none"}, "bisection": {Open: "time"}}}},
	}
	return &atlas.Atlas{Words: atlas.Words(), Families: []*atlas.Entry{ring, grid}}
}

// TestAtlas: the table by chapters and sorted by words, a page for each family, the data, and
// certificates where they are at hand.
func TestAtlas(t *testing.T) {
	dir, proofs := t.TempDir(), t.TempDir()
	for name, text := range map[string]string{
		"first/ring-4.cert": "topocert 2\norder Ring(4) = 4\ncount\nend\n",
		"first/claims.lrat": "proof",
		"second/x.cert":     "topocert 2\norder sha256:" + strings.Repeat("ab", 32) + " = 4\ncount\nend\n",
	} {
		file := filepath.Join(proofs, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	session, err := props.NewSession(filepath.Join(dir, CertificateFolder))
	if err != nil {
		t.Fatal(err)
	}
	defer session.Close()
	job := Job{Dir: dir, Session: session, Atlas: smallAtlas(), AtlasCertificates: proofs, Bare: true, Own: func(string) string { return "" }, Checker: &Checker{Program: []byte("program"), Runtime: []byte("runtime")}}
	if err := Write(context.Background(), job); err != nil {
		t.Fatal(err)
	}
	files := read(t, dir)
	for place, wants := range map[string][]string{
		atlasPlace: {
			"2 families of networks, with 4 members", `<tbody id="chapter-first">`, `<tbody id="chapter-second">`, `<b><a href="twist.html">Twist</a></b>`, `<a href="ring.html">Ring(10)</a>`,
			`data-v="1.333333333" title="4/3">1.333<`, `data-v="1">yes<`, `data-v="0">no<`, `title="12345678901234567890">1.23·10^19<`, `data-v="1e999">∞<`,
			`title="open: more time is needed">3…9<`, `title="open: more time is needed">?<`, `title="there is no such number">–<`, `href="atlas.json"`, `href="atlas.csv"`,
		},
		"atlas/ring.html": {
			"<code>Ring(n)</code>", "Ring(n) = graph &lt;x&gt;", `href="https://doi.org/10.1000/rings"`, "Twists ›", `<a href="certificates/first/ring-4.cert">ring-4.cert</a>`,
			`id="proved"`, "<li><code>diameter(Ring(n)) == floor(n/2) for n &gt;= 3</code></li>", "<li><code>diameter(Ring(n)) &lt; n for n &gt;= 3</code></li>",
			`<tr id="ring/wrong" class="claim is-fails"`, "Theorem 1", `<a href="https://example.org/rings">example.org/rings</a>`, "read: the printed page", "n=3: diameter(Ring(3)) is 1", "Instead: <code>",
			`<tr id="ring/own" class="claim is-holds"`, `<svg class="drawing"`,
		},
		"atlas/twist.html": {"Sources: one; two.", "‹ Rings", "This text is what the certificates are about", "laid out by its coordinates"},
		"index.html":       {`<a href="atlas/index.html">2 families of networks, with 4 members</a>`},
	} {
		for _, want := range wants {
			if !strings.Contains(files[place], want) {
				t.Errorf("%s has no %q", place, want)
			}
		}
	}
	if strings.Contains(files["atlas/ring.html"], "ring/diameter\"") {
		t.Error("what is proved stands among the further statements, too")
	}
	rows := regexp.MustCompile(`<a href="[a-z]+\.html">([A-Z][^<]*)</a>(?:</b>)?</th>`)
	for place, want := range map[string]string{
		"atlas/by-order.html": "Ring(3) Ring(4) Twist Ring(10)", "atlas/by-diameter.html": "Ring(3) Ring(4) Ring(10) Twist",
		"atlas/by-bipartite.html": "Ring(3) Ring(4) Ring(10) Twist", "atlas/by-girth.html": "Ring(3) Twist Ring(4) Ring(10)",
	} {
		var got []string
		for _, m := range rows.FindAllStringSubmatch(files[place], -1) {
			got = append(got, m[1])
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%s: %s, want %s", place, got, want)
		}
	}
	var data bytes.Buffer
	if err := job.Atlas.WriteJSON(&data); err != nil || files["atlas/atlas.json"] != data.String() || !strings.Contains(files["atlas/atlas.csv"], "first,Ring,Ring(10),10,") {
		t.Errorf("the data: %v", err)
	}
	for name, text := range files {
		if strings.HasSuffix(name, ".html") && strings.HasPrefix(name, "atlas/") {
			for _, href := range outlineOf(t, name, text).links {
				place, anchor, _ := strings.Cut(href, "#")
				if _, ok := files[path.Join("atlas", place)]; !ok && !strings.Contains(href, "://") && place != "" {
					t.Errorf("%s: the link %q leads nowhere", name, href)
				}
				if place == "" && !strings.Contains(text, `id="`+anchor+`"`) {
					t.Errorf("%s: no anchor %q", name, anchor)
				}
			}
		}
	}
	if foreign, err := Foreign(dir); foreign != "" || err != nil {
		t.Errorf("a report holds %q, %v", foreign, err)
	}
}

// TestAtlasGroups: every word is in a group, and every word of a group is one.
func TestAtlasGroups(t *testing.T) {
	in := make(map[string]bool)
	for _, g := range atlasGroups() {
		for _, w := range g.Words {
			in[w] = true
		}
	}
	for _, w := range atlas.Words() {
		if !in[w.Name] {
			t.Errorf("%s is in no group", w.Name)
		}
		delete(in, w.Name)
	}
	if len(in) > 0 {
		t.Errorf("no words: %v", in)
	}
}

// TestHiding: the rules of a group hide the columns of the others, and none of its own.
func TestHiding(t *testing.T) {
	s := &site{Job: &Job{Atlas: smallAtlas()}}
	columns := s.atlasColumns("", "")
	rules := strings.Split(strings.TrimSpace(hiding(columns)), "\n")
	if len(rules) != len(atlasGroups()) {
		t.Fatalf("%d rules", len(rules))
	}
	for k, g := range atlasGroups() {
		for i, c := range columns {
			hidden := strings.Contains(rules[k], fmt.Sprintf(":nth-child(%d)", i+3))
			if hidden == slices.Contains(g.Words, c.Name) {
				t.Errorf("group %s: %s is hidden: %v", g.Name, c.Name, hidden)
			}
		}
	}
}

// TestCoordinates: labels that are pairs lay a network out, unless a link would pass through a vertex.
func TestCoordinates(t *testing.T) {
	for _, c := range []struct {
		name, graph6 string
		labels       string
		want         bool
	}{
		{"a square", "Cr", "(0,0) (0,1) (1,0) (1,1)", true},
		{"numbers", "Cr", "0 1 2 3", false},
		{"threes", "Cr", "(0,0,0) (0,0,1) (0,1,0) (0,1,1)", false},
		{"a place twice", "Cr", "(0,0) (0,1) (1,0) (0,1)", false},
		{"through a vertex", "CF", "(0,0) (0,2) (0,1) (1,3)", true},
		{"through another", "Dhc", "(0,0) (0,2) (0,4) (0,1) (0,3)", false},
	} {
		net, err := drawnNetwork(&atlas.Drawing{Network: "Own", Graph6: c.graph6, Labels: strings.Fields(c.labels)})
		if c.name == "a place twice" {
			if err == nil {
				t.Error("a label twice is taken")
			}
			continue
		}
		if err != nil {
			t.Fatal(err)
		}
		if _, got := net.(*coordinated); got != c.want {
			t.Errorf("%s: by coordinates %v, want %v", c.name, got, c.want)
		}
	}
}
