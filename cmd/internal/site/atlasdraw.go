package site

import (
	"topocert/cmd/internal/atlas"
	"topocert/topology"
)

// drawnNetwork returns the network of a drawing of the atlas. One of ours is built by its name, so
// that it is laid out as its page has it; another is what its graph6 text says, with its labels.
func drawnNetwork(d *atlas.Drawing) (topology.Network, error) {
	if net, err := topology.Parse(d.Network); err == nil {
		return net, nil
	}
	g, err := topology.ParseGraph6(d.Graph6)
	if err != nil {
		return nil, err
	}
	var net *topology.External
	if d.Labels == nil {
		net, err = topology.NewExternal(g)
	} else {
		net, err = topology.NewLabelled(g, d.Labels)
	}
	if err != nil {
		return nil, err
	}
	return net.WithSource(d.Network), nil
}
