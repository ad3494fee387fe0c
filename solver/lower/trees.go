package lower

import (
	"topocert/certificates"
	"topocert/certificates/subgraphs"
)

// determinant is the order in which vertices are eliminated, of which the last one is the root; and the primes modulo
// which the kernel computes the number of spanning trees.
func (j *job) determinant() Term {
	if j.s.Value == "0" {
		return App("NotConnected")
	}
	order := subgraphs.EliminationOrder(j.net)
	last := len(order) - 1
	var primes []uint64
	j.fail(subgraphs.Remainders(j.net, certificates.World{}, func(prime, _ uint64) error {
		primes = append(primes, prime)
		return nil
	}))
	return App("ByDeterminant", Int(uint64(order[last])), Ints(order[:last]), Ints(primes))
}
