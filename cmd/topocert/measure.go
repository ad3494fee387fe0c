package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math/big"
	"runtime"
	"strings"

	"github.com/spf13/cobra"

	"topocert/props"
	"topocert/props/limits"
	"topocert/solver/invariants"
	"topocert/solver/symmetry"
)

// maxJSONBits is the length of the largest integer written in JSON, a little
// less than 4,000 decimal digits.
const maxJSONBits = 13_280

// measured is the form of a measurement in JSON. Numbers that are not defined,
// or were not computed, are null.
type measured struct {
	Network      string   `json:"network"`
	Order        int      `json:"order"`
	Size         int      `json:"size"`
	MinDegree    int      `json:"min_degree"`
	MaxDegree    int      `json:"max_degree"`
	Connected    bool     `json:"connected"`
	Bipartite    bool     `json:"bipartite"`
	Girth        *int     `json:"girth"`
	Diameter     *int     `json:"diameter"`
	Radius       *int     `json:"radius"`
	DistanceSum  *big.Int `json:"distance_sum"`
	MeanDistance *string  `json:"mean_distance"`
	FromZero     []int    `json:"histogram_from_0"`
	VertexOrbits *int     `json:"vertex_orbits"`
	GroupOrder   *big.Int `json:"automorphism_group_order"`

	// of is what it is the form of: it tells what is not defined from what was not computed.
	of *invariants.Measurement
}

func measureCommand(cmd *cobra.Command) {
	in, form := newInput(cmd), newForm(cmd)
	in.timeout = newTimeout(cmd, "time for each network: 5 is five seconds")
	filter := cmd.Flags().String("only", "", "a `condition` on G: print the graphs for which it holds, as graph6 lines")
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		job := &measureJob{ctx: cmd.Context(), workers: runtime.GOMAXPROCS(0), in: in, out: newAnswers(cmd, form)}
		if cmd.Flags().Changed("only") {
			var err error
			if job.only, err = parseOnly(&in.own, *filter); err != nil {
				return err
			}
		}
		for it, done := range inOrder(in.items(cmd, args), job.workers, job.measure) {
			if err := job.give(it, done.value, done.err); err != nil {
				return job.out.close(err)
			}
		}
		err := job.out.close(cmd.Context().Err())
		if err == nil && job.open > 0 {
			err = leftOpen(job.open, job.late, job.networks, "networks", *in.timeout)
		}
		return err
	}
}

// measureJob is one run of the command.
type measureJob struct {
	ctx     context.Context
	workers int
	only    *only // nil for all networks
	in      *input
	out     *answers

	networks, open, late int
}

// measure measures a network, nil if it is not wanted.
func (job *measureJob) measure(it item) (*invariants.Measurement, error) {
	if it.err != nil {
		return nil, it.err
	}
	ctx, end := job.in.begin(job.ctx, it)
	defer end()
	found, err := limits.Within(ctx, func() (*invariants.Measurement, error) {
		if job.only != nil {
			if wanted, err := job.only.holds(ctx, it.net); err != nil || !wanted {
				return nil, err
			}
		}
		return invariants.Measure(ctx, it.net, symmetry.DefaultLimits(), job.workers)
	})
	return found, limitOr(ctx, err)
}

// give gives what was measured, or the error. An error ends the command.
func (job *measureJob) give(it item, found *invariants.Measurement, err error) error {
	job.networks++
	switch {
	case job.ctx.Err() == nil && limits.IsLimit(err):
		job.open++
		if errors.Is(err, limits.ErrTime) {
			job.late++
		}
		if found == nil {
			return job.out.leave(it.name, err)
		}
		job.out.say(it.name, err)
	case errors.Is(err, context.Canceled), errors.Is(err, errOnlyValue):
		return err
	case errors.Is(err, props.ErrBug):
		return status{exitRejected, err}
	case err != nil:
		return job.out.refuse(it.name, err)
	case found == nil:
		return nil
	}
	m := newMeasured(it.name, found)
	if job.only != nil {
		return job.out.filter(it, m)
	}
	return job.out.give(m, m.print)
}

func newMeasured(name string, m *invariants.Measurement) *measured {
	some := func(n int, defined bool) *int {
		if !defined {
			return nil
		}
		return &n
	}
	out := &measured{
		of: m, Network: name, Order: m.Network.Order(), Size: m.Network.Size(),
		MinDegree: m.MinDegree, MaxDegree: m.MaxDegree, Connected: m.Connected, Bipartite: m.Bipartite,
		Girth:        some(m.Girth, m.Girth > 0),
		FromZero:     append([]int{}, m.FromZero...),
		VertexOrbits: some(m.VertexOrbits, m.VertexOrbits > 0 || m.GroupOrder != nil),
	}
	if m.GroupOrder != nil && m.GroupOrder.BitLen() <= maxJSONBits {
		out.GroupOrder = m.GroupOrder
	}
	if d := m.Distances; d != nil && d.Connected {
		out.Diameter, out.Radius = &d.Diameter, &d.Radius
		out.DistanceSum, out.MeanDistance = d.Sum, new(m.Mean().String())
	}
	return out
}

// shortened returns a list of numbers for people, who read no more than some.
func shortened(list []int) string {
	const most = 100
	if len(list) <= most {
		return fmt.Sprint(list)
	}
	return fmt.Sprintf("%s …], %d in all", strings.TrimSuffix(fmt.Sprint(list[:most]), "]"), len(list))
}

// decimals returns a fraction as a decimal.
func decimals(fraction string) string {
	x, _ := new(big.Rat).SetString(fraction)
	return x.FloatString(4)
}

// shortNumber returns a number for people: of one of many digits, how large it is. JSON has all.
func shortNumber(n *big.Int) string {
	const most = 40
	text := n.String()
	if len(text) <= most {
		return text
	}
	return fmt.Sprintf("%s.%se%d, of %d digits", text[:1], text[1:4], len(text)-1, len(text))
}

// print writes the measurement for people.
func (m *measured) print(w io.Writer) { fill(w, "measured", m) }

// NoGirth and NoDistance say why there is none.
func (m *measured) NoGirth() string {
	if m.of.Girth < 0 {
		return "not computed"
	}
	return "no cycle"
}

func (m *measured) NoDistance() string {
	if m.Connected && m.of.Distances == nil {
		return "not computed"
	}
	return "infinite"
}
