package props

import (
	"fmt"
	"iter"

	"topocert/topology"
)

// Net is a network as a claim sees it. Its name, its labels and the numbers of its
// vertices are free to use; whatever is read of its links is noted in the case, whose
// verdict then rests on more than certificates.
type Net struct {
	network topology.Network
	t       *Case
}

// grid is what networks whose labels are coordinates offer.
type grid interface {
	At(c ...int) uint32
	Coordinates(v uint32) []int
	Coordinate(v uint32, i int) int
	Sides() []int
}

func (n *Net) grid() grid {
	g, ok := n.network.(grid)
	if !ok {
		n.t.Check(fmt.Errorf("%s has no coordinates", n.Name()))
	}
	return g
}

// Name returns the canonical name.
func (n *Net) Name() string { return n.network.Name() }

// title returns what the user calls it.
func (n *Net) title() string { return n.t.session.names.Title(n.Name()) }

// Order returns the number of labels; Case.Order certifies it.
func (n *Net) Order() int { return n.network.Order() }

// Label returns the paper's label of v.
func (n *Net) Label(v uint32) string { return n.network.Label(v) }

// At returns the vertex with the given coordinates, modulo the sides.
func (n *Net) At(c ...int) uint32 { return n.grid().At(c...) }

// Coordinates returns the coordinates of v.
func (n *Net) Coordinates(v uint32) []int { return n.grid().Coordinates(v) }

// Coordinate returns coordinate i of v.
func (n *Net) Coordinate(v uint32, i int) int { return n.grid().Coordinate(v, i) }

// Sides returns the number of values of each coordinate.
func (n *Net) Sides() []int { return n.grid().Sides() }

// links returns the graph, and notes that it is read.
func (n *Net) links() *topology.Graph {
	n.t.uncertified = true
	return n.network.CSR()
}

// Neighbors returns the vertices joined to v. It is noted.
func (n *Net) Neighbors(v uint32) []uint32 { return n.links().Neighbors(v) }

// Size returns the number of links. It is noted; Case.Size certifies it.
func (n *Net) Size() int { return n.links().Size() }

// HasEdge tells whether a link joins u and v. It is noted.
func (n *Net) HasEdge(u, v uint32) bool { return n.links().HasEdge(u, v) }

// Edges yields all links. It is noted.
func (n *Net) Edges() iter.Seq2[uint32, uint32] { return n.links().Edges() }

// CSR returns the graph. It is noted.
func (n *Net) CSR() *topology.Graph { return n.links() }

// Read returns the network with all that package topology offers. It is noted.
func (n *Net) Read() topology.Network {
	n.t.uncertified = true
	return n.network
}
