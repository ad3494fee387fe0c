package routing

import "topocert/topology"

// DimensionOrder corrects the coordinates one after the other, the first axis
// first, each the shorter way. On a ring of even length with both ways equal it
// goes up.
//
// It is minimal on meshes and tori, and costs O(axes) a hop.
//
// Source: the usual definition ("XY routing" in two dimensions).
type DimensionOrder struct {
	headerless
	net   lattice
	sides []int
	wraps bool
}

var _ Router = (*DimensionOrder)(nil)

// lattice is what DimensionOrder needs of a mesh or torus.
type lattice interface {
	Sides() []int
	Coordinates(v uint32) []int
	At(c ...int) uint32
}

func newDimensionOrder(net topology.Network) Router {
	switch n := net.(type) {
	case *topology.Mesh:
		return &DimensionOrder{net: n, sides: n.Sides()}
	case *topology.Torus:
		return &DimensionOrder{net: n, sides: n.Sides(), wraps: true}
	}
	return nil
}

// Next returns the next vertex on the way to the destination.
func (r *DimensionOrder) Next(at, destination uint32, _ string) (uint32, string) {
	c, d := r.net.Coordinates(at), r.net.Coordinates(destination)
	for i, side := range r.sides {
		if c[i] == d[i] {
			continue
		}
		up := d[i] > c[i]
		if r.wraps {
			up = 2*((d[i]-c[i]+side)%side) <= side
		}
		if up {
			c[i]++
		} else {
			c[i]--
		}
		return r.net.At(c...), ""
	}
	return at, ""
}
