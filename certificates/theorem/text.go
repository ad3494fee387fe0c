package theorem

import (
	"maps"
	"slices"

	"topocert/certificates"
	"topocert/certificates/arithmetic"
	"topocert/certificates/language"
	"topocert/certificates/meaning"
	"topocert/certificates/words"
)

// Words by their own text: sentences with Skolem terms. Where a text says "some", lines of the lemma
// say what is meant; where it says "all", it is shown of any.

// sign is what a variable of a word's text stands for: the network, a number, the coordinates of a
// vertex, the set of the vertices with a condition, the map that a term says of each, or the map from
// the numbers low..high to the vertices that tuples say.
type sign struct {
	network   bool
	numeric   bool
	number    poly // nil for 0
	vertex    []poly
	set       func(v []poly) claim
	count     func(p *place) poly // how many are in the set, nil if that was not asked
	mapping   func(s *scope, v []poly) poly
	points    func(s *scope, i poly) []poly
	low, high poly
}

// signs are those of the names in a text, which do not change, and what stands for the variables before,
// in turn: lines of choices may name that.
type signs struct {
	of     map[string]sign
	before []poly
}

// at is the sign of a name; of what is none there is nothing.
func (g signs) at(x *language.Node) sign {
	if x.Op != language.Name {
		return sign{}
	}
	return g.of[x.Text]
}

func numberSign(x poly) sign { return sign{numeric: true, number: x} }

func (g signs) with(name string, x sign) signs {
	more := maps.Clone(g.of)
	if more == nil {
		more = make(map[string]sign)
	}
	more[name] = x
	return signs{more, g.before}
}

// and has values more that lines may name.
func (g signs) and(list ...poly) signs { return signs{g.of, slices.Concat(g.before, list)} }

func (g signs) withNumber(name string, x poly) signs { return g.with(name, numberSign(x)).and(x) }

func (g signs) withVertex(name string, v []poly) signs {
	return g.with(name, sign{vertex: v}).and(v...)
}

// text is a word's text that is gone through, or that of a word within it.
type text struct {
	*frame
	p      *place
	def    *words.Definition
	chosen map[*language.Node]*choice // by where the variable is from
	calls  map[*language.Node]*text
	// counted tells that arms are all neighbours, each once.
	counted bool
}

// choice is what the lines say for a variable of "some", and the names for what stands before.
type choice struct {
	object *object
	sum    *sum
	before []string
}

// values are what the names of a choice's lines stand for.
func (t *text) values(c *choice, g signs) env { return t.p.params.with(c.before, g.before) }

// byText proves what a word says by its text.
func (f *frame) byText() {
	d := f.word()
	if d == nil {
		f.reject("theorem/method", "%s by text, which is not the language's, want a word with a text", f.fact.Text)
		return
	}
	choices, may := Choices(d, f.Relation, f.Value, f.params, f.coords)
	if !may {
		f.reject("theorem/relation", "%s %s %s by text, want a truth, at most what is least, or at least what is most, or that it is an end of its range, of a text with at most %d parts", f.Fact, f.Relation, certificates.Shortened(f.Value), maxText)
		return
	}
	t := f.newText(d)
	t.counted = countsNear(d, d.Body)
	for _, c := range choices {
		t.lines(c)
	}
	body, truth := d.Body, d.Sort.IsTruth()
	t.p = f.open("its text")
	t.placed()
	var g signs
	seen := false
	for i, p := range d.Definition.Params {
		switch a := f.fact.Args[i]; {
		case d.Params[i].IsNumber() && a.Op == language.Numeral:
			g = g.withNumber(p.Name, newTerms().term(t.p.s, a, nil))
		case d.Params[i].IsNetwork() && !seen:
			g, seen = g.with(p.Name, sign{network: true}), true
		default:
			f.reject("theorem/method", "%s by text about %s, want its network and numerals", f.fact.Text, certificates.Shortened(a.String()))
		}
	}
	if f.err != nil {
		return
	}
	if truth {
		t.p.prove(t.says(f.Value == "true", g, body))
		return
	}
	r := body.Ranges[0]
	v := t.p.term(t.p.s, f.value, t.p.params)
	if _, has := t.like(g, r); !has {
		f.reject("theorem/text", "%s from %s, want numbers that lemmas before tell", r.Names[0], certificates.Shortened(r.In.String()))
		return
	}
	in := g.withNumber(r.Names[0], v)
	end := func(i int) func(*scope) poly { return func(s *scope) poly { return t.number(s, g, r.In.Args[i]) } }
	list := []claim{arithmetic.AtLeast(fixed(v), end(0)), arithmetic.AtLeast(end(1), fixed(v)), t.only(in, r.If), t.says(true, in, body.Args[0])}
	switch {
	case f.Relation != "==":
	case body.Op == "most":
		list = append(list, arithmetic.AtLeast(fixed(v), end(1)))
	default:
		list = append(list, arithmetic.AtLeast(end(0), fixed(v)))
	}
	t.p.prove(arithmetic.All(list...))
}

