package routing_test

import (
	"fmt"
	"slices"
	"testing"

	"topocert/internal/deep"
	"topocert/routing"
	"topocert/topology"
)

// fttFaults returns every dead vertex, or every dead link.
func fttFaults(net topology.Network, vertices bool) []routing.Fault {
	var faults []routing.Fault
	if vertices {
		for v := range uint32(net.Order()) {
			faults = append(faults, routing.Fault{U: v, V: v})
		}
		return faults
	}
	for u, v := range net.CSR().Edges() {
		faults = append(faults, routing.Fault{U: u, V: v})
	}
	return faults
}

// fttWithout returns the network without what the fault blocks.
func fttWithout(t *testing.T, net topology.Network, f routing.Fault) *topology.Graph {
	g, err := topology.FromEdges(net.Order(), func(yield func(u, v uint32) bool) {
		for u, v := range net.CSR().Edges() {
			if !f.Blocks(u, v) && !yield(u, v) {
				return
			}
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func TestFTTFault(t *testing.T) {
	for n := 4; n <= 9; n++ {
		if n > deep.Cases(5, 7, 9) {
			continue
		}
		for _, vertices := range []bool{false, true} {
			t.Run(fmt.Sprint(n, vertices), func(t *testing.T) {
				t.Parallel()
				fttAllFaults(t, n, vertices)
			})
		}
	}
}

// fttAllFaults demands that ftt-fault delivers every living pair around every
// fault, with the detours that its doc comment states.
func fttAllFaults(t *testing.T, n int, vertices bool) {
	net, err := topology.New("FTT", n)
	if err != nil {
		t.Fatal(err)
	}
	limit := 2
	if vertices {
		limit = 4
	}
	r, worst, worstLeft := routing.NewFTTFault(net), 0, 0
	var plain [][]uint32
	for s := range uint32(n * n) {
		plain = append(plain, levels(net.CSR(), s))
	}
	for _, f := range fttFaults(net, vertices) {
		g, around := fttWithout(t, net, f), r.Around(f)
		for s := range uint32(n * n) {
			left := levels(g, s)
			for d := range uint32(n * n) {
				if s == d || f.Vertex() && (s == f.U || d == f.U) {
					continue
				}
				got := routing.Follow(g, around, s, d)
				if got.Outcome != routing.Delivered {
					t.Fatalf("%s, fault %v, %d to %d: %s, by %v", net.Name(), f, s, d, got.Outcome, got.Path)
				}
				worst = max(worst, got.Hops()-int(plain[s][d]))
				worstLeft = max(worstLeft, got.Hops()-int(left[d]))
			}
		}
	}
	if worst != limit || worstLeft > limit {
		t.Errorf("%s: detours of up to %d hops, %d more than needed, the doc comment has %d", net.Name(), worst, worstLeft, limit)
	}
}

// TestFTTFaultForeign sees to it that what is no fault of the network does no harm.
func TestFTTFaultForeign(t *testing.T) {
	net, err := topology.New("FTT", 5)
	if err != nil {
		t.Fatal(err)
	}
	r := routing.NewFTTFault(net)
	for _, f := range []routing.Fault{{U: 99, V: 99}, {U: 0, V: 99}, {U: 0, V: 12}} {
		if got := exhaust(net.CSR(), r.Around(f)); got.minimal != got.pairs {
			t.Errorf("fault %v: %d of %d pairs minimal", f, got.minimal, got.pairs)
		}
	}
}

// TestFTTRouteBDefects recomputes the doc comment's counterexamples.
func TestFTTRouteBDefects(t *testing.T) {
	for _, c := range []struct {
		name, on   string
		fault      [2]string
		s, d, path string
		outcome    routing.Outcome
	}{
		{"ftt-b-walk", "FTT(4)", [2]string{"(1,0)", "(1,1)"}, "(1,0)", "(1,1)", "(1,0)(2,0)(2,1)", routing.Left},
		{"ftt-b-through", "FTT(4)", [2]string{"(0,0)", "(0,1)"}, "(0,0)", "(0,2)", "(0,0)(1,0)(1,1)(0,1)", routing.Left},
		{"ftt-b-through", "FTT(4)", [2]string{"(0,0)", "(0,0)"}, "(1,0)", "(3,2)", "(1,0)(1,1)(0,1)", routing.Stopped},
		{"ftt-b-alternatives", "FTT(4)", [2]string{"(0,0)", "(0,1)"}, "(0,0)", "(0,1)", "(0,0)(1,0)(0,0)", routing.Livelock},
		{"ftt-b-through", "FTT(7)", [2]string{"(0,3)", "(6,6)"}, "(0,3)", "(6,6)", "(0,3)(0,4)(6,0)(0,4)(0,3)", routing.Livelock},
	} {
		net := network(t, c.on)
		at := func(label string) uint32 {
			v, err := net.Vertex(label)
			if err != nil {
				t.Fatal(err)
			}
			return v
		}
		_, r := router(t, c.name, c.on)
		f := routing.Fault{U: at(c.fault[0]), V: at(c.fault[1])}
		got := routing.Follow(fttWithout(t, net, f), r.(routing.FaultTolerant).Around(f), at(c.s), at(c.d))
		path := ""
		for _, v := range got.Path {
			path += net.Label(v)
		}
		if got.Outcome != c.outcome || path != c.path {
			t.Errorf("%s on %s, fault %v, %s to %s: got %s %s, want %s %s", c.name, c.on, c.fault, c.s, c.d, path, got.Outcome, c.path, c.outcome)
		}
	}
}

// TestFTTRouteBCases holds the detours against the printed lines of all cases: the
// base's hop, the condition at the border, and where the message is to go.
func TestFTTRouteBCases(t *testing.T) {
	const n, mid = 6, 3
	net := network(t, "FTT(6)").(topology.Grid)
	mesh := []struct {
		on   [2]int    // (k,l) − (i,j)
		edge bool      // j = n−1, or i = n−1
		want [3][2]int // the printed positions, less (i,j)
	}{
		{[2]int{1, 0}, false, [3][2]int{{0, 1}, {1, 1}, {1, -1}}},
		{[2]int{1, 0}, true, [3][2]int{{0, -1}, {1, -1}, {1, 1}}},
		{[2]int{-1, 0}, false, [3][2]int{{0, 1}, {-1, 1}, {-1, -1}}},
		{[2]int{-1, 0}, true, [3][2]int{{0, -1}, {-1, -1}, {-1, 1}}},
		{[2]int{0, 1}, false, [3][2]int{{1, 0}, {1, 1}, {-1, 1}}},
		{[2]int{0, 1}, true, [3][2]int{{-1, 0}, {-1, 1}, {1, 1}}},
		{[2]int{0, -1}, false, [3][2]int{{1, 0}, {1, -1}, {-1, -1}}},
		{[2]int{0, -1}, true, [3][2]int{{-1, 0}, {-1, -1}, {1, -1}}},
	}
	for _, c := range mesh {
		i, j := 2, 2
		if c.edge && c.on[0] != 0 {
			j = n - 1
		} else if c.edge {
			i = n - 1
		}
		u, v := net.At(i, j), net.At(i+c.on[0], j+c.on[1])
		// Through the third position lies beyond (k,l), where there is a place.
		want := []uint32{u}
		for _, p := range c.want {
			if x, y := i+p[0], j+p[1]; 0 <= x && x < n && 0 <= y && y < n {
				want = append(want, net.At(x, y))
			}
		}
		fttBWants(t, net, routing.FTTThrough, u, v, want)
	}
	for x := range n {
		place := x + 1
		switch {
		case x == mid-1:
			place = (x + n - 1) % n
		case x >= n-1:
			place = x - 1
		}
		far := (place + mid) % n
		fttBWants(t, net, routing.FTTWalk, net.At(0, x), net.At(n-1, x+mid), []uint32{net.At(0, x), net.At(0, place), net.At(n-1, far)})
		fttBWants(t, net, routing.FTTWalk, net.At(x, 0), net.At(x+mid, n-1), []uint32{net.At(x, 0), net.At(place, 0), net.At(far, n-1)})
	}
}

// fttBWants demands that with the link from u to v dead procedure B takes a message
// from u by the given vertices, in that order, where no base helps it on.
func fttBWants(t *testing.T, net topology.Grid, d routing.FTTDetour, u, v uint32, want []uint32) {
	t.Helper()
	r := routing.NewFTTRouteB(net.Sides()[0], straightTo{v}, d).Around(routing.Fault{U: u, V: v})
	at, header, met := u, "", 1
	for range 4 {
		at, header = r.Next(at, net.At(3, 3), header)
		if met < len(want) && at == want[met] {
			met++
		}
		if header == "" {
			break
		}
	}
	if met != len(want) {
		t.Errorf("link %s–%s: met %d of the places %d", net.Label(u), net.Label(v), met, want)
	}
}

// straightTo sends every message to one vertex.
type straightTo struct{ v uint32 }

func (straightTo) Header(uint32, uint32) string                             { return "" }
func (s straightTo) Next(uint32, uint32, string) (next uint32, head string) { return s.v, "" }

// TestFTTFaultShortestDetour: a message that can come no nearer at once takes the
// shortest way along the squares at the fault to a place that is nearer, and from
// there on. The squares are found as cycles of four links.
func TestFTTFaultShortestDetour(t *testing.T) {
	const n = 7
	ftt, err := topology.New("FTT", n)
	if err != nil {
		t.Fatal(err)
	}
	base, tolerant := routing.NewFTTMinimal(n), routing.NewFTTFault(ftt)
	detours := 0
	for _, vertices := range []bool{true, false} {
		for _, fault := range fttFaults(ftt, vertices) {
			around := tolerant.Around(fault)
			rim := rimOf(ftt.CSR(), fault)
			alive := fttWithout(t, ftt, fault)
			for s := range rim {
				level := map[uint32]int{s: 0}
				for queue := []uint32{s}; len(queue) > 0; queue = queue[1:] {
					for _, w := range rim[queue[0]] {
						if _, met := level[w]; !met {
							level[w] = level[queue[0]] + 1
							queue = append(queue, w)
						}
					}
				}
				for d := range uint32(ftt.Order()) {
					distance := base.Distance(s, d)
					next, _ := base.Next(s, d, "")
					if s == d || fault.Vertex() && d == fault.U || !fault.Blocks(s, next) {
						continue
					}
					least := -1
					for p, hops := range level {
						if left := base.Distance(p, d); left < distance && (least < 0 || hops+left < least) {
							least = hops + left
						}
					}
					if slices.ContainsFunc(alive.Neighbors(s), func(w uint32) bool { return base.Distance(w, d) < distance }) {
						least = distance
					}
					if got := routing.Follow(alive, around, s, d); got.Outcome != routing.Delivered || got.Hops() != least {
						t.Fatalf("fault %v, %s to %s: %d, %s, want %d hops", fault, ftt.Label(s), ftt.Label(d), got.Path, got.Outcome, least)
					}
					detours++
				}
			}
		}
	}
	if detours == 0 {
		t.Error("no message met a fault")
	}
}

// rimOf returns the links of all squares at the fault, without the dead ones, as
// rows.
func rimOf(g *topology.Graph, f routing.Fault) map[uint32][]uint32 {
	rim := make(map[uint32][]uint32)
	link := func(a, b uint32) {
		if !f.Blocks(a, b) && !slices.Contains(rim[a], b) {
			rim[a], rim[b] = append(rim[a], b), append(rim[b], a)
		}
	}
	for _, v := range g.Neighbors(f.U) {
		if !f.Vertex() && v != f.V {
			continue
		}
		for _, a := range g.Neighbors(f.U) {
			for _, b := range g.Neighbors(v) {
				if a != v && b != f.U && g.HasEdge(a, b) {
					link(f.U, a)
					link(a, b)
					link(b, v)
				}
			}
		}
	}
	return rim
}
