package site

import (
	"compress/gzip"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"topocert/cmd/internal/checking"
	"topocert/internal/deep"
	"topocert/props"
	"topocert/props/papers"
)

// clicked is what a page's checker says after a click.
type clicked struct {
	Status string   `json:"status"`
	Says   string   `json:"says"`
	Lines  []string `json:"lines"`
	Counts string   `json:"counts"`
	// Headline, with what stands beside it, Formula, Extent and Cells are what the page of a claim shows then; Cell is wanted among the last.
	Headline string   `json:"headline"`
	Formula  string   `json:"formula"`
	Extent   string   `json:"extent"`
	Cells    []string `json:"cells"`
	Cell     string   `json:"-"`
}

// visited is a page whose checker is tried, with what the reader gives it.
type visited struct {
	Name    string   `json:"-"`
	Address string   `json:"address"`
	Own     bool     `json:"own"` // the panel for the reader's own files
	Text    string   `json:"text,omitempty"`
	Files   []upload `json:"files,omitempty"`
}

type upload struct {
	Name string `json:"name"`
	Text string `json:"text"`
}

// TestChecker compiles topocheck for browsers, and has Chromium click on the checkers of
// a site that is opened from the disk: as it is, and with pages or data forged.
func TestChecker(t *testing.T) {
	deep.Only(t)
	browser := chromium(t)
	dir := t.TempDir()
	session, err := props.NewSession(filepath.Join(dir, CertificateFolder))
	if err != nil {
		t.Fatal(err)
	}
	defer session.Close()
	session.Compact()
	job := Job{Dir: dir, Session: session, Pictured: 100, Checker: compiled(t)}
	var claims []*props.Claim
	for _, p := range papers.Of("qt") {
		p.Charts = nil
		job.Papers = append(job.Papers, p)
		for _, c := range p.Claims {
			if slices.Contains([]string{"qt/diameter", "qt/node-symmetric", "qt/q3-basic", "qt/alltoall-mla"}, c.ID) {
				claims = append(claims, c)
			}
		}
	}
	runner := &props.Runner{Session: session, MaxOrder: 72}
	if job.Results, err = runner.Run(t.Context(), claims); err != nil {
		t.Fatal(err)
	}
	if err := Write(t.Context(), job); err != nil {
		t.Fatal(err)
	}
	of := &site{Job: &job}
	if err := of.keep(); err != nil {
		t.Fatal(err)
	}

	// Each is tried on a page of the site, after a change of what the site has.
	const claim = "claims/qt/diameter.html"
	change := func(file, from, to string) func(files map[string]string) {
		return func(files map[string]string) {
			if !strings.Contains(files[file], from) {
				t.Fatalf("%s has no %q", file, from)
			}
			files[file] = strings.ReplaceAll(files[file], from, to)
		}
	}
	// data changes the files that the pages hold.
	data := func(edit func(files map[string]string)) func(files map[string]string) {
		return func(files map[string]string) { hold(t, files, edit) }
	}
	indexed := func(edit func(index packed)) func(files map[string]string) {
		return func(files map[string]string) {
			index := packed{Pack: make(map[string]string), Beside: make(map[string][]string)}
			packs, err := of.packs()
			if err != nil {
				t.Fatal(err)
			}
			for pack, names := range packs {
				for _, name := range names {
					index.Pack[name] = pack
				}
			}
			edit(index)
			files["checker/packs.js"] = part(t, packIndex, index)
		}
	}
	const verdict = "qt.diameter.verdicts"
	forged := strings.Replace(example, "diameter Octagon = 2", "diameter Octagon = 3", 1)
	files := read(t, dir)
	var pages []visited
	var wants []clicked
	for _, c := range []struct {
		name, page string
		change     func(files map[string]string)
		want       clicked
	}{
		{"a claim", claim, nil, clicked{Status: "0", Says: "Confirmed: the claim fails for m=2, n=2: diameter(QT(m, n)) == ", Headline: "✗ False", Lines: []string{"accepted c/qt.diameter.verdicts: qt/diameter ", "accepted c/qt-2.cert: diameter QT(2,2) = 5"}}},
		{"one without a formula", "claims/qt/alltoall-mla.html", nil, clicked{Status: "0", Says: "the verdict is not checked here: it does not follow"}},
		{"the report", checkPlace, nil, clicked{Status: "0", Says: "Accepted: ", Lines: []string{"accepted c/qt.diameter.verdicts: qt/diameter "}}},
		{"a headline", claim, change(claim, "✗ False</strong>", "✓ True</strong>"), clicked{Status: "0", Says: "Confirmed: the claim fails for m=2, n=2: diameter(QT(m, n)) == ", Headline: "✗ False"}},
		{"a formula", claim, change(claim, "floor(n/2)) &#43; 4 for m &gt;= 2, n &gt;= 2</pre>", "floor(n/2)) &#43; 3 for m &gt;= 2, n &gt;= 2</pre>"), clicked{Status: "0", Says: "Confirmed: the claim fails for m=2, n=2: diameter(QT(m, n)) == ", Headline: "✗ False", Formula: "floor(n/2)) + 4 for m >= 2, n >= 2"}},
		{"no link", claim, change(claim, filesPlace+"#"+verdict, "x.html#"+verdict), clicked{Status: "0", Says: "the verdict is not checked here"}},
		{"an extent", claim, change(claim, `<span class="extent">fails in`, `<span class="extent">holds in`), clicked{Status: "0", Extent: "fails in "}},
		{"a cell", claim, change(claim, "<title>m=2, n=2: true 5, formula 6</title>", "<title>m=2, n=2: true 6, formula 6</title>"), clicked{Status: "0", Cell: "−1 u m=2, n=2: true 5, formula 6"}},
		{"a cell that is no case", claim, change(claim, ` data-cell="m=2, n=2"`, ` data-cell="m=2"`), clicked{Status: "0", Says: "rest on what has no certificate here", Cell: "· o m=2: not confirmed"}},
		{"no certificate", claim, data(func(f map[string]string) { delete(f, "qt-2.cert") }), clicked{Status: "2", Says: "does not have qt-2.cert"}},
		{"a changed certificate", claim, data(func(f map[string]string) {
			f["qt-2.cert"] = strings.Replace(f["qt-2.cert"], "diameter QT(2,2) = 5", "diameter QT(2,2) = 6", 1)
		}), clicked{Status: "1", Says: "Rejected: ", Headline: "✗ Not confirmed", Cell: "· o m=2, n=2: not confirmed", Lines: []string{"REJECTED c/qt-2.cert: diameter QT(2,2) = 6"}}},
		{"data cut off", claim, func(f map[string]string) {
			f["checker/data/qt-2.js"] = f["checker/data/qt-2.js"][:500]
		}, clicked{Status: "2", Says: "data/qt-2.js is damaged"}},
		{"no data file", claim, func(f map[string]string) { delete(f, "checker/data/qt-2.js") }, clicked{Status: "2", Says: "data/qt-2.js is not there"}},
		{"no program", claim, func(f map[string]string) { delete(f, "checker/topocheck.js") }, clicked{Status: "2", Says: "topocheck.js is not there"}},
		{"an index to nothing", claim, indexed(func(i packed) { i.Pack["qt-2.cert"] = "x" }), clicked{Status: "2", Says: "data/x.js is not there"}},
		{"an index to another pack", claim, indexed(func(i packed) { i.Pack["qt-2.cert"] = "qt-3" }), clicked{Status: "2", Says: "data/qt-3.js is damaged: it has no qt-2.cert"}},
		{"no index", claim, func(f map[string]string) { delete(f, "checker/packs.js") }, clicked{Status: "2", Says: "packs.js is not there"}},
		{"a file", filesPlace + "#qt-2.cert", nil, clicked{Status: "shown", Says: "topocert 2\n"}},
		{"no file", filesPlace + "#qt-2.cert", func(f map[string]string) { delete(f, "checker/data/qt-2.js") }, clicked{Status: "shown", Says: "Not shown: data/qt-2.js is not there"}},
	} {
		at := dir
		page, anchor, _ := strings.Cut(c.page, "#")
		if c.change != nil {
			at = filepath.Join(t.TempDir(), "site")
			changed := maps.Clone(files)
			c.change(changed)
			for name, text := range changed {
				if name == page || name == "style.css" || strings.HasPrefix(name, "checker/") {
					writeFile(t, filepath.Join(at, name), text)
				}
			}
		}
		pages = append(pages, visited{Name: c.name, Address: fileURL(filepath.Join(at, page)) + "#" + anchor})
		wants = append(wants, c.want)
	}
	own := visited{Name: "own", Address: fileURL(filepath.Join(dir, checkPlace)), Own: true}
	for _, c := range []struct {
		text  string
		files []upload
		want  clicked
	}{
		{"", nil, clicked{Status: "0", Says: "Accepted: 2 of 2 statements", Lines: []string{"accepted c/typed.cert: diameter Octagon = 2"}}},
		{forged, nil, clicked{Status: "1", Says: "✗ Rejected: ", Lines: []string{"REJECTED c/typed.cert: diameter Octagon = 3"}}},
		{"", []upload{{"mine.cert", example}}, clicked{Status: "0", Says: "Accepted: 2 of 2 statements", Lines: []string{"accepted c/mine.cert: vertex-transitive Octagon = yes"}}},
		{" ", nil, clicked{Status: "2", Says: "no file is chosen and no text is given"}},
	} {
		own.Text, own.Files = c.text, c.files
		pages, wants = append(pages, own), append(wants, c.want)
	}
	compare(t, pages, click(t, browser, pages), wants)
}

