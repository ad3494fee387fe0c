package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path"
	"path/filepath"
	"runtime"
	"strings"

	"github.com/schollz/progressbar/v3"
	"github.com/spf13/cobra"
	"golang.org/x/term"

	"topocert/props"
	"topocert/props/papers"
	"topocert/topology"
)

func claimsCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "claims",
		Short: "decide the papers' claims",
		Long: `claims decides the papers' claims and prints the ledger: for each claim the
verdict, the evidence, the domain that was covered, a witness where it fails,
and a correction where one is known.

Where certificates stay small, a few large networks are tried besides all those
up to a limit; the domain names them, and the kinds of their certificates. With
--max-order they are left out.

In JSON, "certificates" names files in --out; without --out, where certificates
are made and checked but not kept, it holds their statements.

A claim that fails, or stays undecided, is a result; the command then succeeds.`,
		Args: cobra.NoArgs,
	}
	paper := cmd.Flags().String("paper", "", "only the claims of this paper: "+strings.Join(papers.Keys(), ", "))
	id := cmd.Flags().String("id", "", "only the claims whose id, or its part after the slash, matches this `glob`")
	maxOrder := cmd.Flags().Int("max-order", 0, fmt.Sprintf("order of the largest networks tried (0: each claim's own, mostly %d)", props.DefaultMaxOrder))
	out := cmd.Flags().String("out", "", "keep the certificates and the ledger (claims.json) in this `folder`")
	asJSON := cmd.Flags().Bool("json", false, "print one JSON array")
	cmd.RunE = func(cmd *cobra.Command, _ []string) (err error) {
		if *maxOrder < 0 || *maxOrder > topology.MaxOrder {
			return fmt.Errorf("--max-order %d, want 0 … %d", *maxOrder, topology.MaxOrder)
		}
		claims, err := selectClaims(*paper, *id)
		if err != nil {
			return err
		}
		session, err := newLab(cmd, *out)
		if err != nil {
			return err
		}
		defer func() { err = errors.Join(err, session.Close()) }()
		bar := newProgress(cmd.ErrOrStderr(), len(claims))
		runner := &props.Runner{
			Session: session, MaxOrder: *maxOrder, Workers: runtime.GOMAXPROCS(0),
			Done: func(r *props.Result) { bar.step(r.ID) },
		}
		results, runErr := runner.Run(cmd.Context(), claims)
		bar.finish()
		if err := session.SaveVerdicts(); err != nil {
			return err
		}
		if err := printLedger(cmd.OutOrStdout(), results, *asJSON, *out); err != nil {
			return err
		}
		switch {
		case runErr == nil:
			return nil
		case errors.Is(runErr, context.Canceled):
			return status{exitInterrupted, fmt.Errorf("interrupted: %d of %d claims are decided", len(results), len(claims))}
		}
		return status{exitRejected, runErr}
	}
	return cmd
}

// printLedger prints the ledger, and keeps it in the folder out if there is one.
func printLedger(w io.Writer, results []props.Result, asJSON bool, out string) error {
	if results == nil {
		results = []props.Result{}
	}
	var ledger bytes.Buffer
	if err := writeJSON(&ledger, results); err != nil {
		return err
	}
	if out != "" {
		if err := props.WriteFile(filepath.Join(out, "claims.json"), ledger.Bytes()); err != nil {
			return err
		}
	}
	if asJSON {
		_, err := w.Write(ledger.Bytes())
		return err
	}
	return props.WriteLedger(w, results)
}

// selectClaims returns the claims of a paper whose ids match a glob.
func selectClaims(paper, glob string) ([]*props.Claim, error) {
	chosen := papers.Of(paper)
	var claims []*props.Claim
	for _, p := range chosen {
		for _, c := range p.Claims {
			match, err := matches(glob, c)
			if err != nil {
				return nil, fmt.Errorf("--id %q: %w", glob, err)
			}
			if match {
				claims = append(claims, c)
			}
		}
	}
	if len(chosen) == 0 {
		return nil, fmt.Errorf("--paper %q, want one of %s", paper, strings.Join(papers.Keys(), ", "))
	}
	if len(claims) == 0 {
		return nil, fmt.Errorf("--id %q matches no claim; \"topocert list claims\" lists them", glob)
	}
	return claims, nil
}

func matches(glob string, c *props.Claim) (bool, error) {
	if glob == "" {
		return true, nil
	}
	id := c.ID
	if !strings.Contains(glob, "/") {
		id = strings.TrimPrefix(id, c.Paper()+"/")
	}
	return path.Match(glob, id)
}

// progress shows how far a run has come, on a terminal only.
type progress struct{ bar *progressbar.ProgressBar }

func newProgress(w io.Writer, total int) progress {
	f, ok := w.(*os.File)
	if !ok || !term.IsTerminal(int(f.Fd())) {
		return progress{}
	}
	return progress{progressbar.NewOptions(total, progressbar.OptionSetWriter(w), progressbar.OptionClearOnFinish(),
		progressbar.OptionShowCount(), progressbar.OptionSetPredictTime(false))}
}

func (p progress) step(what string) {
	if p.bar != nil {
		p.bar.Describe(what)
		p.bar.Add(1) // an error would only mean that the bar is not drawn
	}
}

// describe says what is under way.
func (p progress) describe(what string) {
	if p.bar != nil {
		p.bar.Describe(what)
		p.bar.RenderBlank() // likewise
	}
}

// clear takes the bar away, for a line that is written to the same terminal.
func (p progress) clear() {
	if p.bar != nil {
		p.bar.Clear() // likewise
	}
}

func (p progress) finish() {
	if p.bar != nil {
		p.bar.Finish() // likewise
	}
}
