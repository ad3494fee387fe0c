package theorem

import (
	"maps"
	"slices"

	"topocert/certificates"
	"topocert/certificates/arithmetic"
	"topocert/certificates/language"
	"topocert/certificates/words"
)

// Words by their own text: sentences with Skolem terms. Where a text says "some", lines of the lemma
// say what is meant; where it says "all", it is shown of any.

// sign is what a variable of a word's text stands for: the network, a number, the coordinates of a
// vertex, the set of the vertices with a condition, or the map that a term says of each.
type sign struct {
	network bool
	numeric bool
	number  poly // nil for 0
	vertex  []poly
	set     func(v []poly) claim
	count   func(p *place) poly // how many are in the set, nil if that was not asked
	mapping func(s *scope, v []poly) poly
}

// signs are those of the names in a text, which do not change.
type signs map[string]sign

// at is the sign of a name; of what is none there is nothing.
func (g signs) at(x *language.Node) sign {
	if x.Op != language.Name {
		return sign{}
	}
	return g[x.Text]
}

func numberSign(x poly) sign { return sign{numeric: true, number: x} }

func (g signs) with(name string, x sign) signs {
	more := maps.Clone(g)
	more[name] = x
	return more
}

// text is a word's text that is gone through.
type text struct {
	*frame
	p      *place
	chosen map[*language.Node]*choice // by where the variable is from
}

// choice is what the lines say for a variable of "some".
type choice struct {
	object *object
	sum    *sum
}

// byText proves what a word says by its text.
func (f *frame) byText() {
	d := f.library.Find(f.fact.Text)
	if d == nil {
		f.reject("theorem/method", "%s by text, which is not the language's, want a word with a text", f.fact.Text)
		return
	}
	t := &text{frame: f, chosen: make(map[*language.Node]*choice)}
	choices, may := Choices(d, f.Relation, f.Value)
	if !may {
		f.reject("theorem/relation", "%s %s %s by text, want a truth, at most what is least, or at least what is most", f.Fact, f.Relation, certificates.Shortened(f.Value))
		return
	}
	for _, c := range choices {
		t.lines(c)
	}
	body, first := d.Body, f.Relation != "=="
	t.p = f.open("its text")
	g := make(signs)
	seen := false
	for i, p := range d.Definition.Params {
		switch a := f.fact.Args[i]; {
		case d.Params[i].IsNumber() && a.Op == language.Numeral:
			g[p.Name] = numberSign(newTerms(nil).term(t.p.s, a, nil))
		case d.Params[i].IsNetwork() && !seen:
			g[p.Name], seen = sign{network: true}, true
		default:
			f.reject("theorem/method", "%s by text about %s, want its network and numerals", f.fact.Text, certificates.Shortened(a.String()))
		}
	}
	if !first {
		t.p.prove(t.says(f.Value == "true", g, body))
		return
	}
	r := body.Ranges[0]
	v := t.p.term(t.p.s, f.value, t.p.params)
	if _, has := t.like(g, r); !has {
		f.reject("theorem/text", "%s from %s, want numbers that lemmas before tell", r.Names[0], certificates.Shortened(r.In.String()))
		return
	}
	in := g.with(r.Names[0], numberSign(v))
	t.p.prove(arithmetic.All(
		arithmetic.AtLeast(fixed(v), func(s *scope) poly { return t.number(s, g, r.In.Args[0]) }),
		arithmetic.AtLeast(func(s *scope) poly { return t.number(s, g, r.In.Args[1]) }, fixed(v)),
		t.only(in, r.If), t.says(true, in, body.Args[0])))
}

// universal tells whether a quantifier says something of all, where it is to be shown that it is b.
func universal(op string, b bool) bool { return (op == "all") == b }

// Choice is a variable of "some" in a word's text: a lemma by text says what it stands for.
type Choice struct {
	Name string
	// In is where it is from, and Counted says that it is a set whose members are counted.
	In      *language.Node
	Counted bool
	// Vertices and Numbers are how many variables stand before it that are such.
	Vertices, Numbers int
}

