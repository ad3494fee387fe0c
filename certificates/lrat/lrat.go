package lrat

import (
	"fmt"
	"io"

	"topocert/certificates"
)

const (
	// maxNumber is the largest number in a proof.
	maxNumber = 1<<31 - 1
	// maxStore bounds the store of live clauses, in words of 4 bytes.
	maxStore = 1 << 28
)

// stepsOfHint is what a hint takes, besides the literals of the clause that it names.
const stepsOfHint = 32

// Check tells whether proof is a refutation of the formula in the textual
// LRAT format, restricted to reverse unit propagation; the package comment gives
// the format. It returns nil if it is, a *Rejection with the line in the proof
// if it is not, and the error of the reader if that fails.
//
// The proof is read once, a step at a time. Memory is taken for the variables
// and for the clauses that are live: a clause counts its literals and about 10
// words more, and dead ones are never more than live ones. Each step costs the
// literals of the clauses that it names, and none takes new memory unless the
// live clauses outgrow what they have had before.
func Check(f *CNF, proof io.Reader) error { return CheckWithin(f, proof, maxStore, nil) }

// CheckWithin is Check with another limit on the live clauses, in words, and within a
// budget.
func CheckWithin(f *CNF, proof io.Reader, limit int, budget *certificates.Budget) error {
	r := &refutation{
		in:        proofReader{in: proof, text: make([]byte, 0, 1<<16)},
		line:      1,
		live:      newPlaces(),
		limit:     limit,
		variables: int32(f.Variables()),
		value:     make([]int8, 2*f.Variables()+1),
		budget:    budget,
	}
	defer func() { budget.Free(bytesOfWord * r.room) }()
	for i := range f.Clauses() {
		r.last++
		r.clause = append(r.clause[:0], f.Clause(i)...)
		if err := r.keep(); err != nil {
			return err
		}
	}
	for {
		done, err := r.step()
		if err != nil {
			return err
		}
		if done {
			return r.end()
		}
		r.line++
	}
}

// refutation is a proof while it is read.
type refutation struct {
	in   proofReader
	line int // in the proof, from 1

	// store holds clauses in increasing order of their ids, each as its id, the
	// number of its literals, and these. live tells where those are that have
	// not been deleted. dead counts the words of those that have.
	store []int32
	live  places
	dead  int
	limit int
	last  int32 // id of the last clause; ids increase

	variables int32
	// value says of literal l at l+variables whether it is true (1), false (−1)
	// or neither. It is 0 everywhere but while a clause is being checked; then
	// trail holds the literals that are true.
	value  []int8
	trail  []int32
	clause []int32 // the clause that is being checked

	budget *certificates.Budget
	work   int64 // steps that the budget has not been asked for yet
	room   int64 // words for which memory has been taken
}

// bytesOfWord is the memory for a word of the store, with what finds it.
const bytesOfWord = 20

func (r *refutation) wrong(rule, format string, args ...any) error {
	return &certificates.Rejection{Rule: rule, Line: r.line, Detail: fmt.Sprintf(format, args...)}
}

// step reads a line, which adds a clause or deletes some, and tells whether it
// has added the empty clause.
func (r *refutation) step() (done bool, err error) {
	id, err := r.number(' ')
	if err != nil {
		return false, err
	}
	next := r.in.peek()
	if next < 0 && r.in.err != io.EOF {
		return false, r.in.err
	}
	deletion := next == 'd'
	switch {
	case deletion && id <= 0:
		return false, r.wrong("lrat/id", "id %d, want a positive one", id)
	case deletion:
		return false, r.delete()
	case id <= r.last:
		return false, r.wrong("lrat/id", "id %d after %d, want a larger one", id, r.last)
	}
	r.last = id
	if err := r.assume(); err != nil {
		return false, err
	}
	if err := r.propagate(); err != nil {
		return false, err
	}
	if r.work > 1<<16 {
		if err := r.budget.Spend(r.work); err != nil {
			return false, err
		}
		r.work = 0
	}
	for _, l := range r.trail {
		r.value[r.variables+l], r.value[r.variables-l] = 0, 0
	}
	r.trail = r.trail[:0]
	return len(r.clause) == 0, r.keep()
}

// assume reads the literals of the new clause up to 0, and assumes each false.
func (r *refutation) assume() error {
	r.clause = r.clause[:0]
	for {
		l, err := r.number(' ')
		if err != nil || l == 0 {
			return err
		}
		if l > r.variables || -l > r.variables {
			return r.wrong("lrat/literal", "literal %d, want a variable up to %d", l, r.variables)
		}
		if r.value[r.variables+l] != 0 {
			return r.wrong("lrat/repeated", "variable of literal %d occurs twice in a clause, want it once", l)
		}
		r.clause = append(r.clause, l)
		r.holds(-l)
	}
}

