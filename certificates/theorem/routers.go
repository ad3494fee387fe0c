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

// onRoute is a method about a router.
func onRoute(prove func(*route)) func(*lemma) { return func(l *lemma) { l.routed(prove) } }

// routed proves something of the lemma's router: it reads the router's text, and proves that
// its parts have values.
func (l *lemma) routed(prove func(r *route)) {
	named := l.fact.Args[0]
	d := l.library.Find(named.Text)
	if d == nil || d.Role != words.Router || d.Body.Route.Network != l.def.Name || len(d.Body.Route.Params) != len(l.params) {
		l.reject("theorem/router", "%s is no text of a router for %s, want one", certificates.Shortened(named.Text), l.def.Name)
		return
	}
	items, err := unroll(d.Body.Next, nil)
	r := &route{lemma: l, def: d, items: items}
	l.newNames(slices.Concat(r.from(), r.to()), l.params)
	l.fail(err)
	for _, it := range r.items {
		if len(it.over) > 0 {
			l.reject("theorem/router", "next hop %d is for each value of a variable, want one", it.number)
		}
	}
	list := quotients{maker: l.maker}
	list.hops(d, slices.Concat(r.from(), r.to()))
	l.valued(d.Name+": ", list, d, d.Body.Route.Params)
	prove(r)
}

func (r *route) from() []string { return r.def.Body.Route.From }
func (r *route) to() []string   { return r.def.Body.Route.To }

// next is where a message goes next: by the first item whose conditions hold; where none do, it
// stays.
func (r *route) next(p *place, at, to []poly) []poly {
	e := p.renamed(r.def.Body.Route.Params).with(r.from(), at).with(r.to(), to)
	t := newTerms(r.def)
	w := p.fresh(r.from())
	var branches []func(*scope)
	var before []claim
	for _, it := range r.items {
		names := e.and(it.values)
		here := arithmetic.All(append(slices.Clone(before), t.conditions(it.next.If, names))...)
		before = append(before, arithmetic.Not(t.conditions(it.next.If, names)))
		branches = append(branches, func(in *scope) {
			here(in, true)
			for i, part := range it.next.To.Parts() {
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
func (r *route) arrives(exactly bool) *language.Node {
	hops := r.expression(r.line("hops"), slices.Concat(r.params, r.from(), r.to()))
	p := r.open("the hops are not negative")
	p.prove(atLeast(r.hops(p, hops, p.any(r.from()), p.any(r.to())), nil))
	p = r.open("a hop leads nearer")
	at, to := r.sent(p)
	w := r.next(p, at, to)
	left := r.hops(p, hops, at, to).Sub(r.hops(p, hops, w, to))
	nearer := atLeast(left, arithmetic.Int(1))
	if exactly {
		nearer = equal(left, arithmetic.Int(1))
	}
	p.prove(arithmetic.All(p.isVertex(w), p.adjacent(at, w), nearer))
	if exactly {
		p = r.open("no hop is left at the destination")
		v := p.any(r.to())
		p.prove(equal(r.hops(p, hops, v, v), nil))
	}
	return hops
}

// allPairs proves that the value is the number of ordered pairs of different vertices.
func (r *route) allPairs() {
	r.follows("all pairs of vertices", "order", "value == order*(order - 1)")
}

// delivered proves that all messages arrive.
func (r *route) deliveredByHops() {
	r.arrives(false)
	r.allPairs()
}

// minimalByHops proves that all messages take shortest paths: no distance is smaller than the
// term, which is 0 at the destination at most, and which no link changes by more than 1.
func (r *route) minimalByHops() {
	r.rises(source{names: r.to(), other: r.from()}, r.arrives(false))
	r.allPairs()
}

// maxHopsByHops proves how many hops a message takes at most, and that the one from and to the
// vertices behind "far" takes so many.
func (r *route) maxHopsByHops() {
	hops := r.arrives(r.Relation == "==")
	p := r.open("no message takes more hops")
	p.prove(atLeast(p.term(p.s, r.value, p.params), r.hops(p, hops, p.any(r.from()), p.any(r.to()))))
	if r.Relation != "==" {
		return
	}
	far := r.piecesOf("far", r.params, 2*len(r.coords))
	p = r.open("a message takes so many hops")
	pair := p.pieces(far, p.params)
	at, to := pair[:len(r.coords)], pair[len(r.coords):]
	p.prove(arithmetic.All(p.isVertex(at), p.isVertex(to), equal(r.hops(p, hops, at, to), p.term(p.s, r.value, p.params))))
}

// totalHopsBySums proves how many hops all messages take together: a sum over where they are from
// and where they go.
func (r *route) totalHopsBySums() {
	hops := r.arrives(true)
	over := append(r.overVertices(), r.overVertices()...)
	for i, name := range slices.Concat(r.from(), r.to()) {
		over[i].name = name
	}
	total := r.added("the hops", over, nil, func(p *place, v values) poly { return p.term(p.s, hops, v.own) })
	r.noSums()
	p := r.open("the sum of all hops")
	p.prove(equal(total.total(p), p.term(p.s, r.value, p.params)))
}

// deadlockFreeByRank proves that channels are ranked so that a message that takes one and then
// another takes one of a greater rank: by the theorem of Dally and Seitz (IEEE Trans. Computers
// C-36, 1987) there is no deadlock then. A channel is from the vertex whose coordinates have the
// first of the names behind "channel" to that with the others. That all messages arrive, and so
// along links, is said by a lemma.
func (r *route) deadlockFreeByRank() {
	router := strings.TrimPrefix(r.Fact, "deadlock_free")
	if r.before("minimal"+router) == nil {
		r.shown("delivered" + router)
	}
	names := r.newNamesOf("channel", 2*len(r.coords), r.params)
	rank := r.expression(r.line("rank"), slices.Concat(r.params, names))
	of := func(p *place, u, v []poly) poly {
		return p.term(p.s, rank, p.params.with(names, slices.Concat(u, v)))
	}
	p := r.open("the next channel has a greater rank")
	at, to := r.sent(p)
	w := r.next(p, at, to)
	arithmetic.All(p.isVertex(w), arithmetic.Not(same(w, at)), arithmetic.Not(same(w, to)))(p.s, true)
	x := r.next(p, w, to)
	p.prove(arithmetic.Some(same(x, w), atLeast(of(p, w, x), of(p, at, w).Plus(1))))
}
