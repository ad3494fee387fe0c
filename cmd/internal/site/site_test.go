package site

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"context"
	"encoding/xml"
	"errors"
	"io"
	"io/fs"
	"net/url"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"testing"

	"topocert/cmd/internal/checking"
	"topocert/internal/deep"
	"topocert/props"
	"topocert/props/papers"
	"topocert/routing"
)

// build writes a site for the papers with the given keys, all if there is none,
// and returns its folder. The claims are decided on small networks only.
func build(t *testing.T, workers int, keys ...string) string {
	t.Helper()
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(workers))
	dir := t.TempDir()
	session, err := props.NewSession(filepath.Join(dir, CertificateFolder))
	if err != nil {
		t.Fatal(err)
	}
	defer session.Close()
	job := Job{Dir: dir, Session: session, Routers: routing.Kinds(), UnderFaults: 1 << 18, Pictured: 200, Checker: &Checker{Program: []byte("program"), Runtime: []byte("runtime")}}
	var claims []*props.Claim
	for _, p := range papers.Of("") {
		if len(keys) == 0 || slices.Contains(keys, p.Key) {
			job.Papers = append(job.Papers, p)
			claims = append(claims, p.Claims...)
		}
	}
	runner := &props.Runner{Session: session, MaxOrder: 40, Workers: workers}
	if job.Results, err = runner.Run(context.Background(), claims); err != nil {
		t.Fatal(err)
	}
	if err := Write(context.Background(), job); err != nil {
		t.Fatal(err)
	}
	return dir
}

// TestSite writes the site and looks at everything in it, and one paper's site twice.
func TestSite(t *testing.T) {
	deep.Only(t)
	dir := build(t, 4)
	files := read(t, dir)
	t.Run("the same again", func(t *testing.T) { same(t, read(t, build(t, 4, "qt")), read(t, build(t, 1, "qt"))) })
	t.Run("every claim", func(t *testing.T) { everyClaim(t, files) })
	t.Run("pages", func(t *testing.T) { checkPages(t, files) })
	t.Run("routers", func(t *testing.T) { routerRows(t, files) })
	t.Run("nothing of this machine", func(t *testing.T) { noMachine(t, files, dir) })
	t.Run("certificates", func(t *testing.T) {
		var out, errs bytes.Buffer
		if status := checking.Run(t.Context(), []string{filepath.Join(dir, CertificateFolder)}, checking.Beside{}, checking.Text, &out, &errs); status != checking.Accepted {
			t.Errorf("status %d: %s", status, &errs)
		}
		if foreign, err := Foreign(dir); foreign != "" || err != nil {
			t.Errorf("a report holds %q, %v", foreign, err)
		}
	})
	t.Run("in a browser", func(t *testing.T) { browse(t, dir, files) })
}

