package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"topocert/certificates"
	"topocert/certificates/kinds"
	"topocert/certificates/recheck"
	"topocert/cmd/internal/site"
	"topocert/props"
	"topocert/props/papers"
	"topocert/routing/infiniband"
	"topocert/topology"
	"topocert/topology/formats"
)

// exported is a form in which networks are handed on: a flag of export.
type exported struct {
	flag, about string
	many        bool // may several networks follow one another?
	write       func(w io.Writer, net topology.Network) error
}

// exports lists the forms.
func exports() []exported {
	return []exported{
		{"g6", "graph6, a line for each network", true, formats.WriteGraph6},
		{"s6", "sparse6, a line for each network", true, formats.WriteSparse6},
		{"edges", "an edge list: the order, then a line for each link", false, formats.WriteEdges},
		{"matrix", "an adjacency matrix of 0 and 1", false, formats.WriteMatrix},
		{"metis", "a graph file of METIS", false, formats.WriteMETIS},
		{"col", "a DIMACS file with the problem edge", false, formats.WriteDIMACS},
		{"dot", "a file for Graphviz, with labels", false, formats.WriteDOT},
		{"graphml", "GraphML, with labels", false, formats.WriteGraphML},
		{"anynet", "a network file for BookSim2", false, formats.WriteAnynet},
		{"labels", "the labels of the vertices, a line for each", false, formats.WriteLabels},
		{"svg", "a drawing", false, site.WriteSVG},
	}
}

func exportCommand(cmd *cobra.Command) {
	f := &exportFlags{forms: make(map[string]*bool)}
	f.register(cmd)
	cmd.RunE = f.run
}

// exportFlags are the flags of "export".
type exportFlags struct {
	names                       []string // of the flags of which one is given
	forms                       map[string]*bool
	dimacs, coq, goal           bool
	ledger, ibsim               bool
	lanes, out, statement, ends string
	graphs                      []string
	in                          *input
}

// register registers the flags.
func (f *exportFlags) register(cmd *cobra.Command) {
	for _, e := range exports() {
		f.forms[e.flag] = cmd.Flags().Bool(e.flag, false, e.about)
		f.names = append(f.names, e.flag)
	}
	cmd.Flags().BoolVar(&f.dimacs, "dimacs", false, "the formula of a refutation")
	cmd.Flags().StringVar(&f.lanes, "lanes", "", "the next hops, and virtual channels, of this `ROUTER`")
	cmd.Flags().BoolVar(&f.coq, "coq", false, "theorems that Coq proves by computing on certificates")
	cmd.Flags().StringVar(&f.out, "out", "", "the `folder` for the files of --coq, one for each network")
	cmd.Flags().BoolVar(&f.goal, "coq-goal", false, "a claim about families as a theorem for Coq, as far as it is proved")
	cmd.Flags().BoolVar(&f.ledger, "coq-ledger", false, "the statements of the proved claims")
	cmd.Flags().StringVar(&f.statement, "statement", "", "what the certificate of --dimacs states, where the file has several")
	cmd.Flags().StringArrayVar(&f.graphs, "graph", nil, "a graph file that the certificate names by its digest")
	cmd.Flags().BoolVar(&f.ibsim, "ibsim", false, "a topology file for InfiniBand's simulator ibsim, with hosts")
	cmd.Flags().StringVar(&f.ends, "ends", "", "the `vertices` that have hosts in the file of --ibsim, or are hosts: as of audit")
	f.in = newInput(cmd)
	f.in.registerExec(cmd)
	f.in.timeout = newTimeout(cmd, "time for the network and the router: 5 is five seconds")
	f.names = append(f.names, "lanes", "ibsim", "dimacs", "coq", "coq-goal", "coq-ledger")
	cmd.MarkFlagsMutuallyExclusive(f.names...)
}

