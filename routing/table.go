package routing

import (
	"bufio"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"topocert/topology"
)

// Table is a router by a table of next hops: for any network of up to MaxTable
// vertices. It takes 2·N² bytes, twice that with virtual channels, and costs O(1) a
// hop.
type Table struct {
	headerless
	g *topology.Graph
	// port[d·N+v] is the place in v's row of the next vertex on the way to d;
	// the degree of v if there is none.
	port []uint16
	// class[d·N+v] is the virtual channel of that hop; nil if there is one for each.
	class   []uint16
	classes int
	hole    error // why the table is not whole
}

var _ Classed = (*Table)(nil)

// MaxTable is the largest order of a network with a table.
const MaxTable = 8192

// ErrTable marks a malformed routing table, or one that does not fit its
// network.
var ErrTable = errors.New("bad routing table")

func newTable(g *topology.Graph) *Table {
	t := &Table{g: g, port: make([]uint16, g.Order()*g.Order()), classes: 1}
	for i := range t.port {
		t.port[i] = uint16(g.Degree(uint32(i % g.Order())))
	}
	return t
}

// Next returns the next vertex on the way to the destination; at if the table
// has none.
func (t *Table) Next(at, destination uint32, _ string) (uint32, string) {
	row := t.g.Neighbors(at)
	if p := int(t.port[int(destination)*t.g.Order()+int(at)]); p < len(row) {
		return row[p], ""
	}
	return at, ""
}

// Classes returns the number of virtual channels of a directed link.
func (t *Table) Classes() int { return t.classes }

// Class returns the virtual channel of the hop from the vertex at on the way to the
// destination.
func (t *Table) Class(at, _, destination uint32, _ string) int {
	if t.class == nil {
		return 0
	}
	return int(t.class[int(destination)*t.g.Order()+int(at)])
}

// Whole returns nil if the table sends every message on until it arrives or no path
// leads on, and else an ErrTable that names the first vertex from which it says
// nothing. A table that is not whole may serve where not all vertices send and receive.
func (t *Table) Whole() error { return t.hole }

// newBFS returns the router bfs: from every vertex to the least neighbour that
// is closer to the destination, by breadth-first search. It is minimal by
// definition.
func newBFS(net topology.Network) Router {
	g := net.CSR()
	if g.Order() > MaxTable {
		return nil
	}
	t := newTable(g)
	level := make([]int, g.Order())
	var queue []uint32
	for d := range uint32(g.Order()) {
		queue = searchFrom(g, d, level, queue)
		for _, v := range queue[1:] {
			for p, u := range g.Neighbors(v) {
				if level[u] < level[v] {
					t.port[int(d)*g.Order()+int(v)] = uint16(p)
					break
				}
			}
		}
	}
	return t
}

// searchFrom sets level to the distances from d, −1 for out of reach, and
// returns the vertices in reach, the closest first, in the queue's memory.
func searchFrom(g *topology.Graph, d uint32, level []int, queue []uint32) []uint32 {
	for v := range level {
		level[v] = -1
	}
	level[d] = 0
	queue = append(queue[:0], d)
	for i := 0; i < len(queue); i++ {
		for _, u := range g.Neighbors(queue[i]) {
			if level[u] < 0 {
				level[u] = level[queue[i]] + 1
				queue = append(queue, u)
			}
		}
	}
	return queue
}

