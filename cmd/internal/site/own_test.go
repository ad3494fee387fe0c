package site

import (
	"maps"
	"path/filepath"
	"strings"
	"testing"

	"topocert/certificates/formula"
	"topocert/certificates/resolve"
	"topocert/internal/deep"
	"topocert/props"
	"topocert/topology"
)

// prism is a network by a user's own definition.
const prism = "// A ring of n rungs.\nPrism(n) = graph i in 0..n-1 if n >= 3, s in 0..1: ((i+1)%n, s);\n    (i, 1-s)\n"

// ownSite writes the site of a user's own paper about a graph from a file, a ring of five, of
// which one claim holds and one fails, about a network by a definition, and about a router and symmetries. The second
// has the name of a claim of ours.
func ownSite(t *testing.T, checker *Checker) string {
	dir := t.TempDir()
	session, err := props.NewSession(filepath.Join(dir, CertificateFolder))
	if err != nil {
		t.Fatal(err)
	}
	defer session.Close()
	if err := session.Define(prism); err != nil {
		t.Fatal(err)
	}
	ring, err := topology.Parse("g6:DqK")
	if err != nil {
		t.Fatal(err)
	}
	if err := session.Introduce(ring.(*topology.External).WithSource("m.edges")); err != nil {
		t.Fatal(err)
	}
	job := Job{Dir: dir, Session: session, Checker: checker, Own: func(string) string { return "" }}
	paper := props.Paper{Key: "own", Title: "On a graph"}
	runner := &props.Runner{Session: session}
	for _, line := range []string{
		`mine/diameter: diameter("m.edges") == 2`, `qt/diameter: girth("m.edges") == 4`,
		`prism/order: order(Prism(n)) == 2*n for n in 3..5`, `prism/diameter: diameter(Prism(n)) == floor(n/2) for n in 3..6`, `prism/size: size(Prism(n)) == 3*n for n >= 3`,
		`mine/message: delivered("jtorus-printed", JTorus(2,4)) == 992`, `mine/deadlock: deadlock("dor", Torus(5)) == "free"`, `mine/links: edge_transitive(GP(7,2))`, `mine/vertices: vertex_transitive(QT(2,2))`,
	} {
		id, text, _ := strings.Cut(line, ": ")
		f, err := formula.ParseWith(session.Resolver().Words(), text)
		if err != nil {
			t.Fatal(err)
		}
		claim := props.OwnClaim("own", id, f)
		r, err := runner.Decide(t.Context(), claim)
		if err != nil {
			t.Fatal(err)
		}
		paper.Claims, job.Results = append(paper.Claims, claim), append(job.Results, *r)
	}
	job.Papers = []props.Paper{paper}
	if err := Write(t.Context(), job); err != nil {
		t.Fatal(err)
	}
	return dir
}

// TestOwnSite sees that the network of a user's own paper has a page, and that no theorem of
// ours is told of a claim of theirs.
func TestOwnSite(t *testing.T) {
	files := read(t, ownSite(t, nil))
	networks := 0
	for name, text := range files {
		if strings.HasPrefix(name, "networks/m-edges") && strings.Contains(text, "<svg") {
			networks++
		}
		if strings.HasSuffix(name, ".html") && strings.Contains(text, "Coq accepted") {
			t.Errorf("%s tells of a theorem", name)
		}
	}
	if up := `<a href="../../papers/own.html#mine/diameter">`; !strings.Contains(files["claims/mine/diameter.html"], up) {
		t.Errorf("the claim's page has no link %s to its paper's row", up)
	}
	for page, wants := range map[string][]string{
		"claims/prism/order.html":   {"// A ring of n rungs.\nPrism(n) = graph i in 0..n-1 if n &gt;= 3, s in 0..1: ((i+1)%n, s);\n    (i, 1-s)"},
		"claims/mine/message.html":  {"Of 992 messages 0 arrive. One that does not: in JTorus(2,4), (0,0) to (0,1): (0,0), stops there.", `<svg class="drawing"`},
		"claims/mine/deadlock.html": {"channels wait for one another in a cycle: the message from (0,0) to (0,2) holds (0,0) → (0,1) and waits for (0,1) → (0,2)"},
		"claims/mine/links.html":    {"No automorphism of GP(7,2) takes the link "},
		"claims/mine/vertices.html": {"No automorphism of QT(2,2) takes (0,0,0) to (0,0,5): the one has 7 vertices at distance 2, the other 8."},
	} {
		for _, want := range wants {
			if !strings.Contains(files[page], want) {
				t.Errorf("%s has no %q", page, want)
			}
		}
	}
	if networks != 1 || !strings.Contains(files["claims/qt/diameter.html"], "fails") || files["fabrics/index.html"] != "" {
		t.Errorf("%d pages of the network, want 1", networks)
	}
}

// TestOwnChecker has Chromium check claims of a user's own paper, as they are and forged.
func TestOwnChecker(t *testing.T) {
	deep.Only(t)
	browser := chromium(t)
	dir := ownSite(t, compiled(t))
	files := read(t, dir)
	var pages []visited
	var wants []clicked
	for _, c := range []struct {
		name, page string
		change     func(files map[string]string)
		want       clicked
	}{
		{"holds", "claims/mine/diameter.html", nil, clicked{Status: "0", Says: "Confirmed: the claim holds"}},
		{"fails", "claims/qt/diameter.html", nil, clicked{Status: "0", Says: "Confirmed: the claim fails"}},
		{"by a definition", "claims/prism/order.html", nil, clicked{Status: "0", Says: "Confirmed: the claim holds for n in 3..5", Headline: "✓ True"}},
		{"by a definition, fails", "claims/prism/diameter.html", nil, clicked{Status: "0", Says: "Confirmed: the claim fails for n=3", Headline: "✗ False", Cell: "+1 v n=3: true 2, formula 1"}},
		{"without an end", "claims/prism/size.html", nil, clicked{Status: "0", Says: "Confirmed: the claim holds for n in 3..", Headline: "✓ Holds as far as tried"}},
		{"a router", "claims/mine/message.html", nil, clicked{Status: "0", Says: "Confirmed: the claim fails"}},
		{"the site", checkPlace, nil, clicked{Status: "0", Says: "Accepted: "}},
		{"no definitions", "claims/prism/order.html", func(f map[string]string) {
			hold(t, f, func(f map[string]string) { delete(f, resolve.OwnWords) })
		}, clicked{Status: "1", Says: "Rejected"}},
		{"another graph", "claims/mine/diameter.html", func(f map[string]string) {
			hold(t, f, func(f map[string]string) {
				f[resolve.OwnFile] = strings.ReplaceAll(f[resolve.OwnFile], "g6:DqK", "g6:Bw")
			})
		}, clicked{Status: "1", Says: "Rejected"}},
		{"no names", "claims/mine/diameter.html", func(f map[string]string) { delete(f, "checker/data/"+alwaysPack+".js") }, clicked{Status: "2", Says: "is not there"}},
	} {
		at := dir
		if c.change != nil {
			at = t.TempDir()
			changed := maps.Clone(files)
			c.change(changed)
			for name, text := range changed {
				if name == c.page || strings.HasPrefix(name, "checker/") {
					writeFile(t, filepath.Join(at, name), text)
				}
			}
		}
		pages, wants = append(pages, visited{Name: c.name, Address: fileURL(filepath.Join(at, c.page))}), append(wants, c.want)
	}
	compare(t, pages, click(t, browser, pages), wants)
}
