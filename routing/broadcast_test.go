package routing_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"topocert/internal/deep"
	"topocert/routing"
	"topocert/topology"
)

// replay carries out the named schedule.
func replay(t testing.TB, plan, on string, source uint32) (*topology.Graph, *routing.Replay) {
	t.Helper()
	net := network(t, on)
	s, err := routing.NewSchedule(plan, net, source)
	if err != nil {
		t.Fatal(err)
	}
	r, err := s.Replay(net.CSR())
	if err != nil {
		t.Fatal(err)
	}
	return net.CSR(), r
}

// TestSchedulesDeliver sees that the repaired schedules, and those that need no
// repair, inform all vertices from every source in the rounds that they promise.
func TestSchedulesDeliver(t *testing.T) {
	deep.NotShort(t)
	farthest := func(g *topology.Graph, s uint32) int { return int(slices.Max(levels(g, s))) }
	rounds := func(n int) func(*topology.Graph, uint32) int {
		return func(*topology.Graph, uint32) int { return n }
	}
	diameter := func(g *topology.Graph, _ uint32) int {
		most := 0
		for s := range uint32(g.Order()) {
			most = max(most, farthest(g, s))
		}
		return most
	}
	any := func(*topology.Graph, uint32) int { return -1 }
	type trial struct {
		plan, on string
		want     func(g *topology.Graph, source uint32) int // −1 for no promise
	}
	trials := []trial{
		{"octagon-all-port", "Octagon", rounds(2)},
		{"octagon-single-port", "Octagon", rounds(3)},
		{"hypercube-exchange", "Hypercube(1)", rounds(1)}, {"hypercube-exchange", "Hypercube(7)", rounds(7)},
		{"greedy", "Complete(1)", rounds(0)}, {"flood", "Complete(1)", rounds(0)}, {"flood-all", "Complete(1)", rounds(0)},
		{"greedy", "Complete(13)", rounds(4)}, {"greedy", "Ring(9)", rounds(5)}, {"greedy", "Hypercube(6)", rounds(6)},
	}
	for _, on := range []string{"Petersen", "FTT(5)", "CCTorus(6)", "Gamma(4,1,1)", "Mesh(2,3,4)", "QT(3,2)"} {
		trials = append(trials, trial{"flood", on, farthest}, trial{"greedy", on, any}, trial{"flood-all", on, diameter})
	}
	for k := 1; k <= 4; k++ {
		for m := 1; m <= 4; m++ {
			torus, oct := fmt.Sprintf("JTorus(%d,%d)", k, m), fmt.Sprintf("OCT(%d,%d)", k, m)
			trials = append(trials, trial{"jtorus", torus, rounds(k + m)},
				trial{"oct-all-port", oct, rounds(k + m + 2)}, trial{"oct-single-port", oct, rounds(k + m + 3)})
		}
	}
	for m := 2; m <= 5; m++ {
		for n := 2; n <= 6; n++ {
			on := fmt.Sprintf("QT(%d,%d)", m, n)
			trials = append(trials, trial{"qt-all-to-all-sla", on, rounds(2*m + 2*n + 5)}, trial{"qt-all-to-all-mla", on, rounds(m + n + 4)},
				trial{"qt-all-to-all-trimmed-sla", on, rounds(2*m + 2*n + 4)}, trial{"qt-all-to-all-exchange", on, rounds(m + n + 4)},
				trial{"qt-one-to-all-sla", on, any}, trial{"qt-one-to-all-onward-sla", on, any})
		}
	}
	for _, c := range trials {
		for source := range uint32(network(t, c.on).Order()) {
			if source >= 8 && (strings.Contains(c.plan, "all-to-all") || c.plan == "flood-all") {
				break
			}
			g, r := replay(t, c.plan, c.on, source)
			if want := c.want(g, source); !r.Valid() || want >= 0 && r.Rounds != want {
				t.Fatalf("%s on %s from %d: %d of %d informed in %d rounds, want all in %d; %v",
					c.plan, c.on, source, r.Informed, g.Order(), r.Rounds, want, r.Violation)
			}
		}
	}
}

