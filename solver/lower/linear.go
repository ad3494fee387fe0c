package lower

import (
	"math"
	"math/big"
	"slices"

	"topocert/certificates/arithmetic"
)

// linear makes a tree of the nodes that refute a question. They stand in the order of their reading, and how many
// branches a choice has, the question tells.
func linear(q *arithmetic.Question, nodes []arithmetic.Node) Term {
	r := &refuting{nodes, slices.Clone(q.Root.Choices)}
	return r.node()
}

type refuting struct {
	nodes   []arithmetic.Node // that are left
	choices [][]*arithmetic.Branch
}

// node is the tree of the next node, and those below it.
func (r *refuting) node() Term {
	n := r.nodes[0]
	r.nodes = r.nodes[1:]
	switch n.Form {
	case arithmetic.Round:
		return App("CheckLinear.Round", N(n.Divisor), weights(n.Sum), r.node())
	case arithmetic.Times:
		return App("CheckLinear.Multiply", place(n.I), place(n.J), r.node())
	case arithmetic.Cases:
		return App("CheckLinear.Cases", place(n.I), ListOf(r.choices[n.I], r.under))
	case arithmetic.Cut:
		holds := r.under(new(arithmetic.Branch))
		return App("CheckLinear.Cut", polynomial(n.Poly), holds, r.under(new(arithmetic.Branch)))
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

func place(i int) Term { return N(big.NewInt(int64(i))) }

func weights(list []arithmetic.Weighted) Term {
	return ListOf(list, func(w arithmetic.Weighted) Term { return Tuple(N(w.Coef), place(w.Fact)) })
}

// polynomial has its monomials in the kernel's order: by their variables one after the other, a longer one before
// those with which it begins.
func polynomial(p arithmetic.Poly) Term {
	ended := func(m arithmetic.Monomial) []int { return append(slices.Clip(m.Vars), math.MaxInt) }
	sorted := slices.SortedFunc(slices.Values(p), func(a, b arithmetic.Monomial) int { return slices.Compare(ended(a), ended(b)) })
	return ListOf(sorted, func(m arithmetic.Monomial) Term { return Tuple(ListOf(m.Vars, place), BigZ(m.Coef)) })
}
