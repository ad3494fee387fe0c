package sat

import (
	"fmt"
	"io"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"topocert/certificates/lrat"
	"topocert/solver/solvertest"
)

// formulaOf returns a formula of so many variables.
func formulaOf(variables int, clauses ...[]int32) *lrat.CNF {
	f := solvertest.CNF(variables)
	for _, c := range clauses {
		f.Add(c...)
	}
	return f
}

// remaining returns the units and the clauses that are not garbage, and how many of the latter
// are learned.
func (s *cdcl) remaining() (f *lrat.CNF, learned int) {
	f = solvertest.CNF(len(s.vars))
	for _, l := range s.trail {
		f.Add(Dimacs(l))
	}
	for _, c := range s.clauses {
		if s.flags(c)&flagGarbage != 0 {
			continue
		}
		if s.flags(c)&flagLearnt != 0 {
			learned++
		}
		var clause []int32
		for _, l := range s.lits(c) {
			clause = append(clause, Dimacs(l))
		}
		slices.Sort(clause)
		f.Add(clause...)
	}
	return f, learned
}

// TestProbe sees what probing a formula leaves.
func TestProbe(t *testing.T) {
	for _, c := range []struct {
		name    string
		formula *lrat.CNF
		want    [][]int32
		learned int
	}{
		{
			"the unique implication point fails, not the probe alone",
			formulaOf(6, []int32{-1, 2}, []int32{-1, 5}, []int32{-1, 6}, []int32{-2, 3}, []int32{-2, 4}, []int32{-3, -4}),
			[][]int32{{-2}, {-1}, {-1, 2}, {-1, 5}, {-1, 6}, {-2, 3}, {-2, 4}, {-4, -3}}, 0,
		},
		{
			"hyper-binary resolution, from the last dominator",
			formulaOf(5, []int32{-1, 2}, []int32{-2, 3}, []int32{-2, 4}, []int32{-3, -4, 5}),
			[][]int32{{-1, 2}, {-2, 3}, {-2, 4}, {-4, -3, 5}, {-2, 5}}, 1,
		},
		{
			"the resolvent takes the place of the clause it is a part of",
			formulaOf(3, []int32{-1, 2}, []int32{-1, -2, 3}),
			[][]int32{{-1, 2}, {-1, 3}}, 0,
		},
	} {
		s := newCDCL(c.formula, io.Discard)
		if s.begin() || s.probe(t.Context()) {
			t.Fatalf("%s: refuted", c.name)
		}
		left, learned := s.remaining()
		var got [][]int32
		for i := range left.Clauses() {
			got = append(got, left.Clause(i))
		}
		if fmt.Sprint(got) != fmt.Sprint(c.want) || learned != c.learned {
			t.Errorf("%s: %v, %d learned, want %v, %d", c.name, got, learned, c.want, c.learned)
		}
	}
}

// TestProbeModels probes random formulas, and sees that what is left has the same models, and
// so have the clauses that are not learned alone.
func TestProbeModels(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		n := rapid.IntRange(3, 8).Draw(rt, "variables")
		f := solvertest.CNF(n)
		for range rapid.IntRange(2, 20).Draw(rt, "clauses") {
			list := rapid.SliceOfN(rapid.IntRange(0, 2*n-1), 2, 3).Draw(rt, "clause")
			var clause []int32
			for _, l := range list {
				clause = append(clause, Dimacs(uint32(l)))
			}
			f.Add(clause...)
		}
		s := newCDCL(f, io.Discard)
		refuted := s.begin() || s.probe(t.Context())
		if refuted {
			if bruteForceSat(f) {
				rt.Fatal("refuted, and there is a model")
			}
			return
		}
		left, _ := s.remaining()
		s.clauses = slices.DeleteFunc(s.clauses, func(c clauseRef) bool { return s.flags(c)&flagLearnt != 0 })
		irredundant, _ := s.remaining()
		for values := range 1 << n {
			model := make([]bool, n)
			for v := range model {
				model[v] = values>>v&1 == 1
			}
			want := isModel(f, model)
			if isModel(left, model) != want || isModel(irredundant, model) != want {
				rt.Fatalf("%v is a model: %t; not so after probing", model, want)
			}
		}
	})
}
