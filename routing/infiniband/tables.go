package infiniband

import (
	"fmt"
	"io"
	"strconv"
	"strings"

	"topocert/routing"
	"topocert/topology"
)

// Tables are the forwarding tables of a fabric's switches: by which port each sends
// on to each address.
type Tables struct {
	fabric *Fabric
	// ports has a switch's table by its vertex: the port to each vertex's address, none
	// if there is no entry.
	ports map[uint32][]byte
	// Unknown is the number of entries for addresses of which dump_fts says itself that
	// it found no one who has them. They are skipped.
	Unknown int
}

// none stands for no port.
const none = 255

// ReadTables reads the unicast forwarding tables of all switches of a fabric: what
// dump_fts prints, with or without its options -n (no destinations) and -a (all
// entries), or OpenSM's file opensm-lfts.dump.
//
//	Unicast lids [0x0-0x6] of switch DR path slid 0; dlid 0; 0,2 guid 0x0000000000200001 (leaf 1):
//	  Lid  Out   Destination
//	       Port     Info
//	0x0003 000 : (Switch portguid 0x0000000000200001: 'leaf 1')
//	0x0005 001 : (Channel Adapter portguid 0x0000000000100003: 'host 1')
//	2 valid lids dumped
//
// A block for each switch, in any order. It has a line for each address (LID) to
// which the switch sends on, by increasing addresses: the port follows. Port 0 is the
// switch itself, 255 is none. The last line counts them.
//
// The tables have to be this fabric's: a switch that it has not, a port that the
// switch has not, an address that no one has, and an address that another port has
// than the line says, are errors. So is a switch without a table. What dump_fts marks
// as an illegal port is no entry.
//
// Where the fabric's file has no addresses, all LIDs being 0, those of the tables count:
// whose they are, the lines say by a port's GUID, or a node's description.
//
// dump_fts leaves out the last address if it is a multiple of 64. Such tables are
// refused if no switch has an entry for it; the file of OpenSM is whole.
//
// Limits: routing.MaxTable vertices, MaxLine. Memory is one byte for each switch and
// vertex; without addresses in the fabric's file, the text as well, up to 1 GB.
//
// Errors wrap topology.ErrFormat, topology.ErrLimit or the reader's error, and name
// the line.
func ReadTables(r io.Reader, f *Fabric) (*Tables, error) {
	if f.net.Order() > routing.MaxTable {
		return nil, fmt.Errorf("%w: tables for %d vertices, want at most %d", topology.ErrLimit, f.net.Order(), routing.MaxTable)
	}
	if len(f.lids) == 0 {
		var err error
		if f, r, err = f.addressed(r); err != nil {
			return nil, err
		}
	}
	t := &Tables{fabric: f, ports: make(map[uint32][]byte)}
	switches := make(map[uint64]uint32)
	for i := range f.nodes {
		if n := &f.nodes[i]; n.kind == Switch && n.guid != 0 {
			switches[n.guid] = n.first
		}
	}
	named := f.named()
	in := newLines(r)
	top := 0
	for in.next() {
		if in.text == "" || in.text[0] == '#' {
			continue
		}
		b, err := readHead(in)
		if err != nil {
			return nil, err
		}
		v, ok := switches[b.guid]
		if u, same := named[portKey{name: b.name}]; !ok && same && f.Kind(u) == Switch && f.GUID(u) == 0 {
			v, ok = u, true
		}
		if !ok {
			return nil, in.badf("the table of switch 0x%016x (%s), which the fabric has not; want tables of this fabric", b.guid, short(b.name))
		}
		if t.ports[v] != nil {
			return nil, in.badf("the table of switch %q again, want each once", f.net.Label(v))
		}
		top = max(top, b.last)
		if t.ports[v], err = t.readBlock(in, v, b); err != nil {
			return nil, err
		}
	}
	if in.Err != nil {
		return nil, in.Err
	}
	if err := t.complete(in.Number+1, top); err != nil {
		return nil, err
	}
	return t, nil
}

