// Package distance measures the distances of a graph.
//
// Levels is breadth-first search from one source. AllPairs searches from all, in blocks of 512
// sources at once, a bit each (multi-source breadth-first search: M. Then et al., "The more the
// merrier: efficient multi-source graph traversal", VLDB 2014), and keeps sums, eccentricities
// and a hash of each vertex's distances; Block searches from 64 and keeps all. Girth finds a
// shortest cycle and TwoColouring an odd one or none, by breadth-first search as well. All
// results are exact, and the same for any number of workers. All-pairs distances take
// O(levels·(N+E)·N/512) steps on cache lines.
package distance
