package learn

import (
	"context"
	"slices"
)

// Case is a tuple under a condition; nil for always. Of a list the first whose condition holds
// counts.
type Case struct {
	To Tuple
	If *Term
}

// String writes the case as a text has a neighbour.
func (c Case) String() string {
	if c.If == nil {
		return c.To.String()
	}
	return c.To.String() + " if " + c.If.String()
}

// Cycle is a Hamiltonian cycle: the next vertex of each, and its position, which grows by 1 from
// 0 to the order less 1, and then is 0 again.
type Cycle struct {
	Next     []Case
	Position *Term
}

// tour is a cycle through the values of some coordinates, the others given.
type tour struct {
	position, size *Term
	next, prev     []Case // other coordinates stay
}

// Hamiltonian finds a Hamiltonian cycle of one of these shapes: around a ring; row after row of
// such a cycle in fewer coordinates, to and fro, closed around the last coordinate; or without
// the first vertex of each row, closed by the column of these.
func (f *Family) Hamiltonian(ctx context.Context) (*Cycle, error) {
	var list []*tour
	for _, order := range orders(f.width()) {
		list = append(list, f.tours(order)...)
	}
	slices.SortStableFunc(list, func(a, b *tour) int { return a.parts() - b.parts() })
	cycle := byCases(f, f.everywhere(), func(some []*member) *Cycle {
		for _, t := range list {
			if ctx.Err() == nil && !slices.ContainsFunc(some, func(m *member) bool { return !m.hamiltonian(t) }) {
				return &Cycle{f.simpler(t.next, some), t.position}
			}
		}
		return nil
	}, func(c *Term, one, rest *Cycle) *Cycle {
		return &Cycle{append(under(c, one.Next), rest.Next...), cond(c, one.Position, rest.Position)}
	})
	if cycle != nil {
		return cycle, nil
	}
	return nil, f.missed(ctx, "none of %d cycles by rows is Hamiltonian in all members", len(list))
}

// parts is the size of a tour's terms.
func (t *tour) parts() int {
	n := t.position.size()
	for _, c := range t.next {
		if n += c.To.size(); c.If != nil {
			n += c.If.size()
		}
	}
	return n
}

// orders are the permutations of 0 … n-1.
func orders(n int) [][]int {
	list := [][]int{nil}
	for i := range n {
		var next [][]int
		for _, p := range list {
			for at := range len(p) + 1 {
				next = append(next, slices.Insert(slices.Clone(p), at, i))
			}
		}
		list = next
	}
	return list
}

// tours are the cycles that an order of the coordinates gives: the first is the fastest.
func (f *Family) tours(order []int) []*tour {
	first := order[0]
	if f.narrow(order) {
		return nil
	}
	x, side := f.coordinate(first), f.side(first)
	var list []*tour
	for c := range int64(2) {
		position := x
		if c > 0 {
			position = mod(minus(x, number(c)), side)
		}
		list = append(list, &tour{
			position: position, size: side,
			next: []Case{{f.moved(first, mod(add(x, number(1)), side)), nil}},
			prev: []Case{{f.moved(first, mod(minus(x, number(1)), side)), nil}},
		})
	}
	for _, i := range order[1:] {
		var longer []*tour
		for _, inner := range list {
			longer = append(longer, f.rows(inner, i), f.toAndFro(inner, i), f.column(inner, i))
		}
		list = longer
	}
	return list
}

// narrow tells whether the range of a coordinate depends on others, or does not begin at 0.
func (f *Family) narrow(order []int) bool {
	return slices.ContainsFunc(order, func(i int) bool {
		g := f.ranges[i]
		return !g.Low.is(0) || !f.fixed(g.High)
	})
}

// moved is the tuple of the coordinates with another one in one place.
func (f *Family) moved(i int, t *Term) Tuple {
	made := make(Tuple, f.width())
	for j := range made {
		made[j] = f.coordinate(j)
	}
	made[i] = t
	return made
}

// both joins conditions, of which nil always holds.
func both(list ...*Term) *Term {
	return all(slices.DeleteFunc(list, func(t *Term) bool { return t == nil }))
}

// under adds a condition to cases.
func under(c *Term, list []Case) []Case {
	var cases []Case
	for _, one := range list {
		cases = append(cases, Case{one.To, both(c, one.If)})
	}
	return cases
}

