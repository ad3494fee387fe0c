package drat

import (
	"context"
	"fmt"
	"io"
	"slices"

	"topocert/certificates/lrat"
	"topocert/solver/sat"
)

// Convert reads a proof in the DRAT format, as text or in binary, that a formula has no
// model, and writes a refutation of the formula in the textual LRAT format that lrat.Check
// reads. It has none but the lemmas that are needed, with hints, and deletes each clause after
// its last use.
//
// Cost: mostly that of unit propagation for each needed lemma, as a solver's: about the
// time that the solver took. Memory: 4 bytes for each literal of the proof, 60 for each
// lemma, and 4 for each hint. The context is asked at each lemma.
//
// Errors: ErrForm, with line or byte, if the proof is malformed or ends within a step;
// ErrImplied, with line or byte, if a lemma that is needed is not implied by
// unit propagation, or has a new variable: the solver is to be run without what makes such lemmas, see the package
// comment; ErrOpen if there is no contradiction in the end; ErrLimit if the clauses take
// more than 8 GB; the context's; those of in and out.
func Convert(ctx context.Context, f *lrat.CNF, in io.Reader, out io.Writer) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	t := newTrimmer(ctx, f, in)
	if err := t.forward(f); err != nil {
		return err
	}
	if err := t.backward(); err != nil {
		return err
	}
	return t.write(out)
}

// trimmer is a proof while it is converted.
type trimmer struct {
	*assignment
	ctx     context.Context
	in      *reader
	formula uint32 // number of clauses of the formula
	// events are the steps: clauses, by number, that are added, or deleted if 1<<31 is
	// set. where says of lemmas where in the proof they are.
	events []uint32
	where  []int64
	// conflict is a clause of which all literals are false when all events have happened.
	conflict uint32

	seen    []bool // by variable: part of the contradiction
	assumed []bool // by variable: of the lemma that is checked
	below   []uint32

	// hints has, for each needed lemma and the last one first, the clauses that it rests
	// on, in the reverse order; with 1<<31 if there is no later use of it. lemmas are the
	// numbers of these lemmas, starts where their hints begin; the first stands for the empty clause.
	hints  []uint32
	lemmas []uint32
	starts []int
}

// marked is beyond the numbers of clauses, each of which takes two words of the arena or more.
const marked = 1 << 31

func newTrimmer(ctx context.Context, f *lrat.CNF, in io.Reader) *trimmer {
	n := f.Variables()
	return &trimmer{
		assignment: newAssignment(n),
		ctx:        ctx,
		in:         newReader(ctx, in, n),
		formula:    uint32(f.Clauses()),
		seen:       make([]bool, n),
		assumed:    make([]bool, n),
	}
}

// forward reads formula and proof up to the first contradiction.
func (t *trimmer) forward(f *lrat.CNF) error {
	r := t.in
	for i := range f.Clauses() {
		r.clear()
		for _, l := range f.Clause(i) {
			r.add(sat.Literal(l))
		}
		if err := t.enter(r.list); err != nil {
			return err
		}
	}
	if t.conflict == 0 {
		t.conflict = t.propagate()
	}
	for t.conflict == 0 {
		switch err := r.read(); {
		case err == io.EOF:
			return fmt.Errorf("%w: the proof ends with %s, after %d lemmas and without a contradiction, want one", ErrOpen, r.place(r.here()), len(t.where))
		case err != nil:
			return err
		case r.step.deletion:
			t.remove()
			continue
		}
		t.events = append(t.events, uint32(len(t.at)))
		t.where = append(t.where, r.step.where)
		if err := t.enter(r.list); err != nil {
			return err
		}
		if t.conflict == 0 {
			t.conflict = t.propagate()
		}
	}
	return nil
}

// enter adds a clause, and notes a contradiction with it.
func (t *trimmer) enter(list []uint32) error {
	at, err := t.add(list)
	switch {
	case err != nil:
		return err
	case t.conflict != 0:
		return nil
	case len(list) == 0:
		t.conflict = at
		return nil
	}
	t.conflict = t.attach(at)
	if v := list[0] >> 1; len(list) == 1 && t.conflict == 0 && t.reason[v] != at && t.former[v] == 0 {
		t.former[v], t.reason[v] = t.reason[v], at // hints are fewer with a unit clause
	}
	return nil
}

// remove deletes a clause. What has followed from it stays: so it is in solvers, and a refutation
// deletes no clause before its last use.
func (t *trimmer) remove() {
	if t.in.step.foreign {
		return
	}
	if at := t.find(&t.in.set); at != 0 {
		t.flag(at, dead)
		t.events = append(t.events, t.number(at)|marked)
	}
}

