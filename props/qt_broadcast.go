package props

import "fmt"

const qtNeedsSchedule = "needs a broadcast schedule on QT(m,n), run round by round"

// qtOneToAllClaims are the claims of Section 5.1.
func qtOneToAllClaims() []*Claim {
	return []*Claim{
		{
			ID: "qt/lemma1", Kind: Theorem, Section: "5.1",
			Quote:  "One-to-all broadcasting time for Q3 is 3 in both SLA and MLA",
			Formal: "the least number of rounds of a broadcast in the 3-cube from any node is 3, in both models",
			Note:   "no model is faster than distance, and the schedule of Condition 1 serves both",
			Readings: []Reading{Each("every source", qtStarts(), func(t *Trial, z1 qtStart) {
				least := t.Radius(t.Net("Hypercube(3)"))
				most := qtRounds(t, qtCondition1(), qtXOR, z1)
				t.Want(least == 3 && most == 3, "a broadcast takes at least %d rounds and the schedule takes %d", least, most)
			})},
		},
		{
			ID: "qt/condition1-edges", Kind: Algorithm, Section: "5.1",
			Quote:  "u0=(x,y,z1)->u2=(x,y,(z1+1)%8) ...",
			Formal: "for every z1 all transfers of Condition 1 follow links of the 3-cube, come from nodes that have the message, at most one from each node in a round, and reach all nodes in 3 rounds",
			Note:   "(z1+k)%8 is printed; z1 XOR k is what the 3-cube needs",
			Readings: []Reading{
				qtConditionHolds(qtCondition1(), 3, qtXOR).named("z1 XOR k"),
				qtConditionHolds(qtCondition1(), 3, qtPlus).named("(z1+k)%8, as printed"),
			},
		},
		{
			ID: "qt/condition2-edges", Kind: Algorithm, Section: "5.1",
			Quote:  "Condition 2",
			Formal: "the same for Condition 2, in 4 rounds",
			Note:   "(z1+k)%8 is printed; z1 XOR k is what the 3-cube needs, and (z1−3)%8 is v5, that is k = 5",
			Readings: []Reading{
				qtConditionHolds(qtCondition2(), 4, qtXOR).named("z1 XOR k"),
				qtConditionHolds(qtCondition2(), 4, qtPlus).named("(z1+k)%8, as printed"),
			},
		},
		{
			ID: "qt/condition2-external", Kind: Algorithm, Section: "5.1",
			Quote:    "v1=(x,y,(z1+4)%8) => w0=(x',y',(z1+4)%8)",
			Formal:   "the external link of (x,y,(z1+4)%8) ends at a node with the same label (z1+4)%8",
			Note:     "(z1+4)%8 and z1 XOR 4 are the same label",
			Readings: []Reading{qtFamily().All(func(t *Trial, p []int) { qtOutsideLabel(t, p, 4) })},
			Correction: &Correction{"it ends at a node with the label z1",
				qtFamily().All(func(t *Trial, p []int) { qtOutsideLabel(t, p, 0) })},
		},
		{
			ID: "qt/onetoall-case1-time", Kind: Algorithm, Section: "5.1",
			Quote:  "Case 1: 3+(fl(m/2)-1)+(fl(m/2)-2)+3 = 2fl(m/2)+3",
			Formal: "modules on straight and diagonal lines from M0 are fully informed after 2⌊m/2⌋+3 rounds",
			Open:   qtNeedsSchedule,
		},
		{
			ID: "qt/onetoall-mla", Kind: Theorem, Section: "5.1",
			Quote:  "Theorem 3: using MLA is 2fl(m/2)+5",
			Formal: "for m ≥ n an MLA broadcast from any node is possible within 2⌊m/2⌋+5 rounds",
			Note:   "upper bound (achievable), m ≥ n",
			Open:   qtNeedsSchedule,
		},
		{
			ID: "qt/onetoall-sla", Kind: Theorem, Section: "5.1",
			Quote:  "Theorem 3: using SLA is 2fl(m/2)+6",
			Formal: "for m ≥ n an SLA broadcast from any node is possible within 2⌊m/2⌋+6 rounds",
			Note:   "upper bound (achievable); each informed node sends to at most one neighbour in a round; m ≥ n",
			Open:   qtNeedsSchedule,
		},
		{
			ID: "qt/onetoall-printed-algorithm", Kind: Algorithm, Section: "5.1",
			Quote:  "Table 2 with Conditions 1-4",
			Formal: "the printed schedule finishes in exactly 2⌊m/2⌋+6 rounds (SLA)",
			Open:   qtNeedsSchedule,
		},
		{
			ID: "qt/lower-bound-omega", Kind: Theorem, Section: "5",
			Quote:  "any broadcasting algorithm has a lower bound of Omega(m+n)",
			Formal: "diam QT(m,n) ≥ (m+n)/2: some broadcast needs as many rounds",
			Note:   "a broadcast takes at least as many rounds as its source's largest distance",
			Readings: []Reading{
				qtFamily().All(func(t *Trial, p []int) {
					d := t.Diameter(qtNet(t, p[0], p[1]))
					t.Want(2*d >= p[0]+p[1], "QT(%d,%d) has diameter %d", p[0], p[1], d)
				}).named("from the worst source"),
				qtFamily().All(func(t *Trial, p []int) {
					r := t.Radius(qtNet(t, p[0], p[1]))
					t.Want(2*r >= p[0]+p[1], "QT(%d,%d) has radius %d", p[0], p[1], r)
				}).named("from every source"),
			},
		},
	}
}

