package solver

import (
	"context"
	"math/bits"

	"topocert/topology"
)

const (
	rowWords = 8
	rowBits  = 64 * rowWords
)

type row [rowWords]uint64

type tally struct {
	histogram []uint64
	ecc       []uint32
	sig       []uint64
}

func (t *tally) grow(d int) {
	for len(t.histogram) <= d {
		t.histogram = append(t.histogram, 0)
	}
}

func mix(d uint32) uint64 {
	x := (uint64(d) + 1) * 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

type pair struct{ bit, at uint32 }

type block struct {
	g           *topology.Graph
	cur, next   []row
	count       []uint16
	mark        []uint32
	changed     []uint32
	work        []uint32
	pairs, more []pair
	tally       tally
	alpha       float64
}

func newBlock(g *topology.Graph) *block {
	n := g.Order()
	return &block{g: g, cur: make([]row, n), next: make([]row, n), count: make([]uint16, n), mark: make([]uint32, n), alpha: 0.5,
		tally: tally{ecc: make([]uint32, n), sig: make([]uint64, n)}}
}

func (b *block) run(ctx context.Context, first, size int) error {
	n := b.g.Order()
	var pad row
	for i := size; i < rowBits; i++ {
		pad[i/64] |= 1 << (i % 64)
	}
	for v := range b.cur {
		b.cur[v] = pad
	}
	for v := range b.count {
		b.count[v] = uint16(rowBits - size)
	}
	b.pairs = b.pairs[:0]
	m := mix(0)
	b.tally.grow(0)
	for i := range size {
		v := uint32(first + i)
		b.cur[v][i/64] |= 1 << (i % 64)
		b.count[v]++
		b.tally.sig[v] += m
		b.pairs = append(b.pairs, pair{uint32(i), v})
	}
	b.tally.histogram[0] += uint64(size)
	arcs := 2 * b.g.Size()
	d := 0
	for len(b.pairs) > 0 {
		walks := 0
		for _, p := range b.pairs {
			walks += b.g.Degree(p.at)
		}
		if float64(walks) > b.alpha*float64(arcs) {
			break
		}
		d++
		b.pairLevel(uint32(d))
	}
	if len(b.pairs) == 0 {
		return nil
	}
	copy(b.next, b.cur)
	dense := true
	for {
		if err := ctx.Err(); err != nil {
			return err
		}
		d++
		if dense {
			b.work = b.work[:0]
			for v := range n {
				b.work = append(b.work, uint32(v))
			}
		} else {
			b.spread()
		}
		b.changed = b.changed[:0]
		if !b.rowLevel(uint32(d)) {
			return nil
		}
		b.cur, b.next = b.next, b.cur
		dense = len(b.changed)*(arcs+n) > n*n/2
	}
}

func (b *block) spread() {
	b.work = append(b.work[:0], b.changed...)
	for _, v := range b.changed {
		b.mark[v] = 1
	}
	for _, v := range b.changed {
		for _, u := range b.g.Neighbors(v) {
			if b.mark[u] == 0 {
				b.mark[u] = 1
				b.work = append(b.work, u)
			}
		}
	}
	for _, v := range b.work {
		b.mark[v] = 0
	}
}

func (b *block) pairLevel(d uint32) {
	b.more = b.more[:0]
	m := mix(d)
	for _, p := range b.pairs {
		w, bit := p.bit/64, uint64(1)<<(p.bit%64)
		for _, u := range b.g.Neighbors(p.at) {
			r := &b.cur[u][w%rowWords]
			if *r&bit == 0 {
				*r |= bit
				b.count[u]++
				b.tally.sig[u] += m
				b.tally.ecc[u] = max(b.tally.ecc[u], d)
				b.more = append(b.more, pair{p.bit, u})
			}
		}
	}
	b.pairs, b.more = b.more, b.pairs
	if len(b.pairs) > 0 {
		b.tally.grow(int(d))
		b.tally.histogram[d] += uint64(len(b.pairs))
	}
}

func (b *block) rowLevel(d uint32) bool {
	m := mix(d)
	total := uint64(0)
	cur, next := b.cur, b.next
	for _, v := range b.work {
		c := &cur[v]
		old := b.count[v]
		if old == rowBits {
			next[v] = *c
			continue
		}
		a0, a1, a2, a3, a4, a5, a6, a7 := c[0], c[1], c[2], c[3], c[4], c[5], c[6], c[7]
		for _, u := range b.g.Neighbors(v) {
			p := &cur[u]
			a0 |= p[0]
			a1 |= p[1]
			a2 |= p[2]
			a3 |= p[3]
			a4 |= p[4]
			a5 |= p[5]
			a6 |= p[6]
			a7 |= p[7]
		}
		next[v] = row{a0, a1, a2, a3, a4, a5, a6, a7}
		k := uint16(bits.OnesCount64(a0) + bits.OnesCount64(a1) + bits.OnesCount64(a2) + bits.OnesCount64(a3) +
			bits.OnesCount64(a4) + bits.OnesCount64(a5) + bits.OnesCount64(a6) + bits.OnesCount64(a7))
		if k != old {
			b.count[v] = k
			fresh := uint64(k - old)
			total += fresh
			b.tally.sig[v] += m * fresh
			b.tally.ecc[v] = max(b.tally.ecc[v], d)
			b.changed = append(b.changed, v)
		}
	}
	if total == 0 {
		return false
	}
	b.tally.grow(int(d))
	b.tally.histogram[d] += total
	return true
}
