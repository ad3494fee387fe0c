package smt

import (
	"math/big"
	"math/rand/v2"
	"testing"

	"topocert/internal/deep"
)

// TestRational holds sums, products, inverses, comparisons and floors of rational numbers, small
// and large, against math/big.
func TestRational(t *testing.T) {
	deep.NotShort(t)
	r := rand.New(rand.NewPCG(1, 2))
	number := func() rational {
		n, d := r.Int64N(9)-4, 1+r.Int64N(6)
		for range r.IntN(4) {
			n = n*r.Int64N(1<<20) + r.Int64N(3) - 1
			if r.IntN(2) == 0 {
				d = 1 + d*r.Int64N(1<<9)
			}
		}
		return lowered(new(big.Rat).SetFrac64(n%(1<<62), d))
	}
	for range 20000 {
		x, y := number(), number()
		a, b := x.rat(), y.rat()
		same := func(what string, got rational, want *big.Rat) {
			t.Helper()
			if got.rat().Cmp(want) != 0 || got.big == nil && got.e < 0 {
				t.Fatalf("%s of %s and %s: %s, want %s", what, a, b, got.rat(), want)
			}
		}
		same("sum", x.add(y), new(big.Rat).Add(a, b))
		same("difference", x.sub(y), new(big.Rat).Sub(a, b))
		same("product", x.mul(y), new(big.Rat).Mul(a, b))
		same("negative", x.neg(), new(big.Rat).Neg(a))
		if x.sign() != 0 {
			same("inverse", x.inv(), new(big.Rat).Inv(a))
		}
		if x.cmp(y) != a.Cmp(b) || x.sign() != a.Sign() || x.isWhole() != a.IsInt() {
			t.Fatalf("%s and %s: compared %d, sign %d, whole %v", a, b, x.cmp(y), x.sign(), x.isWhole())
		}
		floor := new(big.Int).Div(a.Num(), a.Denom())
		if got, ok := x.floor(); ok && (!floor.IsInt64() || got != floor.Int64()) || !ok && floor.BitLen() < 62 {
			t.Fatalf("floor of %s: %d, %v", a, got, ok)
		}
	}
}

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
					if s.eval(m, f.poly).sign() < 0 {
						t.Fatalf("seed %d: %v is %s at the vertex", seed, *f.poly, s.eval(m, f.poly).rat())
					}
				}
				for r, row := range s.rows {
					var sum rational
					for j, at := range s.nonbasic {
						sum = sum.add(row.factor(j).mul(s.columns[at].value))
					}
					if sum.cmp(s.columns[s.basic[r]].value) != 0 {
						t.Fatalf("seed %d: a row is %s, its column %s", seed, sum.rat(), s.columns[s.basic[r]].value.rat())
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
