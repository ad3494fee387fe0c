package lower

import (
	"cmp"
	"strings"

	"topocert/certificates/language"
	"topocert/certificates/words"
	"topocert/routing"
)

// naming returns what a network is called in a claim, and its parameters.
func (c *claimed) naming(n *language.Node) (called Term, params []Term) {
	params = ListOf(n.Args, c.expr).(list)
	key := n.Text
	if n.Op == language.Network {
		key = words.Title(n.Text, make([]int, len(n.Args)))
	}
	called, err := c.define("naming", key, func() (Term, error) { return c.namedBy(n) })
	c.fail(err)
	return called, params
}

// namedBy makes the term of a network's name: a standard one, one of the folder's definitions, or one of what the
// folder's file of names lists, or what is a graph's name anyway.
func (l *Lowering) namedBy(n *language.Node) (Term, error) {
	d := l.Names.Words().FindOwn(n.Text)
	switch list := l.listed(n); {
	case list != nil:
		networks := make([]Term, len(list))
		for i, o := range list {
			// Two names of one graph are told apart.
			network, err := l.define("network", "named "+o.name(), func() (Term, error) { return l.meant(o.canonical) })
			if err != nil {
				return nil, err
			}
			networks[i] = Tuple(Zs(o.params), network)
		}
		return App("ByList", Text(n.Text), List(networks...)), nil
	case n.Op != language.Network || d == nil:
		return App("ByStandard", Text(cmp.Or(words.Networks().Stem(n.Text), n.Text))), nil // in capitals of any kind
	}
	form, line, err := l.line(d)
	return App("By"+form, Text(n.Text), line), err
}

// owned is a network by a name that is not that of a text: a user's name, or a graph's.
type owned struct {
	head      string
	params    []int64
	canonical string
}

// ownedBy parts a network's name as a claim does that calls it: Wheel(3,4) has two parameters.
func ownedBy(name, canonical string) owned {
	if head, params, err := call(name); err == nil && strings.HasSuffix(name, ")") {
		return owned{head, params, canonical}
	}
	return owned{name, nil, canonical}
}

func (o owned) name() string { return words.Title(o.head, o.params) }

// listed returns the networks that a name stands for with any parameters, as many as it has here; nil where the name
// is a text's.
func (l *Lowering) listed(n *language.Node) (list []owned) {
	if n.Op == language.Word {
		canonical, err := l.Names.Canonical(n.Text)
		if err != nil {
			return nil
		}
		return []owned{{n.Text, nil, canonical}}
	}
	for _, e := range l.Names.Own() {
		o := ownedBy(e.Own, e.Canonical)
		if e.Kind == "graph" && o.head == n.Text && len(o.params) == len(n.Args) {
			list = append(list, o)
		}
	}
	return list
}

// calledRouter returns what a router is called in a claim: one for all networks; or one for each of those for which the
// folder's file of names has one.
func (c *claimed) calledRouter(name string) Term {
	router, err := c.define("called_router", name, func() (Term, error) { return c.calledBy(name) })
	c.fail(err)
	return router
}

func (l *Lowering) calledBy(name string) (Term, error) {
	inner := routing.WithoutLanes(name)
	if routing.Known(inner) || l.Names.TextRouter(inner) {
		r, err := l.routing(name)
		return App("TheRouter", r), err
	}
	var list []Term
	for _, e := range l.Names.Own() {
		if e.Kind != "router" || e.Router != inner {
			continue
		}
		network, err := l.Names.Canonical(e.Own)
		if err != nil {
			return nil, err
		}
		r, err := l.routing(strings.TrimSuffix(name, inner) + e.Canonical)
		if err != nil {
			return nil, err
		}
		o := ownedBy(e.Own, network)
		list = append(list, Tuple(Text(o.head), Zs(o.params), r))
	}
	if list == nil {
		return nil, noForm("the router %s", name)
	}
	return App("ListedRouter", Text(name), List(list...)), nil
}
