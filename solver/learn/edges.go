package learn

import (
	"context"
	"slices"
)

// EdgeMaps finds automorphisms that take the link from the root along the first neighbour of the text to that
// from any vertex along any neighbour, whose number has a name behind the target's: each coordinate becomes the
// target's and a sum of coordinates, each 1, 0 or -1 times.
func (f *Family) EdgeMaps(ctx context.Context, root Tuple) (*Maps, error) {
	s, names := f.newMapper()
	name := f.fresh("number_to")
	whole, by := &Maps{Target: append(names, name)}, slot(len(f.names)+len(names), name)
	origin := s.begin(root) == nil && !slices.ContainsFunc(root, func(t *Term) bool { return !t.is(0) })
	for i := range s.width() {
		origin = origin && s.fixed(s.side(i))
	}
	for j := len(f.items) - 1; j >= 0 && origin; j-- {
		to, back := s.link(ctx, j)
		if to == nil {
			break
		}
		if whole.add(apply("==", by, number(int64(j+1))), to, back); j == 0 {
			return whole, nil
		}
	}
	return nil, f.missed(ctx, "no sums of coordinates take a link to every link")
}

// link finds maps to the links along a neighbour of the text, and their inverses.
func (s *mapper) link(ctx context.Context, item int) (to, back Tuple) {
	trials := s.trials(nil)
	var first, last []uint32 // where the links of the root and of its image lead, of each trial
	for _, one := range trials {
		target := one.from.Find(one.values[0][len(s.names):])
		first, last = append(first, one.from.image(s.items[0], s.roots[one.from])), append(last, one.from.image(s.items[item], target))
	}
	columns := make([][]*Term, s.width())
	for i := range columns {
		for _, x := range s.signed(s.coordinate) {
			t := mod(add(s.target[i], x), s.side(i))
			if !slices.ContainsFunc(upTo(len(trials)), func(n int) bool {
				one := trials[n]
				if first[n] == none || last[n] == none {
					return true
				}
				y, ok := t.Value(one.values[first[n]])
				return !ok || y != one.from.of(last[n])[s.params+i]
			}) {
				columns[i] = append(columns[i], t)
			}
		}
	}
	return trials.find(ctx, columns, s.width(), func(i int) (list []*Term) {
		for _, x := range s.signed(func(j int) *Term { return minus(s.coordinate(j), s.target[j]) }) {
			list = append(list, mod(x, s.side(i)))
		}
		return list
	}, func(values, image []int64) []int64 {
		return slices.Concat(values[:s.params], image, values[len(s.names):])
	})
}

// signed are sums of terms, of each 1, 0 or -1 times, those of few first; but not 0.
func (s *mapper) signed(term func(j int) *Term) []*Term {
	list, few := []*Term{nil}, []int{0}
	for j := range s.width() {
		for n := range len(list) {
			x := term(j)
			sums := []*Term{x, minus(number(0), x)}
			if list[n] != nil {
				sums = []*Term{add(list[n], x), minus(list[n], x)}
			}
			list, few = append(list, sums...), append(few, few[n]+1, few[n]+1)
		}
	}
	order := upTo(len(list))[1:]
	slices.SortStableFunc(order, func(a, b int) int { return few[a] - few[b] })
	sorted := make([]*Term, len(order))
	for i, n := range order {
		sorted[i] = list[n]
	}
	return sorted
}

// EdgeColours finds a colouring of the links with k colours, 0 … k-1, as a term that has a name for the number of
// the neighbour of the text along which a link leads: for each of these a sum of coordinates modulo 2 and more, or
// modulo k; at the end of a ring, and perhaps at its beginning, another.
func (f *Family) EdgeColours(ctx context.Context, k int64) (colour *Term, link string, err error) {
	link = f.fresh("link")
	by, list := slot(len(f.names), link), f.edgeColours(k)
	var extend func(before []*Term) *Term
	extend = func(before []*Term) *Term {
		for _, t := range list {
			with := append(slices.Clip(before), t)
			if ctx.Err() != nil || !f.colourLinks(with, k) {
				continue
			}
			if len(with) == len(f.items) {
				return t
			}
			if rest := extend(with); rest != nil {
				return cond(apply("==", by, number(int64(len(with)))), t, rest)
			}
		}
		return nil
	}
	if colour = extend(nil); colour == nil {
		err = f.missed(ctx, "no sums of coordinates colour the links with %d colours", k)
	}
	return colour, link, err
}

// colourLinks tells whether terms are fewer than k for the links along the first neighbours of the text, and differ
// where these share an end.
func (f *Family) colourLinks(list []*Term, k int64) bool {
	for _, m := range f.everywhere() {
		ok, ends := true, make(map[[2]int64]uint32) // where the link of a vertex with a colour leads
		for j, t := range list {
			m.links(f.items[j], func(v, u uint32) {
				c, has := t.Value(m.of(v))
				ok = ok && has && 0 <= c && c < k
				for range 2 {
					at := [2]int64{int64(v), c}
					is, met := ends[at]
					ends[at], ok = u, ok && (!met || is == u)
					v, u = u, v
				}
			})
		}
		if !ok {
			return false
		}
	}
	return true
}

// edgeColours are the terms that are tried.
func (f *Family) edgeColours(k int64) (list []*Term) {
	var parities []*Term
	for _, s := range f.sums(2)[1:] {
		parities = append(parities, mod(s, number(2)))
	}
	for c := range k {
		list = append(list, number(c))
		for _, t := range parities {
			if c < k-1 {
				list = append(list, add(t, number(c)))
			}
		}
	}
	for _, s := range f.sums(k)[1:] {
		list = append(list, mod(s, number(k)))
	}
	plain := slices.Clone(list)
	for i := range f.width() {
		last, first := apply("==", f.coordinate(i), f.ranges[i].High), apply("==", f.coordinate(i), f.ranges[i].Low)
		for c := range k {
			for _, t := range plain {
				list = append(list, cond(last, number(c), t))
			}
		}
		for c := range k * k {
			for _, t := range parities {
				list = append(list, cond(last, t, cond(first, number(c/k), number(c%k))))
			}
		}
	}
	return list
}
