package smt

import (
	"slices"

	"topocert/certificates/meaning"
)

// column is a monomial, or a sum of monomials that has bounds: a form.
type column struct {
	lower, upper *fact // nil where there is no bound
	low, high    int64 // the bounds
	value        meaning.Number
	row          int // of a basic column, else -1
	at           int // the place among the nonbasic columns, of one that is not basic
	mono         int // of a monomial, else -1
	uses         int // how many facts have the monomial
	key          string
	unused       bool
}

// simplex is a tableau in the general form of Dutertre and de Moura: each basic column is a
// sum of nonbasic ones, which keep their bounds. What is undone are bounds only.
type simplex struct {
	columns  []column
	nonbasic []int
	basic    []int
	rows     []*row
	ofMono   map[int]int // the column of a monomial
	ofForm   map[string]int
	free     []int // columns that are not in use
	trail    []undo
	broken   []part // a conflict of two bounds
	pivots   int
}

type undo struct {
	column int
	upper  bool
	why    *fact
	at     int64
}

// part is a fact times a number.
type part struct {
	coef meaning.Number
	of   *fact
}

func newSimplex() *simplex {
	return &simplex{ofMono: make(map[int]int), ofForm: make(map[string]int)}
}

func (s *simplex) fresh(c column) int {
	if n := len(s.free); n > 0 {
		i := s.free[n-1]
		s.free = s.free[:n-1]
		s.columns[i] = c
		return i
	}
	s.columns = append(s.columns, c)
	return len(s.columns) - 1
}

// monomial returns the column of a monomial.
func (s *simplex) monomial(mono int) int {
	if i, known := s.ofMono[mono]; known {
		return i
	}
	i := s.fresh(column{mono: mono, value: meaning.Whole(0), row: -1, at: len(s.nonbasic)})
	s.ofMono[mono] = i
	s.nonbasic = append(s.nonbasic, i)
	for r := range s.rows {
		s.rows[r].grow()
	}
	return i
}

// form returns the column of the sum that a fact bounds, and the fact's sign in it.
func (s *simplex) form(f *fact) (col int, negated bool) {
	terms := f.poly.terms
	if len(terms) == 1 {
		return s.monomial(terms[0].mono), terms[0].coef < 0
	}
	i, known := s.ofForm[f.key]
	if known {
		return i, f.negated
	}
	for _, t := range terms {
		s.monomial(t.mono)
	}
	row := newRow(len(s.nonbasic))
	value := meaning.Whole(0)
	for _, t := range terms {
		c := t.coef
		if f.negated {
			c = -c
		}
		x := &s.columns[s.ofMono[t.mono]]
		value = value.Add(meaning.Whole(c).Mul(x.value))
		if x.row < 0 {
			row.unit(c, x.at)
		} else {
			row.add(c, s.rows[x.row])
		}
	}
	i = s.fresh(column{mono: -1, row: len(s.rows), key: f.key, value: value})
	s.ofForm[f.key] = i
	s.rows = append(s.rows, row)
	s.basic = append(s.basic, i)
	return i, f.negated
}

// assert adds a fact whose coefficients have no common divisor. It tells whether it is new.
func (s *simplex) assert(f *fact) bool {
	i, negated := s.form(f)
	x := &s.columns[i]
	if negated { // k - x ≥ 0
		if x.upper != nil && x.high <= f.poly.k {
			return false
		}
		s.trail = append(s.trail, undo{i, true, x.upper, x.high})
		x.upper, x.high = f, f.poly.k
	} else {
		if x.lower != nil && x.low >= -f.poly.k {
			return false
		}
		s.trail = append(s.trail, undo{i, false, x.lower, x.low})
		x.lower, x.low = f, -f.poly.k
	}
	if x.lower != nil && x.upper != nil && x.low > x.high {
		if s.broken == nil {
			s.broken = []part{{meaning.Whole(1), x.lower}, {meaning.Whole(1), x.upper}}
		}
		return true
	}
	if x.row < 0 {
		s.within(i)
	}
	return true
}

