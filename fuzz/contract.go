package fuzz

import (
	"context"
	"testing"

	"pgregory.net/rapid"

	"topocert/routing"
	"topocert/solver"
	"topocert/topology"
)

// Contract is what a router promises on a network: every message arrives, and
// if Minimal, on a shortest path.
type Contract struct {
	Net     topology.Network
	Router  routing.Router
	Minimal bool
	// Deadlock, if it is not "", is what solver.Audit's method Deadlock must say.
	Deadlock string
}

// TB is what a contract reports to: *testing.T, *testing.F and *rapid.T are
// some.
type TB interface {
	Helper()
	Fatalf(format string, args ...any)
}

// Every holds the router to its contract for every ordered pair of vertices, and
// fails with the closest pair that breaks it. It takes N² questions to the router
// and O(N) memory.
func (c Contract) Every(t TB) {
	t.Helper()
	a, err := solver.AuditRouter(context.Background(), c.Net.CSR(), c.Router, solver.AuditOptions{Channels: c.Deadlock != ""})
	if err != nil {
		t.Fatalf("%v", err)
	}
	p := a.Counterexample()
	if p != nil && (p.Hops < 0 || c.Minimal) {
		t.Fatalf("%d of %d messages arrive, %d on a shortest path; %s", a.Delivered, a.Pairs, a.Minimal,
			solver.Describe(c.Net, c.Router, p.Source, p.Destination))
	}
	if got := a.Deadlock(); c.Deadlock != "" && got != c.Deadlock {
		t.Fatalf("in %s, channels are %s, want %s: %s", c.Net.Name(), got, c.Deadlock, cycle(c.Net, a.Channels))
	}
}

// Pair holds the router to its contract for one message: hop by hop along links,
// to its destination, and if Minimal, one step closer each time, by breadth-first
// search. It takes O(N) memory and time besides the hops, so that networks may be
// large.
func (c Contract) Pair(t TB, source, destination uint32) {
	t.Helper()
	route := routing.Follow(c.Net.CSR(), c.Router, source, destination)
	level, _ := solver.Levels(c.Net.CSR(), source, nil, nil)
	if route.Outcome != routing.Delivered || c.Minimal && route.Hops() != int(level[destination]) {
		t.Fatalf("%s", solver.Describe(c.Net, c.Router, source, destination))
	}
}

// Check holds the router to its contract for pairs that rapid draws; where it
// breaks, rapid looks for a pair with smaller numbers.
func (c Contract) Check(t *testing.T) {
	t.Helper()
	rapid.Check(t, c.property)
}

// Fuzz makes a native fuzz target of the contract. Inputs that break it are saved
// below testdata/fuzz, and tried again by every "go test".
func (c Contract) Fuzz(f *testing.F) {
	f.Helper()
	f.Fuzz(rapid.MakeFuzz(c.property))
}

func (c Contract) property(t *rapid.T) {
	source, destination := Pair(t, c.Net)
	c.Pair(t, source, destination)
}

// cycle tells which channels wait for one another.
func cycle(net topology.Network, channels *solver.Channels) string {
	if channels == nil {
		return "not known"
	}
	text := ""
	for i, channel := range channels.Cycle() {
		from, to, class := channels.Channel(channel)
		if i == 12 {
			return text + " …"
		}
		text += " " + net.Label(from) + "–" + net.Label(to)
		if channels.Classes > 1 {
			text += "/" + string(rune('0'+class%10))
		}
	}
	return text
}
