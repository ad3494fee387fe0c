package faults

import (
	"topocert/certificates"
	"topocert/certificates/automorphism"
)

// stepsOfPath is what a byte of a path line takes.
const stepsOfPath = 64

// Paths is a proof of a lower bound on a connectivity: from some sources, and to each
// vertex that has to be reached in increasing order, so many paths.
type Paths struct {
	Group automorphism.Generators
	// From has one entry without a source for paths between two vertices.
	From []PathsFrom
}

// ByPaths is the kind of such proofs.
var ByPaths = certificates.Kind{Name: "paths", Shows: []string{"vertex-connectivity G >= k", "edge-connectivity G >= k", "disjoint-paths G u v >= k"}, Form: certificates.FormOf((*Paths).form, Paths.check)}

// PathsFrom is the paths from a source, each as its vertices in turn.
type PathsFrom struct {
	Source uint32
	Paths  [][]uint32
}

func (p *Paths) form(r *certificates.Lines) {
	from := func(x *PathsFrom) {
		certificates.Each(r, &x.Paths, func(path *[]uint32) { r.Numbers("path", path) }, "path")
	}
	if r.Statement.Subject == "disjoint-paths" {
		if r.Reads() {
			p.From = make([]PathsFrom, 1)
		}
		for i := range p.From {
			from(&p.From[i])
		}
		return
	}
	if r.Statement.Subject == "vertex-connectivity" {
		p.Group.Form(r)
	}
	certificates.Each(r, &p.From, func(x *PathsFrom) {
		r.Few("source", 1, 1, nil, &x.Source)
		from(x)
	})
}

// check checks that a network holds together when few vertices or links are
// taken away, by disjoint paths: see the package comment.
//
// Vertices. Suppose that fewer than k vertices separate G: without the set X the
// rest has at least two components. The orbits of the sources hold at least k
// vertices, so one of them is not in X; it is the image of a source S by some
// automorphism, which takes some set Y as large as X to X. So Y separates G too,
// S is not in Y, and some T outside Y is in another component than S. T is not a
// neighbour of S. Of k paths from S to T that share nothing but their ends, Y meets
// fewer than k: a contradiction. And if fewer than k vertices are taken away from
// more than k, then more than one is left.
//
// Links. Suppose that fewer than k links separate G. Then some T is in another
// component than the one source S, though one of k paths from S to T that share no
// link has lost none.
//
// That sources in number k suffice is due to S. Even, "An algorithm for determining
// whether the connectivity of a graph is at least k", SIAM J. Computing 4, 1975,
// which goes on to join the sources among each other only.
func (p Paths) check(c *certificates.Certificate, g certificates.Graph, w certificates.World) error {
	if err := w.Budget.Spend(stepsOfPath * c.Size()); err != nil {
		return err
	}
	v := &pathChecker{g: g, w: w, least: c.Statement.Bound(), line: len(p.Group), from: p.From}
	switch c.Statement.Subject {
	case "vertex-connectivity":
		b, err := p.Group.Verify(g, w)
		if err != nil {
			return err
		}
		return v.vertexConnectivity(b)
	case "edge-connectivity":
		return v.edgeConnectivity()
	}
	return v.between(c.Statement.Vertex(0), c.Statement.Vertex(1))
}

// pathChecker goes through disjoint paths.
type pathChecker struct {
	g certificates.Graph
	w certificates.World
	// least is the number of paths between each two vertices.
	least uint64
	// line is the place in the body of the next line, paths the paths from the last source
	// that have not been met, from the sources.
	line  int
	paths [][]uint32
	from  []PathsFrom
	// shareVertices allows paths that have vertices in common, but no links.
	shareVertices bool
}

func (v *pathChecker) vertexConnectivity(b *automorphism.Orbits) error {
	if err := v.wantVertices(v.least + 1); err != nil || v.connected() {
		return err
	}
	sizes := b.OrbitSizes()
	covered := uint64(0)
	for covered < v.least {
		s, err := v.source()
		if err != nil {
			return err
		}
		size, open := sizes[b.Root[s]]
		if !open {
			return certificates.RejectLine(v.line-1, "source/repeated", "vertex %d lies in the orbit of a source before, want one of another orbit", s)
		}
		delete(sizes, b.Root[s])
		covered += uint64(size)
		if err := v.toOthers(s); err != nil {
			return err
		}
	}
	return v.end()
}

func (v *pathChecker) edgeConnectivity() error {
	if err := v.wantVertices(2); err != nil || v.connected() {
		return err
	}
	v.shareVertices = true
	s, err := v.source()
	if err == nil {
		err = v.toOthers(s)
	}
	if err != nil {
		return err
	}
	return v.end()
}

