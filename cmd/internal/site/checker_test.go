package site

import (
	"compress/gzip"
	"context"
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
	"time"

	"topocert/props"
	"topocert/props/papers"
)

// clicked is what a page's checker says after a click.
type clicked struct {
	Status  string   `json:"status"`
	Says    string   `json:"says"`
	Answers []string `json:"answers"`
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
	if testing.Short() {
		t.Skip("not with -short")
	}
	browser := chromium(t)
	dir := t.TempDir()
	session, err := props.NewSession(filepath.Join(dir, CertificateFolder))
	if err != nil {
		t.Fatal(err)
	}
	defer session.Close()
	job := Job{Dir: dir, Session: session, Pictured: 100, Checker: compiled(t)}
	var claims []*props.Claim
	for _, p := range papers.Of("qt") {
		p.Charts = nil
		job.Papers = append(job.Papers, p)
		for _, c := range p.Claims {
			if slices.Contains([]string{"qt/diameter", "qt/node-symmetric", "qt/q3-basic", "qt/edge-count"}, c.ID) {
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
	if of.kept, err = keep(filepath.Join(dir, CertificateFolder)); err != nil {
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
		return func(files map[string]string) {
			texts := make(map[string]string)
			for name, text := range files {
				if file, ok := strings.CutPrefix(name, CertificateFolder+"/"); ok {
					texts[file] = text
				}
			}
			edit(texts)
			index := make(map[string]string)
			for file := range texts {
				index[file] = "all"
			}
			files["checker/packs.js"], files["checker/data/all.js"] = part(t, packIndex, index), part(t, "all", texts)
		}
	}
	indexed := func(edit func(index map[string]string)) func(files map[string]string) {
		return func(files map[string]string) {
			index := make(map[string]string)
			packs, err := of.packs()
			if err != nil {
				t.Fatal(err)
			}
			for pack, names := range packs {
				for _, name := range names {
					index[name] = pack
				}
			}
			edit(index)
			files["checker/packs.js"] = part(t, packIndex, index)
		}
	}
	const verdict, said = "qt.diameter.verdicts", `<span class="verdict fails">✗ fails</span>`
	forged := strings.Replace(example, "diameter Octagon = 2", "diameter Octagon = 3", 1)
	const differs = "The page does not print what was checked: "
	files := read(t, dir)
	var pages []visited
	var wants []clicked
	for _, c := range []struct {
		name, page string
		change     func(files map[string]string)
		want       clicked
	}{
		{"a claim", claim, nil, clicked{"0", "Confirmed: the claim fails for m=2, n=2, as printed: diameter(QT(m, n)) == ", []string{"✓ qt/diameter ", "✓ diameter QT(2,2) = 5"}}},
		{"a claim that holds", "claims/qt/q3-basic.html", nil, clicked{"0", "Confirmed: the claim holds, as printed: ", nil}},
		{"one without a formula", "claims/qt/edge-count.html", nil, clicked{"0", "The verdict is not checked here: it does not follow", nil}},
		{"the report", checkPlace, nil, clicked{"0", "Confirmed: ", []string{"✓ qt/diameter "}}},
		{"a word", claim, change(claim, said, strings.ReplaceAll(said, "fails", "holds")), clicked{"1", differs + "the verdict", nil}},
		{"a word without its sign", claim, change(claim, "✗ fails", "✗ holds"), clicked{"1", differs + "the verdict", nil}},
		{"a word that hides", claim, change(claim, said, `<span hidden="hidden">✗ fails</span><b>✓ holds</b>`), clicked{"1", differs + "the verdict", nil}},
		{"one word more", claim, change(claim, `<h2 id="read">`, "<p>"+said+`</p><h2 id="read">`), clicked{"1", differs + "1 words", nil}},
		{"a formula", claim, change(claim, "floor(n/2)) &#43; 4 for m &gt;= 2, n &gt;= 2</pre>", "floor(n/2)) &#43; 3 for m &gt;= 2, n &gt;= 2</pre>"), clicked{"1", differs + "the formula", nil}},
		{"a domain", claim, change(claim, "proved, for m=2, n=2", "proved, for m=2, n=3"), clicked{"1", differs + "the verdict", nil}},
		{"a line", claim, change(claim, "</a> fails for m=2, n=2", "</a> fails for m=2, n=3"), clicked{"1", differs + "what topocheck repeats", nil}},
		{"a heading", claim, change(claim, `<span class="id">qt/diameter</span>`, `<span class="id">qt/hamiltonian</span>`), clicked{"1", differs + "the claim’s name", nil}},
		{"a headline", claim, change(claim, "✗ False</strong>", "✓ True</strong>"), clicked{"1", differs + "the headline", nil}},
		{"an extent", claim, change(claim, `<span class="extent">fails in`, `<span class="extent">holds in`), clicked{"1", differs + "the extent", nil}},
		{"a cell", claim, change(claim, "<title>m=2, n=2: true 5, formula 6</title>", "<title>m=2, n=2: true 6, formula 6</title>"), clicked{"1", differs + "a cell of the picture", nil}},
		{"a sign in a cell", claim, change(claim, `>−1</text>`, `>✓</text>`), clicked{"1", differs + "a cell of the picture", nil}},
		{"a cell twice", claim, change(claim, "<title>m=2, n=3: ", "<title>m=2, n=2: "), clicked{"1", differs + "the picture has a cell", nil}},
		{"a cell less", claim, change(claim, ` data-cell=""><title>m=2, n=2:`, `><title>m=2, n=2:`), clicked{"1", differs + "the extent", nil}},
		{"no link", claim, change(claim, "certificates/"+verdict, "x/"+verdict), clicked{"1", "The page hides a verdict", nil}},
		{"no mark", claim, change(claim, ` data-claim="qt/diameter"`, ""), clicked{"1", "Files are missing", nil}},
		{"1 == 1", claim, data(func(f map[string]string) {
			f[verdict] = "topocert 2 verdicts\nclaim qt/diameter\nformula 1 == 1\nholds 1\nend\n"
		}), clicked{"1", differs, nil}},
		{"no verdict", claim, data(func(f map[string]string) { delete(f, verdict) }), clicked{"1", "Files are missing", nil}},
		{"no certificate", claim, data(func(f map[string]string) { delete(f, "qt-2-2.cert") }), clicked{"1", "Files are missing", nil}},
		{"no data", claim, data(func(f map[string]string) { clear(f) }), clicked{"2", "the page has no data", nil}},
		{"a changed certificate", claim, data(func(f map[string]string) {
			f["qt-2-2.cert"] = strings.Replace(f["qt-2-2.cert"], "diameter QT(2,2) = 5", "diameter QT(2,2) = 6", 1)
		}), clicked{"1", "Rejected: ", []string{"✗ diameter QT(2,2) = 6: "}}},
		{"a file cut off", claim, data(func(f map[string]string) { f["qt-2-2.cert"] = f["qt-2-2.cert"][:1000] }), clicked{"1", "Rejected: ", nil}},
		{"data cut off", claim, func(f map[string]string) {
			f["checker/data/qt-2.js"] = f["checker/data/qt-2.js"][:500]
		}, clicked{"2", "data/qt-2.js is damaged", nil}},
		{"data of no use", claim, change("checker/data/qt-2.js", "\"H4sI", "\"H4sIAAAA"), clicked{"2", "data/qt-2.js is damaged", nil}},
		{"no data file", claim, func(f map[string]string) { delete(f, "checker/data/qt-2.js") }, clicked{"2", "data/qt-2.js is not there", nil}},
		{"no program", claim, func(f map[string]string) { delete(f, "checker/topocheck.js") }, clicked{"2", "topocheck.js is not there", nil}},
		{"a line of the report", checkPlace, change(checkPlace, "</a> fails for m=2, n=2", "</a> holds for m=2, n=2"), clicked{"1", differs, nil}},
		{"a formula of the report", checkPlace, change(checkPlace, "floor(n/2)) &#43; 4", "floor(n/2)) &#43; 3"), clicked{"1", differs, nil}},
		{"a line less of the report", checkPlace, change(checkPlace, `<li class="repeated"><a href="claims/qt/diameter.html"`, `<li><a href="claims/qt/diameter.html"`), clicked{"1", differs, nil}},
		{"1 == 1 in the report", checkPlace, data(func(f map[string]string) {
			f[verdict] = "topocert 2 verdicts\nclaim qt/diameter\nformula 1 == 1\nholds 1\nend\n"
		}), clicked{"1", differs, nil}},
		{"no certificate in the report", checkPlace, data(func(f map[string]string) { delete(f, "qt-2-2.cert") }), clicked{"1", "Files are missing", nil}},
		{"a changed certificate in the report", checkPlace, data(func(f map[string]string) {
			f["qt-2-2.cert"] = strings.Replace(f["qt-2-2.cert"], "diameter QT(2,2) = 5", "diameter QT(2,2) = 6", 1)
		}), clicked{"1", "Rejected: ", nil}},
		{"a verdict less in the index", claim, indexed(func(i map[string]string) { delete(i, verdict) }), clicked{"1", "Files are missing", nil}},
		{"an index to nothing", claim, indexed(func(i map[string]string) { i["qt-2-2.cert"] = "x" }), clicked{"2", "data/x.js is not there", nil}},
		{"an empty index", claim, indexed(func(i map[string]string) { clear(i) }), clicked{"2", "the page has no data", nil}},
		{"no index", claim, func(f map[string]string) { delete(f, "checker/packs.js") }, clicked{"2", "packs.js is not there", nil}},
		{"no data in the report", checkPlace, data(func(f map[string]string) { clear(f) }), clicked{"2", "the page has no data", nil}},
	} {
		at := dir
		if c.change != nil {
			at = filepath.Join(t.TempDir(), "site")
			changed := maps.Clone(files)
			c.change(changed)
			for name, text := range changed {
				if name == c.page || name == "style.css" || strings.HasPrefix(name, "checker/") {
					writeFile(t, filepath.Join(at, name), text)
				}
			}
		}
		pages = append(pages, visited{Name: c.name, Address: fileURL(filepath.Join(at, c.page))})
		wants = append(wants, c.want)
	}
	own := visited{Name: "own", Address: fileURL(filepath.Join(dir, checkPlace)), Own: true}
	for _, c := range []struct {
		text  string
		files []upload
		want  clicked
	}{
		{"", nil, clicked{"0", "Accepted: 2 of 2", []string{"✓ diameter Octagon = 2"}}},
		{forged, nil, clicked{"1", "✗ Rejected: ", []string{"✗ diameter Octagon = 3: "}}},
		{" ", []upload{{"mine.cert", example}}, clicked{"0", "Accepted: 2 of 2", []string{"✓ vertex-transitive Octagon = yes"}}},
		{" ", nil, clicked{"2", "no file is chosen and no text is given", nil}},
	} {
		own.Text, own.Files = c.text, c.files
		pages, wants = append(pages, own), append(wants, c.want)
	}
	found := click(t, browser, pages)
	for i, want := range wants {
		got := found[i]
		if got.Status != want.Status || !strings.Contains(got.Says, want.Says) {
			t.Errorf("%s: status %q, %q; want %q, %q", pages[i].Name, got.Status, got.Says, want.Status, want.Says)
		}
		for _, w := range want.Answers {
			if !slices.ContainsFunc(got.Answers, func(a string) bool { return strings.HasPrefix(a, w) }) {
				t.Errorf("%s: answers %q, want %q", pages[i].Name, got.Answers, w)
			}
		}
	}
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
	program := filepath.Join(t.TempDir(), "topocheck.wasm")
	build := exec.CommandContext(t.Context(), "go", "build", "-buildvcs=false", "-o", program, "topocert/cmd/internal/site/checker")
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	root, err := exec.CommandContext(t.Context(), "go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	c := new(Checker)
	for file, data := range map[string]*[]byte{program: &c.Program, filepath.Join(strings.TrimSpace(string(root)), "lib/wasm/wasm_exec.js"): &c.Runtime} {
		if *data, err = os.ReadFile(file); err != nil {
			t.Fatal(err)
		}
	}
	return c
}

// click has the browser click on the checkers of the pages, and returns what they say.
// The time of day goes on while it does: the checker runs in a worker.
func click(t *testing.T, browser string, pages []visited) []clicked {
	answer := make(chan []clicked, 1)
	server := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		var found []clicked
		text, err := io.ReadAll(r.Body)
		if err == nil {
			err = json.Unmarshal(text, &found)
		}
		if err != nil {
			t.Errorf("the browser sent %.200q: %v", text, err)
		}
		answer <- found
	}))
	defer server.Close()
	list, err := json.Marshal(pages)
	if err != nil {
		t.Fatal(err)
	}
	script, err := os.ReadFile("testdata/check.html")
	if err != nil {
		t.Fatal(err)
	}
	page := strings.NewReplacer("PAGES", string(list), "SERVER", server.URL).Replace(string(script))
	file := filepath.Join(t.TempDir(), "click.html")
	if err := os.WriteFile(file, []byte(page), 0o644); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), 2*time.Minute)
	defer cancel()
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
	case found := <-answer:
		if len(found) != len(pages) {
			t.Fatalf("%d answers, want %d", len(found), len(pages))
		}
		return found
	case err := <-ended:
		ended <- err
		t.Fatal(fmt.Errorf("%s: %w: %s", browser, err, errs.String()))
	case <-ctx.Done():
		t.Fatalf("no answer: %s", errs.String())
	}
	return nil
}
