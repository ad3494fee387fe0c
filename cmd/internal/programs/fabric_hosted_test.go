package programs

import (
	"fmt"
	"strings"

	"topocert/routing"
	"topocert/topology"
)

// Hosted returns a router of a network on the fabric that infiniband.WriteIbsim makes of
// it: from a host at a vertex to its switch, as the router says from switch to switch,
// and to the host. Hosts that are vertices of the network are the router's business.
// Virtual channels and headers are the router's.
func Hosted(inner routing.Router, net topology.Network, fabric *topology.External) (routing.Router, error) {
	n := fabric.Order()
	h := &hosted{inner: inner, isHost: make([]bool, n), vertex: make([]uint32, n), at: make([]uint32, net.Order()), host: make([]uint32, net.Order())}
	number := make(map[string]uint32, net.Order())
	for v := range uint32(net.Order()) {
		number[net.Label(v)] = v
	}
	found := 0
	for f := range uint32(n) {
		v, own := number[fabric.Label(f)]
		if own {
			h.vertex[f], h.at[v] = v, f
			found++
			continue
		}
		label, isHost := strings.CutPrefix(fabric.Label(f), "host ")
		v, ok := number[label]
		if !isHost || !ok {
			return nil, fmt.Errorf("a vertex %q of the fabric, want those of %s and their hosts", fabric.Label(f), net.Name())
		}
		h.isHost[f], h.vertex[f], h.host[v] = true, v, f
	}
	if found != net.Order() {
		return nil, fmt.Errorf("%d vertices in the fabric, want %d, those of %s", found, net.Order(), net.Name())
	}
	if classed, ok := inner.(routing.Classed); ok {
		return &hostedLanes{h, classed}, nil
	}
	return h, nil
}

// hosted is a router on a network with hosts.
type hosted struct {
	inner    routing.Router
	isHost   []bool   // by vertex of the fabric: a host at a vertex of the network
	vertex   []uint32 // of the network: the vertex, or that of the host
	at, host []uint32 // the vertex of the fabric, and its host, of each of the network
}

// Header returns the inner router's header.
func (h *hosted) Header(source, destination uint32) string {
	if h.vertex[source] == h.vertex[destination] {
		return ""
	}
	return h.inner.Header(h.vertex[source], h.vertex[destination])
}

// Next returns the next vertex.
func (h *hosted) Next(at, destination uint32, header string) (uint32, string) {
	v, d := h.vertex[at], h.vertex[destination]
	switch {
	case at == destination:
		return at, header
	case h.isHost[at]:
		return h.at[v], header
	case v == d: // the destination is the host here
		return h.host[v], header
	}
	next, header := h.inner.Next(v, d, header)
	if next == v || int(next) >= len(h.at) {
		return at, header
	}
	return h.at[next], header
}

// hostedLanes is one whose inner router has virtual channels.
type hostedLanes struct {
	*hosted
	classed routing.Classed
}

// Classes returns the inner router's.
func (h *hostedLanes) Classes() int { return h.classed.Classes() }

// Class returns the inner router's between switches, and 0 at hosts.
func (h *hostedLanes) Class(at, next, destination uint32, header string) int {
	if h.isHost[at] || h.isHost[next] {
		return 0
	}
	return h.classed.Class(h.vertex[at], h.vertex[next], h.vertex[destination], header)
}
