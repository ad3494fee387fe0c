package sat

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"topocert/certificates/lrat"
	"topocert/certificates/widths"
	"topocert/internal/deep"
	"topocert/solver"
	"topocert/solver/solvertest"
	"topocert/topology"
)

// randomCNF returns a formula of clauses of the given length over random
// variables, which may repeat.
func randomCNF(random *rand.Rand, variables, clauses, length int) *lrat.CNF {
	f := solvertest.CNF(variables)
	for range clauses {
		var c []int32
		for range length {
			c = append(c, int32(1+random.IntN(variables))*int32(1-2*random.IntN(2)))
		}
		f.Add(c...)
	}
	return f
}

// bruteForceSat tries all assignments.
func bruteForceSat(f *lrat.CNF) bool {
	for values := range uint(1) << f.Variables() {
		model := make([]bool, f.Variables())
		for v := range model {
			model[v] = values>>v&1 == 1
		}
		if isModel(f, model) {
			return true
		}
	}
	return false
}

func isModel(f *lrat.CNF, model []bool) bool {
	for i := range f.Clauses() {
		if !slices.ContainsFunc(f.Clause(i), func(l int32) bool { return model[max(l, -l)-1] == (l > 0) }) {
			return false
		}
	}
	return len(model) == f.Variables()
}

// decideCNF runs Refute, checks its answer by itself, and tells whether there is a
// model.
func decideCNF(t rapid.TB, f *lrat.CNF) bool {
	t.Helper()
	var proof bytes.Buffer
	model, err := Refute(context.Background(), f, &proof)
	if err != nil {
		t.Fatal(err)
	}
	if model != nil {
		if !isModel(f, model) {
			t.Fatalf("%v is no model", model)
		}
		return true
	}
	text := proof.String()
	if err := lrat.Check(f, &proof); err != nil {
		t.Fatalf("%v\n%s", err, shortText(text))
	}
	trimmed := Trim([]byte(text))
	if err := lrat.Check(f, bytes.NewReader(trimmed)); err != nil || len(trimmed) > len(text) {
		t.Fatalf("trimmed from %d to %d bytes: %v\n%s", len(text), len(trimmed), err, shortText(string(trimmed)))
	}
	if again := Trim(trimmed); !bytes.Equal(again, trimmed) {
		t.Fatalf("trimmed twice:\n%s, want\n%s", shortText(string(again)), shortText(string(trimmed)))
	}
	return false
}

func shortText(s string) string { return s[:min(len(s), 2000)] }

