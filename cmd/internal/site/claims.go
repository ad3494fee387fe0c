package site

import (
	"fmt"
	"strings"

	"topocert/certificates/formula"
	"topocert/certificates/words"
	"topocert/cmd/internal/checking"
	"topocert/cmd/internal/printed"
	"topocert/props"
)

func paperPlace(key string) string { return "papers/" + key + ".html" }

// claimPlace returns the place of a claim's page: "claims/oct/char2-diameter.html".
func claimPlace(id string) string { return "claims/" + id + ".html" }

// sign is what stands beside the word of a verdict, which is not told by its colour alone.
func sign(verdict any) string {
	return map[string]string{"undecided": "?", "holds": "✓", "fails": "✗"}[fmt.Sprint(verdict)]
}

type readingView struct {
	*props.ReadingResult
	Said saidView
}

// saidView is a verdict in words, with its evidence and domain.
type saidView struct {
	Verdict props.Verdict
	Beyond  string
}

// verdict returns a verdict in words: those that the check in the page expects if topocheck
// repeats it from what is kept, else those of the ledger.
func (s *site) verdict(claim, name string, d *props.Decision, complete bool) saidView {
	domain := d.Domain
	if complete {
		domain += " (the whole domain)"
	}
	if repeated := s.repeated[claim].of(name); repeated != nil {
		return saidView{d.Verdict, printed.Beyond(repeated, d.Evidence.String(), domain)}
	}
	beyond := ""
	if d.Evidence != props.None {
		beyond = ", " + d.Evidence.String()
	}
	if domain != "" {
		beyond += ", for " + checking.Listed(domain)
	}
	return saidView{d.Verdict, beyond}
}

// claimView is a claim with its result.
type claimView struct {
	*props.Result
	Page string
	Said saidView
	// Readings are all of them where there are several.
	Readings []readingView
}

// Row is the place of the claim's row on its paper's page.
func (c claimView) Row() string { return paperPlace(c.Paper) + "#" + c.Claim.Name() }

// viewed returns the view of a result on a page of the given root.
func (s *site) viewed(root string, r *props.Result) claimView {
	v := claimView{Result: r, Page: root + claimPlace(r.ID), Said: s.verdict(r.ID, r.ID, &r.Decision, r.Complete)}
	if len(r.Readings) > 1 {
		for i := range r.Readings {
			name := r.ID
			if i > 0 {
				name = fmt.Sprintf("%s reading %d", r.ID, i+1)
			}
			v.Readings = append(v.Readings, readingView{&r.Readings[i], s.verdict(r.ID, name, &r.Readings[i].Decision, false)})
		}
	}
	return v
}

// paperPages writes a page for each paper.
func (s *site) paperPages() error {
	for _, p := range s.Papers {
		place := paperPlace(p.Key)
		view := struct {
			page
			Key, Source string
			Bar         barView
			Count       *props.Tally
			Charts      []link
			Pictures    []finding
			Claims      []finding
			Notes       []string
		}{page: s.head(p.Title, place, place), Key: p.Key, Source: strings.TrimSuffix(p.Source, "."), Bar: s.newBar(p.Key), Count: s.count.All[p.Key], Notes: p.Notes}
		for i := range s.Results {
			r := &s.Results[i]
			if r.Paper != p.Key {
				continue
			}
			f := s.finding(view.Root, r)
			view.Claims = append(view.Claims, f)
			if f.Mini != "" && r.Verdict == props.Fails && s.pictures[r.ID].Inside.All() > 8 && len(view.Pictures) < 12 {
				view.Pictures = append(view.Pictures, f)
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

// shortened returns the beginning of a text that is longer than so many letters.
func shortened(text string, most int) string {
	letters := []rune(text)
	if len(letters) <= most {
		return text
	}
	return strings.TrimRight(string(letters[:most]), " ,;:") + " …"
}

// lineOf is a verdict that topocheck repeats on a line or two: the page of its claim has the formula whole.
func lineOf(v *formula.Verdict) string {
	const most = 240
	return shortened(checking.Listed(printed.Says(v)), most)
}

func inWords(t *props.Tally) string {
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

// indexPage writes the front page.
func (s *site) indexPage() error {
	view := struct {
		page
		Lead     string
		Featured *finding
		Picture  *pictureView
		Charts   int
		Count    *props.Count
		Keys     []string // of the papers, and that of all together
		Evidence []props.Evidence
		Words    []*words.Definition
		Atlas    *atlasView
	}{page: s.head(s.title(), "index.html", "index.html"), Lead: s.lead(), Charts: len(s.charts), Count: s.count, Keys: s.count.Rows(), Words: s.spoken()}
	var err error
	if view.Atlas, err = s.atlasOverview(); err != nil {
		return err
	}
	if r := s.featured(); r != nil {
		f := s.finding("", r)
		view.Featured, view.Picture = &f, s.pictured(view.Root, r.ID)
	}
	for e := props.Proved; e > props.None; e-- {
		view.Evidence = append(view.Evidence, e)
	}
	return s.write("index.html", "index", view)
}