// backward explains the contradiction, and then each lemma that is needed, the last one first.
func (t *trimmer) backward() error {
	t.purge()
	t.explain(none, t.conflict, 0)
	for i, e := range slices.Backward(t.events) {
		if i&1023 == 0 {
			if err := t.ctx.Err(); err != nil {
				return err
			}
		}
		at := t.at[e&^marked]
		if e&marked != 0 {
			t.unflag(at, dead)
			t.watch(at)
			continue
		}
		t.retract(at)
		if !t.is(at, core) {
			continue
		}
		if err := t.ctx.Err(); err != nil {
			return err
		}
		if !t.check(e, t.literals(at)) {
			return t.unimplied(e)
		}
	}
	return nil
}

// unimplied is the error of a lemma that does not follow.
func (t *trimmer) unimplied(n uint32) error {
	var list []int32
	for _, l := range t.literals(t.at[n]) {
		list = append(list, sat.Dimacs(l))
	}
	slices.SortFunc(list, func(a, b int32) int { return int(max(a, -a) - max(b, -b)) })
	text := fmt.Sprint(list)
	if len(text) > 200 {
		text = text[:200] + "…"
	}
	return fmt.Errorf("%w: %s: the clause %s, want no RAT steps: the solver is to be run without what makes them, or its proof is wrong", ErrImplied, t.in.place(t.where[n-t.formula]), text)
}

// retract takes back a lemma. If a literal follows from it, then that was the first to do so when the
// lemma came, and those after it on the trail are what the lemma led to: they did not follow
// before.
func (t *trimmer) retract(at uint32) {
	t.flag(at, dead)
	if !t.isReason(at) {
		return
	}
	v := t.literals(at)[0] >> 1
	if t.former[v] != 0 {
		t.reason[v], t.former[v] = t.former[v], 0
		return
	}
	t.undo(int(t.position[v]))
}

// check tells whether a lemma is implied by unit propagation, and notes why.
func (t *trimmer) check(n uint32, lemma []uint32) bool {
	root, conflict := len(t.trail), uint32(0)
	for _, l := range lemma {
		t.assumed[l>>1] = true
		if t.values[l] > 0 { // it follows already; then the lemma is a unit clause, or it would not be needed
			conflict = t.reason[l>>1]
		}
	}
	if conflict == 0 {
		for _, l := range lemma {
			if t.values[l] == 0 { // else it is false already
				t.assign(l^1, 0)
			}
		}
		conflict = t.propagate()
	}
	if conflict != 0 {
		t.explain(n, conflict, root)
	}
	for _, l := range lemma {
		t.assumed[l>>1] = false
	}
	t.undo(root)
	return conflict != 0
}

// explain notes what the contradiction in a clause rests on, as the hints of a lemma. What is
// on the trail from root on follows from the negation of the lemma.
func (t *trimmer) explain(n, conflict uint32, root int) {
	t.lemmas = append(t.lemmas, n)
	t.starts = append(t.starts, len(t.hints))
	t.below = t.below[:0]
	t.use(conflict)
	t.mark(conflict, root)
	for i := len(t.trail) - 1; i >= root; i-- {
		v := t.trail[i] >> 1
		if t.seen[v] {
			t.use(t.reason[v])
			t.mark(t.reason[v], root)
			t.seen[v] = false
		}
	}
	for i := 0; i < len(t.below); i++ {
		t.mark(t.reason[t.below[i]], root)
	}
	slices.SortFunc(t.below, func(v, w uint32) int { return int(t.position[w]) - int(t.position[v]) })
	for _, v := range t.below {
		t.seen[v] = false
		t.use(t.reason[v])
	}
}

// use notes a clause as a hint.
func (t *trimmer) use(at uint32) {
	n := t.number(at)
	if !t.is(at, core) {
		t.flag(at, core)
		n |= marked
	}
	t.hints = append(t.hints, n)
}

// mark notes that the literals of a clause are part of the contradiction, but those of the lemma
// itself.
func (t *trimmer) mark(at uint32, root int) {
	for _, l := range t.literals(at) {
		v := l >> 1
		if t.seen[v] || t.assumed[v] {
			continue
		}
		t.seen[v] = true
		if int(t.position[v]) < root {
			t.below = append(t.below, v)
		}
	}
}

// purge forgets the watches of clauses that are dead.
func (t *trimmer) purge() {
	for l, list := range t.rest {
		t.rest[l] = slices.DeleteFunc(list, func(w watch) bool { return t.is(w.at, dead) })
	}
}
