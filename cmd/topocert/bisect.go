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
	"topocert/topology"
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
		Short: "bisection widths, with certificates for both bounds",
		Long: `bisect finds the bisection width of networks: the least number of links between
parts of ⌊N/2⌋ and ⌈N/2⌉ vertices. It proves the upper bound by a cut and the
lower one by a flow, an order of the vertices, or a refutation. Where the time
does not suffice it prints the bounds it has, and exits with 3.`,
	}
	job := newSearchJob(cmd)
	job.run(cmd, func(ctx context.Context, session *props.Session, net topology.Network) (answer, error) {
		start := time.Now()
		w, err := session.Bisect(ctx, net, solver.DefaultBudget())
		if w == nil {
			return nil, err
		}
		b := &bisected{
			Network: net.Name(), Order: net.Order(), Lower: w.Lower, Upper: w.Upper, Exact: w.Exact(),
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
	asJSON  bool
}

func newSearchJob(cmd *cobra.Command) *searchJob {
	job := new(searchJob)
	cmd.Flags().DurationVar(&job.timeout, "timeout", time.Minute, "time for each network")
	cmd.Flags().StringVar(&job.out, "out", "", "keep the certificates in this `folder`")
	cmd.Flags().BoolVar(&job.asJSON, "json", false, "print one JSON array")
	return job
}

// run makes the command search each of its networks in turn.
func (job *searchJob) run(cmd *cobra.Command, search func(ctx context.Context, session *props.Session, net topology.Network) (answer, error)) {
	cmd.RunE = func(cmd *cobra.Command, args []string) (err error) {
		if job.timeout <= 0 {
			return fmt.Errorf("--timeout %v, want more than 0", job.timeout)
		}
		nets, err := networks(cmd.Context(), args, cmd.InOrStdin())
		if err != nil && !errors.Is(err, context.Canceled) {
			return err
		}
		session, e := newLab(cmd, job.out)
		if e != nil {
			return e
		}
		defer func() { err = errors.Join(err, session.Close()) }()
		answers := []answer{}
		open := 0
		for _, net := range nets {
			ctx, cancel := context.WithTimeout(cmd.Context(), job.timeout)
			a, e := search(ctx, session, net)
			cancel()
			if a != nil {
				answers = append(answers, a)
				if a.open() {
					open++
				}
				if !job.asJSON {
					a.print(cmd.OutOrStdout())
				}
			}
			if e != nil && !errors.Is(e, context.DeadlineExceeded) {
				err = e
				break
			}
		}
		if job.asJSON {
			if e := writeJSON(cmd.OutOrStdout(), answers); e != nil {
				return e
			}
		}
		switch {
		case errors.Is(err, props.ErrBug):
			return status{exitRejected, err}
		case err != nil:
			return err
		case open > 0:
			return status{exitInterrupted, fmt.Errorf("%d of %d networks are left open by the limits", open, len(nets))}
		}
		return nil
	}
}
