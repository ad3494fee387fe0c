package symmetry

import "fmt"

// maxElements bounds the automorphisms by which symmetry is broken, and
// maxElementEntries the vertices that they list in all.
const (
	maxElements       = 64
	maxElementEntries = 1 << 16
)

// elements returns automorphisms other than the identity that the symmetries's
// generators generate: all, or the first that are met when products of ever more
// generators are formed.
func (e *Symmetries) Elements() [][]uint32 {
	n := e.Network.Order()
	most := min(maxElements, maxElementEntries/max(1, n))
	if most == 0 {
		return nil
	}
	identity := make([]uint32, n)
	for v := range identity {
		identity[v] = uint32(v)
	}
	list, generators := [][]uint32{identity}, ImagesOf(e.Generators, n)
	seen := map[string]bool{fmt.Sprint(identity): true}
	for i := 0; i < len(list); i++ {
		for _, p := range generators {
			if len(list) > most {
				return list[1:]
			}
			product := make([]uint32, n)
			for v, image := range list[i] {
				product[v] = p[image]
			}
			if key := fmt.Sprint(product); !seen[key] {
				seen[key] = true
				list = append(list, product)
			}
		}
	}
	return list[1:]
}
