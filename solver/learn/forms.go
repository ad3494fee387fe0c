package learn

import (
	"cmp"
	"context"

	"math/bits"
	"slices"
)

// point is where a term is to have a value.
type point struct {
	values []int64 // of the variables
	want   int64
}

// atom is what linear forms are made of.
type atom struct {
	term  *Term
	cost  int
	twice bool // a coefficient of 2 is tried, for one atom of a form
}

// reach says which forms there are.
type reach struct {
	terms     int   // atoms in one form
	low, high int64 // constants
	divisors  []int64
	pieces    int // of the term
	pairs     int // forms of which pairs are tried
}

func usual() reach {
	return reach{terms: 4, low: -1, high: 3, divisors: []int64{1, 2, 3}, pieces: 8, pairs: 500}
}

// set is a set of points.
type set []uint64

func (s set) has(i int) bool { return s[i/64]>>(i%64)&1 == 1 }
func (s set) put(i int)      { s[i/64] |= 1 << (i % 64) }

func (s set) count() int {
	n := 0
	for _, w := range s {
		n += bits.OnesCount64(w)
	}
	return n
}

func (s set) meets(t set) bool {
	for i, w := range s {
		if w&t[i] != 0 {
			return true
		}
	}
	return false
}

func (s set) empty() bool { return !s.meets(s) }

// gain is how many members of s are in t.
func (s set) gain(t set) int {
	n := 0
	for i, w := range s {
		n += bits.OnesCount64(w & t[i])
	}
	return n
}

func (s set) within(t set) bool {
	for i, w := range s {
		if w&^t[i] != 0 {
			return false
		}
	}
	return true
}

// form is ⌊(a sum of atoms, with coefficients, and a constant)/divisor⌋.
type form struct {
	coefs         []int8
	constant, div int64
	equal, below  set // where it is the value that is wanted, and where less
	count, cost   int
}

func (f *form) term(atoms []atom) *Term {
	var sum *Term
	for _, negative := range []bool{false, true} {
		for i, c := range f.coefs {
			if c == 0 || (c < 0) != negative {
				continue
			}
			part := times(int64(max(c, -c)), atoms[i].term)
			switch {
			case sum == nil && negative:
				sum = minus(number(0), part)
			case sum == nil:
				sum = part
			case negative:
				sum = minus(sum, part)
			default:
				sum = add(sum, part)
			}
		}
	}
	if sum == nil {
		return number(quotient(f.constant, f.div))
	}
	if sum.op == "-" && sum.args[0].is(0) { // c - x rather than 0 - x + c
		return floor(minus(number(f.constant), sum.args[1]), f.div)
	}
	return floor(add(sum, number(f.constant)), f.div)
}

// forms enumerates the forms that have the wanted value at some points, each meaning once, the
// simplest.
type forms struct {
	atoms   []atom
	columns [][]int32 // of each atom, its value at each point
	want    []int32
	reach   reach
	least   int // at how many points a form must have the wanted value
	seen    map[[2]uint64]int
	list    []*form
}

// columns evaluates atoms. One without a value at some point is left out.
func columns(points []point, atoms []atom) (kept []atom, cols [][]int32) {
	for _, a := range atoms {
		col := make([]int32, len(points))
		fine := true
		for i, p := range points {
			x, ok := a.term.Value(p.values)
			fine = fine && ok && x == int64(int32(x))
			col[i] = int32(x)
		}
		if fine && !slices.ContainsFunc(cols, func(c []int32) bool { return slices.Equal(c, col) }) {
			kept, cols = append(kept, a), append(cols, col)
		}
	}
	return kept, cols
}

func newForms(points []point, atoms []atom, r reach) *forms {
	f := &forms{reach: r, seen: make(map[[2]uint64]int)}
	f.atoms, f.columns = columns(points, atoms)
	for _, p := range points {
		f.want = append(f.want, int32(p.want))
	}
	f.least = max(1, len(points)/150)
	return f
}

func (f *forms) enumerate(ctx context.Context) {
	coefs := make([]int8, len(f.atoms))
	var walk func(i, left, cost int, twice bool, base []int32)
	walk = func(i, left, cost int, twice bool, base []int32) {
		if i == len(f.atoms) || left == 0 {
			if ctx.Err() == nil {
				f.leaf(coefs, cost, base)
			}
			return
		}
		walk(i+1, left, cost, twice, base)
		for _, c := range []int8{1, -1, 2, -2} {
			double := c == 2 || c == -2
			if double && (twice || !f.atoms[i].twice) {
				continue
			}
			coefs[i] = c
			next := make([]int32, len(base))
			for s, x := range f.columns[i] {
				next[s] = base[s] + int32(c)*x
			}
			more := f.atoms[i].cost
			if double {
				more++
			}
			if c < 0 {
				more++
			}
			walk(i+1, left-1, cost+more, twice || double, next)
			coefs[i] = 0
		}
	}
	walk(0, f.reach.terms, 0, false, make([]int32, len(f.want)))
}

// leaf tries constants and divisors for a sum of atoms.
func (f *forms) leaf(coefs []int8, cost int, base []int32) {
	for _, d := range f.reach.divisors {
		if d == 1 {
			// What constant would be right, at how many points?
			counts := make([]int, f.reach.high-f.reach.low+1)
			for s, w := range f.want {
				if c := int64(w - base[s]); c >= f.reach.low && c <= f.reach.high {
					counts[c-f.reach.low]++
				}
			}
			for i, n := range counts {
				if n >= f.least {
					f.keep(coefs, cost, base, int64(i)+f.reach.low, 1)
				}
			}
			continue
		}
		for c := f.reach.low; c <= f.reach.high; c++ {
			n := 0
			for s, w := range f.want {
				lag := int64(base[s]) + c - d*int64(w)
				if lag >= 0 && lag < d {
					n++
				}
			}
			if n >= f.least {
				f.keep(coefs, cost, base, c, d)
			}
		}
	}
}

