package family

import (
	"strconv"

	"topocert/certificates/language"
	"topocert/certificates/meaning"
	"topocert/certificates/words"
)

// maxParts bounds the parts of a text in which each word is written out.
const maxParts = 1 << 14

// run is an evaluation: the values of variables, and what went wrong first. After that values
// mean nothing; whoever acts on one looks at err before.
type run struct {
	slots []int64
	spend func(steps int64) error // nil for no bound
	err   error
}

// fail notes an error, and returns some value.
func (r *run) fail(at language.Place, format string, args ...any) int64 {
	if r.err == nil {
		r.err = at.Wrong(format, args...)
	}
	return 0
}

// pay takes steps, and tells whether the evaluation goes on.
func (r *run) pay(steps int64) bool {
	if r.err == nil && r.spend != nil {
		r.err = r.spend(steps)
	}
	return r.err == nil
}

// term is an expression that can be evaluated. Of truth values true is 1, false is 0.
type term func(r *run) int64

func truth(b bool) int64 {
	if b {
		return 1
	}
	return 0
}

// compiler makes terms from expressions. Each variable in scope has a slot of its own; the
// first are those of the network's parameters, whose values are known.
type compiler struct {
	params []int64
	// in is the definition whose text is compiled: it knows the words in it.
	in    *words.Definition
	scope map[string]int
	next  int // the first slot that is free
	most  int // how many slots there are
	parts int
	err   error
}

// newCompiler returns a compiler of a definition's text with parameters of some names.
func newCompiler(d *words.Definition, names []string, params []int64) *compiler {
	c := &compiler{params: params, in: d, scope: make(map[string]int)}
	c.bind(names...)
	return c
}

// fail notes an error. A term is returned that is never evaluated.
func (c *compiler) fail(at language.Place, format string, args ...any) term {
	if c.err == nil {
		c.err = at.Wrong(format, args...)
	}
	return nil
}

// slot returns a free slot.
func (c *compiler) slot() int {
	if c.next++; c.next > words.MaxVariables {
		c.fail(c.in.Place, "%s has more than %d variables at one time, want fewer", c.in.Name, words.MaxVariables)
	}
	c.most = max(c.most, c.next)
	return c.next - 1
}

// within compiles something that may add variables, which are gone behind it, unless something
// is wrong already. It returns the number of its parts.
func (c *compiler) within(do func()) int64 {
	if c.err != nil {
		return 0
	}
	next, parts := c.next, c.parts
	outer := c.scope
	c.scope = make(map[string]int, len(outer))
	for name, slot := range outer {
		c.scope[name] = slot
	}
	do()
	c.scope, c.next = outer, next
	return int64(c.parts - parts + 1)
}

// bind gives variables slots.
func (c *compiler) bind(names ...string) {
	for _, name := range names {
		c.scope[name] = c.slot()
	}
}

// term compiles an expression. One that the parameters settle is evaluated at once, if it has
// a value.
func (c *compiler) term(n *language.Node) term {
	t := c.open(n)
	known := c.err == nil // without variables other than the parameters, without words and without quantifiers
	n.Each(func(n *language.Node) bool {
		slot, found := c.scope[n.Text]
		switch {
		case found:
			known = known && slot < len(c.params)
		case n.Ranges != nil || c.in.Used(n.Text) != nil:
			known = false
		}
		return known
	})
	if !known {
		return t
	}
	r := &run{slots: make([]int64, c.most)}
	copy(r.slots, c.params)
	x := t(r)
	if r.err != nil {
		return t
	}
	return constant(x)
}

