package qt

import (
	"fmt"
	"strings"

	"topocert/props"
	"topocert/routing"
)

// table2 wants the named schedule, a reading of Table 2, to inform all nodes of
// QT(m,n) from every node of a module in at most 2⌊m/2⌋+more rounds, and exactly
// so many from the slowest if that is wanted.
func table2(t *props.Case, m, n int, plan string, more int, exactly bool) {
	net, printed, most := network(t, m, n), 2*(m/2)+more, 0
	for z := range uint32(8) {
		s, r := t.Schedule(plan, net, z)
		t.Want(r.Valid() && r.Rounds <= printed, "%s", props.DescribeSchedule(net, s, r, printed))
		most = max(most, r.Rounds)
	}
	t.Want(most == printed || !exactly, "from all nodes of %s it takes at most %d rounds, not %d", net.Name(), most, printed)
}

// onward wants Table 2 with z1 XOR k, the modules M_f sending on too, to inform all
// nodes of QT(m,n) within 2⌊m/2⌋+9 rounds with one port, 2⌊m/2⌋+7 with all.
func onward(t *props.Case, m, n int) {
	table2(t, m, n, "qt-one-to-all-onward-sla", 9, false)
	table2(t, m, n, "qt-one-to-all-onward-mla", 7, false)
}

// onLine tells whether the module of the node v is on a straight or diagonal line
// from the module (⌊m/2⌋,⌊n/2⌋).
func onLine(net *props.Net, m, n int, v uint32) bool {
	c := net.Coordinates(v)
	dx, dy := c[0]-m/2, c[1]-n/2
	return dx == 0 || dy == 0 || dx == dy || dx == -dy
}

// linesNear wants all nodes of the modules on the lines to be within so many links
// of every node of the source's module.
func linesNear(t *props.Case, m, n int, links int) {
	net := network(t, m, n)
	for z := range 8 {
		u := net.At(m/2, n/2, z)
		level := t.Levels(net, u)
		for v := range uint32(net.Order()) {
			if !onLine(net, m, n, v) || level[v] <= uint32(links) {
				continue
			}
			d := t.Int("distance", net, u, v)
			t.Want(d <= links, "in %s, %s is %d links from %s, more than %d, and their modules stand on one line", net.Name(), net.Label(v), d, net.Label(u), links)
		}
	}
}

// lines wants all nodes of the modules on the lines from the source's module,
// which stands at (⌊m/2⌋,⌊n/2⌋), to be informed after the given rounds of Table 2.
func lines(t *props.Case, m, n int, rounds int) {
	net := network(t, m, n)
	for z := range 8 {
		_, r := t.Schedule("qt-one-to-all-xor-sla", net, net.At(m/2, n/2, z))
		for v := range uint32(net.Order()) {
			if !onLine(net, m, n, v) {
				continue
			}
			t.Want(r.Since[v] >= 0 && r.Since[v] <= rounds, "from %s of %s, %s is informed after round %d, not %d",
				net.Label(net.At(m/2, n/2, z)), net.Name(), net.Label(v), r.Since[v], rounds)
		}
	}
}

