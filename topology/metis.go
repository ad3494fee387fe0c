package topology

import (
	"bytes"
	"fmt"
	"io"
	"slices"
)

// ReadMETIS reads a graph file of METIS, without weights:
//
//	n m [fmt [ncon]]    the header: n vertices, m links; fmt is 0, 00 or 000,
//	                    ncon is 0
//	a b c …             for each vertex, its neighbours, from 1, in any order;
//	                    a blank line for a vertex without neighbours
//
// with spaces or tabs between the numbers. A line whose first character is '%'
// is a comment and may stand anywhere. Vertex i of the file is vertex i−1 of
// the graph. Each link stands in both ends' rows. A line may end with a carriage
// return and a newline.
//
// Limits: MaxOrder, MaxSize, checked in the header, and MaxLine, which a vertex
// with more than about 1.8 million neighbours can pass. Memory is taken for what
// is read and not for what the header promises; it stays below 128 bytes for
// each byte of the file.
//
// Errors wrap ErrFormat, ErrLimit or the reader's error, and name the line.
// Vertices are numbered in them as in the file.
//
// Cost: O(file + size · log degree).
//
// Source: G. Karypis, "METIS: A Software Package for Partitioning Unstructured
// Graphs …, Version 5.1.0", 2013, §4.1.1.
// Deviations: the empty graph, header "0 0", is read.
func ReadMETIS(r io.Reader) (*Graph, error) {
	in := NewLines(r, MaxLine)
	n, m, header := 0, 0, 0 // header is the number of its line, or 0
	var lines []int         // the number of each vertex's line
	g := &Graph{start: []uint32{0}}
	for in.Next() {
		var err error
		switch line := in.Text; {
		case bytes.HasPrefix(line, []byte("%")):
		case header == 0:
			header = in.Number
			n, m, err = metisHeader(line)
		case len(lines) == n:
			err = fmt.Errorf("%w: got line %q after the last vertex, want %d lines after the header", ErrFormat, Short(line), n)
		default:
			lines = append(lines, in.Number)
			g.arcs, err = appendMETISRow(g.arcs, line, n, m, len(lines))
			g.start = append(g.start, uint32(len(g.arcs)))
		}
		if err != nil {
			return nil, in.Errorf("%w", err)
		}
	}
	if in.Err != nil {
		return nil, in.Err
	}
	if header == 0 {
		return nil, LineErrorf(in.Number+1, "%w: got the end of the file, want a header", ErrFormat)
	}
	if len(lines) < n {
		return nil, LineErrorf(in.Number+1, "%w: got the end of the file after %d vertices, want %d", ErrFormat, len(lines), n)
	}
	for u := range uint32(n) {
		for _, v := range g.Neighbors(u) {
			if !g.HasEdge(v, u) {
				return nil, LineErrorf(lines[u], "%w: vertex %d names %d, which on line %d does not name it, want both",
					ErrFormat, u+1, v+1, lines[v])
			}
		}
	}
	if g.Size() != m {
		return nil, LineErrorf(header, "%w: got %d links in the header and %d in the lines, want the same", ErrFormat, m, g.Size())
	}
	if n == 0 {
		return new(Graph), nil
	}
	return g, nil
}

// metisHeader reads the numbers of vertices and links.
func metisHeader(line []byte) (n, m int, err error) {
	var parts [][]byte
	for field := range fields(line) {
		if len(parts) == 4 {
			return 0, 0, fmt.Errorf("%w: got header %q, want at most 4 numbers", ErrFormat, Short(line))
		}
		parts = append(parts, field)
	}
	if len(parts) < 2 {
		return 0, 0, fmt.Errorf("%w: got header %q, want the numbers of vertices and links", ErrFormat, Short(line))
	}
	if len(parts) > 2 {
		if f := string(parts[2]); f != "0" && f != "00" && f != "000" {
			return 0, 0, fmt.Errorf("%w: got fmt %q, want 0: weights are not read", ErrFormat, Short(f))
		}
	}
	if len(parts) > 3 && string(parts[3]) != "0" {
		return 0, 0, fmt.Errorf("%w: got ncon %q, want 0: weights are not read", ErrFormat, Short(string(parts[3])))
	}
	order, err := Decimal(parts[0])
	if err != nil {
		return 0, 0, err
	}
	size, err := Decimal(parts[1])
	if err != nil {
		return 0, 0, err
	}
	if order > MaxOrder || size > MaxSize {
		return 0, 0, fmt.Errorf("%w: got %d vertices and %d links, want at most %d and %d", ErrLimit, order, size, MaxOrder, MaxSize)
	}
	return int(order), int(size), nil
}

// appendMETISRow appends the neighbours of the given vertex, counted from 1, to
// the rows before it. All the rows of m links hold 2m numbers.
func appendMETISRow(arcs []uint32, line []byte, n, m, vertex int) ([]uint32, error) {
	from := len(arcs)
	for field := range fields(line) {
		v, err := Decimal(field)
		switch {
		case err != nil:
			return nil, err
		case v < 1 || int64(v) > int64(n):
			return nil, fmt.Errorf("%w: got vertex %d, want 1 … %d", ErrFormat, v, n)
		case int(v) == vertex:
			return nil, fmt.Errorf("%w: loop at vertex %d, want a simple graph", ErrFormat, v)
		case len(arcs) == 2*m:
			return nil, fmt.Errorf("%w: got more than %d neighbours so far, want twice the %d links of the header", ErrFormat, 2*m, m)
		}
		arcs = append(arcs, v-1)
	}
	row := arcs[from:]
	slices.Sort(row)
	for i := 1; i < len(row); i++ {
		if row[i-1] == row[i] {
			return nil, fmt.Errorf("%w: vertex %d is named twice, want each neighbour once", ErrFormat, row[i]+1)
		}
	}
	return arcs, nil
}