func (c *compiler) open(n *language.Node) term {
	if c.parts++; c.parts > maxParts {
		return c.fail(n.Place, "more than %d parts when each word is written out, want fewer", maxParts)
	}
	switch n.Op {
	case language.Numeral:
		x, err := strconv.ParseInt(n.Text, 10, 64)
		if err != nil {
			return c.fail(n.Place, "number %.40s, want one of at most 64 bits", n.Text)
		}
		return constant(x)
	case language.Name:
		if slot, found := c.scope[n.Text]; found {
			return func(r *run) int64 { return r.slots[slot] }
		}
		if n.Text == "true" || n.Text == "false" {
			return constant(truth(n.Text == "true"))
		}
		return c.word(n)
	case language.Call:
		switch {
		case n.Text == "cond":
			return c.choice(c.term(n.Args[0]), c.term(n.Args[1]), c.term(n.Args[2]))
		case meaning.Rounds(n) != 0:
			return c.rounded(n)
		case meaning.Function(n.Text) != nil:
			return c.operation(n, meaning.Find(n.Text))
		}
		return c.word(n)
	case "all", "some", "count", "sum", "min", "max", "least", "most":
		return c.binder(n)
	case "!":
		x := c.term(n.Args[0])
		return func(r *run) int64 { return 1 - x(r) }
	case "&&":
		return c.choice(c.term(n.Args[0]), c.term(n.Args[1]), constant(0))
	case "||":
		return c.choice(c.term(n.Args[0]), constant(1), c.term(n.Args[1]))
	case "==", "!=", "<", "<=", ">", ">=":
		return comparison(n.Op, c.term(n.Args[0]), c.term(n.Args[1]))
	case language.Tuple:
		return c.fail(n.Place, "a tuple, want it written out as a neighbour, and numbers elsewhere")
	}
	if o := meaning.Find(n.Op); o != nil {
		return c.operation(n, o)
	}
	return c.fail(n.Place, "%q in the text of a network, want whole numbers and what is made of them", n.Op)
}

func constant(x int64) term { return func(*run) int64 { return x } }

func (*compiler) choice(cond, yes, no term) term {
	return func(r *run) int64 {
		if cond(r) != 0 {
			return yes(r)
		}
		return no(r)
	}
}

func comparison(op string, x, y term) term {
	switch op {
	case "==":
		return func(r *run) int64 { return truth(x(r) == y(r)) }
	case "!=":
		return func(r *run) int64 { return truth(x(r) != y(r)) }
	case "<":
		return func(r *run) int64 { return truth(x(r) < y(r)) }
	case "<=":
		return func(r *run) int64 { return truth(x(r) <= y(r)) }
	case ">":
		return func(r *run) int64 { return truth(x(r) > y(r)) }
	}
	return func(r *run) int64 { return truth(x(r) >= y(r)) }
}

// operation applies an operation to its arguments; to more than two from the left.
func (c *compiler) operation(n *language.Node, o *meaning.Operation) term {
	at, a, more := n.Place, constant(0), n.Args
	if n.Op != "-" || len(more) > 1 { // no sign
		a, more = c.term(more[0]), more[1:]
	}
	if len(more) == 0 {
		return func(r *run) int64 { x := a(r); return r.apply(o, at, x, x) }
	}
	for _, arg := range more {
		x, y := a, c.term(arg)
		a = func(r *run) int64 { return r.apply(o, at, x(r), y(r)) }
	}
	return a
}

// rounded compiles floor and ceil: straight within them a quotient need not be whole.
func (c *compiler) rounded(n *language.Node) term {
	q := n.Args[0]
	if q.Op != "/" {
		return c.term(q)
	}
	a, b, up := c.term(q.Args[0]), c.term(q.Args[1]), meaning.Rounds(n) > 0
	return func(r *run) int64 { return r.divide(q.Place, a(r), b(r), up) }
}

// word is a word of the library: its parameters get slots, and its text is written out.
func (c *compiler) word(n *language.Node) term {
	d := c.in.Used(n.Text)
	if d == nil || d.Role != words.Word || !d.Sort.IsNumber() && !d.Sort.IsTruth() {
		return c.fail(n.Place, "%s in the text of a network, want whole numbers and words of them", n.Text)
	}
	for _, p := range d.Params {
		if !p.IsNumber() && !p.IsTruth() {
			return c.fail(n.Place, "%s with %s, want whole numbers and words of them", d.Head(), p.String())
		}
	}
	var args []term
	var body term
	first := c.next
	c.within(func() {
		for range d.Params {
			c.slot()
		}
		for _, a := range n.Args {
			args = append(args, c.term(a))
		}
		user := c.in
		c.in, c.scope = d, make(map[string]int)
		for i, name := range d.Names() {
			c.scope[name] = first + i
		}
		body = c.term(d.Body)
		c.in = user
	})
	return func(r *run) int64 {
		for i, a := range args {
			r.slots[first+i] = a(r)
		}
		return body(r)
	}
}