// oneToAllClaims are the claims of Section 5.1.
func oneToAllClaims() []*props.Claim {
	return []*props.Claim{
		{
			ID: "qt/lemma1", Kind: props.Theorem, Section: "5.1",
			Quote:  "One-to-all broadcasting time for Q3 is 3 in both SLA and MLA",
			Formal: "the least number of rounds of a broadcast in the 3-cube from any node is 3, in both models",
			Note:   "no model is faster than distance, and what is possible with one port is with all",
			Readings: []props.Reading{props.Statement("Hypercube(3)",
				`radius(Hypercube(3)) == 3 && broadcast("single-port", Hypercube(3), "all") == 3 && broadcast("all-port", Hypercube(3), "all") == 3`,
				"some node is at most {radius(Hypercube(3))} links from all others; with one port it takes {broadcast(\"single-port\", Hypercube(3), \"all\")} rounds")},
		},
		{
			ID: "qt/condition1-edges", Kind: props.Algorithm, Section: "5.1",
			Quote:  "u0=(x,y,z1)->u2=(x,y,(z1+1)%8) ...",
			Formal: "for every z1 all transfers of Condition 1 follow links of the 3-cube, come from nodes that have the message, at most one from each node in a round, and reach all nodes in 3 rounds",
			Note:   "(z1+k)%8 is printed; z1 XOR k is what the 3-cube needs",
			Readings: []props.Reading{
				conditionHolds(condition1(), 3, xor).Named("z1 XOR k"),
				conditionHolds(condition1(), 3, plus).Named("(z1+k)%8, as printed"),
			},
		},
		{
			ID: "qt/condition2-edges", Kind: props.Algorithm, Section: "5.1",
			Quote:  "Condition 2",
			Formal: "the same for Condition 2, in 4 rounds",
			Note:   "(z1+k)%8 is printed; z1 XOR k is what the 3-cube needs, and (z1−3)%8 is v5, that is k = 5",
			Readings: []props.Reading{
				conditionHolds(condition2(), 4, xor).Named("z1 XOR k"),
				conditionHolds(condition2(), 4, plus).Named("(z1+k)%8, as printed"),
			},
		},
		{
			ID: "qt/condition2-external", Kind: props.Algorithm, Section: "5.1",
			Quote:      "v1=(x,y,(z1+4)%8) => w0=(x',y',(z1+4)%8)",
			Formal:     "the external link of (x,y,(z1+4)%8) ends at a node with the same label (z1+4)%8",
			Note:       "(z1+4)%8 and z1 XOR 4 are the same label",
			Readings:   []props.Reading{props.Over(family(), func(t *props.Case, m, n int) { outsideLabel(t, m, n, 4) })},
			Correction: &props.Correction{Statement: "it ends at a node with the label z1", Reading: props.Over(family().And([]int{100, 100}), func(t *props.Case, m, n int) { outsideLabel(t, m, n, 0) })},
		},
		{
			ID: "qt/onetoall-case1-time", Kind: props.Algorithm, Section: "5.1",
			Quote:  "Case 1: 3+(fl(m/2)-1)+(fl(m/2)-2)+3 = 2fl(m/2)+3",
			Formal: "for m ≥ n, by the algorithm of Table 2, SLA, modules on straight and diagonal lines from M0 are fully informed after 2⌊m/2⌋+3 rounds",
			Note:   "z1 XOR k for (z1+k)%8; from the middle (⌊m/2⌋,⌊n/2⌋) to the edge at 0 there are ⌊m/2⌋ external links, not ⌊m/2⌋−1, and between them ⌊m/2⌋−1 internal ones",
			Readings: []props.Reading{
				props.Over(tall(), func(t *props.Case, m, n int) { lines(t, m, n, 2*(m/2)+3) }).Named("by Table 2"),
				props.Over(tall(), func(t *props.Case, m, n int) { linesNear(t, m, n, 2*(m/2)+3) }).Named("by any schedule, with any number of ports"),
			},
			Correction: &props.Correction{Statement: "for n ≥ 3 it is so after 2⌊m/2⌋+5 rounds", Reading: props.Over(tall().Where("m ≥ n ≥ 3", "n >= 3").And([]int{30, 20}), func(t *props.Case, m, n int) { lines(t, m, n, 2*(m/2)+5) })},
		},
		{
			ID: "qt/onetoall-mla", Kind: props.Theorem, Section: "5.1",
			Quote:  "Theorem 3: using MLA is 2fl(m/2)+5",
			Formal: "for m ≥ n an MLA broadcast from any node is possible within 2⌊m/2⌋+5 rounds",
			Note:   "upper bound (achievable), m ≥ n; by trees of shortest paths",
			Readings: []props.Reading{
				tall().And([]int{16, 16}).Holds(`broadcast("all-port", QT(m,n), "all") <= 2*floor(m/2) + 5`,
					"in QT({m},{n}) it takes {broadcast(\"all-port\", QT(m,n), \"all\")} rounds").Named("possible"),
				props.Over(tall().Where("m = n ≥ 2", "m == n"), func(t *props.Case, m, n int) {
					table2(t, m, n, "qt-one-to-all-xor-mla", 5, false)
				}).Named("by Table 2, z1 XOR k, m = n"),
				tall().Holds(`broadcast("all-port", QT(m,n), "all") >= 2*floor(m/2) + 5`,
					"in QT({m},{n}), whose diameter is {diameter(QT(m,n))}, a broadcast from any node takes at most {diameter(QT(m,n))} rounds, fewer than {2*floor(m/2) + 5}").Named("the least possible from the worst node"),
			},
			Correction: &props.Correction{Statement: "for m ≥ n ≥ 8 the least from the worst node is the diameter, m+4: the printed number for odd m, one less for even m", Reading: tall().From("m ≥ n ≥ 8", "m >= 8, n >= 8 if m >= n").And([]int{16, 16}).
				Holds(`diameter(QT(m,n)) == m + 4 && broadcast("all-port", QT(m,n), "all") == m + 4`, "QT({m},{n}) has diameter {diameter(QT(m,n))}").UpTo(1200)},
		},
		{
			ID: "qt/onetoall-sla", Kind: props.Theorem, Section: "5.1",
			Quote:  "Theorem 3: using SLA is 2fl(m/2)+6",
			Formal: "for m ≥ n an SLA broadcast from any node is possible within 2⌊m/2⌋+6 rounds",
			Note:   "upper bound (achievable); each informed node sends to at most one neighbour in a round; m ≥ n; by schedules that a search finds, not by Table 2",
			Readings: []props.Reading{
				tall().And([]int{16, 16}).Holds(`broadcast("single-port", QT(m,n), "all") <= 2*floor(m/2) + 6`,
					"in QT({m},{n}) it takes {broadcast(\"single-port\", QT(m,n), \"all\")} rounds").Named("possible"),
				// z and z⊕4 are alike, so four sources stand for all.
				tall().HoldsShown(fromEach("broadcast(\"single-port\", QT(m,n), %d) >= 2*floor(m/2) + 6"), func(t *props.Case, e props.Env) string {
					net := network(t, props.Int(e, "m"), props.Int(e, "n"))
					z, least := uint32(0), t.Int("broadcast", routing.SinglePort, net, 0)
					for printed := 2*(props.Int(e, "m")/2) + 6; least >= printed; least = t.Int("broadcast", routing.SinglePort, net, z) {
						z++
					}
					return fmt.Sprintf("in %s a broadcast from %s takes %d rounds, fewer than ", net.Name(), net.Label(z), least) + t.Text("{2*floor(m/2) + 6}", e)
				}).Named("the least possible"),
			},
			Correction: &props.Correction{Statement: "for m ≥ n ≥ 8 and for m = n ≥ 4, m+5 rounds are possible from every node, and from some node no fewer: the printed number for odd m, one less for even m", Reading: props.Over(tall().Where("m ≥ n ≥ 8 or m = n ≥ 4", "n >= 8 || m == n && m >= 4"), func(t *props.Case, m, n int) {
				net := network(t, m, n)
				t.Want(t.AtMost(m+5, "broadcast", routing.SinglePort, net, "all"), "%s asks for more rounds", net.Name())
				t.Want(someSlow(t, net, m+5), "in %s broadcasts from all nodes take fewer than %d rounds", net.Name(), m+5)
			}).UpTo(1000)},
		},
		{
			ID: "qt/onetoall-printed-algorithm", Kind: props.Algorithm, Section: "5.1",
			Quote:  "Table 2 with Conditions 1-4",
			Formal: "for m ≥ n the algorithm of Table 2 informs all nodes, from any node, in exactly 2⌊m/2⌋+6 rounds (SLA)",
			Note:   "with z1 XOR k for (z1+k)%8, or as printed; M_f modules do not send straight on (Condition 4), or do (Step 4: \"Until the messages reach to all the modules … repeat Steps 2 and 3\")",
			Readings: []props.Reading{
				props.Over(tall(), func(t *props.Case, m, n int) { table2(t, m, n, "qt-one-to-all-printed-sla", 6, true) }).Named("(z1+k)%8, as printed"),
				props.Over(tall(), func(t *props.Case, m, n int) { table2(t, m, n, "qt-one-to-all-xor-sla", 6, true) }).Named("z1 XOR k"),
				props.Over(tall(), func(t *props.Case, m, n int) { table2(t, m, n, "qt-one-to-all-xor-sla", 6, false) }).Named("z1 XOR k, at most so many"),
				props.Over(tall().Where("m = n ≥ 2", "m == n"), func(t *props.Case, m, n int) {
					table2(t, m, n, "qt-one-to-all-xor-sla", 6, false)
				}).Named("z1 XOR k, at most so many, m = n"),
				props.Over(tall(), func(t *props.Case, m, n int) { table2(t, m, n, "qt-one-to-all-onward-sla", 6, false) }).
					Named("z1 XOR k, Step 4 at its word: M_f modules send on too; at most so many"),
			},
			Correction: &props.Correction{Statement: "with z1 XOR k, for n ≥ m−1, it informs all nodes in exactly 2⌊m/2⌋+8 rounds if m ≥ 6, with all ports in 2⌊m/2⌋+7 if m ≥ 4; " +
				"with Step 4 at its word, M_f modules sending on too, it does for all m ≥ n within 2⌊m/2⌋+9, with all ports 2⌊m/2⌋+7", Reading: props.Over(tall().And([]int{16, 16}, []int{24, 10}), func(t *props.Case, m, n int) {
				onward(t, m, n)
				if n >= m-1 && m >= 4 {
					table2(t, m, n, "qt-one-to-all-xor-mla", 7, true)
					if m >= 6 {
						table2(t, m, n, "qt-one-to-all-xor-sla", 8, true)
					}
				}
			})},
		},
		{
			ID: "qt/lower-bound-omega", Kind: props.Theorem, Section: "5",
			Quote:  "any broadcasting algorithm has a lower bound of Omega(m+n)",
			Formal: "diam QT(m,n) ≥ (m+n)/2: some broadcast needs as many rounds",
			Note:   "a broadcast takes at least as many rounds as its source's largest distance",
			Readings: []props.Reading{
				family().And([]int{30, 40}).Holds("2*diameter(QT(m,n)) >= m + n", "QT({m},{n}) has diameter {diameter(QT(m,n))}").Named("from the worst source"),
				family().And([]int{30, 40}).Holds("2*radius(QT(m,n)) >= m + n", "QT({m},{n}) has radius {radius(QT(m,n))}").Named("from every source"),
			},
		},
	}
}

