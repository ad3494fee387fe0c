package arithmetic

import (
	"fmt"
	"math/big"
	"slices"
	"strings"

	"topocert/certificates"
)

// Limits on proofs: how deep cases and cuts nest, how many facts and choices there are at one
// time, and how large all these facts are, and those of a question, in words of memory.
const (
	MaxDepth = 1 << 10
	MaxFacts = 1 << 16
	MaxWords = 1 << 23
)

// Branch is what is so if a question's answer is no: facts, each a polynomial that is at least
// 0, and choices, of each of which a branch is so.
type Branch struct {
	Facts   []Poly
	Choices [][]*Branch
}

// Weighted is a fact, by its number, times a number.
type Weighted struct {
	Coef *big.Int
	Fact int
}

// The forms of a proof's nodes.
const (
	Sum   = "sum"
	Round = "round"
	Times = "times"
	Cases = "cases"
	Cut   = "cut"
)

// Node is a node of a proof.
type Node struct {
	Form string
	// Sum is that of sum and round; Divisor that of round.
	Sum     []Weighted
	Divisor *big.Int
	// I and J are the facts of times; I is the choice of cases.
	I, J int
	// Poly is that of cut.
	Poly Poly
}

// Refute checks that a proof shows that not all facts and choices of a branch can be so. Spend
// is asked for steps before work; it may be nil. Its own errors are returned as they are; all
// others say what is wrong with the proof, with the number of the node.
func Refute(question *Branch, proof []Node, spend func(steps int64) error) error {
	return (&checker{proof: proof, spend: spend}).refute(question)
}

// RefuteBinary is Refute for variables that are 0 or 1. A sum is then also an end if it is below 0
// whichever of both they are: if its constant and what it has more than 0 times are. Coefficients that are
// not divisible are rounded up.
func RefuteBinary(question *Branch, proof []Node, spend func(steps int64) error) error {
	return (&checker{proof: proof, spend: spend, binary: true}).refute(question)
}

func (c *checker) refute(question *Branch) error {
	if err := c.enter(question); err != nil {
		return err
	}
	if err := c.node(0); err != nil {
		return err
	}
	if c.at < len(c.proof) {
		return c.wrong("%d nodes more than the proof needs, want its end", len(c.proof)-c.at)
	}
	return nil
}

// Error says what is wrong with a proof.
type Error struct {
	Node   int // from 0
	Detail string
}

func (e *Error) Error() string { return fmt.Sprintf("node %d: %s", e.Node, e.Detail) }

type checker struct {
	proof   []Node
	at      int // the node that is read next
	facts   []Poly
	choices [][]*Branch
	words   int // that the facts take
	spend   func(steps int64) error
	binary  bool // all variables are 0 or 1
}

func (c *checker) wrong(format string, args ...any) error {
	return &Error{Node: c.at, Detail: fmt.Sprintf(format, args...)}
}

func (c *checker) pay(steps int) error {
	if c.spend == nil {
		return nil
	}
	return c.spend(int64(steps))
}

// enter adds what a branch brings.
func (c *checker) enter(b *Branch) error {
	c.facts = append(c.facts, b.Facts...)
	c.choices = append(c.choices, b.Choices...)
	if len(c.facts) > MaxFacts || len(c.choices) > MaxFacts {
		return c.wrong("more than %d facts or choices at one time, want at most that many", MaxFacts)
	}
	for _, p := range b.Facts {
		c.words += p.words()
	}
	if c.words > MaxWords {
		return c.wrong("facts of %d words at one time, want at most %d", c.words, MaxWords)
	}
	return c.pay(8 * (1 + len(b.Facts) + len(b.Choices)))
}

