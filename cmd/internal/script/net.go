package script

import (
	"fmt"
	"maps"
	"slices"
	"sync"

	"go.starlark.net/starlark"

	"topocert/solver/distance"
	"topocert/topology"
)

// netValue is the network that a router is given.
type netValue struct {
	net   topology.Network
	name  string
	attrs starlark.StringDict

	mu      sync.Mutex
	columns []column // distances to some vertices, the last used first
}

// column holds the distances of all vertices to one; −1 for out of reach.
type column struct {
	to    uint32
	level []uint32
}

// maxColumns is the number of columns that are remembered: one for each of the
// goroutines that route at the same time, and some.
const maxColumns = 16

func (n *netValue) String() string        { return n.name }
func (n *netValue) Type() string          { return "network" }
func (n *netValue) Freeze()               {}
func (n *netValue) Truth() starlark.Bool  { return true }
func (n *netValue) Hash() (uint32, error) { return 0, fmt.Errorf("unhashable type: network") }

func (n *netValue) AttrNames() []string {
	return slices.Sorted(maps.Keys(n.attrs))
}

// Attr returns what the network offers.
func (n *netValue) Attr(name string) (starlark.Value, error) { return n.attrs[name], nil }

// newNetValue returns a network for routers.
func newNetValue(net topology.Network, name string, args []int) *netValue {
	n := &netValue{net: net, name: name, attrs: starlark.StringDict{
		"order": starlark.MakeInt(net.Order()), "size": starlark.MakeInt(net.Size()), "name": starlark.String(name), "args": numbers(args),
	}}
	for method, want := range map[string]int{"degree": 1, "neighbors": 1, "label": 1, "vertex": 1, "has_edge": 2, "distance": 2} {
		n.attrs[method] = starlark.NewBuiltin(method, func(_ *starlark.Thread, _ *starlark.Builtin, args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
			if len(args) != want || len(kwargs) > 0 {
				return nil, fmt.Errorf("net.%s with %d arguments, want %d", method, len(args)+len(kwargs), want)
			}
			return n.call(method, args)
		})
	}
	return n
}

// call calls a method with as many arguments as it wants.
func (n *netValue) call(name string, args starlark.Tuple) (starlark.Value, error) {
	if name == "vertex" {
		text, ok := args[0].(starlark.String)
		if !ok {
			return nil, fmt.Errorf("net.vertex of %s, want a label", shortText(args[0]))
		}
		v, err := n.net.Vertex(string(text))
		return starlark.MakeInt(int(v)), err
	}
	var v [2]uint32
	for i, a := range args {
		var ok bool
		if v[i], ok = vertexNumber(a, n.net.Order()); !ok {
			return nil, fmt.Errorf("net.%s of %s, want a vertex, 0 … %d", name, shortText(a), n.net.Order()-1)
		}
	}
	switch name {
	case "degree":
		return starlark.MakeInt(n.net.Degree(v[0])), nil
	case "label":
		return starlark.String(n.net.Label(v[0])), nil
	case "has_edge":
		return starlark.Bool(n.net.CSR().HasEdge(v[0], v[1])), nil
	case "distance":
		return n.distance(v[0], v[1]), nil
	}
	row := n.net.Neighbors(v[0])
	list := make([]starlark.Value, len(row))
	for i, u := range row {
		list[i] = starlark.MakeInt(int(u))
	}
	return starlark.NewList(list), nil
}

// distance returns the distance of two vertices, None if no path joins them. All
// distances to v are computed when v is new.
func (n *netValue) distance(u, v uint32) starlark.Value {
	level := n.known(v)
	if level == nil {
		level, _ = distance.Levels(n.net.CSR(), v, nil, nil)
		n.mu.Lock()
		n.columns = append([]column{{v, level}}, n.columns[:min(len(n.columns), maxColumns-1)]...)
		n.mu.Unlock()
	}
	if level[u] == distance.Unreached {
		return starlark.None
	}
	return starlark.MakeInt(int(level[u]))
}

func (n *netValue) known(v uint32) []uint32 {
	n.mu.Lock()
	defer n.mu.Unlock()
	for i, c := range n.columns {
		if c.to == v {
			copy(n.columns[1:i+1], n.columns[:i])
			n.columns[0] = c
			return c.level
		}
	}
	return nil
}
