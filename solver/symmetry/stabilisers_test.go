package symmetry

import (
	"errors"
	"math/big"
	"slices"
	"strconv"
	"testing"

	"pgregory.net/rapid"

	"topocert/certificates"
	"topocert/certificates/automorphism"
	"topocert/certificates/kinds"
	"topocert/solver/solvertest"
	"topocert/topology"
)

// wantProved checks a proof of the number of automorphisms, and that without some of its generators
// no smaller number is proved.
func wantProved(t *testing.T, g *topology.Graph, want *big.Int) {
	t.Helper()
	if g.Order() == 0 {
		return
	}
	net := solvertest.Foreign(t, g)
	e, err := Find(t.Context(), net, nil, DefaultLimits())
	if err != nil {
		t.Fatal(err)
	}
	c, err := ProveGroupOrder(t.Context(), e, DefaultLimits())
	if err != nil {
		t.Fatal(err)
	}
	if got := c.Statement; got.Relation != "=" || got.Value != want.String() {
		t.Errorf("%s is proved, want = %s", got, want)
	}
	if err := kinds.Check(c, solvertest.WorldOf(net)); err != nil {
		t.Errorf("%s: %v", c.Statement, err)
	}
	p := c.Proof.(automorphism.Stabilisers)
	for out := range min(len(p.Group), 20) {
		part := automorphism.Stabilisers{Base: p.Base, Group: slices.Delete(slices.Clone(p.Group), out, out+1)}
		if out == 0 {
			part.Group = nil
		}
		for k := int64(2); k <= 24; k++ {
			fewer, rest := new(big.Int).QuoRem(want, big.NewInt(k), new(big.Int))
			c := &certificates.Certificate{Statement: c.Statement, Kind: c.Kind, Proof: part}
			c.Statement.Value = fewer.String()
			if rest.Sign() == 0 && kinds.Check(c, solvertest.WorldOf(net)) == nil {
				t.Errorf("accepted, though there are %s: %s", want, c.Statement)
			}
		}
	}
	c.Proof = automorphism.Stabilisers{Base: p.Base}
	for _, c.Statement.Relation = range []string{"=", ">="} {
		if err := kinds.Check(c, solvertest.WorldOf(net)); len(p.Group) > 0 && !errors.Is(err, certificates.ErrRejected) {
			t.Errorf("%s is accepted without generators: %v", c.Statement, err)
		}
	}
}

// TestStabilisers compares with all permutations that are automorphisms, and with the orbits that
// these have on vertices and links.
func TestStabilisers(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		g := solvertest.RandomGraph(rt, 7)
		if g.Order() == 0 {
			return
		}
		all := bruteForce(g, nil)
		if wantProved(t, g, big.NewInt(int64(len(all)))); t.Failed() {
			rt.FailNow()
		}
		type link [2]uint32
		vertices, links := make(map[uint32]bool), make(map[link]bool) // the least of their orbits
		for u := range uint32(g.Order()) {
			least := u
			for _, p := range all {
				least = min(least, p[u])
			}
			vertices[least] = true
			for _, v := range g.Neighbors(u) {
				least := link{u, v}
				for _, p := range all {
					if a := (link{min(p[u], p[v]), max(p[u], p[v])}); a[0] < least[0] || a[0] == least[0] && a[1] < least[1] {
						least = a
					}
				}
				links[least] = true
			}
		}
		net := solvertest.Foreign(t, g)
		for subject, want := range map[string]int{"vertex-orbits": len(vertices), "edge-orbits": len(links)} {
			e, err := Find(t.Context(), net, nil, DefaultLimits())
			if err != nil {
				rt.Fatal(err)
			}
			c, err := ProveOrbits(t.Context(), e, subject)
			if err != nil || c.Statement.Value != strconv.Itoa(want) {
				rt.Fatalf("%s, %v, want %d", c.Statement, err, want)
			}
			if err := kinds.Check(c, solvertest.WorldOf(net)); err != nil {
				rt.Fatalf("%s: %v", c.Statement, err)
			}
		}
	})
}
