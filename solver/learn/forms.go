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

// fits tells whether a term, in a tuple of its own, has the value.
func (p point) fits(t Tuple) bool {
	x, ok := t[0].Value(p.values)
	return ok && x == p.want
}

func (p point) variables() []int64 { return p.values }

// atom is what linear forms are made of.
type atom struct {
	term *Term
	cost int
	most int8 // the largest coefficient; at most two of a form's are above 1
}

// reach says which forms there are.
type reach struct {
	terms     int   // atoms in one form
	large     int   // coefficients above 1 in one form
	low, high int64 // constants
	divisors  []int64
	pieces    int // of the term
	pairs     int // forms of which pairs are tried
}

func usual() reach {
	return reach{terms: 4, large: 1, low: -1, high: 3, divisors: []int64{1, 2, 3}, pieces: 8, pairs: 1200}
}

// set is a set of points.
type set []uint64

func (s set) has(i int) bool { return s[i/64]>>(i%64)&1 == 1 }

// members is the set of those of a list for which a condition holds.
func members[T any](list []T, holds func(T) bool) set {
	s := make(set, (len(list)+63)/64)
	for i, x := range list {
		if holds(x) {
			s[i/64] |= 1 << (i % 64)
		}
	}
	return s
}

// keep and remove leave those of a set that are in another, or are not.
func (s set) keep(t set) {
	for i, w := range t {
		s[i] &= w
	}
}

func (s set) remove(t set) {
	for i, w := range t {
		s[i] &^= w
	}
}

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

