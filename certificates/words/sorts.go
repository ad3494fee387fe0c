package words

import (
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
	for _, of := range s.found().of {
		if !of.small(left) {
			return false
		}
	}
	return true
}

// close makes what is still open within a small sort a part of a network.
func (s *Sort) close() {
	if s = s.found(); s.kind == open {
		s.kind = part
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
		return "a set of " + strings.TrimPrefix(strings.TrimPrefix(s.of[0].String(), "a "), "true or ") + "s"
	case tuple:
		var parts []string
		for _, p := range s.of {
			parts = append(parts, p.String())
		}
		return "(" + strings.Join(parts, ", ") + ")"
	}
	return [...]string{"anything", "a number", "true or false", "a vertex or link", "a word in quotes", "a network", "", "a map", ""}[s.kind]
}

// What a value may be.
func (s Sort) IsNumber() bool  { return s.found().kind == number }
func (s Sort) IsTruth() bool   { return s.found().kind == truth }
func (s Sort) IsVertex() bool  { return s.found().kind == part }
func (s Sort) IsNetwork() bool { return s.found().kind == network }
func (s Sort) IsWord() bool    { return s.found().kind == quoted }

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
		for _, s := range a.of {
			if !s.unify(plain(part), left) {
				return false
			}
		}
		return true
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

// checker finds the sorts of the parts of a definition.
type checker struct {
	library *Library
	known   func(network string) bool
	// numeric says that vertices are numbers or tuples of them: in the text of a network or
	// router.
	numeric bool
}

func (c *checker) word(d *Definition) error {
	var s scope
	for _, p := range d.Definition.Params {
		sort := &Sort{}
		if p.Word {
			sort = plain(quoted)
		}
		s = s.with(p.Name, sort)
	}
	value, err := c.sort(d.Body, s)
	if err != nil {
		return err
	}
	for i, p := range s.sorts { // of one that nothing else is known of, the initial tells
		if p.found().kind == open && language.Capital(s.names[i]) {
			unify(p, plain(network))
		}
		unify(p, plain(number))
		if left := maxSort; !p.small(&left) {
			return d.Place.Wrong("parameter %s of more than %d parts, want fewer", s.names[i], maxSort)
		}
		p.close()
		d.Params = append(d.Params, *p.found())
	}
	if left := maxSort; !value.small(&left) {
		return d.Place.Wrong("a value of more than %d parts, want fewer", maxSort)
	}
	value.close()
	d.Sort = *value.found()
	return nil
}

// network checks the text of a network whose vertices are numbers or tuples of them.
func (c *checker) network(d *Definition) error {
	c.numeric = true
	s, err := c.numbers(d)
	if err != nil {
		return err
	}
	d.Sort = *plain(network)
	if d.Body.Op != language.Graph && d.Body.Op != language.Digraph {
		return d.Body.Place.Wrong("%s is a network's name, want %s = graph …", d.Name, d.Head())
	}
	_, err = c.sort(d.Body, s)
	return err
}

// numbers is the scope of the parameters of a network.
func (c *checker) numbers(d *Definition) (scope, error) {
	var s scope
	for _, p := range d.Definition.Params {
		if p.Word || language.Capital(p.Name) {
			return s, p.Place.Wrong("parameter %s of %s, want a variable with a small initial: a number", p.Name, d.Name)
		}
		s = s.with(p.Name, plain(number))
		d.Params = append(d.Params, *plain(number))
	}
	return s, nil
}

// router checks the text of a router on the members of a family.
func (c *checker) router(d *Definition) error {
	c.numeric = true
	r := d.Body.Route
	on := c.library.Find(r.Network)
	switch {
	case language.Capital(d.Name) || len(d.Definition.Params) > 0:
		return d.Place.Wrong("a router %s, want a name with a small initial and without parameters", d.Head())
	case on == nil || on.Role != Network:
		return d.Body.Place.Wrong("a router on %s, want a network with a text before it", r.Network)
	case len(r.Params) != len(on.Definition.Params):
		return d.Body.Place.Wrong("%s with %d parameters, want %s", r.Network, len(r.Params), on.Head())
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
			return d.Body.Place.Wrong("a vertex of %d coordinates, want %d as in %s", len(side), width, on.Head())
		}
		for _, name := range side {
			if s.find(name) != nil {
				return d.Body.Place.Wrong("variable %s twice, want it once", name)
			}
			s = s.with(name, plain(number))
		}
	}
	return c.nexts(d.Body, s, coordinates(width))
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
func (c *checker) want(n *language.Node, s scope, want *Sort) error {
	got, err := c.sort(n, s)
	if err == nil && !unify(got, want) {
		return n.Place.Wrong("%s, want %s", got, want)
	}
	return err
}

