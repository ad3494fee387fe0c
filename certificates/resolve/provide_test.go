package resolve_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"topocert/certificates/resolve"
	"topocert/routing"
	"topocert/topology"
)

// star returns the graph of n rays, which package topology has no name for.
func star(t *testing.T, n int) topology.Network {
	t.Helper()
	g, err := topology.FromEdges(n+1, func(yield func(u, v uint32) bool) {
		for v := 1; v <= n && yield(0, uint32(v)); v++ {
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	net, err := topology.NewExternal(g)
	if err != nil {
		t.Fatal(err)
	}
	return net
}

// rays provides Rays(n), and counts how often it is asked.
func rays(t *testing.T, asked *int) func(name string) (topology.Network, error) {
	return func(name string) (topology.Network, error) {
		var n int
		if _, err := fmt.Sscanf(name, "Rays(%d)", &n); err != nil {
			return nil, resolve.ErrUnknown
		}
		*asked++
		return star(t, n), nil
	}
}

// TestProvide: a name that package topology does not know stands for the graph that a
// source gives, under the graph's own name; one that it knows never does.
func TestProvide(t *testing.T) {
	asked := 0
	names := resolve.New()
	names.Provide(func(string) (topology.Network, error) { return nil, resolve.ErrUnknown })
	names.Provide(rays(t, &asked))
	small, large := star(t, 3).Name(), star(t, 300).Name()
	for range 2 {
		for name, want := range map[string]string{"Rays(3)": small, "Rays(300)": large} {
			if got, err := names.Canonical(name); err != nil || got != want {
				t.Errorf("%s is %s, %v, want %s", name, got, err, want)
			}
		}
	}
	if asked != 2 {
		t.Errorf("the source was asked %d times for two networks", asked)
	}
	if net, err := names.Network(large); err != nil || net.Order() != 301 {
		t.Errorf("the network with the digest: %v", err)
	}
	if _, err := names.Network("Rays(3)"); err == nil {
		t.Error("a statement may name a network by a user's name")
	}
	if _, err := names.Canonical("Other(3)"); !errors.Is(err, topology.ErrName) {
		t.Errorf("a name of nobody: %v", err)
	}
	greedy := resolve.New()
	greedy.Provide(func(string) (topology.Network, error) { return star(t, 3), nil })
	for _, name := range []string{"Ring(3)", "ring( 3 )", "QT(2,2)", "Petersen", "g6:Bw"} {
		if got, err := greedy.Canonical(name); err != nil || got == small {
			t.Errorf("a source took %s over: %s, %v", name, got, err)
		}
	}
	for _, name := range []string{"Ring", "QT(2)", "Torus(x)", "g6:", "g6:D?"} {
		if got, err := greedy.Canonical(name); err == nil {
			t.Errorf("a source took %q over: %s", name, got)
		}
	}
	if got, err := greedy.Find("sha256:" + strings.Repeat("0", 64)); !errors.Is(err, resolve.ErrTaken) {
		t.Errorf("a source gave another graph for a digest: %v, %v", got, err)
	}
}

// TestProvideLiar: what a source gives has the name of its graph.
func TestProvideLiar(t *testing.T) {
	names := resolve.New()
	names.Provide(func(string) (topology.Network, error) { return named{star(t, 3), "Ring(4)"}, nil })
	if got, err := names.Canonical("Rays(3)"); !errors.Is(err, resolve.ErrTaken) {
		t.Errorf("a graph that calls itself Ring(4): %s, %v", got, err)
	}
	if err := names.AddFile("a.edges", star(t, 3)); err != nil {
		t.Fatal(err)
	}
	if err := names.AddFile("a.edges", star(t, 4)); !errors.Is(err, resolve.ErrTaken) {
		t.Errorf("a name for two graphs: %v", err)
	}
}

type named struct {
	topology.Network
	name string
}

func (n named) Name() string { return n.name }

// TestProvideLast: names that remember only the last network ask again, and get the same.
func TestProvideLast(t *testing.T) {
	asked := 0
	names := resolve.NewLast()
	names.Provide(func(name string) (topology.Network, error) {
		if large := star(t, 300); name == large.Name() {
			return large, nil
		}
		return rays(t, &asked)(name)
	})
	canonical, err := names.Canonical("Rays(300)")
	if err != nil {
		t.Fatal(err)
	}
	for range 2 {
		for _, name := range []string{"Ring(5)", canonical} {
			if _, err := names.Network(name); err != nil {
				t.Error(err)
			}
		}
	}
	if v, err := names.Vertex("Rays(300)", "7"); err != nil || v != 7 {
		t.Errorf("a vertex of Rays(300): %d, %v", v, err)
	}
}

// TestProvideRouters: a source's router is named by its table in statements.
func TestProvideRouters(t *testing.T) {
	names, asked := resolve.New(), 0
	names.Provide(rays(t, &asked))
	names.ProvideRouters(func(name string, net topology.Network) (routing.Router, error) {
		if name != "mine" {
			return nil, resolve.ErrUnknown
		}
		return routing.New("bfs", net)
	})
	certified, err := names.CanonicalRouter("mine", "Rays(3)")
	if err != nil || !strings.HasPrefix(certified, routing.TablePrefix) {
		t.Fatalf("%s, %v, want a table's name", certified, err)
	}
	r, err := names.Router(certified, star(t, 3).Name())
	if err != nil {
		t.Fatal(err)
	}
	if next, _ := r.Next(1, 2, ""); next != 0 {
		t.Errorf("from ray 1 to ray 2 over %d, want 0", next)
	}
	if lanes, err := names.CanonicalRouter("lanes:mine", "Rays(3)"); err != nil || lanes != "lanes:"+certified {
		t.Errorf("with lanes: %s, %v", lanes, err)
	}
	for _, name := range []string{"bfs", "lanes:bfs", "dor"} {
		if got, err := names.CanonicalRouter(name, "Rays(3)"); err != nil || got != name {
			t.Errorf("%s is %s, %v", name, got, err)
		}
	}
	if _, err := names.CanonicalRouter("theirs", "Rays(3)"); !errors.Is(err, routing.ErrRouter) {
		t.Errorf("a router of nobody: %v", err)
	}
}
