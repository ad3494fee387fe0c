package resolve

import (
	"fmt"
	"strconv"
	"strings"

	"topocert/certificates"
	"topocert/certificates/family"
	"topocert/certificates/language"
	"topocert/certificates/words"
	"topocert/routing"
	"topocert/topology"
)

// OwnWords is the name of the file, in a folder of certificates, that has users' own
// definitions of networks, routers and words, in the language of package language.
const OwnWords = "own" + words.Ending

// Define adds the definitions of a text of a user's, which may use those before them. It is
// called before anything else is made known. Errors are those of package language, with
// their places in the text.
func (n *Names) Define(text string) error {
	n.mu.Lock()
	defer n.mu.Unlock()
	library, err := n.library.Extend(text, taken(), topology.Known)
	if err == nil {
		library.Members = family.Class
		n.library, n.digest = library, library.Digest()
	}
	return err
}

// Apart returns names that know the same definitions, and nothing else.
func (n *Names) Apart() *Names {
	other := New()
	n.mu.Lock()
	defer n.mu.Unlock()
	other.library, other.digest = n.library, n.digest
	return other
}

// Words returns the definitions by which names are looked up.
func (n *Names) Words() *words.Library {
	n.mu.Lock()
	defer n.mu.Unlock()
	return n.library
}

// taken returns what says of a name what has it already that a user's definition cannot take; ""
// for one that is free. A word's name stands in statements, with - for _, in front of those of
// others.
func taken() func(name string) string {
	by := map[string]string{certificates.Shortest: "a router here", "automorphism": "what certificates state"}
	for _, f := range certificates.FactKinds() {
		by[f.Name], by[certificates.NameOf(f.Subject)] = "a fact", "a fact"
	}
	for _, name := range []string{"all", "some", "count", "set", "sum", "least", "most", "graph", "digraph", "for", "in", "if", "from", "to", "true", "false", "infinite"} {
		by[name] = "a part of the language"
	}
	return func(name string) string {
		switch {
		case language.Capital(name) && topology.Known(name):
			return "a network here"
		case !language.Capital(name) && routing.Known(name):
			return "a router here"
		}
		return by[name]
	}
}

// TextOf returns the definition of the network with a name, of those that have a text and
// no constructor in package topology; nil for other names.
func (n *Names) TextOf(name string) *words.Definition {
	head, _, _ := strings.Cut(name, "(")
	head = strings.TrimSpace(head)
	if head == "" || !language.Capital(head) || topology.Known(head) {
		return nil
	}
	return n.Words().Find(head)
}

// textual returns the definition of the network with a name and the values of its
// parameters; nil for a network that has no text. Whether there are these values is for
// package family to say.
func (n *Names) textual(name string) (d *words.Definition, params []int64, err error) {
	if d = n.TextOf(name); d == nil {
		return nil, nil, nil
	}
	_, list, hasList := strings.Cut(strings.TrimSpace(name), "(")
	list, closed := strings.CutSuffix(list, ")")
	ok := closed == hasList
	if hasList {
		for text := range strings.SplitSeq(list, ",") {
			text = strings.TrimSpace(text)
			x, err := strconv.ParseInt(text, 10, 64)
			ok = ok && err == nil && strings.Trim(text, "0123456789") == ""
			params = append(params, x)
		}
	}
	if !ok || len(params) != len(d.Params) {
		with := ""
		if len(d.Params) > 0 {
			with = " with whole numbers"
		}
		return d, nil, topology.Marked(topology.ErrName, "%.80q, want %s%s", name, d.Head(), with)
	}
	return d, params, nil
}

// Directed tells whether a canonical name is that of a directed graph. Few kinds of proof are
// about such graphs, which are no networks of package topology.
func (n *Names) Directed(name string) bool {
	d := n.TextOf(name)
	return d != nil && d.Body.Op == language.Digraph
}

// fromText makes the graph with a definition and the values of its parameters.
func (n *Names) fromText(d *words.Definition, params []int64) (Graph, error) {
	if d.Body.Op == language.Digraph {
		m, err := family.Build(d, params, n.cost.making())
		if err != nil {
			return nil, err
		}
		return m, n.cost.shape(int64(m.Order()), int64(m.Size()))
	}
	net, err := topology.FromText(d, params, n.cost.making())
	if err != nil {
		return nil, err
	}
	return net, n.cost.given(net)
}

// TextRouter tells whether a definition is a router of the given name.
func (n *Names) TextRouter(name string) bool {
	l := n.Words()
	return l.Has(name) && l.Find(name).Role == words.Router
}

// Reserved tells whether a name is, or looks like, that of a network here, or of one that
// the definitions have: nothing else can have it.
func (n *Names) Reserved(name string) bool {
	return Reserved(name) || n.Words().Stem(lettersOf(name)) != ""
}

// OwnIn returns the user's own definitions that a fact speaks of: of its word, its networks
// and its router.
func (n *Names) OwnIn(f certificates.Fact) []*words.Definition {
	var list []*words.Definition
	library := n.Words()
	own := func(name string) {
		if d := library.FindOwn(name); d != nil {
			list = append(list, d)
		}
	}
	own(certificates.NameOf(f.Subject))
	for _, name := range append([]string{f.Network}, f.Args...) {
		stem, _, _ := strings.Cut(routing.WithoutLanes(name), "(")
		own(stem)
	}
	return list
}

// Key names a fact so that two have one name only if they mean the same: where the fact
// speaks of a user's own definitions, the name has the digest of all of these.
func (n *Names) Key(f certificates.Fact) string {
	if len(n.OwnIn(f)) == 0 {
		return f.String()
	}
	n.mu.Lock()
	defer n.mu.Unlock()
	return f.String() + " by " + n.digest
}

// Relation returns a router of a text with several next hops on a network, of which no statement speaks.
func (n *Names) Relation(name string, net topology.Network) (*family.Relation, error) {
	d := n.Words().Find(name)
	m, err := memberFor(d, n.Words().Find(d.Body.Route.Network), net)
	if err != nil {
		return nil, err
	}
	return family.NewRelation(d, m)
}

// textRouter returns the router of a text on a network.
func textRouter(d *words.Definition, of *words.Definition, net topology.Network) (routing.Router, error) {
	m, err := memberFor(d, of, net)
	if err != nil {
		return nil, err
	}
	return family.NewRouter(d, m)
}

// memberFor returns the network as a member of the family that a router's text is for. That may be one of
// package topology's.
func memberFor(d *words.Definition, of *words.Definition, net topology.Network) (*family.Member, error) {
	text, has := net.(interface{ Member() *family.Member })
	if stem, _, _ := strings.Cut(net.Name(), "("); !has || stem != of.Name {
		return nil, fmt.Errorf("%w: %s on %s, want a network %s", routing.ErrRouter, d.Name, net.Name(), of.Head())
	}
	m := text.Member()
	if m == nil {
		return nil, fmt.Errorf("%w: %s on %s, whose text numbers the vertices in another way", routing.ErrRouter, d.Name, net.Name())
	}
	return m, nil
}
