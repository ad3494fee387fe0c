package solver

import (
	"fmt"
	"strconv"

	"topocert/certificates"
	"topocert/topology"
)

// Statement says that a subject has a value in a network.
func Statement(subject string, net topology.Network, value string, args ...string) certificates.Statement {
	return certificates.Statement{Subject: subject, Network: net.Name(), Args: args, Relation: "=", Value: value}
}

// AtLeast and AtMost bound a number of a network.
func AtLeast(subject string, net topology.Network, value int, args ...string) certificates.Statement {
	return bound(subject, net, ">=", value, args)
}

func AtMost(subject string, net topology.Network, value int, args ...string) certificates.Statement {
	return bound(subject, net, "<=", value, args)
}

func bound(subject string, net topology.Network, relation string, value int, args []string) certificates.Statement {
	return certificates.Statement{Subject: subject, Network: net.Name(), Args: args, Relation: relation, Value: strconv.Itoa(value)}
}

// Proved is the certificate of a statement.
func Proved(s certificates.Statement, kind string, proof any) *certificates.Certificate {
	return &certificates.Certificate{Statement: s, Kind: kind, Proof: proof}
}

// Stated gives a certificate its statements.
func Stated(c *certificates.Certificate, net topology.Network, all []certificates.Statement) (*certificates.Certificate, error) {
	if len(all) == 0 {
		return nil, fmt.Errorf("%s: nothing to prove by %s, want a subject", net.Name(), c.Kind)
	}
	c.Statement, c.Also = all[0], all[1:]
	return c, nil
}

// UnknownSubject is the error of a prover that is asked for a subject that its kind does not prove.
func UnknownSubject(net topology.Network, kind, subject string) error {
	return fmt.Errorf("%s: %s proves nothing about %q", net.Name(), kind, subject)
}

// Infinite is the value of a distance between vertices that no path joins.
const Infinite = "infinite"

// Label writes a vertex, or a distance, as statements do.
func Label(v uint32) string { return strconv.FormatUint(uint64(v), 10) }
