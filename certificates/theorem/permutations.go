package theorem

import (
	"cmp"
	"fmt"
	"math/big"
	"slices"
	"strconv"
	"strings"

	"topocert/certificates"
	"topocert/certificates/arithmetic"
	"topocert/certificates/language"
	"topocert/certificates/words"
)

// byGenerators is the method of networks of permutations, Cayley graphs of symmetric groups: their vertices are the numbers
// whose n digits to the base n differ, and neighbours have the digits at other places.
const byGenerators = "generators"

// Move is a neighbour of a network of permutations, for all values of its variables: of two places the digits are exchanged; or of
// three, that of the first goes to the second, that to the third, and that to the first; or those from place 0 to one place are
// in reverse order.
type Move struct {
	Places []*language.Node
	Flip   bool
	For    []language.Range
}

// Group is what a text of permutations says: the name of the number of symbols, conditions on parameters, and the moves.
type Group struct {
	Symbols string
	given   []*language.Node
	Moves   []Move
}

// Permutations reads the definition of a network, in which words are written out: nil if it is none of permutations.
//
//	Star(n) = graph p in 0..pow(n,n)-1 if n >= 2 && (all i in 1..n-1, j in 0..i-1: floor(p/pow(n,i))%n != floor(p/pow(n,j))%n):
//	    p + (floor(p/pow(n,k))%n - floor(p/pow(n,0))%n)*pow(n,0) + (floor(p/pow(n,0))%n - floor(p/pow(n,k))%n)*pow(n,k) for k in 1..n-1
func Permutations(d *words.Definition) *Group {
	if d.Role != words.Network || d.Body.Op != language.Graph || len(d.Body.Ranges) != 1 || len(d.Body.Ranges[0].Names) != 1 {
		return nil
	}
	r := d.Body.Ranges[0]
	x := &permuted{name: r.Names[0]}
	for _, name := range d.Names() {
		if spans(r.In, "0", "pow(%[1]s, %[1]s)-1", name) {
			x.Symbols = name
		}
	}
	if x.Symbols == "" || !x.different(r.If) || slices.ContainsFunc(x.given, func(n *language.Node) bool { return !x.plain(n) }) {
		return nil
	}
	for _, next := range d.Body.Next {
		if !x.move(next) {
			return nil
		}
	}
	flips := 0
	for _, m := range x.Moves {
		if m.Flip {
			flips++
		}
	}
	if flips > 0 && flips < len(x.Moves) {
		return nil
	}
	return &x.Group
}

// permuted is a group that is being read. The name is the permutation's.
type permuted struct {
	Group
	name string
}

// like tells whether an expression is what a text says.
func like(n *language.Node, format string, args ...any) bool {
	c, err := language.Parse(fmt.Sprintf(format, args...))
	return err == nil && alike(n, c.Expr)
}

// alike tells whether two expressions are the same, without quantifiers.
func alike(a, b *language.Node) bool {
	return a.Op == b.Op && a.Text == b.Text && len(a.Ranges) == 0 && len(b.Ranges) == 0 && slices.EqualFunc(a.Args, b.Args, alike)
}

// spans tells whether a range has these ends.
func spans(n *language.Node, low, high string, args ...any) bool {
	return n.Op == language.To && like(n.Args[0], "%s", low) && like(n.Args[1], high, args...)
}

// digit is the digit at a place.
func (x *permuted) digit(place any) string {
	return fmt.Sprintf("(floor(%s/pow(%s, %s))%%%s)", x.name, x.Symbols, place, x.Symbols)
}

// different reads the condition on vertices: all digits differ, and others on parameters.
func (x *permuted) different(n *language.Node) (is bool) {
	if n == nil {
		return false
	}
	if n.Op == "&&" {
		for _, a := range n.Args {
			is = x.different(a) || is
		}
		return is
	}
	if n.Op == "all" && len(n.Ranges) == 2 && len(n.Ranges[0].Names) == 1 && len(n.Ranges[1].Names) == 1 {
		i, j := n.Ranges[0].Names[0], n.Ranges[1].Names[0]
		if n.Ranges[0].If == nil && n.Ranges[1].If == nil && spans(n.Ranges[0].In, "1", "%s-1", x.Symbols) && spans(n.Ranges[1].In, "0", "%s-1", i) && like(n.Args[0], "%s != %s", x.digit(i), x.digit(j)) {
			return true
		}
	}
	x.given = append(x.given, n)
	return false
}

