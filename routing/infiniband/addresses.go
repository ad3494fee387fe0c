package infiniband

import (
	"bytes"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	"topocert/topology"
)

// maxTables bounds the bytes of tables that are read for their addresses.
const maxTables = 1 << 30

// addressed returns the fabric with the addresses that its tables tell, where its own file has
// none: ibnetdiscover ran before a subnet manager had given any, or the file is for ibsim. The
// line for an address names the port that has it, by its GUID, or else the node by its
// description if no other has the same. Of several addresses of a port the least is that to
// which messages go. It returns the tables' text as well, to be read again.
func (f *Fabric) addressed(r io.Reader) (*Fabric, io.Reader, error) {
	text, err := io.ReadAll(io.LimitReader(r, maxTables+1))
	if err != nil {
		return nil, nil, err
	}
	if len(text) > maxTables {
		return nil, nil, fmt.Errorf("%w: tables of more than %d bytes, want at most that many for a fabric without addresses", topology.ErrLimit, maxTables)
	}
	ports := f.named()
	g := &Fabric{net: f.net, nodes: slices.Clone(f.nodes), places: f.places, parallel: f.parallel, lids: make(map[int]uint32)}
	for i := range g.nodes {
		g.nodes[i].cable = slices.Clone(g.nodes[i].cable)
	}
	in := newLines(bytes.NewReader(text))
	for in.next() {
		e, err := readEntry(in)
		if err != nil || e.lid == 0 {
			continue // what is no entry, the second reading refuses
		}
		v, known := ports[portKey{guid: e.guid}]
		if !known || e.guid == 0 {
			v, known = ports[portKey{name: e.name}]
		}
		if !known || e.guid == 0 && e.name == "" {
			continue
		}
		if u, taken := g.lids[e.lid]; taken && u != v {
			return nil, nil, in.badf("LID %d of %q, which is that of %q before, want tables of one time", e.lid, f.net.Label(v), f.net.Label(u))
		}
		g.lids[e.lid] = v
	}
	if len(g.lids) == 0 {
		return nil, nil, fmt.Errorf("%w: the fabric's file says nothing of addresses, and the tables name none of its ports beside theirs; want what ibnetdiscover prints once there are LIDs, or dump_fts without -n",
			topology.ErrFormat)
	}
	for _, lid := range slices.Backward(slices.Sorted(maps.Keys(g.lids))) {
		n, c := g.at(g.lids[lid])
		switch {
		case c != nil && c.lids.first > 0:
			return nil, nil, fmt.Errorf("%w: the fabric's file says nothing of addresses, and by the tables %q has LIDs %d and %d; want what ibnetdiscover prints once there are LIDs",
				topology.ErrFormat, f.net.Label(g.lids[lid]), lid, c.lids.first)
		case c != nil:
			c.lids.first = lid
		case n.kind == Switch:
			n.lids.first = lid
		}
	}
	return g, bytes.NewReader(text), nil
}

// portKey is the GUID of a port, or the description of a node.
type portKey struct {
	guid uint64
	name string
}

// named returns the vertices by the GUIDs of their ports, and by the descriptions that one
// vertex alone has.
func (f *Fabric) named() map[portKey]uint32 {
	ports, several := make(map[portKey]uint32), make(map[portKey]bool)
	add := func(key portKey, v uint32) {
		if u, taken := ports[key]; taken && u != v {
			several[key] = true
		}
		ports[key] = v
	}
	for v := range uint32(f.net.Order()) {
		if guid := f.portGUID(v); guid != 0 {
			add(portKey{guid: guid}, v)
		}
		n := &f.nodes[f.places[v].node]
		name := strings.TrimSuffix(n.name, " @"+n.unique()) // which distinguish adds
		add(portKey{name: name}, v)
	}
	for key := range several {
		delete(ports, key)
	}
	return ports
}
