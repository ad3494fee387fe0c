package lower

import (
	"math/big"
	"slices"

	"topocert/certificates/language"
	"topocert/certificates/words"
)

// expression returns the text of a word, or of a network, as certificates/coq/proved/WordSays.v has it.
func (l *Lowering) expression(d *words.Definition) (Term, error) {
	return l.define("expression", d.Head(), func() (Term, error) {
		w := &worder{Lowering: l}
		if d.Role == words.Network && l.plain(d) { // as topocheck-proved prints it: its words, which bind nothing, are written out
			d, _ = d.Written()
		}
		return w.expr(d.Names(), d.Body), w.err
	})
}

// route returns the text of a router, as certificates/coq/proved/HopsSays.v has it.
func (l *Lowering) route(d *words.Definition) (Term, error) {
	return l.define("route", d.Name, func() (Term, error) {
		w := &worder{Lowering: l}
		return routed(d, w.nexts(bindings(d), d.Body.Next)), w.err
	})
}

// routed is a route with such hops.
func routed(d *words.Definition, hops Term) Term {
	r := d.Body.Route
	return App("HopsSays.Route", Text(r.Network), Nat(len(r.Params)), Nat(len(r.From)), hops)
}

// bindings are the names that have values before the text of a router begins: those of the parameters, of the coordinates of where
// a message is, and of where it goes.
func bindings(d *words.Definition) []string {
	r := d.Body.Route
	return slices.Concat(r.Params, r.From, r.To)
}

// worder makes the expressions of WordSays.v, where a variable is the number of those inside of it. The names that have values
// are given with the innermost last.
type worder struct {
	*Lowering
	bound []string // the names that were given a value, in the order in which the term has them
	failing
}

// forms are the constructors, each with its first part where that is none of the operands.
var forms = map[string][2]string{
	"!": {"WordSays.Not"}, "&&": {"WordSays.And"}, "||": {"WordSays.Or"}, "==": {"WordSays.Equal"}, "<": {"WordSays.Less"},
	"in": {"In_"}, "..": {"To_"}, "cond": {"WordSays.Cond"}, "len": {"Len"}, "link": {"LinkOf"},
	"+": {"Calculate", "Plus_"}, "-": {"Calculate", "Minus_"}, "*": {"Calculate", "Times_"}, "/": {"Calculate", "Over_"},
	"%": {"Calculate", "Modulo_"}, "pow": {"Calculate", "Power_"}, "xor": {"Calculate", "Xor__"}, "bit": {"Calculate", "Bit__"},
	"log": {"Calculate", "Log__"}, "root": {"Calculate", "Root__"},
	"floor": {"Function", "Floor__"}, "ceil": {"Function", "Ceil__"}, "abs": {"Function", "Abs__"}, "factorial": {"Function", "Factorial__"},
	"order": {"Of", "Order_"}, "size": {"Of", "Size_"}, "vertices": {"Of", "Vertices_"}, "links": {"Of", "Links_"},
	"elements": {"Of", "Elements_"}, "pairs": {"Of", "Pairs_"}, "connected": {"Of", "Connected_"},
	"neighbors": {"OfVertex", "Neighbours_"}, "incident": {"OfVertex", "Incident_"}, "degree": {"OfVertex", "Degree_"},
	"component": {"OfVertex", "Component_"}, "adjacent": {"OfTwo", "Adjacent_"}, "distance": {"OfTwo", "Distance_"},
	"route": {"Route"},
}

func formed(name string, operands ...Term) Term {
	f := forms[name]
	if f[1] != "" {
		operands = append([]Term{App(f[1])}, operands...)
	}
	return App(f[0], operands...)
}