// compare holds what pages say after a click against what is wanted; of what is "" nothing is.
func compare(t *testing.T, pages []visited, found, wants []clicked) {
	t.Helper()
	for i, want := range wants {
		got := found[i]
		if got.Status != want.Status || !strings.Contains(got.Says, want.Says) || !strings.HasPrefix(got.Extent, want.Extent) || !strings.HasSuffix(got.Formula, want.Formula) ||
			!strings.HasPrefix(got.Headline, want.Headline) || strings.Contains(want.Headline, "Not") && got.Headline != want.Headline || want.Cell != "" && !slices.Contains(got.Cells, want.Cell) {
			t.Errorf("%s: %+v, want %+v", pages[i].Name, got, want)
		}
		for _, w := range want.Lines {
			if !slices.ContainsFunc(got.Lines, func(a string) bool { return strings.HasPrefix(a, w) }) {
				t.Errorf("%s: lines %q, want %q", pages[i].Name, got.Lines, w)
			}
		}
	}
}

// hold changes the files that a site's pages hold: all in one pack.
func hold(t *testing.T, files map[string]string, edit func(files map[string]string)) {
	t.Helper()
	texts := make(map[string]string)
	for name, text := range files {
		if file, ok := strings.CutPrefix(name, CertificateFolder+"/"); ok {
			texts[file] = text
		}
	}
	edit(texts)
	index := packed{Pack: make(map[string]string), Beside: make(map[string][]string)}
	for file := range texts {
		index.Pack[file] = "all"
		if !checking.Checked(file) {
			index.Always = append(index.Always, file)
		}
	}
	files["checker/packs.js"], files["checker/data/all.js"] = part(t, packIndex, index), part(t, "all", texts)
}

