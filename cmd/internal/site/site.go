// Package site writes the ledger as a static site: pages for the papers, their
// claims and their networks, charts, and the certificates. What it writes
// depends on the claims, the limits and the checker alone, never on time, place or
// machine. It needs neither scripts nor a network to be read. Scripts, where the reader
// allows them, check the certificates in the reader's own browser.
package site

import (
	"bytes"
	"cmp"
	"context"
	"crypto/sha256"
	"embed"
	"fmt"
	"html/template"
	"io"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"sync"

	"topocert/certificates/theorem"
	"topocert/cmd/internal/atlas"
	"topocert/cmd/internal/checking"
	"topocert/cmd/internal/printed"
	"topocert/props"
	"topocert/routing"
	"topocert/solver"
)

//go:embed templates
var templates embed.FS

//go:embed style.css
var style []byte

//go:embed search.js
var searchScript []byte

//go:embed atlas.js
var atlasScript []byte

// CertificateFolder is the folder in which the session has to keep its certificates while a site
// is written. What it holds is in Archive then, and in packs for the pages: it can go.
const CertificateFolder = "certificates"

// Job says what to write.
type Job struct {
	// Dir is the folder of the site. It exists, with the session's certificates.
	Dir     string
	Session *props.Session
	Papers  []props.Paper
	Results []props.Result
	Routers []routing.Kind
	// Atlas, if set, has pages, and AtlasCertificates is the folder with its certificates, a folder a
	// chapter; "" if these are not at hand.
	Atlas             *atlas.Atlas
	AtlasCertificates string
	// Checker checks certificates in the reader's browser; nil leaves that out.
	Checker *Checker
	// Pictured is the number of vertices of the largest networks of which facts are
	// established for the pictures of claims alone.
	Pictured int
	// UnderFaults is the number of messages up to which a router is audited under every
	// single fault.
	UnderFaults uint64
	// Version is that of this program, and Date that of its version: for the foot of each
	// page; "" if not known.
	Version, Date string
	// Own, if set, says that the papers are a user's own, and what is said of a network of
	// theirs by its name up to the parameters: the networks with pages are then those that
	// the claims are about. Limits are those of what is shown of each.
	Own    func(stem string) string
	Limits props.Limits
	// Prove is the command that decides a formula by all that was made known for this site:
	// "topocert prove --use mine.words".
	Prove string
	// Say, if set, is told what is being made.
	Say func(what string)
	// Bare leaves the networks' pages out: nothing is established anew.
	Bare bool
}

// site is a site being made.
type site struct {
	*Job
	pages  *template.Template
	count  *props.Count
	charts []*chart
	// networks are the gallery's, in its order.
	networks     []*networkView
	certificates certificateFiles
	repeated     map[string]*repeated // by claim
	pictures     map[string]*picture  // by claim
	statedIn     map[string]string    // the files that statements are in
	proofs       map[string]any       // those that name what a claim fails on, by their statements
	blamed       map[string][]blame   // by claim
	// definitions are those of the networks, by family.
	definitions map[string]template.HTML
}

// Write writes the site. The front page comes last: a folder without it is not
// a whole site.
func Write(ctx context.Context, job Job) error {
	s := &site{Job: &job, count: props.CountResults(job.Results), definitions: definitions()}
	if err := s.parse(); err != nil {
		return err
	}
	if s.Say == nil {
		s.Say = func(string) {}
	}
	s.Say("what the pages of networks show")
	if err := s.establish(ctx); err != nil {
		return err
	}
	s.Say("where claims hold and fail")
	if err := s.survey(ctx); err != nil {
		return err
	}
	s.Say("the pages")
	if err := s.Session.Flush(); err != nil {
		return err
	}
	for _, step := range []func() error{
		s.keep, func() error { return s.file("style.css", style) }, func() error { return s.file("search.js", searchScript) },
		s.follow, s.evaluate, func() error { return s.blames(ctx) }, func() error {
			return s.filled("ledger.txt", func(w io.Writer) error { return props.WriteResults(w, s.Results) })
		}, s.paperPages, s.claimPages, s.networkPages, s.atlasPages, s.chartPages,
		s.fabricPages, s.wordsPage, s.checkerFiles, s.tryPage, s.archive, s.indexPage,
	} {
		if err := ctx.Err(); err != nil {
			return err
		}
		if err := step(); err != nil {
			return err
		}
	}
	return nil
}

