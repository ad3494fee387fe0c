package solver

import (
	"context"
	"math/rand/v2"
	"slices"
)

// laneSearch assigns paths to layers.
type laneSearch struct {
	p      *laneProblem
	layers []*layer
	lane   []int32 // of each path; −1 for none
	weight []int64 // of each path: how often it was put out, and one
	fresh  []int64 // the step until which a path is not put out lightly
	open   []uint32
	at     []int32 // place of a path in open; −1 if it has a lane
	random *rand.Rand
	step   int64
	work   int64 // dependencies and paths that were looked at
}

func newLaneSearch(p *laneProblem, seed uint64) *laneSearch {
	s := &laneSearch{p: p, random: rand.New(rand.NewPCG(seed, 12))}
	n := len(p.paths)
	s.lane, s.weight, s.fresh, s.at = make([]int32, n), make([]int64, n), make([]int64, n), make([]int32, n)
	for i := range n {
		s.lane[i], s.weight[i], s.at[i] = -1, 1, -1
	}
	return s
}

// greedy gives each path in turn the first layer in which it closes no cycle.
func (s *laneSearch) greedy(order []uint32) {
	for _, i := range order {
		l := 0
		for ; ; l++ {
			if l == len(s.layers) {
				s.layers = append(s.layers, newLayer(s.p))
			}
			if s.layers[l].insert(s.p.paths[i]) {
				break
			}
		}
		s.lane[i] = int32(l)
	}
}

// unassign takes a path out of its layer.
func (s *laneSearch) unassign(i uint32) {
	s.layers[s.lane[i]].remove(s.p.paths[i])
	s.lane[i], s.at[i] = -1, int32(len(s.open))
	s.open = append(s.open, i)
}

// assigned notes that a path that was open has a layer.
func (s *laneSearch) assigned(i uint32, l int) {
	at, last := s.at[i], s.open[len(s.open)-1]
	s.open[at], s.at[last] = last, at
	s.open = s.open[:len(s.open)-1]
	s.at[i], s.lane[i] = -1, int32(l)
}

// push adds the path to a layer, and puts out of it those that stand in the way. It
// returns them and what they weigh; ok is false if that is most or more, and then nothing
// has changed.
func (s *laneSearch) push(i uint32, l int, most int64) (out []uint32, cost int64, ok bool) {
	layer := s.layers[l]
	weigh := func(e uint32) int64 {
		weight := int64(0)
		s.work += int64(len(s.p.users[e]))
		for _, u := range s.p.users[e] {
			if s.lane[u] == int32(l) {
				if weight += s.weight[u]; s.fresh[u] > s.step {
					weight += keptFresh
				}
			}
		}
		return weight
	}
	clear := func(e uint32) {
		for _, u := range s.p.users[e] {
			if s.lane[u] == int32(l) {
				layer.remove(s.p.paths[u])
				s.lane[u] = -1
				out = append(out, u)
			}
		}
	}
	if cost, ok = layer.push(s.p.paths[i], most, s.random, &s.work, weigh, clear); !ok {
		s.restore(out, l)
		return nil, 0, false
	}
	return out, cost, true
}

// restore puts paths back that a push had put out.
func (s *laneSearch) restore(out []uint32, l int) {
	for _, u := range out {
		if !s.layers[l].insert(s.p.paths[u]) {
			panic("solver: a path does not go back to where it was") // there was no cycle then
		}
		s.lane[u] = int32(l)
	}
}

// settle gives every open path a layer, putting out others, with so much work at most. It
// tells whether none is left.
func (s *laneSearch) settle(ctx context.Context, work int64) bool {
	for end := s.work + work; len(s.open) > 0 && s.work < end; s.step++ {
		if s.step%64 == 0 && ctx.Err() != nil {
			return false
		}
		i := s.open[s.random.IntN(len(s.open))]
		best, least := -1, int64(1)<<62
		first := s.random.IntN(len(s.layers))
		for k := range s.layers {
			l := (first + k) % len(s.layers)
			out, cost, ok := s.push(i, l, least)
			if !ok {
				continue
			}
			if best, least = l, cost; cost == 0 {
				break
			}
			s.layers[l].remove(s.p.paths[i])
			s.restore(out, l)
		}
		if best < 0 {
			continue
		}
		if least > 0 {
			out, _, ok := s.push(i, best, 1<<62)
			if !ok {
				continue
			}
			for _, u := range out {
				s.weight[u]++
				s.at[u] = int32(len(s.open))
				s.open = append(s.open, u)
			}
		}
		s.assigned(i, best)
		s.fresh[i] = s.step + 10 + int64(s.random.IntN(10))
	}
	return len(s.open) == 0
}

// dissolve empties a layer and leaves it out: its paths are open.
func (s *laneSearch) dissolve(l int) {
	last := len(s.layers) - 1
	for i, k := range s.lane {
		switch int(k) {
		case l:
			s.unassign(uint32(i))
		}
	}
	for i, k := range s.lane {
		if int(k) == last {
			s.lane[i] = int32(l)
		}
	}
	s.layers[l] = s.layers[last]
	s.layers = s.layers[:last]
}

// smallest returns the layer with the fewest paths.
func (s *laneSearch) smallest() int {
	count := make([]int, len(s.layers))
	for _, l := range s.lane {
		if l >= 0 {
			count[l]++
		}
	}
	return slices.Index(count, slices.Min(count))
}
