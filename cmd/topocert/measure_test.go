package main

import (
	"encoding/json"
	"strings"
	"testing"

	"topocert/solver/invariants"
	"topocert/topology"
)

// TestMeasuredInPart: what was not computed is null in JSON, and said for people, apart from
// what is not defined.
func TestMeasuredInPart(t *testing.T) {
	net, err := topology.Parse("Ring(300)")
	if err != nil {
		t.Fatal(err)
	}
	part := &invariants.Measurement{Network: net, MinDegree: 2, MaxDegree: 2, Connected: true, Bipartite: true, Girth: -1, FromZero: make([]int, 151)}
	m := newMeasured("Ring(300)", part)
	object, err := json.Marshal(m)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{`"girth":null`, `"diameter":null`, `"radius":null`, `"distance_sum":null`, `"mean_distance":null`, `"vertex_orbits":null`, `"automorphism_group_order":null`} {
		if !strings.Contains(string(object), want) {
			t.Errorf("%s is not in %s", want, object)
		}
	}
	p := &page{}
	m.print(p)
	for _, want := range []string{"girth                       not computed", "diameter, radius            not computed, not computed", " …], 151 in all"} {
		if !strings.Contains(p.String(), want) {
			t.Errorf("%q is not in\n%s", want, p.String())
		}
	}
	// A tree has no cycle, and a network in two parts an infinite diameter, computed or not.
	p.Reset()
	newMeasured("two", &invariants.Measurement{Network: net}).print(p)
	for _, want := range []string{"no cycle", "infinite, infinite"} {
		if !strings.Contains(p.String(), want) {
			t.Errorf("%q is not in\n%s", want, p.String())
		}
	}
}