// only tells whether the members of s that are in t are those of another set.
func (s set) only(t, other set) bool {
	for i, w := range s {
		if w&t[i] != other[i] {
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
	var terms []*Term
	var coefs []int64
	for i, c := range f.coefs {
		terms, coefs = append(terms, atoms[i].term), append(coefs, int64(c))
	}
	return weighted(terms, coefs, f.constant, f.div)
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

// columns evaluates atoms. One without a value at some point, or with the same everywhere, is left
// out.
func columns(points []point, atoms []atom) (varying []atom, cols [][]int32) {
	for _, a := range atoms {
		col := make([]int32, len(points))
		fine := true
		for i, p := range points {
			x, ok := a.term.Value(p.values)
			fine = fine && ok && x == int64(int32(x))
			col[i] = int32(x)
		}
		constant := len(col) > 1 && !slices.ContainsFunc(col, func(x int32) bool { return x != col[0] })
		if fine && !constant && !slices.ContainsFunc(cols, func(c []int32) bool { return slices.Equal(c, col) }) {
			varying, cols = append(varying, a), append(cols, col)
		}
	}
	return varying, cols
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

// mostSums bounds the sums of atoms that are tried: forms have fewer atoms rather.
const mostSums = 30_000

// sums counts the sums of at most so many atoms, of which so many have large coefficients.
func sums(atoms []atom, terms, large int) int {
	// of[t][l] are those of the atoms so far with t terms, l of them large.
	of := make([][]int, terms+1)
	for t := range of {
		of[t] = make([]int, large+1)
	}
	of[0][0] = 1
	for _, a := range atoms {
		for t := terms; t > 0; t-- {
			for l := large; l >= 0; l-- {
				of[t][l] += 2 * of[t-1][l]
				if l > 0 {
					of[t][l] += 2 * int(a.most-1) * of[t-1][l-1]
				}
			}
		}
	}
	n := 0
	for _, row := range of {
		for _, x := range row {
			n += x
		}
	}
	return n
}

func (f *forms) enumerate(ctx context.Context) {
	for f.reach.terms > 2 && sums(f.atoms, f.reach.terms, f.reach.large) > mostSums {
		f.reach.terms--
	}
	coefs := make([]int8, len(f.atoms))
	var walk func(i, left, large, cost int, base []int32)
	walk = func(i, left, large, cost int, base []int32) {
		if i == len(f.atoms) || left == 0 {
			if ctx.Err() == nil {
				f.leaf(coefs, cost, base)
			}
			return
		}
		walk(i+1, left, large, cost, base)
		for size := int8(1); size <= f.atoms[i].most; size++ {
			over := int(min(size-1, 1))
			if over > large {
				break
			}
			for _, c := range []int8{size, -size} {
				coefs[i] = c
				next := make([]int32, len(base))
				for s, x := range f.columns[i] {
					next[s] = base[s] + int32(c)*x
				}
				more := f.atoms[i].cost + int(size-1)
				if c < 0 {
					more++
				}
				walk(i+1, left-1, large-over, cost+more, next)
			}
			coefs[i] = 0
		}
	}
	walk(0, f.reach.terms, f.reach.large, 0, make([]int32, len(f.want)))
}

// leaf tries constants and divisors for a sum of atoms.
func (f *forms) leaf(coefs []int8, cost int, base []int32) {
	low, high := int32(f.reach.low), int32(f.reach.high)
	for _, div := range f.reach.divisors {
		d := int32(div)
		// With a constant c the form is right where 0 ≤ base + c - d·want < d.
		counts := make([]int, high-low+d+1)
		for s, w := range f.want {
			if i := d*w - base[s] - low + d - 1; i >= 0 && int(i) < len(counts)-1 {
				counts[i]++ // the least c is d·want - base, the largest d-1 more
			}
		}
		for c := low; c <= high; c++ {
			n := 0
			for i := c - low; i < c-low+d; i++ {
				n += counts[i]
			}
			if n >= f.least {
				f.keep(coefs, cost, base, c, d)
			}
		}
	}
}

func (f *forms) keep(coefs []int8, cost int, base []int32, c, d int32) {
	if c != 0 {
		cost++
	}
	if d > 1 {
		cost += 2
	}
	n := (len(base) + 63) / 64
	words := make([]uint64, 2*n)
	one := &form{constant: int64(c), div: int64(d), equal: set(words[:n:n]), below: set(words[n:]), cost: cost}
	for low := 0; low < len(base); low += 64 {
		var equal, below uint64
		for s := low; s < min(low+64, len(base)); s++ {
			switch lag := base[s] + c - d*f.want[s]; {
			case lag < 0:
				below |= 1 << (s - low)
			case lag < d:
				equal |= 1 << (s - low)
			}
		}
		one.equal[low/64], one.below[low/64] = equal, below
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

// piece is the largest of one or two forms, nowhere below what is wanted.
type piece struct {
	forms []*form
	atoms []atom
	right set
	count int
	cost  int
}

func (p *piece) term() *Term {
	var args []*Term
	for _, f := range p.forms {
		args = append(args, f.term(p.atoms))
	}
	return chain("max", args...)
}

// join makes a piece of forms, which together are nowhere below.
func (f *forms) join(list ...*form) *piece {
	p := &piece{forms: list, atoms: f.atoms, right: make(set, len(list[0].equal)), cost: 2 * len(list)}
	for w := range p.right {
		equal, most := uint64(0), ^uint64(0)
		for _, one := range list {
			equal |= one.equal[w]
			most &= one.equal[w] | one.below[w]
		}
		p.right[w] = equal & most
	}
	for _, one := range list {
		p.cost += one.cost
	}
	p.count = p.right.count()
	return p
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
	// A part of a form is worth as much as to be right at one of 200 points.
	rank := func(a, b *form) int {
		return cmp.Compare(a.cost*len(f.want)-200*a.count, b.cost*len(f.want)-200*b.count)
	}
	slices.SortStableFunc(part, rank)
	slices.SortStableFunc(whole, rank)
	part = part[:min(len(part), f.reach.pairs)]
	whole = whole[:min(len(whole), 4*f.reach.pairs)]
	var list []*piece
	for _, one := range whole {
		list = append(list, f.join(one))
	}
	for i, a := range part {
		if ctx.Err() != nil {
			return nil
		}
		for _, b := range part[:i] {
			if a.below.meets(b.below) {
				continue
			}
			p := f.join(a, b)
			if p.count >= f.least {
				list = append(list, p)
			}
		}
	}
	return list
}

// cover is the greedy cover of the points by pieces, the cost weighed by bias. It returns the
// pieces, none of which the others make needless, and how many points are left over.
func cover(list []*piece, points, most, bias int) (chosen []*piece, left int) {
	open := members(make([]struct{}, points), func(struct{}) bool { return true })
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
		open.remove(best.right)
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

// least finds a term that has the wanted value at every point: the least of a few pieces, each of
// the atoms of one group. If there is none it returns nil, and at how many points the best has
// another value.
func least(ctx context.Context, points []point, groups [][]atom, r reach) (t *Term, missed int) {
	var list []*piece
	for _, atoms := range groups {
		f := newForms(points, atoms, r)
		f.enumerate(ctx)
		list = append(list, f.pieces(ctx)...)
	}
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
		parts = append(parts, p.term())
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
