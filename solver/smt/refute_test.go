package smt_test

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"math/rand/v2"
	"testing"

	"topocert/certificates/arithmetic"
	"topocert/internal/deep"
	"topocert/solver/smt"
)

const limit = 1 << 20

// satisfies tells whether values satisfy all facts and choices.
func satisfies(b *arithmetic.Branch, values []int64) bool {
	for _, p := range b.Facts {
		sum := new(big.Int)
		for _, m := range p {
			product := m.Coef
			for _, v := range m.Vars {
				product = new(big.Int).Mul(product, big.NewInt(values[v]))
			}
			sum.Add(sum, product)
		}
		if sum.Sign() < 0 {
			return false
		}
	}
	for _, c := range b.Choices {
		some := false
		for _, in := range c {
			some = some || satisfies(in, values)
		}
		if !some {
			return false
		}
	}
	return true
}

// decide returns a proof or a model of a question; a model is tried.
func decide(t *testing.T, name string, q *arithmetic.Branch) (nodes int, model []int64) {
	t.Helper()
	proof, err := smt.Refute(t.Context(), q, limit)
	var m *smt.Model
	switch {
	case err == nil:
		if err := arithmetic.Refute(q, proof, nil); err != nil {
			t.Errorf("%s: a proof that is refused: %v", name, err)
		}
		return len(proof), nil
	case !errors.As(err, &m):
		t.Errorf("%s: %v, want a proof or a model", name, err)
		return 0, nil
	case !satisfies(q, m.Values):
		t.Errorf("%s: %v, which are no model", name, m.Values)
	}
	return 0, m.Values
}

// TestFamilies proves the distances and diameters of families for all parameters.
func TestFamilies(t *testing.T) {
	deep.NotShort(t)
	for _, f := range families() {
		for _, o := range f.obligations() {
			if nodes, model := decide(t, o.name, &o.scope.Question().Root); nodes == 0 {
				t.Errorf("%s: %v of %v, want a proof", o.name, model, o.scope.Question().Names)
			}
		}
	}
}

// TestFalse sees each family's wrong diameters and distances answered by a member and a vertex.
func TestFalse(t *testing.T) {
	deep.NotShort(t)
	for _, f := range families() {
		for _, wrong := range []struct {
			name string
			by   int64
			says string // the obligation that fails
		}{
			{"the diameter is less", -1, "the diameter is enough"},
			{"the diameter is more", 1, "the diameter is needed"},
		} {
			g := *f
			g.diameter = func(s *scope, p []poly) poly { return f.diameter(s, p).Plus(wrong.by) }
			count := 0
			for _, o := range g.obligations() {
				if o.name == f.name+": "+wrong.says {
					count++
					if nodes, _ := decide(t, o.name, &o.scope.Question().Root); nodes > 0 {
						t.Errorf("%s: %s: a proof of %d nodes, want a model", o.name, wrong.name, nodes)
					}
				}
			}
			if count != 1 {
				t.Errorf("%s: %d obligations %q, want 1", f.name, count, wrong.says)
			}
		}
		g := *f
		g.distance = func(s *scope, p, x []poly) poly { return f.distance(s, p, x).Add(f.distance(s, p, x)) }
		failed := 0
		for _, o := range g.obligations() {
			if _, model := decide(t, o.name, &o.scope.Question().Root); model != nil {
				failed++
			}
		}
		if failed < 2 {
			t.Errorf("%s with distances doubled: %d obligations fail, want 2 at least", f.name, failed)
		}
	}
}

