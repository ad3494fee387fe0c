package invariants

import (
	"context"
	"fmt"
	"slices"
	"strconv"

	"topocert/certificates"
	"topocert/certificates/subgraphs"
	"topocert/solver"
	"topocert/solver/sat"
	"topocert/solver/symmetry"
	"topocert/topology"
)

// codeBudget bounds the branches that are searched for a code.
const codeBudget = 2_000

// LargerCluster is the error that says that there is an anticode with more vertices than a proof was
// asked for.
type LargerCluster struct {
	Network  string
	Diameter int
	Set      []uint32 // in increasing order
	Want     int
}

func (e *LargerCluster) Error() string {
	return fmt.Sprintf("%s has a cluster of diameter %d with %d vertices, want at most %d", e.Network, e.Diameter, len(e.Set), e.Want)
}

// ProveCluster proves that there is an anticode of diameter d as large as the given one.
func ProveCluster(net topology.Network, d int, set []uint32) *certificates.Certificate {
	s := solver.AtLeast("cluster", net, len(set), strconv.Itoa(d))
	set = slices.Sorted(slices.Values(set))
	return &certificates.Certificate{Statement: s, Kind: "cluster", Proof: subgraphs.Cluster{Vertices: set}}
}

// ProveNoLarger proves that no anticode of diameter d has more than most vertices. It tries, in
// this order: by code, one code, if the network is vertex-transitive; by classes, a partition
// into codes, each of which an anticode meets once; and by lrat, a refutation, which it writes
// to a file made by create.
//
// Cost: the first two take a fraction of a second for a thousand vertices. The last
// takes that long for tori of up to 100 vertices, and far longer than one cares for
// where the anticodes are large and most is as small as it can be.
//
// Errors: a *LargerCluster, if there is one; the context's; that of the formula if
// it would be too large; create's.
func ProveNoLarger(ctx context.Context, e *symmetry.Symmetries, d, most int, create solver.Files) (*certificates.Certificate, error) {
	net := e.Network
	s := solver.AtMost("cluster", net, most, strconv.Itoa(d))
	n := net.Order()
	if err := subgraphs.ClusterLimit(net.CSR()); err != nil {
		return nil, fmt.Errorf("clusters of %s: %w", net.Name(), err)
	}
	if e.Transitive() {
		if code := findCode(ctx, e, d, n/(most+1)+1, codeBudget); n/len(code) <= most {
			return &certificates.Certificate{Statement: s, Kind: "code", Proof: subgraphs.Code{Group: e.OrbitGenerators(), Vertices: code}}, nil
		}
	}
	classes := codeClasses(ctx, net.CSR(), d)
	if err := ctx.Err(); err != nil {
		return nil, fmt.Errorf("clusters of %s: %w", net.Name(), err)
	}
	if len(classes) <= most {
		return &certificates.Certificate{Statement: s, Kind: "classes", Proof: subgraphs.Classes{Classes: classes}}, nil
	}
	return refuteLarger(ctx, e, d, most, s, create)
}

// codeClasses divides the vertices into codes, the colours of the graph whose links are the
// pairs that are near. It is DSATUR: the vertex that sees the most colours comes first
// (D. Brélaz, "New methods to color the vertices of a graph", Communications of the ACM 22,
// 1979). Deviation: of several the first, whatever its degree.
func codeClasses(ctx context.Context, g *topology.Graph, d int) [][]uint32 {
	n := g.Order()
	near := newCliqueSearch(ctx, g, d, false).rows
	seen, colours := make([]bitset, n), make([]int, n) // the colours that a vertex sees, and their number
	for v := range seen {
		seen[v] = make(bitset, (n+63)/64)
	}
	done := make([]bool, n)
	var classes [][]uint32
	for range n {
		if ctx.Err() != nil {
			return classes
		}
		best := -1
		for v := range n {
			if !done[v] && (best < 0 || colours[v] > colours[best]) {
				best = v
			}
		}
		colour := 0
		for seen[best].has(uint32(colour)) {
			colour++
		}
		if colour == len(classes) {
			classes = append(classes, nil)
		}
		done[best] = true
		classes[colour] = append(classes[colour], uint32(best))
		for _, u := range near[best].list() {
			if !seen[u].has(uint32(colour)) {
				seen[u].add(uint32(colour))
				colours[u]++
			}
		}
	}
	for _, class := range classes {
		slices.Sort(class)
	}
	return classes
}

// refuteLarger proves by a refutation that no anticode has more than most vertices.
func refuteLarger(ctx context.Context, e *symmetry.Symmetries, d, most int, s certificates.Statement, create solver.Files) (*certificates.Certificate, error) {
	net := e.Network
	var of subgraphs.ClusterEncoding
	if e.Transitive() {
		of.Group = e.OrbitGenerators()
	}
	name := fmt.Sprintf("cluster.at-most.%s.%d.%d.lrat", solver.FileStem(net.Name()), d, most)
	c, model, err := sat.Prove(ctx, s, net, of, create, name)
	if model != nil {
		larger := &LargerCluster{Network: net.Name(), Diameter: d, Want: most}
		for v := range uint32(net.Order()) {
			if model[v] {
				larger.Set = append(larger.Set, v)
			}
		}
		return nil, larger
	}
	return c, err
}
