package props

import (
	"errors"
	"fmt"
	"math/big"
	"slices"
	"strconv"

	"topocert/certificates"
	"topocert/routing"
	"topocert/solver/broadcast"
	"topocert/topology"
)

// asked answers a formula's questions in a case: it establishes each fact that it is
// asked for, and notes the certificates.
type asked struct {
	t *Case
	// missing are the facts that could not be settled, with what is known of them.
	missing []string
	// op and goal are what the fact that is asked for is compared with; goal is nil if
	// that is not known.
	op   string
	goal *big.Rat
}

// Aim notes what the next fact is compared with.
func (a *asked) Aim(op string, value *big.Rat) { a.op, a.goal = op, value }

// atMost returns the number that a fact must not exceed for the comparison to hold,
// ok if there is one.
func (a *asked) atMost() (n int, ok bool) {
	switch {
	case a.goal == nil:
		return 0, false
	case a.op == "<=" || a.op == "==":
		return whole(floor(a.goal))
	case a.op == "<":
		return whole(new(big.Int).Sub(ceil(a.goal), big.NewInt(1)))
	}
	return 0, false
}

// atLeast returns the number that a fact must not fall below for the comparison to hold,
// where the comparison asks for a lower bound alone.
func (a *asked) atLeast() (n int, ok bool) {
	switch {
	case a.goal == nil:
		return 0, false
	case a.op == ">=":
		return whole(ceil(a.goal))
	case a.op == ">":
		return whole(new(big.Int).Add(floor(a.goal), big.NewInt(1)))
	}
	return 0, false
}

func floor(x *big.Rat) *big.Int { return new(big.Int).Div(x.Num(), x.Denom()) }

func ceil(x *big.Rat) *big.Int { return new(big.Int).Neg(floor(new(big.Rat).Neg(x))) }

// whole returns a number if it is small.
func whole(n *big.Int) (int, bool) {
	return int(n.Int64()), n.IsInt64() && n.Int64() >= 0 && n.Int64() < 1<<31
}

func (t *Case) asked() *asked { return &asked{t: t} }

// Canonical may have to read, or to make, a network.
func (a *asked) Canonical(name string) (string, error) {
	if a.t.limited == nil {
		return a.t.session.names.Canonical(name)
	}
	return Within(a.t.limited, func() (string, error) { return a.t.session.names.Canonical(name) })
}

func (a *asked) CanonicalRouter(router, network string) (string, error) {
	return a.t.session.names.CanonicalRouter(router, network)
}

func (a *asked) Vertex(network, label string) (uint32, error) {
	return a.t.session.names.Vertex(network, label)
}

// open says what is missing.
func (a *asked) open() []string { return a.missing }

// Known establishes a fact, as far as the session's limits allow. What it returns is
// what the certificates say that it has noted in the case: no more, whatever else the
// session knows.
func (a *asked) Known(f certificates.Fact) (b certificates.Bounds, err error) {
	var net *Net
	var vertices []uint32
	before := len(a.t.statements)
	why, err := a.t.attempt(func(t *Case) (err error) {
		of := t.Net("%s", f.Network)
		if vertices, err = verticesOf(of, f); err != nil {
			return err
		}
		net = of
		return nil
	})
	if err == nil && why == "" {
		if net.Order() == 0 {
			a.missing = append(a.missing, fmt.Sprintf("%s has no vertices, and nothing is certified of it", net.title()))
			return certificates.Bounds{}, nil
		}
		why, err = a.t.attempt(func(t *Case) error {
			return (&asked{t: t, op: a.op, goal: a.goal}).establish(&Net{net.network, t}, f, vertices)
		})
	}
	if err != nil {
		return certificates.Bounds{}, err
	}
	if net == nil {
		a.missing = append(a.missing, fmt.Sprintf("%s: %s", f, why))
		return certificates.Bounds{}, nil
	}
	if b, err = a.t.session.said(a.t.statements[before:]).Known(f); err != nil {
		return certificates.Bounds{}, err
	}
	if broken := a.t.session.Broken(); broken != nil && !b.Settled() {
		return certificates.Bounds{}, broken
	}
	switch {
	case b.Settled():
	case a.t.limited != nil && why != "":
		a.missing = append(a.missing, fmt.Sprintf("%s: %s", unsettled(net, f, b), why))
	case why != "":
		a.missing = append(a.missing, why)
	default:
		a.missing = append(a.missing, unsettled(net, f, b))
	}
	return b, nil
}

