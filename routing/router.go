package routing

import (
	"errors"
	"fmt"
	"runtime/debug"
	"slices"
	"sync"

	"topocert/topology"
)

// Router says where messages go. Every method is a pure function.
type Router interface {
	// Header returns the header with which a message leaves its source; "" for
	// a router that needs none.
	Header(source, destination uint32) string
	// Next returns the vertex to which a message at the vertex at goes, and its
	// header then. It returns at itself when the message stops there.
	Next(at, destination uint32, header string) (next uint32, newHeader string)
}

// ErrRouter marks a router that does not exist, or not on the given network.
var ErrRouter = errors.New("no such router")

// Kind is a named router.
type Kind struct {
	Name  string
	About string
	// New returns the router on a network, or nil if it is not for it.
	New func(net topology.Network) Router
}

// Kinds lists every router. This is the one place where a new router is entered.
func Kinds() []Kind {
	return append([]Kind{
		{"dor", "dimension order, the shorter way around a ring, upwards if both are equal: Mesh, Torus", on(newDimensionOrder, "Mesh", "Torus")},
		{"dor-dateline", "dor, jtorus or oct with two virtual channels, without deadlock: Torus, JTorus, OCT", on(newDateline, "Torus", "JTorus", "OCT")},
		{"ecube", "e-cube, the lowest differing bit first: Hypercube", on(newECube, "Hypercube")},
		{"bfs", "the least closer neighbour, from a table: any network of up to 8192 vertices, N·2M ≤ 2³⁴", newBFS},
		{"updown", "up*/down* from a median, without deadlock: any network of up to 8192 vertices, N·2M ≤ 2³⁴", newUpDown},
		{"fattree", "between hosts, spread evenly, by the fat tree paper's two-level tables: FatTree", on(newFatTree, "FatTree")},
		{"dragonfly", "one channel between groups, with two virtual channels, without deadlock: Dragonfly", on(newDragonfly, "Dragonfly")},
		{"octagon-printed", "OCT paper §3.1.1 ①, as printed: Octagon", on(newOctagonPrinted, "Octagon")},
		{"octagon", "the same by arithmetic, minimal: Octagon", on(newOctagon, "Octagon")},
		{"jtorus-printed", "OCT paper §3.1.1 ②, the indices as printed: JTorus", newJTorusPrinted(false)},
		{"jtorus-printed-ports", "the same, the printed words only choosing a link: JTorus", newJTorusPrinted(true)},
		{"jtorus", "OCT paper §3.1.1 ②, repaired, minimal: JTorus", on(newJTorus, "JTorus")},
		{"oct-printed", "OCT paper §3.1.1, unicast, the indices as printed: OCT", newOCTPrinted(false)},
		{"oct-printed-ports", "the same, the printed words only choosing a link: OCT", newOCTPrinted(true)},
		{"oct", "OCT paper §3.1.1, unicast, repaired, minimal: OCT", on(newOCT, "OCT")},
		{"oct-fault-printed", "oct with the OCT paper's bypass (§2.3), taken by the source: OCT", newOCTFaultPrinted(false)},
		{"oct-fault-printed-met", "the same, taken where the fault is met: OCT", newOCTFaultPrinted(true)},
		{"oct-fault", "oct, around one dead vertex or link on a shortest way: OCT", on(newOCTFault, "OCT")},
		{"qt-minimal", "minimal, by a formula for the distance: QT", on(newQTMinimal, "QT")},
		{"cctorus-minimal", "the same: CCTorus, CCTorusOpp", on(newCCTorusMinimal, "CCTorus", "CCTorusOpp")},
		{"xtorus-minimal", "the same: XTorus", on(newXMinimal, "XTorus")},
		{"xmesh-minimal", "the same: XMesh, XMeshW", on(newXMinimal, "XMesh", "XMeshW")},
		{"ftt-minimal", "minimal, by a formula for the distance: FTT", onFTT(func(n int) Router { return NewFTTMinimal(n) })},
		{"ftt-fault", "ftt-minimal, and around one fault: FTT", on(func(net topology.Grid, _ []int) Router { return NewFTTFault(net) }, "FTT")},
		{"gamma-b", "algorithm B of the supertoroidal paper: Gamma with even c ≥ 4", on(newGammaB, "Gamma")},
		{"gamma-b-table", "algorithm B from its table of two bits for each j: Gamma with even c ≥ 4", on(newGammaBTable, "Gamma")},
		{"gamma-minimal", "minimal without a table, by arithmetic: Gamma", on(newGammaMinimal, "Gamma")},
		{"gamma-table", "minimal by a table modulo translation: Gamma", on(newGammaTable, "Gamma")},
	}, fttKinds()...)
}

