package formats

import (
	"bufio"
	"bytes"
	"cmp"
	"fmt"
	"io"
	"slices"
	"strconv"

	"topocert/topology"
)

// ReadAnynet reads a network file of the simulator BookSim2 (topology = anynet):
//
//	router 0 node 0 node 1 router 1 15 router 2
//
// A line names a router or a node, and what it is linked to, each with a latency behind
// it or none. Latencies are ignored, with a note. A link between routers goes both ways
// whichever names it; both may, so as to give a latency for each direction, and that is
// one link. One that names the same link again needs Options.Undirected. A node has one
// router. Routers are numbered from 0 without gaps, and so are nodes.
//
// Routers come first: vertex i is router i, with the label "router i"; node j comes after
// all routers, with the label "node j". The nodes are the network's ends.
//
// Limits: MaxOrder, MaxSize, MaxLine; memory stays below 256 bytes for each byte of the
// file. Errors wrap topology.ErrFormat, topology.ErrLimit or the reader's, and name the
// line.
//
// Source: BookSim 2.0, src/networks/anynet.cpp, AnyNet::readFile.
// Deviations: BookSim takes a link that is given again without a word, and a number that
// is none for 0.
func ReadAnynet(r io.Reader, o Options) (*topology.External, error) {
	a := anynet{o: o, routers: make(map[uint32]int), home: make(map[uint32]uint32)}
	in := newLines(r)
	for in.Next() {
		if err := a.line(in.Text, in.Number); err != nil {
			return nil, in.Errorf("%w", err)
		}
	}
	if in.Err != nil {
		return nil, in.Err
	}
	if len(a.routers) == 0 {
		return nil, topology.LineErrorf(in.Number+1, "%w", malformed("got the end of the file, want a router"))
	}
	if a.latencies > 0 {
		o.note("%s ignored", plural(a.latencies, "latency", "latencies"))
	}
	return a.network()
}

// anynet is what was read of a file.
type anynet struct {
	o         Options
	routers   map[uint32]int    // the line of each one's first mention
	home      map[uint32]uint32 // the router of each node
	links     []link            // between routers, from the one at the head of the line
	loops     int
	latencies int
}

// part is a router or a node.
type part struct {
	node bool
	id   uint32
}

// line reads a line.
func (a *anynet) line(text []byte, number int) error {
	var head part
	count := 0 // of parts so far
	word := "" // "router" or "node", whose number comes next
	mayWeigh := false
	for field := range bytes.FieldsSeq(text) {
		switch {
		case word != "":
			id, err := topology.Decimal(field)
			if err != nil {
				return fmt.Errorf("the number of a %s: %w", word, err)
			}
			if id >= topology.MaxOrder {
				return tooLarge("got %s %d, want numbers below %d", word, id, topology.MaxOrder)
			}
			at := part{word == "node", id}
			if !at.node && a.routers[id] == 0 {
				a.routers[id] = number
			}
			if count++; count == 1 {
				head = at
			} else if err := a.join(head, at, number); err != nil {
				return err
			}
			word, mayWeigh = "", count > 1
		case string(field) == "router" || string(field) == "node":
			word, mayWeigh = string(field), false
		case mayWeigh:
			if _, err := topology.Decimal(field); err != nil {
				return fmt.Errorf("a latency, or router or node: %w", err)
			}
			a.latencies++
			mayWeigh = false
		default:
			return malformed("got %q, want router or node", topology.Short(field))
		}
	}
	switch {
	case word != "":
		return malformed("got the end of the line after %q, want its number", word)
	case count == 1 && head.node:
		return malformed("node %d has no router, want one", head.id)
	}
	return nil
}

// join links what stands at the head of a line with another part.
func (a *anynet) join(head, at part, line int) error {
	switch {
	case head.node && at.node:
		return malformed("node %d is linked to node %d, want a router", head.id, at.id)
	case head.node || at.node:
		node, router := at.id, head.id
		if head.node {
			node, router = head.id, at.id
		}
		if first, ok := a.home[node]; ok && first != router {
			return malformed("node %d is at router %d, and at router %d before, want one", node, router, first)
		}
		a.home[node] = router
		return nil
	case head.id == at.id && a.o.Undirected:
		a.loops++
		return nil
	case head.id == at.id:
		return malformed("loop at router %d, want a simple graph; --undirected drops loops", head.id)
	case len(a.links) == topology.MaxSize:
		return tooLarge("more than %d links, want at most that many", topology.MaxSize)
	}
	a.links = append(a.links, link{u: head.id, v: at.id, line: int32(line)})
	return nil
}

