package learn

import (
	"context"
	"slices"
)

// maxRoots bounds the vertices that maps take to all others.
const maxRoots = 16

// Orbits are automorphisms that take some roots to all vertices, each to those for which its condition
// holds, in parameters and the names of Maps.Target.
type Orbits struct {
	Maps
	Roots []Case
}

// Orbits finds maps of a network that is not vertex-transitive: some coordinates, with few values
// that the text's numbers bound, tell the roots apart, and maps leave them as they are; the
// others are turned or reflected, as in Maps.
func (f *Family) Orbits(ctx context.Context) (*Orbits, error) {
	s, names := f.newMapper()
	for _, fixed := range s.fixable() {
		if o := s.orbits(ctx, fixed, names); o != nil {
			return o, nil
		}
	}
	return nil, f.missed(ctx, "no turns and reflections of coordinates take a few vertices to all others")
}

// newMapper is a mapper with some of the members.
func (f *Family) newMapper() (*mapper, []string) {
	s := &mapper{Family: f, roots: make(map[*member]uint32)}
	var names []string
	s.target, names = f.further(f, "_to")
	for _, m := range f.everywhere() {
		if m.Order() <= mapOrder || len(s.members) < 3 {
			s.members = append(s.members, m)
		}
	}
	s.members, _ = spread(s.members, mapMembers)
	return s, names
}

// fixable are the sets of coordinates that may tell roots apart, the smallest first.
func (s *mapper) fixable() [][]int {
	var small []int
	for i := range s.width() {
		if side := s.side(i); side.op == numeral && side.x <= maxRoots && s.ranges[i].Low.is(0) {
			small = append(small, i)
		}
	}
	var list [][]int
	for set := 1; set < 1<<len(small); set++ {
		var fixed []int
		roots := int64(1)
		for j, i := range small {
			if set>>j&1 == 1 {
				fixed = append(fixed, i)
				roots *= s.side(i).x
			}
		}
		if roots <= maxRoots {
			list = append(list, fixed)
		}
	}
	slices.SortStableFunc(list, func(a, b []int) int { return len(a) - len(b) })
	return list
}

// orbits finds maps that leave some coordinates as they are.
func (s *mapper) orbits(ctx context.Context, fixed []int, names []string) *Orbits {
	o := &Orbits{Maps: Maps{Target: names}}
	s.still = fixed
	columns := make([][]*Term, s.width())
	for i := range columns {
		columns[i] = []*Term{number(0)}
		for c := int64(1); slices.Contains(fixed, i) && c < s.side(i).x; c++ {
			columns[i] = append(columns[i], number(c))
		}
	}
	for root := range choices(columns) {
		var holds *Term
		for _, i := range fixed {
			holds = both(holds, apply("==", s.target[i], root[i]))
		}
		if s.begin(root) != nil {
			return nil
		}
		to, back := s.find(ctx, holds)
		if to == nil {
			return nil
		}
		o.Roots = append(o.Roots, Case{root, holds})
		o.add(holds, to, back)
	}
	return o
}
