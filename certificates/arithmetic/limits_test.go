package arithmetic

import (
	"errors"
	"math/big"
	"strings"
	"testing"
)

// TestNodes sees nodes refused that no text has: they would come from a program.
func TestNodes(t *testing.T) {
	x := Variable(0)
	one := big.NewInt(1)
	high := x
	for range MaxDegree {
		high = high.Mul(x)
	}
	var wide Poly
	for v := range 40 {
		wide = wide.Add(Variable(v))
	}
	huge := new(big.Int).Lsh(one, MaxBits)
	deep := []Node{}
	for range MaxDepth + 2 {
		deep = append(deep, Node{Form: Cut, Poly: x})
	}
	for _, c := range []struct {
		name  string
		facts []Poly
		proof []Node
		wrong string
	}{
		{"a negative weight", []Poly{Int(1)}, []Node{{Form: Sum, Sum: []Weighted{{big.NewInt(-1), 0}}}}, "a fact times -1"},
		{"a fact below 0", []Poly{Int(-1)}, []Node{{Form: Sum, Sum: []Weighted{{one, -1}}}}, "fact -1, want one below 1"},
		{"a sum of nothing", []Poly{Int(-1)}, []Node{{Form: Sum}}, "the sum is 0"},
		{"no divisor", []Poly{Int(-1)}, []Node{{Form: Round, Sum: []Weighted{{one, 0}}}}, "want a number from 1 on"},
		{"a negative divisor", []Poly{x}, []Node{{Form: Round, Divisor: big.NewInt(-1), Sum: []Weighted{{one, 0}}}}, "divided by -1"},
		{"a factor below 0", []Poly{x}, []Node{{Form: Times, I: 0, J: -1}}, "fact -1"},
		{"a choice below 0", []Poly{x}, []Node{{Form: Cases, I: -1}}, "choice -1, want one below 0"},
		{"a large weight", []Poly{x}, []Node{{Form: Sum, Sum: []Weighted{{huge, 0}}}}, "of at most 4096 bits"},
		{"a sum with large coefficients", []Poly{x.Times(big.NewInt(4))}, []Node{{Form: Sum, Sum: []Weighted{{new(big.Int).Rsh(huge, 1), 0}}}}, "a coefficient of 4098 bits, want at most 4096"},
		{"a cut of a high degree", []Poly{x}, []Node{{Form: Cut, Poly: high}}, "a polynomial of degree 9 with 1 monomials"},
		{"a cut's constant in two parts", []Poly{x}, []Node{{Form: Cut, Poly: Poly{{Coef: one}, {Coef: one}}}}, "1+1 is not in normal form"},
		{"a cut's monomial times 0", []Poly{x}, []Node{{Form: Cut, Poly: Poly{{Vars: []int{0}, Coef: new(big.Int)}}}}, "is not in normal form"},
		{"a cut's variables out of order", []Poly{x}, []Node{{Form: Cut, Poly: Poly{{Vars: []int{1, 0}, Coef: one}}}}, "x1*x0 is not in normal form"},
		{"a product of many monomials", []Poly{wide}, []Node{{Form: Times}}, "a product of degree 2, want at most 8 and few monomials"},
		{"a node without a form", []Poly{x}, []Node{{}}, `a node "", want sum, round, times, cases or cut`},
		{"a deep proof", []Poly{x}, deep, "nest deeper than 1024"},
		{"no nodes", []Poly{Int(-1)}, nil, "the proof ends"},
	} {
		err := Refute(&Branch{Facts: c.facts}, c.proof, nil)
		var wrong *Error
		if !errors.As(err, &wrong) || !strings.Contains(err.Error(), c.wrong) {
			t.Errorf("%s: %v, want an error with %q", c.name, err, c.wrong)
		}
	}
	// Facts of some 300 words each: 30,000 are too many at one time, but not one after the other.
	large := Int(-1)
	for v := range 4 {
		large = large.Add(Variable(v).Times(new(big.Int).Rsh(huge, 1)))
	}
	crowd := &Branch{}
	for range 1000 {
		crowd.Facts = append(crowd.Facts, large, Int(-1))
	}
	after := &Branch{Choices: [][]*Branch{nil}}
	refuted := []Node{{Form: Cases, I: 0}}
	for range 30 {
		after.Choices[0] = append(after.Choices[0], crowd)
		refuted = append(refuted, Node{Form: Sum, Sum: []Weighted{{one, 1}}})
	}
	if err := Refute(after, refuted, nil); err != nil {
		t.Errorf("30 times 1000 large facts, one after the other: %v", err)
	}
	within := crowd
	for range 30 {
		within = &Branch{Facts: crowd.Facts, Choices: [][]*Branch{{within}}}
	}
	var nested []Node
	for i := range 30 {
		nested = append(nested, Node{Form: Cases, I: i})
	}
	if err := Refute(within, nested, nil); err == nil || !strings.Contains(err.Error(), "words at one time, want at most 8388608") {
		t.Errorf("30,000 large facts at one time: %v, want an error", err)
	}
	many := &Branch{Facts: make([]Poly, MaxFacts+1)}
	if err := Refute(many, nil, nil); err == nil || !strings.Contains(err.Error(), "more than 65536 facts or choices") {
		t.Errorf("%d facts: %v, want an error", len(many.Facts), err)
	}
}

// TestSpend sees each kind of node paid for before its work, and the budget's error returned.
func TestSpend(t *testing.T) {
	spent := errors.New("spent")
	x := Variable(0)
	q := &Branch{Facts: []Poly{x.Plus(-1), x.Neg()}}
	proof := []Node{{Form: Times, I: 0, J: 0}, {Form: Sum, Sum: []Weighted{{big.NewInt(1), 0}, {big.NewInt(1), 1}}}}
	var total int64
	if err := Refute(q, proof, func(n int64) error { total += n; return nil }); err != nil || total <= 0 {
		t.Fatalf("%d steps, %v", total, err)
	}
	for limit := range total {
		left := limit
		err := Refute(q, proof, func(n int64) error {
			if left -= n; left < 0 {
				return spent
			}
			return nil
		})
		if err != spent {
			t.Fatalf("with %d of %d steps: %v, want the budget's error", limit, total, err)
		}
	}
}

// TestSpendSums sees sums paid for by their lengths.
func TestSpendSums(t *testing.T) {
	wide := Int(-1)
	for v := range 100 {
		wide = wide.Add(Variable(v))
	}
	var proof []Node
	for range 10 {
		proof = append(proof, Node{Form: Round, Divisor: big.NewInt(1), Sum: []Weighted{{big.NewInt(1), 0}, {big.NewInt(1), 0}}})
	}
	var total int64
	Refute(&Branch{Facts: []Poly{wide}}, proof, func(n int64) error { total += n; return nil })
	if total < 10*2*100 {
		t.Errorf("ten sums of two facts of 101 monomials cost %d steps, want some for each monomial", total)
	}
}
