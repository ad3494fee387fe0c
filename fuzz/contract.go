package fuzz

import (
	"context"
	"slices"
	"strconv"
	"testing"

	"pgregory.net/rapid"

	"topocert/routing"
	"topocert/solver/audit"
	"topocert/solver/distance"
	"topocert/topology"
)

// Contract is what a router promises on a network: every message to whose
// destination a path leads arrives, if Minimal on a shortest path, and every other
// message stops somewhere.
type Contract struct {
	Net     topology.Network
	Router  routing.Router
	Minimal bool
	// Deadlock, if it is not "", is what audit.Result's method Deadlock must say:
	// "free", "acyclic", "deadlock" or "cyclic". Every, Check and Fuzz ask that; Pair, which
	// looks at one message, does not. No sample of messages tells it: it takes
	// N² questions to the router, N to a *routing.Relative, and up to 32 MiB for
	// each worker. So Check and Fuzz, which are for large networks as well, ask
	// it once, before anything is drawn, and refuse networks of more than 8192
	// vertices unless the router is relative. Where channels may depend on one
	// another in more than audit.MaxDependencies ways there is no answer, and
	// the contract is not kept.
	Deadlock string
}

// mostDeadlock is the largest network on which Check and Fuzz ask N² questions:
// the largest of which a certificate about a router that is not relative is
// checked.
const mostDeadlock = routing.MaxTable

// TB is what a contract reports to: *testing.T, *testing.F and *rapid.T are
// some.
type TB interface {
	Helper()
	Fatalf(format string, args ...any)
}

// Every holds the router to its contract for every ordered pair of vertices, and
// fails with the closest pair that breaks it. It takes N² questions to the router
// and O(N) memory, besides what Deadlock takes.
func (c Contract) Every(t TB) {
	t.Helper()
	c.complete(t)
	a := c.audit(t)
	p := a.Counterexample()
	if p != nil && (p.Hops < 0 || c.Minimal) {
		t.Fatalf("%s; %s", a.Tally(), audit.Describe(c.Net, c.Router, p.Source, p.Destination))
	}
	c.deadlock(t, a)
}

// Pair holds the router to its contract for one message: hop by hop along links,
// to its destination, and if Minimal, one step closer each time, by breadth-first
// search. It takes O(N) memory and time besides the hops, so that networks may be
// large.
func (c Contract) Pair(t TB, source, destination uint32) {
	t.Helper()
	c.complete(t)
	if n := c.Net.Order(); int(max(source, destination)) >= n {
		t.Fatalf("a message from vertex %d to %d in %s, want vertices below %d", source, destination, c.Net.Name(), n)
	}
	route := routing.Follow(c.Net.CSR(), c.Router, source, destination)
	level, _ := distance.Levels(c.Net.CSR(), source, nil, nil)
	kept := route.Outcome == routing.Delivered && (!c.Minimal || route.Hops() == int(level[destination]))
	if level[destination] == distance.Unreached {
		kept = route.Outcome == routing.Stopped
	}
	if !kept {
		t.Fatalf("%s", audit.Describe(c.Net, c.Router, source, destination))
	}
}

// Check holds the router to its contract for pairs that rapid draws; where it
// breaks, rapid looks for a pair with smaller numbers. Deadlock is asked first. In
// a network without vertices there is nothing to draw, and the test is skipped.
func (c Contract) Check(t *testing.T) {
	t.Helper()
	c.begin(t)
	rapid.Check(t, c.property)
}

// Fuzz makes a native fuzz target of the contract. Inputs that break it are saved
// below testdata/fuzz, and tried again by every "go test". Deadlock is asked first,
// by each of the processes that fuzz. In a network without vertices there is nothing
// to draw, and the target is skipped.
func (c Contract) Fuzz(f *testing.F) {
	f.Helper()
	c.begin(f)
	f.Fuzz(rapid.MakeFuzz(c.property))
}

