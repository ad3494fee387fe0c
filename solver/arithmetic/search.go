package arithmetic

import (
	"context"
	"errors"
	"fmt"

	"topocert/certificates/arithmetic"
)

// search holds a path of branches, what is known on it, and the tableau of that.
type search struct {
	ctx       context.Context
	question  *arithmetic.Branch
	limits    Limits
	work      int
	monomials *monomials
	lp        *simplex
	numbers   int // of branches and choices

	choices   []*choice // those that are so, in the order in which they came
	closed    []closing // refutations that hold as far as the path is
	path      []int
	known     map[*fact]bool // the facts that were asserted on the path
	facts     []*fact        // the same, in order
	cuts      map[string]*choice
	factors   map[[2]*fact]*fact // products that were made; nil for one that has other monomials
	depth     int
	blind     int          // cuts for which nothing speaks but the vertex
	seen      int          // how many of the choices were looked at
	quotients map[int]bool // variables of which a constant bound was proved
	// hopeless are variables of which no constant bounds were found, and by how many facts of
	// the question they were sought.
	hopeless map[int]int
}

type closing struct {
	of     *choice
	branch int
}

// build makes branches of the question's. What has coefficients that are too large is left
// out, which is no loss but of proofs.
func (s *search) build(b *arithmetic.Branch) *branch {
	s.numbers++
	out := &branch{number: s.numbers}
	for _, p := range b.Facts {
		q, ok := s.monomials.read(p)
		if !ok {
			q = new(polynomial)
		}
		f := &fact{poly: q, of: []int{out.number}}
		out.facts = append(out.facts, f)
		if len(q.terms) == 0 && q.k < 0 {
			out.dead = s.leaf([]part{{whole(1), f}})
		}
	}
	for _, list := range b.Choices {
		s.numbers++
		c := &choice{number: s.numbers, in: out.number, closed: make([]*tree, len(list))}
		for i, in := range list {
			c.branches = append(c.branches, s.build(in))
			c.closed[i] = c.branches[i].dead
		}
		if c.open() == 0 && out.dead == nil {
			out.dead = &tree{choice: c, under: c.closed, of: []int{out.number}}
		}
		out.choices = append(out.choices, c)
	}
	return out
}

// cut returns the choice between p ≥ 0 and -p-1 ≥ 0.
func (s *search) cut(p *polynomial) *choice {
	key := fmt.Sprint(p.terms, p.k)
	if c, known := s.cuts[key]; known {
		return c
	}
	c := &choice{number: s.numbers + 1, cut: p, closed: make([]*tree, 2)}
	other := &polynomial{k: -p.k - 1, terms: make([]term, len(p.terms))}
	for i, t := range p.terms {
		other.terms[i] = term{t.mono, -t.coef}
	}
	for i, q := range []*polynomial{p, other} {
		n := s.numbers + 2 + i
		c.branches = append(c.branches, &branch{number: n, facts: []*fact{{poly: q, of: []int{n}}}})
	}
	s.numbers += 3
	s.cuts[key] = c
	return c
}

// place is where the path was.
type place struct{ bounds, choices, closed, facts int }

func (s *search) mark() place {
	return place{s.lp.mark(), len(s.choices), len(s.closed), len(s.facts)}
}

func (s *search) back(p place) {
	s.lp.back(p.bounds)
	s.choices = s.choices[:p.choices]
	s.seen = min(s.seen, p.choices)
	for _, c := range s.closed[p.closed:] {
		c.of.closed[c.branch] = nil
	}
	s.closed = s.closed[:p.closed]
	for _, f := range s.facts[p.facts:] {
		delete(s.known, f)
		s.lp.uses(f, -1)
	}
	s.facts = s.facts[:p.facts]
}

// enter takes what a branch brings.
func (s *search) enter(b *branch) {
	for _, f := range b.facts {
		s.assert(f)
	}
	s.choices = append(s.choices, b.choices...)
}

// assert takes a fact, rounded, and tells whether it was new.
func (s *search) assert(f *fact) bool {
	if s.known[f] {
		return false
	}
	s.known[f] = true
	s.facts = append(s.facts, f)
	s.lp.uses(f, 1)
	if len(f.poly.terms) == 0 {
		if f.poly.k < 0 && s.lp.broken == nil {
			s.lp.broken = []part{{whole(1), f}}
		}
		return f.poly.k < 0
	}
	if d := f.poly.content(); d > 1 {
		f = s.rounded(f, d)
	}
	if f.key == "" {
		f.key, f.negated = f.poly.form()
	}
	return s.lp.assert(f)
}