// parse reads the pages' templates.
func (s *site) parse() (err error) {
	s.pages, err = template.New("").Funcs(s.words()).ParseFS(templates, "templates/*.html")
	return err
}

// words are the functions of the templates. A place is where a page lies in the site.
func (s *site) words() template.FuncMap {
	return template.FuncMap{
		"bar": s.newBar, "findings": s.findings, "paper": s.paper, "thumbnails": s.thumbnails, "terms": func(t *theorem.Theorem) []string { return props.TermsOf(s.Session.Resolver().Words(), t) },
		"claimPlace": claimPlace, "paperPlace": paperPlace, "file": fileHref, "theoremFile": props.TheoremFile, "verdictFile": printed.VerdictFile, "rest": lineOf,
		"verdicts": props.Verdicts, "kinds": props.Kinds, "sign": sign,
		"filters": func() []props.Verdict { return []props.Verdict{props.Fails, props.Holds, props.Undecided} },
		"cited":   cited, "listed": checking.Listed, "join": strings.Join,
		"ends":       func(text string) bool { return strings.HasSuffix(text, ".") },
		"familyPage": familyPage, "values": values, "meaning": meaning, "synonyms": func(name string) []string { return atlasSynonyms()[name] }, "spaced": spaced, "cell": newCell, "base": path.Base,
		"next": func(n int) int { return n + 1 },
	}
}

// establish finds the numbers that the pages of networks and the charts show,
// several at a time.
func (s *site) establish(ctx context.Context) error {
	var writes []func() error
	for _, exhibit := range s.gallery() {
		n := &networkView{exhibit: exhibit, stem: solver.FileStem(exhibit.network)}
		if exhibit.canonical != exhibit.network { // a user's names may have one stem
			n.stem = fmt.Sprintf("%s-%.4x", n.stem, sha256.Sum256([]byte(exhibit.canonical)))
		}
		s.networks = append(s.networks, n)
		writes = append(writes, func() error {
			limited, end := s.Limits.Begin(ctx)
			defer end()
			err := s.show(limited, n)
			if limit := props.Passed(limited); limit != nil && ctx.Err() == nil && n.portrait != nil {
				err = nil // what is known is shown
			}
			if err != nil {
				return fmt.Errorf("%s: %w", exhibit.network, err)
			}
			n.Figures, n.small = figures(n.portrait, n.Audits), newPlan(n.portrait.Network).thumbnail()
			return nil
		})
	}
	for _, c := range s.drawn() {
		i := len(s.charts)
		s.charts = append(s.charts, nil)
		writes = append(writes, func() error {
			points, err := s.Session.Plot(ctx, &c)
			if err == nil {
				s.charts[i], err = newChart(c, points)
			}
			return err
		})
	}
	return inParallel(writes)
}

// show finds what the page of a network shows.
func (s *site) show(ctx context.Context, n *networkView) error {
	net, err := s.Session.Resolver().Network(n.exhibit.canonical)
	if err != nil {
		return err
	}
	if n.portrait, err = portrayed(ctx, s.Session, net); err == nil {
		n.Audits, err = auditAll(ctx, s.Session, net, s.Routers, s.UnderFaults)
	}
	return err
}

// drawn returns the charts of the site's papers.
func (s *site) drawn() []props.Chart {
	var all []props.Chart
	for _, p := range s.Papers {
		all = append(all, p.Charts...)
	}
	return all
}

