package faults

import (
	"slices"

	"topocert/certificates"
	"topocert/certificates/automorphism"
)

// VertexCut is a proof of an upper bound on the vertex connectivity, or on the number of
// disjoint paths: the vertices, in increasing order, that are removed, if any.
type VertexCut struct{ Removed []uint32 }

// ByVertexCut is the kind of such proofs.
var ByVertexCut = certificates.Kind{Name: "vertex-cut", Shows: []string{"vertex-connectivity G <= k", "disjoint-paths G u v <= k"}, Form: certificates.FormOf((*VertexCut).form, VertexCut.check)}

func (p *VertexCut) form(r *certificates.Lines) { r.Last("removed", &p.Removed) }

// check checks that at most the stated number of vertices separate the
// graph, or leave one vertex alone; or for disjoint paths that they separate two vertices.
func (p VertexCut) check(c *certificates.Certificate, g certificates.Graph, _ certificates.World) error {
	most := c.Statement.Bound()
	n, removed := g.Order(), p.Removed
	done, err := certificates.Marked(0, removed, 0, n, g)
	if err != nil {
		return err
	}
	if c.Statement.Subject == "disjoint-paths" {
		return p.separates(c.Statement, g, done, most)
	}
	if uint64(len(removed)) > most {
		return certificates.Reject("removed/size", "%d vertices are removed, want at most %d", len(removed), most)
	}
	left := n - len(removed)
	if k := len(certificates.Components(g, done)); k < 2 && left != 1 {
		return certificates.Reject("removed/components", "the %d vertices left have %d component, want at least 2, or 1 vertex", left, k)
	}
	return nil
}

// separates checks that there are at most the stated number of disjoint paths between two
// vertices S and T, which are not among those that are done: the removed ones.
//
// Without the removed vertices, and without the link of S and T if there is one, no path leads
// from S to T. So each path between them goes through a removed vertex, or along that link.
// Disjoint paths share neither, and there are at most as many as removed vertices, and one
// more for the link. (That some cut is as small as that is K. Menger's theorem, "Zur
// allgemeinen Kurventheorie", Fundamenta Mathematicae 10, 1927, which is not needed here.)
func (p VertexCut) separates(s certificates.Statement, g certificates.Graph, done []bool, most uint64) error {
	from, to := s.Vertex(0), s.Vertex(1)
	if from == to { // no path, whatever is removed
		return certificates.WantLine(0, "removed", len(p.Removed) > 0, false)
	}
	for _, end := range []uint32{from, to} {
		if done[end] {
			return certificates.RejectLine(0, "removed/end", "vertex %d is removed, want neither end among the removed ones", end)
		}
	}
	links := 0
	if certificates.Adjacent(g, from, to) {
		links = 1
	}
	if uint64(len(p.Removed)+links) > most {
		return certificates.Reject("removed/size", "%d vertices are removed and %d links join the ends, want at most %d together", len(p.Removed), links, most)
	}
	done[from] = true
	for queue := []uint32{from}; len(queue) > 0; queue = queue[1:] {
		for _, u := range g.Neighbors(queue[0]) {
			if done[u] || queue[0] == from && u == to {
				continue
			}
			if u == to {
				return certificates.Reject("removed/joined", "a path leads from %d to %d without the %d vertices, want none", from, to, len(p.Removed))
			}
			done[u] = true
			queue = append(queue, u)
		}
	}
	return nil
}

// EdgeCut is a proof of an upper bound on the edge connectivity: the vertices, in increasing
// order, on one side; nil where there is one vertex alone.
type EdgeCut struct{ Side []uint32 }

// ByEdgeCut is the kind of such proofs.
var ByEdgeCut = certificates.Kind{Name: "edge-cut", Shows: []string{"edge-connectivity G <= k"}, Form: certificates.FormOf((*EdgeCut).form, EdgeCut.check)}

func (p *EdgeCut) form(r *certificates.Lines) { r.Last("side", &p.Side) }

// check checks that at most the stated number of links have one end on a
// side that is neither empty nor all. A single vertex has no such side, and needs
// none.
func (p EdgeCut) check(c *certificates.Certificate, g certificates.Graph, _ certificates.World) error {
	n := g.Order()
	if err := certificates.WantLine(0, "side", len(p.Side) > 0, n > 1); err != nil || n == 1 {
		return err
	}
	return certificates.WantCut(g, p.Side, 1, n-1, c.Statement.Bound())
}

// Deletions is a proof of how much a dead vertex, or a dead link, costs: one of each orbit
// of a group is tried.
type Deletions struct{ Group automorphism.Generators }

// ByDeletions is the kind of such proofs.
var ByDeletions = certificates.Kind{Name: "deletions", Shows: []string{"vertex-fault-detour G = n", "edge-fault-detour G = n"}, Several: true, Form: certificates.FormOf((*Deletions).form, Deletions.check)}

