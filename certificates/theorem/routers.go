package theorem

import (
	"slices"
	"strings"

	"topocert/certificates"
	"topocert/certificates/arithmetic"
	"topocert/certificates/language"
	"topocert/certificates/words"
)

// route is a router's text on the network of a lemma. Certificates have its names for the
// coordinates of where a message is and where it goes.
type route struct {
	*lemma
	def   *words.Definition
	items []item
}

// routeOf reads the router's text, and proves that its parts have values.
func (l *lemma) routeOf() (*route, error) {
	named := l.fact.Args[0].Parts()
	d := l.library.Find(named.Text)
	if d == nil || d.Role != words.Router || d.Body.Route.Network != l.def.Name || len(d.Body.Route.Params) != len(l.params) {
		return nil, certificates.Reject("theorem/router", "%s is no text of a router for %s, want one", certificates.Shortened(named.Text), l.def.Name)
	}
	r := &route{lemma: l, def: d}
	if err := newNames(slices.Concat(r.from(), r.to()), l.params); err != nil {
		return nil, err
	}
	var err error
	if r.items, err = unroll(d.Body.Next, nil); err != nil {
		return nil, err
	}
	for _, it := range r.items {
		if len(it.over) > 0 {
			return nil, certificates.Reject("theorem/router", "next hop %d is for each value of a variable, want one", it.number)
		}
	}
	var list quotients
	if err := list.hops(d, slices.Concat(r.from(), r.to())); err != nil {
		return nil, err
	}
	return r, l.valued(d.Name+": ", list, d, d.Body.Route.Params)
}

func (r *route) from() []string { return r.def.Body.Route.From }
func (r *route) to() []string   { return r.def.Body.Route.To }

// next is where a message goes next: by the first item whose conditions hold; where none do, it
// stays.
func (r *route) next(p *place, at, to []poly) []poly {
	e := p.renamed(r.def.Body.Route.Params).with(r.from(), at).with(r.to(), to)
	t := newTerms(r.def)
	w := make([]poly, len(at))
	for i, name := range r.from() {
		w[i] = p.s.Fresh(name)
	}
	var branches []func(*scope)
	var before []claim
	for _, it := range r.items {
		names := e.and(it.values)
		here := arithmetic.All(append(slices.Clone(before), t.conditions(it.next.If, names))...)
		before = append(before, arithmetic.Not(t.conditions(it.next.If, names)))
		branches = append(branches, func(in *scope) {
			here(in, true)
			for i, part := range tuple(it.next.To) {
				in.Equal(w[i], t.term(in, part, names))
			}
		})
	}
	p.s.Choose(append(branches, func(in *scope) {
		arithmetic.All(before...)(in, true)
		same(w, at)(in, true)
	})...)
	return w
}

// hops is the value of a term in the coordinates of where a message is and where it goes.
func (r *route) hops(p *place, t *language.Node, at, to []poly) poly {
	return p.term(p.s, t, p.params.with(r.from(), at).with(r.to(), to))
}

// sent is a message at any vertex that goes to any other.
func (r *route) sent(p *place) (at, to []poly) {
	at, to = p.any(r.from()), p.any(r.to())
	arithmetic.Not(same(at, to))(p.s, true)
	return at, to
}

// arrives proves that each message arrives in so many hops as a term says at most, or exactly:
// it is not negative, and smaller by 1 at the next hop, which is along a link.
func (r *route) arrives(exactly bool) (*language.Node, error) {
	text, err := r.line("hops")
	if err != nil {
		return nil, err
	}
	hops, err := expression(text, slices.Concat(r.params, r.from(), r.to()))
	if err != nil {
		return nil, err
	}
	p := r.open("the hops are not negative")
	if err := p.prove(atLeast(r.hops(p, hops, p.any(r.from()), p.any(r.to())), nil)); err != nil {
		return nil, err
	}
	p = r.open("a hop leads nearer")
	at, to := r.sent(p)
	w := r.next(p, at, to)
	left := r.hops(p, hops, at, to).Sub(r.hops(p, hops, w, to))
	nearer := atLeast(left, arithmetic.Int(1))
	if exactly {
		nearer = equal(left, arithmetic.Int(1))
	}
	if err := p.prove(arithmetic.All(p.isVertex(w), p.adjacent(at, w), nearer)); err != nil || !exactly {
		return hops, err
	}
	p = r.open("no hop is left at the destination")
	v := p.any(r.to())
	return hops, p.prove(equal(r.hops(p, hops, v, v), nil))
}

// allPairs proves that the value is the number of ordered pairs of different vertices.
func (r *route) allPairs() error {
	order, err := r.valueOf("order")
	if err != nil {
		return err
	}
	p := r.open("all pairs of vertices")
	n := p.term(p.s, order, p.params)
	return p.prove(equal(p.term(p.s, r.value, p.params), p.s.Mul(n, n.Plus(-1))))
}