// sort returns the sort of an expression, of few enough parts.
func (c *checker) sort(n *language.Node, s scope) (*Sort, error) {
	sort, err := c.sortOf(n, s)
	if err == nil {
		if left := maxSort; !sort.small(&left) {
			return nil, n.Place.Wrong("a value of more than %d parts, want fewer", maxSort)
		}
	}
	return sort, err
}

func (c *checker) sortOf(n *language.Node, s scope) (*Sort, error) {
	switch n.Op {
	case language.Numeral:
		if strings.Contains(n.Text, ".") {
			return nil, n.Place.Wrong("number %s, want a whole one", n.Text)
		}
		return plain(number), nil
	case language.Word:
		if at := s.find(n.Text); at == nil || at.found().kind != quoted {
			return nil, n.Place.Wrong("word %q, want one that is a parameter", n.Text)
		}
		return plain(quoted), nil
	case language.Name:
		return c.name(n, s)
	case language.Call:
		return c.call(n, s)
	case language.Index:
		return c.index(n, s)
	case language.To:
		for _, a := range n.Args {
			if err := c.want(a, s, plain(number)); err != nil {
				return nil, err
			}
		}
		return setOf(plain(number)), nil
	case language.Tuple:
		return c.tuple(n, s)
	case language.Graph, language.Digraph:
		return c.graph(n, s)
	case "!", "&&", "||":
		return plain(truth), c.each(n.Args, s, plain(truth))
	case "+", "-", "*", "/", "%", "<", "<=", ">", ">=":
		sort := plain(number)
		if strings.ContainsAny(n.Op, "<>") {
			sort = plain(truth)
		}
		return sort, c.each(n.Args, s, plain(number))
	case "==", "!=":
		left, err := c.sort(n.Args[0], s)
		if err == nil && left.found().kind == network {
			return nil, n.Place.Wrong("networks are not compared, only facts about them; isomorphic(G, H) tells whether they are alike")
		}
		if err == nil {
			err = c.want(n.Args[1], s, left)
		}
		return plain(truth), err
	case "in":
		member, err := c.sort(n.Args[0], s)
		if err == nil {
			err = c.want(n.Args[1], s, setOf(member))
		}
		return plain(truth), err
	}
	return c.binder(n, s)
}

func (c *checker) each(list []*language.Node, s scope, want *Sort) error {
	for _, n := range list {
		if err := c.want(n, s, want); err != nil {
			return err
		}
	}
	return nil
}

func (c *checker) name(n *language.Node, s scope) (*Sort, error) {
	switch found := s.find(n.Text); {
	case found != nil && found.found().kind == quoted:
		return nil, n.Place.Wrong("%s, want %q in quotes", n.Text, n.Text)
	case found != nil:
		return found, nil
	case n.Text == "true" || n.Text == "false":
		return plain(truth), nil
	case n.Text == "infinite":
		return plain(number), nil
	}
	return c.applied(n, s)
}

func (c *checker) index(n *language.Node, s scope) (*Sort, error) {
	m, err := c.sort(n.Args[0], s)
	if err != nil {
		return nil, err
	}
	key := new(Sort)
	if len(n.Args) > 2 {
		key = plain(tuple)
		for range n.Args[1:] {
			key.of = append(key.of, new(Sort))
		}
	}
	value := new(Sort)
	if !unify(m, &Sort{kind: mapping, of: []*Sort{key, value}}) {
		return nil, n.Place.Wrong("%s before [ ], want a map", m)
	}
	if len(n.Args) == 2 {
		return value, c.want(n.Args[1], s, key)
	}
	for i, a := range n.Args[1:] {
		if key.found().kind != tuple || len(key.found().of) != len(n.Args)-1 {
			return nil, n.Place.Wrong("%d keys, want %s", len(n.Args)-1, key)
		}
		if err := c.want(a, s, key.found().of[i]); err != nil {
			return nil, err
		}
	}
	return value, nil
}

