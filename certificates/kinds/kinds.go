// Package kinds lists all kinds of proof, and makes a checker of them. This is the one place
// where a package of checkers is entered.
package kinds

import (
	"slices"
	"sync"

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
	"topocert/certificates/words"
)

// All returns every kind of proof, with the standard words.
var All = sync.OnceValue(func() []certificates.Kind { return With(nil) })

// With returns every kind of proof, with the words of a library, nil for the standard ones:
// strategies prove statements about these.
func With(l *words.Library) []certificates.Kind {
	if l == nil {
		l = words.Standard()
	}
	return []certificates.Kind{
		metric.ByCount, metric.ByDistances, metric.ByVertexPair, metric.ByEdgePair,
		automorphism.ByAutomorphisms, automorphism.ByStabilisers, automorphism.ByInvariants, automorphism.ByEmbedding,
		subgraphs.ByColouring, subgraphs.ByOddCycle, subgraphs.ByCycle, subgraphs.BySeparator, subgraphs.ByFrontier,
		widths.ByCut, widths.ByFlow, widths.ByOrder, widths.BySpectral, widths.ByCubes, widths.ByBranches,
		faults.ByPaths, faults.ByVertexCut, faults.ByEdgeCut, faults.ByDeletions,
		traffic.ByTrace, traffic.ByExhaustion, traffic.ByChannelOrder, traffic.ByChannelCycle, traffic.ByLayers,
		broadcasts.BySchedule, broadcasts.ByCounting,
		subgraphs.ByCluster, subgraphs.ByClasses, subgraphs.ByCode,
		subgraphs.ByMatching, subgraphs.ByBarrier,
		subgraphs.ByDeterminant, subgraphs.ByEigenvectors, subgraphs.ByRank,
		lrat.Kind(map[string]lrat.Lines{
			"bisection G >= k":              lrat.LinesOf((*widths.Encoding).Form),
			"hamiltonian G = no":            lrat.LinesOf((*subgraphs.CycleEncoding).Form),
			"broadcast G model source >= k": lrat.LinesOf((*broadcasts.Encoding).Form),
			"cluster G d <= k":              lrat.LinesOf((*subgraphs.ClusterEncoding).Form),
			"lanes G router … >= k":         lrat.LinesOf((*traffic.Encoding).Form),
		}),
		strategy.Kind(l),
	}
}

// Checker returns a checker of all kinds of proof.
func Checker(w certificates.World) *certificates.Checker {
	return &certificates.Checker{World: w, Kinds: With(w.Words)}
}

// Check checks one certificate of any kind.
func Check(c *certificates.Certificate, w certificates.World) error { return Checker(w).Check(c) }

// Read returns the proof of a certificate, as a value of the type that belongs to its kind.
func Read(c *certificates.Certificate) (any, error) {
	if c.Proof != nil {
		return c.Proof, nil
	}
	all := All()
	i := slices.IndexFunc(all, func(k certificates.Kind) bool { return k.Name == c.Kind })
	if i < 0 {
		return nil, certificates.Reject("kind/unknown", "proof by %q, want a kind that is known", certificates.Shortened(c.Kind))
	}
	return all[i].Read(c)
}

// proofBy returns the proof of a certificate by a kind, whose proofs are values of type P, of a
// statement about the graph.
func proofBy[P any](kind string, c *certificates.Certificate, g certificates.Graph) (P, error) {
	proof, err := Read(c)
	p, is := proof.(P)
	switch {
	case err != nil:
		return p, err
	case !is:
		return p, certificates.Reject("kind/unknown", "a proof by %q, want %s", certificates.Shortened(c.Kind), kind)
	}
	if err := certificates.Validate(g); err != nil {
		return p, err
	}
	return p, Of(p).Wants(c.Statement, g)
}

// CNF returns the formula that the proof of an lrat certificate refutes. The World is
// where routers are looked up, of which some formulas are made.
func CNF(c *certificates.Certificate, g certificates.Graph, w certificates.World) (*lrat.CNF, error) {
	p, err := proofBy[lrat.Refutation]("lrat", c, g)
	if err != nil {
		return nil, err
	}
	return p.CNF(c.Statement, g, w)
}

// Leaves checks a proof by branches but for the files of its leaves, and returns these.
func Leaves(c *certificates.Certificate, g certificates.Graph) ([]widths.Leaf, error) {
	p, err := proofBy[widths.Branches]("branches", c, g)
	if err != nil {
		return nil, err
	}
	return p.Leaves(c.Statement, g)
}

// Several tells whether a proof of the kind may show several statements.
func Several(kind string) bool {
	return slices.ContainsFunc(All(), func(k certificates.Kind) bool { return k.Name == kind && k.Several })
}
