package smt

import (
	"math/big"
	"slices"

	"topocert/certificates/arithmetic"
)

// fact is a polynomial that is at least 0, with where it comes from: a branch, or other facts.
type fact struct {
	poly    *polynomial
	key     string // of its form
	negated bool
	// of are the branches that must have been entered, in increasing order.
	of []int
	// A product has two factors, a rounded sum parts and a divisor; others have neither.
	factors   [2]*fact
	parts     []weight
	divisor   *big.Int
	id        int32  // once it was a factor
	mask      uint64 // of its variables, once it is known
	primitive *fact  // the fact divided by what divides its coefficients, if that was made
}

// weight is a fact times a whole number.
type weight struct {
	coef *big.Int
	of   *fact
}

// derived tells whether a fact is made of others.
func (f *fact) derived() bool { return f.divisor != nil || f.factors[0] != nil }

// parents lists the facts of which a fact is made.
func (f *fact) parents() []*fact {
	if f.factors[0] != nil {
		return f.factors[:]
	}
	return above(f.parts)
}

func above(parts []weight) []*fact {
	list := make([]*fact, len(parts))
	for i, w := range parts {
		list[i] = w.of
	}
	return list
}

// choice is a choice of the question, or a cut: of its branches one is so.
type choice struct {
	number   int
	in       int // the branch that has it
	branches []*branch
	cut      *polynomial // nil for choices of the question
	taken    bool
	// closed are refutations that are known of branches.
	closed []*tree
}

// branch has facts and choices.
type branch struct {
	number  int
	facts   []*fact
	choices []*choice
	// dead is a refutation by what it brings alone, by constants; nil if there is none.
	dead *tree
}

// tree is a refutation: cases with a tree each, or a sum that is a constant below 0.
type tree struct {
	choice *choice
	under  []*tree
	sum    []weight
	of     []int // the branches whose facts and choices it needs
}

func union(a, b []int) []int {
	if len(a) == 0 {
		return b
	}
	out := make([]int, 0, len(a)+len(b))
	for len(a) > 0 && len(b) > 0 {
		switch {
		case a[0] < b[0]:
			out, a = append(out, a[0]), a[1:]
		case a[0] > b[0]:
			out, b = append(out, b[0]), b[1:]
		default:
			out, a, b = append(out, a[0]), a[1:], b[1:]
		}
	}
	return append(append(out, a...), b...)
}

func without(a []int, x int) []int {
	i, found := slices.BinarySearch(a, x)
	if !found {
		return a
	}
	return slices.Delete(slices.Clone(a), i, i+1)
}

func has(a []int, x int) bool {
	_, found := slices.BinarySearch(a, x)
	return found
}

// scaled makes the coefficients of a combination whole, as small as they can be, and sums those
// of the same fact.
func scaled(parts []part) []weight {
	common := big.NewInt(1)
	for _, p := range parts {
		d := p.coef.Rat().Denom()
		g := new(big.Int).GCD(nil, nil, common, d)
		common.Mul(common, new(big.Int).Div(d, g))
	}
	var sum []weight
	content := new(big.Int)
	for _, p := range parts {
		r := p.coef.Rat()
		n := new(big.Int).Div(new(big.Int).Mul(r.Num(), common), r.Denom())
		if i := slices.IndexFunc(sum, func(w weight) bool { return w.of == p.of }); i >= 0 {
			sum[i].coef.Add(sum[i].coef, n)
		} else {
			sum = append(sum, weight{n, p.of})
		}
		content.GCD(nil, nil, content, n)
	}
	for _, w := range sum {
		w.coef.Div(w.coef, content)
	}
	return sum
}

// unfolded returns the tree with which a refutation stands alone: a choice of which a branch has
// been entered above is that branch, and cases whose refutation does not use them are left out.
// Parts of a tree may be in several places: nil if there would be too many nodes.
func unfolded(t *tree, entered map[*choice]int, left *int) *tree {
	if *left--; *left < 0 {
		return nil
	}
	if t.choice == nil {
		return t
	}
	if i, known := entered[t.choice]; known {
		return unfolded(t.under[i], entered, left)
	}
	out := &tree{choice: t.choice, under: make([]*tree, len(t.under))}
	if t.choice.in > 0 {
		out.of = []int{t.choice.in}
	}
	defer delete(entered, t.choice)
	for i, sub := range t.under {
		entered[t.choice] = i
		sub = unfolded(sub, entered, left)
		number := t.choice.branches[i].number
		if sub == nil || !has(sub.of, number) {
			return sub
		}
		out.under[i] = sub
		out.of = union(out.of, without(sub.of, number))
	}
	return out
}

