package lanes

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"topocert/routing"
	"topocert/solver"
	"topocert/solver/distance"
	"topocert/solver/solvertest"
	"topocert/topology"
)

// routed returns the routes of a router among ends.
func routed(t *testing.T, net topology.Network, router string, ends []uint32) *Routes {
	t.Helper()
	r, err := routing.New(router, net)
	if err != nil {
		t.Fatal(err)
	}
	routes, err := Follow(t.Context(), net, r, ends)
	if err != nil {
		t.Fatal(err)
	}
	return routes
}

// TestLocalSearchSteps: the search takes the same steps as it did. The numbers change with a
// wanted change of the search, and then with those of the certificates that it makes.
func TestLocalSearchSteps(t *testing.T) {
	for _, test := range []struct {
		net, router string
		lanes       int // with which it does not end
		step, work  int64
	}{
		{"Torus(8)", "bfs", 1, 4319, 1114676}, {"QT(3,3)", "qt-minimal", 2, 1589, 1041950}, {"OCT(2,2)", "oct", 1, 25886, 1048197}, {"Gamma(3,1,2)", "bfs", 2, 2169, 1061678},
	} {
		p, err := routed(t, solvertest.Parse(t, test.net), test.router, nil).problem(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		s := newLocalSearch(p, 5)
		order := make([]uint32, len(p.paths))
		for i := range order {
			order[i] = uint32(i)
		}
		if err := s.greedy(t.Context(), order); err != nil {
			t.Fatal(err)
		}
		for len(s.layers) > 1 {
			s.dissolve(s.smallest())
			if !s.search(t.Context(), 1_000_000) {
				break
			}
		}
		if lanes := len(s.layers); lanes != test.lanes || s.step != test.step || s.work != test.work {
			t.Errorf("{%q, %q, %d, %d, %d}, want %d lanes, %d steps, %d of work", test.net, test.router, lanes, s.step, s.work, test.lanes, test.step, test.work)
		}
		for i, path := range p.paths {
			if s.lane[i] < 0 != s.open.has(uint32(i)) {
				t.Fatalf("%s: path %v has lane %d, open: %t", test.net, path, s.lane[i], s.open.has(uint32(i)))
			}
		}
		checkLayers(t, s.layers, func(yield func(path []uint32, lane int32)) {
			for i, path := range p.paths {
				yield(path, s.lane[i])
			}
		})
	}
}

// checkLayers sees that each layer counts the dependencies of its paths, and has an order in
// which each of them leads up.
func checkLayers(t *testing.T, layers []*layer, paths func(yield func(path []uint32, lane int32))) {
	t.Helper()
	for k, l := range layers {
		count := make([]int32, len(l.count))
		paths(func(path []uint32, lane int32) {
			for _, e := range path {
				if int(lane) == k {
					count[e]++
				}
			}
		})
		if !slices.Equal(count, l.count) {
			t.Fatalf("layer %d counts other paths than it has", k)
		}
		for e, c := range count {
			if c > 0 && l.place[l.p.tail[e]] >= l.place[l.p.head[e]] {
				t.Fatalf("layer %d: a dependency leads down", k)
			}
		}
		places := slices.Sorted(slices.Values(l.place))
		for i, p := range places {
			if int(p) != i {
				t.Fatalf("layer %d: places %d are no order", k, l.place)
			}
		}
	}
}

// TestChooser takes some of the steps of a search for routes with too few lanes, the same as it
// did, and sees that what is kept of each message is right then.
func TestChooser(t *testing.T) {
	for _, test := range []struct {
		net   string
		ends  []uint32
		lanes int
		work  int64
		step  int64
	}{
		{"Torus(4)", nil, 1, 3928, 146}, {"Mesh(4)", nil, 1, 2582, 140}, {"QT(2,2)", nil, 1, 50172, 390}, {"Torus(6)", nil, 2, 50092, 384},
		{"Torus(5)", []uint32{0, 3, 7, 11, 13, 18, 20, 24}, 1, 171, 40},
	} {
		net := renumbered(t, solvertest.Parse(t, test.net))
		bfs, err := routing.New("bfs", net)
		if err != nil {
			t.Fatal(err)
		}
		routes := routed(t, net, "bfs", test.ends)
		c := newChooser(t.Context(), net, bfs.(*routing.Table), routes.Ends, test.lanes, 7)
		c.search(t.Context(), 50_000)
		if c.step != test.step || c.work != test.work {
			t.Errorf("{%q, %d, %d, %d, %d}, want %d of work, %d steps", test.net, test.ends, test.lanes, c.work, c.step, test.work, test.step)
		}
		checkChooser(t, c)
	}
}

// checkChooser sees that a message has a lane or is open if it sends, and not else; that next
// hops are closer; and that what comes through, users and layers are counted right.
func checkChooser(t *testing.T, c *chooser) {
	t.Helper()
	through := make([]int32, len(c.through))
	users := make([]int, len(c.users))
	ends := slices.DeleteFunc(solver.Identity(c.n), func(v uint32) bool { return !c.isEnd[v] })
	for _, d := range ends {
		level, _ := distance.Levels(c.net.CSR(), d, nil, nil)
		comes := make([]bool, c.n) // to be counted at the next hop
		for _, s := range ends {
			for v := s; v != d && !comes[v]; v = c.next[c.message(v, d)] {
				comes[v] = true
			}
		}
		for v := range uint32(c.n) {
			m := c.message(v, d)
			if comes[v] {
				through[c.message(c.next[m], d)]++
			}
			if v != d && level[c.next[m]] >= level[v] {
				t.Fatalf("the next hop from %d to %d is %d", v, d, c.next[m])
			}
		}
	}
	if !slices.Equal(through, c.through) {
		t.Fatal("other messages come through")
	}
	for m := range uint32(len(c.lane)) {
		if !c.isEnd[m/uint32(c.n)] {
			continue
		}
		if has := c.lane[m] >= 0; c.sends(m) != (has || c.open.has(m)) || has && c.open.has(m) {
			t.Fatalf("message %d sends: %t, lane %d, open: %t", m, c.sends(m), c.lane[m], c.open.has(m))
		}
		if c.lane[m] >= 0 {
			for _, e := range c.depends(m, c.next[m], nil) {
				users[e]++
				if !slices.Contains(c.users[e], m) {
					t.Fatalf("message %d does not use dependency %d", m, e)
				}
			}
		}
	}
	for e, want := range users {
		if len(c.users[e]) != want {
			t.Fatalf("%d messages use dependency %d, want %d", len(c.users[e]), e, want)
		}
	}
	checkLayers(t, c.layers, func(yield func(path []uint32, lane int32)) {
		for m := range uint32(len(c.lane)) {
			if c.isEnd[m/uint32(c.n)] && c.lane[m] >= 0 {
				yield(c.depends(m, c.next[m], nil), c.lane[m])
			}
		}
	})
}

// TestRoundForEver: a message that takes a channel again has no lane, and is named.
func TestRoundForEver(t *testing.T) {
	net := solvertest.Parse(t, "Ring(4)")
	// 0 and 1 send what is for 2 to one another.
	table, err := routing.ReadTable(strings.NewReader("- 0 1 0\n1 - 1 2\n1 0 - 2\n3 0 3 -\n"), net.CSR())
	if err != nil {
		t.Fatal(err)
	}
	routes, err := Follow(t.Context(), net, table, nil)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Assign(t.Context(), routes, 0); !errors.Is(err, ErrNone) || !strings.Contains(err.Error(), "from 0 to 2 ") {
		t.Errorf("%v, want %v for the message from 0 to 2", err, ErrNone)
	}
	if got := routes.Delivered(); got != 10 {
		t.Errorf("%d messages arrive, want 10 of 12", got)
	}
}
