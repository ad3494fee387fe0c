package solver

// Identity returns 0, 1, …, n−1: the vertices in their order, or the identity permutation.
func Identity(n int) []uint32 {
	list := make([]uint32, n)
	for v := range list {
		list[v] = uint32(v)
	}
	return list
}

// Parity knows which numbers of links balanced cuts of a graph can have: even ones where all
// degrees are even, and where all are odd, those as odd as half the order. Otherwise it knows
// nothing.
type Parity struct{ odd, n int }

// ParityOf counts the odd degrees of a graph.
func ParityOf(g interface {
	Order() int
	Neighbors(v uint32) []uint32
}) Parity {
	p := Parity{n: g.Order()}
	for v := range uint32(p.n) {
		p.odd += len(g.Neighbors(v)) % 2
	}
	return p
}

// AtLeast returns the least number of links that a balanced cut can have, of those that are w
// or more.
func (p Parity) AtLeast(w int) int {
	if p.odd == 0 && w%2 == 1 || p.odd == p.n && (w+p.n/2)%2 == 1 {
		return w + 1
	}
	return w
}
