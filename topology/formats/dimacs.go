package formats

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"strings"

	"topocert/topology"
)

// ReadDIMACS reads a graph in the DIMACS formats of colouring and clique problems, of shortest
// paths, and of PACE's tree decompositions:
//
//	c …            a comment
//	p edge n m     once, first: n vertices, m links; "col" or "edges" for "edge" as well
//	e u v [w]      a link; vertices are numbered from 1
//	n …, d …, …    a line of a letter n, d, v or x: of vertices, which is ignored, with a note
//
//	p sp n m       shortest paths: m arcs, of which each link has two
//	a u v w        an arc
//
//	p tw n m       tree decompositions: m links
//	u v            a link
//
// Vertex i of the file is vertex i−1 of the graph, with the label i. Weights are ignored, with
// a note, but with Options.Weights. The file has m links or arcs; with Options.Undirected another number is only
// noted. Colouring files that give each link in both directions are usual, and need
// Options.Undirected.
//
// Limits: MaxOrder, MaxSize, MaxLine; memory is taken for the links that are there and
// the order that the header gives, and stays below 64 bytes for each byte of the file
// and 16 for each vertex. Errors wrap topology.ErrFormat, topology.ErrLimit or the
// reader's, and name the line; vertices are numbered in them as in the file.
//
// Source: "Clique and Coloring Problems: Graph Format", DIMACS challenge, 1993.
func ReadDIMACS(r io.Reader, o Options) (*topology.External, error) {
	b := builder{o: o, from: 1}
	in := newLines(r)
	n, m, header := 0, 0, 0 // header is the number of its line, or 0
	mark, links, weights, ignored := "", 0, 0, 0
	for in.Next() {
		parts := fields(in.Text, 4)
		var err error
		switch {
		case len(parts) == 0 || parts[0][0] == 'c':
		case header == 0:
			header = in.Number
			mark, n, m, err = dimacsHeader(parts, in.Text)
			b.arcs = mark == "a"
		case string(parts[0]) == mark && (len(parts) == 3 || len(parts) == 4):
			links++
			weights += len(parts) - 3
			if err = b.unweighted(); len(parts) == 4 {
				err = b.weighs(parts[3])
			}
			if err == nil {
				err = b.dimacsLink(parts[1:], n, in.Number)
			}
		case mark == "" && len(parts) == 2:
			links++
			if err = b.unweighted(); err == nil {
				err = b.dimacsLink(parts, n, in.Number)
			}
		case mark == "e" && len(parts[0]) == 1 && bytes.Contains([]byte("ndvx"), parts[0]):
			ignored++
		default:
			err = malformed("got line %q, want %q", topology.Short(in.Text), strings.TrimSpace(mark+" u v"))
		}
		if err != nil {
			return nil, in.Errorf("%w", err)
		}
	}
	switch {
	case in.Err != nil:
		return nil, in.Err
	case header == 0:
		return nil, topology.LineErrorf(in.Number+1, "%w", malformed(`got the end of the file, want "p edge n m"`))
	case links != m && !o.Undirected:
		return nil, topology.LineErrorf(header, "%w", malformed("got %d links in the header and %d lines of them, want the same; --undirected reads such files", m, links))
	case links != m:
		o.note("%d links in the header, and %d lines of them", m, links)
	}
	if ignored > 0 {
		o.note("%s about vertices ignored", times(ignored, "line"))
	}
	if weights > 0 && !o.Weights {
		o.note("weights of %s ignored", times(weights, "line"))
	}
	return b.numbered(n)
}

// dimacsHeader reads how lines of links begin, and the numbers of vertices and links.
func dimacsHeader(parts [][]byte, line []byte) (mark string, n, m int, err error) {
	if len(parts) != 4 || string(parts[0]) != "p" {
		return "", 0, 0, malformed(`got line %q, want "p edge n m" first`, topology.Short(line))
	}
	mark, known := map[string]string{"edge": "e", "edges": "e", "col": "e", "sp": "a", "tw": ""}[string(parts[1])]
	if !known {
		return "", 0, 0, malformed(`got a problem %q, want edge, col, sp or tw: other problems are not read`, topology.Short(parts[1]))
	}
	n, m, err = orderAndSize(parts[2], parts[3])
	return mark, n, m, err
}

// orderAndSize reads the numbers of vertices and of links, or of these at both ends.
func orderAndSize(vertices, links []byte) (n, m int, err error) {
	order, err := topology.Decimal(vertices)
	if err != nil {
		return 0, 0, err
	}
	size, err := topology.Decimal(links)
	if err != nil {
		return 0, 0, err
	}
	if order > topology.MaxOrder || size > 2*topology.MaxSize {
		return 0, 0, tooLarge("got %d vertices and %d links, want at most %d and %d", order, size, topology.MaxOrder, 2*topology.MaxSize)
	}
	return int(order), int(size), nil
}

// dimacsLink reads the two ends of a link, and what may follow.
func (b *builder) dimacsLink(parts [][]byte, n, line int) error {
	var ends [2]uint32
	for i, part := range parts[:2] {
		v, err := topology.Decimal(part)
		if err != nil {
			return err
		}
		if v < 1 || int64(v) > int64(n) {
			return malformed("got vertex %d, want 1 … %d", v, n)
		}
		ends[i] = v - 1
	}
	return b.link(ends[0], ends[1], line)
}

// WriteDIMACS writes a network in the DIMACS format. Labels are not part of it.
func WriteDIMACS(w io.Writer, net topology.Network) error {
	b := bufio.NewWriter(w)
	fmt.Fprintf(b, "p edge %d %d\n", net.Order(), net.Size())
	for u, v := range net.CSR().Edges() {
		if _, err := fmt.Fprintf(b, "e %d %d\n", u+1, v+1); err != nil {
			return err
		}
	}
	return b.Flush()
}