// TestPrintedOCT recomputes the smallest counterexamples to the printed
// broadcasts on T(k,m) and OCT(k,m).
func TestPrintedOCT(t *testing.T) {
	ring := func(n int) int { // of 2n codes, those that doubling reaches from code 0
		if n <= 2 {
			return 2 * n
		}
		return n + 2 // n+1 codes 0 … 01 … 1, and 10 … 0
	}
	for k := 1; k <= 4; k++ {
		for m := 1; m <= 4; m++ {
			torus, oct := fmt.Sprintf("JTorus(%d,%d)", k, m), fmt.Sprintf("OCT(%d,%d)", k, m)
			for _, c := range []struct {
				plan, on  string
				want, all int
			}{
				{"jtorus-printed", torus, ring(k) * ring(m), 4 * k * m},
				{"oct-printed-all-port", oct, 8 * ring(k) * ring(m), 32 * k * m},
				{"oct-printed-single-port", oct, 4 * ring(k) * ring(m), 32 * k * m},
			} {
				g, r := replay(t, c.plan, c.on, 0)
				if r.Violation != nil || r.Informed != c.want || g.Order() != c.all {
					t.Errorf("%s on %s: %d of %d informed, want %d of %d; %v", c.plan, c.on, r.Informed, g.Order(), c.want, c.all, r.Violation)
				}
			}
		}
	}
	// The columns of T(1,3) that are reached in the source's row.
	_, r := replay(t, "jtorus-printed", "JTorus(1,3)", 0)
	net := network(t, "JTorus(1,3)").(topology.Grid)
	var missing []string
	for c := range 6 {
		if v := net.At(0, c); r.Since[v] < 0 {
			missing = append(missing, code(net, v)[1:])
		}
	}
	if !slices.Equal(missing, []string{"110"}) {
		t.Errorf("codes not reached: %q, want 110", missing)
	}
}

// TestTable2 recomputes what comes of Table 2 of the hyper-torus paper: as
// printed, with XOR for the sum, and repaired.
func TestTable2(t *testing.T) {
	// As printed: in the source's module, with z1 = 1, the second round sends to 2.
	_, r := replay(t, "qt-one-to-all-printed-sla", "QT(2,2)", 1)
	if r.Violation == nil || r.Violation.Round != 2 || r.Violation.Send != (routing.Send{From: 1, To: 2}) {
		t.Errorf("as printed: %v, want round 2: 1 to 2", r.Violation)
	}
	// With z1 = 0 the source's module is right, and the first module entered by a
	// link with an odd label is not.
	_, r = replay(t, "qt-one-to-all-printed-mla", "QT(3,3)", 0)
	if r.Violation == nil || r.Violation.Round <= 3 {
		t.Errorf("as printed from 0: %v, want a breach after round 3", r.Violation)
	}
	for m := 2; m <= 10; m++ {
		for n := 2; n <= m; n++ {
			on := fmt.Sprintf("QT(%d,%d)", m, n)
			sla, mla, informed, all := 0, 0, 0, 0
			for z := range uint32(8) {
				g, r := replay(t, "qt-one-to-all-xor-sla", on, z)
				_, q := replay(t, "qt-one-to-all-xor-mla", on, z)
				if r.Violation != nil || q.Violation != nil {
					t.Fatalf("%s from %d: %v, %v", on, z, r.Violation, q.Violation)
				}
				sla, mla, informed, all = max(sla, r.Rounds), max(mla, q.Rounds), r.Informed, g.Order()
			}
			// The oblique lines end at the edges y = 0 and y = n−1; what lies farther
			// out than one module on from there, on these edges, is entered by nobody.
			if reached := m <= n+1+m%2; reached != (informed == all) {
				t.Errorf("%s: %d of %d informed", on, informed, all)
			}
			// From m = n = 6 the times are two rounds more than the paper's.
			if m >= 6 && n >= m-1 && (sla != 2*(m/2)+8 || mla != 2*(m/2)+7) {
				t.Errorf("%s: %d and %d rounds, want %d and %d", on, sla, mla, 2*(m/2)+8, 2*(m/2)+7)
			}
		}
	}
	for _, c := range []struct {
		on              string
		rounds, reached int
	}{{"QT(4,3)", 11, 96}, {"QT(4,2)", 11, 56}} {
		if _, r := replay(t, "qt-one-to-all-xor-sla", c.on, 0); r.Rounds != c.rounds || r.Informed != c.reached {
			t.Errorf("%s: %d informed in %d rounds, want %d in %d", c.on, r.Informed, r.Rounds, c.reached, c.rounds)
		}
	}
}

// TestTable3Round sees that the first round of Step 5 of Table 3 of the hyper-torus
// paper brings nothing: without it all is delivered, without another it is not.
func TestTable3Round(t *testing.T) {
	for _, p := range [][2]int{{2, 2}, {3, 2}, {4, 5}} {
		m, n := p[0], p[1]
		net := network(t, fmt.Sprintf("QT(%d,%d)", m, n))
		for last := range 3 {
			s, err := routing.NewSchedule("qt-all-to-all-sla", net, 0)
			if err != nil {
				t.Fatal(err)
			}
			at := len(s.Rounds) - 3 + last
			s.Rounds = slices.Delete(s.Rounds, at, at+1)
			r, err := s.Replay(net.CSR())
			if err != nil || r.Valid() != (last == 0) {
				t.Errorf("%s without round %d: %d of %d know all, %v", net.Name(), at+1, r.Informed, net.Order(), err)
			}
		}
	}
}

