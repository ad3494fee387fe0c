package distance

import (
	"context"
	"math/bits"

	"topocert/topology"
)

const (
	rowBits = 512 // sources searched at once, one bit each
	// pairLevels bounds the levels that are searched pair by pair. Later ones
	// profit from rows even when few pairs are new.
	pairLevels = 4
)

// row tells which sources of a block have reached a vertex: one cache line.
type row [rowBits / 64]uint64

// pair is a source, by its bit, and a vertex that it has reached.
type pair struct{ bit, vertex uint32 }

// rows searches breadth first from a block of sources at once. A vertex's row
// at level d holds the sources within distance d of it: its row at level d−1
// together with those of its neighbours.
type rows struct {
	g *topology.Graph
	// Between levels cur is right for every vertex but perhaps those whose rows
	// were full a level earlier. They are not read again, for their neighbours'
	// rows are full by now. next is scratch.
	cur, next []row
	// changed lists the vertices whose rows grew at the last level, perhaps
	// more than once; work lists those whose rows may grow at the next.
	changed, work []uint32
	marked        []bool // all false between calls of plan
	// frontier lists the pairs new at the last level, while they are few.
	frontier, spare []pair
}

func newRows(g *topology.Graph) *rows {
	n := g.Order()
	return &rows{
		g:       g,
		cur:     make([]row, n),
		next:    make([]row, n),
		changed: make([]uint32, 0, n),
		work:    make([]uint32, 0, n),
		marked:  make([]bool, n),
	}
}

// search adds to t the distances from the sources first … first+size−1, of
// which there are at most rowBits. It checks ctx once a level.
//
// The first levels touch few bits and are searched pair by pair, the others
// row by row. As distances are symmetric, the number of bits new in a row at
// level d is the number of sources at distance d from its vertex, so that
// popcounts are all that t needs. Full rows are left alone.
func (r *rows) search(ctx context.Context, first, size int, t *tally) error {
	n, arcs := r.g.Order(), 2*r.g.Size()
	r.start(first, size, t)
	d := uint32(1)
	for ; d <= pairLevels && 2*r.walks() <= arcs; d++ {
		r.pairLevel(d, t)
	}
	r.changed = r.changed[:0]
	for _, p := range r.frontier {
		r.changed = append(r.changed, p.vertex)
	}
	for ; len(r.changed) > 0; d++ {
		if err := ctx.Err(); err != nil {
			return err
		}
		// Are those that changed and their neighbours less than all?
		few := len(r.changed)*(arcs+n) < n*n
		r.plan(few, t)
		r.rowLevel(d, t)
		if !few {
			r.cur, r.next = r.next, r.cur
			continue
		}
		for _, v := range r.changed {
			r.cur[v] = r.next[v]
		}
	}
	return nil
}

// start sets every row to level 0. Bits that stand for no source are set
// throughout, so that a full row has all bits set in a short block too.
func (r *rows) start(first, size int, t *tally) {
	var unused row
	for i := size; i < rowBits; i++ {
		unused[i/64] |= 1 << (i % 64)
	}
	for v := range r.cur {
		r.cur[v] = unused
		t.vertex[v].seen = uint32(rowBits - size)
	}
	r.frontier = r.frontier[:0]
	for i := range uint32(size) {
		v := uint32(first) + i
		r.cur[v][i/64] |= 1 << (i % 64)
		t.vertex[v].add(0, weight(0), 1)
		r.frontier = append(r.frontier, pair{i, v})
	}
	t.pairs(0, size)
}

// walks returns the number of steps that lead out of the frontier.
func (r *rows) walks() int {
	sum := 0
	for _, p := range r.frontier {
		sum += r.g.Degree(p.vertex)
	}
	return sum
}

// pairLevel takes the search from level d−1 to level d, pair by pair.
func (r *rows) pairLevel(d uint32, t *tally) {
	found, m := r.spare[:0], weight(d)
	for _, p := range r.frontier {
		word, bit := p.bit/64%uint32(len(row{})), uint64(1)<<(p.bit%64)
		for _, u := range r.g.Neighbors(p.vertex) {
			if w := &r.cur[u][word]; *w&bit == 0 {
				*w |= bit
				t.vertex[u].add(d, m, 1)
				found = append(found, pair{p.bit, u})
			}
		}
	}
	r.frontier, r.spare = found, r.frontier
	t.pairs(d, len(found))
}

// plan sets work to the vertices whose rows are not full; if few, then only to
// those of them that have a neighbour in changed.
func (r *rows) plan(few bool, t *tally) {
	r.work = r.work[:0]
	if !few {
		for v := range t.vertex {
			if t.vertex[v].seen < rowBits {
				r.work = append(r.work, uint32(v))
			}
		}
		return
	}
	for _, v := range r.changed {
		for _, u := range r.g.Neighbors(v) {
			if !r.marked[u] && t.vertex[u].seen < rowBits {
				r.marked[u] = true
				r.work = append(r.work, u)
			}
		}
	}
	for _, v := range r.work {
		r.marked[v] = false
	}
}

// rowLevel writes the rows of work at level d to next.
func (r *rows) rowLevel(d uint32, t *tally) {
	changed, total, m := r.changed[:0], 0, weight(d)
	for _, v := range r.work {
		c := &t.vertex[v]
		seen := union(&r.next[v], r.cur, v, r.g.Neighbors(v))
		if fresh := seen - c.seen; fresh > 0 {
			c.add(d, m, fresh)
			total += int(fresh)
			changed = append(changed, v)
		}
	}
	r.changed = changed
	t.pairs(d, total)
}

// union sets dst to the union of the rows of v and its neighbours, and returns
// how many bits it has. It works in halves, which fit the registers; the
// second half of each row is then in the first cache. A half that is full takes no
// more: at the last levels that spares many rows.
func union(dst *row, rows []row, v uint32, neighbors []uint32) uint32 {
	const full = ^uint64(0)
	r := &rows[v]
	a, b, c, d := r[0], r[1], r[2], r[3]
	for i, u := range neighbors {
		if i&3 == 0 && a&b&c&d == full {
			break
		}
		r := &rows[u]
		a |= r[0]
		b |= r[1]
		c |= r[2]
		d |= r[3]
	}
	dst[0], dst[1], dst[2], dst[3] = a, b, c, d
	n := bits.OnesCount64(a) + bits.OnesCount64(b) + bits.OnesCount64(c) + bits.OnesCount64(d)
	a, b, c, d = r[4], r[5], r[6], r[7]
	for i, u := range neighbors {
		if i&3 == 0 && a&b&c&d == full {
			break
		}
		r := &rows[u]
		a |= r[4]
		b |= r[5]
		c |= r[6]
		d |= r[7]
	}
	dst[4], dst[5], dst[6], dst[7] = a, b, c, d
	n += bits.OnesCount64(a) + bits.OnesCount64(b) + bits.OnesCount64(c) + bits.OnesCount64(d)
	return uint32(n)
}
