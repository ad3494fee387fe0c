package milp

import (
	"math"
	"slices"
)

// Tolerances of the linear programs.
const (
	tiny     = 1e-9 // what is smaller is 0
	feasible = 1e-7
)

// simplex is a linear program in dictionary form: minimise cost over 0 ≤ low ≤ x ≤ high ≤ 1 such that each row, a
// number of terms and a constant, is at least 0. It is solved by the dual simplex method with bounds: whatever has been
// the last dictionary is dual feasible after bounds have changed, or rows have come.
type simplex struct {
	n         int // variables; those from n on are what rows are
	rows      []int
	low, high []float64
	// A nonbasic variable column[j] is at a bound; a basic one basis[i] is constant[i] + Σ entry[i][j]·column[j].
	column   []int
	atHigh   []bool // by column
	cost     []float64
	value    float64 // the cost is value + Σ cost[j]·column[j]
	basis    []int
	entry    [][]float64
	constant []float64
	x        []float64 // of the basic ones
	where    []int     // of a variable: its column j, or −1−i for its place i in the basis
	pivots   int
}

func newSimplex(n int, cost []float64) *simplex {
	p := &simplex{n: n, low: make([]float64, n), high: make([]float64, n), cost: append([]float64(nil), cost...), atHigh: make([]bool, n)}
	for v := range n {
		p.high[v] = 1
		p.column = append(p.column, v)
		p.where = append(p.where, v)
		p.atHigh[v] = cost[v] < 0
	}
	return p
}

// bounds are those of a variable.
func (p *simplex) bounds(v int) (low, high float64) {
	if v >= p.n {
		return 0, math.Inf(1)
	}
	return p.low[v], p.high[v]
}

// at is the value of the variable of a column.
func (p *simplex) at(j int) float64 {
	low, high := p.bounds(p.column[j])
	if p.atHigh[j] {
		return high
	}
	return low
}

// add adds a row by its number among those of the caller.
func (p *simplex) add(number int, r *row) {
	e := make([]float64, p.n)
	constant := float64(r.constant)
	for k, v := range r.vars {
		a := float64(r.coefs[k])
		if j := p.where[v]; j >= 0 {
			e[j] += a
			continue
		}
		i := -1 - p.where[v]
		constant += a * p.constant[i]
		for j, b := range p.entry[i] {
			e[j] += a * b
		}
	}
	p.where = append(p.where, -1-len(p.basis))
	p.basis = append(p.basis, p.n+len(p.rows))
	p.rows = append(p.rows, number)
	p.entry = append(p.entry, e)
	p.constant = append(p.constant, constant)
	p.x = append(p.x, 0)
}

// evaluate computes the basic variables anew.
func (p *simplex) evaluate() {
	values := make([]float64, len(p.column))
	for j := range p.column {
		values[j] = p.at(j)
	}
	for i, e := range p.entry {
		x := p.constant[i]
		for j, v := range values {
			if v != 0 {
				x += e[j] * v
			}
		}
		p.x[i] = x
	}
}

// objective is the cost of the dictionary's point.
func (p *simplex) objective() float64 {
	z := p.value
	for j, c := range p.cost {
		if c != 0 {
			z += c * p.at(j)
		}
	}
	return z
}

// outcomes of solve
const (
	optimal    = iota
	beyond     // the cost is above the limit
	infeasible // by the row of the basis that is returned
	stuck
)

// solve goes on to the optimum, to a cost above a limit, or to a row that shows that there is no solution.
func (p *simplex) solve(limit float64, most int) (outcome, row int) {
	for j, v := range p.column { // the bound that is dual feasible
		if v < p.n && math.Abs(p.cost[j]) > tiny {
			p.atHigh[j] = p.cost[j] < 0
		}
	}
	p.evaluate()
	for range most {
		if p.objective() > limit {
			return beyond, 0
		}
		leave, worst, up := -1, feasible, false
		for i, v := range p.basis {
			low, high := p.bounds(v)
			if d := low - p.x[i]; d > worst {
				leave, worst, up = i, d, true
			}
			if d := p.x[i] - high; d > worst {
				leave, worst, up = i, d, false
			}
		}
		if leave < 0 {
			return optimal, 0
		}
		enter := p.entering(leave, up)
		if enter < 0 {
			return infeasible, leave
		}
		p.pivot(leave, enter, up)
	}
	return stuck, 0
}