// word is the definition of the fact's word, nil if it is no text.
func (f *frame) word() *words.Definition { return f.library.Find(f.fact.Text) }

func (f *frame) newText(d *words.Definition) *text {
	return &text{frame: f, def: d, chosen: make(map[*language.Node]*choice), calls: make(map[*language.Node]*text)}
}

// placed lets the texts of words within be about the same place.
func (t *text) placed() {
	for _, in := range t.calls {
		in.p = t.p
		in.placed()
	}
}

// within is the text of a word that is called.
func (t *text) within(x *language.Node) *text {
	in := t.calls[x]
	if in == nil {
		in = t.newText(called(t.def, x))
		in.counted = t.counted
		in.p, t.calls[x] = t.p, in
	}
	return in
}

// called is the word that an expression of a text calls, nil for none.
func called(d *words.Definition, x *language.Node) *words.Definition {
	if x.Op != language.Call {
		return nil
	}
	if in := d.Used(x.Text); in != nil && in.Role == words.Word {
		return in
	}
	return nil
}

// universal tells whether a quantifier says something of all, where it is to be shown that it is b.
func universal(op string, b bool) bool { return (op == "all") == b }

// Choice is a variable of "some" in a word's text: a lemma by text says what it stands for. Its name has "_" behind
// it where one before has the same.
type Choice struct {
	Name string
	// In is where it is from, and Counted says that it is a set whose members are counted.
	In      *language.Node
	Counted bool
	// Before are names for the coordinates and numbers that stand before it, "" for what has none: a number
	// has its variable's name, a coordinate x of a vertex u is x_u; with "_" behind it where there is such a
	// name before.
	Before []string
	// Index is the name for the number of which a map from numbers says a vertex: "at", or so.
	Index string
	calls []*language.Node // the words within which it is
}

// chooser collects choices.
type chooser struct {
	coords, taken []string // the names of the network, and those that there are
	list          []Choice
}

// Choices are those of a word's text about a network, in turn, for a lemma by text that says this; not if it may not.
func Choices(d *words.Definition, relation, value string, params, coords []string) (list []Choice, may bool) {
	if written(d) > maxText {
		return nil, false
	}
	c := &chooser{coords: coords, taken: slices.Concat(params, coords)}
	var before []string
	for i, p := range d.Definition.Params {
		if !d.Params[i].IsNetwork() {
			before = c.name(before, p.Name)
		}
	}
	switch body := d.Body; {
	case body.Op == "least" && relation != ">=" || body.Op == "most" && relation != "<=":
		c.visit(d, nil, body.Args[0], true, c.name(before, body.Ranges[0].Names[0]))
	case d.Sort.IsTruth() && relation == "==" && (value == "true" || value == "false"):
		c.visit(d, nil, body, value == "true", before)
	default:
		return nil, false
	}
	return c.list, true
}

// maxText bounds the parts of a text where each word in it is written out.
const maxText = 1 << 13

// written counts these, as long as they are few.
func written(d *words.Definition) int {
	known := make(map[*words.Definition]int)
	var count func(d *words.Definition) int
	count = func(d *words.Definition) int {
		if _, is := known[d]; !is {
			known[d] = 0
			d.Body.Each(func(x *language.Node) bool {
				known[d]++
				if in := called(d, x); in != nil && known[d] <= maxText {
					known[d] += count(in)
				}
				return true
			})
		}
		return known[d]
	}
	return count(d)
}

// name adds a name that is not there yet.
func (c *chooser) name(before []string, name string) []string {
	for slices.Contains(c.taken, name) || slices.Contains(before, name) {
		name += "_"
	}
	return append(slices.Clone(before), name)
}

func (c *chooser) vertex(before []string, name string) []string {
	for _, x := range c.coords {
		before = c.name(before, x+"_"+name)
	}
	return before
}

