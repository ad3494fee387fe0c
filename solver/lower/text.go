package lower

import (
	"slices"
	"strconv"

	"topocert/certificates/automata"
	"topocert/certificates/language"
	"topocert/certificates/theorem"
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
	return l.define("text", TextName(d.Name, len(d.Params)), func() (Term, error) { return lined(d) })
}

// lined is a network's text.
func lined(d *words.Definition) (Term, error) {
	if d.Body.Op == language.Class {
		return nil, noForm("%s, a class of networks", d.Name)
	}
	t := &texter{quotients: "Divide"}
	d = t.written(d)
	t.ranging = ranging(d)
	coordinates, inside := t.ranges(variables(d.Names()...), d.Body.Ranges)
	return App("Text", Nat(len(d.Params)), coordinates, t.nexts(inside, d.Body.Next)), t.err
}

// ranging tells whether a network's text, and those of its routers, have sums and conditions over ranges.
func ranging(d *words.Definition) bool {
	return theorem.Permutations(d) != nil || slices.ContainsFunc(d.Body.Ranges, inDigits)
}

// inDigits tells whether a coordinate is a number whose digits automata may read: its base is no part of how many there are.
func inDigits(r language.Range) bool {
	base, digits := automata.Digits(r.In)
	if digits == nil {
		return false
	}
	apart := true
	digits.Each(func(n *language.Node) bool {
		apart = apart && (n.Op != language.Name || n.Text != base.Text)
		return true
	})
	return apart
}

// hops returns the next hops of a router's text, likewise.
func (l *Lowering) hops(d *words.Definition) (Term, error) {
	t := &texter{quotients: "Divide"}
	d = t.written(d)
	of := d.Body.Route
	if n := l.Names.Words().Network(of.Network, len(of.Params)); n != nil {
		t.ranging = ranging(t.written(n))
	}
	return t.nexts(variables(bindings(d)...), d.Body.Next), t.err
}

// written is a definition without words.
func (t *texter) written(d *words.Definition) *words.Definition {
	d, err := d.Written()
	if err != nil {
		t.none("%v", err)
	}
	return d
}

// scope is what names stand for, the innermost last: variables, each the number of names before it.
type scope []string

func variables(names ...string) scope { return names }

// with returns the scope with one more variable.
func (s scope) with(name string) scope { return append(s[:len(s):len(s)], name) }

// find returns the variable of a name, nil for other names.
func (s scope) find(name string) Term {
	for i := len(s) - 1; i >= 0; i-- {
		if s[i] == name {
			return App("Var", Nat(i))
		}
	}
	return nil
}

// texter makes the terms and conditions of Text.v.
type texter struct {
	ranging   bool   // whether there are sums, and what holds of all: in the text of a network of words or of permutations
	quotients string // what a quotient is outside floor and ceil: "Divide", whole, in a text; "Floor", in a certificate's terms; "" for none
	failing
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
