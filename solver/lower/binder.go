package lower

import "topocert/certificates/language"

// quantifiers are those of WordSays.v.
var quantifiers = map[string]string{
	"all": "All", "some": "Exists_", "count": "Count", "sum": "Sum_of", "min": "Minimum", "max": "Maximum", "set": "Those",
}

// inner returns the names within a range, which get values there.
func (w *worder) inner(s []string, r language.Range) []string {
	w.bound = append(w.bound, r.Names...)
	return append(s[:len(s):len(s)], r.Names...)
}

// only is the conjunction of conditions.
func (w *worder) only(s []string, conditions ...*language.Node) Term {
	return conjunction(conditions, "WordSays.And", App("Always", Bool(true)), func(n *language.Node) Term { return w.expr(s, n) })
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

// first returns "least", or "most".
func (w *worder) first(s []string, n *language.Node) Term {
	r := n.Ranges[0]
	ends := w.all(s, r.In.Args)
	inside := w.inner(s, r)
	return App("First", Bool(n.Op == "most"), ends[0], ends[1], w.only(inside, r.If), w.expr(inside, n.Args[0]))
}
