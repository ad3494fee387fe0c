// Topocert decides claims about interconnection networks and hands out
// certificates that topocheck checks.
//
//	topocert claims    [--paper KEY] [--id GLOB] [--max-order N] [--out DIR]
//	topocert prove     [--file FILE] [--with 'NAME = TERM']… [--timeout T] [--max-order N] [--out DIR] [STATEMENT…]
//	topocert measure   NETWORK…
//	topocert bisect    NETWORK… [--timeout T] [--out DIR]
//	topocert hamilton  NETWORK… [--only yes|no|unknown] [--timeout T] [--out DIR]
//	topocert audit     ROUTER NETWORK… [--expect minimal|delivers] [--faults vertices|links] [--vary RANGES] [--out DIR]
//	topocert lanes     ROUTER NETWORK… [--ends ENDS] [--max K] [--timeout T] [--out DIR]
//	topocert route     ROUTER NETWORK SRC DST
//	topocert broadcast SCHEDULE NETWORK SRC
//	topocert list      networks|routers|schedules|claims|facts [NAME]
//	topocert check     [--graph FILE]… [--table FILE]… FILE|DIR…
//	topocert export    --g6 NETWORK… | --dot NETWORK | … | --dimacs CERTIFICATE | --coq CERTIFICATE… | --coq-ledger
//	topocert plan      bisect|claims|audit … --dir FOLDER
//	topocert work      FOLDER [--shard I/N] [--rest]
//	topocert join      FOLDER [--out DIR]
//	topocert report    --out DIR [--paper KEY] [--max-order N]
//
// "topocert help network", formula, routers, certificates and papers say what these are. With --json results
// are one JSON array, with --jsonl an object a line. Results go to standard output,
// everything else to standard error.
//
// It exits with 0 when the job was done, 1 for a rejected certificate, 2 for bad
// usage or input, 3 when it was interrupted or a search was left open by its
// limits. An interrupt stops it cleanly, and
// keeps what is finished.
package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"
	"syscall"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"topocert/cmd/internal/programs"
	"topocert/cmd/internal/reader"
	"topocert/cmd/internal/script"
	"topocert/cmd/internal/version"
	"topocert/props"
)

// Exit statuses.
const (
	exitDone        = 0
	exitRejected    = 1
	exitUsage       = 2
	exitInterrupted = 3
)

// status is an error that carries an exit status of its own.
type status struct {
	code int
	err  error // nil if everything has been said already
}

func (s status) Error() string { return fmt.Sprint(s.err) }
func (s status) Unwrap() error { return s.err }

func main() { os.Exit(runProcess(os.Stderr)) }

// runProcess runs the command of the process, and returns its exit status.
func runProcess(stderr io.Writer) int {
	script.Main()
	ctx, cancel := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer cancel()
	return run(ctx, os.Args[1:], os.Stdin, os.Stdout, stderr)
}

// run runs one command and returns its exit status.
func run(ctx context.Context, args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	ctx, end := programs.Keep(ctx)
	defer end()
	root := rootCommand()
	root.SetArgs(args)
	root.SetIn(stdin)
	out := &output{w: stdout}
	root.SetOut(out)
	root.SetErr(stderr)
	err := root.ExecuteContext(ctx)
	if !errors.Is(err, out.err) {
		err = errors.Join(err, out.err)
	}
	var own status
	switch {
	case err == nil:
		return exitDone
	case errors.As(err, &own):
		if own.err != nil {
			tell(stderr, own.err)
		}
		return own.code
	case errors.Is(err, props.ErrLimit):
		tell(stderr, err)
		return exitInterrupted
	case errors.Is(err, context.Canceled):
		fmt.Fprintln(stderr, "topocert: interrupted")
		return exitInterrupted
	}
	tell(stderr, err)
	return exitUsage
}

// rootCommand returns the command with all its subcommands.
func rootCommand() *cobra.Command {
	root := &cobra.Command{
		Use:   "topocert",
		Short: "decides claims about interconnection networks, with certificates",
		Example: `  topocert measure 'QT(4,4)'
  topocert bisect mine.edges --out kept && topocert check kept`,
		Version:       version.Line("topocert"),
		SilenceErrors: true,
		SilenceUsage:  true,
		Args:          cobra.ArbitraryArgs,
	}
	root.RunE = func(_ *cobra.Command, args []string) error {
		if len(args) == 0 {
			return root.Help()
		}
		var names []string
		for _, c := range root.Commands() {
			names = append(names, c.Name())
		}
		if looksNetwork(args[0]) {
			return fmt.Errorf("unknown command %q, which is a network: topocert measure %s", args[0], shellWord(args[0]))
		}
		return fmt.Errorf("unknown command %q%s; \"topocert help\" lists them", args[0], reader.DidYouMean(args[0], names))
	}
	still := root.PersistentFlags().BoolP("quiet", "q", false, "say nothing on standard error of how the work goes, nor what it comes to")
	root.PersistentPreRunE = func(cmd *cobra.Command, _ []string) error {
		if *still {
			root.SetErr(quiet{root.ErrOrStderr()})
		}
		if out := cmd.Flags().Lookup("out"); out != nil && out.Changed && out.Value.String() == "" {
			return errors.New("--out \"\", want a folder")
		}
		return nil
	}
	root.SetVersionTemplate("{{.Version}}\n")
	root.SetFlagErrorFunc(func(cmd *cobra.Command, err error) error {
		var names []string
		cmd.Flags().VisitAll(func(f *pflag.Flag) { names = append(names, "--"+f.Name) })
		if flag, unknown := strings.CutPrefix(err.Error(), "unknown flag: "); unknown {
			return fmt.Errorf("%w%s", err, reader.DidYouMean(flag, names))
		}
		return err
	})
	for _, g := range commands() {
		if g.title != "" {
			root.AddGroup(&cobra.Group{ID: g.title, Title: g.title})
		}
		for _, c := range g.commands {
			cmd := newCommand(c)
			cmd.GroupID = g.title
			root.AddCommand(cmd)
		}
	}
	complete(root.Commands())
	arrange(root)
	root.AddCommand(subjects()...)
	return root
}

// output remembers the first error of writing results, such as a full disk.
type output struct {
	w   io.Writer
	err error
}

func (o *output) Write(p []byte) (int, error) {
	n, err := o.w.Write(p)
	if o.err == nil {
		o.err = err
	}
	return n, err
}
