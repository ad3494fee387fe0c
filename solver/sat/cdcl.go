package sat

import (
	"context"
	"fmt"
	"io"

	"topocert/certificates/lrat"
	"topocert/solver"
)

// Refute decides a formula. If it is unsatisfiable then Refute writes a
// refutation to proof, in the textual LRAT format that lrat.Check
// reads, and returns no model. If it is satisfiable then Refute returns a model:
// entry i is the value of variable i+1; what has been written to proof is of no
// use then. If proof is nil, none is written. Where the context has a solver.Refuter, that
// one is asked, and what follows is not true of it.
//
// The method is conflict-driven clause learning: two watched literals with
// blockers; first-UIP clauses, shrunk and minimised; variables in the order of
// exponentially decayed activity, with the last value first; restarts by moving
// averages of the glue (the number of levels in a clause); learned clauses of
// large glue deleted, others vivified; failed literals found; variables of few
// clauses eliminated, and subsumed clauses deleted. The answer and the proof are the same in every run.
//
// Cost: exponential in the worst case; about 30,000 conflicts a second for
// formulas of 10,000 clauses. Memory: for each clause, of the formula or learned
// and kept, 50 bytes and 8 a literal, and 80 KiB for the proof, which is not kept:
// 10 MB for 8,000 clauses and 100,000 conflicts. The context is asked every few
// hundred conflicts, and while clauses are simplified.
//
// Sources: J. P. Marques-Silva, K. A. Sakallah, "GRASP: A Search Algorithm for
// Propositional Satisfiability", IEEE Trans. Computers 1999; M. W. Moskewicz et
// al., "Chaff: Engineering an Efficient SAT Solver", DAC 2001; N. Eén,
// N. Sörensson, "An Extensible SAT-solver", SAT 2003; N. Sörensson, A. Biere,
// "Minimizing Learned Clauses", SAT 2009; G. Audemard, L. Simon, "Predicting
// Learnt Clauses Quality in Modern SAT Solvers", IJCAI 2009; A. Biere,
// A. Fröhlich, "Evaluating CDCL Restart Schemes", POS 2015; L. Cruz-Filipe et
// al., "Efficient Certified RAT Verification", CADE 2017 (the proof format).
func Refute(ctx context.Context, f *lrat.CNF, proof io.Writer) (model []bool, err error) {
	refute := solver.RefuterOf(ctx)
	if refute == nil {
		refute = own
	}
	if model, err = refute(ctx, f, proof); err != nil {
		return nil, fmt.Errorf("refuting a formula of %d variables and %d clauses: %w", f.Variables(), f.Clauses(), err)
	}
	return model, nil
}

// own is the solver of this package.
func own(ctx context.Context, f *lrat.CNF, proof io.Writer) (model []bool, err error) {
	s := newCDCL(f, proof)
	if refuted, err := s.solve(ctx); refuted || err != nil {
		return nil, err
	}
	return s.model(), nil
}

// A variable is a number from 0, a literal twice that, plus 1 if negated.

func positive(v uint32) uint32 { return 2 * v }

const noLiteral = 1<<32 - 1

// Literal returns a DIMACS literal in our form, and Dimacs the reverse.
func Literal(l int32) uint32 {
	if l < 0 {
		return 2*uint32(-l-1) + 1
	}
	return 2 * uint32(l-1)
}

func Dimacs(l uint32) int32 {
	if l&1 == 1 {
		return -int32(l>>1) - 1
	}
	return int32(l>>1) + 1
}

// cdcl is the state of a search.
type cdcl struct {
	proof *proofWriter // nil: none

	arena   []uint32
	spare   []uint32    // the arena before the last garbage collection
	clauses []clauseRef // all of two literals or more
	watches [][]watch
	units   []clauseID // units of the formula, until the search begins
	empty   uint32     // the id of an empty clause of the formula; 0 if there is none

	values  []int8     // by literal: 1 true, −1 false, 0 open
	vars    []variable // of those that are set, how
	unitID  []uint32   // for variables set at level 0: the id of that unit clause
	trail   []uint32
	control []int // where on the trail each level from 1 begins
	head    int   // up to where the trail has been propagated
	phase   []uint8

	order    varHeap
	analysis analysis
	pace     pace

	conflicts    uint64
	ticks        uint64 // entries of watch lists passed
	vivifyFrom   uint64 // ticks when vivification last ended
	probed       probed
	ignored      clauseRef // propagation takes no notice of it
	cleanedUnits int       // length of the trail at level 0 when clauses were last cleaned

	eliminated []bool   // by variable
	touched    []bool   // by variable: elimination is to be tried
	extension  []uint32 // deleted clauses, each followed by its size; see extend
}

// variable says how a variable was set.
type variable struct {
	level  int32
	trail  int32     // where on the trail
	reason clauseRef // 0 for decisions and at level 0
}

// clauseID is a literal and the id of the unit clause of it.
type clauseID struct{ lit, id uint32 }

func newCDCL(f *lrat.CNF, proof io.Writer) *cdcl {
	n := f.Variables()
	s := &cdcl{
		watches:    make([][]watch, 2*n),
		values:     make([]int8, 2*n),
		vars:       make([]variable, n),
		unitID:     make([]uint32, n),
		phase:      make([]uint8, n),
		order:      newVarHeap(n),
		pace:       newPace(),
		eliminated: make([]bool, n),
		touched:    make([]bool, n),
		probed:     probed{units: make([]int, 2*n)},
	}
	s.analysis.mark = make([]uint8, n)
	s.analysis.shrinkable = make([]bool, n)
	s.analysis.levelStamp = make([]uint32, n+1)
	for v := range s.phase {
		s.phase[v] = 1
		s.touched[v] = true
	}
	s.proof = newProofWriter(proof, uint32(f.Clauses()))
	s.reserve(f)
	var lits []uint32
	for i := range f.Clauses() {
		lits = lits[:0]
		for _, l := range f.Clause(i) {
			lits = append(lits, Literal(l))
		}
		s.addOriginal(lits, uint32(i+1))
	}
	return s
}

