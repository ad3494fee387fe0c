package fuzz

import (
	"fmt"
	"maps"
	"math/big"
	"slices"
	"strings"

	"topocert/certificates/language"
	"topocert/certificates/words"
	"topocert/fuzz/oracle"
)

// What an expression means, by going through all values, written from the language's
// description: an oracle for package strategy. A value is one of
//
//	bool
//	quotient   a number
//	atom       a vertex, a link or a tuple, by its text
//	[]any      a set
//	table      a map, by the texts of its keys
//	*simple    a network
type (
	quotient struct{ *big.Rat } // infinite if nil
	atom     string
	table    map[string]any
	simple   struct {
		vertices []any
		joined   map[string]bool // by two texts
	}
)

// noMeaning is what is thrown where an expression has no value; tooLong where looking takes long.
type noMeaning struct{ why string }
type tooLong struct{}

type meaning struct {
	words *words.Library
	left  int // steps
}

type names map[string]any

func (s names) and(name string, value any) names {
	t := maps.Clone(s)
	t[name] = value
	return t
}

func none(why string) { panic(noMeaning{why}) }

func textOf(x any) string {
	switch x := x.(type) {
	case quotient:
		if x.Rat == nil {
			return "infinite"
		}
		return x.RatString()
	case atom:
		return string(x)
	}
	none(fmt.Sprintf("%T as a member", x))
	return ""
}

func linkOf(a, b any) atom {
	x, y := textOf(a), textOf(b)
	if x > y {
		x, y = y, x
	}
	return atom("{" + x + ";" + y + "}")
}

func tupleOf(list []any) atom {
	text := "("
	for _, x := range list {
		text += textOf(x) + ","
	}
	return atom(text + ")")
}

// ends are those of a link.
func ends(l atom) []any {
	depth := 0
	for i, c := range l {
		switch c {
		case '{', '(':
			depth++
		case '}', ')':
			depth--
		case ';':
			if depth == 1 {
				return []any{atom(l[1:i]), atom(l[i+1 : len(l)-1])}
			}
		}
	}
	none("the ends of " + string(l))
	return nil
}

// as is a value of a kind that is wanted.
func as[T any](x any, want string) T {
	y, is := x.(T)
	if !is {
		none("want " + want)
	}
	return y
}

func (m *meaning) truth(n *language.Node, s names) bool {
	return as[bool](m.value(n, s), "true or false")
}

func (m *meaning) number(n *language.Node, s names) quotient {
	return as[quotient](m.value(n, s), "a number")
}

func (m *meaning) whole(n *language.Node, s names) int {
	x := m.number(n, s)
	if x.Rat == nil || !x.IsInt() {
		none("want a whole number")
	}
	return int(x.Num().Int64())
}

func (m *meaning) set(n *language.Node, s names) []any {
	x := m.value(n, s)
	if l, is := x.(atom); is {
		return ends(l)
	}
	return as[[]any](x, "a set")
}

func in(x any, set []any) bool {
	return slices.ContainsFunc(set, func(y any) bool { return textOf(x) == textOf(y) })
}

func ratio(n int) quotient { return quotient{big.NewRat(int64(n), 1)} }

func less(a, b quotient) bool {
	if a.Rat == nil || b.Rat == nil {
		return a.Rat != nil && b.Rat == nil
	}
	return a.Cmp(b.Rat) < 0
}

func (g *simple) adjacent(u, v any) bool { return g.joined[textOf(u)+" "+textOf(v)] }

func (g *simple) links() []any {
	var list []any
	for i, u := range g.vertices {
		for _, v := range g.vertices[i+1:] {
			if g.adjacent(u, v) {
				list = append(list, linkOf(u, v))
			}
		}
	}
	return list
}

func (g *simple) neighbours(v any) []any {
	return slices.DeleteFunc(slices.Clone(g.vertices), func(u any) bool { return !g.adjacent(u, v) })
}

