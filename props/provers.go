package props

import (
	"errors"
	"fmt"
	"slices"
	"strconv"

	"topocert/certificates"
	"topocert/certificates/automorphism"
	"topocert/certificates/broadcasts"
	"topocert/certificates/faults"
	"topocert/certificates/lrat"
	"topocert/certificates/metric"
	"topocert/certificates/strategy"
	"topocert/certificates/subgraphs"
	"topocert/certificates/traffic"
	"topocert/certificates/widths"
	"topocert/solver/connectivity"
	"topocert/solver/invariants"
	"topocert/solver/symmetry"
	"topocert/topology"
)

// A prover has a fact certified, or bounds on it.
type prover struct {
	prove func(q *query) error
	// proofs has one of each type that the prover makes: so it refers to kinds.
	proofs []any
	// toward says that it only tries to meet what the fact is compared with.
	toward bool
}

// by is a prover that makes proofs of these types.
func by(prove func(q *query) error, proofs ...any) prover {
	return prover{prove: prove, proofs: proofs}
}

// certified is a prover that makes one certificate, of its fact.
func certified(prove func(q *query) (*certificates.Certificate, error), proofs ...any) prover {
	return by(func(q *query) error {
		q.certify(q.f.String(), prove)
		return nil
	}, proofs...)
}

// toward is a prover that is asked only if the fact is compared with a number.
func toward(p prover) prover {
	p.toward = true
	return p
}

