package strategy

import (
	"fmt"
	"iter"
	"math"
	"slices"

	"topocert/certificates"
	"topocert/certificates/language"
	"topocert/certificates/words"
)

// evaluator gives expressions their values: by going through all values of a quantifier's
// variable, or, while it makes a formula, with literals in place of what a choice leaves open.
type evaluator struct {
	world certificates.World
	words *words.Library
	// parts are the vertices, links and tuples that were met, ids their numbers.
	parts []parted
	ids   map[pair]part
	// roots are the networks with names, named those that definitions name.
	roots []*network
	named map[string]*network
	// made are networks that words make of others, by the word and its arguments.
	made map[callKey]*network
	held int64 // bytes that these take
	// told are values of words; monotonic what is said of their forms.
	told      map[callKey]any
	monotonic map[monotoneWord]bool
	// shapes are the numbers of the shapes of parts.
	shapes map[shape]int32
	// rooted are the networks of the vertices of which parts of a shape are made.
	rooted map[int32][]int32
	// circuit is the formula that is being made; nil in plain evaluation.
	circuit *circuit
}

// Steps and bytes of a budget.
const (
	stepsOfNode = 64
	bytesOfPart = 160
	bytesOfGoal = 192
	// bytesOfBound are for a value of a variable.
	bytesOfBound = 160
)

func newEvaluator(w certificates.World) *evaluator {
	lib := w.Words
	if lib == nil {
		lib = words.Standard()
	}
	return &evaluator{world: w, words: lib, ids: make(map[pair]part), named: make(map[string]*network), made: make(map[callKey]*network), told: make(map[callKey]any), monotonic: make(map[monotoneWord]bool), shapes: make(map[shape]int32), rooted: make(map[int32][]int32)}
}

// failure carries an error up to where a check began.
type failure struct{ err error }

func (e *evaluator) spend(steps int64) {
	if err := e.world.Budget.Spend(steps); err != nil {
		panic(failure{err})
	}
}

func (e *evaluator) take(bytes int64) {
	if err := e.world.Budget.Take(bytes); err != nil {
		panic(failure{err})
	}
}

// noValue ends the check: an expression has no value, and so has the sentence.
func (e *evaluator) noValue(n *language.Node, format string, args ...any) {
	panic(failure{certificates.Reject("strategy/value", "line %d, column %d of the definitions: no value, want one: %s", n.Place.Line, n.Place.Column, fmt.Sprintf(format, args...))})
}

// scope holds the values of variables, the innermost first.
type scope struct {
	name  string
	value any
	outer *scope
}

func (s *scope) find(name string) (any, bool) {
	for ; s != nil; s = s.outer {
		if s.name == name {
			return s.value, true
		}
	}
	return nil, false
}

func (s *scope) with(name string, value any) *scope { return &scope{name, value, s} }

// isTruth tells whether an expression is true or false. A variable is neither, whatever a later
// definition of its name says.
func (e *evaluator) isTruth(n *language.Node, s *scope) bool {
	switch n.Op {
	case "!", "&&", "||", "==", "!=", "<", "<=", ">", ">=", "in", "all", "some":
		return true
	case language.Name, language.Call:
		if n.Text == "cond" && n.Op == language.Call {
			return e.isTruth(n.Args[1], s)
		}
		if _, found := s.find(n.Text); found {
			return false
		}
		d := e.words.Find(n.Text)
		return n.Text == "true" || n.Text == "false" || n.Text == "adjacent" || n.Text == "connected" || d != nil && d.Role == words.Word && d.Sort.IsTruth()
	}
	return false
}

// truth is the truth of an expression: yes or no, or a literal where choices are open. The
// polarity says which choices a formula may leave open: 1 those of "some", since the
// expression being true is what is looked for; −1 those of "all", since being false is; 0
// none.
func (e *evaluator) truth(n *language.Node, s *scope, polarity int) lit {
	e.spend(stepsOfNode)
	switch n.Op {
	case "!":
		return -e.truth(n.Args[0], s, -polarity)
	case "&&": // the left side guards the right one
		left := e.truth(n.Args[0], s, polarity)
		if left == no {
			return no
		}
		return e.and(left, e.truth(n.Args[1], s, polarity))
	case "||":
		left := e.truth(n.Args[0], s, polarity)
		if left == yes {
			return yes
		}
		return e.or(left, e.truth(n.Args[1], s, polarity))
	case "all", "some":
		return e.quantified(n, s, polarity)
	case "in":
		return e.member(n, e.term(n.Args[0], s), e.term(n.Args[1], s))
	case "==", "!=", "<", "<=", ">", ">=":
		r := relations[n.Op]
		if e.isTruth(n.Args[0], s) {
			return r.sign * e.same(e.truth(n.Args[0], s, 0), e.truth(n.Args[1], s, 0))
		}
		return r.sign * e.compared(n, r.op, e.term(n.Args[r.first], s), e.term(n.Args[1-r.first], s))
	case language.Name, language.Call:
		switch n.Text {
		case "true", "false":
			return truthOf(n.Text == "true")
		case "adjacent":
			return e.adjacent(n, s)
		case "connected":
			g := e.network(n.Args[0], s)
			if e.circuit != nil && polarity < 0 && g.open && !g.directed {
				return -e.apart(g)
			}
			return e.connected(g)
		case "cond":
			c := e.truth(n.Args[0], s, 0)
			switch c {
			case yes:
				return e.truth(n.Args[1], s, 0)
			case no:
				return e.truth(n.Args[2], s, 0)
			}
			return e.or(e.and(c, e.truth(n.Args[1], s, 0)), e.and(-c, e.truth(n.Args[2], s, 0)))
		}
		d, inner := e.unfold(n, s)
		return e.once(d, inner, func() any { return e.truth(d.Body, inner, polarity) }).(lit)
	}
	e.noValue(n, "%q, want true or false", n.Op)
	return no
}

