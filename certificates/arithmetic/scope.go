package arithmetic

import (
	"fmt"
	"math/big"
)

// Question is a branch that is being made, with the names of its variables: what would be so if
// a sentence were false. The sentence is true if the branch is refuted.
type Question struct {
	// What says what the sentence is, for people.
	What  string
	Names []string
	Root  Branch
	// Err is what went wrong first while the question was made; then the rest of it means
	// nothing.
	Err   error
	words int                     // that the facts take
	spend func(steps int64) error // nil for no bound
}

// stepsOfClaim are for each claim that is made of others.
const stepsOfClaim = 64

// wordsOfBranch are those that a branch takes besides its facts.
const wordsOfBranch = 32

// Scope is a branch of a question that is being made. Parts of terms that are not polynomials,
// such as quotients, get variables of their own, with facts and choices that define them; what
// was defined in a scope is known in those within.
type Scope struct {
	question *Question
	branch   *Branch
	outer    *Scope
	known    map[string]Poly
}

// NewScope returns the outermost scope of a new question. Spend is asked for steps before work,
// and may refuse; nil for no bound.
func NewScope(what string, spend func(steps int64) error) *Scope {
	q := &Question{What: what, spend: spend}
	return &Scope{question: q, branch: &q.Root, known: make(map[string]Poly)}
}

// Question returns the question that is being made.
func (s *Scope) Question() *Question { return s.question }

// Fail notes what went wrong.
func (s *Scope) Fail(err error) {
	if s.question.Err == nil {
		s.question.Err = err
	}
}

// Pay takes steps, and tells whether the question is still being made.
func (s *Scope) Pay(steps int) bool {
	if s.question.Err == nil && s.question.spend != nil {
		s.Fail(s.question.spend(int64(steps)))
	}
	return s.question.Err == nil
}

// Fresh returns a new variable: any whole number. Its name is for people.
func (s *Scope) Fresh(name string) Poly {
	s.question.Names = append(s.question.Names, name)
	return Variable(len(s.question.Names) - 1)
}

// Fact says that p ≥ 0.
func (s *Scope) Fact(p Poly) {
	if err := p.within(); err != nil {
		s.Fail(err)
	}
	if len(s.branch.Facts) == MaxFacts {
		s.Fail(fmt.Errorf("more than %d facts in a branch, want at most that many", MaxFacts))
	}
	if s.question.words += p.words(); s.question.words > MaxWords {
		s.Fail(fmt.Errorf("facts of more than %d words, want at most that many", MaxWords))
	}
	if s.Pay(16*(1+len(p)) + p.long()) {
		s.branch.Facts = append(s.branch.Facts, p)
	}
}

// Equal says that a = b.
func (s *Scope) Equal(a, b Poly) {
	s.Fact(a.Sub(b))
	s.Fact(b.Sub(a))
}

// Choose says that at least one of some branches is so.
func (s *Scope) Choose(branches ...func(*Scope)) {
	list := []*Branch{}
	for _, fill := range branches {
		if s.question.words += wordsOfBranch; s.question.words > MaxWords {
			s.Fail(fmt.Errorf("facts and branches of more than %d words, want at most that many", MaxWords))
		}
		if !s.Pay(256) {
			return
		}
		in := &Scope{question: s.question, branch: new(Branch), outer: s, known: make(map[string]Poly)}
		fill(in)
		list = append(list, in.branch)
	}
	s.branch.Choices = append(s.branch.Choices, list)
}

// defined returns the variable for a part of a term, which is defined if it is new.
// What defines it is told by the operation and its operands.
func (s *Scope) defined(op string, a, b Poly, define func(x Poly)) Poly {
	if !s.Pay(256*(1+len(a)+len(b)) + 4*(a.long()+b.long())) {
		return nil
	}
	key := op + " " + a.String() + " " + b.String()                                    // by the variables' numbers: names may repeat
	name := shortened(op + "(" + s.question.Text(a) + ", " + s.question.Text(b) + ")") // names of names would grow
	for t := s; t != nil; t = t.outer {
		if x, known := t.known[key]; known {
			return x
		}
	}
	x := s.Fresh(name)
	s.known[key] = x
	define(x)
	return x
}

