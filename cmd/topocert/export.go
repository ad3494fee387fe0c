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
	"topocert/certificates/kinds"
	"topocert/certificates/recheck"
	"topocert/certificates/theorem"
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
		{"labels", "the labels of the vertices, a line for each", false, writeLabels},
		{"svg", "a drawing", false, site.WriteSVG},
	}
}

func exportCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "export --g6 NETWORK… | --dot NETWORK | --ibsim NETWORK | … | --dimacs CERTIFICATE | --coq CERTIFICATE… | --coq-goal STATEMENT | --coq-ledger",
		Short: "hand a network or a result to another tool",
		Long:  exportAbout,
		Example: `  topocert export --g6 'QT(2,2)' | nauty-countg --a
  topocert export --anynet 'Torus(8)' > torus8.anynet
  topocert export --lanes lanes:qt-minimal 'QT(2,3)' > qt23.table
  topocert export --ibsim 'Torus(4)' > torus.ibsim`,
	}
	f := &exportFlags{forms: make(map[string]*bool)}
	f.register(cmd)
	cmd.RunE = f.run
	return cmd
}

// exportAbout is what --help says.
const exportAbout = `export prints a network in the form that the flag says. A file whose name ends as
the form's files do is read back as the same graph, and with the same labels where the
form has labels (--dot, --graphml); --labels prints them beside any other, a line for
each vertex, from vertex 0.

--g6 and --s6 take several networks, and - for graph6 lines on standard input.
--metis and --col number vertices from 1, all others from 0.

--anynet writes a router for each vertex, with a node at it of the same number. Of a
network that has ends, as BookSim2's own files do, the ends are the nodes.

--ibsim writes the network for ibsim, so that the subnet manager OpenSM routes it; the
tables that come out are audited as lft:FILE. Each vertex is a switch, and has a host.
With --ends, and of a network that knows its ends, only the ends have: one with a single
link is a host itself, one with more is a switch with a host. A switch has at most 254
ports. Ports are numbered by the network's coordinates, as OpenSM's engine dor wants it.
For the programs, on Debian: apt-get install opensm ibsim-utils infiniband-diags. Then,
as root, with the file torus.ibsim:

  ibsim -s -n torus.ibsim &
  ibsim-run opensm -o -R dfsssp -F /dev/null -f opensm.log -D 0x43
  ibsim-run ibnetdiscover > torus.ibnetdiscover; ibsim-run dump_fts > torus.lft
  topocert audit lft:torus.lft torus.ibnetdiscover

Such tables say nothing of virtual lanes, and dfsssp needs several: the audit finds the
deadlock that one lane would have.

--svg prints the drawing of a network that the report has, laid out by its coordinates,
for up to 1,024 vertices.

export --lanes ROUTER prints what a router does on a network as a table of next hops:
after # comments a line for each destination 0, 1, …, with the next hop from each vertex
0, 1, …, - where a message stops; and where the router has virtual channels, 3/1 for the
next hop 3 on virtual channel 1. A simulator's tables can be made from it, and audit and
route read it back as table:FILE.

export --dimacs prints the formula that an lrat certificate refutes, in the DIMACS
format. The refutation itself is the file that the certificate names, in the LRAT
format: other checkers read the two as they are.

export --coq writes the statements of certificates as theorems in Coq, each with a proof that
Coq computes by what the certificate holds: on stdout, or with --out a file for each network
in a folder. "make coq" first compiles what they rest on; then, in certificates/coq,
coqc -R . Topocert FILE.v accepts the theorems. A network that only a line of text defines is
written as that line. One whose kind of proof, network or router Coq has no checker for is
told. The checker checks the others first: if it rejects one, nothing is written, and export
exits with 1. Of a file that ends in .theorems, which has proofs about whole families, the
claims are written, each for all values of its variables and about the networks of the
families' texts, proved by what the file holds; with --out a file for each.

export --coq-goal writes a claim, for all values of its variables and about the networks that
the families' texts say (those of --use as well), as a theorem for Coq. If a proof is found
by machine, it is in the file. If not, the file has what was found of it as lemmas, the
networks' vertices and links in plain words, and the steps that fit; coqc prints what is left
to prove. The page docs/coq-goal.md of the sources has the lemmas and an example of each.

export --coq-ledger prints, for Coq, the statement of every claim that Coq
proved, made from its formula, with the theorem that has it: "make coq".`

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
	switch {
	case cmd.Flags().Changed("ends") && !f.ibsim:
		return errors.New("--ends without --ibsim, want both: no other form has hosts")
	case cmd.Flags().Changed("out") && !f.coq:
		return errors.New("--out without --coq, want both: all else goes to standard output")
	case f.coq && slices.ContainsFunc(args, func(file string) bool { return strings.HasSuffix(file, theorem.Ending) }):
		return exportTheorems(cmd, f.in.own.library(), args, f.out)
	case f.coq:
		return exportCoq(cmd, args, f.graphs, f.out, cmd.Flags().Changed("out"))
	case f.goal && len(args) != 1:
		return fmt.Errorf("%d arguments, want one statement", len(args))
	case f.goal:
		return exportGoal(cmd, f.in.own.library(), args[0])
	case f.ibsim:
		return exportIbsim(cmd, f.in, args, f.ends, cmd.Flags().Changed("ends"))
	case f.ledger && len(args) > 0:
		return fmt.Errorf("%d arguments, want none with --coq-ledger", len(args))
	case f.ledger:
		return exportLedger(cmd.OutOrStdout())
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
		if len(args) != 1 {
			return fmt.Errorf("%d arguments, want one network with --%s", len(args), e.flag)
		}
		it, err := in.one(cmd, args[0])
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

// exportIbsim writes a network for ibsim.
func exportIbsim(cmd *cobra.Command, in *input, args []string, ends string, given bool) error {
	if len(args) != 1 {
		return fmt.Errorf("%d arguments, want one network with --ibsim", len(args))
	}
	it, err := in.one(cmd, args[0])
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

// writeLabels writes the labels of a network, a line for each vertex.
func writeLabels(w io.Writer, net topology.Network) error {
	b := bufio.NewWriter(w)
	for v := range uint32(net.Order()) {
		if _, err := fmt.Fprintln(b, net.Label(v)); err != nil {
			return err
		}
	}
	return b.Flush()
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
