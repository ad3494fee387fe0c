package site

import (
	"fmt"
	"html/template"
	"strings"

	"topocert/cmd/internal/checking"
	"topocert/cmd/internal/printed"
	"topocert/props"
	"topocert/props/ledger"
)

func paperPlace(key string) string { return "papers/" + key + ".html" }

// claimPlace returns the place of a claim's page: "claims/oct/char2-diameter.html".
func claimPlace(id string) string { return "claims/" + id + ".html" }

// verdictView is a verdict as it is shown: by a word and a sign, not by colour
// alone.
type verdictView struct{ Word, Symbol, Meaning string }

func newVerdict(v props.Verdict) verdictView {
	return verdictView{v.String(), [...]string{"?", "✓", "✗"}[v], v.Meaning()}
}

func verdicts() []verdictView {
	var list []verdictView
	for _, v := range props.Verdicts() {
		list = append(list, newVerdict(v))
	}
	return list
}

type readingView struct {
	Name, Witness string
	Said          saidView
}

// saidView is a verdict in words, with its evidence and domain.
type saidView struct {
	Verdict verdictView
	Beyond  string
}

// said returns a verdict in words: those that the check in the page expects if topocheck
// repeats it from what is kept, else those of the ledger.
func (s *site) said(claim, name string, v props.Verdict, e props.Evidence, domain string, complete bool) saidView {
	if complete {
		domain += " (the whole domain)"
	}
	if repeated := s.repeated[claim].of(name); repeated != nil {
		return saidView{newVerdict(v), printed.Beyond(repeated, e.String(), domain)}
	}
	beyond := ""
	if e != props.None {
		beyond = ", " + e.String()
	}
	if domain != "" {
		beyond += ", for " + checking.Listed(domain)
	}
	return saidView{newVerdict(v), beyond}
}

// claimView is a claim with its result.
type claimView struct {
	ID, Name, Paper, Page, Up string
	Kind                      props.Kind
	// Formula is the claim as a formula, "" if none says it; Follows, that topocheck
	// repeats the verdict; Kernel, that the checker which Coq has extracted does.
	Formula                               string
	Follows, Kernel                       bool
	Section, Quote, Formal, Note          string
	Verdict                               verdictView
	Evidence, Domain, Witness, Correction string
	Said                                  saidView
	ConditionalOn                         string
	// Theorems are what Coq accepted of the claim; Instances, of the single networks that its
	// verdict rests on.
	Theorems  []props.Stated
	Instances []string
	// Whole are the theorems about whole families that topocheck accepts.
	Whole []wholeView
	// Readings are all of them where there are several.
	Readings     []readingView
	Certificates []certificateLink
}

// wholeView is a theorem about a whole family, with the terms that it rests on.
type wholeView struct {
	Href, Name, Claim string
	Terms             []string
}

// claim returns the view of a result on a page of the given root.
func (s *site) claim(root string, r *props.Result) claimView {
	c := s.claims[r.ID]
	v := claimView{
		ID: r.ID, Name: c.Name(), Paper: r.Paper, Page: root + claimPlace(r.ID), Up: root + paperPlace(r.Paper) + "#" + c.Name(),
		Kind: r.Kind, Section: c.Section, Quote: c.Quote, Formal: c.Formal, Note: c.Note,
		Verdict: newVerdict(r.Verdict), Evidence: evidenceWord(r.Evidence), Domain: checking.Listed(r.Domain),
		Said:    s.said(r.ID, r.ID, r.Verdict, r.Evidence, r.Domain, r.Complete),
		Witness: optional(r.Witness), Correction: optional(r.Correction),
		ConditionalOn: strings.Join(r.ConditionalOn, ", "),
		Formula:       optional(r.Formula), Follows: r.Follows, Kernel: r.Kernel,
		Theorems: c.Theorems(), Instances: r.Instances,
		Certificates: s.certificates(root, r.Certificates),
	}
	for _, t := range r.TheoremsOn() {
		v.Whole = append(v.Whole, wholeView{fileHref(root, props.TheoremFile(t.Name)), t.Name, t.Claim, props.TermsOf(s.Session.Resolver().Words(), t)})
	}
	if len(r.Readings) > 1 {
		for i, d := range r.Readings {
			name := r.ID
			if i > 0 {
				name = fmt.Sprintf("%s reading %d", r.ID, i+1)
			}
			v.Readings = append(v.Readings, readingView{d.Reading, optional(d.Witness), s.said(r.ID, name, d.Verdict, d.Evidence, d.Domain, false)})
		}
	}
	return v
}

func evidenceWord(e props.Evidence) string {
	if e == props.None {
		return ""
	}
	return e.String()
}

func optional(text *string) string {
	if text == nil {
		return ""
	}
	return *text
}

// rowView is a claim in its paper's table.
type rowView struct {
	claimView
	// Short is the beginning of the witness.
	Short string
	Title string
	Mini  template.HTML
}

