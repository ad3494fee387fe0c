package formats

import (
	"bufio"
	"bytes"
	"fmt"
	"io"

	"topocert/topology"
)

// ReadMETIS reads a graph file of METIS:
//
//	n m [fmt [ncon]]        the header: n vertices, m links; fmt has up to three digits, 0 or 1:
//	                        whether there are sizes of vertices, weights of vertices, weights of links
//	[s] [w …] a [x] b [x] … for each vertex, its size and its ncon weights, if there are such, and
//	                        its neighbours, from 1, each with the link's weight, if there are such
//
// A line whose first character is '%' is a comment and may stand anywhere. Vertex i of the
// file is vertex i−1 of the graph, with the label i. Sizes are ignored, with a note; so are weights, but those of links with Options.Weights.
//
// Each link stands in both ends' rows; with Options.Undirected it may stand in one, and again.
// What other programs write is read, with a note: m that counts each link at both ends, blank
// rows at the end of the file that are left out or too many.
//
// Limits: MaxOrder, MaxSize, checked in the header, and MaxLine, which a vertex with more than
// about 1.8 million neighbours can pass. Memory is taken for the rows that are there and the
// order that the header gives, and stays below 192 bytes for each byte of the file and 64 for
// each vertex.
//
// Errors wrap topology.ErrFormat, topology.ErrLimit or the reader's, and name the line;
// vertices are numbered in them as in the file.
//
// Source: G. Karypis, "METIS: A Software Package for Partitioning Unstructured
// Graphs …, Version 5.1.0", 2013, §4.1.1.
// Deviations: the empty graph, header "0 0", is read.
func ReadMETIS(r io.Reader, o Options) (*topology.External, error) {
	in := newLines(r)
	m := metis{builder: builder{o: o, from: 1, arcs: true}}
	header, spare := 0, 0 // the number of the header's line, or 0; blank lines after the last vertex
	for in.Next() {
		var err error
		switch line := in.Text; {
		case bytes.HasPrefix(line, []byte("%")):
		case header == 0:
			header, err = in.Number, m.header(line)
		case m.rows < m.n:
			m.rows++
			err = m.row(line, in.Number)
		case len(bytes.TrimSpace(line)) > 0:
			err = malformed("got line %q after the last vertex, want %d lines after the header", topology.Short(line), m.n)
		default:
			spare++
		}
		if err != nil {
			return nil, in.Errorf("%w", err)
		}
	}
	switch {
	case in.Err != nil:
		return nil, in.Err
	case header == 0:
		return nil, topology.LineErrorf(in.Number+1, "%w", malformed("got the end of the file, want a header"))
	}
	missing := m.n - m.rows
	if arcs := len(m.links); missing > 0 && arcs != m.m && arcs != 2*m.m && !o.Undirected {
		return nil, topology.LineErrorf(in.Number+1, "%w", malformed("got the end of the file after %d vertices, want %d", m.rows, m.n))
	}
	net, err := m.numbered(m.n)
	if err != nil {
		return nil, err
	}
	switch size := net.Size(); {
	case size == m.m:
	case 2*size == m.m:
		o.note("the header counts each link at both ends")
	case o.Undirected:
		o.note("%d links in the header, and %d in the lines", m.m, size)
	default:
		return nil, topology.LineErrorf(header, "%w", malformed("got %d links in the header and %d in the lines, want the same", m.m, size))
	}
	if spare > 0 {
		o.note("%s after the last vertex ignored", times(spare, "blank line"))
	}
	if missing > 0 {
		o.note("the last %s no line: isolated", plural(missing, "vertex has", "vertices have"))
	}
	if m.ahead > 0 || m.weights && !o.Weights {
		o.note("sizes and weights are ignored")
	}
	return net, nil
}

// metis is what was read of a file.
type metis struct {
	builder
	n, m    int
	ahead   int  // numbers before a row's neighbours
	weights bool // does a weight follow each neighbour?
	rows    int  // read so far
}

// header reads the numbers of vertices and links, and what else a row has.
func (m *metis) header(line []byte) error {
	parts := fields(line, 4)
	if len(parts) < 2 || len(parts) > 4 {
		return malformed("got header %q, want the numbers of vertices and links, fmt and ncon", topology.Short(line))
	}
	var err error
	if m.n, m.m, err = orderAndSize(parts[0], parts[1]); err != nil {
		return err
	}
	if len(parts) == 2 {
		return m.unweighted()
	}
	kinds := fmt.Sprintf("%03s", parts[2])
	if len(kinds) > 3 || len(bytes.Trim(parts[2], "01")) > 0 {
		return malformed("got fmt %q, want three digits, 0 or 1", topology.Short(parts[2]))
	}
	constraints := uint32(1)
	if len(parts) == 4 {
		constraints, err = topology.Decimal(parts[3])
		if err == nil && (constraints > 1 && kinds[1] == '0' || constraints > topology.MaxLine || constraints == 0 && kinds[1] == '1') {
			err = malformed("got ncon %d with fmt %s, want the number of weights of a vertex", constraints, parts[2])
		}
	}
	m.ahead = int(kinds[0]-'0') + int(kinds[1]-'0')*int(constraints)
	if m.weights = kinds[2] == '1'; err == nil && !m.weights {
		err = m.unweighted()
	}
	return err
}

// row reads the row of the next vertex.
func (m *metis) row(line []byte, number int) error {
	place, u, to := 0, uint32(m.rows-1), uint32(0)
	for part := range bytes.FieldsSeq(line) {
		n, err := topology.Decimal(part)
		neighbour := place >= m.ahead && !(m.weights && (place-m.ahead)%2 == 1)
		switch place++; {
		case err != nil:
			return err
		case !neighbour && place <= m.ahead:
		case !neighbour: // the weight of the link before
			if err = m.weighs(part); err == nil {
				err = m.link(u, to, number)
			}
			if err != nil {
				return err
			}
		case n < 1 || int64(n) > int64(m.n):
			return malformed("got vertex %d, want 1 … %d", n, m.n)
		case len(m.links) == 2*m.m && !m.o.Undirected:
			return malformed("got more than %d neighbours so far, want twice the %d links of the header", 2*m.m, m.m)
		case m.weights:
			to = n - 1
		default:
			if err := m.link(u, n-1, number); err != nil {
				return err
			}
		}
	}
	switch {
	case place < m.ahead:
		return malformed("got %s in the row of vertex %d, want %d before its neighbours", times(place, "number"), u+1, m.ahead)
	case m.weights && (place-m.ahead)%2 == 1:
		return malformed("got a neighbour without a weight at the end of the row of vertex %d, want one for each", u+1)
	}
	return nil
}

// WriteMETIS writes a network as a graph file of METIS: see ReadMETIS. Labels
// are not part of it.
func WriteMETIS(w io.Writer, net topology.Network) error {
	b := bufio.NewWriter(w)
	fmt.Fprintf(b, "%d %d", net.Order(), net.Size())
	if net.Order() > 0 && net.CSR().Weights(0) != nil {
		b.WriteString(" 001")
	}
	b.WriteByte('\n')
	for u := range uint32(net.Order()) {
		weights := net.CSR().Weights(u)
		for i, v := range net.Neighbors(u) {
			if i > 0 {
				b.WriteByte(' ')
			}
			fmt.Fprint(b, v+1)
			if weights != nil {
				fmt.Fprint(b, " ", weights[i])
			}
		}
		if err := b.WriteByte('\n'); err != nil {
			return err
		}
	}
	return b.Flush()
}
