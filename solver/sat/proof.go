package sat

import (
	"io"
	"strconv"
)

// proofWriter writes LRAT lines. With no writer it only numbers clauses.
type proofWriter struct {
	w    io.Writer
	buf  []byte
	last uint32 // the last id given
	err  error
}

const proofBuffer = 1 << 16

func newProofWriter(w io.Writer, formula uint32) *proofWriter {
	p := &proofWriter{w: w, last: formula}
	if w != nil {
		p.buf = make([]byte, 0, proofBuffer+proofBuffer/4)
	}
	return p
}

func (p *proofWriter) active() bool { return p.w != nil }

// add writes a new clause and the ids of those it follows from, and returns its
// own id.
func (p *proofWriter) add(lits []uint32, hints ...uint32) uint32 {
	p.last++
	if p.w == nil {
		return p.last
	}
	b := strconv.AppendUint(p.buf, uint64(p.last), 10)
	for _, l := range lits {
		b = append(b, ' ')
		b = strconv.AppendInt(b, int64(Dimacs(l)), 10)
	}
	b = append(b, " 0"...)
	for _, h := range hints {
		b = append(b, ' ')
		b = strconv.AppendUint(b, uint64(h), 10)
	}
	p.buf = append(b, " 0\n"...)
	p.spill()
	return p.last
}

// remove writes the deletion of clauses.
func (p *proofWriter) remove(ids []uint32) {
	if p.w == nil || len(ids) == 0 {
		return
	}
	b := strconv.AppendUint(p.buf, uint64(p.last), 10)
	b = append(b, " d"...)
	for _, id := range ids {
		b = append(b, ' ')
		b = strconv.AppendUint(b, uint64(id), 10)
	}
	p.buf = append(b, " 0\n"...)
	p.spill()
}

func (p *proofWriter) spill() {
	if len(p.buf) >= proofBuffer {
		p.flush()
	}
}

func (p *proofWriter) flush() {
	if p.err == nil && len(p.buf) > 0 {
		_, p.err = p.w.Write(p.buf)
	}
	p.buf = p.buf[:0]
}

// failed returns the error of the writer, if it has met one.
func (p *proofWriter) failed() error { return p.err }

// finish writes what is still to be written.
func (p *proofWriter) finish() error {
	p.flush()
	return p.err
}
