package formats

import (
	"bufio"
	"io"
	"slices"
	"strings"

	"topocert/topology"
)

// ReadMatrix reads an adjacency matrix of 0 and 1, as people and programs write it:
//
//	0 1 1      0,1,1      011      [[0 1 1]        [[0, 1, 1], [1, 0, 0], [1, 0, 0]]
//	1 0 0      1,0,0      100       [1 0 0]
//	1 0 0      1,0,0      100       [1 0 0]]       [0 1 1; 1 0 0; 1 0 0]
//
// Entries may be written 0. and 1. or 0.0 and 1.0. Blanks and commas separate entries; a
// row ends with its line, a semicolon or a closing bracket. A row within two pairs of
// brackets may go over several lines. A blank line is skipped, and one that starts with
// '#' or '%'. The order may stand alone on the first line. The matrix is symmetric and its diagonal 0: see Options.Undirected. Other
// numbers, which are weights, are refused. Row i is vertex i−1.
//
// Limits: MaxOrder, MaxSize, MaxLine; memory stays below 64 bytes for each byte of the
// file. Errors wrap topology.ErrFormat, topology.ErrLimit or the reader's, and name the
// line. Cost: O(file + size · log degree).
func ReadMatrix(r io.Reader, o Options) (*topology.External, error) {
	m := matrix{builder: builder{o: o}, width: -1, alone: -1, order: -1}
	in := newLines(r)
	for in.Next() {
		if err := m.line(in.Text, in.Number); err != nil {
			return nil, in.Errorf("%w", err)
		}
	}
	if in.Err != nil {
		return nil, in.Err
	}
	if err := m.end(); err != nil {
		return nil, topology.LineErrorf(in.Number+1, "%w", err)
	}
	for u, row := range m.rows {
		for _, v := range row {
			_, back := slices.BinarySearch(m.rows[v], uint32(u))
			if !back && !o.Undirected {
				return nil, topology.LineErrorf(m.lines[u], "%w", malformed("column %d of row %d is 1 and column %d of row %d is 0, want a symmetric matrix; --undirected takes an arc for a link",
					v+1, u+1, u+1, v+1))
			}
			if int(v) == u || int(v) > u || !back {
				if err := m.link(uint32(u), v, m.lines[u]); err != nil {
					return nil, topology.LineErrorf(m.lines[u], "%w", err)
				}
			}
			if !back {
				m.arcs++
			}
		}
	}
	if m.arcs > 0 {
		o.note("arcs in one direction only, taken for links: %d", m.arcs)
	}
	return m.numbered(len(m.rows))
}

// matrix is what was read of an adjacency matrix.
type matrix struct {
	builder
	rows  [][]uint32 // the columns of the entries 1, increasing
	lines []int      // where each row ended
	row   []uint32   // the row at work
	at    int        // its entries so far
	width int        // of the first row, or −1
	ones  int        // in all rows
	depth int        // of brackets
	arcs  int
	alone int // the number alone on the first line, which may be the order, or −1
	order int // what the first line says it is, or −1
}

// line reads a line.
func (m *matrix) line(text []byte, number int) error {
	if parts := fields(text, 1); len(parts) == 1 && m.width < 0 && m.alone < 0 && m.depth == 0 {
		if n, err := topology.Decimal(parts[0]); err == nil && n <= topology.MaxOrder {
			m.alone = int(n)
			if strings.Trim(string(parts[0]), "01") != "" { // it is no row
				m.order = m.alone
				return nil
			}
		}
	}
	for i := 0; i < len(text); {
		c := text[i]
		switch {
		case m.at == 0 && m.depth == 0 && i == 0 && (c == '#' || c == '%'):
			return nil
		case c == ' ' || c == '\t' || c == ',':
			i++
		case c == '[':
			if m.depth++; m.depth > 2 || m.at > 0 {
				return malformed("got a bracket within brackets or a row, want at most two pairs around a row")
			}
			i++
		case c == ']' || c == ';':
			if err := m.endRow(number); err != nil {
				return err
			}
			if c == ']' {
				if m.depth--; m.depth < 0 {
					return malformed("got a closing bracket, want an opening one before it")
				}
			}
			i++
		case '0' <= c && c <= '9' || c == '.' || c == '-' || c == '+':
			end := i + 1
			for end < len(text) && ('0' <= text[end] && text[end] <= '9' || text[end] == '.') {
				end++
			}
			if err := m.entries(text[i:end]); err != nil {
				return err
			}
			i = end
		default:
			return malformed("got %q, want entries 0 and 1", topology.Short(text[i:]))
		}
	}
	if m.depth < 2 {
		return m.endRow(number)
	}
	return nil
}