// Choices are those of a word's text, in turn, for a lemma by text that says this; not if it may not.
func Choices(d *words.Definition, relation, value string) (list []Choice, may bool) {
	numbers := 0
	for _, p := range d.Params {
		if !p.IsNetwork() {
			numbers++
		}
	}
	var visit func(x *language.Node, b bool, vertices, numbers int)
	visit = func(x *language.Node, b bool, vertices, numbers int) {
		switch x.Op {
		case "!":
			visit(x.Args[0], !b, vertices, numbers)
		case "&&", "||":
			visit(x.Args[0], b, vertices, numbers)
			visit(x.Args[1], b, vertices, numbers)
		case "all", "some":
			for _, r := range x.Ranges {
				near := r.In.Op == language.Call && r.In.Text == "neighbors"
				if !universal(x.Op, b) && !near {
					counted := r.In.Op == language.Call && r.In.Text == "sets" && (len(r.In.Args) > 1 || counts(x, r.Names[0]))
					list = append(list, Choice{r.Names[0], r.In, counted, vertices, numbers})
				}
				switch {
				case r.In.Op == language.To:
					numbers++
				case r.In.Text != "sets" && r.In.Text != "maps":
					vertices += len(r.Names)
				}
			}
			visit(x.Args[0], b, vertices, numbers)
		}
	}
	switch body := d.Body; {
	case body.Op == "least" && relation == "<=" || body.Op == "most" && relation == ">=":
		visit(body.Args[0], true, 0, numbers+1)
	case relation == "==" && (value == "true" || value == "false"):
		visit(body, value == "true", 0, numbers)
	default:
		return nil, false
	}
	return list, true
}

// lines reads those for a choice: a condition for a set of vertices, and a sum if its members are counted; a
// term for a map of the vertices, or for a number; a tuple for a vertex.
func (t *text) lines(x Choice) {
	c := &choice{object: new(object)}
	over := slices.Concat(t.params, t.coords)
	switch {
	case x.In.Op == language.To:
		c.object.term = t.expression(t.line(x.Name), t.params)
	case x.In.Text == "maps":
		c.object.term = t.expression(t.line(x.Name), over)
	case x.In.Text == "sets":
		c.object.term = t.expression(t.line(x.Name), over)
		if x.Counted {
			c.sum = t.telescopes("the set "+x.Name, t.overVertices(), nil, func(p *place, v values) poly {
				return p.indicator(newTerms(nil).condition(c.object.term, v.own))
			})
		}
	default:
		c.object.pieces = t.piecesOf(x.Name, t.params, len(t.coords))
	}
	t.chosen[x.In] = c
}

// counts tells whether a text has len(name).
func counts(x *language.Node, name string) (does bool) {
	x.Each(func(n *language.Node) bool {
		does = does || n.Op == language.Call && n.Text == "len" && n.Args[0].Op == language.Name && n.Args[0].Text == name
		return !does
	})
	return does
}

// in is the place in a scope.
func (t *text) in(s *scope) *place {
	p := *t.p
	p.s = s
	return &p
}

// isNumber tells whether an expression is a number that can be computed, and isExact whether it is a truth
// of such, of vertices and of sets.
func (t *text) isNumber(g signs, x *language.Node) bool {
	switch x.Op {
	case language.Numeral:
		return true
	case language.Name:
		return g[x.Text].numeric
	case "+", "-", "*":
		return t.isNumber(g, x.Args[0]) && t.isNumber(g, x.Args[len(x.Args)-1])
	case "%":
		m, known := constant(x.Args[1], nil)
		return t.isNumber(g, x.Args[0]) && x.Args[1].Op == language.Numeral && known && m > 0
	case language.Index:
		return g.at(x.Args[0]).mapping != nil && len(x.Args) == 2 && g.at(x.Args[1]).vertex != nil
	case language.Call:
		switch x.Text {
		case "abs", "min", "max":
			return !slices.ContainsFunc(x.Args, func(a *language.Node) bool { return !t.isNumber(g, a) })
		case "cond":
			return t.isExact(g, x.Args[0]) && t.isNumber(g, x.Args[1]) && t.isNumber(g, x.Args[2])
		case "len":
			return g.at(x.Args[0]).count != nil
		case "order":
			return g.at(x.Args[0]).network && t.before("order") != nil
		}
	}
	return false
}