// qtStart is the label z1 of the node that a message starts from.
type qtStart int

func (z qtStart) String() string { return fmt.Sprintf("z1=%d", int(z)) }

func qtStarts() []qtStart { return []qtStart{0, 1, 2, 3, 4, 5, 6, 7} }

// qtTransfer is a line of Condition 1 or 2: in the given round the node with
// the label z1+from sends to the one with z1+to, or out of the module.
type qtTransfer struct {
	round, from, to int
	outward         bool
}

// qtCondition1 holds the lines of Condition 1.
func qtCondition1() []qtTransfer {
	return []qtTransfer{
		{round: 1, from: 0, to: 4},
		{round: 2, from: 0, to: 1}, {round: 2, from: 4, to: 5},
		{round: 3, from: 0, to: 2}, {round: 3, from: 4, to: 6}, {round: 3, from: 1, to: 3}, {round: 3, from: 5, to: 7},
	}
}

// qtCondition2 holds the lines of Condition 2.
func qtCondition2() []qtTransfer {
	return []qtTransfer{
		{round: 1, from: 0, to: 4},
		{round: 2, from: 4, outward: true}, {round: 2, from: 0, to: 1},
		{round: 3, from: 0, to: 2}, {round: 3, from: 4, to: 6}, {round: 3, from: 1, to: 5},
		{round: 4, from: 1, to: 3}, {round: 4, from: 5, to: 7},
	}
}

func qtXOR(z, k int) int  { return z ^ k }
func qtPlus(z, k int) int { return (z + k) % 8 }

// qtConditionHolds is the reading that the transfers inform the 3-cube from
// every node in the given number of rounds, labels computed by shift.
func qtConditionHolds(transfers []qtTransfer, rounds int, shift func(z, k int) int) Reading {
	return Each("z1 = 0 … 7", qtStarts(), func(t *Trial, z1 qtStart) {
		taken := qtRounds(t, transfers, shift, z1)
		t.Want(taken == rounds, "it takes %d rounds", taken)
	})
}

// qtRounds carries out transfers in the 3-cube from z1 and returns the number
// of rounds. The trial fails if one of them cannot be made, or if not all nodes
// are reached.
func qtRounds(t *Trial, transfers []qtTransfer, shift func(z, k int) int, z1 qtStart) int {
	t.Computed()
	cube := t.Net("Hypercube(3)").CSR()
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

// qtOutsideLabel wants the external link of each (x,y,(z1+4)%8) of QT(m,n) to
// end at the label (z1+k)%8.
func qtOutsideLabel(t *Trial, p []int, k int) {
	t.Computed()
	m, n := p[0], p[1]
	net := qtNet(t, m, n)
	for z1 := range 8 {
		for module := range m * n {
			v := net.At(module/n, module%n, (z1+4)%8)
			w := qtOutside(t, net, v)
			found, want := net.Coordinates(w)[2], (z1+k)%8
			t.Want(found == want, "z1 = %d: in %s the external link of %s ends at %s, whose label is %d, not %d",
				z1, net.Name(), net.Label(v), net.Label(w), found, want)
		}
	}
}
