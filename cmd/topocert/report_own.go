package main

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"topocert/cmd/internal/printed"
	"topocert/cmd/internal/progress"
	"topocert/cmd/internal/reader"
	"topocert/props"
	"topocert/solver"
)

// ownPapers are papers of a user's own that are being decided: each a file of claims.
type ownPapers struct {
	files   []*reader.Claims
	papers  []props.Paper
	results []props.Result
	job     *proveJob
}

// readPapers reads files of claims. What is wrong with a line's formula is told later; what is
// wrong with a file's head, or with the names in it, is told here.
func readPapers(cmd *cobra.Command, in *input, paths []string) (*ownPapers, error) {
	own := &ownPapers{job: &proveJob{cmd: cmd, in: in}}
	keys := make(map[string]string)
	for _, path := range paths {
		key := cmp.Or(solver.FileStem(strings.TrimSuffix(filepath.Base(path), filepath.Ext(path))), "paper")
		file, err := reader.ReadClaims(path, key, in.own.Library())
		if err != nil {
			return nil, err
		}
		if first := keys[key]; first != "" {
			return nil, fmt.Errorf("--file %s: the paper would be called %q, as %s is already", path, key, first)
		}
		keys[key] = path
		own.files = append(own.files, file)
		own.papers = append(own.papers, props.Paper{Key: key, Title: cmp.Or(file.Title, filepath.Base(path)), Source: file.Citation(), Notes: file.Notes})
		own.job.claims = append(own.job.claims, file.List...)
	}
	if err := reader.Heads(own.files); err != nil {
		return nil, err
	}
	reader.Apart(own.job.claims)
	places := make(map[string]*props.Claim)
	for _, c := range own.job.claims {
		if c.Wrong != nil {
			continue
		}
		place := strings.ToLower(printed.VerdictFile(c.ID))
		first := places[place]
		switch {
		case !fs.ValidPath(c.ID) || strings.HasPrefix(c.ID, ".") || strings.Contains(c.ID, "/.") || strings.Contains(c.ID, ".html/"):
			c.Wrong = fmt.Errorf("the name %q is none for a page, want one such as mine/diameter", c.ID)
		case first != nil && c.Unnamed:
			c.Wrong = fmt.Errorf("the statement stands in %s already", first.Place)
		case first != nil:
			c.Wrong = fmt.Errorf("the name %s differs too little from %s in %s: their pages would be one file", c.ID, first.ID, first.Place)
		case !c.Readings[0].Formula.Truth():
			value := c.Readings[0].Formula.Expr
			c.Wrong = fmt.Errorf("%s is a value, and no claim: want a comparison, such as %s == 5", value, value)
		default:
			places[place] = c
		}
	}
	return own, nil
}

// decide decides the claims, and puts them into their papers. After an interrupt those that are
// not decided are undecided, and say so; if none is, it is an error.
func (own *ownPapers) decide(session *props.Session, timeout time.Duration, maxOrder int, line *progress.Line) error {
	job := own.job
	if err := job.in.own.Into(session.Define); err != nil {
		return err
	}
	found := make(map[*props.Claim]*props.Result)
	err := job.decide(session, timeout, maxOrder, line, func(r *props.Result) error {
		found[r.Claim] = r
		if r.Refused == nil {
			return nil
		}
		line.Clear()
		if refusal := job.refusal(r); refusal != nil {
			tell(job.cmd.ErrOrStderr(), refusal)
		}
		return nil
	})
	line.Clear()
	decided := job.count.done - job.count.refused
	switch {
	case err != nil:
		return err
	case decided == 0 && own.left() > 0:
		return job.cmd.Context().Err()
	case decided == 0:
		return errors.New("no claim is left that could be decided")
	}
	for i, file := range own.files {
		for _, c := range file.List {
			r := found[c]
			if r == nil {
				r = props.NewResult(c)
				r.Witness = new("open: interrupted before it was decided")
				r.Readings = []props.ReadingResult{{Decision: r.Decision}}
			}
			if r.Refused == nil {
				own.papers[i].Claims, own.results = append(own.papers[i].Claims, c), append(own.results, *r)
			}
		}
	}
	return nil
}

// left is the number of claims that were not decided before an interrupt.
func (own *ownPapers) left() int { return len(own.job.claims) - own.job.count.done }

// end is how the command ends after the site is written.
func (own *ownPapers) end(timeout time.Duration) error {
	all, count := len(own.job.claims), own.job.count
	switch {
	case own.left() > 0:
		return status{exitInterrupted, fmt.Errorf("interrupted: %d of %d claims are decided", count.done, all)}
	case count.refused > 0:
		return status{exitUsage, fmt.Errorf("%d of %d statements are refused, and left out", count.refused, all)}
	case count.open > 0:
		return leftOpen(count.open, count.late, all, "statements", timeout)
	}
	return nil
}

// prove returns the command that decides statements by what is made known here.
func (in *input) prove() string {
	command := "topocert prove"
	for _, path := range in.own.paths {
		command += " --use " + shellWord(path)
	}
	if in.options.Undirected {
		command += " --undirected"
	}
	if in.options.Weights {
		command += " --weights"
	}
	return command
}

// about returns what is said of a network of the user's own by its name up to the parameters.
func (s *scripts) about(stem string) string {
	if d := s.Library().Find(stem); d != nil && d.Own {
		return d.Line() + ": " + s.About(d)
	}
	for _, l := range s.list("networks") {
		if name, _, _ := strings.Cut(l.Name, "("); strings.EqualFold(name, stem) {
			return l.Name + ": " + l.About
		}
	}
	return ""
}
