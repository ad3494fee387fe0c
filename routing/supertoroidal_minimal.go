package routing

import (
	"math"

	"topocert/topology"
)

// GammaMinimal is minimal on every Γ(c,k,l), without a table: O(1) time a hop, at
// most 20 divisions and square roots, and no memory. It is not the paper's,
// which says that "the only way to achieve optimal routing on Γ(c,k,l) is by
// means of look-up tables" (§IV).
//
// A path from S to D is a walk along x in which steps ±1 of j are taken on the
// way. A step at displacement t of a walk that ends at displacement X adds
// ±(1+cl(X−t)) to j. So the path leads along the relative address S⁻¹D = (x,j),
// j = y + cl·z with 0 ≤ y < cl, just when
//
//	X ≡ x (mod ck),  A ≡ y (mod cl),  B ≡ AX − (j−A)/cl (mod c)
//
// for the sum A of the steps' signs and the sum B of the signs times t.
//
//   - Two values of X suffice, x and x−ck; of A, two if y > 0, y and y−cl, and
//     three if y = 0: 0 and ±cl. Any other is by at least ck ≥ c or cl ≥ c
//     farther; while from the nearer one with A ≠ 0 every B is reached by
//     one step taken at most c/2 off the walk, which costs at most c; and with
//     A = 0 by one pair of opposite steps, which the farther X needs as well.
//   - Let X, A ≥ 0; the other cases mirror this one, with B negated when one
//     sign changes. A walk that reaches from −a to X+b, with A+m steps up and
//     m down, has length X+2a+2b + A+2m, and its sums B are all the integers
//     from −A·a−m(a+X+b) to A(X+b)+m(a+X+b). This interval contains 0, so it
//     meets the class of B just when it reaches β, the residue in [0,c), or
//     β−c. For β, a = 0 is best, and uv ≥ β is needed with u = A+m, v = X+b;
//     for β−c, b = 0 is best, and uv ≥ c−β+AX with v = X+a. The length is
//     2(u+v) − A − X.
//   - The least u+v with u ≥ A, v ≥ X and uv ≥ T is A+X if AX ≥ T; else, for the
//     larger of the two bounds w, w + ⌈T/w⌉ if w² ≥ T; else ⌈2√T⌉, with u and v
//     its halves.
//
// The first hop of such a path is the next: every hop plans anew.
type GammaMinimal struct {
	gamma
	byCl topology.Divisor
}

// NewGammaMinimal returns the router of a network Gamma(c,k,l); it panics for others.
func NewGammaMinimal(net topology.Network) *GammaMinimal {
	g := makeGamma(net)
	return &GammaMinimal{g, topology.NewDivisor(g.cl)}
}

// gammaPlan is a shortest path of those with one X and one A, whose absolute
// values it holds.
type gammaPlan struct {
	length         uint32
	x, a           uint32
	u, v           uint32 // |A|+m steps one way; the reach of the walk and X
	beta           uint32 // the residue of B that is reached, or c for a lower one
	left, negative bool   // X < 0, A < 0
}

// Step returns the link by which a message with relative address g moves.
func (r *GammaMinimal) Step(g uint32) uint32 {
	if g == 0 {
		return 0
	}
	p := r.plan(g)
	ahead, back, up, down := r.up, r.down, r.plus, r.minus
	if p.left {
		ahead, back = back, ahead
	}
	if p.negative {
		up, down = down, up
	}
	switch {
	case p.beta == r.c && p.v > p.x:
		return back // to the far end; every step can be taken on the way from there
	case p.beta == r.c:
		return up // at 0 already; the steps down are for later
	case p.u > p.a:
		return down // at 0 already; the steps up are for later
	case p.a > 0 && (p.a-1)*p.v >= p.beta:
		return up // at 0 already; the others can sum up to β
	}
	return ahead
}

// plan returns a shortest path along the relative address g.
func (r *GammaMinimal) plan(g uint32) gammaPlan {
	x, j := r.byRing.Divide(g)
	z, y := r.byCl.Divide(j)
	best := gammaPlan{length: math.MaxUint32}
	left := 2*x > r.ck
	if left {
		x = r.ck - x
	}
	for range 2 { // the nearer X first
		r.try(&best, gammaPlan{x: x, a: y, left: left}, z)
		r.try(&best, gammaPlan{x: x, a: r.cl - y, left: left, negative: true}, z+1)
		if y == 0 {
			r.try(&best, gammaPlan{x: x, a: r.cl, left: left}, z+r.c-1)
		}
		x, left = r.ck-x, !left
	}
	return best
}

// try completes a plan, given X, A and w ≡ (j−A)/cl (mod c), and keeps it if it
// is better than the best.
func (r *GammaMinimal) try(best *gammaPlan, p gammaPlan, w uint32) {
	if p.a+p.x >= best.length {
		return
	}
	// If one of X and A is negative, −B ≡ |A||X| + w.
	if p.left == p.negative {
		w = 2*r.c - w
	}
	product := p.a * p.x
	_, p.beta = r.byC.Divide(product + w)
	lower := p
	p.reach(p.beta)
	if p.length < best.length {
		*best = p
	}
	if p.beta > 0 {
		lower.reach(product + r.c - p.beta)
		lower.beta = r.c
		if lower.length < best.length {
			*best = lower
		}
	}
}

// reach sets u and v to those of the least sum with uv ≥ target, and the length.
func (p *gammaPlan) reach(target uint32) {
	p.u, p.v = p.a, p.x
	switch {
	case p.a*p.x >= target:
	case p.a >= p.x && p.a*p.a >= target:
		p.v = (target + p.a - 1) / p.a
	case p.x > p.a && p.x*p.x >= target:
		p.u = (target + p.x - 1) / p.x
	default:
		sum := uint32(math.Sqrt(float64(4*target-1))) + 1 // ⌈2√target⌉
		p.u, p.v = (sum+1)/2, sum/2
	}
	p.length = 2*(p.u+p.v) - p.a - p.x
}

func newGammaMinimal(g topology.Grid, _ []int) Router {
	return NewRelative(group(g), NewGammaMinimal(g).Step)
}
