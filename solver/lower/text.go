package lower

import (
	"strconv"

	"topocert/certificates/language"
	"topocert/certificates/words"
)

// TextName is what Coq calls the text of a network. Of meshes and tori there are several, by the number of sides.
func TextName(network string, params int) string {
	if (network == "Mesh" || network == "Torus") && params != 2 {
		network += strconv.Itoa(params)
	}
	return network + "_text"
}

// Text returns the text of a network as certificates/coq/base/Text.v has it.
func (l *Lowering) Text(d *words.Definition) (Term, error) {
	if d.Body.Op != language.Graph {
		return nil, noForm("%s: no undirected network", d.Name)
	}
	return l.text(d)
}

// text is Text, of digraphs too.
func (l *Lowering) text(d *words.Definition) (Term, error) {
	return l.define("text", TextName(d.Name, len(d.Params)), func() (Term, error) {
		t := l.texter("Divide")
		coordinates, inside := t.ranges(variables(d.Names()...), d.Body.Ranges)
		return App("Text", Nat(len(d.Params)), coordinates, t.nexts(inside, d.Body.Next)), t.err
	})
}

// hops returns the next hops of a router's text, likewise.
func (l *Lowering) hops(d *words.Definition) (Term, error) {
	t := l.texter("Divide")
	return t.nexts(variables(bindings(d)...), d.Body.Next), t.err
}

// scope is what names stand for, the innermost last. In a text it is a variable, which is the number of names before it, and in
// the text of a word the term in the parameter's place.
type scope []bound

type bound struct {
	name  string
	is    Term
	parts int // of the term
}

func variables(names ...string) (s scope) {
	for _, name := range names {
		s = s.with(name)
	}
	return s
}

// with returns the scope with one more variable.
func (s scope) with(name string) scope {
	return append(s[:len(s):len(s)], bound{name, App("Var", Nat(len(s))), 1})
}

func (s scope) find(name string) *bound {
	for i := len(s) - 1; i >= 0; i-- {
		if s[i].name == name {
			return &s[i]
		}
	}
	return nil
}

// texter makes the terms and conditions of Text.v. Words that these use are written out.
type texter struct {
	library   *words.Library
	quotients string // what a quotient is outside floor and ceil: "Divide", whole, in a text; "Floor", in a certificate's terms; "" for none
	left      int    // how many parts may still be written
	failing
}

func (l *Lowering) texter(quotients string) *texter {
	return &texter{library: l.Names.Words(), quotients: quotients, left: maxParts}
}

// maxParts bounds the parts of a text with its words written out.
const maxParts = 1 << 16

// count counts the parts of n, and tells whether there may be so many.
func (t *texter) count(n *language.Node, parts int) bool {
	if t.left -= parts; t.left < 0 {
		t.noneAt(n, "a text that is too long with its words written out")
	}
	return t.err == nil
}

// ranges returns ranges of whole numbers, and the scope with their variables.
func (t *texter) ranges(s scope, list []language.Range) (Term, scope) {
	ranges := ListOf(list, func(r language.Range) Term {
		if len(r.Names) != 1 || r.In.Op != language.To {
			return t.noneAt(r.In, "want one variable in a range of numbers")
		}
		ends := t.terms(s, r.In.Args)
		s = s.with(r.Names[0])
		return App("Range", append(ends, t.only(s, r.If))...)
	})
	return ranges, s
}

// only returns the conjunction of conditions.
func (t *texter) only(s scope, conditions ...*language.Node) Term {
	return conjunction(conditions, "Text.And", App("Yes"), func(n *language.Node) Term { return t.cond(s, n) })
}

// conjunction joins conditions that need not be there.
func conjunction(conditions []*language.Node, and string, all Term, cond func(*language.Node) Term) Term {
	first := true
	for _, n := range conditions {
		switch {
		case n == nil:
		case first:
			all, first = cond(n), false
		default:
			all = App(and, all, cond(n))
		}
	}
	return all
}

// nexts returns neighbours, or next hops.
func (t *texter) nexts(s scope, list []language.Next) Term {
	return ListOf(list, func(n language.Next) Term {
		over, inside := t.ranges(s, n.For)
		to := []*language.Node{n.To}
		if n.To.Op == language.Tuple {
			to = n.To.Args
		}
		return App("Next", List(t.terms(inside, to)...), over, t.only(inside, n.If...))
	})
}
