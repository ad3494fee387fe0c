package symmetry

import (
	"topocert/certificates"
	"topocert/solver"
)

// maxElements bounds the automorphisms by which symmetry is broken, and
// maxElementEntries the vertices that they list in all.
const (
	maxElements       = 64
	maxElementEntries = 1 << 16
)

// Elements returns automorphisms other than the identity that the generators generate, for
// symmetry to be broken by: all, or the first that are met when products of ever more
// generators are formed.
func (e *Symmetries) Elements() [][]uint32 {
	most := min(maxElements, maxElementEntries/max(1, e.Network.Order()))
	if most == 0 {
		return nil
	}
	return e.closure(most)[1:]
}

// closure returns the identity and up to so many other elements of the group that the
// generators generate, breadth first in the Cayley graph.
func (e *Symmetries) closure(most int) [][]uint32 {
	n := e.Network.Order()
	list, generators := [][]uint32{solver.Identity(n)}, ImagesOf(e.Generators, n)
	seen := map[string]bool{certificates.Key(list[0]): true}
	for i := 0; i < len(list); i++ {
		for _, p := range generators {
			if len(list) > most {
				return list
			}
			product := make([]uint32, n)
			for v, image := range list[i] {
				product[v] = p[image]
			}
			if key := certificates.Key(product); !seen[key] {
				seen[key] = true
				list = append(list, product)
			}
		}
	}
	return list
}
