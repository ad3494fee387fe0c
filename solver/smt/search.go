package smt

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"topocert/certificates/arithmetic"
	"topocert/certificates/meaning"
)

// search holds a path of branches, what is known on it, and the tableau of that.
type search struct {
	ctx       context.Context
	question  *arithmetic.Branch
	limit     int // of the work
	rounds    int // of cuts in one place
	work      int
	monomials *monomials
	lp        *simplex
	numbers   int // of branches and choices

	choices []*choice // those that are so, in the order in which they came
	seen    int       // how many of them were looked at
	// path are the branches that were entered, where their places on it, and closed the
	// refutations that hold as far as the path goes to each.
	path   []int
	where  map[int]int
	closed [][]closing
	blind  int            // cuts on it for which nothing speaks but the vertex
	known  map[*fact]bool // the facts that were asserted on the path
	facts  []*fact        // the same, in order

	cuts    map[string]*choice
	factors map[[2]int32]*fact // products that were made; nil for one that has other monomials
	ids     int32              // of facts that were factors
	// quotients are variables of which a constant bound was proved, hopeless those of which none
	// was found, and by how many facts of the question it was sought; senseless forms likewise.
	quotients map[int]bool
	hopeless  map[int]int
	senseless map[string]int
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
			out.dead = s.leaf([]part{{meaning.Whole(1), f}})
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
type place struct{ bounds, choices, facts int }

func (s *search) mark() place {
	return place{s.lp.mark(), len(s.choices), len(s.facts)}
}

func (s *search) back(p place) {
	s.lp.back(p.bounds)
	s.choices = s.choices[:p.choices]
	s.seen = min(s.seen, p.choices)
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
			s.lp.broken = []part{{meaning.Whole(1), f}}
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

// close notes a refutation of a branch. It holds as long as the path has the other branches that
// it needs, also where the choice is met again.
func (s *search) close(c *choice, branch int, t *tree) {
	if c.closed[branch] != nil {
		return
	}
	depth := 0
	for _, b := range t.of {
		if b != c.branches[branch].number {
			depth = max(depth, s.where[b])
		}
	}
	c.closed[branch] = t
	s.closed[depth] = append(s.closed[depth], closing{c, branch})
}

// push and pop make the path longer and shorter by a branch.
func (s *search) push(b *branch) {
	s.where[b.number] = len(s.path)
	s.path = append(s.path, b.number)
	s.closed = append(s.closed, nil)
	s.enter(b)
}

func (s *search) pop(p place) {
	last := len(s.path) - 1
	for _, c := range s.closed[last] {
		c.of.closed[c.branch] = nil
	}
	delete(s.where, s.path[last])
	s.path, s.closed = s.path[:last], s.closed[:last]
	s.back(p)
}

// pay counts work, and looks at the limits.
func (s *search) pay(n int) error {
	s.work += n
	if s.work > s.limit {
		return fmt.Errorf("%w within %d steps", ErrNone, s.limit)
	}
	if err := s.ctx.Err(); err != nil {
		return fmt.Errorf("%w: %w", ErrNone, err)
	}
	return nil
}

// maxPivots bounds the pivots for one vertex.
const maxPivots = 1 << 12

// check solves the tableau, and counts its pivots.
func (s *search) check() ([]part, error) {
	before := s.lp.pivots
	parts, done := s.lp.check(maxPivots)
	if err := s.pay(1 + s.lp.pivots - before); err != nil {
		return nil, err
	}
	if !done {
		return nil, fmt.Errorf("%w: a tableau that takes more than %d pivots", ErrNone, maxPivots)
	}
	return parts, nil
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

// turns counts what was done in one place.
type turns struct{ products, cuts int }

// mostProducts bounds the rounds of products in one place.
const mostProducts = 40

// refute refutes the path.
func (s *search) refute() (*tree, error) {
	if len(s.path) > arithmetic.MaxDepth-8 {
		return nil, fmt.Errorf("%w: cases nest too deep", ErrNone)
	}
	for done := new(turns); ; {
		parts, err := s.check()
		if err != nil {
			return nil, err
		}
		if parts != nil {
			return s.leaf(parts), nil
		}
		c, again, err := s.step(done)
		switch {
		case err != nil:
			return nil, err
		case c != nil:
			return s.split(c)
		case !again:
			return s.blindly()
		}
	}
}

// step does what the vertex suggests. It returns a choice that is to be split, or whether the
// vertex has moved; or neither.
func (s *search) step(done *turns) (c *choice, again bool, err error) {
	if c := s.factored(); c != nil {
		return c, false, nil
	}
	if c, err := s.forced(); c != nil || err != nil {
		return c, false, err
	}
	best, err := s.urgent()
	if err != nil || best != nil && best.open() <= 1 {
		return best, false, err
	}
	if done.products < mostProducts && s.multiply() {
		done.products++
		return nil, true, nil
	}
	for _, prove := range []func() (*choice, bool, error){func() (*choice, bool, error) { return s.quotient(false) }, s.ratio} {
		if c, moved, err := prove(); c != nil || moved || err != nil {
			return c, moved, err
		}
	}
	if c := s.spatial(); c != nil {
		return c, false, nil
	}
	if best != nil {
		return best, false, nil
	}
	if m := s.candidate(); m != nil {
		return nil, false, m
	}
	if done.cuts < s.rounds && s.gomory() {
		done.cuts++
		return nil, true, nil
	}
	if s.fractional() != nil {
		return nil, false, nil
	}
	return s.quotient(true)
}

// blindly splits a cut for which nothing speaks but the vertex.
func (s *search) blindly() (*tree, error) {
	c := s.fractional()
	if c == nil {
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

// maxBlind is the largest number of cuts on a path that are chosen by the tableau's vertex alone.
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
		if s.lp.eval(s.monomials, f.poly).Sign() < 0 {
			return false
		}
	}
	return !slices.ContainsFunc(b.choices, func(c *choice) bool { return !s.met(c) })
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
			s.push(b)
			var err error
			sub, err = s.refute()
			s.pop(here)
			if err != nil {
				return nil, err
			}
		}
		if !has(sub.of, b.number) {
			return sub, nil
		}
		s.close(c, i, sub)
		t.under[i] = sub
		t.of = union(t.of, without(sub.of, b.number))
	}
	return t, nil
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
// proof was checked. The search may take so many steps: pivots, products, values that are tried.
func Refute(ctx context.Context, question *arithmetic.Branch, work int) ([]arithmetic.Node, error) {
	// What is easy is found by any of them at once; else each gets more and more time, up to the
	// limit or where it ends by itself.
	left := work
	err := error(ErrNone)
	manners := []manner{{cuts: 1}, {cuts: 40}, {cuts: 1, squares: true}, {cuts: 40, like: true}}
	for part := 1 << 15; left > 0 && len(manners) > 0; part *= 4 {
		if m := tried(ctx, question, min(left, part)/16); m != nil {
			return nil, m
		}
		for i := 0; i < len(manners) && left > 0; i++ {
			share := min(left, part)
			proof, taken, failed := refute(ctx, question, share, manners[i])
			if !errors.Is(failed, ErrNone) || ctx.Err() != nil {
				return proof, failed
			}
			err = failed
			if left -= taken; taken < share {
				manners = slices.Delete(manners, i, i+1)
				i--
			}
		}
	}
	return nil, err
}

// maxNodes bounds a proof, where nodes that are in several places count in each.
const maxNodes = 1 << 18

// manner is how a search is done: with so many rounds of cuts in one place, and with all products
// of two variables of products, with those that are like ones of the question, or with the
// question's only.
type manner struct {
	cuts          int
	squares, like bool
}

// refute searches for so much work.
func refute(ctx context.Context, question *arithmetic.Branch, work int, by manner) ([]arithmetic.Node, int, error) {
	s := &search{ctx: ctx, question: question, limit: work, rounds: by.cuts, monomials: newMonomials(), lp: newSimplex(),
		known: make(map[*fact]bool), cuts: make(map[string]*choice), factors: make(map[[2]int32]*fact),
		senseless: make(map[string]int), where: make(map[int]int), hopeless: make(map[int]int), quotients: make(map[int]bool)}
	root := s.build(question)
	if by.squares && !s.monomials.wantPairs() || by.like && !s.monomials.widen(question.Facts) {
		return nil, 0, fmt.Errorf("%w: no other products", ErrNone)
	}
	t := root.dead
	if t == nil {
		s.push(root)
		var err error
		if t, err = s.refute(); err != nil {
			return nil, s.work, err
		}
	}
	nodes := maxNodes
	if t = unfolded(t, make(map[*choice]int), &nodes); t == nil {
		return nil, s.work, fmt.Errorf("%w with at most %d nodes", ErrNone, maxNodes)
	}
	proof := write(s.monomials, root, t)
	if err := arithmetic.Refute(question, proof, nil); err != nil {
		return nil, s.work, fmt.Errorf("bug: a proof that was found is refused: %w", err)
	}
	return proof, s.work, nil
}
