package milp

import (
	"fmt"
	"math/big"
	"slices"

	"topocert/certificates/arithmetic"
)

// row says that a sum of variables times numbers, and a constant, is at least 0. Fact is its number in a proof.
type row struct {
	vars     []int
	coefs    []int64
	constant int64
	fact     int
}

// maxCoef bounds the numbers of a question.
const maxCoef = 1 << 20

// rowOf reads a fact; its variables are from 1.
func rowOf(p arithmetic.Poly, fact int) (*row, error) {
	r := &row{fact: fact}
	for _, m := range p {
		if len(m.Vars) > 1 || !m.Coef.IsInt64() || max(m.Coef.Int64(), -m.Coef.Int64()) > maxCoef {
			return nil, fmt.Errorf("milp: fact %d, %.80s, want a linear one with numbers of at most %d", fact, p, maxCoef)
		}
		if len(m.Vars) == 0 {
			r.constant = m.Coef.Int64()
			continue
		}
		r.vars, r.coefs = append(r.vars, m.Vars[0]-1), append(r.coefs, m.Coef.Int64())
	}
	return r, nil
}

// at is the row's value.
func (r *row) at(x []float64) float64 {
	sum := float64(r.constant)
	for k, v := range r.vars {
		sum += float64(r.coefs[k]) * x[v]
	}
	return sum
}

// key is the same for rows that are the same.
func (r *row) key() string { return fmt.Sprint(r.vars, r.coefs, r.constant) }

// proof is a proof that is being written: its nodes, and how many facts there are where it has come to.
type proof struct {
	nodes []arithmetic.Node
	facts int
}

// round adds the fact that a sum divided by a number is, and returns its number.
func (p *proof) round(divisor int64, parts []arithmetic.Weighted) int {
	p.nodes = append(p.nodes, arithmetic.Node{Form: arithmetic.Round, Divisor: big.NewInt(divisor), Sum: parts})
	p.facts++
	return p.facts - 1
}

func (p *proof) end(parts []arithmetic.Weighted) {
	p.nodes = append(p.nodes, arithmetic.Node{Form: arithmetic.Sum, Sum: parts})
}

func times(n int64, fact int) arithmetic.Weighted {
	return arithmetic.Weighted{Coef: big.NewInt(n), Fact: fact}
}

// fixed is what is known of a variable: 0 or 1, and the fact that says so.
type fixed struct{ value, fact int }

// presolved are the rows with what clauses tell of single variables put in; nil if that is a contradiction, which then
// ends the proof.
func presolved(rows []*row, n int, p *proof) ([]*row, []*fixed) {
	known := make([]*fixed, n)
	of := make([][]*row, n)
	for _, r := range rows {
		for _, v := range r.vars {
			of[v] = append(of[v], r)
		}
	}
	queue := slices.Clone(rows)
	queued := make(map[*row]bool, len(rows))
	for _, r := range rows {
		queued[r] = true
	}
	for len(queue) > 0 {
		r := queue[0]
		queue, queued[r] = queue[1:], false
		parts, constant, open, only := r.reduced(known)
		if open > 1 {
			continue
		}
		if open == 0 {
			if constant < 0 {
				p.end(parts)
				return nil, nil
			}
			continue
		}
		v, a := r.vars[only], r.coefs[only]
		if known[v] != nil || constant >= 0 && a > 0 || a < 0 && constant+a >= 0 {
			continue
		}
		if a > 0 && constant+a < 0 || a < 0 && constant < 0 {
			p.end(parts)
			return nil, nil
		}
		f := &fixed{fact: p.round(max(a, -a), parts)}
		if a > 0 {
			f.value = 1
		}
		known[v] = f
		for _, other := range of[v] {
			if !queued[other] {
				queue, queued[other] = append(queue, other), true
			}
		}
	}
	var list []*row
	met := make(map[string]bool)
	for _, r := range rows {
		parts, _, _, _ := r.reduced(known)
		left := &row{constant: r.constant, fact: r.fact}
		least := r.constant
		for k, v := range r.vars {
			switch a := r.coefs[k]; {
			case known[v] == nil:
				left.vars, left.coefs = append(left.vars, v), append(left.coefs, a)
				least += min(a, 0)
			case known[v].value == 1:
				left.constant += a
				least += a
			}
		}
		key := left.key()
		if least >= 0 || met[key] { // always so, or there already
			continue
		}
		met[key] = true
		if len(parts) > 1 {
			left.fact = p.round(1, parts)
		}
		list = append(list, left)
	}
	return list, known
}

// reduced is the sum that puts in what is known against the row: that a variable is 0 where it would add, or 1 where it
// takes away. Open are the other variables, only is the place of the last one, and constant what is left without them.
func (r *row) reduced(known []*fixed) (parts []arithmetic.Weighted, constant int64, open, only int) {
	parts, constant = []arithmetic.Weighted{times(1, r.fact)}, r.constant
	for k, v := range r.vars {
		a := r.coefs[k]
		switch f := known[v]; {
		case f == nil || (a > 0) == (f.value == 1):
			open, only = open+1, k
		case a > 0:
			parts = append(parts, times(a, f.fact))
		default:
			parts = append(parts, times(-a, f.fact))
			constant += a
		}
	}
	return parts, constant, open, only
}

// cliques are rows that at most one of some variables is 1, where each two of them have such a row: one after the other
// is taken in, by rounding (V. Chvátal, "Edmonds polytopes and a hierarchy of combinatorial problems", 1973).
func cliques(rows []*row, n int, p *proof) []*row {
	pair := make(map[[2]int]int)
	near := make([][]int, n)
	for _, r := range rows {
		if len(r.vars) == 2 && r.coefs[0] == -1 && r.coefs[1] == -1 && r.constant == 1 {
			u, v := min(r.vars[0], r.vars[1]), max(r.vars[0], r.vars[1])
			pair[[2]int{u, v}] = r.fact
			near[u], near[v] = append(near[u], v), append(near[v], u)
		}
	}
	fact := func(u, v int) (int, bool) {
		f, is := pair[[2]int{min(u, v), max(u, v)}]
		return f, is
	}
	covered := make(map[[2]int]bool)
	var list []*row
	for _, r := range rows {
		if len(r.vars) != 2 {
			continue
		}
		e := [2]int{min(r.vars[0], r.vars[1]), max(r.vars[0], r.vars[1])}
		if _, is := pair[e]; !is || covered[e] {
			continue
		}
		members := []int{e[0], e[1]}
		for _, w := range near[e[0]] {
			all := !slices.Contains(members, w)
			for _, m := range members {
				_, is := fact(m, w)
				all = all && is
			}
			if all {
				members = append(members, w)
			}
		}
		for i, u := range members {
			for _, v := range members[:i] {
				covered[[2]int{min(u, v), max(u, v)}] = true
			}
		}
		if len(members) == 2 {
			continue
		}
		last, _ := fact(members[0], members[1])
		for k := 2; k < len(members); k++ {
			parts := []arithmetic.Weighted{times(int64(k-1), last)}
			for _, m := range members[:k] {
				f, _ := fact(m, members[k])
				parts = append(parts, times(1, f))
			}
			last = p.round(int64(k), parts)
		}
		c := &row{constant: 1, fact: last}
		slices.Sort(members)
		for _, m := range members {
			c.vars, c.coefs = append(c.vars, m), append(c.coefs, -1)
		}
		list = append(list, c)
	}
	return list
}
