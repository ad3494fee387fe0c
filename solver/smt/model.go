package smt

import (
	"context"
	"math/big"
	"slices"

	"topocert/certificates/arithmetic"
	"topocert/certificates/meaning"
)

// holds tells whether values satisfy all facts and choices.
func holds(b *arithmetic.Branch, values []int64) bool {
	for _, p := range b.Facts {
		sum := new(big.Int)
		for _, m := range p {
			product := new(big.Int).Set(m.Coef)
			for _, v := range m.Vars {
				product.Mul(product, big.NewInt(values[v]))
			}
			sum.Add(sum, product)
		}
		if sum.Sign() < 0 {
			return false
		}
	}
	for _, c := range b.Choices {
		if !slices.ContainsFunc(c, func(in *arithmetic.Branch) bool { return holds(in, values) }) {
			return false
		}
	}
	return true
}

// each goes through the facts of a branch and of those within.
func each(b *arithmetic.Branch, do func(p arithmetic.Poly)) {
	for _, p := range b.Facts {
		do(p)
	}
	for _, in := range slices.Concat(b.Choices...) {
		each(in, do)
	}
}

// variables returns how many variables a question may have: the largest, and one.
func variables(b *arithmetic.Branch) int {
	n := 0
	each(b, func(p arithmetic.Poly) {
		for _, m := range p {
			for _, v := range m.Vars {
				n = max(n, v+1)
			}
		}
	})
	return n
}

// candidate returns the vertex, rounded, if it is a model.
func (s *search) candidate() *Model {
	values := make([]int64, variables(s.question))
	for v := range values {
		x := s.lp.variable(s.monomials, v).Add(meaning.Whole(1).Quo(meaning.Whole(2)))
		values[v], _ = x.Floor().Int64()
	}
	if !holds(s.question, values) {
		return nil
	}
	return &Model{values}
}

// trial looks for a model among small values, a variable after the other: each is bounded by
// the facts of which the other variables have values.
type trial struct {
	question *arithmetic.Branch
	order    []int
	place    []int // of a variable in the order
	values   []int64
	plan     []region // for each place, what bounds its variable or is decided by it
	window   int64
	budget   int
}

// region is a branch as a trial sees it.
type region struct {
	facts   []sorted
	choices [][]region
}

// sorted is a polynomial with the place of its last variable in the order.
type sorted struct {
	poly arithmetic.Poly
	coef []int64
	last int
}

// tried tries small values, so many steps long, and returns a model or nil.
func tried(ctx context.Context, question *arithmetic.Branch, budget int) *Model {
	n := variables(question)
	for _, window := range []int64{2, 4, 8, 16} {
		if ctx.Err() != nil {
			return nil
		}
		t := &trial{question: question, values: make([]int64, n), place: make([]int, n), window: window, budget: budget / 4}
		t.arrange(n)
		t.arrangeFacts()
		if t.try(0) {
			return &Model{t.values}
		}
	}
	return nil
}

// arrange orders the variables: next comes one that the most facts bound whose other variables
// stand before it, up to two; then the first.
func (t *trial) arrange(n int) {
	var sets [][]int
	each(t.question, func(p arithmetic.Poly) {
		var set []int
		for _, m := range p {
			for _, v := range m.Vars {
				if !slices.Contains(set, v) {
					set = append(set, v)
				}
			}
		}
		sets = append(sets, set)
	})
	for i := range t.place {
		t.place[i] = n
	}
	for len(t.order) < n {
		count := make([]int, n)
		for _, set := range sets {
			open := -1
			for _, v := range set {
				if t.place[v] == n {
					if open >= 0 {
						open = -1
						break
					}
					open = v
				}
			}
			if open >= 0 {
				count[open]++
			}
		}
		best := -1
		for v := range n {
			if t.place[v] == n && (best < 0 || min(count[v], 2) > min(count[best], 2)) {
				best = v
			}
		}
		t.place[best] = len(t.order)
		t.order = append(t.order, best)
	}
}

// arrangeFacts gives each place the facts whose last variable stands there, and the choices that
// have its variable.
func (t *trial) arrangeFacts() {
	root := t.region(t.question)
	t.plan = make([]region, len(t.order)+1)
	for _, f := range root.facts {
		t.plan[max(f.last, 0)].facts = append(t.plan[max(f.last, 0)].facts, f)
	}
	for _, c := range root.choices {
		places := make(map[int]bool)
		for i := range c {
			t.places(&c[i], places)
		}
		for at := range t.plan {
			if places[at] || at == 0 && len(places) == 0 {
				t.plan[at].choices = append(t.plan[at].choices, c)
			}
		}
	}
}

