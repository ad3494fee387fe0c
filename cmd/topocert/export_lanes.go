package main

import (
	"bytes"
	"fmt"

	"github.com/spf13/cobra"

	"topocert/internal/interrupt"
	"topocert/routing"
)

// exportLanes writes the next hop of a router for every vertex and destination, with
// the virtual channel of each hop if there are several, as a table that table:FILE
// reads back.
func exportLanes(cmd *cobra.Command, in *input, router string, args []string) error {
	if len(args) != 1 {
		return fmt.Errorf("%d arguments beside --lanes %s, want one NETWORK", len(args), router)
	}
	it, err := in.one(cmd, args[0])
	if err != nil {
		return err
	}
	ctx, end := in.begin(cmd.Context(), it)
	defer end()
	r, _, err := in.router(ctx, router, it.net)
	if err != nil {
		return limitOr(ctx, err)
	}
	text, err := interrupt.Await(cmd.Context(), func() (*bytes.Buffer, error) {
		text := new(bytes.Buffer)
		fmt.Fprintf(text, "# %s on %s: line d has, for the destination d, the next hop from each vertex 0, 1, …\n", router, it.name)
		if c, ok := r.(routing.Classed); ok && c.Classes() > 1 {
			fmt.Fprintf(text, "# and after / the virtual channel that a message takes, of %d on each directed link.\n", c.Classes())
		}
		return text, routing.WriteTable(text, it.net.CSR(), r)
	})
	if err != nil {
		return fmt.Errorf("%s: %w", router, err)
	}
	_, err = cmd.OutOrStdout().Write(text.Bytes())
	return err
}