func (g *simple) distance(u, v any) quotient {
	if !in(u, g.vertices) || !in(v, g.vertices) {
		return quotient{}
	}
	near := []any{u}
	for d := range len(g.vertices) {
		if in(v, near) {
			return ratio(d)
		}
		var more []any
		for _, w := range g.vertices {
			if in(w, near) || slices.ContainsFunc(near, func(x any) bool { return g.adjacent(w, x) }) {
				more = append(more, w)
			}
		}
		near = more
	}
	return quotient{}
}

func (g *simple) component(v any) []any {
	return slices.DeleteFunc(slices.Clone(g.vertices), func(u any) bool { return g.distance(u, v).Rat == nil })
}

// each goes through the values of a range that fulfil its condition.
func (m *meaning) each(r language.Range, s names, visit func(names) bool) {
	one := func(t names) bool {
		if m.left--; m.left < 0 {
			panic(tooLong{})
		}
		return r.If != nil && !m.truth(r.If, t) || visit(t)
	}
	if r.In.Op == language.Call && r.In.Text == "sets" {
		of := m.set(r.In.Args[0], s)
		most := len(of)
		if len(r.In.Args) == 2 {
			most = m.whole(r.In.Args[1], s)
		}
		for size := 0; size <= min(most, len(of)); size++ {
			var choose func(from int, chosen []any) bool
			choose = func(from int, chosen []any) bool {
				if len(chosen) == size {
					return one(s.and(r.Names[0], slices.Clone(chosen)))
				}
				for i := from; i < len(of); i++ {
					if !choose(i+1, append(chosen, of[i])) {
						return false
					}
				}
				return true
			}
			if !choose(0, []any{}) {
				return
			}
		}
		return
	}
	if r.In.Op == language.Call && r.In.Text == "maps" {
		keys, values := m.set(r.In.Args[0], s), m.set(r.In.Args[1], s)
		var choose func(i int, t table) bool
		choose = func(i int, t table) bool {
			if i == len(keys) {
				return one(s.and(r.Names[0], t))
			}
			for _, v := range values {
				u := maps.Clone(t)
				u[textOf(keys[i])] = v
				if !choose(i+1, u) {
					return false
				}
			}
			return true
		}
		choose(0, make(table))
		return
	}
	for _, x := range m.set(r.In, s) {
		if len(r.Names) == 1 {
			if !one(s.and(r.Names[0], x)) {
				return
			}
			continue
		}
		e := ends(x.(atom))
		if !one(s.and(r.Names[0], e[0]).and(r.Names[1], e[1])) || !one(s.and(r.Names[0], e[1]).and(r.Names[1], e[0])) {
			return
		}
	}
}

// all goes through the values of all ranges.
func (m *meaning) all(list []language.Range, s names, visit func(names) bool) (goOn bool) {
	if len(list) == 0 {
		return visit(s)
	}
	goOn = true
	m.each(list[0], s, func(t names) bool {
		goOn = m.all(list[1:], t, visit)
		return goOn
	})
	return goOn
}

