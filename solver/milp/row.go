package milp

import (
	"fmt"
	"math/big"
	"slices"

	"topocert/certificates/arithmetic"
)

// row says that a sum of variables times numbers, and a constant, is at least 0. It is the sum of facts of a proof.
type row struct {
	vars      []int
	coefs     []int64
	constant  int64
	parts     []arithmetic.Weighted
	undivided bool // the sum has a variable besides that is known to be 1: its half would be rounded up
}

// maxCoef bounds the numbers of a question.
const maxCoef = 1 << 20

// rowOf reads a fact; its variables are from 1.
func rowOf(p arithmetic.Poly, fact int) (*row, error) {
	r := &row{parts: once(fact)}
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

// few and small bound the sums that are not facts of their own.
const (
	few   = 8
	small = 1 << 10
)

// round is a sum divided by a number; short sums that are not divided need no fact of their own.
func (p *proof) round(divisor int64, parts []arithmetic.Weighted) []arithmetic.Weighted {
	parts = collected(parts)
	large := func(w arithmetic.Weighted) bool { return w.Coef.Int64() > small }
	if divisor == 1 && len(parts) <= few && !slices.ContainsFunc(parts, large) {
		return parts
	}
	p.nodes = append(p.nodes, arithmetic.Node{Form: arithmetic.Round, Divisor: big.NewInt(divisor), Sum: parts})
	p.facts++
	return once(p.facts - 1)
}

// trimmed leaves out facts that nothing needs, of the first nodes, which come before all branches and add a fact each.
func (p *proof) trimmed(question, first int) ([]arithmetic.Node, error) {
	need := make([]bool, first)
	all := func(n arithmetic.Node) {
		for _, w := range n.Sum {
			if k := w.Fact - question; k >= 0 && k < first {
				need[k] = true
			}
		}
	}
	for _, n := range p.nodes[first:] {
		all(n)
	}
	for k := first - 1; k >= 0; k-- { // what stands before
		if need[k] {
			all(p.nodes[k])
		}
	}
	var nodes []arithmetic.Node
	number := make([]int, first)
	kept := 0
	for k, n := range p.nodes[:first] {
		number[k] = question + kept
		if need[k] {
			kept++
			nodes = append(nodes, n)
		}
	}
	if question+kept+maxDepth > arithmetic.MaxFacts {
		return nil, fmt.Errorf("%w: %d facts before the branches, want fewer than %d", ErrStuck, question+kept, arithmetic.MaxFacts-maxDepth)
	}
	nodes = append(nodes, p.nodes[first:]...)
	for _, n := range nodes {
		for j, w := range n.Sum {
			switch k := w.Fact - question; {
			case k >= first:
				n.Sum[j].Fact -= first - kept
			case k >= 0:
				n.Sum[j].Fact = number[k]
			}
		}
	}
	return nodes, nil
}

func (p *proof) end(parts []arithmetic.Weighted) {
	p.nodes = append(p.nodes, arithmetic.Node{Form: arithmetic.Sum, Sum: collected(parts)})
}

// once is a fact as a sum.
func once(fact int) []arithmetic.Weighted {
	return []arithmetic.Weighted{{Coef: big.NewInt(1), Fact: fact}}
}

// times adds a sum, so many times, to others.
func times(list []arithmetic.Weighted, n int64, parts []arithmetic.Weighted) []arithmetic.Weighted {
	for _, w := range parts {
		list = append(list, arithmetic.Weighted{Coef: new(big.Int).Mul(w.Coef, big.NewInt(n)), Fact: w.Fact})
	}
	return list
}

// collected has each fact once, in their order.
func collected(parts []arithmetic.Weighted) []arithmetic.Weighted {
	parts = slices.Clone(parts)
	slices.SortStableFunc(parts, func(a, b arithmetic.Weighted) int { return a.Fact - b.Fact })
	list := parts[:0]
	for _, w := range parts {
		if last := len(list) - 1; last >= 0 && list[last].Fact == w.Fact {
			list[last].Coef = new(big.Int).Add(list[last].Coef, w.Coef)
			continue
		}
		list = append(list, w)
	}
	return list
}

// fixed is what is known of a variable: 0 or 1, and the facts that say so.
type fixed struct {
	value int
	parts []arithmetic.Weighted
}

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
		f := &fixed{parts: p.round(max(a, -a), parts)}
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
		left := &row{constant: r.constant, parts: r.parts}
		least := r.constant
		for k, v := range r.vars {
			switch a := r.coefs[k]; {
			case known[v] == nil:
				left.vars, left.coefs = append(left.vars, v), append(left.coefs, a)
				least += min(a, 0)
			case known[v].value == 1:
				left.constant += a
				left.undivided = left.undivided || a > 0
				least += a
			}
		}
		key := left.key()
		if least >= 0 || met[key] { // always so, or there already
			continue
		}
		met[key] = true
		if len(parts) > len(r.parts) {
			left.parts = p.round(1, parts)
		}
		list = append(list, left)
	}
	return list, known
}

// reduced is the sum that puts in what is known against the row: that a variable is 0 where it would add, or 1 where it
// takes away. Open are the other variables, only is the place of the last one, and constant what is left without them.
func (r *row) reduced(known []*fixed) (parts []arithmetic.Weighted, constant int64, open, only int) {
	parts, constant = slices.Clone(r.parts), r.constant
	for k, v := range r.vars {
		a := r.coefs[k]
		switch f := known[v]; {
		case f == nil || (a > 0) == (f.value == 1):
			open, only = open+1, k
		case a > 0:
			parts = times(parts, a, f.parts)
		default:
			parts = times(parts, -a, f.parts)
			constant += a
		}
	}
	return parts, constant, open, only
}

// cliques are rows that at most one of some variables is 1, where each two of them have such a row: one after the other
// is taken in, by rounding (V. Chvátal, "Edmonds polytopes and a hierarchy of combinatorial problems", 1973).
func cliques(rows []*row, n int, p *proof) []*row {
	pair := make(map[[2]int][]arithmetic.Weighted)
	near := make([][]int, n)
	for _, r := range rows {
		if len(r.vars) == 2 && r.coefs[0] == -1 && r.coefs[1] == -1 && r.constant == 1 {
			u, v := min(r.vars[0], r.vars[1]), max(r.vars[0], r.vars[1])
			pair[[2]int{u, v}] = r.parts
			near[u], near[v] = append(near[u], v), append(near[v], u)
		}
	}
	of := func(u, v int) ([]arithmetic.Weighted, bool) {
		parts, is := pair[[2]int{min(u, v), max(u, v)}]
		return parts, is
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
				_, is := of(m, w)
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
		last, _ := of(members[0], members[1])
		for k := 2; k < len(members); k++ {
			parts := times(nil, int64(k-1), last)
			for _, m := range members[:k] {
				of, _ := of(m, members[k])
				parts = append(parts, of...)
			}
			last = p.round(int64(k), parts)
		}
		c := &row{constant: 1, parts: last}
		slices.Sort(members)
		for _, m := range members {
			c.vars, c.coefs = append(c.vars, m), append(c.coefs, -1)
		}
		list = append(list, c)
	}
	return list
}
