package learn

import (
	"fmt"
	"slices"
	"strconv"

	"topocert/certificates/family"
	"topocert/certificates/language"
	"topocert/certificates/words"
)

// terms reads terms in the parameters, by names that may be others than the text's.
func (f *Family) terms(names []string, list []*language.Node) (tuple Tuple, err error) {
	r := &reader{in: f.text, scope: make(map[string]*Term)}
	for i, name := range names {
		r.scope[name] = f.parameter(i)
	}
	for _, n := range list {
		t, err := r.term(n)
		if err != nil {
			return nil, err
		}
		tuple = append(tuple, t)
	}
	return tuple, nil
}

// Give has running sums made of terms in the parameters, too, by names that may be others than the
// text's; what is no such term is left out.
func (f *Family) Give(names []string, list []*language.Node) {
	for _, n := range list {
		if t, err := f.terms(names, []*language.Node{n}); err == nil {
			f.given = append(f.given, t[0])
		}
	}
}

// Term reads a term, or a condition, in the parameters and the coordinates of a vertex.
func (f *Family) Term(n *language.Node) (*Term, error) {
	tuple, err := f.terms(f.names, []*language.Node{n})
	if err != nil {
		return nil, err
	}
	return tuple.only(), nil
}

// Function is a term, or a condition, in the parameters and more names, by the values of these in turn; false where
// it has none.
func (f *Family) Function(names []string, n *language.Node) (func(values []int64) (int64, bool), error) {
	r := &reader{in: f.text, scope: make(map[string]*Term)}
	for _, name := range slices.Concat(f.names[:f.params], names) {
		r.bind(name)
	}
	t, err := r.term(n)
	return t.Value, err
}

// Members are those of at most so many vertices on which terms are tried.
func (f *Family) Members(order int) (list []*family.Member) {
	for _, m := range f.everywhere() {
		if m.Order() <= order {
			list = append(list, m.Member)
		}
	}
	return list
}

// reader makes terms of a definition's text.
type reader struct {
	in    *words.Definition
	scope map[string]*Term
	next  int
}

func (r *reader) bind(name string) {
	r.scope[name] = slot(r.next, name)
	r.next++
}

func (r *reader) term(n *language.Node) (*Term, error) {
	if n.Ranges != nil {
		return nil, fmt.Errorf("the text of %s uses %q, want terms without quantifiers", r.in.Name, n.Op)
	}
	var args []*Term
	for _, a := range n.Args {
		t, err := r.term(a)
		if err != nil {
			return nil, err
		}
		args = append(args, t)
	}
	switch n.Op {
	case language.Numeral:
		x, err := strconv.ParseInt(n.Text, 10, 64)
		if err != nil {
			return nil, fmt.Errorf("number %.40s in %s, want one of at most 64 bits", n.Text, r.in.Name)
		}
		return number(x), nil
	case language.Name:
		switch {
		case r.scope[n.Text] != nil:
			return r.scope[n.Text], nil
		case n.Text == "true" || n.Text == "false":
			return number(Truth(n.Text == "true")), nil
		}
		return r.word(n, nil)
	case language.Call:
		if slices.Contains([]string{"floor", "ceil", "abs", "min", "max", "cond", "xor", "pow", "bit"}, n.Text) {
			return apply(n.Text, args...), nil
		}
		return r.word(n, args)
	case "+", "-", "*", "/", "%", "==", "!=", "<", "<=", ">", ">=", "&&", "||", "!":
		if n.Op == "-" && len(args) == 1 {
			return minus(number(0), args[0]), nil
		}
		return apply(n.Op, args...), nil
	}
	return nil, fmt.Errorf("the text of %s uses %q, want arithmetic and comparisons", r.in.Name, n.Op)
}

// word writes out a word of numbers.
func (r *reader) word(n *language.Node, args []*Term) (*Term, error) {
	d := r.in.Used(n.Text)
	if d == nil || d.Role != words.Word {
		return nil, fmt.Errorf("the text of %s uses %q, want arithmetic and comparisons", r.in.Name, n.Text)
	}
	inner := &reader{in: d, scope: make(map[string]*Term)}
	for i, p := range d.Definition.Params {
		inner.scope[p.Name] = args[i]
	}
	return inner.term(d.Body)
}
