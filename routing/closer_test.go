package routing_test

import (
	"fmt"
	"runtime"
	"sync"
	"sync/atomic"
	"testing"

	"topocert/routing"
	"topocert/topology"
)

// every returns the vertices 0 … n−1: all destinations of a network.
func every(n int) []uint32 {
	all := make([]uint32, n)
	for v := range all {
		all[v] = uint32(v)
	}
	return all
}

// closer demands of a router without headers that it is minimal to each of the
// given destinations: that from every other vertex it goes to a neighbour that
// is nearer by one, by breadth-first search from the destination, and that it
// stops at the destination. One call of Next for each pair settles every route.
// If the router is a Metric, its distances are tried too. It returns the number
// of pairs.
func closer(t testing.TB, net *topology.Graph, r routing.Router, destinations []uint32) int {
	t.Helper()
	var (
		taken atomic.Int64
		group sync.WaitGroup
		fault = make([]string, runtime.GOMAXPROCS(0))
	)
	for w := range fault {
		group.Go(func() {
			level, queue := make([]int32, net.Order()), make([]uint32, net.Order())
			for fault[w] == "" {
				i := int(taken.Add(1)) - 1
				if i >= len(destinations) {
					return
				}
				fault[w] = farther(net, r, destinations[i], level, queue)
			}
		})
	}
	group.Wait()
	for _, f := range fault {
		if f != "" {
			t.Fatal(f)
		}
	}
	return len(destinations) * (net.Order() - 1)
}

// farther returns what is wrong with the hops towards one destination, or "".
func farther(net *topology.Graph, r routing.Router, destination uint32, level []int32, queue []uint32) string {
	for v := range level {
		level[v] = -1
	}
	level[destination], queue[0] = 0, destination
	for head, tail := 0, 1; head < tail; head++ {
		for _, u := range net.Neighbors(queue[head]) {
			if level[u] < 0 {
				level[u], queue[tail] = level[queue[head]]+1, u
				tail++
			}
		}
	}
	metric, _ := r.(routing.Metric)
	for at := range uint32(net.Order()) {
		if metric != nil {
			if got := metric.Distance(at, destination); got != int(level[at]) {
				return fmt.Sprintf("Distance(%d, %d) = %d, want %d", at, destination, got, level[at])
			}
		}
		next, header := r.Next(at, destination, "")
		want := max(0, level[at]-1)
		switch {
		case header != "":
			return fmt.Sprintf("Next(%d, %d) returns the header %q, want none", at, destination, header)
		case next >= uint32(net.Order()):
			return fmt.Sprintf("Next(%d, %d) = %d, want a vertex below %d", at, destination, next, net.Order())
		case next != at && !net.HasEdge(at, next):
			return fmt.Sprintf("Next(%d, %d) = %d, want a neighbour of %d: one of %d", at, destination, next, at, net.Neighbors(at))
		case level[next] != want:
			return fmt.Sprintf("Next(%d, %d) = %d at distance %d, want %d", at, destination, next, level[next], want)
		}
	}
	return ""
}

// million is the order at which routers are tried on large networks.
const million = 1_000_000

// few returns the given number of vertices spread over 0 … n−1.
func few(n, count int) []uint32 {
	some := make([]uint32, count)
	for i := range some {
		some[i] = uint32(uint64(i) * 2654435761 % uint64(n))
	}
	return some
}

// hops benchmarks one router: the time of one call of Next.
func hops(b *testing.B, name, on string) {
	g, r := router(b, name, on)
	n := uint64(g.Order())
	b.ReportAllocs()
	at := uint32(1)
	for b.Loop() {
		at = at*1664525 + 1013904223
		r.Next(uint32(uint64(at)*n>>32), uint32(uint64(at*2654435761)*n>>32), "")
	}
}

// TestMinimalMemory demands that the minimal routers take no memory.
func TestMinimalMemory(t *testing.T) {
	for on, name := range map[string]string{
		"QT(5,6)": "qt-minimal", "CCTorus(7)": "cctorus-minimal", "CCTorusOpp(8)": "cctorus-minimal",
		"XTorus(7)": "xtorus-minimal", "XMesh(7)": "xmesh-minimal",
	} {
		g, r := router(t, name, on)
		if got := testing.AllocsPerRun(10, func() {
			for at := range uint32(g.Order()) {
				r.Next(at, 0, "")
			}
		}); got > 0 {
			t.Errorf("%s on %s allocates %v times, want none", name, on, got)
		}
	}
}
