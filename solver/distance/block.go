package distance

import (
	"math/bits"

	"topocert/topology"
)

// LevelBits is the largest number of sources of a levelBlock.
const LevelBits = 64

// Block finds the distances from up to 64 sources, and keeps all of them:
// 4 bytes a vertex for each source, and 28 to search.
type Block struct {
	g         *topology.Graph
	level     []uint32 // of source i at i·order
	seen, cur []uint64 // by vertex: the sources that have reached it; those whose search is there
	fresh     []uint64
	queue     []uint32
}

// BlockSources returns how many sources are searched at a time in a graph of n
// vertices, of count in all: few in large graphs, so that a block takes at most
// 64 MiB, or 4 bytes a vertex if that is more.
func BlockSources(n, count int) int {
	return max(1, min(LevelBits, count, 1<<24/max(n, 1)))
}

// NewBlock returns a block for so many sources, at most LevelBits.
func NewBlock(g *topology.Graph, sources int) *Block {
	n := g.Order()
	return &Block{
		g: g, level: make([]uint32, sources*n),
		seen: make([]uint64, n), cur: make([]uint64, n), fresh: make([]uint64, n),
	}
}

// From returns the levels of source i.
func (b *Block) From(i uint32) []uint32 {
	n := uint32(b.g.Order())
	return b.level[i*n : (i+1)*n]
}

// Search finds the levels of the sources, one or more. Searched
// together they cost a pass over the graph for each level, so where there are
// many levels they are searched one by one.
func (b *Block) Search(sources []uint32) {
	n, size := uint32(b.g.Order()), uint32(len(sources))
	own, order := Levels(b.g, sources[0], b.From(0), b.queue)
	b.queue = order
	if depth := int(own[order[len(order)-1]]); size < 4 || depth > 256 {
		for i := uint32(1); i < size; i++ {
			_, b.queue = Levels(b.g, sources[i], b.From(i), b.queue)
		}
		return
	}
	for i := range b.level[:size*n] {
		b.level[i] = Unreached
	}
	clear(b.seen)
	clear(b.cur)
	all := ^uint64(0) >> (LevelBits - size)
	for i, s := range sources {
		b.cur[s] |= 1 << i
		b.seen[s] |= 1 << i
		b.From(uint32(i))[s] = 0
	}
	for d := uint32(1); ; d++ {
		grew := false
		for v := range n {
			var reach uint64
			if b.fresh[v] = 0; b.seen[v] == all {
				continue
			}
			for _, u := range b.g.Neighbors(v) {
				reach |= b.cur[u]
			}
			reach &^= b.seen[v]
			b.fresh[v] = reach
			grew = grew || reach != 0
			for ; reach != 0; reach &= reach - 1 {
				b.level[uint32(bits.TrailingZeros64(reach))*n+v] = d
			}
		}
		if !grew {
			return
		}
		b.cur, b.fresh = b.fresh, b.cur
		for v, new := range b.cur {
			b.seen[v] |= new
		}
	}
}
