package main

import (
	"os"
	"slices"
	"strings"
	"testing"

	"topocert/certificates/kinds"
	"topocert/routing"
	"topocert/topology"
)

// TestTable: the table that topocheck --explain prints from is that of the code.
func TestTable(t *testing.T) {
	root, err := moduleRoot()
	if err != nil {
		t.Fatal(err)
	}
	got, err := table(root)
	if err != nil {
		t.Fatal(err)
	}
	want, err := os.ReadFile("../checking/reach.txt")
	if err != nil {
		t.Fatal(err)
	}
	if got == string(want) {
		return
	}
	kept := strings.Split(string(want), "\n")
	for line := range strings.SplitSeq(got, "\n") {
		if !slices.Contains(kept, line) {
			t.Fatalf("cmd/internal/checking/reach.txt is stale, \"make reach\" writes it anew; the first new line is\n%s", line)
		}
	}
	t.Fatal("cmd/internal/checking/reach.txt is stale, \"make reach\" writes it anew")
}

// TestParts: all kinds of proof, networks and routers are parts, and reach what they are
// known to, and no more.
func TestParts(t *testing.T) {
	root, err := moduleRoot()
	if err != nil {
		t.Fatal(err)
	}
	m, err := load(root)
	if err != nil {
		t.Fatal(err)
	}
	for _, k := range kinds.All() {
		if m.parts["kind:"+k.Name] == nil {
			t.Errorf("the proofs by %s are no part", k.Name)
		}
	}
	for _, f := range topology.Families() {
		name, _, _ := strings.Cut(f.Name, "(")
		if m.parts["network:"+name] == nil {
			t.Errorf("the network %s is no part", name)
		}
	}
	for _, k := range routing.Kinds() {
		found := m.parts["router:"+k.Name] != nil
		for i := range k.Name {
			found = found || m.parts["router:"+k.Name[:i]+"*"] != nil
		}
		if !found {
			t.Errorf("the router %s is no part", k.Name)
		}
	}
	for part, names := range map[string][2]string{ // a function that it reaches, and one that it does not
		"kind:cut":        {"topocert/certificates.Validate", "topocert/certificates/lrat.CheckWithin"},
		"kind:lrat":       {"topocert/certificates/lrat.CheckWithin", "topocert/topology.NewQT"},
		"network:QT":      {"topocert/topology.NewQT", "topocert/topology.NewFTT"},
		"router:dor":      {"topocert/routing.newDimensionOrder", "topocert/routing.newECube"},
		"verdict":         {"topocert/certificates/formula.Parse", "topocert/certificates/formula.Functions"},
		"certificate":     {"(*topocert/certificates.Checker).Check", "topocert/certificates/formula.Parse"},
		"lrat:bisection":  {"topocert/certificates/lrat.CheckWithin", "topocert/topology.NewQT"},
		"network:Torus":   {"topocert/topology.NewTorus", "topocert/topology.NewQT"},
		"router:bfs":      {"topocert/routing.newBFS", "topocert/routing.newDimensionOrder"},
		"kind:exhaustion": {"topocert/certificates.Validate", "topocert/certificates/lrat.CheckWithin"},
	} {
		reached := m.reached(part)
		for i, name := range names {
			if d := m.find(name); d == nil || reached[d] != (i == 0) {
				t.Errorf("%s reaches %s: %v", part, name, i != 0)
			}
		}
	}
	// A call through an interface reaches the methods of what was reached, and of no more.
	next := m.find("(*topocert/routing.Table).Next")
	if next == nil || !m.reached("verdict")[next] {
		t.Error("a table's next hops are not reached by a verdict on a router")
	}
}
