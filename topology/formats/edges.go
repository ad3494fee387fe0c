package formats

import (
	"bytes"
	"fmt"
	"io"
	"strconv"

	"topocert/topology"
)

// ReadEdges reads an edge list: what topology.ReadEdges reads, what networkx writes
// (write_edgelist, write_weighted_edgelist), and lists with names:
//
//	u v                  a link
//	u v 2.5              a link and its weight, on all lines or on none
//	u v {'weight': 3}    a link and its data, as networkx writes it
//	n                    on the first line: the order, where vertices are numbers
//	n m                  on the first line: the order and the number of links
//	h s r                on the first line: a host-switch graph of Graph Golf's, of which 0 … h−1 are
//	                     the hosts, the s after them switches of at most r ports
//	source,target        on the first line: names of columns, above numbers or others' names
//	x,y x,y              a link of Graph Golf's grids: the vertices are called "x,y"
//
// Blanks, tabs and commas separate. A blank line is skipped, and one that starts with
// '#' or '%'. Data are ignored, with a note; so are weights, without Options.Weights.
//
// Where all vertices are decimal numbers, they are the vertices, as in
// topology.ReadEdges. Where no order is given, vertex 0 has to have a link, or else the
// numbers to be all of 1 … n: then vertex i−1 has the label i, with a note. Vertices
// below the largest that have no link are isolated, with a note.
//
// What stands on the first line and is no link is said in a note. "n m" is read where m lines
// of links follow whose vertices are numbers of 0 … n−1 or 1 … n; it is refused where it
// could be a link as well, since m is one of these vertices. Numbers then count from 1 where n
// is one of them.
//
// Otherwise all vertices are names, in the order in which they come. A name may be quoted
// with " or ', and a number that is a name has to be; or it is a tuple in parentheses,
// whose blanks after commas are left out: "(0, 1)" is (0,1). A file with both numbers and
// names is refused: it is more often a slip.
//
// Limits: MaxOrder, MaxSize, MaxLine and those of labels; memory stays below 256 bytes
// for each byte of the file and 16 for each vertex, so that the file "0 16777215" takes
// 192 MB for a moment. Errors wrap topology.ErrFormat, topology.ErrLimit or the
// reader's, and name the line. Cost: O(file + order + size · log size).
func ReadEdges(r io.Reader, o Options) (*topology.External, error) {
	e := edges{builder: builder{o: o}}
	in := newLines(r)
	for in.Next() {
		if err := e.line(in.Text, in.Number); err != nil {
			return nil, in.Errorf("%w", err)
		}
	}
	switch {
	case in.Err != nil:
		return nil, in.Err
	case !e.stated && e.count == 0 && e.head.numbers == nil:
		return nil, topology.LineErrorf(in.Number+1, "%w", malformed("got the end of the file, want an order or a link"))
	}
	if err := e.headed(); err != nil {
		return nil, topology.LineErrorf(e.head.line, "%w", err)
	}
	if e.weights > 0 && !o.Weights {
		o.note("the third column of %s is taken for weights, which are ignored", times(e.weights, "line"))
	}
	if e.data > 0 {
		o.note("the data {…} of %s are ignored", times(e.data, "link"))
	}
	if e.names != nil {
		return e.network()
	}
	return e.numbers()
}

// edges is what was read of an edge list.
type edges struct {
	builder
	stated  bool // is there a line with the order?
	order   uint32
	head    heading
	hosts   uint32   // of a host-switch graph
	count   int      // of links, loops among them
	weights int      // how many have a weight
	data    int      // how many have data that say something
	looped  []uint32 // the vertices of loops that are dropped
	parts   []field  // of the line last read
}

// line reads a line.
func (e *edges) line(text []byte, number int) error {
	parts, data, err := edgeFields(e.parts[:0], text)
	e.parts = parts
	switch {
	case err != nil:
		return err
	case len(parts) == 0 && data == nil:
		return nil
	case len(parts) == 1 && data == nil && e.head.line == 0 && !e.stated:
		n, err := topology.Decimal(parts[0].text)
		if err != nil {
			return fmt.Errorf("%w on the first line, or two vertices", err)
		}
		if n > topology.MaxOrder {
			return tooLarge("got order %d, want at most %d", n, topology.MaxOrder)
		}
		e.stated, e.order = true, n
		return nil
	case len(parts) < 2:
		return malformed("got only %q, want two vertices", topology.Short(bytes.TrimSpace(text)))
	case e.head.line == 0 && !e.stated && e.begin(parts, data, text, number):
		return nil
	case len(parts) == 3 && data == nil:
		if _, err := strconv.ParseFloat(string(parts[2].text), 64); err != nil {
			return malformed("got %q after two vertices, want a weight, data in {…} or nothing; a name with blanks is quoted", topology.Short(parts[2].text))
		}
	case len(parts) > 2:
		return malformed("got %q, want two vertices and a weight or data in {…} at most", topology.Short(bytes.TrimSpace(text)))
	}
	if e.head.line == 0 {
		e.head.line = number
	}
	if e.head.names && e.count == 1 && !parts[0].quoted && isDigits(parts[0].text) {
		e.titled()
	}
	if weighted := len(parts) == 3; weighted != (e.weights > 0) && e.count > 0 {
		return malformed("got %d columns, and another number on other lines, want the same on all: an adjacency list is no edge list", len(parts))
	} else if weighted {
		if err := e.weighs(parts[2].text); err != nil {
			return err
		}
		e.weights++
	} else if err := e.unweighted(); err != nil {
		return err
	}
	if data != nil && string(data) != "{}" {
		e.data++
	}
	var ends [2]uint32
	for i, part := range parts[:2] {
		if ends[i], err = e.end(part); err != nil {
			return err
		}
	}
	u, v := ends[0], ends[1]
	e.count++
	if u == v {
		e.looped = append(e.looped, u)
	}
	return e.link(u, v, number)
}

