package main

import (
	"context"
	"fmt"
	"io"
	"math/big"
	"runtime"
	"strings"

	"github.com/spf13/cobra"

	"topocert/props"
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

	// of is what it is the form of: it tells what is not defined from what was not computed. Part
	// says that the limits ended it.
	of   *invariants.Measurement
	part bool
}

func measureCommand(cmd *cobra.Command) {
	job := newStudy(cmd)
	job.workers = runtime.GOMAXPROCS(0)
	filter := cmd.Flags().String("only", "", "a `condition` on G: print the graphs for which it holds, as graph6 lines")
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		var wanted *only
		if cmd.Flags().Changed("only") {
			var err error
			if wanted, err = parseOnly(&job.in.own, *filter); err != nil {
				return err
			}
			job.only = func(answer) bool { return true }
		}
		job.one = searching(func(ctx context.Context, _ *props.Session, it item) (answer, error) {
			if wanted != nil {
				if is, err := wanted.holds(ctx, it.net); err != nil || !is {
					return nil, err
				}
			}
			found, err := invariants.Measure(ctx, it.net, symmetry.DefaultLimits(), job.workers)
			if found == nil {
				return nil, err
			}
			m := newMeasured(it.name, found)
			m.part = err != nil
			return m, err
		})
		return job.run(cmd, args)
	}
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

func (m *measured) open() bool { return m.part }

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
