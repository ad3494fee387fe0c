package subgraphs

import (
	"topocert/certificates"
	"topocert/certificates/automorphism"
	"topocert/certificates/lrat"
)

// A cluster of diameter D is a set of vertices of which no two are further apart
// than D: an anticode, in the language of codes.

// maxCluster is the largest order of a network whose clusters are reasoned about,
// and maxClusterWork the most that searches from all vertices may take.
const (
	maxCluster           = 8192
	maxClusterWork int64 = 1 << 34
)

// clusterBounds reads a statement "cluster NETWORK d RELATION k".
func clusterBounds(s certificates.Statement, g certificates.Graph) (diameter, size uint64, err error) {
	diameter, ok := certificates.Decimal(s.Args[0])
	if !ok {
		return 0, 0, certificates.Reject("cluster/diameter", "%q, want a number", certificates.Shortened(s.Args[0]))
	}
	if err := ClusterLimit(g); err != nil {
		return 0, 0, err
	}
	return diameter, s.Bound(), nil
}

// ClusterLimit tells whether a network is within the limits on clusters.
func ClusterLimit(g certificates.Graph) error {
	if n := g.Order(); n > maxCluster {
		return certificates.Reject("cluster/limit", "%d vertices, want at most %d", n, maxCluster)
	}
	if work := int64(g.Order()) * certificates.Extent(g); work > maxClusterWork {
		return certificates.Reject("cluster/limit", "searches from all vertices meet %d vertices and ends of links, want at most %d", work, maxClusterWork)
	}
	return nil
}

// near tells whether a level that search found is at most the diameter.
func near(level uint32, diameter uint64) bool {
	return level != certificates.None && uint64(level) <= diameter
}

// wantAll checks that the vertices of line i of a body are at most as far apart as the diameter, each from
// each, or all further.
func wantAll(wanted bool, g certificates.Graph, w certificates.World, i int, set []uint32, diameter uint64) error {
	if err := w.Pass(certificates.PassesOfSearch * int64(len(set))); err != nil {
		return err
	}
	for j, v := range set {
		level := certificates.Search(g, v)
		for _, u := range set[j+1:] {
			switch is := near(level[u], diameter); {
			case is && !wanted:
				return certificates.RejectLine(i, "cluster/near", "%d and %d are at distance %d, want more than %d", v, u, level[u], diameter)
			case !is && wanted:
				return certificates.Reject("cluster/far", "%d and %d are at distance %s (-: no path), want at most %d", v, u, certificates.NumberText(level[u]), diameter)
			}
		}
	}
	return nil
}

// Cluster is a proof of a lower bound on the largest cluster: its vertices, in increasing
// order.
type Cluster struct{ Vertices []uint32 }

// ByCluster is the kind of such proofs.
var ByCluster = certificates.Kind{Name: "cluster", Shows: []string{"cluster G d >= k"}, Form: certificates.FormOf((*Cluster).form, Cluster.check)}

func (p *Cluster) form(r *certificates.Lines) { r.Numbers("cluster", &p.Vertices) }

// check checks that a set of vertices is a cluster with at least the
// stated number of them.
func (p Cluster) check(c *certificates.Certificate, g certificates.Graph, w certificates.World) error {
	diameter, least, err := clusterBounds(c.Statement, g)
	if err != nil {
		return err
	}
	set := p.Vertices
	if err := certificates.WantSet(0, set, 1, g.Order(), g); err != nil {
		return err
	}
	if err := wantAll(true, g, w, 0, set, diameter); err != nil {
		return err
	}
	if uint64(len(set)) < least {
		return certificates.Reject("cluster/size", "%d vertices, want at least %d", len(set), least)
	}
	return nil
}

// Classes is a proof of an upper bound on the largest cluster: sets of vertices, each in
// increasing order, of which each vertex is in one.
type Classes struct{ Classes [][]uint32 }

// ByClasses is the kind of such proofs.
var ByClasses = certificates.Kind{Name: "classes", Shows: []string{"cluster G d <= k"}, Form: certificates.FormOf((*Classes).form, Classes.check)}

func (p *Classes) form(r *certificates.Lines) {
	certificates.Each(r, &p.Classes, func(class *[]uint32) { r.Numbers("class", class) })
}

// check checks a bound on the size of a cluster: a partition of the
// vertices into codes, classes in which any two are further apart than the
// diameter. A cluster has at most one vertex of each.
func (p Classes) check(c *certificates.Certificate, g certificates.Graph, w certificates.World) error {
	diameter, most, err := clusterBounds(c.Statement, g)
	if err != nil {
		return err
	}
	seen := make([]bool, g.Order())
	left := g.Order()
	for i, class := range p.Classes {
		if err := certificates.WantSet(i, class, 1, g.Order(), g); err != nil {
			return err
		}
		if err := wantAll(false, g, w, i, class, diameter); err != nil {
			return err
		}
		for _, v := range class {
			if seen[v] {
				return certificates.RejectLine(i, "classes/repeated", "%d lies in a class before, want each vertex in one", v)
			}
			seen[v] = true
			left--
		}
	}
	if left > 0 {
		return certificates.Reject("classes/missing", "%d vertices are in no class, want each in one", left)
	}
	if uint64(len(p.Classes)) > most {
		return certificates.Reject("classes/many", "%d classes, want at most %d", len(p.Classes), most)
	}
	return nil
}

