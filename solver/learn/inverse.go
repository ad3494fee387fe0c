package learn

import (
	"context"
	"fmt"
	"slices"
)

// mostPlaces bounds the vertices, with values of the ranges' variables, on which a reverse is
// tried.
const mostPlaces = 20_000

// Inverse finds the reverse of each neighbour of the text. It holds in the members that are
// sampled: from each vertex it leads to all vertices, and no other, of which the text gives this
// vertex as that neighbour. Where the reverse of some is not found it returns those of the others
// and an error.
func (f *Family) Inverse(ctx context.Context) ([]*Next, error) {
	var list []*Next
	var failed error
	for i := range f.items {
		r, err := f.reverse(ctx, i)
		switch {
		case ctx.Err() != nil:
			return list, f.stopped(ctx.Err())
		case err != nil:
			failed = err
		default:
			list = append(list, r)
		}
	}
	return list, failed
}

// reverser looks for the reverse of an item.
type reverser struct {
	*Family
	Next
	at      int // the first slot of the item's variables
	members []*member
	back    []*Term // of each of the item's variables, its value from the other end
	next    Next
}

func (f *Family) reverse(ctx context.Context, index int) (*Next, error) {
	r := &reverser{Family: f, Next: f.items[index], at: len(f.names)}
	vertices := 0
	for _, m := range f.small {
		if vertices += m.Order(); len(r.members) > 2 && vertices > mostPlaces {
			break
		}
		r.members = append(r.members, m)
	}
	what := fmt.Sprintf("the neighbour %s", r.To)
	forward, wrong := r.forward()
	if wrong != "" {
		return nil, f.failed("%s has %s", what, wrong)
	}
	r.variables()
	r.next.To = make(Tuple, f.width())
	for j := range r.next.To {
		r.next.To[j] = r.coordinateOf(j, forward)
	}
	for j, t := range r.next.To {
		if t == nil { // any value that fits
			g := f.ranges[j]
			if !f.fixed(g.Low) || !f.fixed(g.High) {
				return nil, f.failed("from the other end of %s no term gives %s", what, f.names[f.params+j])
			}
			r.next.To[j] = slot(r.at+len(r.next.For), f.names[f.params+j]+"_from")
			r.next.For = append(r.next.For, Range{Name: f.names[f.params+j] + "_from", Low: g.Low, High: g.High})
		}
	}
	own := r.own()
	leads := func(p []int64) bool { return holding(own, p) }
	count, found := 0, 0
	r.sources(ctx, func(p []int64) {
		if count++; leads(p) {
			found++
		}
	})
	if found != len(forward) {
		return nil, f.failed("the reverse %s of %s leads to %d of %d vertices", &r.next, what, found, len(forward))
	}
	every := count/(8*mostPlaces) + 1 // a sample will do, since what is found is proved elsewhere
	at, places := 0, make([][]int64, 0, count/every)
	r.sources(ctx, func(p []int64) {
		if at%every == 0 && len(places) < count/every {
			places = append(places, slices.Clone(p))
		}
		at++
	})
	here := members(places, leads)
	if here.count() < len(places) {
		r.next.If = conjuncts(r.condition(places, own, here))
	}
	return &r.next, nil
}

// link is one of an item's: its values are those of parameters, coordinates and variables.
type link struct {
	values []int64
	to     []int64
}

// each goes through the values of ranges, the values of what is before given. The slice that is
// handed out has other values afterwards.
func each(list []Range, values []int64, do func([]int64)) bool {
	if len(list) == 0 {
		do(values)
		return true
	}
	low, fine := list[0].Low.Value(values)
	high, good := list[0].High.Value(values)
	if !fine || !good {
		return false
	}
	next := append(slices.Clone(values), 0)
	for x := low; x <= high; x++ {
		next[len(values)] = x
		if c := list[0].If; c != nil {
			if holds, ok := c.Value(next); !ok {
				return false
			} else if holds == 0 {
				continue
			}
		}
		if !each(list[1:], next, do) {
			return false
		}
	}
	return true
}

