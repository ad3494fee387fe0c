package words

import (
	"slices"
	"strings"

	"topocert/certificates/language"
)

// Sort says what an expression in a word stands for.
type Sort struct {
	kind kind
	// of are the sorts of a set's members, of a tuple's parts; of a map's keys and values.
	of []*Sort
	// same is another sort that this one, still open, was found to be.
	same *Sort
}

type kind byte

const (
	open kind = iota // not known yet
	number
	truth
	part // a vertex, or a link, of a network: or a tuple of such
	quoted
	network
	set
	mapping
	tuple
)

// A sort is found, or it is open.
func (s *Sort) found() *Sort {
	for s.same != nil {
		s = s.same
	}
	return s
}

// maxSort bounds the parts of a sort. Definitions may use one another, and a sort has another
// several times over, so that there would be no bound by the text.
const maxSort = 1 << 10

// small tells whether a sort has few enough parts; one that has itself has not.
func (s *Sort) small(left *int) bool {
	if *left--; *left < 0 {
		return false
	}
	return !slices.ContainsFunc(s.found().of, func(of *Sort) bool { return !of.small(left) })
}

// close makes what is still open within a small sort a part of a network; a map's values are numbers.
func (s *Sort) close() {
	if s = s.found(); s.kind == open {
		s.kind = part
	} else if s.kind == mapping && s.of[1].found().kind == open {
		s.of[1].found().kind = number
	}
	for _, of := range s.of {
		of.close()
	}
}

func plain(k kind) *Sort { return &Sort{kind: k} }

func setOf(s *Sort) *Sort { return &Sort{kind: set, of: []*Sort{s}} }

// String names the sort for messages.
func (s *Sort) String() string {
	s = s.found()
	if left := maxSort; !s.small(&left) {
		return "a value of very many parts"
	}
	switch s.kind {
	case set:
		return "a set of " + s.of[0].several()
	case mapping:
		return "a map from " + s.of[0].several() + " to " + s.of[1].several()
	case tuple:
		var parts []string
		for _, p := range s.of {
			parts = append(parts, p.String())
		}
		return "(" + strings.Join(parts, ", ") + ")"
	}
	return [...]string{"anything", "a number", "true or false", "a vertex or link", "a word in quotes", "a network"}[s.kind]
}

// several names values of the sort for messages.
func (s *Sort) several() string {
	switch s.found().kind {
	case open:
		return "anything"
	case part:
		return "vertices or links"
	}
	return strings.TrimPrefix(strings.TrimPrefix(s.String(), "a "), "true or ") + "s"
}

// What a value may be.
func (s Sort) IsNumber() bool  { return s.found().kind == number }
func (s Sort) IsTruth() bool   { return s.found().kind == truth }
func (s Sort) IsVertex() bool  { return s.found().kind == part }
func (s Sort) IsNetwork() bool { return s.found().kind == network }
func (s Sort) IsWord() bool    { return s.found().kind == quoted }

// IsNumbers tells whether it is that of maps from vertices to numbers.
func (s Sort) IsNumbers() bool {
	f := s.found()
	return f.kind == mapping && f.of[0].IsVertex() && f.of[1].IsNumber()
}

// unify makes two sorts one, and tells whether that is possible. A link is the set of its
// ends; a tuple of vertices is a vertex, of a network that is made of others.
func unify(a, b *Sort) bool {
	left := maxSort
	return a.unify(b, &left)
}

// unify is unify of sorts that have at most so many parts.
func (a *Sort) unify(b *Sort, left *int) bool {
	a, b = a.found(), b.found()
	*left--
	switch {
	case a == b:
		return true
	case *left < 0:
		return false
	case a.kind == open:
		a.same = b
		return a.smallOr()
	case b.kind == open:
		b.same = a
		return b.smallOr()
	case a.kind == part && b.kind != part:
		return b.unify(a, left)
	case b.kind == part && (a.kind == set || a.kind == tuple):
		return !slices.ContainsFunc(a.of, func(s *Sort) bool { return !s.unify(plain(part), left) })
	case a.kind != b.kind || len(a.of) != len(b.of):
		return false
	}
	for i := range a.of {
		if !a.of[i].unify(b.of[i], left) {
			return false
		}
	}
	return true
}

// smallOr tells whether an open sort that was found to be another one is small, and opens it
// again if it is not.
func (s *Sort) smallOr() bool {
	left := maxSort
	small := s.small(&left)
	if !small {
		s.same = nil
	}
	return small
}

