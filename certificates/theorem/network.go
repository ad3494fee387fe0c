package theorem

import (
	"fmt"
	"slices"

	"topocert/certificates/arithmetic"
	"topocert/certificates/automata"
	"topocert/certificates/language"
	"topocert/certificates/words"
)

// maxItems bounds the neighbours of a text when ranges of constants are written out.
const maxItems = 1 << 8

// network is a family's member for parameters that are terms in the claim's variables, in the
// form that its text gives it.
type network struct {
	*maker
	part   *Network
	name   string // as formulas write it
	def    *words.Definition
	args   []*language.Node
	params []string
	coords []string
	items  []item
	back   []piece
	vertex piece
	known  map[string]*Lemma // by fact and condition
	text   automata.Text     // of a network of words
	group  *Group            // of one of permutations
	facts  []*language.Node  // those of the lemmas
	// directed says that links lead one way, and may lead from a vertex to itself.
	directed bool
	// done are the parts that were gone through once, by their names and conditions.
	done map[string]bool
}

// item is a neighbour of a text: under conditions, for each value of some variables in their
// ranges; variables of constant ranges have their values here.
type item struct {
	next   language.Next
	over   []language.Range
	values env
	number int
}

// piece is a tuple of terms with a condition, nil for none.
type piece struct {
	to   []*language.Node
	cond *language.Node
}

// when is the condition of a piece.
func (b piece) when(e env) claim {
	if b.cond == nil {
		return arithmetic.All()
	}
	return newTerms().condition(b.cond, e)
}

// place is a question about a network, where its parameters have values.
type place struct {
	*network
	s         *scope
	variables env // the claim's variables
	params    env
	terms     terms
}

// open begins a question about the network; only where the condition holds, nil for none.
func (n *network) open(what string, cond *language.Node) *place {
	s, names := n.question(n.name + ": " + what)
	p := n.in(s, names)
	if cond != nil {
		newTerms().condition(cond, p.params)(s, true)
	}
	return p
}

// in is the network in a scope where the claim's variables have values.
func (n *network) in(s *scope, names env) *place {
	p := &place{network: n, s: s, variables: names, params: make(env), terms: newTerms()}
	for i, a := range n.args {
		p.params[n.params[i]] = claimed().term(s, a, names)
	}
	return p
}

// term gives a certificate's term its value in the names.
func (p *place) term(s *scope, t *language.Node, e env) poly { return certified().term(s, t, e) }

// tuple gives a certificate's tuple its value.
func (p *place) tuple(s *scope, list []*language.Node, e env) []poly {
	values := make([]poly, len(list))
	for i, t := range list {
		values[i] = p.term(s, t, e)
	}
	return values
}

// at returns the names with the coordinates of a vertex.
func (p *place) at(v []poly) env { return p.params.with(p.coords, v) }

// fresh are new variables.
func (p *place) fresh(names []string) (v []poly) {
	for _, name := range names {
		v = append(v, p.s.Fresh(name))
	}
	return v
}

// any is some vertex: new variables for its coordinates, that lie in their ranges.
func (p *place) any(names []string) []poly {
	v := p.fresh(names)
	p.isVertex(v)(p.s, true)
	return v
}

// isVertex says that a tuple is a vertex.
func (p *place) isVertex(v []poly) claim {
	var claims []claim
	e := p.params
	for i, r := range p.def.Body.Ranges {
		claims, e = p.inRange(claims, r, v[i], e)
	}
	return arithmetic.All(claims...)
}

// inRange adds to claims that a range has a value, which its name has in what is returned.
func (p *place) inRange(claims []claim, r language.Range, x poly, before env) ([]claim, env) {
	low := func(s *scope) poly { return p.terms.term(s, r.In.Args[0], before) }
	high := func(s *scope) poly { return p.terms.term(s, r.In.Args[1], before) }
	claims = append(claims, arithmetic.AtLeast(fixed(x), low), arithmetic.AtLeast(high, fixed(x)))
	e := before.with(r.Names, []poly{x})
	if r.If != nil {
		claims = append(claims, p.terms.condition(r.If, e))
	}
	return claims, e
}

// names returns what an item's terms may use at a vertex.
func (p *place) names(it item, v []poly) env { return p.at(v).and(it.values) }

// follow is some neighbour of v by an item: its variables are any in their ranges, its
// conditions hold.
func (p *place) follow(it item, v []poly) []poly {
	w, _ := p.arc(it, v)
	return w
}

