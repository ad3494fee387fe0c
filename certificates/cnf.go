package certificates

import (
	"bufio"
	"fmt"
	"io"
	"strconv"
)

// Limits of the formulas that are made for a graph; see BisectionCNF,
// HamiltonCNF and ClusterCNF. A formula takes 4 bytes a literal.
const (
	maxCNFOrder    = 1 << 12
	maxCNFLinks    = 1 << 16
	maxCNFLiterals = 1 << 23
	maxCNFSets     = 1 << 16
)

// CNF is a propositional formula in conjunctive normal form. Variables are
// numbered from 1; the literal v says that variable v is true, −v that it is
// false. The zero value is the formula without variables and clauses.
type CNF struct {
	variables int
	literals  []int32
	ends      []int // clause i is literals[ends[i−1]:ends[i]]
	over      bool  // a clause was left out since it went over the limit
}

// NewCNF returns a formula without clauses.
func NewCNF(variables int) *CNF { return &CNF{variables: variables} }

// Variables returns the number of variables.
func (f *CNF) Variables() int { return f.variables }

// Clauses returns the number of clauses.
func (f *CNF) Clauses() int { return len(f.ends) }

// Clause returns the literals of clause i, for i from 0. In a DIMACS file and
// in a proof it is clause i+1. The slice must not be changed.
func (f *CNF) Clause(i int) []int32 {
	start := 0
	if i > 0 {
		start = f.ends[i-1]
	}
	return f.literals[start:f.ends[i]:f.ends[i]]
}

// Add adds a clause. It panics if a literal is 0 or beyond the variables.
func (f *CNF) Add(clause ...int32) {
	if len(f.literals)+len(clause) > maxCNFLiterals || len(f.ends) == maxCNFLiterals {
		f.over = true
		return
	}
	for _, l := range clause {
		if l == 0 || int(max(l, -l)) > f.variables || l < -maxNumber {
			panic(fmt.Sprintf("certificates: literal %d in a formula of %d variables", l, f.variables))
		}
	}
	f.literals = append(f.literals, clause...)
	f.ends = append(f.ends, len(f.literals))
}

// WriteDIMACS writes the formula in the DIMACS format: "p cnf", the numbers of
// variables and of clauses; then the clauses, one a line, each ended by 0.
func (f *CNF) WriteDIMACS(w io.Writer) error {
	b := bufio.NewWriter(w)
	fmt.Fprintf(b, "p cnf %d %d\n", f.variables, f.Clauses())
	for i := range f.Clauses() {
		line := b.AvailableBuffer()
		for _, l := range f.Clause(i) {
			line = strconv.AppendInt(line, int64(l), 10)
			line = append(line, ' ')
		}
		b.Write(append(line, "0\n"...))
	}
	return b.Flush() // an earlier error of w is returned here as well
}

// spend takes what making the formula has cost, unless there is an error already.
func (f *CNF) spend(w World, err error) error {
	if err != nil {
		return err
	}
	if err := w.Budget.Take(8 * f.size()); err != nil {
		return err
	}
	return w.Budget.Spend(stepsOfLiteral * f.size())
}

// free gives the memory of a formula back.
func (f *CNF) free(w World) { w.Budget.Free(8 * f.size()) }

// size returns the number of literals, clauses and variables.
func (f *CNF) size() int64 { return int64(len(f.literals) + len(f.ends) + f.variables) }

// fresh adds n variables and returns their literals.
func (f *CNF) fresh(n int) []int32 {
	list := make([]int32, n)
	for i := range list {
		f.variables++
		list[i] = int32(f.variables)
	}
	return list
}

// BisectionCNF returns the formula that says: there is a cut of g into
// ⌊N/2⌋ and ⌈N/2⌉ vertices with fewer than w links. Vertex 0 is on side 0 and,
// among the cuts that the automorphisms make of one, none comes before it. The
// package comment gives every variable and every clause.
//
// The automorphisms must be verified. The formula has a number of literals of
// the order of N² + Mw for N vertices and M links.
func BisectionCNF(g Graph, w uint64, automorphisms [][]uint32) (*CNF, error) {
	f, side, err := cutCNF(g, w)
	if err != nil {
		return nil, err
	}
	f.Add(-side[0])
	for _, p := range automorphisms {
		f.notAfter(side, p)
	}
	return f.finished()
}

