package resolve_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"topocert/certificates"
	"topocert/certificates/resolve"
	"topocert/routing"
	"topocert/solver/symmetry"
	"topocert/topology"
)

// prisms are two rings that are joined by rungs, and a router on them.
const prisms = `// Two rings.
Prism(n) = graph i in 0..n-1, s in 0..1: ((i+1)%n, s); (i, 1-s)
around = route Prism(n) from (i, s) to (j, t): (i, 1-s) if s != t; ((i+1)%n, s) if 2*((j-i)%n) <= n; ((i-1)%n, s)
Round(n) = digraph i in 0..n-1: (i+1)%n
Single = graph i in 1..3: i+1 if i < 3
`

func prismNames(t *testing.T) *resolve.Names {
	t.Helper()
	n := resolve.New()
	if err := n.Define(prisms); err != nil {
		t.Fatal(err)
	}
	return n
}

// TestTextNames: a network that a text defines has one name in statements, however it is written.
func TestTextNames(t *testing.T) {
	n := prismNames(t)
	for name, want := range map[string]string{
		"Prism(12)": "Prism(12)", "Prism( 04 )": "Prism(4)", " Prism (4)": "Prism(4)", "Single": "Single", "QT( 2,02)": "QT(2,2)",
	} {
		got, err := n.Canonical(name)
		if got != want || err != nil {
			t.Errorf("%q is %q, %v, want %s", name, got, err, want)
		}
		net, err := n.Find(name)
		if err != nil || net.Name() != want {
			t.Errorf("%q: %v, want %s", name, err, want)
		}
	}
	for _, name := range []string{"Prism", "Prism()", "Prism(3", "Prism(3,4)", "Prism(-3)", "Prism(+3)", "Prism(3))", "Prism(x)", "Prism(99999999999999999999)", "Single(3)", "prism(3)", "Prismx(3)", "around", "around(3)"} {
		if got, err := n.Canonical(name); err == nil {
			t.Errorf("%q is %q, want an error", name, got)
		}
		if _, err := n.Find(name); err == nil {
			t.Errorf("%q is a network, want an error", name)
		}
	}
	// Statements have the canonical name alone.
	for _, name := range []string{"Prism( 4)", "Prism(04)"} {
		if _, err := n.Network(name); !errors.Is(err, topology.ErrName) {
			t.Errorf("%q in a statement: %v, want %v", name, err, topology.ErrName)
		}
	}
}

// TestTextNetwork: it has the links of its definition, here those of GP(5,1), and labels.
func TestTextNetwork(t *testing.T) {
	n := prismNames(t)
	net, err := n.Network("Prism(5)")
	if err != nil {
		t.Fatal(err)
	}
	same, err := topology.Parse("GP(5,1)")
	if err != nil {
		t.Fatal(err)
	}
	to := func(v uint32) uint32 { return v%2*5 + v/2 } // (i,s) is s·5 + i there
	for v := range uint32(10) {
		for u := range uint32(10) {
			if net.CSR().HasEdge(u, v) != same.CSR().HasEdge(to(u), to(v)) {
				t.Errorf("%d–%d: %v", u, v, net.CSR().HasEdge(u, v))
			}
		}
		label := fmt.Sprintf("(%d,%d)", v/2, v%2)
		if got, err := net.Vertex(label); net.Label(v) != label || got != v || err != nil {
			t.Errorf("vertex %d is %s, and %s is %d, %v", v, net.Label(v), label, got, err)
		}
		if got, err := net.Vertex(fmt.Sprint(v)); got != v || err != nil {
			t.Errorf("vertex %d by its number is %d, %v", v, got, err)
		}
	}
	// Labels that are numbers are no numbers of vertices.
	if v, err := n.Vertex("Single", "1"); v != 0 || err != nil {
		t.Errorf("1 is vertex %d, %v, want 0", v, err)
	}
	if v, err := n.Vertex("Single", "0"); err == nil {
		t.Errorf("0 is vertex %d, want an error", v)
	}
	if _, err := n.Network("Round(3)"); err == nil || !strings.Contains(err.Error(), "Round(3) is a directed graph, want one without directions") {
		t.Errorf("a directed graph: %v", err)
	}
}