// maxTold bounds the values of words that are remembered.
const maxTold = 1 << 16

// once is the value of a word that goes through a range or uses others, which is found once for the same
// arguments if these and the value are numbers, truths and parts of networks: words may use one another
// several times over. In a formula these are numbers and parts for which nothing has to be added: what truths add
// depends on what is looked for.
func (e *evaluator) once(d *words.Definition, inner *scope, find func() any) any {
	if len(d.Uses) == 0 && len(d.Body.Ranges) == 0 || e.circuit != nil && d.Sort.IsTruth() {
		return find()
	}
	key, few := keyOf(d.Name, inner)
	if !few {
		return find()
	}
	for _, arg := range key.args {
		if g, is := arg.(*network); arg != nil && !small(arg) && !(is && g.kept) {
			return find()
		}
	}
	if value, known := e.told[key]; known {
		return value
	}
	before := e.circuit.extent()
	value := find()
	if small(value) && e.circuit.extent() == before {
		if len(e.told) == maxTold {
			clear(e.told)
		}
		e.told[key] = value
	}
	return value
}

// small tells whether a value is a number, a truth, a part of a network or a router's name.
func small(value any) bool {
	switch value.(type) {
	case number, lit, part, string:
		return true
	}
	return false
}

// unfold returns the word that is called, and the values of its parameters.
func (e *evaluator) unfold(n *language.Node, s *scope) (*words.Definition, *scope) {
	e.spend(stepsOfNode)
	d := e.words.Find(n.Text)
	if d == nil || d.Role != words.Word || len(d.Params) != len(n.Args) {
		e.noValue(n, "%s with %d arguments is not defined", certificates.Shortened(n.Text), len(n.Args))
	}
	var inner *scope
	for i, a := range n.Args {
		var value any
		if d.Params[i].IsWord() {
			value = e.router(a, s)
		} else {
			value = e.term(a, s)
		}
		inner = inner.with(d.Definition.Params[i].Name, value)
	}
	return d, inner
}

// router is the name of a router: a word's parameter in quotes, or itself.
func (e *evaluator) router(n *language.Node, s *scope) string {
	if value, found := s.find(n.Text); found {
		if name, is := value.(string); is {
			return name
		}
	}
	e.noValue(n, "%q is no router here", certificates.Shortened(n.Text))
	return ""
}

// rest is what is under the first range of a quantifier: the same over the others, or its body.
func rest(n *language.Node) *language.Node {
	if len(n.Ranges) == 1 {
		return n.Args[0]
	}
	return &language.Node{Op: n.Op, Args: n.Args, Ranges: n.Ranges[1:], Place: n.Place}
}

// quantified is the truth of "all" or "some".
func (e *evaluator) quantified(n *language.Node, s *scope, polarity int) lit {
	r, body := n.Ranges[0], rest(n)
	universal := n.Op == "all"
	var parts []lit // of a conjunction, or of a disjunction
	// one takes in a value of the variable. It answers false where the rest does not matter.
	one := func(inner *scope, guard lit) bool {
		x := e.truth(body, inner, polarity)
		if universal {
			x = e.or(-guard, x)
		} else {
			x = e.and(guard, x)
		}
		if x != truthOf(universal) {
			parts = append(parts, x)
		}
		return x != truthOf(!universal)
	}
	if isChoice(r.In) && e.circuit != nil && polarity != 0 && (polarity > 0) != universal {
		if value, some := e.open(r, s); some {
			e.where(r, s.with(r.Names[0], value), yes, one)
		}
	} else {
		e.eachValue(r, s, one)
	}
	if universal {
		return e.and(parts...)
	}
	return e.or(parts...)
}

