package learn

import (
	"context"
	"iter"
	"slices"
)

// Maps are automorphisms that take a root to any vertex. The terms of Map are in the
// parameters, the coordinates of a vertex and those of the root's image, whose names are
// Target; Inverse takes the vertex back, with the same names.
type Maps struct {
	Map, Inverse Tuple
	Target       []string
}

// Limits on the search for maps.
const (
	mapOrder   = 150 // vertices of members on which they are tried, as many as fit
	mapMembers = 14
	mapTargets = 10 // images of the root in one member
)

// mapper looks for maps.
type mapper struct {
	*Family
	root    Tuple
	members []*member
	roots   map[*member]uint32
	target  []*Term // the coordinates of the root's image
	fixed   []int   // the coordinates that maps leave as they are
}

// further names the coordinates of a further vertex, of a family.
func (f *Family) further(of *Family, suffix string) (terms []*Term, names []string) {
	for i, name := range of.names[of.params:] {
		name = f.fresh(name + suffix)
		names = append(names, name)
		terms = append(terms, slot(len(f.names)+i, name))
	}
	return terms, names
}

// fresh is a name that the family's variables have not.
func (f *Family) fresh(name string) string {
	for slices.Contains(f.names, name) {
		name += "_"
	}
	return name
}

// Maps finds maps: each coordinate is turned or reflected by the image of the root, perhaps with
// a step more where another coordinate goes around; perhaps with cases by the root's image.
func (f *Family) Maps(ctx context.Context, root Tuple) (*Maps, error) {
	s, names := f.newMapper()
	s.root = root
	for _, m := range s.members {
		if s.roots[m] = m.vertex(root); s.roots[m] == none || len(root) != f.width() {
			return nil, f.failed("the root %s is no vertex of %s", root, m.Name())
		}
	}
	if m := s.irregular(); m != nil {
		return nil, f.failed("not all vertices of %s have the same distances: it is not vertex-transitive", m.Name())
	}
	for _, by := range s.selectors() {
		var whole *Maps
		for _, c := range by {
			if err := ctx.Err(); err != nil {
				return nil, f.stopped(err)
			}
			to, back := s.find(ctx, c)
			if to == nil {
				whole = nil
				break
			}
			if whole == nil {
				whole = &Maps{to, back, names}
				continue
			}
			for j := range to {
				whole.Map[j] = cond(c, to[j], whole.Map[j])
				whole.Inverse[j] = cond(c, back[j], whole.Inverse[j])
			}
		}
		if whole != nil {
			return whole, nil
		}
	}
	return nil, f.failed("no turns and reflections of coordinates take %s to every vertex", root)
}

// irregular returns a member with vertices of different eccentricities or degrees.
func (s *mapper) irregular() *member {
	for _, m := range s.members {
		profile := func(v uint32) []int64 {
			level := m.levels(v)
			slices.Sort(level)
			return level
		}
		first := profile(0)
		for v := range uint32(m.Order()) {
			if !slices.Equal(profile(v), first) {
				return m
			}
		}
	}
	return nil
}

// selectors are the ways to tell images of the root apart; nil is a condition that always holds.
func (s *mapper) selectors() [][]*Term {
	list := [][]*Term{{nil}}
	even := func(t *Term) []*Term {
		return []*Term{apply("==", mod(t, number(2)), number(1)), apply("==", mod(t, number(2)), number(0))}
	}
	if len(s.target) > 1 {
		list = append(list, even(sum(s.target)))
	}
	for i, t := range s.target {
		for _, u := range s.target[:i] {
			if len(s.target) > 2 {
				list = append(list, even(add(u, t)))
			}
		}
	}
	for i, t := range s.target {
		side := s.side(i)
		if side.op == numeral && side.x <= 8 {
			var cases []*Term
			for c := side.x - 1; c >= 0; c-- {
				cases = append(cases, apply("==", t, number(c)))
			}
			list = append(list, cases)
		} else {
			list = append(list, even(t))
		}
	}
	return list
}

// turns are what the coordinate i may become.
func (s *mapper) turns(i int) []*Term {
	x, t, side := s.coordinate(i), s.target[i], s.side(i)
	if slices.Contains(s.fixed, i) {
		return []*Term{x}
	}
	if !s.constant(side) && !s.inParameters(side) {
		return []*Term{x}
	}
	turn := minus(add(x, t), s.root[i])
	back := minus(add(t, s.root[i]), x)
	if s.root[i].is(0) {
		back = minus(t, x)
	}
	list := []*Term{mod(turn, side), mod(back, side)}
	for j := range s.width() {
		other := s.side(j)
		if j == i || !s.root[j].is(0) || !s.constant(other) && !s.inParameters(other) {
			continue
		}
		for _, around := range s.around(j) {
			for _, a := range s.addends() {
				for _, base := range []*Term{turn, back} {
					for _, shifted := range []*Term{add(base, a), minus(base, a)} {
						list = append(list, cond(around, mod(base, side), mod(shifted, side)))
					}
				}
			}
		}
	}
	for j := range s.width() {
		if j != i { // what one coordinate adds to another, as in a semidirect product
			y, u := s.coordinate(j), s.target[j]
			for _, p := range []*Term{apply("*", t, y), apply("*", x, u), apply("*", y, u)} {
				list = append(list, mod(add(turn, p), side), mod(minus(turn, p), side))
			}
			for _, p := range []*Term{y, u} {
				list = append(list, mod(add(turn, p), side), mod(minus(turn, p), side))
			}
		}
	}
	return list
}