// TestTextRouter: it is one on members of its family alone.
func TestTextRouter(t *testing.T) {
	n := prismNames(t)
	r, err := n.Router("around", "Prism(5)")
	if err != nil {
		t.Fatal(err)
	}
	if next, _ := r.Next(0, 9, ""); next != 1 {
		t.Errorf("from (0,0) to (4,1) the next hop is %d, want (0,1)", next)
	}
	if next, _ := r.Next(1, 9, ""); next != 9 {
		t.Errorf("from (0,1) to (4,1) the next hop is %d, want (4,1)", next)
	}
	if _, err := n.Router("lanes:around", "Prism(5)"); err != nil {
		t.Error(err)
	}
	if _, err := n.Router("around", "Ring(5)"); !errors.Is(err, routing.ErrRouter) {
		t.Errorf("on Ring(5): %v, want %v", err, routing.ErrRouter)
	}
	if err := n.Define("slow = route Prism(n) from (i, s) to (j, t): (i, 1-s) if (sum k in 0..1000000000: k) > 0\n"); err != nil {
		t.Fatal(err)
	}
	slow, err := n.Router("slow", "Prism(5)")
	if err != nil {
		t.Fatal(err)
	}
	if next, _ := slow.Next(0, 9, ""); next != 10 {
		t.Errorf("a next hop that takes very long is %d, want none", next)
	}
	if name, err := n.CanonicalRouter("around", "Prism( 5)"); name != "around" || err != nil {
		t.Errorf("in statements it is %q, %v", name, err)
	}
}

// TestKey: a fact that speaks of a user's own definitions has a name of its own for each text.
func TestKey(t *testing.T) {
	one, other := prismNames(t), resolve.New()
	if err := other.Define(prisms + "total(G) = 3\n"); err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		subject, network string
		args             []string
		own              bool
	}{
		{"order", "Prism(5)", nil, true},
		{"order", "Single", nil, true},
		{"contains", "Ring(5)", []string{"Prism(5)"}, true},
		{"audit", "Ring(5)", []string{"around", "minimal"}, true},
		{"audit", "Ring(5)", []string{"lanes:lanes:around", "minimal"}, true},
		{"total", "Ring(5)", nil, true}, // of the second alone
		{"order", "Prismx(5)", nil, false},
		{"order", "Petersen", nil, false},
		{"domination-number", "Torus(4,4)", nil, false},
	} {
		f := certificates.Fact{Subject: test.subject, Network: test.network, Args: test.args}
		if (other.Key(f) != f.String()) != test.own || (one.Key(f) != other.Key(f)) != test.own {
			t.Errorf("%s is %q and %q, own: want %v", f, one.Key(f), other.Key(f), test.own)
		}
	}
}

// TestReservedText: no name of another kind may look like that of a network with a text.
func TestReservedText(t *testing.T) {
	n := prismNames(t)
	for name, want := range map[string]bool{"Prism(5)": true, "prism": true, "PRISM.(3)": true, "Prisms": false, "around": false, "QT(2,2)": true, "mine.edges": false} {
		if n.Reserved(name) != want {
			t.Errorf("%q is reserved: %v, want %v", name, !want, want)
		}
	}
}

// TestTextSymmetries: a search finds automorphisms by the coordinates that a text's network has.
func TestTextSymmetries(t *testing.T) {
	net, err := prismNames(t).Find("Prism(1000)")
	if err != nil {
		t.Fatal(err)
	}
	known, err := symmetry.Known(net)
	if err != nil {
		t.Fatal(err)
	}
	if e := symmetry.New(net, symmetry.Permutations(known), nil); !e.Transitive() {
		t.Errorf("%d orbits by %d automorphisms, want one", len(e.Sources), len(known))
	}
}