// leaf makes a tree of a conflict.
func (s *search) leaf(parts []part) *tree {
	t := &tree{sum: scaled(parts)}
	for _, w := range t.sum {
		t.of = union(t.of, w.of.of)
	}
	return t
}

// close notes a refutation of a branch.
func (s *search) close(c *choice, branch int, t *tree) {
	c.closed[branch] = t
	s.closed = append(s.closed, closing{c, branch})
}

// pay counts work, and looks at the limits.
func (s *search) pay(n int) error {
	s.work += n
	if s.work > s.limits.Work {
		return fmt.Errorf("%w within %d steps", ErrNone, s.limits.Work)
	}
	if err := s.ctx.Err(); err != nil {
		return fmt.Errorf("%w: %w", ErrNone, err)
	}
	return nil
}

// check solves the tableau, and counts its pivots.
func (s *search) check() ([]part, error) {
	before := s.lp.pivots
	parts := s.lp.check()
	return parts, s.pay(1 + s.lp.pivots - before)
}

// probe tries to refute a branch at once, with some rounds of products. It returns nil if
// that fails.
func (s *search) probe(b *branch, rounds int) (*tree, error) {
	here := s.mark()
	defer s.back(here)
	s.enter(b)
	for {
		parts, err := s.check()
		if err != nil {
			return nil, err
		}
		if parts != nil {
			return s.leaf(parts), nil
		}
		if rounds == 0 || !s.multiply() {
			return nil, nil
		}
		rounds--
	}
}

// refute refutes the path.
func (s *search) refute() (*tree, error) {
	if s.depth > arithmetic.MaxDepth-8 {
		return nil, fmt.Errorf("%w: cases nest too deep", ErrNone)
	}
	for rounds := 0; ; {
		parts, err := s.check()
		if err != nil {
			return nil, err
		}
		if parts != nil {
			return s.leaf(parts), nil
		}
		if c, err := s.forced(); c != nil || err != nil {
			if err != nil {
				return nil, err
			}
			return s.split(c)
		}
		best, err := s.urgent()
		if err != nil {
			return nil, err
		}
		if best != nil && best.open() <= 1 {
			return s.split(best)
		}
		if rounds < 40 && s.multiply() {
			rounds++
			continue
		}
		bound, moved, err := s.quotient(false)
		if err != nil {
			return nil, err
		}
		if bound != nil {
			return s.split(bound)
		}
		if moved {
			continue
		}
		if c := s.spatial(); c != nil {
			return s.split(c)
		}
		if best != nil {
			return s.split(best)
		}
		if m := s.candidate(); m != nil {
			return nil, m
		}
		if rounds < 40 && s.gomory() {
			rounds++
			continue
		}
		c := s.fractional()
		if c == nil {
			bound, moved, err := s.quotient(true)
			if err != nil {
				return nil, err
			}
			if bound != nil {
				return s.split(bound)
			}
			if moved {
				continue
			}
			c = s.anywhere()
		}
		if c == nil {
			return nil, fmt.Errorf("%w: nothing is left to split", ErrNone)
		}
		if s.blind == maxBlind {
			return nil, fmt.Errorf("%w: %d cuts at the vertex, one below the other", ErrNone, maxBlind)
		}
		s.blind++
		t, err := s.split(c)
		s.blind--
		return t, err
	}
}

// maxBlind is how many cuts for which nothing speaks but the vertex lie on a path.
const maxBlind = 32

func (c *choice) open() int {
	n := 0
	for _, t := range c.closed {
		if t == nil {
			n++
		}
	}
	return n
}

// satisfied tells whether the vertex is in a branch, as far as can be seen there.
func (s *search) satisfied(b *branch) bool {
	for _, f := range b.facts {
		if s.lp.eval(s.monomials, f.poly).sign() < 0 {
			return false
		}
	}
	for _, c := range b.choices {
		if !s.met(c) {
			return false
		}
	}
	return true
}

// met tells whether the vertex is in some branch of a choice.
func (s *search) met(c *choice) bool {
	for i, b := range c.branches {
		if c.closed[i] == nil && s.satisfied(b) {
			return true
		}
	}
	return false
}

