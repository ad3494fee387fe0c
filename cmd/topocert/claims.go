package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"path"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"topocert/cmd/internal/objects"
	"topocert/props"
	"topocert/props/disk"
	"topocert/props/ledger"
	"topocert/props/papers"
	"topocert/topology"
)

// moreMemory lets the collector wait until the heap is four times what is in use, where
// thousands of networks are made and dropped: a tenth of the time. --memory is kept to.
const moreMemory = 300

func claimsCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "claims",
		Short: "decide the papers' claims",
		Args:  noArguments,
	}
	which := newClaimFlags(cmd)
	out := cmd.Flags().String("out", "", "keep the certificates and the ledger (claims.json) in this `folder`")
	theorems := cmd.Flags().Bool("coq", false, "also write what the verdicts rest on as theorems for Coq, to the folder coq in that of --out")
	form, memory := newForm(cmd), newMemory(cmd)
	registerSAT(cmd, memory)
	cmd.RunE = func(cmd *cobra.Command, _ []string) (err error) {
		debug.SetGCPercent(moreMemory)
		if *theorems && *out == "" {
			return errors.New("--coq wants --out, the folder for certificates and theorems")
		}
		claims, err := which.claims()
		if err != nil {
			return err
		}
		session, err := newLab(cmd, new(scripts), *out)
		if err != nil {
			return err
		}
		session.Compact()
		var results []props.Result
		defer func() {
			if err = closing(session, err); err == nil && *theorems {
				err = exportClaims(cmd, results, *out)
			}
		}()
		ledger := newLedgerWriter(cmd, form, claims, session)
		runner := &props.Runner{Session: session, MaxOrder: which.maxOrder, Workers: runtime.GOMAXPROCS(0), Limits: memory.limits(0), Done: ledger.add}
		var runErr error
		results, runErr = runner.Run(cmd.Context(), claims)
		if err := ledger.close(results, *out != ""); err != nil {
			return err
		}
		switch {
		case runErr == nil, errors.Is(runErr, disk.ErrDisk):
			return runErr
		case errors.Is(runErr, context.Canceled):
			return status{exitInterrupted, fmt.Errorf("interrupted: %d of %d claims are decided", len(results), len(claims))}
		}
		return status{exitRejected, runErr}
	}
	return cmd
}

// claimFlags are the flags that say which claims are decided, and how far.
type claimFlags struct {
	paper, id string
	maxOrder  int
}

func newClaimFlags(cmd *cobra.Command) *claimFlags {
	f := new(claimFlags)
	cmd.Flags().StringVar(&f.paper, "paper", "", "only the claims of this paper: "+strings.Join(papers.Keys(), ", "))
	cmd.Flags().StringVar(&f.id, "id", "", "only the claims whose id, or its part after the slash, matches this `glob`")
	cmd.Flags().IntVar(&f.maxOrder, "max-order", 0, fmt.Sprintf("order of the largest networks tried (0: each claim's own, mostly %d)", props.DefaultMaxOrder))
	return f
}

// claims returns the claims that the flags say.
func (f *claimFlags) claims() ([]*props.Claim, error) {
	if f.maxOrder < 0 || f.maxOrder > topology.MaxOrder {
		return nil, fmt.Errorf("--max-order %d, want 0 … %d", f.maxOrder, topology.MaxOrder)
	}
	return selectClaims(f.paper, f.id)
}

// ledgerWriter writes the results of claims: in JSON each in the claims' order as soon as
// it and those before it are decided, and on disk.
type ledgerWriter struct {
	session *props.Session
	batch   batch
	form    *form
	out     io.Writer
	objects *objects.Writer // nil for text
	bar     progress
	next    []string // the ids of claims that are not yet written, in order
	waiting map[string]*props.Result
	saved   map[string]bool
}

func newLedgerWriter(cmd *cobra.Command, f *form, claims []*props.Claim, session *props.Session) *ledgerWriter {
	w := &ledgerWriter{
		session: session, batch: batch{save: session.SaveVerdicts}, saved: make(map[string]bool), form: f, out: cmd.OutOrStdout(), objects: f.objects(cmd.OutOrStdout()),
		bar: newProgress(cmd.ErrOrStderr(), len(claims)), waiting: make(map[string]*props.Result),
	}
	for _, c := range claims {
		w.next = append(w.next, c.ID)
	}
	return w
}

// add takes in a result. An error of writing is told by close.
func (w *ledgerWriter) add(r *props.Result) error {
	w.bar.step(r.ID)
	_ = w.batch.add(func() error {
		w.print(r)
		return nil
	})
	return nil
}

// print takes in a result that is on disk.
func (w *ledgerWriter) print(r *props.Result) {
	w.saved[r.ID], w.waiting[r.ID] = true, r
	for len(w.next) > 0 && w.waiting[w.next[0]] != nil {
		w.write(w.waiting[w.next[0]])
		delete(w.waiting, w.next[0])
		w.next = w.next[1:]
	}
}

func (w *ledgerWriter) write(r *props.Result) {
	if w.objects != nil {
		_ = w.objects.Write(r) // close tells the first error
	}
}

// close writes what is left when the work was interrupted, or the ledger for people, and
// keeps the ledger in the session's folder, if it has one.
func (w *ledgerWriter) close(results []props.Result, keep bool) error {
	w.bar.finish()
	err := w.batch.close()
	results = slices.DeleteFunc(slices.Clone(results), func(r props.Result) bool { return !w.saved[r.ID] })
	for _, id := range w.next {
		if r := w.waiting[id]; r != nil {
			w.write(r)
		}
	}
	if results == nil {
		results = []props.Result{}
	}
	if keep && err == nil {
		var ledger bytes.Buffer
		if err := writeJSON(&ledger, results); err != nil {
			return err
		}
		err = w.session.WriteFile("claims.json", ledger.Bytes())
	}
	if w.objects != nil {
		return errors.Join(err, w.objects.Close())
	}
	p := newPage(columns(w.out))
	if e := ledger.Write(p, results); e != nil {
		return errors.Join(err, e)
	}
	_, e := w.out.Write(p.text())
	return errors.Join(err, e)
}

// selectClaims returns the claims of a paper whose ids match a glob.
func selectClaims(paper, glob string) ([]*props.Claim, error) {
	// An id begins with its paper's key: the claims of others are not even made.
	if key, _, ok := strings.Cut(glob, "/"); ok && paper == "" && slices.Contains(papers.Keys(), key) {
		paper = key
	}
	chosen, err := selectPapers(paper)
	if err != nil {
		return nil, err
	}
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
	if len(claims) == 0 {
		return nil, fmt.Errorf("--id %q matches no claim%s; \"topocert list claims\" lists them", glob, didYouMean(glob, claimIDs()))
	}
	return claims, nil
}

// selectPapers returns the paper with the key, or all for "".
func selectPapers(key string) ([]props.Paper, error) {
	chosen := papers.Of(key)
	if len(chosen) == 0 {
		return nil, fmt.Errorf("--paper %q%s, want one of %s", key, didYouMean(key, papers.Keys()), strings.Join(papers.Keys(), ", "))
	}
	return chosen, nil
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
