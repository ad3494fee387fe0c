package props

import (
	"errors"
	"fmt"
	"slices"
	"strconv"

	"topocert/certificates"
	"topocert/routing"
	"topocert/solver"
	"topocert/topology"
)

// asked answers a formula's questions in a case: it establishes each fact that it is
// asked for, and notes the certificates.
type asked struct {
	t *Case
	// missing are the facts that could not be settled, with what is known of them.
	missing []string
}

func (t *Case) asked() *asked { return &asked{t: t} }

func (a *asked) Canonical(name string) (string, error) { return a.t.session.Canonical(name) }

func (a *asked) Vertex(network, label string) (uint32, error) {
	return a.t.session.Vertex(network, label)
}

// open says what is missing.
func (a *asked) open() []string { return a.missing }

// Known establishes a fact, as far as the session's limits allow.
func (a *asked) Known(f certificates.Fact) (b certificates.Bounds, err error) {
	net := a.t.Net("%s", f.Network)
	vertices, err := vertices(net, f)
	if err != nil {
		return certificates.Bounds{}, err
	}
	b, err = a.t.establish(net, f, vertices)
	if err == nil && !b.Settled() {
		a.missing = append(a.missing, unsettled(net, f, b))
	}
	return b, err
}

// unsettled says what is known of a fact that is not known exactly.
func unsettled(net *Net, f certificates.Fact, b certificates.Bounds) string {
	switch {
	case f.Subject == "bisection" && b.Low != nil && b.High != nil:
		return fmt.Sprintf("the bisection width of %s is only known to be %s to %s", net.Name(), b.Low.RatString(), b.High.RatString())
	case f.Subject == "hamiltonian":
		return fmt.Sprintf("it is not known whether %s has a Hamiltonian cycle", net.Name())
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
	return fmt.Sprintf("%s: %s", f, known)
}

// ErrArgument marks an argument of a fact that is not among the network's vertices,
// or no router or model.
var ErrArgument = errors.New("argument out of range")

// vertices returns those arguments of a fact that are vertices.
func vertices(net *Net, f certificates.Fact) ([]uint32, error) {
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
func (t *Case) establish(net *Net, f certificates.Fact, v []uint32) (certificates.Bounds, error) {
	about := f.String()
	switch f.Subject {
	case "order", "size", "min-degree", "max-degree":
		return t.count(net, f.Subject), nil
	case "diameter", "radius", "distance-sum", "girth", "vertex-transitive", "vertex-orbits":
		return t.distances(net, f.Subject), nil
	case "eccentricity", "distances":
		return t.from(net, f.Subject, v[0]), nil
	case "distance":
		return t.between(net, v[0], v[1]), nil
	case "edge-transitive":
		t.EdgeTransitive(net)
	case "bipartite":
		t.Bipartite(net)
	case "hamiltonian":
		h, err := t.session.hamilton(t.ctx, net.network)
		if h == nil {
			return certificates.Bounds{}, err
		}
	case "bisection":
		w, err := t.session.bisect(t.ctx, net.network, solver.DefaultEffort())
		if w == nil {
			return certificates.Bounds{}, err
		}
	case "vertex-connectivity", "edge-connectivity":
		t.connectivity(net, f.Subject)
	case "vertex-fault-detour", "edge-fault-detour":
		t.faultDetour(net, f.Subject)
	case "disjoint-paths":
		return t.disjointPaths(net, v[0], v[1]), nil
	case "cluster":
		d, err := strconv.Atoi(f.Args[0])
		if err != nil {
			return certificates.Bounds{}, fmt.Errorf("%w: diameter %s", ErrArgument, f.Args[0])
		}
		t.anticode(net, d)
	case "contains":
		return t.containsInPlace(net, f.Args[0])
	case "audit", "deadlock", "route":
		return t.aboutRouter(net, f, v)
	case "broadcast", "gossip":
		return t.aboutRounds(net, f, v)
	default:
		return certificates.Bounds{}, fmt.Errorf("props: nothing establishes %q", about)
	}
	return t.rest(about), nil
}

// containsInPlace establishes that the network has all links of another one, each
// vertex being that with the same number. Otherwise nothing is known.
func (t *Case) containsInPlace(net *Net, other string) (certificates.Bounds, error) {
	inner := t.Net("%s", other)
	image := make([]uint32, net.Order())
	for v := range image {
		image[v] = uint32(v)
	}
	if inner.Order() != net.Order() || !embeds(net.network, inner.network, image) {
		return certificates.Bounds{}, nil
	}
	t.Contains(net, inner, image)
	return t.session.fact("contains " + net.Name() + " " + inner.Name()).bounds, nil
}

func embeds(net, other topology.Network, image []uint32) bool {
	for u, v := range other.CSR().Edges() {
		if !net.CSR().HasEdge(image[u], image[v]) {
			return false
		}
	}
	return true
}

func (t *Case) aboutRouter(net *Net, f certificates.Fact, v []uint32) (certificates.Bounds, error) {
	r, err := t.session.names.Router(f.Args[0], net.Name())
	if err != nil {
		return certificates.Bounds{}, err
	}
	if f.Subject == "route" {
		return t.route(net, f.Args[0], r, v[0], v[1]), nil
	}
	routes := t.Routes(f.Args[0], net)
	if f.Subject == "deadlock" {
		routes.Deadlock()
		return t.session.fact(f.String()).bounds, nil
	}
	return routes.quantity(f.Args[1]), nil
}

// aboutRounds establishes bounds on the rounds of a broadcast or a gossip. Only
// single-port broadcasts from one source are searched for; all-port broadcasts take
// as many rounds as the eccentricity. Of the others bounds are known.
func (t *Case) aboutRounds(net *Net, f certificates.Fact, v []uint32) (certificates.Bounds, error) {
	ports := routing.Model(f.Args[0])
	if models := []routing.Model{routing.SinglePort, routing.AllPort}; !slices.Contains(models, ports) {
		return certificates.Bounds{}, fmt.Errorf("%w: model %q, want one of %q", ErrArgument, ports, models)
	}
	switch {
	case f.Subject == "gossip":
		t.GossipAtLeast(net, ports)
	case len(v) == 0:
		t.roundsFromAll(net, ports)
	case ports == routing.AllPort:
		t.AtLeast(net, ports, v[0])
		s, err := routing.NewSchedule("flood", net.network, v[0])
		if err != nil {
			return certificates.Bounds{}, err
		}
		t.Prove(solver.ProveSchedule(net.network, s))
	default:
		t.Broadcast(net, v[0])
	}
	return t.rest(f.String()), nil
}
