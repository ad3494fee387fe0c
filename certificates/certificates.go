package certificates

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
)

// Graph is all that a checker asks of a network. Validate tells whether a graph
// is fit to be reasoned about.
type Graph interface {
	// Order returns the number N of vertices.
	Order() int
	// Neighbors returns the vertices joined to v, in increasing order.
	Neighbors(v uint32) []uint32
}

// Router says where messages go, hop by hop. It is handed over for certificates
// about a router; its code is then the subject of the statement.
type Router interface {
	// Header returns the header with which a message leaves its source. It is
	// "" for a router that needs none.
	Header(source, destination uint32) string
	// Next returns the vertex to which a message at the vertex at goes, and its
	// header then. It returns at itself when the message stops there.
	Next(at, destination uint32, header string) (next uint32, newHeader string)
}

// World is where names are looked up.
type World struct {
	// Graph returns the graph with the given name.
	Graph func(name string) (Graph, error)
	// Router returns the named router on the named network. It may be nil.
	Router func(router, network string) (Router, error)
	// Open opens the file with the given name beside the certificate. The name
	// has no folder. It may be nil.
	Open func(name string) (io.ReadCloser, error)
}

// ErrRejected is what every Rejection is: the certificate proves nothing.
var ErrRejected = errors.New("certificate rejected")

// Rejection says which rule a certificate breaks, and where.
type Rejection struct {
	Rule   string // such as "levels/jump"
	Line   int    // line in the file, from 1; 0 when it is about the whole
	Detail string // what was got and what was wanted
}

func (r *Rejection) Error() string {
	at := ""
	if r.Line > 0 {
		at = fmt.Sprintf("line %d: ", r.Line)
	}
	return fmt.Sprintf("%v: %s%s: %s", ErrRejected, at, r.Rule, r.Detail)
}

// Is makes errors.Is(err, ErrRejected) true.
func (r *Rejection) Is(target error) bool { return target == ErrRejected }

// reject returns a Rejection about the whole certificate.
func reject(rule, format string, args ...any) error {
	return &Rejection{Rule: rule, Detail: fmt.Sprintf(format, args...)}
}

// Certificate is a statement and a proof of it.
type Certificate struct {
	Statement Statement
	Kind      string
	Body      []Line
}

