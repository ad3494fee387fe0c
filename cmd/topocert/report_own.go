package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"topocert/cmd/internal/printed"
	"topocert/props"
	"topocert/solver"
)

// ownPapers are papers of a user's own that are being decided: each a file of claims.
type ownPapers struct {
	files   []*claimsFile
	papers  []props.Paper
	results []props.Result
	job     *proveJob
	// refused counts statements that are no claims, open those that are left open, late
	// those of them that are by the time, and left those that were not decided before an interrupt.
	refused, open, late, left int
}

// readPapers reads files of claims. What is wrong with a line's formula is told later; what is
// wrong with a file's head, or with the names in it, is told here.
func readPapers(cmd *cobra.Command, in *input, paths []string) (*ownPapers, error) {
	own := &ownPapers{job: &proveJob{cmd: cmd, in: in}}
	keys := make(map[string]string)
	for _, path := range paths {
		file, err := readClaims(path, in.own.library())
		if err != nil {
			return nil, err
		}
		key := cmp.Or(solver.FileStem(strings.TrimSuffix(filepath.Base(path), filepath.Ext(path))), "paper")
		if first := keys[key]; first != "" {
			return nil, fmt.Errorf("--file %s: the paper would be called %q, as %s is already", path, key, first)
		}
		keys[key] = path
		own.files = append(own.files, file)
		own.papers = append(own.papers, props.Paper{Key: key, Title: cmp.Or(file.title, filepath.Base(path)), Source: file.citation(), Notes: file.notes})
		own.job.statements = append(own.job.statements, file.statements...)
	}
	if err := heads(own.files); err != nil {
		return nil, err
	}
	readAll(own.job.statements, in.own.library())
	places := make(map[string]*statement)
	for _, s := range own.job.statements {
		if s.err != nil {
			continue
		}
		place := strings.ToLower(printed.VerdictFile(s.ID))
		first := places[place]
		switch {
		case !fs.ValidPath(s.ID) || strings.HasPrefix(s.ID, ".") || strings.Contains(s.ID, "/.") || strings.Contains(s.ID, ".html/"):
			s.err = fmt.Errorf("the name %q is none for a page, want one such as mine/diameter", s.ID)
		case first != nil && !s.named:
			s.err = fmt.Errorf("the statement stands in %s already", first.where)
		case first != nil:
			s.err = fmt.Errorf("the name %s differs too little from %s in %s: their pages would be one file", s.ID, first.ID, first.where)
		case !s.Formula.Truth():
			s.err = fmt.Errorf("%s is a value, and no claim: want a comparison, such as %s == 5", s.Formula.Expr, s.Formula.Expr)
		default:
			places[place] = s
		}
	}
	return own, nil
}

// citation is the paper as it is cited.
func (c *claimsFile) citation() string {
	title := ""
	if c.title != "" {
		title = "“" + c.title + "”"
	}
	var parts []string
	for _, part := range []string{c.authors, title, c.source} {
		if part != "" {
			parts = append(parts, part)
		}
	}
	return strings.Join(parts, ", ")
}

// decide decides the claims, and puts them into their papers. After an interrupt those that are
// not decided are undecided, and say so; if none is, it is an error.
func (own *ownPapers) decide(session *props.Session, timeout time.Duration, maxOrder int) error {
	job := own.job
	if err := job.in.own.into(session); err != nil {
		return err
	}
	job.in.provide(job.cmd, session.Resolver())
	runner := &props.Runner{Session: session, Limits: job.in.memory.limits(timeout), MaxOrder: maxOrder, Finder: props.FindTheorem}
	line := newStatusLine(job.cmd.ErrOrStderr())
	found := make(map[*statement]*props.Proof)
	decided, open, late, err := job.decide(runner, line, func(s *statement, proof *props.Proof) error {
		if s.err == nil {
			found[s] = proof
			return nil
		}
		own.refused++
		line.clear()
		if told := job.told(s); told != nil {
			tell(job.cmd.ErrOrStderr(), told)
		}
		return nil
	})
	line.close()
	if own.open, own.late = open, late; err != nil {
		return err
	}
	own.left = len(job.statements) - decided
	switch {
	case len(found) == 0 && own.left > 0:
		return job.cmd.Context().Err()
	case len(found) == 0:
		return errors.New("no claim is left that could be decided")
	}
	for i, file := range own.files {
		for _, s := range file.statements {
			if s.err != nil && !errors.Is(s.err, context.Canceled) {
				continue
			}
			claim := props.OwnClaim(own.papers[i].Key, s.ID, s.Formula)
			claim.Section, claim.Quote, claim.Note = s.section, s.quote, strings.Join(s.said, "; ")
			proof := found[s]
			if proof == nil {
				proof = &props.Proof{Verdict: new(props.Verdict), Witness: new("open: interrupted before it was decided"), Certificates: []string{}}
			}
			own.papers[i].Claims = append(own.papers[i].Claims, claim)
			own.results = append(own.results, proof.Result(claim))
		}
	}
	return nil
}

// end is how the command ends after the site is written.
func (own *ownPapers) end(timeout time.Duration) error {
	all := len(own.job.statements)
	switch {
	case own.left > 0:
		return status{exitInterrupted, fmt.Errorf("interrupted: %d of %d claims are decided", all-own.left, all)}
	case own.refused > 0:
		return status{exitUsage, fmt.Errorf("%d of %d statements are refused, and left out", own.refused, all)}
	case own.open > 0:
		return leftOpen(own.open, own.late, all, "statements", timeout)
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
	return command
}

// about returns what is said of a network of the user's own by its name up to the parameters.
func (s *scripts) about(stem string) string {
	if d := s.library().Find(stem); d != nil && d.Own {
		return d.Line() + ": " + s.aboutText(d)
	}
	for _, l := range s.list("networks") {
		if name, _, _ := strings.Cut(l.Name, "("); strings.EqualFold(name, stem) {
			return l.Name + ": " + l.About
		}
	}
	return ""
}