// TestReplayRules breaks each rule once.
func TestReplayRules(t *testing.T) {
	g := network(t, "Ring(5)").CSR()
	type rounds = [][]routing.Send
	for name, c := range map[string]struct {
		schedule routing.Schedule
		why      string
		informed int
	}{
		"no link":       {routing.Schedule{Model: routing.SinglePort, Rounds: rounds{{{0, 2}}}}, "no link", 1},
		"out of range":  {routing.Schedule{Model: routing.SinglePort, Rounds: rounds{{{0, 5}}, {{9, 0}}}}, "no link", 1},
		"uninformed":    {routing.Schedule{Model: routing.AllPort, Rounds: rounds{{{0, 1}, {1, 2}}, {{4, 3}, {1, 2}}}}, "does not have", 3},
		"same round":    {routing.Schedule{Model: routing.AllPort, Rounds: rounds{{{0, 1}, {1, 2}}}}, "does not have", 2},
		"sends twice":   {routing.Schedule{Model: routing.SinglePort, Rounds: rounds{{{0, 1}, {0, 4}}}}, "sends twice", 2},
		"receives":      {routing.Schedule{Model: routing.SinglePort, Gossip: true, Rounds: rounds{{{0, 1}, {2, 1}}}}, "receives twice", 0},
		"twice":         {routing.Schedule{Model: routing.AllPort, Rounds: rounds{{{0, 1}, {0, 1}}}}, "twice", 2},
		"all ports":     {routing.Schedule{Model: routing.AllPort, Rounds: rounds{{{0, 1}, {0, 4}}, {{1, 2}, {4, 3}, {1, 0}}}}, "", 5},
		"next round":    {routing.Schedule{Model: routing.SinglePort, Rounds: rounds{{{0, 1}}, {{1, 2}, {0, 4}}, {{2, 3}}}}, "", 5},
		"full duplex":   {routing.Schedule{Model: routing.SinglePort, Gossip: true, Rounds: rounds{{{0, 1}, {1, 2}}}}, "", 0},
		"gossip around": {routing.Schedule{Model: routing.SinglePort, Gossip: true, Rounds: slices.Repeat(rounds{{{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 0}}}, 4)}, "", 5},
		"gossip short":  {routing.Schedule{Model: routing.SinglePort, Gossip: true, Rounds: slices.Repeat(rounds{{{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 0}}}, 3)}, "", 0},
		"nothing":       {routing.Schedule{Model: routing.AllPort}, "", 1},
	} {
		r, err := c.schedule.Replay(g)
		if err != nil {
			t.Fatal(err)
		}
		why := ""
		if r.Violation != nil {
			why = r.Violation.Error()
		}
		if r.Informed != c.informed || (c.why == "") != (why == "") || !strings.Contains(why, c.why) {
			t.Errorf("%s: %d informed, %q, want %d and %q", name, r.Informed, why, c.informed, c.why)
		}
		if r.Valid() != (why == "" && c.informed == 5) {
			t.Errorf("%s: valid: %t", name, r.Valid())
		}
	}
}

// TestScheduleErrors asks for schedules that there are not.
func TestScheduleErrors(t *testing.T) {
	ring := network(t, "Ring(5)")
	for _, p := range routing.Schedules() {
		if s := p.New(ring, 0); (s != nil) != slices.Contains([]string{"flood", "flood-all", "greedy"}, p.Name) {
			t.Errorf("%s on a ring: %v", p.Name, s)
		}
	}
	if _, err := routing.NewSchedule("flood-all", network(t, "Ring(16385)"), 0); !errors.Is(err, routing.ErrSchedule) {
		t.Errorf("flood-all among 16385: %v, want ErrSchedule", err)
	}
	for _, name := range []string{"nobody", "jtorus", "qt-all-to-all-sla"} {
		if _, err := routing.NewSchedule(name, ring, 0); !errors.Is(err, routing.ErrSchedule) {
			t.Errorf("%s: %v, want ErrSchedule", name, err)
		}
	}
	if _, err := routing.NewSchedule("flood", ring, 5); !errors.Is(err, routing.ErrSchedule) {
		t.Errorf("source 5 of 5: %v, want ErrSchedule", err)
	}
	if _, err := (&routing.Schedule{Source: 5}).Replay(ring.CSR()); !errors.Is(err, routing.ErrSchedule) {
		t.Errorf("source 5 of 5: %v, want ErrSchedule", err)
	}
	if _, err := (&routing.Schedule{Gossip: true}).Replay(network(t, "Ring(16385)").CSR()); !errors.Is(err, routing.ErrSchedule) {
		t.Errorf("gossip among 16385: %v, want ErrSchedule", err)
	}
}
