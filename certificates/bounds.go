package certificates

import (
	"math/big"
	"slices"
	"strings"
)

// Fact is one fact: what is asked of statements. Its network is a canonical name.
type Fact struct {
	Subject, Network string
	Args             []string
}

// String returns the statement's words before the relation.
func (f Fact) String() string {
	return strings.Join(append([]string{f.Subject, f.Network}, f.Args...), " ")
}

// FactOf returns the fact that a statement is about.
func FactOf(s Statement) Fact { return Fact{s.Subject, s.Network, s.Args} }

// Bounds is what is known of a fact. The zero value is: nothing.
type Bounds struct {
	// Low and High enclose a number; nil is no bound.
	Low, High *big.Rat
	// Word is the value that is no number: yes, no, infinite, free, …
	Word string
	// List is the value of a statement about distances: how many vertices there are
	// at distance 0, 1, …
	List []*big.Rat
}

// Settled tells whether the value is known.
func (b Bounds) Settled() bool {
	return b.Word != "" || b.List != nil || b.Low != nil && b.High != nil && b.Low.Cmp(b.High) == 0
}

// BoundsOf returns what a statement says of its fact. Facts of the table that have bounds are
// numbers of links, vertices and the like, none below 0: so "<= 0" says what it is. A word's
// number may be below 0.
func BoundsOf(s Statement) Bounds {
	if s.Subject == "distances" {
		var list []*big.Rat
		for field := range strings.SplitSeq(s.Value, ",") {
			n, ok := Decimal(field)
			if !ok {
				return Bounds{}
			}
			list = append(list, new(big.Rat).SetUint64(n))
		}
		return Bounds{List: list}
	}
	x, ok := Fraction(s.Value)
	if !ok {
		if s.Relation != "=" {
			return Bounds{}
		}
		return Bounds{Word: s.Value}
	}
	switch s.Relation {
	case "<=":
		if x.Sign() == 0 && slices.ContainsFunc(FactKinds(), func(f FactKind) bool { return f.Subject == s.Subject && f.Bounds != "" }) {
			return Bounds{Low: x, High: x}
		}
		return Bounds{High: x}
	case ">=":
		return Bounds{Low: x}
	}
	return Bounds{Low: x, High: x}
}

// maxFraction bounds the bytes of a number, or of a quotient of two.
const maxFraction = 1 << 13

// Fraction reads a or a/b, a perhaps with a sign "-" before it.
func Fraction(text string) (*big.Rat, bool) {
	if len(text) > maxFraction || strings.ContainsFunc(strings.TrimPrefix(text, "-"), func(c rune) bool { return (c < '0' || c > '9') && c != '/' }) {
		return nil, false
	}
	return new(big.Rat).SetString(text)
}

// And returns what both say together.
func (b Bounds) And(c Bounds) Bounds {
	if b.Word == "" || b.Word == "cyclic" && c.Word != "" { // a router that is known to be cyclic may be known to deadlock
		b.Word = c.Word
	}
	if b.List == nil {
		b.List = c.List
	}
	if b.Low == nil || c.Low != nil && c.Low.Cmp(b.Low) > 0 {
		b.Low = c.Low
	}
	if b.High == nil || c.High != nil && c.High.Cmp(b.High) < 0 {
		b.High = c.High
	}
	return b
}
