package lanes

import (
	"strconv"

	"topocert/certificates"
	"topocert/certificates/traffic"
	"topocert/certificates/write"
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

// listed returns the lines of a certificate that list the ends: one, or none.
func (l *Routes) listed() []certificates.Line {
	if !l.Named {
		return nil
	}
	return []certificates.Line{write.Line("ends", l.Ends...)}
}

// ProveLayers proves that the lanes are enough for the messages of a router, which has the
// given name in certificates: by an order of the channels for each lane, and the lane of
// each message. The network has a link.
func ProveLayers(router string, l *Assignment) *certificates.Certificate {
	c := &certificates.Certificate{Statement: l.Routes.Statement(router, "<=", l.Count), Kind: "layers", Body: l.Routes.listed()}
	for _, rank := range l.ranks {
		c.Body = append(c.Body, write.Line("ranks", rank...))
	}
	row := make([]uint32, len(l.Routes.Ends))
	for i := range l.Routes.Ends {
		for j := range row {
			if row[j] = distance.Unreached; i != j { // written -
				row[j] = uint32(l.Lane(i, j))
			}
		}
		c.Body = append(c.Body, write.Line("lanes", row...))
	}
	return c
}