// run exports what the flags say.
func (f *exportFlags) run(cmd *cobra.Command, args []string) error {
	if columns(cmd.OutOrStdout()) == 0 { // else what is exported stands there
		line := newProgress(cmd)
		defer line.Close()
		line.Begin(strings.Join(append([]string{"export"}, args...), " "))
	}
	switch {
	case cmd.Flags().Changed("ends") && !f.ibsim:
		return errors.New("--ends without --ibsim, want both: no other form has hosts")
	case cmd.Flags().Changed("out") && !f.coq:
		return errors.New("--out without --coq, want both: all else goes to standard output")
	case f.coq:
		return exportCoq(cmd, args, f.graphs, f.out)
	case f.goal && len(args) != 1:
		return fmt.Errorf("%d arguments, want one statement", len(args))
	case f.goal:
		return exportGoal(cmd, f.in.own.Library(), args[0])
	case f.ibsim:
		return exportIbsim(cmd, f.in, args, f.ends, cmd.Flags().Changed("ends"))
	case f.ledger && len(args) > 0:
		return fmt.Errorf("%d arguments, want none with --coq-ledger", len(args))
	case f.ledger:
		text, err := props.CoqLedger(papers.Catalogue()) // what the ledger calls proved
		if err == nil {
			_, err = io.WriteString(cmd.OutOrStdout(), text)
		}
		return err
	case f.lanes != "":
		return exportLanes(cmd, f.in, f.lanes, args)
	case f.dimacs && len(args) != 1:
		return fmt.Errorf("%d arguments, want one certificate", len(args))
	case f.dimacs:
		return exportDIMACS(cmd.OutOrStdout(), args[0], f.statement, f.graphs)
	}
	for _, e := range exports() {
		if *f.forms[e.flag] {
			return exportNetworks(cmd, f.in, e, args)
		}
	}
	return fmt.Errorf("nothing to export to, want one of --%s", strings.Join(f.names, ", --"))
}

// exportNetworks writes the networks that the arguments name.
func exportNetworks(cmd *cobra.Command, in *input, e exported, args []string) error {
	out := &whileRunning{cmd.Context(), cmd.OutOrStdout()}
	if !e.many {
		it, err := in.alone(cmd, args, e.flag)
		if err != nil {
			return err
		}
		return e.write(out, it.net)
	}
	if err := someNetwork(cmd, args); err != nil {
		return err
	}
	failed := false
	for it := range in.items(cmd, args) {
		err := it.failure()
		if err == nil {
			err = e.write(out, it.net)
		}
		switch {
		case err == nil:
		case cmd.Context().Err() != nil:
			return err
		default:
			failed = true
			fmt.Fprintln(cmd.ErrOrStderr(), "topocert:", err)
		}
	}
	if failed {
		return status{code: exitUsage}
	}
	return cmd.Context().Err()
}

// alone reads the one network that a form is of.
func (in *input) alone(cmd *cobra.Command, args []string, form string) (item, error) {
	if len(args) != 1 {
		return item{}, fmt.Errorf("%d arguments, want one network with --%s", len(args), form)
	}
	return in.one(cmd, args[0])
}

// exportIbsim writes a network for ibsim.
func exportIbsim(cmd *cobra.Command, in *input, args []string, ends string, given bool) error {
	it, err := in.alone(cmd, args, "ibsim")
	if err != nil {
		return err
	}
	hosts := hostsOf(it.net)
	if given {
		if hosts, err = readEnds(ends, it.net); err != nil {
			return err
		}
	}
	return infiniband.WriteIbsim(&whileRunning{cmd.Context(), cmd.OutOrStdout()}, it.net, hosts)
}

// whileRunning is a writer that fails once the command is interrupted.
type whileRunning struct {
	ctx context.Context
	w   io.Writer
}

func (r *whileRunning) Write(p []byte) (int, error) {
	if err := r.ctx.Err(); err != nil {
		return 0, err
	}
	return r.w.Write(p)
}

// exportDIMACS writes the formula of the lrat certificate in a file, or of the one with
// the given statement.
func exportDIMACS(w io.Writer, file, statement string, graphs []string) error {
	names, err := recheck.Names(graphs, nil)
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
	of := slices.DeleteFunc(slices.Clone(all), func(c *certificates.Certificate) bool {
		return c.Kind != "lrat" || statement != "" && c.Statement.String() != statement
	})
	if len(of) == 0 {
		return fmt.Errorf("%s: no refutation among %d certificates, want one whose kind of proof is lrat; not all have a formula", file, len(all))
	}
	if len(of) > 1 {
		return fmt.Errorf("%s: %d lrat certificates, want one; --statement says which", file, len(of))
	}
	c := of[0]
	g, err := names.Network(c.Statement.Network)
	if err != nil {
		return err
	}
	formula, err := kinds.CNF(c, g, names.World(nil))
	if err != nil {
		return err
	}
	return formula.WriteDIMACS(w)
}
