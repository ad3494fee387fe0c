package main

import (
	"github.com/spf13/cobra"

	"topocert/cmd/internal/checking"
)

func checkCommand(cmd *cobra.Command) {
	beside := checking.Beside{Program: "topocert"}
	cmd.Flags().StringArrayVar(&beside.Graphs, "graph", nil, "a graph file that certificates name by its digest")
	cmd.Flags().StringArrayVar(&beside.Tables, "table", nil, "a routing table that certificates name by its digest")
	cmd.Flags().Func("steps", checking.StepsUsage, beside.Limits.SetSteps)
	cmd.Flags().Func("memory", checking.MemoryUsage, beside.Limits.SetMemory)
	form := newForm(cmd)
	explain := cmd.Flags().Bool("explain", false, "say what each accepted statement and verdict rests on: files, names, code")
	cmd.MarkFlagsMutuallyExclusive("explain", "json", "jsonl")
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		as := form.kind()
		if *explain {
			as = checking.Explained
		}
		beside.Line = newProgress(cmd)
		defer beside.Line.Close()
		code := checking.Run(cmd.Context(), args, beside, as, cmd.OutOrStdout(), cmd.ErrOrStderr())
		if code != checking.Accepted {
			return status{code: code}
		}
		return nil
	}
}
