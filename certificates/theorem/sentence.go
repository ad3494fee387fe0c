package theorem

import (
	"fmt"
	"maps"
	"math/big"
	"strconv"
	"strings"

	"topocert/certificates/arithmetic"
	"topocert/certificates/language"
	"topocert/certificates/meaning"
)

// frame is where in a method's lines one is: within what is said of each of some things.
type frame struct {
	*lemma
	loops  map[string]loop
	prefix string // of questions' names
}

// loop is one of so many things, from 0, of a network.
type loop struct {
	of        *network
	at, count int
	lines     bool // there is a line for each
}

// relationOf are the relations of lemmas before to what facts are.
var relationOf = map[string]string{"exact": "==", "bound": ">=", "limit": "<="}

// run goes through lines.
func (f *frame) run(lines []*line) {
	for _, l := range lines {
		first, rest, _ := strings.Cut(l.text, " ")
		key := rest + " if "
		switch {
		case f.err != nil:
			return
		case first[0] == '"':
			f.question(l.text[1:])
		case first == "each":
			f.each(strings.Fields(rest), l.block)
		case first == "exactly":
			if f.Relation == "==" {
				f.run(l.block)
			}
		case first == "counted":
			if d := f.word(); d != nil && written(d) <= maxText && countsNear(d, d.Body) {
				f.run(l.block)
			}
		case first == "once":
			if !f.done[key] && !f.done[key+f.If] {
				f.done[key+f.If] = true
				f.run(l.block)
			}
		case first == "sum":
			f.sum(rest)
		case first == "needs":
			f.holds(strings.Fields(rest)...)
		case relationOf[first] != "":
			for _, fact := range strings.Fields(rest) {
				f.valueOf(fact, relationOf[first])
			}
		case !f.special(first, rest):
			f.reads(first, rest)
		}
	}
}

// parsed reads an expression of a method.
func parsed(text string) *language.Node {
	c, err := language.Parse(text)
	if err != nil {
		panic(fmt.Sprintf("methods.words: %q: %v", text, err))
	}
	return c.Expr
}

// each goes through lines for each KIND NAME, perhaps of H, before or to another, and named.
func (f *frame) each(words []string, block []*line) {
	kind, name, more := words[0], words[1], words[2:]
	over, named := loop{of: f.network}, false
	end := func() int { return over.count }
	for i, word := range more {
		switch word {
		case "H":
			over.of = f.other
		case "named":
			named = true
		case "before":
			end = func() int { return f.loops[more[i+1]].at }
		case "to":
			end = func() int { return f.loops[more[i+1]].at + 1 }
		case "first":
			end = func() int { return min(over.count, 1) }
		}
	}
	switch kind {
	case "neighbour":
		over.count = len(over.of.items)
	case "arm":
		over.count = len(f.items) + len(f.back)
	case "start":
		f.starts = f.sources()
		over.count, over.lines = len(f.starts), true
	default:
		over.count = len(f.objects[kind].pieces)
	}
	for over.at = range end() {
		in := &frame{lemma: f.lemma, loops: make(map[string]loop), prefix: f.prefix}
		maps.Copy(in.loops, f.loops)
		in.loops[name] = over
		if named {
			in.prefix += fmt.Sprintf("%s %d: ", kind, over.at+1)
		}
		in.run(block)
	}
}

// named writes the numbers of a question's name.
func (f *frame) named(text string) string {
	for name, l := range f.loops {
		text = strings.ReplaceAll(text, "{#"+name+"}", strconv.Itoa(l.at+1))
		if l.at < len(l.of.items) {
			text = strings.ReplaceAll(text, "{"+name+"}", strconv.Itoa(l.of.items[l.at].number))
		}
	}
	return f.prefix + text
}

// sum reads a sum: NAME "WHAT" over NAMES: WEIGHT.
func (f *frame) sum(text string) {
	parts := strings.SplitN(text, `"`, 3)
	over, weight, _ := strings.Cut(parts[2], ": ")
	x, name, groups := parsed(weight), strings.TrimSpace(parts[0]), strings.Fields(strings.ReplaceAll(over, ",", ""))
	levels, also := f.overVertices(), env(nil)
	factor := map[bool]*big.Int{true: big.NewInt(1), false: f.times}[name == "numbers"]
	if len(groups) > 1 && groups[1] == "links" { // of a neighbour
		it := f.items[f.loops[groups[3]].at]
		levels, also, groups = f.overLinks(it), it.values, nil
	} else if len(groups) > 1 {
		levels, groups = nil, groups[1:]
		for _, group := range groups {
			for i, l := range f.overVertices() {
				levels = append(levels, level{l.over, f.names[group][i]})
			}
		}
	}
	f.added[name] = append(f.added[name], f.telescopes(f.named(parts[1]), levels, also, func(p *place, v values) poly {
		q := &sentence{place: p, frame: f, names: v.own, text: v.text, locals: make(map[string]any)}
		for _, group := range groups {
			q.locals[group] = valuesOf(v.own, f.names[group])
		}
		q.locals["v"] = valuesOf(v.text, f.coords)
		return q.number(p.s, x).Times(factor)
	}))
}