// rows goes along each row in the same direction; where one ends the next begins.
func (f *Family) rows(inner *tour, i int) *tour {
	z, side := f.coordinate(i), f.side(i)
	last := apply("==", inner.position, minus(inner.size, number(1)))
	first := apply("==", inner.position, number(0))
	step := func(list []Case, to *Term) (cases []Case) {
		for _, one := range list {
			tuple := slices.Clone(one.To)
			tuple[i] = to
			cases = append(cases, Case{tuple, one.If})
		}
		return cases
	}
	return &tour{
		position: add(product(z, inner.size), inner.position),
		size:     product(inner.size, side),
		next:     append(under(last, step(inner.next, mod(add(z, number(1)), side))), inner.next...),
		prev:     append(under(first, step(inner.prev, mod(minus(z, number(1)), side))), inner.prev...),
	}
}

// even is the condition that a coordinate is.
func (f *Family) even(i int) *Term {
	if f.ranges[i].High.is(1) {
		return apply("==", f.coordinate(i), number(0))
	}
	return apply("==", mod(f.coordinate(i), number(2)), number(0))
}

func product(a, b *Term) *Term {
	switch {
	case a.is(1):
		return b
	case b.is(1):
		return a
	case a.op == numeral:
		return times(a.x, b)
	case b.op == numeral:
		return times(b.x, a)
	}
	return apply("*", a, b)
}

// toAndFro goes along the rows in turn forwards and backwards.
func (f *Family) toAndFro(inner *tour, i int) *tour {
	z, side, q := f.coordinate(i), f.side(i), inner.position
	even := f.even(i)
	end := minus(inner.size, number(1))
	last, first := apply("==", q, end), apply("==", q, number(0))
	up := f.moved(i, mod(add(z, number(1)), side))
	down := f.moved(i, mod(minus(z, number(1)), side))
	return &tour{
		position: add(product(z, inner.size), cond(even, q, minus(end, q))),
		size:     product(inner.size, side),
		next: slices.Concat([]Case{{up, both(even, last)}}, under(even, inner.next),
			[]Case{{up, first}}, inner.prev),
		prev: slices.Concat([]Case{{down, both(even, first)}}, under(even, inner.prev),
			[]Case{{down, last}}, inner.next),
	}
}

// column goes along the rows in turn forwards and backwards, but for their first vertices, and
// back along these.
func (f *Family) column(inner *tour, i int) *tour {
	z, side, q := f.coordinate(i), f.side(i), inner.position
	even := f.even(i)
	end := minus(inner.size, number(1))
	home, first, last := apply("==", q, number(0)), apply("==", q, number(1)), apply("==", q, end)
	bottom, top := apply("==", z, number(0)), apply("==", z, f.ranges[i].High)
	above, below := apply("<", z, f.ranges[i].High), apply(">", z, number(0))
	up, down := f.moved(i, add(z, number(1))), f.moved(i, minus(z, number(1)))
	row := product(z, end)
	return &tour{
		position: cond(home, minus(add(product(side, end), f.ranges[i].High), z),
			add(row, cond(even, minus(q, number(1)), minus(end, q)))),
		size: product(inner.size, side),
		next: slices.Concat(
			[]Case{{down, both(home, below)}}, under(home, inner.next),
			[]Case{{up, both(even, last, above)}}, under(even, inner.next),
			[]Case{{up, both(first, above)}}, inner.prev),
		prev: slices.Concat(
			[]Case{{up, both(home, above)}}, under(both(home, top, even), inner.prev), under(home, inner.next),
			[]Case{{down, both(even, first, below)}}, under(even, inner.prev),
			[]Case{{down, both(last, below)}}, under(bottom, inner.prev), inner.next),
	}
}

// hamiltonian tells whether a tour is a Hamiltonian cycle.
func (m *member) hamiltonian(t *tour) bool {
	n := int64(m.Order())
	if n < 3 {
		return false
	}
	for v := range uint32(n) {
		p, ok := t.position.Value(m.of(v))
		if !ok || p < 0 || p >= n {
			return false
		}
		u, ok := m.next(t.next, v)
		if !ok || !m.adjacent(v, u) {
			return false
		}
		if q, ok := t.position.Value(m.of(u)); !ok || q != (p+1)%n {
			return false
		}
	}
	return true
}

// next evaluates cases at a vertex.
func (m *member) next(list []Case, v uint32) (uint32, bool) {
	for _, c := range list {
		if c.If == nil || c.If.holds(m.of(v)) {
			u := m.image(Next{To: c.To}, v)
			return u, u != none
		}
	}
	return none, false
}
