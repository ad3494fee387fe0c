package lower

import (
	"slices"

	"topocert/certificates/language"
	"topocert/certificates/words"
)

// Own returns what is written of a definition of the folder's own, for topocheck-proved to print it from the terms: its type; its
// name; its parameters; the other names that get values, in the order in which the terms have them; and the terms.
func (l *Lowering) Own(d *words.Definition) ([]Term, error) {
	kind, terms, names, err := l.ownTerms(d)
	quote := map[bool]string{true: `"`} // around the parameter for a router
	params := ListOf(d.Definition.Params, func(p language.Param) Term { return Text(quote[p.Word] + p.Name + quote[p.Word]) })
	if r := d.Body.Route; r != nil {
		params, names = texts(r.Params), slices.Concat(r.From, r.To, names)
	}
	return append([]Term{App(kind), Text(d.Name), params, texts(names)}, terms...), err
}

func (l *Lowering) ownTerms(d *words.Definition) (kind string, terms []Term, names []string, err error) {
	w := &worder{Lowering: l}
	switch d.Role {
	case words.Relation:
		return "", nil, nil, d.Place.Wrong("%s, a router with several next hops", d.Name)
	case words.Router:
		if hops, err := l.hops(d); err == nil {
			return "hops", []Term{routed(d, App("NoNext")), hops}, textNames(d.Body), nil
		}
		route, err := l.route(d)
		w.nexts(bindings(d), d.Body.Next)
		return "route", []Term{route}, w.bound, err
	case words.Network:
		form, term, err := l.line(d)
		kind = map[string]string{"Own": "text", "Worded": "expression", "Directed": "digraph"}[form]
		if _, none := l.text(d); none == nil {
			return kind, []Term{term}, textNames(d.Body), err
		}
		w.expr(d.Names(), d.Body)
		return kind, []Term{term}, w.bound, err
	}
	term, err := l.expression(d)
	w.expr(d.Names(), d.Body)
	return "expression", []Term{term}, w.bound, err
}

// textNames are the names that get values in a text of numbers, a condition's before those of what stands under it.
func textNames(n *language.Node) (names []string) {
	var ranges func([]language.Range)
	within := func(nodes ...*language.Node) {
		for _, n := range nodes {
			n.Each(func(n *language.Node) bool {
				if n.Ranges == nil {
					return true
				}
				ranges(n.Ranges)
				names = append(names, textNames(&language.Node{Next: []language.Next{{To: n.Args[0]}}})...)
				return false
			})
		}
	}
	ranges = func(list []language.Range) {
		for _, r := range list {
			within(r.In)
			names = append(names, r.Names...)
			within(r.If)
		}
	}
	ranges(n.Ranges)
	for _, next := range n.Next {
		ranges(next.For)
		within(next.If...)
		within(next.To)
	}
	return names
}

func texts(list []string) Term { return ListOf(list, func(s string) Term { return Text(s) }) }
