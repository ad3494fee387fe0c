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
	// Budget bounds what checking costs. It may be nil: then nothing does.
	Budget *Budget
	// extent is N + 2M of the network at hand; 0 where there is no budget.
	extent int64
}

// ErrRejected is what every Rejection is: the certificate proves nothing.
var ErrRejected = errors.New("certificate rejected")

// Rejection says which rule a certificate breaks, and where.
type Rejection struct {
	Rule   string // such as "levels/jump"
	Line   int    // line in the file, from 1; that of the statement when it is about the whole; 0 if the certificate is from no file
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

// Certificate is a statement, or several about one network, and a proof of all.
type Certificate struct {
	Statement Statement
	// Also holds further statements that the same proof shows.
	Also []Statement
	Kind string
	Body []Line
	// Line is where the first statement stands in the certificate's file, from 1;
	// 0 if the certificate is from none.
	Line int
}

// Statements returns all statements.
func (c *Certificate) Statements() []Statement {
	return append([]Statement{c.Statement}, c.Also...)
}

// Files returns the names of the files that go with a certificate: those of its
// refutations and leaves, each once.
func (c *Certificate) Files() []string {
	var names []string
	for _, line := range c.Body {
		if line.Keyword == "proof" || line.Keyword == "cube" || line.Keyword == "leaf" {
			names = append(names, line.Text[strings.LastIndexByte(line.Text, ' ')+1:])
		}
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// proof is a kind of proof: the statements it may prove and its checker.
type proof struct {
	kind     string
	subjects []string
	check    func(c *Certificate, g Graph, w World) error
	// several says that a certificate may have several statements.
	several bool
}

// proofs lists every kind of proof. This is the one place where a new kind is
// entered.
func proofs() []proof {
	return []proof{
		{"count", []string{"order", "size", "min-degree", "max-degree"}, checkCount, true},
		{"distances", []string{"distances", "eccentricity", "distance", "diameter", "radius", "distance-sum", "girth", "vertex-orbits", "vertex-transitive"}, checkDistances, true},
		{"automorphisms", []string{"automorphism", "edge-transitive"}, checkAutomorphisms, true},
		{"vertex-pair", []string{"vertex-transitive"}, checkVertexPair, false},
		{"edge-pair", []string{"edge-transitive"}, checkEdgePair, false},
		{"colouring", []string{"bipartite"}, checkColouring, false},
		{"odd-cycle", []string{"bipartite"}, checkOddCycle, false},
		{"cycle", []string{"girth", "hamiltonian"}, checkCycle, false},
		{"separator", []string{"hamiltonian"}, checkSeparator, false},
		{"spectral", []string{"bisection"}, checkSpectral, false},
		{"frontier", []string{"hamiltonian"}, checkFrontier, false},
		{"cut", []string{"bisection"}, checkCut, false},
		{"flow", []string{"bisection"}, checkFlow, false},
		{"order", []string{"bisection"}, checkOrder, false},
		{"paths", []string{"vertex-connectivity", "edge-connectivity", "disjoint-paths"}, checkPaths, false},
		{"vertex-cut", []string{"vertex-connectivity"}, checkVertexCut, false},
		{"edge-cut", []string{"edge-connectivity"}, checkEdgeCut, false},
		{"deletions", []string{"vertex-fault-detour", "edge-fault-detour"}, checkDeletions, true},
		{"trace", []string{"route"}, checkTrace, false},
		{"exhaustion", []string{"audit"}, checkExhaustion, true},
		{"channel-order", []string{"deadlock"}, checkChannelOrder, false},
		{"channel-cycle", []string{"deadlock"}, checkChannelCycle, false},
		{"layers", []string{"lanes"}, checkLayers, false},
		{"schedule", []string{"broadcast", "gossip"}, checkSchedule, false},
		{"counting", []string{"broadcast", "gossip"}, checkCounting, false},
		{"cluster", []string{"cluster"}, checkCluster, false},
		{"classes", []string{"cluster"}, checkClasses, false},
		{"code", []string{"cluster"}, checkCode, false},
		{"embedding", []string{"contains"}, checkEmbedding, false},
		{"lrat", []string{"bisection", "hamiltonian", "broadcast", "cluster", "lanes"}, checkRefutation, false},
		{"cubes", []string{"bisection"}, checkCubes, false},
		{"branches", []string{"bisection"}, checkBranches, false},
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

// Several tells whether a proof of the kind may show several statements.
func Several(kind string) bool {
	return slices.ContainsFunc(proofs(), func(p proof) bool { return p.kind == kind && p.several })
}

// Checker checks certificates one after the other. It keeps the graph of the last
// network, so that many certificates about one network look it up and validate it
// once. World must give the same graph for the same name all the time.
type Checker struct {
	World World
	name  string // of graph's network
	graph Graph  // validated; nil before the first
	kept  int64  // the memory that graph takes
}

// Check tells whether the certificate proves its statements. It returns nil if it
// does, a *Rejection if it does not, and the World's error if the network, the
// router or a file beside the certificate is not to be had, or ErrBudget if checking
// costs more than the World's budget has. It is the same whether c was read from a file or
// made.
func (k *Checker) Check(c *Certificate) error {
	err := k.World.Budget.start(c)
	if err == nil {
		err = k.check(c)
	}
	var r *Rejection
	if errors.As(err, &r) && r.Line == 0 {
		r.Line = c.Line
	}
	return err
}

// Forget drops the network that is kept.
func (k *Checker) Forget() {
	k.graph = nil
	k.World.Budget.Keep(&k.kept, 0)
}

// Check is that of a Checker for one certificate.
func (c *Certificate) Check(w World) error { return (&Checker{World: w}).Check(c) }

func (k *Checker) check(c *Certificate) error {
	all := proofs()
	i := slices.IndexFunc(all, func(p proof) bool { return p.kind == c.Kind })
	if i < 0 {
		return reject("kind/unknown", "proof by %q, want one of %q", cut(c.Kind), Kinds())
	}
	p := all[i]
	if err := p.suits(c.Statements()); err != nil {
		return err
	}
	if name := c.Statement.Network; k.graph == nil || k.name != name {
		if err := k.look(c.Statement); err != nil {
			return err
		}
	}
	if err := k.World.pass(passes + c.passes()); err != nil {
		return err
	}
	return p.check(c, k.graph, k.World)
}

// look looks up the network of a statement, and validates it.
func (k *Checker) look(s Statement) error {
	k.graph = nil
	g, err := k.World.Graph(s.Network)
	if err != nil {
		return fmt.Errorf("certificates: %s: %w", cut(s.String()), err)
	}
	if k.World.Budget != nil {
		k.World.extent = extent(g)
		if err := k.World.Budget.Keep(&k.kept, 16*int64(g.Order())+4*k.World.extent); err != nil {
			return err
		}
		if err := k.World.pass(passes); err != nil {
			return err
		}
	}
	if err := Validate(g); err != nil {
		return err
	}
	if g.Order() == 0 {
		return reject("graph/empty", "%s has no vertices, want at least one", cut(s.Network))
	}
	k.name, k.graph = s.Network, g
	return nil
}

// suits tells whether these are statements that one proof of the kind may show.
func (p proof) suits(statements []Statement) error {
	if len(statements) > 1 && !p.several {
		return statements[1].reject("statement/several", "%d statements, want one: %s proves no more", len(statements), p.kind)
	}
	for i, s := range statements {
		if !slices.Contains(p.subjects, s.Subject) {
			return s.reject("statement/subject", "%q cannot be proved by %s, want one of %q", cut(s.Subject), p.kind, p.subjects)
		}
		if s.Network != statements[0].Network {
			return s.reject("statement/network", "a statement about %s, want one about %s as the first is", cut(s.Network), cut(statements[0].Network))
		}
		for _, before := range statements[:i] {
			if s.String() == before.String() {
				return s.reject("statement/repeated", "%q occurs twice, want each statement once", cut(s.String()))
			}
		}
	}
	return nil
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
				return reject("graph/loop", "vertex %d is its own neighbour, want none that is", v)
			case i > 0 && row[i-1] >= u:
				return reject("graph/order", "vertex %d has neighbours %d, %d, want them increasing", v, row[i-1], u)
			}
		}
	}
	// When the rows are gone through in order, the vertices that have u in theirs
	// come in increasing order, and have to be those of u's row.
	met := make([]int, n) // how many of u's row have come
	for v := range uint32(n) {
		for _, u := range g.Neighbors(v) {
			if row := g.Neighbors(u); met[u] == len(row) || row[met[u]] != v {
				return reject("graph/asymmetric", "%d is a neighbour of %d, and row %d is %s, want both ways or neither", u, v, u, cut(fmt.Sprint(row)))
			}
			met[u]++
		}
	}
	return nil
}

// adjacent tells whether a link joins u and v.
func adjacent(g Graph, u, v uint32) bool {
	_, found := slices.BinarySearch(g.Neighbors(u), v)
	return found
}
