package site

import (
	"context"
	"html/template"

	"topocert/cmd/internal/printed"
	"topocert/props"
	"topocert/topology"
)

// Answer is what the page "Try a claim" shows of a claim when it is decided. Its JSON is read by try.js.
type Answer struct {
	// Headline is the word on the claim, Theorem says for what it is proved, Extent in which cases of the picture it
	// fails: each in the words of the claim's page.
	Headline string `json:"headline"`
	Theorem  string `json:"scope"`
	Extent   string `json:"extent"`
	// Picture shows where the claim holds and fails, Drawing a network that it is about, called Network: that of
	// the counterexample.
	Picture template.HTML `json:"picture"`
	Key     string        `json:"key_text"` // of the picture's colours, in a sentence
	Network string        `json:"network"`
	Drawing template.HTML `json:"drawing"`
	// Files are the names of the verdict and the theorem on the claim, in the certificates' folder.
	Files []string `json:"files"`
}

// NewAnswer finds what is shown of a result, and writes the verdict on it, and the theorem, into the session's folder, which
// is the folder of certificates in dir.
func NewAnswer(ctx context.Context, session *props.Session, dir string, r *props.Result, most int, limits props.Limits) (*Answer, error) {
	s := &site{Job: &Job{Dir: dir, Session: session, Results: []props.Result{*r}, Pictured: most, Limits: limits}}
	limited, end := limits.Begin(ctx)
	defer end()
	if err := s.survey(limited); err != nil && props.Passed(limited) == nil {
		return nil, err
	}
	if err := session.Flush(); err != nil {
		return nil, err
	}
	for _, step := range []func() error{s.keep, s.follow, s.evaluate} {
		if err := step(); err != nil {
			return nil, err
		}
	}
	view := claimView{Result: r}
	a := &Answer{Headline: view.Headline(), Theorem: s.theorem(r), Files: []string{}}
	if len(s.repeated[r.ID].Verdicts) > 0 {
		a.Files = append(a.Files, printed.VerdictFile(r.ID))
	}
	for _, t := range r.TheoremsOn() {
		a.Files = append(a.Files, props.TheoremFile(t.Name))
	}
	if p := s.pictured("", r.ID); p != nil && len(p.Names) > 0 {
		a.Extent, a.Picture = p.Sentence, p.SVG
		a.Key = "In each case: ✓ where it holds, ✗ where it fails, · where it is not decided here."
		if p.Measured() {
			a.Key = "In each case: the true value less that of the claim; ✓ where it is right, · where it is not decided here."
		}
	}
	a.draw(s, r)
	return a, nil
}

// draw draws the network of the case that fails, or else the best to read of those that the result rests on.
func (a *Answer) draw(s *site, r *props.Result) {
	orders := make(map[exhibit]int)
	var best *exhibit
	for _, e := range s.about(r.Paper, r, orders) {
		if orders[e] <= drawable && (best == nil || better(orders[e], orders[*best])) {
			best = &e
		}
	}
	if best == nil {
		return
	}
	if net, err := s.Session.Resolver().Network(best.canonical); err == nil {
		f := newPlan(net).plainFigure()
		a.Network, a.Drawing = topology.Title(net), f.SVG
	}
}
