package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"time"

	"github.com/spf13/cobra"

	"topocert/props"
	"topocert/solver"
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

func bisectCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "bisect NETWORK…",
		Args:  someNetwork,
		Short: "bisection widths, with certificates for both bounds",
		Long: `bisect finds the bisection width of networks: the least number of links between
parts of ⌊N/2⌋ and ⌈N/2⌉ vertices. It proves the upper bound by a cut and the
lower one by a flow, an order of the vertices, or a refutation. Where the time
does not suffice it prints the bounds it has, and exits with 3.`,
	}
	job := newSearchJob(cmd)
	job.run(cmd, func(ctx context.Context, session *props.Session, it item) (answer, error) {
		start := time.Now()
		w, err := session.Bisect(ctx, it.net, solver.DefaultBudget())
		if w == nil {
			return nil, err
		}
		b := &bisected{
			Network: it.name, Order: it.net.Order(), Lower: w.Lower, Upper: w.Upper, Exact: w.Exact(),
			Method: w.Method, Seconds: time.Since(start).Seconds(),
		}
		if w.Bound != "" && job.out != "" {
			name := session.Name(w.Bound)
			b.Certificate = &name
		}
		return b, err
	})
	return cmd
}

func (b *bisected) open() bool { return !b.Exact }

func (b *bisected) print(w io.Writer) {
	width := fmt.Sprint(b.Lower)
	if !b.Exact {
		width = fmt.Sprintf("%d..%d", b.Lower, b.Upper)
	}
	fmt.Fprintf(w, "%-24s %8d vertices   width %-12s by %-10s %.2f s\n", b.Network, b.Order, width, b.Method, b.Seconds)
}

// answer is what a search says of one network.
type answer interface {
	// open tells whether the limits left the question open.
	open() bool
	print(w io.Writer)
}

// searchJob is what the commands that search have in common.
type searchJob struct {
	timeout time.Duration
	out     string
	form    *form
	in      *input
}

func newSearchJob(cmd *cobra.Command) *searchJob {
	job := new(searchJob)
	cmd.Flags().DurationVar(&job.timeout, "timeout", time.Minute, "time for each network")
	cmd.Flags().StringVar(&job.out, "out", "", "keep the certificates in this `folder`")
	job.form, job.in = newForm(cmd), newInput(cmd)
	return job
}

// run makes the command search each of its networks in turn.
func (job *searchJob) run(cmd *cobra.Command, search func(ctx context.Context, session *props.Session, it item) (answer, error)) {
	cmd.RunE = func(cmd *cobra.Command, args []string) (err error) {
		if job.timeout <= 0 {
			return fmt.Errorf("--timeout %v, want more than 0", job.timeout)
		}
		session, err := newLab(cmd, job.out)
		if err != nil {
			return err
		}
		defer func() { err = errors.Join(err, session.Close()) }()
		out := newAnswers(cmd, job.form)
		networks, open := 0, 0
		for it := range job.in.items(cmd, args) {
			if it.err != nil {
				if out.refuse(it.name, it.err) != nil {
					break
				}
				continue
			}
			networks++
			ctx, cancel := context.WithTimeout(cmd.Context(), job.timeout)
			a, e := search(ctx, session, it)
			cancel()
			if a != nil {
				if a.open() {
					open++
				}
				if out.give(a, a.print) != nil {
					break
				}
			}
			if e != nil && !errors.Is(e, context.DeadlineExceeded) {
				err = e
				break
			}
		}
		if err == nil {
			err = cmd.Context().Err()
		}
		if errors.Is(err, props.ErrBug) {
			err = status{exitRejected, err}
		}
		if err = out.close(err); err == nil && open > 0 {
			err = status{exitInterrupted, fmt.Errorf("%d of %d networks are left open by the limits", open, networks)}
		}
		return err
	}
}
