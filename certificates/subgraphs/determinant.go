package subgraphs

import (
	"math/big"

	"topocert/certificates"
)

// Determinant is a proof of the number of spanning trees: the checker computes it.
type Determinant struct{}

// ByDeterminant is the kind of such proofs.
var ByDeterminant = certificates.Kind{Name: "determinant", Shows: []string{"spanning-trees G = n"}, Form: certificates.FormOf((*Determinant).form, Determinant.check)}

func (*Determinant) form(*certificates.Lines) {}

const (
	// stepsOfProduct is what a product of two remainders takes, and its share of a sum.
	stepsOfProduct = 2
	// stepsOfPrime is what it takes to find a prime and to look at the long numbers, beside
	// a step for each vertex.
	stepsOfPrime = 1 << 16
	// firstModulus is 2³¹: the primes are those below it, from the largest one down.
	firstModulus = 1 << 31
)

// check checks the number of spanning trees of a graph.
//
// If the graph is not connected, then there is none. Else let L be the Laplacian without the
// row and the column of one vertex, the root: the degrees on the diagonal, −1 for each link. The
// determinant of L is the number τ of spanning trees (G. Kirchhoff, "Über die Auflösung der
// Gleichungen, auf welche man bei der Untersuchung der linearen Vertheilung galvanischer Ströme
// geführt wird", Ann. Phys. Chem. 72, 1847).
//
// τ is at most the product B of the degrees of all vertices but the root: a spanning tree is
// determined by the link of each of these vertices that is the first on its way to the root.
// So the stated number is τ if it is at most B, and has the same remainder as τ modulo different
// primes whose product is above B: the difference is less than B, and divisible by them all.
//
// Modulo a prime, L is eliminated without exchanges: L = M·D·Mᵀ with ones on the diagonal of M,
// and its determinant is the product of the diagonal of D. The first i rows and columns have the
// product of the first i entries of D for a determinant, a positive number (it counts forests).
// A prime that divides one of these has a zero in D; it tells nothing, and the next one is taken.
// There are few such primes.
func (p Determinant) check(c *certificates.Certificate, g certificates.Graph, w certificates.World) error {
	s := c.Statement
	stated, err := s.Whole(w)
	if err != nil {
		return err
	}
	if len(certificates.Components(g, nil)) > 1 {
		return s.WantValue("0")
	}
	m := newMatrix(g)
	if stated.Sign() == 0 || stated.Cmp(m.bound) > 0 {
		return s.Reject("determinant/bound", "%s spanning trees of a connected network, want 1 to %s, the product of all degrees but one", certificates.Shortened(s.Value), certificates.Shortened(m.bound.String()))
	}
	return m.remainders(g, w, func(prime, remainder uint64) error {
		if says := new(big.Int).Mod(stated, new(big.Int).SetUint64(prime)).Uint64(); says != remainder {
			return s.Reject("determinant/remainder", "%s is %d modulo %d, want %d, as the number of spanning trees is", certificates.Shortened(s.Value), says, prime, remainder)
		}
		return nil
	})
}

// Remainders calls see with primes, and the remainders of the number of spanning trees of a
// connected graph, until the product of the primes is above that number. It ends with an error
// of see, or ErrBudget.
func Remainders(g certificates.Graph, w certificates.World, see func(prime, remainder uint64) error) error {
	return newMatrix(g).remainders(g, w, see)
}

// Trees returns the number of spanning trees of a graph: a determinant (G. Kirchhoff, 1847), by its
// remainders and the Chinese remainder theorem. It ends with an error of stopped, which is asked once for
// each prime, or ErrBudget.
func Trees(g certificates.Graph, w certificates.World, stopped func() error) (*big.Int, error) {
	count := new(big.Int)
	if len(certificates.Components(g, nil)) != 1 {
		return count, nil
	}
	product := big.NewInt(1)
	err := Remainders(g, w, func(prime, remainder uint64) error {
		// What is added is a multiple of the primes before, and mends the remainder of this one.
		p := new(big.Int).SetUint64(prime)
		more := new(big.Int).SetUint64(remainder)
		more.Sub(more, count).Mul(more, new(big.Int).ModInverse(product, p)).Mod(more, p)
		count.Add(count, more.Mul(more, product))
		product.Mul(product, p)
		return stopped()
	})
	return count, err
}

func (m *matrix) remainders(g certificates.Graph, w certificates.World, see func(prime, remainder uint64) error) error {
	bytes := 16*m.numbers + 64*int64(len(m.order)) + int64(m.bound.BitLen())
	if err := w.Budget.Take(bytes); err != nil {
		return err
	}
	defer w.Budget.Free(bytes)
	m.fill(g)
	product, prime := big.NewInt(1), uint64(firstModulus)
	for product.Cmp(m.bound) <= 0 {
		if err := w.Budget.Spend(m.products*stepsOfProduct + int64(g.Order()) + stepsOfPrime); err != nil {
			return err
		}
		prime = primeBelow(prime)
		remainder, known := m.determinant(prime)
		if !known {
			continue
		}
		if err := see(prime, remainder); err != nil {
			return err
		}
		product.Mul(product, new(big.Int).SetUint64(prime))
	}
	return nil
}

