package topology

import "fmt"

// XMesh is the n×n mesh with the links of both main diagonals, from each corner
// to the opposite one: (i,i)–(i+1,i+1) and (i,n−1−i)–(i+1,n−2−i).
//
//	Domain   n ≥ 3
//	Order    n², size 2n(n−1) + 2(n−1)
//	Labels   (row,col), row-major; the CCTorus paper's node(i) is vertex i
//
// Symmetries: the eight of the square.
//
// Source: the CCTorus paper, §II, names it after its reference [7] (Zhu, Hu,
// Ma, "XMesh: a mesh-like topology for network on chip", J. Software 2007),
// which was not available.
// Deviations: the definition is inferred, so that verdicts on it are
// conditional. XMeshW is the other reading, and the paper's own numbers for n = 5
// do not settle which is meant. §IV-C and IV-D print Bc = 20 and the path
// diversity 1.44, which are those of XMeshW(5); XMesh(5) has 16 and 1.28. For open
// diagonals speaks the order of the averages of §IV-B alone, 2.43 for XMesh above
// 2.32 for Torus: in truth XMesh(5) has 2.5344 and Torus(5) 2.4, but XMeshW(5) has
// 2.4 as well.
type XMesh struct {
	network
	N int
}

// NewXMesh returns the network XMesh(n).
func NewXMesh(n int) (*XMesh, error) {
	g, err := square("XMesh", n, 3, func(b box, link func(u, v uint32)) {
		b.line(0, link)
		b.line(1, link)
		diagonals(b, link)
	})
	if err != nil {
		return nil, err
	}
	return &XMesh{N: n, network: g}, nil
}

// XMeshW is XMesh with the two links that join opposite corners as well, so
// that the diagonals are closed. What the paper's numbers say for it and against
// it stands at XMesh.
//
//	Domain   n ≥ 3
//	Order    n², size 2n(n−1) + 2n
//	Labels   (row,col), row-major
//
// Symmetries, source: as for XMesh.
type XMeshW struct {
	network
	N int
}

// NewXMeshW returns the network XMeshW(n).
func NewXMeshW(n int) (*XMeshW, error) {
	g, err := square("XMeshW", n, 3, func(b box, link func(u, v uint32)) {
		b.line(0, link)
		b.line(1, link)
		diagonals(b, link)
		link(b.id(0, 0), b.id(n-1, n-1))
		link(b.id(0, n-1), b.id(n-1, 0))
	})
	if err != nil {
		return nil, err
	}
	return &XMeshW{N: n, network: g}, nil
}

// XTorus is the n×n torus with the links of both main diagonals, which are not
// closed.
//
//	Domain   n ≥ 3
//	Order    n², size 2n² + 2(n−1)
//	Labels   (row,col), row-major
//
// Symmetries: the eight of the square.
//
// Source: the CCTorus paper, §II, names it after its reference [11] (Liu et
// al., "XTorus: an extended torus topology for on-chip massive data
// communication", IPDPSW 2012), which was not available.
// Deviations: the definition is inferred, so that verdicts on it are conditional.
// That the diagonals are open is what §IV-C and IV-D print for n = 5: Bc = 28 and
// the path diversity 1.56 are those of XTorus(5). With the two links that join
// opposite corners they would be 32 and 1.44.
type XTorus struct {
	network
	N int
}

// NewXTorus returns the network XTorus(n).
func NewXTorus(n int) (*XTorus, error) {
	g, err := square("XTorus", n, 3, func(b box, link func(u, v uint32)) {
		b.ring(0, link)
		b.ring(1, link)
		diagonals(b, link)
	})
	if err != nil {
		return nil, err
	}
	return &XTorus{N: n, network: g}, nil
}

// square builds an n×n network with the eight symmetries of the square. Its
// average degree is at most 8.
func square(family string, n, least int, each func(b box, link func(u, v uint32))) (network, error) {
	if err := admit(family, []int{n}, n >= least, fmt.Sprintf("n ≥ %d", least), 8, n, n); err != nil {
		return network{}, err
	}
	b := newBox(n, n)
	g := makeNetwork(title(family, n), b, func(link func(u, v uint32)) { each(b, link) })
	g.reflections(0, 1)
	return g, nil
}

// diagonals passes on the links of both main diagonals of an n×n box.
func diagonals(b box, link func(u, v uint32)) {
	n := b.side[0]
	for i := range n - 1 {
		link(b.id(i, i), b.id(i+1, i+1))
		link(b.id(i, n-1-i), b.id(i+1, n-2-i))
	}
}
