package lrat

import (
	"bufio"
	"fmt"
	"io"
	"strconv"

	"topocert/certificates"
)

// Limits of the formulas that are made for a graph; see widths.CNF,
// cycles.CNF and clusters.CNF. A formula takes 4 bytes a literal.
const (
	maxCNFOrder    = 1 << 12
	maxCNFLinks    = 1 << 16
	MaxCNFLiterals = 1 << 23
	MaxCNFSets     = 1 << 16
)

// stepsOfLiteral is what a literal, a clause or a variable of a formula takes.
const stepsOfLiteral = 16

// CNF is a propositional formula in conjunctive normal form. Variables are
// numbered from 1; the literal v says that variable v is true, −v that it is
// false. The zero value is the formula without variables and clauses.
type CNF struct {
	variables int
	literals  []int32
	ends      []int // clause i is literals[ends[i−1]:ends[i]]
	Over      bool  // a clause was left out since it went over the limit
}

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
	if len(f.literals)+len(clause) > MaxCNFLiterals || len(f.ends) == MaxCNFLiterals {
		f.Over = true
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

// Spend takes what making the formula has cost, unless there is an error already.
func (f *CNF) Spend(w certificates.World, err error) error {
	if err != nil {
		return err
	}
	if err := w.Budget.Take(8 * f.size()); err != nil {
		return err
	}
	return w.Budget.Spend(stepsOfLiteral * f.size())
}

// Free gives the memory of a formula back.
func (f *CNF) Free(w certificates.World) { w.Budget.Free(8 * f.size()) }

// size returns the number of literals, clauses and variables.
func (f *CNF) size() int64 { return int64(len(f.literals) + len(f.ends) + f.variables) }

// Fresh adds n variables and returns their literals.
func (f *CNF) Fresh(n int) []int32 {
	list := make([]int32, n)
	for i := range list {
		f.variables++
		list[i] = int32(f.variables)
	}
	return list
}

// OfGraph returns an empty formula and the links of g, {u, v} with u < v,
// ordered by u, then by v.
func OfGraph(g certificates.Graph) (*CNF, [][2]uint32, error) {
	n := g.Order()
	if n > maxCNFOrder {
		return nil, nil, certificates.Reject("cnf/limit", "%d vertices, want at most %d", n, maxCNFOrder)
	}
	var links [][2]uint32
	for u := range uint32(n) {
		for _, v := range g.Neighbors(u) {
			if u < v {
				links = append(links, [2]uint32{u, v})
			}
		}
		if len(links) > maxCNFLinks {
			return nil, nil, certificates.Reject("cnf/limit", "more than %d links, want at most that many", maxCNFLinks)
		}
	}
	return new(CNF), links, nil
}

func (f *CNF) Finished() (*CNF, error) {
	if f.Over {
		return nil, certificates.Reject("cnf/limit", "more than %d literals, want at most that many", MaxCNFLiterals)
	}
	return f, nil
}

// Totalizer counts the inputs up to a bound: it returns min(len(inputs), bound)
// literals, of which the i-th is true if i inputs are or more. If both is set it
// is false otherwise; if not it may be either.
func (f *CNF) Totalizer(inputs []int32, bound int, both bool) []int32 {
	if len(inputs) == 1 {
		return inputs
	}
	half := len(inputs) / 2
	a := f.Totalizer(inputs[:half], bound, both)
	b := f.Totalizer(inputs[half:], bound, both)
	sum := f.Fresh(min(len(inputs), bound))
	for i := 0; i <= len(a) && !f.Over; i++ {
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

// NotAfter says that the sides of vertices 0, 1, 2, … are, as a word, not after
// those of their images p[0], p[1], p[2], …, where side 0 comes before side 1.
func (f *CNF) NotAfter(side []int32, p []uint32) {
	var equal []int32 // the negation of "all letters before are equal", if there are any
	for v, image := range p {
		if uint32(v) == image {
			continue
		}
		f.Add(append(equal[:len(equal):len(equal)], -side[v], side[image])...)
		still := f.Fresh(1)[0]
		f.Add(append(equal[:len(equal):len(equal)], -side[v], still)...)
		f.Add(append(equal[:len(equal):len(equal)], side[image], still)...)
		equal = []int32{-still}
	}
}

// AtLeastTwo says that two or more of the literals are true: whichever one is
// left out, one of the others is. Without literals, nothing can be left out.
func (f *CNF) AtLeastTwo(list []int32) {
	if len(list) == 0 {
		f.Add()
	}
	for i := range list {
		f.Add(append(list[:i:i], list[i+1:]...)...)
	}
}

// AtMostTwo says that no three of the literals are true.
func (f *CNF) AtMostTwo(list []int32) {
	for i := range list {
		for j := range i {
			for k := 0; k < j && !f.Over; k++ {
				f.Add(-list[k], -list[j], -list[i])
			}
		}
	}
}