// decideEarly is decideCNF by a search that probes and eliminates before its first decision, and
// simplifies every few conflicts; so small formulas come to what only large ones do
// otherwise.
func decideEarly(t rapid.TB, f *lrat.CNF) bool {
	t.Helper()
	var proof bytes.Buffer
	s := newCDCL(f, &proof)
	s.pace.nextReduction, s.pace.elimination.next, s.pace.elimination.step = 0, 0, 0
	s.pace.probing.next, s.pace.probing.step = 0, 0
	refuted, err := s.solve(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	if !refuted {
		if model := s.model(); !isModel(f, model) {
			t.Fatalf("%v is no model", model)
		}
		return true
	}
	text := proof.String()
	if err := lrat.Check(f, &proof); err != nil {
		t.Fatalf("%v\n%s", err, shortText(text))
	}
	return false
}

// TestRefuteRandom decides random formulas near the threshold at which half of
// them have models, and compares with gini and, for few variables, with all
// assignments.
//
// Source of the thresholds 4.27 and 9.93 clauses a variable: S. Mertens,
// M. Mézard, R. Zecchina, "Threshold values of random K-SAT from the cavity
// method", Random Structures and Algorithms 2006.
func TestRefuteRandom(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for _, c := range []struct {
		formulas, variables, length int
		ratio                       float64
	}{
		{2000, 10, 3, 4.8}, {1000, 16, 3, 4.6}, {400, 60, 3, 4.4}, {20, 120, 3, 4.4},
		{200, 30, 2, 1.1}, {40, 40, 4, 10.2},
	} {
		c.formulas /= deep.Cases(20, 5, 1)
		models := 0
		for i := range c.formulas {
			n := c.variables - random.IntN(5)
			f := randomCNF(random, n, int(c.ratio*float64(n)), c.length)
			got := decideCNF(t, f)
			model, err := NewGini(f).Solve(context.Background())
			if err != nil {
				t.Fatal(err)
			}
			if want := model != nil; got != want || want && !isModel(f, model) {
				t.Fatalf("formula %d of %+v: a model: %t, by gini: %t", i, c, got, want)
			}
			if decideEarly(t, f) != got {
				t.Fatalf("formula %d of %+v: a model: %t, not so with early elimination", i, c, got)
			}
			if n <= 10 && got != bruteForceSat(f) {
				t.Fatalf("formula %d of %+v: a model: %t, not so by brute force", i, c, got)
			}
			if got {
				models++
			}
		}
		if deep.Tests() && (models*20 < c.formulas || models*20 > 19*c.formulas) {
			t.Errorf("%+v: %d formulas have models, want some with and some without", c, models)
		}
	}
}

// TestRefuteSmall draws formulas with clauses of any length, empty, repeated and
// tautological ones among them.
func TestRefuteSmall(t *testing.T) {
	f := solvertest.CNF(1)
	f.Add()
	f.Add(1)
	if decideCNF(t, f) {
		t.Error("a model of a formula whose first clause is empty")
	}
	rapid.Check(t, func(rt *rapid.T) {
		n := rapid.IntRange(0, 6).Draw(rt, "variables")
		f := solvertest.CNF(n)
		literals := rapid.Custom(func(t *rapid.T) int32 {
			return int32(rapid.IntRange(1, n).Draw(t, "variable") * rapid.SampledFrom([]int{-1, 1}).Draw(t, "sign"))
		})
		for range rapid.IntRange(0, 25).Draw(rt, "clauses") {
			var c []int32
			if n > 0 {
				c = rapid.SliceOfN(literals, 1, 4).Draw(rt, "clause")
			} else if rapid.Bool().Draw(rt, "empty clause") {
				f.Add()
				continue
			}
			if len(c) > 0 {
				f.Add(c...)
			}
		}
		want := bruteForceSat(f)
		if got := decideCNF(rt, f); got != want {
			rt.Fatalf("a model: %t, want %t", got, want)
		}
		if got := decideEarly(rt, f); got != want {
			rt.Fatalf("with early elimination, a model: %t, want %t", got, want)
		}
	})
}

// pigeons says that n+1 pigeons sit in n holes, each alone.
func pigeons(n int) *lrat.CNF {
	f := solvertest.CNF((n + 1) * n)
	in := func(p, h int) int32 { return int32(p*n + h + 1) }
	for p := range n + 1 {
		var c []int32
		for h := range n {
			c = append(c, in(p, h))
			for q := range p {
				f.Add(-in(p, h), -in(q, h))
			}
		}
		f.Add(c...)
	}
	return f
}

// TestRefuteKnown refutes formulas known to have no model, long enough for
// restarts, deletions and vivification.
func TestRefuteKnown(t *testing.T) {
	most := deep.Cases(5, 6, 7)
	for n := 1; n <= most; n++ {
		if decideCNF(t, pigeons(n)) {
			t.Errorf("%d pigeons sit in %d holes", n+1, n)
		}
	}
	for _, c := range []struct {
		net   string
		width uint64
	}{{"Mesh(5,5)", 6}, {"Torus(4)", 8}, {"Hypercube(4)", 8}, {"FTT(6)", 12}, {"Petersen", 5}} {
		net, err := topology.Parse(c.net)
		if err != nil {
			t.Fatal(err)
		}
		if testing.Short() && net.Order() > 25 {
			continue
		}
		for _, less := range []uint64{0, 1} { // with fewer than the width, and with the width
			f, err := widths.CNF(net.CSR(), c.width+less, nil)
			if err != nil {
				t.Fatal(err)
			}
			if got := decideCNF(t, f); got != (less == 1) {
				t.Errorf("%s has a balanced cut with fewer than %d links: %t", c.net, c.width+less, got)
			}
		}
	}
}

// TestRefuteDeletes sees that a long proof deletes what it no longer needs: at no
// time are nearly as many learned clauses alive as the proof has in all.
func TestRefuteDeletes(t *testing.T) {
	net, err := topology.Parse("FTT(6)")
	if err != nil {
		t.Fatal(err)
	}
	f, err := widths.CNF(net.CSR(), 12, nil)
	if err != nil {
		t.Fatal(err)
	}
	var proof strings.Builder
	if model, err := Refute(context.Background(), f, &proof); err != nil || model != nil {
		t.Fatal(model, err)
	}
	alive, most, added := 0, 0, 0
	for line := range strings.Lines(proof.String()) {
		words := strings.Fields(line)
		if words[1] != "d" {
			added++
			alive++
			most = max(most, alive)
			continue
		}
		for _, id := range words[2 : len(words)-1] {
			if n, err := strconv.Atoi(id); err != nil || n > f.Clauses() {
				alive--
			}
		}
	}
	if added < 1000 || 10*most > 9*added {
		t.Errorf("up to %d of %d learned clauses are alive, want at most nine tenths of 1000 or more", most, added)
	}
}

// TestRefuteDeterministic makes a proof twice.
func TestRefuteDeterministic(t *testing.T) {
	f := randomCNF(rand.New(rand.NewPCG(3, 4)), 100, 520, 3)
	var first, second bytes.Buffer
	for _, b := range []*bytes.Buffer{&first, &second} {
		if model, err := Refute(context.Background(), f, b); err != nil || model != nil {
			t.Fatal(model, err)
		}
	}
	if !bytes.Equal(first.Bytes(), second.Bytes()) {
		t.Error("two runs give different proofs")
	}
	// Without a proof, the search is the same.
	if model, err := Refute(context.Background(), f, nil); err != nil || model != nil {
		t.Error(model, err)
	}
}

// TestRefuteStops cancels the work: on a formula that takes some time whenever that is, on one
// that takes very long, and on one that takes none.
func TestRefuteStops(t *testing.T) {
	refute := func(f *lrat.CNF) func(ctx context.Context) error {
		return func(ctx context.Context) error {
			_, err := Refute(ctx, f, nil)
			return err
		}
	}
	solvertest.StopsAtOnce(t, 10, refute(pigeons(6)))
	solvertest.WantStop(t, 50, refute(pigeons(20)))
	solvertest.WantStop(t, 0, refute(pigeons(2)))
}

// TestRefuteWriteError sees that an error of the writer ends the search, early
// or at the end.
func TestRefuteWriteError(t *testing.T) {
	ctx := solvertest.AskedAtMost(t, 1000) // else it would go on for years
	if _, err := Refute(ctx, pigeons(20), &solvertest.FullDisk{Left: 2 * proofBuffer}); !errors.Is(err, solvertest.ErrFull) {
		t.Errorf("error %v, want that of the writer", err)
	}
	if _, err := Refute(context.Background(), pigeons(3), &solvertest.FullDisk{Left: 10}); !errors.Is(err, solvertest.ErrFull) {
		t.Errorf("error %v, want that of the writer", err)
	}
}

// TestBumpReasons looks at which variables the first conflict counts for. The search makes
// variables false, the first first; variable 3 is false because of those before it, and the
// last two clauses give the conflict at variable 4.
func TestBumpReasons(t *testing.T) {
	for _, c := range []struct {
		reason []int32 // of variable 3
		want   []float64
	}{
		{[]int32{1, 2, -3}, []float64{1, 1, 1, 1, 1, 0}},
		{[]int32{1, -3}, []float64{0, 0, 1, 1, 1, 0}},
	} {
		f := solvertest.CNF(6)
		f.Add(c.reason...)
		f.Add(3, 4, 5)
		f.Add(3, 4, -5)
		s := newCDCL(f, nil)
		conflict := s.propagate()
		for conflict == 0 && s.decide() {
			conflict = s.propagate()
		}
		s.learn(conflict)
		if got := s.order.activity; !slices.Equal(got, c.want) {
			t.Errorf("reason %v: activity %v, want %v", c.reason, got, c.want)
		}
	}
}

// TestVarHeap compares with a search for the most active variable.
func TestVarHeap(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		n := rapid.IntRange(1, 30).Draw(rt, "variables")
		h := newVarHeap(n)
		if rapid.Bool().Draw(rt, "near the limit") {
			h.step = maxActivity / 100
		}
		for range rapid.IntRange(1, 200).Draw(rt, "steps") {
			v := uint32(rapid.IntRange(0, n-1).Draw(rt, "variable"))
			switch rapid.SampledFrom([]string{"bump", "decay", "push", "pop"}).Draw(rt, "step") {
			case "bump":
				h.bump(v)
			case "decay":
				h.decay()
			case "push":
				h.push(v)
			case "pop":
				if h.len() == 0 {
					continue
				}
				best := slices.MinFunc(slices.Clone(h.heap), func(u, v uint32) int {
					if h.before(u, v) {
						return -1
					}
					return 1
				})
				if got := h.pop(); got != best {
					rt.Fatalf("pop gives %d, want %d", got, best)
				}
			}
			for i, u := range h.heap {
				if h.at[u] != int32(i) {
					rt.Fatalf("variable %d is at %d, want %d", u, h.at[u], i)
				}
			}
		}
	})
}

