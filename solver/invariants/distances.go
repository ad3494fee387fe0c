package invariants

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"topocert/certificates"
	"topocert/certificates/automorphism"
	"topocert/certificates/metric"
	"topocert/solver"
	"topocert/solver/distance"
	"topocert/solver/symmetry"
	"topocert/topology"
)

// The checker finds levels by itself, so that none of these certificates holds any.

// ErrDear marks a proof that is not made, since it would take too long to check.
var ErrDear = errors.New("checking would take too long")

// maxSearchSteps is how long the checker's search may take: see searchSteps.
const maxSearchSteps = 1 << 33

// affordable returns ErrDear if a check of so many steps, of a nanosecond or two each,
// takes too long, or longer than is left of the context's time.
func affordable(ctx context.Context, what string, steps int64) error {
	most := int64(maxSearchSteps)
	if end, ok := ctx.Deadline(); ok {
		most = min(most, int64(time.Until(end)))
	}
	if steps > most {
		return fmt.Errorf("%w: %s takes %d steps, want at most %d", ErrDear, what, steps, max(most, 0))
	}
	return ctx.Err()
}

// searchSteps returns how long the checker takes, at most, to find the distances from every
// source: by sets of 256 where no more than 128 levels are there, else one by one.
func searchSteps(e *symmetry.Symmetries, levels int) int64 {
	ends, sources := linkEnds(e.Network.CSR()), int64(len(e.Sources))
	if levels > 2*128 || sources < 4 {
		return 4 * sources * ends
	}
	return (sources + 255) / 256 * int64(levels+1) * 4 * ends
}

// linkEnds returns the number of vertices and ends of links.
func linkEnds(g *topology.Graph) int64 { return int64(g.Order()) + 2*int64(g.Size()) }

// ProveDistances proves each of the given subjects: the network's "diameter",
// "radius", "distance-sum", "girth", "vertex-orbits" or "vertex-transitive" (yes). For
// the last two the symmetries must know the whole automorphism group, and the certificate
// is rejected if distances do not tell all orbits apart. It is ErrDear if it would take
// too long to check.
func ProveDistances(ctx context.Context, e *symmetry.Symmetries, subjects ...string) (*certificates.Certificate, error) {
	c := &certificates.Certificate{Kind: "distances", Proof: metric.Distances{Group: e.SearchGenerators()}}
	if slices.Contains(subjects, "vertex-orbits") || slices.Contains(subjects, "vertex-transitive") {
		c.Proof = metric.Distances{Group: e.OrbitGenerators()}
	}
	var all []certificates.Statement
	for _, subject := range subjects {
		value, err := distanceValue(e, ctx, subject)
		if err != nil {
			return nil, err
		}
		all = append(all, solver.Statement(subject, e.Network, value))
	}
	return solver.Stated(c, e.Network, all)
}

// distanceValue returns the value of a statement that ProveDistances makes.
func distanceValue(e *symmetry.Symmetries, ctx context.Context, subject string) (string, error) {
	switch subject {
	case "diameter", "radius", "distance-sum":
		d, err := e.AllDistances(ctx, 0)
		if err != nil || !d.Connected {
			return solver.Infinite, err
		}
		value := map[string]string{"diameter": strconv.Itoa(d.Diameter), "radius": strconv.Itoa(d.Radius), "distance-sum": d.Sum.String()}
		return value[subject], affordable(ctx, fmt.Sprintf("a search from %d vertices", len(e.Sources)), searchSteps(e, d.Diameter))
	case "girth":
		girth, err := distance.Girth(ctx, e.Network.CSR(), e.Sources)
		if girth == 0 {
			return solver.Infinite, err
		}
		return strconv.Itoa(girth), err
	case "vertex-orbits":
		what := fmt.Sprintf("telling %d orbits apart", len(e.Sources))
		return strconv.Itoa(len(e.Sources)), affordable(ctx, what, orbitSteps(e))
	case "vertex-transitive":
		if !e.Transitive() {
			break
		}
		return "yes", nil
	}
	return "", solver.UnknownSubject(e.Network, "distances", subject)
}