// complete sees that every switch has a table, and that no address is left out by
// dump_fts. The last line is the one after the text.
func (t *Tables) complete(line, top int) error {
	for v := range uint32(t.fabric.net.Order()) {
		if t.fabric.Kind(v) == Switch && t.ports[v] == nil {
			return topology.LineErrorf(line, "%w: got the end of the file, want the table of switch %q too", topology.ErrFormat, t.fabric.net.Label(v))
		}
	}
	if v, known := t.fabric.lids[top]; known && top%64 == 0 {
		for _, ports := range t.ports {
			if ports[v] != none || top != t.fabric.Address(v) {
				return nil
			}
		}
		return topology.LineErrorf(line, "%w: no switch has an entry for the last LID, %d, of %q: dump_fts leaves it out if it is a multiple of 64; want OpenSM's file opensm-lfts.dump instead",
			topology.ErrFormat, top, t.fabric.net.Label(v))
	}
	return nil
}

// head is the first line of a switch's table.
type head struct {
	last int // address
	guid uint64
	name string
}

// readHead reads the first line of a switch's table.
func readHead(in *lines) (head, error) {
	var b head
	c := &cursor{rest: in.text}
	c.expect("Unicast lids [")
	c.until("-")
	last := c.until("]")
	c.expect(" of switch ")
	c.until(" guid 0x")
	b.guid = c.guid()
	c.expect(" (")
	b.name = strings.Trim(strings.TrimSuffix(c.rest, "):"), "'")
	n, err := strconv.ParseUint(last, 0, 32) // dump_fts writes hexadecimal, OpenSM decimal numbers
	if c.bad || err != nil || !strings.HasSuffix(c.rest, "):") {
		return b, in.badf("got %q, want the table of a switch, such as: Unicast lids [0x0-0x6] of switch Lid 3 guid 0x0002c902004a1b20 (leaf 1):", short(in.text))
	}
	if n > MaxLID {
		return b, in.badf("got LIDs up to %d, want at most %d", n, MaxLID)
	}
	b.last = int(n)
	return b, nil
}

// readBlock reads the rest of the table of the switch v.
func (t *Tables) readBlock(in *lines, v uint32, b head) ([]byte, error) {
	f := t.fabric
	n := &f.nodes[f.places[v].node]
	ports := make([]byte, f.net.Order())
	for i := range ports {
		ports[i] = none
	}
	entries, before := 0, -1
	for in.next() {
		if in.text == "" || strings.HasPrefix(in.text, "Lid ") || strings.HasPrefix(in.text, "Port ") {
			continue
		}
		if count, ok := strings.CutSuffix(in.text, " lids dumped"); ok {
			if count = strings.TrimSuffix(count, " valid"); count != strconv.Itoa(entries) {
				return nil, in.badf("got %q after %d entries for switch %q, want as many", short(in.text), entries, n.name)
			}
			return ports, nil
		}
		e, err := readEntry(in)
		if err != nil {
			return nil, err
		}
		if e.lid <= before || e.lid > b.last {
			return nil, in.badf("got LID %d after %d, want increasing ones up to %d", e.lid, before, b.last)
		}
		entries, before = entries+1, e.lid
		if e.port == none || e.illegal || e.lid == 0 {
			continue
		}
		if e.port > n.ports {
			return nil, in.badf("port %d of switch %q, want 0 … %d; is the table of another fabric?", e.port, n.name, n.ports)
		}
		d, known := f.lids[e.lid]
		switch {
		case !known && e.unknown:
			t.Unknown++
			continue
		case !known:
			return nil, in.badf("LID %d, which no one in the fabric has; want tables and network of the same fabric and time", e.lid)
		case e.guid != 0 && f.portGUID(d) != 0 && e.guid != f.portGUID(d):
			return nil, in.badf("LID %d is that of port 0x%016x, but in the fabric that of 0x%016x, %q; want tables and network of the same fabric and time",
				e.lid, e.guid, f.portGUID(d), f.net.Label(d))
		}
		if e.lid == f.Address(d) { // an end may have further addresses
			ports[d] = byte(e.port)
		}
	}
	if in.Err != nil {
		return nil, in.Err
	}
	return nil, topology.LineErrorf(in.Number+1, "%w: got the end of the file after %d entries for switch %q, want a line that counts them", topology.ErrFormat, entries, n.name)
}

