package topology

// Octagon is the ring of 8 vertices and its four diameters: o is joined to o±1
// and o+4, modulo 8.
//
//	Order    8, size 12, degree 3
//	Labels   o in 0 … 7; Code gives the 4-bit Johnson code
//
// Symmetries: rotation and reflection, which generate all 16.
//
// Source: the OCT paper, §2.1, Definition 6: codes that differ in exactly one
// bit, or in all four, are joined.
type Octagon struct{ cyclic }

// NewOctagon returns the octagon.
func NewOctagon() (*Octagon, error) {
	b := plainBox(8)
	o := &Octagon{makeCyclic("Octagon", b, func(link func(u, v uint32)) { octagonLinks(b, 0, link) })}
	o.translations(0)
	o.reflections(0)
	return o, nil
}

// Code returns the 4-bit Johnson code of v.
func (o *Octagon) Code(v uint32) string { return Johnson(int(v), 4) }

// octagonLinks passes on the links of the octagons along axis i, of side 8.
func octagonLinks(b box, i int, link func(u, v uint32)) {
	b.ring(i, link)
	for v := range uint32(b.order()) {
		if b.coordinate(v, i) < 4 {
			link(v, v+uint32(4*b.stride[i]))
		}
	}
}
