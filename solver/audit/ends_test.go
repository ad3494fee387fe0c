package audit

import (
	"context"
	"errors"
	"math/big"
	"reflect"
	"slices"
	"strings"
	"testing"

	"topocert/certificates"
	"topocert/certificates/kinds"
	"topocert/routing"
	"topocert/solver"
	"topocert/solver/solvertest"
	"topocert/topology"
)

// TestAuditEndsAll: among all vertices an audit finds what it finds without ends.
func TestAuditEndsAll(t *testing.T) {
	for _, test := range [][2]string{{"dor", "Torus(4)"}, {"dor-dateline", "Torus(4,3)"}, {"bfs", "FTT(4)"}, {"gamma-b", "Gamma(4,1,1)"}, {"oct-printed", "OCT(1,2)"}, {"ftt-fault", "FTT(5)"}} {
		net := solvertest.Parse(t, test[1])
		r, err := routing.New(test[0], net)
		if err != nil {
			t.Fatal(err)
		}
		all := solver.Identity(net.Order())
		var found [2]*Result
		for i, ends := range [][]uint32{nil, all} {
			if found[i], err = Run(context.Background(), net.CSR(), r, Options{Loads: true, Channels: true, Ends: ends}); err != nil {
				t.Fatal(err)
			}
		}
		if a, b := found[0].Deadlock(), found[1].Deadlock(); a != b {
			t.Errorf("%s on %s: %s, among all vertices %s", test[0], test[1], a, b)
		}
		if !slices.Equal(found[0].Channels.bits, found[1].Channels.bits) || found[0].TotalHops.Cmp(found[1].TotalHops) != 0 {
			t.Errorf("%s on %s: dependencies or hops differ", test[0], test[1])
		}
		for _, a := range found {
			a.Ends, a.Channels, a.waits, a.apart, a.TotalHops = nil, nil, nil, false, nil
		}
		if !reflect.DeepEqual(found[0], found[1]) {
			t.Errorf("%s on %s: %+v, among all vertices %+v", test[0], test[1], found[0], found[1])
		}
	}
}

// ring is a ring of switches, each with a host: switch i is vertex i, its host n+i.
func ring(t *testing.T, n int) *topology.Graph {
	var links []solvertest.Link
	for i := range n {
		links = append(links, solvertest.Link{uint32(i), uint32((i + 1) % n)}, solvertest.Link{uint32(i), uint32(n + i)})
	}
	return solvertest.Linked(t, 2*n, links)
}

// clockwise goes around the ring one way.
type clockwise struct{ n uint32 }

func (clockwise) Header(uint32, uint32) string { return "" }

func (c clockwise) Next(at, d uint32, _ string) (uint32, string) {
	switch {
	case at >= c.n:
		return at - c.n, ""
	case d == at+c.n:
		return d, ""
	}
	return (at + 1) % c.n, ""
}

// TestDeadlockAmongHosts: hosts on a ring of switches that send one way round deadlock,
// with messages that are not at their first hop. If only two of them send it is cyclic:
// the ring is closed by messages that cannot all have set out without waiting.
func TestDeadlockAmongHosts(t *testing.T) {
	const n = 5
	g := ring(t, n)
	net, err := topology.NewExternal(g)
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		ends []uint32
		want string
	}{
		{[]uint32{5, 6, 7, 8, 9}, "deadlock"},
		{[]uint32{5, 8}, "free"},
		// 5 to 6 is one hop, 6 to 5 the other four: the turn at switch 1 is nobody's.
		{[]uint32{5, 6}, "free"},
		// To 6, 7 and back: each turn is some message's. Of the five that it takes, those
		// at switches 3, 4 and 0 are of messages that leave switch 2 on one channel.
		{[]uint32{5, 6, 7}, "cyclic"},
	} {
		a, err := Run(context.Background(), g, clockwise{n}, Options{Channels: true, Ends: test.ends})
		if err != nil {
			t.Fatal(err)
		}
		if got := a.Deadlock(); got != test.want {
			t.Errorf("among %v: %s, want %s", test.ends, got, test.want)
			continue
		}
		c, err := ProveDeadlock(context.Background(), net, "clockwise", clockwise{n}, a)
		if err != nil {
			t.Fatal(err)
		}
		w := routerWorld(net, clockwise{n})
		if err := kinds.Check(c, w); err != nil {
			t.Errorf("%v: %v", c, err)
		}
		if test.want == "cyclic" {
			c.Statement.Value = "deadlock"
			if err := kinds.Check(c, w); !errors.Is(err, certificates.ErrRejected) {
				t.Errorf("%v: %v", c, err)
			}
		}
	}
	for _, bad := range [][]uint32{{3, 3}, {4, 2}, {10}} {
		if _, err := Run(context.Background(), g, clockwise{n}, Options{Ends: bad}); err == nil || !strings.Contains(err.Error(), "in increasing order") {
			t.Errorf("ends %v: %v", bad, err)
		}
	}
}

