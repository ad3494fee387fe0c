package smt

import (
	"encoding/binary"
	"slices"

	"topocert/certificates/arithmetic"
	"topocert/certificates/meaning"
)

// monomials numbers the products of variables that occur.
type monomials struct {
	vars     [][]int
	number   map[string]int
	products map[[2]int]int
	// wanted are those of the question, and what divides them: products of facts are made of
	// these only.
	wanted  []bool
	singles []int // of the variables
}

func newMonomials() *monomials {
	return &monomials{number: make(map[string]int), products: make(map[[2]int]int)}
}

// of returns the number of a product of variables, which are sorted.
func (m *monomials) of(vars []int) int {
	var key []byte
	for _, v := range vars {
		key = binary.AppendUvarint(key, uint64(v))
	}
	n, known := m.number[string(key)]
	if !known {
		n = len(m.vars)
		m.number[string(key)] = n
		m.vars = append(m.vars, slices.Clone(vars))
		m.wanted = append(m.wanted, false)
	}
	return n
}

// single returns the number of a variable as a monomial.
func (m *monomials) single(v int) int {
	for len(m.singles) <= v {
		m.singles = append(m.singles, m.of([]int{len(m.singles)}))
	}
	return m.singles[v]
}

// mask has a bit for each variable of a monomial; of 64 variables, some share one.
func (m *monomials) mask(mono int) uint64 {
	var mask uint64
	for _, v := range m.vars[mono] {
		mask |= 1 << (v % 64)
	}
	return mask
}

// want marks a product of variables and what divides it.
func (m *monomials) want(vars []int) {
	n := m.of(vars)
	if m.wanted[n] {
		return
	}
	m.wanted[n] = true
	for i := range vars {
		if len(vars) > 1 {
			m.want(slices.Delete(slices.Clone(vars), i, i+1))
		}
	}
}

// mostWanted bounds the monomials that are wanted for being like others.
const mostWanted = 160

// widen wants the monomials in which a variable of a wanted one is replaced by another that
// differs from multiples of it by constants, such as n by floor(n/2). It tells whether there are
// new ones.
func (m *monomials) widen(facts []arithmetic.Poly) bool {
	linked := make(map[int][]int)
	for i, p := range facts {
		if p.Degree() != 1 {
			continue
		}
		for _, q := range facts[:i] {
			if _, constant := p.Add(q).Const(); constant {
				link(linked, p)
				break
			}
		}
	}
	var list []int
	for n, wanted := range m.wanted {
		if wanted && len(m.vars[n]) > 1 {
			list = append(list, n)
		}
	}
	first := len(list)
	for i := 0; i < len(list) && len(list) < first+mostWanted; i++ {
		for at, v := range m.vars[list[i]] {
			for _, w := range linked[v] {
				vars := slices.Clone(m.vars[list[i]])
				vars[at] = w
				slices.Sort(vars)
				if n := m.of(vars); !m.wanted[n] {
					m.want(vars)
					list = append(list, n)
				}
			}
		}
	}
	return len(list) > first
}

// link notes that the variables of a polynomial of degree 1 are linked.
func link(linked map[int][]int, p arithmetic.Poly) {
	for _, a := range p {
		for _, b := range p {
			if len(a.Vars) == 1 && len(b.Vars) == 1 && a.Vars[0] != b.Vars[0] && !slices.Contains(linked[a.Vars[0]], b.Vars[0]) {
				linked[a.Vars[0]] = append(linked[a.Vars[0]], b.Vars[0])
			}
		}
	}
}

func (m *monomials) product(a, b int) int {
	key := [2]int{min(a, b), max(a, b)}
	n, known := m.products[key]
	if !known {
		vars := append(slices.Clone(m.vars[a]), m.vars[b]...)
		slices.Sort(vars)
		n = m.of(vars)
		m.products[key] = n
	}
	return n
}

// wantPairs marks the products of two variables that occur in products, if they are not many. It
// tells whether that are more than were marked.
func (m *monomials) wantPairs() bool {
	var vars []int
	for n, list := range m.vars {
		for _, v := range list {
			if m.wanted[n] && len(list) > 1 && !slices.Contains(vars, v) {
				vars = append(vars, v)
			}
		}
	}
	if len(vars) > 8 {
		return false
	}
	before := len(m.vars)
	for i, v := range vars {
		for _, w := range vars[i:] {
			m.want([]int{min(v, w), max(v, w)})
		}
	}
	return len(m.vars) > before
}

// term is a coefficient of a monomial that is not constant.
type term struct {
	mono int
	coef int64
}

// polynomial has its terms in the order of the monomials' numbers. It does not change.
type polynomial struct {
	terms []term
	k     int64 // the constant
}

// Coefficients are below this; what has larger ones is left out.
const largest = 1 << 40

func small(n int64) bool { return n < largest && n > -largest }