// entries reads a number, or several digits that are an entry each.
func (m *matrix) entries(text []byte) error {
	switch string(text) {
	case "0.", "0.0", "1.", "1.0":
		text = text[:1]
	}
	for _, c := range text {
		if c != '0' && c != '1' {
			return malformed("got entry %q, want 0 or 1; weights are not read", topology.Short(text))
		}
		if c == '1' {
			if m.ones++; m.ones > 2*topology.MaxSize {
				return tooLarge("more than %d entries 1, want at most that many", 2*topology.MaxSize)
			}
			m.row = append(m.row, uint32(m.at))
		}
		if m.at++; m.at > topology.MaxOrder {
			return tooLarge("got more than %d entries in row %d, want at most that many", topology.MaxOrder, len(m.rows)+1)
		}
	}
	return nil
}

// endRow ends the row at work, if it has entries.
func (m *matrix) endRow(line int) error {
	if m.at == 0 {
		return nil
	}
	if len(m.rows) == 1 && m.order < 0 && m.alone == m.at && (m.at != m.width || m.width == 1) {
		m.order = m.alone // it was no row
		m.rows, m.lines, m.width = m.rows[:0], m.lines[:0], -1
	}
	if m.width < 0 {
		m.width = m.at
	}
	switch {
	case m.at != m.width:
		return malformed("got %d entries in row %d, want %d as in the first", m.at, len(m.rows)+1, m.width)
	case len(m.rows) == m.width:
		return malformed("got more than %d rows, want as many as columns", m.width)
	}
	m.rows = append(m.rows, slices.Clone(m.row))
	m.lines = append(m.lines, line)
	m.row, m.at = m.row[:0], 0
	return nil
}

// end checks what is known only at the file's end.
func (m *matrix) end() error {
	switch {
	case m.depth > 0:
		return malformed("got the end of the file, want a closing bracket")
	case m.width < 0 && m.order >= 0:
		return malformed("got the end of the file after the order, want %d rows", m.order)
	case m.width < 0:
		return malformed("got the end of the file, want a matrix")
	case m.order >= 0 && m.order != m.width:
		return malformed("got the order %d and rows of %d entries, want the same", m.order, m.width)
	case len(m.rows) < m.width:
		return malformed("got the end of the file after %d rows, want %d, as many as columns", len(m.rows), m.width)
	}
	return nil
}

// WriteMatrix writes a network's adjacency matrix: entries with blanks between, a row a
// line. A network of more than topology.MaxGraph6Order vertices, whose file would be of
// more than 128 MB, is refused with topology.ErrLimit, and one without vertices with
// topology.ErrFormat: it has no matrix.
func WriteMatrix(w io.Writer, net topology.Network) error {
	n := net.Order()
	if n > topology.MaxGraph6Order {
		return tooLarge("adjacency matrix of order %d, want at most %d", n, topology.MaxGraph6Order)
	}
	if n == 0 {
		return malformed("adjacency matrix of the graph without vertices, want one at least")
	}
	b := bufio.NewWriter(w)
	row := make([]byte, 2*n)
	for u := range uint32(n) {
		for v := range n {
			row[2*v], row[2*v+1] = '0', ' '
		}
		for _, v := range net.Neighbors(u) {
			row[2*v] = '1'
		}
		row[2*n-1] = '\n'
		if _, err := b.Write(row); err != nil {
			return err
		}
	}
	return b.Flush()
}
