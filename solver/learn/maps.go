package learn

import (
	"context"
	"slices"
)

// Maps are automorphisms that take a root to any vertex. The terms of Map are in the
// parameters, the coordinates of a vertex and those of the root's image, whose names are
// Target; Inverse takes the vertex back, with the same names.
type Maps struct {
	Map, Inverse Tuple
	Target       []string
}

// add adds maps for where a condition holds; before the first there are none.
func (m *Maps) add(c *Term, to, back Tuple) {
	for i := range m.Map {
		to[i], back[i] = cond(c, to[i], m.Map[i]), cond(c, back[i], m.Inverse[i])
	}
	m.Map, m.Inverse = to, back
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
	still   []int   // the coordinates that maps leave as they are
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
	if m := s.begin(root); m != nil {
		return nil, f.failed("the root %s is no vertex of %s", root, m.Name())
	}
	if m := s.irregular(); m != nil {
		return nil, f.failed("not all vertices of %s have the same distances: it is not vertex-transitive", m.Name())
	}
	for _, by := range s.selectors() {
		whole := &Maps{Target: names}
		for i, c := range by {
			to, back := s.find(ctx, c)
			if to == nil {
				break
			}
			if whole.add(c, to, back); i == len(by)-1 {
				return whole, nil
			}
		}
	}
	return nil, f.missed(ctx, "no turns and reflections of coordinates take %s to every vertex", root)
}

// begin gives maps a root. It returns a member in which that is no vertex, nil for none.
func (s *mapper) begin(root Tuple) *member {
	s.root = root
	for _, m := range s.members {
		if s.roots[m] = m.vertex(root); s.roots[m] == none || len(root) != s.width() {
			return m
		}
	}
	return nil
}

// irregular returns a member with vertices that see different numbers of vertices at some distance.
func (s *mapper) irregular() *member {
	for _, m := range s.members {
		if p := profile(m.Member); len(slices.Compact(p.Signature)) > 1 {
			return m
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
	if slices.Contains(s.still, i) {
		return []*Term{x}
	}
	if !s.fixed(side) {
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
		if j == i || !s.root[j].is(0) || !s.fixed(other) {
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

// trials are what maps are tried on, where a condition on the root's image holds.
func (s *mapper) trials(c *Term) morphism {
	var list morphism
	for _, m := range s.members {
		var fitting []uint32
		for v := range uint32(m.Order()) {
			values := append(slices.Clone(m.of(0)), m.of(v)[s.params:]...)
			if c == nil || c.holds(values) {
				fitting = append(fitting, v)
			}
		}
		for _, t := range scattered(fitting, mapTargets) {
			list = append(list, newTrial(m, m, m.of(t)[s.params:]))
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
	return trials.find(ctx, columns, s.width(), s.returns, func(values, image []int64) []int64 {
		return slices.Concat(values[:s.params], image, values[len(s.names):])
	})
}

// starts tells whether coordinate i of the root becomes that of its image.
func (s *mapper) starts(trials morphism, t *Term, i int) bool {
	for _, one := range trials {
		if x, ok := t.Value(one.values[s.roots[one.from]]); !ok || x != one.values[0][len(s.names)+i] {
			return false
		}
	}
	return true
}

// returns are what takes coordinate i back.
func (s *mapper) returns(i int) []*Term {
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
	return candidates
}
