package smt

import (
	"math/big"
	"slices"

	"topocert/certificates/meaning"
)

// rounded returns a fact divided by what divides its coefficients.
func (s *search) rounded(f *fact, d int64) *fact {
	if f.primitive == nil {
		f.primitive = &fact{poly: f.poly.divided(d), of: f.of, parts: []weight{{big.NewInt(1), f}}, divisor: big.NewInt(d)}
	}
	return f.primitive
}

// times returns the product of two facts, or nil if it has monomials that are not wanted.
func (s *search) times(f, g *fact) *fact {
	for _, x := range []*fact{f, g} {
		if x.id == 0 {
			s.ids++
			x.id = s.ids
		}
	}
	key := [2]int32{min(f.id, g.id), max(f.id, g.id)}
	p, known := s.factors[key]
	if !known {
		if q, ok := s.monomials.times(f.poly, g.poly); ok {
			p = &fact{poly: q, of: union(f.of, g.of), factors: [2]*fact{f, g}}
		}
		s.factors[key] = p
	}
	return p
}

// violated lists the monomials with a column whose value is not the product of their variables'.
func (s *search) violated() []int {
	var list []int
	for i := range s.lp.columns {
		x := &s.lp.columns[i]
		if x.unused || x.uses == 0 || len(s.monomials.vars[x.mono]) < 2 {
			continue
		}
		if x.value.Cmp(s.lp.product(s.monomials, x.mono)) != 0 {
			list = append(list, x.mono)
		}
	}
	return list
}

// atOnce is how many products are added in one round.
const atOnce = 6

// multiply adds products of facts that the vertex violates. It tells whether there were any.
func (s *search) multiply() bool {
	off := s.violated()
	if len(off) == 0 {
		return false
	}
	wrong := make(map[int]bool)
	var masks []uint64
	for _, mono := range off {
		wrong[mono] = true
		if mask := s.monomials.mask(mono); !slices.Contains(masks, mask) {
			masks = append(masks, mask)
		}
	}
	type found struct {
		f    *fact
		over meaning.Number
	}
	var list []found
	consider := func(f *fact) {
		if f == nil || s.known[f] || !slices.ContainsFunc(f.poly.terms, func(t term) bool { return wrong[t.mono] }) {
			return
		}
		if value := s.lp.eval(s.monomials, f.poly); value.Sign() < 0 && !slices.ContainsFunc(list, func(x found) bool { return x.f == f }) {
			list = append(list, found{f, value})
		}
	}
	var useful []*fact
	for _, f := range s.lp.bounds() {
		if f.mask == 0 {
			for _, t := range f.poly.terms {
				f.mask |= s.monomials.mask(t.mono)
			}
		}
		if (len(f.parts) < 2 || len(f.poly.terms) == 1) && slices.ContainsFunc(masks, func(m uint64) bool { return m&f.mask != 0 }) {
			useful = append(useful, f)
		}
	}
	s.work += len(useful) * len(useful) / 32
	for i, f := range useful {
		for _, g := range useful[i:] {
			for _, m := range masks {
				if m&^(f.mask|g.mask) == 0 && m&f.mask != 0 && m&g.mask != 0 {
					consider(s.times(f, g))
					break
				}
			}
		}
	}
	for _, mono := range off {
		s.chains(s.monomials.vars[mono], consider)
	}
	slices.SortStableFunc(list, func(a, b found) int { return a.over.Cmp(b.over) })
	for _, x := range list[:min(len(list), atOnce)] {
		s.assert(x.f)
	}
	return len(list) > 0
}

// chains considers the products of a bound of each of some variables, by which a monomial of
// three or more of them follows a variable that is between constants.
func (s *search) chains(vars []int, consider func(f *fact)) {
	if len(vars) < 3 {
		return
	}
	for i, v := range vars {
		low, high := s.bound(v)
		if low == nil || high == nil {
			continue
		}
		var rest *fact
		for j, w := range vars {
			if j == i {
				continue
			}
			f, g := s.bound(w)
			if f == nil {
				f = g
			}
			if f == nil {
				return
			}
			if rest == nil {
				rest = f
			} else if rest = s.times(rest, f); rest == nil {
				return
			}
			consider(s.times(rest, low))
			consider(s.times(rest, high))
		}
	}
}

// bound returns the facts that bound a variable by constants, nil where there is none.
func (s *search) bound(v int) (low, high *fact) {
	i, known := s.lp.ofMono[s.monomials.single(v)]
	if !known {
		return nil, nil
	}
	return s.lp.columns[i].lower, s.lp.columns[i].upper
}

// single returns the polynomial c·x_v + k.
func (s *search) single(v int, c, k int64) *polynomial {
	return &polynomial{terms: []term{{s.monomials.single(v), c}}, k: k}
}

