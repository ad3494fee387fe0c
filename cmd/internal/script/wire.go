package script

import (
	"encoding/binary"

	"topocert/routing"
	"topocert/topology"
)

// What the two processes say to each other, by encoding/gob. A request has one of its
// parts; replies follow, of which the last is marked.

type request struct {
	Load  *source
	Make  *making
	Net   *network // that the next routing is on
	Route *toRoute
}

// source is a file to be run. A process that takes the place of another is quiet.
type source struct {
	Name   string
	Text   []byte
	Limits Limits
	Quiet  bool
}

// making asks for a network of a family.
type making struct {
	Family string
	Args   []int
}

// toRoute asks for the next hops to some destinations.
type toRoute struct {
	Router       string
	Destinations []uint32
	Fault        *routing.Fault // nil for none
	Several      bool           // whether it may answer with lists
}

type reply struct {
	Last    bool
	Printed string
	Err     *Error
	Found   *definitions
	Made    *network
	Hops    *hops
}

// definitions are what a file defines, in its order.
type definitions struct{ Families, Routers, Helpers []function }

// function is a function of a file.
type function struct {
	Name, About  string
	Line, Column int
	// Params are the parameters of a family, of which the first Least have no default and
	// More tells whether further ones may follow: *args. Defaults are the values of those
	// after Least, Wrong the types of those that are no whole numbers.
	Params   []string
	Least    int
	More     bool
	Defaults []int
	Wrong    map[int]string
	// Header and Faults tell whether a router has these parameters.
	Header, Faults bool
}

// network is a network: what package topology knows by name, or else links, labels if
// there are some, and ends.
type network struct {
	Name   string // of package topology
	Title  string
	Args   []int
	Order  int
	Links  []byte // two numbers of four bytes each
	Labels []string
	Ends   []uint32
}

// hops are the next hops to a destination, by vertex: their places among the neighbours,
// two bytes each. Where the router failed, Err says why, and At where.
type hops struct {
	Destination, At uint32
	Next            []byte
	Steps           []step                      // in place of Next, of a router with headers
	Lists           map[uint32][]routing.Choice // answers that are lists, by vertex
	Err             *Error
}

// step is what a router with headers answers: of a message at a vertex with a header, the
// place of the next vertex among the neighbours, and the header then.
type step struct {
	At     uint32
	Header string
	Next   uint16
	Then   string
}

// linksOf writes a graph's links.
func linksOf(g *topology.Graph) []byte {
	links := make([]byte, 0, 8*g.Size())
	for u, v := range g.Edges() {
		links = binary.LittleEndian.AppendUint32(binary.LittleEndian.AppendUint32(links, u), v)
	}
	return links
}

// external makes the network again.
func (n *network) external() (*topology.External, error) {
	g, err := topology.FromEdges(n.Order, func(yield func(u, v uint32) bool) {
		for at := 0; at+8 <= len(n.Links); at += 8 {
			if !yield(binary.LittleEndian.Uint32(n.Links[at:]), binary.LittleEndian.Uint32(n.Links[at+4:])) {
				return
			}
		}
	})
	if err != nil {
		return nil, err
	}
	var net *topology.External
	if n.Labels != nil {
		net, err = topology.NewLabelled(g, n.Labels)
	} else {
		net, err = topology.NewExternal(g)
	}
	if err == nil && n.Ends != nil {
		net, err = net.WithEnds(n.Ends)
	}
	return net, err
}