// end reads the end of a link.
func (e *edges) end(f field) (uint32, error) {
	number := !f.quoted && isDigits(f.text)
	switch {
	case !number && e.stated:
		return 0, malformed("got %q, want a number below the order, %d: a list with names has no order on its first line", topology.Short(f.text), e.order)
	case !number && e.order > 0:
		return 0, malformed("got %q, and numbers on other lines, want numbers or names throughout; a number in quotes is a name", topology.Short(f.text))
	case number && e.names != nil:
		return 0, malformed("got the number %s, and names on other lines, want numbers or names throughout; a number in quotes is a name", topology.Short(f.text))
	case !number:
		return e.vertex(string(f.text))
	}
	n, err := topology.Decimal(f.text)
	switch {
	case err != nil:
		return 0, err
	case e.stated && n >= e.order:
		return 0, malformed("got vertex %d, want vertices below the order, %d", n, e.order)
	case n >= topology.MaxOrder:
		return 0, tooLarge("got vertex %d, want vertices below %d", n, topology.MaxOrder)
	case !e.stated:
		e.order = max(e.order, n+1)
	}
	return n, nil
}

// isDigits tells whether a text has only decimal digits.
func isDigits(text []byte) bool { return len(text) > 0 && len(bytes.Trim(text, "0123456789")) == 0 }

// numbers returns the network whose vertices are numbers.
func (e *edges) numbers() (*topology.External, error) {
	if e.stated {
		net, err := e.numbered(int(e.order))
		if err != nil || e.hosts == 0 {
			return net, err
		}
		ends := make([]uint32, e.hosts)
		for v := range ends {
			ends[v] = uint32(v)
		}
		return net.WithEnds(ends)
	}
	met := make([]bool, e.order)
	for _, l := range e.links {
		met[l.u], met[l.v] = true, true
	}
	for _, v := range e.looped {
		met[v] = true
	}
	missing, first := 0, 0
	for v, is := range met {
		if !is {
			if missing++; missing == 1 {
				first = v
			}
		}
	}
	switch {
	case missing == 0:
	case met[0]:
		e.o.note("no link names %s below the largest, such as %d: isolated", plural(missing, "other vertex", "other vertices"), first)
	case missing > 1 || e.order < 2:
		return nil, malformed("no link names vertex 0 and %s, and no first line gives the order, want the order n on the first line, or the numbers 0 … n−1 or 1 … n",
			plural(missing-1, "other vertex", "other vertices"))
	default: // 1 … n
		e.fromOne()
	}
	return e.numbered(int(e.order))
}

// field is a part of a line.
type field struct {
	text   []byte // of the line
	quoted bool
}

// edgeFields appends the fields of a line, at most four, to parts, and returns the data in
// braces at its end. A comment has none.
func edgeFields(parts []field, line []byte) (_ []field, data []byte, err error) {
	const blanks = " \t,"
	if two := bytes.Fields(line); len(two) == 2 && isPoint(two[0]) && isPoint(two[1]) {
		return append(parts, field{text: two[0]}, field{text: two[1]}), nil, nil
	}
	for rest := bytes.TrimLeft(line, blanks); len(rest) > 0 && len(parts) < 4; rest = bytes.TrimLeft(rest, blanks) {
		end := 0
		switch first := rest[0]; first {
		case '#', '%':
			if len(parts) == 0 {
				return nil, nil, nil
			}
			end = bytes.IndexAny(rest, blanks)
		case '{':
			if data = bytes.TrimSpace(rest); data[len(data)-1] != '}' {
				return nil, nil, malformed("got data %q, want a closing brace at the end of the line", topology.Short(data))
			}
			return parts, data, nil
		case '"', '\'':
			end = bytes.IndexByte(rest[1:], first)
			if end < 0 {
				return nil, nil, malformed("got %q, want a closing quote", topology.Short(rest))
			}
			parts = append(parts, field{rest[1 : 1+end], true})
			rest = rest[end+2:]
			if len(rest) > 0 && !bytes.ContainsRune([]byte(blanks), rune(rest[0])) {
				return nil, nil, malformed("got %q after a closing quote, want a blank", topology.Short(rest))
			}
			continue
		case '(':
			if end = closing(rest); end < 0 {
				return nil, nil, malformed("got %q, want a closing parenthesis", topology.Short(rest))
			}
			parts = append(parts, field{text: bytes.ReplaceAll(rest[:end], []byte(", "), []byte(","))})
			rest = rest[end:]
			continue
		default:
			end = bytes.IndexAny(rest, blanks)
		}
		if end < 0 {
			end = len(rest)
		}
		parts = append(parts, field{text: rest[:end]})
		rest = rest[end:]
	}
	return parts, nil, nil
}

// isPoint tells whether a text is a point of a grid: "3,0".
func isPoint(text []byte) bool {
	x, y, ok := bytes.Cut(text, []byte(","))
	return ok && isDigits(x) && isDigits(y)
}

// closing returns the place behind the parenthesis that closes the first, or −1.
func closing(text []byte) int {
	depth := 0
	for i, c := range text {
		switch c {
		case '(':
			depth++
		case ')':
			if depth--; depth == 0 {
				return i + 1
			}
		}
	}
	return -1
}