// Mul returns a times b.
func (s *Scope) Mul(a, b Poly) Poly {
	if a.Degree()+b.Degree() > MaxDegree || len(a)*len(b) > MaxMonomials {
		s.Fail(fmt.Errorf("a product of degree %d of %d and %d monomials, want at most degree %d and %d products", a.Degree()+b.Degree(), len(a), len(b), MaxDegree, MaxMonomials))
		return a
	}
	if !s.Pay(256*(1+len(a)*len(b)) + a.long()*len(b) + b.long()*len(a)) {
		return nil
	}
	return s.within(a.Mul(b))
}

// Sum returns a + b, and Scale n times p.
func (s *Scope) Sum(a, b Poly) Poly {
	if !s.Pay(16 * (2 + len(a) + len(b))) {
		return nil
	}
	return s.within(a.Add(b))
}

func (s *Scope) Scale(p Poly, n *big.Int) Poly {
	if !s.Pay(16*(1+len(p)) + p.long() + len(p)*squared(n)) {
		return nil
	}
	return s.within(p.Times(n))
}

// within returns a polynomial that keeps the limits.
func (s *Scope) within(p Poly) Poly {
	if err := p.within(); err != nil {
		s.Fail(err)
		return nil
	}
	return p
}

// Text writes a polynomial with the names of the variables.
func (q *Question) Text(p Poly) string {
	return p.Text(func(v int) string { return q.Names[v] })
}

// Floor returns ⌊a/b⌋, for b ≥ 1. For other b it is any number: what is to be refuted then has
// a branch in which b ≤ 0.
func (s *Scope) Floor(a, b Poly) Poly {
	if k, constant := b.Const(); constant && k.Sign() <= 0 {
		s.Fail(fmt.Errorf("a division by %s, want a positive divisor", k))
		return a
	}
	if k, constant := b.Const(); constant && k.IsInt64() && k.Int64() == 1 {
		return a
	}
	return s.defined("quotient", a, b, func(q Poly) {
		rest := a.Sub(s.Mul(b, q)) // 0 ≤ rest ≤ b - 1
		divides := func(in *Scope) {
			in.Fact(rest)
			in.Fact(b.Sub(rest).Plus(-1))
		}
		if _, constant := b.Const(); constant {
			divides(s)
			return
		}
		s.Choose(func(in *Scope) { in.Fact(b.Plus(-1)); divides(in) }, func(in *Scope) { in.Fact(b.Neg()) })
	})
}

// Mod returns a % b, for b as in Floor.
func (s *Scope) Mod(a, b Poly) Poly { return a.Sub(s.Mul(b, s.Floor(a, b))) }

// Max returns the larger of two, Min the smaller.
func (s *Scope) Max(a, b Poly) Poly {
	if k, constant := a.Sub(b).Const(); constant {
		if k.Sign() >= 0 {
			return a
		}
		return b
	}
	return s.defined("max", a, b, func(x Poly) {
		s.Fact(x.Sub(a))
		s.Fact(x.Sub(b))
		s.Choose(func(in *Scope) { in.Fact(a.Sub(x)) }, func(in *Scope) { in.Fact(b.Sub(x)) })
	})
}

func (s *Scope) Min(a, b Poly) Poly { return s.Max(a.Neg(), b.Neg()).Neg() }

