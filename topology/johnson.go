package topology

// johnson is a network of the OCT paper, whose vertices have binary codes.
type johnson struct{ cyclic }

// Code returns the paper's code of v, highest bit first: for each coordinate half as many bits as it
// has values, the first highest.
func (n *johnson) Code(v uint32) string {
	code := ""
	for i, side := range n.box.side {
		code += Johnson(n.box.coordinate(v, i), side/2)
	}
	return code
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
