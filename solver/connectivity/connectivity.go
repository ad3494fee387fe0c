// Package connectivity finds the vertex and the edge connectivity of a graph, and proves them
// by disjoint paths and by cuts, as K. Menger's theorem has them ("Zur allgemeinen
// Kurventheorie", Fundamenta Mathematicae 10, 1927).
//
// The paths are maximum flows in networks of unit capacities, by augmenting along shortest
// paths (J. Edmonds, R. M. Karp, "Theoretical improvements in algorithmic efficiency for network
// flow problems", J. ACM 19, 1972, pp. 248–264). The pairs of vertices between which they are
// sought are those of S. Even's scheme ("An algorithm for determining whether the connectivity of
// a graph is at least k", SIAM J. Computing 4, 1975, pp. 393–396), thinned out by symmetry.
// [Find] answers for one of the subjects "vertex-connectivity" and "edge-connectivity"; [ProvePathsBetween] and [ProveCutBetween] are about two vertices.
//
// Cost: with N vertices, M links and connectivity k, O(k·N·k·(N + M)) for vertices and
// O(N·k·(N + M)) for links; certificates of N·k paths, of which [solver.ErrLimit] refuses too
// many.
package connectivity

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"topocert/certificates"
	"topocert/certificates/faults"
	"topocert/solver"
	"topocert/solver/distance"
	"topocert/solver/symmetry"
	"topocert/topology"
)

// vertexConnectivity returns the least number of vertices without which the graph
// falls into pieces, or is a single vertex, and such vertices in increasing order.
//
// It is S. Even's scheme ("An algorithm for determining whether the connectivity of a graph is
// at least k", SIAM J. Computing 4, 1975): a separating set of the least size k misses one of
// any k+1 vertices; so flows from so many, here one of each orbit, to all vertices that are
// not linked to them meet it. This takes O(r·N·k·(N + M)) for r sources, at most k. The
// context is checked once a path.
func vertexConnectivity(ctx context.Context, e *symmetry.Symmetries) (int, []uint32, error) {
	g := e.Network.CSR()
	n := g.Order()
	if n == 0 {
		return 0, nil, nil
	}
	// Without its neighbours a vertex is alone, and so is any one without all
	// others.
	cut := slices.Clone(g.Neighbors(leastDegree(g)))
	flow := newUnitFlow(g, true)
	for _, s := range covering(e, len(cut)) {
		for t := range uint32(n) {
			if t == s || len(cut) == 0 || g.HasEdge(s, t) {
				continue
			}
			k, err := flow.maxFlow(ctx, s, t, len(cut))
			if err != nil {
				return 0, nil, fmt.Errorf("vertex connectivity of %s: %w", e.Network.Name(), err)
			}
			if k < len(cut) {
				cut = flow.minCut()
			}
		}
	}
	return len(cut), cut, nil
}

// edgeConnectivity returns the least number of links without which the graph
// falls into pieces, 0 for a single vertex, and the vertices on one side of such
// links in increasing order: one of the flows from vertex 0 to each other crosses them. It takes O(N·k·(N + M)). The context is checked once a
// path.
func edgeConnectivity(ctx context.Context, g *topology.Graph) (int, []uint32, error) {
	if g.Order() < 2 {
		return 0, nil, nil
	}
	side := []uint32{leastDegree(g)}
	best := g.Degree(side[0])
	flow := newUnitFlow(g, false)
	for t := uint32(1); int(t) < g.Order() && best > 0; t++ {
		k, err := flow.maxFlow(ctx, 0, t, best)
		if err != nil {
			return 0, nil, fmt.Errorf("edge connectivity of a graph of order %d: %w", g.Order(), err)
		}
		if k < best {
			side, best = flow.minCut(), k
		}
	}
	return best, side, nil
}

// leastDegree returns the first vertex of least degree.
func leastDegree(g *topology.Graph) uint32 {
	least := uint32(0)
	for v := range uint32(g.Order()) {
		if g.Degree(v) < g.Degree(least) {
			least = v
		}
	}
	return least
}

// Result is the least number of vertices, or of links, without which a
// network falls into pieces, with certificates that it is at least and at most
// that.
type Result struct {
	Value int
	// AtLeast shows less than Value where that would be more than our checker takes, or the context
	// ended: that the network is connected, or nothing. Then Value is what is known to be enough.
	AtLeast, AtMost *certificates.Certificate
}

// Certificates returns those of the bounds that have one.
func (r *Result) Certificates() []*certificates.Certificate {
	return solver.Made(r.AtLeast, r.AtMost)
}