// factorsOf lists the variables of monomials, each once.
func (s *search) factorsOf(monos []int) []int {
	var list []int
	for _, mono := range monos {
		for _, v := range s.monomials.vars[mono] {
			if !slices.Contains(list, v) {
				list = append(list, v)
			}
		}
	}
	return list
}

// about counts the facts of the question on the path in which a variable occurs.
func (s *search) about(v int) int {
	n := 0
	for _, f := range s.facts {
		if !f.derived() && slices.ContainsFunc(f.poly.terms, func(t term) bool { return slices.Contains(s.monomials.vars[t.mono], v) }) {
			n++
		}
	}
	return n
}

// quotient proves a constant bound of a variable that has none, such as a quotient has one. It
// returns a cut of which one side is refuted, or nil if there is none to prove, and whether the
// vertex may have moved. What failed is tried again when there are more facts about the variable;
// or, if that is asked for, more facts at all.
func (s *search) quotient(again bool) (found *choice, moved bool, err error) {
	for _, v := range s.factorsOf(s.violated()) {
		low, high := s.bound(v)
		about := s.about(v)
		if again {
			about = len(s.facts)
		}
		if low != nil && high != nil || (low != nil || high != nil) && !s.quotients[v] || s.hopeless[v] == about {
			continue
		}
		c, probed, err := s.bounded(s.single(v, 1, 0).terms, [][2]int64{{1, 0}, {2, -1}, {3, -2}, {5, -4}}, [2]bool{high != nil, low != nil})
		if moved = moved || probed; c != nil || err != nil {
			s.quotients[v] = s.quotients[v] || probed
			return c, moved, err
		}
		s.hopeless[v] = about
	}
	if moved {
		_, err = s.check()
	}
	return nil, moved, err
}

// bounded proves a constant bound of a form: that it is below the first of two numbers, or from the
// second on, unless it is known to have a bound on that side. It returns a cut of which that side is
// refuted, or nil if there is none to prove, and whether the vertex may have moved.
func (s *search) bounded(form []term, at [][2]int64, known [2]bool) (found *choice, probed bool, err error) {
	for _, ends := range at {
		for side, end := range ends {
			if known[side] {
				continue
			}
			c := s.cut(&polynomial{terms: form, k: -end})
			if c.closed[side] != nil {
				return c, probed, nil
			}
			probed = true
			switch t, err := s.probe(c.branches[side], 8); {
			case err != nil:
				return nil, true, err
			case t != nil:
				s.close(c, side, t)
				return c, true, nil
			}
		}
	}
	return nil, probed, nil
}

// multiple is a sum of variables times numbers that facts have times a variable: as i - q
// where a fact has i·n - q·n. Near is where its bounds are looked for.
type multiple struct {
	form *polynomial
	near int64
	of   int // the variable
}

// multiples lists the sums of several monomials that facts of the question have times a variable
// of a monomial that is off.
func (s *search) multiples() []multiple {
	off := s.violated()
	var list []multiple
	seen := make(map[string]bool)
	for _, f := range s.facts {
		if f.derived() {
			continue
		}
		for _, v := range s.factorsOf(off) {
			if !slices.ContainsFunc(f.poly.terms, func(t term) bool {
				return slices.Contains(off, t.mono) && slices.Contains(s.monomials.vars[t.mono], v)
			}) {
				continue
			}
			p := new(polynomial)
			for _, t := range f.poly.terms {
				vars := s.monomials.vars[t.mono]
				if at := slices.Index(vars, v); at >= 0 && len(vars) > 1 {
					p.terms = append(p.terms, term{s.monomials.of(slices.Delete(slices.Clone(vars), at, at+1)), t.coef})
				} else if at >= 0 {
					p.k += t.coef
				}
			}
			if p, _ = collect(p.terms, p.k); len(p.terms) < 2 || slices.ContainsFunc(p.terms, func(t term) bool { return len(s.monomials.vars[t.mono]) > 1 }) || !slices.ContainsFunc(p.terms, s.unbounded) {
				continue
			}
			p = p.divided(p.content())
			key, negated := p.form()
			if seen[key] {
				continue
			}
			seen[key] = true
			if negated {
				for i := range p.terms {
					p.terms[i].coef = -p.terms[i].coef
				}
				p.k = -p.k
			}
			list = append(list, multiple{&polynomial{terms: p.terms}, -p.k, v})
		}
	}
	return list
}