// inParallel runs the tasks on as many goroutines as there are processors, and returns the error of the
// first in their order that failed.
func inParallel(tasks []func() error) error {
	errs := make([]error, len(tasks))
	next := make(chan int)
	var wg sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		wg.Go(func() {
			for i := range next {
				errs[i] = tasks[i]()
			}
		})
	}
	for i := range tasks {
		next <- i
	}
	close(next)
	wg.Wait()
	return cmp.Or(errs...)
}

// paper returns the paper with a key, nil if the site has none.
func (s *site) paper(key string) *props.Paper {
	for i := range s.Papers {
		if s.Papers[i].Key == key {
			return &s.Papers[i]
		}
	}
	return nil
}

// file writes a file of the site, which gets its place when all are there.
func (s *site) file(name string, data []byte) error {
	full := filepath.Join(s.Dir, filepath.FromSlash(name))
	if err := os.MkdirAll(filepath.Dir(full), 0o777); err != nil {
		return err
	}
	return os.WriteFile(full, data, 0o666)
}

// filled writes a file with what is written to it.
func (s *site) filled(name string, fill func(w io.Writer) error) error {
	var b bytes.Buffer
	if err := fill(&b); err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	return s.file(name, b.Bytes())
}

// page is what all pages have in common.
type page struct {
	*Job
	Title string
	// Root leads from the page's folder to the site's: "../".
	Root string
	// Here is the entry of Nav to which the page belongs.
	Here string
	Nav  []link
}

// link is a link with its text.
type link struct{ Href, Text string }

// head returns what a page at the given place has in common with all.
func (s *site) head(title, place, here string) page {
	p := page{Job: s.Job, Title: title, Here: here, Nav: []link{{"index.html", "Overview"}}}
	if len(s.Papers) == 1 {
		p.Nav = append(p.Nav, link{paperPlace(s.Papers[0].Key), "The paper"})
	} else {
		p.Nav = append(p.Nav, link{"index.html#papers", "Papers"})
	}
	p.Nav = append(p.Nav, link{networksPlace, "Networks"})
	if s.Atlas != nil {
		p.Nav = append(p.Nav, link{atlasPlace, "Atlas"})
	}
	if s.Own == nil {
		p.Nav = append(p.Nav, link{chartsPlace, "Charts"}, link{fabricsPlace, "Fabrics"})
	}
	p.Nav = append(p.Nav, link{wordsPlace, "Words"}, link{tryPlace, "Try a claim"}, link{checkPlace, "Check"}, link{"index.html#claims", "Search"})
	for dir := path.Dir(place); dir != "."; dir = path.Dir(dir) {
		p.Root += "../"
	}
	return p
}

// write fills a template and writes the page at the place.
func (s *site) write(place, template string, view any) error {
	return s.filled(place, func(w io.Writer) error { return s.pages.ExecuteTemplate(w, template, view) })
}

// reference finds identifiers of publications, and addresses.
var reference = regexp.MustCompile(`(?i:doi:? ?)(10\.[0-9]+/[^\s,;]*[^\s,;.])|\barXiv:([0-9]{4}\.[0-9]{4,5})|\bOEIS (A[0-9]{6})|https?://([^\s,;)]*[^\s,;.)])`)

// cited returns a citation in which the identifiers of publications are links.
func cited(text string) template.HTML {
	return template.HTML(reference.ReplaceAllStringFunc(template.HTMLEscapeString(text), func(found string) string {
		of, address, shown := reference.FindStringSubmatch(found), found, found
		switch {
		case of[1] != "":
			address, shown = "https://doi.org/"+of[1], "doi:"+of[1]
		case of[2] != "":
			address = "https://arxiv.org/abs/" + of[2]
		case of[3] != "":
			address = "https://oeis.org/" + of[3]
		default:
			shown = of[4]
		}
		return `<a href="` + address + `">` + shown + `</a>`
	}))
}
