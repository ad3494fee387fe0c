package solver

import (
	"slices"

	"topocert/certificates"
)

// Made returns the certificates without those that are nil, which were not made.
func Made(list ...*certificates.Certificate) []*certificates.Certificate {
	return slices.DeleteFunc(list, func(c *certificates.Certificate) bool { return c == nil })
}