// orbitSteps returns how long the checker takes to tell the orbits apart, in two rounds: it
// sorts and looks up what each vertex and its neighbours are at.
func orbitSteps(e *symmetry.Symmetries) int64 {
	if e.Transitive() {
		return 0
	}
	return 2 * 132 * int64(len(e.Sources)) * linkEnds(e.Network.CSR())
}

// ProveVertexTransitive proves that the automorphism group moves every vertex to every
// other, by distances, or that it does not: by two vertices that see the network at
// different distances, or if there are none, by distances too. It asks for the symmetries,
// which must know the whole group, where a few vertices show nothing.
func ProveVertexTransitive(ctx context.Context, net topology.Network, find func() (*symmetry.Symmetries, error)) (*certificates.Certificate, error) {
	g := net.CSR()
	if c, err := vertexPair(ctx, net, someVertices(g)); c != nil || err != nil {
		return c, err
	}
	e, err := find()
	if err != nil {
		return nil, err
	}
	if e.Transitive() {
		return ProveDistances(ctx, e, "vertex-transitive")
	}
	if c, err := vertexPair(ctx, net, e.Sources); c != nil || err != nil {
		return c, err
	}
	return solver.Proved(solver.Statement("vertex-transitive", e.Network, "no"), "distances", metric.Distances{Group: e.OrbitGenerators()}), affordable(ctx, fmt.Sprintf("telling %d orbits apart", len(e.Sources)), orbitSteps(e))
}

// vertexPair proves that the first of the vertices cannot be moved to one of the others, by
// what they see; nil if they see the same.
func vertexPair(ctx context.Context, net topology.Network, vertices []uint32) (*certificates.Certificate, error) {
	var first uint64
	for i, v := range vertices {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		view := viewFrom(net.CSR(), v, v)
		if i == 0 {
			first = view
		}
		if view != first {
			return solver.Proved(solver.Statement("vertex-transitive", net, "no"), "vertex-pair", metric.VertexPair{{Source: vertices[0]}, {Source: v}}), nil
		}
	}
	return nil, nil
}

// viewFrom returns a hash of how many vertices there are at each unordered pair of
// distances from a and b with neighbours at each multiset of these.
func viewFrom(g *topology.Graph, a, b uint32) uint64 {
	near, _ := distance.Levels(g, a, nil, nil)
	far := near
	if a != b {
		far, _ = distance.Levels(g, b, nil, nil)
	}
	at := func(v uint32) uint64 {
		return distance.Mix64(uint64(min(near[v], far[v]))<<32 | uint64(max(near[v], far[v])))
	}
	view := uint64(0)
	for v := range uint32(g.Order()) {
		around := uint64(0)
		for _, u := range g.Neighbors(v) {
			around += at(u)
		}
		view += distance.Mix64(at(v) ^ distance.Mix64(around))
	}
	return view
}

// ProveDistancesFrom proves what the levels from one source show: with the subject
// "distances" the numbers of vertices at each distance, with "eccentricity" the
// largest distance.
func ProveDistancesFrom(net topology.Network, subject string, source uint32) (*certificates.Certificate, error) {
	level, order := distance.Levels(net.CSR(), source, nil, nil)
	value := solver.Infinite
	switch {
	case subject == "distances":
		var counts []string
		for _, n := range distance.LevelCounts(level, order) {
			counts = append(counts, strconv.Itoa(n))
		}
		value = strings.Join(counts, ",")
	case subject != "eccentricity":
		return nil, solver.UnknownSubject(net, "levels from one vertex", subject)
	case len(order) == len(level):
		value = solver.Label(level[order[len(order)-1]])
	}
	return solver.Proved(solver.Statement(subject, net, value, solver.Label(source)), "distances", metric.Distances{Levels: []metric.Levels{{Source: source}}}), nil
}

