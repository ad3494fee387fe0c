package fuzz

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"topocert/certificates"
	"topocert/certificates/kinds"
	"topocert/certificates/resolve"
	"topocert/internal/deep"
	"topocert/routing"
	"topocert/solver/lanes"
	"topocert/solver/solvertest"
	"topocert/topology"
)

// drawTable draws a table of next hops: for each destination a tree that leads to it: by
// shortest paths, by any, or by long ones.
func drawTable(t *rapid.T, g *topology.Graph) *routing.Table {
	n := g.Order()
	kind := rapid.SampledFrom([]string{"shortest", "any", "long"}).Draw(t, "paths")
	var text strings.Builder
	for d := range uint32(n) {
		next := make([]string, n)
		for v := range next {
			next[v] = "-"
		}
		tree := []uint32{d}
		for from := 0; ; {
			outside := func(u uint32) bool { return !slices.Contains(tree, u) }
			grows := func(i int) bool { return slices.ContainsFunc(g.Neighbors(tree[i]), outside) }
			switch kind {
			case "shortest": // the oldest that can
				for from < len(tree) && !grows(from) {
					from++
				}
			case "long": // the newest
				for from = len(tree) - 1; from >= 0 && !grows(from); from-- {
				}
			default:
				for from = rapid.IntRange(0, len(tree)-1).Draw(t, "from"); from >= 0 && !grows(from); from-- {
				}
			}
			if from < 0 || from == len(tree) {
				break
			}
			var open []uint32
			for _, u := range g.Neighbors(tree[from]) {
				if outside(u) {
					open = append(open, u)
				}
			}
			u := rapid.SampledFrom(open).Draw(t, "vertex")
			next[u] = fmt.Sprint(tree[from])
			tree = append(tree, u)
		}
		fmt.Fprintln(&text, strings.Join(next, " "))
	}
	table, err := routing.ReadTable(strings.NewReader(text.String()), g)
	if err != nil {
		t.Fatal(err)
	}
	return table
}

// TestLayers: the lanes that are found are no fewer than brute force needs; their certificate
// is accepted, and one of another assignment only where that assignment is right; and a
// refutation shows that as many as that are needed, but none that one more is.
func TestLayers(t *testing.T) {
	most, over := 0, 0
	rapid.Check(t, func(t *rapid.T) {
		net := Network(t, 7, "Ring", "Complete", "GP", "Mesh", "Torus", "Hypercube")
		g := net.CSR()
		if g.Order() < 2 || g.Size() == 0 {
			t.Skip("no link")
		}
		router := drawTable(t, g)
		var ends []uint32
		if rapid.Bool().Draw(t, "some ends") {
			for v := range uint32(g.Order()) {
				if rapid.Bool().Draw(t, "end") {
					ends = append(ends, v)
				}
			}
		}
		if len(ends) == 1 {
			t.Skip("no messages")
		}
		routes, err := lanes.Follow(t.Context(), net, router, ends)
		if err != nil {
			t.Fatal(err)
		}
		found, needed := layers(t, func(n int, label string) int { return rapid.IntRange(0, n-1).Draw(t, label) }, routes, router)
		most = max(most, needed)
		if found > needed {
			over++
		}
	})
	if testing.Short() {
		return // 20 inputs may show no second lane; and that the search finds the fewest is not promised
	}
	if most < 2 || over > 0 {
		t.Errorf("at most %d lanes were needed, want 2 or more; more than needed were found %d times, want never", most, over)
	}
}

// TestLayersAround: messages that all go around a ring of n the same way need ⌈n/2⌉ lanes.
// Of the n dependencies a lane lacks one at least, and the message that goes all but once
// around lacks two that follow one another. The search finds them on these rings.
func TestLayersAround(t *testing.T) {
	for n := 3; n <= 7; n++ {
		t.Run(fmt.Sprint(n), func(t *testing.T) {
			net, err := topology.New("Ring", n)
			if err != nil {
				t.Fatal(err)
			}
			var text strings.Builder
			for d := range n {
				for v := range n {
					if v == d {
						text.WriteString("- ")
					} else {
						fmt.Fprint(&text, (v+1)%n, " ")
					}
				}
				text.WriteString("\n")
			}
			router, err := routing.ReadTable(strings.NewReader(text.String()), net.CSR())
			if err != nil {
				t.Fatal(err)
			}
			routes, err := lanes.Follow(t.Context(), net, router, nil)
			if err != nil {
				t.Fatal(err)
			}
			random := rand.New(rand.NewPCG(uint64(n), 7))
			found, needed := layers(t, func(n int, _ string) int { return random.IntN(n) }, routes, router)
			if found != (n+1)/2 || needed != found {
				t.Errorf("%d lanes, needed are %d, want %d", found, needed, (n+1)/2)
			}
		})
	}
}