// Files returns the names of the files that go with a certificate: those of its
// refutations, each once.
func (c *Certificate) Files() []string {
	var names []string
	for _, line := range c.Body {
		if line.Keyword == "proof" || line.Keyword == "cube" {
			names = append(names, line.Text[strings.LastIndexByte(line.Text, ' ')+1:])
		}
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// Line is a line of a certificate's body: a keyword and what follows it.
type Line struct {
	Keyword string
	Text    string
}

// proof is a kind of proof: the statements it may prove and its checker.
type proof struct {
	kind     string
	subjects []string
	check    func(c *Certificate, g Graph, w World) error
}

// proofs lists every kind of proof. This is the one place where a new kind is
// entered.
func proofs() []proof {
	return []proof{
		{"count", []string{"order", "size", "min-degree", "max-degree"}, checkCount},
		{"distances", []string{"distances", "eccentricity", "distance", "diameter", "radius", "distance-sum"}, checkDistances},
		{"orbits", []string{"vertex-orbits", "vertex-transitive"}, checkOrbits},
		{"vertex-pair", []string{"vertex-transitive"}, checkVertexPair},
		{"automorphisms", []string{"automorphism", "edge-transitive"}, checkAutomorphisms},
		{"edge-pair", []string{"edge-transitive"}, checkEdgePair},
		{"colouring", []string{"bipartite"}, checkColouring},
		{"odd-cycle", []string{"bipartite"}, checkOddCycle},
		{"cycle", []string{"girth", "hamiltonian"}, checkCycle},
		{"small", []string{"hamiltonian"}, checkSmall},
		{"disconnected", []string{"hamiltonian"}, checkDisconnected},
		{"imbalance", []string{"hamiltonian"}, checkImbalance},
		{"separator", []string{"hamiltonian"}, checkSeparator},
		{"cut", []string{"bisection"}, checkCut},
		{"flow", []string{"bisection"}, checkFlow},
		{"order", []string{"bisection"}, checkOrder},
		{"paths", []string{"vertex-connectivity", "edge-connectivity", "disjoint-paths"}, checkPaths},
		{"vertex-cut", []string{"vertex-connectivity"}, checkVertexCut},
		{"edge-cut", []string{"edge-connectivity"}, checkEdgeCut},
		{"deletions", []string{"vertex-fault-detour", "edge-fault-detour"}, checkDeletions},
		{"trace", []string{"route"}, checkTrace},
		{"exhaustion", []string{"audit"}, checkExhaustion},
		{"channel-order", []string{"deadlock"}, checkChannelOrder},
		{"channel-cycle", []string{"deadlock"}, checkChannelCycle},
		{"schedule", []string{"broadcast", "gossip"}, checkSchedule},
		{"counting", []string{"broadcast", "gossip"}, checkCounting},
		{"cluster", []string{"cluster"}, checkCluster},
		{"classes", []string{"cluster"}, checkClasses},
		{"code", []string{"cluster"}, checkCode},
		{"embedding", []string{"contains"}, checkEmbedding},
		{"lrat", []string{"bisection", "hamiltonian", "broadcast", "cluster"}, checkRefutation},
		{"cubes", []string{"bisection"}, checkCubes},
	}
}

// Kinds returns the names of all kinds of proof.
func Kinds() []string {
	var kinds []string
	for _, p := range proofs() {
		kinds = append(kinds, p.kind)
	}
	return kinds
}

// Check tells whether the certificate proves its statement. It returns nil if it
// does, a *Rejection if it does not, and w's error if the network, the router
// or a file beside the certificate is not to be had. It is the same whether c was read from a file or made.
func (c *Certificate) Check(w World) error {
	for _, p := range proofs() {
		if p.kind != c.Kind {
			continue
		}
		if !slices.Contains(p.subjects, c.Statement.Subject) {
			return reject("statement/subject", "%q cannot be proved by %s, want one of %q", c.Statement.Subject, c.Kind, p.subjects)
		}
		g, err := w.Graph(c.Statement.Network)
		if err != nil {
			return fmt.Errorf("certificates: %s: %w", cut(c.Statement.String()), err)
		}
		if err := Validate(g); err != nil {
			return err
		}
		if g.Order() == 0 {
			return reject("graph/empty", "%s has no vertices", cut(c.Statement.Network))
		}
		return p.check(c, g, w)
	}
	return reject("kind/unknown", "proof by %q, want one of %q", c.Kind, Kinds())
}

// Validate tells whether g is a simple undirected graph: rows in range and
// strictly increasing, no loop, and every link in the rows of both its ends.
func Validate(g Graph) error {
	n := g.Order()
	for v := range uint32(n) {
		row := g.Neighbors(v)
		for i, u := range row {
			switch {
			case int64(u) >= int64(n):
				return reject("graph/range", "vertex %d has neighbour %d, want below %d", v, u, n)
			case u == v:
				return reject("graph/loop", "vertex %d is its own neighbour", v)
			case i > 0 && row[i-1] >= u:
				return reject("graph/order", "vertex %d has neighbours %d, %d, want them increasing", v, row[i-1], u)
			}
		}
	}
	for v := range uint32(n) {
		for _, u := range g.Neighbors(v) {
			if !adjacent(g, u, v) {
				return reject("graph/asymmetric", "%d is a neighbour of %d, but not the reverse", u, v)
			}
		}
	}
	return nil
}

// adjacent tells whether a link joins u and v.
func adjacent(g Graph, u, v uint32) bool {
	_, found := slices.BinarySearch(g.Neighbors(u), v)
	return found
}
