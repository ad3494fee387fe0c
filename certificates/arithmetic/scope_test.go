package arithmetic

import (
	"math/big"
	"slices"
	"strings"
	"testing"
)

// solutions lists the values in a box that satisfy a question.
func solutions(q *Question, side int64) [][]int64 {
	var list [][]int64
	values := make([]int64, len(q.Names))
	var try func(v int)
	try = func(v int) {
		if v == len(values) {
			if satisfied(&q.Root, values) {
				list = append(list, slices.Clone(values))
			}
			return
		}
		for x := -side; x <= side; x++ {
			values[v] = x
			try(v + 1)
		}
	}
	try(0)
	return list
}

// at returns the value of a polynomial.
func at(p Poly, values []int64) int64 {
	var sum int64
	for _, m := range p {
		product := m.Coef.Int64()
		for _, v := range m.Vars {
			product *= values[v]
		}
		sum += product
	}
	return sum
}

func floorDiv(a, b int64) int64 {
	q := a / b
	if a%b < 0 {
		q--
	}
	return q
}

// TestTerms holds each part of a term against its value, for all small operands: there is a
// solution, and in each the term has this value.
func TestTerms(t *testing.T) {
	const side = 4
	for _, c := range []struct {
		name string
		term func(s *Scope, a, b Poly) Poly
		// want is the value; ok is false where it may be any.
		want func(a, b int64) (value int64, ok bool)
	}{
		{"floor(a/b)", func(s *Scope, a, b Poly) Poly { return s.Floor(a, b) }, func(a, b int64) (int64, bool) {
			if b < 1 {
				return 0, false
			}
			return floorDiv(a, b), true
		}},
		{"a % b", func(s *Scope, a, b Poly) Poly { return s.Mod(a, b) }, func(a, b int64) (int64, bool) {
			if b < 1 {
				return a, b == 0 // a less 0 times any number
			}
			return a - b*floorDiv(a, b), true
		}},
		{"floor(a/3)", func(s *Scope, a, _ Poly) Poly { return s.Floor(a, Int(3)) }, func(a, _ int64) (int64, bool) { return floorDiv(a, 3), true }},
		{"a % 2", func(s *Scope, a, _ Poly) Poly { return s.Mod(a, Int(2)) }, func(a, _ int64) (int64, bool) { return a - 2*floorDiv(a, 2), true }},
		{"floor(a/1)", func(s *Scope, a, _ Poly) Poly { return s.Floor(a, Int(1)) }, func(a, _ int64) (int64, bool) { return a, true }},
		{"max(a, b)", func(s *Scope, a, b Poly) Poly { return s.Max(a, b) }, func(a, b int64) (int64, bool) { return max(a, b), true }},
		{"min(a, b)", func(s *Scope, a, b Poly) Poly { return s.Min(a, b) }, func(a, b int64) (int64, bool) { return min(a, b), true }},
		{"max(a, a+1)", func(s *Scope, a, _ Poly) Poly { return s.Max(a, a.Plus(1)) }, func(a, _ int64) (int64, bool) { return a + 1, true }},
		{"max(a+1, a)", func(s *Scope, a, _ Poly) Poly { return s.Max(a.Plus(1), a) }, func(a, _ int64) (int64, bool) { return a + 1, true }},
		{"min(a, a+1)", func(s *Scope, a, _ Poly) Poly { return s.Min(a, a.Plus(1)) }, func(a, _ int64) (int64, bool) { return a, true }},
		{"max(a, b) - max(a, b)", func(s *Scope, a, b Poly) Poly { return s.Max(a, b).Sub(s.Max(a, b)) }, func(a, b int64) (int64, bool) { return 0, true }},
		{"max(a, 2) + floor(a/2)", func(s *Scope, a, _ Poly) Poly { return s.Max(a, Int(2)).Add(s.Floor(a, Int(2))) }, func(a, _ int64) (int64, bool) { return max(a, 2) + floorDiv(a, 2), true }},
		{"a * b", func(s *Scope, a, b Poly) Poly { return s.Mul(a, b) }, func(a, b int64) (int64, bool) { return a * b, true }},
		{"cond(a >= b, a, -1)", func(s *Scope, a, b Poly) Poly {
			return s.Cond(AtLeast(is(a), is(b)), is(a), is(Int(-1)))
		}, func(a, b int64) (int64, bool) {
			if a >= b {
				return a, true
			}
			return -1, true
		}},
		// What is defined in a branch is not known beside it.
		{"max(a, b) in a branch, and after it", func(s *Scope, a, b Poly) Poly {
			s.Choose(func(in *Scope) { in.Fact(in.Max(a, b).Sub(Int(2))) }, func(in *Scope) { in.Fact(Int(1).Sub(a)) }, func(in *Scope) { in.Fact(Int(1).Sub(b)) })
			return s.Max(a, b)
		}, func(a, b int64) (int64, bool) { return max(a, b), true }},
	} {
		for i := int64(-side); i <= side; i++ {
			for j := int64(-side); j <= side; j++ {
				s := NewScope(c.name, nil)
				a, b := s.Fresh("a"), s.Fresh("b")
				s.Equal(a, Int(i))
				s.Equal(b, Int(j))
				x := c.term(s, a, b)
				if err := s.Question().Err; err != nil {
					t.Fatalf("%s: %v", c.name, err)
				}
				var values []int64
				for _, found := range solutions(s.Question(), side+1) {
					values = append(values, at(x, found))
				}
				slices.Sort(values)
				values = slices.Compact(values)
				want, ok := c.want(i, j)
				if ok && !slices.Equal(values, []int64{want}) || !ok && len(values) < 2 {
					t.Errorf("%s with %d and %d: %d, want %d (%v)", c.name, i, j, values, want, ok)
				}
			}
		}
	}
}

