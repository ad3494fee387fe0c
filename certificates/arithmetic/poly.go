package arithmetic

import (
	"cmp"
	"fmt"
	"maps"
	"math/big"
	"slices"
	"strconv"
	"strings"
)

// Limits on polynomials: on the degree, the monomials, and the bits of a coefficient.
const (
	MaxDegree    = 8
	MaxMonomials = 1 << 10
	MaxBits      = 1 << 12
)

// Monomial is a product of variables times a number that is not 0.
type Monomial struct {
	// Vars are the variables in increasing order, one that is squared twice; none for a
	// constant.
	Vars []int
	Coef *big.Int
}

// Poly is a polynomial: monomials in their order, by degree, the largest first, and then by
// their variables. Each product of variables occurs once. It does not change.
type Poly []Monomial

// Constant returns a constant polynomial.
func Constant(n *big.Int) Poly {
	if n.Sign() == 0 {
		return nil
	}
	return Poly{{Coef: n}}
}

// Int returns a constant polynomial.
func Int(n int64) Poly { return Constant(big.NewInt(n)) }

// Variable returns the polynomial x_v.
func Variable(v int) Poly { return Poly{{Vars: []int{v}, Coef: big.NewInt(1)}} }

// TrueOf returns how many of some literals are true, where variables are 0 or 1: v is true if x_v is 1, and
// -v if it is 0.
func TrueOf(literals []int32) Poly {
	coefs := make(map[int]int64, len(literals))
	constant := int64(0)
	for _, l := range literals {
		if l > 0 {
			coefs[int(l)]++
		} else {
			coefs[int(-l)]--
			constant++
		}
	}
	p := make(Poly, 0, len(coefs)+1)
	for _, v := range slices.Sorted(maps.Keys(coefs)) {
		if coefs[v] != 0 {
			p = append(p, Monomial{[]int{v}, big.NewInt(coefs[v])})
		}
	}
	return p.Plus(constant)
}

// compare orders monomials, without their coefficients.
func compare(a, b Monomial) int {
	if len(a.Vars) != len(b.Vars) {
		return cmp.Compare(len(b.Vars), len(a.Vars))
	}
	return slices.Compare(a.Vars, b.Vars)
}

// Add returns p + q.
func (p Poly) Add(q Poly) Poly {
	sum := make(Poly, 0, len(p)+len(q))
	for len(p) > 0 && len(q) > 0 {
		switch c := compare(p[0], q[0]); {
		case c < 0:
			sum, p = append(sum, p[0]), p[1:]
		case c > 0:
			sum, q = append(sum, q[0]), q[1:]
		default:
			if n := new(big.Int).Add(p[0].Coef, q[0].Coef); n.Sign() != 0 {
				sum = append(sum, Monomial{p[0].Vars, n})
			}
			p, q = p[1:], q[1:]
		}
	}
	return append(append(sum, p...), q...)
}

// Times returns p times a number.
func (p Poly) Times(n *big.Int) Poly {
	if n.Sign() == 0 {
		return nil
	}
	product := make(Poly, len(p))
	for i, m := range p {
		product[i] = Monomial{m.Vars, new(big.Int).Mul(m.Coef, n)}
	}
	return product
}

// Neg returns -p, Sub p - q, and Plus p + n.
func (p Poly) Neg() Poly         { return p.Times(big.NewInt(-1)) }
func (p Poly) Sub(q Poly) Poly   { return p.Add(q.Neg()) }
func (p Poly) Plus(n int64) Poly { return p.Add(Int(n)) }

// Mul returns p times q.
func (p Poly) Mul(q Poly) Poly {
	var sum Poly
	for _, a := range p {
		row := make(Poly, len(q))
		for i, b := range q {
			vars := append(slices.Clone(a.Vars), b.Vars...)
			slices.Sort(vars)
			row[i] = Monomial{vars, new(big.Int).Mul(a.Coef, b.Coef)}
		}
		slices.SortFunc(row, compare)
		sum = sum.Add(row)
	}
	return sum
}

// Const returns the constant that p is, if it is one.
func (p Poly) Const() (*big.Int, bool) {
	switch {
	case len(p) == 0:
		return new(big.Int), true
	case len(p) == 1 && len(p[0].Vars) == 0:
		return p[0].Coef, true
	}
	return nil, false
}

// most is the most that p can be if all variables are 0 or 1 and no monomial depends on another.
func (p Poly) most() *big.Int {
	sum := new(big.Int)
	for _, m := range p {
		if len(m.Vars) == 0 || m.Coef.Sign() > 0 {
			sum.Add(sum, m.Coef)
		}
	}
	return sum
}

// Degree returns the degree of p; 0 for constants.
func (p Poly) Degree() int {
	if len(p) == 0 {
		return 0
	}
	return len(p[0].Vars)
}

// within tells whether p keeps the limits.
func (p Poly) within() error {
	if p.Degree() > MaxDegree || len(p) > MaxMonomials {
		return fmt.Errorf("a polynomial of degree %d with %d monomials, want at most %d and %d", p.Degree(), len(p), MaxDegree, MaxMonomials)
	}
	for _, m := range p {
		if m.Coef.BitLen() > MaxBits {
			return fmt.Errorf("a coefficient of %d bits, want at most %d", m.Coef.BitLen(), MaxBits)
		}
	}
	return nil
}

