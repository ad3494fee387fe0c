package lower

import (
	"topocert/certificates/language"
	"topocert/certificates/words"
)

// Own returns what is written of a definition of the folder's own, for topocheck-proved to print it from the term: its type; its
// name; of a router its network's name; what has a value before the text begins; the names that get values in the text, in the
// order in which the term has them; and the term.
func (l *Lowering) Own(d *words.Definition) ([]Term, error) {
	kind, term, names, err := l.ownTerm(d)
	if err != nil {
		return nil, err
	}
	parts := []Term{App(kind), Text(d.Name)}
	if r := d.Body.Route; r != nil {
		parts = append(parts, Text(r.Network), texts(r.Params), texts(r.From), texts(r.To))
	} else {
		parts = append(parts, ListOf(d.Definition.Params, func(p language.Param) Term { return Text(quote[p.Word] + p.Name + quote[p.Word]) }))
	}
	return append(parts, texts(names), term), nil
}

// quote stands around the parameter for a router.
var quote = map[bool]string{true: `"`}

func (l *Lowering) ownTerm(d *words.Definition) (kind string, term Term, names []string, err error) {
	if d.Role == words.Router {
		term, err = l.hops(d)
		return "hops", term, textNames(d.Body), err
	}
	w := &worder{Lowering: l}
	if d.Role != words.Network {
		term, err = l.expression(d)
		w.expr(d.Names(), d.Body)
		return "expression", term, w.bound, err
	}
	form, term, err := l.line(d)
	kind = map[string]string{"Own": "text", "Worded": "expression", "Directed": "digraph"}[form]
	if _, none := l.text(d); none == nil {
		return kind, term, textNames(d.Body), err
	}
	w.expr(d.Names(), d.Body)
	return kind, term, w.bound, err
}

// textNames are the names that get values in a text of numbers.
func textNames(n *language.Node) (names []string) {
	ranges := func(list []language.Range) {
		for _, r := range list {
			names = append(names, r.Names...)
		}
	}
	ranges(n.Ranges)
	for _, next := range n.Next {
		ranges(next.For)
	}
	return names
}

func texts(list []string) Term { return ListOf(list, func(s string) Term { return Text(s) }) }
