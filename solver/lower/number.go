package lower

import (
	"math/big"

	"topocert/certificates/language"
	"topocert/certificates/meaning"
)

// operators are those of whole numbers: by the names of the language, with their names in Text.v.
var operators = map[string]string{
	"+": "Plus", "-": "Minus", "*": "Times", "%": "Rest",
	"min": "Min", "max": "Max", "pow": "Pow", "xor": "Xor", "bit": "Bit",
}

// term returns a term of whole numbers.
func (t *texter) term(s scope, n *language.Node) Term {
	name := n.Op
	if name == language.Call {
		name = n.Text
	}
	switch {
	case n.Op == language.Numeral:
		return t.numeral(n)
	case n.Op == language.Name:
		if x := s.find(n.Text); x != nil {
			return x
		}
	case meaning.Rounds(n) != 0 && n.Args[0].Op == "/":
		return t.quotient(s, n.Args[0], n.Text == "ceil")
	case meaning.Rounds(n) != 0: // what is whole stays what it is
		return t.term(s, n.Args[0])
	case name == "/" && t.quotients != "":
		return App(t.quotients, t.terms(s, n.Args)...)
	case name == "cond":
		return App("Text.Cond", t.cond(s, n.Args[0]), t.term(s, n.Args[1]), t.term(s, n.Args[2]))
	case name == "-" && len(n.Args) == 1:
		return App("Minus", zero(), t.term(s, n.Args[0]))
	case name == "abs":
		return App("Abs", t.term(s, n.Args[0]))
	case name == "sum" && t.ranging:
		return t.over(s, n.Ranges, "Total", counted, func(s scope) Term { return t.term(s, n.Args[0]) })
	case name == "count" && t.ranging:
		return t.over(s, n.Ranges, "Total", counted, func(s scope) Term { return counted(t.cond(s, n.Args[0]), App("Num", Z(1))) })
	case operators[name] != "":
		return folded(t.terms(s, n.Args), operators[name])
	}
	return t.noneAt(n, "want a term of whole numbers")
}

// counted is a term where a condition holds, and else 0; needed is a condition where another holds.
func counted(c, x Term) Term { return App("Text.Cond", c, x, zero()) }
func needed(c, x Term) Term  { return App("Text.Or", App("Text.Not", c), x) }

// over is a sum, or what holds of all, over ranges; what it is where a range's condition holds is given.
func (t *texter) over(s scope, list []language.Range, name string, where func(c, x Term) Term, of func(scope) Term) Term {
	if len(list) == 0 {
		return of(s)
	}
	r := list[0]
	if len(r.Names) != 1 || r.In.Op != language.To {
		return t.noneAt(r.In, "want one variable in a range of numbers")
	}
	in := s.with(r.Names[0])
	x := t.over(in, list[1:], name, where, of)
	if r.If != nil {
		x = where(t.cond(in, r.If), x)
	}
	return App(name, t.term(s, r.In.Args[0]), t.term(s, r.In.Args[1]), x)
}

// folded applies an operator of two operands to the first two, then to what comes of it and the next; of one it is that.
func folded(operands []Term, operator string, kind ...Term) Term {
	x := operands[0]
	for _, y := range operands[1:] {
		x = App(operator, append(kind[:len(kind):len(kind)], x, y)...)
	}
	return x
}

func zero() Term { return App("Num", Z(0)) }

func (t *texter) numeral(n *language.Node) Term {
	z, whole := new(big.Int).SetString(n.Text, 10)
	if !whole {
		return t.noneAt(n, "want a whole number")
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
	case "all", "some":
		if !t.ranging {
			break
		}
		of := func(s scope) Term { return t.cond(s, n.Args[0]) }
		if n.Op == "all" {
			return t.over(s, n.Ranges, "Text.Every", needed, of)
		}
		return App("Text.Not", t.over(s, n.Ranges, "Text.Every", needed, func(s scope) Term { return App("Text.Not", of(s)) }))
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
	return t.noneAt(n, "want a condition on whole numbers")
}