// TestLiterals sees that the two forms of literals are each other's inverse.
func TestLiterals(t *testing.T) {
	for _, l := range []int32{1, -1, 2, -2, 1 << 20, -1 << 20} {
		if got := Dimacs(Literal(l)); got != l {
			t.Errorf("literal %d comes back as %d", l, got)
		}
		if Literal(l)^1 != Literal(-l) {
			t.Errorf("literals %d and %d are no complements", Literal(l), Literal(-l))
		}
	}
}

func ExampleRefute() {
	f := solvertest.CNF(2)
	f.Add(1, 2)
	f.Add(1, -2)
	f.Add(-1, 2)
	f.Add(-1, -2)
	var proof strings.Builder
	model, err := Refute(context.Background(), f, &proof)
	fmt.Println(model, err)
	fmt.Print(proof.String())
	fmt.Println(lrat.Check(f, strings.NewReader(proof.String())))
	// Output:
	// [] <nil>
	// 5 1 0 1 2 0
	// 6 2 0 5 3 0
	// 7 0 5 6 4 0
	// <nil>
}

// TestRefuterOfContext: the context's Refuter is asked instead of ours, with what we were
// asked; its model, its proof and its error come back.
func TestRefuterOfContext(t *testing.T) {
	f := solvertest.CNF(2)
	f.Add(1)
	broken := errors.New("broken")
	for _, c := range []struct {
		model []bool
		err   error
	}{{[]bool{true, false}, nil}, {nil, nil}, {nil, broken}} {
		ctx := solver.WithRefuter(t.Context(), func(_ context.Context, asked *lrat.CNF, proof io.Writer) ([]bool, error) {
			if asked != f {
				t.Error("asked of another formula")
			}
			fmt.Fprint(proof, "theirs")
			return c.model, c.err
		})
		var proof bytes.Buffer
		model, err := Refute(ctx, f, &proof)
		if !slices.Equal(model, c.model) || !errors.Is(err, c.err) || proof.String() != "theirs" {
			t.Errorf("got %v, %v and the proof %q, want %v, %v and the refuter's own", model, err, &proof, c.model, c.err)
		}
	}
	if solver.RefuterOf(t.Context()) != nil {
		t.Error("a context without a refuter has one")
	}
}
