package fuzz

import (
	"bytes"
	"context"
	"errors"
	"testing"

	"topocert/certificates"
	"topocert/certificates/lrat"
	"topocert/solver/sat"
	"topocert/solver/solvertest"
)

// lratFormulas are small formulas, with and without models; the first byte of an
// input says which one is meant.
func lratFormulas() []*lrat.CNF {
	var list []*lrat.CNF
	for _, clauses := range [][][]int32{
		{{}},
		{},
		{{1}, {-1}},
		{{1, 2}, {1, -2}, {-1, 3}, {-1, -3}},
		{{1, 2}, {1, -2}, {-1, 3}},
		{{1, 2, 3}, {1, 2, -3}, {1, -2, 3}, {1, -2, -3}, {-1, 2, 3}, {-1, 2, -3}, {-1, -2, 3}, {-1, -2, -3}},
		{{1, 2, 3}, {1, 2, -3}, {1, -2, 3}, {1, -2, -3}, {-1, 2, 3}, {-1, 2, -3}, {-1, -2, 3}},
		// Three pigeons in two holes, pigeon p in hole h being variable 2p+h−2; then two.
		{{1, 2}, {3, 4}, {5, 6}, {-1, -3}, {-1, -5}, {-3, -5}, {-2, -4}, {-2, -6}, {-4, -6}},
		{{1, 2}, {3, 4}, {-1, -3}, {-2, -4}},
		{{1, 1}, {-1, -1}},
		{{1, -1}},
		{{1, -1}, {1}, {-1, 2, 2}, {-2}},
	} {
		f := solvertest.CNF(6)
		for _, c := range clauses {
			f.Add(c...)
		}
		list = append(list, f)
	}
	return list
}

// hasModel tries all assignments.
func hasModel(f *lrat.CNF) bool {
	for values := range uint(1) << f.Variables() {
		model := true
		for i := range f.Clauses() {
			satisfied := false
			for _, l := range f.Clause(i) {
				satisfied = satisfied || values>>(max(l, -l)-1)&1 == 1 == (l > 0)
			}
			model = model && satisfied
		}
		if model {
			return true
		}
	}
	return false
}

// FuzzLRAT checks arbitrary texts as refutations: the checker neither panics nor
// hangs, and accepts none of a formula that has a model.
func FuzzLRAT(f *testing.F) {
	formulas := lratFormulas()
	var satisfiable []bool
	for i, formula := range formulas {
		satisfiable = append(satisfiable, hasModel(formula))
		var proof bytes.Buffer
		model, err := sat.Refute(context.Background(), formula, &proof)
		if err != nil || (model != nil) != satisfiable[i] {
			f.Fatalf("formula %d: model %v, error %v", i, model, err)
		}
		f.Add(byte(i), proof.Bytes())
	}
	f.Add(byte(3), []byte("5 1 0 1 2 0\n5 d 1 2 0\n6 3 0 5 3 0\n60 0 5 6 4 0\n"))
	f.Add(byte(4), []byte("5 1 0 1 2 0\n6 0 5 3 4 0\n"))
	f.Add(byte(5), []byte("9 1 2 0 1 2 0\n9 d 1 2 0\n10 1 0 9 3 4 0\n11 0 10 5 6 7 8 0\n"))
	f.Fuzz(func(t *testing.T, which byte, proof []byte) {
		i := int(which) % len(formulas)
		err := lrat.Check(formulas[i], bytes.NewReader(proof))
		if err == nil && satisfiable[i] {
			t.Fatalf("formula %d is refuted, though it has a model:\n%s", i, proof)
		}
		if err != nil && !errors.Is(err, certificates.ErrRejected) {
			t.Fatalf("error %v, want a rejection", err)
		}
	})
}