// begin asks what no pair tells, and skips the test where no pair can be drawn.
func (c Contract) begin(t testing.TB) {
	t.Helper()
	c.complete(t)
	if c.Net.Order() == 0 {
		t.Skipf("%s has no vertices, so that there is no pair to draw", c.Net.Name())
	}
	if c.Deadlock == "" {
		return
	}
	if _, relative := c.Router.(*routing.Relative); !relative && c.Net.Order() > mostDeadlock {
		t.Fatalf("whether %s deadlocks takes %d² questions, want a relative router or at most %d vertices: leave Deadlock empty here, and ask it of a smaller network",
			c.Net.Name(), c.Net.Order(), mostDeadlock)
	}
	c.deadlock(t, c.audit(t))
}

func (c Contract) property(t *rapid.T) {
	source, destination := Pair(t, c.Net)
	c.Pair(t, source, destination)
}

// Pair draws two vertices of a network.
func Pair(t *rapid.T, net topology.Network) (source, destination uint32) {
	return vertex(t, net, "source"), vertex(t, net, "destination")
}

// vertex draws a vertex of a network.
func vertex(t *rapid.T, net topology.Network, label string) uint32 {
	if net.Order() == 0 {
		t.Fatalf("no %s to draw: %s has no vertices", label, net.Name())
	}
	return rapid.Uint32Range(0, uint32(net.Order()-1)).Draw(t, label)
}

// complete sees that nothing is missing.
func (c Contract) complete(t TB) {
	t.Helper()
	switch {
	case c.Net == nil:
		t.Fatalf("the contract has no Net, want the network of its router")
	case c.Router == nil:
		t.Fatalf("the contract has no Router, want one on %s", c.Net.Name())
	case !slices.Contains([]string{"", "free", "acyclic", "deadlock", "cyclic"}, c.Deadlock):
		t.Fatalf("the contract has Deadlock %q, want free, acyclic, deadlock, cyclic or nothing", c.Deadlock)
	}
}

// audit follows every pair, and its channels if the contract is about them.
func (c Contract) audit(t TB) *audit.Result {
	t.Helper()
	a, err := audit.Run(context.Background(), c.Net.CSR(), c.Router, audit.Options{Channels: c.Deadlock != ""})
	if err != nil {
		t.Fatalf("in %s: %v", c.Net.Name(), err)
	}
	return a
}

// deadlock holds what the audit says of channels to the contract.
func (c Contract) deadlock(t TB, a *audit.Result) {
	t.Helper()
	switch got := a.Deadlock(); {
	case c.Deadlock == "" || got == c.Deadlock:
	case got == "":
		t.Fatalf("in %s, it is not known whether channels are %s: they may depend on one another in more than %d ways, the most that are looked at, and this is no verdict on the router",
			c.Net.Name(), c.Deadlock, audit.MaxDependencies)
	case got == "acyclic":
		t.Fatalf("in %s, channels are acyclic, want %s: they have an order, in which no message goes back, and %d of %d messages arrive", c.Net.Name(), c.Deadlock, a.Delivered, a.Pairs)
	case got == "free":
		t.Fatalf("in %s, channels are free, want %s: they have an order, in which no message goes back", c.Net.Name(), c.Deadlock)
	default:
		t.Fatalf("in %s, channels are %s, want %s: each waits for the next, and the last for the first: %s", c.Net.Name(), got, c.Deadlock, cycle(c.Net, a.Channels))
	}
}

// cycle tells which channels wait for one another.
func cycle(net topology.Network, channels *audit.Channels) string {
	text := ""
	for i, channel := range channels.Cycle() {
		from, to, class := channels.Channel(channel)
		if i > 0 {
			text += " "
		}
		if i == 12 {
			return text + "…"
		}
		text += net.Label(from) + "–" + net.Label(to)
		if channels.Classes > 1 {
			text += "/" + strconv.Itoa(class)
		}
	}
	return text
}
