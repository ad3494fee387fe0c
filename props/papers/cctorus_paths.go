package papers

import (
	"math/big"
	"slices"

	"topocert/props"
)

// pathCounts returns the number of shortest paths from source to each vertex.
func pathCounts(t *props.Case, net *props.Net, source uint32) []*big.Int {
	level := t.Levels(net, source)
	byLevel := make([]uint32, len(level))
	paths := make([]*big.Int, len(level))
	for v := range byLevel {
		byLevel[v], paths[v] = uint32(v), new(big.Int)
	}
	slices.SortFunc(byLevel, func(a, b uint32) int { return int(level[a]) - int(level[b]) })
	paths[source].SetInt64(1)
	for _, v := range byLevel {
		for _, u := range net.Neighbors(v) {
			if level[u]+1 == level[v] {
				paths[v].Add(paths[v], paths[u])
			}
		}
	}
	return paths
}

// fromZero returns how many shortest paths lead from node 0 to the other nodes, all together.
func fromZero(t *props.Case, net *props.Net) *big.Int {
	sum := new(big.Int)
	for _, paths := range pathCounts(t, net, 0)[1:] {
		sum.Add(sum, paths)
	}
	return sum
}