// network makes the network of what was read.
func (a *anynet) network() (*topology.External, error) {
	routers, nodes := uint32(len(a.routers)), uint32(len(a.home))
	for id, line := range a.routers {
		if id >= routers {
			return nil, topology.LineErrorf(line, "%w", malformed("got router %d of %d routers, want them numbered from 0 without gaps", id, routers))
		}
	}
	for id := range a.home {
		if id >= nodes {
			return nil, malformed("got node %d of %d nodes, want them numbered from 0 without gaps", id, nodes)
		}
	}
	if routers+nodes > topology.MaxOrder {
		return nil, tooLarge("%d routers and %d nodes, want at most %d together", routers, nodes, topology.MaxOrder)
	}
	b := builder{o: a.o, loops: a.loops}
	for id := range routers {
		b.names = append(b.names, "router "+strconv.Itoa(int(id)))
	}
	for id := range nodes {
		b.names = append(b.names, "node "+strconv.Itoa(int(id)))
	}
	// A link that is named from both sides is one.
	compare := func(x, y link) int { return cmp.Or(cmp.Compare(x.u, y.u), cmp.Compare(x.v, y.v)) }
	slices.SortStableFunc(a.links, compare)
	for _, l := range a.links {
		if _, back := slices.BinarySearchFunc(a.links, link{u: l.v, v: l.u}, compare); l.u < l.v || !back {
			b.links = append(b.links, l)
		}
	}
	var ends []uint32
	for node := range nodes {
		b.links = append(b.links, link{u: a.home[node], v: routers + node})
		ends = append(ends, routers+node)
	}
	g, err := b.graph(len(b.names))
	if err != nil {
		return nil, err
	}
	net, err := topology.NewLabelled(g, b.names)
	if err != nil {
		return nil, err
	}
	return net.WithEnds(ends)
}

// WriteAnynet writes a network for BookSim2. Of a network with ends, each of which has
// one link, to a vertex that is no end, the ends are the nodes, in order, and the other
// vertices the routers, in order. Any other network has a router for each vertex, and at
// each router a node with the same number.
func WriteAnynet(w io.Writer, net topology.Network) error {
	isNode, number, err := anynetParts(net)
	if err != nil {
		return err
	}
	alone := !slices.Contains(isNode, true) // a node is made at each router
	b := bufio.NewWriter(w)
	for v := range uint32(net.Order()) {
		if isNode[v] {
			continue
		}
		fmt.Fprintf(b, "router %d", number[v])
		if alone {
			fmt.Fprintf(b, " node %d", number[v])
		}
		for _, u := range net.Neighbors(v) {
			if isNode[u] {
				fmt.Fprintf(b, " node %d", number[u])
			}
		}
		for _, u := range net.Neighbors(v) {
			if u > v && !isNode[u] {
				fmt.Fprintf(b, " router %d", number[u])
			}
		}
		if err := b.WriteByte('\n'); err != nil {
			return err
		}
	}
	return b.Flush()
}

// anynetParts tells which vertices are nodes, and numbers nodes and routers.
func anynetParts(net topology.Network) (isNode []bool, number []int, err error) {
	isNode, number = make([]bool, net.Order()), make([]int, net.Order())
	var ends []uint32
	if e, ok := net.(*topology.External); ok {
		ends = e.Ends()
	}
	for _, v := range ends {
		isNode[v] = true
	}
	for _, v := range ends {
		if row := net.Neighbors(v); len(row) != 1 || isNode[row[0]] {
			return nil, nil, fmt.Errorf("%w: end %s of %s has %s, want one, to a router: BookSim's nodes have no other",
				topology.ErrParam, net.Label(v), topology.Title(net), times(len(row), "link"))
		}
	}
	nodes, routers := 0, 0
	for v := range number {
		if isNode[v] {
			number[v] = nodes
			nodes++
		} else {
			number[v] = routers
			routers++
		}
	}
	return isNode, number, nil
}