// arc is follow with the values of the item's variables.
func (p *place) arc(it item, v []poly) (w, variables []poly) {
	e := p.names(it, v)
	for _, r := range it.over {
		x := p.between(r, r.Names[0], e)
		e = e.with(r.Names, []poly{x})
		variables = append(variables, x)
		if r.If != nil {
			p.terms.condition(r.If, e)(p.s, true)
		}
	}
	p.terms.conditions(it.next.If, e)(p.s, true)
	return p.target(p.s, it, e), variables
}

// ends are those of a range, and between is a new variable for any value in it.
func (p *place) ends(r language.Range, e env) (low, high poly) {
	return p.terms.term(p.s, r.In.Args[0], e), p.terms.term(p.s, r.In.Args[1], e)
}

func (p *place) between(r language.Range, name string, e env) poly {
	x := p.s.Fresh(name)
	low, high := p.ends(r, e)
	p.s.Fact(x.Sub(low))
	p.s.Fact(high.Sub(x))
	return x
}

// target is the tuple of an item.
func (p *place) target(s *scope, it item, e env) []poly {
	var w []poly
	for _, t := range it.next.To.Parts() {
		w = append(w, p.terms.term(s, t, e))
	}
	return w
}

// leads says that an item leads from v to a neighbour that is as wanted. An item with
// variables is taken only where a coordinate of a wanted vertex gives each its value.
func (p *place) leads(it item, v, to []poly, wanted func(w []poly) claim) claim {
	e := p.names(it, v)
	conds := []claim{}
	for _, r := range it.over {
		x := arithmetic.Poly(nil)
		found := false
		for i, t := range it.next.To.Parts() {
			if to != nil && t.Op == language.Name && t.Text == r.Names[0] {
				x, found = to[i], true
			}
		}
		if !found {
			return arithmetic.Not(arithmetic.All())
		}
		conds, e = p.inRange(conds, r, x, e)
	}
	conds = append(conds, p.terms.conditions(it.next.If, e), func(s *scope, truth bool) {
		wanted(p.target(s, it, e))(s, truth)
	})
	return arithmetic.All(conds...)
}

// adjacent says that two vertices are: an item leads from one to the other, in a directed network
// from the first to the second.
func (p *place) adjacent(u, v []poly) claim {
	var claims []claim
	for _, it := range p.items {
		claims = append(claims, p.leads(it, u, v, func(w []poly) claim { return same(w, v) }))
		if !p.directed {
			claims = append(claims, p.leads(it, v, u, func(w []poly) claim { return same(w, u) }))
		}
	}
	return arithmetic.Some(claims...)
}

// someNeighbor says that some neighbour of v is as wanted: one to which an item without
// variables leads, or one of those that the certificate gives as reverse.
func (p *place) someNeighbor(v []poly, wanted func(w []poly) claim) claim {
	var claims []claim
	for _, it := range p.items {
		if len(it.over) == 0 {
			claims = append(claims, p.leads(it, v, nil, wanted))
		}
	}
	for _, b := range p.back {
		claims = append(claims, p.along(b, v, wanted))
	}
	return arithmetic.Some(claims...)
}

// along says that the condition of a piece holds at v, and that its tuple there is as wanted.
func (p *place) along(b piece, v []poly, wanted func(w []poly) claim) claim {
	e := p.at(v)
	conds := []claim{}
	if b.cond != nil {
		conds = append(conds, newTerms().condition(b.cond, e))
	}
	return arithmetic.All(append(conds, func(s *scope, truth bool) { wanted(p.tuple(s, b.to, e))(s, truth) })...)
}

// pieces gives the first tuple whose condition holds; where none does, any.
func (p *place) pieces(list []piece, e env) []poly {
	if len(list) == 1 && list[0].cond == nil {
		return p.tuple(p.s, list[0].to, e)
	}
	v := p.fresh(slices.Repeat([]string{"piece"}, len(list[0].to)))
	p.first(len(list), func(i int) claim { return list[i].when(e) }, func(in *scope, i int) { same(v, p.tuple(in, list[i].to, e))(in, true) }, func(*scope) {})
	return v
}

// first says what is so in the first of some cases whose condition holds, and where none does.
func (p *place) first(cases int, condition func(i int) claim, so func(in *scope, i int), none func(in *scope)) {
	var before []claim
	var branches []func(*scope)
	for i := range cases {
		here := arithmetic.All(append(slices.Clone(before), condition(i))...)
		before = append(before, arithmetic.Not(condition(i)))
		branches = append(branches, func(in *scope) {
			here(in, true)
			so(in, i)
		})
	}
	p.s.Choose(append(branches, func(in *scope) {
		arithmetic.All(before...)(in, true)
		none(in)
	})...)
}