// Code is a proof of an upper bound on the largest cluster: a code, in increasing order, and
// a transitive group.
type Code struct {
	Group    automorphism.Generators
	Vertices []uint32
}

// ByCode is the kind of such proofs.
var ByCode = certificates.Kind{Name: "code", Shows: []string{"cluster G d <= k"}, Form: certificates.FormOf((*Code).form, Code.check)}

func (p *Code) form(r *certificates.Lines) {
	p.Group.Form(r)
	r.Numbers("code", &p.Vertices)
}

// check checks a bound on the size of a cluster in a vertex-transitive graph,
// by one code. Let Γ be the group of the automorphisms, C the code, A a cluster.
// Every vertex lies in equally many of the sets γC, γ in Γ, namely in |Γ||C|/N.
// So |A||Γ||C|/N is the sum of |A ∩ γC| over all γ, and each is at most 1, since
// γC is a code too: |A| ≤ N/|C|.
//
// Source: P. Delsarte, "An algebraic approach to the association schemes of
// coding theory", Philips Research Reports Supplements 10 (1973), for distance-
// regular graphs; the argument for any transitive group is folklore.
func (p Code) check(c *certificates.Certificate, g certificates.Graph, w certificates.World) error {
	diameter, most, err := clusterBounds(c.Statement, g)
	if err != nil {
		return err
	}
	b, err := p.Group.Verify(g, w)
	if err != nil {
		return err
	}
	if orbits := len(b.OrbitSizes()); orbits != 1 {
		return certificates.Reject("code/orbits", "the automorphisms have %d orbits on the vertices, want 1", orbits)
	}
	code, line := p.Vertices, len(p.Group)
	if err := certificates.WantSet(line, code, 1, g.Order(), g); err != nil {
		return err
	}
	if err := wantAll(false, g, w, line, code, diameter); err != nil {
		return err
	}
	if bound := uint64(g.Order() / len(code)); bound > most {
		return certificates.Reject("code/bound", "a code of %d of %d vertices shows %d, want at most %d", len(code), g.Order(), bound, most)
	}
	return nil
}

// ClusterEncoding is what a certificate says of the formula for a cluster with more vertices
// than stated: a transitive group, or none.
type ClusterEncoding struct{ Group automorphism.Generators }

func (ClusterEncoding) Subject() string { return "cluster" }
func (p ClusterEncoding) Lines() int    { return len(p.Group) }

func (p *ClusterEncoding) Form(r *certificates.Lines) { p.Group.Form(r) }

// CNF returns the formula for the statement.
func (p ClusterEncoding) CNF(s certificates.Statement, g certificates.Graph, w certificates.World) (*lrat.CNF, error) {
	diameter, most, err := clusterBounds(s, g)
	if err != nil {
		return nil, err
	}
	b, err := p.Group.Verify(g, w)
	if err != nil {
		return nil, err
	}
	if orbits := len(b.OrbitSizes()); len(p.Group) > 0 && orbits != 1 {
		return nil, certificates.Reject("code/orbits", "the automorphisms have %d orbits on the vertices, want 1", orbits)
	}
	if err := w.Pass(certificates.PassesOfSearch * int64(g.Order())); err != nil {
		return nil, err
	}
	f, err := ClusterCNF(g, diameter, most, len(p.Group) > 0)
	return f, f.Spend(w, err)
}

// ClusterCNF returns the formula that says: g has a cluster of the given
// diameter with more than most vertices and, if transitive is set, with vertex 0
// among them. The package comment gives every variable and every clause.
//
// That g is vertex-transitive must have been verified. The formula has a number of
// literals of the order of N².
func ClusterCNF(g certificates.Graph, diameter, most uint64, transitive bool) (*lrat.CNF, error) {
	n := g.Order()
	f, _, err := lrat.OfGraph(g)
	if err != nil {
		return nil, err
	}
	in := f.Fresh(n)
	for u := range uint32(n) {
		level := certificates.Search(g, u)
		for v := u + 1; v < uint32(n); v++ {
			if !near(level[v], diameter) {
				f.Add(-in[u], -in[v])
			}
		}
		if f.Over {
			return f.Finished()
		}
	}
	if most >= uint64(n) {
		f.Add()
		return f.Finished()
	}
	count := f.Totalizer(in, int(most)+1, true)
	f.Add(count[most])
	if transitive {
		f.Add(in[0])
	}
	return f.Finished()
}
