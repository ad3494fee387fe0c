package hamilton

import (
	"fmt"
	"strings"
	"testing"

	"topocert/certificates"
	"topocert/certificates/kinds"
	"topocert/solver"
	"topocert/solver/solvertest"
	"topocert/topology"
)

// TestOddMeshes refutes odd×odd meshes by their colour classes.
func TestOddMeshes(t *testing.T) {
	for _, name := range []string{"Mesh(3,3)", "Mesh(3,5)", "Mesh(5,7)", "Mesh(21,21)", "Mesh(3,3,3)", "Mesh(3,5,7)", "Mesh(301,301)"} {
		net, err := topology.Parse(name)
		if err != nil {
			t.Fatal(err)
		}
		refuted(t, net, "separator")
	}
}

// refuted wants a plain certificate of the given kind.
func refuted(t *testing.T, net topology.Network, kind string) *certificates.Certificate {
	t.Helper()
	c, err := ProveSeparator(net)
	if err != nil || c.Kind != kind {
		t.Fatalf("%s: %v, refuted by %v, want %s", net.Name(), err, c, kind)
	}
	if err := kinds.Check(c, solvertest.WorldOf(net)); err != nil {
		t.Fatal(err)
	}
	return c
}

// TestPlainKinds refutes a graph of each kind, also large ones.
func TestPlainKinds(t *testing.T) {
	for name, c := range map[string]struct {
		n       int
		links   []solvertest.Link
		kind    string
		removed string
	}{
		"one vertex":          {1, nil, "separator", ""},
		"one link":            {2, []solvertest.Link{{0, 1}}, "separator", ""},
		"two apart":           {2, nil, "separator", ""},
		"two triangles":       {6, []solvertest.Link{{0, 1}, {1, 2}, {0, 2}, {3, 4}, {4, 5}, {3, 5}}, "separator", "0"},
		"path":                {3, []solvertest.Link{{0, 1}, {1, 2}}, "separator", "1"},
		"no link":             {3, nil, "separator", "0"},
		"vertex and link":     {3, []solvertest.Link{{1, 2}}, "separator", "1"},
		"bow tie":             {5, []solvertest.Link{{0, 1}, {1, 2}, {0, 2}, {2, 3}, {3, 4}, {2, 4}}, "separator", "2"},
		"bow tie at 0":        {5, []solvertest.Link{{0, 1}, {1, 2}, {0, 2}, {0, 3}, {3, 4}, {0, 4}}, "separator", "0"},
		"triangle with tail":  {4, []solvertest.Link{{0, 1}, {1, 2}, {0, 2}, {2, 3}}, "separator", "2"},
		"two leave three":     {5, []solvertest.Link{{0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2}, {1, 3}, {1, 4}}, "separator", "0 1"},
		"balanced, path of 4": {4, []solvertest.Link{{0, 1}, {1, 2}, {2, 3}}, "separator", "2"},
	} {
		net, err := topology.NewExternal(solvertest.Linked(t, c.n, c.links))
		if err != nil {
			t.Fatal(err)
		}
		got := refuted(t, net, c.kind)
		solvertest.AsText(got)
		if c.removed == "" {
			if len(got.Body) > 0 {
				t.Errorf("%s: removed %s, want nothing", name, got.Body[0].Text)
			}
		} else if got.Body[0].Text != c.removed {
			t.Errorf("%s: removed %s, want %s", name, got.Body[0].Text, c.removed)
		}
	}
}

// TestLargeSeparators refutes a graph of k vertices in a clique and k+1 triangles,
// each vertex of which is joined to all of the clique: any k−1 vertices leave one
// component, so that only the clique will do.
func TestLargeSeparators(t *testing.T) {
	for _, k := range []int{4, 10, 25} {
		var links []solvertest.Link
		for u := range uint32(k) {
			for v := range u {
				links = append(links, solvertest.Link{v, u})
			}
		}
		n := k
		for range k + 1 {
			a := uint32(n)
			links = append(links, solvertest.Link{a, a + 1}, solvertest.Link{a + 1, a + 2}, solvertest.Link{a, a + 2})
			for v := range uint32(k) {
				links = append(links, solvertest.Link{v, a}, solvertest.Link{v, a + 1}, solvertest.Link{v, a + 2})
			}
			n += 3
		}
		net, err := topology.NewExternal(solvertest.Linked(t, n, links))
		if err != nil {
			t.Fatal(err)
		}
		got := refuted(t, net, "separator")
		solvertest.AsText(got)
		if want := strings.Trim(fmt.Sprint(solver.Identity(k)), "[]"); got.Body[0].Text != want {
			t.Errorf("k = %d: removed %s, want %s", k, got.Body[0].Text, want)
		}
	}
}
