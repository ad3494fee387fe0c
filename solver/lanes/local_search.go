package lanes

import (
	"context"
	"iter"
	"math/rand/v2"
	"slices"
)

// noCost is more than any set of messages weighs.
const noCost = 1 << 62

// tabuWeight is the penalty of a tabu item, one that was placed a short time ago: as a rule more
// than all others weigh together.
const tabuWeight = 1 << 20

// tabuTenure draws the number of steps for which an item is tabu.
func tabuTenure(random *rand.Rand) int64 { return 10 + int64(random.IntN(10)) }

// openSet holds what a search is still to place, of the numbers below a limit.
type openSet struct {
	list []uint32
	at   []int32 // the place of each in list; −1 if it is not there
}

func newOpenSet(limit int) *openSet {
	return &openSet{at: slices.Repeat([]int32{-1}, limit)}
}

func (o *openSet) has(i uint32) bool { return o.at[i] >= 0 }

func (o *openSet) put(i uint32) {
	o.at[i] = int32(len(o.list))
	o.list = append(o.list, i)
}

func (o *openSet) drop(i uint32) {
	last := len(o.list) - 1
	o.swap(int(o.at[i]), last)
	o.list, o.at[i] = o.list[:last], -1
}

// swap exchanges two places of the list.
func (o *openSet) swap(i, j int) {
	o.list[i], o.list[j] = o.list[j], o.list[i]
	o.at[o.list[i]], o.at[o.list[j]] = int32(i), int32(j)
}

func (o *openSet) draw(random *rand.Rand) uint32 { return o.list[random.IntN(len(o.list))] }

// mover is what tells the two searches apart: of paths with numbers, or of messages.
type mover interface {
	// ways yields the ways that an item may go now, in the order in which they are tried, each with
	// its path, which stands until the next.
	ways(i uint32) iter.Seq2[uint32, []uint32]
	// take takes an item out of its layer, and restore puts some back that were taken out for another.
	take(i uint32)
	restore(out []uint32, l int)
	// placed notes that an item went its way, into a layer.
	placed(i, way uint32, l int, path []uint32)
}

// ejecting is tabu search with ejections: it places items in layers.
type ejecting struct {
	mover
	layers []*layer
	lane   []int32    // of each, once it is placed; −1 for none
	weight []int64    // of each: how often it was put out, and one
	tabu   []int64    // the step until which one is not put out lightly
	users  [][]uint32 // of each dependency
	open   *openSet   // those without a lane
	random *rand.Rand
	step   int64
	work   int64 // dependencies and paths that were looked at
}

func newEjecting(n int, seed, stream uint64) ejecting {
	return ejecting{lane: make([]int32, n), weight: slices.Repeat([]int64{1}, n), tabu: make([]int64, n), open: newOpenSet(n), random: rand.New(rand.NewPCG(seed, stream))}
}

// insertEjecting adds a path to a layer. Where that would close a cycle, it ejects the paths that have
// the lightest of the cycle's dependencies, one that is not the path's own. It returns what went and
// what that weighs, all together; ok is false if that is most or more, and then it is put back, and
// nothing has changed.
func (s *ejecting) insertEjecting(path []uint32, l int, most int64) (out []uint32, cost int64, ok bool) {
	layer := s.layers[l]
	for h := 0; h < len(path); {
		cycle := layer.add(path[h])
		s.work += 1 + int64(len(layer.forward)+len(layer.back))
		if cycle == nil {
			h++
			continue
		}
		best, least := uint32(0), int64(-1)
		for _, e := range cycle {
			if slices.Contains(path, e) {
				continue
			}
			if weight := s.weigh(e, l); least < 0 || weight < least || weight == least && s.random.IntN(2) == 0 {
				best, least = e, weight
			}
		}
		if cost += least; least < 0 || cost >= most {
			layer.remove(path[:h])
			s.restore(out, l)
			return nil, 0, false
		}
		for _, u := range slices.Clone(s.users[best]) {
			if s.lane[u] == int32(l) {
				s.take(u)
				out = append(out, u)
			}
		}
	}
	return out, cost, true
}

