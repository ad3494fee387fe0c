package topology

// OCT is the octagon-connected torus: the product of the torus T(k,m) and the
// octagon. Vertices in one octagon (equal row and col) are joined as in the
// octagon, vertices with equal o as in the torus.
//
//	Domain   k, m ≥ 1
//	Order    32km, size 112km for k, m ≥ 2; a ring of length 2 (k = 1 or m = 1) is one link
//	Degree   7 for k, m ≥ 2
//	Labels   (row,col,o), row-major; Code gives the paper's binary code
//
// Symmetries: those of the torus and those of the octagon.
//
// Source: the OCT paper: Y. Liu, L. Xing, X. Zhou, "Topology Architecture and Routing
// Algorithms of Octagon-Connected Torus Interconnection Network", TELKOMNIKA 13(1),
// 2015, p. 305, doi:10.12928/TELKOMNIKA.v13i1.1262, §2.2.
// Deviations: step 2 says that slices get "4 bits of Johnson code", step 3 gives
// them k+m bits; these are the k+m bits. The theorem's header groups the bits
// as (top 4 | k | m) while its indices put the torus at i ≥ 4; Code has the
// octagon's four bits lowest, as the indices want. k = 1 and m = 1 are not
// excluded by the paper; there the 2-rings are single links.
type OCT struct {
	cyclic
	K, M int
}

// NewOCT returns the network OCT(k,m).
func NewOCT(k, m int) (*OCT, error) {
	if err := admit("OCT", []int{k, m}, k >= 1 && m >= 1, "k, m ≥ 1", 7, 2*k, 2*m, 8); err != nil {
		return nil, err
	}
	b := newBox(2*k, 2*m, 8)
	g := &OCT{K: k, M: m, cyclic: makeCyclic(title("OCT", k, m), b, func(link func(u, v uint32)) {
		b.ring(0, link)
		b.ring(1, link)
		octagonLinks(b, 2, link)
	})}
	g.translations(0, 1, 2)
	g.reflections(0, 1)
	g.reflections(2)
	return g, nil
}

// Code returns the paper's code of v, highest bit first: k bits for the row, m
// for the column, 4 for the octagon.
func (g *OCT) Code(v uint32) string {
	c := g.Coordinates(v)
	return Johnson(c[0], g.K) + Johnson(c[1], g.M) + Johnson(c[2], 4)
}
