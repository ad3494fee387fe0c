package invariants

import (
	"topocert/certificates"
	"topocert/certificates/automorphism"
	"topocert/solver"
	"topocert/topology"
)

// ProveEmbedding proves that the network has all links of the other one, whose
// vertex v is the network's vertex image[v].
func ProveEmbedding(net, other topology.Network, image []uint32) *certificates.Certificate {
	return solver.Proved(solver.Statement("contains", net, "yes", other.Name()), "embedding", automorphism.Embedding{Image: image})
}
