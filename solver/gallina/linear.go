package gallina

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"topocert/certificates/arithmetic"
)

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
	return listEach(sorted, func(_ int, m arithmetic.Monomial) string {
		return fmt.Sprintf("(%s%%N, (%s)%%Z)", listEach(m.Vars, func(_ int, v int) string { return strconv.Itoa(v) }), m.Coef)
	})
}

// errProof marks a proof that does not go with its question: nodes that are missing, or a choice
// that there is not.
var errProof = errors.New("a proof without a form in Coq")

// LinearProof writes a proof of a question as a term of checkers/CheckLinear.v. Nodes that the proof
// does not need are left out.
func LinearProof(question *arithmetic.Branch, nodes []arithmetic.Node) (string, error) {
	t := &tree{nodes: nodes, choices: slices.Clone(question.Choices)}
	t.node()
	if t.err == nil && len(t.nodes) > 0 {
		t.none("%d nodes more than it needs, want its end", len(t.nodes))
	}
	return t.text.String(), t.err
}

// tree writes nodes, which stand in the order of their reading.
type tree struct {
	failing
	text    strings.Builder
	nodes   []arithmetic.Node // that are left
	choices [][]*arithmetic.Branch
}

// none says that there is no form.
func (t *tree) none(format string, args ...any) {
	t.fail(fmt.Errorf("%w: %s", errProof, fmt.Sprintf(format, args...)))
}

// node writes the next node, and those below it.
func (t *tree) node() {
	for open := 1; t.err == nil; open++ {
		if len(t.nodes) == 0 {
			t.none("it ends, want another node")
			return
		}
		n := t.nodes[0]
		t.nodes = t.nodes[1:]
		if negative(n) {
			t.none("a node %q, want no negative numbers", n)
			return
		}
		switch n.Form {
		case arithmetic.Round:
			fmt.Fprintf(&t.text, "(Round %s %s ", n.Divisor, weights(n.Sum))
			continue
		case arithmetic.Times:
			fmt.Fprintf(&t.text, "(Multiply %d %d ", n.I, n.J)
			continue
		case arithmetic.Sum:
			t.text.WriteString("(Sum " + weights(n.Sum))
		case arithmetic.Cut:
			t.text.WriteString("(Cut " + polynomial(n.Poly) + " ")
			t.under(&arithmetic.Branch{})
			t.text.WriteString(" ")
			t.under(&arithmetic.Branch{})
		case arithmetic.Cases:
			if n.I >= len(t.choices) {
				t.none("choice %d, want one below %d", n.I, len(t.choices))
				return
			}
			fmt.Fprintf(&t.text, "(Cases %d [", n.I)
			for i, b := range t.choices[n.I] {
				if i > 0 {
					t.text.WriteString("; ")
				}
				t.under(b)
			}
			t.text.WriteString("]")
		default:
			t.none("a node %q", n.Form)
		}
		t.text.WriteString(strings.Repeat(")", open))
		return
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
func (t *tree) under(b *arithmetic.Branch) {
	before := len(t.choices)
	t.choices = append(t.choices, b.Choices...)
	t.node()
	t.choices = t.choices[:before]
}

func weights(list []arithmetic.Weighted) string {
	return listEach(list, func(_ int, x arithmetic.Weighted) string { return fmt.Sprintf("(%s, %d)", x.Coef, x.Fact) })
}