func (m *meaning) value(n *language.Node, s names) any {
	if m.left--; m.left < 0 {
		panic(tooLong{})
	}
	switch n.Op {
	case language.Numeral:
		r, _ := new(big.Rat).SetString(n.Text)
		return quotient{r}
	case language.Name, language.Call:
		return m.called(n, s)
	case language.To:
		var list []any
		for i := m.whole(n.Args[0], s); i <= m.whole(n.Args[1], s); i++ {
			list = append(list, ratio(i))
		}
		return list
	case language.Index:
		x, is := as[table](m.value(n.Args[0], s), "a map")[textOf(m.value(n.Args[1], s))]
		if !is {
			none("no value there")
		}
		return x
	case "!":
		return !m.truth(n.Args[0], s)
	case "&&":
		return m.truth(n.Args[0], s) && m.truth(n.Args[1], s)
	case "||":
		return m.truth(n.Args[0], s) || m.truth(n.Args[1], s)
	case "in":
		return in(m.value(n.Args[0], s), m.set(n.Args[1], s))
	case "==", "!=":
		return m.equal(m.value(n.Args[0], s), m.value(n.Args[1], s)) == (n.Op == "==")
	case "<":
		return less(m.number(n.Args[0], s), m.number(n.Args[1], s))
	case ">":
		return less(m.number(n.Args[1], s), m.number(n.Args[0], s))
	case "<=":
		return !less(m.number(n.Args[1], s), m.number(n.Args[0], s))
	case ">=":
		return !less(m.number(n.Args[0], s), m.number(n.Args[1], s))
	case "+", "-", "*", "/", "%":
		return m.arithmetic(n.Op, n.Args, s)
	case "all":
		return m.all(n.Ranges, s, func(t names) bool { return m.truth(n.Args[0], t) })
	case "some":
		return !m.all(n.Ranges, s, func(t names) bool { return !m.truth(n.Args[0], t) })
	case "count":
		k := 0
		m.all(n.Ranges, s, func(t names) bool {
			if m.truth(n.Args[0], t) {
				k++
			}
			return true
		})
		return ratio(k)
	case "sum":
		total := new(big.Rat)
		m.all(n.Ranges, s, func(t names) bool {
			x := m.number(n.Args[0], t)
			if x.Rat == nil {
				none("a sum with infinite")
			}
			total.Add(total, x.Rat)
			return true
		})
		return quotient{total}
	case "min", "max":
		var list []quotient
		m.all(n.Ranges, s, func(t names) bool {
			list = append(list, m.number(n.Args[0], t))
			return true
		})
		if list == nil && n.Op == "max" {
			none("the largest of nothing")
		}
		best := quotient{}
		for i, x := range list {
			if i == 0 || less(x, best) == (n.Op == "min") && less(x, best) != less(best, x) {
				best = x
			}
		}
		return best
	case "least", "most":
		from, to := m.whole(n.Ranges[0].In.Args[0], s), m.whole(n.Ranges[0].In.Args[1], s)
		for i := range to - from + 1 {
			k := from + i
			if n.Op == "most" {
				k = to - i
			}
			t := s.and(n.Ranges[0].Names[0], ratio(k))
			if (n.Ranges[0].If == nil || m.truth(n.Ranges[0].If, t)) && m.truth(n.Args[0], t) {
				return ratio(k)
			}
		}
		if n.Op == "most" {
			none("nothing is so")
		}
		return quotient{}
	case "set":
		list := []any{}
		m.each(n.Ranges[0], s, func(t names) bool {
			if m.truth(n.Args[0], t) {
				list = append(list, t[n.Ranges[0].Names[0]])
			}
			return true
		})
		return list
	case language.Graph:
		return m.graph(n, s)
	}
	none(n.Op)
	return nil
}

func (m *meaning) equal(x, y any) bool {
	switch a := x.(type) {
	case bool:
		return a == as[bool](y, "true or false")
	case []any:
		b := as[[]any](y, "a set")
		all := func(a, b []any) bool { return !slices.ContainsFunc(a, func(x any) bool { return !in(x, b) }) }
		return all(a, b) && all(b, a)
	}
	if _, set := y.([]any); set {
		none("want no set")
	}
	return textOf(x) == textOf(y)
}

func (m *meaning) arithmetic(op string, list []*language.Node, s names) quotient {
	var args []oracle.Number
	for _, a := range list {
		args = append(args, oracle.Number(m.number(a, s)))
	}
	x, is := oracle.Applied(op, args...)
	if !is {
		none(op)
	}
	return quotient(x)
}

