package lanes

import (
	"strconv"

	"topocert/certificates"
	"topocert/certificates/traffic"
	"topocert/solver"
	"topocert/solver/distance"
)

// Statement returns the statement that the messages of a router, which has the given name
// in certificates, need so many lanes at most ("<=") or at least (">=").
func (l *Routes) Statement(router, relation string, lanes int) certificates.Statement {
	words := []string{router}
	if l.Named {
		words = append(words, traffic.EndsName(l.Ends))
	}
	s := solver.Statement("lanes", l.Network, strconv.Itoa(lanes), words...)
	s.Relation = relation
	return s
}

// listed returns the ends that a certificate lists, nil if they are all vertices.
func (l *Routes) listed() []uint32 {
	if !l.Named {
		return nil
	}
	return l.Ends
}

// ProveLayers proves that the lanes are enough for the messages of a router, which has the
// given name in certificates: by an order of the channels for each lane, and the lane of
// each message. The network has a link.
func ProveLayers(router string, l *Assignment) *certificates.Certificate {
	p := traffic.Layers{Ends: l.Routes.listed(), Ranks: l.ranks}
	for i := range l.Routes.Ends {
		row := make([]uint32, len(l.Routes.Ends))
		for j := range row {
			if row[j] = distance.Unreached; i != j { // written -
				row[j] = uint32(l.Lane(i, j))
			}
		}
		p.Lanes = append(p.Lanes, row)
	}
	return &certificates.Certificate{Statement: l.Routes.Statement(router, "<=", l.Count), Kind: "layers", Proof: p}
}
