package theorem

import (
	"slices"

	"topocert/certificates"
	"topocert/certificates/language"
	"topocert/certificates/words"
)

// route is the text of a router, on the network of a lemma.
type route struct {
	def   *words.Definition
	items []item
}

// routed reads the text of the lemma's router, whose names for the coordinates of where a message is
// and where it goes are "from" and "to", and proves that its parts have values.
func (l *lemma) routed() {
	d := l.router(l.fact)
	if d == nil {
		return
	}
	from, to := d.Body.Route.From, d.Body.Route.To
	l.names["from"], l.names["to"] = from, to
	l.different(slices.Concat(from, to), l.params)
	items, err := unroll(d.Body.Next, nil)
	l.fail(err)
	for _, it := range items {
		if len(it.over) > 0 {
			l.reject("theorem/router", "next hop %d is for each value of a variable, want one", it.number)
		}
	}
	l.valued(d.Name+": ", d.Body, slices.Concat(from, to), d.Body.Route.Params)
	l.route = &route{d, items}
}

// router is the text of the one that a fact is about; nil if there is none.
func (n *network) router(fact *language.Node) *words.Definition {
	named := fact.Args[0]
	d := n.library.Router(named.Text, n.def.Name, len(n.params))
	if d == nil {
		n.reject("theorem/router", "%s is no text of a router for %s, want one", certificates.Shortened(named.Text), n.def.Name)
		return nil
	}
	d, err := d.Written()
	n.fail(err)
	return d
}

// next is where a message goes next: by the first item whose conditions hold; where none do, it
// stays.
func (r *route) next(p *place, at, to []poly) []poly {
	of := r.def.Body.Route
	e := p.renamed(of.Params).with(of.From, at).with(of.To, to)
	t := newTerms()
	w := p.fresh(of.From)
	p.first(len(r.items), func(i int) claim {
		return t.conditions(r.items[i].next.If, e.and(r.items[i].values))
	}, func(in *scope, i int) {
		for j, part := range r.items[i].next.To.Parts() {
			in.Equal(w[j], t.term(in, part, e.and(r.items[i].values)))
		}
	}, func(in *scope) { same(w, at)(in, true) })
	return w
}