// forward lists the links of the item in the members.
func (r *reverser) forward() (list []link, wrong string) {
	for _, m := range r.members {
		for v := range uint32(m.Order()) {
			fine := each(r.For, m.of(v), func(values []int64) {
				if !holding(r.If, values) {
					return
				}
				to, ok := r.To.Values(values)
				if !ok {
					wrong = "no value at " + m.Label(v)
				}
				list = append(list, link{slices.Clone(values), to})
			})
			if !fine || wrong != "" {
				return nil, "no value at " + m.Label(v)
			}
		}
	}
	return list, ""
}

func holding(conds []*Term, values []int64) bool {
	return !slices.ContainsFunc(conds, func(c *Term) bool { return !c.holds(values) })
}

// variables decides which of the item's variables the reverse has too: those that are not a
// coordinate of the tuple.
func (r *reverser) variables() {
	for k, g := range r.For {
		j := slices.IndexFunc(r.To, func(t *Term) bool { return t.op == variable && t.x == int64(r.at+k) })
		if j >= 0 {
			r.back = append(r.back, r.coordinate(j))
			continue
		}
		r.back = append(r.back, slot(r.at+len(r.next.For), g.Name))
		r.next.For = append(r.next.For, Range{Name: g.Name, Low: g.Low, High: g.High})
	}
}

// coordinateOf finds coordinate j of where the item comes from, as a term in where it leads.
// It returns nil if there is none.
func (r *reverser) coordinateOf(j int, forward []link) *Term {
	x := r.params + j
	var list []*Term
	for i, t := range r.To {
		if t.uses(x) {
			list = append(list, r.solve(t, r.coordinate(i), x)...)
		}
	}
	list = append(list, r.coordinate(j))
	for _, c := range r.If {
		c.each(func(c *Term) {
			if c.op == "==" {
				for i, side := range c.args {
					if side.op == variable && side.x == int64(x) {
						list = append(list, r.mark(c.args[1-i]))
					}
				}
			}
		})
	}
	list = append(list, r.places(j)...)
	for _, t := range list {
		t = r.fromOther(t)
		if t == nil {
			continue
		}
		if len(forward) > 0 && !slices.ContainsFunc(forward, func(l link) bool {
			y, ok := t.Value(r.other(l))
			return !ok || y != l.values[x]
		}) {
			return t
		}
	}
	return nil
}

// other are the values of parameters, coordinates where a link leads, and the reverse's
// variables.
func (r *reverser) other(l link) []int64 {
	values := append(slices.Clone(l.values[:r.params]), l.to...)
	for k := range r.For {
		if r.back[k].x >= int64(r.at) {
			values = append(values, l.values[r.at+k])
		}
	}
	return values
}

// fromOther replaces in a term the coordinates where the item comes from, which are marked by
// slots beyond all others, by those found already, and the item's variables. It returns nil if
// one is not found.
func (r *reverser) fromOther(t *Term) *Term {
	known := true
	made := t.with(func(s int) *Term {
		switch {
		case s >= beyond:
			j := s - beyond - r.params
			if r.next.To[j] == nil {
				known = false
				return number(0)
			}
			return r.next.To[j]
		case s >= r.at:
			return r.back[s-r.at]
		}
		return nil
	})
	if !known {
		return nil
	}
	return made
}

// beyond is added to the slots of coordinates where the item comes from.
const beyond = 1 << 20

// mark puts marked coordinates in the place of the item's.
func (r *reverser) mark(t *Term) *Term {
	return t.with(func(s int) *Term {
		if s >= r.params && s < r.at {
			return slot(s+beyond, r.names[s])
		}
		return nil
	})
}

