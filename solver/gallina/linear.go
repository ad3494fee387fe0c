package gallina

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"topocert/certificates/arithmetic"
)

// Branch writes a question of package arithmetic as a term of checkers/CheckLinear.v.
func Branch(b *arithmetic.Branch) string {
	var w strings.Builder
	writeBranch(&w, b)
	return w.String()
}

func writeBranch(w *strings.Builder, b *arithmetic.Branch) {
	w.WriteString("(Branch [")
	for i, p := range b.Facts {
		w.WriteString(between(i) + polynomial(p))
	}
	w.WriteString("] [")
	for i, list := range b.Choices {
		w.WriteString(between(i) + "[")
		for j, in := range list {
			w.WriteString(between(j))
			writeBranch(w, in)
		}
		w.WriteString("]")
	}
	w.WriteString("])")
}

func between(i int) string {
	if i == 0 {
		return ""
	}
	return "; "
}

// polynomial writes a polynomial, its monomials in Coq's order: by their variables one after the
// other, a longer one before those with which it begins.
func polynomial(p arithmetic.Poly) string {
	sorted := slices.Clone(p)
	slices.SortFunc(sorted, func(a, b arithmetic.Monomial) int {
		for i := range min(len(a.Vars), len(b.Vars)) {
			if a.Vars[i] != b.Vars[i] {
				return a.Vars[i] - b.Vars[i]
			}
		}
		return len(b.Vars) - len(a.Vars)
	})
	var w strings.Builder
	w.WriteString("[")
	for i, m := range sorted {
		w.WriteString(between(i) + "([")
		for j, v := range m.Vars {
			fmt.Fprintf(&w, "%s%d", between(j), v)
		}
		fmt.Fprintf(&w, "]%%N, (%s)%%Z)", m.Coef)
	}
	w.WriteString("]")
	return w.String()
}

// errProof marks a proof that does not go with its question: nodes that are missing, or a choice
// that there is not.
var errProof = errors.New("a proof without a form in Coq")

// LinearProof writes a proof of a question as a term of checkers/CheckLinear.v. Nodes that the proof
// does not need are left out.
func LinearProof(question *arithmetic.Branch, nodes []arithmetic.Node) (string, error) {
	t := &tree{nodes: nodes, choices: slices.Clone(question.Choices)}
	err := t.node()
	if err == nil && len(t.nodes) > 0 {
		err = fmt.Errorf("%w: %d nodes more than it needs, want its end", errProof, len(t.nodes))
	}
	return t.text.String(), err
}

// tree writes nodes, which stand in the order of their reading.
type tree struct {
	text    strings.Builder
	nodes   []arithmetic.Node // that are left
	choices [][]*arithmetic.Branch
}

func (t *tree) node() error {
	open := 0
	for {
		if len(t.nodes) == 0 {
			return fmt.Errorf("%w: it ends, want another node", errProof)
		}
		n := t.nodes[0]
		t.nodes = t.nodes[1:]
		if negative(n) {
			return fmt.Errorf("%w: a node %q, want no negative numbers", errProof, n)
		}
		switch n.Form {
		case arithmetic.Sum:
			fmt.Fprintf(&t.text, "(Sum %s)%s", weights(n.Sum), strings.Repeat(")", open))
			return nil
		case arithmetic.Round:
			fmt.Fprintf(&t.text, "(Round %s %s ", n.Divisor, weights(n.Sum))
			open++
		case arithmetic.Times:
			fmt.Fprintf(&t.text, "(Multiply %d %d ", n.I, n.J)
			open++
		case arithmetic.Cut:
			t.text.WriteString("(Cut " + polynomial(n.Poly) + " ")
			if err := t.under(&arithmetic.Branch{}); err != nil {
				return err
			}
			t.text.WriteString(" ")
			err := t.under(&arithmetic.Branch{})
			t.text.WriteString(strings.Repeat(")", open+1))
			return err
		case arithmetic.Cases:
			if n.I >= len(t.choices) {
				return fmt.Errorf("%w: choice %d, want one below %d", errProof, n.I, len(t.choices))
			}
			fmt.Fprintf(&t.text, "(Cases %d [", n.I)
			for i, b := range t.choices[n.I] {
				t.text.WriteString(between(i))
				if err := t.under(b); err != nil {
					return err
				}
			}
			t.text.WriteString("]" + strings.Repeat(")", open+1))
			return nil
		default:
			return fmt.Errorf("%w: a node %q", errProof, n.Form)
		}
	}
}

// negative tells whether one of a node's numbers, which Coq has in N, is negative.
func negative(n arithmetic.Node) bool {
	switch n.Form {
	case arithmetic.Times:
		return n.I < 0 || n.J < 0
	case arithmetic.Cases:
		return n.I < 0
	case arithmetic.Round:
		if n.Divisor == nil || n.Divisor.Sign() < 0 {
			return true
		}
	}
	return slices.ContainsFunc(n.Sum, func(w arithmetic.Weighted) bool { return w.Coef.Sign() < 0 || w.Fact < 0 })
}

// under writes the proof of a branch.
func (t *tree) under(b *arithmetic.Branch) error {
	before := len(t.choices)
	t.choices = append(t.choices, b.Choices...)
	err := t.node()
	t.choices = t.choices[:before]
	return err
}

func weights(list []arithmetic.Weighted) string {
	var w strings.Builder
	w.WriteString("[")
	for i, x := range list {
		fmt.Fprintf(&w, "%s(%s, %d)", between(i), x.Coef, x.Fact)
	}
	w.WriteString("]")
	return w.String()
}
