package routing

import (
	"slices"

	"topocert/topology"
)

// The hyper-torus paper's one-to-all broadcast (§5.1, Table 2, Conditions 1–4).
//
// The source's module M0 stands in the middle, at (⌊m/2⌋,⌊n/2⌋); the modules of
// the first and last rows and columns then are M_f. All of M0 is informed in 3
// rounds by Condition 1, and each of its vertices sends out by its external link
// (Step 1). A module that is entered by a link of some kind at the vertex v0
// executes Condition 2: round 1, v0 to v1 = z1+4; round 2, v1 sends on by its
// external link, which is of the same kind (Step 2), and so on, all informed
// after 4 rounds. A module entered by an oblique or reverse oblique link then
// sends by its vertical and horizontal links (Step 3, Condition 3). An M_f module
// does not send on but executes Condition 1 (Condition 4), 3 rounds; if entered
// obliquely it then sends as in Step 3. Nothing is sent to a module that has been
// entered; where several would enter one in a round, the one with the least
// vertex does.
//
// With all ports "broadcasting time … in Step 3 is smaller … by 1": there a module
// is informed in 3 rounds, v1 sending on in round 2 as before.
//
// Defects:
//
//   - "(x,y,(z1+1)%8)" and the like are no neighbours for most z1: the smallest
//     counterexample is z1 = 1, where (z1+1)%8 is 2, which differs in two bits.
//     With z1 XOR k they are. The plans "printed" keep the sum.
//   - From the middle to the edge at 0 there are ⌊m/2⌋ external links, where the
//     text counts ⌊m/2⌋−1: "the maximum broadcasting time via vertical …
//     edges is ⌊m/2⌋−1". With XOR, QT(4,3) takes 11 rounds, not 2⌊m/2⌋+6 = 10.
//   - "all the nodes within M_f will get messages by Condition 1" and do not send
//     straight on, so that not all modules are reached if m > n+1 (m > n+2 for odd
//     m): in QT(4,2), 7 of 8 are. Step 4 says otherwise: "Until the messages reach
//     to all the modules … repeat Steps 2 and 3". The plan "onward" takes it at its
//     word: no module is an M_f. That reaches all, within 2⌊m/2⌋+9 rounds as far as
//     computed.
//
// Repaired, no module is an M_f, and every module that is entered sends by all its
// external links: each vertex as soon as it has done what Condition 2 wants of it.
// That reaches all.

// qtStep is a line of Condition 1 or 2: after the given number of rounds the
// vertex with the label z1+from sends to the one with z1+to.
type qtStep struct{ round, from, to int }

func qtCondition1() []qtStep {
	return []qtStep{{1, 0, 4}, {2, 0, 1}, {2, 4, 5}, {3, 0, 2}, {3, 4, 6}, {3, 1, 3}, {3, 5, 7}}
}

func qtCondition2() []qtStep {
	return []qtStep{{1, 0, 4}, {2, 0, 1}, {3, 0, 2}, {3, 4, 6}, {3, 1, 5}, {4, 1, 3}, {4, 5, 7}}
}

func qtXOR(z, k int) int  { return z ^ k }
func qtPlus(z, k int) int { return (z + k) % 8 }

// qtTable2 is a reading of Table 2.
type qtTable2 struct {
	model    Model
	shift    func(z, k int) int
	onward   bool // no module is an M_f
	repaired bool
}

// plan returns the schedules on hyper-tori by the reading.
func (r qtTable2) plan(n topology.Grid, source uint32) *Schedule {
	b := &qtBroadcast{
		qtTable2: r, net: n, origin: n.Coordinates(source), entered: make([]bool, n.Order()/8),
		inside: make(map[int][]Send), outside: make(map[int][]uint32),
	}
	s := &Schedule{Model: r.model, Source: source}
	b.entered[source/8] = true
	b.spread(0, source, qtCondition1())
	for z := range uint32(8) {
		b.send(4, source/8*8+z)
	}
	for t := 1; t <= b.last; t++ {
		round := b.inside[t]
		slices.Sort(b.outside[t])
		for _, u := range b.outside[t] {
			if v := qtOutside(n, u); !b.entered[v/8] {
				b.entered[v/8] = true
				round = append(round, Send{u, v})
				b.enter(t, v)
			}
		}
		s.Rounds = append(s.Rounds, round)
	}
	for len(s.Rounds) > 0 && len(s.Rounds[len(s.Rounds)-1]) == 0 {
		s.Rounds = s.Rounds[:len(s.Rounds)-1]
	}
	return s
}

// qtBroadcast carries out Table 2.
type qtBroadcast struct {
	qtTable2
	net     topology.Grid
	origin  []int
	entered []bool           // modules
	inside  map[int][]Send   // sends within modules, by round
	outside map[int][]uint32 // vertices that are to send by their external links
	last    int              // the last round of either
}

// edge tells whether the module of v is an M_f.
func (b *qtBroadcast) edge(v uint32) bool {
	c := b.net.Coordinates(v)
	for i, side := range b.net.Sides()[:2] {
		if at := (c[i] - b.origin[i] + side/2 + side) % side; at == 0 || at == side-1 {
			return true
		}
	}
	return false
}

// enter plans what a module does that is entered at v in round t.
func (b *qtBroadcast) enter(t int, v uint32) {
	label := func(k int) uint32 { return v/8*8 + uint32(b.shift(int(v%8), k)) }
	if b.repaired {
		b.spread(t, v, qtCondition2())
		for k, free := range []int{4, 5, 4, 5, 2, 5, 4, 5} { // 3 by 3 sends, 1 and 5 by 4, …
			b.send(t+free, label(k))
		}
		return
	}
	last := !b.onward && b.edge(v)
	steps, taken := qtCondition2(), 4
	if last || b.model == AllPort {
		steps, taken = qtCondition1(), 3
	}
	b.spread(t, v, steps)
	if !last {
		b.send(t+2, label(4))
	}
	if v%2 == 0 { // the labels at which oblique and reverse oblique links end
		for z := uint32(1); z < 8; z += 2 {
			b.send(t+taken+1, v/8*8+z)
		}
	}
}

// spread plans sends in the module of v after round t.
func (b *qtBroadcast) spread(t int, v uint32, steps []qtStep) {
	module, z := v/8*8, int(v%8)
	for _, s := range steps {
		send := Send{module + uint32(b.shift(z, s.from)), module + uint32(b.shift(z, s.to))}
		b.inside[t+s.round] = append(b.inside[t+s.round], send)
		b.last = max(b.last, t+s.round)
	}
}

// send plans that v sends by its external link in round t.
func (b *qtBroadcast) send(t int, v uint32) {
	b.outside[t] = append(b.outside[t], v)
	b.last = max(b.last, t)
}

// qtOutside returns the other end of the external link of v.
func qtOutside(net topology.Grid, v uint32) uint32 {
	c := net.Coordinates(v)
	dx, dy := qtDirection(c[2])
	return net.At(c[0]+dx, c[1]+dy, c[2]^4)
}
