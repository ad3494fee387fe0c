package solver

// Partition is a partition of 0 … n−1 of which parts become one: the union-find structure, with
// path halving, where the least element of a part stands for it. It has an element of the same
// part for each, the element itself for a root.
//
// Source: R. E. Tarjan and J. van Leeuwen, "Worst-case analysis of set union algorithms",
// Journal of the ACM 31 (1984), doi:10.1145/62.2160. Deviations: the least element becomes the
// root, whatever the sizes; so O(log n) amortized for an operation.
type Partition []uint32

// NewPartition returns the partition into n parts of one element each.
func NewPartition(n int) Partition {
	return Identity(n)
}

// Find returns the least element of v's part.
func (s Partition) Find(v uint32) uint32 {
	for s[v] != v {
		s[v] = s[s[v]]
		v = s[v]
	}
	return v
}

// Join makes the parts of u and v one. It returns the roots that they had, the lesser first; of
// one part they are the same.
func (s Partition) Join(u, v uint32) (root, other uint32) {
	u, v = s.Find(u), s.Find(v)
	root, other = min(u, v), max(u, v)
	s[other] = root
	return root, other
}
