package learn

import (
	"context"
	"fmt"
	"slices"

	"topocert/certificates/family"
	"topocert/certificates/words"
)

// Limits on the members of which the distances of all pairs are computed.
const (
	pairOrder   = 260
	pairMembers = 24
	pairPoints  = 400 // pairs of one member that terms are tried on
)

// Pairs are terms for distances from any vertex: in the parameters, the coordinates of a vertex,
// and those of the source, whose names are Source.
type Pairs struct {
	*Term
	Source []string
}

// Pairs finds a term for the distance between any two vertices, as Distance does for a root.
func (f *Family) Pairs(ctx context.Context) (*Pairs, error) { return f.PairsOf(ctx, nil, nil) }

// PairsOf finds a term for a number of any two vertices, such as the hops of a router: of gives
// those from one vertex to all, -1 where there is none; nil stands for distances. The conditions on the next hops of a
// router, if it is not nil, tell pairs apart.
func (f *Family) PairsOf(ctx context.Context, router *words.Definition, of func(net *family.Member, from uint32) []int64) (*Pairs, error) {
	var members []*member
	for _, m := range f.everywhere() {
		if m.Order() <= pairOrder {
			members = append(members, m)
		}
	}
	members, _ = spread(members, pairMembers)
	if len(members) == 0 {
		return nil, f.failed("no members of at most %d vertices, want some", pairOrder)
	}
	sources := make(map[*member][]source)
	for _, m := range members {
		for v := range uint32(m.Order()) {
			level := m.levels(v)
			if of != nil {
				level = of(m.Member, v)
			}
			if slices.Contains(level, -1) {
				return nil, f.failed("in %s there is no way from %s to some vertex", m.Name(), m.Label(v))
			}
			sources[m] = append(sources[m], source{m.of(v)[f.params:], level})
		}
		if err := ctx.Err(); err != nil {
			return nil, f.stopped(err)
		}
	}
	from, names := f.further(f, "_from")
	t, err := f.byBlocks(sources, func(block []int) (*Term, error) {
		return f.pairsPart(ctx, members, sources, from, block, f.hopClasses(router, from))
	})
	if err != nil {
		return nil, fmt.Errorf("%w (distance of two vertices)", err)
	}
	return &Pairs{t, names}, nil
}

func (f *Family) pairsPart(ctx context.Context, members []*member, sources map[*member][]source, from []*Term, block []int, by [][]*Term) (*Term, error) {
	var some, all []point
	for i, m := range members {
		var list []point
		for _, s := range sources[m] {
			for _, p := range f.seen(m, s, block) {
				list = append(list, point{slices.Concat(p.values, s.root), p.want})
			}
		}
		all = append(all, scattered(list, pairPoints*10)...)
		if i < 2*len(members)/3+1 {
			some = append(some, scattered(list, max(pairPoints*3/len(members), 12))...)
		}
	}
	stages, first := f.pairAtoms(from, block), f.classes(block, from)[:1]
	if len(block) == f.width() {
		if t, _, _ := f.staged(ctx, some, all, stages[:1], nil); t != nil {
			return t, nil
		}
		for _, classes := range by {
			if t := casewise(classes, all, 1, func(_ *Term, some []point) Tuple { return single(f.linear(some, from)) }).only(); t != nil {
				return t, nil
			}
		}
	}
	t, missed, tried := f.staged(ctx, some, all, stages, first)
	if t != nil {
		return t, nil
	}
	return nil, f.missed(ctx, "no term of %d pieces fits %d of %d pairs", usual().pieces, missed, tried)
}

// linear is a sum, each with a factor, of differences of coordinates, of these, of parameters and 1; nil if points do not
// fit one.
func (f *Family) linear(points []point, from []*Term) *Term {
	var parts []*Term
	for i, u := range from {
		parts = append(parts, apply("abs", minus(f.coordinate(i), u)))
	}
	for i, u := range from {
		parts = append(parts, f.coordinate(i), u)
	}
	for i := range f.params {
		parts = append(parts, f.parameter(i))
	}
	parts = append(parts, number(1))
	s := newSystem(len(parts))
	for _, p := range points {
		row := make([]int64, len(parts), len(parts)+1)
		for i, t := range parts {
			row[i], _ = t.Value(p.values)
		}
		if !s.add(append(row, p.want)) {
			return nil
		}
	}
	factors, divisor, ok := s.solve()
	if !ok || divisor != 1 {
		return nil
	}
	whole := number(0)
	for i, x := range factors {
		if x > 0 {
			whole = add(whole, product(parts[i], number(x)))
		}
	}
	for i, x := range factors {
		if x < 0 {
			whole = minus(whole, product(parts[i], number(-x)))
		}
	}
	return whole
}