// entry is a line of a table.
type entry struct {
	lid, port int
	guid      uint64 // of the port with the address; 0 if it is not said
	name      string // the description of its node; "" if it is not said
	illegal   bool   // dump_fts says that the switch has no such port
	unknown   bool   // dump_fts says that no one has the address
}

// readEntry reads a line of a table.
func readEntry(in *lines) (entry, error) {
	var e entry
	c := &cursor{rest: in.text}
	c.expect("0x")
	lid := c.guid()
	c.expect(" ")
	e.port = c.number(none)
	rest := strings.TrimSpace(c.rest)
	if c.bad || lid > MaxLID || rest != "" && rest[0] != ':' && rest[0] != '#' {
		return e, in.badf("got %q, want an address and a port, such as: 0x0005 001 : (Channel Adapter portguid 0x0002c90300a1b2c3: 'host 1')", short(in.text))
	}
	e.lid = int(lid)
	about := strings.TrimLeft(rest, ":# (")
	e.illegal = strings.HasPrefix(about, "illegal port") || strings.HasPrefix(about, "path #") && strings.HasSuffix(about, "- illegal port)")
	e.unknown = strings.HasPrefix(about, "node info not available")
	before, after, found := strings.Cut(about, "portguid 0x")
	if _, described, _ := strings.Cut(before, "'"); found && described == "" {
		guid := &cursor{rest: after}
		if e.guid = guid.guid(); guid.bad {
			return e, in.badf("got %q behind the port, want a port's GUID", short(about))
		}
		if name, ok := strings.CutPrefix(guid.rest, ": '"); ok {
			e.name = strings.TrimSpace(name[:max(strings.LastIndexByte(name, '\''), 0)])
		}
	}
	return e, nil
}

// portGUID returns the GUID of the port with v's address; 0 if it is not known.
func (f *Fabric) portGUID(v uint32) uint64 {
	n, c := f.at(v)
	if c != nil {
		return c.guid
	}
	return n.portGUID
}

// Next returns the vertex to which a message for d goes on from v, and by which of the
// cables to it, counted from 0 by v's ports. It returns false if the message stops at v:
// because it is there, or has no way on: the switch has no entry, or sends it to itself,
// to a port without a cable or with one back to it, or to an adapter or router that is not d, which drops it.
//
// An adapter or router sends its messages by its cable.
func (t *Tables) Next(v, d uint32) (next uint32, nth int, ok bool) {
	f := t.fabric
	n, c := f.at(v)
	switch {
	case v == d || len(n.cable) == 0:
		return v, 0, false
	case c == nil:
		i, found := n.find(int(t.ports[v][d]))
		if !found {
			return v, 0, false
		}
		c = &n.cable[i]
		for _, other := range n.cable[:i] {
			if other.vertex == c.vertex {
				nth++
			}
		}
	}
	switch {
	case f.same(c.vertex, d):
		return d, nth, true
	case c.vertex == v || f.Kind(c.vertex) != Switch:
		return v, 0, false
	}
	return c.vertex, nth, true
}

// WriteTable writes the tables as a routing table of the fabric's graph, in the form
// that routing.ReadTable reads: a line for each destination, in it the next vertex
// from each vertex, and - where the message stops. Several cables of one link are its
// virtual channels, 0, 1, …, by increasing ports of the sender: messages on one do not
// wait for those on another.
func (t *Tables) WriteTable(w io.Writer) error {
	n := uint32(t.fabric.net.Order())
	var line []byte
	for d := range n {
		line = line[:0]
		for v := range n {
			if v > 0 {
				line = append(line, ' ')
			}
			next, nth, ok := t.Next(v, d)
			if !ok {
				line = append(line, '-')
				continue
			}
			line = strconv.AppendUint(line, uint64(next), 10)
			if nth > 0 {
				line = strconv.AppendUint(append(line, '/'), uint64(nth), 10)
			}
		}
		if _, err := w.Write(append(line, '\n')); err != nil {
			return err
		}
	}
	return nil
}