// bound is a value of the variables of a range, and when it is one.
type bound struct {
	values []any
	scope  *scope
	guard  lit
}

// bindings are the values of the variables of a range that is no choice. Two variables for
// a link are its ends, both ways round.
func (e *evaluator) bindings(r language.Range, s *scope) iter.Seq[bound] {
	return func(yield func(bound) bool) {
		over := e.set(r.In, s)
		add := func(guard lit, values ...any) bool {
			inner := s
			for i, name := range r.Names {
				inner = inner.with(name, values[i])
			}
			return yield(bound{values, inner, guard})
		}
		e.spend(8 * int64(len(over.members)))
		for i, m := range over.members {
			guard, values := over.guard(i), over.members[i:i+1:i+1]
			if guard == no {
				continue
			}
			if len(r.Names) > 1 {
				p, is := m.(part)
				if !is || len(e.parts[p].of) != len(r.Names) {
					e.noValue(r.In, "%s for %d variables", e.show(m), len(r.Names))
				}
				if values = e.parts[p].of; e.parts[p].form == link && !add(guard, values...) {
					return
				} else if e.parts[p].form == link {
					values = []any{values[1], values[0]}
				}
			}
			if !add(guard, values...) {
				return
			}
		}
	}
}

// set is the value of an expression that is a set, or a link, of which the ends are members.
func (e *evaluator) set(n *language.Node, s *scope) *set {
	switch v := e.term(n, s).(type) {
	case *set:
		return v
	case part:
		if e.parts[v].form == link {
			return &set{members: e.parts[v].of}
		}
	}
	e.noValue(n, "want a set")
	return nil
}

// member tells whether a value is in a set, or an end of a link.
func (e *evaluator) member(n *language.Node, x, of any) lit {
	if e.circuit != nil {
		if v, is := e.fixed(x).(*varied); is {
			return e.either(v, func(x any) lit { return e.member(n, x, of) })
		}
	}
	switch of := of.(type) {
	case *set:
		if len(of.members) > 0 {
			e.ofOne(n, x, of.members[0])
		}
		for i, m := range of.members {
			if m == x {
				return of.guard(i)
			}
		}
		e.spend(int64(len(of.members)))
		return no
	case part:
		if p := e.parts[of]; p.form == link {
			e.ofOne(n, x, of)
			return truthOf(p.of[0] == x || p.of[1] == x)
		}
	}
	e.noValue(n, "want a set")
	return no
}

// relations are comparisons as == or <, with a sign and the operand that comes first: x <= y is ¬(y < x).
var relations = map[string]struct {
	op    string
	sign  lit
	first int
}{"==": {"==", 1, 0}, "!=": {"==", -1, 0}, "<": {"<", 1, 0}, ">": {"<", 1, 1}, "<=": {"<", -1, 1}, ">=": {"<", -1, 0}}

// compared is a comparison of two values by == or <.
func (e *evaluator) compared(n *language.Node, op string, x, y any) lit {
	a, aSet := x.(*set)
	b, bSet := y.(*set)
	switch {
	case aSet && bSet:
		return e.equalSets(n, a, b)
	case e.circuit == nil:
		return truthOf(e.holds(n, op, x, y))
	}
	return e.openCompared(n, op, x, y)
}

// openCompared is compared where some value may be open.
func (e *evaluator) openCompared(n *language.Node, op string, x, y any) lit {
	if c, is := x.(*counted); is {
		if k, fixed := y.(number); fixed {
			return e.countedTo(op, c, k)
		}
		if d, is := e.together("-", x, y); is {
			return e.countedTo(op, d, whole(0))
		}
		x = e.spread(c)
	}
	if c, is := y.(*counted); is {
		if k, fixed := x.(number); fixed && op == "==" {
			return e.countedTo(op, c, k)
		} else if below, is := k.Int64(); fixed && is && below < math.MaxInt64 { // k < c
			return e.atLeast(c.lits, beyond(below+1, c.base))
		}
		if d, is := e.together("-", x, y); is {
			return e.countedTo(op, d, whole(0))
		}
		y = e.spread(c)
	}
	return e.either(x, func(x any) lit {
		return e.either(y, func(y any) lit { return truthOf(e.holds(n, op, x, y)) })
	})
}

// countedTo compares a count with a number: by ==, or by <.
func (e *evaluator) countedTo(op string, c *counted, k number) lit {
	if k.IsInfinite() {
		return truthOf(op == "<")
	}
	from, _ := k.Floor().Int64()
	if !k.IsWhole() {
		if op == "==" {
			return no
		}
		from++
	}
	least := beyond(from, c.base)
	below := -e.atLeast(c.lits, least)
	if op == "<" {
		return below
	}
	return e.and(-below, -e.atLeast(c.lits, least+1))
}