// read returns a polynomial of a question; false if it has large coefficients.
func (m *monomials) read(p arithmetic.Poly) (*polynomial, bool) {
	out := new(polynomial)
	for _, t := range p {
		if !t.Coef.IsInt64() || !small(t.Coef.Int64()) {
			return nil, false
		}
		if len(t.Vars) == 0 {
			out.k = t.Coef.Int64()
			continue
		}
		m.want(t.Vars)
		out.terms = append(out.terms, term{m.of(t.Vars), t.Coef.Int64()})
	}
	slices.SortFunc(out.terms, func(a, b term) int { return a.mono - b.mono })
	return out, true
}

// times returns the product of two polynomials; false if it has monomials that are not wanted,
// or large coefficients.
func (m *monomials) times(p, q *polynomial) (*polynomial, bool) {
	if p.k != 0 && !m.wantAll(q) || q.k != 0 && !m.wantAll(p) {
		return nil, false
	}
	var terms []term
	for _, s := range p.terms {
		for _, t := range q.terms {
			mono := m.product(s.mono, t.mono)
			if !m.wanted[mono] {
				return nil, false
			}
			if terms == nil {
				terms = make([]term, 0, (len(p.terms)+1)*(len(q.terms)+1))
			}
			terms = append(terms, term{mono, s.coef * t.coef})
		}
	}
	if !p.modest() || !q.modest() {
		return nil, false
	}
	if p.k != 0 {
		for _, t := range q.terms {
			terms = append(terms, term{t.mono, t.coef * p.k})
		}
	}
	if q.k != 0 {
		for _, t := range p.terms {
			terms = append(terms, term{t.mono, t.coef * q.k})
		}
	}
	return collect(terms, p.k*q.k)
}

func (m *monomials) wantAll(p *polynomial) bool {
	return !slices.ContainsFunc(p.terms, func(t term) bool { return !m.wanted[t.mono] })
}

// modest tells whether products of coefficients are small.
func (p *polynomial) modest() bool {
	const most = 1 << 20
	for _, t := range p.terms {
		if abs(t.coef) >= most {
			return false
		}
	}
	return abs(p.k) < most
}

// collect adds the terms of each monomial; false if there are large coefficients.
func collect(terms []term, k int64) (*polynomial, bool) {
	slices.SortFunc(terms, func(a, b term) int { return a.mono - b.mono })
	out := &polynomial{terms: terms[:0], k: k}
	for i := 0; i < len(terms); {
		sum := terms[i]
		for i++; i < len(terms) && terms[i].mono == sum.mono; i++ {
			sum.coef += terms[i].coef
		}
		if !small(sum.coef) {
			return nil, false
		}
		if sum.coef != 0 {
			out.terms = append(out.terms, sum)
		}
	}
	return out, small(k)
}

// divided returns a polynomial but for its constant divided by v - c: v·u is (v - c)·u and c·u. It is nil
// if that leaves more than a constant below 0, or no variables.
func (m *monomials) divided(p *polynomial, v int, c int64) *polynomial {
	rest, k, out := slices.Clone(p.terms), p.k, new(polynomial)
	for i := 0; i < len(rest); i++ {
		vars, coef := m.vars[rest[i].mono], rest[i].coef
		at := slices.Index(vars, v)
		if at < 0 || coef == 0 {
			continue
		}
		rest[i].coef = 0
		if len(vars) == 1 {
			out.k += coef
			k += c * coef
			continue
		}
		u := m.of(slices.Delete(slices.Clone(vars), at, at+1))
		out.terms, rest = append(out.terms, term{u, coef}), append(rest, term{u, c * coef})
	}
	left, ok := collect(rest, k)
	q, fine := collect(out.terms, out.k)
	if !ok || !fine || len(left.terms) > 0 || left.k >= 0 || len(q.terms) == 0 {
		return nil
	}
	return q
}

func abs(n int64) int64 {
	if n < 0 {
		return -n
	}
	return n
}

// content returns the greatest common divisor of the coefficients, without the constant.
func (p *polynomial) content() int64 {
	var g int64
	for _, t := range p.terms {
		g = meaning.GCD(g, t.coef)
		if g == 1 {
			break
		}
	}
	return g
}

// divided returns p divided by d, rounded down: where p ≥ 0, so is that.
func (p *polynomial) divided(d int64) *polynomial {
	out := &polynomial{terms: make([]term, len(p.terms)), k: meaning.FloorDiv(p.k, d)}
	for i, t := range p.terms {
		out.terms[i] = term{t.mono, t.coef / d}
	}
	return out
}

// form returns a key of p without its constant and with its first coefficient positive, and
// whether that changed the sign.
func (p *polynomial) form() (key string, negated bool) {
	negated = p.terms[0].coef < 0
	buf := make([]byte, 0, 4*len(p.terms))
	for _, t := range p.terms {
		c := t.coef
		if negated {
			c = -c
		}
		buf = binary.AppendVarint(binary.AppendUvarint(buf, uint64(t.mono)), c)
	}
	return string(buf), negated
}

// poly returns the polynomial as the checker has it.
func (m *monomials) poly(p *polynomial) arithmetic.Poly {
	sum := arithmetic.Int(p.k)
	for _, t := range p.terms {
		product := arithmetic.Int(t.coef)
		for _, v := range m.vars[t.mono] {
			product = product.Mul(arithmetic.Variable(v))
		}
		sum = sum.Add(product)
	}
	return sum
}