// normal tells whether p is in normal form: each monomial once, in order, and so are the
// variables of each. Otherwise the constant might be in two parts, which are rounded apart.
func (p Poly) normal() bool {
	for i, m := range p {
		if m.Coef.Sign() == 0 || !slices.IsSorted(m.Vars) || i > 0 && compare(p[i-1], m) >= 0 {
			return false
		}
	}
	return true
}

// words returns about how many words of memory p takes.
func (p Poly) words() int {
	sum := 4
	for _, m := range p {
		sum += 8 + len(m.Vars) + m.Coef.BitLen()/64
	}
	return sum
}

// long is the sum of the squares of the lengths of the coefficients, in words: what it takes to
// multiply with one as long, or to write it.
func (p Poly) long() int {
	sum := 0
	for _, m := range p {
		sum += squared(m.Coef)
	}
	return sum
}

// last is the constant of the polynomial, 0 if it has more than 64 bits.
func (p Poly) last() int64 {
	if len(p) == 0 || len(p[len(p)-1].Vars) > 0 || !p[len(p)-1].Coef.IsInt64() {
		return 0
	}
	return p[len(p)-1].Coef.Int64()
}

// content is what divides all coefficients, and over divides them.
func (p Poly) content() *big.Int {
	g := new(big.Int)
	for _, m := range p {
		g.GCD(nil, nil, g, new(big.Int).Abs(m.Coef))
	}
	return g
}

func (p Poly) over(g *big.Int) Poly {
	parts := make(Poly, len(p))
	for i, m := range p {
		parts[i] = Monomial{m.Vars, new(big.Int).Quo(m.Coef, g)}
	}
	return parts
}

func squared(n *big.Int) int { return n.BitLen() / 64 * (n.BitLen() / 64) }

// String writes the polynomial.
func (p Poly) String() string {
	return p.Text(func(v int) string { return "x" + strconv.Itoa(v) })
}

// Text writes the polynomial with names for variables.
func (p Poly) Text(name func(v int) string) string {
	if len(p) == 0 {
		return "0"
	}
	var b strings.Builder
	for i, m := range p {
		if m.Coef.Sign() < 0 {
			b.WriteByte('-')
		} else if i > 0 {
			b.WriteByte('+')
		}
		size := new(big.Int).Abs(m.Coef)
		if one := size.IsInt64() && size.Int64() == 1; !one || len(m.Vars) == 0 {
			b.WriteString(size.String())
			if len(m.Vars) > 0 {
				b.WriteByte('*')
			}
		}
		for j := 0; j < len(m.Vars); {
			power := 1
			for j+power < len(m.Vars) && m.Vars[j+power] == m.Vars[j] {
				power++
			}
			if j > 0 {
				b.WriteByte('*')
			}
			b.WriteString(name(m.Vars[j]))
			if power > 1 {
				b.WriteString("^" + strconv.Itoa(power))
			}
			j += power
		}
	}
	return b.String()
}

// parsePoly reads a polynomial as String writes it, and nothing else.
func parsePoly(text string) (Poly, error) {
	var p Poly
	rest := text
	for rest != "" && text != "0" {
		end := 1 + strings.IndexAny(rest[1:], "+-")
		if end == 0 {
			end = len(rest)
		}
		m, err := parseMonomial(strings.TrimPrefix(rest[:end], "+"))
		if err != nil {
			return nil, err
		}
		if len(p) == MaxMonomials {
			return nil, fmt.Errorf("more than %d monomials, want at most that many", MaxMonomials)
		}
		p, rest = append(p, m), rest[end:]
	}
	if err := p.within(); err != nil {
		return nil, err
	}
	if len(p) == 0 && text != "0" || !p.normal() || p.String() != text {
		return nil, fmt.Errorf("%q, want a polynomial as it is written in order, such as 2*x3-x1*x2^2+5", shortened(text))
	}
	return p, nil
}

func parseMonomial(text string) (Monomial, error) {
	m := Monomial{Coef: big.NewInt(1)}
	wrong := fmt.Errorf("%q, want a monomial such as -2*x1*x2^2", shortened(text))
	body, negative := strings.CutPrefix(text, "-")
	for factor := range strings.SplitSeq(body, "*") {
		if name, is := strings.CutPrefix(factor, "x"); is {
			index, power, raised := strings.Cut(name, "^")
			v, err := strconv.ParseUint(index, 10, 31)
			times := uint64(1)
			if raised && err == nil {
				times, err = strconv.ParseUint(power, 10, 31)
			}
			if err != nil || len(m.Vars)+int(min(times, MaxDegree+1)) > MaxDegree {
				return m, wrong
			}
			for range times {
				m.Vars = append(m.Vars, int(v))
			}
			continue
		}
		if len(factor) > MaxBits/3 || strings.Trim(factor, "0123456789") != "" || factor == "" || len(m.Vars) > 0 {
			return m, wrong
		}
		m.Coef.SetString(factor, 10)
	}
	if m.Coef.Sign() == 0 {
		return m, wrong
	}
	if negative {
		m.Coef.Neg(m.Coef)
	}
	return m, nil
}

// shortened cuts a long text for a message.
func shortened(text string) string {
	if len(text) > 80 {
		return text[:77] + "..."
	}
	return text
}