// random makes a question about a few variables within a small box.
func random(r *rand.Rand) (q *arithmetic.Branch, vars int, side int64) {
	vars, side = 2+r.IntN(3), int64(1+r.IntN(3))
	q = new(arithmetic.Branch)
	for v := range vars {
		x := arithmetic.Variable(v)
		q.Facts = append(q.Facts, x.Plus(side), x.Neg().Plus(side))
	}
	fact := func() arithmetic.Poly {
		p := arithmetic.Int(int64(r.IntN(9) - 4))
		for range 1 + r.IntN(3) {
			m := arithmetic.Int(int64(r.IntN(7) - 3))
			for range 1 + r.IntN(2) + r.IntN(2)*r.IntN(2) {
				m = m.Mul(arithmetic.Variable(r.IntN(vars)))
			}
			p = p.Add(m)
		}
		return p
	}
	var fill func(b *arithmetic.Branch, depth int)
	fill = func(b *arithmetic.Branch, depth int) {
		for range r.IntN(3) {
			b.Facts = append(b.Facts, fact())
		}
		for range r.IntN(4 - depth) {
			var list []*arithmetic.Branch
			for range 1 + r.IntN(3) {
				in := &arithmetic.Branch{Facts: []arithmetic.Poly{fact()}}
				if depth < 2 {
					fill(in, depth+1)
				}
				list = append(list, in)
			}
			b.Choices = append(b.Choices, list)
		}
	}
	fill(q, 0)
	return q, vars, side
}

// solvable tells by trying all values of a box whether a question has a model there.
func solvable(q *arithmetic.Branch, vars int, side int64) bool {
	values := make([]int64, vars)
	var try func(v int) bool
	try = func(v int) bool {
		if v == vars {
			return satisfies(q, values)
		}
		for x := -side; x <= side; x++ {
			values[v] = x
			if try(v + 1) {
				return true
			}
		}
		return false
	}
	return try(0)
}

// TestRandom holds proofs and models of questions about a box against all its values.
func TestRandom(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	proofs, models := 0, 0
	rounds := deep.Cases(20, 100, 300)
	for i := range rounds {
		q, vars, side := random(r)
		want := solvable(q, vars, side)
		nodes, model := decide(t, fmt.Sprint("question ", i), q)
		if (nodes > 0) == want {
			t.Errorf("question %d: %d nodes, model %v; is there a model: %v", i, nodes, model, want)
		}
		if want {
			models++
		} else {
			proofs++
		}
	}
	if proofs < rounds/5 || models < rounds/5 {
		t.Errorf("%d proofs and %d models, want many of both", proofs, models)
	}
}

// TestFar finds a model far from small values.
func TestFar(t *testing.T) {
	s := arithmetic.NewScope("7x = 11y + 1000 for x, y >= 0", nil)
	x, y := s.Fresh("x"), s.Fresh("y")
	s.Fact(x)
	s.Fact(y)
	s.Equal(x.Times(big.NewInt(7)), y.Times(big.NewInt(11)).Plus(1000))
	if _, model := decide(t, s.Question().What, &s.Question().Root); model == nil {
		t.Error("no model, want one such as x = 146, y = 2")
	}
}

// TestSame sees the same proof and model found again.
func TestSame(t *testing.T) {
	deep.NotShort(t)
	r := rand.New(rand.NewPCG(8, 9))
	for range 40 {
		q, _, _ := random(r)
		first, err := smt.Refute(t.Context(), q, limit)
		again, err2 := smt.Refute(t.Context(), q, limit)
		if fmt.Sprint(first, err) != fmt.Sprint(again, err2) {
			t.Fatalf("found %v %v, and then %v %v", first, err, again, err2)
		}
	}
}

// TestStopped sees limits and contexts end a search that has no end.
func TestStopped(t *testing.T) {
	s := arithmetic.NewScope("x^3 + y^3 = z^3 + 3 for large x, y", nil)
	x, y, z := s.Fresh("x"), s.Fresh("y"), s.Fresh("z")
	cube := func(p poly) poly { return p.Mul(p).Mul(p) }
	s.Equal(cube(x).Add(cube(y)), cube(z).Plus(3))
	s.Fact(x.Plus(-1000))
	s.Fact(y.Plus(-1000))
	q := &s.Question().Root
	if _, err := smt.Refute(t.Context(), q, 1<<16); !errors.Is(err, smt.ErrNone) {
		t.Errorf("with little work: %v, want %v", err, smt.ErrNone)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := smt.Refute(ctx, q, 1<<40); !errors.Is(err, smt.ErrNone) || !errors.Is(err, context.Canceled) {
		t.Errorf("with a context that has ended: %v, want %v and %v", err, smt.ErrNone, context.Canceled)
	}
}
