package milp

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math"
	"slices"

	"topocert/certificates/arithmetic"
)

// ErrStuck says that the numbers of a program are too bad for floating point, or that a tree is too deep.
var ErrStuck = errors.New("milp: a linear program is not solved")

// Decide returns a solution of the facts of a question, by its variables from 1, at index v−1; or the proof that there is
// none. Facts are linear, and their variables are 0 or 1.
//
// Errors: the context's; ErrStuck; that of a fact that is not linear.
//
// Cost: exponential in the worst case.
func Decide(ctx context.Context, question *arithmetic.Branch, variables int) (model []bool, nodes []arithmetic.Node, err error) {
	var rows []*row
	for i, f := range question.Facts {
		r, err := rowOf(f, i)
		if err != nil {
			return nil, nil, err
		}
		rows = append(rows, r)
	}
	if model, err := advised(ctx, question, rows, variables); err != nil || model != nil {
		return model, nil, err
	}
	s := &search{proof: &proof{facts: len(rows)}, n: variables, fixed: make([]*fixed, variables)}
	rows, s.known = presolved(rows, variables, s.proof)
	if s.known == nil {
		nodes, err = s.proof.trimmed(len(question.Facts), len(s.proof.nodes)-1)
		return nil, nodes, err
	}
	s.pool = append(rows, cliques(rows, variables, s.proof)...)
	s.begin()
	if err := s.strengthened(ctx); err != nil {
		return nil, nil, err
	}
	first := len(s.proof.nodes)
	model, err = s.node(ctx, 0)
	if err != nil {
		return nil, nil, fmt.Errorf("%w, after %d nodes", err, s.nodes)
	}
	if model != nil {
		return model, nil, nil
	}
	nodes, err = s.proof.trimmed(len(question.Facts), first)
	return nil, nodes, err
}

// search is branch and bound.
type search struct {
	n     int
	pool  []*row   // presolved, and cuts
	known []*fixed // before the search
	goal  int      // the row in the pool of which the rest of the constant is the cost, −1 if none
	limit float64
	cost  []float64
	lp    *simplex
	proof *proof
	fixed []*fixed // by branches above
	gain  [2][]gain
	nodes int
}

// gain is how much the cost grew, for each unit of a variable, when it was fixed.
type gain struct {
	sum   float64
	count int
}

// begin chooses the cost: the longest row that limits a sum.
func (s *search) begin() {
	s.goal = -1
	for i, r := range s.pool {
		if len(r.vars) > 2 && slices.Max(r.coefs) < 0 && (s.goal < 0 || len(r.vars) > len(s.pool[s.goal].vars)) {
			s.goal = i
		}
	}
	cost := make([]float64, s.n)
	s.limit = math.Inf(1)
	if s.goal >= 0 {
		r := s.pool[s.goal]
		for k, v := range r.vars {
			cost[v] = -float64(r.coefs[k])
		}
		s.limit = float64(r.constant)
	}
	s.cost = cost
	s.again()
	s.gain = [2][]gain{make([]gain, s.n), make([]gain, s.n)}
}

// again begins with a new dictionary.
func (s *search) again() {
	s.lp = newSimplex(s.n, s.cost)
	for v := range s.n {
		if f := cmp.Or(s.known[v], s.fixed[v]); f != nil {
			s.lp.low[v], s.lp.high[v] = float64(f.value), float64(f.value)
		}
	}
}

// Bounds of the search.
const (
	maxDepth  = 1 << 9
	maxPivots = 20_000 // of one program
	fewPivots = 4_000  // of one dictionary
	atOnce    = 40     // rows that come at one time
)

// relaxed solves the linear program of a node, with the rows that its solutions violate.
func (s *search) relaxed(ctx context.Context) (outcome, leave int, x []float64, err error) {
	for {
		if err := ctx.Err(); err != nil {
			return 0, 0, nil, err
		}
		outcome, leave = s.lp.solve(s.limit+1e-6, maxPivots)
		if outcome == stuck {
			return 0, 0, nil, fmt.Errorf("%w: more than %d pivots", ErrStuck, maxPivots)
		}
		if outcome != optimal {
			return outcome, leave, nil, nil
		}
		x = s.lp.solution()
		type violated struct {
			number int
			by     float64
		}
		var list []violated
		here := s.lp.has()
		for i, r := range s.pool {
			if i == s.goal || here[i] {
				continue
			}
			if by := -r.at(x); by > 1e-6 {
				list = append(list, violated{i, by / math.Sqrt(float64(len(r.vars)))})
			}
		}
		if len(list) == 0 {
			return optimal, 0, x, nil
		}
		slices.SortFunc(list, func(a, b violated) int { return cmp.Or(cmp.Compare(b.by, a.by), cmp.Compare(a.number, b.number)) })
		if len(s.lp.basis) > 3*s.n/2+100 {
			s.lp.drop()
		}
		for _, v := range list[:min(atOnce, len(list))] {
			s.lp.add(v.number, s.pool[v.number])
		}
	}
}