// part returns the script that hands a value to the pages.
func part(t *testing.T, name string, value any) string {
	t.Helper()
	list, err := json.Marshal(value)
	if err != nil {
		t.Fatal(err)
	}
	script, err := scripted(name, list, gzip.BestSpeed)
	if err != nil {
		t.Fatal(err)
	}
	return string(script)
}

func fileURL(name string) string {
	u := url.URL{Scheme: "file", Path: filepath.ToSlash(name)}
	return u.String()
}

func writeFile(t *testing.T, name, text string) {
	err := os.MkdirAll(filepath.Dir(name), 0o777)
	if err == nil {
		err = os.WriteFile(name, []byte(text), 0o644)
	}
	if err != nil {
		t.Fatal(err)
	}
}

// compiled returns topocheck for browsers.
func compiled(t *testing.T) *Checker {
	root, err := exec.CommandContext(t.Context(), "go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	runtime, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(root)), "lib/wasm/wasm_exec.js"))
	if err != nil {
		t.Fatal(err)
	}
	return &Checker{Program: builtFor(t, "checker"), Runtime: runtime}
}

// builtFor returns a program of a folder here, compiled for browsers.
func builtFor(t *testing.T, folder string) []byte {
	program := filepath.Join(t.TempDir(), "program.wasm")
	build := exec.CommandContext(t.Context(), "go", "build", "-buildvcs=false", "-ldflags=-s -w", "-o", program, "topocert/cmd/internal/site/"+folder)
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	data, err := os.ReadFile(program)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// click has the browser click on the checkers of the pages, and returns what they say.
func click(t *testing.T, browser string, pages []visited) []clicked {
	list, err := json.Marshal(pages)
	if err != nil {
		t.Fatal(err)
	}
	var found []clicked
	asked(t, browser, "testdata/check.html", &found, "PAGES", string(list))
	if len(found) != len(pages) {
		t.Fatalf("%d answers, want %d", len(found), len(pages))
	}
	return found
}

// asked has the browser open a page, filled in, that works and then sends an answer.
// The time of day goes on while it does: programs run in workers.
func asked(t *testing.T, browser, form string, found any, fill ...string) {
	answer := make(chan struct{})
	server := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		text, err := io.ReadAll(r.Body)
		if err == nil {
			err = json.Unmarshal(text, found)
		}
		if err != nil {
			t.Errorf("the browser sent %.200q: %v", text, err)
		}
		close(answer)
	}))
	defer server.Close()
	script, err := os.ReadFile(form)
	if err != nil {
		t.Fatal(err)
	}
	page := strings.NewReplacer(append(fill, "SERVER", server.URL)...).Replace(string(script))
	file := filepath.Join(t.TempDir(), "asked.html")
	if err := os.WriteFile(file, []byte(page), 0o644); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := limited(t)
	cmd := exec.CommandContext(ctx, browser, append(headless(t), "--remote-debugging-port=0", "file://"+filepath.ToSlash(file))...)
	var errs strings.Builder
	cmd.Stderr = &errs
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	ended := make(chan error, 1)
	go func() { ended <- cmd.Wait() }()
	defer func() { cancel(); <-ended }()
	select {
	case <-answer:
	case err := <-ended:
		ended <- err
		t.Fatal(fmt.Errorf("%s: %w: %s", browser, err, errs.String()))
	}
}
