package formats

import (
	"bufio"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"strings"

	"topocert/topology"
)

// maxDepth bounds how deep the elements of a GraphML file nest.
const maxDepth = 64

// ReadGraphML reads an undirected graph in GraphML, as networkx, igraph, Gephi and yEd
// write it. Data are ignored but for labels; so are ports. Hyperedges and several graphs in a
// file are refused, and so are encodings other than UTF-8. A node with a graph within it is
// one of yEd's groups: the nodes within are vertices, and it is none, with a note, unless an edge
// names it.
//
// A vertex is in the order in which it comes. Its label is the datum whose key has the
// name "label" or, failing that, "name", or yEd's NodeLabel, if each vertex has another;
// else its id. Where the ids are the numbers from 0 or 1, they give the order.
//
// Entities are those of XML alone: others, and so what a document type defines, are
// refused by the decoder. Elements nest at most 64 deep.
//
// Limits: MaxOrder, MaxSize, those of labels; memory stays below 512 bytes for each byte
// of the file, which is not held as a whole. Errors wrap topology.ErrFormat,
// topology.ErrLimit or the reader's, and name the line.
//
// Source: "GraphML Specification", graphml.graphdrawing.org.
func ReadGraphML(r io.Reader, o Options) (*topology.External, error) {
	counted := &failing{r: r}
	decoder := xml.NewDecoder(counted)
	decoder.CharsetReader = func(charset string, in io.Reader) (io.Reader, error) {
		if strings.EqualFold(charset, "us-ascii") || strings.EqualFold(charset, "ascii") {
			return in, nil
		}
		return nil, malformed("got encoding %q, want UTF-8", topology.Short(charset))
	}
	x := graphML{builder: builder{o: o}, keys: make(map[string]string), node: -1}
	for {
		token, err := decoder.Token()
		line, _ := decoder.InputPos()
		if err == io.EOF {
			break
		}
		if err != nil {
			var syntax *xml.SyntaxError
			switch {
			case counted.err != nil:
				err = counted.err
			case errors.As(err, &syntax):
				line, err = syntax.Line, malformed("XML: %s", topology.Short(syntax.Msg))
			case !errors.Is(err, topology.ErrFormat):
				err = malformed("XML: %s", shortened(err.Error()))
			}
			return nil, topology.LineErrorf(line, "%w", err)
		}
		switch t := token.(type) {
		case xml.StartElement:
			err = x.start(t, line)
		case xml.EndElement:
			err = x.end(t)
		case xml.CharData:
			if x.text != nil {
				if len(*x.text)+len(t) > topology.MaxLine {
					err = tooLarge("a datum of more than %d bytes, want at most that many", topology.MaxLine)
					break
				}
				*x.text = append(*x.text, t...)
			}
		}
		if err != nil {
			return nil, topology.LineErrorf(line, "%w", err)
		}
	}
	if x.graphs == 0 {
		return nil, malformed("got the end of the file, want a graph")
	}
	for v, name := range x.names {
		if line := x.undeclared[uint32(v)]; line > 0 {
			return nil, topology.LineErrorf(line, "%w", malformed("an edge names node %q, which is nowhere declared", topology.Short(name)))
		}
	}
	for _, l := range x.links {
		delete(x.groups, l.u)
		delete(x.groups, l.v)
	}
	if len(x.groups) > 0 {
		o.note("%s left out: what is within is read", times(len(x.groups), "group"))
		x.drop(x.groups)
	}
	if x.edgeData > 0 {
		o.note("data of %s ignored", times(x.edgeData, "link"))
	}
	if x.arcs > 0 {
		o.note("%s taken for links", times(x.arcs, "directed edge"))
	}
	return x.network()
}

// failing remembers why reading failed, which the decoder does not tell apart from a
// fault of the text.
type failing struct {
	r   io.Reader
	err error
}

func (f *failing) Read(p []byte) (int, error) {
	n, err := f.r.Read(p)
	if err != io.EOF {
		f.err = err
	}
	return n, err
}

// graphML is what was read of a file, and where in it the reader is.
type graphML struct {
	builder
	path       []string          // the elements around
	graphs     int               // begun so far
	arrows     bool              // does an edge without a word of it have a direction?
	keys       map[string]string // the ids of keys that give labels: "label" or "name"
	node       int               // the vertex whose element the reader is in, or −1
	text       *[]byte           // where the text of a label goes, or nil
	rank       int               // how good the node's label so far is
	groups     map[uint32]bool   // nodes with a graph within
	undeclared map[uint32]int    // vertices that only edges have named, with the line
	edgeData   int               // edges with data
	counted    bool              // the data of this edge
	arcs       int
}

