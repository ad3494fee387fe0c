package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math/big"
	"runtime"

	"github.com/spf13/cobra"

	"topocert/cmd/internal/interrupt"
	"topocert/solver"
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
}

func measureCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "measure NETWORK…",
		Args:  someNetwork,
		Short: "order, size, degrees, distances, girth and symmetry of networks, all exact",
		Example: `  topocert measure 'QT(4,4)' mine.edges
  nauty-geng -c 6 | topocert measure - --jsonl`,
		Long: `measure prints the exact order, size, degrees, connectedness, bipartiteness,
girth, diameter, radius, sum of distances over ordered pairs, mean distance over
N² pairs, numbers of vertices at each distance from vertex 0, vertex orbits and
order of the automorphism group of each network.

The group is searched for up to 20,000 vertices and within a bounded number of
steps; where that does not suffice, orbits and order are not computed. In JSON,
an order of more than 4,000 digits is null, since readers refuse longer numbers.`,
	}
	in, form := newInput(cmd), newForm(cmd)
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		out := newAnswers(cmd, form)
		workers := runtime.GOMAXPROCS(0)
		each := inOrder(in.items(cmd, args), workers, func(it item) (*solver.Measurement, error) {
			if it.err != nil {
				return nil, nil
			}
			return interrupt.Await(cmd.Context(), func() (*solver.Measurement, error) {
				return solver.Measure(cmd.Context(), it.net, solver.DefaultLimits(), workers)
			})
		})
		for it, done := range each {
			var err error
			switch {
			case it.err != nil:
				err = out.refuse(it.name, it.err)
			case errors.Is(done.err, context.Canceled):
				err = done.err
			case done.err != nil:
				err = out.refuse(it.name, done.err)
			default:
				m := newMeasured(it.name, done.value)
				err = out.give(m, m.print)
			}
			if err != nil {
				return out.close(err)
			}
		}
		return out.close(cmd.Context().Err())
	}
	return cmd
}

func newMeasured(name string, m *solver.Measurement) *measured {
	some := func(n int, defined bool) *int {
		if !defined {
			return nil
		}
		return &n
	}
	d := m.Distances
	out := &measured{
		Network: name, Order: m.Network.Order(), Size: m.Network.Size(),
		MinDegree: m.MinDegree, MaxDegree: m.MaxDegree, Connected: d.Connected, Bipartite: m.Bipartite,
		Girth:        some(m.Girth, m.Girth > 0),
		Diameter:     some(d.Diameter, d.Connected),
		Radius:       some(d.Radius, d.Connected),
		FromZero:     append([]int{}, m.FromZero...),
		VertexOrbits: some(m.VertexOrbits, m.VertexOrbits > 0 || m.GroupOrder != nil),
	}
	if m.GroupOrder != nil && m.GroupOrder.BitLen() <= maxJSONBits {
		out.GroupOrder = m.GroupOrder
	}
	if d.Connected {
		mean := m.Mean().String()
		out.DistanceSum, out.MeanDistance = d.Sum, &mean
	}
	return out
}

// print writes the measurement for people.
func (m *measured) print(w io.Writer) {
	fmt.Fprintf(w, "%s\n", called(w, m.Network))
	line := func(name string, value any) { fmt.Fprintf(w, "  %-28s%v\n", name, value) }
	number := func(n *int, otherwise string) any {
		if n == nil {
			return otherwise
		}
		return *n
	}
	line("vertices, links", fmt.Sprintf("%d, %d", m.Order, m.Size))
	line("degrees", fmt.Sprintf("%d to %d", m.MinDegree, m.MaxDegree))
	line("connected", m.Connected)
	line("bipartite", m.Bipartite)
	line("girth", number(m.Girth, "no cycle"))
	line("diameter, radius", fmt.Sprintf("%v, %v", number(m.Diameter, "infinite"), number(m.Radius, "infinite")))
	if m.MeanDistance != nil {
		mean, _ := new(big.Rat).SetString(*m.MeanDistance)
		line("sum of distances", m.DistanceSum)
		line("mean distance (over N²)", fmt.Sprintf("%s ≈ %s", *m.MeanDistance, mean.FloatString(4)))
	}
	line("at distance 0, 1, … from 0", m.FromZero)
	line("vertex orbits", number(m.VertexOrbits, "not computed"))
	if m.GroupOrder != nil {
		line("automorphisms", m.GroupOrder)
	} else {
		line("automorphisms", "not computed, or more than 4,000 digits")
	}
}
