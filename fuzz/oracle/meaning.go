package oracle

import (
	"fmt"
	"maps"
	"math/big"
	"slices"

	"topocert/certificates/language"
)

// What an expression means, by going through all values, written from the language's
// description. A value is one of
//
//	bool
//	Number
//	atom       a vertex, a link or a tuple, by its text
//	[]any      a set
//	table      a map, by the texts of its keys
//	*network   a network
type (
	atom    string
	table   map[string]any
	network struct {
		Graph
		values   []any // the vertices, in the order of the graph's numbers
		distance func(u, v int) int
	}
)

// noMeaning is what is thrown where an expression has no value; TooLong where looking takes long.
type noMeaning struct{ why string }
type TooLong struct{}

func none(why string) { panic(noMeaning{why}) }

// Meaning says what expressions mean in which some words are used. In the text of a network numbers
// are whole, of 64 bits with a sign; a quotient is, but straight within floor and ceil; and of nothing
// there is no least and no min.
type Meaning struct {
	Words func(name string) *Definition
	Left  int // steps
	// Down says that most begins with the last number, so that those before need no meaning.
	Down   bool
	inText bool
}

// Among finds a word in a list.
func Among(list []*Definition) func(name string) *Definition {
	return func(name string) *Definition {
		for _, d := range list {
			if d.Name == name {
				return d
			}
		}
		return nil
	}
}

// Names are what names stand for.
type Names map[string]any

func (s Names) and(name string, value any) Names {
	t := make(Names)
	maps.Copy(t, s)
	t[name] = value
	return t
}

// Of is the value of an expression where names have these; false if it has none.
func (m *Meaning) Of(n *language.Node, s Names) (value any, ok bool) {
	ok = attempt(func() { value = m.value(n, s) })
	return value, ok
}

// attempt does what may have no meaning, and tells whether it had.
func attempt(do func()) (ok bool) {
	defer func() {
		if r := recover(); r != nil {
			if _, is := r.(noMeaning); !is {
				panic(r)
			}
		}
	}()
	do()
	return true
}

// Quickly does what may take long, and tells whether it did not.
func Quickly(do func()) (quick bool) {
	defer func() {
		if r := recover(); r != nil && r != (TooLong{}) {
			panic(r)
		}
	}()
	do()
	return true
}

