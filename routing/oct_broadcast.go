package routing

import (
	"slices"

	"topocert/topology"
)

// The OCT paper's broadcast (§3.2.1): "Node A firstly sends data to all the
// nodes in the same Octagon, and then all the nodes which have received the data
// conversely send the data to all the nodes in their own T(k, m) with recursive
// doubling method"; by §3.2.2 the octagon takes 2 rounds and the torus k+m.
//
// As printed, recursive doubling can only mean what it means on a hypercube, and
// what gives k+m rounds: in round i every informed vertex sends to the one whose
// code differs in bit i. A Johnson code has no such neighbour for most of its
// bits; there nothing is sent. Defects:
//
//   - The torus: with k, m ≤ 2 every bit is a link and all are informed. For a
//     part of 3 bits they are not: the smallest counterexample is T(1,3), where
//     from (0,0) 2·5 of the 12 vertices are informed: of a row 000, 001, 011,
//     100, 111 and not 110.
//   - The octagon in 2 rounds: single-port, 4 of the 8 vertices at most.
//
// Repaired, a torus needs no doubling. A ring of 2k vertices has everyone
// informed after k rounds, even with one port: from the source one way, then the
// other, and everybody goes on. So rows then columns take k+m rounds, the
// distance of the farthest vertex. The octagon takes 3 rounds with one port. That
// makes k+m+3, and k+m+2 rounds with all ports.

// octagonAllPort returns the rounds of a broadcast in an octagon from at(o); at
// returns the octagon's vertex with the given coordinate, modulo 8.
func octagonAllPort(at func(o int) uint32, o int) [][]Send {
	return [][]Send{
		{{at(o), at(o + 1)}, {at(o), at(o + 7)}, {at(o), at(o + 4)}},
		{{at(o + 1), at(o + 2)}, {at(o + 4), at(o + 3)}, {at(o + 4), at(o + 5)}, {at(o + 7), at(o + 6)}},
	}
}

// octagonSinglePort does the same with one port: the informed vertices double in
// each round.
func octagonSinglePort(at func(o int) uint32, o int) [][]Send {
	return [][]Send{
		{{at(o), at(o + 4)}},
		{{at(o), at(o + 1)}, {at(o + 4), at(o + 5)}},
		{{at(o), at(o + 7)}, {at(o + 1), at(o + 2)}, {at(o + 4), at(o + 3)}, {at(o + 5), at(o + 6)}},
	}
}

// octagonRounds are rounds in an octagon, as octagonAllPort and octagonSinglePort return them.
type octagonRounds func(at func(o int) uint32, o int) [][]Send

// firstTwo cuts off what the printed broadcast leaves out with one port.
func (octagon octagonRounds) firstTwo(at func(o int) uint32, o int) [][]Send {
	return octagon(at, o)[:2]
}

// planOctagon makes schedules in the octagon, and planOCT such on OCT(k,m): in the octagon of the
// source, and from all who are informed then in their copies of T(k,m). planJTorus makes schedules in T(k,m).
func planOctagon(model Model, octagon octagonRounds) func(n topology.Grid, source uint32) *Schedule {
	return func(n topology.Grid, source uint32) *Schedule {
		return &Schedule{Model: model, Source: source, Rounds: octagon(func(o int) uint32 { return n.At(o) }, int(source))}
	}
}

func planOCT(model Model, octagon octagonRounds, torus torusRounds) func(n topology.Grid, source uint32) *Schedule {
	return func(n topology.Grid, source uint32) *Schedule {
		c, informed := n.Coordinates(source), []uint32{source}
		s := &Schedule{Model: model, Source: source, Rounds: octagon(func(o int) uint32 { return n.At(c[0], c[1], o) }, c[2])}
		for _, send := range slices.Concat(s.Rounds...) {
			informed = append(informed, send.To)
		}
		torus(s, n, informed)
		return s
	}
}

func planJTorus(torus torusRounds) func(n topology.Grid, source uint32) *Schedule {
	return func(n topology.Grid, source uint32) *Schedule {
		s := &Schedule{Model: SinglePort, Source: source}
		torus(s, n, []uint32{source})
		return s
	}
}

// torusRounds appends the rounds in T(k,m), or in its copies, from the informed vertices:
// doublingRounds, as printed, or rowsThenColumns.
type torusRounds func(s *Schedule, net topology.Grid, informed []uint32)

func rowsThenColumns(s *Schedule, net topology.Grid, informed []uint32) {
	ringRounds(s, net, 0, ringRounds(s, net, 1, informed))
}

// ringRounds appends the sends of a broadcast along the ring of the given axis,
// from every one of the informed vertices: up first, then down as well. It
// returns the vertices informed then.
func ringRounds(s *Schedule, net topology.Grid, axis int, informed []uint32) []uint32 {
	side := net.Sides()[axis]
	shifted := func(v uint32, by int) uint32 {
		c := net.Coordinates(v)
		c[axis] += by
		return net.At(c...)
	}
	all := informed
	for t := 1; t <= side/2; t++ {
		var round []Send
		for _, v := range informed {
			up := Send{shifted(v, t-1), shifted(v, t)}
			round, all = append(round, up), append(all, up.To)
			if t > 1 {
				down := Send{shifted(v, 2-t), shifted(v, 1-t)}
				round, all = append(round, down), append(all, down.To)
			}
		}
		s.Rounds = append(s.Rounds, round)
	}
	return all
}

// doublingRounds appends a round for each bit of the codes of the rows and the
// columns, the lowest first: every informed vertex sends to the one whose code
// differs in that bit, if there is one. A vertex that has the message already
// is sent nothing. These are the columns' bits, then the rows'.
func doublingRounds(s *Schedule, net topology.Grid, informed []uint32) {
	has := make(map[uint32]bool)
	for _, v := range informed {
		has[v] = true
	}
	for _, axis := range []int{1, 0} {
		bits := net.Sides()[axis] / 2
		for bit := range bits {
			var round []Send
			for _, v := range informed {
				c := net.Coordinates(v)
				// Bit i of the code of c tells whether i < c ≤ i+bits, so two codes
				// differ in bit i alone if c and c+1 are i and i+1 modulo bits.
				switch c[axis] % bits {
				case bit:
					c[axis]++
				case (bit + 1) % bits:
					c[axis]--
				default:
					continue
				}
				if to := net.At(c...); !has[to] {
					round, has[to] = append(round, Send{v, to}), true
				}
			}
			for _, send := range round {
				informed = append(informed, send.To)
			}
			s.Rounds = append(s.Rounds, round)
		}
	}
}
