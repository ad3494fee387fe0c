package props

import (
	"errors"
	"fmt"
)

// qtAllToAllClaims are the claims of Section 5.2.
func qtAllToAllClaims() []*Claim {
	return []*Claim{
		{
			ID: "qt/lemma2-mla", Kind: Theorem, Section: "5.2",
			Quote:  "All-to-all ... MLA is 3",
			Formal: "in the 3-cube the printed all-to-all broadcast, messages combined without limit, ends after 3 rounds (MLA), and no other is faster",
			Note:   "two rounds along all links of the cycles a = {0,1,2,3} and b = {4,5,6,7}, one between them; no model is faster than distance",
			Readings: []Reading{Once("Hypercube(3)", func(t *Trial) {
				taken, least := qtGossip(t, qtPrintedMLA(), 3), t.Diameter(t.Net("Hypercube(3)"))
				t.Want(taken == 3 && least == 3, "the printed broadcast takes %d rounds; no broadcast takes fewer than %d", taken, least)
			})},
		},
		{
			ID: "qt/lemma2-sla", Kind: Theorem, Section: "5.2",
			Quote:  "All-to-all broadcasting time of Q3 using SLA is 5",
			Formal: "in the 3-cube the printed all-to-all broadcast, messages combined without limit, ends after 5 rounds (SLA)",
			Note:   "in a round a node sends to at most one node and receives from at most one; three rounds around the cycles a and b, one from b to a, one from a to b",
			Readings: []Reading{
				Once("Hypercube(3)", func(t *Trial) {
					taken := qtGossip(t, qtPrintedSLA(), 1)
					t.Want(taken == 5, "the printed broadcast takes %d rounds", taken)
				}).named("the printed broadcast takes 5"),
				Once("Hypercube(3)", func(t *Trial) {
					taken, least := qtGossip(t, qtExchange(), 1), t.Diameter(t.Net("Hypercube(3)"))
					if taken != least {
						t.Check(errors.New("the fewest rounds are not known"))
					}
					t.Want(least == 5, "%d rounds do: in each round i = 0, 1, 2 every z exchanges all it has with z⊕2^i; fewer than the diameter never do", least)
				}).named("5 is the least possible"),
			},
		},
		{
			ID: "qt/alltoall-sla", Kind: Theorem, Section: "5.2",
			Quote:  "Theorem 4: 2m+2n+5",
			Formal: "Table 3, carried out as printed (phases of 5, 2m−2, 1, 2n−2, 3 rounds), delivers everything in 2m+2n+5 rounds",
			Note:   "the algorithm's time (upper bound); send one, receive one, messages combined without limit",
			Open:   qtNeedsSchedule,
		},
		{
			ID: "qt/alltoall-mla", Kind: Theorem, Section: "5.2",
			Quote:  "Theorem 5: m+n+4",
			Formal: "Table 4, carried out as printed (phases of 3, m−1, 1, n−1, 2 rounds), delivers everything in m+n+4 rounds",
			Note:   "the algorithm's time (upper bound)",
			Open:   qtNeedsSchedule,
		},
		{
			ID: "qt/table3-labels", Kind: Text, Section: "5.2",
			Quote:  "[Step 2] using vertical edges ... columns / [Step 4] horizontal edges ... rows",
			Formal: "the external links on the path listed in each step are of the kind that the step names",
			Note:   "kinds as in Definition 3; Table 4 lists the same paths",
			Readings: []Reading{
				qtFamily().All(func(t *Trial, p []int) { qtLabelled(t, p, "Table 3", "vertical", "horizontal") }).named("Table 3"),
				qtFamily().All(func(t *Trial, p []int) { qtLabelled(t, p, "Table 4", "horizontal", "vertical") }).named("Table 4"),
			},
			Correction: &Correction{"Step 2 of Table 3 uses horizontal links and Step 4 vertical links, as Table 4 says",
				qtFamily().All(func(t *Trial, p []int) { qtLabelled(t, p, "the corrected Table 3", "horizontal", "vertical") })},
		},
		{
			ID: "qt/asymptotically-optimal", Kind: Text, Section: "5.2",
			Quote:  "all of our broadcasting algorithms are asymptotically optimal",
			Formal: "the times of the algorithms are of the order of m+n",
			Open:   "needs the times of the algorithms, run round by round",
		},
	}
}

