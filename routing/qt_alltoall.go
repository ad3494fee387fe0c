package routing

import "topocert/topology"

// qtGossip builds an all-to-all broadcast that does the same in every module.
type qtGossip struct {
	net  topology.Grid
	side []int
	s    *Schedule
}

func newQTGossip(net topology.Grid, model Model) *qtGossip {
	return &qtGossip{net: net, side: net.Sides(), s: &Schedule{Model: model, Gossip: true}}
}

// round appends a round in which, in every module, the vertex with the label
// pair[0] sends to the one with pair[1], and the vertices with the labels out
// send by their external links.
func (g *qtGossip) round(pairs [][2]int, out ...int) {
	var round []Send
	for module := uint32(0); module < uint32(g.net.Order()); module += 8 {
		for _, p := range pairs {
			round = append(round, Send{module + uint32(p[0]), module + uint32(p[1])})
		}
		for _, z := range out {
			u := module + uint32(z)
			round = append(round, Send{u, qtOutside(g.net, u)})
		}
	}
	g.s.Rounds = append(g.s.Rounds, round)
}

// both returns the pairs in both directions.
func both(pairs ...[2]int) [][2]int {
	for _, p := range pairs {
		pairs = append(pairs, [2]int{p[1], p[0]})
	}
	return pairs
}

// planQTTable3 is Table 3 of the hyper-torus paper (§5.2), SLA, 2m+2n+5 rounds:
//
//	Step 1  5 rounds in every module, by the proof of Lemma 2: three around the
//	        cycles 0132 and 4576, one from the second to the first, one back
//	Step 2  2m−2 rounds along (x,y,7) – (x+1,y,3) – (x+1,y,7) – …
//	Step 3  1 round, 7 to 5 and 3 to 1
//	Step 4  2n−2 rounds along (x,y,1) – (x,y+1,5) – (x,y+1,1) – …
//	Step 5  3 rounds in every module from 1 and 5; as printed, the 3 of Lemma 1
//
// It delivers as it is. Its paths are right, the kinds of links that Steps 2 and
// 4 name are exchanged. The first round of Step 5, from 1 to 5, brings nothing:
// Step 4 ends with a round from 5 to 1, so that 5 knows all before it.
func planQTTable3(net topology.Grid, _ uint32) *Schedule {
	return planQTSteps(net, [][][2]int{
		{{1, 5}},
		{{1, 0}, {5, 4}},
		{{1, 3}, {5, 7}, {0, 2}, {4, 6}},
	})
}

// planQTTable3Trimmed is Table 3 with Step 5 in two rounds, as in Table 4: 2m+2n+4
// rounds.
func planQTTable3Trimmed(net topology.Grid, _ uint32) *Schedule {
	return planQTSteps(net, [][][2]int{
		{{1, 3}, {5, 7}},
		{{1, 0}, {5, 4}, {3, 2}, {7, 6}},
	})
}

// planQTSteps is Table 3 with the given sends within every module, round by round,
// for Step 5.
func planQTSteps(net topology.Grid, last [][][2]int) *Schedule {
	g := newQTGossip(net, SinglePort)
	around := [][2]int{{0, 1}, {1, 3}, {3, 2}, {2, 0}, {4, 5}, {5, 7}, {7, 6}, {6, 4}}
	for range 3 {
		g.round(around)
	}
	g.round([][2]int{{4, 0}, {5, 1}, {6, 2}, {7, 3}})
	g.round([][2]int{{0, 4}, {1, 5}, {2, 6}, {3, 7}})
	for range g.side[0] - 1 {
		g.round(nil, 7)
		g.round([][2]int{{3, 7}})
	}
	g.round([][2]int{{7, 5}, {3, 1}})
	for range g.side[1] - 1 {
		g.round(nil, 1)
		g.round([][2]int{{5, 1}})
	}
	for _, pairs := range last {
		g.round(pairs)
	}
	return g.s
}

// planQTTable4 is Table 4 of the hyper-torus paper (§5.2), MLA, m+n+4 rounds:
//
//	Step 1  3 rounds in every module, by the proof of Lemma 2: two around the
//	        cycles 0132 and 4576 both ways, one between them
//	Step 2  m−1 rounds along (x,y,7) – (x+1,y,3) – … and (x,y,3) – (x−1,y,7) – …
//	Step 3  1 round, 7 to 5 and 3 to 1
//	Step 4  n−1 rounds along (x,y,1) – (x,y+1,5) – … and (x,y,5) – (x,y−1,1) – …
//	Step 5  2 rounds in every module from 1 and 5
//
// It delivers as it is.
func planQTTable4(net topology.Grid, _ uint32) *Schedule {
	g := newQTGossip(net, AllPort)
	cycles := both([][2]int{{0, 1}, {1, 3}, {3, 2}, {2, 0}, {4, 5}, {5, 7}, {7, 6}, {6, 4}}...)
	g.round(cycles)
	g.round(cycles)
	g.round(both([2]int{0, 4}, [2]int{1, 5}, [2]int{2, 6}, [2]int{3, 7}))
	for range g.side[0] - 1 {
		g.round(both([2]int{3, 7}), 7, 3)
	}
	g.round([][2]int{{7, 5}, {3, 1}})
	for range g.side[1] - 1 {
		g.round(both([2]int{1, 5}), 1, 5)
	}
	g.round([][2]int{{1, 0}, {1, 3}, {5, 4}, {5, 7}})
	g.round([][2]int{{3, 2}, {7, 6}})
	return g.s
}

// planQTExchange is Table 3 with one port, repaired to waste nothing: whenever a
// vertex sends it receives as well, from the same neighbour. It takes m+n+4
// rounds, as many as the paper needs with all ports:
//
//	Step 1  3 rounds in every module, an exchange along each dimension
//	Step 2  m−1 rounds: exchanges along the horizontal links and along 3 – 7 in
//	        turn. In i rounds what 7 knows comes ⌈i/2⌉ modules far to one side, to
//	        3, and ⌊i/2⌋, to 7; what 3 knows likewise to the other. So after m−1
//	        rounds 3 and 7 know m modules: their own and m−1 others
//	Step 3  1 round, 7 to 5 and 3 to 1
//	Step 4  n−1 rounds, the same along the vertical links and along 1 – 5
//	Step 5  2 rounds: from 1 and 5 to 3 and 7, then all four along another dimension
func planQTExchange(net topology.Grid, _ uint32) *Schedule {
	g := newQTGossip(net, SinglePort)
	for d := 1; d < 8; d *= 2 {
		var pairs [][2]int
		for z := range 8 {
			pairs = append(pairs, [2]int{z, z ^ d})
		}
		g.round(pairs)
	}
	along := func(side int, external []int, internal [2]int) {
		for i := range side - 1 {
			if i%2 == 0 {
				g.round(nil, external...)
			} else {
				g.round(both(internal))
			}
		}
	}
	along(g.side[0], []int{7, 3}, [2]int{3, 7})
	g.round([][2]int{{7, 5}, {3, 1}})
	along(g.side[1], []int{1, 5}, [2]int{1, 5})
	g.round([][2]int{{1, 3}, {5, 7}})
	g.round([][2]int{{1, 0}, {5, 4}, {3, 2}, {7, 6}})
	return g.s
}
