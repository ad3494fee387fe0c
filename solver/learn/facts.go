package learn

import (
	"context"

	"topocert/certificates/family"
	"topocert/solver"
	"topocert/solver/distance"
	"topocert/topology"
)

// mostPairs bounds the vertices of members of which distances between all pairs are computed.
const mostPairs = 500

// Fact returns the function for [Family.Value] of a number that the members have: order, size,
// min_degree, max_degree, diameter, radius, girth; nil for other names. Those of distances are
// computed of members of at most 500 vertices that are connected.
func Fact(name string) func(net *family.Member, params []int64) (int64, bool) {
	switch name {
	case "order":
		return func(net *family.Member, _ []int64) (int64, bool) { return int64(net.Order()), true }
	case "size":
		return func(net *family.Member, _ []int64) (int64, bool) { return int64(net.Size()), true }
	case "min_degree", "max_degree":
		return func(net *family.Member, _ []int64) (int64, bool) {
			least, most := distance.Degrees(Graph(net))
			return int64(map[string]int{"min_degree": least, "max_degree": most}[name]), true
		}
	case "diameter", "radius", "girth":
		return func(net *family.Member, _ []int64) (int64, bool) {
			if net.Order() > mostPairs {
				return 0, false
			}
			if g := Graph(net); name == "girth" {
				girth, _ := distance.Girth(context.Background(), g, solver.Identity(g.Order()))
				return int64(girth), girth > 0
			}
			p := profile(net)
			return int64(map[string]int{"diameter": p.Diameter, "radius": p.Radius}[name]), p.Connected
		}
	}
	return nil
}

// profile are the distances of all pairs of vertices.
func profile(net *family.Member) *distance.Profile {
	p, err := distance.AllPairs(context.Background(), Graph(net), 1)
	if err != nil {
		panic(err) // only a context that ends stops it
	}
	return p
}

// Graph is a member as a graph.
func Graph(net *family.Member) *topology.Graph { return topology.GraphOf(net) }