// Power returns a to the power b, which is known up to equal operands. Besides, for a constant k ≥ 1: k^(b+c) = k^c·k^b for constants c;
// k^(g·b) = (k^g)^b; and Bernoulli's inequality. Where an exponent is below 0 nothing is said.
func (s *Scope) Power(a, b Poly) Poly {
	define := func(Poly) {}
	if k, constant := a.Const(); constant && k.Sign() > 0 && s.Pay(squared(k)*maxShift*maxShift+b.long()) {
		c := b.last()
		rest := b.Plus(-c)
		if c == 0 {
			return s.powerOf(k, rest)
		}
		if -maxShift <= c && c <= maxShift {
			define = func(x Poly) {
				s.bernoulli(k, b, x)
				y, less := s.powerOf(k, rest), rest
				if c < 0 {
					x, y, less = y, x, b
				}
				factor := new(big.Int).Exp(k, big.NewInt(max(c, -c)), nil)
				s.Choose(func(in *Scope) { in.Equal(x, s.Scale(y, factor)) }, func(in *Scope) { in.Fact(less.Neg().Plus(-1)) })
			}
		}
	}
	return s.defined("power", a, b, define)
}

// powerOf returns k^b for a constant k ≥ 1 and an exponent without a constant.
func (s *Scope) powerOf(k *big.Int, b Poly) Poly {
	if g := b.content(); g.Sign() > 0 && g.Cmp(big.NewInt(maxShift)) <= 0 {
		k, b = new(big.Int).Exp(k, g, nil), b.over(g)
	}
	return s.defined("power", Constant(k), b, func(x Poly) { s.bernoulli(k, b, x) })
}

// bernoulli says that x, which is k^b, is 1 + (k-1)b at least, where b is 0 or more.
func (s *Scope) bernoulli(k *big.Int, b, x Poly) {
	least := s.Scale(b, new(big.Int).Sub(k, big.NewInt(1))).Plus(1)
	s.Choose(func(in *Scope) { in.Fact(x.Sub(least)) }, func(in *Scope) { in.Fact(b.Neg().Plus(-1)) })
}

// maxShift bounds the constants and factors that are taken out of exponents.
const maxShift = 64

// Cond returns a variable that is first where a claim is true, and second where it is not.
func (s *Scope) Cond(c Claim, first, second func(in *Scope) Poly) Poly {
	x := s.Fresh("cond")
	s.Choose(func(in *Scope) { c(in, true); in.Equal(x, first(in)) }, func(in *Scope) { c(in, false); in.Equal(x, second(in)) })
	return x
}

// Claim is a sentence: it says in a scope that it is true, or that it is false.
type Claim func(s *Scope, truth bool)

// AtLeast says that a ≥ b, and Is that a = b.
func AtLeast(a, b func(*Scope) Poly) Claim {
	return func(s *Scope, truth bool) {
		if d := a(s).Sub(b(s)); truth {
			s.Fact(d)
		} else {
			s.Fact(d.Neg().Plus(-1))
		}
	}
}

func Is(a, b func(*Scope) Poly) Claim {
	return func(s *Scope, truth bool) {
		d := a(s).Sub(b(s))
		if truth {
			s.Equal(d, nil)
			return
		}
		s.Choose(func(in *Scope) { in.Fact(d.Plus(-1)) }, func(in *Scope) { in.Fact(d.Neg().Plus(-1)) })
	}
}

// Not is the contrary of a claim.
func Not(c Claim) Claim { return func(s *Scope, truth bool) { c(s, !truth) } }

// All says that each of some claims is true. A claim may have no value where one before it is
// false.
func All(claims ...Claim) Claim {
	return func(s *Scope, truth bool) {
		if !s.Pay(stepsOfClaim) {
			return
		}
		if truth {
			for _, c := range claims {
				c(s, true)
			}
			return
		}
		branches := make([]func(*Scope), len(claims))
		for i := range claims {
			branches[i] = func(in *Scope) {
				for _, c := range claims[:i] {
					c(in, true)
				}
				claims[i](in, false)
			}
		}
		s.Choose(branches...)
	}
}

// Some says that one of some claims is true. A claim may have no value where one before it is
// true.
func Some(claims ...Claim) Claim {
	contrary := make([]Claim, len(claims))
	for i, c := range claims {
		contrary[i] = Not(c)
	}
	return Not(All(contrary...))
}