// TestLayersClasses: a router whose virtual channels keep it from deadlock needs one lane.
func TestLayersClasses(t *testing.T) {
	for _, name := range []string{"dor-dateline", "lanes:bfs"} {
		net, err := topology.New("Torus", 5, 4)
		if err != nil {
			t.Fatal(err)
		}
		router, err := routing.New(name, net)
		if err != nil {
			t.Fatal(err)
		}
		routes, err := lanes.Follow(t.Context(), net, router, nil)
		if err != nil {
			t.Fatal(err)
		}
		if classes := router.(routing.Classed).Classes(); classes < 2 {
			t.Fatalf("%s: %d virtual channels", name, classes)
		}
		found, err := lanes.Assign(t.Context(), routes, 0)
		if err != nil || found.Count != 1 {
			t.Fatalf("%s: %+v, %v, want one lane", name, found, err)
		}
		if err := kinds.Check(lanes.ProveLayers(name, found), smallWorld()); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// tester is what layers needs of a test.
type tester interface {
	Context() context.Context
	Fatal(args ...any)
	Fatalf(format string, args ...any)
}

// mostTried is how many lanes brute force tries at most.
const mostTried = 4

// layers finds lanes, and does with them what TestLayers says. It draws numbers below
// others. It returns how many are found, and how many are needed, mostTried+1 for any more.
func layers(t tester, draw func(n int, label string) int, routes *lanes.Routes, router routing.Router) (count, needed int) {
	net, g := routes.Network, routes.Network.CSR()
	found, err := lanes.Assign(t.Context(), routes, 0)
	if err != nil {
		t.Fatal(err)
	}
	needed = lanesNeeded(g, router, routes.Ends, mostTried)
	if found.Count < needed {
		t.Fatalf("%s: %d lanes, brute force needs %d", net.Name(), found.Count, needed)
	}
	proofs := make(files)
	world := certificates.World{
		Graph:  func(string) (certificates.Graph, error) { return g, nil },
		Router: func(_, _ string) (certificates.Router, error) { return router, nil },
		Open:   proofs.open,
	}
	c := lanes.ProveLayers("table", found)
	if err := kinds.Check(c, world); err != nil {
		t.Fatalf("%s: %v", net.Name(), err)
	}
	spoilLane(t, draw, c, world, g, router, routes.Ends)
	lower, err := lanes.ProveLRAT(context.Background(), "table", routes, needed, proofs.create, "x.lrat")
	if err != nil {
		t.Fatalf("%s: %v", net.Name(), err)
	}
	if err := kinds.Check(lower, world); err != nil {
		t.Fatalf("%s: %s: %v", net.Name(), lower.Statement, err)
	}
	enough := found.Count
	if needed <= mostTried {
		enough = needed
	}
	var fewer *lanes.Fewer
	if _, err := lanes.ProveLRAT(context.Background(), "table", routes, enough+1, proofs.create, "x.lrat"); !errors.As(err, &fewer) {
		t.Fatalf("%s: that more than %d lanes are needed: %v", net.Name(), enough, err)
	}
	return found.Count, needed
}

// spoilLane gives a message of a certificate another lane: the checker refuses it if the
// message does not climb there, and only then.
func spoilLane(t tester, draw func(n int, label string) int, c *certificates.Certificate, w certificates.World, g *topology.Graph, r routing.Router, ends []uint32) {
	var ranks [][]string
	first := -1
	solvertest.AsText(c)
	for i, line := range c.Body {
		switch line.Keyword {
		case "ranks":
			ranks = append(ranks, strings.Fields(line.Text))
		case "lanes":
			if first < 0 {
				first = i
			}
		}
	}
	if len(ends) < 2 {
		return
	}
	i := draw(len(ends), "source")
	j := draw(len(ends), "destination")
	lane := draw(len(ranks), "lane")
	number := make(map[hop]int)
	for v := range uint32(g.Order()) {
		for _, u := range g.Neighbors(v) {
			number[hop{from: v, to: u}] = len(number)
		}
	}
	right := i != j
	route := routesOf(g, r, ends[i], ends[j])[0]
	for h := 1; h < len(route); h++ {
		var x, y int
		fmt.Sscan(ranks[lane][number[route[h-1]]], &x)
		fmt.Sscan(ranks[lane][number[route[h]]], &y)
		right = right && x < y
	}
	was := c.Body[first+i].Text
	fields := strings.Fields(was)
	fields[j] = fmt.Sprint(lane)
	c.Body[first+i].Text = strings.Join(fields, " ")
	err := kinds.Check(c, w)
	if (err == nil) != right || err != nil && !errors.Is(err, certificates.ErrRejected) {
		t.Fatalf("%s: from %d to %d in lane %d: %v, want it accepted: %t", c.Statement, ends[i], ends[j], lane, err, right)
	}
	c.Body[first+i].Text = was
}

// TestChosenLanes: routes that are chosen are shortest, their lanes are certified, for these
// routes and for any shortest ones; they are no fewer than brute force needs for any, and as
// few on the networks below (elsewhere tables, whose next hop depends on the destination
// alone, may need more); and what is refuted for all shortest routes is true.
func TestChosenLanes(t *testing.T) {
	deep.NotShort(t)
	for _, name := range []string{"Ring(3)", "Ring(4)", "Ring(5)", "Ring(6)", "Mesh(2,3)", "Complete(5)", "Torus(3,2)", "GP(3,1)"} {
		net, err := resolve.New().Network(name)
		if err != nil {
			t.Fatal(err)
		}
		if found, want := chosenLanes(t, net, nil); found != want {
			t.Errorf("%s: %d lanes, want %d", name, found, want)
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		net := Network(t, 6, "Ring", "Complete", "GP", "Mesh", "Torus")
		if net.CSR().Size() == 0 {
			t.Skip("no link")
		}
		var ends []uint32
		if rapid.Bool().Draw(t, "some ends") {
			for v := range uint32(net.CSR().Order()) {
				if rapid.Bool().Draw(t, "end") {
					ends = append(ends, v)
				}
			}
		}
		chosenLanes(t, net, ends)
	})
}

// chosenLanes does with a network what TestChosenLanes says, and returns how many lanes were
// found and how many brute force needs.
func chosenLanes(t tester, net topology.Network, ends []uint32) (count, want int) {
	g := net.CSR()
	table, found, err := lanes.Choose(t.Context(), net, ends, 0)
	if err != nil {
		t.Fatal(err)
	}
	if len(found.Routes.Ends) < 2 {
		if found.Count != 0 {
			t.Fatalf("%s: %d lanes without a message, want 0", net.Name(), found.Count)
		}
		return 0, 0
	}
	proofs := make(files)
	world := certificates.World{
		Graph:  func(string) (certificates.Graph, error) { return g, nil },
		Router: func(_, _ string) (certificates.Router, error) { return table, nil },
		Open:   proofs.open,
	}
	for _, name := range []string{"table", certificates.Shortest} {
		if err := kinds.Check(lanes.ProveLayers(name, found), world); err != nil {
			t.Fatalf("%s: %v", net.Name(), err)
		}
	}
	for _, s := range found.Routes.Ends {
		level := levels(g, s)
		for _, d := range found.Routes.Ends {
			if hops := routing.Follow(g, table, s, d).Hops(); hops != level[d] {
				t.Fatalf("%s: %d hops from %d to %d, want %d", net.Name(), hops, s, d, level[d])
			}
		}
	}
	want = lanesNeeded(g, nil, found.Routes.Ends, 3)
	if found.Count < want {
		t.Fatalf("%s: %d lanes, brute force needs %d", net.Name(), found.Count, want)
	}
	for least := 1; least <= 3; least++ {
		c, err := lanes.ProveLRAT(t.Context(), certificates.Shortest, found.Routes, least, proofs.create, "x.lrat")
		var fewer *lanes.Fewer
		switch {
		case err == nil && least > want:
			t.Fatalf("%s: it is proved that %d lanes are needed, want %d", net.Name(), least, want)
		case err == nil:
			err = kinds.Check(c, world)
		case errors.As(err, &fewer) && least > want:
			err = nil // paths are few here: none is left out
		}
		if err != nil {
			t.Fatalf("%s: at least %d lanes: %v", net.Name(), least, err)
		}
	}
	return found.Count, want
}
