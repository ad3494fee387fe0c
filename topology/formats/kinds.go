package formats

import (
	"errors"
	"fmt"
	"io"
	"iter"
	"os"
	"strings"

	"topocert/topology"
)

// Options say how graphs are read.
type Options struct {
	// Undirected takes an arc for a link, several links between two vertices for one,
	// and drops loops, and notes how many. Without it, they are refused.
	Undirected bool
	// Note is told, in one sentence without the file's name, what is not read, or read
	// otherwise than a user may expect: weights, numbers from 1. Nil: nobody is told.
	Note func(text string)
}

// note tells what a reader has to say.
func (o Options) note(format string, args ...any) {
	if o.Note != nil {
		o.Note(fmt.Sprintf(format, args...))
	}
}

// Kind is a format of graph files.
type Kind struct {
	// Name is what it is called: "DOT".
	Name string
	// Endings are those of its files' names, such as ".dot", the usual one first.
	Endings []string
	// About is a one-line description.
	About string
	// Parse reads a graph from a line without its end, in a format whose files hold a
	// graph a line. It is nil for the others.
	Parse func(line string, o Options) (*topology.External, error)
	// Read reads the one graph of a file. It is nil where Parse is not.
	Read func(r io.Reader, o Options) (*topology.External, error)
	// Write writes a network, with its labels where the format has some. It is nil for
	// a format that is not written. Of a format with a graph a line, it writes a line.
	Write func(w io.Writer, net topology.Network) error
}

// Kinds lists every format of this package. This is the one place where a new one is entered.
func Kinds() []Kind {
	return []Kind{
		{Name: "graph6", Endings: []string{".g6"}, About: "a graph a line, as nauty writes it", Parse: parseGraph6, Write: WriteGraph6},
		{Name: "sparse6", Endings: []string{".s6"}, About: "a graph a line, as nauty writes it for sparse graphs", Parse: ParseSparse6, Write: WriteSparse6},
		{Name: "edge list", Endings: []string{".edges", ".edgelist"}, About: `"u v" a line, numbers from 0 or names; the order may stand first; weights and data are ignored`, Read: ReadEdges, Write: WriteEdges},
		{Name: "adjacency matrix", Endings: []string{".matrix"}, About: "0 and 1, a row a line or in brackets", Read: ReadMatrix, Write: WriteMatrix},
		{Name: "METIS", Endings: []string{".graph", ".metis"}, About: "the neighbours of each vertex, from 1, without weights", Read: readMETIS, Write: WriteMETIS},
		{Name: "DIMACS", Endings: []string{".col", ".dimacs"}, About: `"p edge n m" and "e u v", from 1`, Read: ReadDIMACS, Write: WriteDIMACS},
		{Name: "DOT", Endings: []string{".dot", ".gv"}, About: "Graphviz; the vertices' names or labels are kept", Read: ReadDOT, Write: WriteDOT},
		{Name: "GraphML", Endings: []string{".graphml"}, About: "XML, as networkx, igraph and yEd write it; the vertices' names or labels are kept", Read: ReadGraphML, Write: WriteGraphML},
		{Name: "anynet", Endings: []string{".anynet"}, About: "BookSim2's network files: routers and nodes; the nodes are the ends", Read: ReadAnynet, Write: WriteAnynet},
	}
}

// KindOf returns the format of a file by the ending of its name.
func KindOf(path string) (Kind, bool) {
	for _, k := range Kinds() {
		for _, e := range k.Endings {
			if strings.HasSuffix(path, e) {
				return k, true
			}
		}
	}
	return Kind{}, false
}

// Endings lists the endings of all formats in a sentence: ".g6, … or .anynet".
func Endings() string {
	var all []string
	for _, k := range Kinds() {
		all = append(all, k.Endings...)
	}
	return strings.Join(all[:len(all)-1], ", ") + " or " + all[len(all)-1]
}

// Lines tells whether a file holds a graph a line.
func (k Kind) Lines() bool { return k.Parse != nil }

// Graphs yields the graphs of a file, as they are asked for. Of a format with a graph a
// line, a line that is refused is a nil network with an error that names the line, and
// the next line follows; any other error ends the sequence. Blank lines are refused.
// The first line may start with the format's header, such as ">>graph6<<".
func (k Kind) Graphs(r io.Reader, o Options) iter.Seq2[*topology.External, error] {
	return func(yield func(*topology.External, error) bool) {
		if !k.Lines() {
			yield(k.Read(r, o))
			return
		}
		in := newLines(r)
		for in.next() {
			text := string(in.text)
			if in.number == 1 {
				text = strings.TrimPrefix(text, ">>"+k.Name+"<<")
			}
			at := o
			at.Note = func(text string) { o.note("line %d: %s", in.number, text) }
			net, err := k.Parse(text, at)
			if err != nil {
				if inner := errors.Unwrap(err); inner != nil {
					err = inner // without the package's name
				}
				net, err = nil, in.errorf("%w", err)
			}
			if !yield(net, err) {
				return
			}
		}
		if in.err != nil {
			yield(nil, in.err)
		}
	}
}

// ReadFile yields the graphs of a file, whose ending says what it is: see Kinds and
// Kind.Graphs. The source of a graph is the path, and of one in a format with a graph a
// line also the line, "cubic.g6:3". Errors and notes name the path.
func ReadFile(path string, o Options) iter.Seq2[*topology.External, error] {
	return func(yield func(*topology.External, error) bool) {
		kind, ok := KindOf(path)
		if !ok {
			yield(nil, fmt.Errorf("formats: %w: file %q, want one that ends in %s", topology.ErrName, path, Endings()))
			return
		}
		f, err := os.Open(path)
		if err != nil {
			yield(nil, fmt.Errorf("formats: %w", err))
			return
		}
		defer f.Close()
		at := o
		at.Note = func(text string) { o.note("%s: %s", path, text) }
		line := 0
		for net, err := range kind.Graphs(f, at) {
			line++
			switch {
			case err != nil:
				err = fmt.Errorf("%s: %w", path, err)
			case kind.Lines():
				net = net.WithSource(fmt.Sprintf("%s:%d", path, line))
			default:
				net = net.WithSource(path)
			}
			if !yield(net, err) {
				return
			}
		}
	}
}

// The readers and writers of package topology, as a Kind has them.

func parseGraph6(line string, _ Options) (*topology.External, error) {
	g, err := topology.ParseGraph6(line)
	if err != nil {
		return nil, err
	}
	return topology.NewExternal(g)
}

func readMETIS(r io.Reader, _ Options) (*topology.External, error) {
	g, err := topology.ReadMETIS(r)
	if err != nil {
		return nil, err
	}
	return topology.NewExternal(g)
}

// WriteEdges writes a network's edge list: see topology.Graph.WriteEdges.
func WriteEdges(w io.Writer, net topology.Network) error { return net.CSR().WriteEdges(w) }

// WriteGraph6 writes a network as a line of graph6: see topology.Graph.Graph6.
func WriteGraph6(w io.Writer, net topology.Network) error {
	text, err := net.CSR().Graph6()
	if err != nil {
		return err
	}
	_, err = io.WriteString(w, text+"\n")
	return err
}
