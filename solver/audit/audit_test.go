package audit

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"math/rand/v2"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"topocert/routing"
	"topocert/solver/distance"
	"topocert/solver/solvertest"
	"topocert/topology"
)

// wild is a router that may do anything: at random it steps closer, steps
// anywhere, stops, leaves the network, or changes its header.
type wild struct {
	g       *topology.Graph
	seed    uint64
	headers uint64 // number of different headers; 0 for none
	classes int
	sane    int // in 100: how often it steps closer
}

func (w *wild) random(a, b uint32, header string) *rand.Rand {
	h, _ := strconv.ParseUint(header, 10, 64)
	return rand.New(rand.NewPCG(w.seed, uint64(a)<<40|uint64(b)<<8|h))
}

func (w *wild) header(r *rand.Rand) string {
	if w.headers == 0 {
		return ""
	}
	return strconv.FormatUint(r.Uint64N(w.headers), 10)
}

func (w *wild) Header(s, d uint32) string { return w.header(w.random(s, d, "77")) }

func (w *wild) Next(at, d uint32, header string) (uint32, string) {
	r := w.random(at, d, header)
	row := w.g.Neighbors(at)
	if len(row) == 0 || r.IntN(1000) == 0 {
		return at, w.header(r)
	}
	if r.IntN(1000) == 0 {
		return uint32(r.IntN(2 * w.g.Order())), w.header(r)
	}
	next := row[r.IntN(len(row))]
	if r.IntN(100) < w.sane {
		level, _ := distance.Levels(w.g, d, nil, nil)
		for _, u := range row {
			if level[u] < level[next] {
				next = u
			}
		}
	}
	return next, w.header(r)
}

func (w *wild) Classes() int { return w.classes }

func (w *wild) Class(at, next, d uint32, header string) int {
	return int(at+next+d) % w.classes
}

// plainAudit follows every pair, of ends if they are not nil, hop by hop.
func plainAudit(g *topology.Graph, r routing.Router, fault *routing.Fault, ends []uint32, classes int) (*Result, map[[2]uint32]bool) {
	if fault != nil {
		g = without(g, *fault)
	}
	n, a := uint32(g.Order()), NewArcs(g)
	t := &Result{Ends: ends, TotalHops: new(big.Int), Loads: make([]uint64, 2*g.Size()), Headerless: true}
	dependencies := make(map[[2]uint32]bool)
	for d := range n {
		level, _ := distance.Levels(g, d, nil, nil)
		for s := range n {
			if s == d || fault != nil && fault.Vertex() && (s == fault.U || d == fault.U) {
				continue
			}
			if ends != nil && !(slices.Contains(ends, s) && slices.Contains(ends, d)) {
				continue
			}
			t.Pairs++
			route := routing.Follow(g, r, s, d)
			var before uint32
			h := r.Header(s, d)
			t.Headerless = t.Headerless && h == ""
			for i := range route.Hops() {
				arc, _ := a.Find(route.Path[i], route.Path[i+1])
				if route.Outcome == routing.Delivered {
					t.Loads[arc]++
				}
				channel := arc * uint32(classes)
				if c, ok := r.(routing.Classed); ok {
					channel += uint32(c.Class(route.Path[i], route.Path[i+1], d, h))
				}
				if i > 0 {
					dependencies[[2]uint32{before, channel}] = true
				}
				before = channel
				_, h = r.Next(route.Path[i], d, h)
				t.Headerless = t.Headerless && h == ""
			}
			if route.Outcome == routing.Livelock { // the step that closes the cycle
				u, _ := r.Next(route.Path[route.Hops()], d, h)
				arc, _ := a.Find(route.Path[route.Hops()], u)
				channel := arc * uint32(classes)
				if c, ok := r.(routing.Classed); ok {
					channel += uint32(c.Class(route.Path[route.Hops()], u, d, h))
				}
				dependencies[[2]uint32{before, channel}] = true
			}
			p := &Pair{s, d, -1, int(int32(level[s]))}
			switch route.Outcome {
			case routing.Delivered:
				p.Hops = route.Hops()
				t.Delivered++
				t.TotalHops.Add(t.TotalHops, big.NewInt(int64(p.Hops)))
				t.MaxHops = max(t.MaxHops, p.Hops)
				if p.Hops == p.Distance {
					t.Minimal++
				} else if t.Detour == nil || p.before(t.Detour) {
					t.Detour = p
				}
				if q := t.Longest; q == nil || p.Hops*q.Distance > q.Hops*p.Distance ||
					p.Hops*q.Distance == q.Hops*p.Distance && p.before(q) {
					t.Longest = p
				}
				continue
			case routing.Livelock:
				t.Livelocked++
			case routing.Stopped:
				if p.Distance < 0 {
					t.Apart++ // as it should be
					continue
				}
				t.Stopped++
			case routing.Left:
				t.Left++
			}
			if t.Bad == nil || p.before(t.Bad) {
				t.Bad = p
			}
		}
	}
	return t, dependencies
}

