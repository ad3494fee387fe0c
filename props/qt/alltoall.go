package qt

import (
	"fmt"
	"slices"

	"topocert/props"
	"topocert/routing"
)

// allToAllClaims are the claims of Section 5.2.
func allToAllClaims() []*props.Claim {
	return []*props.Claim{
		{
			ID: "qt/lemma2-mla", Kind: props.Theorem, Section: "5.2",
			Quote:  "All-to-all ... MLA is 3",
			Formal: "in the 3-cube the printed all-to-all broadcast, messages combined without limit, ends after 3 rounds (MLA), and no other is faster",
			Note:   "two rounds along all links of the cycles a = {0,1,2,3} and b = {4,5,6,7}, one between them; no model is faster than distance",
			Readings: []props.Reading{props.Once("Hypercube(3)", func(t *props.Case) {
				gossip(t, routing.AllPort, printedMLA())
				least := t.Counted("gossip", routing.AllPort, t.Net("Hypercube(3)"), 0)
				t.Want(least == 3, "no broadcast takes fewer than %d rounds", least)
			})},
		},
		{
			ID: "qt/lemma2-sla", Kind: props.Theorem, Section: "5.2",
			Quote:  "All-to-all broadcasting time of Q3 using SLA is 5",
			Formal: "in the 3-cube 5 rounds are enough for an all-to-all broadcast, messages combined without limit (SLA)",
			Note:   "in a round a node sends to at most one node and receives from at most one; three rounds around the cycles a and b, one from b to a, one from a to b",
			Readings: []props.Reading{
				props.Statement("Hypercube(3)", `gossip("single-port", Hypercube(3)) <= 5`, "it takes {gossip(\"single-port\", Hypercube(3))} rounds").Named("5 rounds are enough"),
				props.Once("Hypercube(3)", func(t *props.Case) { gossip(t, routing.SinglePort, printedSLA()) }).Named("the printed broadcast ends after 5"),
				props.Statement("Hypercube(3)", `gossip("single-port", Hypercube(3)) == 5`, "3 rounds do: in each round i = 0, 1, 2 every z exchanges all it has with z⊕2^i").Named("5 is the least possible"),
			},
			Correction: &props.Correction{Statement: "the least possible number of rounds is 3", Reading: props.Statement("Hypercube(3)", `gossip("single-port", Hypercube(3)) == 3`, "it takes {gossip(\"single-port\", Hypercube(3))} rounds")},
		},
		{
			ID: "qt/alltoall-sla", Kind: props.Theorem, Section: "5.2",
			Quote:  "Theorem 4: 2m+2n+5",
			Formal: "Table 3, carried out as printed (phases of 5, 2m−2, 1, 2n−2, 3 rounds), delivers everything in 2m+2n+5 rounds",
			Note:   "the algorithm's time (upper bound); send one, receive one, messages combined without limit; Steps 1 and 5 by the proofs of Lemmas 2 and 1, so that the first of the three rounds of Step 5, from 1 to 5, brings nothing: Step 4 ends with a round from 5 to 1",
			Readings: []props.Reading{
				props.Over(family().And([]int{16, 16}), func(t *props.Case, m, n int) {
					t.Completes("qt-all-to-all-sla", network(t, m, n), 2*m+2*n+5)
				}).Named("the printed broadcast takes so many"),
				family().And([]int{16, 16}).Holds(`gossip("single-port", QT(m,n)) <= 2*m + 2*n + 5`, "it takes {gossip(\"single-port\", QT(m,n))} rounds in QT({m},{n})").Named("so many are enough"),
				family().HoldsShown(`gossip("single-port", QT(m,n)) >= 2*m + 2*n + 5`, func(t *props.Case, e props.Env) string {
					return t.Text("in QT({m},{n}) {m + n + 4} rounds do: whenever a node sends it receives from the same neighbour", e)
				}).Named("it is the least possible"),
			},
			Correction: &props.Correction{Statement: "Step 5 needs 2 rounds, so Table 3 takes 2m+2n+4; with exchanges for sends, m+n+4 rounds do, single-port", Reading: props.Over(family().And([]int{16, 16}), func(t *props.Case, m, n int) {
				t.Completes("qt-all-to-all-trimmed-sla", network(t, m, n), 2*m+2*n+4)
				t.Completes("qt-all-to-all-exchange", network(t, m, n), m+n+4)
			})},
		},
		{
			ID: "qt/alltoall-mla", Kind: props.Theorem, Section: "5.2",
			Quote:  "Theorem 5: m+n+4",
			Formal: "Table 4, carried out as printed (phases of 3, m−1, 1, n−1, 2 rounds), delivers everything in m+n+4 rounds",
			Note:   "the algorithm's time (upper bound)",
			Readings: []props.Reading{
				props.Over(family().And([]int{16, 16}), func(t *props.Case, m, n int) {
					t.Completes("qt-all-to-all-mla", network(t, m, n), m+n+4)
				}).Named("the printed broadcast takes so many"),
				family().And([]int{16, 16}).Holds(`gossip("all-port", QT(m,n)) <= m + n + 4`, "it takes {gossip(\"all-port\", QT(m,n))} rounds in QT({m},{n})").Named("so many are enough"),
				family().Holds(`gossip("all-port", QT(m,n)) >= m + n + 4`,
					"in QT({m},{n}) {diameter(QT(m,n))} rounds do, the diameter, and not only {m + n + 4}: in each, every node sends all it has to all its neighbours").Named("it is the least possible"),
			},
			Correction: &props.Correction{Statement: "with all ports the least is the diameter: m+4 for m ≥ n ≥ 8", Reading: tall().From("m ≥ n ≥ 8", "m >= 8, n >= 8 if m >= n").Holds(`diameter(QT(m,n)) == m + 4 && gossip("all-port", QT(m,n)) == m + 4`, "QT({m},{n}) has diameter {diameter(QT(m,n))}").UpTo(700)},
		},
		{
			ID: "qt/table3-labels", Kind: props.Text, Section: "5.2",
			Quote:  "[Step 2] using vertical edges ... columns / [Step 4] horizontal edges ... rows",
			Formal: "the external links on the path listed in each step are of the kind that the step names",
			Note:   "kinds as in Definition 3; Table 4 lists the same paths",
			Readings: []props.Reading{
				props.Over(family(), func(t *props.Case, m, n int) { labelled(t, m, n, "Table 3", "vertical", "horizontal") }).Named("Table 3"),
				props.Over(family().And([]int{100, 100}), func(t *props.Case, m, n int) { labelled(t, m, n, "Table 4", "horizontal", "vertical") }).Named("Table 4"),
			},
			Correction: &props.Correction{Statement: "Step 2 of Table 3 uses horizontal links and Step 4 vertical links, as Table 4 says", Reading: props.Over(family().And([]int{100, 100}), func(t *props.Case, m, n int) { labelled(t, m, n, "the corrected Table 3", "horizontal", "vertical") })},
		},
		{
			ID: "qt/asymptotically-optimal", Kind: props.Text, Section: "5.2",
			Quote:  "all of our broadcasting algorithms are asymptotically optimal",
			Formal: "for m ≥ n the times printed for the algorithms, 2⌊m/2⌋+6, 2⌊m/2⌋+5, 2m+2n+5 and m+n+4, are enough for such broadcasts, and every broadcast from any node takes at least (m+n)/2 rounds; hence no time is more than 7 times the least",
			Note:   "(2m+2n+5)/((m+n)/2) is at most 13/2 for m+n ≥ 4; what holds for finitely many m and n says nothing of a limit: the order for all would follow from the bounds' formulas, and the times are those of the theorems' schedules, one-to-all not of Table 2",
			Readings: []props.Reading{
				tall().Holds("2*radius(QT(m,n)) >= m + n && "+
					`broadcast("single-port", QT(m,n), "all") <= 2*floor(m/2) + 6 && broadcast("all-port", QT(m,n), "all") <= 2*floor(m/2) + 5 && `+
					`gossip("single-port", QT(m,n)) <= 2*m + 2*n + 5 && gossip("all-port", QT(m,n)) <= m + n + 4 && `+
					"2*max(2*floor(m/2) + 6, 2*m + 2*n + 5, m + n + 4) <= 7*(m + n)", "not so in QT({m},{n}), of radius {radius(QT(m,n))}").Named("the times are possible"),
				props.Over(tall(), func(t *props.Case, m, n int) { table2(t, m, n, "qt-one-to-all-xor-sla", 8, false) }).
					Named("of Table 2, with z1 XOR k: it informs all nodes within 2⌊m/2⌋+8 rounds"),
				props.Over(tall().And([]int{24, 10}), func(t *props.Case, m, n int) {
					onward(t, m, n)
					time := 2*(m/2) + 9
					t.Want(2*time <= 7*(m+n), "in QT(%d,%d) the time %d is more than 7(m+n)/2", m, n, time)
				}).Named("of Table 2, with z1 XOR k and Step 4 at its word, M_f modules sending on too: 2⌊m/2⌋+9 and 2⌊m/2⌋+7 rounds"),
			},
		},
	}
}

