package routing

import "topocert/topology"

// newECube returns the router ecube: it flips the lowest bit in which a vertex
// differs from the destination. It is minimal on hypercubes, costs O(1) a hop,
// and is relative.
//
// Source: H. Sullivan, T. R. Bashkow, "A large scale, homogeneous, fully
// distributed parallel machine", ISCA 1977.
func newECube(cube topology.Grid, _ []int) Router {
	return NewRelative(group(cube), func(g uint32) uint32 { return g & -g })
}
