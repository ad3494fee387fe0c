package automata

import (
	"cmp"
	"context"
	"encoding/binary"
	"fmt"
	"slices"

	"topocert/certificates/automata"
)

// Failed says that a condition is not shown: at a word of letters for which no run is left that is light enough, or since there are
// too many nodes.
type Failed struct {
	What string
	Word []int // nil where there are too many
}

func (f *Failed) Error() string {
	if f.Word == nil {
		return f.What + ": too many nodes"
	}
	return fmt.Sprintf("%s: not behind the letters %v", f.What, f.Word)
}

// How many nodes there may be; and how many at first, where there are other ways.
const (
	maxNodes = 40_000
	fewNodes = 500
)

// searching is the search for the nodes of a condition.
type searching struct {
	u, x   automata.Machine
	excess int64
	clamp  int64
	useful map[[2]int64]bool // states of u and x that runs on one word reach, and from which both may end on one
	nodes  []automata.Node
	index  map[string]int64
	of     map[int64][]int64 // the nodes of a state
	from   []int64
	by     []int
}

// search finds the nodes of a condition. From each it goes on with the bounds that are known, none above a number, and those below its
// contrary raised to that; a node is taken that asks for less, where there is one.
func search(ctx context.Context, c automata.Condition, clamp int64, most int) error {
	s := &searching{u: c.U, x: c.X, excess: c.Excess, clamp: clamp, index: make(map[string]int64), of: make(map[int64][]int64)}
	s.pairs()
	var firsts []int64
	for _, m := range s.u.Starts {
		known := make(map[int64]int64)
		for _, t := range s.x.Starts {
			keep(known, t.To, t.Weight)
		}
		firsts = append(firsts, s.node(m, known, -1, 0))
	}
	for i := int64(0); i < int64(len(s.nodes)); i++ {
		switch {
		case !s.fine(i):
			return &Failed{c.What, s.word(i)}
		case len(s.nodes) > most:
			return &Failed{c.What, nil}
		case i%64 == 0 && ctx.Err() != nil:
			return ctx.Err()
		}
		for letter := range s.u.Letters {
			moves := s.u.Moves(s.nodes[i].At, letter)
			if len(moves) == 0 {
				continue
			}
			known := s.onward(s.nodes[i].Bounds, letter)
			for _, m := range moves {
				s.nodes[i].Arcs = append(s.nodes[i].Arcs, s.node(m, known, i, letter))
			}
		}
	}
	*c.Proof = s.smaller(firsts)
	return nil
}

// keep notes the least weight of a state.
func keep(known map[int64]int64, to, weight int64) {
	if w, is := known[to]; !is || weight < w {
		known[to] = weight
	}
}

// onward are the bounds that are known behind a letter, without the weight of u's move.
func (s *searching) onward(bounds []automata.Move, letter int) map[int64]int64 {
	known := make(map[int64]int64)
	for _, b := range bounds {
		for _, t := range s.x.Moves(b.To, letter) {
			keep(known, t.To, b.Weight+t.Weight)
		}
	}
	return known
}

// node is one for where a move leads.
func (s *searching) node(m automata.Move, known map[int64]int64, from int64, by int) int64 {
	var bounds []automata.Move
	for t, w := range known {
		if w -= m.Weight; w <= s.clamp && s.useful[[2]int64{m.To, t}] {
			bounds = append(bounds, automata.Move{To: t, Weight: max(w, -s.clamp)})
		}
	}
	slices.SortFunc(bounds, func(a, b automata.Move) int { return cmp.Compare(a.To, b.To) })
	key := nodeKey(m.To, bounds)
	if i, is := s.index[key]; is {
		return i
	}
	for _, i := range s.of[m.To] {
		if weaker(s.nodes[i].Bounds, bounds) {
			s.index[key] = i
			return i
		}
	}
	i := int64(len(s.nodes))
	s.index[key], s.of[m.To] = i, append(s.of[m.To], i)
	s.nodes, s.from, s.by = append(s.nodes, automata.Node{At: m.To, Bounds: bounds}), append(s.from, from), append(s.by, by)
	return i
}

func nodeKey(at int64, bounds []automata.Move) string {
	key := binary.AppendVarint(nil, at)
	for _, b := range bounds {
		key = binary.AppendVarint(binary.AppendVarint(key, b.To), b.Weight)
	}
	return string(key)
}

// weaker tells whether bounds follow from others; both are by increasing states.
func weaker(bounds, others []automata.Move) bool {
	for _, b := range bounds {
		i, is := slices.BinarySearchFunc(others, b.To, func(o automata.Move, t int64) int { return cmp.Compare(o.To, t) })
		if !is || others[i].Weight > b.Weight {
			return false
		}
	}
	return true
}

// fine tells whether a node may stay: if u ends there, some run does that is light enough; and if u may end later there are bounds.
func (s *searching) fine(i int64) bool {
	n := s.nodes[i]
	if len(n.Bounds) == 0 {
		return !s.useful[[2]int64{n.At, -1}]
	}
	e, may := s.u.Ends(n.At)
	return !may || slices.ContainsFunc(n.Bounds, func(b automata.Move) bool { return s.ends(b, e) })
}

func (s *searching) ends(b automata.Move, e int64) bool {
	f, may := s.x.Ends(b.To)
	return may && b.Weight+f-e <= s.excess
}

func (s *searching) word(i int64) []int {
	word := []int{}
	for ; s.from[i] >= 0; i = s.from[i] {
		word = append(word, s.by[i])
	}
	slices.Reverse(word)
	return word
}