// delivered proves that all messages arrive.
func (l *lemma) deliveredByHops() error {
	if err := l.only("hops"); err != nil {
		return err
	}
	r, err := l.routeOf()
	if err != nil {
		return err
	}
	if _, err := r.arrives(false); err != nil {
		return err
	}
	return r.allPairs()
}

// minimalByHops proves that all messages take shortest paths: no distance is smaller than the
// term, which is 0 at the destination at most, and which no link changes by more than 1.
func (l *lemma) minimalByHops() error {
	if err := l.only("hops"); err != nil {
		return err
	}
	r, err := l.routeOf()
	if err != nil {
		return err
	}
	hops, err := r.arrives(false)
	if err != nil {
		return err
	}
	if err := l.rises(source{names: r.to(), other: r.from()}, hops); err != nil {
		return err
	}
	return r.allPairs()
}

// maxHopsByHops proves how many hops a message takes at most, and that the one from and to the
// vertices behind "far" takes so many.
func (l *lemma) maxHopsByHops() error {
	if err := l.only("hops", "far"); err != nil {
		return err
	}
	r, err := l.routeOf()
	if err != nil {
		return err
	}
	hops, err := r.arrives(l.Relation == "==")
	if err != nil {
		return err
	}
	p := l.open("no message takes more hops")
	if err := p.prove(atLeast(p.term(p.s, l.value, p.params), r.hops(p, hops, p.any(r.from()), p.any(r.to())))); err != nil || l.Relation != "==" {
		return err
	}
	far, err := l.piecesOf("far", l.params, 2*len(l.coords))
	if err != nil {
		return err
	}
	p = l.open("a message takes so many hops")
	pair := p.pieces(far, p.params)
	at, to := pair[:len(l.coords)], pair[len(l.coords):]
	return p.prove(arithmetic.All(p.isVertex(at), p.isVertex(to), equal(r.hops(p, hops, at, to), p.term(p.s, l.value, p.params))))
}

// totalHopsBySums proves how many hops all messages take together: a sum over where they are from
// and where they go.
func (l *lemma) totalHopsBySums() error {
	if err := l.only("hops", "sum"); err != nil {
		return err
	}
	r, err := l.routeOf()
	if err != nil {
		return err
	}
	hops, err := r.arrives(true)
	if err != nil {
		return err
	}
	over := append(l.overVertices(), l.overVertices()...)
	for i, name := range slices.Concat(r.from(), r.to()) {
		over[i].name = name
	}
	total, err := l.added("the hops", over, nil, func(p *place, v values) poly { return p.term(p.s, hops, v.own) })
	if err != nil {
		return err
	}
	if err := l.noSums(); err != nil {
		return err
	}
	p := l.open("the sum of all hops")
	return p.prove(equal(total.total(p), p.term(p.s, l.value, p.params)))
}

// deadlockFreeByRank proves that channels are ranked so that a message that takes one and then
// another takes one of a greater rank: by the theorem of Dally and Seitz (IEEE Trans. Computers
// C-36, 1987) there is no deadlock then. A channel is from the vertex whose coordinates have the
// first of the names behind "channel" to that with the others. That all messages arrive, and so
// along links, is said by a lemma.
func (l *lemma) deadlockFreeByRank() error {
	if err := l.only("channel", "rank"); err != nil {
		return err
	}
	if !l.truth {
		return certificates.Reject("theorem/value", "false by a rank, want true")
	}
	router := strings.TrimPrefix(l.Fact, "deadlock_free")
	if _, err := l.shown("delivered" + router); err != nil {
		if _, minimal := l.shown("minimal" + router); minimal != nil {
			return err
		}
	}
	r, err := l.routeOf()
	if err != nil {
		return err
	}
	names, err := l.newNamesOf("channel", 2*len(l.coords), l.params)
	if err != nil {
		return err
	}
	text, err := l.line("rank")
	if err != nil {
		return err
	}
	rank, err := expression(text, slices.Concat(l.params, names))
	if err != nil {
		return err
	}
	of := func(p *place, u, v []poly) poly {
		return p.term(p.s, rank, p.params.with(names, slices.Concat(u, v)))
	}
	p := l.open("the next channel has a greater rank")
	at, to := r.sent(p)
	w := r.next(p, at, to)
	arithmetic.All(p.isVertex(w), arithmetic.Not(same(w, at)), arithmetic.Not(same(w, to)))(p.s, true)
	x := r.next(p, w, to)
	return p.prove(arithmetic.Some(same(x, w), atLeast(of(p, w, x), of(p, at, w).Plus(1))))
}