// prove asks for a proof that a claim holds in the place.
func (p *place) prove(c claim) {
	c(p.s, false)
	p.ask(p.s)
}

// prepare reads the parts of the network, and proves that it is one for all values of the
// claim's variables.
func (n *network) prepare() {
	d := n.def
	if d.Body.Op == language.Class {
		n.reject("theorem/network", "%s is a member of a class of networks, want one with a text: graph …", n.name)
		return
	}
	n.directed = d.Body.Op == language.Digraph
	for _, r := range d.Body.Ranges {
		if r.In.Op != language.To || len(r.Names) != 1 {
			n.reject("theorem/network", "%s has coordinates that are no ranges of numbers, want ranges", n.name)
			return
		}
		n.coords = append(n.coords, r.Names[0])
	}
	items, err := unroll(d.Body.Next, constants(d, n.args, n.spend))
	n.fail(err)
	n.items = items
	if n.vertex = n.piece(n.part.Vertex, n.params, len(n.coords)); n.vertex.cond != nil {
		n.reject("theorem/vertex", "a vertex with a condition, want one for all parameters")
	}
	for _, text := range n.part.Back {
		n.back = append(n.back, n.piece(text, slices.Concat(n.params, n.coords), len(n.coords)))
	}
	n.valued("", d.Body, n.coords, n.params)
	n.proper()
}

// proper proves that the network has a vertex, that neighbours are vertices and other ones, and
// that those which the certificate gives as reverse are neighbours.
func (n *network) proper() {
	p := n.open("its vertex is one", nil)
	p.prove(p.isVertex(p.tuple(p.s, n.vertex.to, p.params)))
	for _, it := range n.items {
		p := n.open(fmt.Sprintf("neighbour %d is a vertex", it.number), nil)
		v := p.any(n.coords)
		p.prove(p.isVertex(p.follow(it, v)))
		if n.directed {
			continue
		}
		p = n.open(fmt.Sprintf("neighbour %d is another vertex", it.number), nil)
		v = p.any(n.coords)
		p.prove(arithmetic.Not(same(p.follow(it, v), v)))
	}
	for i, b := range n.back {
		p := n.open(fmt.Sprintf("reverse neighbour %d is one", i), nil)
		v := p.any(n.coords)
		w := p.pieces([]piece{{to: b.to}}, p.at(v))
		b.when(p.at(v))(p.s, true)
		p.prove(arithmetic.All(p.isVertex(w), p.adjacent(v, w)))
	}
}

// constants are the parameters that are numbers, of a network's arguments.
func constants(d *words.Definition, args []*language.Node, spend func(steps int64) error) env {
	known := make(env)
	for i, a := range args {
		s := arithmetic.NewScope("", spend)
		x := claimed().term(s, a, nil)
		if _, constant := x.Const(); constant && s.Question().Err == nil {
			known[d.Definition.Params[i].Name] = x
		}
	}
	return known
}

// Items returns the neighbours that a network's text has when ranges of constants are written
// out, for arguments wherever the claim is meant: of each the variables that are left. In questions
// they are numbered from 1, before the reverse ones.
func Items(d *words.Definition, args []*language.Node) [][]string {
	items, _ := unroll(d.Body.Next, constants(d, args, nil))
	list := make([][]string, len(items))
	for i, it := range items {
		for _, r := range it.over {
			list[i] = append(list[i], r.Names...)
		}
	}
	return list
}

// unroll returns the items of a text, one for each value of the variables whose ranges are
// constant, where some parameters are.
func unroll(list []language.Next, constants env) ([]item, error) {
	var items []item
	for i, next := range list {
		open := []item{{next: next, values: make(env), number: i + 1}}
		for _, r := range next.For {
			if r.In.Op != language.To || len(r.Names) != 1 {
				return nil, r.Place.Wrong("no range A..B of one variable: no arithmetic proof")
			}
			low, first := constant(r.In.Args[0], constants)
			high, last := constant(r.In.Args[1], constants)
			var more []item
			for _, it := range open {
				if !first || !last || high-low > maxItems || len(it.over) > 0 || r.If != nil {
					it.over = append(slices.Clone(it.over), r)
					more = append(more, it)
					continue
				}
				for x := low; x <= high && len(more) <= maxItems; x++ {
					one := it
					one.values = it.values.with(r.Names, []poly{arithmetic.Int(x)})
					more = append(more, one)
				}
			}
			open = more
		}
		if items = append(items, open...); len(items) > maxItems {
			return nil, next.To.Place.Wrong("more than %d neighbours: no arithmetic proof", maxItems)
		}
	}
	return items, nil
}
