package learn

import (
	"context"
	"iter"
	"slices"
)

// morphism is what a map is tried on that takes links to links.
type morphism []trial

// trial is a member, the one to which it is mapped, which has as many links, and what the map's terms
// are in, of each vertex: parameters, coordinates and more.
type trial struct {
	from, to *member
	values   [][]int64
}

func newTrial(from, to *member, more []int64) trial {
	t := trial{from: from, to: to}
	for v := range uint32(from.Order()) {
		t.values = append(t.values, slices.Concat(from.of(v), more))
	}
	return t
}

// find finds a map, of the terms that each coordinate may become, and the tuple, of so many
// coordinates, that takes images back, by the terms that each may be then. Those are in what turned
// makes of a vertex's values and the coordinates of its image.
func (s morphism) find(ctx context.Context, columns [][]*Term, width int, returns func(i int) []*Term, turned func(values, image []int64) []int64) (to, back Tuple) {
	for to := range choices(columns) {
		if ctx.Err() != nil {
			break
		}
		if slices.ContainsFunc(s, func(t trial) bool { return !t.isomorphism(to) }) {
			continue
		}
		if back := s.inverse(to, width, returns, turned); back != nil {
			return to, back
		}
	}
	return nil, nil
}

// choices are the tuples with a term of each column, the last column's the fastest.
func choices(columns [][]*Term) iter.Seq[Tuple] {
	tuple := make(Tuple, len(columns))
	var walk func(i int, yield func(Tuple) bool) bool
	walk = func(i int, yield func(Tuple) bool) bool {
		if i == len(columns) {
			return yield(slices.Clone(tuple))
		}
		for _, t := range columns[i] {
			if tuple[i] = t; !walk(i+1, yield) {
				return false
			}
		}
		return true
	}
	return func(yield func(Tuple) bool) { walk(0, yield) }
}

// isomorphism tells whether a tuple is one.
func (t *trial) isomorphism(tuple Tuple) bool {
	image, taken := make([]uint32, len(t.values)), make([]bool, len(t.values))
	c := make([]int64, 0, len(tuple))
	for v, values := range t.values {
		list, ok := tuple.into(c, values)
		if !ok {
			return false
		}
		u := t.to.Find(list)
		if u == none || taken[u] {
			return false
		}
		image[v], taken[u] = u, true
		for _, w := range t.from.Neighbors(uint32(v)) {
			if int(w) < v && !t.to.adjacent(u, image[w]) {
				return false
			}
		}
	}
	return true
}

// inverse finds the tuple that takes images back, each coordinate by itself.
func (s morphism) inverse(to Tuple, width int, returns func(i int) []*Term, turned func(values, image []int64) []int64) Tuple {
	var list, from [][]int64
	for _, t := range s {
		for v, values := range t.values {
			c, _ := to.Values(values)
			list, from = append(list, turned(values, c)), append(from, t.from.of(uint32(v))[len(t.from.params):])
		}
	}
	back := make(Tuple, width)
	for i := range back {
		candidates := returns(i)
		k := slices.IndexFunc(candidates, func(t *Term) bool {
			for n, values := range list {
				if x, ok := t.Value(values); !ok || x != from[n][i] {
					return false
				}
			}
			return true
		})
		if k < 0 {
			return nil
		}
		back[i] = candidates[k]
	}
	return back
}
