package learn

import (
	"context"
	"slices"

	"topocert/certificates/language"
)

// Isomorphism is one of a family's members to those of another family: Map has the coordinates
// there, in the parameters and coordinates here; Inverse the coordinates here, in the parameters
// here and the coordinates there.
type Isomorphism struct{ Map, Inverse Tuple }

// likeness looks for an isomorphism.
type likeness struct {
	*Family
	other  *Family
	params Tuple // the other's, in the parameters here
	trials morphism
}

// Isomorphism finds an isomorphism to the members of another family, whose parameters are terms in
// the parameters here, by the given names. Each coordinate there is a coordinate here, counted from
// either end; a quotient or remainder of one by a side; or two of them in one.
func (f *Family) Isomorphism(ctx context.Context, other *Family, variables []string, params []*language.Node) (*Isomorphism, error) {
	s := &likeness{Family: f, other: other}
	var err error
	if s.params, err = f.terms(variables, params); err != nil {
		return nil, err
	}
	target, _ := f.further(other, "_to")
	for _, m := range f.everywhere() {
		values, ok := s.params.Values(m.params)
		if !ok || len(values) != other.params {
			return nil, f.failed("parameters (%s) of %s, want %d", s.params, other.text.Name, other.params)
		}
		image, err := other.build(values)
		if err != nil {
			return nil, err
		}
		if image.Order() != m.Order() || image.Size() != m.Size() {
			return nil, f.failed("%s has %d vertices and %d links, and %s %d and %d", m.Name(), m.Order(), m.Size(), image.Name(), image.Order(), image.Size())
		}
		s.trials = append(s.trials, newTrial(m, image, nil))
	}
	columns := make([][]*Term, other.width())
	sides := s.sides()
	for i := range columns {
		columns[i] = slices.DeleteFunc(combined(s.here(), sides), func(t *Term) bool { return !s.counts(t, i) })
	}
	back := combined(target, sides)
	to, inverse := s.trials.find(ctx, columns, f.width(), func(int) []*Term { return back },
		func(values, image []int64) []int64 { return slices.Concat(values, image) })
	if to != nil {
		return &Isomorphism{to, inverse}, nil
	}
	return nil, f.missed(ctx, "no quotients, remainders and sums of coordinates are an isomorphism to %s", other.text.Head())
}

// counts tells whether a term has each value as often as coordinate i has it there, in the least
// members.
func (s *likeness) counts(t *Term, i int) bool {
	for _, one := range s.trials[:min(len(s.trials), 4)] {
		count := make(map[int64]int)
		for v, values := range one.values {
			x, ok := t.Value(values)
			if !ok {
				return false
			}
			count[x]++
			count[one.to.of(uint32(v))[s.other.params+i]]--
		}
		for _, n := range count {
			if n != 0 {
				return false
			}
		}
	}
	return true
}

// here are the coordinates of the family.
func (s *likeness) here() []*Term {
	var list []*Term
	for i := range s.width() {
		list = append(list, s.coordinate(i))
	}
	return list
}

// sides are those of the rings of both families, in the parameters here.
func (s *likeness) sides() []*Term {
	var list []*Term
	put := func(t *Term) {
		if s.fixed(t) && !slices.ContainsFunc(list, t.equal) {
			list = append(list, t)
		}
	}
	for i := range s.width() {
		put(s.side(i))
	}
	for i := range s.other.width() {
		side := s.other.side(i)
		if s.other.fixed(side) {
			put(side.with(func(slot int) *Term { return s.params[slot] }))
		}
	}
	return list
}

// combined are terms in coordinates: each from either end, quotients and remainders by sides, sums
// of two, one times a side, the shorter ones first.
func combined(coords, sides []*Term) []*Term {
	list := []*Term{number(0)}
	for _, x := range coords {
		list = append(list, x)
		for _, n := range sides {
			list = append(list, minus(minus(n, number(1)), x), mod(x, n), mod(minus(n, x), n), apply("floor", apply("/", x, n)))
			for _, y := range coords {
				if !y.equal(x) {
					list = append(list, add(product(x, n), y), mod(add(x, y), n), mod(minus(x, y), n), mod(add(product(n, x), y), n))
				}
			}
		}
	}
	slices.SortStableFunc(list, func(a, b *Term) int { return a.size() - b.size() })
	return list
}
