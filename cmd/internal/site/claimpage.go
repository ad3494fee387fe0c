package site

import (
	"html/template"
	"maps"
	"slices"
	"strings"

	"topocert/certificates/formula"
	"topocert/cmd/internal/printed"
	"topocert/props"
)

// claimPage is a claim on its own page.
type claimPage struct {
	page
	claimView
	Source string // the paper's title
	// Extent and Theorem say what is found, in a line.
	Extent, Theorem string
	// By says by what Theorem is shown: "by Coq and by a certificate".
	By            string
	Picture       *pictureView
	Blamed        []blame
	Families      []familyView
	Before, After link
	// Try is a command that decides the formula, or another, anew.
	Try string
	// Plain tells whether the claim is its formula, in no other words.
	Plain bool
	// Groups are the certificates by parameters, Repeated are the verdicts that topocheck
	// repeats from these; Repeats tells whether the claim's own is among them.
	Groups   []certificateGroup
	Repeated []*formula.Verdict
	Repeats  bool
}

// pictureView is a picture with what stands under it.
type pictureView struct {
	*picture
	SVG template.HTML
	// More are further files that the cells rest on: a cell is a link to one of its own.
	More []string
	// Only is what is found of the only case.
	Only string
	// Wide tells whether the picture has panels side by side.
	Wide bool
}

func (p *pictureView) Open() int { return p.Inside.Open }

// pictured returns the picture of a claim, nil if it has none.
func (s *site) pictured(root, id string) *pictureView {
	p := s.pictures[id]
	if p == nil {
		return nil
	}
	p.Unlinked = 0
	v := &pictureView{picture: p, Wide: len(p.panels) > 1}
	v.SVG = s.drawPicture(p, root, "Where "+id+" holds and fails: "+p.Sentence)
	more := make(map[string]bool)
	for _, c := range p.Cells {
		for _, text := range c.Statements {
			if name := s.statedIn[text]; name != "" && name != s.proofOf(c) {
				more[name] = true
			}
		}
	}
	v.More = slices.Sorted(maps.Keys(more))
	if len(p.Names) == 0 {
		_, v.Only, _ = strings.Cut(p.Cells[0].Title, ": ")
	}
	return v
}

// Headline returns the word on a result.
func (c claimView) Headline() string {
	switch c.Verdict {
	case props.Holds:
		return printed.Holds(c.Complete || c.Evidence == props.Proved)
	case props.Fails:
		return printed.Fails
	}
	return printed.Open
}

// theorem says what a theorem shows of all parameters, and whether of numbers alone.
func (s *site) theorem(r *props.Result) string {
	text := s.scopeOf(r)
	if text != "" && r.OfNumbers() {
		text += ", as arithmetic of what is printed"
	}
	return text
}

// scopeOf says what a theorem shows of all parameters.
func (s *site) scopeOf(r *props.Result) string {
	switch {
	case r.Theorem == nil && r.ProvedBy == nil:
		return ""
	case r.Verdict == props.Holds:
		return "proved for " + r.Domain
	case r.Claim.Coq.Refuted != "":
		return "refuted for every " + strings.NewReplacer(">=", "≥", "<=", "≤", "&&", "and", " % ", " mod ").Replace(r.Claim.Coq.Refuted)
	}
	return "refuted by a theorem"
}

// claimPages writes a page for each claim.
func (s *site) claimPages() error {
	for i := range s.Results {
		if err := s.write(claimPlace(s.Results[i].ID), "claim", s.claimPage(i)); err != nil {
			return err
		}
	}
	return nil
}

func (s *site) claimPage(i int) claimPage {
	r := &s.Results[i]
	head := s.head(r.ID, claimPlace(r.ID), "")
	root := head.Root
	c := claimPage{
		page: head, claimView: s.viewed(root, r), Theorem: s.theorem(r), By: strings.TrimSpace(props.By(r.ProvedBy)), Picture: s.pictured(root, r.ID),
		Groups: s.grouped(r.Certificates), Blamed: s.blamed[r.ID],
	}
	if p := s.paper(r.Paper); p != nil {
		c.Source = p.Title
	}
	if p := s.pictures[r.ID]; p != nil {
		c.Extent = p.Sentence
	}
	if i > 0 && s.Results[i-1].Paper == r.Paper {
		c.Before = link{root + claimPlace(s.Results[i-1].ID), s.Results[i-1].Claim.Name()}
	}
	if i+1 < len(s.Results) && s.Results[i+1].Paper == r.Paper {
		c.After = link{root + claimPlace(s.Results[i+1].ID), s.Results[i+1].Claim.Name()}
	}
	c.Plain = r.Formula != nil && r.Claim.Formal == *r.Formula
	texts := []string{props.TextOf(r.Formula)}
	if r.Formula == nil {
		texts = append(texts, r.Claim.Formal, r.Domain, props.TextOf(r.Witness))
		for _, name := range r.Certificates {
			texts = append(texts, s.certificates[name].network)
		}
	}
	c.Families = s.familiesOf(root, append(texts, r.ConditionalOn...)...)
	c.Try = s.Prove + " 'STATEMENT'"
	if r.Formula != nil {
		c.Try = s.Prove + " '" + strings.ReplaceAll(*r.Formula, "'", `'\''`) + "'"
	}
	found := s.repeated[r.ID]
	c.Repeated = found.Verdicts
	c.Repeats = found.of(r.ID) != nil
	return c
}