func (c *chooser) visit(d *words.Definition, calls []*language.Node, x *language.Node, b bool, before []string) {
	if in := called(d, x); in != nil {
		for i, a := range x.Args {
			if a.Op != language.Name {
				before = c.name(before, in.Definition.Params[i].Name)
			}
		}
		c.visit(in, append(slices.Clone(calls), x), in.Body, b, before)
		return
	}
	switch x.Op {
	case "!":
		c.visit(d, calls, x.Args[0], !b, before)
	case "&&", "||":
		c.visit(d, calls, x.Args[0], b, before)
		c.visit(d, calls, x.Args[1], b, before)
	case "all", "some":
		for _, r := range x.Ranges {
			near := r.In.Op == language.Call && r.In.Text == "neighbors"
			if !universal(x.Op, b) && !near {
				counted := r.In.Op == language.Call && r.In.Text == "sets" && (len(r.In.Args) > 1 || counts(d, x, r.Names[0]))
				name := r.Names[0]
				for slices.ContainsFunc(c.list, func(o Choice) bool { return o.Name == name }) {
					name += "_"
				}
				index := c.name(before, "at")
				c.list = append(c.list, Choice{name, r.In, counted, before, index[len(before)], calls})
			}
			switch {
			case r.In.Op == language.To:
				before = c.name(before, r.Names[0])
			case r.In.Text == "maps" && r.In.Args[0].Op == language.To:
				before = append(slices.Clone(before), "", "")
			case r.In.Text != "sets" && r.In.Text != "maps":
				for _, name := range r.Names {
					before = c.vertex(before, name)
				}
			}
		}
		c.visit(d, calls, x.Args[0], b, before)
	}
}

// lines reads those for a choice: a condition for a set of vertices, and a sum if its members are counted; a
// term for a map of the vertices, or for a number; tuples for a vertex, or for a map from numbers, by its name.
func (t *text) lines(x Choice) {
	in := t
	for _, call := range x.calls {
		in = in.within(call)
	}
	c := &choice{object: new(object), before: x.Before}
	before := slices.Concat(t.params, x.Before)
	over := slices.Concat(before, t.coords)
	switch {
	case x.In.Op == language.To:
		c.object.term = t.expression(t.line(x.Name), before)
	case x.In.Text == "maps" && x.In.Args[0].Op == language.To:
		c.object.names = []string{x.Index}
		c.object.pieces = t.piecesOf(x.Name, slices.Concat(before, c.object.names), len(t.coords))
	case x.In.Text == "maps":
		c.object.term = t.expression(t.line(x.Name), over)
	case x.Counted:
		c.object.term = t.expression(t.line(x.Name), slices.Concat(t.params, t.coords))
		c.sum = t.telescopes("the set "+x.Name, t.overVertices(), nil, func(p *place, v values) poly {
			return p.indicator(newTerms().condition(c.object.term, v.own))
		})
	case x.In.Text == "sets":
		c.object.term = t.expression(t.line(x.Name), over)
	default:
		c.object.pieces = t.piecesOf(x.Name, before, len(t.coords))
	}
	in.chosen[x.In] = c
}

// counts tells whether a text has len(name), or hands it to a word that has.
func counts(d *words.Definition, x *language.Node, name string) (does bool) {
	x.Each(func(n *language.Node) bool {
		if n.Op != language.Call {
			return !does
		}
		in := called(d, n)
		for i, a := range n.Args {
			if a.Op == language.Name && a.Text == name {
				does = does || n.Text == "len" || in != nil && counts(in, in.Body, in.Definition.Params[i].Name)
			}
		}
		return !does
	})
	return does
}

// countsNear tells whether a text counts neighbours.
func countsNear(d *words.Definition, x *language.Node) bool {
	counts := func(x *language.Node) bool { return countsNear(d, x) }
	if in := called(d, x); in != nil {
		return countsNear(in, in.Body)
	}
	for _, r := range x.Ranges {
		if (x.Op == "count" || x.Op == "sum") && r.In.Op == language.Call && r.In.Text == "neighbors" || r.If != nil && counts(r.If) {
			return true
		}
	}
	switch {
	case x.Op == language.Call && x.Text == "degree":
		return true
	case x.Op == language.Index || x.Op == "in":
		return false
	}
	return slices.ContainsFunc(x.Args, counts)
}

// in is the place in a scope.
func (t *text) in(s *scope) *place {
	p := *t.p
	p.s = s
	return &p
}

