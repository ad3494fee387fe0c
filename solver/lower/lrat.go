package lower

import (
	"bufio"
	"io"

	"topocert/certificates/lrat"
)

// partNumbers is how many numbers of a refutation the kernel takes at one time, and maxSlots bounds its clauses at one
// time.
const (
	partNumbers = 1 << 16
	maxSlots    = 1<<22 - 1
)

// refuted returns the refutation of the formula that a certificate determines.
func (j *job) refuted(p lrat.Refutation) (slots, parts Term) {
	formula, err := p.CNF(j.s, j.net, j.World)
	if err != nil {
		j.fail(err)
		return None(), None()
	}
	return j.refutation(p.File, formula.Clauses())
}

// refutation returns the steps of the refutation in a file beside the certificate, in the LRAT format, and how many slots
// they take. In the kernel clauses have slots in place of ids: those of the formula, of which there are so many, have
// their numbers from 1, and each that comes later one that is free. With 0 there are as many as have ids before the first
// that the refutation adds.
func (j *job) refutation(file string, clauses int) (slots, parts Term) {
	in, err := j.World.Open(file)
	if err != nil {
		j.fail(err)
		return None(), None()
	}
	defer in.Close()
	r := &refutation{in: bufio.NewReaderSize(in, 1<<16), live: make(map[uint32]uint32), next: uint32(clauses) + 1}
	for r.step() {
	}
	if r.err != nil {
		j.fail(r.err)
	}
	if r.next > maxSlots {
		return j.none("a refutation with more than %d clauses at one time", maxSlots), None()
	}
	return Int(uint64(r.next)), inParts(r.numbers)
}

// inParts is numbers in the parts in which the kernel takes them.
func inParts(numbers []uint32) Term {
	if len(numbers) == 0 {
		return App("Ended")
	}
	n := min(partNumbers, len(numbers))
	return App("Refuted.Part", Array(numbers[:n]), inParts(numbers[n:]))
}

// refutation is a refutation while it is read.
type refutation struct {
	in      *bufio.Reader
	err     error
	live    map[uint32]uint32 // the slots of clauses that are not the formula's
	free    []uint32
	next    uint32   // no slot from here on has been used
	numbers []uint32 // for the kernel
}

// step reads a line, and tells whether another one follows. A step is its slot, its literals, 0, its hints, 0; and a
// deletion is 0, the slots, 0. The literal v is 2v, and its negation 2v + 1.
func (r *refutation) step() bool {
	id := uint32(r.number())
	if next, err := r.in.Peek(1); err != nil || next[0] == 'd' {
		r.in.Discard(2)
		r.numbers = append(r.numbers, 0)
		r.hints(true)
		return r.err == nil
	}
	if r.next == 1 {
		r.next = id
	}
	slot := r.next
	if last := len(r.free) - 1; last >= 0 {
		slot, r.free = r.free[last], r.free[:last]
	} else {
		r.next++
	}
	r.numbers = append(r.numbers, slot)
	literals := len(r.numbers)
	for l := r.number(); l != 0; l = r.number() {
		if l < 0 {
			r.numbers = append(r.numbers, uint32(-2*l+1))
		} else {
			r.numbers = append(r.numbers, uint32(2*l))
		}
	}
	empty := len(r.numbers) == literals
	r.numbers = append(r.numbers, 0)
	r.hints(false)
	r.live[id] = slot
	return !empty && r.err == nil
}

// hints reads ids up to 0, of clauses that are deleted or are not.
func (r *refutation) hints(deleted bool) {
	for h := uint32(r.number()); h != 0; h = uint32(r.number()) {
		slot, added := r.live[h]
		if !added {
			slot = h
		}
		if deleted {
			delete(r.live, h)
			r.free = append(r.free, slot)
		}
		r.numbers = append(r.numbers, slot)
	}
	r.numbers = append(r.numbers, 0)
}

// number reads a number and the byte after it.
func (r *refutation) number() int64 {
	n, sign := int64(0), int64(1)
	for {
		switch b, err := r.in.ReadByte(); {
		case err == io.EOF:
			r.err = io.ErrUnexpectedEOF
			return 0
		case err != nil:
			r.err = err
			return 0
		case b == '-':
			sign = -1
		case b < '0' || b > '9':
			return sign * n
		default:
			n = 10*n + int64(b-'0')
		}
	}
}