func (f *forms) keep(coefs []int8, cost int, base []int32, c, d int64) {
	if c != 0 {
		cost++
	}
	if d > 1 {
		cost += 2
	}
	n := (len(base) + 63) / 64
	words := make([]uint64, 2*n)
	one := &form{constant: c, div: d, equal: set(words[:n:n]), below: set(words[n:]), cost: cost}
	for s, w := range f.want {
		x := quotient(int64(base[s])+c, d)
		switch {
		case x == int64(w):
			one.equal.put(s)
		case x < int64(w):
			one.below.put(s)
		}
	}
	h := digest(words)
	if i, found := f.seen[h]; found {
		if cost < f.list[i].cost {
			one.coefs, one.count = slices.Clone(coefs), f.list[i].count
			f.list[i] = one
		}
		return
	}
	one.coefs, one.count = slices.Clone(coefs), one.equal.count()
	f.seen[h] = len(f.list)
	f.list = append(f.list, one)
}

// digest is FNV-1a twice, of words.
func digest(words []uint64) (h [2]uint64) {
	h = [2]uint64{14695981039346656037, 1099511628211}
	for _, w := range words {
		for shift := 0; shift < 64; shift += 8 {
			h[0] = (h[0] ^ w>>shift&255) * 1099511628211
		}
		h[1] = bits.RotateLeft64(h[1]^w, 29) * 0x9E3779B97F4A7C15
	}
	return h
}

// piece is a form, or the larger of two, that is nowhere below what is wanted.
type piece struct {
	a, b  *form // b is nil for one form
	right set
	count int
	cost  int
}

func (p *piece) term(atoms []atom) *Term {
	if p.b == nil {
		return p.a.term(atoms)
	}
	return apply("max", p.a.term(atoms), p.b.term(atoms))
}

// pieces makes them of the forms.
func (f *forms) pieces(ctx context.Context) []*piece {
	var whole, part []*form
	for _, one := range f.list {
		if one.below.empty() {
			whole = append(whole, one)
		} else {
			part = append(part, one)
		}
	}
	rank := func(a, b *form) int { return cmp.Compare(4*a.cost-a.count, 4*b.cost-b.count) }
	slices.SortStableFunc(part, rank)
	slices.SortStableFunc(whole, rank)
	part = part[:min(len(part), f.reach.pairs)]
	whole = whole[:min(len(whole), 4*f.reach.pairs)]
	var list []*piece
	for _, one := range whole {
		list = append(list, &piece{a: one, right: one.equal, count: one.count, cost: one.cost + 2})
	}
	for i, a := range part {
		if ctx.Err() != nil {
			return nil
		}
		for _, b := range part[:i] {
			if a.below.meets(b.below) {
				continue
			}
			right := make(set, len(a.equal))
			for w := range right {
				right[w] = a.equal[w]&(b.equal[w]|b.below[w]) | b.equal[w]&a.below[w]
			}
			if n := right.count(); n >= f.least {
				list = append(list, &piece{a, b, right, n, a.cost + b.cost + 4})
			}
		}
	}
	return list
}

// cover is the greedy cover of the points by pieces, the cost weighed by bias. It returns the
// pieces, none of which the others make needless, and how many points are left over.
func cover(list []*piece, points, most, bias int) (chosen []*piece, left int) {
	open := make(set, (points+63)/64)
	for i := range points {
		open.put(i)
	}
	for left = points; left > 0 && len(chosen) < most; {
		var best *piece
		gain := 0
		for _, p := range list {
			if p.count*(best.weight(bias)) <= gain*p.weight(bias) {
				continue
			}
			if g := p.right.gain(open); g > 0 && (best == nil || g*best.weight(bias) > gain*p.weight(bias)) {
				best, gain = p, g
			}
		}
		if best == nil {
			break
		}
		chosen = append(chosen, best)
		for i, w := range best.right {
			open[i] &^= w
		}
		left -= gain
	}
	for i := len(chosen) - 1; i >= 0 && left == 0; i-- {
		others := make(set, len(open))
		for j, p := range chosen {
			for w := range others {
				if j != i {
					others[w] |= p.right[w]
				}
			}
		}
		if others.count() == points {
			chosen = slices.Delete(chosen, i, i+1)
		}
	}
	return chosen, left
}

func (p *piece) weight(bias int) int {
	if p == nil {
		return 1
	}
	return p.cost + bias
}

// least finds a term that has the wanted value at every point: the least of a few pieces. If
// there is none it returns nil, and at how many points the best has another value.
func least(ctx context.Context, points []point, atoms []atom, r reach) (t *Term, missed int) {
	f := newForms(points, atoms, r)
	f.enumerate(ctx)
	list := f.pieces(ctx)
	var best []*piece
	missed = len(points)
	for _, bias := range []int{4, 16, 64} {
		chosen, left := cover(list, len(points), r.pieces, bias)
		if left < missed || left == 0 && total(chosen) < total(best) {
			best, missed = chosen, left
		}
	}
	if missed > 0 {
		return nil, missed
	}
	var parts []*Term
	for _, p := range best {
		parts = append(parts, p.term(f.atoms))
	}
	return chain("min", parts...), 0
}

func total(list []*piece) int {
	n := 0
	for _, p := range list {
		n += p.cost
	}
	return n
}
