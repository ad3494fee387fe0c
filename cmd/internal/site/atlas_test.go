package site

import (
	"bytes"
	"context"
	"fmt"
	"net/url"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"topocert/certificates/resolve"
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
			"2 families of networks, with 4 members", `<tbody id="chapter-first">`, `<tbody id="chapter-second">`, `<b><a href="twist.html#Twist">Twist</a></b>`, `<a href="ring.html#Ring%2810%29">Ring(10)</a>`, `data-also="Rings C(n)"`,
			`data-v="1.333333333" title="4/3">1.333<`, `data-v="1">yes<`, `data-v="0">no<`, `title="12345678901234567890">1.23·10^19<`, `data-v="1e999">∞<`,
			`title="open: more time is needed">3…9<`, `title="open: more time is needed">?<`, `title="there is no such number">–<`, `href="atlas.json"`, `href="atlas.csv"`,
		},
		"atlas/ring.html": {
			"<code>Ring(n)</code>", "Ring(n) = graph &lt;x&gt;", `href="https://doi.org/10.1000/rings"`, "Twists ›", `<a href="certificates/first/ring-4.cert">ring-4.cert</a>`,
			`id="proved"`, "<code>diameter(Ring(n)) == floor(n/2) for n &gt;= 3</code></li>", "<code>diameter(Ring(n)) &lt; n for n &gt;= 3</code></li>",
			`<dt id="Ring(4)"><a href="#Ring%284%29">Ring(4)</a></dt><dd>graph6 <code class="graph">Cl</code> certificates <a href="certificates/first/ring-4.cert">ring-4.cert</a> <code>topocert show 'Ring(4)'</code>`, "topocert prove 'order(Ring(4))' 'diameter(Ring(4))'", `aria-label="Ring(10)">10</a>`,
			`<tr id="ring/wrong" class="claim is-fails"`, "Theorem 1", `<a href="https://example.org/rings">example.org/rings</a>`, "source: the printed page", "n=3: diameter(Ring(3)) is 1", "Instead: <code>",
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
	rows := regexp.MustCompile(`<a href="[a-z]+\.html#[^"]*">([A-Z][^<]*)</a>(?:</b>)?</th>`)
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
				if anchor, err = url.PathUnescape(anchor); err != nil {
					t.Fatal(err)
				}
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
	rules := slices.DeleteFunc(strings.Split(strings.TrimSpace(hiding(columns)), "\n"), func(rule string) bool { return strings.HasPrefix(rule, "@media") })
	if len(rules) != len(atlasGroups()) {
		t.Fatalf("%d rules", len(rules))
	}
	for k, g := range atlasGroups() {
		for i, c := range columns {
			hidden := strings.Contains(rules[k], fmt.Sprintf(":nth-child(%d)", i+2))
			if hidden == slices.Contains(g.Words, c.Name) {
				t.Errorf("group %s: %s is hidden: %v", g.Name, c.Name, hidden)
			}
		}
	}
}

// TestArranged: a network of text is laid out as its kind is mostly drawn.
func TestArranged(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"P(n) = graph x in 0..n-1, y in 0..n-1: (x+1, y) if x < n-1; (x, y+1) if y < n-1", ""}, // a grid
		{"P(n) = graph x in 0..n-1, y in 0..n-1: ((x+1)%n, y); (x, (y+1)%n)", ""},               // a torus
		{"P(n) = graph l in 0..n, r in 0..7: (l+1, r) if l < n; (l+1, xor(r, pow(2,l))) if l < n", ""},
		{"P(n) = graph x in 0..n-1, y in 0..n-1, z in 0..n-1: ((x+1)%n, y, z); (x, (y+1)%n, z); (x, y, (z+1)%n)", ""},
		{"P(n) = graph v in 0..pow(2,n)-1: xor(v, pow(2,b)) for b in 0..n-1", "by the dimensions of the cube"},
		{"P(n) = graph v in 1..pow(2,n)-1: floor(v/2) if v > 1", "by the distance from its middle"},
		{"P(n) = graph x in 1-n..n, y in 1-n..n, z in 1-n..n if x+y+z == 1 || x+y+z == 2: (x+1, y, z) if x+y+z == 1 && x < n; (x, y+1, z) if x+y+z == 1 && y < n; (x, y, z+1) if x+y+z == 1 && z < n", "by its coordinates in three directions"},
		{"P(n) = graph i in 0..n, j in 0..n: (i, k) for k in 0..j-1; (j, i) if i != j", "in clusters"},
		{"P(n) = graph s in 0..1, i in 0..4: (0, (i+1)%5) if s == 0; (1, (i+2)%5) if s == 1; (1-s, i)", "in two rings"},
		{"P(n) = graph v in 0..10: (v+1)%11; (v+n)%11", "around a circle, in the order of its vertices"},
	} {
		names := resolve.New()
		if err := names.Define(c.text + "\n"); err != nil {
			t.Fatal(err)
		}
		net, err := names.Network("P(3)")
		if err != nil {
			t.Fatal(err)
		}
		p := newPlan(net)
		if p.by != c.want {
			t.Errorf("%s: %q, want %q", c.text, p.by, c.want)
		}
		for v := range p.at {
			for u := range v {
				if p.at[u].distance(p.at[v]) < 2*p.radius+1 {
					t.Errorf("%s: %s and %s touch", c.text, net.Label(uint32(u)), net.Label(uint32(v)))
				}
			}
		}
	}
}

// TestCited: what identifies a publication is a link, and an address without its first part.
func TestCited(t *testing.T) {
	for text, want := range map[string]string{
		"A, 1979, doi:10.1016/0012-365X(79)90068-2; B": `A, 1979, <a href="https://doi.org/10.1016/0012-365X(79)90068-2">doi:10.1016/0012-365X(79)90068-2</a>; B`,
		"DOI 10.1000/x.":                "<a href=\"https://doi.org/10.1000/x\">doi:10.1000/x</a>.",
		"arXiv:1808.04890, abstract":    `<a href="https://arxiv.org/abs/1808.04890">arXiv:1808.04890</a>, abstract`,
		"OEIS A078941 (n < 3)":          `<a href="https://oeis.org/A078941">OEIS A078941</a> (n &lt; 3)`,
		"see https://a.org/b?c=d, here": `see <a href="https://a.org/b?c=d">a.org/b?c=d</a>, here`,
		"“On rings”, 1926":              "“On rings”, 1926",
	} {
		if got := string(cited(text)); got != want {
			t.Errorf("%s: %s, want %s", text, got, want)
		}
	}
}
