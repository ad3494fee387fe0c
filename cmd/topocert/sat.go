package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"topocert/cmd/internal/machine"
	"topocert/cmd/internal/programs"
	"topocert/solver"
)

// registerSAT registers --sat of a command that refutes formulas. Its memory is that of
// --memory; nil for a command that has no such flag.
func registerSAT(cmd *cobra.Command, memory *memoryFlag) {
	command := cmd.Flags().String("sat", "", "refute formulas with this SAT solver, such as cadical, which writes a DRAT proof: COMMAND CNF PROOF is run, or `COMMAND` with {cnf} and {proof} in it for these files")
	before := cmd.PreRunE
	cmd.PreRunE = func(cmd *cobra.Command, args []string) error {
		if cmd.Flags().Changed("sat") {
			bytes := machine.Memory() / 4 * 3
			if memory != nil && memory.limit > 0 {
				bytes = uint64(memory.limit)
			}
			refute, err := programs.Refuter(*command, bytes)
			if err != nil {
				return fmt.Errorf("--sat: %w", err)
			}
			cmd.SetContext(solver.WithRefuter(cmd.Context(), refute))
		}
		if before == nil {
			return nil
		}
		return before(cmd, args)
	}
}
