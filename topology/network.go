package topology

import (
	"fmt"
	"strings"
)

// Network is a graph with a name, labels, and symmetries known by construction.
type Network interface {
	// Name returns the canonical name, which Parse reads: "QT(4,4)".
	Name() string
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

// Symmetry is an automorphism as a rule on coordinates.
type Symmetry struct {
	// Name says what it does: "x+1", "transpose".
	Name string

	box  box
	move func(c []int)
}

// Permutation returns the images of all vertices: entry v is the image of v.
// Whether it is an automorphism is for the reader to test.
func (s Symmetry) Permutation() []uint32 {
	image := make([]uint32, s.box.order())
	c := make([]int, len(s.box.side))
	for v := range image {
		s.box.coordinates(uint32(v), c)
		s.move(c)
		image[v] = s.box.id(c...)
	}
	return image
}

// network is what all networks have in common.
type network struct {
	*Graph
	name       string
	box        box
	symmetries []Symmetry
}

// makeNetwork builds the network with the given name and vertices from the
// links that each passes on.
func makeNetwork(name string, b box, each func(link func(u, v uint32))) network {
	return network{Graph: build(b.order(), each), name: name, box: b}
}

// Name returns the network's canonical name.
func (n *network) Name() string { return n.name }

// Label returns the paper's label of v.
func (n *network) Label(v uint32) string { return n.box.label(v) }

// Vertex returns the vertex with the given label or number.
func (n *network) Vertex(text string) (uint32, error) { return n.box.vertex(text) }

// Symmetries returns automorphisms that the construction gives.
func (n *network) Symmetries() []Symmetry { return n.symmetries }

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

// symmetric records an automorphism: move changes a vertex's coordinates into
// those of its image, modulo the sides.
func (n *network) symmetric(name string, move func(c []int)) {
	n.symmetries = append(n.symmetries, Symmetry{Name: name, box: n.box, move: move})
}

// translations records a step along each of the given axes.
func (n *network) translations(axes ...int) {
	for _, i := range axes {
		n.symmetric(fmt.Sprintf("step along axis %d", i), func(c []int) { c[i]++ })
	}
}

// reflections records the reflection of each of the given axes, and the
// exchange of each two of them that have the same length.
func (n *network) reflections(axes ...int) {
	for _, i := range axes {
		n.symmetric(fmt.Sprintf("reflection of axis %d", i), func(c []int) { c[i] = n.box.side[i] - 1 - c[i] })
	}
	for a, i := range axes {
		for _, j := range axes[:a] {
			if n.box.side[i] == n.box.side[j] {
				n.symmetric(fmt.Sprintf("exchange of axes %d and %d", j, i), func(c []int) { c[i], c[j] = c[j], c[i] })
			}
		}
	}
}

// title writes a network's name: title("QT", 4, 4) is "QT(4,4)".
func title(family string, args ...int) string {
	var s strings.Builder
	s.WriteString(family)
	for i, a := range args {
		fmt.Fprintf(&s, "%c%d", "(,"[min(i, 1)], a)
	}
	if len(args) > 0 {
		s.WriteByte(')')
	}
	return s.String()
}

// admit checks a constructor's arguments: that each is in the domain that want
// describes, and that a graph with sides[0]·sides[1]·… vertices of at most the
// given degree is within the limits.
func admit(family string, args []int, inDomain bool, want string, degree int, sides ...int) error {
	if !inDomain {
		return fmt.Errorf("topology: %s: %w: want %s", title(family, args...), ErrParam, want)
	}
	order := int64(1)
	for _, s := range append(args[:len(args):len(args)], sides...) {
		if s > MaxOrder {
			return tooLarge(family, args)
		}
	}
	for _, s := range sides {
		if order *= int64(s); order > MaxOrder {
			return tooLarge(family, args)
		}
	}
	if int64(degree) > 2*MaxSize/order {
		return tooLarge(family, args)
	}
	return nil
}

func tooLarge(family string, args []int) error {
	return fmt.Errorf("topology: %s: %w: want at most %d vertices and %d links",
		title(family, args...), ErrLimit, MaxOrder, MaxSize)
}
