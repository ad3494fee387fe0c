package formats

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"gonum.org/v1/gonum/graph/formats/dot"
	"gonum.org/v1/gonum/graph/formats/dot/ast"

	"topocert/topology"
)

const (
	// maxDOT is the length in bytes of the longest DOT file that is read: 8 MB, or 2 MB
	// where addresses have 32 bits. Its parser takes up to 256 bytes of memory for each,
	// and descends along a chain of edges, so that the stack bounds it as well.
	maxDOT = 1 << (19 + strconv.IntSize/16)
	// maxMentions bounds how often vertices are named in statements and, again, in the
	// subgraphs around these.
	maxMentions = 1 << 22
	// maxBraces bounds the number of braces in a DOT file, and so how deep they nest.
	maxBraces = 1 << 16
)

// ReadDOT reads an undirected graph in the DOT language of Graphviz, with gonum's
// parser: statements of nodes and edges, chains of edges, subgraphs and edges between
// them. Attributes, ports and the graph's name are ignored, except what follows.
//
// A vertex is in the order in which it comes, and its label is its name. Where the names
// are the numbers from 0, or from 1, they give the order, and the attribute "label" of a
// node, or "name" without it, gives the labels, if each has another. In a strict graph a link that is given
// again is the same link, as the language says.
//
// Limits: 8 MB (2 MB on machines of 32 bits), 65,536 braces, MaxOrder, MaxSize, those of labels; memory stays below
// 320 bytes for each byte of the file, and beside it 32 for each link where links between
// subgraphs are many, and 128 MB where subgraphs are named again and again. Errors wrap topology.ErrFormat, topology.ErrLimit or the reader's; those
// of syntax name line and column, others the vertices.
//
// Source: "DOT Language", graphviz.org/doc/info/lang.html.
func ReadDOT(r io.Reader, o Options) (*topology.External, error) {
	text, err := io.ReadAll(io.LimitReader(r, maxDOT+1))
	switch {
	case err != nil:
		return nil, err
	case len(text) > maxDOT:
		return nil, tooLarge("more than %d bytes, want at most that many", maxDOT)
	case bytes.Count(text, []byte("{")) > maxBraces:
		return nil, tooLarge("more than %d braces, want at most that many", maxBraces)
	}
	file, err := dot.ParseBytes(concatenated(text))
	if err != nil {
		return nil, malformed("DOT: %s", shortened(err.Error()))
	}
	if len(file.Graphs) != 1 {
		return nil, malformed("got %d graphs, want one", len(file.Graphs))
	}
	g := file.Graphs[0]
	d := dotReader{builder: builder{o: o, strict: g.Strict}, subgraphs: make(map[string][]uint32)}
	if g.Directed {
		err = d.directed("a directed graph (digraph)")
	}
	if err == nil {
		_, err = d.statements(g.Stmts)
	}
	if err != nil {
		return nil, err
	}
	if _, numbers := consecutive(d.names); !numbers {
		d.labels = nil
	}
	return d.network()
}

// dotTokens matches comments, parts of HTML, and quoted texts with those that '+' appends, which the parser does not know.
var dotTokens = regexp.MustCompile(`(?s)//[^\n]*|/\*.*?\*/|<[^<>]*>|(?m:^#.*$)|` + dotQuoted + `(?:\s*\+\s*` + dotQuoted + `)*`)

const dotQuoted = `"(?:[^"\\]|\\.)*"`

var dotQuotes = regexp.MustCompile(`(?s)` + dotQuoted)

// concatenated makes one text of those between which '+' stands.
func concatenated(text []byte) []byte {
	return dotTokens.ReplaceAllFunc(text, func(token []byte) []byte {
		if token[0] != '"' {
			return token
		}
		var joined []byte
		for _, part := range dotQuotes.FindAll(token, -1) {
			joined = append(joined, part[1:len(part)-1]...)
		}
		return slices.Concat([]byte(`"`), joined, []byte(`"`))
	})
}

// shortened cuts the parser's message, which may list every token of the language.
func shortened(text string) string {
	if before, _, ok := strings.Cut(text, "expected one of"); ok {
		if _, got, ok := strings.Cut(text, "; got: "); ok {
			text = before + "got " + got
		}
	}
	if len(text) > 200 {
		text = strings.ToValidUTF8(text[:197], "") + "..."
	}
	return text
}

// dotReader walks what the parser made of a file.
type dotReader struct {
	builder
	subgraphs map[string][]uint32 // the vertices of each that has a name
	mentions  int
}