// within moves a nonbasic column to its bounds.
func (s *simplex) within(i int) {
	x := &s.columns[i]
	to := x.value
	if x.lower != nil && to.Cmp(meaning.Whole(x.low)) < 0 {
		to = meaning.Whole(x.low)
	} else if x.upper != nil && to.Cmp(meaning.Whole(x.high)) > 0 {
		to = meaning.Whole(x.high)
	}
	if by := to.Sub(x.value); by.Sign() != 0 {
		s.move(x.at, by)
	}
}

// move changes the value of a nonbasic column.
func (s *simplex) move(at int, by meaning.Number) {
	x := &s.columns[s.nonbasic[at]]
	x.value = x.value.Add(by)
	for r, row := range s.rows {
		if row.sign(at) != 0 {
			y := &s.columns[s.basic[r]]
			y.value = y.value.Add(row.factor(at).Mul(by))
		}
	}
}

// mark and back: bounds since a mark are taken back.
func (s *simplex) mark() int { return len(s.trail) }

func (s *simplex) back(mark int) {
	for len(s.trail) > mark {
		u := s.trail[len(s.trail)-1]
		s.trail = s.trail[:len(s.trail)-1]
		x := &s.columns[u.column]
		if u.upper {
			x.upper, x.high = u.why, u.at
		} else {
			x.lower, x.low = u.why, u.at
		}
		if x.mono < 0 && x.lower == nil && x.upper == nil && x.row >= 0 {
			s.drop(u.column)
		}
	}
	s.broken = nil
}

// drop removes a basic form that has no bounds.
func (s *simplex) drop(i int) {
	x := &s.columns[i]
	last := len(s.rows) - 1
	s.rows[x.row], s.basic[x.row] = s.rows[last], s.basic[last]
	s.columns[s.basic[x.row]].row = x.row
	s.rows, s.basic = s.rows[:last], s.basic[:last]
	delete(s.ofForm, x.key)
	*x = column{mono: -1, value: meaning.Whole(0), row: -1, unused: true}
	s.free = append(s.free, i)
}

// side tells on which side of its bounds a column's value is: -1, 0 or 1.
func (x *column) side() int {
	switch {
	case x.lower != nil && x.value.Cmp(meaning.Whole(x.low)) < 0:
		return -1
	case x.upper != nil && x.value.Cmp(meaning.Whole(x.high)) > 0:
		return 1
	}
	return 0
}

// check looks for values within all bounds. If there are none, it returns facts whose sum is a
// constant below 0. It may take so many pivots; done is false if that is too few.
func (s *simplex) check(limit int) (conflict []part, done bool) {
	if s.broken != nil {
		return s.broken, true
	}
	for steps := range limit {
		bland := steps > 2*len(s.rows)+20
		row, side := -1, 0
		var worst meaning.Number
		for r, i := range s.basic {
			x := &s.columns[i]
			d := x.side()
			if d == 0 {
				continue
			}
			if bland {
				if row < 0 || i < s.basic[row] {
					row, side = r, d
				}
				continue
			}
			over := x.value.Sub(meaning.Whole(x.high))
			if d < 0 {
				over = meaning.Whole(x.low).Sub(x.value)
			}
			if row < 0 || over.Cmp(worst) > 0 {
				row, side, worst = r, d, over
			}
		}
		if row < 0 {
			return nil, true
		}
		x := &s.columns[s.basic[row]]
		at, free := -1, false
		for j := range s.nonbasic {
			up := s.rows[row].sign(j) * -side // the direction in which the nonbasic column must move
			y := &s.columns[s.nonbasic[j]]
			if up == 0 || up > 0 && y.upper != nil && y.value.Cmp(meaning.Whole(y.high)) >= 0 || up < 0 && y.lower != nil && y.value.Cmp(meaning.Whole(y.low)) <= 0 {
				continue
			}
			unbounded := y.lower == nil && y.upper == nil && !bland
			if at < 0 || unbounded && !free || unbounded == free && s.nonbasic[j] < s.nonbasic[at] {
				at, free = j, unbounded
			}
		}
		if at < 0 {
			return s.conflict(row, side), true
		}
		to := meaning.Whole(x.high)
		if side < 0 {
			to = meaning.Whole(x.low)
		}
		by := to.Sub(x.value).Quo(s.rows[row].factor(at))
		s.move(at, by)
		s.pivot(row, at)
	}
	return nil, false
}