// isNumber tells whether an expression is a number that can be computed, isVertex whether it is a vertex, and
// isExact whether it is a truth of such and of sets; careful is without what may have no value: a divisor that is
// no numeral, a map from numbers.
func (t *text) isNumber(g signs, x *language.Node, careful bool) bool {
	is := func(i int) bool { return t.isNumber(g, x.Args[i], careful) }
	switch x.Op {
	case language.Numeral:
		return true
	case language.Name:
		return g.of[x.Text].numeric
	case "+", "-", "*":
		return is(0) && is(len(x.Args)-1)
	case "%":
		return is(0) && (aboveZero(x.Args[1]) || !careful && is(1))
	case language.Index:
		return g.at(x.Args[0]).mapping != nil && len(x.Args) == 2 && t.isVertex(g, x.Args[1], careful)
	case "count", "sum":
		r := x.Ranges[0]
		if !t.counted || len(x.Ranges) > 1 || r.In.Op != language.Call || r.In.Text != "neighbors" {
			return false
		}
		in, has := t.like(g, r)
		return has && (x.Op == "count" && t.isExact(in, x.Args[0], true) || x.Op == "sum" && t.isNumber(in, x.Args[0], true))
	case language.Call:
		if meaning.Rounds(x) < 0 {
			q := x.Args[0]
			return q.Op == "/" && aboveZero(q.Args[1]) && t.isNumber(g, q.Args[0], careful)
		}
		switch x.Text {
		case "abs", "min", "max":
			return !slices.ContainsFunc(x.Args, func(a *language.Node) bool { return !t.isNumber(g, a, careful) })
		case "cond":
			return t.isExact(g, x.Args[0], careful) && is(1) && is(2)
		case "len":
			return g.at(x.Args[0]).count != nil
		case "order":
			return g.at(x.Args[0]).network && t.before("order") != nil
		case "degree":
			return t.counted && g.at(x.Args[0]).network && g.at(x.Args[1]).vertex != nil
		}
	}
	return false
}

// aboveZero tells whether a divisor is a numeral above 0.
func aboveZero(x *language.Node) bool {
	m, known := constant(x, nil)
	return x.Op == language.Numeral && known && m > 0
}

func (t *text) isVertex(g signs, x *language.Node, careful bool) bool {
	if x.Op == language.Index {
		return !careful && g.at(x.Args[0]).points != nil && len(x.Args) == 2 && t.isNumber(g, x.Args[1], careful)
	}
	return g.at(x).vertex != nil
}

func (t *text) isExact(g signs, x *language.Node, careful bool) bool {
	both := func(is func(signs, *language.Node, bool) bool) bool {
		return is(g, x.Args[0], careful) && is(g, x.Args[1], careful)
	}
	switch x.Op {
	case language.Name:
		return x.Text == "true" || x.Text == "false"
	case "!":
		return t.isExact(g, x.Args[0], careful)
	case "&&", "||":
		return both(t.isExact)
	case "==", "!=":
		return both(t.isVertex) || both(t.isNumber)
	case "<", "<=", ">", ">=":
		return both(t.isNumber)
	case "in":
		return t.isVertex(g, x.Args[0], careful) && g.at(x.Args[1]).set != nil
	}
	return false
}

// terms are those of a text: of its signs, and what it asks of the network.
func (t *text) terms(g signs) terms {
	in := newTerms()
	in.own = func(s *scope, x *language.Node) (poly, bool) {
		switch {
		case x.Op == language.Name:
			return g.of[x.Text].number, true
		case x.Op == language.Index:
			return g.at(x.Args[0]).mapping(s, t.vertex(s, g, x.Args[1])), true
		case x.Op == "count" || x.Op == "sum":
			return t.tally(s, g, x), true
		case x.Text == "len":
			return g.at(x.Args[0]).count(t.in(s)), true
		case x.Text == "order":
			return t.p.term(s, t.valueOf("order", "=="), t.p.params), true
		case x.Text == "degree":
			return t.in(s).degree(g.at(x.Args[1]).vertex), true
		}
		return nil, false
	}
	in.says = func(x *language.Node) claim {
		if x.Op == "in" {
			return func(s *scope, truth bool) { v := t.vertex(s, g, x.Args[0]); g.at(x.Args[1]).set(v)(s, truth) }
		}
		if x.Op != "==" && x.Op != "!=" || !t.isVertex(g, x.Args[0], false) || !t.isVertex(g, x.Args[1], false) {
			return nil
		}
		equal := func(s *scope, truth bool) {
			u := t.vertex(s, g, x.Args[0])
			same(u, t.vertex(s, g, x.Args[1]))(s, truth)
		}
		if x.Op == "==" {
			return equal
		}
		return arithmetic.Not(equal)
	}
	return in
}

