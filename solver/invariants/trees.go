package invariants

import (
	"context"
	"math/big"

	"topocert/certificates"
	"topocert/certificates/subgraphs"
	"topocert/solver"
	"topocert/topology"
)

// SpanningTrees returns the number of spanning trees of a network. With rows of b entries between the
// first one and the diagonal it takes O(N·b²) for each prime; there is one for every 31 bits of the
// product of all degrees. The context is asked once for each.
func SpanningTrees(ctx context.Context, net topology.Network) (*big.Int, error) {
	return subgraphs.Trees(net.CSR(), certificates.World{}, ctx.Err)
}

// ProveSpanningTrees proves the number of spanning trees: the checker computes it.
func ProveSpanningTrees(ctx context.Context, net topology.Network) (*certificates.Certificate, error) {
	count, err := SpanningTrees(ctx, net)
	if err != nil {
		return nil, err
	}
	return &certificates.Certificate{Statement: solver.Statement("spanning-trees", net, count.String()), Kind: "determinant", Proof: subgraphs.Determinant{}}, nil
}