// plain tells whether a condition is one on parameters, that always has a value.
func (x *permuted) plain(n *language.Node) bool {
	switch n.Op {
	case "!", "&&", "||":
		return !slices.ContainsFunc(n.Args, func(a *language.Node) bool { return !x.plain(a) })
	case "==", "!=", "<", "<=", ">", ">=":
		return !slices.ContainsFunc(n.Args, func(a *language.Node) bool { return !x.steady(a) || a.Op == "%" })
	}
	return false
}

// move reads a neighbour.
func (x *permuted) move(next language.Next) bool {
	steady := func(n *language.Node) bool { return x.steady(n) }
	if len(next.If) > 0 {
		return false
	}
	for _, r := range next.For {
		if r.If != nil || r.In.Op != language.To || len(r.Names) != 1 || !x.steady(r.In.Args[0]) || !x.steady(r.In.Args[1]) {
			return false
		}
	}
	m := Move{For: next.For}
	if to := next.To; to.Op == "sum" && len(to.Ranges) == 1 && len(to.Ranges[0].Names) == 1 {
		var last *language.Node
		i := to.Ranges[0].Names[0]
		to.Each(func(n *language.Node) bool {
			if n.Op == "<=" && n.Args[0].Op == language.Name && n.Args[0].Text == i && last == nil {
				last = n.Args[1]
			}
			return true
		})
		if last == nil || last.Mentions(i) || !steady(last) || to.Ranges[0].If != nil || !spans(to.Ranges[0].In, "0", "%s-1", x.Symbols) || !like(to.Args[0], "%[3]s*pow(%[2]s, %[1]s)", i, x.Symbols, x.digit(fmt.Sprintf("cond(%[1]s <= (%[2]s), (%[2]s)-%[1]s, %[1]s)", i, last))) {
			return false
		}
		m.Flip, m.Places = true, []*language.Node{last}
		x.Moves = append(x.Moves, m)
		return true
	}
	all := spread(next.To)
	for to := all; to.Op == "+" && len(to.Args) == 2 && to.Args[1].Op == "*" && to.Args[1].Args[1].Op == language.Call && to.Args[1].Args[1].Text == "pow" && len(m.Places) < 3; to = to.Args[0] {
		m.Places = append(m.Places, to.Args[1].Args[1].Args[1])
	}
	slices.Reverse(m.Places)
	if n := len(m.Places); n < 2 || slices.ContainsFunc(m.Places, func(n *language.Node) bool { return !steady(n) }) {
		return false
	}
	text := x.name
	for i, p := range m.Places { // each gets the digit of the one before
		before := m.Places[(i+len(m.Places)-1)%len(m.Places)]
		text += fmt.Sprintf(" + (%s - %s)*pow(%s, %s)", x.digit(before), x.digit(p), x.Symbols, p)
	}
	x.Moves = append(x.Moves, m)
	return like(all, "%s", text)
}

// spread is t + (b-a)*(x-y) as t + (b-a)*x + (a-b)*y, and what is no such sum as it stands.
func spread(t *language.Node) *language.Node {
	difference := func(n *language.Node) bool { return n.Op == "-" && len(n.Args) == 2 }
	if t.Op != "+" || len(t.Args) != 2 || t.Args[1].Op != "*" || !difference(t.Args[1].Args[0]) || !difference(t.Args[1].Args[1]) {
		return t
	}
	two := func(op string, a, b *language.Node) *language.Node {
		return &language.Node{Op: op, Args: []*language.Node{a, b}}
	}
	by, of := t.Args[1].Args[0], t.Args[1].Args[1]
	return two("+", two("+", t.Args[0], two("*", by, of.Args[0])), two("*", two("-", by.Args[1], by.Args[0]), of.Args[1]))
}