func sameAudit(t *testing.T, g *topology.Graph, r routing.Router, o Options, classes int) *Result {
	t.Helper()
	o.Loads, o.Channels = true, true
	got, err := Run(context.Background(), g, r, o)
	if err != nil {
		t.Fatal(err)
	}
	want, dependencies := plainAudit(g, r, o.Fault, o.Ends, classes)
	for i := range uint32(got.Channels.Count()) {
		got.Channels.next(i, func(j uint32) bool {
			if !dependencies[[2]uint32{i, j}] {
				t.Fatalf("channel %d does not depend on %d", i, j)
			}
			delete(dependencies, [2]uint32{i, j})
			return true
		})
	}
	if len(dependencies) > 0 {
		t.Fatalf("%d dependencies were missed: %v", len(dependencies), dependencies)
	}
	checkOrder(t, got.Channels)
	short := *got
	short.Channels, short.waits, short.apart = nil, nil, false
	if short.TotalHops.Cmp(want.TotalHops) != 0 {
		t.Fatalf("total hops %v, want %v", short.TotalHops, want.TotalHops)
	}
	short.TotalHops = want.TotalHops
	if !reflect.DeepEqual(&short, want) {
		t.Fatalf("got %+v, longest %v, bad %v\nwant %+v, %v, %v", short, short.Longest, short.Bad, want, want.Longest, want.Bad)
	}
	return got
}

// checkOrder checks that there is an order or a cycle, as they should be.
func checkOrder(t *testing.T, c *Channels) {
	t.Helper()
	order, cycle := c.Order(), c.Cycle()
	if (order == nil) != (cycle != nil) && c.Count() > 0 {
		t.Fatalf("order %v and cycle %v", order, cycle)
	}
	for i := range order {
		c.next(uint32(i), func(j uint32) bool {
			if order[j] <= order[i] {
				t.Fatalf("channel %d of rank %d depends on %d of rank %d", i, order[i], j, order[j])
			}
			return true
		})
	}
	for k, i := range cycle {
		j, found := cycle[(k+1)%len(cycle)], false
		c.next(i, func(x uint32) bool { found = found || x == j; return true })
		if !found {
			t.Fatalf("cycle %v: no dependency of %d on %d", cycle, i, j)
		}
	}
}

// TestAuditWild holds the audit against one that follows every pair hop by hop.
func TestAuditWild(t *testing.T) {
	rng := rand.New(rand.NewPCG(4, 4))
	outcomes := make(map[string]int)
	for range 120 {
		n := 1 + rng.IntN(12)
		var links []solvertest.Link
		for u := range n {
			for v := range u {
				if rng.IntN(10) < 1+rng.IntN(6) {
					links = append(links, solvertest.Link{uint32(v), uint32(u)})
				}
			}
		}
		g := solvertest.Linked(t, n, links)
		r := &wild{g: g, seed: rng.Uint64(), headers: uint64(max(0, rng.IntN(6)-2)), classes: 1 + rng.IntN(3), sane: []int{0, 60, 97, 100}[rng.IntN(4)]}
		o := Options{Workers: 1 + rng.IntN(3)}
		if rng.IntN(2) == 0 && n > 1 {
			f := routing.Fault{U: uint32(rng.IntN(n))}
			f.V = f.U
			if row := g.Neighbors(f.U); len(row) > 0 && rng.IntN(2) == 0 {
				f.V = row[0]
			}
			o.Fault = &f
		}
		if rng.IntN(2) == 0 {
			o.Ends = []uint32{}
			for v := range uint32(n) {
				if rng.IntN(3) > 0 {
					o.Ends = append(o.Ends, v)
				}
			}
		}
		a := sameAudit(t, g, r, o, r.classes)
		outcomes[a.Deadlock()]++
		for what, k := range map[string]uint64{"apart": a.Apart, "livelock": a.Livelocked, "stopped": a.Stopped, "left": a.Left, "minimal": a.Minimal, "longer": a.Delivered - a.Minimal} {
			if k > 0 {
				outcomes[what]++
			}
		}
	}
	for _, what := range []string{"free", "cyclic", "deadlock", "apart", "livelock", "stopped", "left", "minimal", "longer"} {
		if outcomes[what] == 0 {
			t.Errorf("no router met %q: %v", what, outcomes)
		}
	}
}

// TestAuditRelative holds the short cut for relative routers against all pairs.
func TestAuditRelative(t *testing.T) {
	for _, name := range []string{"Ring(7)", "Torus(3,4)", "Hypercube(4)", "Octagon", "OCT(1,2)", "Gamma(2,1,2)", "Gamma(3,1,1)"} {
		net, err := topology.Parse(name)
		if err != nil {
			t.Fatal(err)
		}
		group := net.(topology.Group)
		for seed := range uint64(6) {
			steps := make([]uint32, net.Order())
			rng := rand.New(rand.NewPCG(seed, 5))
			level, _ := distance.Levels(net.CSR(), 0, nil, nil)
			for g := range steps {
				row := net.Neighbors(0)
				steps[g] = row[rng.IntN(len(row))]
				for _, s := range row {
					if seed > 2 && level[group.Product(group.Inverse(s), uint32(g))] < level[g] {
						steps[g] = s
					}
				}
			}
			if seed%3 == 1 {
				steps[1] = 0
			}
			r := routing.NewRelative(group, func(g uint32) uint32 { return steps[g] })
			a := sameAudit(t, net.CSR(), r, Options{}, 1)
			b := sameAudit(t, net.CSR(), r, Options{Every: true}, 1)
			if !reflect.DeepEqual(a.Channels.bits, b.Channels.bits) {
				t.Fatalf("%s: dependencies differ", name)
			}
		}
	}
}

