package connectivity

import (
	"topocert/certificates"
	"topocert/certificates/faults"
	"topocert/solver"
	"topocert/solver/distance"
	"topocert/topology"
)

// maxTreePaths bounds the vertices of all paths of a tree that are written out one by one.
const maxTreePaths = 1 << 24

// ProveConnected proves that a connectivity is at least 1, by the paths of a tree of shortest paths
// from a vertex in the middle; nil if the network is not connected, or if they are too long.
func ProveConnected(net topology.Network, subject string) *certificates.Certificate {
	g := net.CSR()
	source := middle(g)
	level, order := distance.Levels(g, source, nil, nil)
	if len(order) < g.Order() {
		return nil
	}
	total, parent := 0, distance.Parents(g, level)
	for _, v := range order[1:] {
		total += int(level[v]) + 1
	}
	if total > maxTreePaths {
		return nil
	}
	from := faults.PathsFrom{Source: source}
	for t := range uint32(g.Order()) {
		if t == source || subject == "vertex-connectivity" && level[t] == 1 {
			continue
		}
		path := make([]uint32, level[t]+1)
		for v := t; ; v = parent[v] {
			path[level[v]] = v
			if v == source {
				break
			}
		}
		from.Paths = append(from.Paths, path)
	}
	s := solver.AtLeast(subject, net, 1)
	return &certificates.Certificate{Statement: s, Kind: "paths", Proof: faults.Paths{From: []faults.PathsFrom{from}}}
}

// middle returns a vertex halfway between one that is furthest from the first and one that is
// furthest from that.
func middle(g *topology.Graph) uint32 {
	_, order := distance.Levels(g, 0, nil, nil)
	level, order := distance.Levels(g, order[len(order)-1], nil, nil)
	v, parent := order[len(order)-1], distance.Parents(g, level)
	for half := level[v] / 2; level[v] > half; {
		v = parent[v]
	}
	return v
}