// ProveDistancesBetween proves the distance between two vertices.
func ProveDistancesBetween(net topology.Network, source, destination uint32) (*certificates.Certificate, error) {
	level, _ := distance.Levels(net.CSR(), source, nil, nil)
	value := solver.Infinite
	if d := level[destination]; d != distance.Unreached {
		value = solver.Label(d)
	}
	return solver.Proved(solver.Statement("distance", net, value, solver.Label(source), solver.Label(destination)), "distances", metric.Distances{Levels: []metric.Levels{{Source: source}}}), nil
}

// ProveEdgeTransitive proves that the automorphism group moves every link to
// every other, by automorphisms, or that it does not, by edge-pair. It asks for the
// symmetries, which must know the whole group, where a few links show nothing.
func ProveEdgeTransitive(ctx context.Context, net topology.Network, find func() (*symmetry.Symmetries, error)) (*certificates.Certificate, error) {
	if net.Size() == 0 { // there is no orbit, and any automorphism will do
		return solver.Proved(solver.Statement("edge-transitive", net, "yes"), "automorphisms", automorphism.Automorphisms{Group: automorphism.Of([][]uint32{solver.Identity(net.Order())})}), nil
	}
	if c, err := edgePair(ctx, net, someLinks(net.CSR())); c != nil || err != nil {
		return c, err
	}
	e, err := find()
	if err != nil {
		return nil, err
	}
	orbits, err := e.LinkOrbits(ctx)
	if err != nil {
		return nil, err
	}
	if len(orbits) == 1 {
		return solver.Proved(solver.Statement("edge-transitive", net, "yes"), "automorphisms", automorphism.Automorphisms{Group: e.LinkOrbitGenerators()}), nil
	}
	if c, err := edgePair(ctx, net, orbits); c != nil || err != nil {
		return c, err
	}
	return nil, fmt.Errorf("%s: the %d link orbits are not told apart by distances", net.Name(), len(orbits))
}

// edgePair proves that the first of the links cannot be moved to one of the others, by
// what they see; nil if they see the same.
func edgePair(ctx context.Context, net topology.Network, links [][2]uint32) (*certificates.Certificate, error) {
	var first uint64
	for i, l := range links {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		view := viewFrom(net.CSR(), l[0], l[1])
		if i == 0 {
			first = view
		}
		if view != first {
			return solver.Proved(solver.Statement("edge-transitive", net, "no"), "edge-pair", metric.EdgePair{{Source: links[0][0]}, {Source: links[0][1]}, {Source: l[0]}, {Source: l[1]}}), nil
		}
	}
	return nil, nil
}

// someLinks returns a few links: the first, one whose ends have other degrees if there is
// one, and some from all over.
func someLinks(g *topology.Graph) [][2]uint32 {
	degrees := func(u, v uint32) [2]int {
		return [2]int{min(g.Degree(u), g.Degree(v)), max(g.Degree(u), g.Degree(v))}
	}
	var some [][2]uint32
	i, other := 0, false
	for u, v := range g.Edges() {
		unlike := !other && i > 0 && degrees(u, v) != degrees(some[0][0], some[0][1])
		if other = other || unlike; unlike || i%(g.Size()/fewSamples+1) == 0 {
			some = append(some, [2]uint32{u, v})
		}
		i++
	}
	return some
}

// someVertices returns a few vertices: 0, one of another degree if there is one, and some
// from all over.
func someVertices(g *topology.Graph) []uint32 {
	var some []uint32
	other := false
	for v := range uint32(g.Order()) {
		unlike := !other && g.Degree(v) != g.Degree(0)
		if other = other || unlike; unlike || int(v)%(g.Order()/fewSamples+1) == 0 {
			some = append(some, v)
		}
	}
	return some
}

const fewSamples = 8