// node checks the proof from the next node on, as far as it is needed.
func (c *checker) node(depth int) error {
	for {
		if c.at == len(c.proof) {
			return c.wrong("the proof ends, want another node")
		}
		if depth > MaxDepth {
			return c.wrong("cases and cuts nest deeper than %d, want at most that", MaxDepth)
		}
		switch n := c.proof[c.at]; n.Form {
		case Sum:
			p, err := c.sum(n.Sum)
			if err != nil {
				return err
			}
			most, bounded := p.Const()
			if c.binary {
				most, bounded = p.most(), true
			}
			if !bounded || most.Sign() >= 0 {
				return c.wrong("the sum is %s, want a constant below 0", shortened(p.String()))
			}
			c.at++
			return nil
		case Round, Times:
			derive := map[string]func(Node) (Poly, error){Round: c.round, Times: c.times}[n.Form]
			p, err := derive(n)
			if err == nil {
				err = c.add(p)
			}
			if err != nil {
				return err
			}
		case Cases:
			if n.I < 0 || n.I >= len(c.choices) {
				return c.wrong("choice %d, want one below %d", n.I, len(c.choices))
			}
			branches := c.choices[n.I]
			c.at++
			for _, b := range branches {
				if err := c.under(b, depth); err != nil {
					return err
				}
			}
			return nil
		case Cut:
			if err := n.Poly.within(); err != nil {
				return c.wrong("%v", err)
			}
			if !n.Poly.normal() {
				return c.wrong("%s is not in normal form, want it so", shortened(n.Poly.String()))
			}
			c.at++
			if err := c.under(&Branch{Facts: []Poly{n.Poly}}, depth); err != nil {
				return err
			}
			return c.under(&Branch{Facts: []Poly{n.Poly.Neg().Plus(-1)}}, depth)
		default:
			return c.wrong("a node %q, want %s, %s, %s, %s or %s", shortened(n.Form), Sum, Round, Times, Cases, Cut)
		}
		c.at++
	}
}

// under checks the proof of one branch, and drops what it has brought.
func (c *checker) under(b *Branch, depth int) error {
	facts, choices, words := len(c.facts), len(c.choices), c.words
	if err := c.enter(b); err != nil {
		return err
	}
	if err := c.node(depth + 1); err != nil {
		return err
	}
	c.facts, c.choices, c.words = c.facts[:facts], c.choices[:choices], words
	return nil
}

// add adds a fact.
func (c *checker) add(p Poly) error {
	if err := p.within(); err != nil {
		return c.wrong("%v", err)
	}
	return c.enter(&Branch{Facts: []Poly{p}})
}

// fact returns a fact by its number.
func (c *checker) fact(i int) (Poly, error) {
	if i < 0 || i >= len(c.facts) {
		return nil, c.wrong("fact %d, want one below %d", i, len(c.facts))
	}
	return c.facts[i], nil
}

// sum adds facts: their monomials are gathered by their variables.
func (c *checker) sum(parts []Weighted) (Poly, error) {
	var total Poly
	places := make(map[[MaxDegree]int]int)
	for _, w := range parts {
		p, err := c.fact(w.Fact)
		if err != nil {
			return nil, err
		}
		if w.Coef.Sign() <= 0 || w.Coef.BitLen() > MaxBits {
			return nil, c.wrong("a fact times %s, want a number from 1 on, of at most %d bits", shortened(w.Coef.String()), MaxBits)
		}
		if err := c.pay(8 * (1 + len(p)) * (1 + w.Coef.BitLen()/64)); err != nil {
			return nil, err
		}
		for _, m := range p {
			var key [MaxDegree]int
			for i, v := range m.Vars {
				key[i] = v + 1
			}
			place, met := places[key]
			if !met {
				place = len(total)
				places[key] = place
				total = append(total, Monomial{m.Vars, new(big.Int)})
			}
			total[place].Coef.Add(total[place].Coef, new(big.Int).Mul(m.Coef, w.Coef))
			if bits := total[place].Coef.BitLen(); bits > MaxBits || len(total) > MaxMonomials {
				return nil, c.wrong("a sum of %d monomials, want at most %d, and a coefficient of %d bits, want at most %d", len(total), MaxMonomials, bits, MaxBits)
			}
		}
	}
	total = slices.DeleteFunc(total, func(m Monomial) bool { return m.Coef.Sign() == 0 })
	slices.SortFunc(total, compare)
	return total, c.pay(8 * len(total))
}

