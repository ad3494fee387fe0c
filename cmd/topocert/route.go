package main

import (
	"github.com/spf13/cobra"

	"topocert/routing"
	"topocert/solver/distance"
)

// routed is the form of a route in JSON. Vertices are labels.
type routed struct {
	Router   string          `json:"router"`
	Network  string          `json:"network"`
	Src      string          `json:"src"`
	Dst      string          `json:"dst"`
	Path     []string        `json:"path"`
	Hops     int             `json:"hops"`     // links of the path, whatever the outcome
	Distance *int            `json:"distance"` // null if no path leads there
	Outcome  routing.Outcome `json:"outcome"`
}

func routeCommand(cmd *cobra.Command) {
	in := newInput(cmd)
	in.registerExec(cmd)
	in.timeout = newTimeout(cmd, "time for the network and the router: 5 is five seconds")
	asJSON := cmd.Flags().Bool("json", false, "print one JSON array")
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		in.by(args[0])
		it, err := in.one(cmd, args[1])
		if err != nil {
			return err
		}
		net := it.net
		var ends [2]uint32
		for i, text := range args[2:] {
			if ends[i], err = net.Vertex(text); err != nil {
				return err
			}
		}
		ctx, end := in.begin(cmd.Context(), it)
		defer end()
		r, err := in.routerTo(ctx, args[0], net, ends[1])
		if err != nil {
			return limitOr(ctx, err)
		}
		route := routing.Follow(net.CSR(), r, ends[0], ends[1])
		level, _ := distance.Levels(net.CSR(), ends[0], nil, nil)
		out := routed{
			Router: args[0], Network: it.name, Src: net.Label(ends[0]), Dst: net.Label(ends[1]),
			Hops: route.Hops(), Distance: defined(int(int32(level[ends[1]]))), Outcome: route.Outcome,
		}
		for _, v := range route.Path {
			out.Path = append(out.Path, net.Label(v))
		}
		if *asJSON {
			return writeJSON(cmd.OutOrStdout(), []routed{out})
		}
		fill(cmd.OutOrStdout(), "routed", out)
		return nil
	}
}
