package site

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"topocert/props"
	"topocert/routing"
	"topocert/topology"
)

func network(t *testing.T, name string) topology.Network {
	t.Helper()
	net, err := topology.Parse(name)
	if err != nil {
		t.Fatal(err)
	}
	return net
}

// TestGallery sees that every family that the papers speak of is drawn, and that
// every network of the gallery stands under its canonical name.
func TestGallery(t *testing.T) {
	// Families that no page is needed for: they are means, not subjects.
	others := []string{"Ring", "Complete", "Hypercube", "Petersen", "GP", "FatTree", "Dragonfly"}
	drawn := make(map[string]bool)
	for _, name := range galleryNames() {
		if got := network(t, name).Name(); got != name {
			t.Errorf("%s, want the canonical name %s", name, got)
		}
		stem, _, _ := strings.Cut(name, "(")
		drawn[stem] = true
	}
	for _, f := range topology.Families() {
		stem, _, _ := strings.Cut(f.Name, "(")
		if !drawn[stem] && !slices.Contains(others, stem) {
			t.Errorf("%s is not drawn", f.Name)
		}
	}
}

// TestPlans sees that no two vertices touch, that every link is drawn from end to
// end or as two spurs, and that no link runs through a vertex.
func TestPlans(t *testing.T) {
	for _, name := range append(galleryNames(), "Petersen", "Hypercube(3)", "Torus(3,4)", "QT(3,2)", "Gamma(3,1,1)", "OMMH(2,3,2)") {
		net := network(t, name)
		p := newPlan(net)
		if len(p.at) != net.Order() || len(p.text) != net.Order() {
			t.Fatalf("%s: %d places and %d texts for %d vertices", name, len(p.at), len(p.text), net.Order())
		}
		for v := range p.at {
			for u := range v {
				if p.at[u].distance(p.at[v]) < 2*p.radius+1 {
					t.Errorf("%s: %s and %s touch", name, net.Label(uint32(u)), net.Label(uint32(v)))
				}
			}
		}
		wires := p.wires()
		if len(wires) != net.Size() {
			t.Errorf("%s: %d links are drawn, want %d", name, len(wires), net.Size())
		}
		for _, w := range wires {
			first, last := w.pieces[0], w.pieces[len(w.pieces)-1]
			if first.from != p.at[w.u] || last.to != p.at[w.v] {
				t.Errorf("%s: the link %s–%s does not join them", name, net.Label(w.u), net.Label(w.v))
			}
			if len(w.pieces) == 1 && p.room(first, w.u, w.v) < p.radius {
				t.Errorf("%s: the link %s–%s runs through a vertex", name, net.Label(w.u), net.Label(w.v))
			}
			if len(w.pieces) == 2 && (p.leave(w.v, w.u) == point{}) {
				t.Errorf("%s: the link %s–%s goes around at one end only", name, net.Label(w.u), net.Label(w.v))
			}
		}
	}
}

// TestAround: a link around an axis leaves its two ends in opposite directions, along the axis.
func TestAround(t *testing.T) {
	net := network(t, "Torus(5)").(topology.Grid)
	at := func(row, col int) uint32 { return uint32(5*row + col) }
	for _, test := range []struct {
		u, v uint32
		want point
	}{
		{at(0, 2), at(4, 2), screen(net, -1, 0)}, {at(4, 2), at(0, 2), screen(net, 1, 0)}, {at(3, 0), at(3, 4), screen(net, 0, -1)}, {at(3, 4), at(3, 0), screen(net, 0, 1)}, {at(1, 1), at(1, 2), point{}},
	} {
		if got := around(net, test.u, test.v); got.distance(test.want) > 1e-9 {
			t.Errorf("from %s to %s: %v, want %v", net.Label(test.u), net.Label(test.v), got, test.want)
		}
	}
}

// upwards is a router that always goes to the next larger vertex, and so needs
// detours, and stops at the largest.
type upwards struct{ g *topology.Graph }

func (upwards) Header(uint32, uint32) string { return "" }

func (r upwards) Next(at, _ uint32, header string) (uint32, string) {
	for _, v := range r.g.Neighbors(at) {
		if v > at {
			return v, header
		}
	}
	return at, header
}