// toOthers checks that there are disjoint paths from a source to all other vertices, but for neighbours where
// paths share no vertices.
func (v *pathChecker) toOthers(s uint32) error {
	for t := range uint32(v.g.Order()) {
		if t == s || !v.shareVertices && certificates.Adjacent(v.g, s, t) {
			continue
		}
		if err := v.disjoint(s, t); err != nil {
			return err
		}
	}
	return nil
}

// between checks that there are disjoint paths between two vertices.
func (v *pathChecker) between(s, t uint32) error {
	if s == t && v.least > 0 {
		return certificates.Reject("paths/ends", "%d paths from %d to itself, want none", v.least, s)
	}
	if len(v.from) > 0 {
		v.paths, v.from = v.from[0].Paths, v.from[1:]
	}
	if err := v.disjoint(s, t); err != nil {
		return err
	}
	return v.end()
}

// wantVertices checks that there are at least so many vertices. A connectivity
// of 0 asks for none.
func (v *pathChecker) wantVertices(n uint64) error {
	if v.least > 0 && uint64(v.g.Order()) < n {
		return certificates.Reject("paths/few", "%d vertices, want at least %d for a connectivity of %d", v.g.Order(), n, v.least)
	}
	return nil
}

// connected tells whether the body is empty, as it may be for a connectivity of 1, and the network is connected.
func (v *pathChecker) connected() bool {
	return v.least == 1 && v.line == 0 && len(v.from) == 0 && len(certificates.Components(v.g, nil)) == 1
}

// source goes on to the next source.
func (v *pathChecker) source() (uint32, error) {
	switch {
	case len(v.paths) > 0:
		return 0, certificates.RejectLine(v.line, "body/keyword", "\"path\", want \"source\"")
	case len(v.from) == 0:
		return 0, certificates.Reject("body/missing", "the body ends after %d lines, want a source line", v.line)
	}
	s := v.from[0].Source
	if err := certificates.WantNumbers(v.line, []uint32{s}, 1, 1, uint32(v.g.Order())); err != nil {
		return 0, err
	}
	v.paths, v.from = v.from[0].Paths, v.from[1:]
	v.line++
	return s, v.w.Pass(certificates.PassesOfLine)
}

// end tells whether nothing is left.
func (v *pathChecker) end() error {
	if len(v.paths) > 0 || len(v.from) > 0 {
		return certificates.RejectLine(v.line, "body/extra", "more lines, want the end")
	}
	return nil
}

// disjoint verifies as many paths from s to t as there have to be.
func (v *pathChecker) disjoint(s, t uint32) error {
	n := v.g.Order()
	// met holds the links that a path has gone along, the lower end first, and
	// the vertices inside paths, twice.
	met := make(map[[2]uint32]bool)
	meet := func(x, y uint32) bool {
		k := [2]uint32{min(x, y), max(x, y)}
		again := met[k]
		met[k] = true
		return again
	}
	for count := uint64(0); count < v.least; count++ {
		if len(v.paths) == 0 && len(v.from) > 0 {
			return certificates.RejectLine(v.line, "body/keyword", "\"source\", want \"path\"")
		}
		if len(v.paths) == 0 {
			return certificates.Reject("body/missing", "the body ends after %d paths, want %d from %d to %d", count, v.least, s, t)
		}
		path := v.paths[0]
		if err := certificates.WantNumbers(v.line, path, 2, n, uint32(n)); err != nil {
			return err
		}
		last := len(path) - 1
		if path[0] != s || path[last] != t {
			return certificates.RejectLine(v.line, "paths/ends", "a path from %d to %d, want one from %d to %d", path[0], path[last], s, t)
		}
		for i, x := range path[1:] {
			y := path[i] // the one before
			if !certificates.Adjacent(v.g, y, x) {
				return certificates.RejectLine(v.line, "paths/link", "%d and %d follow each other and are not linked, want a link", y, x)
			}
			if meet(y, x) {
				return certificates.RejectLine(v.line, "paths/shared", "the link %d–%d occurs twice on the paths from %d to %d, want it once", y, x, s, t)
			}
			if i+1 < last && !v.shareVertices && (x == s || x == t || meet(x, x)) {
				return certificates.RejectLine(v.line, "paths/shared", "vertex %d occurs twice on the paths from %d to %d, want it once", x, s, t)
			}
		}
		v.paths = v.paths[1:]
		v.line++
	}
	return nil
}
