package infiniband

import (
	"io"
	"regexp"
	"slices"
	"strings"

	"topocert/topology"
)

// Read reads a fabric: what ibnetdiscover prints, with or without its options -g
// (chassis) and -f (speeds), or a topology file of ibsim's.
//
//	switchguid=0x200001(200001)
//	Switch	4 "S-0000000000200001"		# "leaf 1" base port 0 lid 3 lmc 0
//	[1]	"H-0000000000100002"[1](100003) 		# "host 1" lid 5 4xSDR
//	[4]	"S-0000000000200002"[2]		# "spine" lid 4 4xSDR
//
//	caguid=0x100002
//	Ca	1 "H-0000000000100002"		# "host 1"
//	[1](100003) 	"S-0000000000200001"[1]		# lid 5 lmc 0 "leaf 1" lid 3 4xSDR
//
// A node begins with its kind (Switch, Ca or Hca, Rt or Router), the number of its
// ports and its name between quotes. A line for each port with a cable follows: the
// port, the node at the other end, and the port there. What stands behind # is the
// description and the addresses (LIDs). Files for ibsim need not have it; then the
// name is the description, and ReadTables does not know the addresses. Every cable
// stands at both of its nodes. Lines with the nodes' further properties (vendid=…),
// chassis and comments are skipped, and so is what ibnetdiscover itself says on standard
// error, which captures often hold: Complaints counts these lines. A cable from a port to
// the same vertex is no link, and a message that is sent into it stops: Loops counts these.
//
// Limits: MaxLID nodes, MaxPorts ports a node, MaxLine. Memory stays below 1500 bytes
// for each line of the text and 4 MB for the addresses.
//
// Errors wrap topology.ErrFormat, topology.ErrLimit or the reader's error, and name
// the line.
func Read(r io.Reader) (*Fabric, error) { return new(Fabric).read(r) }

// ReadAddresses is Read with a vertex for each address of an adapter or router whose port has
// several (LMC > 0): messages for each go by its own entries of the tables. The first is called as
// the port, and the others have their addresses behind: "node lid 38".
func ReadAddresses(r io.Reader) (*Fabric, error) { return (&Fabric{each: true}).read(r) }

func (f *Fabric) read(r io.Reader) (*Fabric, error) {
	in := newLines(r)
	seen := make(map[string]int) // the line of a node
	open := false                // may a port of the last node follow?
	var portGUID uint64          // of the next switch's port 0
	for in.next() {
		switch {
		case strings.HasPrefix(in.text, "["):
			if !open {
				return nil, in.badf("got %q, a port, want a node before it", short(in.text))
			}
			if err := f.nodes[len(f.nodes)-1].readPort(in); err != nil {
				return nil, err
			}
		case complaint.MatchString(in.text):
			f.complaints++
		case skipped(in.text):
			open = false
			if guid, ok := switchPort(in.text); ok {
				portGUID = guid
			}
		default:
			n, err := readNode(in)
			if err != nil {
				return nil, err
			}
			if line, again := seen[n.id]; again {
				return nil, in.badf("node %q again, first on line %d; want each once", short(n.id), line)
			}
			if len(f.nodes) == MaxLID {
				return nil, in.Errorf("%w: more than %d nodes, want at most that many", topology.ErrLimit, MaxLID)
			}
			if n.kind == Switch {
				n.portGUID, portGUID = portGUID, 0
			}
			seen[n.id] = in.Number
			f.nodes = append(f.nodes, n)
			open = true
		}
	}
	if in.Err != nil {
		return nil, in.Err
	}
	if len(f.nodes) == 0 {
		return nil, topology.LineErrorf(in.Number+1, "%w: got the end of the file, want a node", topology.ErrFormat)
	}
	if err := f.finish(); err != nil {
		return nil, err
	}
	return f, nil
}

// complaint matches what the programs print on standard error: src/query_smp.c:195; umad … or ibwarn: [3121] …
var complaint = regexp.MustCompile(`^([\w./-]+\.c:\d+[;:]|ib\w*: |\w*: iberror: )`)

// skipped tells whether a line says nothing of nodes and cables.
func skipped(line string) bool {
	if line == "" || line[0] == '#' || line == "Non-Chassis Nodes" {
		return true
	}
	for _, start := range []string{"Chassis ", "Hostname:"} {
		if strings.HasPrefix(line, start) {
			return true
		}
	}
	key, _, found := strings.Cut(line, "=")
	return found && key != "" && strings.Trim(key, "abcdefghijklmnopqrstuvwxyz") == ""
}

// switchPort returns the GUID of port 0 in a line switchguid=0x200001(200001).
func switchPort(line string) (guid uint64, ok bool) {
	c := &cursor{rest: line}
	c.expect("switchguid=0x")
	c.guid()
	c.expect("(")
	guid = c.guid()
	return guid, !c.bad
}

