package flow

import (
	"cmp"
	"math"
	"math/big"
	"math/bits"
	"slices"
)

// part is a tree and what its root sends along it to every other vertex.
type part struct {
	tree   *tree
	amount float64
}

// weighted is a tree and its weight in a certificate.
type weighted struct {
	tree   *tree
	weight uint64
}

// round makes weights of amounts: the smallest integers, of some that are tried,
// that lose nothing. It returns the bound that they prove, exactly; 0 if there is
// no flow.
func (f *quotient) round(parts []part) ([]weighted, int) {
	most := 0.0
	for _, p := range parts {
		most = max(most, p.amount)
	}
	if most == 0 {
		return nil, 0
	}
	scaled := func(largest float64) []weighted {
		var flow []weighted
		for _, p := range parts {
			if w := math.Round(p.amount / most * largest); w > 0 {
				flow = append(flow, weighted{p.tree, uint64(w)})
			}
		}
		return flow
	}
	finest := scaled(math.MaxUint32 - 1)
	lower := f.width(finest)
	for _, largest := range []float64{1, 2, 3, 4, 6, 12, 24, 60, 120, 360, 1e3, 1e4, 1e5, 1e6} {
		if flow := scaled(largest); f.width(flow) >= lower {
			return flow, f.width(flow)
		}
	}
	return finest, lower
}

// width returns the number of links that a flow proves every cut into ⌊N/2⌋ and
// ⌈N/2⌉ vertices to have: what the checker computes, orbit by orbit.
func (f *quotient) width(flow []weighted) int {
	sent := make([]uint64, len(f.sources))
	high, low := make([]uint64, len(f.count)), make([]uint64, len(f.count))
	for _, p := range flow {
		sent[p.tree.source] += p.weight
		times := p.weight * uint64(f.sourceSize[p.tree.source]) // below 2^32 times 2^24
		for o, l := range p.tree.load {                         // each at most 2^48
			h, l := bits.Mul64(times, l)
			var carry uint64
			low[o], carry = bits.Add64(low[o], l, 0)
			high[o] += h + carry
		}
	}
	crossing := f.crossing(sent)
	var least *big.Int
	for o, count := range f.count {
		if high[o] == 0 && low[o] == 0 {
			continue
		}
		load := new(big.Int).SetUint64(high[o])
		load.Lsh(load, 64).Add(load, new(big.Int).SetUint64(low[o]))
		k := new(big.Int).Mul(crossing, big.NewInt(int64(count)))
		k.Add(k, load).Sub(k, big.NewInt(1)).Div(k, load)
		if least == nil || k.Cmp(least) < 0 {
			least = k
		}
	}
	return f.parity.AtLeast(int(least.Int64()))
}

// crossing returns what has to cross a cut, when each vertex sends what sent says
// of its orbit to every other.
func (f *quotient) crossing(sent []uint64) *big.Int {
	n := f.g.Order()
	order := make([]int, len(sent))
	all := new(big.Int)
	for i, a := range sent {
		order[i] = i
		all.Add(all, new(big.Int).Mul(new(big.Int).SetUint64(a), big.NewInt(int64(f.sourceSize[i]))))
	}
	all.Mul(all, big.NewInt(int64(n/2)))
	if n%2 == 0 {
		return all
	}
	// One side has a vertex less, and the other vertices see one more across:
	// at least those that send least.
	slices.SortFunc(order, func(i, j int) int { return cmp.Compare(sent[i], sent[j]) })
	for left, k := n/2, 0; left > 0; k++ {
		some := min(left, f.sourceSize[order[k]])
		left -= some
		all.Add(all, new(big.Int).Mul(new(big.Int).SetUint64(sent[order[k]]), big.NewInt(int64(some))))
	}
	return all
}