// steady tells whether a term always has a value: numerals and names, but that of the permutation, with +, -, *, remainders by the number of
// symbols and quotients by numerals.
func (x *permuted) steady(n *language.Node) bool {
	both := func() bool { return x.steady(n.Args[0]) && x.steady(n.Args[1]) }
	switch {
	case n.Op == language.Numeral:
		return true
	case n.Op == language.Name:
		return n.Text != x.name
	case (n.Op == "+" || n.Op == "-" || n.Op == "*") && len(n.Args) == 2:
		return both()
	case n.Op == "%":
		return x.steady(n.Args[0]) && n.Args[1].Op == language.Name && n.Args[1].Text == x.Symbols
	case n.Op == language.Call && n.Text == "floor" && n.Args[0].Op == "/":
		by := n.Args[0].Args[1]
		return x.steady(n.Args[0].Args[0]) && by.Op == language.Numeral && by.Text != "0"
	}
	return false
}

// ---------------------------------------------------------------- questions

// conjunction and disjunction are claims joined two by two.
func conjunction(list []claim) claim { return joined(list, arithmetic.All) }

func disjunction(list []claim) claim { return joined(list, arithmetic.Some) }

func joined(list []claim, by func(...claim) claim) claim {
	if len(list) == 0 {
		return by()
	}
	all := list[0]
	for _, c := range list[1:] {
		all = by(all, c)
	}
	return all
}

func unlike(a, b poly) claim { return arithmetic.Not(equal(a, b)) }

func below(a, b poly) claim { return arithmetic.Not(atLeast(a, b)) }

// chosen are the places of a move, and the values of its variables, which are any in their ranges.
func (p *place) chosen(m Move) (places, variables []poly) {
	e := p.params
	for _, r := range m.For {
		x := p.between(r, r.Names[0], e)
		e, variables = e.with(r.Names, []poly{x}), append(variables, x)
	}
	return p.places(p.s, m, e), variables
}

func (p *place) places(s *scope, m Move, e env) (list []poly) {
	for _, t := range m.Places {
		list = append(list, p.terms.term(s, t, e))
	}
	return list
}

// permutations proves that the network's vertices are permutations, that moves are, and that they differ.
func (n *network) permutations() {
	if n.part.Vertex != "" || n.part.Back != nil {
		n.reject("theorem/generators", "a vertex, or reverse neighbours, of a network of permutations, want none")
	}
	ask := func(what string, says func(p *place) claim) {
		if n.err == nil {
			p := n.open(what, nil)
			p.prove(says(p))
		}
	}
	symbols := func(p *place) poly { return p.params[n.group.Symbols] }
	ask("there is a symbol", func(p *place) claim { return atLeast(symbols(p), arithmetic.Int(1)) })
	for i, c := range n.group.given {
		ask(fmt.Sprintf("condition %d on parameters", i+1), func(p *place) claim { return p.terms.condition(c, p.params) })
	}
	for i, m := range n.group.Moves {
		ask(fmt.Sprintf("neighbour %d has places", i+1), func(p *place) claim {
			places, _ := p.chosen(m)
			var list []claim
			least := arithmetic.Int(0)
			if m.Flip {
				least = arithmetic.Int(1)
			}
			for _, x := range places {
				list = append(list, atLeast(x, least), below(x, symbols(p)))
			}
			for i, x := range places {
				for _, y := range places[i+1:] {
					list = append(list, unlike(x, y))
				}
			}
			return conjunction(list)
		})
	}
	for i, a := range n.group.Moves {
		for j := i; j < len(n.group.Moves); j++ {
			b := n.group.Moves[j]
			if i == j && len(a.For) == 0 {
				continue
			}
			ask(fmt.Sprintf("neighbours %d and %d differ", i+1, j+1), func(p *place) claim {
				places, x := p.chosen(a)
				others, y := p.chosen(b)
				differ := apart(places, others, a.Flip)
				if i != j {
					return differ
				}
				var same []claim
				for k := range x {
					same = append(same, equal(x[k], y[k]))
				}
				return arithmetic.Some(conjunction(same), differ)
			})
		}
	}
}

