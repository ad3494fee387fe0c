package topology

// JTorus is the OCT paper's torus T(k,m): 2k rows and 2m columns, every row and
// every column a ring, the vertices named by Johnson codes.
//
//	Domain   k, m ≥ 1
//	Order    4km, size 8km for k, m ≥ 2; a ring of length 2 (k = 1 or m = 1) is one link
//	Degree   4 for k, m ≥ 2
//	Labels   (row,col), row-major; Code gives the paper's binary code
//
// Symmetries: translation and reflection of both axes, exchange if k = m.
//
// Source: the OCT paper, §2.1, Definition 5.
// Deviations: Definition 5.1 counts 8km links always, Definition 5.3 joins two
// nodes exactly when their codes differ in one bit; for k = 1 or m = 1 the two
// disagree, and this is the simple graph of 5.3.
type JTorus struct {
	cyclic
	K, M int
}

// NewJTorus returns the torus T(k,m).
func NewJTorus(k, m int) (*JTorus, error) {
	if err := admit("JTorus", []int{k, m}, k >= 1 && m >= 1, "k, m ≥ 1", 4, 2*k, 2*m); err != nil {
		return nil, err
	}
	b := newBox(2*k, 2*m)
	t := &JTorus{K: k, M: m, cyclic: makeCyclic(title("JTorus", k, m), b, func(link func(u, v uint32)) {
		b.ring(0, link)
		b.ring(1, link)
	})}
	t.translations(0, 1)
	t.reflections(0, 1)
	return t, nil
}

// Code returns the paper's code of v: k bits for the row (the high-order part),
// then m bits for the column.
func (t *JTorus) Code(v uint32) string {
	return Johnson(t.box.coordinate(v, 0), t.K) + Johnson(t.box.coordinate(v, 1), t.M)
}

// Johnson returns the m-bit Johnson code of i, for 0 ≤ i < 2m, highest bit
// first: i ≤ m has its i lowest bits set, i > m has its i−m lowest bits clear.
//
// Source: the OCT paper, §2.1, Definition 2; the scan lost "=" in the rules for
// i = m and i = 0.
func Johnson(i, m int) string {
	code := make([]byte, m)
	for bit := range m {
		code[m-1-bit] = '0'
		if bit < i && i <= m || i > m && bit >= i-m {
			code[m-1-bit] = '1'
		}
	}
	return string(code)
}
