package strategy

import (
	"math"
	"strconv"

	"topocert/certificates"
	"topocert/certificates/language"
	"topocert/certificates/meaning"
	"topocert/certificates/words"
)

// mostBase bounds what is added to a count: what is beyond is computed for each of its values.
const mostBase = 1 << 62

// term is the value of an expression that is neither true nor false.
func (e *evaluator) term(n *language.Node, s *scope) any {
	e.spend(stepsOfNode)
	switch n.Op {
	case language.Numeral:
		v, err := strconv.ParseInt(n.Text, 10, 64)
		if err != nil {
			e.noValue(n, "number %s, want one below 2^63", n.Text)
		}
		return whole(v)
	case language.Name:
		if value, found := s.find(n.Text); found {
			return value
		}
		if n.Text == "infinite" {
			return meaning.Infinite
		}
		return e.called(n, s)
	case language.Call:
		return e.called(n, s)
	case language.Index:
		return e.indexed(n, s)
	case language.To:
		return e.span(n, s)
	case language.Tuple:
		return e.tuple(n, s)
	case language.Graph:
		return e.graph(n, s)
	case "+", "-", "*", "/", "%":
		if len(n.Args) == 1 {
			return e.arithmetic(n, "-", whole(0), e.term(n.Args[0], s))
		}
		return e.arithmetic(n, n.Op, e.term(n.Args[0], s), e.term(n.Args[1], s))
	case "count", "sum":
		return e.summed(n, s)
	case "set":
		return e.subset(n, s)
	case "min", "max":
		return e.extreme(n, s)
	case "least", "most":
		return e.first(n, s)
	}
	e.noValue(n, "%q, want a number, a vertex, a set or a network", n.Op)
	return nil
}

// whole is the value of an expression that must be a whole number, known.
func (e *evaluator) whole(n *language.Node, s *scope) int64 {
	x, is := e.term(n, s).(number)
	v, whole := x.Int64()
	if !is || !whole {
		e.noValue(n, "want a whole number that no choice leaves open")
	}
	return v
}

// span is the set of the whole numbers A..B.
func (e *evaluator) span(n *language.Node, s *scope) *set {
	from, to := e.whole(n.Args[0], s), e.whole(n.Args[1], s)
	out := new(set)
	if from > to {
		return out
	}
	if uint64(to)-uint64(from) >= math.MaxInt32 {
		e.spend(math.MaxInt64) // more than there are
		e.noValue(n, "a range of 2^31 values or more")
	}
	many := to - from + 1
	e.spend(4 * many)
	e.take(bytesOfBound * many)
	for i := range many {
		out.members = append(out.members, whole(from+i))
	}
	e.world.Budget.Free(bytesOfBound * many) // it is soon gone
	return out
}

// tuple is a tuple of values; of sets, the set of the tuples of their members.
func (e *evaluator) tuple(n *language.Node, s *scope) any {
	var values []any
	sets := true
	for _, a := range n.Args {
		v := e.term(a, s)
		_, is := v.(*set)
		sets = sets && is
		values = append(values, v)
	}
	if !sets {
		return e.lift(values, func(fixed []any) any { return e.intern(parted{form: tuple, of: fixed}) })
	}
	out, guards := &set{members: []any{}}, []lit(nil)
	var add func(i int, of []any, guard lit)
	add = func(i int, of []any, guard lit) {
		if i == len(values) {
			e.spend(4)
			out.members = append(out.members, e.intern(parted{form: tuple, of: append([]any(nil), of...)}))
			guards = append(guards, guard)
			return
		}
		for j, m := range values[i].(*set).members {
			add(i+1, append(of, m), e.and(guard, values[i].(*set).guard(j)))
		}
	}
	add(0, nil, yes)
	out.guards = guards
	return out
}

// intern returns the part that is the given link or tuple.
func (e *evaluator) intern(p parted) part {
	p.shape = e.shapeOf(shape{form: p.form})
	id, key := part(0), pair{form: p.form}
	for _, of := range p.of { // as lists are made of pairs
		last := int32(0)
		if x, is := of.(part); is {
			last = e.parts[x].shape
			p.oneWay = p.oneWay || e.parts[x].oneWay
		} else if _, is := of.(number); !is {
			panic(failure{certificates.Reject("strategy/value", "%s in a tuple, want numbers and parts of networks", e.show(of))})
		}
		p.shape = e.shapeOf(shape{p.form, p.shape, last})
		known := false
		key.b = of
		if id, known = e.ids[key]; !known {
			id = e.added(parted{form: tuple})
			e.ids[key] = id
		}
		key.a = id
	}
	e.parts[id] = p
	return id
}

