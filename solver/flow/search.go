package flow

import (
	"cmp"
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"

	"topocert/solver/symmetry"
	"topocert/topology"
)

const (
	// maxRows is the number of rows up to which the linear program is solved.
	maxRows = 1500
	// maxPool bounds the bytes taken by trees and columns that are kept.
	maxPool = 1 << 29
)

// search is a search for the best flow, by column generation.
type search struct {
	net    *quotient
	trees  *treeSearch
	target int    // a bound that is enough, 0 for none
	best   []part // the best flow so far
	lower  int    // what it proves
	lp     *simplex
	own    []*column // of the program: slacks, and what odd orders need
	pool   []*column // of trees
	memory int       // bytes that the pool may take
	// scale divides all loads, so that numbers are near 1.
	scale float64
	// split tells that the order is odd and there are several orbits of vertices,
	// so that rows are needed to say which vertices send least.
	split bool
	// centre is the stability centre: the dual lengths that show most narrowly what a
	// flow can prove, which is upper.
	centre []float64
	upper  float64
}

func newSearch(e *symmetry.Symmetries, target int) *search {
	net := newQuotient(e)
	return &search{
		net: net, trees: newTreeSearch(net), target: target, upper: math.Inf(1), memory: maxPool,
		split: e.Network.Order()%2 == 1 && len(net.sources) > 1,
	}
}

// run searches until no more can be shown, the target is reached, or the context
// ends.
func (s *search) run(ctx context.Context) error {
	rows := len(s.net.count)
	if s.split {
		rows += len(s.net.sources)
	}
	first, err := s.balance(ctx, rows > maxRows)
	if err != nil || rows > maxRows {
		return err
	}
	s.master()
	for _, t := range first {
		s.pool = append(s.pool, s.column(t))
	}
	stalled, smoothing := 0, 0.5
	for before := 0.0; ; {
		s.solve(ctx)
		s.round()
		value := s.lp.value()
		if stalled++; value > before*(1+1e-7) {
			stalled = 0
		}
		before = value
		if s.enough() || stalled > 20 {
			return nil
		}
		length := s.lengths(smoothing)
		added, err := s.price(ctx, length)
		switch {
		case err != nil:
			return err
		case added == 0 && smoothing == 0, s.shows(s.upper) <= s.shows(value):
			return nil
		case added == 0: // the smoothing hides what the dual asks for
			smoothing = 0
		default:
			smoothing = 0.5
		}
		s.trim()
	}
}

// enough tells whether the best flow shows what is wanted.
func (s *search) enough() bool { return s.target > 0 && s.lower >= s.target }

// shows returns the bound that a flow of the given value proves.
func (s *search) shows(value float64) int {
	width := value * float64(s.net.g.Order()/2) / s.scale
	if width > float64(s.net.g.Size()) {
		return s.net.g.Size() + 1
	}
	return s.net.parity.AtLeast(int(math.Ceil(width*(1-1e-7) - 1e-7)))
}

// balance gives each source one tree, all of equal weight, each by lengths exponential in the
// loads, as in the approximation of multicommodity flows (F. Shahrokhi and D. W. Matula, "The
// maximum concurrent flow problem", J. ACM 37, 1990); then, if again, takes each away and lays
// it anew as long as that helps. It leaves the best flow of this kind in s.best.
func (s *search) balance(ctx context.Context, again bool) ([]*tree, error) {
	net := s.net
	apart := fmt.Errorf("%w: the graph is not connected, want it connected", topology.ErrParam)
	if len(net.count) == 0 {
		return nil, apart
	}
	trees := make([]*tree, len(net.sources))
	load := make([]float64, len(net.count))
	length := make([]float64, len(net.count))
	change := func(t *tree, sign float64) {
		for o, l := range t.load {
			load[o] += sign * float64(l) * float64(net.sourceSize[t.source]) / float64(net.count[o])
		}
	}
	least := math.Inf(1)
	for pass, since := 0, 0; since < 10; pass++ {
		for i := range net.sources {
			if err := ctx.Err(); err != nil {
				return nil, err
			}
			if trees[i] != nil {
				change(trees[i], -1)
			}
			most := max(1, slices.Max(load))
			for o, l := range load {
				length[o] = math.Exp(8 * (l/most - 1))
			}
			t, sum := s.trees.tree(i, length)
			if t == nil {
				return nil, apart
			}
			if s.scale == 0 {
				s.scale = sum / length[0] * float64(net.g.Order()) / float64(net.g.Size())
			}
			trees[i] = t
			change(t, 1)
		}
		since++
		if most := slices.Max(load); most < least*(1-1e-4) {
			least, since = most, 0
			s.best = s.best[:0]
			for _, t := range trees {
				s.best = append(s.best, part{t, 1})
			}
			_, s.lower = net.round(s.best)
		}
		if !again || s.enough() {
			break
		}
	}
	return trees, nil
}

