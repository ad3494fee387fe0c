package main

import (
	"io"
	"os"

	"github.com/spf13/cobra"
	"golang.org/x/term"

	"topocert/cmd/internal/progress"
)

// columns returns the width of the terminal that w is, 0 if it is none.
func columns(w io.Writer) int {
	if o, ok := w.(*output); ok {
		w = o.w
	}
	f, ok := w.(*os.File)
	if !ok || !term.IsTerminal(int(f.Fd())) {
		return 0
	}
	width, _, err := term.GetSize(int(f.Fd()))
	if err != nil {
		return 0
	}
	return width
}

// newProgress returns a line of standard error that says what the command is at.
func newProgress(cmd *cobra.Command) *progress.Line {
	return progress.New(cmd.ErrOrStderr(), "topocert", columns(cmd.ErrOrStderr()))
}

// quiet is a writer of which none knows that it is a file: it is told no progress.
type quiet struct{ io.Writer }
