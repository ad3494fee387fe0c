package script

import (
	"fmt"
	"sync"

	"go.starlark.net/starlark"

	"topocert/topology"
)

// netValue is the network that a router is given.
type netValue struct {
	net  topology.Network
	name string
	args []int

	mu      sync.Mutex
	columns []column // distances to some vertices, the last used first
}

// column holds the distances of all vertices to one; −1 for out of reach.
type column struct {
	to    uint32
	level []int32
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
	return []string{"args", "degree", "distance", "has_edge", "label", "name", "neighbors", "order", "size", "vertex"}
}

// Attr returns what is no method.
func (n *netValue) Attr(name string) (starlark.Value, error) {
	switch name {
	case "order":
		return starlark.MakeInt(n.net.Order()), nil
	case "size":
		return starlark.MakeInt(n.net.Size()), nil
	case "name":
		return starlark.String(n.name), nil
	case "args":
		return numbers(n.args), nil
	case "degree", "distance", "has_edge", "label", "neighbors", "vertex":
		return nil, fmt.Errorf("net.%s, want a call: net.%s(…)", name, name)
	}
	return nil, nil
}

// call calls a method.
func (n *netValue) call(b *budget, name string, args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
	wants := map[string]int{"degree": 1, "neighbors": 1, "label": 1, "vertex": 1, "has_edge": 2, "distance": 2}
	want, ok := wants[name]
	switch {
	case !ok:
		if v, err := n.Attr(name); v != nil || err != nil {
			return nil, fmt.Errorf("net.%s is no function", name)
		}
		return nil, fmt.Errorf("network has no .%s, want one of %q", name, n.AttrNames())
	case len(args) != want || len(kwargs) > 0:
		return nil, fmt.Errorf("net.%s with %d arguments, want %d", name, len(args)+len(kwargs), want)
	}
	if name == "vertex" {
		text, ok := args[0].(starlark.String)
		if !ok {
			return nil, fmt.Errorf("net.vertex of %s, want a label", b.shown(args[0]))
		}
		v, err := n.net.Vertex(string(text))
		return starlark.MakeInt(int(v)), err
	}
	var v [2]uint32
	for i, a := range args {
		if v[i], ok = vertexNumber(a, n.net.Order()); !ok {
			return nil, fmt.Errorf("net.%s of %s, want a vertex, 0 … %d", name, b.shown(a), n.net.Order()-1)
		}
	}
	switch name {
	case "degree":
		return starlark.MakeInt(n.net.Degree(v[0])), nil
	case "label":
		label := n.net.Label(v[0])
		return starlark.String(label), b.text(len(label))
	case "has_edge":
		return starlark.Bool(n.net.CSR().HasEdge(v[0], v[1])), nil
	case "distance":
		return n.distance(b, v[0], v[1])
	}
	row := n.net.Neighbors(v[0])
	if err := b.takeItems(len(row), perSlot); err != nil {
		return nil, err
	}
	list := make([]starlark.Value, len(row))
	for i, u := range row {
		list[i] = starlark.MakeInt(int(u))
	}
	return starlark.NewList(list), nil
}

// distance returns the distance of two vertices, None if no path joins them. All
// distances to v are computed when v is new.
func (n *netValue) distance(b *budget, u, v uint32) (starlark.Value, error) {
	level := n.known(v)
	if level == nil {
		g := n.net.CSR()
		if err := b.work((g.Order() + 2*g.Size()) / 16); err != nil {
			return nil, err
		}
		level = levels(g, v)
		n.mu.Lock()
		n.columns = append([]column{{v, level}}, n.columns[:min(len(n.columns), maxColumns-1)]...)
		n.mu.Unlock()
	}
	if level[u] < 0 {
		return starlark.None, nil
	}
	return starlark.MakeInt(int(level[u])), nil
}

func (n *netValue) known(v uint32) []int32 {
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

// levels returns the distances of all vertices to v, by breadth-first search.
func levels(g *topology.Graph, v uint32) []int32 {
	level := make([]int32, g.Order())
	for u := range level {
		level[u] = -1
	}
	level[v] = 0
	for queue := []uint32{v}; len(queue) > 0; queue = queue[1:] {
		for _, u := range g.Neighbors(queue[0]) {
			if level[u] < 0 {
				level[u] = level[queue[0]] + 1
				queue = append(queue, u)
			}
		}
	}
	return level
}