// round is a round of an all-to-all broadcast: round[u] lists the nodes
// that u sends all it has to.
type round [8][]int

// cycle is the 4-cycle a of the 3-cube; adding 4 gives the 4-cycle b.
func cycle() [4]int { return [4]int{0, 1, 3, 2} }

// printedSLA is the SLA broadcast in the proof of Lemma 2.
func printedSLA() []round {
	var around, toA, toB round
	for i, u := range cycle() {
		next := cycle()[(i+1)%4]
		around[u], around[u+4] = []int{next}, []int{next + 4}
		toA[u+4], toB[u] = []int{u}, []int{u + 4}
	}
	return []round{around, around, around, toA, toB}
}

// printedMLA is the MLA broadcast in the proof of Lemma 2.
func printedMLA() []round {
	var within, across round
	for i, u := range cycle() {
		next, previous := cycle()[(i+1)%4], cycle()[(i+3)%4]
		within[u], within[u+4] = []int{next, previous}, []int{next + 4, previous + 4}
		across[u], across[u+4] = []int{u + 4}, []int{u}
	}
	return []round{within, within, across}
}

// gossip wants the rounds to be an all-to-all broadcast in the 3-cube, which does not
// end before the last of them.
func gossip(t *props.Case, model routing.Model, rounds []round) {
	cube := t.Net("Hypercube(3)")
	s := &routing.Schedule{Model: model, Gossip: true}
	for _, round := range rounds {
		var sends []routing.Send
		for u, receivers := range round {
			for _, v := range receivers {
				sends = append(sends, routing.Send{From: uint32(u), To: uint32(v)})
			}
		}
		s.Rounds = append(s.Rounds, sends)
	}
	r, err := s.Replay(cube.CSR())
	t.Check(err)
	t.Want(r.Valid(), "%s", props.DescribeSchedule(cube, s, r, len(rounds)))
	t.Want(slices.Max(r.Since) == len(rounds), "it ends after %d rounds, not %d", slices.Max(r.Since), len(rounds))
}

