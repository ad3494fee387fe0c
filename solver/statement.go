package solver

import (
	"fmt"
	"strconv"

	"topocert/certificates"
	"topocert/certificates/write"
	"topocert/topology"
)

func Statement(subject string, net topology.Network, value string, args ...string) certificates.Statement {
	return certificates.Statement{Subject: subject, Network: net.Name(), Args: args, Relation: "=", Value: value}
}

// stated gives a certificate its statements.
func Stated(c *certificates.Certificate, net topology.Network, all []certificates.Statement) (*certificates.Certificate, error) {
	if len(all) == 0 {
		return nil, fmt.Errorf("solver: %s: nothing to prove by %s, want a subject", net.Name(), c.Kind)
	}
	c.Statement, c.Also = all[0], all[1:]
	return c, nil
}

func UnknownSubject(net topology.Network, kind, subject string) error {
	return fmt.Errorf("solver: %s: %s proves nothing about %q", net.Name(), kind, subject)
}

func SourceLine(v uint32) certificates.Line { return write.Line("source", v) }

// infinite is the value of a distance between vertices that no path joins.
const Infinite = "infinite"

func Label(v uint32) string { return strconv.FormatUint(uint64(v), 10) }

// withParity returns w, or w+1 if no balanced cut has w links: of n vertices, odd have an
// odd degree. Cuts are even where all degrees are, and as odd as n/2 where all are odd.
func WithParity(w, odd, n int) int {
	if odd == 0 && w%2 == 1 || odd == n && (w+n/2)%2 == 1 {
		return w + 1
	}
	return w
}
