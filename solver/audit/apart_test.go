package audit

import (
	"context"
	"errors"
	"math"
	"strings"
	"testing"

	"topocert/certificates"
	"topocert/certificates/kinds"
	"topocert/routing"
	"topocert/solver"
	"topocert/solver/solvertest"
	"topocert/topology"
)

// TestAuditApart: pairs that no path joins are no fault of a router whose messages
// stop there. Of graphs in parts of n vertices each, there are N(N−n).
func TestAuditApart(t *testing.T) {
	parts := func(count, size int) *topology.Graph {
		var links []solvertest.Link
		for p := range count {
			for v := range size - 1 {
				links = append(links, solvertest.Link{uint32(p*size + v), uint32(p*size + v + 1)})
			}
		}
		return solvertest.Linked(t, count*size, links)
	}
	// More than one block of destinations, and more than one worker.
	for _, workers := range []int{1, 3} {
		g := parts(3, 60)
		a, err := Run(context.Background(), g, shortest(t, g), Options{Workers: workers})
		if err != nil {
			t.Fatal(err)
		}
		if n := uint64(180); a.Pairs != n*(n-1) || a.Apart != n*(n-60) || a.Minimal != n*59 || a.Undelivered() != 0 || a.Counterexample() != nil {
			t.Errorf("%d workers: %+v, want the parts' pairs minimal, and no counterexample", workers, a)
		}
	}
	// A circulant graph in two parts, under a relative router.
	ring, err := topology.New("Ring", 8)
	if err != nil {
		t.Fatal(err)
	}
	var links []solvertest.Link
	for v := range uint32(8) {
		links = append(links, solvertest.Link{v, (v + 2) % 8})
	}
	even := routing.NewRelative(ring.(topology.Group), func(g uint32) uint32 { return 2 * (1 - g%2) })
	for _, every := range []bool{false, true} {
		if a := sameAudit(t, solvertest.Linked(t, 8, links), even, Options{Every: every}, 1); a.Apart != 32 || a.Bad != nil || a.Delivered != 24 {
			t.Errorf("relative, every pair: %t: %+v, want 32 apart and 24 delivered", every, a)
		}
	}
	// A dead vertex of a path of 5 parts 2·(1·3 + 2·2 + 3·1) pairs, a dead link
	// 2·(1·4 + 2·3 + 3·2 + 4·1).
	g := parts(1, 5)
	for vertices, want := range map[bool]uint64{true: 20, false: 40} {
		a, err := RunFaults(context.Background(), g, knowing{shortest(t, g), t, g}, routing.Faults(g, vertices), nil)
		if err != nil {
			t.Fatal(err)
		}
		if a.Apart != want || a.Counterexample() != nil || a.Minimal+want != a.Pairs {
			t.Errorf("dead vertices: %t: %+v, want %d apart", vertices, a, want)
		}
	}
}

// shortest returns the router bfs on a graph.
func shortest(t *testing.T, g *topology.Graph) routing.Router {
	net, err := topology.NewExternal(g)
	if err != nil {
		t.Fatal(err)
	}
	r, err := routing.New("bfs", net)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// knowing is bfs in the network with its fault.
type knowing struct {
	routing.Router
	t *testing.T
	g *topology.Graph
}

func (k knowing) Around(f routing.Fault) routing.Router { return shortest(k.t, without(k.g, f)) }

// classes is a router with one class, or as many as it says.
type classes struct {
	routing.Router
	count, class int
}

func (c classes) Classes() int { return c.count }

func (c classes) Class(uint32, uint32, uint32, string) int { return c.class }

// TestAuditClasses: the audit takes the numbers of virtual channels that the
// checker takes, and no class that is not below them.
func TestAuditClasses(t *testing.T) {
	net := solvertest.Parse(t, "Mesh(2,3)")
	r, err := routing.New("dor", net)
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		count, class int
		want         string
	}{
		{1, 0, ""}, {routing.MaxClasses, routing.MaxClasses - 1, ""},
		{0, 0, "the router has 0 virtual channels a link, want 1 … 1024"}, {-1, 0, "-1 virtual channels"},
		{routing.MaxClasses + 1, 0, "1025 virtual channels"}, {math.MaxInt32, 0, "2147483647 virtual channels"},
		{1, 1, "for the destination 0, want one of 0 … 0"},
	} {
		c := classes{r, test.count, test.class}
		a, err := Run(context.Background(), net.CSR(), c, Options{Channels: true})
		if test.want != "" {
			if err == nil || !strings.Contains(err.Error(), test.want) {
				t.Errorf("%d classes: %v, want %s", test.count, err, test.want)
			}
			proof := &certificates.Certificate{Statement: solver.Statement("deadlock", net, "free", "router"), Kind: "channel-order", Body: []certificates.Line{certificates.NumbersLine("ranks")}}
			if err := kinds.Check(proof, routerWorld(net, c)); !errors.Is(err, certificates.ErrRejected) {
				t.Errorf("%d classes: the checker says %v, want a rejection", test.count, err)
			}
			continue
		}
		if err != nil {
			t.Fatal(err)
		}
		proof, err := ProveDeadlock(context.Background(), net, "router", c, a)
		if err != nil {
			t.Fatal(err)
		}
		if err := kinds.Check(proof, routerWorld(net, c)); err != nil {
			t.Errorf("%d classes: %v", test.count, err)
		}
	}
}

// TestDateline: on a torus with a ring of four or more, dimension order can
// deadlock, and two virtual channels prevent it (Dally and Seitz).
func TestDateline(t *testing.T) {
	for _, test := range []struct{ router, net, want string }{
		{"dor", "Mesh(4)", "free"}, {"dor", "Torus(3)", "free"}, {"dor", "Torus(4)", "deadlock"}, {"dor", "Torus(5,2)", "deadlock"},
		{"dor-dateline", "Torus(4)", "free"}, {"dor-dateline", "Torus(5,2)", "free"}, {"dor-dateline", "Torus(3,4,5)", "free"},
		{"jtorus", "JTorus(2,2)", "deadlock"}, {"dor-dateline", "JTorus(2,3)", "free"}, {"dor-dateline", "JTorus(1,4)", "free"},
		{"octagon", "Octagon", "deadlock"}, {"oct", "OCT(1,1)", "deadlock"},
		{"dor-dateline", "OCT(1,1)", "free"}, {"dor-dateline", "OCT(2,3)", "free"}, {"dor-dateline", "OCT(3,1)", "free"},
		{"ecube", "Hypercube(4)", "free"}, {"bfs", "Ring(6)", "deadlock"},
	} {
		net, err := topology.Parse(test.net)
		if err != nil {
			t.Fatal(err)
		}
		r, err := routing.New(test.router, net)
		if err != nil {
			t.Fatal(err)
		}
		a := sameAudit(t, net.CSR(), r, Options{}, 1+strings.Count(test.router, "dateline"))
		if got := a.Deadlock(); got != test.want || a.Minimal != a.Pairs {
			t.Errorf("%s on %s: %s, %d of %d minimal, want %s", test.router, test.net, got, a.Minimal, a.Pairs, test.want)
		}
	}
}