// ranged is a variable with its range.
type ranged struct {
	slot      int
	low, high term
	cond      term // nil for none
	cost      int64
	at        language.Place
}

// ranges compiles ranges, and adds their variables.
func (c *compiler) ranges(list []language.Range) []ranged {
	var made []ranged
	for _, g := range list {
		if c.err != nil {
			return nil
		}
		if g.In.Op != language.To || len(g.Names) != 1 {
			c.fail(g.In.Place, "no range A..B of one variable, want one in the text of a network")
			return nil
		}
		before := c.parts
		one := ranged{at: g.In.Place, low: c.term(g.In.Args[0]), high: c.term(g.In.Args[1])}
		c.bind(g.Names[0])
		one.slot = c.scope[g.Names[0]]
		if g.If != nil {
			one.cond = c.term(g.If)
		}
		one.cost = int64(c.parts - before + 1)
		made = append(made, one)
	}
	return made
}

// span evaluates a range's ends, and pays for its values.
func (r *run) span(g *ranged, cost int64) (low, high int64, some bool) {
	low, high = g.low(r), g.high(r)
	if r.err != nil || low > high {
		return low, high, false
	}
	if uint64(high)-uint64(low) >= MaxTried {
		r.fail(g.at, "a range of %d..%d, want at most %d values", low, high, MaxTried)
		return low, high, false
	}
	return low, high, r.pay((high - low + 1) * cost)
}

// each calls do for all values of variables in their ranges, the last fastest, until it
// answers false or something goes wrong: then each answers false.
func (r *run) each(list []ranged, cost int64, do func(*run) bool) bool {
	if len(list) == 0 {
		return do(r)
	}
	g := &list[0]
	low, high, some := r.span(g, cost)
	if !some {
		return r.err == nil
	}
	for x := range high - low + 1 {
		r.slots[g.slot] = low + x
		if g.cond != nil && g.cond(r) == 0 {
			continue
		}
		if r.err != nil || len(list) == 1 && !do(r) || len(list) > 1 && !r.each(list[1:], cost, do) {
			return false
		}
	}
	return r.err == nil
}

// binder is a quantifier over ranges. Its value grows in a slot; found tells whether there is
// one.
func (c *compiler) binder(n *language.Node) term {
	var list []ranged
	var body term
	var value, found int
	cost := c.within(func() {
		value, found = c.slot(), c.slot() // before what the ranges' ends take
		list = c.ranges(n.Ranges)
		body = c.term(n.Args[0])
	})
	start, needed := truth(n.Op == "all"), false
	var do func(r *run) bool
	switch n.Op {
	case "all", "some":
		do = func(r *run) bool {
			r.slots[value] = body(r)
			return r.slots[value] == start
		}
	case "sum", "count":
		plus := meaning.Find("+")
		do = func(r *run) bool {
			r.slots[value] = r.apply(plus, n.Place, r.slots[value], body(r))
			return true
		}
	case "min", "max":
		needed = true
		do = func(r *run) bool {
			x := body(r)
			if r.slots[found] == 0 || (x < r.slots[value]) == (n.Op == "min") {
				r.slots[value], r.slots[found] = x, 1
			}
			return true
		}
	default:
		needed = true
		do = func(r *run) bool {
			if body(r) != 0 {
				r.slots[value], r.slots[found] = r.slots[list[0].slot], 1
				return n.Op == "most"
			}
			return true
		}
	}
	return func(r *run) int64 {
		r.slots[value], r.slots[found] = start, 0
		r.each(list, cost, do)
		if needed && r.slots[found] == 0 {
			return r.fail(n.Place, "%s of no values, want one at least", n.Op)
		}
		return r.slots[value]
	}
}