// TestAuditBrokenGroup: where a link is missing, a relative router is asked at
// every pair.
func TestAuditBrokenGroup(t *testing.T) {
	net := solvertest.Parse(t, "Torus(4)")
	r, err := routing.New("dor", net)
	if err != nil {
		t.Fatal(err)
	}
	g := without(net.CSR(), routing.Fault{U: 0, V: 1})
	if a := sameAudit(t, g, r, Options{}, 1); a.Left == 0 {
		t.Error("no message misses the link")
	}
	// A link more makes some routes too long.
	more, err := topology.FromEdges(net.Order(), func(yield func(u, v uint32) bool) {
		for u, v := range net.CSR().Edges() {
			if !yield(u, v) {
				return
			}
		}
		yield(5, 15)
	})
	if err != nil {
		t.Fatal(err)
	}
	if a := sameAudit(t, more, r, Options{}, 1); a.Minimal == a.Pairs {
		t.Error("no route is too long")
	}
}

// endless is a router whose header never repeats.
type endless struct{ g *topology.Graph }

func (endless) Header(uint32, uint32) string { return "0" }

func (e endless) Next(at, _ uint32, header string) (uint32, string) {
	n, _ := strconv.Atoi(header)
	return e.g.Neighbors(at)[0], fmt.Sprint(n + 1)
}

// longer is a router whose header grows by 2²³ bytes a hop.
type longer struct{ endless }

func (l longer) Next(at, _ uint32, header string) (uint32, string) {
	return l.g.Neighbors(at)[0], header + strings.Repeat("0", 1<<23)
}

func TestAuditErrors(t *testing.T) {
	if testing.Short() {
		t.Skip("audits that run to their limits")
	}
	g := solvertest.Linked(t, 4, []solvertest.Link{{0, 1}, {2, 3}})
	if _, err := Run(context.Background(), g, endless{g}, Options{}); !errors.Is(err, ErrStates) {
		t.Errorf("endless headers: %v, want ErrStates", err)
	}
	if _, err := Run(context.Background(), g, longer{endless{g}}, Options{}); !errors.Is(err, ErrStates) {
		t.Errorf("long headers: %v, want ErrStates", err)
	}
	_, err := Run(context.Background(), g, endless{g}, Options{})
	// To 0 the message of 1 arrives; those of 2 and 3 never do. Of 4·256 + 1 states 4
	// are starts, one is the arrival, and 510 each are theirs.
	if want := `the message from vertex 2 to 0 comes to 2 with a header of 3 bytes, "510"`; err == nil || !strings.Contains(err.Error(), want) {
		t.Errorf("endless headers: %v, want %s", err, want)
	}
	if r := routing.Follow(g, longer{endless{g}}, 0, 2); r.Outcome != routing.Livelock || r.Hops() > 100 {
		t.Errorf("long headers: %s after %d hops, want a livelock within 100", r.Outcome, r.Hops())
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := Run(ctx, g, endless{g}, Options{}); !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled: %v", err)
	}
	bad := &wild{g: g, classes: 2, sane: 100}
	if _, err := Run(context.Background(), g, &misclassed{bad}, Options{Channels: true}); err == nil {
		t.Error("a class that does not exist is not refused")
	}
	_, err = Run(context.Background(), g, holed{}, Options{Workers: 2})
	if err == nil || !strings.Contains(err.Error(), "vertex 2: panic: runtime error: index out of range") || !strings.Contains(err.Error(), "holed.Next") {
		t.Errorf("a router that panics: %v", err)
	}
	ring, err := topology.New("Ring", 5)
	if err != nil {
		t.Fatal(err)
	}
	torn := routing.NewRelative(ring.(topology.Group), func(g uint32) uint32 { panic("torn") })
	if a, err := Run(context.Background(), ring.CSR(), torn, Options{}); a != nil || err == nil || !strings.Contains(err.Error(), "panic: torn") {
		t.Errorf("a relative router that panics: %v", err)
	}
	if a, err := Run(context.Background(), &topology.Graph{}, bad, Options{Loads: true, Channels: true}); err != nil || a.Pairs != 0 {
		t.Errorf("empty graph: %+v, %v", a, err)
	}
}

// holed panics for the vertex 2.
type holed struct{}

func (holed) Header(uint32, uint32) string { return "" }

func (holed) Next(at, d uint32, _ string) (uint32, string) {
	return []uint32{at, at, at, at}[d/2*7], ""
}

type misclassed struct{ *wild }

func (*misclassed) Class(_, _, _ uint32, _ string) int { return 2 }
