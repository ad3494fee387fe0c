package milp

import (
	"cmp"
	"context"
	"math"
	"math/bits"
	"slices"
)

// Bounds of the search for cuts.
const (
	mostRounds = 30
	mostHalved = 1500 // rows that are looked at in one round
	mostPaired = 400  // of which two together are tried
	mostCuts   = 60   // of one round
	lessThan   = 0.98 // what makes an inequality that is violated by more than 1/100
	vain       = 6    // rounds after which the cost has not grown, to the end
)

// strengthened adds cuts to the pool, as long as the solution of the linear program before all branches violates some.
func (s *search) strengthened(ctx context.Context) error {
	best, since := math.Inf(-1), 0
	for range mostRounds {
		outcome, _, x, err := s.relaxed(ctx)
		if err != nil || outcome != optimal {
			return err
		}
		if z := s.lp.objective(); z > best+1e-3 {
			best, since = z, 0
		} else if since++; since == vain {
			return nil
		}
		cuts := s.halves(x)
		if len(cuts) == 0 {
			return nil
		}
		s.pool = append(s.pool, cuts...)
	}
	return nil
}

// halved is a sum of rows of the pool modulo 2: which they are, which variables that are not 0 have odd numbers, whether the
// constant has, and how much they are above 0 together.
type halved struct {
	rows, odd []uint64
	constant  bool
	slack     float64
}

// plus adds another sum.
func (h *halved) plus(g *halved) {
	for i, w := range g.rows {
		h.rows[i] ^= w
	}
	for i, w := range g.odd {
		h.odd[i] ^= w
	}
	h.constant, h.slack = h.constant != g.constant, h.slack+g.slack
}

// halves are inequalities that a solution violates: halves of sums of rows, rounded (A. Caprara and M. Fischetti,
// "{0,1/2}-Chvátal-Gomory cuts", 1996). They are looked for by elimination modulo 2 (A. M. C. A. Koster, A. Zymolka,
// M. Kutschka, "Algorithms to separate {0,1/2}-Chvátal-Gomory cuts", 2009): half a sum is violated where its constant is odd, and
// what it is above 0, with the values of variables that have odd numbers, is less than 1.
func (s *search) halves(x []float64) []*row {
	var near []int
	slack := make([]float64, len(s.pool))
	for i, r := range s.pool {
		if slack[i] = max(r.at(x), 0); slack[i] < lessThan && !r.undivided {
			near = append(near, i)
		}
	}
	slices.SortStableFunc(near, func(a, b int) int { return cmp.Compare(slack[a], slack[b]) })
	near = near[:min(len(near), mostHalved)]
	list := make([]*halved, len(near))
	for k, i := range near {
		h := &halved{make([]uint64, len(near)/64+1), make([]uint64, s.n/64+1), s.pool[i].constant%2 != 0, slack[i]}
		h.rows[k/64] |= 1 << (k % 64)
		for j, v := range s.pool[i].vars {
			if s.pool[i].coefs[j]%2 != 0 && x[v] > 1e-6 {
				h.odd[v/64] |= 1 << (v % 64)
			}
		}
		list[k] = h
	}
	for _, h := range list {
		if h.slack > 1e-6 {
			continue
		}
		largest := -1
		for v, at := range x {
			if h.odd[v/64]>>(v%64)&1 == 1 && (largest < 0 || at > x[largest]) {
				largest = v
			}
		}
		if largest < 0 {
			continue
		}
		for _, g := range list {
			if g != h && g.odd[largest/64]>>(largest%64)&1 == 1 {
				g.plus(h)
			}
		}
		h.odd[largest/64] ^= 1 << (largest % 64) // it is in no other: it is what this one is above 0
		h.slack += x[largest]
	}
	weight := func(h *halved) float64 {
		total := h.slack
		for i, w := range h.odd {
			for ; w != 0; w &= w - 1 {
				total += x[64*i+bits.TrailingZeros64(w)]
			}
		}
		return total
	}
	weights := make(map[*halved]float64, len(list))
	for _, h := range list {
		weights[h] = weight(h)
	}
	slices.SortStableFunc(list, func(a, b *halved) int { return cmp.Compare(weights[a], weights[b]) })
	var open []*halved
	few := list[:min(len(list), mostPaired)]
	for i, h := range few {
		if h.constant && weights[h] < lessThan {
			open = append(open, h)
		}
		for _, g := range few[:i] {
			if h.slack+g.slack >= lessThan || h.constant == g.constant {
				continue
			}
			both := &halved{slices.Clone(h.rows), slices.Clone(h.odd), h.constant, h.slack}
			both.plus(g)
			if w := weight(both); w < lessThan {
				weights[both] = w
				open = append(open, both)
			}
		}
	}
	slices.SortStableFunc(open, func(a, b *halved) int { return cmp.Compare(weights[a], weights[b]) })
	var found []*row
	met := make(map[string]bool)
	for _, h := range open[:min(len(open), 3*mostCuts)] {
		if c := s.half(h, near); c.at(x) < -0.01 && !met[c.key()] {
			met[c.key()] = true
			found = append(found, c)
		}
	}
	by := func(c *row) float64 { return c.at(x) / math.Sqrt(float64(1+len(c.vars))) }
	slices.SortStableFunc(found, func(a, b *row) int { return cmp.Compare(by(a), by(b)) })
	found = found[:min(len(found), mostCuts)]
	for _, c := range found {
		c.parts = s.proof.round(2, c.parts)
	}
	return found
}

// half is half a sum of rows, rounded.
func (s *search) half(h *halved, near []int) *row {
	c := new(row)
	sum := make([]int64, s.n)
	for k, i := range near {
		if h.rows[k/64]>>(k%64)&1 == 0 {
			continue
		}
		r := s.pool[i]
		for j, v := range r.vars {
			sum[v] += r.coefs[j]
		}
		c.constant += r.constant
		c.parts = append(c.parts, r.parts...)
	}
	c.constant >>= 1
	for v, a := range sum {
		if a = (a + 1) >> 1; a != 0 {
			c.vars, c.coefs = append(c.vars, v), append(c.coefs, a)
		}
	}
	return c
}
