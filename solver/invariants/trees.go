package invariants

import (
	"context"
	"math/big"

	"topocert/certificates"
	"topocert/certificates/subgraphs"
	"topocert/solver"
	"topocert/topology"
)

// SpanningTrees returns the number of spanning trees of a network: a determinant (G. Kirchhoff,
// 1847), by its remainders modulo primes below 2³¹ and the Chinese remainder theorem. With rows of
// b entries between the first one and the diagonal it takes O(N·b²) for each prime; there is one
// for every 31 bits of the product of all degrees. The context is asked once for each.
func SpanningTrees(ctx context.Context, net topology.Network) (*big.Int, error) {
	count := new(big.Int)
	if net.Order() == 0 || len(certificates.Components(net.CSR(), nil)) > 1 {
		return count, nil
	}
	product := big.NewInt(1)
	err := subgraphs.Remainders(net.CSR(), certificates.World{}, func(prime, remainder uint64) error {
		// What is added is a multiple of the primes before, and mends the remainder of this one.
		p := new(big.Int).SetUint64(prime)
		more := new(big.Int).SetUint64(remainder)
		more.Sub(more, count).Mul(more, new(big.Int).ModInverse(product, p)).Mod(more, p)
		count.Add(count, more.Mul(more, product))
		product.Mul(product, p)
		return ctx.Err()
	})
	return count, err
}

// ProveSpanningTrees proves the number of spanning trees: the checker computes it.
func ProveSpanningTrees(ctx context.Context, net topology.Network) (*certificates.Certificate, error) {
	count, err := SpanningTrees(ctx, net)
	if err != nil {
		return nil, err
	}
	return &certificates.Certificate{Statement: solver.Statement("spanning-trees", net, count.String()), Kind: "determinant", Proof: subgraphs.Determinant{}}, nil
}