// Find finds the network's "vertex-connectivity" or "edge-connectivity", and
// proves it. It is mostly the least degree, and then the paths that prove that are
// searched for once. With an error of the context, or solver.ErrLimit, come bounds.
func Find(ctx context.Context, e *symmetry.Symmetries, subject string) (*Result, error) {
	r, err := find(ctx, e, subject)
	if err == nil || ctx.Err() == nil && !errors.Is(err, solver.ErrLimit) {
		return r, err
	}
	if r == nil {
		g := e.Network.CSR()
		least := leastDegree(g)
		r = &Result{Value: g.Degree(least)}
		if subject == "edge-connectivity" {
			r.AtMost = ProveEdgeCut(e.Network, []uint32{least}, r.Value)
		} else {
			r.AtMost = ProveVertexCut(e.Network, g.Neighbors(least), r.Value)
		}
	}
	if r.AtLeast == nil && r.Value > 0 {
		r.AtLeast = ProveConnected(e.Network, subject)
	}
	return r, err
}

func find(ctx context.Context, e *symmetry.Symmetries, subject string) (*Result, error) {
	g := e.Network.CSR()
	search := func() (int, []uint32, error) { return vertexConnectivity(ctx, e) }
	prove, edges := ProveVertexCut, subject == "edge-connectivity"
	if edges {
		search = func() (int, []uint32, error) { return edgeConnectivity(ctx, g) }
		prove = ProveEdgeCut
	}
	var c *Result
	var cut []uint32
	var beyond error
	if g.Order() > 1 {
		least := leastDegree(g)
		if cut = g.Neighbors(least); edges {
			cut = []uint32{least}
		}
		paths, err := ProvePaths(ctx, e, subject, g.Degree(least))
		switch {
		case err == nil || errors.Is(err, solver.ErrLimit):
			c, beyond = &Result{Value: g.Degree(least), AtLeast: paths}, err
		case ctx.Err() != nil:
			return nil, err
		}
	}
	if c == nil {
		k, separation, err := search()
		if err != nil {
			return nil, err
		}
		c, cut = &Result{Value: k}, separation
		if c.AtLeast, err = ProvePaths(ctx, e, subject, k); errors.Is(err, solver.ErrLimit) {
			beyond, err = err, nil
		}
		if err != nil {
			return nil, err
		}
	}
	c.AtMost = prove(e.Network, cut, c.Value)
	return c, beyond
}

// ProveVertexCut proves that the vertex connectivity is at most k, by at most k
// vertices whose removal separates the network or leaves one vertex.
func ProveVertexCut(net topology.Network, removed []uint32, k int) *certificates.Certificate {
	return proveSeparation(net, "vertex-connectivity", k, "vertex-cut", faults.VertexCut{Removed: removed})
}

// ProveEdgeCut proves that the edge connectivity is at most k, by a side that at most k
// links leave; it is empty if there is only one vertex.
func ProveEdgeCut(net topology.Network, side []uint32, k int) *certificates.Certificate {
	return proveSeparation(net, "edge-connectivity", k, "edge-cut", faults.EdgeCut{Side: side})
}

func proveSeparation(net topology.Network, subject string, k int, kind string, proof any) *certificates.Certificate {
	return solver.Proved(solver.AtMost(subject, net, k), kind, proof)
}

// ProvePaths proves that the network's "vertex-connectivity" or "edge-connectivity" is
// at least k, by disjoint paths: from vertices whose orbits hold k vertices, or from
// vertex 0 to every other. It fails if there are no such paths. ErrLimit says that they
// would be too many, or too long, which is known before they are searched for.
func ProvePaths(ctx context.Context, e *symmetry.Symmetries, subject string, k int) (*certificates.Certificate, error) {
	p := newPathWriter(e.Network, subject, k)
	sources := []uint32{0}
	switch subject {
	case "vertex-connectivity":
		sources = covering(e, k)
		p.proof.Group = e.OrbitGenerators()
	case "edge-connectivity":
	default:
		return nil, solver.UnknownSubject(e.Network, "paths from vertices to all others", subject)
	}
	if err := p.fits(sources); err != nil {
		return nil, err
	}
	for _, s := range sources {
		p.proof.From = append(p.proof.From, faults.PathsFrom{Source: s})
		for t := range uint32(e.Network.Order()) {
			if t == s || subject == "vertex-connectivity" && e.Network.CSR().HasEdge(s, t) {
				continue
			}
			if err := p.add(ctx, s, t); err != nil {
				return nil, err
			}
		}
	}
	return p.certificate(), nil
}