// around are the conditions that coordinate j does not go around when it is turned, or when it
// is reflected.
func (s *mapper) around(j int) []*Term {
	y, u := s.coordinate(j), s.target[j]
	return []*Term{apply("<", add(y, u), s.side(j)), apply("<=", y, u)}
}

// trial is a member with images of the root.
type trial struct {
	m       *member
	values  [][]int64 // of parameters, coordinates and the root's image, of every vertex, for each image
	targets []uint32
}

// trials are what maps are tried on, where a condition on the root's image holds.
func (s *mapper) trials(c *Term) []trial {
	var list []trial
	for _, m := range s.members {
		one := trial{m: m}
		var fitting []uint32
		for v := range uint32(m.Order()) {
			values := append(slices.Clone(m.of(0)), m.of(v)[s.params:]...)
			if c == nil || c.holds(values) {
				fitting = append(fitting, v)
			}
		}
		for _, t := range scattered(fitting, mapTargets) {
			one.targets = append(one.targets, t)
			for v := range uint32(m.Order()) {
				one.values = append(one.values, append(slices.Clone(m.of(v)), m.of(t)[s.params:]...))
			}
		}
		if len(one.targets) > 0 {
			list = append(list, one)
		}
	}
	return list
}

// find finds maps for the root's images where a condition holds, and their inverses.
func (s *mapper) find(ctx context.Context, c *Term) (to, back Tuple) {
	trials := s.trials(c)
	if len(trials) == 0 {
		return nil, nil
	}
	columns := make([][]*Term, s.width())
	for i := range columns {
		for _, t := range s.turns(i) {
			if s.starts(trials, t, i) {
				columns[i] = append(columns[i], t)
			}
		}
	}
	for to := range choices(columns) {
		if ctx.Err() != nil {
			break
		}
		if s.automorphism(trials, to) {
			if back := s.inverse(trials, to); back != nil {
				return to, back
			}
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

// starts tells whether coordinate i of the root becomes that of its image.
func (s *mapper) starts(trials []trial, t *Term, i int) bool {
	for _, one := range trials {
		for k, target := range one.targets {
			values := one.values[k*one.m.Order()+int(s.roots[one.m])]
			if x, ok := t.Value(values); !ok || x != one.m.of(target)[s.params+i] {
				return false
			}
		}
	}
	return true
}

// automorphism tells whether a tuple is one for each trial.
func (s *mapper) automorphism(trials []trial, tuple Tuple) bool {
	c := make([]int64, 0, s.width())
	for _, one := range trials {
		n := one.m.Order()
		image, taken := make([]uint32, n), make([]int, n)
		for k := range one.targets {
			for v := range uint32(n) {
				list, ok := tuple.into(c, one.values[k*n+int(v)])
				if !ok {
					return false
				}
				u := one.m.at(list)
				if u == none || taken[u] == k+1 {
					return false
				}
				image[v], taken[u] = u, k+1
				for _, w := range one.m.Neighbors(v) {
					if w < v && !one.m.adjacent(u, image[w]) {
						return false
					}
				}
			}
		}
	}
	return true
}

// inverse finds the tuple that takes images back, each coordinate by itself.
func (s *mapper) inverse(trials []trial, to Tuple) Tuple {
	var list []point // the values of parameters, image and the root's image
	var from [][]int64
	for _, one := range trials {
		for i, values := range one.values {
			c, _ := to.Values(values)
			list = append(list, point{slices.Concat(values[:s.params], c, values[len(s.names):]), 0})
			from = append(from, one.m.of(uint32(i % one.m.Order()))[s.params:])
		}
	}
	back := make(Tuple, s.width())
	for i := range back {
		x, t, side := s.coordinate(i), s.target[i], s.side(i)
		turn := add(minus(x, t), s.root[i])
		over := minus(add(t, s.root[i]), x)
		candidates := []*Term{mod(turn, side), mod(over, side), x}
		for j := range s.width() {
			if j == i {
				continue
			}
			y, u := s.coordinate(j), s.target[j]
			for _, around := range []*Term{apply(">=", y, u), apply("<=", y, u)} {
				for _, a := range s.addends() {
					for _, base := range []*Term{turn, over} {
						for _, shifted := range []*Term{minus(base, a), add(base, a)} {
							candidates = append(candidates, cond(around, mod(base, side), mod(shifted, side)))
						}
					}
				}
			}
			d := minus(y, u) // what the other coordinate was
			for _, p := range []*Term{y, u, d, apply("*", d, t), apply("*", x, u), apply("*", d, u), apply("*", minus(x, t), u), apply("*", y, u), apply("*", t, y)} {
				candidates = append(candidates, mod(minus(turn, p), side), mod(add(turn, p), side))
			}
			candidates = append(candidates, mod(minus(over, u), side), mod(add(over, u), side))
		}
		k := slices.IndexFunc(candidates, func(t *Term) bool {
			for n, p := range list {
				if x, ok := t.Value(p.values); !ok || x != from[n][i] {
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
