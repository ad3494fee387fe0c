package symmetry

import (
	"context"
	"slices"
	"testing"

	"topocert/certificates"
	"topocert/certificates/automorphism"
	"topocert/certificates/kinds"
	"topocert/solver"
	"topocert/topology"
)

// TestFew: the automorphisms of a certificate have the orbits of all generators, on the vertices
// and on the links, and are no more than the generators; where fewer orbits are not needed, they
// are as few as are enough.
func TestFew(t *testing.T) {
	for name, most := range map[string]int{"Ring(9)": 2, "Torus(4,6)": 2, "Mesh(3,4)": 2, "QT(2,3)": 3, "Gamma(2,2,2)": 2, "Hypercube(5)": 4, "Complete(7)": 3, "g6:C?": 3, "GP(7,2)": 2} {
		net, err := topology.Parse(name)
		if err != nil {
			t.Fatal(err)
		}
		e, err := FindByDistance(context.Background(), net, DefaultLimits())
		if err != nil {
			t.Fatal(err)
		}
		n, at := net.Order(), newLinkPlaces(net.CSR())
		partition := func(list []Permutation, of func(Permutation) Permutation) []uint32 {
			sets := solver.Identity(n + int(at.start[n]))
			for _, p := range list {
				mergeOrbits(sets, of(p))
			}
			for v := range sets {
				sets[v] = automorphism.Find(sets, uint32(v))
			}
			return sets
		}
		vertices := func(p Permutation) Permutation { return p }
		few := e.few(false, 1)
		if !slices.Equal(partition(few, vertices), partition(e.Generators, vertices)) || len(few) > most {
			t.Errorf("%s: %d automorphisms of %d, want at most %d with the same orbits", name, len(few), len(e.Generators), most)
		}
		if links := e.few(true, 1); !slices.Equal(partition(links, at.moves), partition(e.Generators, at.moves)) {
			t.Errorf("%s: %d automorphisms of %d have other orbits of links", name, len(links), len(e.Generators))
		}
		for enough := 1; enough <= n; enough++ {
			sets, orbits, some := solver.Identity(n), n, e.few(false, enough)
			for i, p := range some {
				if orbits -= mergeOrbits(sets, p); i+1 < len(some) && orbits <= enough {
					t.Errorf("%s: more than %d automorphisms leave at most %d orbits", name, i+1, enough)
				}
			}
			if orbits > max(enough, len(e.Sources)) {
				t.Errorf("%s: %d orbits are left, want at most %d", name, orbits, max(enough, len(e.Sources)))
			}
		}
	}
}

// TestLine: a line of a certificate says the permutation, in whichever form.
func TestLine(t *testing.T) {
	for _, c := range []struct {
		net     string
		images  []uint32
		keyword string
	}{
		{"Ring(8)", []uint32{1, 2, 3, 4, 5, 6, 7, 0}, "runs"},
		{"Ring(8)", []uint32{0, 7, 6, 5, 4, 3, 2, 1}, "automorphism"},
		{"g6:H??????", []uint32{0, 5, 2, 7, 4, 1, 6, 3, 8}, "cycles"},
		{"g6:H??????", []uint32{5, 6, 7, 8, 4, 0, 1, 2, 3}, "runs"},
	} {
		var line certificates.Line
		written := automorphism.Automorphisms{Group: automorphism.Generators{Written(NewPermutation(c.images), len(c.images))}}
		kinds.Body(&certificates.Certificate{Proof: written}, func(l certificates.Line) { line = l })
		if line.Keyword != c.keyword {
			t.Errorf("%d: %s %s, want %s", c.images, line.Keyword, line.Text, c.keyword)
		}
		net, err := topology.Parse(c.net)
		if err != nil {
			t.Fatal(err)
		}
		// The same twice, in two forms, is no set of two.
		of := certificates.Statement{Subject: "automorphism", Network: net.Name(), Args: []string{"x"}, Relation: "=", Value: "2"}
		cert := &certificates.Certificate{Statement: of, Kind: "automorphisms", Body: []certificates.Line{line, certificates.NumbersLine("automorphism", c.images...)}}
		world := certificates.World{Graph: func(string) (certificates.Graph, error) { return net, nil }}
		if err := kinds.Check(cert, world); err == nil {
			t.Errorf("%d and %s %s are two automorphisms", c.images, line.Keyword, line.Text)
		}
		cert.Body, cert.Statement.Value = cert.Body[:1], "1"
		if err := kinds.Check(cert, world); err != nil {
			t.Errorf("%s %s: %v", line.Keyword, line.Text, err)
		}
	}
}