// cutCNF returns the formula that says: there is a cut of g into ⌊N/2⌋ and ⌈N/2⌉
// vertices with fewer than w links; and the variables of the vertices, true on
// side 1.
func cutCNF(g Graph, w uint64) (f *CNF, side []int32, err error) {
	n := g.Order()
	f, links, err := newCNF(g)
	if err != nil {
		return nil, nil, err
	}
	side = f.fresh(n)
	crossing := f.fresh(len(links))
	for i, l := range links {
		f.Add(-side[l[0]], side[l[1]], crossing[i])
		f.Add(side[l[0]], -side[l[1]], crossing[i])
	}
	most, any := largestBelow(g, w)
	if !any {
		f.Add()
	} else if most < uint64(len(links)) {
		count := f.totalizer(crossing, int(most)+1, false)
		f.Add(-count[most])
	}
	small, large := n/2, n-n/2
	count := f.totalizer(side, large+1, true)
	if small > 0 {
		f.Add(count[small-1])
	}
	if large < n {
		f.Add(-count[large])
	}
	return f, side, nil
}

// HamiltonCNF returns the formula that says: there is a set of links of g
// that has exactly two at each vertex, and at least one from each of the given
// sets of vertices to the others. Every Hamiltonian cycle is such a set. The
// package comment gives every clause.
//
// A set must hold a vertex, but not all. The formula has a number of literals
// of the order of the sum of the cubes of the degrees.
func HamiltonCNF(g Graph, cutsets [][]uint32) (*CNF, error) {
	n := g.Order()
	f, links, err := newCNF(g)
	if err != nil {
		return nil, err
	}
	if len(cutsets) > maxCNFSets {
		return nil, Reject("cnf/limit", "%d sets of vertices, want at most %d", len(cutsets), maxCNFSets)
	}
	literals := 0
	for v := range uint32(n) {
		d := len(g.Neighbors(v)) // below 2^12
		if literals += d*(d-1) + d*(d-1)*(d-2)/2; literals > maxCNFLiterals {
			return nil, Reject("cnf/limit", "more than %d literals, want at most that many", maxCNFLiterals)
		}
	}
	chosen := f.fresh(len(links))
	at := make([][]int32, n) // the literals of the links at each vertex
	for i, l := range links {
		at[l[0]] = append(at[l[0]], chosen[i])
		at[l[1]] = append(at[l[1]], chosen[i])
	}
	for _, here := range at {
		f.atLeastTwo(here)
		f.atMostTwo(here)
	}
	inside := make([]bool, n)
	for _, set := range cutsets {
		for _, v := range set {
			inside[v] = true
		}
		var leaving []int32
		for i, l := range links {
			if inside[l[0]] != inside[l[1]] {
				leaving = append(leaving, chosen[i])
			}
		}
		f.Add(leaving...)
		clear(inside)
		if f.over {
			break
		}
	}
	return f.finished()
}

// BisectionEncoding is what a certificate says of the formula for a balanced cut with fewer
// links than stated: automorphisms.
type BisectionEncoding struct{ Group Group }

func (BisectionEncoding) Subject() string { return "bisection" }
func (p BisectionEncoding) Lines() int    { return len(p.Group) }

// CNF returns BisectionCNF for the statement.
func (p BisectionEncoding) CNF(s Statement, g Graph, w World) (*CNF, error) {
	if err := s.WantArgs(0, ">="); err != nil {
		return nil, err
	}
	least, err := s.Bound()
	if err != nil {
		return nil, err
	}
	b, err := p.Group.verify(g, w)
	if err != nil {
		return nil, err
	}
	f, err := BisectionCNF(g, least, b.images())
	return f, f.spend(w, err)
}

// HamiltonEncoding is what a certificate says of the formula for a Hamiltonian cycle: sets of
// vertices, each of which the cycle leaves.
type HamiltonEncoding struct{ Sets [][]uint32 }

func (HamiltonEncoding) Subject() string { return "hamiltonian" }
func (p HamiltonEncoding) Lines() int    { return len(p.Sets) }

func readHamiltonEncoding(r *Lines) (p HamiltonEncoding) {
	for r.Next() == "cutset" {
		p.Sets = append(p.Sets, r.Numbers("cutset"))
	}
	return p
}

// CNF returns HamiltonCNF for the statement.
func (p HamiltonEncoding) CNF(s Statement, g Graph, w World) (*CNF, error) {
	if err := s.WantArgs(0, "="); err != nil {
		return nil, err
	}
	if err := s.WantValue("no"); err != nil {
		return nil, err
	}
	if err := w.Pass(passesOfLine * int64(len(p.Sets))); err != nil {
		return nil, err
	}
	for i, set := range p.Sets {
		if err := WantSet(i, set, 1, g.Order()-1, g); err != nil {
			return nil, err
		}
	}
	f, err := HamiltonCNF(g, p.Sets)
	return f, f.spend(w, err)
}