// valuesOf are those of names.
func valuesOf(e env, names []string) (v []poly) {
	for _, name := range names {
		v = append(v, e[name])
	}
	return v
}

// sentence is a question that is being made: names have values in the lemma's lines, locals in the
// method's. Text is nil but in a sum, where it has what the network's names stand for.
type sentence struct {
	*place
	frame  *frame
	other  *place // nil but where a method is about two networks
	names  env
	text   env
	locals map[string]any
}

// question asks NAME": STEPS, of which the last is to be shown.
func (f *frame) question(text string) {
	name, steps, _ := strings.Cut(text, `": `)
	p := f.open(f.named(name))
	q := &sentence{place: p, frame: f, names: p.params, locals: make(map[string]any)}
	if f.lemma.other != nil {
		q.other, q.names = f.lemma.other.in(p.s, p.variables), p.variables
	}
	var last claim
	for step := range strings.SplitSeq(steps, "; ") {
		last = q.step(step)
	}
	p.prove(last)
}

// step takes a step, and returns what is said if that is all.
func (q *sentence) step(text string) claim {
	words := strings.Fields(text)
	left, right, defines := strings.Cut(text, " = ")
	switch {
	case words[0] == "any" && len(words) == 4: // of H
		q.locals[words[1]] = q.other.any(q.other.coords)
	case words[0] == "any":
		group := append(words, "v")[2]
		q.set(words[1], group, q.any(q.frame.lemma.names[group]))
	case words[0] == "new":
		q.locals[words[1]] = q.s.Fresh(q.frame.lemma.names[words[2]][0])
	case words[0] == "given":
		q.truth(parsed(strings.TrimPrefix(text, "given ")))(q.s, true)
	case !defines:
		return q.truth(parsed(text))
	default:
		x := parsed(right)
		if x.Op == "||" {
			q.locals[left] = q.truth(x)
			break
		}
		v := q.value(q.s, x)
		if first, second, pair := strings.Cut(left, ", "); pair {
			q.locals[first], q.locals[second] = v.([]poly)[:len(q.coords)], v.([]poly)[len(q.coords):]
			break
		}
		q.set(left, left, v)
	}
	return nil
}

// set lets a name of the method have a value, and those of a line.
func (q *sentence) set(name, group string, v any) {
	q.locals[name] = v
	if names := q.frame.lemma.names[group]; names != nil {
		q.names = q.names.with(names, flat(v))
	}
}

// flat is a number or a tuple as a tuple.
func flat(v any) []poly {
	if x, one := v.(poly); one {
		return []poly{x}
	}
	return v.([]poly)
}

func (q *sentence) number(s *scope, x *language.Node) poly { return q.value(s, x).(poly) }

// arithmetical tells whether an expression of a method is as those of lemmas are.
func arithmetical(x *language.Node) bool {
	return x.Op != language.Name && x.Op != language.Call || meaning.Rounds(x) != 0
}

// value computes an expression of a method in a scope: a number, or a tuple of numbers.
func (q *sentence) value(s *scope, x *language.Node) any {
	f := q.frame
	tuple := func(i int) []poly { return q.value(s, x.Args[i]).([]poly) }
	if arithmetical(x) {
		in := newTerms()
		in.own = func(s *scope, x *language.Node) (v poly, is bool) {
			if is = !arithmetical(x); is {
				v = q.number(s, x)
			}
			return v, is
		}
		return in.term(s, x, nil)
	}
	if v, known := q.locals[x.Text]; known {
		return v
	}
	if l, known := f.loops[x.Text]; known {
		return arithmetic.Int(int64(l.at + 1))
	}
	if o := f.objects[x.Text]; o != nil {
		e := q.given(s, o, x)
		if o.pieces == nil {
			return q.term(s, o.term, e)
		}
		in := *q.place
		in.s = s
		return in.pieces(o.pieces, e)
	}
	switch x.Text {
	case "value":
		return q.term(s, f.value, q.params)
	case "argument":
		at, _ := constant(x.Args[0], nil)
		return claimed().term(s, f.fact.Args[at], q.variables)
	case "origin":
		return q.tuple(s, q.vertex.to, q.params)
	case "the":
		return q.tuple(s, f.objects[x.Args[0].Text].pieces[f.loops[x.Args[1].Text].at].to, q.params)
	case "number":
		return arithmetic.Int(int64(len(f.objects[x.Args[0].Text].pieces)))
	case "start":
		r, e := f.starts[f.loops[x.Args[0].Text].at].begin(q.place)
		q.names = e
		return r
	case "follow":
		p, l := q.place, f.loops[x.Args[0].Text]
		if l.of == f.lemma.other {
			p = q.other
		}
		return p.follow(l.of.items[l.at], tuple(1))
	case "along":
		i := f.loops[x.Args[0].Text].at
		if q.text != nil {
			return q.target(s, q.items[i], q.text)
		}
		_, to := q.arms(tuple(1))
		return to[i](s)
	case "hop":
		at := tuple(0)
		return f.route.next(q.place, at, tuple(1))
	case "degree":
		return q.degree(tuple(0))
	case "count":
		return q.indicator(q.truth(x.Args[0]))
	case "bound", "limit":
		return q.term(s, f.valueOf(x.Args[0].Text, relationOf[x.Text]), q.params)
	case "total", "ends": // of ends, twice where links are given once
		var sum poly
		for i, a := range f.added[x.Args[0].Text] {
			links := a.total(q.place)
			if sum = sum.Add(links); x.Text == "ends" && !f.twice[i] {
				sum = sum.Add(links)
			}
		}
		return sum
	}
	return q.term(s, f.valueOf(x.Text, "=="), q.params)
}