// factored returns a cut for a fact that is a product (v - c)·p, less 1 or more, of a variable that is c
// at least, perhaps once variables have what they are equal to in their place: p is positive, and the
// other side is refuted. It returns nil if there is none.
func (s *search) factored() *choice {
	equal := make(map[int][2]*fact) // of variables: that they are at least a polynomial, and at most
	for _, f := range s.facts {
		i, known := s.lp.ofForm[f.key]
		if f.derived() || !known {
			continue
		}
		x := &s.lp.columns[i]
		if x.lower == nil || x.upper == nil || x.low < x.high {
			continue
		}
		for _, t := range x.lower.poly.terms {
			if abs(t.coef) == 1 && len(s.monomials.vars[t.mono]) == 1 {
				equal[t.mono] = [2]*fact{x.lower, x.upper}
				if t.coef < 0 {
					equal[t.mono] = [2]*fact{x.upper, x.lower}
				}
			}
		}
	}
	for _, f := range s.facts {
		if f.derived() || len(f.poly.terms) < 2 {
			continue
		}
		poly, parts := s.substituted(f, equal)
		if poly.k >= 0 || len(poly.terms) < 2 {
			continue
		}
		for _, v := range s.monomials.vars[poly.terms[0].mono] {
			low, _ := s.bound(v)
			for c := int64(-1); low != nil && c <= min(-low.poly.k, 1); c++ {
				p := s.monomials.divided(poly, v, c)
				if p == nil {
					continue
				}
				cut := s.cut(&polynomial{terms: p.terms, k: p.k - 1})
				if cut.taken {
					continue
				}
				if cut.closed[1] == nil {
					none := cut.branches[1].facts[0]
					product := s.times(low, none)
					if product == nil {
						continue
					}
					if parts = append(parts, part{meaning.Whole(1), product}); c < -low.poly.k {
						parts = append(parts, part{meaning.Whole(-low.poly.k - c), none})
					}
					s.close(cut, 1, s.leaf(parts))
				}
				return cut
			}
		}
	}
	return nil
}

// substituted puts what variables are equal to in their place, as long as they stand alone in a fact; it
// returns the facts that add up to this.
func (s *search) substituted(f *fact, equal map[int][2]*fact) (*polynomial, []part) {
	p, parts := f.poly, []part{{meaning.Whole(1), f}}
	for range 16 {
		i := slices.IndexFunc(p.terms, func(t term) bool { e, is := equal[t.mono]; return is && e[0] != f && e[1] != f })
		if i < 0 {
			break
		}
		t := p.terms[i]
		e := equal[t.mono][0]
		if t.coef > 0 {
			e = equal[t.mono][1]
		}
		sum := slices.Clone(p.terms)
		for _, u := range e.poly.terms {
			sum = append(sum, term{u.mono, u.coef * abs(t.coef)})
		}
		q, ok := collect(sum, p.k+e.poly.k*abs(t.coef))
		if !ok {
			break
		}
		p, parts = q, append(parts, part{meaning.Whole(abs(t.coef)), e})
	}
	return p, parts
}

// unbounded tells whether a variable is not between constants.
func (s *search) unbounded(t term) bool {
	low, high := s.bound(s.monomials.vars[t.mono][0])
	return low == nil || high == nil
}

// formBounds returns the bounds of a form, as far as it has them.
func (s *search) formBounds(p *polynomial) (low, high *column) {
	key, _ := p.form()
	i, known := s.lp.ofForm[key]
	if !known {
		return nil, nil
	}
	x := &s.lp.columns[i]
	if x.lower != nil {
		low = x
	}
	if x.upper != nil {
		high = x
	}
	return low, high
}

// ratio proves a constant bound of a multiple, as quotient does of a variable; or, where there
// are both, cuts between them.
func (s *search) ratio() (found *choice, moved bool, err error) {
	for _, m := range s.multiples() {
		low, high := s.formBounds(m.form)
		if low != nil && high != nil {
			if low.low < high.high && high.high-low.low < 16 {
				value, ok := s.lp.eval(s.monomials, m.form).Floor().Int64()
				if !ok {
					continue
				}
				return s.cut(&polynomial{terms: m.form.terms, k: -min(max(value+1, low.low+1), high.high)}), moved, nil
			}
			continue
		}
		key, _ := m.form.form()
		about := s.about(m.of)
		if s.senseless[key] == about {
			continue
		}
		var at [][2]int64
		for k := range int64(3) {
			at = append(at, [2]int64{m.near + 1 + k, m.near - k})
		}
		c, probed, err := s.bounded(m.form.terms, at, [2]bool{high != nil, low != nil})
		if moved = moved || probed; c != nil || err != nil {
			return c, moved, err
		}
		s.senseless[key] = about
	}
	if moved {
		_, err = s.check()
	}
	return nil, moved, err
}

// spatial returns a cut of a variable that is between constants, of a monomial that is off.
func (s *search) spatial() *choice {
	best, from, to := -1, int64(0), int64(64)
	for _, v := range s.factorsOf(s.violated()) {
		if low, high := s.bound(v); low != nil && high != nil {
			if l, h := -low.poly.k, high.poly.k; l < h && h-l < to-from {
				best, from, to = v, l, h
			}
		}
	}
	if best < 0 {
		return nil
	}
	value, ok := s.lp.variable(s.monomials, best).Floor().Int64()
	if !ok {
		return nil
	}
	return s.cut(s.single(best, 1, -min(max(value+1, from+1), to)))
}

