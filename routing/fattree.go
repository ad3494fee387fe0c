package routing

import "topocert/topology"

// fatTree is the router fattree: the two-level tables of the fat tree's paper, for
// messages to hosts. A switch from which the destination is down sends a message down.
// Else edge(p,e) sends one to host(x,y,i) up to agg(p, (i+e) mod k/2), and agg(p,a) up to
// core(a, (i+a) mod k/2). So the messages of all hosts to all hosts share the ways up
// evenly. A message to a switch stops at once, as the paper has no tables for it.
//
// It is minimal between hosts, and costs O(1) a hop.
//
// Source: M. Al-Fares, A. Loukissas, A. Vahdat, "A Scalable, Commodity Data Center
// Network Architecture", SIGCOMM 2008, §3.3 and §3.4, Algorithms 1 and 2: the suffix of
// host ID i+2 at switch z of a pod leads to port (i+z) mod k/2 up, z being e for
// edge(p,e) and a+k/2 for agg(p,a).
type fatTree struct {
	headerless
	k, half uint32
}

var _ Router = (*fatTree)(nil)

func newFatTree(_ topology.Grid, p []int) Router {
	return &fatTree{k: uint32(p[0]), half: uint32(p[0] / 2)}
}

// Next returns the next vertex on the way to the destination; at for a switch.
func (r *fatTree) Next(at, destination uint32, _ string) (uint32, string) {
	n := r.half
	edges := r.k * n * n // the first edge switch; hosts come before
	aggs := edges + r.k*n
	cores := aggs + r.k*n
	if destination >= edges || at == destination {
		return at, ""
	}
	pod, edge, i := destination/(n*n), destination/n, destination%n // edge counts those of all pods
	switch {
	case at < edges: // a host
		return edges + at/n, ""
	case at < aggs: // an edge switch
		here := at - edges
		if here == edge {
			return destination, ""
		}
		return aggs + here/n*n + (i+here%n)%n, ""
	case at < cores: // an aggregation switch
		here := at - aggs
		if here/n == pod {
			return edges + edge, ""
		}
		return cores + here%n*n + (i+here%n)%n, ""
	}
	return aggs + pod*n + (at-cores)/n, ""
}
