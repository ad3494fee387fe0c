package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"topocert/cmd/internal/programs"
	"topocert/solver"
	"topocert/solver/milp"
)

// registerSAT registers --sat and --milp of a command that refutes formulas. Their memory is that of
// --memory; nil for a command that has no such flag.
func registerSAT(cmd *cobra.Command, memory *memoryFlag) {
	command := cmd.Flags().String("sat", "", "refute formulas with this SAT solver, such as cadical, which writes a DRAT proof: COMMAND CNF PROOF is run, or `COMMAND` with {cnf} and {proof} in it for these files")
	program := cmd.Flags().String("milp", "", "ask this solver of integer programs for solutions first: cbc, glpsol or scip, or `COMMAND` with {lp} and {solution} in it for two files")
	beforehand(cmd, func(cmd *cobra.Command) error {
		if cmd.Flags().Changed("milp") {
			advise, err := programs.Adviser(*program, memory.bytes())
			if err != nil {
				return fmt.Errorf("--milp: %w", err)
			}
			cmd.SetContext(milp.WithAdviser(cmd.Context(), advise))
		}
		if !cmd.Flags().Changed("sat") {
			return nil
		}
		refute, err := programs.Refuter(*command, memory.bytes())
		if err != nil {
			return fmt.Errorf("--sat: %w", err)
		}
		cmd.SetContext(solver.WithRefuter(cmd.Context(), refute))
		return nil
	})
}
