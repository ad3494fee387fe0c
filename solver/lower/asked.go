package lower

import (
	"strings"

	"topocert/certificates"
	"topocert/certificates/formula"
	"topocert/certificates/language"
)

// called returns what a claim asks a network for: the fact, the network with its parameters, and the fact's other
// arguments. A word that is meant has its text beside it.
func (c *claimed) called(n *language.Node, meant bool) []Term {
	kind := formula.Asked(n)
	if weighs(kind.Name) {
		return []Term{c.none("%s, of weights", kind.Name)}
	}
	fact := &asked{claimed: c, word: kind.Word != nil, lanes: kind.Name == "lanes"}
	for i, p := range kind.Params() {
		fact.take(p, n.Args[i])
	}
	of := App("F_"+kind.Name, fact.beside...)
	switch {
	case fact.word:
		of = App("F_word", c.askedWord(kind, meant), List(fact.places...))
	case fact.all:
		of = App("F_"+kind.Name+"_all", fact.beside...)
	case fact.other != nil:
		of = App("F_"+kind.Name, fact.other)
	}
	if fact.about == nil { // of a word of numbers, whose text alone has a meaning
		fact.about = App("ByStandard", Text(""))
	}
	return []Term{of, fact.about, List(fact.params...), List(fact.args...)}
}

// asked is a fact that a claim asks for, as its arguments are met in turn.
type asked struct {
	*claimed
	word   bool           // it is a word's value
	lanes  bool           // it is a number of lanes, of a router or of any
	first  *language.Node // the network
	about  Term           // its name
	params []Term         // and its parameters
	other  Term           // another network's name; its parameters are among args
	all    bool           // of a broadcast: from all vertices
	beside []Term         // a model or a router
	places []Term         // of a word
	args   []Term
}

// take takes in an argument, for a parameter.
func (a *asked) take(p certificates.Param, n *language.Node) {
	switch {
	case p == certificates.NetworkParam:
		d := a.Names.Words().FindOwn(n.Text)
		a.word = a.word || d != nil && d.Body.Op == language.Digraph
		if a.about == nil {
			a.first = n
			a.about, a.params = a.naming(n)
			a.places = append(a.places, App("ItselfHere"))
			return
		}
		other, params := a.naming(n)
		a.other, a.args = other, append(a.args, params...)
		a.places = append(a.places, App("NetworkHere", other, Nat(len(params))))
	case p == certificates.ModelParam:
		a.beside = append(a.beside, model(n.Text))
	case p == certificates.RouterParam && a.word:
		a.places = append(a.places, App("RouterHere", a.calledRouter(n.Text)))
	case p == certificates.RouterParam && !a.lanes:
		a.beside = append(a.beside, a.calledRouter(n.Text))
	case p == certificates.RouterParam && n.Text == certificates.Shortest:
		a.beside = append(a.beside, None())
	case p == certificates.RouterParam:
		a.beside = append(a.beside, Some(a.calledRouter(n.Text)))
	case p == certificates.NumbersParam:
		a.places = append(a.places, App("NumbersHere"))
	case p == certificates.NumberParam || p == certificates.IntegerParam:
		a.args = append(a.args, a.expr(n))
		a.places = append(a.places, App("NumberHere"))
	case n.Op == language.Word && n.Text == "all" && !a.word:
		a.all = true
	default:
		a.args = append(a.args, a.vertex(n))
		a.places = append(a.places, App("VertexHere"))
	}
}

// vertex is a number, or a label of the network.
func (a *asked) vertex(n *language.Node) Term {
	if n.Op != language.Word {
		return a.expr(n)
	}
	if a.first == nil {
		return a.none("a label before its network")
	}
	own := a.listed(a.first)
	coordinates := coordinates(n.Text)
	var marked []Term
	plain := coordinates != nil
	for _, o := range own {
		v, err := a.Names.Vertex(o.name(), n.Text)
		if err != nil {
			continue
		}
		marked = append(marked, Tuple(Text(o.head), Zs(o.params), Z(int64(v))))
		plain = plain && len(coordinates) == 1 && coordinates[0] == int64(v)
	}
	switch {
	case plain:
		return App("Label", App("Coordinates", Zs(coordinates)))
	case own == nil:
		return a.none("the label %q", n.Text)
	}
	return App("Label", App("Marked", Text(n.Text), List(marked...)))
}

// coordinates reads a label of whole numbers: 3 or (3,1,4).
func coordinates(label string) (list []int64) {
	inner, open := strings.CutPrefix(label, "(")
	inner, closed := strings.CutSuffix(inner, ")")
	if open != closed {
		return nil
	}
	for number := range strings.SplitSeq(inner, ",") {
		x, ok := certificates.Decimal(strings.TrimSpace(number))
		if !ok {
			return nil
		}
		list = append(list, int64(x))
	}
	return list
}

// askedWord is the kernel's name of a word. Where its text is a part of the claim it needs no other.
func (c *claimed) askedWord(kind *certificates.FactKind, meant bool) Term {
	if meant || kind.Word == nil {
		return App("Standard_word", Text(kind.Name))
	}
	name, err := c.wordName(kind.Word)
	c.fail(err)
	return name
}