// readNode reads the line that begins a node.
func readNode(in *lines) (node, error) {
	n := node{line: in.Number}
	c := &cursor{rest: in.text}
	word := c.until("\"")
	kind, count := word, ""
	if i := strings.IndexAny(word, " \t"); i >= 0 {
		kind, count = word[:i], strings.TrimSpace(word[i:])
	}
	switch kind {
	case "Switch":
		n.kind = Switch
	case "Ca", "Hca":
		n.kind = Adapter
	case "Rt", "Router":
		n.kind = Router
	}
	if c.bad || n.kind == "" || count == "" || strings.Trim(count, "0123456789") != "" {
		return n, in.badf("got %q, want a node, such as Switch 36 \"S-0002c902004a1b20\", or a port, as plain ibnetdiscover prints them", short(in.text))
	}
	ports := &cursor{rest: count}
	if n.ports = ports.number(MaxPorts); ports.bad || n.ports == 0 {
		return n, in.badf("got %q, want the number of ports, 1 … %d", short(count), MaxPorts)
	}
	n.id = c.until("\"")
	if c.bad || n.id == "" {
		return n, in.badf("got %q, want the node's name between quotes", short(in.text))
	}
	n.name, n.guid = n.id, guidOf(n.id)
	// ibsim also takes nodeguid=… and the like here.
	comment, ok := commentOf(c.rest)
	if !ok {
		return n, n.named(in)
	}
	if n.kind != Switch {
		if name, rest, ok := described(comment, "\""); ok && (rest == "" || rest == "(scp)") {
			n.name = name
		} else {
			return n, in.badf("got %q behind #, want the description between quotes", short(comment))
		}
		return n, n.named(in)
	}
	name, rest, ok := described(comment, "\" base port 0 lid ")
	if !ok {
		name, rest, ok = described(comment, "\" enhanced port 0 lid ")
	}
	if ok {
		n.lids, ok = lidsOf(rest)
	}
	if !ok {
		return n, in.badf("got %q behind #, want the description between quotes and, such as: base port 0 lid 3 lmc 0", short(comment))
	}
	n.name = name
	return n, n.named(in)
}

// named refuses a description that cannot be a label. A node without one, such as an
// adapter before its driver is loaded, is called by its name in the file.
func (n *node) named(in *lines) error {
	if n.name = strings.TrimSpace(n.name); n.name == "" {
		n.name = n.id
	}
	if err := topology.CheckLabel(n.name); err != nil {
		return in.Errorf("description: %w", err)
	}
	return nil
}

// commentOf returns what stands behind the #, if there is one.
func commentOf(rest string) (string, bool) {
	_, comment, ok := strings.Cut(rest, "#")
	return strings.TrimSpace(comment), ok
}

// described splits a comment that begins with a description between quotes, which is
// followed by the mark; the mark begins with the closing quote. A description may
// have quotes in it.
func described(comment, mark string) (name, rest string, ok bool) {
	text, ok := strings.CutPrefix(comment, "\"")
	i := strings.LastIndex(text, mark)
	if !ok || i < 0 {
		return "", "", false
	}
	return text[:i], strings.TrimSpace(text[i+len(mark):]), true
}

// lidsOf reads addresses, such as "3 lmc 0".
func lidsOf(text string) (lidRange, bool) {
	c := &cursor{rest: text}
	first := c.number(MaxLID)
	c.expect(" lmc ")
	l := lidRange{first, c.number(7)}
	return l, !c.bad && (first == 0 || l.last() <= MaxLID)
}

// guidOf returns the GUID in a node's name as ibnetdiscover prints it; 0 if there is
// none.
func guidOf(id string) uint64 {
	if len(id) != 18 || id[1] != '-' {
		return 0
	}
	c := &cursor{rest: id[2:]}
	if guid := c.guid(); !c.bad && c.rest == "" {
		return guid
	}
	return 0
}

// readPort reads the line of a port with a cable.
func (n *node) readPort(in *lines) error {
	end := cable{line: in.Number}
	c := &cursor{rest: in.text}
	c.expect("[")
	end.port = c.number(n.ports)
	c.expect("]")
	if c.bad || end.port == 0 {
		return in.badf("got %q, want a port of %q, [1] … [%d]", short(in.text), n.name, n.ports)
	}
	end.guid = c.details()
	c.expect("\"")
	end.peer = c.until("\"")
	c.expect("[")
	end.at = c.number(MaxPorts)
	c.expect("]")
	if c.bad || end.at == 0 || end.peer == "" {
		return in.badf("got %q, want a port, and the node and port at the cable's other end, such as [1] \"S-0002c902004a1b20\"[7]", short(in.text))
	}
	c.details()
	comment, ok := commentOf(c.rest)
	if before, _, _ := strings.Cut(c.rest, "#"); strings.TrimSpace(before) != "" && ok {
		return in.badf("got %q behind the cable, want a comment", short(before))
	}
	if ok && n.kind != Switch {
		text, starts := strings.CutPrefix(comment, "lid ")
		lids, reads := lidsOf(text)
		if !starts || !reads {
			return in.badf("got %q behind #, want the port's addresses, such as: lid 5 lmc 0", short(comment))
		}
		end.lids = lids
	}
	i, taken := n.find(end.port)
	if taken {
		return in.badf("port %d of %q again, first on line %d; want each once", end.port, n.name, n.cable[i].line)
	}
	n.cable = slices.Insert(n.cable, i, end)
	return nil
}

// details skips what may follow a port: the number at the chassis, [ext 3], and the
// port's GUID in parentheses, which it returns.
func (c *cursor) details() (guid uint64) {
	c.blanks()
	if c.accept("[ext ") {
		c.until("]")
		c.blanks()
	}
	if c.accept("(") {
		guid = c.guid()
		c.expect(")")
		c.blanks()
	}
	return guid
}
