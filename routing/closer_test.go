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
// is nearer by one, and that it stops at the destination. One hop for each pair
// settles every route. Distances are those of breadth-first search from the
// destination; of a Metric on more than 256 vertices, those that it says, which
// are proved in tellsDistances. There, its hops are those of its Approach, which
// is all that Next and Distance ask; on fewer vertices these are asked too. It
// returns the number of pairs.
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

// small is the order up to which the hops of a Metric are held against
// breadth-first search.
const small = 256

// farther returns what is wrong with the hops towards one destination, or "".
func farther(net *topology.Graph, r routing.Router, destination uint32, level []int32, queue []uint32) string {
	metric, _ := r.(routing.Metric)
	if metric != nil && net.Order() > small {
		return tellsDistances(net, metric.Toward(destination), destination, level, queue)
	}
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
	var approach routing.Approach
	if metric != nil {
		approach = metric.Toward(destination)
	}
	for at := range uint32(net.Order()) {
		next, header := r.Next(at, destination, "")
		if header != "" {
			return fmt.Sprintf("Next(%d, %d) returns the header %q, want none", at, destination, header)
		}
		if fault := wrongHop(net, level, at, next); fault != "" {
			return fault
		}
		if approach == nil {
			continue
		}
		hop, distance := approach.Hop(at)
		if hop != next || distance != int(level[at]) {
			return fmt.Sprintf("Toward(%d).Hop(%d) = %d, %d, want %d, %d", destination, at, hop, distance, next, level[at])
		}
		if got := metric.Distance(at, destination); got != distance {
			return fmt.Sprintf("Distance(%d, %d) = %d, want %d", at, destination, got, distance)
		}
	}
	return ""
}

// tellsDistances returns what is wrong with the hops and distances of an approach,
// or "". A number for each vertex that is 0 at the destination, and differs by at
// most 1 along every link, is at most the distance; and it is at least the distance
// if every vertex but the destination has a neighbour with 1 less, here the next.
func tellsDistances(net *topology.Graph, approach routing.Approach, destination uint32, level []int32, next []uint32) string {
	for at := range level {
		hop, distance := approach.Hop(uint32(at))
		next[at], level[at] = hop, int32(distance)
	}
	if level[destination] != 0 || next[destination] != destination {
		return fmt.Sprintf("Toward(%d).Hop(%d) = %d, %d, want %d, 0", destination, destination, next[destination], level[destination], destination)
	}
	for at := range uint32(net.Order()) {
		here, linked := level[at], false
		for _, u := range net.Neighbors(at) {
			if d := level[u] - here; d < -1 || d > 1 {
				return fmt.Sprintf("distances of the neighbours %d and %d to %d: %d and %d", at, u, destination, here, level[u])
			}
			if u == next[at] {
				linked = level[u] == here-1
			}
		}
		if !linked && at != destination {
			return fmt.Sprintf("from %d at distance %d to %d, want a neighbour nearer to %d by one", at, here, next[at], destination)
		}
	}
	return ""
}

// wrongHop returns what is wrong with the hop from at to next, given the
// distances to the destination, or "".
func wrongHop(net *topology.Graph, level []int32, at, next uint32) string {
	want := max(0, level[at]-1)
	switch {
	case next >= uint32(net.Order()):
		return fmt.Sprintf("from %d at distance %d to %d, want a vertex below %d", at, level[at], next, net.Order())
	case level[next] != want:
		return fmt.Sprintf("from %d at distance %d to %d at distance %d, want %d", at, level[at], next, level[next], want)
	case next != at && !net.HasEdge(at, next):
		return fmt.Sprintf("from %d at distance %d to %d, want a neighbour: one of %d", at, level[at], next, net.Neighbors(at))
	}
	return ""
}

// A router is tried on one network of at least million vertices; its other large ones,
// of other shapes, have at least many.
const million, many = 1_000_000, 100_000

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