// pair is the key of a link or a tuple: what is before its last member, and that.
type pair struct {
	form form
	a, b any
}

// added returns the number of a part that was not met before.
func (e *evaluator) added(p parted) part {
	e.take(bytesOfPart)
	e.parts = append(e.parts, p)
	return part(len(e.parts) - 1)
}

// shapeOf returns the number of a shape, from 1.
func (e *evaluator) shapeOf(s shape) int32 {
	if _, known := e.shapes[s]; !known {
		e.take(bytesOfPart)
		e.shapes[s] = int32(len(e.shapes)) + 1
	}
	return e.shapes[s]
}

// linkOf is the link of two parts of a network; of a directed one the pair that it leads from
// and to.
func (e *evaluator) linkOf(n *language.Node, a, b any) any {
	p, is := a.(part)
	q, are := b.(part)
	if !is || !are {
		e.noValue(n, "a link of %s and %s", e.show(a), e.show(b))
	}
	if e.parts[p].oneWay {
		return e.intern(parted{form: tuple, of: []any{p, q}})
	}
	if e.before(q, p) {
		p, q = q, p
	}
	return e.intern(parted{form: link, of: []any{p, q}})
}

// before tells which of two parts comes first, whatever was met first: of vertices, those of an
// earlier network, and of one the smaller number; of others, which first has such a member. No two are
// alike: so a link is one, whichever end is named first.
func (e *evaluator) before(a, b any) bool {
	p, is := a.(part)
	q, are := b.(part)
	if !is || !are {
		x, _ := a.(number)
		y, _ := b.(number)
		return is || !are && x.Cmp(y) < 0
	}
	s, t := e.parts[p], e.parts[q]
	if s.form != t.form {
		return s.form < t.form
	}
	if s.form == vertex {
		return s.root < t.root || s.root == t.root && s.index < t.index
	}
	for i := range min(len(s.of), len(t.of)) {
		if s.of[i] != t.of[i] {
			return e.before(s.of[i], t.of[i])
		}
	}
	return len(s.of) < len(t.of)
}

// lift applies a function to values of which some may be one of several.
func (e *evaluator) lift(values []any, apply func(fixed []any) any) any {
	for _, v := range values {
		switch v.(type) {
		case *counted, *varied:
			return e.combined(values, apply)
		}
	}
	return apply(values)
}

// combined is lift where some value is open.
func (e *evaluator) combined(values []any, apply func(fixed []any) any) any {
	for i, v := range values {
		values[i] = e.fixed(v)
	}
	out := new(varied)
	at := make(map[any]int)
	var all [][]lit
	var combine func(i int, fixed []any, when lit)
	combine = func(i int, fixed []any, when lit) {
		if when == no {
			return
		}
		if i < len(values) {
			v, is := values[i].(*varied)
			if !is {
				combine(i+1, append(fixed, values[i]), when)
				return
			}
			for j, x := range v.values {
				combine(i+1, append(fixed, x), e.and(when, v.lits[j]))
			}
			return
		}
		e.spend(stepsOfNode)
		x := apply(append([]any(nil), fixed...))
		inner, is := x.(*varied)
		if !is {
			inner = &varied{[]any{x}, []lit{yes}}
		}
		for j, x := range inner.values {
			k, met := at[x]
			if !met {
				k = len(out.values)
				at[x] = k
				out.values, all = append(out.values, x), append(all, nil)
			}
			all[k] = append(all[k], e.and(when, inner.lits[j]))
		}
	}
	combine(0, nil, yes)
	for _, list := range all {
		out.lits = append(out.lits, e.or(list...))
	}
	return out
}

// arithmetic computes + - * / %.
func (e *evaluator) arithmetic(n *language.Node, op string, x, y any) any {
	a, is := x.(number)
	b, are := y.(number)
	switch {
	case is && are:
		return e.calculated(n, op, a, b)
	case e.circuit == nil:
		return e.operated(n, op, x, y)
	}
	return e.openArithmetic(n, op, x, y)
}

