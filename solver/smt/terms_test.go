package smt_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"testing"

	"topocert/certificates/arithmetic"
	"topocert/solver/smt"
)

// random terms of n, and of i and j below n: their text, their value, and what Scope makes of
// them.
type randomTerm struct {
	text  string
	value func(n, i, j int64) int64
	make  func(s *scope, n, i, j poly) poly
}

func floorOf(a, b int64) int64 {
	q := a / b
	if a%b < 0 {
		q--
	}
	return q
}

func makeTerm(r *rand.Rand, depth int) randomTerm {
	c := int64(r.IntN(4))
	leaves := []randomTerm{
		{"i", func(_, i, _ int64) int64 { return i }, func(_ *scope, _, i, _ poly) poly { return i }},
		{"j", func(_, _, j int64) int64 { return j }, func(_ *scope, _, _, j poly) poly { return j }},
		{"n", func(n, _, _ int64) int64 { return n }, func(_ *scope, n, _, _ poly) poly { return n }},
		{fmt.Sprint(c), func(_, _, _ int64) int64 { return c }, func(_ *scope, _, _, _ poly) poly { return arithmetic.Int(c) }},
	}
	k := r.IntN(12)
	if depth == 0 || k < 3 {
		return leaves[r.IntN(len(leaves))]
	}
	a, b := makeTerm(r, depth-1), makeTerm(r, depth-1)
	if k == 3 { // products of leaves only
		a, b = leaves[r.IntN(3)], leaves[r.IntN(3)]
	}
	both := func(op string, value func(a, b int64) int64, make func(s *scope, a, b poly) poly) randomTerm {
		return randomTerm{
			op + "(" + a.text + ", " + b.text + ")",
			func(n, i, j int64) int64 { return value(a.value(n, i, j), b.value(n, i, j)) },
			func(s *scope, n, i, j poly) poly { return make(s, a.make(s, n, i, j), b.make(s, n, i, j)) },
		}
	}
	switch k {
	case 3:
		return both("product", func(a, b int64) int64 { return a * b }, (*scope).Mul)
	case 4, 5:
		return randomTerm{
			"(" + a.text + ")%n",
			func(n, i, j int64) int64 { x := a.value(n, i, j); return x - n*floorOf(x, n) },
			func(s *scope, n, i, j poly) poly { return s.Mod(a.make(s, n, i, j), n) },
		}
	case 6, 7:
		return randomTerm{
			fmt.Sprintf("floor((%s)/%d)", a.text, c+1),
			func(n, i, j int64) int64 { return floorOf(a.value(n, i, j), c+1) },
			func(s *scope, n, i, j poly) poly { return s.Floor(a.make(s, n, i, j), arithmetic.Int(c+1)) },
		}
	case 8:
		return both("min", func(a, b int64) int64 { return min(a, b) }, (*scope).Min)
	case 9:
		return both("max", func(a, b int64) int64 { return max(a, b) }, (*scope).Max)
	case 10:
		return both("difference", func(a, b int64) int64 { return a - b }, func(_ *scope, a, b poly) poly { return a.Sub(b) })
	}
	return both("sum", func(a, b int64) int64 { return a + b }, func(_ *scope, a, b poly) poly { return a.Add(b) })
}

// TestTerms asks by how much a random term is at least another, for all n ≥ 2 and i, j below n:
// by as much as for n up to 12, and by 1 more. Proofs and models are held against the values.
func TestTerms(t *testing.T) {
	r := rand.New(rand.NewPCG(11, 12))
	const most = 12
	proofs, open := 0, 0
	for range 160 {
		a, b := makeTerm(r, 4), makeTerm(r, 4)
		difference := func(n, i, j int64) int64 { return a.value(n, i, j) - b.value(n, i, j) }
		least, later := difference(2, 0, 0), difference(2, 0, 0)
		for n := int64(2); n <= 2*most; n++ {
			for i := range n {
				for j := range n {
					later = min(later, difference(n, i, j))
					if n <= most {
						least = later
					}
				}
			}
		}
		if later < least {
			continue // it falls and falls
		}
		for more := range int64(2) {
			name := fmt.Sprintf("%s >= %s + %d", a.text, b.text, least+more)
			s := arithmetic.NewScope(name, nil)
			n, i, j := s.Fresh("n"), s.Fresh("i"), s.Fresh("j")
			s.Fact(n.Plus(-2))
			for _, x := range []poly{i, j} {
				s.Fact(x)
				s.Fact(n.Sub(x).Plus(-1))
			}
			s.Fact(b.make(s, n, i, j).Sub(a.make(s, n, i, j)).Plus(least + more - 1))
			q := s.Question()
			if q.Err != nil {
				t.Fatal(q.Err)
			}
			proof, err := smt.Refute(t.Context(), &q.Root, limit)
			var m *smt.Model
			switch {
			case errors.Is(err, smt.ErrNone):
				open++
			case err == nil && more == 1:
				t.Errorf("%s: a proof of %d nodes, but it is not so for some n up to %d", name, len(proof), most)
			case err == nil:
				proofs++
			case !errors.As(err, &m) || !satisfies(&q.Root, m.Values):
				t.Errorf("%s: %v", name, err)
			case difference(m.Values[0], m.Values[1], m.Values[2]) >= least+more:
				t.Errorf("%s: not so for %d, but it is", name, m.Values[:3])
			}
		}
	}
	if proofs < 60 || open > 4 {
		t.Errorf("%d claims proved and %d left open, want many proved and few open", proofs, open)
	}
}