// writer writes a tree as the checker reads it.
type writer struct {
	monomials *monomials
	nodes     []arithmetic.Node
	number    map[*fact]int
	facts     int
	choices   map[*choice]int
	path      []int // the branches that were entered, in increasing order
}

// enter numbers what a branch brings, writes the proof of it, and forgets it.
func (w *writer) enter(b *branch, t *tree) {
	facts, choices, path := w.facts, len(w.choices), w.path
	for _, f := range b.facts {
		w.number[f] = w.facts
		w.facts++
	}
	for _, c := range b.choices {
		w.choices[c] = len(w.choices)
	}
	w.path = union(w.path, []int{b.number})
	derived := w.derive(t)
	w.tree(t)
	for _, f := range append(slices.Clone(b.facts), derived...) {
		delete(w.number, f)
	}
	for _, c := range b.choices {
		delete(w.choices, c)
	}
	w.facts, w.path = facts, path
	if len(w.choices) != choices {
		panic("bad numbers of choices")
	}
}

// derive writes the facts that a tree needs as soon as it can be done.
func (w *writer) derive(t *tree) []*fact {
	var derived []*fact
	var need func(f *fact)
	need = func(f *fact) {
		if _, done := w.number[f]; done || !f.derived() || !subset(f.of, w.path) {
			return
		}
		for _, p := range f.parents() {
			need(p)
		}
		n := arithmetic.Node{Form: arithmetic.Times}
		if f.divisor != nil {
			n = arithmetic.Node{Form: arithmetic.Round, Divisor: f.divisor, Sum: w.sum(f.parts)}
		} else {
			n.I, n.J = w.number[f.factors[0]], w.number[f.factors[1]]
		}
		w.nodes = append(w.nodes, n)
		w.number[f] = w.facts
		w.facts++
		derived = append(derived, f)
	}
	seen := make(map[*fact]bool)
	var all func(f *fact)
	all = func(f *fact) {
		if seen[f] {
			return
		}
		seen[f] = true
		need(f)
		for _, p := range f.parents() {
			all(p)
		}
	}
	var walk func(t *tree)
	walk = func(t *tree) {
		for _, p := range t.sum {
			all(p.of)
		}
		for _, u := range t.under {
			walk(u)
		}
	}
	walk(t)
	return derived
}

func subset(a, b []int) bool {
	return !slices.ContainsFunc(a, func(x int) bool { return !has(b, x) })
}

func (w *writer) sum(parts []weight) []arithmetic.Weighted {
	sum := make([]arithmetic.Weighted, len(parts))
	for i, p := range parts {
		sum[i] = arithmetic.Weighted{Coef: p.coef, Fact: w.number[p.of]}
	}
	slices.SortFunc(sum, func(a, b arithmetic.Weighted) int { return a.Fact - b.Fact })
	return sum
}

func (w *writer) tree(t *tree) {
	if t.choice == nil {
		w.nodes = append(w.nodes, arithmetic.Node{Form: arithmetic.Sum, Sum: w.sum(t.sum)})
		return
	}
	if t.choice.cut != nil {
		w.nodes = append(w.nodes, arithmetic.Node{Form: arithmetic.Cut, Poly: w.monomials.poly(t.choice.cut)})
	} else {
		w.nodes = append(w.nodes, arithmetic.Node{Form: arithmetic.Cases, I: w.choices[t.choice]})
	}
	for i, b := range t.choice.branches {
		w.enter(b, t.under[i])
	}
}

// write returns the proof of a question.
func write(m *monomials, root *branch, t *tree) []arithmetic.Node {
	w := &writer{monomials: m, number: make(map[*fact]int), choices: make(map[*choice]int)}
	w.enter(root, t)
	return w.nodes
}
