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
	"time"

	"github.com/spf13/cobra"

	"topocert/cmd/internal/growth"
	"topocert/cmd/internal/site"
	"topocert/props"
	"topocert/props/disk"
	"topocert/props/limits"
	"topocert/props/papers"
	"topocert/routing"
	"topocert/topology"
)

// largestKept is the size in bytes of the largest certificates that a report
// keeps by default. Nine of ten are smaller; those above are most of the bytes.
const largestKept = 16 << 10

// mostBeside is the number of messages that a report sends beside faults for one
// router and network: enough for the faults of a network of 128 vertices.
const mostBeside = 1 << 24

// mostGrown is the time of a step after which a job is measured on no larger network,
// where nothing else is said.
const mostGrown = 500 * time.Millisecond

func reportCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "report --out DIR",
		Short: "the ledger as a site: pages, drawings, charts and certificates",
		Example: `  topocert report --out site
  topocert report --out site --paper qt --max-order 100
  topocert report --out site --growth`,
		Long: reportAbout,
		Args: noArguments,
	}
	out := cmd.Flags().String("out", "", "write the site to this `folder`")
	paper := cmd.Flags().String("paper", "", "only this paper: "+strings.Join(papers.Keys(), ", "))
	maxOrder := cmd.Flags().Int("max-order", 0, fmt.Sprintf("order of the largest networks tried (0: each claim's own, mostly %d)", props.DefaultMaxOrder))
	largest := cmd.Flags().Int64("largest", largestKept, "keep certificates of up to this many `bytes`")
	checker := cmd.Flags().String("checker", "", "the `folder` with topocheck for browsers, or none")
	var grow time.Duration
	cmd.Flags().Var((*duration)(&grow), "growth", "measure how the main jobs grow, each until a step takes this `time`, and plot it")
	memory := newMemory(cmd)
	f := cmd.Flags().Lookup("growth")
	f.NoOptDefVal, f.DefValue = mostGrown.String(), ""
	cmd.RunE = func(cmd *cobra.Command, _ []string) error {
		switch {
		case *out == "":
			return errors.New("no folder given, want --out DIR")
		case *maxOrder < 0 || *maxOrder > topology.MaxOrder:
			return fmt.Errorf("--max-order %d, want 0 … %d", *maxOrder, topology.MaxOrder)
		case *largest < 0:
			return fmt.Errorf("--largest %d, want a number of bytes, 0 or more", *largest)
		}
		papers, err := selectPapers(*paper)
		if err != nil {
			return err
		}
		dir, err := reportFolder(*out)
		if err != nil {
			return err
		}
		inPages, err := browserChecker(cmd.Context(), *checker, cmd.ErrOrStderr())
		if err == nil {
			err = writeReport(cmd, dir, papers, inPages, *maxOrder, *largest, grow, memory.limits(0))
		}
		var own status
		switch {
		case errors.Is(err, context.Canceled):
			return status{exitInterrupted, fmt.Errorf("interrupted: nothing is written to %s", *out)}
		case errors.Is(err, props.ErrBug) && !errors.As(err, &own):
			return status{exitRejected, err}
		}
		return err
	}
	return cmd
}

// reportAbout is what --help says.
const reportAbout = `report decides the papers' claims and writes a static site: for each paper a
table of its claims, for each claim its readings and certificates, for each
network its numbers and drawings, and charts of claimed against true values. The
site needs no network and no scripts; open DIR/index.html.

Where scripts are allowed, a click on a claim's page checks its certificates in the
reader's browser, by topocheck compiled to WebAssembly, and compares what it has
repeated with the verdict, formula and cases that the page prints. The go command
compiles it from topocert's source, in the working folder or where this program was
compiled from; otherwise give --checker a folder with topocheck.wasm (GOOS=js
GOARCH=wasm go build -o topocheck.wasm ./cmd/internal/site/checker) and the
wasm_exec.js of the same Go. A report without says so.

The site appears at DIR whole or not at all. An earlier report there is
replaced; a folder with anything else in it is left alone.

Certificates larger than --largest are made and checked, but not kept.

With --growth a page shows how the main jobs grow with a network's order, measured on
this machine in some 15 seconds. No larger network is tried once a step has taken half
a second, or the time that --growth=TIME says. All else in a site is the same wherever
it is written.`

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

// writeReport decides the claims and writes the site beside dir, and then puts
// it in dir's place.
func writeReport(cmd *cobra.Command, dir string, papers []props.Paper, checker *site.Checker, maxOrder int, largest int64, grow time.Duration, limits limits.Set) (err error) {
	parent := filepath.Dir(dir)
	if err := os.MkdirAll(parent, 0o777); err != nil {
		return err
	}
	beside, err := disk.Open(parent, nil)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, beside.Close()) }()
	fresh := beside.Temporary("report")
	made := filepath.Join(fresh, "site")
	session, err := props.NewSession(filepath.Join(made, site.CertificateFolder))
	if err != nil {
		return err
	}
	// A site that fails is removed with all that the session has made.

	// bfs is what routers are held against, and works everywhere.
	routers := slices.DeleteFunc(routing.Kinds(), func(k routing.Kind) bool { return k.Name == "bfs" })
	var claims []*props.Claim
	for _, p := range papers {
		claims = append(claims, p.Claims...)
	}
	bar := newProgress(cmd.ErrOrStderr(), len(claims))
	runner := &props.Runner{
		Session: session, MaxOrder: maxOrder, Workers: runtime.GOMAXPROCS(0), Limits: limits,
		Done: func(r *props.Result) { bar.step(r.ID) },
	}
	results, err := runner.Run(cmd.Context(), claims)
	bar.finish()
	if err != nil {
		return err
	}
	var measured []growth.Series
	if grow > 0 {
		if measured, err = growth.Measure(cmd.Context(), grow, func(job string) {
			fmt.Fprintf(cmd.ErrOrStderr(), "measured: %s\n", job)
		}); err != nil {
			return err
		}
	}
	if err := site.Write(cmd.Context(), site.Job{
		Dir: made, Session: session, Papers: papers, Results: results, Routers: routers, Checker: checker, Largest: largest, UnderFaults: mostBeside, Growth: measured,
	}); err != nil {
		return err
	}
	if err := session.Close(); err != nil {
		return err
	}
	if err := replace(dir, made, filepath.Join(fresh, "earlier")); err != nil {
		return err
	}
	_, err = fmt.Fprintf(cmd.OutOrStdout(), "%d claims: %s\n", len(results), filepath.Join(dir, "index.html"))
	return err
}

// replace puts the folder made in dir's place, and what was there in aside.
func replace(dir, made, aside string) error {
	err := os.Rename(dir, aside)
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		return err
	}
	before := err == nil
	if err := os.Rename(made, dir); err != nil {
		if before {
			err = errors.Join(err, os.Rename(aside, dir))
		}
		return err
	}
	return nil
}
