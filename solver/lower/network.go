package lower

import (
	"errors"
	"strings"

	"topocert/certificates"
	"topocert/certificates/language"
	"topocert/certificates/words"
)

// network returns what a network's name stands for.
func (l *Lowering) network(name string) (Term, error) {
	return l.define("network", name, func() (Term, error) { return l.meant(name) })
}

// meant makes the term of a network's name: a standard one, one of a definition of the folder's own, or a graph
// by its links.
func (l *Lowering) meant(name string) (Term, error) {
	stem, params, err := call(name)
	switch {
	case strings.HasPrefix(name, "g6:") || strings.HasPrefix(name, "sha256:"):
		g, err := l.World.Graph(name)
		if err != nil {
			return nil, err
		}
		return given(g), nil
	case err != nil:
		return nil, err
	case l.Names.Words().FindOwn(stem) == nil:
		return App("Standard", Text(stem), Zs(params)), nil
	}
	form, line, err := l.line(l.Names.Words().FindOwn(stem))
	return App(form, Text(stem), line, Zs(params)), err
}

// line is a network's definition of the folder's own, and what is made of it: a text of whole numbers, or one with quantifiers
// and words; of a digraph either.
func (l *Lowering) line(d *words.Definition) (form string, line Term, err error) {
	form, arcs := "Own", "Arcs_text"
	line, err = l.text(d)
	if err != nil {
		textErr := err
		form, arcs = "Worded", "Arcs_expression"
		if line, err = l.expression(d); err != nil {
			return form, None(), errors.Join(textErr, err)
		}
	}
	if d.Body.Op == language.Digraph {
		return "Directed", App(arcs, line), nil
	}
	return form, line, nil
}

// given is a graph by its order and its links.
func given(g certificates.Graph) Term {
	var links []Term
	for u := range uint32(g.Order()) {
		for _, v := range g.Neighbors(u) {
			if u < v {
				links = append(links, Tuple(Z(int64(u)), Z(int64(v))))
			}
		}
	}
	return App("Given", Z(int64(g.Order())), List(links...))
}

// call splits a network's name into its stem and its parameters.
func call(name string) (stem string, params []int64, err error) {
	stem, rest, called := strings.Cut(strings.TrimSuffix(name, ")"), "(")
	if !called {
		return stem, nil, nil
	}
	for word := range strings.SplitSeq(rest, ",") {
		n, ok := certificates.Decimal(word)
		if !ok {
			return "", nil, noForm("the network %s", name)
		}
		params = append(params, int64(n))
	}
	return stem, params, nil
}
