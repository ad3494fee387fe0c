package main

import (
	"context"
	"fmt"
	"io"
	"time"

	"github.com/spf13/cobra"

	"topocert/props"
)

// bisected is the form of a bisection width in JSON.
type bisected struct {
	Network string `json:"network"`
	Order   int    `json:"order"`
	Lower   int    `json:"lower"`
	Upper   int    `json:"upper"`
	Exact   bool   `json:"exact"`
	Method  string `json:"method"`
	// Certificate is that of the lower bound; that of the upper is the cut.
	Certificate *string `json:"certificate"`
	Seconds     float64 `json:"seconds"`
}

func bisectCommand(cmd *cobra.Command) {
	job := newKeeping(cmd)
	registerSAT(cmd, job.in.memory)
	job.one = searching(func(ctx context.Context, session *props.Session, it item) (answer, error) {
		start := time.Now()
		w, err := props.Width().In(ctx, session, it.net)
		if w == nil {
			return nil, err
		}
		b := &bisected{
			Network: it.name, Order: it.net.Order(), Lower: w.Lower, Upper: w.Upper, Exact: w.Exact(),
			Method: w.Method, Seconds: time.Since(start).Seconds(),
		}
		if w.Bound != nil && job.out != "" {
			b.Certificate = new(session.Name(w.Bound.Statement))
		}
		return b, err
	})
	job.nothing = func(it item) answer {
		return &bisected{Network: it.name, Order: it.net.Order(), Upper: it.net.Size(), Method: "none", Seconds: job.timeout.Seconds()}
	}
	cmd.RunE = job.run
}

func (b *bisected) open() bool { return !b.Exact }

func (b *bisected) bounds(late bool, timeout time.Duration) string {
	text := fmt.Sprintf("%s: %d <= width <= %d after %.0f s", b.Network, b.Lower, b.Upper, b.Seconds)
	if !late {
		return text + ", by all that is tried"
	}
	return fmt.Sprintf("%s. Try --timeout %s, or split the work: topocert plan bisect %s --dir tasks", text, longer(timeout), shellWord(b.Network))
}

func (b *bisected) print(w io.Writer) {
	width := fmt.Sprint(b.Lower)
	if !b.Exact {
		width = fmt.Sprintf("%d..%d", b.Lower, b.Upper)
	}
	fmt.Fprintf(w, "%-24s %8d vertices   width %-12s by %-10s %.2f s\n", called(w, b.Network), b.Order, width, b.Method, b.Seconds)
}
