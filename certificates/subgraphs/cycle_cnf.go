package subgraphs

import (
	"topocert/certificates"
	"topocert/certificates/lrat"
)

// CycleEncoding is what a certificate says of the formula for a Hamiltonian cycle: sets of
// vertices, each of which the cycle leaves.
type CycleEncoding struct{ Sets [][]uint32 }

func (CycleEncoding) Subject() string { return "hamiltonian" }
func (p CycleEncoding) Lines() int    { return len(p.Sets) }

func (p *CycleEncoding) Form(r *certificates.Lines) {
	certificates.Each(r, &p.Sets, func(set *[]uint32) { r.Numbers("cutset", set) }, "cutset")
}

// CNF returns the formula for the statement.
func (p CycleEncoding) CNF(s certificates.Statement, g certificates.Graph, w certificates.World) (*lrat.CNF, error) {
	if err := w.Pass(certificates.PassesOfLine * int64(len(p.Sets))); err != nil {
		return nil, err
	}
	for i, set := range p.Sets {
		if err := certificates.WantSet(i, set, 1, g.Order()-1, g); err != nil {
			return nil, err
		}
	}
	f, err := CycleCNF(g, p.Sets)
	return f, f.Spend(w, err)
}

// CycleCNF returns the formula that says: there is a set of links of g
// that has exactly two at each vertex, and at least one from each of the given
// sets of vertices to the others. Every Hamiltonian cycle is such a set. The
// package comment gives every clause.
//
// A set must hold a vertex, but not all. The formula has a number of literals
// of the order of the sum of the cubes of the degrees.
func CycleCNF(g certificates.Graph, cutsets [][]uint32) (*lrat.CNF, error) {
	n := g.Order()
	f, links, err := lrat.OfGraph(g)
	if err != nil {
		return nil, err
	}
	if len(cutsets) > lrat.MaxCNFSets {
		return nil, certificates.Reject("cnf/limit", "%d sets of vertices, want at most %d", len(cutsets), lrat.MaxCNFSets)
	}
	literals := 0
	for v := range uint32(n) {
		d := len(g.Neighbors(v)) // below 2^12
		if literals += d*(d-1) + d*(d-1)*(d-2)/2; literals > lrat.MaxCNFLiterals {
			return nil, certificates.Reject("cnf/limit", "more than %d literals, want at most that many", lrat.MaxCNFLiterals)
		}
	}
	chosen := f.Fresh(len(links))
	at := make([][]int32, n) // the literals of the links at each vertex
	for i, l := range links {
		at[l[0]] = append(at[l[0]], chosen[i])
		at[l[1]] = append(at[l[1]], chosen[i])
	}
	for _, here := range at {
		f.AtLeastTwo(here)
		f.AtMostTwo(here)
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
		if f.Over {
			break
		}
	}
	return f.Finished()
}