// on makes a router on networks of families with the given stems, of which make gets the
// parameters; there is none on others.
func on(make func(net topology.Grid, p []int) Router, stems ...string) func(net topology.Network) Router {
	return func(net topology.Network) Router {
		if n, p := member(net, stems...); n != nil {
			return make(n, p)
		}
		return nil
	}
}

// member returns a network and its parameters if it is of a family with one of the given stems.
func member(net topology.Network, stems ...string) (topology.Grid, []int) {
	stem, p := net.Family()
	if n, ok := net.(topology.Grid); ok && slices.Contains(stems, stem) {
		return n, p
	}
	return nil, nil
}

// of returns the parameters of a network, which must be of the family with a stem: constructors that
// return no error panic for others.
func of(net topology.Network, stem string) []int {
	n, p := member(net, stem)
	if n == nil {
		panic(fmt.Sprintf("routing: a router for %s on %s", stem, net.Name()))
	}
	return p
}

// group returns a network of a family of groups as one.
func group(net topology.Network) topology.Group { return net.(topology.Group) }

// known are the names of the routers here.
var known = sync.OnceValue(func() map[string]bool {
	names := make(map[string]bool)
	for _, k := range Kinds() {
		names[k.Name] = true
	}
	return names
})

// Known tells whether a name is that of a router here.
func Known(name string) bool {
	inner, lanes := CutLanes(name)
	return lanes && Known(inner) || known()[name]
}

// New returns the named router on a network; for lanes:ROUTER that router with
// virtual channels.
func New(name string, net topology.Network) (Router, error) {
	if inner, ok := CutLanes(name); ok {
		r, err := New(inner, net)
		if err != nil {
			return nil, err
		}
		lanes, err := NewLanes(net.CSR(), r)
		if err != nil {
			return nil, fmt.Errorf("%w: %s on %s", err, name, net.Name())
		}
		return lanes, nil
	}
	for _, k := range Kinds() {
		if k.Name != name {
			continue
		}
		if slices.Contains([]string{"bfs", "updown"}, name) && net.Order() <= MaxTable && int64(net.Order())*2*int64(net.Size()) > maxTableRows {
			return nil, fmt.Errorf("%w: %s on %s, of %d vertices with %d links, want a product of at most %d",
				topology.ErrLimit, name, net.Name(), net.Order(), net.Size(), int64(maxTableRows/2))
		}
		if r := k.New(net); r != nil {
			return r, nil
		}
		return nil, topology.Marked(ErrRouter, "%s on %s, want %s", name, net.Name(), k.About)
	}
	return nil, fmt.Errorf("%w: %q", ErrRouter, name)
}

// maxTableRows bounds the work for a table that is made by searches from every vertex: the
// order times the sum of the degrees.
const maxTableRows = 1 << 34

// recovered turns the panic of a router, asked at v for messages to d, into an
// error that is a kind. It is to be deferred.
func recovered(err *error, kind error, v, d *uint32) {
	if p := recover(); p != nil {
		*err = fmt.Errorf("%w: from vertex %d to %d: panic: %v\n\n%s", kind, *v, *d, p, debug.Stack())
	}
}

// headerless is embedded by routers whose messages carry no header.
type headerless struct{}

// Header returns "".
func (headerless) Header(uint32, uint32) string { return "" }

// namedNeighbors is the number of neighbours that a message names.
const namedNeighbors = 8

// NeighborList names the first few vertices of a row in a message, each behind a blank.
func NeighborList(row []uint32, name func(v uint32) string) (text string) {
	for _, v := range row[:min(len(row), namedNeighbors)] {
		text += " " + name(v)
	}
	if len(row) > namedNeighbors {
		text += " …"
	}
	return text
}
