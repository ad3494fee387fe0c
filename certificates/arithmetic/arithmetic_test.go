package arithmetic

import (
	"math/big"
	"strings"
	"testing"
)

// nodes reads a proof, a node a line.
func nodes(t *testing.T, text string) []Node {
	t.Helper()
	var proof []Node
	for line := range strings.SplitSeq(strings.TrimSpace(text), "\n") {
		form, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
		n, err := ParseNode(form, rest)
		if err != nil {
			t.Fatal(err)
		}
		if n.String() != strings.TrimSpace(line) {
			t.Fatalf("%q reads as %q", line, n)
		}
		proof = append(proof, n)
	}
	return proof
}

// TestRefute proves by hand that (i+1)%n lies in 0..n-1 wherever i does, that a square is not
// negative for x in 0..n, and that 2x = 2y+1 has no solution; and sees wrong proofs refused.
func TestRefute(t *testing.T) {
	even := NewScope("2x = 2y + 1", nil)
	x, y := even.Fresh("x"), even.Fresh("y")
	even.Equal(x.Add(x), y.Add(y).Plus(1))
	half := NewScope("floor(x/2) > x for x >= 0", nil)
	x = half.Fresh("x")
	half.Fact(x)
	half.Fact(half.Floor(x, Int(2)).Sub(x).Plus(-1))
	square := NewScope("x*y < 0 for x, y >= 0", nil)
	x, y = square.Fresh("x"), square.Fresh("y")
	square.Fact(x)
	square.Fact(y)
	square.Fact(x.Mul(y).Neg().Plus(-1))
	most := NewScope("max(x, y) < x", nil)
	x, y = most.Fresh("x"), most.Fresh("y")
	most.Fact(x.Sub(most.Max(x, y)).Plus(-1))
	for _, c := range []struct {
		scope *Scope
		proof string
		wrong string // what the error says, "" for none
	}{
		{even, "round 2 1 0\nround 2 1 1\nsum 1 2 1 3", ""},
		{even, "sum 1 0 1 1", "constant below 0"},
		{even, "round 3 1 0\nsum 1 0 1 1", "coefficients that it divides"},
		{even, "sum 1 0 1 2", "fact 2, want one below 2"},
		{even, "cut x0\nround 2 1 0\nround 2 1 1\nsum 1 3 1 4\nround 2 1 0\nround 2 1 1\nsum 1 3 1 4", ""},
		{even, "cut x0\nround 2 1 0\nround 2 1 1\nsum 1 3 1 4", "the proof ends"},
		{even, "round 2 1 0\nround 2 1 1\nsum 1 2 1 3\ntimes 0 0", "more than the proof needs"},
		{half, "sum 1 0 2 3 1 1", ""},
		{square, "times 0 1\nsum 1 2 1 3", ""},
		{square, "times 0 2\nsum 1 2 1 3", "constant below 0"},
		{most, "sum 1 0 1 2", ""},
		{most, "cases 0\nsum 1 0 1 2\nsum 1 0 1 2", ""},
		{most, "cases 1", "choice 1, want one below 1"},
	} {
		if err := c.scope.Question().Err; err != nil {
			t.Fatal(err)
		}
		err := Refute(&c.scope.Question().Root, nodes(t, c.proof), nil)
		if c.wrong == "" && err != nil || c.wrong != "" && (err == nil || !strings.Contains(err.Error(), c.wrong)) {
			t.Errorf("%s by\n%s\n: %v, want %q", c.scope.Question().What, c.proof, err, c.wrong)
		}
	}
}

// TestNormal sees polynomials refused that are not in normal form: with a constant in two parts,
// rounding each would show that x is not -1.
func TestNormal(t *testing.T) {
	for _, text := range []string{"2*x0+1+1", "x0+x0", "x1*x0", "1+x0", "x0+0", "+x0"} {
		if _, err := ParseNode(Cut, text); err == nil {
			t.Errorf("%q is read, want it refused", text)
		}
	}
	s := NewScope("x = -1", nil)
	s.Equal(s.Fresh("x"), Int(-1))
	two := append(Variable(0).Add(Variable(0)).Plus(1), Int(1)...)
	proof := append([]Node{{Form: Cut, Poly: two}}, nodes(t, "round 2 1 2\nsum 1 3 1 1\nsum 1 2 2 0")...)
	if err := Refute(&s.Question().Root, proof, nil); err == nil || !strings.Contains(err.Error(), "normal form") {
		t.Errorf("a proof that x = -1 is impossible: %v, want it refused", err)
	}
}

// TestLimits makes what would grow without bound: powers of powers, and names of names.
func TestLimits(t *testing.T) {
	s := NewScope("powers", nil)
	x := Int(1 << 40)
	for range 1 << 8 {
		x = s.Mul(x, x)
	}
	if s.Question().Err == nil {
		t.Error("a constant of many bits, want it refused")
	}
	s = NewScope("names", nil)
	x = s.Fresh("x")
	for range 100 {
		x = s.Floor(s.Mul(x, x).Add(x), Int(2))
	}
	for _, name := range s.Question().Names {
		if len(name) > 1000 {
			t.Fatalf("a name of %d letters", len(name))
		}
	}
}

// TestRefuteBinary: of variables that are 0 or 1 a fact alone ends a proof where no assignment meets it, and
// nowhere else, as all four assignments of two variables tell; and rounding takes any coefficients.
func TestRefuteBinary(t *testing.T) {
	row := func(a, b, c int64) Poly {
		return Variable(0).Times(big.NewInt(a)).Add(Variable(1).Times(big.NewInt(b))).Plus(c)
	}
	for a := int64(-2); a <= 2; a++ {
		for b := int64(-2); b <= 2; b++ {
			for c := int64(-5); c <= 5; c++ {
				met := false
				for x := range int64(2) {
					for y := range int64(2) {
						met = met || a*x+b*y+c >= 0
					}
				}
				if err := RefuteBinary(&Branch{Facts: []Poly{row(a, b, c)}}, nodes(t, "sum 1 0"), nil); (err == nil) == met {
					t.Errorf("%s ≥ 0, which an assignment meets: %v; refuted: %v", row(a, b, c), met, err == nil)
				}
			}
		}
	}
	rounded := &Branch{Facts: []Poly{row(3, 2, -4), row(-1, -1, 1)}}
	if err := RefuteBinary(rounded, nodes(t, "round 3 1 0\nsum 1 1 1 2"), nil); err != nil {
		t.Error(err)
	}
	if err := Refute(rounded, nodes(t, "round 3 1 0\nsum 1 1 1 2"), nil); err == nil {
		t.Error("whole numbers, want coefficients that are divisible")
	}
	// 3x + y ≥ 1 has a solution with x = 0, which is lost if 1/3 is rounded down.
	if err := RefuteBinary(&Branch{Facts: []Poly{row(3, 1, -1), row(-1, 0, 0)}}, nodes(t, "round 3 1 0\nsum 1 1 1 2"), nil); err == nil {
		t.Error("3x + y ≥ 1 and x ≤ 0 are refuted, want y = 1")
	}
}
