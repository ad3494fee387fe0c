package fuzz

import (
	"math/big"
	"slices"

	"topocert/topology"
)

// Numbers of things in a network, by their definitions; small networks only.

// largestMatching tries for one vertex after the other all partners, and none.
func largestMatching(net topology.Network) int {
	taken := make([]bool, net.Order())
	var extend func() int
	extend = func() int {
		v := slices.Index(taken, false)
		if v < 0 {
			return 0
		}
		taken[v] = true
		best := extend()
		for _, u := range net.Neighbors(uint32(v)) {
			if !taken[u] {
				taken[u] = true
				best = max(best, 1+extend())
				taken[u] = false
			}
		}
		taken[v] = false
		return best
	}
	return extend()
}

// spanningTrees takes links away and shrinks them: the trees with a link are those of the network
// in which its ends are one vertex. It does so vertex by vertex: of a vertex with weights to
// others, the trees are as many as when the vertex is gone and every two of its neighbours have
// the product of its weights to them more between them, divided by the sum of its weights, times
// that sum (the star–mesh transformation).
func spanningTrees(net topology.Network) *big.Int {
	n := net.Order()
	weight := make([][]*big.Rat, n)
	for v := range weight {
		for range n {
			weight[v] = append(weight[v], new(big.Rat))
		}
		for _, u := range net.Neighbors(uint32(v)) {
			weight[v][u].SetInt64(1)
		}
	}
	count := big.NewRat(1, 1)
	for v := n - 1; v > 0; v-- {
		sum := new(big.Rat)
		for u := range v {
			sum.Add(sum, weight[v][u])
		}
		if sum.Sign() == 0 {
			return new(big.Int) // alone
		}
		count.Mul(count, sum)
		for a := range v {
			for b := range v {
				more := new(big.Rat).Mul(weight[v][a], weight[v][b])
				weight[a][b].Add(weight[a][b], more.Quo(more, sum))
			}
		}
	}
	return count.Num()
}

// group is the number of automorphisms: with one vertex after the other fixed, the product of the
// numbers of places where the next one can go (orbits and stabilisers).
func (x *images) group() *big.Int {
	order := big.NewInt(1)
	var fixed []uint32
	for v := range uint32(x.net.Order()) {
		places := int64(0)
		for w := range uint32(x.net.Order()) {
			if x.takes(append(slices.Clone(fixed), v), append(slices.Clone(fixed), w)) {
				places++
			}
		}
		order.Mul(order, big.NewInt(places))
		fixed = append(fixed, v)
	}
	return order
}

// edgeOrbits returns the number of orbits of all automorphisms on the links.
func (x *images) edgeOrbits() int {
	var roots [][]uint32
	for u, v := range x.net.CSR().Edges() {
		if !slices.ContainsFunc(roots, func(r []uint32) bool {
			return x.takes(r, []uint32{u, v}) || x.takes(r, []uint32{v, u})
		}) {
			roots = append(roots, []uint32{u, v})
		}
	}
	return len(roots)
}

// multiplicity divides the characteristic polynomial by x − k as often as it goes. Its coefficients are
// found from the traces of matrices (D. K. Faddeev, V. N. Faddeeva, "Computational Methods of Linear
// Algebra", 1963, §47): M₁ = I, c₁ = −tr A; Mᵢ₊₁ = A·Mᵢ + cᵢ·I, cᵢ₊₁ = −tr(A·Mᵢ₊₁)/(i+1).
func multiplicity(net topology.Network, laplacian bool, k int64) int {
	n := net.Order()
	matrix := func() [][]*big.Int {
		m := make([][]*big.Int, n)
		for v := range m {
			for range n {
				m[v] = append(m[v], new(big.Int))
			}
		}
		return m
	}
	a, m := matrix(), matrix()
	for v := range a {
		m[v][v].SetInt64(1)
		for _, u := range net.Neighbors(uint32(v)) {
			a[v][u].SetInt64(map[bool]int64{false: 1, true: -1}[laplacian])
		}
		if laplacian {
			a[v][v].SetInt64(int64(len(net.Neighbors(uint32(v)))))
		}
	}
	polynomial := []*big.Int{big.NewInt(1)}
	for i := range n {
		next, trace := matrix(), new(big.Int)
		for v := range n {
			for u := range n {
				for w := range n {
					next[v][u].Add(next[v][u], new(big.Int).Mul(a[v][w], m[w][u]))
				}
			}
			trace.Add(trace, next[v][v])
		}
		c := new(big.Int).Quo(trace.Neg(trace), big.NewInt(int64(i+1)))
		for v := range n {
			next[v][v].Add(next[v][v], c)
		}
		m, polynomial = next, append(polynomial, c)
	}
	for times := 0; ; times++ {
		value := new(big.Int)
		var divided []*big.Int
		for _, c := range polynomial { // W. G. Horner's scheme
			value = new(big.Int).Add(new(big.Int).Mul(value, big.NewInt(k)), c)
			divided = append(divided, value)
		}
		if value.Sign() != 0 || len(polynomial) == 1 {
			return times
		}
		polynomial = divided[:len(divided)-1]
	}
}
