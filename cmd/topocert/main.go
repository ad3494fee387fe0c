// Topocert decides claims about interconnection networks and hands out
// certificates that topocheck checks.
//
//	topocert claims   [--paper KEY] [--id GLOB] [--max-order N] [--out DIR] [--json]
//	topocert prove    [--file FILE] [--timeout D] [--max-order N] [--out DIR] [--json] [STATEMENT…]
//	topocert measure  NETWORK… [--json]
//	topocert bisect   NETWORK… [--timeout D] [--out DIR] [--json]
//	topocert hamilton NETWORK… [--timeout D] [--out DIR] [--json]
//	topocert audit    ROUTER NETWORK… [--expect minimal|delivers] [--faults vertices|links] [--out DIR] [--json]
//	topocert route    ROUTER NETWORK SRC DST [--json]
//	topocert broadcast SCHEDULE NETWORK SRC [--json]
//	topocert list     networks|routers|schedules|claims [--json]
//	topocert check    [--graph FILE]… [--table FILE]… FILE|DIR…
//	topocert export   --dimacs [--graph FILE]… CERTIFICATE | --dot NETWORK | --svg NETWORK
//	topocert report   --out DIR [--paper KEY] [--max-order N] [--largest BYTES]
//
// A NETWORK is a name such as QT(4,4) or g6:D?{, or a graph file that ends in
// .g6, .edges or .graph, or - for graph6 lines on standard input. Results go to
// standard output, everything else to standard error.
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
	"syscall"

	"github.com/spf13/cobra"
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

func main() {
	ctx, cancel := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	code := run(ctx, os.Args[1:], os.Stdin, os.Stdout, os.Stderr)
	cancel()
	os.Exit(code)
}

// run runs one command and returns its exit status.
func run(ctx context.Context, args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	root := &cobra.Command{
		Use:           "topocert",
		Short:         "decides claims about interconnection networks, with certificates",
		SilenceErrors: true,
		SilenceUsage:  true,
	}
	root.AddCommand(claimsCommand(), proveCommand(), measureCommand(), bisectCommand(), hamiltonCommand(), auditCommand(), routeCommand(), broadcastCommand(), listCommand(), checkCommand(), exportCommand(), reportCommand())
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
			fmt.Fprintln(stderr, "topocert:", own.err)
		}
		return own.code
	case errors.Is(err, context.Canceled):
		fmt.Fprintln(stderr, "topocert: interrupted")
		return exitInterrupted
	}
	fmt.Fprintln(stderr, "topocert:", err)
	return exitUsage
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
