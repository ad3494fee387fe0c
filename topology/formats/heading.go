package formats

import (
	"slices"
	"strings"

	"topocert/topology"
)

// heading is what the first line of an edge list may be, beside a link.
type heading struct {
	numbers []uint32 // two or three: the line waits until all others are read
	names   bool     // two names, which numbers below make names of columns
	usual   bool     // names that columns usually have
	text    []byte
	line    int
}

// columns are usual names of the two columns, in lower case.
var columns = map[string]string{
	"source": "target", "src": "dst", "from": "to", "fromnodeid": "tonodeid", "from_node_id": "to_node_id",
	"node1": "node2", "node_1": "node_2", "vertex1": "vertex2", "id_1": "id_2", "start": "end", "tail": "head",
}

// begin looks at the first line, and tells whether it is not to be read as a link now.
func (e *edges) begin(parts []field, data, text []byte, number int) bool {
	first, second := parts[0], parts[1]
	if data != nil || len(parts) > 3 || first.quoted || second.quoted || isPoint(first.text) || first.text[0] == '(' {
		return false
	}
	e.head.text, e.head.line = slices.Clone(text), number
	if e.head.names = !isDigits(first.text) && !isDigits(second.text); e.head.names {
		e.head.usual = columns[strings.ToLower(string(first.text))] == strings.ToLower(string(second.text))
		if e.head.usual && len(parts) == 3 {
			e.titled()
			return true
		}
		return false
	}
	var numbers []uint32
	for _, part := range parts {
		n, err := topology.Decimal(part.text)
		if err != nil {
			return false
		}
		numbers = append(numbers, n)
	}
	e.head.numbers = numbers
	return true
}

// titled takes the first line for names of columns. What was read of it is forgotten.
func (e *edges) titled() {
	e.head.note(e.o)
	e.builder = builder{o: e.o}
	e.head = heading{line: e.head.line}
	e.count, e.weights, e.looped = 0, 0, nil
}

func (h heading) note(o Options) {
	o.note("the first line, %q, is taken for names of columns", topology.Short(strings.TrimSpace(string(h.text))))
}

// headed decides what the first line is, once all others are read.
func (e *edges) headed() error {
	h := e.head
	met := func(v uint32) bool {
		return slices.ContainsFunc(e.links, func(l link) bool { return l.u == v || l.v == v }) || slices.Contains(e.looped, v)
	}
	switch {
	case h.usual && len(e.links) > 1:
		all := e.links
		if e.links = all[1:]; met(0) || met(1) {
			e.links = all
			return nil
		}
		e.drop(map[uint32]bool{0: true, 1: true})
		e.head.note(e.o)
		return nil
	case len(h.numbers) == 0:
		return nil
	case e.names == nil && len(h.numbers) == 3 && e.weights == 0 && e.count > 0:
		return e.hostSwitch(h.numbers[0], h.numbers[1], h.numbers[2])
	}
	n, m := h.numbers[0], h.numbers[1]
	fits := e.order <= n || e.order == n+1 && !met(0)
	counted := e.count == int(m) || e.o.Undirected && e.count == 2*int(m)
	if e.names != nil || len(h.numbers) == 3 || e.count == 0 || !fits || !counted {
		return e.late()
	}
	switch {
	case n > topology.MaxOrder:
		return tooLarge("got order %d, want at most %d", n, topology.MaxOrder)
	case e.weights == 0 && n != m && met(m):
		return malformed("got %q, which is %s and %s, or the link %d–%d; want the order alone on the first line, %d or %d",
			topology.Short(h.text), plural(int(n), "vertex", "vertices"), times(int(m), "link"), n, m, n, n+1)
	case !met(0) && !met(n):
		return malformed("got %q, taken for %d vertices and %s, of which none names 0 or %d: want to know whether vertices count from 0 or 1; want the order alone on the first line",
			topology.Short(h.text), n, times(int(m), "link"), n)
	}
	e.o.note("the first line, %q, is taken for the numbers of vertices and links", topology.Short(h.text))
	e.stated = true
	if e.order == n+1 {
		e.fromOne()
	}
	e.order = n
	return nil
}

// late reads the first line as a link, which it is.
func (e *edges) late() error {
	line := e.head
	e.head = heading{line: line.line}
	if err := e.line(line.text, line.line); err != nil {
		return err
	}
	if last := len(e.links) - 1; last > 0 && int(e.links[last].line) == line.line {
		e.links = slices.Insert(e.links[:last], 0, e.links[last])
	}
	return nil
}

// hostSwitch takes the first line for the numbers of hosts, of switches, and of a switch's ports.
func (e *edges) hostSwitch(hosts, switches, ports uint32) error {
	order := uint64(hosts) + uint64(switches)
	if order > topology.MaxOrder || uint64(e.order) > order {
		return malformed("got %q and lines of two columns, want the same number on all, or hosts, switches and ports above the links of as many vertices", topology.Short(e.head.text))
	}
	degree := make([]uint32, order)
	for _, l := range e.links {
		degree[l.u]++
		degree[l.v]++
		if max(l.u, l.v) < hosts {
			return malformed("link %d–%d joins two of %d hosts, want hosts at switches", l.u, l.v, hosts)
		}
	}
	for v, d := range degree {
		switch {
		case v < int(hosts) && d != 1:
			return malformed("host %d has %s, want one", v, times(int(d), "link"))
		case v >= int(hosts) && d > ports:
			return malformed("switch %d has %s, want at most the %d ports of the first line", v, times(int(d), "link"), ports)
		}
	}
	e.o.note("the first line, %q, is taken for the numbers of hosts, switches and ports: the hosts, 0 … %d, are the ends", topology.Short(e.head.text), int(hosts)-1)
	e.stated, e.order, e.hosts = true, uint32(order), hosts
	return nil
}

// fromOne takes the vertices' numbers for those from 1.
func (e *edges) fromOne() {
	for i := range e.links {
		e.links[i].u--
		e.links[i].v--
	}
	e.order--
	e.from = 1
	e.o.note("vertices are numbered from 1: they are 0 … %d here, with the file's numbers as labels", e.order-1)
}