// apart says that one of two moves moves a place that the other does not.
func apart(a, b []poly, flips bool) claim {
	var list []claim
	from := func(a, b []poly) {
		for _, x := range a {
			var none []claim
			for _, y := range b {
				none = append(none, unlike(x, y))
			}
			list = append(list, conjunction(none))
		}
	}
	if from(a, b); !flips {
		from(b, a)
	}
	return disjunction(list)
}

// pick is a move by its number, with values of its variables.
type pick struct {
	Move
	values []*language.Node
}

// picks reads the lines "move": each a number, from 1, with terms in some names.
func (l *lemma) picks(names []string) (list []pick) {
	l.read["move"] = true
	for _, text := range l.texts("move") {
		parts := l.expression(text, names).Parts()
		if i, err := strconv.Atoi(parts[0].Text); err == nil && parts[0].Op == language.Numeral && 1 <= i && i <= len(l.group.Moves) && len(l.group.Moves[i-1].For) == len(parts)-1 {
			list = append(list, pick{l.group.Moves[i-1], parts[1:]})
			continue
		}
		l.reject("theorem/generators", "move %s, want the number of a neighbour, from 1, and a value for each of its variables", certificates.Shortened(text))
		return nil
	}
	return list
}

// picked says that values are in their ranges, and something of the places.
func (p *place) picked(x pick, e env, wanted func(places []poly) claim) claim {
	return func(s *scope, truth bool) {
		values := p.tuple(s, x.values, e)
		var claims []claim
		at := p.params
		for i, r := range x.For {
			claims, at = p.inRange(claims, r, values[i], at)
		}
		arithmetic.All(append(claims, func(s *scope, truth bool) { wanted(p.places(s, x.Move, at))(s, truth) })...)(s, truth)
	}
}

// generators proves a lemma about a network of permutations.
func (l *lemma) generators() {
	turn := func(x pick) bool { return len(x.Places) == 3 }
	cycle := 0
	if l.value.Op == language.Numeral {
		cycle, _ = strconv.Atoi(l.value.Text)
	}
	wrong := func() {
		l.reject("theorem/generators", "%q with lines %v, which moves do not show", l.String(), l.Objects)
	}
	if l.group == nil {
		l.reject("theorem/generators", "%q of a network that is none of permutations, want one", l.String())
		return
	}
	if l.cond != nil || l.Times != 0 && l.Fact != "diameter" {
		wrong()
		return
	}
	swaps := !slices.ContainsFunc(l.group.Moves, func(m Move) bool { return len(m.Places) != 2 })
	flips := !slices.ContainsFunc(l.group.Moves, func(m Move) bool { return !m.Flip })
	switch about := l.Fact + " " + l.Relation; {
	case swaps && len(l.texts("exchanges")) == 1:
		if !l.exchanges(about, cycle) {
			wrong()
		}
	case flips && about == "girth >=" && 1 <= cycle && cycle <= 6 && len(l.Objects) == 0:
	case flips && about == "girth <=" && cycle >= 6:
		list := l.picks(l.params)
		if len(list) != 2 {
			wrong()
			return
		}
		for i, x := range list {
			p := l.open(fmt.Sprintf("move %d reverses %d places", i+1, i+2))
			p.prove(p.picked(x, p.params, func(places []poly) claim { return equal(places[0], arithmetic.Int(int64(i+1))) }))
		}
	case about == "order ==" && l.Value == "factorial("+l.group.Symbols+")" && len(l.Objects) == 0:
	case about == "min_degree ==" || about == "max_degree ==":
		l.degree()
	case about == "vertex_transitive ==" && l.Value == "true":
	case about == "connected ==" && l.Value == "true":
		l.lowered()
	case about == "hamiltonian_laceable ==" && l.Value == "true" && swaps:
		l.symbols("four", 4)
		l.lowered()
	case about == "bipartite ==" && l.Value == "true" && swaps:
	case about == "bipartite ==" && l.Value == "false" || about == "girth <=" && len(l.texts("move")) == 1 && cycle >= 3:
		list := l.picks(l.params)
		if len(list) != 1 || !turn(list[0]) {
			wrong()
			return
		}
		p := l.open("there is a triangle")
		p.prove(p.picked(list[0], p.params, func([]poly) claim { return arithmetic.All() }))
	case about == "girth <=" && cycle >= 4 && swaps:
		list := l.picks(l.params)
		if len(list) != 2 {
			wrong()
			return
		}
		p := l.open("two moves have no place in common")
		p.prove(p.picked(list[0], p.params, func(a []poly) claim {
			return p.picked(list[1], p.params, func(b []poly) claim {
				var none []claim
				for _, x := range a {
					for _, y := range b {
						none = append(none, unlike(x, y))
					}
				}
				return conjunction(none)
			})
		}))
	default:
		wrong()
	}
}

