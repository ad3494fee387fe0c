package learn

import "slices"

// Steps and shifts are what the atoms of forms are made of: they come from the family's text.

// written are the terms of the neighbours and of their conditions.
func (f *Family) written() []*Term {
	var list []*Term
	for _, it := range f.items {
		list = append(append(list, it.To...), it.If...)
	}
	return list
}

// steps returns the numbers of at least 2 in the neighbours: steps of circulants, divisors,
// moduli.
func (f *Family) steps() []int64 { return stepsIn(f.written()) }

// stepsOf returns those in what a neighbour has for a coordinate.
func (f *Family) stepsOf(i int) []int64 {
	var list []*Term
	for _, it := range f.items {
		if it.To[i].uses(f.params + i) {
			list = append(list, it.To[i])
		}
	}
	return stepsIn(list)
}

func stepsIn(terms []*Term) []int64 {
	var list []int64
	for _, t := range terms {
		t.each(func(t *Term) {
			if t.op == numeral && t.x >= 2 && t.x <= 9 {
				list = append(list, t.x)
			}
		})
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// fixed tells whether a term has no variables but parameters, constant whether it has none, and
// inParameters whether it has parameters alone, and at least one.
func (f *Family) fixed(t *Term) bool {
	other := false
	t.each(func(t *Term) { other = other || t.op == variable && int(t.x) >= f.params })
	return !other
}

func (f *Family) constant(t *Term) bool {
	none := true
	t.each(func(t *Term) { none = none && t.op != variable })
	return none
}

func (f *Family) inParameters(t *Term) bool { return f.fixed(t) && !f.constant(t) }

// truths are the operators of conditions.
var truths = []string{"||", "&&", "==", "!=", "<", "<=", ">", ">="}

// shifts returns the terms in the parameters that the text has, no variables themselves:
// ⌊n/2⌋, m-1, 2*m. Quotients come first.
func (f *Family) shifts() []*Term {
	var list []*Term
	var visit func(t *Term, rounded bool)
	visit = func(t *Term, rounded bool) {
		if t == nil {
			return
		}
		if t.op != variable && !rounded && !slices.Contains(truths, t.op) && f.inParameters(t) && t.size() <= 8 && !slices.ContainsFunc(list, t.equal) {
			list = append(list, t)
		}
		for _, a := range t.args {
			visit(a, t.op == "floor" || t.op == "ceil")
		}
	}
	for _, t := range f.written() {
		visit(t, false)
	}
	for _, g := range f.ranges {
		visit(g.High, false)
	}
	slices.SortStableFunc(list, func(a, b *Term) int { return int(Truth(a.op != "floor") - Truth(b.op != "floor")) })
	return list
}

// addends returns the numbers and terms in the parameters that the text adds to coordinates.
func (f *Family) addends() []*Term {
	list := []*Term{number(1)}
	for _, it := range f.items {
		for _, t := range it.To {
			t.each(func(t *Term) {
				if t.op != "+" && t.op != "-" {
					return
				}
				for _, a := range t.args {
					if f.fixed(a) && !slices.ContainsFunc(list, a.equal) {
						list = append(list, a)
					}
				}
			})
		}
	}
	return list
}

// side is how many values a coordinate has, if its range begins at 0.
func (f *Family) side(i int) *Term { return add(f.ranges[i].High, number(1)) }

// shape is what distances along a coordinate show.
type shape struct {
	slope  int64 // the distance grows so fast
	period int64 // and by the same in each so many steps, 1 if in each; 0 if it does not
	growth int64 // by so much
}

// shapes looks at the distances from the root along each coordinate of a block in the member where
// it has most values.
func (f *Family) shapes(block []int, sources map[*member][]source) map[int]shape {
	shapes := make(map[int]shape)
	for _, i := range block {
		var line []int64
		for _, m := range f.everywhere() {
			var list []int64
			from := sources[m][0]
			c := slices.Clone(from.root)
			for v := m.Find(c); v != none; v = m.Find(c) {
				list = append(list, from.numbers[v])
				c[i]++
			}
			if len(list) > len(line) {
				line = list
			}
		}
		shapes[i] = shapeOf(line[:(len(line)+1)/2])
	}
	return shapes
}

// shapeOf finds slope and period of a sequence, whose beginning may be irregular.
func shapeOf(line []int64) shape {
	s := shape{slope: 1}
	if n := len(line) / 2; n > 0 {
		s.slope = min(max((line[n]+int64(n)/2)/int64(n), 1), 4)
	}
	for p := 1; p <= 12 && 3*p+1 < len(line); p++ {
		begin := min(2*p, len(line)-2*p)
		growth := line[begin+p] - line[begin]
		regular := growth > 0
		for x := begin; x+p < len(line)-p/2; x++ {
			regular = regular && line[x+p]-line[x] == growth
		}
		if regular {
			s.period, s.growth = int64(p), growth
			break
		}
	}
	return s
}

// atoms returns what forms for coordinates are made of, at several stages, each of groups: a piece
// is made of those of one group. Each coordinate of a ring is counted from one end in a group. The
// parameters are those that count, all if nil.
func (f *Family) atoms(coords []int, params []int, root Tuple, shapes map[int]shape) [][][]atom {
	var plain, odd []atom
	for _, i := range coords {
		plain = append(plain, atom{f.coordinate(i), 1, int8(max(shapes[i].slope, 2))})
	}
	for _, p := range params {
		plain = append(plain, atom{f.parameter(p), 1, 2})
	}
	for _, p := range params {
		plain = append(plain, atom{floor(f.parameter(p), 2), 2, 1})
	}
	parities, sums := f.parities(coords)
	for a, i := range coords {
		x := f.coordinate(i)
		if !root[i].is(0) {
			odd = append(odd, atom{apply("abs", minus(x, root[i])), 2, 2})
		}
		for _, t := range f.shifts() {
			if t.op == "floor" || t.op == "/" {
				odd = append(odd, atom{apply("abs", minus(x, t)), 3, 2})
			}
		}
		for _, j := range coords[:a] {
			odd = append(odd, atom{apply("abs", minus(f.coordinate(j), x)), 3, 1})
		}
	}
	ends := f.ends(coords)
	var remains, sides, marks [][]atom
	stepped, marked := false, false
	for _, end := range ends {
		var remain, side, mark []atom
		for k, i := range coords {
			z, s := end[k], shapes[i]
			side = append(side, atom{z, 1, int8(max(s.slope, 2))})
			if !f.inParameters(f.side(i)) {
				continue
			}
			steps := f.stepsOf(i)
			if s.period > 1 && !slices.Contains(steps, s.period) {
				steps = append(steps, s.period)
			}
			growth := int8(min(max(s.growth, 1), 4))
			for _, k := range steps {
				most := int8(1)
				if k == s.period {
					most = growth
				}
				remain = append(remain, atom{floor(z, k), 2, most}, atom{mod(z, number(k)), 2, 2})
				stepped = true
			}
			if s.period > 2 && len(coords) == 1 {
				mark = append(mark, atom{floor(z, s.period), 2, growth})
				for r := range s.period {
					is := apply("==", mod(z, number(s.period)), number(r))
					mark = append(mark, atom{cond(is, number(1), number(0)), 3, 2})
				}
				marked = true
			}
		}
		remains = append(remains, slices.Concat(side, remain))
		sides = append(sides, slices.Concat(side, parities, sums))
		marks = append(marks, mark)
	}
	stages := [][][]atom{{plain}, sides}
	if stepped {
		stages = append(stages, remains)
	}
	stages = append(stages, [][]atom{slices.Concat(plain, odd, sums, parities)})
	if marked {
		stages = append(stages, marks)
	}
	return stages
}

// parities are those of coordinates, and of the sums of two.
func (f *Family) parities(coords []int) (of, sums []atom) {
	for a, i := range coords {
		for _, j := range coords[:a] {
			sums = append(sums, atom{mod(add(f.coordinate(j), f.coordinate(i)), number(2)), 3, 1})
		}
		of = append(of, atom{mod(f.coordinate(i), number(2)), 3, 1})
	}
	return of, sums
}

// ends are the ways to count the coordinates of a block, each from the beginning or from the end
// of its range.
func (f *Family) ends(coords []int) [][]*Term {
	list := [][]*Term{nil}
	for _, i := range coords {
		var more [][]*Term
		for _, end := range list {
			more = append(more, append(slices.Clone(end), f.coordinate(i)))
			if f.inParameters(f.side(i)) {
				more = append(more, append(slices.Clone(end), minus(f.side(i), f.coordinate(i))))
			}
		}
		list = more
	}
	return list
}
