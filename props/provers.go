package props

import (
	"errors"
	"fmt"
	"slices"
	"strconv"

	"topocert/certificates"
	"topocert/certificates/clusters"
	"topocert/solver/anticode"
	"topocert/solver/connectivity"
	"topocert/solver/metric"
	"topocert/solver/symmetry"
	"topocert/topology"
)

// A prover has a fact certified, or bounds on it.
type prover struct {
	// makes are the kinds of its certificates, needs what it looks at beside the links, costs
	// roughly what it takes: for N vertices, M links and K orbits of vertices.
	makes        []string
	needs, costs string
	// toward says that it only tries to meet what the fact is compared with.
	toward bool
	prove  func(q *query) error
}

// provers maps the subjects of facts to their provers, those that cost least first.
func provers() map[string][]prover {
	const orbits = "orbits"
	counted := []prover{{makes: []string{"count"}, costs: "M", prove: (*query).count}}
	seen := []prover{{makes: []string{"distances"}, needs: orbits, costs: "K searches", prove: (*query).distances}}
	connected := []prover{{makes: []string{"paths", "vertex-cut", "edge-cut"}, needs: orbits, costs: "flows", prove: (*query).connectivity}}
	detours := []prover{certified("K·M searches", orbits, func(q *query) (*certificates.Certificate, error) {
		symmetries, err := q.symmetries()
		if err != nil {
			return nil, err
		}
		return metric.ProveDeletions(q.t.ctx, symmetries, q.f.Subject)
	}, "deletions")}
	alike := func(prove func(q *query) (*certificates.Certificate, error), kinds ...string) []prover {
		return []prover{{makes: kinds, needs: "automorphisms", costs: "K searches", prove: func(q *query) error { return q.orbits(prove) }}}
	}
	rounds := []prover{{makes: []string{"counting", "schedule", "lrat"}, needs: orbits, costs: "search", prove: (*query).rounds}}
	return map[string][]prover{
		"order": counted, "size": counted, "min-degree": counted, "max-degree": counted,
		"diameter": seen, "radius": seen, "distance-sum": seen, "girth": seen,
		"eccentricity": {certified("a search", "", (*query).from, "distances")},
		"distances":    {certified("a search", "", (*query).from, "distances")},
		"distance": {certified("a search", "", func(q *query) (*certificates.Certificate, error) {
			return metric.ProveDistancesBetween(q.network, q.v[0], q.v[1])
		}, "distances")},
		"vertex-transitive": alike(func(q *query) (*certificates.Certificate, error) {
			return metric.ProveVertexTransitive(q.t.ctx, q.network, q.symmetries)
		}, "distances", "vertex-pair"),
		"vertex-orbits": alike(func(q *query) (*certificates.Certificate, error) {
			symmetries, err := q.symmetries()
			if err != nil {
				return nil, err
			}
			return metric.ProveDistances(q.t.ctx, symmetries, "vertex-orbits")
		}, "distances"),
		"edge-transitive": {certified("K searches", "automorphisms", func(q *query) (*certificates.Certificate, error) {
			return metric.ProveEdgeTransitive(q.t.ctx, q.network, q.symmetries)
		}, "automorphisms", "edge-pair")},
		"bipartite": {certified("a search", "", func(q *query) (*certificates.Certificate, error) {
			return metric.ProveBipartite(q.network)
		}, "colouring", "odd-cycle")},
		"hamiltonian": {{makes: []string{"cycle", "separator", "frontier", "lrat"}, costs: "search", prove: func(q *query) error { return rest(q, Hamilton()) }}},
		"bisection": {
			{makes: []string{"flow"}, needs: orbits, costs: "flows", toward: true, prove: (*query).flow},
			{makes: []string{"cut"}, costs: "local search", toward: true, prove: (*query).cut},
			{makes: []string{"cut", "flow", "spectral", "order", "lrat", "cubes", "branches"}, needs: orbits, costs: "search", prove: func(q *query) error { return rest(q, Width()) }},
		},
		"vertex-connectivity": connected, "edge-connectivity": connected,
		"vertex-fault-detour": detours, "edge-fault-detour": detours,
		"disjoint-paths": {certified("a flow", "", func(q *query) (*certificates.Certificate, error) {
			return connectivity.ProvePathsBetween(q.t.ctx, q.network, q.v[0], q.v[1], -1)
		}, "paths")},
		"cluster":   {{makes: []string{"cluster", "classes", "code", "lrat"}, needs: orbits, costs: "search", prove: (*query).cluster}},
		"contains":  {{makes: []string{"embedding"}, costs: "M", prove: (*query).contains}},
		"lanes":     {{makes: []string{"layers", "lrat"}, needs: "router", costs: "search", prove: (*query).lanes}},
		"audit":     {{makes: []string{"exhaustion"}, needs: "router", costs: "N² messages", prove: (*query).quantity}},
		"deadlock":  {{makes: []string{"channel-order", "channel-cycle"}, needs: "router", costs: "N² messages", prove: (*query).deadlock}},
		"route":     {certified("a message", "router", (*query).route, "trace")},
		"broadcast": rounds, "gossip": rounds,
	}
}

// certified is a prover that makes one certificate, of its fact.
func certified(costs, needs string, prove func(q *query) (*certificates.Certificate, error), kinds ...string) prover {
	return prover{makes: kinds, needs: needs, costs: costs, prove: func(q *query) error {
		q.certify(q.f.String(), prove)
		return nil
	}}
}