// someSlow tells whether single-port broadcasts from some node take at least so many rounds:
// by counting if that is enough.
func someSlow(t *props.Case, net *props.Net, rounds int) bool {
	for z := range uint32(4) {
		if t.Counted("broadcast", routing.SinglePort, net, z) >= rounds {
			return true
		}
	}
	for z := range uint32(4) {
		if t.Int("broadcast", routing.SinglePort, net, z) >= rounds {
			return true
		}
	}
	return false
}

// fromEach joins a formula for the sources z = 0, 1, 2, 3 of the first module.
func fromEach(formula string) string {
	var parts []string
	for z := range 4 {
		parts = append(parts, fmt.Sprintf(formula, z))
	}
	return strings.Join(parts, " && ")
}

// start is the label z1 of the node that a message starts from.
type start int

func (z start) String() string { return fmt.Sprintf("z1=%d", int(z)) }

func starts() []start { return []start{0, 1, 2, 3, 4, 5, 6, 7} }

// transfer is a line of Condition 1 or 2: in the given round the node with
// the label z1+from sends to the one with z1+to, or out of the module.
type transfer struct {
	round, from, to int
	outward         bool
}

// condition1 holds the lines of Condition 1.
func condition1() []transfer {
	return []transfer{
		{round: 1, from: 0, to: 4},
		{round: 2, from: 0, to: 1}, {round: 2, from: 4, to: 5},
		{round: 3, from: 0, to: 2}, {round: 3, from: 4, to: 6}, {round: 3, from: 1, to: 3}, {round: 3, from: 5, to: 7},
	}
}