// anywhere returns a cut of a variable, of a monomial that is off, at its value: of quotients
// first, and then of what is not bounded by constants.
func (s *search) anywhere() *choice {
	var best *choice
	most, least := -1, int64(0)
	for _, v := range s.factorsOf(s.violated()) {
		low, high := s.bound(v)
		value, ok := s.lp.variable(s.monomials, v).Floor().Int64()
		rank := 0
		if s.quotients[v] {
			rank = 3
		} else if low == nil {
			rank++
		}
		if high == nil {
			rank++
		}
		if low != nil && high != nil && -low.poly.k == high.poly.k || !ok || !small(value) || rank < most || rank == most && abs(value) >= least {
			continue
		}
		most, least = rank, abs(value)
		if high != nil && high.poly.k == value {
			value--
		}
		best = s.cut(s.single(v, 1, -value-1))
	}
	return best
}

// fractional returns a cut of a variable whose value is not whole.
func (s *search) fractional() *choice {
	for i := range s.lp.columns {
		x := &s.lp.columns[i]
		if x.unused || x.mono < 0 || x.uses == 0 || x.value.IsWhole() {
			continue
		}
		if value, ok := x.value.Floor().Int64(); ok && small(value) {
			return s.cut(&polynomial{terms: []term{{x.mono, 1}}, k: -value - 1})
		}
	}
	return nil
}

// gomory adds Chvátal–Gomory cuts of rows whose values are not whole: sums of facts that are
// tight at the vertex, divided and rounded. It tells whether there were any.
func (s *search) gomory() bool {
	type source struct {
		row  *row
		sign int64
		size int
	}
	var list []source
	for r, row := range s.lp.rows {
		if s.lp.columns[s.lp.basic[r]].value.IsWhole() || row.wide != nil || row.d > mostCut {
			continue
		}
		if size, ok := s.tight(row); ok {
			list = append(list, source{row, 1, size}, source{row, -1, size})
		}
	}
	slices.SortStableFunc(list, func(a, b source) int { return a.size - b.size })
	some := false
	for _, x := range list[:min(len(list), atOnce)] {
		if f := s.cutOff(x.row, x.sign); f != nil && s.assert(f) {
			some = true
		}
	}
	return some
}

// tight counts the columns that a cut of a row needs, and tells whether each is at a bound.
func (s *search) tight(r *row) (size int, ok bool) {
	for j, a := range r.a {
		if a%r.d == 0 {
			continue
		}
		x := &s.lp.columns[s.lp.nonbasic[j]]
		if (x.lower == nil || x.value.Cmp(meaning.Whole(x.low)) != 0) && (x.upper == nil || x.value.Cmp(meaning.Whole(x.high)) != 0) {
			return 0, false
		}
		size++
	}
	return size, size > 0
}

// mostCut bounds the coefficients of cuts: with large ones the search gets slow, and no better.
const mostCut = 1 << 10

// cutOff returns the cut of a row, or of its negative.
func (s *search) cutOff(r *row, sign int64) *fact {
	common := r.d
	f := &fact{divisor: big.NewInt(common)}
	var sum []term
	var k int64
	for j, a := range r.a {
		n := (a%common*sign + common) % common
		if n == 0 {
			continue
		}
		x := &s.lp.columns[s.lp.nonbasic[j]]
		switch {
		case x.lower != nil && x.value.Cmp(meaning.Whole(x.low)) == 0:
			f.parts = append(f.parts, weight{big.NewInt(n), x.lower})
		case x.upper != nil && x.value.Cmp(meaning.Whole(x.high)) == 0:
			n = common - n
			f.parts = append(f.parts, weight{big.NewInt(n), x.upper})
		default:
			return nil
		}
		p := f.parts[len(f.parts)-1].of
		f.of = union(f.of, p.of)
		for _, t := range append(slices.Clone(p.poly.terms), term{-1, p.poly.k}) {
			if abs(t.coef) >= 1<<30 {
				return nil
			}
			if t.mono < 0 {
				k += n * t.coef
			} else {
				sum = append(sum, term{t.mono, n * t.coef})
			}
		}
	}
	p, ok := collect(sum, k)
	if !ok {
		return nil
	}
	f.poly = p.divided(common)
	if len(f.poly.terms) == 0 && f.poly.k >= 0 || abs(f.poly.k) > mostCut || slices.ContainsFunc(f.poly.terms, func(t term) bool { return abs(t.coef) > mostCut }) {
		return nil
	}
	return f
}