// node decides what is left below the branches so far: a solution, or the proof is written to its end.
func (s *search) node(ctx context.Context, depth int) ([]bool, error) {
	s.nodes++
	if s.lp.pivots > fewPivots {
		s.again()
	}
	outcome, leave, x, err := s.relaxed(ctx)
	if err != nil {
		return nil, err
	}
	if outcome != optimal && s.leaf(s.lp.multipliers(outcome, leave), outcome == beyond) {
		return nil, nil
	}
	if outcome != optimal { // the last digits are bad
		s.again()
		if outcome, leave, x, err = s.relaxed(ctx); err != nil {
			return nil, err
		}
		if outcome != optimal && s.leaf(s.lp.multipliers(outcome, leave), outcome == beyond) {
			return nil, nil
		}
	}
	if x == nil {
		x = s.lp.solution()
	}
	v, err := s.branching(ctx, x, outcome == optimal)
	if err != nil {
		return nil, err
	}
	if v < 0 {
		if outcome != optimal {
			return nil, fmt.Errorf("%w: a sum that is below 0 is not found", ErrStuck)
		}
		model := make([]bool, s.n)
		for v := range model {
			model[v] = x[v] > 0.5
		}
		return model, nil
	}
	if depth == maxDepth {
		return nil, fmt.Errorf("%w: branches nest deeper than %d", ErrStuck, maxDepth)
	}
	first := 1
	if x[v] < 0.5 {
		first = 0
	}
	s.proof.nodes = append(s.proof.nodes, arithmetic.Node{Form: arithmetic.Cut, Poly: says(v, first)})
	facts := s.proof.facts
	for _, value := range []int{first, 1 - first} {
		s.fixed[v] = &fixed{value, once(facts)}
		s.proof.facts = facts + 1
		s.lp.low[v], s.lp.high[v] = float64(value), float64(value)
		model, err := s.node(ctx, depth+1)
		s.lp.low[v], s.lp.high[v] = 0, 1
		if err != nil || model != nil {
			return model, err
		}
	}
	s.fixed[v], s.proof.facts = nil, facts
	return nil, nil
}

// says is the fact that a variable has a value.
func says(v, value int) arithmetic.Poly {
	x := arithmetic.Variable(v + 1)
	if value == 1 {
		return x.Plus(-1)
	}
	return x.Neg()
}

// branching is a variable that the solution leaves open, the most promising one; −1 if none is.
func (s *search) branching(ctx context.Context, x []float64, solved bool) (int, error) {
	var open []int
	for v := range x {
		if s.known[v] == nil && s.fixed[v] == nil && (!solved || math.Abs(x[v]-math.Round(x[v])) > 1e-6) {
			open = append(open, v)
		}
	}
	if len(open) == 0 {
		return -1, nil
	}
	if !solved {
		return open[0], nil
	}
	mean := [2]float64{1, 1}
	for d := range 2 {
		var total gain
		for _, g := range s.gain[d] {
			total.sum, total.count = total.sum+g.sum, total.count+g.count
		}
		if total.count > 0 {
			mean[d] = total.sum / float64(total.count)
		}
	}
	score := func(v int) float64 {
		f := x[v] - math.Floor(x[v])
		of := func(d int, part float64) float64 {
			g := s.gain[d][v]
			if g.count == 0 {
				return mean[d] * part
			}
			return g.sum / float64(g.count) * part
		}
		return max(of(0, f), 1e-6) * max(of(1, 1-f), 1e-6)
	}
	slices.SortStableFunc(open, func(a, b int) int { return cmp.Compare(score(b), score(a)) })
	best, most := open[0], -1.0
	from := s.lp.objective()
	for _, v := range open[:min(len(open), 16)] {
		if s.gain[0][v].count >= reliable && s.gain[1][v].count >= reliable {
			if p := score(v); p > most {
				best, most = v, p
			}
			continue
		}
		if err := ctx.Err(); err != nil {
			return 0, err
		}
		var grown [2]float64
		f := x[v] - math.Floor(x[v])
		for d := range 2 {
			lp := s.lp.clone()
			lp.low[v], lp.high[v] = float64(d), float64(d)
			outcome, _ := lp.solve(s.limit+1e-6, 60)
			grown[d] = max(lp.objective()-from, 0)
			if outcome == infeasible {
				grown[d] = max(s.limit+1-from, 1)
			}
			g := &s.gain[d][v]
			g.sum, g.count = g.sum+grown[d]/max([2]float64{f, 1 - f}[d], 1e-3), g.count+1
		}
		if p := max(grown[0], 1e-6) * max(grown[1], 1e-6); p > most {
			best, most = v, p
		}
	}
	return best, nil
}

// reliable is how often the growth of the cost is looked at before it is taken from its mean.
const reliable = 4

// scales are numbers that multipliers are multiplied with before they are rounded.
var scales = []float64{1, 2, 3, 4, 5, 6, 8, 10, 12, 20, 24, 60, 120, 360, 840, 2520, 1e4, 1e5, 1e6, 1e7, 1e8}

// leaf ends the proof by a sum of rows times numbers near the given ones; of the cost's row once, if the cost is too large. It
// tells whether there is such a sum.
func (s *search) leaf(multipliers map[int]float64, cost bool) bool {
	numbers := make([]int, 0, len(multipliers)+1)
	for i := range multipliers {
		numbers = append(numbers, i)
	}
	if cost {
		numbers = append(numbers, s.goal)
		multipliers[s.goal] = 1
	}
	slices.Sort(numbers)
	sum := make([]int64, s.n)
	for _, scale := range scales {
		clear(sum)
		constant := int64(0)
		var parts []arithmetic.Weighted
		for _, i := range numbers {
			m := int64(math.Round(multipliers[i] * scale))
			if m <= 0 {
				continue
			}
			if m > 1<<36 {
				return false
			}
			r := s.pool[i]
			for k, v := range r.vars {
				sum[v] += m * r.coefs[k]
			}
			constant += m * r.constant
			parts = times(parts, m, r.parts)
		}
		var of []arithmetic.Weighted
		for v, a := range sum {
			f := s.fixed[v]
			if f == nil {
				f = s.known[v]
			}
			switch {
			case f == nil:
				constant += max(a, 0)
			case f.value == 1:
				constant += a
				if a < 0 {
					of = times(of, -a, f.parts)
				}
			case a > 0:
				of = times(of, a, f.parts)
			}
		}
		if constant < 0 {
			s.proof.end(append(parts, of...))
			return true
		}
	}
	return false
}
