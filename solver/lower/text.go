package lower

import (
	"math/big"

	"topocert/certificates/language"
	"topocert/certificates/meaning"
	"topocert/certificates/words"
)

// text returns the text of a network as certificates/coq/base/Text.v has it.
func (l *Lowering) text(d *words.Definition) (Term, error) {
	return l.define("text", d.Name, func() (Term, error) {
		if d.Body.Op != language.Graph {
			return nil, noForm("%s: no undirected network", d.Name)
		}
		t := l.texter()
		coordinates, inside := t.ranges(variables(d.Names()...), d.Body.Ranges)
		return App("Text", Nat(len(d.Params)), coordinates, t.nexts(inside, d.Body.Next)), t.err
	})
}

// hops returns the next hops of a router's text, likewise.
func (l *Lowering) hops(d *words.Definition) (Term, error) {
	t := l.texter()
	return t.nexts(variables(bindings(d)...), d.Body.Next), t.err
}

// bindings are the names that have values before a text begins: those of the parameters, and of a router the coordinates of where
// a message is and of where it goes.
func bindings(d *words.Definition) []string {
	if r := d.Body.Route; r != nil {
		return append(append(append([]string(nil), r.Params...), r.From...), r.To...)
	}
	return d.Names()
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
	library *words.Library
	rounded bool // a quotient is rounded down, as in a certificate's terms
	left    int  // how many parts may still be written
	err     error
}

func (l *Lowering) texter() *texter { return &texter{library: l.Names.Words(), left: maxParts} }

// maxParts bounds the parts of a text with its words written out.
const maxParts = 1 << 16

func (t *texter) none(n *language.Node, want string) Term {
	if t.err == nil {
		t.err = noForm("line %d, column %d: %s", n.Place.Line, n.Place.Column, want)
	}
	return None()
}

// count counts the parts of n, and tells whether there may be so many.
func (t *texter) count(n *language.Node, parts int) bool {
	if t.left -= parts; t.left < 0 {
		t.none(n, "a text that is too long with its words written out")
	}
	return t.err == nil
}

// operators are those of whole numbers: by the names of the language, with their names in Text.v.
var operators = map[string]string{
	"+": "Plus", "-": "Minus", "*": "Times", "%": "Rest",
	"min": "Min", "max": "Max", "abs": "Abs", "pow": "Pow", "xor": "Xor", "bit": "Bit",
}

// term returns a term of whole numbers.
func (t *texter) term(s scope, n *language.Node) Term {
	if !t.count(n, 1) {
		return None()
	}
	name := n.Op
	if name == language.Call {
		name = n.Text
	}
	switch {
	case n.Op == language.Numeral:
		return t.numeral(n)
	case n.Op == language.Name:
		if x := s.find(n.Text); x != nil {
			t.count(n, x.parts)
			return x.is
		}
		return t.word(s, n, t.term)
	case meaning.Rounds(n) != 0 && n.Args[0].Op == "/":
		return t.quotient(s, n.Args[0], n.Text == "ceil")
	case meaning.Rounds(n) != 0: // what is whole stays what it is
		return t.term(s, n.Args[0])
	case name == "/" && t.rounded:
		return t.quotient(s, n, false)
	case name == "cond":
		return App("Text.Cond", t.cond(s, n.Args[0]), t.term(s, n.Args[1]), t.term(s, n.Args[2]))
	case name == "-" && len(n.Args) == 1:
		return App("Minus", zero(), t.term(s, n.Args[0]))
	case operators[name] != "":
		return folded(operators[name], t.terms(s, n.Args))
	case n.Op == language.Call:
		return t.word(s, n, t.term)
	}
	return t.none(n, "want a term of whole numbers")
}

// folded applies an operator to the first two terms, then to what comes of it and the next.
func folded(operator string, terms []Term) Term {
	if len(terms) == 1 {
		return App(operator, terms...)
	}
	x := terms[0]
	for _, y := range terms[1:] {
		x = App(operator, x, y)
	}
	return x
}

func zero() Term { return App("Num", Z(0)) }

func (t *texter) numeral(n *language.Node) Term {
	z, whole := new(big.Int).SetString(n.Text, 10)
	if !whole {
		return t.none(n, "want a whole number")
	}
	return App("Num", BigZ(z))
}

// quotient returns a quotient rounded down, or up, which is the contrary of the contrary rounded down.
func (t *texter) quotient(s scope, n *language.Node, up bool) Term {
	a, b := t.term(s, n.Args[0]), t.term(s, n.Args[1])
	if up {
		return App("Minus", zero(), App("Floor", App("Minus", zero(), a), b))
	}
	return App("Floor", a, b)
}

func (t *texter) terms(s scope, list []*language.Node) (terms []Term) {
	for _, n := range list {
		terms = append(terms, t.term(s, n))
	}
	return terms
}

// cond returns a condition on whole numbers.
func (t *texter) cond(s scope, n *language.Node) Term {
	if !t.count(n, 1) {
		return None()
	}
	two := func(name string, of func(scope, *language.Node) Term, i int) Term {
		return App(name, of(s, n.Args[i]), of(s, n.Args[1-i]))
	}
	switch n.Op {
	case language.Name, language.Call:
		switch n.Text {
		case "true":
			return App("Yes")
		case "false":
			return App("Text.Not", App("Yes"))
		}
		return t.word(s, n, t.cond)
	case "!":
		return App("Text.Not", t.cond(s, n.Args[0]))
	case "&&":
		return two("Text.And", t.cond, 0)
	case "||":
		return two("Text.Or", t.cond, 0)
	case "==":
		return two("Text.Equal", t.term, 0)
	case "!=":
		return App("Text.Not", two("Text.Equal", t.term, 0))
	case "<":
		return two("Text.Less", t.term, 0)
	case "<=":
		return two("AtMost", t.term, 0)
	case ">":
		return two("Text.Less", t.term, 1)
	case ">=":
		return two("AtMost", t.term, 1)
	}
	return t.none(n, "want a condition on whole numbers")
}

// word returns what the text of a word is with terms in place of its parameters.
func (t *texter) word(s scope, n *language.Node, made func(scope, *language.Node) Term) Term {
	d := t.library.Find(n.Text)
	if d == nil || d.Role != words.Word || len(d.Params) != len(n.Args) {
		return t.none(n, n.Text+", want what Text.v has, or a word")
	}
	var inside scope
	for i, a := range n.Args {
		before := t.left
		x := t.term(s, a)
		inside = append(inside, bound{d.Definition.Params[i].Name, x, before - t.left})
	}
	return made(inside, d.Body)
}

// ranges returns ranges of whole numbers, and the scope with their variables.
func (t *texter) ranges(s scope, list []language.Range) (Term, scope) {
	ranges := ListOf(list, func(r language.Range) Term {
		if len(r.Names) != 1 || r.In.Op != language.To {
			return t.none(r.In, "want one variable in a range of numbers")
		}
		ends := t.terms(s, r.In.Args)
		s = s.with(r.Names[0])
		return App("Range", append(ends, t.only(s, r.If))...)
	})
	return ranges, s
}

// only returns the conjunction of conditions that need not be there.
func (t *texter) only(s scope, list ...*language.Node) Term {
	var all Term
	for _, n := range list {
		switch {
		case n == nil:
		case all == nil:
			all = t.cond(s, n)
		default:
			all = App("Text.And", all, t.cond(s, n))
		}
	}
	if all == nil {
		return App("Yes")
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