// start reads the start of an element.
func (x *graphML) start(t xml.StartElement, line int) error {
	parent := ""
	if len(x.path) > 0 {
		parent = x.path[len(x.path)-1]
	}
	if x.path = append(x.path, t.Name.Local); len(x.path) > maxDepth {
		return tooLarge("elements nest more than %d deep, want at most that many", maxDepth)
	}
	if len(x.path) == 1 && t.Name.Local != "graphml" {
		return malformed("got element %q, want graphml", topology.Short(t.Name.Local))
	}
	switch t.Name.Local {
	case "key":
		return x.key(t)
	case "graph":
		if parent == "node" && x.node >= 0 {
			if x.groups == nil {
				x.groups = make(map[uint32]bool)
			}
			x.groups[uint32(x.node)] = true
		} else if x.graphs++; x.graphs > 1 || parent != "graphml" {
			return malformed("got a second graph, want one")
		}
		switch word := attribute(t, "edgedefault"); word {
		case "undirected":
		case "directed":
			x.arrows = true
		default:
			return malformed("got edgedefault %q, want undirected or directed", topology.Short(word))
		}
	case "node":
		if parent != "graph" {
			return malformed("got a node outside the graph, want it directly within")
		}
		return x.startNode(t)
	case "edge":
		if parent != "graph" {
			return malformed("got an edge outside the graph, want it directly within")
		}
		return x.edge(t, line)
	case "hyperedge":
		return malformed("got a hyperedge, want edges between two nodes")
	case "data":
		switch rank, ok := map[string]int{"label": 3, "name": 1}[x.keys[attribute(t, "key")]]; {
		case parent == "node" && ok && rank > x.rank:
			x.rank, x.text = rank, new([]byte)
		case parent == "edge" && !x.counted:
			x.counted = true
			x.edgeData++
		}
	case "NodeLabel":
		if x.node >= 0 && x.rank < 2 {
			x.rank, x.text = 2, new([]byte)
		}
	}
	return nil
}

// key reads what the data of a key are.
func (x *graphML) key(t xml.StartElement) error {
	domain, name := attribute(t, "for"), attribute(t, "attr.name")
	if (domain == "node" || domain == "all" || domain == "") && (name == "label" || name == "name") {
		id := attribute(t, "id")
		x.keys[id] = name
		return x.weigh(id)
	}
	return nil
}

// startNode declares a vertex.
func (x *graphML) startNode(t xml.StartElement) error {
	id := attribute(t, "id")
	before := len(x.names)
	v, err := x.vertex(id)
	if err != nil {
		return fmt.Errorf("node: %w", err)
	}
	if len(x.names) == before && x.undeclared[v] == 0 {
		return malformed("node %q is declared twice, want each once", topology.Short(id))
	}
	delete(x.undeclared, v)
	x.node, x.rank = int(v), 0
	return nil
}

// edge reads a link.
func (x *graphML) edge(t xml.StartElement, line int) error {
	x.counted = false
	arrow := x.arrows
	switch word := attribute(t, "directed"); word {
	case "true":
		arrow = true
	case "false":
		arrow = false
	case "":
	default:
		return malformed("got directed %q, want true or false", topology.Short(word))
	}
	if arrow {
		x.arcs++
		if err := x.directed("a directed edge"); err != nil {
			return err
		}
	}
	var ends [2]uint32
	for i, name := range []string{"source", "target"} {
		before := len(x.names)
		v, err := x.vertex(attribute(t, name))
		if err != nil {
			return fmt.Errorf("edge's %s: %w", name, err)
		}
		if len(x.names) > before {
			if x.undeclared == nil {
				x.undeclared = make(map[uint32]int)
			}
			x.undeclared[v] = line
		}
		ends[i] = v
	}
	return x.link(ends[0], ends[1], line)
}

// end reads the end of an element.
func (x *graphML) end(t xml.EndElement) error {
	x.path = x.path[:len(x.path)-1]
	if x.text != nil && (t.Name.Local == "data" || t.Name.Local == "NodeLabel") {
		text := strings.TrimSpace(string(*x.text))
		x.text = nil
		if text != "" && x.node >= 0 {
			return x.label(uint32(x.node), text)
		}
	}
	if t.Name.Local == "node" {
		x.node = -1
	}
	return nil
}

// attribute returns the value of an element's attribute, or "".
func attribute(t xml.StartElement, name string) string {
	for _, a := range t.Attr {
		if a.Name.Local == name && a.Name.Space == "" {
			return a.Value
		}
	}
	return ""
}

// WriteGraphML writes a network in GraphML: the ids of vertices are their numbers, and
// data with the name "label" their labels.
func WriteGraphML(w io.Writer, net topology.Network) error {
	b := bufio.NewWriter(w)
	b.WriteString(xml.Header + `<graphml xmlns="http://graphml.graphdrawing.org/xmlns">` + "\n" +
		` <key id="label" for="node" attr.name="label" attr.type="string"/>` + "\n" +
		` <graph edgedefault="undirected">` + "\n")
	for v := range uint32(net.Order()) {
		fmt.Fprintf(b, `  <node id="%d"><data key="label">`, v)
		if err := xml.EscapeText(b, []byte(net.Label(v))); err != nil {
			return err
		}
		b.WriteString("</data></node>\n")
	}
	for u, v := range net.CSR().Edges() {
		if _, err := fmt.Fprintf(b, `  <edge source="%d" target="%d"/>`+"\n", u, v); err != nil {
			return err
		}
	}
	b.WriteString(" </graph>\n</graphml>\n")
	return b.Flush()
}
