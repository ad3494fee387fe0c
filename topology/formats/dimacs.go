package formats

import (
	"bufio"
	"fmt"
	"io"

	"topocert/topology"
)

// ReadDIMACS reads a graph in the DIMACS format of colouring and clique problems:
//
//	c …            a comment
//	p edge n m     once, first: n vertices, m links; "col" or "edges" for "edge" as well
//	e u v          a link; vertices are numbered from 1
//	n u c          something about vertex u, which is ignored, with a note
//
// Vertex i of the file is vertex i−1 of the graph. The file has m lines "e"; with
// Options.Undirected another number is only noted. Files that give each link in both
// directions are usual, and need Options.Undirected.
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
	links, ignored := 0, 0
	for in.Next() {
		parts := fields(in.Text, 4)
		var err error
		switch {
		case len(parts) == 0 || parts[0][0] == 'c':
		case header == 0:
			header = in.Number
			n, m, err = dimacsHeader(parts, in.Text)
		case string(parts[0]) == "e" && len(parts) == 3:
			links++
			err = b.dimacsLink(parts, n, in.Number)
		case string(parts[0]) == "n":
			ignored++
		default:
			err = malformed(`got line %q, want "e u v"`, topology.Short(in.Text))
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
		return nil, topology.LineErrorf(header, "%w", malformed("got %d links in the header and %d lines e, want the same; --undirected reads such files", m, links))
	case links != m:
		o.note("%d links in the header, and %d lines e", m, links)
	}
	if ignored > 0 {
		o.note("%s about vertices ignored", times(ignored, "line"))
	}
	return b.numbered(n)
}

// dimacsHeader reads the numbers of vertices and links.
func dimacsHeader(parts [][]byte, line []byte) (n, m int, err error) {
	if len(parts) != 4 || string(parts[0]) != "p" {
		return 0, 0, malformed(`got line %q, want "p edge n m" first`, topology.Short(line))
	}
	if kind := string(parts[1]); kind != "edge" && kind != "col" && kind != "edges" {
		return 0, 0, malformed(`got a problem %q, want "edge": other problems are not read`, topology.Short(kind))
	}
	order, err := topology.Decimal(parts[2])
	if err != nil {
		return 0, 0, err
	}
	size, err := topology.Decimal(parts[3])
	if err != nil {
		return 0, 0, err
	}
	if order > topology.MaxOrder || size > 2*topology.MaxSize {
		return 0, 0, tooLarge("got %d vertices and %d links, want at most %d and %d", order, size, topology.MaxOrder, 2*topology.MaxSize)
	}
	return int(order), int(size), nil
}

// dimacsLink reads a line "e u v".
func (b *builder) dimacsLink(parts [][]byte, n, line int) error {
	var ends [2]uint32
	for i, part := range parts[1:] {
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

// WriteMETIS writes a network as a graph file of METIS: see topology.ReadMETIS. Labels
// are not part of it.
func WriteMETIS(w io.Writer, net topology.Network) error {
	b := bufio.NewWriter(w)
	fmt.Fprintf(b, "%d %d\n", net.Order(), net.Size())
	for u := range uint32(net.Order()) {
		for i, v := range net.Neighbors(u) {
			if i > 0 {
				b.WriteByte(' ')
			}
			fmt.Fprint(b, v+1)
		}
		if err := b.WriteByte('\n'); err != nil {
			return err
		}
	}
	return b.Flush()
}