// fussy goes along a path, and panics where no message between the ends 1, 3 and 4 comes.
type fussy struct{ header string }

func (f fussy) Header(s, d uint32) string {
	if s != 1 && s != 3 && s != 4 {
		panic("not a source")
	}
	return f.header
}

func (f fussy) Next(at, d uint32, h string) (uint32, string) {
	switch {
	case d != 1 && d != 3 && d != 4 || at < 1 || at > 4 || h != f.header:
		panic("not met")
	case at < d:
		return at + 1, h
	}
	return at - 1, h
}

// TestAuditEndsAsks: a router is asked where messages between ends come, and nowhere
// else, with headers and without.
func TestAuditEndsAsks(t *testing.T) {
	g := solvertest.Linked(t, 6, []solvertest.Link{{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}})
	for _, header := range []string{"", "on"} {
		a, err := Run(context.Background(), g, fussy{header}, Options{Ends: []uint32{1, 3, 4}, Loads: true, Channels: true})
		if err != nil {
			t.Fatal(err)
		}
		// Each way: 1 to 3 in 2 hops, 1 to 4 in 3, 3 to 4 in 1.
		if a.Minimal != 6 || a.TotalHops.Int64() != 12 || !slices.Equal(a.Loads, []uint64{0, 0, 2, 2, 2, 2, 2, 2, 0, 0}) || a.Deadlock() != "free" {
			t.Errorf("header %q: %+v", header, a)
		}
	}
}

// TestStaticFaults: what is lost when a link or a vertex dies of which the router is
// not told, counted by hand on a ring of switches with hosts. Clockwise, a link between
// switches is on the way of 1 + 2 + … + (n−1) pairs of the n(n−1), and of as many pairs
// the way over it is the only one that the router knows; a host's link is on the way of
// 2(n−1). Where the host is cut off no path leads, and to stop is right.
func TestStaticFaults(t *testing.T) {
	const n = 5
	g, hosts := ring(t, n), []uint32{5, 6, 7, 8, 9}
	r := routing.Unaware(clockwise{n})
	a, err := RunFaults(context.Background(), g, r, routing.Faults(g, false), hosts)
	if err != nil {
		t.Fatal(err)
	}
	if want := uint64(10 * n * (n - 1)); a.Pairs != want {
		t.Errorf("%d pairs, want %d", a.Pairs, want)
	}
	for _, loss := range a.Losses {
		want := uint64(n * (n - 1) / 2)
		if loss.Fault.V >= n {
			want = 0
		}
		if loss.Pairs != want {
			t.Errorf("under %v %d pairs are lost, want %d", loss.Fault, loss.Pairs, want)
		}
		lost, err := LostPairs(context.Background(), g, r, loss.Fault, hosts, 1000)
		if err != nil || uint64(len(lost)) != want {
			t.Errorf("under %v these are lost: %v, %v", loss.Fault, lost, err)
		}
		for _, p := range lost {
			if path := routing.Follow(g, clockwise{n}, p.Source, p.Destination).Path; !crosses(path, loss.Fault) {
				t.Errorf("%v is lost under %v, its path is %v", p, loss.Fault, path)
			}
		}
	}
	if w := a.Worst(); w == nil || w.Fault != (routing.Fault{U: 0, V: 1}) || w.Pairs != 10 {
		t.Errorf("worst: %+v", w)
	}
	if a.Left != 0 || a.Stopped != 50 || a.Apart != n*2*(n-1) || a.Bad == nil || a.BadFault == (routing.Fault{}) {
		t.Errorf("%+v", a)
	}
	if few, err := LostPairs(context.Background(), g, r, routing.Fault{U: 0, V: 1}, hosts, 3); err != nil || len(few) != 3 {
		t.Errorf("three at most: %v, %v", few, err)
	}
	// A dead switch cuts its host off: of the 12 pairs of others, those that pass it
	// are lost, 1 + 2 + 3; a dead host loses nothing.
	if a, err = RunFaults(context.Background(), g, r, routing.Faults(g, true), hosts); err != nil {
		t.Fatal(err)
	}
	for _, loss := range a.Losses {
		want := uint64(6)
		if loss.Fault.U >= n {
			want = 0
		}
		if loss.Pairs != want {
			t.Errorf("under %v %d pairs are lost, want %d", loss.Fault, loss.Pairs, want)
		}
	}
	none, err := RunFaults(context.Background(), solvertest.Linked(t, 2, nil), r, routing.Faults(solvertest.Linked(t, 2, nil), false), nil)
	if err != nil || none.Worst() != nil || none.TotalHops.Cmp(new(big.Int)) != 0 {
		t.Errorf("without links: %+v, %v", none, err)
	}
}

// crosses tells whether a path goes over the dead link.
func crosses(path []uint32, f routing.Fault) bool {
	for i := 1; i < len(path); i++ {
		if f.Blocks(path[i-1], path[i]) {
			return true
		}
	}
	return false
}