// ByOrders says a claim by orders and degrees: the factorial of the number of symbols is the order of a network of permutations, and its size is
// the order times the degree, by two. The networks are those of permutations, as the claim writes them; parse reads expressions of the claim.
func ByOrders(x *language.Node, networks []string, parse func(text string) *language.Node) *language.Node {
	for _, name := range networks {
		head, _, _ := strings.Cut(name, "(")
		switch {
		case x.Op == language.Call && x.Text == "factorial" && name == head+"("+x.Args[0].String()+")":
			return parse("order(" + name + ")")
		case x.Op == language.Fact && x.String() == "size("+name+")":
			return parse(fmt.Sprintf("order(%[1]s)*min_degree(%[1]s)/2", name))
		}
	}
	if x.Op == language.Fact || x.Ranges != nil {
		return x
	}
	other := *x
	other.Args = nil
	for _, a := range x.Args {
		other.Args = append(other.Args, ByOrders(a, networks, parse))
	}
	return &other
}

// byOrders has the claim said so.
func (m *maker) byOrders() {
	var names []string
	for _, n := range m.networks {
		if n.group != nil {
			names = append(names, n.name)
		}
	}
	m.claim.Expr = ByOrders(m.claim.Expr, names, func(text string) *language.Node {
		return cmp.Or(m.parse("theorem/claim", text, text), zero)
	})
}

// degree counts the moves, a turn for both ways.
func (l *lemma) degree() {
	var sums []*sum
	for i, m := range l.group.Moves {
		sums = append(sums, l.telescopes(fmt.Sprintf("neighbour %d", i+1), levels(m.For...), nil, func(*place, values) poly { return arithmetic.Int(1) }))
	}
	p := l.open("the degree")
	total := arithmetic.Int(0)
	for i, m := range l.group.Moves {
		part := sums[i].total(p)
		if total = total.Add(part); len(m.Places) == 3 {
			total = total.Add(part)
		}
	}
	p.prove(equal(total, p.term(p.s, l.value, p.params)))
}

// symbols shows that there are so many symbols.
func (l *lemma) symbols(name string, least int64) {
	p := l.open("there are " + name + " symbols")
	p.prove(atLeast(p.params[l.group.Symbols], arithmetic.Int(least)))
}

// lowered shows that the network is connected: for any place but 0 some move takes its digit to a lower place, and
// leaves alone what is above.
func (l *lemma) lowered() {
	names := l.newNames("step", 1)
	list := l.picks(append(slices.Clone(l.params), names...))
	p := l.open("some move lowers a place")
	t := p.s.Fresh(names[0])
	p.s.Fact(t.Plus(-1))
	p.s.Fact(p.params[l.group.Symbols].Sub(t).Plus(-1))
	var some []claim
	for _, x := range list {
		some = append(some, p.picked(x, p.params.with(names, []poly{t}), func(places []poly) claim {
			var highest []claim
			for i, a := range places {
				here := []claim{equal(a, t)}
				for j, b := range places {
					if j != i {
						here = append(here, below(b, t))
					}
				}
				highest = append(highest, conjunction(here))
			}
			return disjunction(highest)
		}))
	}
	p.prove(arithmetic.Some(some...))
}

