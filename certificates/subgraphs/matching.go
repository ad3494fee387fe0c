package subgraphs

import "topocert/certificates"

// Matching is a proof of a lower bound on the matching number: the ends of its links, one link
// after the other; nil for no link.
type Matching struct{ Ends []uint32 }

// ByMatching is the kind of such proofs.
var ByMatching = certificates.Kind{Name: "matching", Shows: []string{"matching-number G >= k"}, Form: certificates.FormOf((*Matching).form, Matching.check)}

func (p *Matching) form(r *certificates.Lines) { r.Last("pairs", &p.Ends) }

// check checks that there are at least so many links, and that no vertex is an end of two.
func (p Matching) check(c *certificates.Certificate, g certificates.Graph, _ certificates.World) error {
	n := g.Order()
	if len(p.Ends) > 0 {
		if err := certificates.WantNumbers(0, p.Ends, 2, n, uint32(n)); err != nil {
			return err
		}
	}
	if len(p.Ends)%2 != 0 {
		return certificates.RejectLine(0, "matching/pairs", "%d numbers, want the two ends of each link", len(p.Ends))
	}
	met := make([]bool, n)
	for i := 0; i < len(p.Ends); i += 2 {
		u, v := p.Ends[i], p.Ends[i+1]
		if !certificates.Adjacent(g, u, v) {
			return certificates.RejectLine(0, "matching/link", "%d and %d are not linked, want a link", u, v)
		}
		for _, end := range []uint32{u, v} {
			if met[end] {
				return certificates.RejectLine(0, "matching/shared", "vertex %d is an end of two links, want one at most", end)
			}
			met[end] = true
		}
	}
	if links, least := uint64(len(p.Ends)/2), c.Statement.Bound(); links < least {
		return certificates.Reject("matching/size", "%d links, want at least %d", links, least)
	}
	return nil
}

// Barrier is a proof of an upper bound on the matching number: the vertices, in increasing
// order, that are removed, if any.
type Barrier struct{ Removed []uint32 }

// ByBarrier is the kind of such proofs.
var ByBarrier = certificates.Kind{Name: "barrier", Shows: []string{"matching-number G <= k"}, Form: certificates.FormOf((*Barrier).form, Barrier.check)}

func (p *Barrier) form(r *certificates.Lines) { r.Last("removed", &p.Removed) }

// check checks that so many components of what is left are odd that no more links than stated
// have no ends in common.
//
// Let U be the vertices that are removed, and o the number of components of G−U with an odd
// number of vertices. A matching leaves a vertex of each of these without a partner within
// its component. At most |U| of them have one in U. So at least o−|U| of the N vertices have
// none, and the others are two for each link: 2ν ≤ N − (o − |U|). For a suitable U there is
// equality, up to rounding (W. T. Tutte, "The factorization of linear graphs", J. London Math.
// Society 22, 1947; C. Berge, "Sur le couplage maximum d'un graphe", C. R. Acad. Sci. 247,
// 1958), which is not needed here.
func (p Barrier) check(c *certificates.Certificate, g certificates.Graph, _ certificates.World) error {
	n := g.Order()
	done, err := certificates.Marked(0, p.Removed, 0, n, g)
	if err != nil {
		return err
	}
	odd := 0
	for _, part := range certificates.Components(g, done) {
		odd += len(part) % 2
	}
	shown, most := uint64(n+len(p.Removed)-odd)/2, c.Statement.Bound()
	if shown > most { // no component is counted that has no vertex
		return certificates.Reject("barrier/components", "%d odd components without %d of %d vertices show at most %d links, want at most %d", odd, len(p.Removed), n, shown, most)
	}
	return nil
}
