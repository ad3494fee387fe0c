package pathwidth

import (
	"encoding/binary"
	"math/bits"
)

// packing is how entries of the dynamic program are stored, for SIMD within a register
// (SWAR): in one or two bytes each, so that a word of 64 bits holds eight or four. An entry's highest
// bit is 0, and an entry plus the links of one vertex still is.
type packing struct {
	bytes int
	ones  uint64 // 1 in every entry
	high  uint64 // the highest bit of every entry
	shift uint8  // which bit of an entry that is
	top   uint64 // the largest entry, which stands for all numbers from there on
}

// packingIn returns entries of one or two bytes.
func packingIn(size int) packing {
	const links = maxBag // of a vertex to the boundary
	if size == 1 {
		return packing{1, 0x0101010101010101, 0x8080808080808080, 7, 1<<7 - 1 - links}
	}
	return packing{2, 0x0001000100010001, 0x8000800080008000, 15, 1<<15 - 1 - links}
}

// get returns entry k.
func (w *packing) get(entries []byte, k int) uint64 {
	if w.bytes == 1 {
		return uint64(entries[k])
	}
	return uint64(binary.LittleEndian.Uint16(entries[2*k:]))
}

func (w *packing) put(entries []byte, k int, value uint64) {
	if w.bytes == 1 {
		entries[k] = byte(value)
	} else {
		binary.LittleEndian.PutUint16(entries[2*k:], uint16(value))
	}
}

// fill sets all entries to the largest.
func (w *packing) fill(entries []byte) {
	n, tops := len(entries), w.top*w.ones
	k := 0
	for ; k+8 <= n; k += 8 {
		binary.LittleEndian.PutUint64(entries[k:], tops)
	}
	for ; k < n; k++ { // entries of two bytes begin at even places
		entries[k] = byte(tops >> (k % 8 * 8))
	}
}

// least returns, entry by entry, the smaller one of two words of entries whose
// highest bits are high, the given number of places up.
func least(x, y, high uint64, shift uint8) uint64 {
	larger := (x | high - y) & high // where x ≥ y
	larger |= larger - larger>>(shift&15)
	return y&larger | x&^larger
}

// lower sets each entry of into to that of from plus cost, if that is smaller.
func (w *packing) lower(into, from []byte, cost uint64) {
	n := len(into)
	from = from[:n]
	if n < 8 {
		for k := range n / w.bytes {
			w.put(into, k, min(w.get(into, k), w.get(from, k)+cost))
		}
		return
	}
	costs, high, shift := cost*w.ones, w.high, w.shift
	for k := 0; ; k = min(k+8, n-8) { // the last words may overlap, which does no harm
		word := binary.LittleEndian.Uint64(from[k:]) + costs
		binary.LittleEndian.PutUint64(into[k:], least(binary.LittleEndian.Uint64(into[k:]), word, high, shift))
		if k == n-8 {
			return
		}
	}
}

// lowerBack is lower with the entries of from, as many as into has, in reverse
// order.
func (w *packing) lowerBack(into, from []byte, cost uint64) {
	n := len(into)
	from = from[:n]
	if n < 8 {
		last := n/w.bytes - 1
		for k := range last + 1 {
			w.put(into, k, min(w.get(into, k), w.get(from, last-k)+cost))
		}
		return
	}
	costs, high, shift := cost*w.ones, w.high, w.shift
	for k := 0; ; k = min(k+8, n-8) {
		word := bits.ReverseBytes64(binary.LittleEndian.Uint64(from[n-8-k:]))
		if w.bytes == 2 {
			word = word>>8&0x00ff00ff00ff00ff | word&0x00ff00ff00ff00ff<<8
		}
		binary.LittleEndian.PutUint64(into[k:], least(binary.LittleEndian.Uint64(into[k:]), word+costs, high, shift))
		if k == n-8 {
			return
		}
	}
}
