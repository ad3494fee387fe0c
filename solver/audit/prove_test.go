package audit

import (
	"context"
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"topocert/certificates"
	"topocert/certificates/kinds"
	"topocert/routing"
	"topocert/solver/solvertest"
	"topocert/topology"
)

// routerWorld knows one network and one router on it.
func routerWorld(g certificates.Graph, r routing.Router) certificates.World {
	return certificates.World{
		Graph:  func(string) (certificates.Graph, error) { return g, nil },
		Router: func(_, _ string) (certificates.Router, error) { return r, nil },
	}
}

// TestProveExhaustion has the checker, which follows every message itself, accept what
// the audit finds, and nothing else.
func TestProveExhaustion(t *testing.T) {
	ctx := context.Background()
	rng := rand.New(rand.NewPCG(8, 8))
	met := make(map[string]int)
	try := func(net topology.Network, r routing.Router, ends []uint32) {
		a, err := Run(ctx, net.CSR(), r, Options{Channels: true, Ends: ends})
		if err != nil {
			t.Fatal(err)
		}
		for _, quantity := range Quantities() {
			c, err := ProveExhaustion(net, "router", a, quantity)
			if err != nil {
				t.Fatal(err)
			}
			if err := kinds.Check(c, routerWorld(net, r)); err != nil {
				t.Fatalf("%v: %v", c.Statement, err)
			}
			c.Statement.Value += "0"
			if err := kinds.Check(c, routerWorld(net, r)); !errors.Is(err, certificates.ErrRejected) && c.Statement.Value != "00" {
				t.Fatalf("%v: %v, want it rejected", c.Statement, err)
			}
		}
		c, err := ProveDeadlock(ctx, net, "router", r, a)
		if err != nil {
			t.Fatal(err)
		}
		if err := kinds.Check(c, routerWorld(net, r)); err != nil {
			t.Fatalf("%v: %v", c, err)
		}
		solvertest.AsText(c)
		if ends != nil {
			met[c.Statement.Value+" among ends"]++
			c.Body = c.Body[1:]
			if err := kinds.Check(c, routerWorld(net, r)); !errors.Is(err, certificates.ErrRejected) {
				t.Fatalf("%v: %v, want it rejected without the ends", c, err)
			}
			return
		}
		met[c.Statement.Value]++
		c.Body[0].Text = "0" + strings.Repeat(" 0", strings.Count(c.Body[0].Text, " "))
		if a.Channels.Count() > 4 && a.MaxHops > 1 {
			if err := kinds.Check(c, routerWorld(net, r)); !errors.Is(err, certificates.ErrRejected) {
				t.Fatalf("%v: %v, want it rejected", c, err)
			}
		}
	}
	for range 60 {
		net := topology.Network(solvertest.Parse(t, []string{"Petersen", "Mesh(2,3)", "Complete(4)", "Ring(6)", "g6:D?{", "g6:CK"}[rng.IntN(6)]))
		r := &wild{g: net.CSR(), seed: rng.Uint64(), headers: uint64(max(0, rng.IntN(5)-2)), classes: 1 + rng.IntN(2), sane: []int{60, 97, 100}[rng.IntN(3)]}
		try(net, r, nil)
		var ends []uint32
		for v := range uint32(net.Order()) {
			if v == 0 || rng.IntN(3) > 0 {
				ends = append(ends, v)
			}
		}
		try(net, r, ends)
	}
	for _, test := range [][2]string{{"dor", "Torus(4)"}, {"dor-dateline", "Torus(4,3)"}, {"ecube", "Hypercube(4)"}, {"bfs", "FTT(4)"}, {"dor", "Mesh(2,3)"}} {
		net := solvertest.Parse(t, test[1])
		r, err := routing.New(test[0], net)
		if err != nil {
			t.Fatal(err)
		}
		try(net, r, nil)
	}
	for _, value := range []string{"free", "cyclic", "deadlock", "free among ends", "cyclic among ends", "deadlock among ends"} {
		if met[value] == 0 {
			t.Errorf("no router with deadlock = %s: %v", value, met)
		}
	}
}

func TestDescribe(t *testing.T) {
	net := solvertest.Parse(t, "Ring(4)")
	for i, want := range []string{
		"in Ring(4), 0 to 2: 0 1 2, 2 hops, the distance is 2",
		"in Ring(4), 0 to 2: 0, stops there",
		"in Ring(4), 0 to 2: 0, is then sent where no link leads from 0",
		"in Ring(4), 0 to 2: 0 3 0, has been at 0 before, and goes round for ever",
	} {
		next := [][]uint32{{1, 2}, {0}, {2}, {3, 0, 0, 0}}[i]
		got := Describe(net, listed{next}, 0, 2)
		if got != want {
			t.Errorf("got  %s\nwant %s", got, want)
		}
	}
}

// listed goes from each vertex to the next in its list.
type listed struct{ next []uint32 }

func (listed) Header(uint32, uint32) string { return "" }

func (l listed) Next(at, _ uint32, _ string) (uint32, string) {
	return l.next[at%uint32(len(l.next))], ""
}