// scope holds the sorts of variables and parameters, the innermost last.
type scope struct {
	names []string
	sorts []*Sort
}

func (s scope) with(name string, sort *Sort) scope {
	return scope{append(s.names[:len(s.names):len(s.names)], name), append(s.sorts[:len(s.sorts):len(s.sorts)], sort)}
}

func (s scope) find(name string) *Sort {
	for i := len(s.names) - 1; i >= 0; i-- {
		if s.names[i] == name {
			return s.sorts[i]
		}
	}
	return nil
}

// checker finds the sorts of the parts of a definition. It notes the first error: after that the
// sorts mean nothing.
type checker struct {
	library *Library
	known   func(network string) bool
	// numeric says that vertices are numbers or tuples of them: in the text of a network or
	// router.
	numeric bool
	err     error
}

// fail notes what is wrong at a place, and returns any sort.
func (c *checker) fail(at language.Place, format string, args ...any) *Sort {
	if c.err == nil {
		c.err = at.Wrong(format, args...)
	}
	return new(Sort)
}

// small wants a sort of few enough parts.
func (c *checker) small(s *Sort, at language.Place, what string) {
	if left := maxSort; c.err == nil && !s.small(&left) {
		c.fail(at, "%s of more than %d parts, want fewer", what, maxSort)
	}
}

func (c *checker) word(d *Definition) {
	var s scope
	for _, p := range d.Definition.Params {
		sort := &Sort{}
		if p.Word {
			sort = plain(quoted)
		}
		s = s.with(p.Name, sort)
	}
	value := c.sort(d.Body, s)
	for i, p := range s.sorts { // of one that nothing else is known of, the initial tells
		if p.found().kind == open && language.Capital(s.names[i]) {
			unify(p, plain(network))
		}
		unify(p, plain(number))
		c.small(p, d.Place, "parameter "+s.names[i])
		if c.err != nil {
			return
		}
		p.close()
		d.Params = append(d.Params, *p.found())
	}
	if c.small(value, d.Place, "a value"); c.err == nil {
		value.close()
		d.Sort = *value.found()
	}
}

// network checks the text of a network whose vertices are numbers or tuples of them.
func (c *checker) network(d *Definition) {
	c.numeric = true
	var s scope
	for _, p := range d.Definition.Params {
		if p.Word || language.Capital(p.Name) {
			c.fail(p.Place, "parameter %s of %s, want a variable with a small initial: a number", p.Name, d.Name)
		}
		s = s.with(p.Name, plain(number))
	}
	if d.Body.Op == language.Class {
		c.class(d)
		return
	}
	if d.Body.Op != language.Graph && d.Body.Op != language.Digraph {
		c.fail(d.Body.Place, "%s is a network's name, want %s = graph …", d.Name, d.Head())
	}
	c.sort(d.Body, s)
}

// class checks the text of a class of networks: two parameters, and a network with a text and numerals to begin with.
func (c *checker) class(d *Definition) {
	base := d.Body.Args[0]
	on := c.library.Find(base.Text)
	switch {
	case len(d.Definition.Params) != 2:
		c.fail(d.Place, "a class %s, want two parameters: how often two networks are joined, and the member's number", d.Head())
	case base.Op != language.Name && base.Op != language.Call || on == nil || on.Role != Network || on.Body.Op != language.Graph:
		c.fail(base.Place, "a class from %s, want a network with a text before it, such as Complete(1)", base)
	case len(base.Args) != len(on.Definition.Params) || slices.ContainsFunc(base.Args, func(a *language.Node) bool { return a.Op != language.Numeral }):
		c.fail(base.Place, "a class from %s, want %s with numerals", base, on.Head())
	}
}

// router checks the text of a router on the members of a family.
func (c *checker) router(d *Definition) {
	c.numeric = true
	r := d.Body.Route
	on := c.library.Find(r.Network)
	switch {
	case language.Capital(d.Name) || len(d.Definition.Params) > 0:
		c.fail(d.Place, "a router %s, want a name with a small initial and without parameters", d.Head())
		return
	case on == nil || on.Role != Network:
		c.fail(d.Body.Place, "a router on %s, want a network with a text before it", r.Network)
		return
	case len(r.Params) != len(on.Definition.Params):
		c.fail(d.Body.Place, "%s with %d parameters, want %s", r.Network, len(r.Params), on.Head())
	}
	var s scope
	for _, name := range r.Params {
		s = s.with(name, plain(number))
	}
	width := 0
	for _, rg := range on.Body.Ranges {
		width += len(rg.Names)
	}
	for _, side := range [][]string{r.From, r.To} {
		if len(side) != width {
			c.fail(d.Body.Place, "a vertex of %d coordinates, want %d as in %s", len(side), width, on.Head())
		}
		for _, name := range side {
			if s.find(name) != nil {
				c.fail(d.Body.Place, "variable %s twice, want it once", name)
			}
			s = s.with(name, plain(number))
		}
	}
	c.nexts(d.Body, s, coordinates(width))
}

