package formats

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"iter"
	"slices"
	"strings"

	"topocert/internal/regular"
	"topocert/topology"
)

// Options say how graphs are read.
type Options struct {
	// Undirected takes an arc for a link, several links between two vertices for one,
	// and drops loops, and notes how many. Without it, they are refused.
	Undirected bool
	// Addresses makes a vertex of each address of a fabric's end that has several.
	Addresses bool
	// Weights reads the weights of links, whole numbers from 1 on, of formats of which a Kind says so. Without it
	// they are ignored, with a note.
	Weights bool
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
	// Weighted says that weights of links are read: see Options.
	Weighted bool
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
		{Name: "edge list", Endings: []string{".edges", ".edgelist"}, About: `"u v" a line, numbers from 0 or names; the order may stand first; weights are for --weights, data are ignored`, Weighted: true, Read: ReadEdges, Write: WriteEdges},
		{Name: "adjacency matrix", Endings: []string{".matrix"}, About: "0 and 1, a row a line or in brackets", Read: ReadMatrix, Write: WriteMatrix},
		{Name: "METIS", Endings: []string{".graph", ".metis"}, About: "the neighbours of each vertex, from 1; sizes are ignored, weights of edges are for --weights", Weighted: true, Read: ReadMETIS, Write: WriteMETIS},
		{Name: "DIMACS", Endings: []string{".col", ".dimacs", ".gr"}, About: `"p edge n m" and "e u v", from 1; "p sp n m" and "a u v w", each link as two arcs; "p tw n m" and "u v"; weights are for --weights`, Weighted: true, Read: ReadDIMACS, Write: WriteDIMACS},
		{Name: "DOT", Endings: []string{".dot", ".gv"}, About: "Graphviz; the vertices' names or labels are kept", Read: ReadDOT, Write: WriteDOT},
		{Name: "GraphML", Endings: []string{".graphml"}, About: "XML, as networkx, igraph and yEd write it; the vertices' names or labels are kept", Read: ReadGraphML, Write: WriteGraphML},
		{Name: "anynet", Endings: []string{".anynet"}, About: "BookSim2's network files: routers and nodes; the nodes are the ends", Read: ReadAnynet, Write: WriteAnynet},
	}
}

// KindOf returns that of some kinds which a file is of by the ending of its name, nil if
// there is none.
func KindOf(kinds []Kind, path string) *Kind {
	for _, k := range kinds {
		if slices.ContainsFunc(k.Endings, func(ending string) bool { return strings.HasSuffix(path, ending) }) {
			return &k
		}
	}
	return nil
}

// Graphs yields the graphs of a file, as they are asked for. Of a format with a graph a
// line, a line that is refused is a nil network with an error, and the next line follows;
// an error of reading ends the sequence. Blank lines are refused. A byte order mark before
// the first is left out.
func (k Kind) Graphs(r io.Reader, o Options) iter.Seq2[*topology.External, error] {
	return func(yield func(*topology.External, error) bool) {
		if o.Weights && !k.Weighted {
			yield(nil, malformed("--weights of a file of the format %s, want one of which weights are read: edge list, METIS, DIMACS", k.Name))
			return
		}
		if k.Parse == nil {
			yield(k.Read(regular.WithoutMark(r), o))
			return
		}
		for text, err := range k.Lines(r) {
			var net *topology.External
			if err == nil {
				net, err = k.Parse(text, o)
			}
			if !yield(net, err) {
				return
			}
		}
	}
}

// Lines yields the lines of a file with a graph a line, each as soon as it has ended,
// without its end. The first may start with the format's header, such as ">>graph6<<", which
// is left out. A line that is too long is an error and is passed over; an error of reading
// ends the sequence.
func (k Kind) Lines(r io.Reader) iter.Seq2[string, error] {
	return func(yield func(string, error) bool) {
		in := bufio.NewReaderSize(r, 1<<16)
		header := ">>" + k.Name + "<<"
		for {
			text, err := readLine(in)
			if err == io.EOF && text == "" {
				return
			}
			end := err != nil && !errors.Is(err, topology.ErrLimit)
			if err == io.EOF {
				err = nil
			}
			if header != "" { // the first line
				text = strings.TrimPrefix(strings.TrimPrefix(text, "\ufeff"), header)
			}
			if !yield(text, err) || end {
				return
			}
			header = ""
		}
	}
}

// readLine reads a line, without its end. The last line may have none. Of a line longer
// than topology.MaxLine the rest is passed over.
func readLine(in *bufio.Reader) (string, error) {
	var text []byte
	tooLong := false
	for {
		part, err := in.ReadSlice('\n')
		if !tooLong {
			text = append(text, part...)
		}
		if len(bytes.TrimSuffix(text, []byte("\n"))) > topology.MaxLine {
			tooLong, text = true, nil
		}
		switch {
		case err == bufio.ErrBufferFull:
			continue
		case tooLong && (err == nil || err == io.EOF):
			return "", fmt.Errorf("%w: a line of more than %d bytes, want at most that many", topology.ErrLimit, topology.MaxLine)
		}
		return string(bytes.TrimSuffix(bytes.TrimSuffix(text, []byte("\n")), []byte("\r"))), err
	}
}

// The readers and writers of package topology, as a Kind has them.

func parseGraph6(line string, _ Options) (*topology.External, error) {
	return external(topology.ParseGraph6(line))
}

// external returns a graph as a network.
func external(g *topology.Graph, err error) (*topology.External, error) {
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