func (p *Deletions) form(r *certificates.Lines) { p.Group.Form(r) }

// check checks by how much a dead vertex, or a dead link, lengthens
// shortest paths at worst.
//
// It is enough to look beside what is dead. Let s and t be alive and P be a
// shortest path between them in G. If P does not meet the dead vertex f, then it
// is still there. Else it goes …, a, f, b, …; a and b are not linked, as P is
// shortest, and f is not on the rest of P. So P with a shortest path from a to b in
// G−f in place of a, f, b has d(s,t) − 2 + d'(a,b) links, d' being the distance in
// G−f. This is d'(a,b) − 2 more than P; and for s = a and t = b there are no fewer,
// as their distance in G is 2. In the same way a dead link a–b costs d'(a,b) − 1.
// Automorphisms keep all of this, so one vertex or link of each orbit will do.
func (p Deletions) check(c *certificates.Certificate, g certificates.Graph, w certificates.World) error {
	b, err := p.Group.Verify(g, w)
	if err != nil {
		return err
	}
	for _, s := range c.Statements() {
		sources := vertexDeletions(g, b)
		if s.Subject == "edge-fault-detour" {
			sources = linkDeletions(g, b)
		}
		if err := Within(g, len(sources)); err != nil {
			return err
		}
		if err := w.Pass(certificates.PassesOfSearch * int64(len(sources))); err != nil {
			return err
		}
		worst := uint32(0) // None is more than any number
		for _, dead := range sources {
			worst = max(worst, dead.worst(g))
		}
		shown := certificates.Infinite
		if worst != certificates.None {
			shown = certificates.NumberText(worst)
		}
		if err := s.WantValue(shown); err != nil {
			return err
		}
	}
	return nil
}

// maxDeletions bounds the work of all searches.
const maxDeletions int64 = 1 << 34

// Within tells whether so many searches are within the limit.
func Within(g certificates.Graph, searches int) error {
	work := certificates.Extent(g)
	if int64(searches) > maxDeletions/work {
		return certificates.Reject("deletions/limit", "%d searches of %d vertices and ends of links, want a product of at most %d", searches, work, maxDeletions)
	}
	return nil
}

// deletion is a search from the vertex from: without a link to it, or without a
// vertex linked to it.
type deletion struct {
	from, dead uint32
	link       bool // the link from–dead is dead, not the vertex
}

// vertexDeletions returns the searches from each neighbour of one vertex of each
// orbit.
func vertexDeletions(g certificates.Graph, b *automorphism.Orbits) []deletion {
	var list []deletion
	for v := range uint32(g.Order()) {
		if b.Root[v] != v {
			continue
		}
		for _, u := range g.Neighbors(v) {
			list = append(list, deletion{from: u, dead: v})
		}
	}
	return list
}

// linkDeletions returns a search from an end of one link of each orbit.
func linkDeletions(g certificates.Graph, b *automorphism.Orbits) []deletion {
	var list []deletion
	for _, l := range b.Links(g) {
		list = append(list, deletion{from: l[0], dead: l[1], link: true})
	}
	return list
}

// worst returns by how much the deletion lengthens the shortest paths from its
// vertex across what is dead, at worst. Of two neighbours of a dead vertex only the
// smaller one's search counts.
func (d deletion) worst(g certificates.Graph) uint32 {
	targets, before := []uint32{d.dead}, uint32(1)
	if !d.link {
		targets, before = nil, 2
		for _, w := range g.Neighbors(d.dead) {
			if w > d.from && !certificates.Adjacent(g, d.from, w) {
				targets = append(targets, w)
			}
		}
	}
	far := d.farthest(g, targets)
	if far == certificates.None || len(targets) == 0 {
		return far
	}
	return far - before
}

// farthest returns the largest distance from the search's vertex to one of the
// targets without what is dead, 0 if there are none. The search stops when it has
// met all of them, the farthest last.
func (d deletion) farthest(g certificates.Graph, targets []uint32) uint32 {
	const wanted = certificates.None - 1 // the level of a target that is not met yet
	level := slices.Repeat([]uint32{certificates.None}, g.Order())
	level[d.from] = 0
	for _, t := range targets {
		level[t] = wanted
	}
	open := len(targets)
	queue := []uint32{d.from}
	for head := 0; open > 0; head++ {
		if head == len(queue) {
			return certificates.None
		}
		v := queue[head]
		for _, u := range g.Neighbors(v) {
			before := level[u]
			if before < wanted || u == d.dead && (!d.link || v == d.from) {
				continue
			}
			level[u] = level[v] + 1
			queue = append(queue, u)
			if before == wanted {
				if open--; open == 0 {
					return level[u]
				}
			}
		}
	}
	return 0
}
