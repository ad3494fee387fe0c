// Topocheck checks certificates, and does nothing else.
//
//	topocheck [--graph FILE]… [--table FILE]… [--steps N] [--memory M] [--json|--jsonl|--explain|--lower] [--quiet] FILE|DIR…
//	topocheck --version
//
// It prints a line for each certificate on standard output and reasons for
// rejection on standard error. It exits with 0 if every certificate was
// accepted, 1 if one was rejected, 2 if something could not be read, or was not checked:
// for want of a graph or a table that a certificate names by its digest, or since checking
// would take more steps or memory than it may.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"runtime/debug"

	"topocert/cmd/internal/checking"
	"topocert/cmd/internal/progress"
	"topocert/cmd/internal/version"
)

// moreMemory lets the collector wait until the heap is five times what is in use:
// networks are made and dropped one after the other.
const moreMemory = 400

func main() {
	debug.SetGCPercent(moreMemory)
	os.Exit(run(os.Args[1:], os.Stdout, os.Stderr))
}

// run checks the certificates that args name and returns the exit status.
func run(args []string, stdout, stderr io.Writer) int {
	flags := flag.NewFlagSet("topocheck", flag.ContinueOnError)
	flags.SetOutput(stderr)
	beside := checking.Beside{Program: "topocheck"}
	list := func(to *[]string) func(file string) error {
		return func(file string) error { *to = append(*to, file); return nil }
	}
	flags.Func("graph", "a graph `file` (.g6, .edges) that certificates name by its digest", list(&beside.Graphs))
	flags.Func("table", "the `file` of a routing table that certificates name by its digest", list(&beside.Tables))
	flags.Func("steps", checking.StepsUsage, beside.Limits.SetSteps)
	flags.Func("memory", checking.MemoryUsage, beside.Limits.SetMemory)
	asArray := flags.Bool("json", false, "print one JSON array, written as the work goes")
	asLines := flags.Bool("jsonl", false, "print a JSON object a line, written as the work goes")
	explain := flags.Bool("explain", false, "say what each accepted statement and verdict rests on: files, names, code")
	asTerms := flags.Bool("lower", false, "write what is accepted in the terms of topocheck-proved")
	quiet := flags.Bool("quiet", false, "say nothing on standard error of how the work goes")
	asVersion := flags.Bool("version", false, "print the version")
	flags.Usage = func() {
		fmt.Fprintln(stderr, "usage: topocheck [--graph FILE]… [--table FILE]… [--steps N] [--memory M] [--json|--jsonl|--explain|--lower] [--quiet] FILE|DIR…")
		flags.PrintDefaults()
	}
	switch err := flags.Parse(args); {
	case errors.Is(err, flag.ErrHelp):
		return checking.Accepted
	case err != nil:
		return checking.Usage
	case *asVersion:
		if _, err := fmt.Fprintln(stdout, version.Line("topocheck")); err != nil {
			return checking.Usage
		}
		return checking.Accepted
	}
	form := checking.Text
	switch {
	case *asArray && *asLines:
		fmt.Fprintln(stderr, "topocheck: --json with --jsonl, want one of the two")
		return checking.Usage
	case *explain && (*asArray || *asLines):
		fmt.Fprintln(stderr, "topocheck: --explain with --json or --jsonl, want one of these")
		return checking.Usage
	case *asTerms && (*explain || *asArray || *asLines):
		fmt.Fprintln(stderr, "topocheck: --lower with --json, --jsonl or --explain, want it alone")
		return checking.Usage
	case *explain:
		form = checking.Explained
	case *asArray:
		form = checking.Array
	case *asLines:
		form = checking.Lines
	}
	if *asTerms {
		return lowered(flags.Args(), beside, stdout, stderr)
	}
	if !*quiet {
		beside.Line = progress.New(stderr, "topocheck", 0)
		defer beside.Line.Close()
	}
	return checking.Run(context.Background(), flags.Args(), beside, form, stdout, stderr)
}