// qtRound is a round of an all-to-all broadcast: qtRound[u] lists the nodes
// that u sends all it has to.
type qtRound [8][]int

// qtCycle is the 4-cycle a of the 3-cube; adding 4 gives the 4-cycle b.
func qtCycle() [4]int { return [4]int{0, 1, 3, 2} }

// qtPrintedSLA is the SLA broadcast in the proof of Lemma 2.
func qtPrintedSLA() []qtRound {
	var around, toA, toB qtRound
	for i, u := range qtCycle() {
		next := qtCycle()[(i+1)%4]
		around[u], around[u+4] = []int{next}, []int{next + 4}
		toA[u+4], toB[u] = []int{u}, []int{u + 4}
	}
	return []qtRound{around, around, around, toA, toB}
}

// qtPrintedMLA is the MLA broadcast in the proof of Lemma 2.
func qtPrintedMLA() []qtRound {
	var within, across qtRound
	for i, u := range qtCycle() {
		next, previous := qtCycle()[(i+1)%4], qtCycle()[(i+3)%4]
		within[u], within[u+4] = []int{next, previous}, []int{next + 4, previous + 4}
		across[u], across[u+4] = []int{u + 4}, []int{u}
	}
	return []qtRound{within, within, across}
}

// qtExchange is the exchange along each dimension in turn.
func qtExchange() []qtRound {
	rounds := make([]qtRound, 3)
	for i := range rounds {
		for u := range 8 {
			rounds[i][u] = []int{u ^ 1<<i}
		}
	}
	return rounds
}

// qtGossip runs rounds in the 3-cube until every node has all messages, and
// returns how many that took. The trial fails if a node sends along what is no
// link, sends to or receives from more nodes in a round than it has ports, or
// if the rounds do not suffice.
func qtGossip(t *Trial, rounds []qtRound, ports int) int {
	t.Computed()
	cube := t.Net("Hypercube(3)").CSR()
	var has [8]uint8 // a bit for each message
	for u := range has {
		has[u] = 1 << u
	}
	for i, round := range rounds {
		before := has
		var received [8]int
		for u, receivers := range round {
			t.Want(len(receivers) <= ports, "round %d: %d sends to %d nodes", i+1, u, len(receivers))
			for _, v := range receivers {
				received[v]++
				t.Want(received[v] <= ports, "round %d: %d receives from %d nodes", i+1, v, received[v])
				t.Want(cube.HasEdge(uint32(u), uint32(v)), "round %d: no link joins %d and %d", i+1, u, v)
				has[v] |= before[u]
			}
		}
		if has == [8]uint8{255, 255, 255, 255, 255, 255, 255, 255} {
			return i + 1
		}
	}
	t.Failf("after %d rounds the nodes have the messages %08b", len(rounds), has)
	return 0
}

// qtLabelled compares the external links listed in Steps 2 and 4 of Tables 3
// and 4, which are the same, with the kinds of links that the steps name.
func qtLabelled(t *Trial, p []int, table, kind2, kind4 string) {
	t.Computed()
	m, n := p[0], p[1]
	net := qtNet(t, m, n)
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
			found := qtKind(step.from, step.dx, step.dy, step.to)
			t.Want(found == step.kind, "Step %d of %s names %s links, but in %s its path %s – %s … follows a %s one",
				step.number, table, step.kind, net.Name(), net.Label(u), net.Label(v), found)
		}
	}
}

// qtKind returns the kind of a link by Definition 3.
func qtKind(from, dx, dy, to int) string {
	for _, rule := range qtExternal() {
		if rule.from == from && rule.dx == dx && rule.dy == dy && rule.to == to {
			return rule.kind
		}
	}
	return fmt.Sprintf("link from label %d to label %d of no kind", from, to)
}