// establish establishes the fact, as far as it is asked for.
func (q *query) establish() error {
	list, before := provers()[q.f.Subject], len(q.t.statements)
	if list == nil {
		return fmt.Errorf("props: nothing establishes %q", q.f)
	}
	for _, p := range list {
		if p.toward && q.aim.least == nil && (q.aim.most == nil || q.aim.exactly) {
			continue
		}
		if err := p.prove(q); err != nil {
			return err
		}
		if len(list) > 1 {
			if b, err := q.t.session.said(q.t.statements[before:]).Known(q.f); err != nil || q.aim.met(b) {
				return err
			}
		}
	}
	return nil
}

// certify has a certificate of the fact made, once for the key.
func (q *query) certify(key string, prove func(q *query) (*certificates.Certificate, error)) {
	q.t.certify(key, q.f, func() (*certificates.Certificate, error) { return prove(q) })
}

func (q *query) symmetries() (*symmetry.Symmetries, error) {
	return q.t.session.symmetries(q.t.ctx, q.network)
}

func (q *query) count() error {
	q.certify("count "+q.Name(), func(q *query) (*certificates.Certificate, error) {
		return metric.ProveCount(q.network, "order", "size", "min-degree", "max-degree")
	})
	return nil
}

// distances establishes what the distances from one vertex of each orbit show.
func (q *query) distances() error {
	// One proof shows the three that most claims ask for.
	subjects := []string{"diameter", "radius", "distance-sum"}
	if !slices.Contains(subjects, q.f.Subject) {
		subjects = []string{q.f.Subject}
	}
	q.certify(subjects[0]+" "+q.Name(), func(q *query) (*certificates.Certificate, error) {
		symmetries, err := q.symmetries()
		if err != nil {
			return nil, err
		}
		return metric.ProveDistances(q.t.ctx, symmetries, subjects...)
	})
	return nil
}

// from establishes the distances from a vertex.
func (q *query) from() (*certificates.Certificate, error) {
	return metric.ProveDistancesFrom(q.network, q.f.Subject, q.v[0])
}

// orbits establishes a fact about the orbits of vertices. Distances cannot show that a
// network is not vertex-transitive, or how many orbits it has, if vertices of different
// orbits see the same distances. That is no defect of ours.
func (q *query) orbits(prove func(q *query) (*certificates.Certificate, error)) error {
	_, err := q.t.session.establish(q.t.ctx, q.f.String(), func() (*certificates.Certificate, error) { return prove(q) })
	var rejected *certificates.Rejection
	if errors.As(err, &rejected) && rejected.Rule == "orbits/alike" {
		q.t.Openf("%s is not vertex-transitive by search, but its distances tell no two vertices apart, so there is no certificate", q.title())
	}
	if errors.As(err, &rejected) && rejected.Rule == "orbits/open" {
		q.t.Openf("the orbits of %s on its vertices are not certified: its distances do not tell apart all that the automorphisms found leave apart (%s)", q.title(), rejected.Detail)
	}
	q.certify(q.f.String(), prove)
	return nil
}

// connectivity establishes the least number of vertices, or links, without which the
// network falls apart, from both sides.
func (q *query) connectivity() error {
	found, err := remember(q.t.ctx, q.t.session, q.Name(), q.f.Subject, func() (*connectivity.Result, error) {
		symmetries, err := q.symmetries()
		if err != nil {
			return nil, err
		}
		return connectivity.Find(q.t.ctx, symmetries, q.f.Subject)
	})
	if err != nil {
		return err
	}
	for _, c := range []*certificates.Certificate{found.AtLeast, found.AtMost} {
		if c != nil {
			q.t.Prove(c, nil)
		}
	}
	return found.Beyond
}

// anticodeBudget bounds the branches searched for a largest anticode: about a second
// for a hundred nodes.
const anticodeBudget = 300_000

// foundAnticode is a set of vertices, and whether it is known that none is larger.
type foundAnticode struct {
	set   []uint32
	exact bool
}

func (q *query) cluster() error {
	d, err := strconv.Atoi(q.f.Args[0])
	if err != nil {
		return fmt.Errorf("%w: diameter %s", ErrArgument, q.f.Args[0])
	}
	q.t.anticode(q.Net, d)
	return nil
}

// anticode finds a largest anticode: a set of vertices of which no two are further apart
// than d. It establishes the size, from both sides if it is known that none is larger.
func (t *Case) anticode(net *Net, d int) foundAnticode {
	a, err := remember(t.ctx, t.session, net.Name(), fmt.Sprintf("anticode %d", d), func() (foundAnticode, error) {
		if err := clusters.Within(net.network.CSR()); err != nil {
			return foundAnticode{}, err
		}
		symmetries, err := t.session.symmetries(t.ctx, net.network)
		if err != nil {
			return foundAnticode{}, err
		}
		set, exact := anticode.Find(t.ctx, symmetries, d, anticodeBudget)
		return foundAnticode{set, exact}, t.ctx.Err()
	})
	t.Check(err)
	t.AnticodeAtLeast(net, d, a.set)
	if a.exact {
		t.AnticodeAtMost(net, d, len(a.set))
	}
	return a
}

// contains establishes that the network has all links of another one, where each vertex is
// the one with the same number. Otherwise nothing is known.
func (q *query) contains() error {
	inner := q.t.Net("%s", q.f.Args[0])
	image := make([]uint32, q.Order())
	for v := range image {
		image[v] = uint32(v)
	}
	if inner.Order() == q.Order() && embeds(q.network, inner.network, image) {
		q.t.Contains(q.Net, inner, image)
	}
	return nil
}

func embeds(net, other topology.Network, image []uint32) bool {
	for u, v := range other.CSR().Edges() {
		if !net.CSR().HasEdge(image[u], image[v]) {
			return false
		}
	}
	return true
}
