// Topocheck checks certificates, and does nothing else.
//
//	topocheck [--graph FILE]… [--table FILE]… [--json] FILE|DIR…
//
// It prints a line for each certificate on standard output and reasons for
// rejection on standard error. It exits with 0 if every certificate was
// accepted, 1 if one was rejected, 2 if something could not be read.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"runtime/debug"

	"topocert/cmd/internal/recheck"
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
	var beside recheck.Beside
	flags.Func("graph", "a graph `file` (.g6, .edges, .graph) that certificates name by its digest", func(file string) error {
		beside.Graphs = append(beside.Graphs, file)
		return nil
	})
	flags.Func("table", "the `file` of a routing table that certificates name by its digest", func(file string) error {
		beside.Tables = append(beside.Tables, file)
		return nil
	})
	asJSON := flags.Bool("json", false, "print one JSON array")
	flags.Usage = func() {
		fmt.Fprintln(stderr, "usage: topocheck [--graph FILE]… [--table FILE]… [--json] FILE|DIR…")
		flags.PrintDefaults()
	}
	switch err := flags.Parse(args); {
	case errors.Is(err, flag.ErrHelp):
		return recheck.Accepted
	case err != nil:
		return recheck.Usage
	}
	return recheck.Run(context.Background(), flags.Args(), beside, *asJSON, stdout, stderr)
}