// tuple is the sort of a tuple; one of ranges is the set of the tuples in them.
func (c *checker) tuple(n *language.Node, s scope) (*Sort, error) {
	t, members := plain(tuple), plain(tuple)
	for _, a := range n.Args {
		sort, err := c.sort(a, s)
		if err != nil {
			return nil, err
		}
		t.of = append(t.of, sort)
		if sort = sort.found(); sort.kind == set {
			members.of = append(members.of, sort.of[0])
		}
	}
	if len(members.of) == len(t.of) {
		return setOf(members), nil
	}
	return t, nil
}

// ranges adds the variables of the ranges of a binder to a scope.
func (c *checker) ranges(of language.Op, list []language.Range, s scope) (scope, error) {
	for _, r := range list {
		over, err := c.sort(r.In, s)
		if err != nil {
			return s, err
		}
		members := new(Sort)
		if !unify(over, setOf(members)) {
			return s, r.In.Place.Wrong("%s after \"in\", want a range A..B or a set", over)
		}
		for _, name := range r.Names {
			switch {
			case len(s.names)+len(r.Names) > MaxVariables:
				return s, r.Place.Wrong("more than %d variables at one time, want fewer", MaxVariables)
			case s.find(name) != nil:
				return s, r.Place.Wrong("variable %s has a value already, want another name", name)
			case c.library.has(name):
				return s, r.Place.Wrong("variable %s, want a name that is not defined", name)
			}
		}
		members = members.found()
		switch {
		case len(r.Names) == 1:
			s = s.with(r.Names[0], members)
		case len(r.Names) == 2 && members.kind == part && (of == "count" || of == "sum"):
			return s, r.Place.Wrong("%s of the ends of links would count each link twice, want one variable for the link", of)
		case len(r.Names) == 2 && members.kind == part: // a link's ends
			s = s.with(r.Names[0], members).with(r.Names[1], members)
		case members.kind == tuple && len(members.of) == len(r.Names):
			for i, name := range r.Names {
				s = s.with(name, members.of[i])
			}
		default:
			return s, r.Place.Wrong("%d variables in %s, want one for each part of a member", len(r.Names), over)
		}
		if r.If != nil {
			if err := c.want(r.If, s, plain(truth)); err != nil {
				return s, err
			}
		}
	}
	return s, nil
}

func (c *checker) binder(n *language.Node, s scope) (*Sort, error) {
	if len(n.Ranges) > 1 && (n.Op == "count" || n.Op == "set" || n.Op == "least" || n.Op == "most") {
		return nil, n.Ranges[1].Place.Wrong("%s with %d ranges, want one", n.Op, len(n.Ranges))
	}
	first := n.Ranges[0]
	if (n.Op == "least" || n.Op == "most") && first.In.Op != language.To {
		return nil, first.In.Place.Wrong("the range of %s, want A..B", n.Op)
	}
	inner, err := c.ranges(n.Op, n.Ranges, s)
	if err != nil {
		return nil, err
	}
	switch n.Op {
	case "sum", "min", "max":
		return plain(number), c.want(n.Args[0], inner, plain(number))
	case "all", "some":
		return plain(truth), c.want(n.Args[0], inner, plain(truth))
	case "set":
		if len(first.Names) > 1 {
			return nil, first.Place.Wrong("set with %d variables, want one", len(first.Names))
		}
		return setOf(inner.find(first.Names[0])), c.want(n.Args[0], inner, plain(truth))
	}
	return plain(number), c.want(n.Args[0], inner, plain(truth))
}

// graph checks a network's text. Its vertices are numbers, or parts of other networks.
func (c *checker) graph(n *language.Node, s scope) (*Sort, error) {
	inner, err := c.ranges(n.Op, n.Ranges, s)
	if err != nil {
		return nil, err
	}
	vertex, width := plain(tuple), 0
	for _, r := range n.Ranges {
		for _, name := range r.Names {
			width++
			sort := inner.find(name)
			want := plain(part)
			if c.numeric {
				want = plain(number)
			}
			if !unify(sort, want) {
				return nil, r.Place.Wrong("coordinate %s is %s, want %s", name, sort, want)
			}
			vertex.of = append(vertex.of, sort)
		}
	}
	if width == 1 {
		vertex = vertex.of[0]
	}
	return plain(network), c.nexts(n, inner, vertex)
}

func (c *checker) nexts(n *language.Node, s scope, vertex *Sort) error {
	for _, next := range n.Next {
		inner, err := c.ranges(n.Op, next.For, s)
		if err == nil {
			err = c.each(next.If, inner, plain(truth))
		}
		if err == nil {
			err = c.want(next.To, inner, vertex)
		}
		if err != nil {
			return err
		}
	}
	return nil
}
