package connectivity

import (
	"topocert/certificates"
	"topocert/certificates/faults"
	"topocert/solver"
	"topocert/topology"
)

// ProveConnected proves that a connectivity is at least 1, which the checker sees by itself; nil if the
// network is not connected, or has one vertex.
func ProveConnected(net topology.Network, subject string) *certificates.Certificate {
	g := net.CSR()
	if g.Order() < 2 || len(certificates.Components(g, nil)) != 1 {
		return nil
	}
	s := solver.Statement(subject, net, "1")
	s.Relation = ">="
	return &certificates.Certificate{Statement: s, Kind: "paths", Proof: faults.Paths{}}
}