// TestRouterFigure draws what a router gets wrong, a link that goes around
// included.
func TestRouterFigure(t *testing.T) {
	net := network(t, "FTT(4)")
	kinds := []routing.Kind{{Name: "up", About: "a test", New: func(net topology.Network) routing.Router { return upwards{net.CSR()} }}}
	kinds = append(kinds, routing.Kind{Name: "up too", New: kinds[0].New}, routing.Kind{Name: "not for this", New: func(topology.Network) routing.Router { return nil }})
	audits, err := auditAll(context.Background(), nil, net, kinds, 0)
	if err != nil || len(audits) != 2 || audits[0].Wrong == "" {
		t.Fatalf("%+v, %v", audits, err)
	}
	a := audits[0]
	// Of FTT(4)'s 240 ordered pairs at most the 120 upward ones can be delivered.
	if a.Pairs != 240 || a.Delivered > 120 || a.Minimal > a.Delivered || a.way.Outcome != routing.Stopped {
		t.Errorf("%d pairs, %d delivered, %d by a shortest way, the worst %s", a.Pairs, a.Delivered, a.Minimal, a.way.Outcome)
	}
	p := newPlan(net)
	drawn := p.routerFigures(audits)
	if len(drawn) != 1 {
		t.Fatalf("%d figures, want 1 for two routers that fail alike", len(drawn))
	}
	f := drawn[0]
	if !strings.Contains(f.Caption, "stops there. The same way under up too.") || !strings.Contains(string(f.SVG), `class="route short"`) {
		t.Errorf("caption %q, drawing\n%s", f.Caption, f.SVG)
	}
	// A hop over a link that goes around is drawn as two arrows, and numbered once.
	around, _ := p.draw("x", "x", "x", marks{routes: []route{{"wrong", []uint32{0, uint32(p.net.(topology.Grid).At(3, 2))}}}})
	if arrows, hops := strings.Count(string(around), "marker-end"), strings.Count(string(around), `<circle class="hop`); arrows != 2 || hops != 1 {
		t.Errorf("%d arrows and %d numbers, want 2 and 1", arrows, hops)
	}
}

// TestNames sees that a network is not found in the name of another.
func TestNames(t *testing.T) {
	for text, want := range map[string]bool{
		"Torus(5) has diameter 4": true, "n=5: Torus(5)": true, "CCTorus(5)": false, "in CCTorus(5) and Torus(5)": true, "Torus(55)": false, "": false,
	} {
		if got := naming("Torus(5)").MatchString(text); got != want {
			t.Errorf("%q names Torus(5): %v, want %v", text, got, want)
		}
	}
}

// TestKeep sees that certificates are counted with the files that go with them.
func TestKeep(t *testing.T) {
	dir := t.TempDir()
	if err := os.Mkdir(filepath.Join(dir, CertificateFolder), 0o777); err != nil {
		t.Fatal(err)
	}
	certificate := func(kind string, body ...string) string {
		return "topocert 2\nx Petersen = 1\n" + kind + "\n" + strings.Join(body, "") + "end\n"
	}
	for name, text := range map[string]string{
		"a.cert":    certificate("count"),
		"b.cert":    certificate("lrat", "proof other.lrat\n"),
		"c.cert":    certificate("cubes", "split 0 1\n", "cube 00 c.01.lrat\n", "cube 01 c.02.lrat\n", "cube 11 c.02.lrat\n"),
		"d.cert":    certificate("order", "order "+strings.Repeat("1 ", 60)+"\n"),
		"c.01.lrat": strings.Repeat("x", 5), "c.02.lrat": strings.Repeat("x", 6), "other.lrat": strings.Repeat("x", 100), "left.lrat": "x",
	} {
		if err := os.WriteFile(filepath.Join(dir, CertificateFolder, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	size := int64(len(certificate("lrat", "proof other.lrat\n")) + 100)
	s := &site{Job: &Job{Dir: dir}}
	if err := s.keep(); err != nil {
		t.Fatal(err)
	}
	if f := s.certificates["b.cert"]; len(s.certificates) != 4 || f.size != size || !slices.Equal(f.beside, []string{"other.lrat"}) {
		t.Errorf("%d certificates, b.cert: %+v", len(s.certificates), f)
	}
	groups := s.grouped([]string{"c.cert", "d.cert"})
	if len(groups) != 1 || len(groups[0].Files) != 2 || groups[0].Files[0].Size == groups[0].Files[1].Size {
		t.Errorf("%+v", groups)
	}
}

// TestForeign sees that only earlier reports and empty folders are replaced.
func TestForeign(t *testing.T) {
	dir := t.TempDir()
	check := func(want string) {
		t.Helper()
		if got, err := Foreign(dir); got != want || err != nil {
			t.Errorf("%q, %v, want %q", got, err, want)
		}
	}
	put := func(name, text string) {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	check("")
	put("index.html", "someone else's")
	check("index.html")
	put("index.html", `<meta name="generator" content="topocert report"/>`)
	check("")
	put("papers", "a file where a report has a folder")
	check("papers")
}

// TestVerdictWords sees that every verdict has a sign and a word of its own.
func TestVerdictWords(t *testing.T) {
	seen := make(map[string]bool)
	for _, v := range props.Verdicts() {
		if sign(v) == "" || sign(v) != sign(v.String()) || v.Meaning() == "" || seen[sign(v)] || seen[v.String()] {
			t.Errorf("%s: %q", v, sign(v))
		}
		seen[sign(v)], seen[v.String()] = true, true
	}
	var tally props.Tally
	tally.Add(&props.Result{Decision: props.Decision{Verdict: props.Holds, Evidence: props.Certified}})
	tally.Add(&props.Result{Decision: props.Decision{Verdict: props.Fails, Evidence: props.Exhausted}})
	tally.Add(&props.Result{Decision: props.Decision{Verdict: props.Fails, Evidence: props.Certified}})
	if got, want := inWords(&tally), "1 holds, 2 fail, 0 undecided, of 3"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// galleryNames lists the networks that have pages.
func galleryNames() []string {
	var names []string
	for _, e := range exhibits() {
		names = append(names, e.network)
	}
	return names
}