// TestPower sees that the powers of 2 satisfy what is said of them, and that nothing else does than numbers in their proportion, from
// Bernoulli's bound on; and that nothing is said of exponents below 0.
func TestPower(t *testing.T) {
	power := func(k int64) int64 {
		if k < 0 {
			return 0
		}
		return 1 << k
	}
	for k := int64(-2); k <= 2; k++ {
		for c := int64(-1); c <= 1; c++ {
			s := NewScope("power", nil)
			a := s.Fresh("a")
			s.Equal(a, Int(k))
			x, y := s.Power(Int(2), a.Plus(c)), s.Power(Int(2), a)
			if err := s.Question().Err; err != nil {
				t.Fatal(err)
			}
			met, free := false, false
			for _, found := range solutions(s.Question(), 8) {
				p, q := at(x, found), at(y, found)
				met = met || p == power(k+c) && q == power(k)
				free = free || p < 0
				if k < 0 || k+c < 0 {
					continue
				}
				if q < 1+k || p*power(1) != q*power(1+c) {
					t.Errorf("2^(%d%+d) = %d and 2^%d = %d are not excluded", k, c, p, k, q)
				}
			}
			if !met || free != (k+c < 0) {
				t.Errorf("2^(%d%+d) and 2^%d: as they are: %v, below 0: %v", k, c, k, met, free)
			}
		}
	}
	s := NewScope("power", nil)
	a, b := s.Fresh("a"), s.Fresh("b")
	if d := s.Power(a, b.Plus(1)).Sub(s.Power(a, b.Plus(1))); len(d) != 0 {
		t.Errorf("the difference of a^(b+1) and itself is %s, want 0", d)
	}
	if names := len(s.Question().Names); names != 3 {
		t.Errorf("%d variables for a, b and a^(b+1), want 3", names)
	}
	if p, q := s.Power(Int(2), Int(6).Mul(b)), s.Power(Int(4), Int(3).Mul(b)); p.String() != q.String() {
		t.Errorf("2^(6b) is %s, and 4^(3b) is %s", p, q)
	}
	s.Power(Int(3), b.Plus(maxShift+1))
	if names := len(s.Question().Names); names != 5 {
		t.Errorf("%d variables, want one for a power that is shifted far", names)
	}
}

// TestClaims holds claims and their contraries against their truth, for all small operands.
func TestClaims(t *testing.T) {
	value := func(p Poly) func(*Scope) Poly { return func(*Scope) Poly { return p } }
	for i := int64(-3); i <= 3; i++ {
		for j := int64(-3); j <= 3; j++ {
			for k := 0; k < 10; k++ {
				for _, truth := range []bool{true, false} {
					s := NewScope("claim", nil)
					a, b := s.Fresh("a"), s.Fresh("b")
					s.Equal(a, Int(i))
					s.Equal(b, Int(j))
					more, same, least := AtLeast(value(a), value(b)), Is(value(a), value(b)), AtLeast(value(a), value(Int(1)))
					claims := []Claim{more, same, Not(more), Not(same), All(more, least), All(least, Not(same), more), Some(same, least), Some(more, same, Not(least)), All(), Some()}
					wants := []bool{i >= j, i == j, i < j, i != j, i >= j && i >= 1, i >= 1 && i != j && i >= j, i == j || i >= 1, i >= j || i == j || i < 1, true, false}
					claims[k](s, truth)
					if got := len(solutions(s.Question(), 3)) > 0; got != (wants[k] == truth) {
						t.Errorf("claim %d of %d and %d said to be %v: %v, want it %v", k, i, j, truth, got, wants[k])
					}
				}
			}
		}
	}
}

// TestFailures sees what is not meant noted, and budgets kept.
func TestFailures(t *testing.T) {
	big16 := Variable(0)
	for range 7 {
		big16 = big16.Mul(Variable(0))
	}
	wide := Int(1)
	for v := range 40 {
		wide = wide.Add(Variable(v))
	}
	for _, c := range []struct {
		name, want string
		make       func(s *Scope)
	}{
		{"a quotient by 0", "a division by 0, want a positive divisor", func(s *Scope) { s.Floor(s.Fresh("a"), nil) }},
		{"a quotient by -2", "a division by -2, want a positive divisor", func(s *Scope) { s.Floor(s.Fresh("a"), Int(-2)) }},
		{"a high degree", "a product of degree 9", func(s *Scope) { s.Mul(big16, s.Fresh("a")) }},
		{"a wide product", "want at most degree 8 and 1024 products", func(s *Scope) { s.Mul(wide, wide) }},
		{"a large coefficient", "a coefficient of 4097 bits", func(s *Scope) { s.Fact(Constant(new(big.Int).Lsh(big.NewInt(1), MaxBits))) }},
		{"a high degree in a fact", "a polynomial of degree 9", func(s *Scope) { s.Fact(big16.Mul(s.Fresh("a"))) }},
	} {
		s := NewScope(c.name, nil)
		c.make(s)
		s.Fail(nil)
		if err := s.Question().Err; err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want an error with %q", c.name, err, c.want)
		}
	}
}

// is says a number in any scope.
func is(p Poly) func(*Scope) Poly { return func(*Scope) Poly { return p } }
