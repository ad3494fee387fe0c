package widths

import (
	"topocert/certificates"
	"topocert/certificates/automorphism"
	"topocert/certificates/lrat"
)

// Encoding is what a certificate says of the formula for a balanced cut with fewer
// links than stated: automorphisms.
type Encoding struct{ Group automorphism.Generators }

func (Encoding) Subject() string { return "bisection" }
func (p Encoding) Lines() int    { return len(p.Group) }

func (p *Encoding) Form(r *certificates.Lines) { p.Group.Form(r) }

// CNF returns the formula for the statement.
func (p Encoding) CNF(s certificates.Statement, g certificates.Graph, w certificates.World) (*lrat.CNF, error) {
	b, err := p.Group.Verify(g, w)
	if err != nil {
		return nil, err
	}
	f, err := CNF(g, s.Bound(), b.Images())
	return f, f.Spend(w, err)
}

// CNF returns the formula that says: there is a cut of g into
// ⌊N/2⌋ and ⌈N/2⌉ vertices with fewer than w links. Vertex 0 is on side 0 and,
// among the cuts that the automorphisms make of one, none comes before it. The
// package comment gives every variable and every clause.
//
// The automorphisms must be verified. The formula has a number of literals of
// the order of N² + Mw for N vertices and M links.
func CNF(g certificates.Graph, w uint64, automorphisms [][]uint32) (*lrat.CNF, error) {
	f, side, err := cutCNF(g, w)
	if err != nil {
		return nil, err
	}
	f.Add(-side[0])
	for _, p := range automorphisms {
		f.NotAfter(side, p)
	}
	return f.Finished()
}

// cutCNF returns the formula that says: there is a cut of g into ⌊N/2⌋ and ⌈N/2⌉
// vertices with fewer than w links; and the variables of the vertices, true on
// side 1.
func cutCNF(g certificates.Graph, w uint64) (f *lrat.CNF, side []int32, err error) {
	n := g.Order()
	f, links, err := lrat.OfGraph(g)
	if err != nil {
		return nil, nil, err
	}
	side = f.Fresh(n)
	crossing := f.Fresh(len(links))
	for i, l := range links {
		f.Add(-side[l[0]], side[l[1]], crossing[i])
		f.Add(side[l[0]], -side[l[1]], crossing[i])
	}
	most, any := largestBelow(g, w)
	if !any {
		f.Add()
	} else if most < uint64(len(links)) {
		count := f.Totalizer(crossing, int(most)+1, false)
		f.Add(-count[most])
	}
	small, large := n/2, n-n/2
	count := f.Totalizer(side, large+1, true)
	if small > 0 {
		f.Add(count[small-1])
	}
	if large < n {
		f.Add(-count[large])
	}
	return f, side, nil
}

// largestBelow returns the largest number below w that a cut into ⌊N/2⌋ and
// ⌈N/2⌉ vertices can have by parity; none if there is no such number. Summing
// the degrees on one side counts the links inside twice and those of the cut
// once. So if all degrees are even, every cut is even; if all are odd, N is even
// and the cut is as odd or even as the number of vertices on a side.
func largestBelow(g certificates.Graph, w uint64) (most uint64, any bool) {
	parity := cutParity(g)
	for most = w; most > 0; {
		most--
		if parity < 0 || most%2 == uint64(parity) {
			return most, true
		}
	}
	return 0, false
}

// cutParity returns the remainder by 2 of the number of links of every such cut; −1 where
// the degrees do not tell.
func cutParity(g certificates.Graph) int {
	n := g.Order()
	odd := 0
	for v := range uint32(n) {
		odd += len(g.Neighbors(v)) % 2
	}
	switch odd {
	case 0:
		return 0
	case n:
		return n / 2 % 2
	}
	return -1
}