// coordinates is the sort of a vertex of a network with numbers for coordinates.
func coordinates(width int) *Sort {
	if width == 1 {
		return plain(number)
	}
	t := plain(tuple)
	for range width {
		t.of = append(t.of, plain(number))
	}
	return t
}

// want wants an expression of a sort.
func (c *checker) want(n *language.Node, s scope, want *Sort) {
	if got := c.sort(n, s); c.err == nil && !unify(got, want) {
		c.fail(n.Place, "%s, want %s", got, want)
	}
}

// each wants expressions of a sort.
func (c *checker) each(list []*language.Node, s scope, want *Sort) {
	for _, n := range list {
		c.want(n, s, want)
	}
}

// sort returns the sort of an expression, of few enough parts.
func (c *checker) sort(n *language.Node, s scope) *Sort {
	if c.err != nil {
		return new(Sort)
	}
	sort := c.sortOf(n, s)
	c.small(sort, n.Place, "a value")
	return sort
}

func (c *checker) sortOf(n *language.Node, s scope) *Sort {
	switch n.Op {
	case language.Numeral:
		if strings.Contains(n.Text, ".") {
			c.fail(n.Place, "number %s, want a whole one", n.Text)
		}
		return plain(number)
	case language.Word:
		if at := s.find(n.Text); at == nil || at.found().kind != quoted {
			c.fail(n.Place, "word %q, want one that is a parameter", n.Text)
		}
		return plain(quoted)
	case language.Name:
		return c.name(n, s)
	case language.Call:
		return c.call(n, s)
	case language.Index:
		return c.index(n, s)
	case language.To:
		c.each(n.Args, s, plain(number))
		return setOf(plain(number))
	case language.Tuple:
		return c.tuple(n, s)
	case language.Graph, language.Digraph:
		return c.graph(n, s)
	case "!", "&&", "||":
		c.each(n.Args, s, plain(truth))
		return plain(truth)
	case "+", "-", "*", "/", "%":
		c.each(n.Args, s, plain(number))
		return plain(number)
	case "<", "<=", ">", ">=":
		c.each(n.Args, s, plain(number))
		return plain(truth)
	case "==", "!=":
		left := c.sort(n.Args[0], s)
		if c.err == nil && left.found().kind == network {
			return c.fail(n.Place, "networks are not compared, only facts about them; isomorphic(G, H) tells whether they are alike")
		}
		c.want(n.Args[1], s, left)
		return plain(truth)
	case "in":
		member := c.sort(n.Args[0], s)
		c.want(n.Args[1], s, setOf(member))
		return plain(truth)
	}
	return c.binder(n, s)
}

func (c *checker) name(n *language.Node, s scope) *Sort {
	switch found := s.find(n.Text); {
	case found != nil && found.found().kind == quoted:
		return c.fail(n.Place, "%s, want %q in quotes", n.Text, n.Text)
	case found != nil:
		return found
	case n.Text == "true" || n.Text == "false":
		return plain(truth)
	case n.Text == "infinite":
		return plain(number)
	}
	return c.applied(n, s)
}

func (c *checker) index(n *language.Node, s scope) *Sort {
	m, keys := c.sort(n.Args[0], s), n.Args[1:]
	key, value := new(Sort), new(Sort)
	if len(keys) > 1 {
		key = plain(tuple)
		for range keys {
			key.of = append(key.of, new(Sort))
		}
	}
	if c.err == nil && !unify(m, &Sort{kind: mapping, of: []*Sort{key, value}}) {
		return c.fail(n.Place, "%s before [ ], want a map", m)
	}
	if len(keys) == 1 {
		c.want(keys[0], s, key)
		return value
	}
	for i, a := range keys {
		if key.found().kind != tuple || len(key.found().of) != len(keys) {
			return c.fail(n.Place, "%d keys, want %s", len(keys), key)
		}
		c.want(a, s, key.found().of[i])
	}
	return value
}