// pairs finds what is useful; a state of u from which it may end at all is so with -1.
func (s *searching) pairs() {
	s.useful = make(map[[2]int64]bool)
	seen := make(map[[2]int64]bool)
	before := make(map[[2]int64][][2]int64)
	var list [][2]int64
	reach := func(from, to [2]int64) {
		before[to] = append(before[to], from)
		if !seen[to] {
			seen[to] = true
			list = append(list, to)
		}
	}
	nowhere := [2]int64{-1, -1}
	for _, m := range s.u.Starts {
		reach(nowhere, [2]int64{m.To, -1})
		for _, t := range s.x.Starts {
			reach(nowhere, [2]int64{m.To, t.To})
		}
	}
	var ends [][2]int64
	for i := 0; i < len(list); i++ {
		p := list[i]
		_, may := s.u.Ends(p[0])
		also := p[1] < 0
		if !also {
			_, also = s.x.Ends(p[1])
		}
		if may && also {
			ends = append(ends, p)
		}
		for letter := range s.u.Letters {
			moves := s.u.Moves(p[0], letter)
			if len(moves) == 0 {
				continue
			}
			others := []automata.Move{{To: -1}}
			if p[1] >= 0 {
				others = s.x.Moves(p[1], letter)
			}
			for _, m := range moves {
				for _, t := range others {
					reach(p, [2]int64{m.To, t.To})
				}
			}
		}
	}
	for len(ends) > 0 {
		p := ends[len(ends)-1]
		ends = ends[:len(ends)-1]
		if s.useful[p] || p == nowhere {
			continue
		}
		s.useful[p] = true
		ends = append(ends, before[p]...)
	}
}

// smaller leaves out bounds on which none rests, then nodes that ask for more than others of their state, and what is
// not reached.
func (s *searching) smaller(firsts []int64) automata.Nodes {
	s.needed()
	replaced := make([]int64, len(s.nodes))
	byState := make(map[int64][]int64)
	for i := range s.nodes {
		byState[s.nodes[i].At] = append(byState[s.nodes[i].At], int64(i))
	}
	for _, list := range byState {
		slices.SortStableFunc(list, func(a, b int64) int {
			return cmp.Compare(len(s.nodes[a].Bounds), len(s.nodes[b].Bounds))
		})
		var kept []int64
		for _, i := range list {
			replaced[i] = i
			for _, j := range kept {
				if weaker(s.nodes[j].Bounds, s.nodes[i].Bounds) {
					replaced[i] = j
					break
				}
			}
			if replaced[i] == i {
				kept = append(kept, i)
			}
		}
	}
	number := make(map[int64]int64)
	var order []int64
	renumber := func(list []int64) (renumbered []int64) {
		for _, i := range list {
			i = replaced[i]
			if _, is := number[i]; !is {
				number[i] = int64(len(order))
				order = append(order, i)
			}
			renumbered = append(renumbered, number[i])
		}
		return renumbered
	}
	proof := automata.Nodes{Firsts: renumber(firsts)}
	for at := 0; at < len(order); at++ {
		n := s.nodes[order[at]]
		n.Arcs = renumber(n.Arcs)
		proof.List = append(proof.List, n)
	}
	return proof
}

// needed leaves the bounds by which runs end, and those from which needed ones follow.
func (s *searching) needed() {
	type arc struct {
		from   int64
		letter int
		weight int64
	}
	type need struct {
		node int64
		to   int64
	}
	into := make([][]arc, len(s.nodes))
	is := make([]map[int64]bool, len(s.nodes))
	var list []need
	needs := func(i, to int64) {
		if !is[i][to] {
			is[i][to] = true
			list = append(list, need{i, to})
		}
	}
	for i, n := range s.nodes {
		is[i] = make(map[int64]bool)
		arcs := n.Arcs
		for letter := range s.u.Letters {
			for _, m := range s.u.Moves(n.At, letter) {
				into[arcs[0]] = append(into[arcs[0]], arc{int64(i), letter, m.Weight})
				arcs = arcs[1:]
			}
		}
		if e, may := s.u.Ends(n.At); may {
			best := slices.MinFunc(n.Bounds, func(a, b automata.Move) int {
				return cmp.Compare(s.over(a, e), s.over(b, e))
			})
			needs(int64(i), best.To)
		}
	}
	for len(list) > 0 {
		n := list[len(list)-1]
		list = list[:len(list)-1]
		bounds := s.nodes[n.node].Bounds
		at := slices.IndexFunc(bounds, func(b automata.Move) bool { return b.To == n.to })
		for _, a := range into[n.node] {
			best, lightest, has := int64(0), int64(0), false
			for _, b := range s.nodes[a.from].Bounds {
				for _, t := range s.x.Moves(b.To, a.letter) {
					w := b.Weight + t.Weight - a.weight
					if t.To != n.to || w > bounds[at].Weight {
						continue
					}
					if is[a.from][b.To] {
						best, has, lightest = b.To, true, -1<<40
					} else if !has || w < lightest {
						best, has, lightest = b.To, true, w
					}
				}
			}
			needs(a.from, best)
		}
	}
	for i := range s.nodes {
		s.nodes[i].Bounds = slices.DeleteFunc(s.nodes[i].Bounds, func(b automata.Move) bool { return !is[i][b.To] })
	}
}

// over is how much heavier a run is that ends, at least; much for one that does not.
func (s *searching) over(b automata.Move, e int64) int64 {
	if f, may := s.x.Ends(b.To); may {
		return b.Weight + f - e
	}
	return 1 << 40
}