// unsettled says what is known of a fact that is not known exactly.
func unsettled(net *Net, f certificates.Fact, b certificates.Bounds) string {
	switch {
	case f.Subject == "bisection" && b.Low != nil && b.High != nil:
		return fmt.Sprintf("the bisection width of %s is only known to be %s to %s", net.title(), b.Low.RatString(), b.High.RatString())
	case f.Subject == "hamiltonian":
		return fmt.Sprintf("it is not known whether %s has a Hamiltonian cycle", net.title())
	}
	known := "nothing is known"
	switch {
	case b.Low != nil && b.High != nil:
		known = fmt.Sprintf("only %s to %s is known", b.Low.RatString(), b.High.RatString())
	case b.Low != nil:
		known = fmt.Sprintf("only at least %s is known", b.Low.RatString())
	case b.High != nil:
		known = fmt.Sprintf("only at most %s is known", b.High.RatString())
	}
	return fmt.Sprintf("%s: %s", certificates.Fact{Subject: f.Subject, Network: net.title(), Args: f.Args}, known)
}

// ErrArgument marks an argument of a fact that is not among the network's vertices,
// or no router or model.
var ErrArgument = errors.New("argument out of range")

// verticesOf returns those arguments of a fact that are vertices.
func verticesOf(net *Net, f certificates.Fact) ([]uint32, error) {
	var texts []string
	switch f.Subject {
	case "eccentricity", "distances":
		texts = f.Args[:1]
	case "distance", "disjoint-paths":
		texts = f.Args[:2]
	case "route":
		texts = f.Args[1:3]
	case "broadcast":
		if f.Args[1] != "all" {
			texts = f.Args[1:2]
		}
	}
	var list []uint32
	for _, text := range texts {
		v, err := strconv.ParseUint(text, 10, 32)
		if err != nil || v >= uint64(net.Order()) {
			return nil, fmt.Errorf("%w: vertex %s of %s, want 0 … %d", ErrArgument, text, net.Name(), net.Order()-1)
		}
		list = append(list, uint32(v))
	}
	if len(list) == 2 && list[0] == list[1] && f.Subject == "disjoint-paths" {
		return nil, fmt.Errorf("%w: paths from vertex %d to itself", ErrArgument, list[0])
	}
	return list, nil
}

// establish establishes a fact in the way of its subject.
func (a *asked) establish(net *Net, f certificates.Fact, v []uint32) error {
	t := a.t
	switch f.Subject {
	case "order", "size", "min-degree", "max-degree":
		t.count(net, f.Subject)
	case "diameter", "radius", "distance-sum", "girth":
		t.distances(net, f.Subject)
	case "vertex-transitive":
		t.vertexTransitive(net)
	case "vertex-orbits":
		t.vertexOrbits(net)
	case "eccentricity", "distances":
		t.from(net, f.Subject, v[0])
	case "distance":
		t.between(net, v[0], v[1])
	case "edge-transitive":
		t.EdgeTransitive(net)
	case "bipartite":
		t.Bipartite(net)
	case "hamiltonian":
		h, err := t.session.hamilton(t.ctx, net.network)
		if err != nil {
			return err
		}
		if h.Statement != "" {
			t.statements = append(t.statements, h.Statement)
		}
	case "bisection":
		a.width(net)
	case "vertex-connectivity", "edge-connectivity":
		t.connectivity(net, f.Subject)
	case "vertex-fault-detour", "edge-fault-detour":
		t.faultDetour(net, f.Subject)
	case "disjoint-paths":
		t.disjointPaths(net, v[0], v[1])
	case "cluster":
		d, err := strconv.Atoi(f.Args[0])
		if err != nil {
			return fmt.Errorf("%w: diameter %s", ErrArgument, f.Args[0])
		}
		t.anticode(net, d)
	case "contains":
		t.containsInPlace(net, f.Args[0])
	case "lanes":
		return t.lanes(net, f.Args[0])
	case "audit", "deadlock", "route":
		return t.aboutRouter(net, f, v)
	case "broadcast", "gossip":
		return a.aboutRounds(net, f, v)
	default:
		return fmt.Errorf("props: nothing establishes %q", f)
	}
	return nil
}