// weigh tells what the paths of a layer weigh that have a dependency.
func (s *ejecting) weigh(e uint32, l int) int64 {
	weight := int64(0)
	s.work += int64(len(s.users[e]))
	for _, u := range s.users[e] {
		if s.lane[u] == int32(l) {
			if weight += s.weight[u]; s.tabu[u] > s.step {
				weight += tabuWeight
			}
		}
	}
	return weight
}

// search gives every open item a layer, ejecting others, with so much work at most. It tells whether none is left.
func (s *ejecting) search(ctx context.Context, work int64) bool {
	var best []uint32
	for end := s.work + work; len(s.open.list) > 0 && s.work < end; s.step++ {
		if s.step%64 == 0 && ctx.Err() != nil {
			return false
		}
		i := s.open.draw(s.random)
		least, lane, way := int64(noCost), -1, uint32(0)
		first := s.random.IntN(len(s.layers))
	ways:
		for w, path := range s.ways(i) {
			for k := range s.layers {
				l := (first + k) % len(s.layers)
				out, cost, ok := s.insertEjecting(path, l, least)
				if !ok {
					continue
				}
				least, lane, way, best = cost, l, w, append(best[:0], path...)
				if cost == 0 { // it stays there
					break ways
				}
				s.layers[l].remove(path)
				s.restore(out, l)
			}
		}
		if lane < 0 {
			continue
		}
		var out []uint32
		if least > 0 {
			var ok bool
			if out, _, ok = s.insertEjecting(best, lane, noCost); !ok {
				continue
			}
		}
		for _, u := range out {
			s.weight[u]++
			s.open.put(u)
		}
		s.open.drop(i)
		s.lane[i] = int32(lane)
		s.tabu[i] = s.step + tabuTenure(s.random)
		s.placed(i, way, lane, best)
	}
	return len(s.open.list) == 0
}

// localSearch assigns paths to layers.
type localSearch struct {
	ejecting
	p *problem
}

func newLocalSearch(p *problem, seed uint64) *localSearch {
	s := &localSearch{newEjecting(len(p.paths), seed, 12), p}
	s.mover, s.users = s, p.users
	return s
}

// greedy gives each path in turn the first layer in which it closes no cycle, unless the
// context ends before.
func (s *localSearch) greedy(ctx context.Context, order []uint32) error {
	for k, i := range order {
		if k%64 == 0 && ctx.Err() != nil {
			return ctx.Err()
		}
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
	return nil
}

// take takes a path out of its layer.
func (s *localSearch) take(i uint32) {
	s.layers[s.lane[i]].remove(s.p.paths[i])
	s.lane[i] = -1
}

// restore puts paths back that a push had put out.
func (s *localSearch) restore(out []uint32, l int) {
	for _, u := range out {
		if !s.layers[l].insert(s.p.paths[u]) {
			panic("solver: a path does not go back to where it was") // there was no cycle then
		}
		s.lane[u] = int32(l)
	}
}

// ways yields the one that a path is.
func (s *localSearch) ways(i uint32) iter.Seq2[uint32, []uint32] {
	return func(yield func(uint32, []uint32) bool) { yield(0, s.p.paths[i]) }
}

func (s *localSearch) placed(uint32, uint32, int, []uint32) {}

// dissolve empties a layer and leaves it out: its paths are open.
func (s *localSearch) dissolve(l int) {
	last := len(s.layers) - 1
	for i, k := range s.lane {
		if int(k) == l {
			s.take(uint32(i))
			s.open.put(uint32(i))
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
func (s *localSearch) smallest() int {
	count := make([]int, len(s.layers))
	for _, l := range s.lane {
		if l >= 0 {
			count[l]++
		}
	}
	return slices.Index(count, slices.Min(count))
}
