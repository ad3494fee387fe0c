package script

import (
	"fmt"
	"slices"

	"go.starlark.net/starlark"

	"topocert/topology"
)

// graphValue is what graph(…) returns in a file.
type graphValue struct{ net *topology.External }

func (g *graphValue) String() string {
	return fmt.Sprintf("graph(%d, …%d edges…)", g.net.Order(), g.net.Size())
}
func (g *graphValue) Type() string          { return "graph" }
func (g *graphValue) Freeze()               {}
func (g *graphValue) Truth() starlark.Bool  { return true }
func (g *graphValue) Hash() (uint32, error) { return 0, fmt.Errorf("unhashable type: graph") }

// newGraph is graph(order, edges, labels = None, ends = None).
func newGraph(b *budget, args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
	var orderValue, labelsValue, endsValue starlark.Value
	var edges starlark.Iterable
	if err := starlark.UnpackArgs("graph", args, kwargs, "order", &orderValue, "edges", &edges, "labels??", &labelsValue, "ends??", &endsValue); err != nil {
		return nil, err
	}
	order, ok := vertexNumber(orderValue, topology.MaxOrder+1)
	if !ok {
		return nil, fmt.Errorf("graph: order %s, want a number of vertices of at most %d", b.shown(orderValue), topology.MaxOrder)
	}
	if err := b.takeItems(int(order)/8, 8*8); err != nil {
		return nil, err
	}
	links, err := b.links(int(order), edges)
	if err != nil {
		return nil, fmt.Errorf("graph: %w", err)
	}
	g, err := topology.FromEdges(int(order), func(yield func(u, v uint32) bool) {
		for _, l := range links {
			if !yield(uint32(l>>32), uint32(l)) {
				return
			}
		}
	})
	if err != nil {
		return nil, err
	}
	net, err := b.labelled(g, labelsValue)
	if err == nil && endsValue != nil {
		net, err = b.withEnds(net, endsValue)
	}
	if err != nil {
		return nil, fmt.Errorf("graph: %w", err)
	}
	return &graphValue{net}, nil
}

// links reads pairs of vertices. A link that is given twice is one link.
func (b *budget) links(order int, edges starlark.Iterable) ([]uint64, error) {
	n := starlark.Len(edges)
	if n < 0 {
		return nil, fmt.Errorf("edges are a %s, want a list", edges.Type())
	}
	if err := b.takeItems(n, 4*8); err != nil {
		return nil, err
	}
	links := make([]uint64, 0, n)
	i := 0
	for e := range starlark.Elements(edges) {
		pair, ok := e.(starlark.Indexable)
		if !ok || pair.Len() != 2 {
			return nil, fmt.Errorf("edge %d is %s, want two vertices", i, b.shown(e))
		}
		u, uOK := vertexNumber(pair.Index(0), order)
		v, vOK := vertexNumber(pair.Index(1), order)
		switch {
		case !uOK || !vOK:
			return nil, fmt.Errorf("edge %d is %s, want two numbers of vertices, 0 … %d", i, b.shown(e), order-1)
		case u == v:
			return nil, fmt.Errorf("edge %d is %s: a loop, want two different vertices", i, b.shown(e))
		}
		links = append(links, uint64(min(u, v))<<32|uint64(max(u, v)))
		i++
	}
	slices.Sort(links)
	return slices.Compact(links), nil
}

// vertexNumber returns a whole number below a bound.
func vertexNumber(v starlark.Value, bound int) (uint32, bool) {
	n, ok := v.(starlark.Int)
	if !ok {
		return 0, false
	}
	k, small := n.Int64()
	return uint32(k), small && k >= 0 && k < int64(bound)
}

// labelled returns a graph as a network, with labels if there are some.
func (b *budget) labelled(g *topology.Graph, v starlark.Value) (*topology.External, error) {
	if v == nil {
		return topology.NewExternal(g)
	}
	list, ok := v.(starlark.Iterable)
	n := starlark.Len(v)
	if !ok || n < 0 {
		return nil, fmt.Errorf("labels are a %s, want a list of strings", v.Type())
	}
	if err := b.takeItems(n, 96); err != nil {
		return nil, err
	}
	labels := make([]string, 0, n)
	for x := range starlark.Elements(list) {
		s, ok := x.(starlark.String)
		if !ok {
			return nil, fmt.Errorf("label %d is %s, want a string", len(labels), b.shown(x))
		}
		labels = append(labels, string(s))
	}
	return topology.NewLabelled(g, labels)
}

// withEnds returns a network with the vertices that send and receive.
func (b *budget) withEnds(net *topology.External, v starlark.Value) (*topology.External, error) {
	list, ok := v.(starlark.Iterable)
	n := starlark.Len(v)
	if !ok || n < 0 {
		return nil, fmt.Errorf("ends are a %s, want a list of vertices", v.Type())
	}
	if err := b.takeItems(n, 16); err != nil {
		return nil, err
	}
	var ends []uint32
	for x := range starlark.Elements(list) {
		end, ok := vertexNumber(x, net.Order())
		if !ok {
			return nil, fmt.Errorf("end %s, want a vertex, 0 … %d", b.shown(x), net.Order()-1)
		}
		ends = append(ends, end)
	}
	return net.WithEnds(ends)
}