func (t *text) isExact(g signs, x *language.Node) bool {
	vertex := func(i int) bool { return g.at(x.Args[i]).vertex != nil }
	switch x.Op {
	case language.Name:
		return x.Text == "true" || x.Text == "false"
	case "!":
		return t.isExact(g, x.Args[0])
	case "&&", "||":
		return t.isExact(g, x.Args[0]) && t.isExact(g, x.Args[1])
	case "==", "!=":
		return vertex(0) && vertex(1) || t.isNumber(g, x.Args[0]) && t.isNumber(g, x.Args[1])
	case "<", "<=", ">", ">=":
		return t.isNumber(g, x.Args[0]) && t.isNumber(g, x.Args[1])
	case "in":
		return vertex(0) && g.at(x.Args[1]).set != nil
	}
	return false
}

// terms are those of a text: of its signs, and what it asks of the network.
func (t *text) terms(g signs) terms {
	in := newTerms(nil)
	in.own = func(s *scope, x *language.Node) (poly, bool) {
		switch {
		case x.Op == language.Name:
			return g[x.Text].number, true
		case x.Op == language.Index:
			return g.at(x.Args[0]).mapping(s, g.at(x.Args[1]).vertex), true
		case x.Text == "len":
			return g.at(x.Args[0]).count(t.in(s)), true
		case x.Text == "order":
			return t.p.term(s, t.valueOf("order", "=="), t.p.params), true
		}
		return nil, false
	}
	in.says = func(x *language.Node) claim {
		if len(x.Args) != 2 {
			return nil
		}
		u, v := g.at(x.Args[0]).vertex, g.at(x.Args[1])
		switch {
		case x.Op == "in":
			return v.set(u)
		case u == nil || v.vertex == nil:
			return nil
		case x.Op == "==":
			return same(u, v.vertex)
		}
		return arithmetic.Not(same(u, v.vertex)) // !=
	}
	return in
}

func (t *text) number(s *scope, g signs, x *language.Node) poly { return t.terms(g).term(s, x, nil) }

// exact is what a truth says that can be computed.
func (t *text) exact(g signs, x *language.Node) claim { return t.terms(g).condition(x, nil) }

// only is a range's condition.
func (t *text) only(g signs, x *language.Node) claim {
	if x == nil {
		return arithmetic.All()
	}
	return t.exact(g, x)
}

// ofAny says what holds of all: where it is to be false, so is it of one that is made.
func ofAny(make func(s *scope)) claim {
	return func(s *scope, truth bool) {
		if !truth {
			make(s)
		}
	}
}

// nothing is what cannot be shown.
func nothing() claim { return arithmetic.Some() }

// says says that a text is b, as far as that can be shown: if it is false the text may be b.
func (t *text) says(b bool, g signs, x *language.Node) claim {
	if t.isExact(g, x) {
		if b {
			return t.exact(g, x)
		}
		return arithmetic.Not(t.exact(g, x))
	}
	switch x.Op {
	case "!":
		return t.says(!b, g, x.Args[0])
	case "&&", "||":
		first, second := t.says(b, g, x.Args[0]), t.says(b, g, x.Args[1])
		if (x.Op == "&&") == b {
			return arithmetic.All(first, second)
		}
		if !t.sure(g, x.Args[0]) {
			second = nothing()
		}
		return arithmetic.Some(first, second)
	case "all", "some":
		return t.over(b, g, x, x.Ranges)
	case language.Call:
		if u, v := t.ends(g, x); b && x.Text == "adjacent" && v != nil {
			return func(s *scope, truth bool) { t.in(s).adjacent(u, v)(s, truth) }
		}
	}
	return nothing()
}