// tuple is the sort of a tuple; one of ranges is the set of the tuples in them.
func (c *checker) tuple(n *language.Node, s scope) *Sort {
	t, members := plain(tuple), plain(tuple)
	for _, a := range n.Args {
		sort := c.sort(a, s)
		t.of = append(t.of, sort)
		if sort = sort.found(); sort.kind == set {
			members.of = append(members.of, sort.of[0])
		}
	}
	if len(members.of) == len(t.of) {
		return setOf(members)
	}
	return t
}

// ranges adds the variables of the ranges of a binder to a scope.
func (c *checker) ranges(of language.Op, list []language.Range, s scope) scope {
	for _, r := range list {
		over, members := c.sort(r.In, s), new(Sort)
		if c.err == nil && !unify(over, setOf(members)) {
			c.fail(r.In.Place, "%s after \"in\", want a range A..B or a set", over)
		}
		for _, name := range r.Names {
			switch {
			case len(s.names)+len(r.Names) > MaxVariables:
				c.fail(r.Place, "more than %d variables at one time, want fewer", MaxVariables)
			case s.find(name) != nil:
				c.fail(r.Place, "variable %s has a value already, want another name", name)
			case c.library.has(name):
				c.fail(r.Place, "variable %s, want a name that is not defined", name)
			}
		}
		members = members.found()
		ends := len(r.Names) == 2 && members.kind == part // of a link
		switch {
		case c.err != nil:
			return s
		case ends && (of == "count" || of == "sum"):
			c.fail(r.Place, "%s of the ends of links would count each link twice, want one variable for the link", of)
		case !ends && len(r.Names) > 1 && (members.kind != tuple || len(members.of) != len(r.Names)):
			c.fail(r.Place, "%d variables in %s, want one for each part of a member", len(r.Names), over)
		}
		for i, name := range r.Names {
			sort := members
			if !ends && len(r.Names) > 1 && c.err == nil {
				sort = members.of[i]
			}
			s = s.with(name, sort)
		}
		if r.If != nil {
			c.want(r.If, s, plain(truth))
		}
	}
	return s
}

func (c *checker) binder(n *language.Node, s scope) *Sort {
	first := n.Ranges[0]
	switch n.Op {
	case "count", "set", "least", "most":
		if len(n.Ranges) > 1 {
			return c.fail(n.Ranges[1].Place, "%s with %d ranges, want one", n.Op, len(n.Ranges))
		}
	}
	if (n.Op == "least" || n.Op == "most") && first.In.Op != language.To {
		return c.fail(first.In.Place, "the range of %s, want A..B", n.Op)
	}
	inner := c.ranges(n.Op, n.Ranges, s)
	value, body := plain(number), plain(truth)
	switch n.Op {
	case "sum", "min", "max":
		body = plain(number)
	case "all", "some":
		value = plain(truth)
	case "set":
		if len(first.Names) > 1 {
			c.fail(first.Place, "set with %d variables, want one", len(first.Names))
		}
		value = setOf(inner.find(first.Names[0]))
	}
	c.want(n.Args[0], inner, body)
	return value
}

// graph checks a network's text. Its vertices are numbers, or parts of other networks.
func (c *checker) graph(n *language.Node, s scope) *Sort {
	inner := c.ranges(n.Op, n.Ranges, s)
	coordinate, hint := plain(part), "; the name of a network of numbers has a capital initial"
	if c.numeric {
		coordinate, hint = plain(number), ""
	}
	vertex := plain(tuple)
	for _, r := range n.Ranges {
		for _, name := range r.Names {
			sort := inner.find(name)
			if c.err == nil && !unify(sort, coordinate) {
				c.fail(r.Place, "coordinate %s is %s, want %s%s", name, sort, coordinate, hint)
			}
			vertex.of = append(vertex.of, sort)
		}
	}
	if len(vertex.of) == 1 {
		vertex = vertex.of[0]
	}
	c.nexts(n, inner, vertex)
	return plain(network)
}

func (c *checker) nexts(n *language.Node, s scope, vertex *Sort) {
	for _, next := range n.Next {
		inner := c.ranges(n.Op, next.For, s)
		c.each(next.If, inner, plain(truth))
		c.want(next.To, inner, vertex)
		if next.On != nil {
			c.want(next.On, inner, plain(number))
		}
	}
}
