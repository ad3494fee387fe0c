package infiniband

import (
	"fmt"
	"slices"

	"topocert/topology"
)

// Kind is what a node is.
type Kind string

// The kinds of nodes.
const (
	Switch  Kind = "switch"
	Adapter Kind = "channel adapter"
	Router  Kind = "router"
)

// Fabric is a fabric and its graph: see the package's comment. It never changes once
// read.
type Fabric struct {
	net      *topology.External
	nodes    []node
	places   []place        // of each vertex
	lids     map[int]uint32 // the vertex with an address
	each     bool           // is each address of an end a vertex?
	parallel int            // links of several cables
	loops    int            // cables from a vertex to itself

	complaints int // lines of the programs about themselves
}

// node is a switch, a channel adapter or a router.
type node struct {
	kind Kind
	id   string // as other lines name it
	guid uint64 // 0 if the name has none
	// portGUID is the GUID of a switch's port 0; 0 if it is not said.
	portGUID uint64
	name     string // the description
	ports    int
	lids     lidRange // of a switch
	line     int
	cable    []cable // by increasing port
	first    uint32  // its first vertex; an adapter has one for each cable, or for each address of these
}

// cable is the end of a cable at a node.
type cable struct {
	port int
	guid uint64   // of this port; 0 if it is not said
	lids lidRange // of this port, unless the node is a switch
	peer string
	at   int // the peer's port
	line int

	node   int    // the peer's index
	vertex uint32 // the peer's vertex, of several the first
	own    uint32 // the vertex that the cable is of, of several the first
	count  uint32 // of these vertices
}

// lidRange are the addresses first … first+2^lmc−1; none if first is 0.
type lidRange struct{ first, lmc int }

// last returns the last address.
func (l lidRange) last() int { return l.first + 1<<l.lmc - 1 }

// place is the node of a vertex, and of an adapter or router the index of the vertex's cable and which of the
// addresses there are its own; −1 where there is none.
type place struct{ node, cable, nth int }

// Network returns the fabric's graph, with labels and ends. Its ends are the channel
// adapters.
func (f *Fabric) Network() *topology.External { return f.net }

// Kind returns what v is.
func (f *Fabric) Kind(v uint32) Kind { return f.nodes[f.places[v].node].kind }

// Parallel returns the number of links that are several cables.
func (f *Fabric) Parallel() int { return f.parallel }

// Loops returns the number of cables from a vertex to itself, which are no links.
func (f *Fabric) Loops() int { return f.loops }

// Complaints returns the number of lines in which ibnetdiscover speaks of itself, and which are
// skipped: it may not have found all.
func (f *Fabric) Complaints() int { return f.complaints }

// Address returns the address to which messages for v go: of several the first. It
// is 0 if the fabric has no addresses.
func (f *Fabric) Address(v uint32) int {
	n, c := f.at(v)
	if c != nil && c.lids.first > 0 {
		return c.lids.first + f.places[v].nth
	}
	return n.lids.first
}

// Addresses returns the number of ends of which each address is a vertex.
func (f *Fabric) Addresses() (count int) {
	for _, p := range f.places {
		if p.nth == 1 {
			count++
		}
	}
	return count
}

// Several tells whether some end has several addresses (LMC > 0), which are one vertex here.
func (f *Fabric) Several() bool {
	return !f.each && slices.ContainsFunc(f.nodes, func(n node) bool {
		return slices.ContainsFunc(n.cable, func(c cable) bool { return c.lids.lmc > 0 })
	})
}

// same tells whether two vertices are addresses of one port.
func (f *Fabric) same(u, v uint32) bool {
	p, q := f.places[u], f.places[v]
	return p.node == q.node && p.cable == q.cable
}

// at returns the node of v, and unless it is a switch its cable, nil if it has none.
func (f *Fabric) at(v uint32) (*node, *cable) {
	p := f.places[v]
	n := &f.nodes[p.node]
	if p.cable < 0 {
		return n, nil
	}
	return n, &n.cable[p.cable]
}

// finish makes the network of the nodes that were read.
func (f *Fabric) finish() error {
	if err := f.join(); err != nil {
		return err
	}
	f.distinguish()
	for i := range f.nodes {
		n := &f.nodes[i]
		n.first = uint32(len(f.places))
		if n.kind == Switch || len(n.cable) == 0 {
			f.places = append(f.places, place{i, -1, 0})
		}
		for c := range n.cable {
			end := &n.cable[c]
			if end.own, end.count = n.first, 1; n.kind == Switch {
				continue
			}
			if end.own = uint32(len(f.places)); f.each && end.lids.first > 0 {
				end.count = 1 << end.lids.lmc
			}
			for k := range int(end.count) {
				f.places = append(f.places, place{i, c, k})
			}
		}
	}
	count := make(map[[2]uint32]int)
	for i := range f.nodes {
		n := &f.nodes[i]
		for c := range n.cable {
			end, peer := &n.cable[c], &f.nodes[n.cable[c].node]
			there, _ := peer.find(end.at)
			end.vertex = peer.cable[there].own
			switch {
			case end.own < end.vertex:
				for u := range end.count {
					for v := range peer.cable[there].count {
						count[[2]uint32{end.own + u, end.vertex + v}]++
					}
				}
			case end.own == end.vertex && end.port <= end.at: // once of its two ends
				f.loops++
			}
		}
	}
	g, err := topology.FromEdges(len(f.places), func(yield func(u, v uint32) bool) {
		for link := range count {
			if !yield(link[0], link[1]) {
				return
			}
		}
	})
	if err != nil {
		return err
	}
	if err := f.network(g); err != nil {
		return err
	}
	for _, n := range count {
		if n > 1 {
			f.parallel++
		}
	}
	return f.address()
}

