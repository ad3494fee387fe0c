package topology

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
