package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"topocert/cmd/internal/atlas"
	"topocert/cmd/internal/progress"
	"topocert/cmd/internal/reader"
	"topocert/cmd/internal/site"
	"topocert/cmd/internal/version"
	kept "topocert/examples/atlas"
	"topocert/props"
	"topocert/props/archive"
	"topocert/props/papers"
	"topocert/routing"
	"topocert/topology"
)

// mostBeside is the number of messages that a report sends beside faults for one
// router and network: enough for the faults of a network of 128 vertices.
const mostBeside = 1 << 24

// mostPictured is the order of the largest networks that are looked at only to show where a
// claim holds and fails: QT(20,20) has 3200 vertices.
const mostPictured = 4096

func reportCommand(cmd *cobra.Command) {
	out := cmd.Flags().String("out", "", "write the site to this `folder`")
	paper := cmd.Flags().String("paper", "", "only this paper: "+strings.Join(papers.Keys(), ", "))
	maxOrder := cmd.Flags().Int("max-order", 0, fmt.Sprintf("order of the largest networks tried (0: each claim's own, mostly %d)", props.DefaultMaxOrder))
	checker := cmd.Flags().String("checker", "", "the `folder` with topocheck for browsers, or none")
	files := cmd.Flags().StringArray("file", nil, "a paper of your own: the claims in this `file`, one a line; may be repeated")
	timeout := newTimeout(cmd, "with --file, time for each claim: 5 is five seconds")
	tables := cmd.Flags().String("atlas", "", "the atlas in this `folder`, with certificates where \"topocert atlas --out\" has written it; none leaves ours out")
	format := cmd.Flags().String("format", siteFormat, "the `form` of the report: "+strings.Join(formatNames(), ", "))
	in := newInput(cmd)
	registerSAT(cmd, in.memory)
	cmd.RunE = func(cmd *cobra.Command, _ []string) error {
		switch {
		case *out == "":
			return errors.New("no folder given, want --out DIR")
		case *maxOrder < 0 || *maxOrder > topology.MaxOrder:
			return fmt.Errorf("--max-order %d, want 0 … %d", *maxOrder, topology.MaxOrder)
		case !slices.Contains(formatNames(), *format):
			return fmt.Errorf("--format %q%s, want one of %s", *format, reader.DidYouMean(*format, formatNames()), strings.Join(formatNames(), ", "))
		case len(*files) > 0 && *paper != "":
			return fmt.Errorf("--paper %s is a paper of ours, and --file %s one of yours: want one of them", *paper, (*files)[0])
		case len(*files) == 0 && len(in.own.paths) > 0:
			return fmt.Errorf("--use %s without claims, want --file FILE too", in.own.paths[0])
		}
		in.timeout = timeout
		r := &report{cmd: cmd, maxOrder: *maxOrder, limits: in.memory.limits(0), line: newProgress(cmd)}
		defer r.line.Close()
		dir, err := reportFolder(*out)
		if err != nil {
			return err
		}
		if len(*files) > 0 {
			r.limits = in.memory.limits(*timeout)
			r.own, err = readPapers(cmd, in, *files)
		} else {
			r.papers, err = selectPapers(*paper)
		}
		if err != nil {
			return err
		}
		collect(reportMemory)
		if err := r.readAtlas(*tables, *paper); err != nil {
			return err
		}
		if r.format = *format; r.format != siteFormat {
			err = r.write(dir)
		} else if r.checker, err = r.browserChecker(*checker); err == nil {
			err = r.write(dir)
		}
		var own status
		switch {
		case errors.As(err, &own) && own.code == exitInterrupted:
			return err
		case errors.Is(err, context.Canceled):
			return status{exitInterrupted, fmt.Errorf("interrupted: nothing is written to %s", *out)}
		case errors.Is(err, props.ErrBug) && !errors.As(err, &own):
			return status{exitRejected, err}
		}
		return err
	}
}

// reportFolder returns the folder to write to, without symbolic links. It
// refuses what is no folder, and a folder that holds something else than an
// earlier report.
func reportFolder(out string) (string, error) {
	dir, err := filepath.Abs(out)
	if err != nil {
		return "", err
	}
	info, err := os.Stat(dir)
	if errors.Is(err, os.ErrNotExist) {
		return dir, nil
	}
	if err != nil {
		return "", err
	}
	if !info.IsDir() {
		return "", fmt.Errorf("--out %s is no folder, want a new or empty one, or an earlier report", out)
	}
	foreign, err := site.Foreign(dir)
	if err != nil {
		return "", err
	}
	if foreign != "" {
		return "", fmt.Errorf("--out %s holds %s, want a new or empty folder, or an earlier report", out, foreign)
	}
	return filepath.EvalSymlinks(dir)
}