// openArithmetic is arithmetic where some number may be open: what a known one is added to stays a count.
func (e *evaluator) openArithmetic(n *language.Node, op string, x, y any) any {
	if c, is := x.(*counted); is {
		if k, fixed := y.(number); fixed && (op == "+" || op == "-") {
			more, is := k.Int64()
			if op == "-" {
				more = -more
			}
			if sum := c.base + more; is && more > -mostBase && more < mostBase && sum > -mostBase && sum < mostBase {
				return &counted{c.lits, sum}
			}
		}
	}
	if c, is := y.(*counted); is && op == "+" {
		if _, fixed := x.(number); fixed {
			return e.openArithmetic(n, op, c, x)
		}
	}
	if c, is := e.together(op, x, y); is {
		return c.number()
	}
	return e.operated(n, op, x, y)
}

// operated is the value of an operation on numbers of which some may be one of several.
func (e *evaluator) operated(n *language.Node, name string, values ...any) any {
	return e.lift(values, func(fixed []any) any {
		numbers := make([]number, len(fixed))
		for i, f := range fixed {
			x, is := f.(number)
			if !is {
				e.noValue(n, "%s of %s, want a function of numbers", name, e.show(f))
			}
			numbers[i] = x
		}
		return e.calculated(n, name, numbers...)
	})
}

// summed is "count", or "sum".
func (e *evaluator) summed(n *language.Node, s *scope) any {
	r, body := n.Ranges[0], rest(n)
	var total any = whole(0)
	count := new(counted)
	one := func(inner *scope, guard lit) bool {
		var x any = whole(1)
		if n.Op == "count" {
			guard = e.and(guard, e.truth(body, inner, 0))
		} else {
			x = e.term(body, inner)
		}
		switch {
		case guard == no:
		case guard == yes && x == whole(1):
			count.base++
		case x == whole(1):
			count.lits = append(count.lits, guard)
		case guard == yes:
			total = e.arithmetic(n, "+", total, x)
		default:
			total = e.arithmetic(n, "+", total, e.chosenBetween(guard, x, whole(0)))
		}
		return true
	}
	e.eachValue(r, s, one)
	if total == whole(0) {
		return count.number()
	}
	return e.arithmetic(n, "+", total, count.number())
}

// eachValue goes through the values of a range, choices too, one by one, as long as the
// answer is true.
func (e *evaluator) eachValue(r language.Range, s *scope, one func(inner *scope, guard lit) bool) {
	if isChoice(r.In) {
		e.choices(r, s, func(value any) bool { return e.where(r, s.with(r.Names[0], value), yes, one) })
		return
	}
	for b := range e.bindings(r, s) {
		if !e.where(r, b.scope, b.guard, one) {
			return
		}
	}
}

// where takes in a value of a range, unless the range's condition is false. It passes the answer on.
func (e *evaluator) where(r language.Range, inner *scope, guard lit, one func(inner *scope, guard lit) bool) bool {
	if r.If != nil && guard != no {
		guard = e.and(guard, e.truth(r.If, inner, 0))
	}
	return guard == no || one(inner, guard)
}

// chosenBetween is x if the literal is true, else y.
func (e *evaluator) chosenBetween(when lit, x, y any) any {
	switch when {
	case yes:
		return x
	case no:
		return y
	}
	return e.openBetween(when, x, y)
}

// openBetween is chosenBetween by a literal that is open.
func (e *evaluator) openBetween(when lit, x, y any) any {
	cond := &varied{[]any{whole(1), whole(0)}, []lit{when, -when}}
	return e.lift([]any{cond, x, y}, func(fixed []any) any {
		if fixed[0] == whole(1) {
			return fixed[1]
		}
		return fixed[2]
	})
}

// subset is the members of a range for which something holds.
func (e *evaluator) subset(n *language.Node, s *scope) *set {
	r := n.Ranges[0]
	out := &set{members: []any{}}
	for b := range e.bindings(r, s) {
		e.where(r, b.scope, b.guard, func(inner *scope, guard lit) bool {
			if guard = e.and(guard, e.truth(n.Args[0], inner, 0)); guard != no {
				out.members, out.guards = append(out.members, b.values[0]), append(out.guards, guard)
			}
			return true
		})
	}
	return out
}

// extreme is "min" or "max": min of nothing is infinite.
func (e *evaluator) extreme(n *language.Node, s *scope) any {
	r, body := n.Ranges[0], rest(n)
	var best any
	e.eachValue(r, s, func(inner *scope, guard lit) bool {
		if guard != yes && n.Op == "max" {
			e.noValue(n, "max of what a choice leaves open")
		}
		x := e.chosenBetween(guard, e.term(body, inner), meaning.Infinite)
		if best != nil {
			x = e.operated(n, n.Op, best, x)
		}
		best = x
		return true
	})
	switch {
	case best == nil && n.Op == "min":
		return meaning.Infinite
	case best == nil:
		e.noValue(n, "the largest of nothing")
	}
	return best
}

