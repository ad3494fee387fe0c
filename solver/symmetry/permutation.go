package symmetry

import (
	"math"
	"math/big"

	"topocert/certificates/automorphism"
	"topocert/solver/distance"
)

// A Permutation takes some vertices to others.
type Permutation = automorphism.Permutation

// NewPermutation returns the permutation with the given images of all vertices.
func NewPermutation(images []uint32) Permutation {
	moved := 0
	for v, to := range images {
		if uint32(v) != to {
			moved++
		}
	}
	p := Permutation{From: make([]uint32, 0, moved), To: make([]uint32, 0, moved)}
	for v, to := range images {
		if uint32(v) != to {
			p.Add(uint32(v), to)
		}
	}
	return p
}

// Written writes a permutation of n vertices down for a certificate: by the runs of its
// images, all images, or its cycles, whichever has the fewest numbers.
func Written(p Permutation, n int) automorphism.Automorphism {
	images := p.Images(n)
	var runs []uint32
	for v := 0; v < n && len(runs) < n; {
		first := v
		for v++; v < n && images[v] == images[v-1]+1; v++ {
		}
		runs = append(runs, images[first], images[v-1])
	}
	switch most := min(n, len(p.From)+len(p.From)/2); {
	case len(runs) < most:
		return automorphism.Automorphism{Runs: runs}
	case len(p.From) > n/2:
		return automorphism.Automorphism{Images: images}
	}
	to := make(map[uint32]uint32, len(p.From)) // of vertices in no cycle so far
	for i, v := range p.From {
		to[v] = p.To[i]
	}
	var values []uint32
	for _, v := range p.From {
		if _, open := to[v]; open && values != nil {
			values = append(values, distance.Unreached)
		}
		for u, open := to[v]; open; u, open = to[v] {
			values = append(values, v)
			delete(to, v)
			v = u
		}
	}
	return automorphism.Automorphism{Cycles: values}
}

// ImagesOf returns the images of all of n vertices under each permutation.
func ImagesOf(list []Permutation, n int) [][]uint32 {
	images := make([][]uint32, len(list))
	for i, p := range list {
		images[i] = p.Images(n)
	}
	return images
}

// maxOrderBits is the length of the largest order of a group that is computed.
const maxOrderBits = 1 << 20

// groupSize is the order of a group, by its factors and how often each occurs.
type groupSize struct{ factors, factorials map[uint64]uint64 }

func newGroupSize() *groupSize {
	return &groupSize{make(map[uint64]uint64), make(map[uint64]uint64)}
}

// times multiplies by the given order, so many times.
func (s *groupSize) times(other *groupSize, exponent uint64) {
	for k, n := range other.factors {
		s.factors[k] += n * exponent
	}
	for k, n := range other.factorials {
		s.factorials[k] += n * exponent
	}
}

// number returns the order; nil if it has more than maxOrderBits bits.
func (s *groupSize) number() *big.Int {
	bits := 0.0
	for k, n := range s.factors {
		bits += float64(n) * math.Log2(float64(k))
	}
	for k, n := range s.factorials {
		ln, _ := math.Lgamma(float64(k) + 1)
		bits += float64(n) * ln / math.Ln2
	}
	if bits > maxOrderBits {
		return nil
	}
	order := big.NewInt(1)
	for k, n := range s.factors {
		order.Mul(order, new(big.Int).Exp(new(big.Int).SetUint64(k), new(big.Int).SetUint64(n), nil))
	}
	for k, n := range s.factorials {
		order.Mul(order, new(big.Int).Exp(new(big.Int).MulRange(1, int64(k)), new(big.Int).SetUint64(n), nil))
	}
	return order
}
