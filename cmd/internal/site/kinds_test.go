package site

import (
	"maps"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"topocert/internal/deep"
)

// kindsOfSites are papers of users' own, each with what it is about: a file of words, a Starlark
// file, both, a file of a graph, and networks of ours. Of each something is true, something is
// false, and something is true of all; or cannot be decided in the time.
var kindsOfSites = []struct {
	name   string
	use    map[string]string
	claims string
}{
	{"words", map[string]string{"a.words": prismWords}, `
prism/diameter: diameter(Prism(n)) == floor(n/2) + 1 for n in 3..6
prism/wrong: diameter(Prism(n)) == floor(n/2) for n in 3..6
prism/all: size(Prism(n)) == 3*n for n >= 3
prism/cover: covered(Prism(n), 2) for n in 3..4
prism/router: minimal("around", Prism(3)) == 30
prism/open: diameter(Prism(n)) == 2 || spread(Prism(n)) for n in [3, 12]
`},
	{"Starlark", map[string]string{"a.star": wheelStar}, `
wheel/diameter: diameter(Wheel(n)) == 2 for n in 4..6
wheel/wrong: girth(Wheel(n)) == 4 for n in 3..4
wheel/router: minimal("hub", Wheel(5)) == 30
`},
	{"both", map[string]string{"a.words": prismWords, "a.star": wheelStar}, `
both/same: size(Wheel(n)) == size(Prism(n)) - n for n in 3..5
both/less: diameter(Wheel(n)) < diameter(Prism(n)) for n in 3..6
both/cover: covered(Wheel(4), 1)
both/all: order(Prism(n)) == 2*n for n >= 3
`},
	{"graph", map[string]string{"m.edges": "0 1\n1 2\n2 3\n3 0\n3 4\n"}, `
file/diameter: diameter("m.edges") == 3
file/wrong: bipartite("m.edges") && diameter("m.edges") == 2
`},
	{"ours", nil, `
ring/all: diameter(Ring(n)) == floor(n/2) for n >= 3
ring/wrong: hamiltonian(Ring(n)) && bipartite(Ring(n)) for n in 3..6
petersen: !hamiltonian(Petersen)
numbers: 2 + 2 == 4
`},
}

const prismWords = `// Two rings of n, joined by rungs.
Prism(n) = graph i in 0..n-1 if n >= 3, s in 0..1: ((i+1)%n, s); (i, 1-s)
around = route Prism(n) from (i, s) to (j, t):
    (i, 1-s) if s != t; ((i+1)%n, s) if 2*((j-i)%n) <= n; ((i-1)%n, s)
covered(G, k) = some S in sets(vertices(G), k): all v in vertices(G): v in S || (some u in neighbors(G, v): u in S)
spread(G) = all S in sets(vertices(G)): some T in sets(vertices(G)): all u in vertices(G):
    u in S || (some v in neighbors(G, u): v in S || v in T && !(u in T))
`

const wheelStar = `def Wheel(n):
    """A ring of n and a hub that is joined to all of it."""
    return graph(n + 1, [(i, (i+1) % n) for i in range(n)] + [(i, n) for i in range(n)])

def hub(net, at, to):
    """By way of the hub, but to a neighbour."""
    return to if to in net.neighbors(at) else net.order - 1
`

