package main

import (
	"context"
	"fmt"
	"io"
	"time"

	"github.com/spf13/cobra"

	"topocert/props"
)

// hamiltonian is the form of an answer about Hamiltonian cycles in JSON.
type hamiltonian struct {
	Network     string  `json:"network"`
	Order       int     `json:"order"`
	Hamiltonian string  `json:"hamiltonian"` // yes, no or unknown
	Method      string  `json:"method"`
	Certificate *string `json:"certificate"`
	Seconds     float64 `json:"seconds"`
}

func hamiltonCommand(cmd *cobra.Command) {
	job := newKeeping(cmd)
	registerSAT(cmd, job.in.memory)
	job.one = searching(func(ctx context.Context, session *props.Session, it item) (answer, error) {
		start := time.Now()
		found, err := props.Hamilton().In(ctx, session, it.net)
		if found == nil {
			return nil, err
		}
		h := &hamiltonian{
			Network: it.name, Order: it.net.Order(), Hamiltonian: found.Answer, Method: found.Method,
			Seconds: time.Since(start).Seconds(),
		}
		if found.Certificate != nil && job.out != "" {
			h.Certificate = new(session.Name(found.Certificate.Statement))
		}
		return h, err
	})
	job.nothing = func(it item) answer {
		return &hamiltonian{Network: it.name, Order: it.net.Order(), Hamiltonian: "unknown", Method: "none", Seconds: job.timeout.Seconds()}
	}
	only := cmd.Flags().String("only", "", "yes, no or unknown: print the graphs with this answer, as graph6 lines")
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		switch *only {
		case "":
		case "yes", "no", "unknown":
			job.only = func(a answer) bool { return a.(*hamiltonian).Hamiltonian == *only }
		default:
			return fmt.Errorf("--only %q, want yes, no or unknown", *only)
		}
		return job.run(cmd, args)
	}
}

func (h *hamiltonian) open() bool { return h.Hamiltonian == "unknown" }

func (h *hamiltonian) kind() string { return h.Hamiltonian }

func (h *hamiltonian) print(w io.Writer) {
	fmt.Fprintf(w, "%-24s %8d vertices   Hamiltonian: %-8s by %-10s %.2f s\n", called(w, h.Network), h.Order, h.Hamiltonian, h.Method, h.Seconds)
}