func (t *text) number(s *scope, g signs, x *language.Node) poly { return t.terms(g).term(s, x, nil) }

// exact is what a truth says that can be computed.
func (t *text) exact(g signs, x *language.Node) claim { return t.terms(g).condition(x, nil) }

// tally counts neighbours with a condition, or adds numbers of them: arms are all, each once.
func (t *text) tally(s *scope, g signs, x *language.Node) (sum poly) {
	r := x.Ranges[0]
	there, to := t.in(s).arms(g.at(r.In.Args[1]).vertex)
	for i := range there {
		sum = sum.Add(s.Cond(there[i], func(s *scope) poly {
			in := g.withVertex(r.Names[0], to[i](s))
			return s.Cond(t.only(in, r.If), func(s *scope) poly {
				if x.Op == "sum" {
					return t.number(s, in, x.Args[0])
				}
				return t.in(s).indicator(t.exact(in, x.Args[0]))
			}, fixed(nil))
		}, fixed(nil)))
	}
	return sum
}

// vertex computes a vertex.
func (t *text) vertex(s *scope, g signs, x *language.Node) []poly {
	if x.Op == language.Index {
		i := t.number(s, g, x.Args[1])
		return g.at(x.Args[0]).points(s, i)
	}
	return g.at(x).vertex
}

// needs is what a text needs for its value: divisors above 0, and places that the maps have.
func (t *text) needs(g signs, x *language.Node) (list []claim) {
	if x.Op == "count" || x.Op == "sum" {
		return nil
	}
	args := x.Args
	if x.Op == "in" {
		args = args[:1]
	}
	for _, a := range args {
		list = append(list, t.needs(g, a)...)
	}
	number := func(s *scope) poly { return t.number(s, g, x.Args[1]) }
	switch {
	case x.Op == "%" && !aboveZero(x.Args[1]):
		list = append(list, arithmetic.AtLeast(number, fixed(arithmetic.Int(1))))
	case x.Op == language.Index && g.at(x.Args[0]).points != nil:
		m := g.at(x.Args[0])
		list = append(list, arithmetic.AtLeast(number, fixed(m.low)), arithmetic.AtLeast(fixed(m.high), number))
	}
	return list
}

// withNeeds says what something needs, too, if that is anything.
func withNeeds(needs []claim, c claim) claim {
	if needs == nil {
		return c
	}
	return arithmetic.All(append(needs, c)...)
}

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
	if t.isExact(g, x, false) {
		is := t.exact(g, x)
		if !b {
			is = arithmetic.Not(is)
		}
		if t.isExact(g, x, true) {
			return is
		}
		return withNeeds(t.needs(g, x), is)
	}
	if called(t.def, x) != nil {
		in := t.within(x)
		if _, may := t.signs(g, x, func(*language.Node) poly { return nil }); !may {
			return nothing()
		}
		return func(s *scope, truth bool) {
			own, _ := t.signs(g, x, func(a *language.Node) poly { return t.number(s, g, a) })
			in.says(b, own, in.def.Body)(s, truth)
		}
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
		if b && t.adjacency(g, x, false) {
			return func(s *scope, truth bool) {
				u := t.vertex(s, g, x.Args[1])
				v := t.vertex(s, g, x.Args[2])
				withNeeds(slices.Concat(t.needs(g, x.Args[1]), t.needs(g, x.Args[2])), t.in(s).adjacent(u, v))(s, truth)
			}
		}
	}
	return nothing()
}

// adjacency tells whether a text is adjacent(G, u, v), of vertices that can be computed.
func (t *text) adjacency(g signs, x *language.Node, careful bool) bool {
	return x.Op == language.Call && x.Text == "adjacent" && g.at(x.Args[0]).network && t.isVertex(g, x.Args[1], careful) && t.isVertex(g, x.Args[2], careful)
}

// signs are those of the parameters of a word that is called; not if an argument has no form here.
func (t *text) signs(g signs, x *language.Node, number func(*language.Node) poly) (own signs, may bool) {
	own.before = g.before
	for i, p := range called(t.def, x).Definition.Params {
		a := x.Args[i]
		is, known := g.of[a.Text]
		switch {
		case a.Op == language.Name && known:
			own = own.with(p.Name, is)
		case a.Op != language.Name && t.isNumber(g, a, true):
			own = own.withNumber(p.Name, number(a))
		default:
			return own, false
		}
	}
	return own, true
}