// provers maps the subjects of statements to their provers, those that cost least first.
func provers() map[string][]prover {
	one := func(p prover) []prover { return []prover{p} }
	counted := one(by((*query).count, metric.Count{}))
	seen := one(by((*query).distances, metric.Distances{}))
	from := one(certified((*query).from, metric.Distances{}))
	detours := one(certified((*query).detours, faults.Deletions{}))
	multiplicities := one(by((*query).multiplicity, subgraphs.Eigenvectors{}, subgraphs.Rank{}))
	return map[string][]prover{
		"order": counted, "size": counted, "min-degree": counted, "max-degree": counted,
		"diameter": seen, "radius": seen, "distance-sum": seen, "girth": seen,
		"eccentricity": from, "distances": from,
		"distance": one(certified(func(q *query) (*certificates.Certificate, error) {
			return invariants.ProveDistancesBetween(q.network, q.v[0], q.v[1])
		}, metric.Distances{})),
		"vertex-transitive": one(by(alike(func(q *query) (*certificates.Certificate, error) {
			return invariants.ProveVertexTransitive(q.t.ctx, q.network, q.findSymmetries)
		}), metric.Distances{}, metric.VertexPair{})),
		"vertex-orbits": one(by((*query).vertexOrbits, metric.Distances{}, automorphism.Invariants{})),
		"edge-orbits": one(by(alike(func(q *query) (*certificates.Certificate, error) {
			return symmetry.ProveOrbits(q.t.ctx, q.t.symmetries(q.Net), "edge-orbits")
		}), automorphism.Invariants{})),
		"automorphisms": one(certified(func(q *query) (*certificates.Certificate, error) {
			return symmetry.ProveGroupOrder(q.t.ctx, q.t.symmetries(q.Net), symmetry.DefaultLimits())
		}, automorphism.Stabilisers{})),
		"edge-transitive": one(certified(func(q *query) (*certificates.Certificate, error) {
			return invariants.ProveEdgeTransitive(q.t.ctx, q.network, q.findSymmetries)
		}, automorphism.Automorphisms{}, metric.EdgePair{})),
		"bipartite": one(certified(func(q *query) (*certificates.Certificate, error) {
			return invariants.ProveBipartite(q.network)
		}, subgraphs.Colouring{}, subgraphs.OddCycle{})),
		"hamiltonian": one(by(func(q *query) error { return rest(q, Hamilton()) }, subgraphs.Cycle{}, subgraphs.Separator{}, subgraphs.Frontier{}, lrat.Refutation{})),
		"bisection": {
			toward(by((*query).flow, widths.Flow{})),
			toward(by((*query).cut, widths.Cut{})),
			by(func(q *query) error { return rest(q, Width()) },
				widths.Cut{}, widths.Flow{}, widths.Spectral{}, widths.Order{}, lrat.Refutation{}, widths.Cubes{}, widths.Branches{}),
		},
		"vertex-connectivity": {toward(by((*query).connected, faults.Paths{})), by((*query).connectivity, faults.Paths{}, faults.VertexCut{})},
		"edge-connectivity":   {toward(by((*query).connected, faults.Paths{})), by((*query).connectivity, faults.Paths{}, faults.EdgeCut{})},
		"vertex-fault-detour": detours, "edge-fault-detour": detours,
		"disjoint-paths": one(by((*query).pathsBetween, faults.Paths{}, faults.VertexCut{})),
		"spanning-trees": one(certified(func(q *query) (*certificates.Certificate, error) {
			return invariants.ProveSpanningTrees(q.t.ctx, q.network)
		}, subgraphs.Determinant{})),
		"eigenvalue-multiplicity": multiplicities, "laplacian-multiplicity": multiplicities,
		"matching-number": one(by(func(q *query) error {
			atLeast, atMost, err := invariants.ProveMatching(q.t.ctx, q.network)
			return q.certificates([]*certificates.Certificate{atLeast, atMost}, err)
		}, subgraphs.Matching{}, subgraphs.Barrier{})),
		"cluster":           one(by((*query).cluster, subgraphs.Cluster{}, subgraphs.Classes{}, subgraphs.Code{}, lrat.Refutation{})),
		"contains":          append(one(by((*query).contains, automorphism.Embedding{})), wordProvers()...),
		"weighted-distance": wordProvers(),
		"lanes":             one(by((*query).lanes, traffic.Layers{}, lrat.Refutation{})),
		"audit":             one(by((*query).quantity, traffic.Exhaustion{})),
		"deadlock":          one(by((*query).deadlock, traffic.ChannelOrder{}, traffic.ChannelCycle{})),
		"route":             one(certified((*query).route, traffic.Trace{})),
		"broadcast":         one(by((*query).rounds, broadcasts.Counting{}, broadcasts.Schedule{}, lrat.Refutation{})),
		"gossip":            one(by((*query).rounds, broadcasts.Counting{}, broadcasts.Schedule{})),
	}
}

// wordProvers are those of facts that are words of the library.
func wordProvers() []prover {
	return []prover{by(func(q *query) error { return rest(q, word(q.f, q.aim)) }, strategy.Strategy{})}
}