// read returns all files of a folder by their names with slashes, and those of the archive.
func read(t *testing.T, dir string) map[string]string {
	t.Helper()
	files := make(map[string]string)
	err := filepath.WalkDir(dir, func(file string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := os.ReadFile(file)
		name, e := filepath.Rel(dir, file)
		files[filepath.ToSlash(name)] = string(data)
		return errors.Join(err, e)
	})
	if archive := files[Archive]; err == nil && archive != "" {
		err = unpack(archive, files)
	}
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// unpack adds the files of an archive.
func unpack(archive string, files map[string]string) error {
	plain, err := gzip.NewReader(strings.NewReader(archive))
	if err != nil {
		return err
	}
	for list := tar.NewReader(plain); ; {
		head, err := list.Next()
		if err == io.EOF {
			return nil
		}
		text, e := io.ReadAll(list)
		if err := errors.Join(err, e); err != nil {
			return err
		}
		files[head.Name] = string(text)
	}
}

// TestArchive: the archive holds the files of the folder, byte for byte, and so do the packs.
func TestArchive(t *testing.T) {
	dir := ownSite(t, nil)
	archive, err := os.ReadFile(filepath.Join(dir, Archive))
	if err != nil {
		t.Fatal(err)
	}
	packed := make(map[string]string)
	if err := unpack(string(archive), packed); err != nil {
		t.Fatal(err)
	}
	list := os.DirFS(dir)
	names, err := fs.Glob(list, CertificateFolder+"/[^.]*")
	if err != nil || len(names) != len(packed) || len(names) == 0 {
		t.Errorf("%d files in the archive, want %d, %v", len(packed), len(names), err)
	}
	for _, name := range names {
		if text, err := fs.ReadFile(list, name); err != nil || packed[name] != string(text) {
			t.Errorf("%s is another in the archive: %v", name, err)
		}
	}
}

func same(t *testing.T, a, b map[string]string) {
	for name := range b {
		if _, ok := a[name]; !ok {
			t.Errorf("%s is in the second site only", name)
		}
	}
	for name, data := range a {
		if other, ok := b[name]; !ok || other != data {
			t.Errorf("%s differs, or is missing", name)
		}
	}
}

// everyClaim sees that each claim has a row in its paper's table, and a page.
func everyClaim(t *testing.T, files map[string]string) {
	n := 0
	for _, c := range papers.Catalogue() {
		n++
		if !strings.Contains(files[paperPlace(c.Paper())], `<tr id="`+path.Base(c.ID)+`"`) {
			t.Errorf("%s has no row", c.ID)
		}
		if !strings.Contains(files[claimPlace(c.ID)], `<span class="id">`+c.ID+"</span>") {
			t.Errorf("%s has no page", c.ID)
		}
	}
	if rows := strings.Count(strings.Join(pagesUnder(files, "papers/"), ""), `class="claim is-`); rows != n {
		t.Errorf("%d rows, want %d, one for each claim", rows, n)
	}
}

func pagesUnder(files map[string]string, prefix string) []string {
	var list []string
	for name, data := range files {
		if strings.HasPrefix(name, prefix) && strings.HasSuffix(name, ".html") {
			list = append(list, data)
		}
	}
	return list
}

// outline is what checkPages has found in a page.
type outline struct {
	ids   map[string]bool
	links []string
}

// checkPages sees that all pages are well-formed, with what those need who do
// not see them, and that all links lead to something.
func checkPages(t *testing.T, files map[string]string) {
	pages := make(map[string]outline)
	for name, data := range files {
		if strings.HasSuffix(name, ".html") || strings.HasSuffix(name, ".svg") {
			pages[name] = outlineOf(t, name, data)
		}
	}
	// The checker's script loads the others.
	linked := map[string]bool{"index.html": true, "ledger.txt": true, "checker/topocheck.js": true, "checker/packs.js": true}
	for name, page := range pages {
		for _, href := range page.links {
			u, err := url.Parse(href)
			if err == nil && u.Scheme == "https" && u.Host == "doi.org" {
				continue // a publication
			}
			if err != nil || u.Scheme != "" || u.Host != "" || strings.HasPrefix(u.Path, "/") {
				t.Errorf("%s: the link %q leads outside, %v", name, href, err)
				continue
			}
			target := name
			if u.Path != "" {
				target = path.Join(path.Dir(name), u.Path)
			}
			if _, ok := files[target]; !ok {
				t.Errorf("%s: the link %q leads to %s, which does not exist", name, href, target)
			} else if u.Fragment != "" && !pages[target].ids[u.Fragment] {
				t.Errorf("%s: the link %q leads to no anchor of %s", name, href, target)
			}
			linked[target] = true
		}
	}
	// Nothing lies there that no page leads to: the certificates are listed with the archive.
	for name := range files {
		if !linked[name] && !strings.HasPrefix(name, CertificateFolder+"/") && !strings.HasPrefix(name, "checker/data/") {
			t.Errorf("no page has a link to %s", name)
		}
	}
}

// routerRows sees that each router that is said to deadlock is not called right in the
// same cell, and that routers told of faults are shown beside them, or said not to be.
func routerRows(t *testing.T, files map[string]string) {
	rows, deadlocks, told, lost := 0, 0, 0, 0
	for name, data := range files {
		if !strings.HasPrefix(name, "networks/") {
			continue
		}
		for _, row := range strings.Split(data, `<tr id="audit-`)[1:] {
			row, _, _ = strings.Cut(row, "</tr>")
			rows++
			deadlock := strings.Count(row, "✗ deadlock") + strings.Count(row, "✗ possible")
			if free := strings.Count(row, "✓ none") + strings.Count(row, "no cycle, but"); deadlock+free != 1 || strings.Contains(row, "✓ nothing") {
				t.Errorf("%s: want one word on deadlock: %s", name, row)
			}
			deadlocks += deadlock
			router, _, _ := strings.Cut(row, `"`)
			switch tolerant := strings.HasPrefix(router, "ftt-b") || strings.HasSuffix(router, "-fault") || strings.Contains(router, "-fault-"); {
			case !tolerant:
			case strings.Contains(row, "a dead vertex: ") && strings.Contains(row, "a dead link: "):
				told++
				lost += strings.Count(row, "lost; without ")
				// The README: none of the readings of procedure B delivers every pair
				// beside every fault.
				if want := strings.HasPrefix(router, "ftt-b"); strings.Contains(row, "lost; without ") != want {
					t.Errorf("%s: messages lost beside faults: want %v: %s", name, want, row)
				}
			case strings.Contains(row, "not computed here"):
			default:
				t.Errorf("%s: nothing is said about faults: %s", name, row)
			}
		}
	}
	if rows == 0 || deadlocks == 0 || told == 0 || lost == 0 {
		t.Errorf("%d rows, %d deadlock, %d told of faults, %d of them lose messages; want some of each", rows, deadlocks, told, lost)
	}
}

// outlineOf reads a page as XML, which is stricter than HTML.
func outlineOf(t *testing.T, name, data string) outline {
	o := outline{ids: make(map[string]bool)}
	decoder := xml.NewDecoder(strings.NewReader(data))
	decoder.Entity = xml.HTMLEntity
	level, tops, titles := 0, 0, 0
	for {
		token, err := decoder.Token()
		if err == io.EOF {
			break
		}
		if err != nil {
			t.Errorf("%s is not well-formed: %v", name, err)
			return o
		}
		e, ok := token.(xml.StartElement)
		if !ok {
			continue
		}
		attr := make(map[string]string)
		for _, a := range e.Attr {
			attr[a.Name.Local] = a.Value
		}
		if id := attr["id"]; id != "" {
			if o.ids[id] {
				t.Errorf("%s: the id %q is there twice", name, id)
			}
			o.ids[id] = true
		}
		tag := e.Name.Local
		want := func(ok bool, what string) {
			if !ok {
				t.Errorf("%s: <%s %v>: want %s", name, tag, attr, what)
			}
		}
		switch tag {
		case "a", "link":
			o.links = append(o.links, attr["href"])
		case "img":
			o.links = append(o.links, attr["src"])
			want(attr["alt"] != "", "a text alternative")
		case "html":
			want(attr["lang"] == "en", "a language")
		case "title":
			titles++
		case "th":
			want(attr["scope"] != "", "a scope")
		case "script":
			o.links = append(o.links, attr["src"])
			want((strings.HasSuffix(attr["src"], "checker/check.js") || attr["src"] == "search.js" || attr["src"] == "atlas.js") && !strings.Contains(attr["src"], ":"), "the checker's script, or that of the search or of the atlas")
		case "iframe", "style":
			want(false, "none of this")
		case "h1", "h2", "h3":
			now := int(tag[1] - '0')
			want(now <= level+1, "headings in order")
			if level = now; now == 1 {
				tops++
			}
		case "div":
			want(attr["class"] != "scroll" || attr["tabindex"] == "0" && attr["role"] == "region" && attr["aria-label"]+attr["aria-labelledby"] != "",
				"a region with a name that the keyboard reaches")
		}
		for _, id := range strings.Fields(attr["aria-labelledby"]) {
			o.links = append(o.links, "#"+id)
		}
	}
	if strings.HasSuffix(name, ".html") && (tops != 1 || titles == 0) {
		t.Errorf("%s has %d headings of the first order and %d titles", name, tops, titles)
	}
	return o
}

// noMachine sees that nothing tells where, when or on what the site was written.
func noMachine(t *testing.T, files map[string]string, dir string) {
	host, err := os.Hostname()
	if err != nil {
		t.Fatal(err)
	}
	words := []string{dir, os.TempDir() + string(os.PathSeparator), "file://", "http://", "https://"}
	if home, err := os.UserHomeDir(); err == nil && len(home) > 1 {
		words = append(words, home+string(os.PathSeparator))
	}
	if len(host) > 6 {
		words = append(words, host)
	}
	time := regexp.MustCompile(`\d\d:\d\d:\d\d|\b20\d\d-\d\d-\d\d\b`)
	for name, data := range files {
		if strings.HasSuffix(name, checking.Ending) {
			continue
		}
		// Names of XML's own dialects look like addresses.
		data = strings.NewReplacer(`"http://www.w3.org/2000/svg"`, "", `"http://www.w3.org/1999/xlink"`, "", `href="https://doi.org/`, "").Replace(data)
		for _, w := range words {
			if strings.Contains(data, w) {
				t.Errorf("%s has %q in it", name, w)
			}
		}
		if found := time.FindString(data); found != "" {
			t.Errorf("%s has the time %s in it", name, found)
		}
	}
}