func textOf(x any) string {
	switch x := x.(type) {
	case Number:
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

// ShownAs is a value as it stands in a statement.
func ShownAs(x any) string {
	if b, is := x.(bool); is {
		return map[bool]string{true: "yes", false: "no"}[b]
	}
	return textOf(x)
}

func linkOf(a, b any) atom {
	x, y := textOf(a), textOf(b)
	if x > y {
		x, y = y, x
	}
	return atom("{" + x + ";" + y + "}")
}

func tupleOf(list []any) any {
	if len(list) == 1 {
		return list[0]
	}
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

func (m *Meaning) truth(n *language.Node, s Names) bool {
	return as[bool](m.value(n, s), "true or false")
}

func (m *Meaning) number(n *language.Node, s Names) Number {
	return as[Number](m.value(n, s), "a number")
}

func (m *Meaning) whole(n *language.Node, s Names) *big.Int { return whole(m.number(n, s)) }

func (m *Meaning) set(n *language.Node, s Names) []any {
	x := m.value(n, s)
	if l, is := x.(atom); is {
		return ends(l)
	}
	return as[[]any](x, "a set")
}

func in(x any, set []any) bool {
	return some(set, func(y any) bool { return textOf(x) == textOf(y) })
}

// of is the network that a graph of the vertices 0 … n−1 is, with what stands for these.
func (g Graph) of(values []any) *network {
	slices.SortFunc(g.Links, func(e, f Link) int { return slices.Compare(e[:], f[:]) })
	return &network{g, values, g.distances()}
}

// Named is a graph as the value of a name.
func (g Graph) Named() any {
	var values []any
	for _, v := range g.Vertices {
		values = append(values, atom(fmt.Sprintf("v%d", v)))
	}
	return g.of(values)
}

// at is the number of a vertex; −1 if it is none.
func (g *network) at(x any) int {
	return slices.IndexFunc(g.values, func(y any) bool { return textOf(x) == textOf(y) })
}

// those are the vertices of which something holds.
func (g *network) those(holds func(v int) bool) (list []any) {
	for v, x := range g.values {
		if holds(v) {
			list = append(list, x)
		}
	}
	return list
}

// links are those of which something holds.
func (g *network) links(holds func(Link) bool) (list []any) {
	for _, e := range g.Links {
		if holds(e) {
			list = append(list, linkOf(g.values[e[0]], g.values[e[1]]))
		}
	}
	return list
}

// each goes through the values of a range that fulfil its condition, and tells whether to the end.
func (m *Meaning) each(r language.Range, s Names, visit func(Names) bool) bool {
	one := func(x any) bool { return m.over([]any{x}, r, s, visit) }
	if r.In.Op == language.Call && r.In.Text == "sets" {
		of := m.set(r.In.Args[0], s)
		most := len(of)
		if len(r.In.Args) == 2 {
			most = int(m.whole(r.In.Args[1], s).Int64())
		}
		for chosen := range subsets(of, most) {
			if !one(chosen) {
				return false
			}
		}
		return true
	}
	if r.In.Op == language.Call && r.In.Text == "maps" {
		keys, values := m.set(r.In.Args[0], s), m.set(r.In.Args[1], s)
		var choose func(i int, t table) bool
		choose = func(i int, t table) bool {
			if i == len(keys) {
				return one(t)
			}
			return all(values, func(v any) bool {
				u := maps.Clone(t)
				u[textOf(keys[i])] = v
				return choose(i+1, u)
			})
		}
		return choose(0, make(table))
	}
	return m.over(m.set(r.In, s), r, s, visit)
}

// over is each where the range is a list: of values, or of links for two names.
func (m *Meaning) over(list []any, r language.Range, s Names, visit func(Names) bool) bool {
	one := func(t Names) bool {
		if m.Left--; m.Left < 0 {
			panic(TooLong{})
		}
		return r.If != nil && !m.truth(r.If, t) || visit(t)
	}
	return all(list, func(x any) bool {
		if len(r.Names) == 1 {
			return one(s.and(r.Names[0], x))
		}
		e := ends(x.(atom))
		return one(s.and(r.Names[0], e[0]).and(r.Names[1], e[1])) && one(s.and(r.Names[0], e[1]).and(r.Names[1], e[0]))
	})
}

// all goes through the values of all ranges, the last the fastest, and tells whether to the end.
func (m *Meaning) all(list []language.Range, s Names, visit func(Names) bool) bool {
	if len(list) == 0 {
		return visit(s)
	}
	return m.each(list[0], s, func(t Names) bool { return m.all(list[1:], t, visit) })
}

// numbers are the values of an expression under all ranges.
func (m *Meaning) numbers(n *language.Node, s Names) (list []Number) {
	m.all(n.Ranges, s, func(t Names) bool {
		list = append(list, m.number(n.Args[0], t))
		return true
	})
	return list
}

func (m *Meaning) value(n *language.Node, s Names) any {
	if m.Left--; m.Left < 0 {
		panic(TooLong{})
	}
	switch n.Op {
	case language.Numeral:
		r, _ := new(big.Rat).SetString(n.Text)
		return Number{r}
	case language.Name, language.Call:
		return m.called(n, s)
	case language.Tuple:
		var list []any
		for _, a := range n.Args {
			list = append(list, m.value(a, s))
		}
		return tupleOf(list)
	case language.To:
		from, to := m.whole(n.Args[0], s), m.whole(n.Args[1], s)
		if new(big.Int).Sub(to, from).Cmp(big.NewInt(64)) > 0 {
			panic(TooLong{})
		}
		var list []any
		for i := new(big.Int).Set(from); i.Cmp(to) <= 0; i.Add(i, big.NewInt(1)) {
			list = append(list, Number{new(big.Rat).SetInt(i)})
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
	case "<", ">", "<=", ">=":
		order := compared(m.number(n.Args[0], s), m.number(n.Args[1], s))
		return map[string]bool{"<": order < 0, "<=": order <= 0, ">": order > 0, ">=": order >= 0}[n.Op]
	case "+", "-", "*", "/", "%":
		return m.arithmetic(n.Op, n.Args, s)
	case "all":
		return m.all(n.Ranges, s, func(t Names) bool { return m.truth(n.Args[0], t) })
	case "some":
		return !m.all(n.Ranges, s, func(t Names) bool { return !m.truth(n.Args[0], t) })
	case "count":
		k := 0
		m.all(n.Ranges, s, func(t Names) bool {
			if m.truth(n.Args[0], t) {
				k++
			}
			return true
		})
		return ratio(k)
	case "sum":
		total := ratio(0)
		for _, x := range m.numbers(n, s) {
			total = m.kept(applied("+", total, x))
		}
		return total
	case "min", "max":
		list := m.numbers(n, s)
		switch {
		case list == nil && (n.Op == "max" || m.inText):
			none("the largest of nothing")
		case list == nil:
			return Number{}
		}
		return applied(n.Op, list...)
	case "least", "most":
		down := n.Op == "most" && m.Down
		list := m.set(n.Ranges[0].In, s)
		if down {
			slices.Reverse(list)
		}
		var met any
		m.over(list, n.Ranges[0], s, func(t Names) bool {
			if m.truth(n.Args[0], t) {
				met = t[n.Ranges[0].Names[0]]
			}
			return met == nil || n.Op == "most" && !down
		})
		switch {
		case met != nil:
			return met
		case n.Op == "most" || m.inText:
			none("nothing is so")
		}
		return Number{}
	case "set":
		list := []any{}
		m.each(n.Ranges[0], s, func(t Names) bool {
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

func (m *Meaning) equal(x, y any) bool {
	switch a := x.(type) {
	case bool:
		return a == as[bool](y, "true or false")
	case []any:
		b := as[[]any](y, "a set")
		within := func(a, b []any) bool { return all(a, func(x any) bool { return in(x, b) }) }
		return within(a, b) && within(b, a)
	}
	if _, set := y.([]any); set {
		none("want no set")
	}
	return textOf(x) == textOf(y)
}

func (m *Meaning) arithmetic(op string, list []*language.Node, s Names) Number {
	var args []Number
	if q := list[0]; m.inText && (op == "floor" || op == "ceil") && q.Op == "/" {
		args = []Number{applied("/", m.number(q.Args[0], s), m.number(q.Args[1], s))}
	} else {
		for _, a := range list {
			args = append(args, m.number(a, s))
		}
	}
	if m.inText && op == "pow" && args[0].Num().CmpAbs(big.NewInt(1)) <= 0 && args[1].Sign() > 0 { // however large the exponent
		args[1] = ratio(2 - int(args[1].Num().Bit(0)))
	}
	return m.kept(applied(op, args...))
}

// kept is a number that is within the limits.
func (m *Meaning) kept(x Number) Number {
	switch {
	case m.inText && (x.Rat == nil || !x.IsInt() || !x.Num().IsInt64()),
		x.Rat != nil && (x.Num().BitLen() > maxBits || x.Denom().BitLen() > maxBits):
		none("beyond the limits")
	}
	return x
}

// vertex is that of a network's text where its coordinates have their values.
func vertex(coords []language.Range, s Names) any {
	var of []any
	for _, r := range coords {
		for _, name := range r.Names {
			of = append(of, s[name])
		}
	}
	return tupleOf(of)
}

// next goes through the neighbours of a vertex in a network's text.
func (m *Meaning) next(list []language.Next, s Names, visit func(to any)) {
	for _, next := range list {
		m.all(next.For, s, func(t Names) bool {
			if all(next.If, func(c *language.Node) bool { return m.truth(c, t) }) {
				visit(m.value(next.To, t))
			}
			return true
		})
	}
}

func (m *Meaning) graph(n *language.Node, s Names) *network {
	var scopes []Names
	g := new(network)
	m.all(n.Ranges, s, func(t Names) bool {
		g.values, scopes = append(g.values, vertex(n.Ranges, t)), append(scopes, t)
		return true
	})
	met := make(map[Link]bool)
	for v := range scopes {
		m.next(n.Next, scopes[v], func(to any) {
			if textOf(to) == textOf(g.values[v]) {
				none("its own neighbour")
			}
			if u := g.at(to); u >= 0 {
				met[link(u, v)] = true
			}
		})
	}
	return New(len(scopes), slices.Collect(maps.Keys(met))...).of(g.values)
}

func (m *Meaning) called(n *language.Node, s Names) any {
	if x, is := s[n.Text]; is {
		return x
	}
	switch n.Text {
	case "true", "false":
		return n.Text == "true"
	case "infinite":
		return Number{}
	case "cond":
		if m.truth(n.Args[0], s) {
			return m.value(n.Args[1], s)
		}
		return m.value(n.Args[2], s)
	case "len":
		return ratio(len(m.set(n.Args[0], s)))
	case "abs", "floor", "ceil", "min", "max", "factorial", "pow", "log", "root", "xor", "bit":
		return m.arithmetic(n.Text, n.Args, s)
	case "link":
		return linkOf(m.value(n.Args[0], s), m.value(n.Args[1], s))
	}
	var of []any
	for _, a := range n.Args {
		of = append(of, m.value(a, s))
	}
	if d := m.Words(n.Text); d != nil {
		t := Names{d.Given: of[0]}
		for i, p := range d.Params {
			t[p] = of[i]
		}
		return m.value(d.Body, t)
	}
	g := as[*network](of[0], "a network")
	every := func(Link) bool { return true }
	v := -1
	if len(of) > 1 {
		v = g.at(of[1])
	}
	switch n.Text {
	case "order":
		return ratio(g.order())
	case "size":
		return ratio(len(g.Links))
	case "vertices":
		return g.values
	case "links":
		return g.links(every)
	case "elements":
		return append(slices.Clone(g.values), g.links(every)...)
	case "neighbors":
		return g.those(func(u int) bool { return g.joined(u, v) })
	case "degree":
		return ratio(len(g.neighbors(v)))
	case "incident":
		return g.links(func(e Link) bool { return e.has(v) })
	case "component":
		return g.those(func(u int) bool { return g.distance(u, v) < infinite })
	case "weight": // the oracle's networks have none but 1
		return ratio(1)
	case "distance", "weighted_distance":
		if d := g.distance(v, g.at(of[2])); d < infinite {
			return ratio(d)
		}
		return Number{}
	case "adjacent":
		return g.joined(v, g.at(of[2]))
	case "connected":
		return g.connected()
	}
	none(n.Text)
	return nil
}