// ends are the vertices of adjacent(G, u, v).
func (t *text) ends(g signs, x *language.Node) (u, v []poly) {
	if len(x.Args) != 3 || !g.at(x.Args[0]).network {
		return nil, nil
	}
	return g.at(x.Args[1]).vertex, g.at(x.Args[2]).vertex
}

// like are the signs with those of a range's variables, as far as what can be computed goes; not if the range, or
// its condition, has no form here.
func (t *text) like(g signs, r language.Range) (in signs, has bool) {
	ofNetwork := func(x *language.Node, call string) bool {
		return x.Op == language.Call && x.Text == call && g.at(x.Args[0]).network
	}
	numbers := func(x *language.Node) bool {
		return x.Op == language.To && t.isNumber(g, x.Args[0]) && t.isNumber(g, x.Args[1])
	}
	x, names := r.In, 1
	one := sign{vertex: make([]poly, len(t.coords))}
	switch {
	case numbers(x):
		one = numberSign(nil)
	case ofNetwork(x, "vertices"), ofNetwork(x, "neighbors") && g.at(x.Args[1]).vertex != nil:
	case ofNetwork(x, "links"):
		names = 2
	case x.Op == language.Call && x.Text == "sets" && ofNetwork(x.Args[0], "vertices") && (len(x.Args) == 1 || t.isNumber(g, x.Args[1])):
		one = sign{set: func([]poly) claim { return nothing() }}
		if c := t.chosen[x]; c != nil && c.sum != nil {
			one.count = c.sum.total
		}
	case x.Op == language.Call && x.Text == "maps" && ofNetwork(x.Args[0], "vertices") && numbers(x.Args[1]):
		one = sign{mapping: func(*scope, []poly) poly { return nil }}
	default:
		return nil, false
	}
	if in = g; len(r.Names) != names {
		return nil, false
	}
	for _, name := range r.Names {
		in = in.with(name, one)
	}
	return in, r.If == nil || t.isExact(in, r.If)
}

// over says of all, or some, that the ranges of a quantifier have.
func (t *text) over(b bool, g signs, x *language.Node, list []language.Range) claim {
	if len(list) == 0 {
		return t.says(b, g, x.Args[0])
	}
	r := list[0]
	all := universal(x.Op, b)
	if _, has := t.like(g, r); !has {
		return nothing()
	}
	rest := func(g signs) claim { return t.over(b, g, x, list[1:]) }
	// unmet is what would be false of one that is meant.
	unmet := func(s *scope, g signs) {
		t.only(g, r.If)(s, true)
		rest(g)(s, false)
	}
	vertex := func(g signs, i int, v []poly) signs { return g.with(r.Names[i], sign{vertex: v}) }
	switch call := r.In.Text; {
	case r.In.Op == language.To:
		low := func(s *scope) poly { return t.number(s, g, r.In.Args[0]) }
		high := func(s *scope) poly { return t.number(s, g, r.In.Args[1]) }
		if all {
			return ofAny(func(s *scope) {
				v := s.Fresh(r.Names[0])
				a, b := low(s), high(s)
				s.Fact(v.Sub(a))
				s.Fact(b.Sub(v))
				unmet(s, g.with(r.Names[0], numberSign(v)))
			})
		}
		return func(s *scope, truth bool) {
			v := t.p.term(s, t.chosen[r.In].object.term, t.p.params)
			in := g.with(r.Names[0], numberSign(v))
			arithmetic.All(arithmetic.AtLeast(fixed(v), low), arithmetic.AtLeast(high, fixed(v)), t.only(in, r.If), rest(in))(s, truth)
		}
	case call == "vertices" && all:
		return ofAny(func(s *scope) { unmet(s, vertex(g, 0, t.in(s).any(t.coords))) })
	case call == "vertices":
		return func(s *scope, truth bool) {
			p := t.in(s)
			v := p.pieces(t.chosen[r.In].object.pieces, t.p.params)
			in := vertex(g, 0, v)
			arithmetic.All(p.isVertex(v), t.only(in, r.If), rest(in))(s, truth)
		}
	case call == "neighbors":
		v := g.at(r.In.Args[1]).vertex
		if !all {
			return func(s *scope, truth bool) {
				t.in(s).someNeighbor(v, func(w []poly) claim {
					in := vertex(g, 0, w)
					return arithmetic.All(t.only(in, r.If), rest(in))
				})(s, truth)
			}
		}
		return ofAny(func(s *scope) {
			t.eachLink(s, func(p *place, it item) { unmet(p.s, vertex(g, 0, p.follow(it, v))) }, func(p *place, it item) {
				w := p.any(t.coords)
				u := p.follow(it, w)
				same(u, v)(p.s, true)
				unmet(p.s, vertex(g, 0, w))
			})
		})
	case call == "links" && all:
		pair := func(p *place, u, v []poly) { unmet(p.s, vertex(vertex(g, 0, u), 1, v)) }
		return ofAny(func(s *scope) {
			t.eachLink(s, func(p *place, it item) {
				u := p.any(t.coords)
				pair(p, u, p.follow(it, u))
			}, func(p *place, it item) {
				u := p.any(t.coords)
				pair(p, p.follow(it, u), u)
			})
		})
	case (call == "sets" || call == "maps") && !all:
		return t.picks(g, r, rest)
	}
	return nothing()
}

