package smt

import (
	"math/big"
	"math/rand/v2"
	"testing"

	"topocert/certificates/meaning"
	"topocert/internal/deep"
)

// TestSimplex asserts facts about a few variables, small and large, and takes them back: values
// are within all bounds, rows are what they say, and conflicts are sums below 0.
func TestSimplex(t *testing.T) {
	deep.NotShort(t)
	conflicts, wide := 0, 0
	for seed := range uint64(deep.Cases(40, 100, 400)) {
		r := rand.New(rand.NewPCG(seed, 7))
		m, s := newMonomials(), newSimplex()
		vars := 2 + r.IntN(4)
		size := int64(4)
		if seed%2 == 1 {
			size = 1 << (4 + r.IntN(34))
		}
		var facts []*fact
		var marks, counts []int
		for range 40 {
			if r.IntN(3) == 0 && len(marks) > 0 {
				last := len(marks) - 1
				s.back(marks[last])
				for _, f := range facts[counts[last]:] {
					s.uses(f, -1)
				}
				facts, marks, counts = facts[:counts[last]], marks[:last], counts[:last]
			}
			marks, counts = append(marks, s.mark()), append(counts, len(facts))
			f := &fact{poly: &polynomial{k: r.Int64N(2*size) - size}}
			for v := range vars {
				if c := r.Int64N(2*size) - size; r.IntN(2) == 0 && c != 0 {
					f.poly.terms = append(f.poly.terms, term{m.single(v), c})
				}
			}
			if len(f.poly.terms) == 0 {
				continue
			}
			f.poly = f.poly.divided(f.poly.content())
			f.key, f.negated = f.poly.form()
			facts = append(facts, f)
			s.uses(f, 1)
			s.assert(f)
			parts, done := s.check(1000)
			if !done {
				t.Fatalf("seed %d: more than 1000 pivots", seed)
			}
			for _, row := range s.rows {
				if row.wide != nil {
					wide++
				}
			}
			if parts == nil {
				for _, f := range facts {
					if s.eval(m, f.poly).Sign() < 0 {
						t.Fatalf("seed %d: %v is %s at the vertex", seed, *f.poly, s.eval(m, f.poly).Rat())
					}
				}
				for r, row := range s.rows {
					sum := meaning.Whole(0)
					for j, at := range s.nonbasic {
						sum = sum.Add(row.factor(j).Mul(s.columns[at].value))
					}
					if sum.Cmp(s.columns[s.basic[r]].value) != 0 {
						t.Fatalf("seed %d: a row is %s, its column %s", seed, sum.Rat(), s.columns[s.basic[r]].value.Rat())
					}
				}
				continue
			}
			conflicts++
			sum := make(map[int]*big.Rat)
			k := new(big.Rat)
			for _, w := range scaled(parts) {
				if w.coef.Sign() <= 0 {
					t.Fatalf("seed %d: a fact times %s", seed, w.coef)
				}
				k.Add(k, new(big.Rat).SetInt(new(big.Int).Mul(w.coef, big.NewInt(w.of.poly.k))))
				for _, x := range w.of.poly.terms {
					if sum[x.mono] == nil {
						sum[x.mono] = new(big.Rat)
					}
					sum[x.mono].Add(sum[x.mono], new(big.Rat).SetInt(new(big.Int).Mul(w.coef, big.NewInt(x.coef))))
				}
			}
			for mono, x := range sum {
				if x.Sign() != 0 {
					t.Fatalf("seed %d: a conflict has %s times monomial %d left", seed, x, mono)
				}
			}
			if k.Sign() >= 0 {
				t.Fatalf("seed %d: a conflict is %s, want it below 0", seed, k)
			}
			s.back(marks[len(marks)-1])
			s.uses(f, -1)
			facts, marks, counts = facts[:counts[len(counts)-1]], marks[:len(marks)-1], counts[:len(counts)-1]
		}
	}
	if conflicts < 200 || wide < 20 {
		t.Errorf("%d conflicts and %d rows with large numbers, want many of both", conflicts, wide)
	}
}