// containsInPlace establishes that the network has all links of another one, where each
// vertex is the one with the same number. Otherwise nothing is known.
func (t *Case) containsInPlace(net *Net, other string) {
	inner := t.Net("%s", other)
	image := make([]uint32, net.Order())
	for v := range image {
		image[v] = uint32(v)
	}
	if inner.Order() == net.Order() && embeds(net.network, inner.network, image) {
		t.Contains(net, inner, image)
	}
}

func embeds(net, other topology.Network, image []uint32) bool {
	for u, v := range other.CSR().Edges() {
		if !net.CSR().HasEdge(image[u], image[v]) {
			return false
		}
	}
	return true
}

func (t *Case) aboutRouter(net *Net, f certificates.Fact, v []uint32) error {
	r, err := t.session.names.Router(f.Args[0], net.Name())
	if err != nil {
		return err
	}
	if _, relative := r.(certificates.Relative); !relative && f.Subject != "route" {
		t.Check(certificates.WithinAudit(net.network.CSR(), net.Order()))
	}
	switch f.Subject {
	case "route":
		t.route(net, f.Args[0], r, v[0], v[1])
	case "deadlock":
		t.Routes(f.Args[0], net).Deadlock()
	default:
		t.Routes(f.Args[0], net).quantity(f.Args[1])
	}
	return nil
}

// wantModel refuses what is no model of broadcasts.
func wantModel(name string) error {
	if models := []routing.Model{routing.SinglePort, routing.AllPort}; !slices.Contains(models, routing.Model(name)) {
		return fmt.Errorf("%w: model %q, want one of %q", ErrArgument, name, models)
	}
	return nil
}

// aboutRounds establishes bounds on the rounds of a broadcast or a gossip. For one
// source with one port it searches for the least number. For all sources, and for a
// gossip, the lower bound is by counting. For the upper bound it tries schedules with as
// many rounds as the comparison needs, or else with few more than the lower bound.
func (a *asked) aboutRounds(net *Net, f certificates.Fact, v []uint32) error {
	t, model := a.t, routing.Model(f.Args[0])
	if err := wantModel(f.Args[0]); err != nil {
		return err
	}
	most, limited := a.atMost()
	source := uint32(0)
	if len(v) == 1 {
		source = v[0]
	}
	if broadcast.Bound(net.network, routing.AllPort, source) < 0 {
		t.Openf("not all vertices of %s can be reached from %s, so that no number of rounds is enough", net.title(), net.Label(source))
	}
	switch {
	case f.Subject == "broadcast" && len(v) == 1 && model == routing.SinglePort:
		t.Broadcast(net, v[0])
	case f.Subject == "broadcast" && len(v) == 1:
		t.AtLeast(net, model, v[0])
		s, err := routing.NewSchedule("flood", net.network, v[0])
		if err != nil {
			return err
		}
		t.Prove(broadcast.ProveSchedule(net.network, s))
	case f.Subject == "broadcast":
		t.roundsFromAll(net, model, most, limited)
	default:
		t.gossipRounds(net, model, most, limited)
	}
	return nil
}