// first is "least" or "most": the first or the last value for which something holds.
func (e *evaluator) first(n *language.Node, s *scope) any {
	r := n.Ranges[0]
	list := e.span(r.In, s).members
	if n.Op == "most" {
		for i, j := 0, len(list)-1; i < j; i, j = i+1, j-1 {
			list[i], list[j] = list[j], list[i]
		}
	}
	var values []any
	var lits []lit
	left := yes // none of those before
	for _, k := range list {
		when := no
		e.where(r, s.with(r.Names[0], k), yes, func(inner *scope, guard lit) bool {
			when = e.and(guard, e.truth(n.Args[0], inner, 0))
			return true
		})
		if when == no {
			continue
		}
		values, lits = append(values, k), append(lits, e.and(left, when))
		if left = e.and(left, -when); left == no {
			break
		}
	}
	switch {
	case left == no:
	case n.Op == "most":
		e.noValue(n, "nothing is so")
	default:
		values, lits = append(values, meaning.Infinite), append(lits, left)
	}
	if len(values) == 1 {
		return values[0]
	}
	return &varied{values, lits}
}

// indexed is the value of a map.
func (e *evaluator) indexed(n *language.Node, s *scope) any {
	m, is := e.term(n.Args[0], s).(*mapping)
	if !is {
		e.noValue(n, "want a map before [ ]")
	}
	key := n.Args[1]
	if len(n.Args) > 2 {
		key = &language.Node{Op: language.Tuple, Args: n.Args[1:], Place: n.Place}
	}
	return e.lift([]any{e.term(key, s)}, func(fixed []any) any {
		i, known := m.index[fixed[0]]
		if !known {
			e.noValue(n, "the map has no value at %s", e.show(fixed[0]))
		}
		return m.values[i]
	})
}

// called is the value of a part of the language, or of a defined word or network.
func (e *evaluator) called(n *language.Node, s *scope) any {
	if d := e.words.Find(n.Text); d != nil && d.Role == words.Word {
		d, inner := e.unfold(n, s)
		if d.Sort.IsNetwork() {
			return e.derived(d.Name, d.Body, inner)
		}
		return e.once(d, inner, func() any { return e.term(d.Body, inner) })
	}
	if language.Capital(n.Text) {
		return e.namedNetwork(n, s)
	}
	switch n.Text {
	case "order", "size", "vertices", "links", "elements", "neighbors", "incident", "degree", "distance", "weighted_distance", "weight", "component", "pairs", "link", "route":
		return e.ofNetwork(n, s)
	case "len":
		return e.length(e.set(n.Args[0], s))
	case "cond":
		c := e.truth(n.Args[0], s, 0)
		switch c {
		case yes:
			return e.term(n.Args[1], s)
		case no:
			return e.term(n.Args[2], s)
		}
		return e.chosenBetween(c, e.term(n.Args[1], s), e.term(n.Args[2], s))
	}
	x := e.term(n.Args[0], s)
	if len(n.Args) == 1 {
		return e.operated(n, n.Text, x)
	}
	for _, a := range n.Args[1:] { // min and max take two, and then the next
		x = e.operated(n, n.Text, x, e.term(a, s))
	}
	return x
}

func (e *evaluator) length(s *set) any {
	c := new(counted)
	for i := range s.members {
		switch g := s.guard(i); g {
		case yes:
			c.base++
		case no:
		default:
			c.lits = append(c.lits, g)
		}
	}
	return c.number()
}

// calculated is the value of an operation on numbers that are known.
func (e *evaluator) calculated(n *language.Node, name string, numbers ...number) any {
	o := meaning.Find(name)
	if o == nil {
		e.noValue(n, "%s of %s, want a function of numbers", name, e.show(numbers[0]))
	}
	z, ok := o.Short(numbers...)
	if !ok {
		e.noValue(n, "%s", meaning.Refusal(o, numbers...))
	}
	if !z.IsShort() {
		e.noValue(n, "%s of %s, which is a number of more than %d bits", name, e.show(numbers[0]), meaning.Words)
	}
	return z
}