// solve returns terms for x, given that t has a value; t has x.
func (r *reverser) solve(t, value *Term, x int) []*Term {
	if t.op == variable {
		return []*Term{value}
	}
	if len(t.args) != 2 || t.args[0].uses(x) == t.args[1].uses(x) {
		return nil
	}
	a, b := t.args[0], t.args[1]
	left := a.uses(x)
	switch {
	case t.op == "%" && left:
		var list []*Term
		for _, s := range r.solve(a, value, x) {
			list = append(list, mod(s, r.mark(b)))
		}
		return append(list, r.solve(a, value, x)...)
	case t.op == "+" && left:
		return r.solve(a, minus(value, r.mark(b)), x)
	case t.op == "+":
		return r.solve(b, minus(value, r.mark(a)), x)
	case t.op == "-" && left:
		return r.solve(a, add(value, r.mark(b)), x)
	case t.op == "-":
		return r.solve(b, minus(r.mark(a), value), x)
	case t.op == "xor" && left:
		return r.solve(a, apply("xor", value, r.mark(b)), x)
	case t.op == "xor":
		return r.solve(b, apply("xor", value, r.mark(a)), x)
	}
	return nil
}

// sources goes through the vertices, with values of the reverse's variables, until the context ends.
func (r *reverser) sources(ctx context.Context, do func([]int64)) {
	for _, m := range r.members {
		for u := range uint32(m.Order()) {
			if ctx.Err() != nil {
				return
			}
			each(r.next.For, m.of(u), do)
		}
	}
}

// condition finds a condition that holds at some of the places: a comparison or two of a
// coordinate, or else the item's own, said of where it comes from, without what follows.
func (r *reverser) condition(places [][]int64, own []*Term, here set) *Term {
	var simple []*Term
	sum := number(0)
	for j := range r.width() {
		x := r.coordinate(j)
		sum = add(sum, x)
		for _, t := range []*Term{x, sum} {
			for c := range int64(2) {
				simple = append(simple, apply("==", mod(t, number(2)), number(c)))
			}
		}
		g := r.ranges[j]
		bounds := []*Term{g.Low, g.High}
		for c := range int64(9) {
			bounds = append(bounds, number(c))
		}
		for _, b := range append(bounds, r.shifts()...) {
			if b.uses(r.params + j) {
				continue
			}
			for _, op := range []string{"==", "!=", ">", "<", ">=", "<="} {
				simple = append(simple, apply(op, x, b))
			}
		}
	}
	// All of the item's own, without those that the others make needless.
	keep := own
	for i := 0; i < len(keep); {
		fewer := slices.Delete(slices.Clone(keep), i, i+1)
		if len(fewer) > 0 && slices.Equal(members(places, func(p []int64) bool { return holding(fewer, p) }), here) {
			keep = fewer
		} else {
			i++
		}
	}
	s := newConditions(append(simple, own...), places)
	return s.shortest(all(keep), s.where(nil), here, 2)
}

// own are the conditions under which the item leads from the reverse's tuple to the vertex.
func (r *reverser) own() []*Term {
	back := func(t *Term) *Term {
		return t.with(func(s int) *Term {
			switch {
			case s >= r.at:
				return r.back[s-r.at]
			case s >= r.params:
				return r.next.To[s-r.params]
			}
			return nil
		})
	}
	var list []*Term
	within := func(x *Term, g Range) {
		list = append(list, apply("<=", back(g.Low), x), apply("<=", x, back(g.High)))
		if g.If != nil {
			list = append(list, back(g.If))
		}
	}
	for j, t := range r.To {
		if c := apply("==", back(t), r.coordinate(j)); !c.args[0].equal(c.args[1]) {
			list = append(list, c)
		}
	}
	for j, g := range r.ranges {
		within(r.next.To[j], g)
	}
	for k, g := range r.For {
		within(r.back[k], g)
	}
	for _, c := range r.If {
		list = append(list, back(c))
	}
	return list
}