// statements reads a list of statements, and returns the vertices in them.
func (d *dotReader) statements(list []ast.Stmt) ([]uint32, error) {
	var met []uint32
	for _, s := range list {
		var err error
		var more []uint32
		switch s := s.(type) {
		case *ast.NodeStmt:
			more, err = d.node(s)
		case *ast.EdgeStmt:
			more, err = d.chain(s)
		case *ast.Subgraph:
			more, err = d.subgraph(s)
		}
		if err != nil {
			return nil, err
		}
		if err := d.mention(len(more)); err != nil {
			return nil, err
		}
		met = append(met, more...)
	}
	return met, nil
}

// mention counts vertices that are named.
func (d *dotReader) mention(count int) error {
	if d.mentions += count; d.mentions > maxMentions {
		return tooLarge("more than %d mentions of vertices, want at most that many", maxMentions)
	}
	return nil
}

// node reads the statement of a node, and its label.
func (d *dotReader) node(s *ast.NodeStmt) ([]uint32, error) {
	v, err := d.vertex(dotText(s.Node.ID))
	if err != nil {
		return nil, err
	}
	label := ""
	for _, a := range s.Attrs {
		switch text := dotText(a.Val); {
		case a.Key == "label" && text != `\N`: // which stands for the name
			return []uint32{v}, d.label(v, strings.ReplaceAll(text, `\\`, `\`))
		case a.Key == "name":
			label = text
		}
	}
	if label != "" {
		err = d.label(v, label)
	}
	return []uint32{v}, err
}

// chain reads the statement of an edge, or a chain of them, and links what stands on
// both sides of each.
func (d *dotReader) chain(s *ast.EdgeStmt) ([]uint32, error) {
	from, err := d.side(s.From)
	if err != nil {
		return nil, err
	}
	met := from
	for e := s.To; e != nil; e = e.To {
		to, err := d.side(e.Vertex)
		if err != nil {
			return nil, err
		}
		if len(to) > 0 && len(from) > topology.MaxSize/len(to) {
			return nil, tooLarge("links between subgraphs of %d and %d vertices, want at most %d links", len(from), len(to), topology.MaxSize)
		}
		for _, u := range from {
			for _, v := range to {
				if err := d.link(u, v, 0); err != nil {
					return nil, err
				}
			}
		}
		from = to
		if err := d.mention(len(to)); err != nil {
			return nil, err
		}
		met = append(met, to...)
	}
	return met, nil
}

// side returns the vertices at one side of an edge, each once.
func (d *dotReader) side(at ast.Vertex) ([]uint32, error) {
	switch at := at.(type) {
	case *ast.Node:
		v, err := d.vertex(dotText(at.ID))
		return []uint32{v}, err
	case *ast.Subgraph:
		all, err := d.subgraph(at)
		seen := make(map[uint32]bool, len(all))
		var once []uint32
		for _, v := range all {
			if !seen[v] {
				seen[v] = true
				once = append(once, v)
			}
		}
		return once, err
	}
	return nil, errors.New("an edge to neither a node nor a subgraph") // the parser knows no other
}

// subgraph reads a subgraph. One that is named again has its vertices from before too.
func (d *dotReader) subgraph(s *ast.Subgraph) ([]uint32, error) {
	met, err := d.statements(s.Stmts)
	if err != nil || s.ID == "" {
		return met, err
	}
	name := dotText(s.ID)
	if err := d.mention(len(met)); err != nil {
		return nil, err
	}
	d.subgraphs[name] = append(d.subgraphs[name], met...)
	return d.subgraphs[name], nil
}

// dotText returns what an ID stands for: a quoted one loses its quotes, \" is a quote,
// and a backslash at a line's end joins the next line.
func dotText(id string) string {
	if len(id) < 2 || id[0] != '"' {
		return id
	}
	return strings.NewReplacer(`\"`, `"`, `\\`, `\\`, "\\\n", "", "\\\r\n", "").Replace(id[1 : len(id)-1])
}

// WriteDOT writes a network as an undirected graph in the DOT language: vertices are
// numbers, with their labels.
func WriteDOT(w io.Writer, net topology.Network) error {
	escape := strings.NewReplacer(`"`, `\"`, `\`, `\\`)
	b := bufio.NewWriter(w)
	fmt.Fprintf(b, "graph \"%s\" {\n", escape.Replace(net.Name()))
	for v := range uint32(net.Order()) {
		if _, err := fmt.Fprintf(b, "\t%d [label=\"%s\"];\n", v, escape.Replace(net.Label(v))); err != nil {
			return err
		}
	}
	for u, v := range net.CSR().Edges() {
		if _, err := fmt.Fprintf(b, "\t%d -- %d;\n", u, v); err != nil {
			return err
		}
	}
	b.WriteString("}\n")
	return b.Flush()
}
