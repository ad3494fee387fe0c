package main

import (
	"github.com/spf13/cobra"

	"topocert/cmd/internal/recheck"
)

func checkCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "check FILE|DIR…",
		Short: "check certificates, as topocheck does",
	}
	graphs := cmd.Flags().StringArray("graph", nil, "a graph file that certificates name by its digest")
	asJSON := cmd.Flags().Bool("json", false, "print one JSON array")
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		code := recheck.Run(args, *graphs, *asJSON, cmd.OutOrStdout(), cmd.ErrOrStderr())
		if code != recheck.Accepted {
			return status{code: code}
		}
		return nil
	}
	return cmd
}
