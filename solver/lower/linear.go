package lower

import (
	"math"
	"math/big"
	"slices"

	"topocert/certificates/arithmetic"
)

// Refutation makes a tree of the nodes that refute a question. They stand in the order of their reading, and how many
// branches a choice has, the question tells.
func Refutation(question *arithmetic.Branch, nodes []arithmetic.Node) (Term, error) {
	r := &refuting{nodes: nodes, choices: slices.Clone(question.Choices)}
	tree := r.node()
	if len(r.nodes) > 0 {
		r.none("%d nodes more than it needs", len(r.nodes))
	}
	return tree, r.err
}

type refuting struct {
	nodes   []arithmetic.Node // that are left
	choices [][]*arithmetic.Branch
	failing
}

// none says that a proof has no form, and ends it.
func (r *refuting) none(format string, args ...any) Term {
	r.nodes = nil
	return r.failing.none("a proof of a question: "+format, args...)
}

// node is the tree of the next node, and those below it.
func (r *refuting) node() Term {
	if len(r.nodes) == 0 {
		return r.none("it ends, want another node")
	}
	n := r.nodes[0]
	r.nodes = r.nodes[1:]
	if n.I < 0 || n.J < 0 || n.Divisor != nil && n.Divisor.Sign() < 0 || slices.ContainsFunc(n.Sum, func(w arithmetic.Weighted) bool { return w.Coef.Sign() < 0 || w.Fact < 0 }) {
		return r.none("%q, want no negative numbers", n)
	}
	switch n.Form {
	case arithmetic.Round:
		return App("CheckLinear.Round", N(n.Divisor), weights(n.Sum), r.node())
	case arithmetic.Times:
		return App("CheckLinear.Multiply", place(n.I), place(n.J), r.node())
	case arithmetic.Cases:
		if n.I >= len(r.choices) {
			return r.none("choice %d, want one below %d", n.I, len(r.choices))
		}
		return App("CheckLinear.Cases", place(n.I), ListOf(r.choices[n.I], r.under))
	case arithmetic.Cut:
		holds := r.under(new(arithmetic.Branch))
		return App("CheckLinear.Cut", Polynomial(n.Poly), holds, r.under(new(arithmetic.Branch)))
	}
	return App("CheckLinear.Sum", weights(n.Sum))
}

// under is the tree of a branch.
func (r *refuting) under(b *arithmetic.Branch) Term {
	before := len(r.choices)
	r.choices = append(r.choices, b.Choices...)
	tree := r.node()
	r.choices = r.choices[:before]
	return tree
}

// cuts is the tree of a refutation of inequalities over 0 and 1.
func (r *refuting) cuts() Term {
	if len(r.nodes) == 0 {
		return r.none("it ends, want another node")
	}
	n := r.nodes[0]
	r.nodes = r.nodes[1:]
	parts := ListOf(n.Sum, func(w arithmetic.Weighted) Term { return Tuple(BigZ(w.Coef), Int(uint64(w.Fact))) })
	switch n.Form {
	case arithmetic.Round:
		return App("Cut_rounded", BigZ(n.Divisor), parts, r.cuts())
	case arithmetic.Cut:
		yes := r.cuts()
		return App("Cut_either", inequality(n.Poly), yes, r.cuts())
	}
	return App("Sum_below", parts)
}

// inequality has the terms of a linear polynomial, and its constant.
func inequality(p arithmetic.Poly) Term {
	constant := new(big.Int)
	if last := len(p) - 1; last >= 0 && len(p[last].Vars) == 0 {
		constant, p = p[last].Coef, p[:last]
	}
	return App("Inequality", ListOf(p, func(m arithmetic.Monomial) Term { return Tuple(Int(uint64(m.Vars[0])), BigZ(m.Coef)) }), BigZ(constant))
}

func place(i int) Term { return N(big.NewInt(int64(i))) }

func weights(list []arithmetic.Weighted) Term {
	return ListOf(list, func(w arithmetic.Weighted) Term { return Tuple(N(w.Coef), place(w.Fact)) })
}

// Polynomial has its monomials in the kernel's order: by their variables one after the other, a longer one before
// those with which it begins.
func Polynomial(p arithmetic.Poly) Term {
	ended := func(m arithmetic.Monomial) []int { return append(slices.Clip(m.Vars), math.MaxInt) }
	sorted := slices.SortedFunc(slices.Values(p), func(a, b arithmetic.Monomial) int { return slices.Compare(ended(a), ended(b)) })
	return ListOf(sorted, func(m arithmetic.Monomial) Term { return Tuple(ListOf(m.Vars, place), BigZ(m.Coef)) })
}
