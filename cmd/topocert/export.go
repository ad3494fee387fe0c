package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"topocert/certificates"
	"topocert/cmd/internal/recheck"
	"topocert/cmd/internal/site"
	"topocert/props"
	"topocert/props/papers"
	"topocert/topology"
)

func exportCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "export --dimacs CERTIFICATE | --dot NETWORK | --svg NETWORK | --coq-ledger",
		Short: "hand a result to another tool",
		Long: `export --dimacs prints the formula that an lrat certificate refutes, in the
DIMACS format. The refutation itself is the file that the certificate names, in
the LRAT format: other checkers read the two as they are.

export --dot prints a network as an undirected graph in the DOT language of
Graphviz: vertices are numbers, with their labels.

export --svg prints the drawing of a network that the report has, laid out by its
coordinates, for up to 1,024 vertices.

export --coq-ledger prints, for Coq, the statement of every claim that is called
proved, made from its formula, with the theorem that has it: "make coq".`,
		Args: cobra.MaximumNArgs(1),
	}
	dimacs := cmd.Flags().Bool("dimacs", false, "the formula of a refutation")
	dot := cmd.Flags().Bool("dot", false, "a network for Graphviz")
	svg := cmd.Flags().Bool("svg", false, "a drawing of a network")
	statement := cmd.Flags().String("statement", "", "what the certificate of --dimacs states, where the file has several")
	ledger := cmd.Flags().Bool("coq-ledger", false, "the statements of the proved claims")
	graphs := cmd.Flags().StringArray("graph", nil, "a graph file that the certificate names by its digest")
	in := newInput(cmd)
	cmd.MarkFlagsMutuallyExclusive("dimacs", "dot", "svg", "coq-ledger")
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		switch {
		case *ledger && len(args) > 0:
			return fmt.Errorf("%d arguments, want none with --coq-ledger", len(args))
		case *ledger:
			return exportLedger(cmd.OutOrStdout())
		case len(args) != 1:
			return errors.New("no argument, want one")
		case *dimacs:
			return exportDIMACS(cmd.OutOrStdout(), args[0], *statement, *graphs)
		case !*dot && !*svg:
			return errors.New("nothing to export to, want --dimacs, --dot, --svg or --coq-ledger")
		}
		it, err := in.one(cmd, args[0])
		if err != nil {
			return err
		}
		if *dot {
			return exportDOT(cmd.Context(), cmd.OutOrStdout(), it.net)
		}
		return site.WriteSVG(cmd.OutOrStdout(), it.net)
	}
	return cmd
}

// exportLedger writes what the ledger calls proved, for Coq.
func exportLedger(w io.Writer) error {
	text, err := props.CoqLedger(papers.Catalogue())
	if err != nil {
		return err
	}
	_, err = io.WriteString(w, text)
	return err
}

// exportDIMACS writes the formula of the lrat certificate in a file, or of the one with
// the given statement.
func exportDIMACS(w io.Writer, file, statement string, graphs []string) error {
	names, err := recheck.Names(recheck.Beside{Graphs: graphs})
	if err != nil {
		return err
	}
	f, err := os.Open(file)
	if err != nil {
		return err
	}
	defer f.Close()
	all, err := certificates.ReadAll(f)
	if err != nil {
		return err
	}
	of := slices.DeleteFunc(all, func(c *certificates.Certificate) bool {
		return c.Kind != "lrat" || statement != "" && c.Statement.String() != statement
	})
	if len(of) != 1 {
		return fmt.Errorf("%s: %d lrat certificates, want one; --statement says which", file, len(of))
	}
	c := of[0]
	g, err := names.Network(c.Statement.Network)
	if err != nil {
		return err
	}
	formula, err := c.CNF(g)
	if err != nil {
		return err
	}
	return formula.WriteDIMACS(w)
}

// exportDOT writes a network in the DOT language, a line for each vertex and each
// link.
func exportDOT(ctx context.Context, w io.Writer, net topology.Network) error {
	escape := strings.NewReplacer(`"`, `\"`, `\`, `\\`)
	quoted := func(s string) string { return `"` + escape.Replace(s) + `"` }
	b := bufio.NewWriter(w)
	fmt.Fprintf(b, "graph %s {\n", quoted(net.Name()))
	for v := range uint32(net.Order()) {
		fmt.Fprintf(b, "\t%d [label=%s];\n", v, quoted(net.Label(v)))
	}
	for u, v := range net.CSR().Edges() {
		if _, err := fmt.Fprintf(b, "\t%d -- %d;\n", u, v); err != nil {
			return err
		}
		if err := ctx.Err(); err != nil {
			return err
		}
	}
	fmt.Fprintln(b, "}")
	return b.Flush()
}