// round divides a sum of facts, and rounds.
func (c *checker) round(n Node) (Poly, error) {
	p, err := c.sum(n.Sum)
	if err != nil {
		return nil, err
	}
	if n.Divisor == nil || n.Divisor.Sign() <= 0 {
		return nil, c.wrong("divided by %v, want a number from 1 on", n.Divisor)
	}
	var quotient Poly
	for _, m := range p {
		q, r := new(big.Int).DivMod(m.Coef, n.Divisor, new(big.Int)) // Euclidean: q is rounded down
		if r.Sign() != 0 && len(m.Vars) > 0 {
			if !c.binary {
				return nil, c.wrong("%s divided by %s, want coefficients that it divides", shortened(p.String()), n.Divisor)
			}
			q.Add(q, big.NewInt(1))
		}
		if q.Sign() != 0 {
			quotient = append(quotient, Monomial{m.Vars, q})
		}
	}
	return quotient, nil
}

// times multiplies two facts.
func (c *checker) times(n Node) (Poly, error) {
	p, err := c.fact(n.I)
	if err != nil {
		return nil, err
	}
	q, err := c.fact(n.J)
	if err != nil {
		return nil, err
	}
	if p.Degree()+q.Degree() > MaxDegree || len(p)*len(q) > MaxMonomials {
		return nil, c.wrong("a product of degree %d, want at most %d and few monomials", p.Degree()+q.Degree(), MaxDegree)
	}
	if err := c.pay(64 * (1 + len(p)*len(q))); err != nil {
		return nil, err
	}
	return p.Mul(q), nil
}

// String writes a node as it stands in a line.
func (n Node) String() string {
	var b strings.Builder
	b.WriteString(n.Form)
	switch n.Form {
	case Times:
		fmt.Fprintf(&b, " %d %d", n.I, n.J)
	case Cases:
		fmt.Fprintf(&b, " %d", n.I)
	case Cut:
		b.WriteString(" " + n.Poly.String())
	case Round:
		fmt.Fprintf(&b, " %s", n.Divisor)
	}
	for _, w := range n.Sum {
		fmt.Fprintf(&b, " %s %d", w.Coef, w.Fact)
	}
	return b.String()
}

// Line goes through a line with a node; one that is none breaks the rule.
func (n *Node) Line(r *certificates.Lines, rule string) {
	form, text, _ := strings.Cut(n.String(), " ")
	r.Keyword(&form)
	if r.Text(form, &text); r.Reads() {
		var err error
		if *n, err = ParseNode(form, text); err != nil {
			r.Wrong(rule, "%v", err)
		}
	}
}

// ParseNode reads a node from its form and what follows it in a line.
func ParseNode(form, rest string) (Node, error) {
	n := Node{Form: form}
	if form == Cut {
		p, err := parsePoly(rest)
		n.Poly = p
		return n, err
	}
	var numbers []*big.Int
	for field := range strings.SplitSeq(rest, " ") {
		x, ok := new(big.Int), field != "" && len(field) <= MaxBits/3 && strings.Trim(field, "0123456789") == "" && (field == "0" || field[0] != '0')
		if ok {
			_, ok = x.SetString(field, 10)
		}
		if !ok {
			return n, fmt.Errorf("%q, want a number without a sign", shortened(field))
		}
		numbers = append(numbers, x)
	}
	index := func(x *big.Int) int {
		if !x.IsInt64() || x.Int64() > MaxFacts {
			return MaxFacts + 1
		}
		return int(x.Int64())
	}
	switch {
	case form == Times && len(numbers) == 2:
		n.I, n.J = index(numbers[0]), index(numbers[1])
		return n, nil
	case form == Cases && len(numbers) == 1:
		n.I = index(numbers[0])
		return n, nil
	case form == Round && len(numbers)%2 == 1:
		n.Divisor, numbers = numbers[0], numbers[1:]
	case form == Sum && len(numbers)%2 == 0:
	default:
		return n, fmt.Errorf("%q with %d numbers, want a node of a proof", shortened(form), len(numbers))
	}
	for ; len(numbers) > 0; numbers = numbers[2:] {
		n.Sum = append(n.Sum, Weighted{Coef: numbers[0], Fact: index(numbers[1])})
	}
	return n, nil
}
