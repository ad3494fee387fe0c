package topology

import (
	"strings"

	"topocert/certificates/family"
	"topocert/certificates/language"
	"topocert/certificates/words"
)

// Network is a graph with a name, labels, and symmetries known by construction.
type Network interface {
	// Name returns the canonical name, which Parse reads: "QT(4,4)".
	Name() string
	// Family returns the stem of the name and the parameters: "QT", 4, 4; "" for a graph that
	// is no member of a family. The parameters must not be changed.
	Family() (stem string, params []int)
	// CSR returns the graph.
	CSR() *Graph

	Order() int
	Size() int
	Degree(v uint32) int
	Neighbors(v uint32) []uint32

	// Label returns the paper's label of v.
	Label(v uint32) string
	// Vertex returns the vertex with the given label or number.
	Vertex(text string) (uint32, error)
	// Symmetries returns automorphisms that the construction gives. They need
	// not generate every automorphism.
	Symmetries() []Symmetry
}

// Grid is a network whose vertices have coordinates in a box.
type Grid interface {
	Network
	// At returns the vertex at the coordinates, taken modulo the sides.
	At(c ...int) uint32
	// Coordinates returns the coordinates of v, and Coordinate one of them, without memory.
	Coordinates(v uint32) []int
	Coordinate(v uint32, i int) int
	// Sides returns the number of values of each coordinate.
	Sides() []int
}

// Symmetry is an automorphism that the construction gives.
type Symmetry struct {
	// Name says what it does, as the form of an image: "((x+1)%m, y, z)".
	Name  string
	image []uint32
}

// Permutation returns the images of all vertices: entry v is the image of v.
// Whether it is an automorphism is for the reader to test.
func (s Symmetry) Permutation() []uint32 { return s.image }

// network is what all networks have in common.
type network struct {
	*Graph
	name   string
	params []int // of a member of a family
	box    box
	// member is what the network's text says, nil for a graph that none defines; numbers are
	// those of the member's vertices here, nil if they are the same.
	text    *words.Definition
	member  *family.Member
	numbers []uint32
}

// Name returns the network's canonical name.
func (n *network) Name() string { return n.name }

// Family returns the stem of the name and the parameters.
func (n *network) Family() (stem string, params []int) {
	if n.text == nil {
		return "", nil
	}
	return n.text.Name, n.params
}

// Label returns the paper's label of v.
func (n *network) Label(v uint32) string { return n.box.label(v) }

// Vertex returns the vertex with the given label or number.
func (n *network) Vertex(text string) (uint32, error) { return n.box.vertex(text) }

// Member returns the member of a family that the network is, with the same numbers of vertices;
// nil if there is none. Routers that are texts are for such.
func (n *network) Member() *family.Member {
	if n.numbers != nil {
		return nil
	}
	return n.member
}

// Symmetries returns automorphisms that the construction gives: the maps that stand above the
// text.
func (n *network) Symmetries() []Symmetry {
	if n.text == nil || n.text.Own {
		return nil
	}
	maps := n.text.Note("maps")
	if maps == "" {
		return nil
	}
	parsed, err := language.ParseText("Maps = graph v in 0..0: " + maps)
	var list []Symmetry
	for i, name := range strings.Split(maps, ";") {
		var image []uint32
		if err == nil {
			image, err = n.member.Image(parsed[0].Body.Next[i])
		}
		if err != nil {
			panic("topology: " + n.name + ": its maps: " + err.Error())
		}
		if image != nil {
			name, _, _ = strings.Cut(strings.TrimSpace(name), " if ")
			list = append(list, Symmetry{name, n.renumbered(image)})
		}
	}
	return list
}

// renumbered returns a map of the member's vertices as one of those here.
func (n *network) renumbered(image []uint32) []uint32 {
	if n.numbers == nil {
		return image
	}
	here := make([]uint32, len(image))
	for v, u := range image {
		here[n.numbers[v]] = n.numbers[u]
	}
	return here
}

// At returns the vertex at the coordinates c, taken modulo the sides. The
// number of coordinates must be that of a label.
func (n *network) At(c ...int) uint32 { return n.box.id(c...) }

// Coordinates returns the coordinates of v.
func (n *network) Coordinates(v uint32) []int {
	c := make([]int, len(n.box.side))
	n.box.coordinates(v, c)
	return c
}

// Coordinate returns coordinate i of v, as Coordinates does, without memory.
func (n *network) Coordinate(v uint32, i int) int { return n.box.coordinate(v, i) }

// Sides returns the number of values of each coordinate.
func (n *network) Sides() []int { return append([]int(nil), n.box.side...) }