// master sets up the master problem, a linear program. The columns of trees are scaled so that a
// unit is one unit sent by all vertices of the source's orbit together. What
// has to cross a cut, divided by h = ⌊N/2⌋, is the sum of what is sent, and for odd N
// 1/h of the least that h vertices send. If a(v) is that of v, this least sum is
// the largest value of h·t − Σ max(0, t−a(v)) over all t; hence a column for t, a
// row and a column for each orbit of vertices.
func (s *search) master() {
	m, r, n := len(s.net.count), len(s.net.sources), s.net.g.Order()
	rng := rand.New(rand.NewPCG(1, 2))
	rhs := make([]float64, m, m+r)
	for i := range rhs {
		rhs[i] = 1 - 1e-8*rng.Float64()
	}
	if s.split {
		for range r {
			rhs = append(rhs, 1e-9*rng.Float64())
		}
	}
	s.lp = newSimplex(rhs)
	s.own = slices.Clone(s.lp.slack)
	if !s.split {
		return
	}
	t := &column{value: 1, coefficient: make([]float64, m+r)}
	for i, size := range s.net.sourceSize {
		t.coefficient[m+i] = float64(size)
		short := &column{value: -1 / float64(n/2), coefficient: make([]float64, m+r)}
		short.coefficient[m+i] = -1
		s.own = append(s.own, short)
	}
	s.own = append(s.own, t)
}

// column returns a tree's column.
func (s *search) column(t *tree) *column {
	c := &column{value: 1, coefficient: make([]float64, s.lp.rows), tree: t}
	for o, l := range t.load {
		c.coefficient[o] = float64(l) / float64(s.net.count[o]) / s.scale
	}
	if n := s.net.g.Order(); s.split {
		c.coefficient[len(s.net.count)+t.source] = -1
	} else if n%2 == 1 {
		c.value += 1 / float64(n)
	}
	return c
}

// solve solves the program for the columns that are there. Before each pivot it
// looks at some of them, in turn (partial pricing), and takes the one of largest reduced cost.
func (s *search) solve(ctx context.Context) {
	columns := slices.Concat(s.own, s.pool)
	few := s.lp.rows + 50
	for pivot, at := 0, 0; pivot < 1000+100*s.lp.rows; pivot++ {
		var best *column
		gain := 1e-10
		for seen := 0; seen < len(columns) && (best == nil || seen < few); seen++ {
			c := columns[at]
			at = (at + 1) % len(columns)
			if c.basic {
				continue
			}
			if g := s.lp.reducedCost(c); g > gain {
				best, gain = c, g
			}
		}
		if best == nil || ctx.Err() != nil || !s.lp.pivot(best) {
			return
		}
	}
}

// round makes the program's solution the best flow, if it is better.
func (s *search) round() {
	var flow []part
	for i, c := range s.lp.basis {
		if c.tree != nil && s.lp.x[i] > 0 {
			flow = append(flow, part{c.tree, s.lp.x[i] / float64(s.net.sourceSize[c.tree.source])})
		}
	}
	if _, lower := s.net.round(flow); lower >= s.lower {
		s.best, s.lower = flow, lower
	}
}

// lengths returns the dual's length of each orbit's links, mixed with the stability centre.
func (s *search) lengths(smoothing float64) []float64 {
	length := make([]float64, len(s.net.count))
	sum := 0.0
	for o, count := range s.net.count {
		length[o] = max(0, s.lp.dual[o]) / float64(count)
		sum += length[o] * float64(count)
	}
	if s.centre != nil && sum > 0 {
		for o := range length {
			length[o] = (1-smoothing)*length[o] + smoothing*sum*s.centre[o]
		}
	}
	return length
}

// price is the pricing problem: it finds a shortest-path tree from each source, and adds those of
// positive reduced cost. All lengths, divided by what the tree that is shortest in proportion leaves, are a
// solution of the dual: no flow is worth more than they add up to.
func (s *search) price(ctx context.Context, length []float64) (added int, err error) {
	total := 0.0
	for o, l := range length {
		total += l * float64(s.net.count[o])
	}
	slack := math.Inf(1)
	for i := range s.net.sources {
		if err := ctx.Err(); err != nil {
			return added, err
		}
		t, sum := s.trees.tree(i, length)
		c := s.column(t)
		worth := c.value
		if s.split {
			worth += max(0, s.lp.dual[len(s.net.count)+i])
		}
		slack = min(slack, sum/s.scale/worth)
		if s.lp.reducedCost(c) > 1e-9 {
			s.pool = append(s.pool, c)
			added++
		}
	}
	if upper := total / slack; upper < s.upper {
		s.upper = upper
		s.centre = length
		for o := range length {
			length[o] /= total
		}
	}
	return added, nil
}

// trim drops the columns of least reduced cost, when they take too much memory.
func (s *search) trim() {
	most := max(2*s.lp.rows, s.memory/(4*s.net.g.Order()+16*s.lp.rows))
	if len(s.pool) <= most {
		return
	}
	gain := make(map[*column]float64, len(s.pool))
	for _, c := range s.pool {
		gain[c] = s.lp.reducedCost(c)
		if c.basic {
			gain[c] = math.Inf(1)
		}
	}
	slices.SortStableFunc(s.pool, func(a, b *column) int { return cmp.Compare(gain[b], gain[a]) })
	clear(s.pool[most/2:])
	s.pool = s.pool[:most/2]
}