// paperPages writes a page for each paper.
func (s *site) paperPages() error {
	for _, p := range s.Papers {
		place := paperPlace(p.Key)
		view := struct {
			page
			Key, Source string
			Bar         barView
			Filters     []countedVerdict
			Networks    []thumbnail
			Charts      []link
			Pictures    []finding
			Claims      []rowView
			Notes       []string
		}{page: s.head(p.Title, place, place), Key: p.Key, Source: strings.TrimSuffix(p.Source, "."), Bar: s.newBar(p.Key), Notes: p.Notes}
		if all := s.count.All[p.Key]; all != nil {
			view.Filters = append(view.Filters, countedVerdict{verdictView{Word: "all"}, all.Total()})
			for _, v := range []props.Verdict{props.Fails, props.Holds, props.Undecided} {
				view.Filters = append(view.Filters, countedVerdict{newVerdict(v), all.Of(v)})
			}
		}
		for i := range s.Results {
			r := &s.Results[i]
			if r.Paper != p.Key {
				continue
			}
			f := s.finding(view.Root, r)
			view.Claims = append(view.Claims, rowView{f.claimView, f.Short, f.Title, f.Mini})
			if f.Mini != "" && r.Verdict == props.Fails && s.pictures[r.ID].Inside.All() > 8 && len(view.Pictures) < 12 {
				view.Pictures = append(view.Pictures, f)
			}
		}
		for _, n := range s.networks {
			if n.exhibit.paper == p.Key {
				view.Networks = append(view.Networks, s.thumbnail(view.Root, n))
			}
		}
		for _, c := range s.charts {
			if c.Paper() == p.Key {
				view.Charts = append(view.Charts, link{view.Root + chartsPlace + "#" + c.Name, c.Title})
			}
		}
		if err := s.write(place, "paper", view); err != nil {
			return err
		}
	}
	return nil
}

// shortened returns the beginning of a text.
func shortened(text string) string {
	const most = 90
	letters := []rune(text)
	if len(letters) <= most {
		return text
	}
	return strings.TrimRight(string(letters[:most]), " ,;:") + " …"
}

func inWords(t *ledger.Tally) string {
	var parts []string
	for _, v := range props.Verdicts() {
		if n := t.Of(v); n == 1 && v != props.Undecided {
			parts = append(parts, fmt.Sprintf("1 %s", v))
		} else {
			parts = append(parts, fmt.Sprintf("%d %s", n, strings.TrimSuffix(v.String(), "s")))
		}
	}
	return fmt.Sprintf("%s, of %d", strings.Join(parts, ", "), t.Total())
}

// countRow is a row of a count.
type countRow struct {
	Name, Href string
	Kind       props.Kind
	Counts     []int
	Total      bool
}

// countGroup holds the rows of a paper, or of all together.
type countGroup struct {
	Name  string
	Total bool
	Rows  []countRow
}

func (s *site) together(paper string) (name, href string, total bool) {
	if p := s.paper(paper); p != nil {
		return p.Title, paperPlace(paper), false
	}
	return "together", "", true
}

// indexPage writes the front page.
func (s *site) indexPage() error {
	c := s.count
	type conditional struct {
		ID, Href, Condition string
		Verdict             verdictView
	}
	type evidence struct{ Word, Meaning string }
	type paper struct {
		Key, Title, Href string
		Bar              barView
		Findings         []finding
	}
	view := struct {
		page
		Lead            string
		Picture         *finding
		Claims, Decided int
		Charts          int
		Networks        []thumbnail
		List            []claimView
		Verdicts        []verdictView
		Evidence        []evidence
		Outcomes        []ledger.Outcome
		Headline        []countRow
		All             []countGroup
		Columns         int // of the table of all claims
		Conditional     []conditional
		Inferred        string
		Papers          []paper
		Checker         bool
		Atlas           *atlasView
	}{
		page: s.head(s.title(), "index.html", "index.html"), Lead: s.lead(), Claims: len(s.Results), Decided: c.Decided(),
		Charts: len(s.charts), Verdicts: verdicts(), Outcomes: c.Outcomes, Inferred: strings.Join(c.Inferred(), ", "),
		Columns: len(c.Outcomes) + 2, Checker: s.Checker != nil,
	}
	var err error
	if view.Atlas, err = s.atlasOverview(); err != nil {
		return err
	}
	if r := s.featured(); r != nil {
		f := s.finding("", r)
		view.Picture = &f
	}
	for _, n := range s.networks {
		view.Networks = append(view.Networks, s.thumbnail("", n))
	}
	for i := range s.Results {
		view.List = append(view.List, s.claim("", &s.Results[i]))
	}
	for e := props.Proved; e > props.None; e-- {
		view.Evidence = append(view.Evidence, evidence{e.String(), e.Meaning()})
	}
	for _, key := range append(append([]string(nil), c.Papers...), "") {
		name, href, total := s.together(key)
		head := countRow{Name: name, Href: href, Total: total}
		for _, v := range props.Verdicts() {
			head.Counts = append(head.Counts, c.Headline[key].Of(v))
		}
		head.Counts = append(head.Counts, c.Headline[key].Total())
		view.Headline = append(view.Headline, head)
		group := countGroup{Name: name, Total: total}
		for _, kind := range props.Kinds() {
			t := c.ByKind[key][kind]
			if t == nil {
				continue
			}
			row := countRow{Kind: kind}
			for _, o := range c.Outcomes {
				row.Counts = append(row.Counts, t.At(o))
			}
			row.Counts = append(row.Counts, t.Total())
			group.Rows = append(group.Rows, row)
		}
		view.All = append(view.All, group)
	}
	for _, r := range c.Conditional {
		view.Conditional = append(view.Conditional, conditional{r.ID, claimPlace(r.ID), r.Condition(), newVerdict(r.Verdict)})
	}
	for _, p := range s.Papers {
		view.Papers = append(view.Papers, paper{p.Key, p.Title, paperPlace(p.Key), s.newBar(p.Key), s.findings(&p)})
	}
	return s.write("index.html", "index", view)
}