// primeBelow returns the largest prime below n, by division.
func primeBelow(n uint64) uint64 {
	for n--; ; n-- {
		prime := true
		for d := uint64(2); prime && d*d <= n; d++ {
			prime = n%d != 0
		}
		if prime {
			return n
		}
	}
}

// matrix is the Laplacian of a connected graph without the root's row and column. Elimination
// leaves what is left of the first entry of a row, which is not zero, at zero. So of each row only
// what stands from there to the diagonal is kept.
type matrix struct {
	order    []uint32 // the vertices; the last is the root
	place    []uint32 // of each vertex in the order
	first    []uint32 // the first entry of each row
	numbers  int64    // of entries
	products int64    // of entries, in one elimination
	bound    *big.Int
	entries  [][]int64 // of each row, from the first entry to the diagonal
	work     [][]uint64
}

// newMatrix orders the vertices of a connected graph, and finds how long the rows are.
func newMatrix(g certificates.Graph) *matrix {
	n := g.Order()
	m := &matrix{order: EliminationOrder(g), place: make([]uint32, n), bound: big.NewInt(1)}
	for i, v := range m.order {
		m.place[v] = uint32(i)
	}
	for i, v := range m.order[:n-1] {
		first := uint32(i)
		for _, u := range g.Neighbors(v) {
			first = min(first, m.place[u])
		}
		m.first = append(m.first, first)
		m.numbers += int64(uint32(i)-first) + 1
		m.bound.Mul(m.bound, big.NewInt(int64(len(g.Neighbors(v)))))
		for j := first; j <= uint32(i); j++ {
			m.products += int64(j-max(first, m.first[j])) + 1
		}
	}
	return m
}

// EliminationOrder returns the vertices of a connected graph in the order in which they are eliminated: of a
// search from a vertex far away from vertex 0, which keeps the rows short. The root is the last one.
func EliminationOrder(g certificates.Graph) []uint32 {
	far := certificates.Components(g, nil)[0]
	return certificates.Components(g, nil, far[len(far)-1])[0]
}

// fill writes the entries.
func (m *matrix) fill(g certificates.Graph) {
	for i, first := range m.first {
		v := m.order[i]
		row := make([]int64, uint32(i)-first+1)
		for _, u := range g.Neighbors(v) {
			if j := m.place[u]; j < uint32(i) {
				row[j-first] = -1
			}
		}
		row[uint32(i)-first] = int64(len(g.Neighbors(v)))
		m.entries, m.work = append(m.entries, row), append(m.work, make([]uint64, len(row)))
	}
}

// determinant returns the determinant modulo a prime below 2³¹, unless a zero comes to stand on
// the diagonal.
//
// Row i of M is found from left to right. Before it is divided by the diagonal of D, the entry
// at j is what the matrix has there, less the sum over k < j of that undivided entry at k times
// M's entry at k in row j.
func (m *matrix) determinant(p uint64) (value uint64, known bool) {
	value = 1
	inverse := make([]uint64, len(m.work)) // of the diagonal of D
	for i, entries := range m.entries {
		row, first := m.work[i], m.first[i]
		for j := first; j < uint32(i); j++ {
			from := max(first, m.first[j])
			sum := dot(row[from-first:j-first], m.work[j][from-m.first[j]:j-m.first[j]], p)
			row[j-first] = (uint64(entries[j-first]+int64(p))%p + p - sum) % p
		}
		diagonal := uint64(entries[len(entries)-1]) % p
		for j := first; j < uint32(i); j++ {
			divided := row[j-first] * inverse[j] % p
			diagonal = (diagonal + p - row[j-first]*divided%p) % p
			row[j-first] = divided
		}
		if diagonal == 0 {
			return 0, false
		}
		value = value * diagonal % p
		inverse[i] = power(diagonal, p-2, p)
	}
	return value, true
}

// dot returns the sum of the products of two lists of numbers below p, modulo p. As p is below
// 2³¹, a product is below p² < 2⁶², and so is each sum before the next product is added.
func dot(a, b []uint64, p uint64) uint64 {
	square, sum := p*p, uint64(0)
	for k, x := range a {
		sum += x * b[k]
		if sum >= square {
			sum -= square
		}
	}
	return sum % p
}

// power returns a to the power e modulo p: for e = p−2 the inverse of a, as p is a prime
// (P. de Fermat).
func power(a, e, p uint64) uint64 {
	value := uint64(1)
	for ; e > 0; e /= 2 {
		if e%2 == 1 {
			value = value * a % p
		}
		a = a * a % p
	}
	return value
}