// reserve makes room for the clauses of a formula, and for half as many learned ones.
func (s *cdcl) reserve(f *lrat.CNF) {
	literals, total := 0, 0
	count := make([]int, len(s.watches))
	for i := range f.Clauses() {
		c := f.Clause(i)
		literals += headerWords + 1 + len(c)
		for _, l := range c[:min(2, len(c))] {
			count[Literal(l)]++
			total++
		}
	}
	s.arena = make([]uint32, 0, literals*3/2)
	s.clauses = make([]clauseRef, 0, f.Clauses()*3/2)
	block := make([]watch, total)
	for l, n := range count {
		s.watches[l], block = block[:0:n], block[n:]
	}
}

// addOriginal takes in a clause of the formula. A literal given twice counts
// once; a clause with a literal and its negation is left out.
func (s *cdcl) addOriginal(lits []uint32, id uint32) {
	kept := lits[:0]
	tautology := false
	for _, l := range lits {
		v := l >> 1
		switch s.analysis.mark[v] {
		case 0:
			s.analysis.mark[v] = uint8(1 + l&1)
			kept = append(kept, l)
		case uint8(2 - l&1):
			tautology = true
		}
	}
	for _, l := range kept {
		s.analysis.mark[l>>1] = 0
	}
	switch {
	case tautology:
	case len(kept) == 0:
		s.empty = id
	case len(kept) == 1:
		s.units = append(s.units, clauseID{kept[0], id})
	default:
		s.watch(s.newClause(kept, id, 0))
	}
}

func (s *cdcl) decisionLevel() int { return len(s.control) }

// solve searches until the formula is refuted or has a model.
func (s *cdcl) solve(ctx context.Context) (refuted bool, err error) {
	if err := ctx.Err(); err != nil {
		return false, err
	}
	if s.begin() {
		return true, s.proof.finish()
	}
	for turns := 0; ; turns++ {
		if turns&255 == 0 {
			if err := ctx.Err(); err != nil {
				return false, err
			}
			if err := s.proof.failed(); err != nil {
				return false, err
			}
		}
		if c := s.propagate(); c != 0 {
			s.conflicts++
			if s.decisionLevel() == 0 {
				s.refuteBy(c)
				return true, s.proof.finish()
			}
			s.learn(c)
			continue
		}
		switch {
		case s.pace.reduction(s.conflicts):
			s.backtrack(0)
			if s.inprocess(ctx) {
				return true, s.proof.finish()
			}
			turns = -1 // the context may have ended that
		case s.pace.restart(s.conflicts):
			s.backtrack(s.reusable())
		}
		if !s.decide() {
			return false, s.proof.finish()
		}
	}
}

// inprocess simplifies the clauses, and deletes what is of no use. It tells
// whether that has refuted the formula.
func (s *cdcl) inprocess(ctx context.Context) (refuted bool) {
	if s.vivify(ctx) {
		return true
	}
	if s.pace.probing.due(s.conflicts) && s.probe(ctx) {
		return true
	}
	s.reduce()
	return s.pace.elimination.due(s.conflicts) && s.eliminate(ctx)
}

// begin sets the units of the formula, and tells whether that refutes it.
func (s *cdcl) begin() bool {
	if s.empty != 0 {
		s.proof.add(nil, s.empty)
		return true
	}
	for _, u := range s.units {
		switch s.values[u.lit] {
		case 0:
			s.assignUnit(u.lit, u.id)
		case -1:
			s.proof.add(nil, s.unitID[u.lit>>1], u.id)
			return true
		}
	}
	s.units = nil
	if c := s.propagate(); c != 0 {
		s.refuteBy(c)
		return true
	}
	return false
}

// open tells whether a variable is still to be decided.
func (s *cdcl) open(v uint32) bool { return s.values[positive(v)] == 0 && !s.eliminated[v] }

// decide sets the most active open variable; it returns false if none is open.
func (s *cdcl) decide() bool {
	for s.order.len() > 0 {
		v := s.order.pop()
		if s.open(v) {
			s.control = append(s.control, len(s.trail))
			s.assign(positive(v)|uint32(s.phase[v]), 0)
			return true
		}
	}
	return false
}

// reusable returns the levels that a restart need not take back, since the same
// decisions would come again: those on variables that rank before the next one.
//
// Source: P. van der Tak, A. Ramos, M. Heule, "Reusing the Assignment Trail in CDCL
// Solvers", JSAT 2011.
func (s *cdcl) reusable() int {
	for s.order.len() > 0 && !s.open(s.order.top()) {
		s.order.pop()
	}
	if s.order.len() == 0 {
		return 0
	}
	level := 0
	for level < len(s.control) && s.order.before(s.trail[s.control[level]]>>1, s.order.top()) {
		level++
	}
	return level
}

// model returns the values of the variables of the formula.
func (s *cdcl) model() []bool {
	s.extend()
	model := make([]bool, len(s.vars))
	for v := range model {
		model[v] = s.values[positive(uint32(v))] > 0
	}
	return model
}