// holds makes a literal true.
func (r *refutation) holds(l int32) {
	r.value[r.variables+l], r.value[r.variables-l] = 1, -1
	r.trail = append(r.trail, l)
}

// propagate reads the hints up to 0. Each must name a clause of which all
// literals but one are false, which makes that one true; the last hint must name
// a clause of which all are false.
func (r *refutation) propagate() error {
	conflict := false
	for {
		hint, err := r.number('\n')
		if err != nil {
			return err
		}
		if hint == 0 {
			if !conflict {
				return r.wrong("lrat/conflict", "the hints end without a contradiction, want one")
			}
			return nil
		}
		if conflict {
			return r.wrong("lrat/late", "hint %d after the contradiction, want the end", hint)
		}
		if hint < 0 {
			return r.wrong("lrat/negative", "hint %d, want none for resolution asymmetric tautologies", hint)
		}
		at, found := r.live.get(hint)
		if !found {
			return r.wrong("lrat/hint", "hint %d is no live clause, want one", hint)
		}
		r.work += stepsOfHint + int64(r.store[at+1])
		open, value := int32(0), r.value
		for _, l := range r.store[at+2 : at+2+int(r.store[at+1])] {
			v := value[r.variables+l]
			if v < 0 {
				continue
			}
			if open != 0 && open != l || v > 0 {
				return r.wrong("lrat/unit", "clause %d of the hints is not unit, want one that is", hint)
			}
			open = l
		}
		if open == 0 {
			conflict = true
		} else {
			r.holds(open)
		}
	}
}

// keep puts the new clause, with the last id, into the store.
func (r *refutation) keep() error {
	if len(r.store)+2+len(r.clause) > r.limit {
		r.compact()
		if len(r.store)+2+len(r.clause) > r.limit {
			return r.wrong("lrat/limit", "the live clauses take more than %d words", r.limit)
		}
	}
	if words := int64(len(r.store) + 2 + len(r.clause)); words > r.room {
		more := words + words/4 - r.room
		if err := r.budget.Take(bytesOfWord * more); err != nil {
			return err
		}
		r.room += more
	}
	r.live.put(r.last, len(r.store))
	r.store = append(r.store, r.last, int32(len(r.clause)))
	r.store = append(r.store, r.clause...)
	return nil
}

// delete reads "d" and the clauses to delete up to 0.
func (r *refutation) delete() error {
	r.in.next() // what has been peeked at
	switch b := r.in.next(); {
	case b < 0 && r.in.err != io.EOF:
		return r.in.err
	case b != ' ':
		return r.wrong("lrat/line", "want a space after d")
	}
	for {
		id, err := r.number('\n')
		if err != nil {
			return err
		}
		if id == 0 {
			break
		}
		at, found := r.live.get(id)
		if !found {
			return r.wrong("lrat/deletion", "%d is no live clause, want one", id)
		}
		r.live.remove(id)
		r.dead += 2 + int(r.store[at+1])
	}
	if r.dead > len(r.store)/2 {
		r.compact()
	}
	return nil
}

// compact removes the dead clauses from the store.
func (r *refutation) compact() {
	r.work += int64(len(r.store))
	to := 0
	for from := 0; from < len(r.store); {
		id, size := r.store[from], 2+int(r.store[from+1])
		if _, found := r.live.get(id); found {
			copy(r.store[to:], r.store[from:from+size])
			r.live.put(id, to)
			to += size
		}
		from += size
	}
	r.store, r.dead = r.store[:to], 0
}

// number reads a number and the byte after it: a space or, after the number 0,
// the given one.
func (r *refutation) number(afterZero rune) (int32, error) {
	b := r.in.next()
	negative := b == '-'
	if negative {
		b = r.in.next()
	}
	value, digits := int64(0), 0
	for ; b >= '0' && b <= '9'; b = r.in.next() {
		value = 10*value + int64(b-'0')
		digits++
		if value > maxNumber || digits > 1 && value < 10 || negative && value == 0 {
			return 0, r.wrong("lrat/number", "want numbers up to %d without leading zeros", maxNumber)
		}
	}
	after := ' '
	if value == 0 {
		after = afterZero
	}
	switch {
	case b < 0 && r.in.err == io.EOF:
		return 0, r.wrong("lrat/truncated", "the proof ends without the empty clause, want it in the last line")
	case b < 0:
		return 0, r.in.err
	case digits == 0:
		return 0, r.wrong("lrat/number", "byte %q, want a number", b)
	case b != after:
		return 0, r.wrong("lrat/line", "byte %q after a number, want %q", b, after)
	}
	if negative {
		value = -value
	}
	return int32(value), nil
}

// end expects the end of the proof.
func (r *refutation) end() error {
	r.line++
	if b := r.in.next(); b >= 0 {
		return r.wrong("lrat/trailing", "byte %q after the empty clause, want the end", b)
	}
	if r.in.err != io.EOF {
		return r.in.err
	}
	return nil
}