// condition2 holds the lines of Condition 2.
func condition2() []transfer {
	return []transfer{
		{round: 1, from: 0, to: 4},
		{round: 2, from: 4, outward: true}, {round: 2, from: 0, to: 1},
		{round: 3, from: 0, to: 2}, {round: 3, from: 4, to: 6}, {round: 3, from: 1, to: 5},
		{round: 4, from: 1, to: 3}, {round: 4, from: 5, to: 7},
	}
}

func xor(z, k int) int  { return z ^ k }
func plus(z, k int) int { return (z + k) % 8 }

// conditionHolds is the reading that the transfers inform the 3-cube from
// every node in the given number of rounds, labels computed by shift.
func conditionHolds(transfers []transfer, rounds int, shift func(z, k int) int) props.Reading {
	return props.Each("z1 = 0 … 7", starts(), func(t *props.Case, z1 start) {
		taken := carryOut(t, transfers, shift, z1)
		t.Want(taken == rounds, "it takes %d rounds", taken)
	})
}

// carryOut carries out transfers in the 3-cube from z1 and returns the number
// of rounds. The case fails if one of them cannot be made, or if not all nodes
// are reached.
func carryOut(t *props.Case, transfers []transfer, shift func(z, k int) int, z1 start) int {
	cube := t.Net("Hypercube(3)")
	since := map[int]int{int(z1): 0} // the round in which a node got the message
	sent := make(map[[2]int]bool)
	last := 0
	for _, s := range transfers {
		u, v := shift(int(z1), s.from), shift(int(z1), s.to)
		got, informed := since[u]
		t.Want(informed && got < s.round, "with z1 = %d, round %d: the node %d has no message to send", z1, s.round, u)
		t.Want(!sent[[2]int{s.round, u}], "with z1 = %d, round %d: the node %d sends twice", z1, s.round, u)
		sent[[2]int{s.round, u}] = true
		last = max(last, s.round)
		if s.outward {
			continue
		}
		t.Want(cube.HasEdge(uint32(u), uint32(v)), "with z1 = %d, round %d: %d sends to %d, but %03b and %03b differ in more than one bit",
			z1, s.round, u, v, u, v)
		_, again := since[v]
		t.Want(!again, "with z1 = %d, round %d: the node %d has the message already", z1, s.round, v)
		since[v] = s.round
	}
	t.Want(len(since) == cube.Order(), "with z1 = %d only %d nodes are reached", z1, len(since))
	return last
}

// outsideLabel wants the external link of each (x,y,(z1+4)%8) of QT(m,n) to
// end at the label (z1+k)%8.
func outsideLabel(t *props.Case, m, n int, k int) {
	net := network(t, m, n)
	for z1 := range 8 {
		for module := range m * n {
			v := net.At(module/n, module%n, (z1+4)%8)
			w := outside(t, net, v)
			found, want := net.Coordinates(w)[2], (z1+k)%8
			t.Want(found == want, "z1 = %d: in %s the external link of %s ends at %s, whose label is %d, not %d",
				z1, net.Name(), net.Label(v), net.Label(w), found, want)
		}
	}
}
