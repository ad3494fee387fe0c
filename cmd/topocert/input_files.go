package main

import (
	"context"
	"fmt"
	"io"
	"iter"
	"os"
	"strconv"
	"strings"

	"topocert/internal/interrupt"
	"topocert/routing/infiniband"
	"topocert/topology"
	"topocert/topology/formats"
)

// graphFiles lists the kinds of graph files: those of package formats, and fabrics,
// which are above it.
func graphFiles() []formats.Kind {
	return append(formats.Kinds(), formats.Kind{
		Name: "ibnetdiscover", Endings: []string{infiniband.Ending}, Read: readFabric,
		About: "what ibnetdiscover prints of an InfiniBand fabric; the channel adapters are the ends",
	})
}

// readFabric reads an InfiniBand fabric: see infiniband.Read. Its ends are the channel
// adapters.
func readFabric(r io.Reader, o formats.Options) (*topology.External, error) {
	read := infiniband.Read
	if o.Addresses {
		read = infiniband.ReadAddresses
	}
	f, err := read(r)
	if err != nil {
		return nil, err
	}
	for _, of := range []struct {
		n    int
		what string
	}{
		{f.Parallel(), "links of several cables, each one link here, with the cables as virtual channels of forwarding tables"},
		{f.Addresses(), "ends with several addresses (LMC > 0), each address an end of its own here"},
		{f.Loops(), "cables from a node to itself left out"},
		{f.Complaints(), "lines of ibnetdiscover about itself left out: it may not have found all"},
	} {
		if of.n > 0 {
			o.Note(fmt.Sprintf("%s: %d", of.what, of.n))
		}
	}
	return f.Network(), nil
}

// graphFileNamed returns the kind of the file with this name, nil if its ending is none
// of a graph file.
func graphFileNamed(name string) *formats.Kind { return formats.KindOf(graphFiles(), name) }

// endings lists the endings of all graph files in a sentence: ".g6, … or .ibnetdiscover".
func endings() string {
	var all []string
	for _, kind := range graphFiles() {
		all = append(all, kind.Endings...)
	}
	return strings.Join(all[:len(all)-1], ", ") + " or " + all[len(all)-1]
}

// graphsIn yields the graphs that a reader has. They are called by the name; in a format
// with a graph a line, with the number of the line, as the notes on them are.
func graphsIn(r io.Reader, name string, kind *formats.Kind, o formats.Options) iter.Seq[item] {
	return func(yield func(item) bool) {
		number := 1
		called := func() string {
			if kind.Parse == nil {
				return name
			}
			return fmt.Sprintf("%s:%d", name, number)
		}
		tell := o.Note
		o.Note = func(text string) { tell(called() + ": " + text) }
		for net, err := range kind.Graphs(r, o) {
			if !yield(fromFile(called(), net, err)) {
				return
			}
			number++
		}
	}
}

// linesOfInput yields the graphs on standard input, a graph a line.
func linesOfInput(stdin io.Reader, o formats.Options) iter.Seq[item] {
	return func(yield func(item) bool) {
		for it := range graphsIn(stdin, "-", graphFileNamed(".g6"), o) {
			if it.err == nil && strings.HasPrefix(it.net.Name(), "g6:") {
				it.name = it.net.Name()
			}
			if !yield(it) {
				return
			}
		}
	}
}

// graphsOf yields the graphs of a file. They are called by the file's name; if there
// are several, with the number of the line. The context ends the reading of one that is one
// graph.
func graphsOf(ctx context.Context, file string, kind *formats.Kind, o formats.Options) iter.Seq[item] {
	return func(yield func(item) bool) {
		f, err := os.Open(file)
		if err != nil {
			yield(item{name: file, err: err})
			return
		}
		defer f.Close()
		var in io.Reader = f
		if kind.Parse == nil {
			in = interrupt.Reader(ctx, f)
		}
		var first *item // until it is known whether there are others
		number := 0
		for it := range graphsIn(in, file, kind, o) {
			if number++; number == 1 {
				first = &it
				continue
			}
			if first != nil && !yield(*first) || !yield(it) {
				return
			}
			first = nil
		}
		if first != nil {
			if first.name = file; first.err == nil {
				*first = fromFile(file, first.net.(*topology.External), nil)
			}
			yield(*first)
		}
	}
}

// lineOfFile takes apart graphs.g6:3, which stands for the graph on the third line of a
// file, and is what it is called among the graphs of the file.
func lineOfFile(arg string) (file string, number int, ok bool) {
	at := strings.LastIndexByte(arg, ':')
	if at < 0 {
		return "", 0, false
	}
	file = arg[:at]
	number, err := strconv.Atoi(arg[at+1:])
	kind := graphFileNamed(file)
	return file, number, err == nil && number > 0 && kind != nil && kind.Parse != nil
}

// lineOf yields the graph on a line of a file.
func lineOf(file string, want int, o formats.Options) iter.Seq[item] {
	return func(yield func(item) bool) {
		name := fmt.Sprintf("%s:%d", file, want)
		f, err := os.Open(file)
		if err != nil {
			yield(item{name: name, err: err})
			return
		}
		defer f.Close()
		number, kind := 0, graphFileNamed(file)
		for text, err := range kind.Lines(f) {
			if number++; number < want {
				continue
			}
			var net *topology.External
			if err == nil {
				tell := o.Note
				o.Note = func(text string) { tell(name + ": " + text) }
				net, err = kind.Parse(text, o)
			}
			yield(fromFile(name, net, err))
			return
		}
		yield(item{name: name, err: fmt.Errorf("%w: the file has %s", topology.ErrFormat, times(number, "line"))})
	}
}

// fromFile is what was read of a file, under the name that it has there.
func fromFile(name string, net *topology.External, err error) item {
	if err != nil {
		return item{name: name, err: err}
	}
	return item{name: name, net: net.WithSource(name)}
}