// network makes the network of the graph, with labels and ends.
func (f *Fabric) network(g *topology.Graph) error {
	var labels []string
	var ends []uint32
	for i := range f.nodes {
		n := &f.nodes[i]
		for c, label := range n.labels() {
			labels = append(labels, label)
			for len(labels) < len(f.places) && f.same(uint32(len(labels)), uint32(len(labels)-1)) {
				labels = append(labels, fmt.Sprintf("%s lid %d", label, n.cable[c].lids.first+f.places[len(labels)].nth))
			}
		}
		if n.kind == Adapter {
			for v := n.first; int(v) < len(labels); v++ {
				ends = append(ends, v)
			}
		}
	}
	net, err := topology.NewLabelled(g, labels)
	if err == nil && len(ends) > 0 {
		net, err = net.WithEnds(ends)
	}
	f.net = net
	return err
}

// labels returns the labels of the node's vertices.
func (n *node) labels() []string {
	if n.kind == Switch || len(n.cable) < 2 {
		return []string{n.name}
	}
	var all []string
	for _, c := range n.cable {
		all = append(all, fmt.Sprintf("%s port %d", n.name, c.port))
	}
	return all
}

// find returns the index of the cable at a port.
func (n *node) find(port int) (int, bool) {
	return slices.BinarySearchFunc(n.cable, port, func(c cable, port int) int { return c.port - port })
}

// join finds the other end of every cable. Both ends have to say the same.
func (f *Fabric) join() error {
	index := make(map[string]int, len(f.nodes))
	for i, n := range f.nodes {
		index[n.id] = i
	}
	for i := range f.nodes {
		n := &f.nodes[i]
		for c := range n.cable {
			end := &n.cable[c]
			j, ok := index[end.peer]
			if !ok {
				return topology.LineErrorf(end.line, "%w: port %d of %q leads to %q, of which the file says nothing; want the whole of what ibnetdiscover prints",
					topology.ErrFormat, end.port, n.name, end.peer)
			}
			end.node = j
			peer := &f.nodes[j]
			k, ok := peer.find(end.at)
			if !ok || peer.cable[k].peer != n.id || peer.cable[k].at != end.port {
				return topology.LineErrorf(end.line, "%w: port %d of %q leads to port %d of %q, which does not lead back; want both ends of every cable",
					topology.ErrFormat, end.port, n.name, end.at, peer.name)
			}
		}
	}
	return nil
}

// distinguish makes the nodes' descriptions different from each other.
func (f *Fabric) distinguish() {
	count := make(map[string]int)
	names := func(n *node) []string {
		if labels := n.labels(); labels[0] != n.name {
			return append(labels, n.name)
		}
		return []string{n.name}
	}
	for i := range f.nodes {
		for _, name := range names(&f.nodes[i]) {
			count[name]++
		}
	}
	for i := range f.nodes {
		n := &f.nodes[i]
		if slices.ContainsFunc(names(n), func(name string) bool { return count[name] > 1 }) {
			n.name += " @" + n.unique()
		}
	}
}

// unique returns what no other node has: its GUID, or else how the file names it.
func (n *node) unique() string {
	if n.guid != 0 {
		return fmt.Sprintf("0x%016x", n.guid)
	}
	return n.id
}

// address notes which vertex has which addresses.
func (f *Fabric) address() error {
	f.lids = make(map[int]uint32)
	add := func(lids lidRange, v uint32, line int) error {
		if lids.first == 0 {
			return nil
		}
		for lid := lids.first; lid <= lids.last(); lid++ {
			if lid > lids.first && f.each {
				v++
			}
			if u, taken := f.lids[lid]; taken {
				return topology.LineErrorf(line, "%w: LID %d of %q is that of %q as well, want each once", topology.ErrFormat, lid, f.net.Label(v), f.net.Label(u))
			}
			f.lids[lid] = v
		}
		return nil
	}
	for i := range f.nodes {
		n := &f.nodes[i]
		if err := add(n.lids, n.first, n.line); err != nil {
			return err
		}
		for _, c := range n.cable {
			if err := add(c.lids, c.own, c.line); err != nil {
				return err
			}
		}
	}
	return nil
}

// Switches returns the vertices that are switches, by increasing numbers.
func (f *Fabric) Switches() []uint32 {
	var all []uint32
	for v := range uint32(f.net.Order()) {
		if f.Kind(v) == Switch {
			all = append(all, v)
		}
	}
	return all
}

// GUID returns the GUID of the node of v; 0 if the file does not say.
func (f *Fabric) GUID(v uint32) uint64 { return f.nodes[f.places[v].node].guid }