// conflict returns the combination by which a row cannot be within its bounds.
func (s *simplex) conflict(row, side int) []part {
	x := &s.columns[s.basic[row]]
	r := s.rows[row]
	parts := []part{{r.basic(), x.lower}}
	if side > 0 {
		parts[0].of = x.upper
	}
	for j, at := range s.nonbasic {
		y := &s.columns[at]
		switch r.sign(j) * -side {
		case 1:
			parts = append(parts, part{r.entry(j), y.upper})
		case -1:
			parts = append(parts, part{r.entry(j), y.lower})
		}
	}
	for i, p := range parts {
		if p.coef.Sign() < 0 {
			parts[i].coef = p.coef.Neg()
		}
	}
	return parts
}

// pivot exchanges the basic column of a row and a nonbasic one.
func (s *simplex) pivot(row, at int) {
	s.pivots++
	pivoted := s.rows[row]
	pivoted.turn(at)
	for r, other := range s.rows {
		if r != row && other.sign(at) != 0 {
			other.substitute(at, pivoted)
		}
	}
	in, out := s.nonbasic[at], s.basic[row]
	s.nonbasic[at], s.basic[row] = out, in
	s.columns[in].row, s.columns[in].at = row, 0
	s.columns[out].row, s.columns[out].at = -1, at
}

// uses counts the facts in which monomials are.
func (s *simplex) uses(f *fact, by int) {
	for _, t := range f.poly.terms {
		s.columns[s.monomial(t.mono)].uses += by
	}
}

// at returns the value of a monomial at the vertex: where no fact has it, that of the product of
// its variables.
func (s *simplex) at(m *monomials, mono int) meaning.Number {
	if i, known := s.ofMono[mono]; known && s.columns[i].uses > 0 {
		return s.columns[i].value
	}
	return s.product(m, mono)
}

// product returns the product of the values of a monomial's variables.
func (s *simplex) product(m *monomials, mono int) meaning.Number {
	value := meaning.Whole(1)
	for _, v := range m.vars[mono] {
		value = value.Mul(s.variable(m, v))
	}
	return value
}

// variable returns the value of a variable at the vertex. One that no fact has may have any: it
// gets a whole number.
func (s *simplex) variable(m *monomials, v int) meaning.Number {
	i, known := s.ofMono[m.single(v)]
	if !known {
		return meaning.Whole(0)
	}
	x := &s.columns[i]
	if x.uses == 0 && !x.value.IsWhole() {
		return x.value.Floor()
	}
	return x.value
}

// eval returns the value of a polynomial at the vertex.
func (s *simplex) eval(m *monomials, p *polynomial) meaning.Number {
	value := meaning.Whole(p.k)
	for _, t := range p.terms {
		value = value.Add(meaning.Whole(t.coef).Mul(s.at(m, t.mono)))
	}
	return value
}

// bounds returns the facts that bound a column, in the columns' order.
func (s *simplex) bounds() []*fact {
	var list []*fact
	for i := range s.columns {
		if x := &s.columns[i]; !x.unused {
			for _, f := range []*fact{x.lower, x.upper} {
				if f != nil {
					list = append(list, f)
				}
			}
		}
	}
	return slices.Clip(list)
}