// like are the signs with those of a range's variables, as far as what can be computed goes; not if the range, or
// its condition, has no form here.
func (t *text) like(g signs, r language.Range) (in signs, has bool) {
	ofNetwork := func(x *language.Node, call string) bool {
		return x.Op == language.Call && x.Text == call && g.at(x.Args[0]).network
	}
	numbers := func(x *language.Node) bool {
		return x.Op == language.To && t.isNumber(g, x.Args[0], true) && t.isNumber(g, x.Args[1], true)
	}
	x, names := r.In, 1
	one := sign{vertex: make([]poly, len(t.coords))}
	switch {
	case numbers(x):
		one = numberSign(nil)
	case ofNetwork(x, "vertices"), ofNetwork(x, "neighbors") && g.at(x.Args[1]).vertex != nil:
	case ofNetwork(x, "links"):
		names = 2
	case x.Op == language.Call && x.Text == "sets" && ofNetwork(x.Args[0], "vertices") && (len(x.Args) == 1 || t.isNumber(g, x.Args[1], true)):
		one = sign{set: func([]poly) claim { return nothing() }}
		if c := t.chosen[x]; c != nil && c.sum != nil {
			one.count = c.sum.total
		}
	case x.Op == language.Call && x.Text == "maps" && ofNetwork(x.Args[0], "vertices") && numbers(x.Args[1]):
		one = sign{mapping: func(*scope, []poly) poly { return nil }}
	case x.Op == language.Call && x.Text == "maps" && numbers(x.Args[0]) && ofNetwork(x.Args[1], "vertices"):
		one = sign{points: func(*scope, poly) []poly { return nil }}
	default:
		return g, false
	}
	if in = g; len(r.Names) != names {
		return g, false
	}
	for _, name := range r.Names {
		in = in.with(name, one)
	}
	return in, r.If == nil || t.isExact(in, r.If, true)
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
	vertex := func(g signs, i int, v []poly) signs { return g.withVertex(r.Names[i], v) }
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
				unmet(s, g.withNumber(r.Names[0], v))
			})
		}
		return func(s *scope, truth bool) {
			c := t.chosen[r.In]
			v := t.p.term(s, c.object.term, t.values(c, g))
			in := g.withNumber(r.Names[0], v)
			arithmetic.All(arithmetic.AtLeast(fixed(v), low), arithmetic.AtLeast(high, fixed(v)), t.only(in, r.If), rest(in))(s, truth)
		}
	case call == "vertices" && all:
		return ofAny(func(s *scope) { unmet(s, vertex(g, 0, t.in(s).any(t.coords))) })
	case call == "vertices":
		return func(s *scope, truth bool) {
			p := t.in(s)
			c := t.chosen[r.In]
			v := p.pieces(c.object.pieces, t.values(c, g))
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
	c := t.chosen[r.In]
	e := t.values(c, g)
	if r.In.Text == "maps" && r.In.Args[0].Op == language.To {
		return t.points(g, r, c, rest)
	}
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
	if c.sum != nil {
		e = t.p.params
	}
	set := sign{set: func(v []poly) claim { return newTerms().condition(c.object.term, e.with(t.coords, v)) }}
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

// points says something of the map from numbers to vertices that the lines say.
func (t *text) points(g signs, r language.Range, c *choice, rest func(g signs) claim) claim {
	return func(s *scope, truth bool) {
		low := t.number(s, g, r.In.Args[0].Args[0])
		high := t.number(s, g, r.In.Args[0].Args[1])
		at := func(s *scope, i poly) []poly {
			return t.in(s).pieces(c.object.pieces, t.values(c, g).with(c.object.names, []poly{i}))
		}
		in := g.with(r.Names[0], sign{points: at, low: low, high: high}).and(low, high)
		vertices := ofAny(func(s *scope) {
			i := s.Fresh(c.object.names[0])
			s.Fact(i.Sub(low))
			s.Fact(high.Sub(i))
			t.in(s).isVertex(at(s, i))(s, false)
		})
		arithmetic.All(vertices, t.only(in, r.If), rest(in))(s, truth)
	}
}

// sure tells whether a text is true or false in any case.
func (t *text) sure(g signs, x *language.Node) bool {
	if t.isExact(g, x, true) {
		return true
	}
	if called(t.def, x) != nil {
		own, may := t.signs(g, x, func(*language.Node) poly { return nil })
		in := t.within(x)
		return may && in.sure(own, in.def.Body)
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
	return t.adjacency(g, x, true)
}
