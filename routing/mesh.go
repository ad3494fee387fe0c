package routing

import "topocert/topology"

// newDimensionOrder returns the router dor: it corrects the coordinates one
// after the other, the first axis first, each the shorter way. On a ring of even
// length with both ways equal it goes up. It is minimal on meshes and tori, and
// costs O(axes) a hop. On a torus it is relative.
//
// Source: the usual definition ("XY routing" in two dimensions).
func newDimensionOrder(net topology.Grid, _ []int) Router {
	axes := axesOf(net.Sides())
	if torus, ok := net.(topology.Group); ok {
		return NewRelative(torus, func(g uint32) uint32 { return shorterWay(axes, g) })
	}
	return &meshOrder{axes: axes}
}

// axis is one axis of a box of vertices in row-major order: coordinate c adds
// c·stride to a vertex's number.
type axis struct{ side, stride uint32 }

// axesOf returns the axes of the box with the given sides.
func axesOf(sides []int) []axis {
	axes := make([]axis, len(sides))
	stride := uint32(1)
	for i := len(sides) - 1; i >= 0; i-- {
		axes[i] = axis{uint32(sides[i]), stride}
		stride *= uint32(sides[i])
	}
	return axes
}

// shorterWay returns the step, up or down the first axis along which g is not
// 0, that brings a message with relative address g closer.
func shorterWay(axes []axis, g uint32) uint32 {
	for _, a := range axes {
		if g < a.stride {
			continue
		}
		if c := g / a.stride; 2*c > a.side {
			return (a.side - 1) * a.stride
		}
		return a.stride
	}
	return 0
}

// meshOrder is dimension order on a mesh.
type meshOrder struct {
	headerless
	axes []axis
}

var _ Router = (*meshOrder)(nil)

// Next returns the next vertex on the way to the destination.
func (r *meshOrder) Next(at, destination uint32, _ string) (uint32, string) {
	u, v := at, destination
	for _, a := range r.axes {
		from, to := u/a.stride, v/a.stride
		switch {
		case from < to:
			return at + a.stride, ""
		case from > to:
			return at - a.stride, ""
		}
		u, v = u-from*a.stride, v-to*a.stride
	}
	return at, ""
}
