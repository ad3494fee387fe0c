package lrat

import (
	"io"
	"math/bits"
	"math/rand/v2"
)

// proofReader reads a proof byte by byte, a block at a time.
type proofReader struct {
	in   io.Reader
	text []byte // the block that has been read
	at   int    // in text, of the next byte
	err  error  // of in, for after the block; io.EOF at the end
}

// next returns the next byte, or −1 if there is none: then err says why.
func (r *proofReader) next() rune {
	if r.at == len(r.text) {
		return r.more()
	}
	r.at++
	return rune(r.text[r.at-1])
}

// peek returns the next byte likewise, and leaves it there.
func (r *proofReader) peek() rune {
	b := r.next()
	if b >= 0 {
		r.at--
	}
	return b
}

// more reads the next block, and returns its first byte.
func (r *proofReader) more() rune {
	for range 100 {
		if r.err != nil {
			return -1
		}
		var n int
		n, r.err = r.in.Read(r.text[:cap(r.text)])
		r.text, r.at = r.text[:n], 0
		if n > 0 {
			r.at = 1
			return rune(r.text[0])
		}
	}
	r.err = io.ErrNoProgress
	return -1
}

// places tells for ids of clauses where in the store they are. It is a table in which
// an id stands at its hash, or in the next free place after it; half of the table is
// free. The factor of the hash is drawn anew in each run, so that no proof can be
// written whose ids all stand in one row; what is found does not depend on it.
//
// The look-ups are a large part of the time. With a binary search in the ids, which
// increase, checking refutations of 7 to 17 MB, of cuts of FTT(7), FTT(8), QT(3,3) and
// QT(3,4), took 1.76 to 1.94 times as long; with a map[int32]int32, 1.23 to 1.38 times.
type places struct {
	pairs  []place // a power of two of them, or none yet
	shift  int     // 64 less the power
	factor uint64
	used   int
}

// place has the id 0 if it is free.
type place struct{ id, at int32 }

func newPlaces() places { return places{factor: rand.Uint64() | 1} }

// start is where an id stands if nothing is in its way.
func (p *places) start(id int32) int { return int(uint64(id) * p.factor >> p.shift) }

// find returns the index of an id, or of the free place where its row ends.
func (p *places) find(id int32) int {
	mask := len(p.pairs) - 1
	i := p.start(id)
	for p.pairs[i].id != id && p.pairs[i].id != 0 {
		i = (i + 1) & mask
	}
	return i
}

// get returns where a clause is, if it is known.
func (p *places) get(id int32) (at int, found bool) {
	if p.used == 0 || id <= 0 {
		return 0, false
	}
	q := p.pairs[p.find(id)]
	return int(q.at), q.id != 0
}

// put says where a clause is.
func (p *places) put(id int32, at int) {
	if 2*p.used >= len(p.pairs) {
		p.double()
	}
	i := p.find(id)
	if p.pairs[i].id == 0 {
		p.used++
	}
	p.pairs[i] = place{id, int32(at)}
}

// double makes the table twice as long.
func (p *places) double() {
	before := p.pairs
	p.pairs = make([]place, max(1<<10, 2*len(before)))
	p.shift = 64 - bits.TrailingZeros(uint(len(p.pairs)))
	for _, q := range before {
		if q.id != 0 {
			p.pairs[p.find(q.id)] = q
		}
	}
}

// remove forgets a clause that is known. Whoever stands after it in its row and
// could stand in the gap moves there, and leaves a gap itself.
func (p *places) remove(id int32) {
	mask := len(p.pairs) - 1
	gap := p.find(id)
	for i := (gap + 1) & mask; p.pairs[i].id != 0; i = (i + 1) & mask {
		if home := p.start(p.pairs[i].id); (i-home)&mask >= (i-gap)&mask {
			p.pairs[gap], gap = p.pairs[i], i
		}
	}
	p.pairs[gap] = place{}
	p.used--
}