// eachLink makes two branches for each neighbour of the text: along it, and back.
func (t *text) eachLink(s *scope, along, back func(p *place, it item)) {
	var branches []func(*scope)
	for _, it := range t.items {
		branches = append(branches, func(s *scope) { along(t.in(s), it) }, func(s *scope) { back(t.in(s), it) })
	}
	s.Choose(branches...)
}

// picks says something of the set, or of the map, that the lines say.
func (t *text) picks(g signs, r language.Range, rest func(g signs) claim) claim {
	c, e := t.chosen[r.In], t.p.params
	if r.In.Text == "maps" {
		to := r.In.Args[1]
		value := func(s *scope, v []poly) poly { return t.p.term(s, c.object.term, e.with(t.coords, v)) }
		in := g.with(r.Names[0], sign{mapping: value})
		within := ofAny(func(s *scope) {
			x := value(s, t.in(s).any(t.coords))
			arithmetic.All(
				arithmetic.AtLeast(fixed(x), func(s *scope) poly { return t.number(s, g, to.Args[0]) }),
				arithmetic.AtLeast(func(s *scope) poly { return t.number(s, g, to.Args[1]) }, fixed(x)))(s, false)
		})
		return arithmetic.All(within, t.only(in, r.If), rest(in))
	}
	set := sign{set: func(v []poly) claim { return newTerms(nil).condition(c.object.term, e.with(t.coords, v)) }}
	claims := []claim{}
	if c.sum != nil {
		set.count = c.sum.total
	}
	if len(r.In.Args) > 1 {
		claims = append(claims, arithmetic.AtLeast(func(s *scope) poly { return t.number(s, g, r.In.Args[1]) }, func(s *scope) poly { return set.count(t.in(s)) }))
	}
	in := g.with(r.Names[0], set)
	return arithmetic.All(append(claims, t.only(in, r.If), rest(in))...)
}

// sure tells whether a text is true or false in any case.
func (t *text) sure(g signs, x *language.Node) bool {
	if t.isExact(g, x) {
		return true
	}
	switch x.Op {
	case "!":
		return t.sure(g, x.Args[0])
	case "&&", "||":
		return t.sure(g, x.Args[0]) && t.sure(g, x.Args[1])
	case "all", "some":
		for _, r := range x.Ranges {
			in, has := t.like(g, r)
			if !has || r.In.Text == "sets" || r.In.Text == "maps" {
				return false
			}
			g = in
		}
		return t.sure(g, x.Args[0])
	}
	_, v := t.ends(g, x)
	return x.Op == language.Call && x.Text == "adjacent" && v != nil
}
