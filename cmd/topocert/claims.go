package main

import (
	"bytes"
	"errors"
	"fmt"
	"path"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"topocert/cmd/internal/reader"
	"topocert/props"
	"topocert/props/archive"
	"topocert/props/papers"
	"topocert/topology"
)

// moreMemory lets the collector wait until the heap is four times what is in use, where
// thousands of networks are made and dropped: a tenth of the time.
const moreMemory = 300

// Near these limits, in bytes, the collector waits no longer.
const (
	claimsMemory = 900 << 20
	reportMemory = 1300 << 20
)

// collect has the collector wait, up to a limit, or that of --memory, which is set.
func collect(limit int64) {
	debug.SetGCPercent(moreMemory)
	debug.SetMemoryLimit(min(limit, debug.SetMemoryLimit(-1)))
}

func claimsCommand(cmd *cobra.Command) {
	which := newClaimFlags(cmd)
	out := cmd.Flags().String("out", "", "keep the certificates and the ledger (claims.json) in this `folder`")
	theorems := cmd.Flags().Bool("coq", false, "also write what the verdicts rest on as theorems for Coq, to the folder coq in that of --out")
	form, memory := newForm(cmd), newMemory(cmd)
	registerSAT(cmd, memory)
	cmd.RunE = func(cmd *cobra.Command, _ []string) (err error) {
		if *theorems && *out == "" {
			return errors.New("--coq wants --out, the folder for certificates and theorems")
		}
		claims, err := which.claims()
		if err != nil {
			return err
		}
		session, err := newLab(new(scripts), *out)
		if err != nil {
			return err
		}
		session.Compact()
		job := &proveJob{cmd: cmd, in: &input{memory: memory}, out: newAnswers(cmd, form), claims: claims, workers: runtime.GOMAXPROCS(0), most: claimsMemory}
		job.in.exec.errors = lateErrors{cmd}
		defer func() {
			if err = closing(session, err); err == nil && *theorems {
				err = exportClaims(cmd, job.results, *out)
			}
		}()
		err = job.run(session, 0, which.maxOrder)
		if *out != "" && !errors.Is(err, archive.ErrDisk) {
			var text bytes.Buffer
			if e := writeJSON(&text, append([]props.Result{}, job.results...)); e != nil {
				return e
			}
			if e := session.WriteFile("claims.json", text.Bytes()); err == nil {
				err = e
			}
		}
		job.out.table("\n" + props.Summary(job.results))
		return job.out.close(err)
	}
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
	var ids []string
	for _, p := range chosen {
		for _, c := range p.Claims {
			ids = append(ids, c.ID)
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
		return nil, fmt.Errorf("--id %q matches no claim%s; \"topocert list claims\" lists them", glob, reader.DidYouMean(glob, ids))
	}
	return claims, nil
}

// selectPapers returns the paper with the key, or all for "".
func selectPapers(key string) ([]props.Paper, error) {
	chosen := papers.Of(key)
	if len(chosen) == 0 {
		return nil, fmt.Errorf("--paper %q%s, want one of %s", key, reader.DidYouMean(key, papers.Keys()), strings.Join(papers.Keys(), ", "))
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
