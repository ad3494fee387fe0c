package lower

import (
	"math/big"
	"slices"

	"topocert/certificates/language"
	"topocert/certificates/words"
)

// expression returns the text of a word, or of a network, as certificates/coq/proved/WordSays.v has it.
func (l *Lowering) expression(d *words.Definition) (Term, error) {
	return l.define("expression", d.Name, func() (Term, error) {
		w := &worder{Lowering: l}
		for _, p := range d.Definition.Params {
			if p.Word {
				w.none(d.Body, d.Name+" of a router")
			}
		}
		return w.expr(d.Names(), d.Body), w.err
	})
}

// worder makes the expressions of WordSays.v, where a variable is the number of those inside of it. The names that have values
// are given with the innermost last.
type worder struct {
	*Lowering
	bound []string // the names that were given a value, in the order in which the term has them
	err   error
}

func (w *worder) none(n *language.Node, want string) Term {
	if w.err == nil {
		w.err = noForm("line %d, column %d: %s", n.Place.Line, n.Place.Column, want)
	}
	return None()
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
}

func formed(name string, operands ...Term) Term {
	f := forms[name]
	if f[1] != "" {
		operands = append([]Term{App(f[1])}, operands...)
	}
	return App(f[0], operands...)
}

// quantifiers are those of WordSays.v.
var quantifiers = map[string]string{
	"all": "All", "some": "Exists_", "count": "Count", "sum": "Sum_of", "min": "Minimum", "max": "Maximum", "set": "Those",
}

// expr returns an expression.
func (w *worder) expr(s []string, n *language.Node) Term {
	switch n.Op {
	case language.Numeral:
		z, whole := new(big.Int).SetString(n.Text, 10)
		if !whole {
			return w.none(n, "want a whole number")
		}
		return App("Whole", BigZ(z))
	case language.Name, language.Call:
		return w.named(s, n)
	case language.Index:
		return App("At_", w.expr(s, n.Args[0]), w.key(s, n.Args[1:]))
	case language.Tuple:
		return w.tuple(s, n.Args)
	case language.Graph:
		coordinates, inside := w.ranges(s, n.Ranges)
		return App("Graph_", coordinates, w.nexts(inside, n.Next))
	case "least", "most":
		r := n.Ranges[0]
		ends := w.all(s, r.In.Args)
		inside := w.inner(s, r)
		return App("First", Bool(n.Op == "most"), ends[0], ends[1], w.only(inside, r.If), w.expr(inside, n.Args[0]))
	case "!=":
		return formed("!", formed("==", w.all(s, n.Args)...))
	case ">=":
		return formed("!", formed("<", w.all(s, n.Args)...))
	case ">":
		return formed("<", w.turned(s, n.Args)...)
	case "<=":
		return formed("!", formed("<", w.turned(s, n.Args)...))
	case "-":
		if len(n.Args) == 1 {
			return formed("-", App("Whole", Z(0)), w.expr(s, n.Args[0]))
		}
	}
	if quantifiers[n.Op] != "" && n.Ranges != nil {
		return w.quantified(s, n, n.Ranges)
	}
	if forms[n.Op][0] == "" {
		return w.none(n, "want what WordSays.v has a form for")
	}
	return formed(n.Op, w.all(s, n.Args)...)
}

func (w *worder) all(s []string, list []*language.Node) (terms []Term) {
	for _, n := range list {
		terms = append(terms, w.expr(s, n))
	}
	return terms
}

// turned returns two operands, the second first.
func (w *worder) turned(s []string, list []*language.Node) []Term {
	return w.all(s, []*language.Node{list[1], list[0]})
}

// named returns a variable, a part of the language, or a word with its arguments.
func (w *worder) named(s []string, n *language.Node) Term {
	if i := slices.Index(s, n.Text); i >= 0 {
		return App("Local", Nat(len(s)-1-i))
	}
	args := w.all(s, n.Args)
	switch {
	case n.Text == "infinite":
		return App("Infinite_")
	case n.Text == "true" || n.Text == "false":
		return App("Always", App(n.Text))
	case n.Text == "min" || n.Text == "max":
		x := args[0]
		for _, y := range args[1:] {
			x = App("Extreme", Bool(n.Text == "max"), x, y)
		}
		return x
	case forms[n.Text][0] != "":
		return formed(n.Text, args...)
	}
	d := w.Names.Words().Find(n.Text)
	if d == nil || d.Role != words.Word {
		return w.none(n, n.Text+", want a word")
	}
	body, err := w.expression(d)
	if err != nil && w.err == nil {
		w.err = err
	}
	return App("Call", chain("Arg", "NoArg", args), body)
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

// inner returns the names within a range, which get values there.
func (w *worder) inner(s []string, r language.Range) []string {
	w.bound = append(w.bound, r.Names...)
	return append(s[:len(s):len(s)], r.Names...)
}

// only is the conjunction of conditions that need not be there.
func (w *worder) only(s []string, list ...*language.Node) Term {
	var all Term
	for _, n := range list {
		switch {
		case n == nil:
		case all == nil:
			all = w.expr(s, n)
		default:
			all = formed("&&", all, w.expr(s, n))
		}
	}
	if all == nil {
		return App("Always", Bool(true))
	}
	return all
}

// quantified returns a quantifier over some ranges: one within the other.
func (w *worder) quantified(s []string, n *language.Node, list []language.Range) Term {
	if len(list) == 0 {
		return w.expr(s, n.Args[0])
	}
	r := list[0]
	over := w.over(s, r.In)
	inside := w.inner(s, r)
	return App("Quantify_", App(quantifiers[n.Op]), Nat(len(r.Names)), over, w.only(inside, r.If), w.quantified(inside, n, list[1:]))
}

// over is what a variable goes through: sets, maps, or the members of a set.
func (w *worder) over(s []string, n *language.Node) Term {
	if n.Op != language.Call || n.Text != "sets" && n.Text != "maps" {
		return App("WordSays.Over", w.expr(s, n))
	}
	args := w.all(s, n.Args)
	switch {
	case n.Text == "maps":
		return App("Maps_", args...)
	case len(args) == 1:
		return App("Sets", args[0], App("Any"))
	}
	return App("Sets", args[0], App("WordSays.UpTo", args[1]))
}

// ranges returns those of a network, and the names within.
func (w *worder) ranges(s []string, list []language.Range) (Term, []string) {
	if len(list) == 0 {
		return App("NoRange"), s
	}
	r := list[0]
	over := w.over(s, r.In)
	inside := w.inner(s, r)
	only := w.only(inside, r.If)
	more, last := w.ranges(inside, list[1:])
	return App("Range_", Nat(len(r.Names)), over, only, more), last
}

// nexts returns neighbours.
func (w *worder) nexts(s []string, list []language.Next) Term {
	if len(list) == 0 {
		return App("NoNext")
	}
	over, inside := w.ranges(s, list[0].For)
	return App("Next_", over, w.only(inside, list[0].If...), w.expr(inside, list[0].To), w.nexts(s, list[1:]))
}