// expr returns an expression.
func (w *worder) expr(s []string, n *language.Node) Term {
	switch n.Op {
	case language.Numeral:
		z, whole := new(big.Int).SetString(n.Text, 10)
		if !whole {
			return w.noneAt(n, "want a whole number")
		}
		return App("Whole", BigZ(z))
	case language.Name, language.Call, language.Word:
		return w.named(s, n)
	case language.Index:
		return App("At_", w.expr(s, n.Args[0]), w.key(s, n.Args[1:]))
	case language.Tuple:
		return w.tuple(s, n.Args)
	case language.Graph, language.Digraph:
		coordinates, inside := w.ranges(s, n.Ranges)
		return App("Graph_", Bool(n.Op == language.Digraph), coordinates, w.nexts(inside, n.Next))
	case "least", "most":
		return w.first(s, n)
	case "!=", ">=", "<=":
		contrary := map[string]string{"!=": "==", ">=": "<", "<=": ">"}[n.Op]
		return formed("!", w.expr(s, &language.Node{Op: contrary, Args: n.Args, Place: n.Place}))
	case ">":
		return formed("<", w.all(s, []*language.Node{n.Args[1], n.Args[0]})...)
	case "-":
		if len(n.Args) == 1 {
			return formed("-", App("Whole", Z(0)), w.expr(s, n.Args[0]))
		}
	}
	if quantifiers[n.Op] != "" && n.Ranges != nil {
		return w.quantified(s, n, n.Ranges)
	}
	if forms[n.Op][0] == "" {
		return w.noneAt(n, "want what WordSays.v has a form for")
	}
	return formed(n.Op, w.all(s, n.Args)...)
}

func (w *worder) all(s []string, list []*language.Node) (terms []Term) {
	for _, n := range list {
		terms = append(terms, w.expr(s, n))
	}
	return terms
}

// named returns a variable, a part of the language, or a word with its arguments.
func (w *worder) named(s []string, n *language.Node) Term {
	if i := slices.Index(s, n.Text); i >= 0 {
		return App("Local", Nat(len(s)-1-i))
	}
	args := w.all(s, n.Args)
	switch {
	case weighs(n.Text):
		return w.noneAt(n, n.Text+", of weights")
	case n.Text == "infinite":
		return App("Infinite_")
	case n.Text == "true" || n.Text == "false":
		return App("Always", App(n.Text))
	case n.Text == "min" || n.Text == "max":
		return folded(args, "Extreme", Bool(n.Text == "max"))
	case forms[n.Text][0] != "":
		return formed(n.Text, args...)
	}
	d := w.called(n)
	if d == nil {
		return w.noneAt(n, n.Text+", want a word")
	}
	body, err := w.expression(d)
	w.fail(err)
	return App("Call", chain("Arg", "NoArg", args), body)
}

// weighs tells whether a part of the language is about weights of links, for which WordSays.v has no form.
func weighs(name string) bool { return name == "weight" || name == "weighted_distance" }

// called is the definition of a word, or of a network, nil if there is none.
func (l *Lowering) called(n *language.Node) *words.Definition {
	library := l.Names.Words()
	if d := library.Find(n.Text); d != nil && d.Role == words.Word {
		return d
	}
	d := library.Network(n.Text, len(n.Args))
	if d != nil && d.Name == "Gamma" && !d.Own {
		return byNumber()
	}
	return d
}

// byNumber is the text of Gamma by which its vertices have their numbers: (x, z*c*l + y) is (x, y, z). NetworkName.v has it too.
func byNumber() *words.Definition {
	list, err := language.ParseText("Gamma(c, k, l) = graph x in 0..c*k-1 if c >= 2 && (k >= 1 && l >= 1), j in 0..c*c*l-1: " +
		"(x, (j+1)%(c*c*l)); ((x+1)%(c*k), (j + c*l*(j%c))%(c*c*l))")
	if err != nil {
		panic(err) // it is a constant
	}
	return &words.Definition{Definition: list[0], Role: words.Network}
}

// plain tells whether the text of a network is one of whole numbers.
func (l *Lowering) plain(d *words.Definition) bool {
	_, err := lined(d)
	return err == nil
}

// chain makes a list of terms by two constructors: for one before others, and for the end.
func chain(before, end string, terms []Term) Term {
	l := App(end)
	for _, t := range slices.Backward(terms) {
		l = App(before, t, l)
	}
	return l
}

func (w *worder) tuple(s []string, list []*language.Node) Term {
	return chain("Tuple", "Nil", w.all(s, list))
}

// key is what a map has a value for.
func (w *worder) key(s []string, list []*language.Node) Term {
	if len(list) == 1 {
		return w.expr(s, list[0])
	}
	return w.tuple(s, list)
}