// entering is the column of the ratio test, with the largest entry among those that are nearly the least; −1 if none can
// move the row.
func (p *simplex) entering(leave int, up bool) int {
	e := p.entry[leave]
	ratio := math.Inf(1)
	can := func(j int) (size float64, is bool) {
		a := e[j]
		if !up {
			a = -a
		}
		if math.Abs(a) < 1e-8 {
			return 0, false
		}
		if v := p.column[j]; v < p.n && p.low[v] == p.high[v] {
			return 0, false
		}
		return math.Abs(a), a > 0 != p.atHigh[j]
	}
	for j := range e {
		if size, is := can(j); is {
			ratio = min(ratio, (math.Abs(p.cost[j])+1e-9)/size)
		}
	}
	best, largest := -1, 0.0
	for j := range e {
		if size, is := can(j); is && math.Abs(p.cost[j])/size <= ratio && size > largest {
			best, largest = j, size
		}
	}
	return best
}

// pivot exchanges a basic and a nonbasic variable; the first goes to its low bound, or to its high one.
func (p *simplex) pivot(leave, enter int, up bool) {
	p.pivots++
	out, in := p.basis[leave], p.column[enter]
	low, high := p.bounds(out)
	target := high
	if up {
		target = low
	}
	r := p.entry[leave]
	a := r[enter]
	step := (target - p.x[leave]) / a
	entered := p.at(enter) + step
	// in = (out − constant − Σ others)/a
	inverse := 1 / a
	for j := range r {
		r[j] *= -inverse
		if math.Abs(r[j]) < 1e-11 {
			r[j] = 0
		}
	}
	r[enter] = inverse
	p.constant[leave] *= -inverse
	var used []int
	for j, b := range r {
		if b != 0 && j != enter {
			used = append(used, j)
		}
	}
	for i, e := range p.entry {
		f := e[enter]
		if i == leave || f == 0 {
			continue
		}
		p.x[i] += f * step
		e[enter] = f * inverse
		for _, j := range used {
			e[j] += f * r[j]
		}
		p.constant[i] += f * p.constant[leave]
	}
	if f := p.cost[enter]; f != 0 {
		p.cost[enter] = f * inverse
		for _, j := range used {
			p.cost[j] += f * r[j]
		}
		p.value += f * p.constant[leave]
	}
	p.x[leave] = entered
	p.basis[leave], p.column[enter] = in, out
	p.atHigh[enter] = !up
	p.where[in], p.where[out] = -1-leave, enter
}

// solution is the value of each variable.
func (p *simplex) solution() []float64 {
	x := make([]float64, p.n)
	for v := range x {
		if j := p.where[v]; j >= 0 {
			x[v] = p.at(j)
		} else {
			x[v] = p.x[-1-j]
		}
	}
	return x
}

// multipliers are those of rows, by the caller's numbers, that show what solve has found: of the cost's row none.
func (p *simplex) multipliers(outcome, leave int) map[int]float64 {
	out := make(map[int]float64)
	e := p.cost
	if outcome == infeasible {
		e = p.entry[leave]
		if v := p.basis[leave]; v >= p.n {
			out[p.rows[v-p.n]] = 1
		}
	}
	for j, v := range p.column {
		if v >= p.n && math.Abs(e[j]) > tiny {
			out[p.rows[v-p.n]] += math.Abs(e[j])
		}
	}
	return out
}

// drop forgets rows that are basic and far from their bound.
func (p *simplex) drop() {
	kept := 0
	for i, v := range p.basis {
		if v >= p.n && p.x[i] > 1e-3 {
			p.where[v] = math.MinInt
			continue
		}
		p.basis[kept], p.entry[kept], p.constant[kept], p.x[kept] = v, p.entry[i], p.constant[i], p.x[i]
		p.where[v] = -1 - kept
		kept++
	}
	p.basis, p.entry, p.constant, p.x = p.basis[:kept], p.entry[:kept], p.constant[:kept], p.x[:kept]
}

// has tells which of the caller's rows are here.
func (p *simplex) has() map[int]bool {
	out := make(map[int]bool)
	for k, number := range p.rows {
		if p.where[p.n+k] != math.MinInt {
			out[number] = true
		}
	}
	return out
}

// clone is the same program, to be tried on.
func (p *simplex) clone() *simplex {
	q := *p
	q.low, q.high = slices.Clone(p.low), slices.Clone(p.high)
	q.rows, q.column, q.atHigh, q.cost, q.basis, q.constant, q.x, q.where = slices.Clone(p.rows), slices.Clone(p.column), slices.Clone(p.atHigh), slices.Clone(p.cost), slices.Clone(p.basis), slices.Clone(p.constant), slices.Clone(p.x), slices.Clone(p.where)
	q.entry = make([][]float64, len(p.entry))
	all := make([]float64, len(p.entry)*p.n)
	for i, e := range p.entry {
		q.entry[i] = all[i*p.n : (i+1)*p.n : (i+1)*p.n]
		copy(q.entry[i], e)
	}
	return &q
}