// report is one run of the command.
type report struct {
	cmd      *cobra.Command
	line     *progress.Line
	papers   []props.Paper // ours; those of own are the user's
	own      *ownPapers    // nil for a report on ours
	checker  *site.Checker
	format   string
	maxOrder int
	limits   props.Limits
	// atlas has pages, with the certificates in the folder proofs; nil for none.
	atlas  *atlas.Atlas
	proofs string
}

// readAtlas reads the atlas in a folder; ours where none is given and the report is on all our papers.
func (r *report) readAtlas(dir, paper string) (err error) {
	switch {
	case dir == "none", dir == "" && (r.own != nil || paper != ""):
		return nil
	case dir == "":
		r.atlas, err = atlas.ReadJSON(kept.JSON())
		return err
	}
	data, err := os.ReadFile(filepath.Join(dir, atlas.JSONFile))
	if err != nil {
		return err
	}
	if r.atlas, err = atlas.ReadJSON(data); err != nil {
		return fmt.Errorf("%s: %w", filepath.Join(dir, atlas.JSONFile), err)
	}
	for _, e := range r.atlas.Families {
		if _, err := os.Stat(filepath.Join(dir, e.Chapter)); err != nil {
			return nil // it is where no certificates are kept
		}
	}
	r.proofs = dir
	return nil
}

// write decides the claims and writes the site beside dir, and then puts it in dir's place.
func (r *report) write(dir string) (err error) {
	parent := filepath.Dir(dir)
	if err := os.MkdirAll(parent, 0o777); err != nil {
		return err
	}
	beside, err := archive.OpenFolder(parent, nil)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, beside.Close()) }()
	fresh := beside.Temporary("report")
	siteDir := filepath.Join(fresh, "site")
	session, err := props.NewSession(filepath.Join(siteDir, site.CertificateFolder))
	if err != nil {
		return err
	}
	session.Compact()
	// A site that fails is removed with all that the session has made.
	job := site.Job{Dir: siteDir, Session: session, Checker: r.checker, UnderFaults: mostBeside, Pictured: mostPictured, Limits: r.limits, Say: r.line.Begin, Atlas: r.atlas, AtlasCertificates: r.proofs, Version: version.Build(), Date: version.Date(), Prove: "topocert prove"}
	if err := r.decide(&job); err != nil {
		return err
	}
	if r.format != siteFormat {
		err = r.table(&job)
	} else {
		err = r.site(&job)
	}
	if err != nil {
		return err
	}
	r.line.Begin("the certificates")
	if err := session.Close(); err != nil {
		return err
	}
	if r.format == siteFormat { // they are in its archive
		if err := os.RemoveAll(filepath.Join(siteDir, site.CertificateFolder)); err != nil {
			return err
		}
	}
	if err := replace(dir, siteDir, filepath.Join(fresh, "earlier")); err != nil {
		return err
	}
	r.line.Clear()
	if _, err = fmt.Fprintf(r.cmd.OutOrStdout(), "%d claims: %s\n", len(job.Results), filepath.Join(dir, r.front())); err != nil || r.own == nil {
		return err
	}
	return r.own.end(r.limits.Time)
}

// site writes the pages.
func (r *report) site(job *site.Job) error {
	ctx := r.cmd.Context()
	if r.own != nil && r.own.left() > 0 { // what is finished is shown, and nothing further is begun
		ctx, job.Bare = context.WithoutCancel(ctx), true
	}
	return site.Write(ctx, *job)
}

// decide decides the claims.
func (r *report) decide(job *site.Job) (err error) {
	// bfs is what routers are held against, and works everywhere.
	job.Routers = slices.DeleteFunc(routing.Kinds(), func(k routing.Kind) bool { return k.Name == "bfs" })
	if r.own != nil {
		err := r.own.decide(job.Session, r.limits.Time, r.maxOrder, r.line)
		job.Papers, job.Results, job.Own, job.Prove = r.own.papers, r.own.results, r.own.job.in.own.about, r.own.job.in.prove()
		return err
	}
	job.Papers = r.papers
	var claims []*props.Claim
	for _, p := range r.papers {
		claims = append(claims, p.Claims...)
	}
	done := 0
	r.line.Begin(times(len(claims), "claim"))
	runner := &props.Runner{
		Session: job.Session, MaxOrder: r.maxOrder, Workers: runtime.GOMAXPROCS(0), Limits: r.limits,
		Step: func(c *props.Claim, name string, _, _ int) { r.line.Say(c.ID + ": " + name) },
		Done: func(found *props.Result) error {
			done++
			r.line.Step(done, len(claims), found.ID)
			return nil
		},
	}
	job.Results, err = runner.Run(r.cmd.Context(), claims)
	return err
}

// replace puts the folder made in dir's place, and what was there in aside.
func replace(dir, fresh, aside string) error {
	err := os.Rename(dir, aside)
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		return err
	}
	before := err == nil
	if err := os.Rename(fresh, dir); err != nil {
		if before {
			err = errors.Join(err, os.Rename(aside, dir))
		}
		return err
	}
	return nil
}
