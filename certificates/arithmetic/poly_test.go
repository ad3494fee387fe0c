package arithmetic

import (
	"math/rand/v2"
	"testing"
)

// TestRing holds sums, differences and products of polynomials against those of their values, and
// sees them in normal form.
func TestRing(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	random := func() Poly {
		var p Poly
		for range r.IntN(5) {
			m := Int(r.Int64N(7) - 3)
			for range r.IntN(4) {
				m = m.Mul(Variable(r.IntN(4)))
			}
			p = p.Add(m)
		}
		return p
	}
	for range 3000 {
		p, q := random(), random()
		values := make([]int64, 4)
		for v := range values {
			values[v] = r.Int64N(9) - 4
		}
		a, b := at(p, values), at(q, values)
		for _, c := range []struct {
			name string
			got  Poly
			want int64
		}{
			{"sum", p.Add(q), a + b}, {"difference", p.Sub(q), a - b}, {"product", p.Mul(q), a * b}, {"negative", p.Neg(), -a}, {"sum with 5", p.Plus(5), a + 5},
		} {
			if !c.got.normal() {
				t.Fatalf("the %s of %s and %s is %s, which is not in normal form", c.name, p, q, c.got)
			}
			if at(c.got, values) != c.want {
				t.Fatalf("the %s of %s and %s is %s, at %d %d, want %d", c.name, p, q, c.got, values, at(c.got, values), c.want)
			}
			if back, err := parsePoly(c.got.String()); err != nil || back.String() != c.got.String() {
				t.Fatalf("%s is read as %s: %v", c.got, back, err)
			}
			degree := 0
			for _, m := range c.got {
				degree = max(degree, len(m.Vars))
			}
			if c.got.Degree() != degree {
				t.Fatalf("%s has degree %d, want %d", c.got, c.got.Degree(), degree)
			}
		}
	}
}
