package solver

import (
	"errors"
	"fmt"

	"topocert/certificates"
	"topocert/certificates/broadcasts"
	"topocert/certificates/kinds"
	"topocert/routing"
	"topocert/topology"
)

// ErrLimit marks a certificate that would be more than our checker takes. The limits of
// kinds of proof are errors of the checker's own.
var ErrLimit = errors.New("beyond what the checker takes")

// FitsFile tells whether a file of certificates may have so many lines and bytes.
func FitsFile(lines, bytes int64) error {
	switch {
	case lines > certificates.MaxLines-8: // the first, the last, and those of statements
		return fmt.Errorf("%w: the certificate would have %d lines, want at most %d", ErrLimit, lines, certificates.MaxLines-8)
	case bytes > certificates.MaxFile-1<<12:
		return fmt.Errorf("%w: the certificate would have %d bytes, want at most %d", ErrLimit, bytes, certificates.MaxFile-1<<12)
	}
	return nil
}

// Fits tells whether a certificate fits a file, and notes its size.
func Fits(c *certificates.Certificate) error {
	lines, bytes := kinds.Size(c)
	c.Bytes = bytes
	return FitsFile(lines+int64(len(c.Also)), bytes)
}

// FitsGossip tells whether an all-to-all broadcast of so many rounds may be in one
// certificate: in the all-port model everyone sends to all neighbours in each.
func FitsGossip(net topology.Network, model routing.Model, rounds int) error {
	if net.Order() > broadcasts.MaxGossipOrder {
		return fmt.Errorf("%w: an all-to-all broadcast among %d vertices, want at most %d", ErrLimit, net.Order(), broadcasts.MaxGossipOrder)
	}
	if model != routing.AllPort {
		return nil
	}
	const send = 4 // bytes: two vertices of a digit
	return FitsFile(int64(rounds), int64(rounds)*int64(net.Size())*2*send)
}