// labelled compares the external links listed in Steps 2 and 4 of Tables 3
// and 4, which are the same, with the kinds of links that the steps name.
func labelled(t *props.Case, m, n int, table, kind2, kind4 string) {
	net := network(t, m, n)
	for _, step := range []struct {
		number           int
		kind             string
		from, dx, dy, to int
	}{
		{2, kind2, 7, 1, 0, 3},
		{4, kind4, 1, 0, 1, 5},
	} {
		for module := range m * n {
			x, y := module/n, module%n
			before, u, v := net.At(x, y, step.to), net.At(x, y, step.from), net.At(x+step.dx, y+step.dy, step.to)
			t.Want(net.HasEdge(before, u) && net.HasEdge(u, v), "Step %d of %s: %s – %s – %s is no path of %s",
				step.number, table, net.Label(before), net.Label(u), net.Label(v), net.Name())
			found := kind(step.from, step.dx, step.dy, step.to)
			t.Want(found == step.kind, "Step %d of %s names %s links, but in %s its path %s – %s … follows a %s one",
				step.number, table, step.kind, net.Name(), net.Label(u), net.Label(v), found)
		}
	}
}

// kind returns the kind of a link by Definition 3.
func kind(from, dx, dy, to int) string {
	for _, rule := range external() {
		if rule.from == from && rule.dx == dx && rule.dy == dy && rule.to == to {
			return rule.kind
		}
	}
	return fmt.Sprintf("link from label %d to label %d of no kind", from, to)
}