// hopClasses are ways to tell pairs apart, by one or two of the comparisons in the conditions on a router's next hops that
// stand there most often.
func (f *Family) hopClasses(router *words.Definition, from []*Term) (list [][]*Term) {
	const most = 4
	if router == nil {
		return nil
	}
	r, route := &reader{in: router, scope: make(map[string]*Term)}, router.Body.Route
	for i, name := range route.Params {
		r.scope[name] = f.parameter(i)
	}
	for i := range from {
		r.scope[route.From[i]], r.scope[route.To[i]] = from[i], f.coordinate(i)
	}
	var by [][2]*Term
	count := make(map[string]int)
	for _, hop := range router.Body.Next {
		for _, c := range hop.If {
			t, err := r.term(c)
			if err != nil {
				continue
			}
			for _, c := range conjuncts(t) {
				other := opposite(c)
				if other == nil {
					continue
				}
				i := slices.IndexFunc(by, func(pair [2]*Term) bool { return pair[0].equal(c) || pair[1].equal(c) })
				if i < 0 {
					i, by = len(by), append(by, [2]*Term{c, other})
				}
				count[by[i][0].String()]++
			}
		}
	}
	slices.SortStableFunc(by, func(a, b [2]*Term) int { return count[b[0].String()] - count[a[0].String()] })
	by = by[:min(most, len(by))]
	for _, a := range by {
		list = append(list, a[:])
	}
	for i, a := range by {
		for j, b := range by {
			if i != j {
				list = append(list, []*Term{both(a[0], b[0]), both(a[0], b[1]), a[1]})
			}
		}
	}
	return list
}

// opposite is the comparison that holds where one does not; nil of others.
func opposite(t *Term) *Term {
	op := map[string]string{"==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}[t.op]
	if op == "" {
		return nil
	}
	return apply(op, t.args...)
}

// pairAtoms are what forms for two vertices are made of, at several stages.
func (f *Family) pairAtoms(from []*Term, block []int) [][][]atom {
	var apart, raw, params, odd, steps []atom
	for a, i := range block {
		x, u := f.coordinate(i), from[i]
		apart = append(apart, atom{apply("abs", minus(x, u)), 1, 2})
		raw = append(raw, atom{x, 1, 2}, atom{u, 1, 2})
		odd = append(odd, atom{mod(x, number(2)), 2, 2}, atom{mod(u, number(2)), 2, 2}, atom{mod(add(x, u), number(2)), 2, 2})
		for _, j := range block[:a] {
			odd = append(odd, atom{mod(add(f.coordinate(j), x), number(2)), 2, 2}, atom{mod(add(from[j], u), number(2)), 2, 2})
			d := minus(f.coordinate(j), from[j])
			odd = append(odd, atom{apply("abs", minus(d, minus(x, u))), 2, 1})
		}
		for _, k := range f.steps() {
			d := apply("abs", minus(x, u))
			steps = append(steps, atom{floor(d, k), 2, 1}, atom{mod(d, number(k)), 2, 2},
				atom{floor(minus(f.side(i), d), k), 3, 1}, atom{mod(minus(f.side(i), d), number(k)), 3, 2})
		}
	}
	for p := range f.params {
		params = append(params, atom{f.parameter(p), 1, 2})
	}
	stages := [][]atom{slices.Concat(apart, params), slices.Concat(apart, params, odd)}
	if len(steps) > 0 {
		stages = append(stages, slices.Concat(apart, params, steps))
		if len(block) > 1 {
			stages = append(stages, slices.Concat(apart, raw, params, steps))
		}
	}
	stages = append(stages, slices.Concat(raw, params), slices.Concat(raw, params, odd))
	var list [][][]atom
	for _, s := range stages {
		list = append(list, [][]atom{s})
	}
	return list
}
