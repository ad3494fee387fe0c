package lower

import (
	"topocert/certificates/automorphism"
	"topocert/certificates/broadcasts"
	"topocert/certificates/faults"
	"topocert/certificates/lrat"
	"topocert/certificates/metric"
	"topocert/certificates/strategy"
	"topocert/certificates/subgraphs"
	"topocert/certificates/traffic"
	"topocert/certificates/widths"
)

// proof returns the proof of a certificate in the terms of a group of facts.
func (j *job) proof(kind, group string, proof any) Term {
	switch p := proof.(type) {
	case metric.Count:
		return App("Counted")
	case metric.Distances:
		return j.distances(group, p)
	case metric.VertexPair:
		return App("ByVertexPair", levels(p[0]), levels(p[1]))
	case metric.EdgePair:
		return App("ByLinkPair", levels(p[0]), levels(p[1]), levels(p[2]), levels(p[3]))
	case automorphism.Automorphisms:
		return App("ByAutomorphisms", j.group(p.Group))
	case automorphism.Stabilisers:
		return App("ByStabilisers", j.group(p.Group), Ints(p.Base))
	case automorphism.Invariants:
		return App("ByInvariants", j.group(p.Group))
	case automorphism.Embedding:
		return App("ByMap", Array(p.Image))
	case subgraphs.Colouring:
		return App("ByColours", Array(p.Colours))
	case subgraphs.OddCycle:
		return App("ByOddCycle", Ints(p.Vertices))
	case subgraphs.Cycle:
		return App(map[string]string{"Metric": "AlongCycle", "Hamilton": "HamiltonByCycle"}[group], Ints(p.Vertices))
	case subgraphs.Separator:
		if len(p.Removed) == 0 {
			return App("HamiltonByFew")
		}
		return App("HamiltonBySeparator", Ints(p.Removed))
	case subgraphs.Frontier:
		return App("HamiltonByFrontier", Ints(p.Vertices))
	case widths.Cut:
		return App("WidthByCut", Ints(p.Side))
	case widths.Flow:
		return j.flow(p)
	case widths.Order:
		return App("WidthByOrder", Ints(p.Vertices))
	case widths.Spectral:
		return spectral(p)
	case widths.Cubes:
		return j.cubes(p)
	case widths.Branches:
		return j.branches(p)
	case faults.Paths:
		return App("FaultsByPaths", j.group(p.Group), ListOf(p.From, pathsFrom))
	case faults.VertexCut:
		return App("FaultsByVertexCut", Ints(p.Removed))
	case faults.EdgeCut:
		return App("FaultsByEdgeCut", Ints(p.Side))
	case faults.Deletions:
		return App("FaultsByDeletions", j.group(p.Group))
	case broadcasts.Schedule:
		return j.schedule(p)
	case broadcasts.Counting:
		return App("Counting", Int(uint64(p.Levels.Source)))
	case subgraphs.Cluster:
		return App("ByCluster", Ints(p.Vertices))
	case subgraphs.Classes:
		return App("ByClasses", ListOf(p.Classes, Ints[uint32]))
	case subgraphs.Code:
		return App("ByCode", j.group(p.Group), Ints(p.Vertices))
	case subgraphs.Matching:
		return App("MatchingByPairs", pairs(p.Ends))
	case subgraphs.Barrier:
		return App("MatchingByBarrier", Ints(p.Removed))
	case subgraphs.Determinant:
		return j.determinant()
	case subgraphs.Eigenvectors:
		return App("ByVectors", ListOf(p, func(x subgraphs.Eigenvector) Term { return Int(uint64(x.Pivot)) }), ListOf(p, func(x subgraphs.Eigenvector) Term {
			return ArrayOf(Z(0), ListOf(x.Entries, Z).(list)...)
		}))
	case subgraphs.Rank:
		return App("ByRank", Ints(p.Away), Int(subgraphs.RankPrime))
	case traffic.Trace, traffic.Exhaustion:
		return App("Followed")
	case traffic.ChannelOrder:
		return App("Ranked", Int(uint64(j.classes(j.s))), Array(p.Ranks))
	case traffic.ChannelCycle:
		return waiting(p)
	case traffic.Layers:
		return j.layers(p)
	case lrat.Refutation:
		if of, is := p.Of.(traffic.Encoding); is {
			return j.lanes(p, of)
		}
		slots, parts := j.refuted(p)
		switch of := p.Of.(type) {
		case widths.Encoding:
			return App("WidthByLrat", j.group(of.Group), slots, parts)
		case subgraphs.CycleEncoding:
			return App("HamiltonByLrat", ListOf(of.Sets, Ints[uint32]), slots, parts)
		case subgraphs.ClusterEncoding:
			return App("ClusterByLrat", j.group(of.Group), slots, parts)
		case broadcasts.Encoding:
			return App("RoundsByLrat", slots, parts)
		}
	case strategy.Strategy:
		return j.strategy(p)
	}
	return j.none("a proof by %s", kind)
}