// places notes the places of a region's variables.
func (t *trial) places(r *region, places map[int]bool) {
	for _, f := range r.facts {
		for _, m := range f.poly {
			for _, v := range m.Vars {
				places[t.place[v]] = true
			}
		}
	}
	for _, c := range r.choices {
		for i := range c {
			t.places(&c[i], places)
		}
	}
}

func (t *trial) region(b *arithmetic.Branch) region {
	var r region
	for _, p := range b.Facts {
		f := sorted{poly: p, last: -1, coef: make([]int64, len(p))}
		for i, m := range p {
			if m.Coef.IsInt64() {
				f.coef[i] = m.Coef.Int64()
			}
			for _, v := range m.Vars {
				f.last = max(f.last, t.place[v])
			}
		}
		r.facts = append(r.facts, f)
	}
	for _, c := range b.Choices {
		var list []region
		for _, in := range c {
			list = append(list, t.region(in))
		}
		r.choices = append(r.choices, list)
	}
	return r
}

// interval is of whole numbers; its ends are finite where they are known.
type interval struct {
	low, high     int64
	hasLow, hasHi bool
}

func (r *interval) empty() bool { return r.hasLow && r.hasHi && r.low > r.high }

// cut keeps what is also in another interval.
func (r *interval) cut(o interval) {
	if o.hasLow && (!r.hasLow || o.low > r.low) {
		r.low, r.hasLow = o.low, true
	}
	if o.hasHi && (!r.hasHi || o.high < r.high) {
		r.high, r.hasHi = o.high, true
	}
}

// join adds another interval, and what lies between.
func (r *interval) join(o interval) {
	r.hasLow = r.hasLow && o.hasLow
	r.hasHi = r.hasHi && o.hasHi
	r.low, r.high = min(r.low, o.low), max(r.high, o.high)
}

// within returns where the variable at a place may be, by a region; ok is false if nowhere.
func (t *trial) within(r *region, at int) (out interval, ok bool) {
	for i := range r.facts {
		f := &r.facts[i]
		if f.last > at {
			continue
		}
		bound, ok := t.bound(f, at)
		if !ok {
			return out, false
		}
		if out.cut(bound); out.empty() {
			return out, false
		}
	}
	for _, c := range r.choices {
		var hull interval
		some := false
		for i := range c {
			part, ok := t.within(&c[i], at)
			if !ok {
				continue
			}
			if some {
				hull.join(part)
			} else {
				hull, some = part, true
			}
		}
		if !some {
			return out, false
		}
		if out.cut(hull); out.empty() {
			return out, false
		}
	}
	return out, true
}

// bound returns where a fact allows the variable at a place, if it is linear in it.
func (t *trial) bound(f *sorted, at int) (out interval, ok bool) {
	var a, b int64 // a·x + b ≥ 0
	x := t.order[at]
	for i, m := range f.poly {
		product, times := f.coef[i], 0
		for _, v := range m.Vars {
			if v == x {
				times++
			} else {
				product *= t.values[v]
			}
		}
		switch times {
		case 0:
			b += product
		case 1:
			a += product
		default:
			return out, true
		}
	}
	switch {
	case a > 0:
		return interval{low: -meaning.FloorDiv(b, a), hasLow: true}, true
	case a < 0:
		return interval{high: meaning.FloorDiv(b, -a), hasHi: true}, true
	}
	return out, b >= 0
}

// satisfied tells whether the values that there are up to a place are in a region, as far as
// they decide it.
func (t *trial) satisfied(r *region, at int) bool {
	for i := range r.facts {
		f := &r.facts[i]
		if f.last > at {
			continue
		}
		var sum int64
		for j, m := range f.poly {
			product := f.coef[j]
			for _, v := range m.Vars {
				product *= t.values[v]
			}
			sum += product
		}
		if sum < 0 {
			return false
		}
	}
	for _, c := range r.choices {
		some := false
		for i := 0; i < len(c) && !some; i++ {
			some = t.satisfied(&c[i], at)
		}
		if !some {
			return false
		}
	}
	return true
}

// try gives values to the variables from a place on.
func (t *trial) try(at int) bool {
	t.budget--
	if t.budget < 0 {
		return false
	}
	if at == len(t.order) {
		return holds(t.question, t.values)
	}
	r, ok := t.within(&t.plan[at], at)
	if !ok {
		return false
	}
	first, last := -t.window, t.window
	switch {
	case r.hasLow && r.hasHi:
		first, last = r.low, min(r.high, r.low+4*t.window)
	case r.hasLow:
		first, last = r.low, r.low+t.window
	case r.hasHi:
		first, last = r.high-t.window, r.high
	}
	for x := first; x <= last; x++ {
		t.values[t.order[at]] = x
		if t.satisfied(&t.plan[at], at) && t.try(at+1) {
			return true
		}
	}
	return false
}