// shape tells which two places exchanges have, t being the higher one: the first and any, neighbouring ones, or any two.
type shape string

const (
	first        shape = "first"
	neighbouring shape = "neighbouring"
	anyTwo       shape = "any"
)

// exchanges shows what is so where exchanges of a shape are all moves.
func (l *lemma) exchanges(about string, cycle int) bool {
	l.read["exchanges"] = true
	of := shape(l.texts("exchanges")[0])
	switch {
	case of != first && of != neighbouring && of != anyTwo:
		return false
	case about == "diameter ==":
		p := l.open("the diameter")
		n := p.params[l.group.Symbols]
		value := p.term(p.s, l.value, p.params)
		p.prove(equal(of.twiceDiameter(p.s, n).Times(l.factor()), value.Times(big.NewInt(2))))
		l.everyExchange(of)
		l.only(of)
	case about == "edge_transitive ==" && l.Value == "true" && of != neighbouring:
		l.everyExchange(of)
		l.only(of)
	case about == "girth <=" && of == first && cycle >= 6:
		l.everyExchange(of)
		l.symbols("three", 3)
	case about == "girth >=" && of == first && 1 <= cycle && cycle <= 6 && len(l.Objects) == 1:
		l.only(of)
	default:
		return false
	}
	return true
}

// twiceDiameter is that of n symbols: twice the most inversions; of any two n, the most places, less one cycle; of the first with any
// three for each two other places, and one for a place that is left, by Akers and Krishnamurthy.
func (of shape) twiceDiameter(s *scope, n poly) poly {
	less := n.Plus(-1)
	switch of {
	case neighbouring:
		return s.Mul(n, less)
	case first:
		less = s.Floor(less.Times(big.NewInt(3)), arithmetic.Int(2))
	}
	return less.Times(big.NewInt(2))
}

// only shows that each move is an exchange of the shape.
func (l *lemma) only(of shape) {
	for i, m := range l.group.Moves {
		if of == anyTwo {
			return
		}
		p := l.open(fmt.Sprintf("neighbour %d exchanges %s", i+1, map[shape]string{first: "the first place", neighbouring: "neighbouring places"}[of]))
		places, _ := p.chosen(m)
		a, b := places[0], places[1]
		if of == neighbouring {
			p.prove(arithmetic.Some(equal(a.Plus(1), b), equal(b.Plus(1), a)))
		} else {
			p.prove(arithmetic.Some(equal(a, arithmetic.Int(0)), equal(b, arithmetic.Int(0))))
		}
	}
}

// everyExchange shows that for a place t and a lower one u, as the shape has it, their exchange is a move.
func (l *lemma) everyExchange(of shape) {
	names := l.newNames("step", 2)
	list := l.picks(append(slices.Clone(l.params), names...))
	p := l.open("each exchange is a move")
	t, u := p.s.Fresh(names[0]), p.s.Fresh(names[1])
	p.s.Fact(t.Plus(-1))
	p.s.Fact(p.params[l.group.Symbols].Sub(t).Plus(-1))
	switch of {
	case first:
		p.s.Fact(u)
		p.s.Fact(u.Neg())
	case neighbouring:
		p.s.Fact(t.Sub(u).Plus(-1))
		p.s.Fact(u.Sub(t).Plus(1))
	case anyTwo:
		p.s.Fact(u)
		p.s.Fact(t.Sub(u).Plus(-1))
	}
	var some []claim
	for _, x := range list {
		some = append(some, p.picked(x, p.params.with(names, []poly{t, u}), func(places []poly) claim {
			return arithmetic.Some(arithmetic.All(equal(places[0], u), equal(places[1], t)), arithmetic.All(equal(places[0], t), equal(places[1], u)))
		}))
	}
	p.prove(arithmetic.Some(some...))
}