// covering returns the sources of Even's scheme: a vertex of each of the largest orbits, as
// many as hold k vertices together.
func covering(e *symmetry.Symmetries, k int) []uint32 {
	order := solver.Identity(len(e.Sources))
	slices.SortStableFunc(order, func(i, j uint32) int { return e.Orbit[j] - e.Orbit[i] })
	var list []uint32
	for _, i := range order {
		if k <= 0 {
			break
		}
		k -= e.Orbit[i]
		list = append(list, e.Sources[i])
	}
	return list
}

// ProvePathsBetween proves that there are k paths from s to t that share nothing
// but their ends; with a negative k, as many as there are, none if s is t. It fails if there
// are fewer.
func ProvePathsBetween(ctx context.Context, net topology.Network, s, t uint32, k int) (*certificates.Certificate, error) {
	if k < 0 && s == t {
		k = 0
	}
	if k < 0 {
		var err error
		most := min(net.Degree(s), net.Degree(t))
		if k, err = newUnitFlow(net.CSR(), true).maxFlow(ctx, s, t, most); err != nil {
			return nil, fmt.Errorf("paths in %s: %w", net.Name(), err)
		}
	}
	p := newPathWriter(net, "disjoint-paths", k, solver.Label(s), solver.Label(t))
	p.proof.From = []faults.PathsFrom{{}}
	err := p.add(ctx, s, t)
	return p.certificate(), err
}

// ProveCutBetween proves that no more paths from s to t share nothing but their ends than there
// are, by as many vertices that separate the two, one fewer if a link joins them.
func ProveCutBetween(ctx context.Context, net topology.Network, s, t uint32) (*certificates.Certificate, error) {
	var cut []uint32
	k := 0
	if s != t {
		flow := newUnitFlow(net.CSR(), true)
		var err error
		// One path more than there can be, so that the last search fails.
		if k, err = flow.maxFlow(ctx, s, t, min(net.Degree(s), net.Degree(t))+1); err != nil {
			return nil, fmt.Errorf("paths in %s: %w", net.Name(), err)
		}
		cut = slices.DeleteFunc(flow.minCut(), func(v uint32) bool { return v == t }) // which stands for the link
	}
	of := solver.AtMost("disjoint-paths", net, k, solver.Label(s), solver.Label(t))
	return &certificates.Certificate{Statement: of, Kind: "vertex-cut", Proof: faults.VertexCut{Removed: cut}}, nil
}

// pathWriter writes disjoint paths to a certificate.
type pathWriter struct {
	flow         *unitFlow
	k            int
	of           certificates.Statement
	proof        faults.Paths
	lines, bytes int64 // of the paths so far, at least
}

func (p *pathWriter) certificate() *certificates.Certificate {
	return &certificates.Certificate{Statement: p.of, Kind: "paths", Proof: p.proof}
}

func newPathWriter(net topology.Network, subject string, k int, args ...string) *pathWriter {
	s := solver.AtLeast(subject, net, k, args...)
	return &pathWriter{flow: newUnitFlow(net.CSR(), subject != "edge-connectivity"), k: k, of: s}
}

// fits tells whether k paths from each source to all others, which are no shorter than
// distances, may be in one certificate.
func (p *pathWriter) fits(sources []uint32) error {
	n := int64(p.flow.g.Order())
	lines, bytes := int64(len(p.proof.Group)), int64(0)
	var level, order []uint32
	for _, s := range sources {
		level, order = distance.Levels(p.flow.g, s, level, order)
		targets, hops := n-1, int64(0)
		if p.flow.vertices {
			targets -= int64(p.flow.g.Degree(s))
		}
		for _, v := range order {
			if !p.flow.vertices || level[v] > 1 {
				hops += int64(level[v])
			}
		}
		const path, digit = 6, 2 // bytes of a line, and of a vertex in it
		lines += 1 + targets*int64(p.k)
		bytes += int64(p.k) * (path*targets + digit*hops)
	}
	return solver.FitsFile(lines, bytes)
}

// add writes k disjoint paths from s to t.
func (p *pathWriter) add(ctx context.Context, s, t uint32) error {
	if p.k == 0 {
		return nil
	}
	k, err := p.flow.maxFlow(ctx, s, t, p.k)
	if err != nil {
		return fmt.Errorf("%s: %w", p.of, err)
	}
	if k < p.k {
		return fmt.Errorf("%s: there are %d disjoint paths from %d to %d", p.of, k, s, t)
	}
	for _, path := range p.flow.paths(s, t, p.k) {
		from := &p.proof.From[len(p.proof.From)-1]
		from.Paths = append(from.Paths, path)
		p.lines, p.bytes = p.lines+1, p.bytes+2*int64(len(path))
	}
	return solver.FitsFile(p.lines, p.bytes)
}
