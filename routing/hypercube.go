package routing

import "topocert/topology"

// ECube flips the lowest bit in which a vertex differs from the destination. It
// is minimal on hypercubes and costs O(1) a hop.
//
// Source: H. Sullivan, T. R. Bashkow, "A large scale, homogeneous, fully
// distributed parallel machine", ISCA 1977.
type ECube struct{ headerless }

var _ Router = ECube{}

func newECube(net topology.Network) Router {
	if _, ok := net.(*topology.Hypercube); ok {
		return ECube{}
	}
	return nil
}

// Next returns the next vertex on the way to the destination.
func (ECube) Next(at, destination uint32, _ string) (uint32, string) {
	differ := at ^ destination
	return at ^ differ&-differ, ""
}