// spread is a count as one of its values.
func (e *evaluator) spread(c *counted) *varied {
	v := new(varied)
	for k := int64(0); k <= int64(len(c.lits)); k++ {
		v.values = append(v.values, whole(c.base+k))
		v.lits = append(v.lits, e.and(e.atLeast(c.lits, k), -e.atLeast(c.lits, k+1)))
	}
	return v
}

// either is a truth about a value that may be one of several.
func (e *evaluator) either(x any, about func(x any) lit) lit {
	v, is := x.(*varied)
	if !is {
		return about(x)
	}
	var list []lit
	for i, value := range v.values {
		e.spend(1)
		if about := about(value); about != no {
			list = append(list, e.and(v.lits[i], about))
		}
	}
	return e.or(list...)
}

// holds compares two fixed values by == or <.
func (e *evaluator) holds(n *language.Node, op string, x, y any) bool {
	a, aNumber := x.(number)
	b, bNumber := y.(number)
	if aNumber && bNumber {
		if op == "==" {
			return a == b
		}
		return a.Cmp(b) < 0
	}
	p, aPart := x.(part)
	q, bPart := y.(part)
	if !aPart || !bPart || op != "==" {
		e.noValue(n, "%s and %s are not compared by %s", e.show(x), e.show(y), op)
	}
	e.ofOne(n, x, y)
	return p == q
}

// ofOne ends the check where two parts are made of different networks: they are not compared. All members
// of a set are made of the same.
func (e *evaluator) ofOne(n *language.Node, x, y any) {
	p, aPart := x.(part)
	q, bPart := y.(part)
	if !aPart || !bPart || e.parts[p].shape == e.parts[q].shape {
		return
	}
	of, other := e.rootsOf(p), e.rootsOf(q)
	if len(of) == 0 || len(other) == 0 || slices.ContainsFunc(of, func(i int32) bool { return slices.Contains(other, i) }) {
		return
	}
	e.noValue(n, "%s of %s is not compared with what is of %s: these are two networks, and a vertex of one is none of the other", e.show(x), e.rootName(of[0]), e.rootName(other[0]))
}

// rootsOf are the networks of the vertices of which a part is made, each once: the same for each part of
// a shape.
func (e *evaluator) rootsOf(p part) []int32 {
	f := e.parts[p]
	list, known := e.rooted[f.shape]
	if known {
		return list
	}
	if f.form == vertex {
		list = append(list, f.root)
	}
	for _, x := range f.of {
		if q, is := x.(part); is {
			list = append(list, e.rootsOf(q)...)
		}
	}
	slices.Sort(list)
	e.rooted[f.shape] = slices.Compact(list)
	return e.rooted[f.shape]
}

// rootName is a network as messages call it.
func (e *evaluator) rootName(root int32) string {
	return fmt.Sprintf("network %d, %s", root+1, certificates.Shortened(e.roots[root].name))
}

func (e *evaluator) equalSets(n *language.Node, a, b *set) lit {
	in := make(map[any]lit, len(b.members))
	for i, m := range b.members {
		in[m] = b.guard(i)
	}
	e.spend(int64(len(a.members) + len(b.members)))
	if len(a.members) > 0 && len(b.members) > 0 {
		e.ofOne(n, a.members[0], b.members[0])
	}
	var list []lit
	for i, m := range a.members {
		other, there := in[m]
		if !there {
			other = no
		}
		delete(in, m)
		list = append(list, e.same(a.guard(i), other))
	}
	for i, m := range b.members {
		if _, left := in[m]; left {
			list = append(list, -b.guard(i))
		}
	}
	return e.and(list...)
}

// show writes a value for messages.
func (e *evaluator) show(x any) string { return e.shownWithin(x, 4) }

// shownWithin shows parts of parts as deep as said.
func (e *evaluator) shownWithin(x any, depth int) string {
	if depth == 0 {
		return "…"
	}
	switch x := x.(type) {
	case number:
		return x.String()
	case part:
		p := e.parts[x]
		switch p.form {
		case vertex:
			return fmt.Sprintf("vertex %d", p.index)
		case link:
			return fmt.Sprintf("link %s–%s", e.shownWithin(p.of[0], depth-1), e.shownWithin(p.of[1], depth-1))
		}
		text := "("
		for i, of := range p.of {
			text += []string{"", ", "}[min(i, 1)] + e.shownWithin(of, depth-1)
		}
		return text + ")"
	case *set:
		return fmt.Sprintf("a set of %d", len(x.members))
	case *network:
		return fmt.Sprintf("a network of %d vertices", len(x.vertices))
	}
	return fmt.Sprintf("a %T", x)[len("a "):]
}