// establish establishes the fact, as far as it is asked for.
func (q *query) establish() error {
	list, before := q.t.session.provers[q.f.Subject], len(q.t.statements)
	if list == nil {
		list = wordProvers()
	}
	for _, p := range list {
		if p.toward && q.aim.least == nil && (q.aim.most == nil || q.aim.exactly) {
			continue
		}
		if err := p.prove(q); err != nil {
			return err
		}
		if len(list) > 1 {
			if b, err := q.t.session.factsOf(q.t.statements[before:]).Known(q.f); err != nil || q.aim.met(b) {
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

func (q *query) findSymmetries() (*symmetry.Symmetries, error) {
	return q.t.session.symmetries(q.t.ctx, q.network)
}

func (q *query) count() error {
	q.certify("count "+q.Name(), func(q *query) (*certificates.Certificate, error) {
		return invariants.ProveCount(q.network, "order", "size", "min-degree", "max-degree")
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
		return invariants.ProveDistances(q.t.ctx, q.t.symmetries(q.Net), subjects...)
	})
	return nil
}

// from establishes the distances from a vertex.
func (q *query) from() (*certificates.Certificate, error) {
	return invariants.ProveDistancesFrom(q.network, q.f.Subject, q.v[0])
}

func (q *query) detours() (*certificates.Certificate, error) {
	return invariants.ProveDeletions(q.t.ctx, q.t.symmetries(q.Net), q.f.Subject)
}

// alike establishes a fact about orbits. Distances cannot show that a network is not
// vertex-transitive, if vertices of different orbits see the same distances, nor refinement how
// many orbits it has, if it makes the same of them. That is no defect of ours.
func alike(prove func(q *query) (*certificates.Certificate, error)) func(q *query) error {
	return func(q *query) error {
		_, err := q.t.session.establish(q.t.ctx, q.f.String(), func() (*certificates.Certificate, error) { return prove(q) })
		var rejected *certificates.Rejection
		if errors.As(err, &rejected) && rejected.Rule == "orbits/alike" {
			q.t.Openf("%s is not vertex-transitive by search, but its distances tell no two vertices apart, so there is no certificate", q.title())
		}
		if errors.As(err, &rejected) && rejected.Rule == "invariants/alike" {
			q.t.Openf("the orbits of %s are not certified: refinement does not tell apart all that the automorphisms found leave apart (%s)", q.title(), rejected.Detail)
		}
		q.certify(q.f.String(), prove)
		return nil
	}
}

// vertexOrbits establishes the number of orbits of vertices: by distances, or by refinement where
// these do not tell the orbits apart.
func (q *query) vertexOrbits() error {
	byDistances := func() (*certificates.Certificate, error) {
		return invariants.ProveDistances(q.t.ctx, q.t.symmetries(q.Net), q.f.Subject)
	}
	_, err := q.t.session.establish(q.t.ctx, q.f.String()+" by distances", byDistances)
	var rejected *certificates.Rejection
	if errors.As(err, &rejected) && rejected.Rule == "orbits/open" {
		return alike(func(q *query) (*certificates.Certificate, error) {
			return symmetry.ProveOrbits(q.t.ctx, q.t.symmetries(q.Net), q.f.Subject)
		})(q)
	}
	q.t.certify(q.f.String()+" by distances", q.f, byDistances)
	return nil
}

// connectivity establishes the least number of vertices, or links, without which the
// network falls apart, from both sides.
func (q *query) connectivity() error {
	return rest(q, Connectivity(q.f.Subject))
}

// pathsBetween establishes the largest number of disjoint paths between two vertices, from both
// sides.
func (q *query) pathsBetween() error {
	atLeast, err := connectivity.ProvePathsBetween(q.t.ctx, q.network, q.v[0], q.v[1], -1)
	if err != nil {
		return err
	}
	atMost, err := connectivity.ProveCutBetween(q.t.ctx, q.network, q.v[0], q.v[1])
	return q.certificates([]*certificates.Certificate{atLeast, atMost}, err)
}

// anticodeBudget bounds the branches searched for a largest anticode: about a second
// for a hundred nodes.
const anticodeBudget = 300_000

// foundAnticode is a set of vertices, and whether it is known that none is larger.
type foundAnticode struct {
	set   []uint32
	exact bool
}

// multiplicity is how often a number is an eigenvalue.
func (q *query) multiplicity() error {
	atLeast, atMost, err := invariants.ProveMultiplicity(q.t.ctx, q.network, q.f.Subject, q.f.Args[0])
	return q.certificates([]*certificates.Certificate{atLeast, atMost}, err)
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
		if err := subgraphs.ClusterLimit(net.network.CSR()); err != nil {
			return foundAnticode{}, err
		}
		set, exact := invariants.LargestCluster(t.ctx, t.symmetries(net), d, anticodeBudget)
		return foundAnticode{set, exact}, t.ctx.Err()
	})
	t.Check(err)
	t.AnticodeAtLeast(net, d, a.set)
	if a.exact {
		t.anticodeAtMost(net, d, len(a.set))
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