func (m *meaning) graph(n *language.Node, s names) *simple {
	g := &simple{joined: make(map[string]bool)}
	var scopes []names
	m.all(n.Ranges, s, func(t names) bool {
		var of []any
		for _, r := range n.Ranges {
			for _, name := range r.Names {
				of = append(of, t[name])
			}
		}
		v := of[0]
		if len(of) > 1 {
			v = tupleOf(of)
		}
		g.vertices, scopes = append(g.vertices, v), append(scopes, t)
		return true
	})
	for i, v := range g.vertices {
		for _, next := range n.Next {
			m.all(next.For, scopes[i], func(t names) bool {
				for _, c := range next.If {
					if !m.truth(c, t) {
						return true
					}
				}
				u := m.value(next.To, t)
				if textOf(u) == textOf(v) {
					none("its own neighbour")
				}
				if in(u, g.vertices) {
					g.joined[textOf(u)+" "+textOf(v)], g.joined[textOf(v)+" "+textOf(u)] = true, true
				}
				return true
			})
		}
	}
	return g
}

func (m *meaning) called(n *language.Node, s names) any {
	if x, is := s[n.Text]; is {
		return x
	}
	switch n.Text {
	case "true", "false":
		return n.Text == "true"
	case "infinite":
		return quotient{}
	case "cond":
		if m.truth(n.Args[0], s) {
			return m.value(n.Args[1], s)
		}
		return m.value(n.Args[2], s)
	case "len":
		return ratio(len(m.set(n.Args[0], s)))
	case "abs", "floor", "ceil", "factorial", "pow", "log", "root", "xor", "bit":
		return m.arithmetic(n.Text, n.Args, s)
	case "link":
		return linkOf(m.value(n.Args[0], s), m.value(n.Args[1], s))
	}
	if d := m.words.Find(n.Text); d != nil {
		t := make(names)
		for i, a := range n.Args {
			t[d.Definition.Params[i].Name] = m.value(a, s)
		}
		return m.value(d.Body, t)
	}
	g := as[*simple](m.value(n.Args[0], s), "a network")
	var of []any
	for _, a := range n.Args[1:] {
		of = append(of, m.value(a, s))
	}
	switch n.Text {
	case "order":
		return ratio(len(g.vertices))
	case "size":
		return ratio(len(g.links()))
	case "vertices":
		return g.vertices
	case "links":
		return g.links()
	case "elements":
		return append(slices.Clone(g.vertices), g.links()...)
	case "neighbors":
		return g.neighbours(of[0])
	case "degree":
		return ratio(len(g.neighbours(of[0])))
	case "incident":
		return slices.DeleteFunc(g.links(), func(e any) bool { return !in(of[0], ends(e.(atom))) })
	case "component":
		return g.component(of[0])
	case "distance":
		return g.distance(of[0], of[1])
	case "adjacent":
		return g.adjacent(of[0], of[1])
	case "connected":
		return len(g.vertices) == 0 || len(g.component(g.vertices[0])) == len(g.vertices)
	}
	none(n.Text)
	return nil
}

// graphOf is the network whose row i are the neighbours of vertex i.
func graphOf(rows [][]uint32) *simple {
	g := &simple{joined: make(map[string]bool)}
	v := func(i uint32) atom { return atom(fmt.Sprintf("v%d", i)) }
	for i, row := range rows {
		g.vertices = append(g.vertices, v(uint32(i)))
		for _, j := range row {
			g.joined[textOf(v(uint32(i)))+" "+textOf(v(j))] = true
		}
	}
	return g
}

// of is the value of a word, with what stands for its parameters: ok is false where it has none,
// done where looking would take too long.
func (m *meaning) of(d *words.Definition, args ...any) (x any, ok, done bool) {
	defer func() {
		switch cause := recover().(type) {
		case nil, noMeaning:
		case tooLong:
			done = false
		default:
			panic(cause)
		}
	}()
	s := make(names)
	for i, p := range d.Definition.Params {
		s[p.Name] = args[i]
	}
	done = true
	return m.value(d.Body, s), true, true
}

// shownAs is a value as it stands in a statement.
func shownAs(x any) string {
	if b, is := x.(bool); is {
		return map[bool]string{true: "yes", false: "no"}[b]
	}
	return strings.TrimSuffix(textOf(x), "/1")
}
