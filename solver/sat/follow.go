package sat

import (
	"bytes"
	"encoding/binary"
	"math"
	"slices"

	"topocert/certificates/lrat"
)

// Follower goes through the lemmas of another solver's refutation: each has to follow by unit propagation
// from the formula and those before it (reverse unit propagation, RUP).
type Follower struct {
	*cdcl
	text    bytes.Buffer
	refuted bool
	ids     map[string][]uint32 // of the clauses that are there, by their literals
	deleted map[uint32]bool     // ids of clauses that are still to be collected
}

// NewFollower returns one that has a formula.
func NewFollower(f *lrat.CNF) *Follower {
	p := &Follower{ids: make(map[string][]uint32), deleted: make(map[uint32]bool)}
	p.cdcl = newCDCL(f, &p.text)
	for _, c := range p.clauses {
		p.note(p.lits(c), p.id(c))
	}
	p.refuted = p.begin()
	return p
}

// note has an id found by literals.
func (p *Follower) note(lits []uint32, id uint32) {
	k := keyOf(lits)
	p.ids[k] = append(p.ids[k], id)
}

func keyOf(lits []uint32) string {
	key := make([]byte, 0, 4*len(lits))
	for _, l := range slices.Sorted(slices.Values(lits)) {
		key = binary.LittleEndian.AppendUint32(key, l)
	}
	return string(key)
}

// Refuted tells whether the empty clause follows.
func (p *Follower) Refuted() bool { return p.refuted }

// Full tells whether there is no room for a clause of so many literals.
func (p *Follower) Full(literals int) bool {
	return len(p.arena)+headerWords+1+literals > math.MaxInt32
}

// Lemma takes a lemma in, and tells whether it follows. Each variable is there once.
func (p *Follower) Lemma(lits []uint32) bool {
	if slices.ContainsFunc(lits, func(l uint32) bool { return p.values[l] > 0 }) { // nothing can need it
		return true
	}
	last, implied := p.assume(lits)
	if last == 0 {
		p.retreat()
		return false
	}
	hints := p.explain(last, implied, false)
	p.retreat()
	clause := p.analysis.clause
	id := p.proof.add(clause, hints...)
	switch len(clause) {
	case 0:
		p.refuted = true
	case 1:
		p.refuted = p.learnUnit(clause[0], id)
	default:
		p.watch(p.newClause(clause, id, 0))
		p.note(lits, id)
	}
	return true
}

// mostDeleted is how many deleted clauses are collected at a time.
const mostDeleted = 1 << 10

// Delete deletes a clause, if it is there. The units stay that have followed from it.
func (p *Follower) Delete(lits []uint32) {
	k := keyOf(lits)
	list := p.ids[k]
	if len(list) == 0 {
		return
	}
	p.deleted[list[len(list)-1]] = true
	if p.ids[k] = list[:len(list)-1]; len(list) == 1 {
		delete(p.ids, k)
	}
	if len(p.deleted) < mostDeleted {
		return
	}
	for _, c := range p.clauses {
		if p.deleted[p.id(c)] {
			p.setFlag(c, flagGarbage)
		}
	}
	p.collectGarbage()
	clear(p.deleted)
}

// Proof returns the refutation in the LRAT format, trimmed.
func (p *Follower) Proof() []byte {
	_ = p.proof.finish() // a buffer takes all
	return Trim(p.text.Bytes())
}