// TestKindsOfSites: on the pages of all claims of each of these sites, the check in the browser
// accepts what topocheck does, and says of a claim what the page says.
func TestKindsOfSites(t *testing.T) {
	deep.Only(t)
	browser := chromium(t)
	dir := t.TempDir()
	command := filepath.Join(dir, "topocert")
	if out, err := exec.CommandContext(t.Context(), "go", "build", "-buildvcs=false", "-o", command, "topocert/cmd/topocert").CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	checker := compiled(t)
	writeFile(t, filepath.Join(dir, "checker", "topocheck.wasm"), string(checker.Program))
	writeFile(t, filepath.Join(dir, "checker", "wasm_exec.js"), string(checker.Runtime))
	var pages []visited
	var printed []string // by topocheck, of the site of a page
	for _, kind := range kindsOfSites {
		in := filepath.Join(dir, kind.name)
		writeFile(t, filepath.Join(in, "a.claims"), kind.claims)
		args := []string{"report", "--file", "a.claims", "--out", "site", "--checker", filepath.Join(dir, "checker"), "--timeout", "5s", "--max-order", "16"}
		for name, text := range kind.use {
			writeFile(t, filepath.Join(in, name), text)
			if !strings.HasSuffix(name, ".edges") {
				args = append(args, "--use", name)
			}
		}
		run := func(args ...string) string {
			cmd := exec.CommandContext(t.Context(), command, args...)
			cmd.Dir = in
			out, err := cmd.CombinedOutput()
			if err != nil && cmd.ProcessState.ExitCode() != 3 { // something is open
				t.Fatalf("%s: %q: %v\n%s", kind.name, args, err, out)
			}
			return string(out)
		}
		t.Log(kind.name, run(args...))
		files := read(t, filepath.Join(in, "site"))
		for name, text := range files {
			if strings.HasPrefix(name, CertificateFolder+"/") {
				writeFile(t, filepath.Join(in, name), text)
			}
		}
		said := run("check", CertificateFolder)
		for _, name := range slices.Sorted(maps.Keys(files)) {
			if name == checkPlace || strings.HasPrefix(name, "claims/") && strings.Contains(files[name], `class="checker"`) {
				pages = append(pages, visited{Name: kind.name + " " + name, Address: fileURL(filepath.Join(in, "site", name))})
				printed = append(printed, said)
			}
		}
		if _, counted, _ := strings.Cut(said, "statements accepted, in "); !strings.Contains(files[checkPlace], "certificates: "+strings.TrimSpace(counted[:strings.Index(counted, "\n")])+".") {
			t.Errorf("%s: the page says another number of files than topocheck: %s", kind.name, counted)
		}
		// The same folder as the reader's own.
		own := visited{Name: kind.name + ", own", Address: fileURL(filepath.Join(in, "site", checkPlace)), Own: true}
		for name, text := range files {
			if file, ok := strings.CutPrefix(name, CertificateFolder+"/"); ok {
				own.Files = append(own.Files, upload{file, text})
			}
		}
		pages, printed = append(pages, own), append(printed, said)
	}
	for i, got := range click(t, browser, pages) {
		name := pages[i].Name
		claim, lines := strings.Contains(name, "claims/"), strings.Split(printed[i], "\n")
		sign, _, _ := strings.Cut(got.Headline, " ")
		said := slices.DeleteFunc(slices.Clone(lines), func(line string) bool {
			return !strings.HasPrefix(line, "accepted ") && !strings.HasPrefix(line, "given ")
		})
		switch {
		case got.Status != "0":
			t.Errorf("%s: %+v", name, got)
		case claim && !strings.HasPrefix(got.Says, map[string]string{"✓": "Confirmed: the claim holds", "✗": "Confirmed: the claim fails", "?": "Accepted, and the verdict is not checked here"}[sign]):
			t.Errorf("%s: %q under %q", name, got.Says, got.Headline)
		case !claim && (len(got.Lines) != len(said) || !strings.Contains(printed[i], "\n"+strings.ReplaceAll(got.Counts, "; ", "\n"))):
			t.Errorf("%s: %q after %d lines, topocheck prints %q", name, got.Counts, len(got.Lines), lines[len(said):])
		}
		for _, line := range got.Lines {
			if line = strings.Replace(line, " c/", " "+CertificateFolder+"/", 1); !slices.Contains(lines, line) {
				t.Errorf("%s: %q, which topocheck does not print", name, line)
			}
		}
		if slices.ContainsFunc(got.Cells, func(cell string) bool { return strings.HasPrefix(cell, "·") }) {
			t.Errorf("%s: %q", name, got.Cells)
		}
	}
}