// forced looks at each choice once, when it is new, and returns one of which all branches but
// one are refuted at once.
func (s *search) forced() (*choice, error) {
	for s.seen < len(s.choices) {
		c := s.choices[s.seen]
		s.seen++
		if c.taken {
			continue
		}
		if err := s.probeAll(c); err != nil {
			return nil, err
		}
		if c.open() <= 1 {
			return c, nil
		}
	}
	_, err := s.check()
	return nil, err
}

// probeAll tries to refute the branches of a choice at once.
func (s *search) probeAll(c *choice) error {
	for i, b := range c.branches {
		if c.closed[i] != nil {
			continue
		}
		t, err := s.probe(b, 0)
		if err != nil {
			return err
		}
		if t != nil {
			s.close(c, i, t)
		}
	}
	return nil
}

// urgent returns of the choices that the vertex violates one with the fewest branches that are
// not refuted at once.
func (s *search) urgent() (*choice, error) {
	var best *choice
	for _, c := range s.choices {
		if c.taken || s.met(c) {
			continue
		}
		if err := s.probeAll(c); err != nil {
			return nil, err
		}
		if best == nil || c.open() < best.open() {
			best = c
		}
		if best.open() <= 1 {
			break
		}
		if _, err := s.check(); err != nil {
			return nil, err
		}
	}
	if _, err := s.check(); err != nil {
		return nil, err
	}
	return best, nil
}

// split refutes each branch of a choice. If one of them is refuted without what it brings, that
// is all.
func (s *search) split(c *choice) (*tree, error) {
	c.taken = true
	defer func() { c.taken = false }()
	t := &tree{choice: c, under: make([]*tree, len(c.branches))}
	if c.in > 0 {
		t.of = []int{c.in}
	}
	for i, b := range c.branches {
		sub := c.closed[i]
		if sub == nil {
			here := s.mark()
			s.depth++
			s.enter(b)
			var err error
			sub, err = s.refute()
			s.depth--
			s.back(here)
			if err != nil {
				return nil, err
			}
		}
		if !has(sub.of, b.number) {
			return sub, nil
		}
		t.under[i] = sub
		t.of = union(t.of, without(sub.of, b.number))
	}
	return t, nil
}

// Limits bound a search.
type Limits struct {
	// Work is how many steps the search may take: pivots, products, values that are tried.
	Work int
}

// ErrNone says that no proof was found.
var ErrNone = errors.New("no proof found")

// Model is values of the variables for which all facts and choices of a question are so.
type Model struct {
	Values []int64
}

func (m *Model) Error() string { return fmt.Sprintf("there are values that satisfy all: %d", m.Values) }

// Refute finds a proof that not all facts and choices of a question can be so. The error is a
// *Model if there are values for which they are, and wraps ErrNone if neither was found. Such a
// proof was checked.
func Refute(ctx context.Context, question *arithmetic.Branch, limits Limits) ([]arithmetic.Node, error) {
	// What is easy is found by either at once; else both get the more time.
	var err error
	for _, part := range []int{32, 1} {
		if m := tried(ctx, question, limits.Work/part/64); m != nil {
			return nil, m
		}
		var proof []arithmetic.Node
		proof, err = refute(ctx, question, Limits{Work: limits.Work / part})
		if !errors.Is(err, ErrNone) || ctx.Err() != nil {
			return proof, err
		}
	}
	return nil, err
}

func refute(ctx context.Context, question *arithmetic.Branch, limits Limits) ([]arithmetic.Node, error) {
	s := &search{ctx: ctx, question: question, limits: limits, monomials: newMonomials(), lp: newSimplex(),
		known: make(map[*fact]bool), cuts: make(map[string]*choice), factors: make(map[[2]*fact]*fact),
		hopeless: make(map[int]int), quotients: make(map[int]bool)}
	root := s.build(question)
	t := root.dead
	if t == nil {
		s.enter(root)
		var err error
		if t, err = s.refute(); err != nil {
			return nil, err
		}
	}
	proof := write(s.monomials, root, t)
	if err := arithmetic.Refute(question, proof, nil); err != nil {
		return nil, fmt.Errorf("bug: a proof that was found is refused: %w", err)
	}
	return proof, nil
}
