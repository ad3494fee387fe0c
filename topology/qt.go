package topology

// QT is the hyper-torus: mn modules, each a 3-cube with corners z = 0 … 7, and
// from each module, for x modulo m and y modulo n,
//
//	vertical          (x,y,1) – (x,y+1,5)
//	horizontal        (x,y,7) – (x+1,y,3)
//	oblique           (x,y,6) – (x+1,y+1,2)
//	reverse oblique   (x,y,0) – (x−1,y+1,4)
//
//	Domain   m, n ≥ 2
//	Order    8mn, size 16mn, degree 4
//	Labels   (x,y,z), row-major
//
// Symmetries: translation along x and y, and the half turn
// (x,y,z) → (−x,−y,z⊕4).
//
// Source: the hyper-torus paper: J.-S. Kim, S. W. Kim, K. Qiu, H.-O. Lee, "Some
// properties and algorithms for the hyper-torus network", J. Supercomputing 2014, §2,
// Definitions 2 and 3.
// Deviations: Definition 1's formula joins z1 and z2 when z1−z2 is 1, 2 or 4
// modulo 8; its sentence, figure and Table say the 3-cube, as here.
type QT struct {
	network
	M, N int
}

// NewQT returns the hyper-torus QT(m,n).
func NewQT(m, n int) (*QT, error) {
	if err := admit("QT", []int{m, n}, m >= 2 && n >= 2, "m, n ≥ 2", 4, m, n, 8); err != nil {
		return nil, err
	}
	b := newBox(m, n, 8)
	g := &QT{M: m, N: n, network: makeNetwork(title("QT", m, n), b, func(link func(u, v uint32)) {
		for x := range m {
			for y := range n {
				for z := range 8 {
					cubeLinks(3, b.id(x, y, z), uint32(z), link)
				}
				link(b.id(x, y, 1), b.id(x, y+1, 5))
				link(b.id(x, y, 7), b.id(x+1, y, 3))
				link(b.id(x, y, 6), b.id(x+1, y+1, 2))
				link(b.id(x, y, 0), b.id(x-1, y+1, 4))
			}
		}
	})}
	g.translations(0, 1)
	g.symmetric("half turn", func(c []int) { c[0], c[1], c[2] = -c[0], -c[1], c[2]^4 })
	return g, nil
}
