package certificates

// checkPaths checks that a network holds together when few vertices or links are
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
func checkPaths(c *Certificate, g Graph, w World) error {
	args := 0
	if c.Statement.Subject == "disjoint-paths" {
		args = 2
	}
	if err := c.Statement.wantArgs(args, ">="); err != nil {
		return err
	}
	least, err := c.Statement.bound()
	if err != nil {
		return err
	}
	if err := w.Budget.Spend(stepsOfPath * c.size()); err != nil {
		return err
	}
	p := &pathReader{c: c, g: g, w: w, least: least}
	switch c.Statement.Subject {
	case "vertex-connectivity":
		return p.checkVertexConnectivity()
	case "edge-connectivity":
		return p.checkEdgeConnectivity()
	}
	return p.checkBetween()
}

// pathReader reads disjoint paths from a body.
type pathReader struct {
	c *Certificate
	g Graph
	w World
	// least is the number of paths between each two vertices.
	least uint64
	// line is the place in the body of the next line to be read.
	line int
	// shareVertices allows paths that have vertices in common, but no links.
	shareVertices bool
}

func (p *pathReader) checkVertexConnectivity() error {
	b, first, err := p.c.readGroup(p.g, p.w)
	if err != nil {
		return err
	}
	if err := p.wantVertices(p.least + 1); err != nil {
		return err
	}
	sizes := b.orbitSizes()
	covered := uint64(0)
	p.line = first
	for covered < p.least {
		s, err := p.readSource()
		if err != nil {
			return err
		}
		size, open := sizes[b.root[s]]
		if !open {
			return p.c.Body[p.line-1].reject("source/repeated", "vertex %d lies in the orbit of a source before, want one of another orbit", s)
		}
		delete(sizes, b.root[s])
		covered += uint64(size)
		for t := range uint32(p.g.Order()) {
			if t == s || adjacent(p.g, s, t) {
				continue
			}
			if err := p.readPaths(s, t); err != nil {
				return err
			}
		}
	}
	return p.c.wantLines(p.line)
}

func (p *pathReader) checkEdgeConnectivity() error {
	if err := p.wantVertices(2); err != nil {
		return err
	}
	p.shareVertices = true
	s, err := p.readSource()
	if err != nil {
		return err
	}
	for t := range uint32(p.g.Order()) {
		if t == s {
			continue
		}
		if err := p.readPaths(s, t); err != nil {
			return err
		}
	}
	return p.c.wantLines(p.line)
}

// checkBetween checks that there are disjoint paths between two vertices.
func (p *pathReader) checkBetween() error {
	ends, err := vertices(p.c.Statement.Args, p.g)
	if err != nil {
		return err
	}
	if ends[0] == ends[1] {
		return reject("paths/ends", "paths from %d to itself, want two vertices", ends[0])
	}
	if err := p.readPaths(ends[0], ends[1]); err != nil {
		return err
	}
	return p.c.wantLines(p.line)
}

// wantVertices checks that there are at least so many vertices. A connectivity
// of 0 asks for none.
func (p *pathReader) wantVertices(n uint64) error {
	if p.least > 0 && uint64(p.g.Order()) < n {
		return reject("paths/few", "%d vertices, want at least %d for a connectivity of %d", p.g.Order(), n, p.least)
	}
	return nil
}

// readSource reads a line "source S".
func (p *pathReader) readSource() (uint32, error) {
	if p.line >= len(p.c.Body) {
		return 0, reject("body/missing", "the body ends after %d lines, want a source line", len(p.c.Body))
	}
	s, err := p.c.numbers(p.line, "source", 1, 1, uint32(p.g.Order()), false)
	if err != nil {
		return 0, err
	}
	p.line++
	return s[0], nil
}

// readPaths reads and verifies as many paths from s to t as there have to be.
func (p *pathReader) readPaths(s, t uint32) error {
	n := p.g.Order()
	// met holds the links that a path has gone along, the lower end first, and
	// the vertices inside paths, twice.
	met := make(map[[2]uint32]bool)
	meet := func(u, v uint32) bool {
		k := [2]uint32{min(u, v), max(u, v)}
		again := met[k]
		met[k] = true
		return again
	}
	for count := uint64(0); count < p.least; count++ {
		if p.line >= len(p.c.Body) {
			return reject("body/missing", "the body ends after %d paths, want %d from %d to %d", count, p.least, s, t)
		}
		path, err := p.c.numbers(p.line, "path", 2, n, uint32(n), false)
		if err != nil {
			return err
		}
		last := len(path) - 1
		if path[0] != s || path[last] != t {
			return p.c.Body[p.line].reject("paths/ends", "a path from %d to %d, want one from %d to %d", path[0], path[last], s, t)
		}
		for i, v := range path[1:] {
			u := path[i] // the one before
			if !adjacent(p.g, u, v) {
				return p.c.Body[p.line].reject("paths/link", "%d and %d follow each other and are not linked, want a link", u, v)
			}
			if meet(u, v) {
				return p.c.Body[p.line].reject("paths/shared", "the link %d–%d occurs twice on the paths from %d to %d, want it once", u, v, s, t)
			}
			if i+1 < last && !p.shareVertices && (v == s || v == t || meet(v, v)) {
				return p.c.Body[p.line].reject("paths/shared", "vertex %d occurs twice on the paths from %d to %d, want it once", v, s, t)
			}
		}
		p.line++
	}
	return nil
}
