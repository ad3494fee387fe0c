package main

import (
	"errors"
	"os"

	"github.com/spf13/cobra"

	"topocert/certificates"
	"topocert/cmd/internal/recheck"
)

func exportCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "export --dimacs CERTIFICATE",
		Short: "hand a result to another tool",
		Long: `export --dimacs prints the formula that an lrat certificate refutes, in the
DIMACS format. The refutation itself is the file that the certificate names, in
the LRAT format: other checkers read the two as they are.`,
		Args: cobra.ExactArgs(1),
	}
	dimacs := cmd.Flags().Bool("dimacs", false, "the formula of a refutation")
	graphs := cmd.Flags().StringArray("graph", nil, "a graph file that the certificate names by its digest")
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		if !*dimacs {
			return errors.New("nothing to export to, want --dimacs")
		}
		world, err := recheck.World(recheck.Beside{Graphs: *graphs})
		if err != nil {
			return err
		}
		f, err := os.Open(args[0])
		if err != nil {
			return err
		}
		defer f.Close()
		c, err := certificates.Read(f)
		if err != nil {
			return err
		}
		g, err := world.Graph(c.Statement.Network)
		if err != nil {
			return err
		}
		formula, err := c.Formula(g)
		if err != nil {
			return err
		}
		return formula.WriteDIMACS(cmd.OutOrStdout())
	}
	return cmd
}
