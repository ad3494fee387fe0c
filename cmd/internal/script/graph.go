package script

import (
	"fmt"
	"slices"

	"go.starlark.net/starlark"

	"topocert/topology"
)

// graphValue is what graph(…) returns in a file: a network that package topology takes.
type graphValue struct {
	net    *topology.External
	labels []string
}

func (g *graphValue) String() string {
	return fmt.Sprintf("graph(%d, …%d edges…)", g.net.Order(), g.net.Size())
}
func (g *graphValue) Type() string          { return "graph" }
func (g *graphValue) Freeze()               {}
func (g *graphValue) Truth() starlark.Bool  { return true }
func (g *graphValue) Hash() (uint32, error) { return 0, fmt.Errorf("unhashable type: graph") }

// newGraph is graph(order, edges, labels = None, ends = None).
func newGraph(args starlark.Tuple, kwargs []starlark.Tuple) (starlark.Value, error) {
	var orderValue, labelsValue, endsValue starlark.Value
	var edges starlark.Iterable
	if err := starlark.UnpackArgs("graph", args, kwargs, "order", &orderValue, "edges", &edges, "labels??", &labelsValue, "ends??", &endsValue); err != nil {
		return nil, err
	}
	order, ok := vertexNumber(orderValue, topology.MaxOrder+1)
	if !ok {
		return nil, fmt.Errorf("graph: order %s, want a number of vertices of at most %d", shortText(orderValue), topology.MaxOrder)
	}
	links, err := linksIn(int(order), edges)
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
	value := new(graphValue)
	if err = value.label(g, labelsValue); err == nil && endsValue != nil {
		err = value.setEnds(endsValue)
	}
	if err != nil {
		return nil, fmt.Errorf("graph: %w", err)
	}
	return value, nil
}

// linksIn reads pairs of vertices. A link that is given twice is one link.
func linksIn(order int, edges starlark.Iterable) ([]uint64, error) {
	n := starlark.Len(edges)
	if n < 0 {
		return nil, fmt.Errorf("edges are a %s, want a list", edges.Type())
	}
	links := make([]uint64, 0, min(n, 1<<20))
	i := 0
	for e := range starlark.Elements(edges) {
		pair, ok := e.(starlark.Indexable)
		if !ok || pair.Len() != 2 {
			return nil, fmt.Errorf("edge %d is %s, want two vertices", i, shortText(e))
		}
		u, uOK := vertexNumber(pair.Index(0), order)
		v, vOK := vertexNumber(pair.Index(1), order)
		switch {
		case !uOK || !vOK:
			return nil, fmt.Errorf("edge %d is %s, want two numbers of vertices, 0 … %d", i, shortText(e), order-1)
		case u == v:
			return nil, fmt.Errorf("edge %d is %s: a loop, want two different vertices", i, shortText(e))
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

// label takes a graph as a network, with labels if there are some.
func (value *graphValue) label(g *topology.Graph, v starlark.Value) (err error) {
	if v == nil {
		value.net, err = topology.NewExternal(g)
		return err
	}
	list, ok := v.(starlark.Iterable)
	if !ok || starlark.Len(v) < 0 {
		return fmt.Errorf("labels are a %s, want a list of strings", v.Type())
	}
	value.labels = make([]string, 0, g.Order())
	for x := range starlark.Elements(list) {
		s, ok := x.(starlark.String)
		if !ok {
			return fmt.Errorf("label %d is %s, want a string", len(value.labels), shortText(x))
		}
		value.labels = append(value.labels, string(s))
	}
	value.net, err = topology.NewLabelled(g, value.labels)
	return err
}

// setEnds names the vertices that send and receive.
func (value *graphValue) setEnds(v starlark.Value) (err error) {
	list, ok := v.(starlark.Iterable)
	if !ok || starlark.Len(v) < 0 {
		return fmt.Errorf("ends are a %s, want a list of vertices", v.Type())
	}
	ends := []uint32{}
	for x := range starlark.Elements(list) {
		end, ok := vertexNumber(x, value.net.Order())
		if !ok {
			return fmt.Errorf("end %s, want a vertex, 0 … %d", shortText(x), value.net.Order()-1)
		}
		ends = append(ends, end)
	}
	value.net, err = value.net.WithEnds(ends)
	return err
}