// given are the names with the values of an object's arguments.
func (q *sentence) given(s *scope, o *object, x *language.Node) env {
	var values []poly
	for _, a := range x.Args {
		values = append(values, flat(q.value(s, a))...)
	}
	return q.names.with(o.names[:len(values)], values)
}

// truth is what an expression of a method says; what it compares is computed where it is said.
func (q *sentence) truth(x *language.Node) claim {
	var list []claim
	if x.Op == "&&" || x.Op == "||" {
		for _, a := range operands(x, x.Op) {
			list = append(list, q.truth(a))
		}
	}
	switch x.Op {
	case "&&":
		return arithmetic.All(list...)
	case "||":
		return arithmetic.Some(list...)
	case "!":
		return arithmetic.Not(q.truth(x.Args[0]))
	case "some":
		return q.some(x)
	case language.Name:
		if x.Text == "true" {
			return arithmetic.All()
		}
		return q.locals[x.Text].(claim)
	}
	return func(s *scope, truth bool) { q.says(s, x)(s, truth) }
}

// operands are those of an operator that joins two or more.
func operands(x *language.Node, op string) []*language.Node {
	if x.Op != op {
		return []*language.Node{x}
	}
	return append(operands(x.Args[0], op), operands(x.Args[1], op)...)
}

// says is what a comparison or a word says.
func (q *sentence) says(s *scope, x *language.Node) claim {
	f, p := q.frame, q.place
	if o := f.objects[x.Text]; o != nil && x.Op == language.Call {
		return newTerms().condition(o.term, q.given(s, o, x))
	}
	if x.Args[len(x.Args)-1].Text == "H" {
		p = q.other
	}
	if x.Text == "there" && q.text != nil {
		return q.terms.conditions(q.items[f.loops[x.Args[0].Text].at].next.If, q.text)
	}
	values := []any{q.value(s, x.Args[0])}
	if len(x.Args) > 1 && x.Text != "is_vertex" {
		values = append(values, q.value(s, x.Args[1]))
	}
	tuple := func(i int) []poly { return values[i].([]poly) }
	a, number := values[0].(poly)
	switch x.Op + x.Text {
	case "==":
		if number {
			return equal(a, values[1].(poly))
		}
		return same(tuple(0), tuple(1))
	case ">=":
		return atLeast(a, values[1].(poly))
	case "callis_vertex":
		return p.isVertex(tuple(0))
	case "calljoined":
		return p.adjacent(tuple(0), tuple(1))
	case "callthere":
		there, _ := q.arms(tuple(1))
		return there[f.loops[x.Args[0].Text].at]
	case "callslow": // from a to b along a link it changes by 1 at most; in a directed network it may grow
	default:
		panic(fmt.Sprintf("methods.words: %s", x))
	}
	b := values[1].(poly)
	falls := atLeast(b.Plus(1), a)
	if q.directed {
		return falls
	}
	return arithmetic.All(atLeast(a.Plus(1), b), falls)
}

// some says something of some neighbour of a vertex, of some arm, or of some point.
func (q *sentence) some(x *language.Node) claim {
	r := x.Ranges[0]
	wanted := func(w []poly) claim {
		inner := *q
		inner.locals = maps.Clone(q.locals)
		inner.locals[r.Names[0]] = w
		return inner.truth(x.Args[0])
	}
	var list []claim
	if r.In.Text == "points" {
		for _, b := range q.frame.objects[r.In.Args[0].Text].pieces {
			list = append(list, func(s *scope, truth bool) { wanted(q.tuple(s, b.to, q.params))(s, truth) })
		}
		return arithmetic.Some(list...)
	}
	v := q.locals[r.In.Args[0].Text].([]poly)
	if r.In.Text == "neighbors" {
		return q.someNeighbor(v, wanted)
	}
	there, to := q.arms(v)
	for i := range there {
		list = append(list, arithmetic.All(there[i], func(s *scope, truth bool) { wanted(to[i](s))(s, truth) }))
	}
	return arithmetic.Some(list...)
}
