package main

import (
	"context"
	"errors"
	"fmt"
	"iter"
	"math/big"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"topocert/certificates/resolve"
	"topocert/cmd/internal/programs"
	"topocert/cmd/internal/script"
	"topocert/internal/interrupt"
	"topocert/props"
	"topocert/routing"
	"topocert/topology"
	"topocert/topology/formats"
)

// item is what a NETWORK argument stands for: a network, or one graph of a file or of
// standard input; or why there is none.
type item struct {
	// name is what rows, messages and JSON call it, as the user did: the canonical name
	// of a network of ours; a file as it was given, ccc3.edges, with the number of the
	// line where a file holds several graphs, graphs.g6:3; the text g6:… of a line of
	// standard input. The name in certificates is net.Name().
	name string
	net  topology.Network // nil if there is an error
	err  error
	took time.Duration // to read or to make the network
	// parameters are the values of the variables of a family whose member it is; nil if it is not.
	parameters map[string]*big.Int
}

// input reads the NETWORK arguments of a command. Its fields are what flags say of
// them; every command that takes networks has these flags.
//
// How to add to it:
//
//   - a further kind of graph file: an entry in formats.Kinds, or in graphFiles where it needs more than package topology;
//   - a flag for all commands, such as one that loads definitions from a file or says
//     how graph files are read: a field here (or in formats.Options, which every reader
//     of a file is given), registered in newInput;
//   - further names of networks: another source in networkNamed, as --use is one;
//   - further names of routers: another source in router.
type input struct {
	options formats.Options
	own     scripts // of --use
	exec    execFlags
	memory  *memoryFlag
	// timeout is that of a network, of which making it is a part; nil for none.
	timeout *time.Duration
}

// newInput registers the flags that say how networks are read.
func newInput(cmd *cobra.Command) *input {
	in := new(input)
	cmd.Flags().BoolVar(&in.options.Undirected, "undirected", false, "read graph files that are not simple: take arcs for links, merge double links, drop loops")
	cmd.Flags().BoolVar(&in.options.Weights, "weights", false, "read the weights of edges in edge lists, METIS and DIMACS files; without it they are ignored")
	in.own.register(cmd)
	in.memory = newMemory(cmd)
	in.exec.errors = lateErrors{cmd}
	return in
}

// by says which router the networks are for: forwarding tables have an entry for each address.
func (in *input) by(router string) {
	inner, _ := routing.CutLanes(router)
	in.options.Addresses = strings.HasPrefix(inner, programs.TablesPrefix)
}

// items yields what the arguments stand for, one after the other, in order. They are
// read as they are asked for: a line of standard input is an item as soon as it is
// there. A bad argument or line is an item with an error, and ends nothing. The
// sequence ends early, without a word, when the command is interrupted.
func (in *input) items(cmd *cobra.Command, args []string) iter.Seq[item] {
	return interrupt.Each(cmd.Context(), func(yield func(item) bool) {
		for _, arg := range args {
			for it := range in.argument(cmd, arg) {
				if !yield(it) {
					return
				}
			}
		}
	})
}

// one reads an argument that stands for one network.
func (in *input) one(cmd *cobra.Command, arg string) (item, error) {
	var first item
	count := 0
	for it := range in.items(cmd, []string{arg}) {
		if count++; count == 1 {
			first = it
			continue
		}
		return it, fmt.Errorf("%s: several graphs, want one, such as %s", arg, first.name)
	}
	switch err := cmd.Context().Err(); {
	case err != nil:
		return first, err
	case count == 0:
		return first, fmt.Errorf("%s: no graph, want one", arg)
	}
	return first, first.failure()
}

// failure is the item's error as a message, which names the item once.
func (it item) failure() error {
	if it.err == nil || strings.Contains(it.err.Error(), it.name) {
		return it.err
	}
	return fmt.Errorf("%s: %w", it.name, it.err)
}

// argument yields what one argument stands for.
func (in *input) argument(cmd *cobra.Command, arg string) iter.Seq[item] {
	options := in.options
	options.Note = func(text string) { fmt.Fprintln(cmd.ErrOrStderr(), "topocert:", text) }
	if arg == "-" {
		return linesOfInput(cmd.InOrStdin(), options)
	}
	if file, line, ok := lineOfFile(arg); ok {
		return lineOf(file, line, options)
	}
	start := time.Now()
	ctx, end := in.limits().Begin(cmd.Context())
	if kind := graphFileNamed(arg); kind != nil {
		return func(yield func(item) bool) {
			defer end()
			for it := range graphsOf(ctx, arg, kind, options) {
				if kind.Read != nil {
					it.took, it.err = time.Since(start), limitOr(ctx, it.err)
				}
				if !yield(it) {
					return
				}
			}
		}
	}
	return func(yield func(item) bool) {
		defer end()
		net, err := in.networkNamed(ctx, arg)
		name := arg
		if err == nil {
			name = topology.Title(net)
		}
		yield(item{name: name, net: net, err: limitOr(ctx, err), took: time.Since(start)})
	}
}

// limits returns the limits of a network.
func (in *input) limits() props.Limits {
	if in.timeout == nil {
		return in.memory.limits(0)
	}
	return in.memory.limits(*in.timeout)
}

// begin returns a context that ends where the limits of a network do, which has been read.
func (in *input) begin(ctx context.Context, it item) (context.Context, context.CancelFunc) {
	return in.limits().After(it.took).Begin(ctx)
}

// networkNamed returns the network that is named, not read from a graph file.
func (in *input) networkNamed(ctx context.Context, name string) (topology.Network, error) {
	net, err := interrupt.Await(ctx, func() (topology.Network, error) { return topology.Parse(name) })
	if errors.Is(err, topology.ErrName) {
		if own, e := in.own.network(ctx, name); !errors.Is(e, script.ErrUnknown) {
			return own, e
		}
		return nil, in.unknown(name, err)
	}
	return net, err
}

// provide makes the networks and routers that a user has, in files and in Starlark, known to
// formulas.
func (in *input) provide(cmd *cobra.Command, names *resolve.Names) {
	names.Provide(func(name string) (topology.Network, error) {
		if name == "-" {
			return nil, resolve.ErrUnknown
		}
		it, err := in.one(cmd, name)
		return it.net, err
	})
	names.ProvideRouters(func(name string, net topology.Network) (routing.Router, error) {
		if err := in.allowExec(name); err != nil {
			return nil, err
		}
		ctx, end := in.limits().Begin(cmd.Context())
		defer end()
		r, _, err := in.router(ctx, name, net)
		return r, limitOr(ctx, err)
	})
}