// newCNF returns an empty formula and the links of g, {u, v} with u < v,
// ordered by u, then by v.
func newCNF(g Graph) (*CNF, [][2]uint32, error) {
	n := g.Order()
	if n > maxCNFOrder {
		return nil, nil, Reject("cnf/limit", "%d vertices, want at most %d", n, maxCNFOrder)
	}
	var links [][2]uint32
	for u := range uint32(n) {
		for _, v := range g.Neighbors(u) {
			if u < v {
				links = append(links, [2]uint32{u, v})
			}
		}
		if len(links) > maxCNFLinks {
			return nil, nil, Reject("cnf/limit", "more than %d links, want at most that many", maxCNFLinks)
		}
	}
	return new(CNF), links, nil
}

func (f *CNF) finished() (*CNF, error) {
	if f.over {
		return nil, Reject("cnf/limit", "more than %d literals, want at most that many", maxCNFLiterals)
	}
	return f, nil
}

// largestBelow returns the largest number below w that a cut into ⌊N/2⌋ and
// ⌈N/2⌉ vertices can have by parity; none if there is no such number. Summing
// the degrees on one side counts the links inside twice and those of the cut
// once. So if all degrees are even, every cut is even; if all are odd, N is even
// and the cut is as odd or even as the number of vertices on a side.
func largestBelow(g Graph, w uint64) (most uint64, any bool) {
	n := g.Order()
	odd := 0
	for v := range uint32(n) {
		odd += len(g.Neighbors(v)) % 2
	}
	parity := -1
	switch odd {
	case 0:
		parity = 0
	case n:
		parity = n / 2 % 2
	}
	for most = w; most > 0; {
		most--
		if parity < 0 || most%2 == uint64(parity) {
			return most, true
		}
	}
	return 0, false
}

// totalizer counts the inputs up to a bound: it returns min(len(inputs), bound)
// literals, of which the i-th is true if i inputs are or more. If both is set it
// is false otherwise; if not it may be either.
func (f *CNF) totalizer(inputs []int32, bound int, both bool) []int32 {
	if len(inputs) == 1 {
		return inputs
	}
	half := len(inputs) / 2
	a := f.totalizer(inputs[:half], bound, both)
	b := f.totalizer(inputs[half:], bound, both)
	sum := f.fresh(min(len(inputs), bound))
	for i := 0; i <= len(a) && !f.over; i++ {
		for j := 0; j <= len(b) && i+j <= len(sum); j++ {
			if i+j > 0 {
				// i of the one and j of the other make i+j.
				clause := make([]int32, 0, 3)
				if i > 0 {
					clause = append(clause, -a[i-1])
				}
				if j > 0 {
					clause = append(clause, -b[j-1])
				}
				f.Add(append(clause, sum[i+j-1])...)
			}
			if both && i+j < len(sum) {
				// Up to i of the one and up to j of the other make up to i+j.
				clause := make([]int32, 0, 3)
				if i < len(a) {
					clause = append(clause, a[i])
				}
				if j < len(b) {
					clause = append(clause, b[j])
				}
				f.Add(append(clause, -sum[i+j])...)
			}
		}
	}
	return sum
}

// notAfter says that the sides of vertices 0, 1, 2, … are, as a word, not after
// those of their images p[0], p[1], p[2], …, where side 0 comes before side 1.
func (f *CNF) notAfter(side []int32, p []uint32) {
	var equal []int32 // the negation of "all letters before are equal", if there are any
	for v, image := range p {
		if uint32(v) == image {
			continue
		}
		f.Add(append(equal[:len(equal):len(equal)], -side[v], side[image])...)
		still := f.fresh(1)[0]
		f.Add(append(equal[:len(equal):len(equal)], -side[v], still)...)
		f.Add(append(equal[:len(equal):len(equal)], side[image], still)...)
		equal = []int32{-still}
	}
}

// atLeastTwo says that two or more of the literals are true: whichever one is
// left out, one of the others is. Without literals, nothing can be left out.
func (f *CNF) atLeastTwo(list []int32) {
	if len(list) == 0 {
		f.Add()
	}
	for i := range list {
		f.Add(append(list[:i:i], list[i+1:]...)...)
	}
}

// atMostTwo says that no three of the literals are true.
func (f *CNF) atMostTwo(list []int32) {
	for i := range list {
		for j := range i {
			for k := 0; k < j && !f.over; k++ {
				f.Add(-list[k], -list[j], -list[i])
			}
		}
	}
}