// ReadTable reads a routing table for g:
//
//	# comments and blank lines are skipped
//	- 0 0 2        to 0: from 1 and 2 go to 0, from 3 to 2
//	1 - 0 2        to 1
//	2 0 - 2        to 2
//	2 0 3/1 -      to 3: from 2 on virtual channel 1
//
// The line for destination d, in the order 0 … N−1, has N fields separated by
// spaces and tabs: the next hop from each vertex 0 … N−1, which must be its
// neighbour. Vertices are decimal numbers; zeros before them count for nothing, as
// in topology.ReadEdges. "-" stands where no message goes on: at the destination
// itself, and at vertices from which no path leads there. It may stand elsewhere, such
// as for destinations to which nobody sends; then the table is not [Table.Whole], and a
// message that comes there stops, and is lost. After a next hop may stand "/" and the
// virtual channel that the message takes, a decimal number below [MaxClasses]; without
// it that is 0. Each link has as many virtual channels as the largest number needs.
// Text after a # is skipped, whatever it is. A line may end with a
// carriage return and a newline, and has at most topology.MaxLine bytes before the
// newline. Other blanks, a carriage return within a line, and a byte order mark are
// refused. Errors are ErrTable and name the line; a longer line, and a table for a
// network of more than MaxTable vertices, are topology.ErrLimit.
func ReadTable(r io.Reader, g *topology.Graph) (*Table, error) {
	n := g.Order()
	if n > MaxTable {
		return nil, fmt.Errorf("%w: a table for %d vertices, want at most %d", topology.ErrLimit, n, MaxTable)
	}
	t := newTable(g)
	level, queue := make([]int, n), []uint32(nil)
	err := readFields(r, n, func(line int, v, d uint32, field string) error {
		if v == 0 {
			queue = searchFrom(g, d, level, queue)
		}
		if err := t.set(v, d, field); err != nil {
			return err
		}
		if field == "-" && t.hole == nil && level[v] > 0 {
			t.hole = badTable(line, "no next hop from vertex %d to %d, want one of its neighbours %s", v, d, some(g.Neighbors(v)))
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	return t, nil
}

// readFields passes on the fields of a table for n vertices, with their lines.
func readFields(r io.Reader, n int, set func(line int, v, d uint32, field string) error) error {
	in, d := topology.NewLines(r, topology.MaxLine), 0
	for in.Next() {
		text, _, _ := strings.Cut(string(in.Text), "#")
		if i := strings.IndexFunc(text, strange); i >= 0 {
			return badTable(in.Number, "the character %U in column %d, want numbers and - with spaces and tabs between them, and newlines at the ends of lines",
				[]rune(text[i:])[0], i+1)
		}
		fields := strings.Fields(text)
		if len(fields) == 0 {
			continue
		}
		if d == n {
			return badTable(in.Number, "next hops to a destination %d, want %d lines", d, n)
		}
		if len(fields) != n {
			return badTable(in.Number, "%d next hops to vertex %d, want %d", len(fields), d, n)
		}
		for v, field := range fields {
			if err := set(in.Number, uint32(v), uint32(d), field); err != nil {
				return badTable(in.Number, "%s", err.Error())
			}
		}
		d++
	}
	if in.Err != nil {
		return fmt.Errorf("table: %w", in.Err)
	}
	if d < n {
		return badTable(in.Number+1, "the table ends after %d destinations, want %d", d, n)
	}
	return nil
}

// strange tells whether a character is a blank or not seen, and neither a space
// nor a tab. Of blanks, only the space is in unicode.IsPrint.
func strange(r rune) bool { return r != '\t' && !unicode.IsPrint(r) }

func badTable(line int, format string, args ...any) error {
	return fmt.Errorf("%w: line %d: %s", ErrTable, line, fmt.Sprintf(format, args...))
}

// set reads the next hop from v to d.
func (t *Table) set(v, d uint32, field string) error {
	if field == "-" {
		return nil
	}
	hop, err := readHop(t.g, v, d, field)
	if err != nil {
		return err
	}
	t.port[int(d)*t.g.Order()+int(v)] = hop.port
	if hop.class == 0 {
		return nil
	}
	if t.class == nil {
		t.class = make([]uint16, len(t.port))
	}
	t.class[int(d)*t.g.Order()+int(v)] = hop.class
	t.classes = max(t.classes, int(hop.class)+1)
	return nil
}

// hop is a next hop: its place in the row of neighbours, and its virtual channel.
type hop struct{ port, class uint16 }

// readHop reads a next hop from v to d.
func readHop(g *topology.Graph, v, d uint32, field string) (hop, error) {
	if v == d {
		return hop{}, fmt.Errorf("a next hop %.20q from vertex %d to itself, want -", field, v)
	}
	next, class, classed := strings.Cut(field, "/")
	u, err := strconv.ParseUint(next, 10, 32)
	p := -1
	if err == nil {
		p = slices.IndexFunc(g.Neighbors(v), func(w uint32) bool { return uint64(w) == u })
	}
	if p < 0 {
		return hop{}, fmt.Errorf("from vertex %d to %d the next hop is %.20q, want one of its neighbours %s", v, d, next, some(g.Neighbors(v)))
	}
	if !classed {
		return hop{port: uint16(p)}, nil
	}
	k, err := strconv.ParseUint(class, 10, 32)
	if err != nil || k >= MaxClasses {
		return hop{}, fmt.Errorf("from vertex %d to %d the virtual channel is %.20q, want one of 0 … %d", v, d, class, MaxClasses-1)
	}
	return hop{uint16(p), uint16(k)}, nil
}

// some lists the first few vertices of a row.
func some(row []uint32) string {
	return strings.TrimPrefix(NeighborList(row, func(v uint32) string { return strconv.Itoa(int(v)) }), " ")
}

// WriteTable writes the next hops of a router as a table that ReadTable reads, and
// of a router with several virtual channels a link that of every hop. It refuses a
// router whose messages have headers, and one that sends a message where no link
// leads: no table says that. Nor does it take one that panics.
func WriteTable(w io.Writer, g *topology.Graph, r Router) (err error) {
	n := g.Order()
	if n > MaxTable {
		return fmt.Errorf("%w: a table for %d vertices, want at most %d", topology.ErrLimit, n, MaxTable)
	}
	out := bufio.NewWriter(w)
	var v, d uint32
	defer recovered(&err, ErrTable, &v, &d)
	classed, _ := r.(Classed)
	classes := 1
	if classed != nil {
		if classes = classed.Classes(); classes < 1 || classes > MaxClasses {
			return fmt.Errorf("%w: the router has %d virtual channels a link, want 1 … %d", ErrTable, classes, MaxClasses)
		}
	}
	for d = range uint32(n) {
		for v = range uint32(n) {
			field := "-"
			if v != d {
				u, header := r.Next(v, d, "")
				switch {
				case header != "" || r.Header(v, d) != "":
					return fmt.Errorf("%w: the message from %d to %d has a header, want a router without", ErrTable, v, d)
				case u != v && !g.HasEdge(v, u):
					return fmt.Errorf("%w: from vertex %d to %d the router goes to %d, want a neighbour", ErrTable, v, d, u)
				case u != v:
					field = strconv.Itoa(int(u))
				}
				if u != v && classes > 1 {
					k := classed.Class(v, u, d, "")
					if k < 0 || k >= classes {
						return fmt.Errorf("%w: from vertex %d to %d the router takes virtual channel %d, want one of 0 … %d", ErrTable, v, d, k, classes-1)
					}
					field += "/" + strconv.Itoa(k)
				}
			}
			if v > 0 {
				out.WriteByte(' ')
			}
			out.WriteString(field)
		}
		out.WriteByte('\n')
	}
	return out.Flush()
}

// TablePrefix begins the names that certificates have for routing tables.
const TablePrefix = "table-sha256:"

// TableName returns the name that certificates have for the routing table whose
// file has this SHA-256 digest, byte for byte, comments included: of the file's
// text, TableName(sha256.Sum256(text)). topocheck looks the name up among the files
// given with --table.
func TableName(digest [sha256.Size]byte) string { return fmt.Sprintf("%s%x", TablePrefix, digest) }
