package certificates

// Kinds returns every kind of proof. This is the one place where a new kind is entered.
func Kinds() []Kind {
	return []Kind{
		{"count", []string{"order", "size", "min-degree", "max-degree"}, true, FormOf(readCount, Count.check)},
		{"distances", []string{"distances", "eccentricity", "distance", "diameter", "radius", "distance-sum", "girth", "vertex-orbits", "vertex-transitive"}, true, FormOf(readDistances, Distances.check)},
		{"automorphisms", []string{"automorphism", "edge-transitive"}, true, FormOf(readAutomorphisms, Automorphisms.check)},
		{"vertex-pair", []string{"vertex-transitive"}, false, FormOf(readVertexPair, VertexPair.check)},
		{"edge-pair", []string{"edge-transitive"}, false, FormOf(readEdgePair, EdgePair.check)},
		{"colouring", []string{"bipartite"}, false, FormOf(readColouring, Colouring.check)},
		{"odd-cycle", []string{"bipartite"}, false, FormOf(readOddCycle, OddCycle.check)},
		{"cycle", []string{"girth", "hamiltonian"}, false, FormOf(readCycle, Cycle.check)},
		{"separator", []string{"hamiltonian"}, false, FormOf(readSeparator, Separator.check)},
		{"spectral", []string{"bisection"}, false, FormOf(readSpectral, Spectral.check)},
		{"frontier", []string{"hamiltonian"}, false, FormOf(readFrontier, Frontier.check)},
		{"cut", []string{"bisection"}, false, FormOf(readCut, Cut.check)},
		{"flow", []string{"bisection"}, false, FormOf(readFlow, Flow.check)},
		{"order", []string{"bisection"}, false, FormOf(readOrder, Order.check)},
		{"paths", []string{"vertex-connectivity", "edge-connectivity", "disjoint-paths"}, false, FormOf(readPaths, Paths.check)},
		{"vertex-cut", []string{"vertex-connectivity"}, false, FormOf(readVertexCut, VertexCut.check)},
		{"edge-cut", []string{"edge-connectivity"}, false, FormOf(readEdgeCut, EdgeCut.check)},
		{"deletions", []string{"vertex-fault-detour", "edge-fault-detour"}, true, FormOf(readDeletions, Deletions.check)},
		{"trace", []string{"route"}, false, FormOf(readTrace, Trace.check)},
		{"exhaustion", []string{"audit"}, true, FormOf(readExhaustion, Exhaustion.check)},
		{"channel-order", []string{"deadlock"}, false, FormOf(readChannelOrder, ChannelOrder.check)},
		{"channel-cycle", []string{"deadlock"}, false, FormOf(readChannelCycle, ChannelCycle.check)},
		{"layers", []string{"lanes"}, false, FormOf(readLayers, Layers.check)},
		{"schedule", []string{"broadcast", "gossip"}, false, FormOf(readSchedule, Schedule.check)},
		{"counting", []string{"broadcast", "gossip"}, false, FormOf(readCounting, Counting.check)},
		{"cluster", []string{"cluster"}, false, FormOf(readCluster, Cluster.check)},
		{"classes", []string{"cluster"}, false, FormOf(readClasses, Classes.check)},
		{"code", []string{"cluster"}, false, FormOf(readCode, Code.check)},
		{"embedding", []string{"contains"}, false, FormOf(readEmbedding, Embedding.check)},
		{"lrat", []string{"bisection", "hamiltonian", "broadcast", "cluster", "lanes"}, false, FormOf(readRefutation, Refutation.check)},
		{"cubes", []string{"bisection"}, false, FormOf(readCubes, Cubes.check)},
		{"branches", []string{"bisection"}, false, FormOf(readBranches, Branches.check)},
	}
}
